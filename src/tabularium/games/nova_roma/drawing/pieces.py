"""Movable pieces: one flat layer. Each has an id for life; those that are not on the board wait unseen at home."""

from __future__ import annotations

from functools import lru_cache

from tabularium.core.game import View
from tabularium.games.kit import sheet
from tabularium.games.nova_roma.city import CELLS
from tabularium.games.nova_roma.components import FORUM_CELLS, FORUM_SIDE, MOSAIC_CELLS
from tabularium.games.nova_roma.drawing.places import (
    Point,
    estate_cell,
    foot,
    item_place,
    mosaic_cell,
    ship_offset,
)
from tabularium.games.nova_roma.drawing.stage import Stage
from tabularium.games.nova_roma.phrases import PORT

DUMMY = 4


def draw_pieces(said: dict[str, str], stage: Stage, view: View) -> None:
    _figures(said, stage, view)
    _ships(said, stage, view)
    _markers(said, stage, view)
    _blocks(said, stage, view)
    _on_mats(said, stage, view)


_piece = lru_cache(maxsize=20000)(sheet.piece)


def _put(said: dict[str, str], name: str, at: Point, symbol: str, size: float, is_seen: bool = True) -> None:
    said[f"piece-{name}"] = _piece(name, at[0], at[1], symbol, size, is_seen)


def _figures(said: dict[str, str], stage: Stage, view: View) -> None:
    """One patrician for every cell of every seat, so that no other one changes places with it."""
    layout, cells = stage.layout, view["forum"]["cells"]
    part = layout.parts["forum"]
    for cell in range(FORUM_CELLS):
        place = layout.forum[cell]
        at = (place.x + place.w / 2, place.y + place.h / 2)
        for seat, mat in enumerate(layout.mats):
            is_there = cells[cell] == seat and cells[cell] is not None
            home = (mat.x + 30, foot(mat))
            _put(said, f"patrician-{seat}-{cell:02}", at if is_there else home, f"henchman-{seat}", 50, is_there)
        is_there = cells[cell] == "legionnaire"
        home = (part.x + 60, part.y + 64)
        _put(said, f"legionnaire-{cell:02}", at if is_there else home, "legionnaire", 50, is_there)
    emperor = view["forum"]["emperor"]
    at = (part.x + 81, part.y + 55)
    if emperor is not None:
        place = layout.forum[emperor[0] * FORUM_SIDE + emperor[1]]
        at = (place.x + place.w / 2, place.y + place.h / 2)
    _put(said, "emperor", at, "emperor", 54, emperor is not None)


def _ships(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    fleets = [(seat, str(seat), player["ships"]) for seat, player in enumerate(view["players"])]
    if view["dummy"] is not None:
        fleets.append((DUMMY, "n", view["dummy"]["ships"]))
    for seat, sign, ships in fleets:
        for ship, port in enumerate(ships):
            x, y = layout.ports[0 if port == "start" else PORT[port] + 1]
            dx, dy = ship_offset(layout, seat, ship, port == "start")
            _put(said, f"ship-{sign}-{ship}", (x + dx, y + dy), f"ship-{sign}", 24)


def _markers(said: dict[str, str], stage: Stage, view: View) -> None:
    """NR-108 Markers on one space form a stack: the lowest at the left, the top one over the others."""
    for track, shown in enumerate(view["hippodrome"]["tracks"]):
        spaces = [marker["space"] for marker in shown["order"]]
        for place, marker in enumerate(shown["order"]):
            space = marker["space"]
            count = spaces.count(space)
            before = spaces[:place].count(space)
            x, y = stage.layout.spaces[track][space]
            step = min(15.0, (stage.layout.space - 30) / max(1, count - 1))
            sign = str(marker["who"]) if isinstance(marker["who"], int) else "n"
            at = (x + step * (before - (count - 1) / 2), y)
            _put(said, f"marker-{track}-{sign}", at, f"disc-{sign}", 27)


def _blocks(said: dict[str, str], stage: Stage, view: View) -> None:
    zones = view["city"]["zones"]
    for zone, row, col in CELLS:
        left, top, size = stage.layout.zones[zone]
        owner = zones[zone]["cells"][row][col]
        at = (left + size * (col + 0.5), top + size * (row + 0.5))
        sign = "n" if owner in ("free", "neutral") else str(owner)
        _put(said, f"block-{zone}-{row}-{col}", at, f"block-{sign}", size - 2, owner != "free")


def _on_mats(said: dict[str, str], stage: Stage, view: View) -> None:
    """Artisans at work, tokens on the mosaic, the first player's token."""
    for seat, player in enumerate(view["players"]):
        mat = stage.layout.mats[seat]
        for cell in range(MOSAIC_CELLS):
            place = estate_cell(mat, cell)
            there = player["estate"][cell]["artisan"]
            at = (place.x + place.w - 16, place.y + place.h - 17)
            _put(said, f"artisan-{seat}-{cell}", at if there else item_place(mat, "artisan"), "res-artisan", 32, there)
            square = mosaic_cell(mat, cell)
            claimed = player["mosaic"][cell]["is_claimed"]
            at = (square.x + square.w - 14, square.y + square.h - 14)
            home = (mat.x + mat.w / 2, foot(mat))
            _put(said, f"token-{seat}-{cell}", at if claimed else home, "token", 26, claimed)
    first = view["first_player"]
    if not view["is_solo"]:
        mat = stage.layout.mats[first or 0]
        _put(said, "first", (mat.x + mat.w - 76, mat.y + 25), "first", 34, first is not None)
