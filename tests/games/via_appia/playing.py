"""A table under control: positions laid out by hand, and play that says what is dealt and what falls.

The seats bear names that begin as in the rulebook's examples: P, Q, R, S.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from tabularium.core.agenda import Action, Computed, Decision, pending, take
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.actions import ACTIONS, Packed, Pushed
from tabularium.games.via_appia.components import CARD, CARDS, FIRST_CITY, PART_SPACES, PLACE, PLACES, RADIUS_MM, SPACES
from tabularium.games.via_appia.quarry import Stone, in_order
from tabularium.games.via_appia.state import Table
from tests.games.by_hand import OVER as OVER
from tests.games.by_hand import ByHand, drawn

NAMES = ("Paula", "Quintus", "Rufus", "Sabina")
PAULA, QUINTUS, RUFUS, SABINA = range(4)
SIZES = ("small", "medium", "large")
LETTERS = "sml"

_hand: ByHand[Table] = ByHand(GAME, NAMES)
begin, play, asked, options, weights = _hand.begin, _hand.play, _hand.asked, _hand.options, _hand.weights
refused, clause_of, told, log = _hand.refused, _hand.clause_of, _hand.told, _hand.log

TRAY = (
    "packed:s26659,9000_s65054,9000_s9000,12481_l89000,16181_m45856,17512_s64594,26994_l19683,35083_s77517,39522"
    "_m46941,41487_m93000,53710_s41198,61796_l66198,61813_m20235,63077_s96000,74494_s44524,79505_s9000,80819"
    "_s26867,83002_l65040,93792_m93000,95279_m12000,101604_m35998,101913_s84275,114381_s23764,119000_m52851,119000"
)
"""The quarry of VA-E16."""


# ---------------------------------------------------------------------- laying out a position


def table(seats: int = 4, noise: bool = False, first: int = PAULA, cards: Sequence[int] = range(1, 8)) -> Table:
    """A new table with these income cards (by number) and the quarry of VA-E16, the start player about to decide."""
    s = _hand.set_up(seats, {"hand_noise": noise})
    return play(s, *[f"deal:income_{card:02}" for card in cards], TRAY, f"first:{first + 1}")


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
    found = pending(s)
    assert found is not None
    books = GAME.census(s)
    take(s, found[0], outcome(s, size, fallen))
    _hand.settle(s, books)
    return s


def outcome(s: Table, size: str, fallen: str) -> Pushed:
    """A push after which these stones have fallen: those nearest to the edge. No record would hold it: it is a heap."""
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


# ---------------------------------------------------------------------- reading the table


def score(s: Table, seat: int) -> int:
    return s.players[seat].score


def money(s: Table, seat: int) -> int:
    return s.players[seat].sesterces


def pawn(s: Table, seat: int) -> str:
    return PLACES[s.players[seat].pawn].id


def cards(s: Table) -> list[str]:
    return [CARDS[card].id for card in s.face_up()]


# ---------------------------------------------------------------------- matches played at random


def positions(seats: int, seed: int, most: int = 300, noise: bool = True) -> Iterator[tuple[Table, Decision]]:
    """The positions of a random match in which a seat is asked something. Pushes are made up, not worked out."""
    s = _hand.set_up(seats, {"hand_noise": noise})
    rng = Random(seed)
    while most and (found := pending(s)) is not None:
        step, choices = found
        if isinstance(step, Decision):
            yield s, step
            most -= 1
        if isinstance(step, Computed):
            action: Action = made_up(s, step, rng)
        else:
            action = drawn(s, step, choices, rng)
        take(s, step, action)


def made_up(s: Table, step: Computed, rng: Random) -> Packed | Pushed:
    if not s.quarry:
        packed = ACTIONS.parse(TRAY)
        assert isinstance(packed, Packed)
        return packed
    size = SIZES[step.size]  # type: ignore[attr-defined]
    there = [LETTERS[stone[0]] for stone in s.quarry]
    count = min(len(there), rng.choice([0, 0, 1, 1, 2, 3]))
    return outcome(s, size, "".join(rng.sample(there, count)))
