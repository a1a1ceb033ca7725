"""A table under control: positions laid out by hand, and play that says what is rolled and dealt.

The seats bear the names of the rulebook's examples. A move is written in the notation, with the name of
whoever is expected to make it where that matters: ``play(s, "Stefan bid:silver", "Giorgio pass")``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from tabularium.core.agenda import Chance, Decision, Refusal, Step, pending, take, weigh
from tabularium.core.story import Heard, heard
from tabularium.games.aquileia.actions import ACTIONS
from tabularium.games.aquileia.components import (
    CARD,
    CARDS,
    EQUI_ET_ARMA,
    LOT,
    LOTS,
    QUAYS,
    SERVI,
    SPACE,
    SPACES,
    STADIUM_LAURELS,
    THEATRUM_LAURELS,
)
from tabularium.games.aquileia.setup import setup
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Table, census
from tabularium.games.aquileia.steps.contests import BeginContest, Contest
from tabularium.games.aquileia.text import AquileiaWording

NAMES = ("Stefan", "Walter", "Giorgio", "Kiko", "Otto")
STEFAN, WALTER, GIORGIO, KIKO, OTTO = range(5)
DECKS = {
    "servi": SERVI,
    "equi_et_arma": EQUI_ET_ARMA,
    "stadium_laurel": STADIUM_LAURELS,
    "theatrum_laurel": THEATRUM_LAURELS,
}
ARENA = BeginContest(Contest.ARENA)
STADIUM = BeginContest(Contest.STADIUM)
OVER = "over"


# ---------------------------------------------------------------------- laying out a position


def table(
    seats: int = 4,
    first: int = STEFAN,
    stalls: Sequence[str] = ("horse_gold_single",) * 3,
    laurel: str = "stadium_white",
    single_exchange: bool = False,
) -> Table:
    """A new table, dealt as told, with the first player about to place in round 1."""
    s = setup(seats, {"first_player": str(first + 1), "single_exchange": single_exchange})
    s.is_telling = True
    return play(s, *[f"deal:{card}" for card in stalls], f"deal:{laurel}")


def begin(s: Table, *steps: Step) -> Table:
    """Go straight to these steps. Discs that were not laid by hand lie in turn order."""
    discs(s, *s.tiebreak, *[seat for seat in s.in_turn_order() if seat not in s.tiebreak])
    s.agenda.clear()
    s.then(*steps)
    _settle(s, census(s))
    return s


def discs(s: Table, *seats: int) -> None:
    """Whose discs lie on spaces 1, 2, ... of the tie-break track."""
    s.tiebreak[:] = seats


def purse(s: Table, seat: int, bronze: int = 0, silver: int = 0, gold: int = 0) -> None:
    """Exactly these coins; the difference goes to or comes from the bank."""
    for metal, count in enumerate((bronze, silver, gold)):
        s.gain(seat, metal, count - s.players[seat].coins[metal])


def stand(s: Table, seat: int, *spaces: str) -> None:
    """Henchmen on these spaces; on a quay with the coin under it."""
    for name in spaces:
        space = SPACE[name]
        assert s.space_owner[space] == NOBODY
        assert s.players[seat].henchmen
        s.space_owner[space] = seat
        s.players[seat].henchmen -= 1
        if space in QUAYS:
            metal = QUAYS.index(space)
            assert s.players[seat].coins[metal]
            s.players[seat].coins[metal] -= 1
            s.quay_coin[metal] = 1


def give(s: Table, seat: int, card: str, count: int = 1, openly: bool = False) -> None:
    """Cards from their pile into a hand, as far as the others know unseen, or openly."""
    kind = CARD[card]
    assert s.pile[kind] >= count, f"{card}: not so many are in the pile"
    s.pile[kind] -= count
    s.players[seat].hand[kind] += count
    if openly:
        s.players[seat].shown[kind] += count


def hoard(s: Table, seat: int, deck: str, leaving: Sequence[str] = ()) -> None:
    """The whole pile of a deck into one hand, but for the cards to be left in it."""
    for card in DECKS[deck]:
        give(s, seat, CARDS[card].id, s.pile[card] - list(leaving).count(CARDS[card].id))


def throw_away(s: Table, card: str, count: int = 1) -> None:
    """Cards from their pile onto its discard pile."""
    kind = CARD[card]
    assert s.pile[kind] >= count, f"{card}: not so many are in the pile"
    s.pile[kind] -= count
    s.discard[kind] += count


def own(s: Table, seat: int, *lots: str) -> None:
    """Buildings that stand already."""
    for lot in lots:
        assert s.lot_owner[LOT[lot]] == NOBODY
        s.lot_owner[LOT[lot]] = seat
        s.players[seat].houses -= 1


# ---------------------------------------------------------------------- playing


def play(s: Table, *moves: str) -> Table:
    """These moves, each checked to be among the options; after each of them, what runs by itself."""
    books = census(s)
    for move in moves:
        who, _, text = move.rpartition(" ")
        asked_for = pending(s)
        assert asked_for is not None, f"{move}: nothing is left to decide"
        step, choices = asked_for
        offered = [str(choice) for choice in choices]
        assert text in offered, f"{move}: {asked(s)} is offered {', '.join(offered)}"
        if who:
            assert _who(step) == who, f"{move}: it is {asked(s)}"
        take(s, step, ACTIONS.parse(text))
        _settle(s, books)
    return s


def _settle(s: Table, books: dict[str, int]) -> None:
    pending(s)
    assert census(s) == books, "coins, cards or pieces were made or lost"


def _who(step: Step) -> str:
    return NAMES[step.seat] if isinstance(step, Decision) else "dealer"


def _kind(step: Step) -> str:
    """``RollLatro`` is ``roll_latro``: as programs call a decision, for the dealer's too."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(step).__name__).lower()


