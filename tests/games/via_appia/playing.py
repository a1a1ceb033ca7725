"""A table under control: positions laid out by hand, and play that says what is dealt and what falls.

The seats bear names that begin as in the rulebook's examples: P, Q, R, S. A move is written in the notation, with the
name of whoever is expected to make it where that matters: ``play(s, "Paula quarry", "dealer drift:+1")``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random

from tabularium.core.agenda import Chance, Computed, Decision, Refusal, Step, pending, take, weigh
from tabularium.core.story import Heard, heard
from tabularium.games.via_appia.actions import ACTIONS, Packed, Pushed
from tabularium.games.via_appia.components import CARD, CARDS, FIRST_CITY, PART_SPACES, PLACE, PLACES, RADIUS_MM, SPACES
from tabularium.games.via_appia.quarry import Stone, in_order
from tabularium.games.via_appia.setup import setup
from tabularium.games.via_appia.state import Table, census
from tabularium.games.via_appia.text import ViaAppiaWording

NAMES = ("Paula", "Quintus", "Rufus", "Sabina")
PAULA, QUINTUS, RUFUS, SABINA = range(4)
SIZES = ("small", "medium", "large")
LETTERS = "sml"
OVER = "over"

TRAY = (
    "packed:s26659,9000_s65054,9000_s9000,12481_l89000,16181_m45856,17512_s64594,26994_l19683,35083_s77517,39522"
    "_m46941,41487_m93000,53710_s41198,61796_l66198,61813_m20235,63077_s96000,74494_s44524,79505_s9000,80819"
    "_s26867,83002_l65040,93792_m93000,95279_m12000,101604_m35998,101913_s84275,114381_s23764,119000_m52851,119000"
)
"""The quarry of VA-E16."""


# ---------------------------------------------------------------------- laying out a position


def table(seats: int = 4, noise: bool = False, first: int = PAULA, cards: Sequence[int] = range(1, 8)) -> Table:
    """A new table with these income cards (by number) and the quarry of VA-E16, the start player about to decide."""
    s = setup(seats, {"hand_noise": noise})
    s.is_telling = True
    return play(s, *[f"deal:income_{card:02}" for card in cards], TRAY, f"first:{first + 1}")


def begin(s: Table, *steps: Step) -> Table:
    """Go straight to these steps."""
    s.agenda.clear()
    s.then(*steps)
    _settle(s, census(s))
    return s


def purse(s: Table, seat: int, sesterces: int) -> None:
    s.gain(seat, sesterces - s.players[seat].sesterces)


def stones(s: Table, seat: int, small: int = 0, medium: int = 0, large: int = 0) -> None:
    """Exactly these stones; the difference goes to or comes from the reserve."""
    for size, count in enumerate((small, medium, large)):
        s.stone_reserve[size] += s.players[seat].stones[size] - count
        s.players[seat].stones[size] = count
        assert s.stone_reserve[size] >= 0


def cart(s: Table, seat: int, small: int = 0, medium: int = 0, large: int = 0) -> None:
    """Exactly these slabs."""
    for size, count in enumerate((small, medium, large)):
        s.slab_reserve[size] += s.players[seat].slabs[size] - count
        s.players[seat].slabs[size] = count
        assert s.slab_reserve[size] >= 0


def pave(s: Table, *spaces: str, by: int = PAULA) -> None:
    """Slabs that lie already, with their bonus tiles; a letter stands for a whole part."""
    for name in spaces:
        for space in PART_SPACES["abc".index(name)] if len(name) == 1 else [PLACE[name]]:
            if not s.paved[space]:
                s.paved[space] = 1
                s.slab_reserve[SPACES[space].size] -= 1
                part = SPACES[space].part
                assert part is not None
                s.players[by].bonus[part] += 1


def stand(s: Table, seat: int, place: str) -> None:
    """The pawn there, with all cities before it visited."""
    number = PLACE[place]
    s.players[seat].pawn = number
    part = PLACES[number].part
    s.players[seat].reached = number - FIRST_CITY if part is None else part


def face_up(s: Table, *cards: int) -> None:
    """Only these income cards can be chosen; the others of the row are used up."""
    for place, card in enumerate(s.display):
        s.taken[place] = 0 if card in [CARD[f"income_{number:02}"] for number in cards] else 1
    assert len(s.face_up()) == len(cards)


# ---------------------------------------------------------------------- playing


def play(s: Table, *moves: str) -> Table:
    """These moves, each checked to be possible; after each of them, what runs by itself."""
    books = census(s)
    for move in moves:
        who, _, text = move.rpartition(" ")
        asked_for = pending(s)
        assert asked_for is not None, f"{move}: nothing is left to decide"
        step, choices = asked_for
        action = ACTIONS.parse(text)
        if isinstance(step, Computed):
            assert step.accepts(s, action), f"{move}: this cannot come of {step}"
        else:
            offered = [str(choice) for choice in choices]
            assert text in offered, f"{move}: {asked(s)} is offered {', '.join(offered)}"
        if who:
            assert _who(step) == who, f"{move}: it is {asked(s)}"
        take(s, step, action)
        _settle(s, books)
    return s


def work_out(s: Table) -> str:
    """Let the dealer work out what comes of the push; its notation."""
    found = pending(s)
    assert found is not None
    step = found[0]
    assert isinstance(step, Computed)
    action = step.outcome(s, 0.5)
    play(s, str(action))
    return str(action)


def shove(s: Table, size: str, fallen: str = "") -> Table:
    """Push a stone straight in, and let these stones (``"lms"``) fall, whatever physics would say."""
    if asked(s).endswith("choosing_stone"):
        play(s, f"stone:{size}")
    play(s, f"at:{RADIUS_MM[SIZES.index(size)]}", "slope:0")
    return play(s, str(outcome(s, size, fallen)))


def outcome(s: Table, size: str, fallen: str) -> Pushed:
    """A push after which these stones have fallen: those nearest to the edge."""
    left = list(s.quarry)
    for letter in fallen:
        left.remove(next(stone for stone in reversed(left) if stone[0] == LETTERS.index(letter)))
    r = 1000 * RADIUS_MM[SIZES.index(size)]
    left.append((SIZES.index(size), r, r))
    return Pushed(tuple(LETTERS.index(letter) for letter in fallen), tuple(in_order(left)))


def fill(s: Table, *stones: Stone) -> None:
    """Exactly these stones in the quarry; the difference goes to or comes from the reserve."""
    for stone in s.quarry:
        s.stone_reserve[stone[0]] += 1
    for stone in stones:
        s.stone_reserve[stone[0]] -= 1
    s.quarry = tuple(in_order(stones))


def _settle(s: Table, books: dict[str, int]) -> None:
    pending(s)
    assert census(s) == books, "sesterces, stones, slabs or cards were made or lost"


def _who(step: Step) -> str:
    return NAMES[step.seat] if isinstance(step, Decision) else "dealer"


def _kind(step: Step) -> str:
    """``DrawTilt`` is ``draw_tilt``: as programs call a decision, for the dealer's too."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(step).__name__).lower()


