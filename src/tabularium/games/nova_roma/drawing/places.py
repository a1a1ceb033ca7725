"""Where everything lies, on a large screen, a laptop and a telephone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from tabularium.core.game import LAYOUTS
from tabularium.games.kit.parts import Part
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import FORUM_SIDE, LAST_SPACE, PORTS, SOUTH_END, TRACKS

Point = tuple[float, float]

MAT_HEIGHT: Final = 352.0
MAT_WIDTH: Final = 380.0
TOP: Final = 34.0
"""Below the title of a part."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of a picture for a number of seats."""

    name: str
    width: float
    height: float
    parts: dict[str, Part]
    mats: tuple[Part, ...]
    forum: tuple[Part, ...]
    """The sixteen cells."""
    rows: tuple[Part, ...]
    columns: tuple[Part, ...]
    """The forum tiles."""
    ports: tuple[Point, ...]
    """Byzantium, then the ports in the order of the components."""
    spaces: tuple[tuple[Point, ...], ...]
    """For each track its spaces."""
    space: float
    """How wide a space of the hippodrome is."""
    zones: tuple[tuple[float, float, float], ...]
    """For each zone its corner and the size of a cell."""


_WIDE: Final = {
    "forum": Part(12, 12, 440, 384),
    "sea": Part(460, 12, 730, 222),
    "hippodrome": Part(460, 242, 730, 154),
    "city": Part(1198, 12, 550, 384),
    "maritime": Part(12, 404, 330, 150),
    "construction": Part(350, 404, 420, 150),
    "estate": Part(778, 404, 330, 150),
    "followers": Part(1116, 404, 632, 150),
}

_SQUARE: Final = {
    "forum": Part(12, 12, 440, 384),
    "sea": Part(460, 12, 730, 222),
    "hippodrome": Part(460, 242, 730, 154),
    "maritime": Part(400, 404, 330, 172),
    "construction": Part(738, 404, 452, 172),
    "estate": Part(400, 584, 330, 172),
    "followers": Part(738, 584, 452, 172),
    "city": Part(12, 764, 550, 384),
}
"""Left of the displays lies the reader's mat, right of the city the hand."""

_TALL: Final = {
    "forum": Part(8, 8, 456, 402),
    "followers": Part(8, 418, 456, 158),
    "estate": Part(8, 584, 456, 158),
    "maritime": Part(8, 750, 456, 158),
    "sea": Part(8, 916, 456, 492),
    "construction": Part(8, 1416, 456, 158),
    "city": Part(8, 1582, 456, 770),
    "hippodrome": Part(8, 2360, 456, 206),
}


def _forum(part: Part) -> tuple[tuple[Part, ...], tuple[Part, ...], tuple[Part, ...]]:
    """Cells, row tiles, column tiles."""
    side, top = 92.0, 62.0
    left, upper = part.x + 8 + side, part.y + TOP + top
    across = (part.w - 16 - side) / FORUM_SIDE
    down = (part.h - TOP - top - 8) / FORUM_SIDE
    cells = [
        Part(left + across * col, upper + down * row, across, down)
        for row in range(FORUM_SIDE)
        for col in range(FORUM_SIDE)
    ]
    rows = [Part(part.x + 8, upper + down * row, side - 4, down) for row in range(FORUM_SIDE)]
    columns = [Part(left + across * col, part.y + TOP, across, top - 4) for col in range(FORUM_SIDE)]
    return tuple(cells), tuple(rows), tuple(columns)


def _ports(name: str, part: Part) -> tuple[Point, ...]:
    """North above, south below, Byzantium at the left; on a telephone north at the left, south at the right."""
    if name != "tall":
        step = (part.w - 122) / 9
        start = (part.x + 58, part.y + 120)
        south = [(part.x + 112 + step * (i + 0.5), part.y + 166) for i in range(SOUTH_END)]
        north = [(part.x + 112 + step * (i + 0.5), part.y + 76) for i in range(len(PORTS) - SOUTH_END)]
        return (start, *south, *north)
    step = (part.h - 104) / 9
    start = (part.x + part.w / 2, part.y + 62)
    south = [(part.x + 262, part.y + 104 + step * (i + 0.5)) for i in range(SOUTH_END)]
    north = [(part.x + 40, part.y + 104 + step * (i + 0.5)) for i in range(len(PORTS) - SOUTH_END)]
    return (start, *south, *north)


