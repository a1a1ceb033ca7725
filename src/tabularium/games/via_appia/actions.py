"""What can be chosen, each action made once, and its notation; and the dealer's two outcomes that carry data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action
from tabularium.core.notation import ActionTable
from tabularium.games.via_appia.components import (
    CARDS,
    DEEDS,
    LATERAL_OFFSETS,
    MAX_SEATS,
    PLACES,
    RADIUS_MM,
    SLOPE_MAX,
    SLOPE_OFFSETS,
    SPACES,
    STONES,
    TRAY_WIDTH_MM,
    Deed,
    Size,
)
from tabularium.games.via_appia.quarry import Stone


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Do(Action):
    """VA-TU2 The action of this turn."""

    deed: Deed

    def __str__(self) -> str:
        return DEEDS[self.deed].id


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeCard(Action):
    """VA-I1 An income card."""

    card: int

    def __str__(self) -> str:
        return f"take:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Half(Action):
    """VA-I2 The stones or the sesterces of the card."""

    stones: bool

    def __str__(self) -> str:
        return "half:stones" if self.stones else "half:sesterces"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChooseStone(Action):
    """VA-C1 A stone to push."""

    size: Size

    def __str__(self) -> str:
        return f"stone:{STONES[self.size].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Position(Action):
    """VA-P5 The lateral position, in millimetres from the left wall."""

    x_mm: int

    def __str__(self) -> str:
        return f"at:{self.x_mm}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Slope(Action):
    """VA-P5 The slope, in hundredths."""

    slope: int

    def __str__(self) -> str:
        return f"slope:{self.slope}"


class Again(Action):
    """VA-C1 Push a second stone."""

    __slots__ = ()

    def __str__(self) -> str:
        return "again"


class UseTile(Action):
    """VA-C8 Return the push-plus-one tile and push a third stone."""

    __slots__ = ()

    def __str__(self) -> str:
        return "push_plus_one"


class Stop(Action):
    """Push or build no more."""

    __slots__ = ()

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Trade(Action):
    """VA-C4 A slab for a fallen stone."""

    stone: Size
    slab: Size

    def __str__(self) -> str:
        return f"trade:{STONES[self.stone].id}.{STONES[self.slab].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sell(Action):
    """VA-C4 A sesterce for a fallen stone."""

    stone: Size

    def __str__(self) -> str:
        return f"sell:{STONES[self.stone].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Console(Action):
    """VA-C9 A small slab or a sesterce after two pushes in vain."""

    slab: bool

    def __str__(self) -> str:
        return "consolation:slab" if self.slab else "consolation:sesterce"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lay(Action):
    """VA-B1 A slab on this space."""

    space: int

    def __str__(self) -> str:
        return f"lay:{SPACES[self.space].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Go(Action):
    """VA-T1, VA-T16 Where the pawn ends its move."""

    place: int

    def __str__(self) -> str:
        return f"go:{PLACES[self.place].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Begin(Action):
    """The dealer's: who is start player."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat + 1}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deal(Action):
    """The dealer's: an income card from the pile."""

    card: int

    def __str__(self) -> str:
        return f"deal:{CARDS[self.card].id}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Drift(Action):
    """VA-P6 The dealer's: how far the hand misses the lateral position."""

    offset: int

    def __str__(self) -> str:
        return f"drift:{self.offset:+d}"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Tilt(Action):
    """VA-P6 The dealer's: how far the hand misses the slope."""

    offset: int

    def __str__(self) -> str:
        return f"tilt:{self.offset:+d}"


_LETTERS: Final = "sml"


def _written(stones: tuple[Stone, ...]) -> str:
    return "_".join([f"{_LETTERS[size]}{x},{y}" for size, x, y in stones])


@dataclass(frozen=True, slots=True)
class Packed(Action):
    """VA-P4, VA-P14 The dealer's: the quarry at the start, ``packed:s26659,9000_m45856,17512...``"""

    stones: tuple[Stone, ...]

    def __str__(self) -> str:
        return f"packed:{_written(self.stones)}"


