"""Where everything lies. Three layouts of the same parts: ``wide`` and ``square`` for screens, ``tall`` for telephones.

A part is drawn in its own coordinates and never scaled; a layout only says where it stands and how much
room it has. So every size is the same in all, and the least letters are 14 units.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.game import LAYOUTS
from tabularium.games.aquileia.components import (
    ARENA_SPACES,
    DOLUS,
    FORUM_SPACES,
    LATRO,
    LOTS,
    MAX_SEATS,
    PECUNIA,
    POTENTIA,
    QUAYS,
    ROUNDS,
    SERVI_SPACES,
    SIDE_SPACES,
    STALLS,
    STRENGTH_TRACK,
    THEATRUM,
    LotKind,
    Metal,
)
from tabularium.games.kit.panels import frame_track

Point = tuple[float, float]

TILE_WIDTH: Final = 106.0
TILE_HEIGHT: Final = 86.0
TILE_GAP: Final = 5.0
MAT_HEIGHT: Final = 154.0
SCORE_LAP: Final = 100


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float

    def at(self, x: float, y: float) -> Point:
        return self.x + x, self.y + y

    def middle(self, natural: float) -> float:
        """Where the content, ``natural`` units wide, begins when it stands in the middle."""
        return self.x + (self.w - natural) / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of a picture for a number of seats, and every place in absolute coordinates."""

    name: str
    width: float
    height: float
    parts: dict[str, Part]
    mats: tuple[Part, ...]
    spaces: dict[int, tuple[float, float, float]]
    """Action spaces: x, y, radius."""
    lots: tuple[Point, ...]
    """The top left corner of each lot."""
    tiebreak: tuple[Point, ...]
    rounds: tuple[Point, ...]
    strengths: tuple[Point, ...]
    score: tuple[tuple[float, float, float, float], ...]
    """The squares of the score track; none in the tall layout."""
    quays: tuple[Point, ...]
    """Where the coins of the quays lie."""
    piles: dict[str, Point]
    discards: dict[str, Point]
    cell: float
    """The width of a square of the strength track."""


_WIDE: Final = {
    "board": Part(16, 16, 1208, 804),
    "changer": Part(46, 46, 168, 236),
    "stalls": Part(222, 46, 238, 236),
    "servi": Part(468, 46, 148, 236),
    "arena": Part(624, 46, 190, 184),
    "stadium": Part(822, 46, 216, 184),
    "strength": Part(624, 238, 270, 44),
    "dice": Part(902, 238, 136, 44),
    "theatrum": Part(1046, 46, 148, 236),
    "workshops": Part(46, 290, 451, 397),
    "forum": Part(505, 290, 230, 212),
    "tracks": Part(505, 510, 230, 177),
    "villas": Part(743, 290, 451, 397),
    "portus": Part(46, 695, 1148, 95),
    "hand": Part(16, 828, 1040, 160),
    "races": Part(1064, 828, 520, 160),
}

_TALL: Final = {
    "tracks": Part(8, 8, 456, 104),
    "changer": Part(8, 120, 194, 236),
    "stalls": Part(210, 120, 254, 236),
    "servi": Part(8, 364, 168, 236),
    "arena": Part(184, 364, 280, 184),
    "strength": Part(184, 556, 280, 44),
    "stadium": Part(8, 608, 272, 184),
    "dice": Part(8, 800, 272, 44),
    "theatrum": Part(288, 608, 176, 236),
    "forum": Part(8, 852, 456, 212),
    "portus": Part(8, 1072, 456, 132),
    "workshops": Part(8, 1212, 456, 397),
    "villas": Part(8, 1617, 456, 397),
}


def _lots(workshops: Part, villas: Part) -> tuple[Point, ...]:
    """Workshops and banks on the left half, villas on the right, one row to a colour, the dearest last."""
    block = 4 * TILE_WIDTH + 3 * TILE_GAP
    corners: list[Point] = []
    row_of_colour: dict[int, int] = {}
    others = 0
    for lot in LOTS:
        if lot.kind == LotKind.VILLA:
            part = villas
            row = row_of_colour.setdefault(int(lot.colour or 0), len(row_of_colour))
            column = (4, 6, 8, 10).index(lot.vp)
        else:
            part = workshops
            row, column = divmod(others, 4)
            others += 1
        corners.append(
            (
                part.middle(block) + column * (TILE_WIDTH + TILE_GAP),
                part.y + 36 + row * (TILE_HEIGHT + TILE_GAP),
            )
        )
    return tuple(corners)


