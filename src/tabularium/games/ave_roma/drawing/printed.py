"""The board as it is printed: areas with their tracks, locations, the Colosseum, the rows. Drawn once for a layout."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    AEDILIS,
    AREA_POINTS,
    COLOSSEUM,
    COST_DENARII,
    FIRST_ROW,
    INTERVALS,
    IS_HONOUR,
    LOCATIONS,
    LOOP,
    MERCATOR,
    PROFILES,
    QUAESTOR,
    ROMA,
    ROWS,
    SLOTS,
    SPACES_EACH,
    TOP_LEVEL,
    USABLE_SPACES,
)
from tabularium.games.ave_roma.drawing.faces import AREA_CARD_HEIGHT, CARD_HEIGHT, cost_items, draw_items
from tabularium.games.ave_roma.drawing.places import (
    LEVEL_HEIGHT,
    Layout,
    Part,
    area_card,
    card_width,
    colosseum_middle,
    colosseum_space,
    level_y,
    slot_card,
    slot_place,
    space_place,
    top_card,
)
from tabularium.games.ave_roma.words import BOARD
from tabularium.games.kit import scenery
from tabularium.games.kit.lettering import text
from tabularium.games.kit.marks import coin_of, use
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import inscription, place, rect, slab, tesserae

AREA_FILLS: Final = ("sea", "green", "ochre", "brick", "stone_deep")
"""Each area has its colour, beside its number."""


def board(layout: Layout, seats: int, profile: str, lang: str) -> str:
    """Everything printed, under one roof."""
    ground = layout.ground
    said = tesserae(ground.x, ground.y, ground.w, ground.h, "board")
    if layout.name != "tall":
        said = rect(ground.x - 5, ground.y - 5, ground.w + 10, ground.h + 10, paint("board_edge"), 8) + said
    said += "".join([_area(part, number, seats) for number, part in enumerate(layout.areas)])
    said += "".join([_location(layout, location, seats) for location in range(ROMA)])
    said += _roma(layout, seats)
    intervals = INTERVALS[[each.id for each in PROFILES].index(profile)]
    for row in ROWS:
        said += _row(layout, row, intervals[SLOTS * row : SLOTS * (row + 1)])
    if layout.tops is not None:
        said += _tops(layout, layout.tops, lang)
    return said


# ---------------------------------------------------------------------- areas


def _dashed(x: float, y: float, w: float, h: float) -> str:
    return rect(x - w / 2, y - h / 2, w, h, paint("inset", "inset_edge", 1.4) + ' stroke-dasharray="4 3"', 6)


def _area(part: Part, number: int, seats: int) -> str:
    said = slab(part.x, part.y, part.w, part.h)
    said += rect(part.x + 5, part.y + 5, part.w - 10, 26, paint(AREA_FILLS[number], "band_edge", 1.4), 5)
    said += rect(part.x + 5, part.y + 5, part.w - 10, 26, ' fill="url(#k-tesserae)" opacity=".6"', 5)
    said += (
        f'<circle cx="{num(part.x + part.w / 2)}" cy="{num(part.y + 18)}" r="12"{paint("marble", "band_edge", 1.2)}/>'
    )
    said += text(part.x + part.w / 2, part.y + 24.5, str(number + 1), 18, "ink")
    x, y = area_card(part, True)
    said += _dashed(x, y, part.w - 12, AREA_CARD_HEIGHT)
    x, y = area_card(part, False)
    said += _dashed(x, y, part.w - 12, AREA_CARD_HEIGHT)
    left, right = part.x + 5, part.x + part.w - 5
    for level in range(TOP_LEVEL + 1):
        y = level_y(part, level) - LEVEL_HEIGHT / 2
        said += rect(left, y, 20, LEVEL_HEIGHT - 1.5, paint("brick_deep") + ' fill-opacity=".32"', 3)
        said += rect(left + 22, y, right - left - 48, LEVEL_HEIGHT - 1.5, paint("stone", "inset_edge", 1), 3)
        said += rect(right - 24, y, 24, LEVEL_HEIGHT - 1.5, paint("band"), 3)
        said += text(left + 31, y + 15, str(level), 14, "ink_soft")
        said += text(right - 12, y + 15, str(AREA_POINTS[seats][level]), 15, "band_ink")
    return said


# ---------------------------------------------------------------------- locations


def _spaces(layout: Layout, location: int, seats: int) -> str:
    """Places for workers. With two players the neutral ones stand on those for more players, marked so."""
    said = ""
    for space in range(SPACES_EACH if seats == 2 else USABLE_SPACES[seats]):
        x, y = space_place(layout, location, space)
        said += place(x, y, 16, "")
        if space >= USABLE_SPACES[seats]:
            said += text(x, y + 5, f"{space + 1}+", 14, "inset_edge")
    return said


def _location(layout: Layout, location: int, seats: int) -> str:
    part = layout.locations[location]
    name = say(LOCATIONS[location].names, "en")
    said = slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 74, name, high=30)
    said += _spaces(layout, location, seats)
    x, y = part.x + part.w - 36, part.y + 20
    if location == QUAESTOR:
        return said + text(x - 13, y + 7, "2×", 18, "ink") + use("coin-silver", x + 13, y, 26)
    if location == AEDILIS:
        return said + text(x - 13, y + 7, "4×", 18, "ink") + use("deck-area", x + 13, y, 28)
    if location == MERCATOR:
        return said + use("deck-area", x - 14, y, 27) + use("coin-silver", x + 14, y, 25)
    return said + use("deck-area", x - 14, y, 27) + use("influence", x + 14, y, 29)


def _roma(layout: Layout, seats: int) -> str:
    part = layout.locations[ROMA]
    name = say(LOCATIONS[ROMA].names, "en")
    said = slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, name, high=28)
    x, y = colosseum_middle(part)
    said += scenery.amphitheatre(x, y, part.w / 2 - 46, (part.h - 36) / 2 - 18)
    said += _spaces(layout, ROMA, seats)
    for space in range(LOOP):
        said += _colosseum_space(part, space)
    return said


def _colosseum_space(part: Part, space: int) -> str:
    x, y = colosseum_space(part, space)
    said = f'<circle cx="{num(x)}" cy="{num(y)}" r="21"{paint("marble", "line", 2)}/>'
    if IS_HONOUR[space]:
        said += use("crown", x, y, 46)
    if not space:
        said += (
            f'<path d="M{num(x - 31)} {num(y - 6)}L{num(x - 21)} {num(y)}L{num(x - 31)} {num(y + 6)}Z"{paint("band")}/>'
        )
    cost = COLOSSEUM[space]
    if cost[COST_DENARII]:
        return said + coin_of("silver", cost[COST_DENARII], x, y, 26)
    return said + draw_items(cost_items(cost), x, y, 30, 25)


# ---------------------------------------------------------------------- rows


def _row(layout: Layout, row: int, intervals: tuple[tuple[int, int], ...]) -> str:
    part = layout.rows[row]
    name = say(LOCATIONS[FIRST_ROW + row].names, "en")
    said = slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, name, high=28)
    for slot, (low, high) in enumerate(intervals):
        x, y = slot_place(layout, row, slot)
        said += place(x, y, 17, "") + _interval(x + 37, y, low, high)
        x, y = slot_card(layout, row, slot)
        said += _dashed(x, y, card_width(layout), CARD_HEIGHT)
    if layout.name != "tall":
        x, y = top_card(layout, row)
        said += _dashed(x, y, 90, CARD_HEIGHT)
    return said


def _tops(layout: Layout, part: Part, lang: str) -> str:
    """Advanced mode on a telephone: where the cards on top of the decks lie."""
    said = slab(part.x, part.y, part.w, part.h)
    said += inscription(part.x + 5, part.y + 5, part.w - 10, say(BOARD["tops"], lang), high=28)
    return said + "".join([_dashed(*top_card(layout, row), 88, CARD_HEIGHT) for row in ROWS])


def _interval(x: float, y: float, low: int, high: int) -> str:
    """Which values may stand there."""
    words = str(low) if low == high else f"{low}–{high}"
    return rect(x - 17, y - 12, 34, 24, paint("inset", "inset_edge", 1.2), 5) + text(x, y + 6, words, 16, "ink")