def asked(s: Table) -> str:
    """Who decides what now: ``Paula taking_turn``, ``dealer draw_tilt``, or ``over``."""
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


def score(s: Table, seat: int) -> int:
    return s.players[seat].score


def money(s: Table, seat: int) -> int:
    return s.players[seat].sesterces


def pawn(s: Table, seat: int) -> str:
    return PLACES[s.players[seat].pawn].id


def cards(s: Table) -> list[str]:
    return [CARDS[card].id for card in s.face_up()]


def told(s: Table, seat: int | None = None) -> list[Heard]:
    """What a seat (None: a spectator) has heard so far."""
    return heard(s.story, seat)


def log(s: Table, seat: int | None = None, lang: str = "en") -> list[str]:
    wording = ViaAppiaWording()
    return [wording.line(event, lang, NAMES) for event in told(s, seat)]


# ---------------------------------------------------------------------- matches played at random


def positions(seats: int, seed: int, most: int = 300, noise: bool = True) -> Iterator[tuple[Table, Decision]]:
    """The positions of a random match in which a seat is asked something. Pushes are made up, not worked out."""
    s = setup(seats, {"hand_noise": noise})
    s.is_telling = True
    rng = Random(seed)
    while most and (found := pending(s)) is not None:
        step, choices = found
        if isinstance(step, Decision):
            yield s, step
            most -= 1
            action = choices[int(rng.random() * len(choices))]
        elif isinstance(step, Computed):
            action = made_up(s, step, rng)
        else:
            assert isinstance(step, Chance)
            action = weigh(step, s, choices, rng.random())
        take(s, step, action)


def made_up(s: Table, step: Computed, rng: Random) -> Packed | Pushed:
    if not s.quarry:
        packed = ACTIONS.parse(TRAY)
        assert isinstance(packed, Packed)
        return packed
    size = SIZES[step.size]  # type: ignore[attr-defined]
    there = [LETTERS[stone[0]] for stone in s.quarry]
    count = min(len(there), rng.choice([0, 0, 1, 1, 2, 3]))
    pushed = outcome(s, size, "".join(rng.sample(there, count)))
    assert step.accepts(s, pushed)
    return pushed
