"""Where everything lies. Three layouts of the same parts: ``wide`` and ``square`` for screens, ``tall`` for telephones.

The wheel is drawn smaller for a telephone; the least letters are 14 units in all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from tabularium.core.game import LAYOUTS
from tabularium.games.age_of_rome.components import KINDS, MAX_SEATS, PLACES_IN_USE, SIDES, TRACK_SPACES

Point = tuple[float, float]

MAT_HEIGHT: Final = 195.0
PLAQUE: Final = (112.0, 34.0)
"""What lies beside the hub while it is asked for."""


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel: its middle, and how far from it things lie. Positions are for the province at the bottom."""

    x: float
    y: float
    radius: float
    tile: float
    """The side of a building tile."""
    tiles_at: float
    disc: float
    """The radius of plot spaces and of the population."""
    discs_at: float
    name_at: float
    name_width: float
    hub: float
    seats_at: float
    seat_size: float
    marker_at: float
    marker_size: float

    def building(self, kind: int) -> Point:
        return _polar(self.tiles_at, (kind - (KINDS - 1) / 2) * 16.5)

    def population(self) -> Point:
        return _polar(self.discs_at, -36)

    def plot(self, space: int) -> Point:
        return _polar(self.discs_at, (-13.5, 13.5, 36)[space])

    def marker(self) -> Point:
        return _polar(self.marker_at, 41)

    def plaques(self, count: int) -> list[Point]:
        """Where plaques lie: round the hub, between the names of the provinces; on a small wheel, or many, over it."""
        w, h = PLAQUE
        if self.hub <= h or count > 4:
            return [(self.x, self.y + (h + 6) * (number - (count - 1) / 2)) for number in range(count)]
        right, down = w / 2 + 6, self.name_at - h - 6
        return [(self.x + i * right, self.y + j * down) for i, j in ((-1, 1), (1, 1), (-1, -1), (1, -1))[:count]]

    def turned(self, place: Point, angle: int) -> Point:
        """Where it lies in the picture once the wheel has turned by so many degrees."""
        a = angle * pi / 180
        x, y = place
        return self.x + x * cos(a) - y * sin(a), self.y + x * sin(a) + y * cos(a)


def _polar(radius: float, degrees: float) -> Point:
    """Right and down of the middle; 0 degrees is straight down, more is to the right."""
    a = degrees * pi / 180
    return radius * sin(a), radius * cos(a)


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of a picture for a number of seats."""

    name: str
    width: float
    height: float
    parts: dict[str, Part]
    mats: tuple[Part, ...]
    wheel: Wheel
    track: tuple[Point, ...]
    """The middle of each space of the glory track."""
    cards: int
    """How many cards of the hand lie in a row."""


_WIDE: Final = {
    "wheel": Part(16, 16, 804, 804),
    "event": Part(828, 16, 404, 192),
    "regions": Part(828, 216, 404, 184),
    "piles": Part(828, 408, 404, 204),
    "senate": Part(828, 620, 116, 200),
    "colosseum": Part(952, 620, 138, 200),
    "decks": Part(1098, 620, 134, 200),
    "hand": Part(16, 828, 804, 160),
    "quests": Part(828, 828, 756, 160),
}

_TALL: Final = {
    "event": Part(8, 8, 456, 192),
    "wheel": Part(8, 208, 456, 468),
    "track": Part(8, 684, 456, 88),
    "regions": Part(8, 780, 456, 184),
    "senate": Part(8, 972, 132, 200),
    "colosseum": Part(148, 972, 164, 200),
    "decks": Part(320, 972, 144, 200),
    "piles": Part(8, 1180, 456, 204),
}

_WIDE_WHEEL: Final = Wheel(
    x=418,
    y=418,
    radius=346,
    tile=71,
    tiles_at=270,
    disc=27,
    discs_at=190,
    name_at=118,
    name_width=112,
    hub=54,
    seats_at=330,
    seat_size=38,
    marker_at=318,
    marker_size=34,
)
_TALL_WHEEL: Final = Wheel(
    x=236,
    y=442,
    radius=221,
    tile=46,
    tiles_at=173,
    disc=18,
    discs_at=123,
    name_at=79,
    name_width=94,
    hub=34,
    seats_at=212,
    seat_size=27,
    marker_at=205,
    marker_size=24,
)


def side_of(seat: int, seats: int) -> int:
    """AG-2a At which side of the table a seat sits, clockwise."""
    side: int = PLACES_IN_USE[seats][seat]
    return side


def first_side(seat: int | None, seats: int) -> int:
    """The side that is drawn at the bottom: the reader's own."""
    return side_of(seat or 0, seats)