@dataclass(frozen=True, slots=True)
class Pushed(Action):
    """VA-P14 The dealer's: the stones that fell, in order, and the new quarry, ``pushed:ms:s68518,9000_...``"""

    fallen: tuple[int, ...]
    """Their sizes."""
    stones: tuple[Stone, ...]

    def __str__(self) -> str:
        return f"pushed:{''.join([_LETTERS[size] for size in self.fallen])}:{_written(self.stones)}"


_STONES_TEXT: Final = r"[sml]\d{1,6},\d{1,6}(?:_[sml]\d{1,6},\d{1,6}){0,63}"
_PACKED: Final = re.compile(f"packed:({_STONES_TEXT})", re.ASCII)
_PUSHED: Final = re.compile(f"pushed:([sml]{{0,63}}):({_STONES_TEXT})", re.ASCII)


def _read_stones(text: str) -> tuple[Stone, ...]:
    found: list[Stone] = []
    for part in text.split("_"):
        x, _, y = part[1:].partition(",")
        found.append((_LETTERS.index(part[0]), int(x), int(y)))
    return tuple(found)


def read_more(text: str) -> Action | None:
    """What is in no table, by notation: a packed quarry, a push, a number just beyond its scale. None: nothing."""
    if text in _BEYOND:
        return _BEYOND[text]
    if packed := _PACKED.fullmatch(text):
        return Packed(_read_stones(packed[1]))
    if pushed := _PUSHED.fullmatch(text):
        return Pushed(tuple([_LETTERS.index(letter) for letter in pushed[1]]), _read_stones(pushed[2]))
    return None


DO: Final = tuple([Do(deed) for deed in Deed])
TAKE: Final = tuple([TakeCard(card) for card in range(len(CARDS))])
HALF_SESTERCES: Final = Half(False)
HALF_STONES: Final = Half(True)
STONE: Final = tuple([ChooseStone(size) for size in Size])
_EDGE: Final = min(RADIUS_MM)
AT: Final = {x: Position(x) for x in range(_EDGE, TRAY_WIDTH_MM - _EDGE + 1)}
AT_OF: Final = tuple([tuple([AT[x] for x in range(r, TRAY_WIDTH_MM - r + 1)]) for r in RADIUS_MM])
SLOPE: Final = {slope: Slope(slope) for slope in range(-SLOPE_MAX, SLOPE_MAX + 1)}
SLOPES: Final = tuple(SLOPE.values())
AT_BEYOND: Final = tuple([Position(x) for x in (_EDGE - 1, TRAY_WIDTH_MM - _EDGE + 1)])
SLOPES_BEYOND: Final = tuple([Slope(slope) for slope in (-SLOPE_MAX - 1, SLOPE_MAX + 1)])
_BEYOND: Final[dict[str, Action]] = {str(action): action for action in (*AT_BEYOND, *SLOPES_BEYOND)}
"""Never possible: whoever tries them is told how far the scale goes."""
AGAIN: Final = Again()
USE_TILE: Final = UseTile()
STOP: Final = Stop()
TRADE: Final = {(int(stone), int(slab)): Trade(stone, slab) for stone in Size for slab in Size}
SELL: Final = tuple([Sell(size) for size in Size])
CONSOLE_SLAB: Final = Console(True)
CONSOLE_SESTERCE: Final = Console(False)
LAY: Final = tuple([Lay(space) for space in range(len(SPACES))])
GO: Final = tuple([Go(place) for place in range(len(PLACES))])
BEGIN: Final = tuple([Begin(seat) for seat in range(MAX_SEATS)])
DEAL: Final = tuple([Deal(card) for card in range(len(CARDS))])
DRIFTS: Final = tuple([Drift(offset) for offset in LATERAL_OFFSETS])
TILTS: Final = tuple([Tilt(offset) for offset in SLOPE_OFFSETS])

ACTIONS: Final = ActionTable(
    "via_appia",
    [
        *DO,
        *TAKE,
        HALF_SESTERCES,
        HALF_STONES,
        *STONE,
        *AT.values(),
        *SLOPES,
        AGAIN,
        USE_TILE,
        STOP,
        *TRADE.values(),
        *SELL,
        CONSOLE_SLAB,
        CONSOLE_SESTERCE,
        *LAY,
        *GO,
        *BEGIN,
        *DEAL,
        *DRIFTS,
        *TILTS,
    ],
    read_more,
)