def asked(s: Table) -> str:
    """Who decides what now: ``Walter bidding``, ``dealer roll_latro``, or ``over``."""
    found = pending(s)
    if found is None:
        return OVER
    step = found[0]
    return f"{_who(step)} {_kind(step)}"


def options(s: Table) -> list[str]:
    """All that may be chosen now, in the notation."""
    found = pending(s)
    return [] if found is None else [str(choice) for choice in found[1]]


def weights(s: Table) -> dict[str, int]:
    """How likely each outcome of the dealer's pending choice is."""
    found = pending(s)
    assert found is not None
    step, choices = found
    assert isinstance(step, Chance)
    counts = step.weights(s) or [1] * len(choices)
    return {str(choice): count for choice, count in zip(choices, counts, strict=True)}


def refused(s: Table, action: str) -> Refusal:
    """Why the seat that decides may not do this."""
    found = pending(s)
    assert found is not None
    step = found[0]
    assert isinstance(step, Decision)
    assert action not in options(s)
    reasons = [refusal for refusal in step.refusals(s) if str(refusal.action) == action]
    assert len(reasons) == 1, f"{action}: {len(reasons)} reasons"
    return reasons[0]


def clause_of(s: Table, action: str) -> str:
    return refused(s, action).clause


# ---------------------------------------------------------------------- reading the table


def coins(s: Table, seat: int) -> tuple[int, int, int]:
    bronze, silver, gold = s.players[seat].coins
    return (bronze, silver, gold)


def hand(s: Table, seat: int) -> dict[str, int]:
    return {CARDS[card].id: count for card, count in enumerate(s.players[seat].hand) if count}


def score(s: Table, seat: int) -> int:
    return s.players[seat].score


def stalls(s: Table) -> list[str | None]:
    return [None if card == NO_CARD else CARDS[card].id for card in s.slots]


def laurel(s: Table) -> str | None:
    return None if s.face_up == NO_CARD else CARDS[s.face_up].id


def left(s: Table, deck: str) -> int:
    """How many cards lie in a face-down pile."""
    return sum(s.pile[card] for card in DECKS[deck])


def discarded(s: Table) -> dict[str, int]:
    return {CARDS[card].id: count for card, count in enumerate(s.discard) if count}


def standing(s: Table, seat: int) -> list[str]:
    """The spaces where the seat has a henchman."""
    return [SPACES[n].id for n, owner in enumerate(s.space_owner) if owner == seat]


def buildings(s: Table, seat: int) -> list[str]:
    return [LOTS[n].id for n, owner in enumerate(s.lot_owner) if owner == seat]


def told(s: Table, seat: int | None = None) -> list[Heard]:
    """What a seat (None: a spectator) has heard so far."""
    return heard(s.story, seat)


def log(s: Table, seat: int | None = None, lang: str = "en") -> list[str]:
    wording = AquileiaWording()
    return [wording.line(event, lang, NAMES) for event in told(s, seat)]


# ---------------------------------------------------------------------- matches played at random


def walk(seats: int, seed: int) -> Iterator[tuple[Step, Table, Table]]:
    """A random match, every single step of it, with the table before and after it."""
    s = setup(seats, {"first_player": "random", "single_exchange": False})
    s.is_telling = True
    rng = Random(seed)
    while s.agenda:
        step = s.agenda[-1]
        before = s.copy()
        if isinstance(step, Decision | Chance):
            if step.is_moot(s):
                s.agenda.pop()
                continue
            choices = step.options(s)
            if isinstance(step, Decision):
                action = choices[int(rng.random() * len(choices))]
            else:
                action = weigh(step, s, choices, rng.random())
            s.agenda.pop()
            step.resolve(s, action)
        else:
            s.agenda.pop()
            step.run(s)
        yield step, before, s


def positions(seats: int, seed: int) -> Iterator[tuple[Table, Decision, Sequence[str]]]:
    """Every position of a random match in which a seat is asked something."""
    s = setup(seats, {"first_player": "random", "single_exchange": False})
    rng = Random(seed)
    while (found := pending(s)) is not None:
        step, choices = found
        if isinstance(step, Decision):
            yield s, step, [str(choice) for choice in choices]
            action = choices[int(rng.random() * len(choices))]
        else:
            assert isinstance(step, Chance)
            action = weigh(step, s, choices, rng.random())
        take(s, step, action)
