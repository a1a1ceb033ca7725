"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tabularium.core.agenda import Seat
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import rect
from tabularium.games.kit.scene import Scene
from tabularium.games.nova_roma.drawing import printed
from tabularium.games.nova_roma.drawing.places import Layout, layout_for
from tabularium.games.nova_roma.drawing.signs import DEFS
from tabularium.games.nova_roma.explaining import explain


class Stage(Scene):
    """The layout, and the unchanging fragments."""

    __slots__ = ("layout", "turn")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str, is_solo: bool) -> None:
        self.layout = layout = layout_for(name, seats, seat, is_solo)
        super().__init__(layout.width, layout.height, DEFS, seats, seat, lang)
        self.still: dict[str, str] = {"print-board": sheet.group("print-board", printed.board(layout, lang))}
        for owner in range(seats):
            key = f"mat-{owner}"
            self.still[key] = sheet.group(key, printed.frame(layout.mats[owner], owner, owner == seat))
        self.turn = [_turn(layout, owner) for owner in range(seats)]

    def look_up(self, thing: str) -> str:
        return explain(thing, self.lang)

    def once(self, said: dict[str, str], key: str, about: tuple[object, ...], draw: Callable[[], str]) -> None:
        """A fragment that depends on nothing but what it is about: drawn once for each of that."""
        said[key] = self.kept((key, *about), draw)

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