def _spaces(parts: dict[str, Part]) -> dict[int, tuple[float, float, float]]:
    places: dict[int, tuple[float, float, float]] = {}
    left, y = parts["changer"].middle(168), parts["changer"].y
    places[DOLUS] = (left + 32, y + 62, 20)
    places[PECUNIA] = (left + 32, y + 122, 20)
    places[POTENTIA] = (left + 32, y + 208, 20)
    left, y = parts["stalls"].middle(238), parts["stalls"].y
    for i, space in enumerate(STALLS):
        places[space] = (left + 38 + 76 * i, y + 157, 20)
    left, y = parts["servi"].middle(148), parts["servi"].y
    for i, space in enumerate(SERVI_SPACES):
        places[space] = (left + 30, y + 60 + 46 * i, 20)
    left, y = parts["arena"].middle(190), parts["arena"].y
    for i, space in enumerate(ARENA_SPACES):
        places[space] = (left + 49 + 46 * i, y + 90, 20)
    left, y = stadium_origin(parts["stadium"])
    for row, side in enumerate((Metal.SILVER, Metal.GOLD)):
        for i, space in enumerate(SIDE_SPACES[side]):
            places[space] = (left + 40 + 41 * i, y + 68 + 45 * row, 18)
    part = parts["theatrum"]
    places[THEATRUM] = (part.x + part.w / 2, part.y + 94, 20)
    part = parts["forum"]
    step = (part.w - 20) / len(FORUM_SPACES)
    for i, space in enumerate(FORUM_SPACES):
        places[space] = (part.x + 10 + step * (i + 0.5), part.y + 132, 18 if part.w < 300 else 21)
    part = parts["portus"]
    if part.w > 600:
        places[LATRO] = (part.x + 200, part.y + 48, 21)
        for i, space in enumerate(QUAYS):
            places[space] = (part.x + 466 + 176 * i, part.y + 48, 21)
    else:
        places[LATRO] = (part.x + 34, part.y + 84, 21)
        for i, space in enumerate(QUAYS):
            places[space] = (part.x + 192 + 112 * i, part.y + 84, 21)
    return places


def stadium_origin(part: Part) -> Point:
    """Where the content of the Stadium begins; in the tall layout it has room to spare."""
    return part.middle(216), part.y + (part.h - 184) / 2


def mat_rows(part: Part) -> tuple[float, float, float, float]:
    """The four lines of a mat: name, coins, pieces, buildings."""
    return part.y + 25, part.y + 60, part.y + 97, part.y + 133


def henchman_home(part: Part) -> Point:
    return part.x + 78, mat_rows(part)[2]


def disc_home(part: Part) -> Point:
    return part.x + 168, mat_rows(part)[2]


def shield_home(part: Part) -> Point:
    return part.x + 202, mat_rows(part)[2]


def die_on_mat(part: Part, number: int) -> Point:
    return part.x + part.w - 100 + 26 * number, mat_rows(part)[1]


def rolled_dice(part: Part, count: int) -> tuple[float, list[Point]]:
    """How big the dice of the last roll are, and where they lie in the tray, side by side in its middle."""
    step = min(36.0, (part.w - 40) / count)
    middle, y = part.x + 34 + (part.w - 40) / 2, part.y + part.h / 2
    return min(28.0, step - 2), [(middle + step * (i - (count - 1) / 2), y) for i in range(count)]


def _track_row(x: float, y: float, w: float, count: int) -> tuple[Point, ...]:
    return tuple([(x + w * (i + 0.5) / count, y) for i in range(count)])


