"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from functools import cache

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.drawing import printed
from tabularium.games.ave_roma.drawing.icons import DEFS, SEAT_COLOURS
from tabularium.games.ave_roma.drawing.mats import printed_mat
from tabularium.games.ave_roma.drawing.places import Layout, Part, layout_for, mat_rows
from tabularium.games.ave_roma.explaining import explain
from tabularium.games.kit import sheet
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import SEATS, num, paint
from tabularium.games.kit.panels import mat, rect, slab
from tabularium.games.kit.scene import Scene


class Stage(Scene):
    """The layout, and the unchanging fragments."""

    __slots__ = ("layout", "turn")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str, profile: str, is_advanced: bool) -> None:
        self.layout = layout = layout_for(name, seats, seat, is_advanced)
        super().__init__(layout.width, layout.height, DEFS, seats, seat, lang)
        drawn = printed.board(layout, seats, profile, lang)
        self.still: dict[str, str] = {"print-board": sheet.group("print-board", drawn)}
        for owner in range(seats):
            self.still[f"mat-{owner}"] = _frame(layout, owner, seat)
        part = layout.cards
        self.still["mat-cards"] = sheet.group("mat-cards", _tray(part))
        part = layout.strip
        self.still["mat-strip"] = sheet.group("mat-strip", slab(part.x, part.y, part.w, part.h))
        self.turn = [_turn(layout, owner) for owner in range(seats)]

    def look_up(self, thing: str) -> str:
        return explain(thing, self.lang)


def _frame(layout: Layout, seat: Seat, reader: Seat | None) -> str:
    part = layout.mats[seat]
    colour, shade, _ = SEATS[SEAT_COLOURS[seat]]
    drawn = mat(part.x, part.y, part.w, part.h, colour, shade, seat == reader) + printed_mat(part)
    return sheet.group(f"mat-{seat}", drawn + use(f"badge-{seat}", part.x + 34, mat_rows(part)[0], 34))


def _tray(part: Part) -> str:
    """Where the reader's cards lie: plain, so that nothing but cards is seen."""
    return rect(part.x, part.y, part.w, part.h, paint("marble_low", "line", 1.8), 6) + rect(
        part.x + 4, part.y + 4, part.w - 8, part.h - 8, paint("none", "inset_edge", 0.9), 4
    )


def _turn(layout: Layout, seat: Seat) -> str:
    """The mark of the one who is to decide."""
    part = layout.mats[seat]
    y = mat_rows(part)[0]
    return sheet.group(
        f"mat-{seat}-turn",
        rect(part.x + 13, part.y + 4, part.w - 18, 34, paint("none", "glow", 3), 6)
        + f'<path d="M{num(part.x - 9)} {num(y - 9)}L{num(part.x + 7)} {num(y)}L{num(part.x - 9)} {num(y + 9)}Z"'
        f"{paint('glow', 'band_edge', 1.4)}/>",
    )


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str, profile: str, is_advanced: bool) -> Stage:
    return Stage(name, seats, seat, lang, profile, is_advanced)