def _spaces(name: str, part: Part) -> tuple[tuple[tuple[Point, ...], ...], float]:
    left, right = (54.0, 10.0) if name == "tall" else (86.0, 92.0)
    wide = (part.w - left - right) / (LAST_SPACE + 1)
    tall = 40.0 if name == "tall" else 37.0
    found = [
        tuple(
            [(part.x + left + wide * (i + 0.5), part.y + TOP + tall * (row + 0.5) + 2) for i in range(LAST_SPACE + 1)]
        )
        for row in range(len(TRACKS))
    ]
    return tuple(found), wide


def _zones(name: str, part: Part) -> tuple[tuple[float, float, float], ...]:
    if name != "tall":
        return (
            (part.x + 14, part.y + 62, 39.0),
            (part.x + 302, part.y + 62, 39.0),
            (part.x + 341, part.y + 255, 39.0),
        )
    found: list[tuple[float, float, float]] = []
    top = part.y + TOP
    for zone in ZONES:
        found.append((part.x + 14, top + 30, 50.0))
        top += 30 + 50 * len(zone.grid) + 12
    return tuple(found)


def _make(name: str, seats: int, reader: int | None, is_solo: bool) -> Layout:
    parts = dict({"wide": _WIDE, "square": _SQUARE, "tall": _TALL}[name])
    has_hand = reader is not None
    count = seats + (1 if is_solo else 0)
    if name == "wide":
        width, height = 1760.0, 926.0
        mats = [Part(12 + (MAT_WIDTH + 8) * i, 562, MAT_WIDTH, MAT_HEIGHT) for i in range(count)]
        left = 12 + (MAT_WIDTH + 8) * count
        parts["hand" if has_hand else "emblem"] = Part(left, 562, 1748 - left, MAT_HEIGHT)
    elif name == "square":
        width, height = 1202.0, 1156.0
        mats, left = [Part(12, 404, MAT_WIDTH, MAT_HEIGHT)], 570.0
        if count == 2:  # there is room for both beside the city
            mats.append(Part(left, 764, MAT_WIDTH, 384))
            left += MAT_WIDTH + 8
        elif count > 2:
            wide = (1178 - 8 * (count - 2)) / (count - 1)
            mats += [Part(12 + (wide + 8) * i, 1156, wide, MAT_HEIGHT) for i in range(count - 1)]
            height += MAT_HEIGHT + 8
        parts["hand" if has_hand else "emblem"] = Part(left, 764, 1190 - left, 384)
    else:
        width, top = 472.0, parts["hippodrome"].y + parts["hippodrome"].h + 8
        if has_hand:
            parts["hand"] = Part(8, top, 456, 236)
            top += 244
        mats = [Part(8, top + (MAT_HEIGHT + 8) * i, 456, MAT_HEIGHT) for i in range(count)]
        height = top + (MAT_HEIGHT + 8) * count
    if is_solo:
        parts["dummy"] = mats.pop()
    if name != "wide" and reader is not None:  # one's own mat comes first
        mats = [mats[(seat - reader) % seats] for seat in range(seats)]
    cells, rows, columns = _forum(parts["forum"])
    spaces, space = _spaces(name, parts["hippodrome"])
    return Layout(
        name=name,
        width=width,
        height=height,
        parts=parts,
        mats=tuple(mats),
        forum=cells,
        rows=rows,
        columns=columns,
        ports=_ports(name, parts["sea"]),
        spaces=spaces,
        space=space,
        zones=_zones(name, parts["city"]),
    )