def seat_angle(side: int, bottom: int) -> int:
    """A side of the table as an angle: 0 is the bottom, clockwise."""
    return (side - bottom) % SIDES * 90


def _ring(wheel: Wheel, radius: float) -> tuple[Point, ...]:
    """Round the wheel, clockwise from the bottom left corner."""
    step = 360 / TRACK_SPACES
    return tuple([_around(wheel, radius, 45 + step * (number + 0.5)) for number in range(TRACK_SPACES)])


def _around(wheel: Wheel, radius: float, degrees: float) -> Point:
    x, y = _polar(radius, -degrees)
    return wheel.x + x, wheel.y + y


def _rows(part: Part, across: int) -> tuple[Point, ...]:
    step = (part.w - 12) / across
    return tuple(
        [
            (part.x + 6 + step * (number % across + 0.5), part.y + 24 + 40 * (number // across))
            for number in range(TRACK_SPACES)
        ]
    )


def _square(seats: int, seat: int | None) -> Layout:
    """Below the board the reader's mat, cards and quests, and below these the others' mats."""
    parts = dict(_WIDE)
    x, width, y = 16.0, 1216.0, 828.0
    step = MAT_HEIGHT + 8
    mats: dict[int, Part] = {}
    if seat is None:
        del parts["hand"], parts["quests"]
        others = list(range(seats))
    else:
        mats[seat] = Part(x, y, 404, MAT_HEIGHT)
        parts["hand"] = Part(x + 412, y, width - 412, MAT_HEIGHT)
        y += step
        others = [other for other in range(seats) if other != seat]
        beside = 708 if seats == 1 else 412 if seats == 2 else 0
        quests = parts["quests"] = Part(x + beside, y, width - beside, (255, MAT_HEIGHT, 160, 160)[seats - 1])
        if seats == 1:
            parts["rest"] = Part(x, y, 700, quests.h)
        elif seats == 2:
            mats[others.pop()] = Part(x, y, 404, MAT_HEIGHT)
        y += quests.h + 8
    across = 2 if len(others) == 4 else max(1, len(others))
    each = (width - 8 * (across - 1)) / across
    for number, other in enumerate(others):
        row, column = divmod(number, across)
        mats[other] = Part(x + (each + 8) * column, y + step * row, each, MAT_HEIGHT)
    y += step * -(-len(others) // across)
    if seat is None:
        parts["banner"] = Part(x, y, width, 160)
        y += 168
    placed = tuple([mats[seat] for seat in range(seats)])
    return Layout("square", width + 32, y + 8, parts, placed, _WIDE_WHEEL, _ring(_WIDE_WHEEL, 375), 5)


def _make(name: str, seats: int, seat: int | None) -> Layout:
    has_hand = seat is not None
    if name == "square":
        return _square(seats, seat)
    if name == "wide":
        parts = dict(_WIDE)
        mats = tuple([Part(1240, 16 + 203 * i, 344, MAT_HEIGHT) for i in range(seats)])
        rest = 16 + 203 * seats
        if seats < MAX_SEATS:
            parts["rest"] = Part(1240, rest, 344, 820 - rest)
        if not has_hand:
            del parts["hand"], parts["quests"]
            parts["banner"] = Part(16, 828, 1568, 160)
        wheel, track = _WIDE_WHEEL, _ring(_WIDE_WHEEL, 375)
        return Layout(name, 1600, 1000, parts, mats, wheel, track, 5)
    parts = dict(_TALL)
    top = 1392.0
    if has_hand:
        parts["hand"] = Part(8, top, 456, 284)
        parts["quests"] = Part(8, top + 292, 456, 160)
        top += 460
    mats = tuple([Part(8, top + 203 * i, 456, MAT_HEIGHT) for i in range(seats)])
    top += 203 * seats
    if seats == 1:
        parts["rest"] = Part(8, top, 456, 250)
        top += 258
    return Layout(name, 472, top, parts, mats, _TALL_WHEEL, _rows(parts["track"], 15), 3)


@cache
def layout_for(name: str, seats: int, seat: int | None) -> Layout:
    """The layout, made once."""
    if name not in LAYOUTS:
        raise ValueError(f"There is no layout {name!r}; there are {LAYOUTS}.")
    return _make(name, seats, seat)
