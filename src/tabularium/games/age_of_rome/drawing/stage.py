"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from functools import cache

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.drawing import printed
from tabularium.games.age_of_rome.drawing.faces import DEFS
from tabularium.games.age_of_rome.drawing.places import first_side, layout_for
from tabularium.games.age_of_rome.explaining import explain
from tabularium.games.kit import sheet
from tabularium.games.kit.scene import Scene


class Stage(Scene):
    """The layout, and the unchanging fragments."""

    __slots__ = ("bottom", "ground", "layout")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str) -> None:
        self.layout = layout = layout_for(name, seats, seat)
        super().__init__(layout.width, layout.height, DEFS, seats, seat, lang)
        self.bottom = first_side(seat, seats)
        self.ground = printed.ground(layout.wheel)
        self.still = {
            "print-board": sheet.group("print-board", printed.board(layout, seats, lang)),
            **printed.frames(layout, seat, lang),
        }

    def piece(self, name: str, x: float, y: float, symbol: str, size: float, is_seen: bool = True) -> str:
        """A movable piece, which is soon seen in the same place again."""
        key = (name, x, y, symbol, size, is_seen)
        return self.drawn(key) or self.keep(key, sheet.piece(name, x, y, symbol, size, is_seen))

    def look_up(self, thing: str) -> str:
        return explain(thing, self.lang, self.seats)


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str) -> Stage:
    return Stage(name, seats, seat, lang)
