"""Where everything lies. Three layouts of the same parts: ``wide`` and ``square`` for screens, ``tall`` for telephones.

A part is drawn in its own coordinates and never scaled; a layout only says where it stands and how much
room it has. So every size is the same in all, and the least letters are 14 units.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.components import (
    AREAS,
    FIRST_ROW,
    LOCATIONS,
    LOOP,
    OPEN_LOCATIONS,
    ROMA,
    ROWS,
    SLOTS,
    SPACES_EACH,
    TRAINING_COST,
    USABLE_SPACES,
)
from tabularium.games.ave_roma.drawing.faces import AREA_CARD_HEIGHT, CARD_HEIGHT

Point = tuple[float, float]

MAT_HEIGHT: Final = 190.0
POOL_HEIGHT: Final = 36.0
"""What the neutral pool adds to a mat."""
AREA_HEIGHT: Final = 350.0
LOCATION_HEIGHT: Final = 94.0
ROW_HEIGHT: Final = 240.0
ROMA_HEIGHT: Final = 186.0
STRIP_HEIGHT: Final = 46.0
LEVEL_HEIGHT: Final = 21.0
SLOT_WIDTH: Final = 105.0
GAP: Final = 8.0


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """All parts of a picture."""

    name: str
    width: float
    height: float
    ground: Part
    """What the board covers."""
    strip: Part
    """Round, phase and turn order."""
    areas: tuple[Part, ...]
    locations: tuple[Part, ...]
    """The four without a row, and Roma."""
    rows: tuple[Part, ...]
    slot_width: float
    mats: tuple[Part, ...]
    cards: Part
    """The reader's cards."""
    tops: Part | None = None
    """Advanced mode on a telephone: the cards lying face up on the decks."""


def layout_for(name: str, seats: int, seat: Seat | None, is_advanced: bool) -> Layout:
    if name == "tall":
        return _tall(seats, seat, is_advanced)
    return _wide(seats) if name == "wide" else _square(seats, seat)


GROUND: Final = Part(16, 16, 1212, 766)


