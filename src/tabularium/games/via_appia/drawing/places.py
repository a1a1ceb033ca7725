"""Where everything lies: ``wide`` for a screen, with the road across a map of Italy; ``tall`` for a telephone, with its
three parts one below the other. Nothing is scaled but the road.

The least letters are 17 units: so one can read the wide picture whole on a laptop too, and it is the ``square`` one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from tabularium.core.game import LAYOUTS
from tabularium.games.kit.panels import frame_track
from tabularium.games.via_appia.components import CITIES, DISPLAY, FIRST_CITY, PART_OF, PLACES, SLOPE_MAX, TRAY_WIDTH_MM

Point = tuple[float, float]
MM: Final = 2.8
"""Units for a millimetre of the quarry."""
FOOT: Final = 122.0
"""How far the bars go on before the limit line: a large stone and the slider behind it have room."""
RULER: Final = 146.0
"""How far below the line the scale of slopes is."""
SCORE_LAP: Final = 50
SLAB_SIDES: Final = (26.0, 35.0, 45.0)
LEAST: Final = 17.0
"""The least letters."""
NUMBER: Final = 18.0
"""The letters of a space's number."""
CARD_WIDTH: Final = 66.0


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Layout:
    name: str
    width: float
    height: float
    parts: dict[str, Part]
    mats: tuple[Part, ...]
    places: tuple[Point, ...]
    """Of each space and city."""
    gates: tuple[Point, ...]
    """Of each city, where the part that begins there begins."""
    score: tuple[tuple[float, float, float, float], ...]
    cards: tuple[Point, ...]
    pile: Point
    deeds: tuple[Point, ...]
    tray: Point
    """Where the left wall meets the limit line."""

    def line(self, a: int, b: int) -> tuple[Point, Point]:
        """The ends of a connection; a city at the beginning of a part lies at its gate."""
        first, second = self.places[a], self.places[b]
        if a >= FIRST_CITY and PART_OF[b] == a - FIRST_CITY:
            first = self.gates[a - FIRST_CITY]
        if b >= FIRST_CITY and PART_OF[a] == b - FIRST_CITY:
            second = self.gates[b - FIRST_CITY]
        return first, second

    def on_ruler(self, slope: int) -> Point:
        """Where a slope is chosen: a scale as wide as the tray, below it."""
        step = MM * TRAY_WIDTH_MM / (2 * SLOPE_MAX + 1)
        return self.tray[0] + step * (slope + SLOPE_MAX + 0.5), self.tray[1] + RULER

    def in_tray(self, x_mm: float, y_mm: float) -> Point:
        return self.tray[0] + MM * x_mm, self.tray[1] - MM * y_mm


def pawn_place(layout: Layout, place: int, order: int, count: int) -> Point:
    """The order-th of some pawns on a place."""
    x, y = layout.places[place]
    if place >= FIRST_CITY:
        return x + 19 * (order - (count - 1) / 2), y + 22
    return x + 19 * (order - (count - 1) / 2), y - 5


def city_plate(layout: Layout, city: int) -> Point:
    """The middle of a city's name; its tiles and markers lie below it. Rome has its name above."""
    x, y = layout.places[FIRST_CITY + city]
    if city == 0:
        return x, y - 47
    if layout.name == "wide":
        return x - (56 if city == len(CITIES) - 2 else 0), y + 54
    return x - (14 if city == len(CITIES) - 1 else 0), y + 57


def mat_rows(part: Part) -> tuple[float, float, float]:
    """The lines of a mat: name; stones and money; cart and tiles."""
    return part.y + 26, part.y + 66, part.y + 114


def _wide(seats: int) -> Layout:
    board = Part(16, 16, 1208, 800)
    left, top, across, down = 50.0, 40.0, 1.142, 1.06
    places = tuple([(left + across * place.x, top + down * place.y) for place in PLACES])
    wide = (1208 - 10 * (seats - 1)) / seats
    parts = {
        "board": board,
        "income": Part(56, 626, 640, 152),
        "deeds": Part(784, 56, 400, 142),
        "quarry": Part(1240, 16, 344, 590),
        "trade": Part(1240, 615, 344, 204),
        "reserve": Part(1240, 828, 344, 156),
    }
    return Layout(
        name="wide",
        width=1600,
        height=1000,
        parts=parts,
        mats=tuple([Part(16 + (wide + 10) * seat, 828, wide, 156) for seat in range(seats)]),
        places=places,
        gates=places[FIRST_CITY:],
        score=tuple(frame_track(16, 16, 1208, 800, 30, 16, 9)),
        cards=tuple([(102 + 74.0 * i, 715) for i in range(DISPLAY)]),
        pile=(646, 715),
        deeds=tuple([(840 + 96.0 * i, 126) for i in range(4)]),
        tray=(1240 + (344 - 105 * MM) / 2, 439),
    )


def _tall(seats: int) -> Layout:
    parts = {
        "deeds": Part(8, 8, 456, 132),
        "a": Part(8, 148, 456, 386),
        "b": Part(8, 542, 456, 262),
        "c": Part(8, 812, 456, 456),
        "quarry": Part(8, 1276, 456, 590),
        "trade": Part(8, 1874, 456, 204),
        "income": Part(8, 2086, 456, 246),
        "reserve": Part(8, 2340, 456, 156),
    }
    # for each part: its first and last city on the map, and where these lie in its panel
    corners = (((62, 98), (394, 266)), ((60, 95), (396, 147)), ((48, 84), (410, 330)))
    places: list[Point] = []
    gates: list[Point] = [(0.0, 0.0)] * len(CITIES)

    def lay(part: int, x: float, y: float) -> Point:
        start, end = CITIES[part], CITIES[part + 1]
        (x0, y0), (x1, y1) = corners[part]
        panel = parts["abc"[part]]
        return (
            panel.x + x0 + (x - start.x) * (x1 - x0) / (end.x - start.x),
            panel.y + y0 + (y - start.y) * (y1 - y0) / (end.y - start.y),
        )

    for number, place in enumerate(PLACES):
        part = PART_OF[number] if number < FIRST_CITY else max(0, number - FIRST_CITY - 1)
        places.append(lay(part, place.x, place.y))
    for city in range(len(CITIES) - 1):
        gates[city] = lay(city, CITIES[city].x, CITIES[city].y)
    top = 2504.0
    mats = tuple([Part(8, top + 164 * seat, 456, 156) for seat in range(seats)])
    return Layout(
        name="tall",
        width=472,
        height=top + 164 * seats,
        parts=parts,
        mats=mats,
        places=tuple(places),
        gates=tuple(gates),
        score=(),
        cards=tuple([(58 + 78.0 * (i % 4), 2169 + 106.0 * (i // 4)) for i in range(DISPLAY)]),
        pile=(412, 2222),
        deeds=tuple([(66 + 113.0 * i, 82) for i in range(4)]),
        tray=(8 + (456 - 105 * MM) / 2, 1699),
    )


@cache
def layout_for(name: str, seats: int) -> Layout:
    """The layout, made once."""
    if name not in LAYOUTS:
        raise ValueError(f"There is no layout {name!r}; there are {LAYOUTS}.")
    return _tall(seats) if name == "tall" else _wide(seats)