def _below(parts: dict[str, Part], seats: int, seat: Seat | None) -> tuple[tuple[Part, ...], float]:
    """Below the board the reader's mat and cards, then, two in a row, the others' mats and the past races."""
    own = seat if seat is not None else 0
    mats = {own: Part(16, 828, 344, MAT_HEIGHT)}
    beside = Part(368, 828, 856, MAT_HEIGHT)
    others = [other for other in range(seats) if other != own]
    for number, other in enumerate(others):
        mats[other] = Part(16 + 608 * (number % 2), 990 + 162 * (number // 2), 600, MAT_HEIGHT)
    top = 990.0 + 162 * (len(others) // 2)
    races = Part(624, top, 600, MAT_HEIGHT) if len(others) % 2 else Part(16, top, 1208, MAT_HEIGHT)
    parts.update({"banner" if seat is None else "hand": beside, "races": races})
    return tuple([mats[seat] for seat in range(seats)]), top + 170


def _make(name: str, seats: int, seat: Seat | None) -> Layout:
    has_hand = seat is not None
    parts = dict(_TALL if name == "tall" else _WIDE)
    if name == "wide":
        mats = tuple([Part(1240, 16 + 162.5 * i, 344, MAT_HEIGHT) for i in range(seats)])
        width, height = 1600.0, 1000.0
        rest = 16 + 162.5 * seats
        if seats < MAX_SEATS:
            parts["emblem"] = Part(1240, rest, 344, 820 - rest)
        if not has_hand:
            parts["banner"] = parts.pop("hand")
        score = tuple(frame_track(16, 16, 1208, 804, 30, 32, 18))
    elif name == "square":
        del parts["hand"]
        mats, height = _below(parts, seats, seat)
        width = 1240.0
        score = tuple(frame_track(16, 16, 1208, 804, 30, 32, 18))
    else:
        top = 2022.0
        mats = tuple([Part(8, top + 162 * i, 456, MAT_HEIGHT) for i in range(seats)])
        top += 162 * seats
        if has_hand:
            parts["hand"] = Part(8, top, 456, 232)
            top += 240
        parts["races"] = Part(8, top, 456, 150)
        width, height = 472.0, top + 158
        score = ()
    tracks = parts["tracks"]
    if tracks.w > 300:
        tiebreak = _track_row(tracks.x + 244, tracks.y + 74, 204, MAX_SEATS)
        rounds = _track_row(tracks.x + 8, tracks.y + 74, 220, ROUNDS)
    else:
        tiebreak = _track_row(tracks.x + 12, tracks.y + 77, 206, MAX_SEATS)
        rounds = _track_row(tracks.x + 8, tracks.y + 148, 214, ROUNDS)
    part = parts["strength"]
    cell = (part.w - 46) / STRENGTH_TRACK
    strengths = tuple([(part.x + 40 + cell * (i + 0.5), part.y + part.h / 2) for i in range(STRENGTH_TRACK)])
    spaces = _spaces(parts)
    stalls, servi = parts["stalls"].middle(238), parts["servi"].middle(148)
    left, stadium_y = stadium_origin(parts["stadium"])
    theatrum = parts["theatrum"].middle(148)
    return Layout(
        name=name,
        width=width,
        height=height,
        parts=parts,
        mats=mats,
        spaces=spaces,
        lots=_lots(parts["workshops"], parts["villas"]),
        tiebreak=tiebreak,
        rounds=rounds,
        strengths=strengths,
        score=score,
        quays=tuple([(spaces[space][0] - 52, spaces[space][1]) for space in QUAYS]),
        piles={
            "servi": (servi + 48, parts["servi"].y + 204),
            "equi_et_arma": (stalls + 138, parts["stalls"].y + 206),
            "stadium_laurel": (left + 186, stadium_y + 126),
            "theatrum_laurel": (theatrum + 32, parts["theatrum"].y + 156),
        },
        discards={
            "servi": (servi + 104, parts["servi"].y + 204),
            "equi_et_arma": (stalls + 196, parts["stalls"].y + 206),
        },
        cell=cell,
    )


@cache
def layout_for(name: str, seats: int, seat: Seat | None) -> Layout:
    """The layout, made once."""
    if name not in LAYOUTS:
        raise ValueError(f"There is no layout {name!r}; there are {LAYOUTS}.")
    return _make(name, seats, seat)
