"""A table under control: positions laid out by hand, and play that says what is rolled and dealt.

The seats bear the names of the rulebook's examples.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Step
from tabularium.games.aquileia import GAME
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
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Table
from tabularium.games.aquileia.steps.contests import BeginContest, Contest
from tests.games.by_hand import OVER as OVER
from tests.games.by_hand import ByHand

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

_hand: ByHand[Table] = ByHand(GAME, NAMES)
play, asked, options, weights = _hand.play, _hand.asked, _hand.options, _hand.weights
refused, clause_of, told, log = _hand.refused, _hand.clause_of, _hand.told, _hand.log
walk, positions = _hand.walk, _hand.positions
subjects = _hand.subjects


# ---------------------------------------------------------------------- laying out a position


def table(
    seats: int = 4,
    first: int = STEFAN,
    stalls: Sequence[str] = ("horse_gold_single",) * 3,
    laurel: str = "stadium_white",
    single_exchange: bool = False,
) -> Table:
    """A new table, dealt as told, with the first player about to place in round 1."""
    s = _hand.set_up(seats, {"first_player": str(first + 1), "single_exchange": single_exchange})
    return play(s, *[f"deal:{card}" for card in stalls], f"deal:{laurel}")


def begin(s: Table, *steps: Step) -> Table:
    """Go straight to these steps. Discs that were not laid by hand lie in turn order."""
    discs(s, *s.tiebreak, *[seat for seat in s.in_turn_order() if seat not in s.tiebreak])
    return _hand.begin(s, *steps)


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
