"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from functools import cache

from tabularium.core.agenda import Seat
from tabularium.games.aquileia.components import LOTS, RATES, SPACES
from tabularium.games.aquileia.drawing import printed
from tabularium.games.aquileia.drawing.faces import COLOUR_IDS, DEFS, SEAT_COLOURS
from tabularium.games.aquileia.drawing.places import (
    TILE_HEIGHT,
    TILE_WIDTH,
    Layout,
    henchman_home,
    layout_for,
    mat_rows,
)
from tabularium.games.aquileia.text import explain
from tabularium.games.aquileia.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import SEATS, num, paint
from tabularium.games.kit.panels import inscription, mat, rect, slab
from tabularium.games.kit.scene import Scene


class Stage(Scene):
    """The layout, and the unchanging fragments."""

    __slots__ = ("layout", "placed", "turn")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str) -> None:
        self.layout = layout = layout_for(name, seats, seat)
        super().__init__(layout.width, layout.height, DEFS, seats, seat, lang)
        still: dict[str, str] = {"print-board": sheet.group("print-board", printed.board(layout, seats, lang))}
        still.update(_spots(layout, lang))
        still.update(_frames(layout, seat, lang))
        self.placed: list[list[tuple[str, str]]] = [_henchmen(layout, owner, still) for owner in range(seats)]
        self.turn = [_turn(layout, owner) for owner in range(seats)]
        self.still = still

    def look_up(self, thing: str) -> str:
        return explain(thing, self.lang)


def _henchmen(layout: Layout, owner: Seat, still: dict[str, str]) -> list[tuple[str, str]]:
    """One henchman for every space of every seat. He waits unseen in the reserve until he stands there:
    so a henchman that is placed glides from his mat, and no other one changes places with him."""
    x, y = henchman_home(layout.mats[owner])
    placed: list[tuple[str, str]] = []
    for number, space in enumerate(SPACES):
        name = f"henchman-{owner}-{space.id}"
        sx, sy, radius = layout.spaces[number]
        size = radius * 2 - 2
        still[f"piece-{name}"] = sheet.piece(name, x, y, f"henchman-{owner}", size, is_seen=False)
        placed.append((f"piece-{name}", sheet.piece(name, sx, sy - 3, f"henchman-{owner}", size)))
    return placed


def _spots(layout: Layout, lang: str) -> dict[str, str]:
    """Where something may be chosen, as far as it is always in the same place."""
    parts = layout.parts
    spots: list[tuple[str, str]] = []
    for number, space in enumerate(SPACES):
        x, y, radius = layout.spaces[number]
        action = f"place:{space.id}"
        spots.append((action, sheet.round_spot(action, x, y, radius + 2, explain(action, lang))))
    for number, lot in enumerate(LOTS):
        x, y = layout.lots[number]
        action = f"build:{lot.id}"
        middle_x, middle_y = x + TILE_WIDTH / 2, y + TILE_HEIGHT / 2
        spots.append(
            (action, sheet.box_spot(action, middle_x, middle_y, TILE_WIDTH, TILE_HEIGHT, explain(action, lang)))
        )
    for number, x, y in printed.rate_places(parts["changer"]):
        action = f"exchange:{RATES[number].id}"
        spots.append((action, sheet.box_spot(action, x, y, 38, 25, explain(action, lang))))
    for action, x, y in printed.reward_places(parts["arena"]):
        width = 60 if action == "reward:points" else 34
        spots.append((action, sheet.box_spot(action, x, y, width, 42, explain(action, lang))))
    for colour, x, y in printed.colour_places(parts["villas"]):
        action = f"count:{COLOUR_IDS[colour]}"
        spots.append((action, sheet.round_spot(action, x, y, 14, explain(action, lang))))
    return {sheet.spot_id(action): fragment for action, fragment in spots}


def _frames(layout: Layout, reader: Seat | None, lang: str) -> dict[str, str]:
    """The mats with nothing on them, the place for the hand, the memory of races."""
    frames: dict[str, str] = {}
    for seat, part in enumerate(layout.mats):
        colour, shade, _ = SEATS[SEAT_COLOURS[seat]]
        drawn = mat(part.x, part.y, part.w, part.h, colour, shade, seat == reader)
        drawn += use(f"badge-{seat}", part.x + 34, mat_rows(part)[0], 36)
        frames[f"mat-{seat}"] = sheet.group(f"mat-{seat}", drawn)
    for name in ("hand", "races"):
        if name in layout.parts:
            part = layout.parts[name]
            title = inscription(part.x + 5, part.y + 5, part.w - 10, BOARD[name][lang], high=24)
            frames[f"mat-{name}"] = sheet.group(f"mat-{name}", slab(part.x, part.y, part.w, part.h) + title)
    return frames


def _turn(layout: Layout, seat: Seat) -> str:
    """The mark of the one who is to decide."""
    part = layout.mats[seat]
    y = mat_rows(part)[0]
    return sheet.group(
        f"mat-{seat}-turn",
        rect(part.x + 13, part.y + 5, part.w - 18, 39, paint("none", "glow", 3), 6)
        + f'<path d="M{num(part.x - 9)} {num(y - 9)}L{num(part.x + 7)} {num(y)}L{num(part.x - 9)} {num(y + 9)}Z"'
        f"{paint('glow', 'band_edge', 1.4)}/>",
    )


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str) -> Stage:
    return Stage(name, seats, seat, lang)