@cache
def layout_for(name: str, seats: int, reader: int | None, is_solo: bool) -> Layout:
    """The layout, made once."""
    if name not in LAYOUTS:
        raise ValueError(f"There is no layout {name!r}; there are {LAYOUTS}.")
    return _make(name, seats, reader, is_solo)


# ---------------------------------------------------------------------- on a mat

ITEMS: Final = ("wheat", "stone", "wood", "wine", "horse", "coin", "influence", "artisan")


def item_place(part: Part, item: str) -> Point:
    """Where a good, a coin and so on is shown on a mat."""
    step = (part.w - 26) / len(ITEMS)
    return part.x + 18 + step * (ITEMS.index(item) + 0.5), part.y + 66


def estate_cell(part: Part, cell: int) -> Part:
    size = 49.0
    left, top = part.x + 42, part.y + 112
    return Part(left + size * (cell % 3), top + size * (cell // 3), size, size)


def mosaic_cell(part: Part, cell: int) -> Part:
    left = part.x + 218
    wide = (part.w - 218 - 30) / 3
    return Part(left + wide * (cell % 3), part.y + 112 + 49 * (cell // 3), wide, 49)


def row_card(part: Part, number: int, count: int) -> Part:
    """A follower in the row: seven places."""
    step = (part.w - 24) / max(7, count)
    return Part(part.x + 14 + step * number, part.y + 264, step - 3, 50)


def foot(part: Part) -> float:
    return part.y + part.h - 19


def follower_slot(part: Part, number: int) -> Part:
    """A place for a follower on show, wide enough for a name; then deck and discards."""
    wide = part.w - 16
    card, other = wide * 0.178, wide * 0.144
    left = part.x + 8 + card * min(number, 4) + other * max(0, number - 4)
    return Part(left + 2, part.y + TOP + 2, (card if number < 4 else other) - 4, part.h - TOP - 10)


def foot_place(part: Part, number: int, count: int) -> float:
    """Where a number at the foot of a mat begins; that of the tokens, the sixth, is longer than the others."""
    step = (part.w - 30) / (count + 0.7)
    return part.x + 28 + step * (number + (0.7 if number > 5 else 0))


def hand_card(part: Part, number: int, count: int) -> Part:
    """A card of the hand: as many rows as make the cards biggest."""
    wide, tall = part.w - 16, part.h - TOP - 8
    there, count = count, max(count, 4)

    def size(rows: int) -> tuple[float, float, int]:
        across = -(-count // rows)
        w, h = min(wide / across, 152.0), min(tall / rows, 150.0)
        return (w, h, across) if w < 1.4 * h else (1.4 * h, h, across)

    rows = max(range(1, 6), key=lambda rows: min(size(rows)[0], size(rows)[1] * 0.8))
    w, h, across = size(rows)
    left, top = part.x + (part.w - w * min(across, there)) / 2, part.y + TOP + 2
    return Part(left + w * (number % across) + 2, top + h * (number // across) + 2, w - 4, h - 4)


def slot(part: Part, number: int, count: int = 5) -> Part:
    """A place of a display; the stack comes last."""
    step = (part.w - 16) / count
    return Part(part.x + 8 + step * number + 2, part.y + TOP + 2, step - 4, part.h - TOP - 10)


def ship_offset(layout: Layout, seat: int, ship: int, at_start: bool) -> Point:
    """Where a ship lies beside the middle of its port, so that up to ten can be seen there."""
    if layout.name != "tall":
        if at_start:
            return -30 + 20 * seat, -16 + 28 * ship
        return -26 + 14 * seat + 7 * ship, -27
    if at_start:
        return -150 + 92 * seat + 40 * ship, 0
    return 34 + 27 * seat + 11 * ship, 9


def ghost_offset(layout: Layout, ship: int) -> Point:
    """Where a ship that could sail there is shown."""
    return (118 + 46 * ship, -2) if layout.name == "tall" else (-16 + 32 * ship, 3)