def _board() -> tuple[tuple[Part, ...], tuple[Part, ...], tuple[Part, ...]]:
    """The areas, the locations and the rows, on the ground of a board in landscape."""
    rows = tuple([Part(28, 28 + (ROW_HEIGHT + 7) * row, 632, ROW_HEIGHT) for row in ROWS])
    left, width = 668.0, 548.0
    each = (width - 4 * 4) / len(AREAS)
    areas = tuple([Part(left + (each + 4) * i, 28, each, AREA_HEIGHT) for i in range(len(AREAS))])
    y = 28 + AREA_HEIGHT + 7
    half = (width - GAP) / 2
    locations = [
        Part(left + (half + GAP) * (i % 2), y + (LOCATION_HEIGHT + 6) * (i // 2), half, LOCATION_HEIGHT)
        for i in range(ROMA)
    ]
    roma_y = y + 2 * (LOCATION_HEIGHT + 6)
    locations.append(Part(left, roma_y, width, rows[-1].y + ROW_HEIGHT - roma_y))
    return areas, tuple(locations), rows


def _wide(seats: int) -> Layout:
    """The mats at the right, the reader's cards at the bottom."""
    areas, locations, rows = _board()
    cards_y = GROUND.y + GROUND.h + 10
    bottom = max(cards_y + CARD_HEIGHT + 54, 70 + seats * (MAT_HEIGHT + 6) - 6)
    high = min(300.0, (bottom - 70 + 6) / seats - 6)
    mats = tuple([Part(1240, 70 + (high + 6) * seat, 364, high) for seat in range(seats)])
    cards = Part(16, cards_y, 1212, bottom - cards_y)
    return Layout(
        "wide",
        1616,
        bottom + 18,
        GROUND,
        Part(1240, 16, 364, STRIP_HEIGHT),
        areas,
        locations,
        rows,
        SLOT_WIDTH,
        mats,
        cards,
    )


def _square(seats: int, seat: Seat | None) -> Layout:
    """Below the board the reader's mat and cards, and below these the others' mats."""
    areas, locations, rows = _board()
    x, width = GROUND.x, GROUND.w
    y = GROUND.y + GROUND.h + 10
    own = seat if seat is not None else 0
    high = MAT_HEIGHT + (POOL_HEIGHT if seats == 2 else 0)
    mats: dict[int, Part] = {own: Part(x, y, 364, high)}
    strip = Part(x, y + high + 6, 364, STRIP_HEIGHT)
    cards = Part(x + 372, y, width - 372, STRIP_HEIGHT + 6 + high)
    y += cards.h + GAP
    others = [other for other in range(seats) if other != own]
    across = 2 if len(others) == 4 else len(others)
    each = min(602.0, (width - GAP * (across - 1)) / across)
    for number, other in enumerate(others):
        row, column = divmod(number, across)
        mats[other] = Part(x + (each + GAP) * column, y + (high + GAP) * row, each, high)
    y += -(-len(others) // across) * (high + GAP)
    placed = tuple([mats[seat] for seat in range(seats)])
    return Layout("square", 1244, y + GAP, GROUND, strip, areas, locations, rows, SLOT_WIDTH, placed, cards)


def _tall(seats: int, seat: Seat | None, is_advanced: bool) -> Layout:
    """From above: round, the own mat, locations, areas, rows, the own cards, the others' mats."""
    x, width = 8.0, 456.0
    y = GAP
    strip = Part(x, y, width, STRIP_HEIGHT)
    y += STRIP_HEIGHT + GAP
    own = seat if seat is not None else 0
    mat = MAT_HEIGHT + (POOL_HEIGHT if seats == 2 else 0)
    mats: dict[int, Part] = {own: Part(x, y, width, mat)}
    y += mat + GAP
    top = y
    half = (width - GAP) / 2
    locations = [
        Part(x + (half + GAP) * (i % 2), y + (LOCATION_HEIGHT + 6) * (i // 2), half, LOCATION_HEIGHT)
        for i in range(ROMA)
    ]
    y += 2 * (LOCATION_HEIGHT + 6)
    each = (width - 4 * 3) / len(AREAS)
    areas = tuple([Part(x + (each + 3) * i, y, each, AREA_HEIGHT) for i in range(len(AREAS))])
    y += AREA_HEIGHT + GAP
    locations.append(Part(x, y, width, ROMA_HEIGHT))
    y += ROMA_HEIGHT + GAP
    rows = tuple([Part(x, y + (ROW_HEIGHT + GAP) * row, width, ROW_HEIGHT) for row in ROWS])
    y += len(ROWS) * (ROW_HEIGHT + GAP)
    tops = Part(x, y, width, CARD_HEIGHT + 46) if is_advanced else None
    y += tops.h + GAP if tops is not None else 0
    ground = Part(0, top - 4, 472, y - top)
    cards = Part(x, y, width, 2 * (CARD_HEIGHT + 9) + 42)
    y += cards.h + GAP
    for other in range(seats):
        if other != own:
            mats[other] = Part(x, y, width, mat)
            y += mat + GAP
    placed = tuple([mats[seat] for seat in range(seats)])
    return Layout("tall", 472, y, ground, strip, areas, tuple(locations), rows, 89, placed, cards, tops)


# ---------------------------------------------------------------------- places on the board


def space_place(layout: Layout, location: int, space: int) -> Point:
    """Where a worker stands at a location without a row."""
    part = layout.locations[location]
    seats = len(layout.mats)
    along = space - ((SPACES_EACH if seats == 2 else USABLE_SPACES[seats]) - 1) / 2
    if location == ROMA:
        x, y = colosseum_middle(part)
        return x + along * 38, y
    return part.x + part.w / 2 + (part.w - 60) / 4 * along, part.y + 65


def worker_place(layout: Layout, location: int, space: int) -> Point:
    return (
        space_place(layout, location, space)
        if location < FIRST_ROW
        else slot_place(layout, location - FIRST_ROW, space)
    )


def slot_left(layout: Layout, row: int, slot: int) -> float:
    return layout.rows[row].x + 7 + layout.slot_width * slot


def slot_place(layout: Layout, row: int, slot: int) -> Point:
    """Where the worker of a row's card stands."""
    return slot_left(layout, row, slot) + layout.slot_width / 2 - 18, layout.rows[row].y + 57


def slot_card(layout: Layout, row: int, slot: int) -> Point:
    """The middle of a row's card."""
    y = layout.rows[row].y + 80 + CARD_HEIGHT / 2
    return slot_left(layout, row, slot) + layout.slot_width / 2, y


def card_width(layout: Layout) -> float:
    return layout.slot_width - 5


def top_card(layout: Layout, row: int) -> Point:
    """The middle of the card that lies face up on a deck (advanced mode)."""
    if layout.tops is not None:
        part = layout.tops
        return part.x + part.w * (2 * row + 1) / 6, part.y + 38 + CARD_HEIGHT / 2
    part = layout.rows[row]
    return part.x + part.w - 50, part.y + 80 + CARD_HEIGHT / 2


def deck_place(layout: Layout, row: int) -> Point:
    """Where the number of cards left in a deck stands."""
    part = layout.rows[row]
    return (part.x + part.w - 34, part.y + 18) if layout.name == "tall" else (part.x + part.w - 50, part.y + 58)


def area_card(part: Part, is_upper: bool) -> Point:
    """The middle of an area's card: it slides up when it has been used."""
    return part.x + part.w / 2, part.y + 36 + AREA_CARD_HEIGHT / 2 + (0 if is_upper else 17)


def level_y(part: Part, level: int) -> float:
    """The middle of a level of an area's tracks; the lowest is at the bottom."""
    return part.y + part.h - 8 - LEVEL_HEIGHT * (level + 0.5)


def brown_place(part: Part, level: int) -> Point:
    return part.x + 15, level_y(part, level)


def cube_place(part: Part, level: int, rank: int, count: int) -> Point:
    """Only one cube stands on a level above 0; on level 0 the ``rank``-th of ``count``, side by side."""
    y = level_y(part, level)
    if level or count < 2:
        return part.x + part.w / 2 + 6, y
    room = part.w - 74
    return part.x + 35 + room / 2 + (rank - (count - 1) / 2) * min(14.0, room / (count - 1)), y


def colosseum_middle(part: Part) -> Point:
    return part.x + part.w / 2, part.y + 30 + (part.h - 36) / 2


def colosseum_space(part: Part, space: int) -> Point:
    """The loop begins at the left and runs clockwise: along the top, and back along the bottom."""
    _, y = colosseum_middle(part)
    if not space:
        return part.x + 38, y
    along = (LOOP - 1) // 2
    step = (part.w - 130) / (along - 0.4)
    high = (part.h - 36) / 2 - 24
    if space <= along:
        return part.x + 100 + step * (space - 1), y - high + (10 if space == along else 0)
    return part.x + 100 + step * (LOOP - 1 - space), y + high - (10 if space == along + 1 else 0)


def colosseum_marker(part: Part, space: int, rank: int, count: int) -> Point:
    """Markers on one space lie beside each other."""
    x, y = colosseum_space(part, space)
    if count == 1:
        return x, y
    return x + (rank - (count - 1) / 2) * min(13.0, 40 / (count - 1)), y + (-5 if rank % 2 else 5)


# ---------------------------------------------------------------------- places on a mat


def mat_rows(part: Part) -> tuple[float, float, float, float, float]:
    """The five lines of a mat: name, goods, workers and training, politics and patrons, cards."""
    y = part.y
    return y + 21, y + 65, y + 107, y + 140, y + 172


def good_place(part: Part, good: int) -> Point:
    """The middle of a storage field; surplus and money are wider."""
    y = mat_rows(part)[1]
    step = (part.w - 134) / 6
    if good < 6:
        return part.x + 16 + step * (good + 0.5), y
    left = part.x + 16 + 6 * step
    return (left + 25, y) if good == 6 else (left + 82, y)


def good_size(part: Part, good: int) -> Point:
    return ((part.w - 134) / 6 - 2, 48) if good < 6 else (46, 48) if good == 6 else (62, 48)


def hand_place(part: Part, number: int) -> Point:
    return part.x + 28 + 27 * number, mat_rows(part)[2]


def training_place(part: Part, space: int) -> Point:
    step = (part.w - 158) / len(TRAINING_COST)
    return part.x + 152 + step * space + 18, mat_rows(part)[2]


def politics_place(part: Part, level: int) -> Point:
    step = (part.w - 166) / 11
    return part.x + 16 + step * (level + 0.5), mat_rows(part)[3]


def pool_place(part: Part, number: int) -> Point:
    """Two players: a worker of the neutral pool."""
    return part.x + 100 + 29 * number, mat_rows(part)[4]


def chip_place(part: Part, seats: int) -> Point:
    """Where the first of the cards lies."""
    return part.x + 32, mat_rows(part)[4] + (POOL_HEIGHT if seats == 2 else 0)


def patron_slot(part: Part, slot: int) -> Point:
    return part.x + part.w - 132 + 28.5 * slot, mat_rows(part)[3]


def order_place(layout: Layout, place: int, seats: int) -> Point:
    part = layout.strip
    return part.x + part.w - 22 - 34 * (seats - 1 - place), part.y + part.h / 2


LOCATION_OF_ROW: Final = tuple([LOCATIONS[FIRST_ROW + row].id for row in ROWS])
assert len(OPEN_LOCATIONS) == ROMA + 1
assert SLOTS == SPACES_EACH
