"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import rect
from tabularium.games.nova_roma.drawing import printed
from tabularium.games.nova_roma.drawing.places import Layout, layout_for
from tabularium.games.nova_roma.drawing.signs import DEFS
from tabularium.games.nova_roma.explaining import explain

_ROOM: Final = 20000
"""How many drawn fragments a stage remembers before it begins anew."""


class Stage:
    """The unchanging fragments, and a memory of those that have been drawn."""

    __slots__ = ("_drawn", "_explained", "closing", "lang", "layout", "opening", "seat", "seats", "still", "turn")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str, is_solo: bool) -> None:
        layout = layout_for(name, seats, seat, is_solo)
        self.layout = layout
        self.seats = seats
        self.seat = seat
        self.lang = lang
        self._drawn: dict[tuple[object, ...], str] = {}
        self._explained: dict[str, str] = {}
        self.opening, self.closing = sheet.head(layout.width, layout.height, lang, DEFS)
        self.still: dict[str, str] = {"print-board": sheet.group("print-board", printed.board(layout, lang))}
        for owner in range(seats):
            key = f"mat-{owner}"
            self.still[key] = sheet.group(key, printed.frame(layout.mats[owner], owner, owner == seat))
        self.turn = [_turn(layout, owner) for owner in range(seats)]

    def explain(self, thing: str) -> str:
        said = self._explained.get(thing)
        if said is None:
            said = self._explained[thing] = explain(thing, self.lang)
        return said

    def once(self, said: dict[str, str], key: str, about: tuple[object, ...], draw: Callable[[], str]) -> None:
        """A fragment that depends on nothing but what it is about: drawn once for each of that."""
        known = (key, *about)
        found = self._drawn.get(known)
        if found is None:
            if len(self._drawn) > _ROOM:
                self._drawn.clear()
            found = self._drawn[known] = draw()
        said[key] = found

    def show(
        self, said: dict[str, str], key: str, about: tuple[object, ...], title: str, draw: Callable[[], str]
    ) -> None:
        """Something that lies there, with what it is."""
        self.once(said, key, about, lambda: f'<g id="{key}"><title>{esc(title)}</title>{draw()}</g>')


def _turn(layout: Layout, seat: Seat) -> str:
    """The mark of the one who is to decide."""
    part = layout.mats[seat]
    y = part.y + 25
    return sheet.group(
        f"mat-{seat}-turn",
        rect(part.x + 12, part.y + 5, part.w - 17, 40, paint("none", "glow", 3), 6)
        + f'<path d="M{num(part.x - 8)} {num(y - 9)}L{num(part.x + 7)} {num(y)}L{num(part.x - 8)} {num(y + 9)}Z"'
        f"{paint('glow', 'band_edge', 1.4)}/>",
    )


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str, is_solo: bool) -> Stage:
    return Stage(name, seats, seat, lang, is_solo)
