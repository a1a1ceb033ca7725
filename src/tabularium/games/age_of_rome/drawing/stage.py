"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.drawing import printed
from tabularium.games.age_of_rome.drawing.faces import DEFS
from tabularium.games.age_of_rome.drawing.places import first_side, layout_for
from tabularium.games.age_of_rome.explaining import explain
from tabularium.games.kit import sheet

_ROOM: Final = 20000
"""How many drawn fragments a stage remembers before it begins anew."""


class Stage:
    """The layout, the unchanging fragments, and sentences that have been looked up."""

    __slots__ = (
        "_drawn",
        "_explained",
        "bottom",
        "closing",
        "ground",
        "lang",
        "layout",
        "opening",
        "seat",
        "seats",
        "still",
    )

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str) -> None:
        layout = layout_for(name, seats, seat)
        self.layout = layout
        self.seats = seats
        self.seat = seat
        self.lang = lang
        self.bottom = first_side(seat, seats)
        self._drawn: dict[tuple[object, ...], str] = {}
        self._explained: dict[str, str] = {}
        self.opening, self.closing = sheet.head(layout.width, layout.height, lang, DEFS)
        self.ground = printed.ground(layout.wheel)
        self.still = {
            "print-board": sheet.group("print-board", printed.board(layout, seats, lang)),
            **printed.frames(layout, seat, lang),
        }

    def piece(self, name: str, x: float, y: float, symbol: str, size: float, is_seen: bool = True) -> str:
        """A movable piece, which is soon seen in the same place again."""
        key = (name, x, y, symbol, size, is_seen)
        drawn = self._drawn.get(key)
        if drawn is None:
            if len(self._drawn) > _ROOM:
                self._drawn.clear()
            drawn = self._drawn[key] = sheet.piece(name, x, y, symbol, size, is_seen)
        return drawn

    def kept(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """What has been drawn before, or is drawn now."""
        drawn = self._drawn.get(key)
        if drawn is None:
            drawn = self._drawn[key] = draw()
        return drawn

    def explain(self, thing: str) -> str:
        said = self._explained.get(thing)
        if said is None:
            said = self._explained[thing] = explain(thing, self.lang, self.seats)
        return said


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str) -> Stage:
    return Stage(name, seats, seat, lang)
