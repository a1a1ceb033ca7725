"""What stays the same while a match goes on, for one reader, one language and one layout: made once and kept."""

from __future__ import annotations

from functools import cache

from tabularium.core.agenda import Seat
from tabularium.games.kit import sheet
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import SEATS, num, paint
from tabularium.games.kit.panels import mat, rect
from tabularium.games.kit.scene import Scene
from tabularium.games.via_appia.components import DEEDS, EACH_SIZE, STONES
from tabularium.games.via_appia.drawing import printed
from tabularium.games.via_appia.drawing.faces import DEFS, SEAT_COLOURS
from tabularium.games.via_appia.drawing.places import Layout, layout_for, mat_rows
from tabularium.games.via_appia.text import explain


class Stage(Scene):
    """The layout, and the unchanging fragments."""

    __slots__ = ("layout", "turn")

    def __init__(self, name: str, seats: int, seat: Seat | None, lang: str) -> None:
        self.layout = layout = layout_for(name, seats)
        super().__init__(layout.width, layout.height, DEFS, seats, seat, lang)
        self.still: dict[str, str] = {"print-board": sheet.group("print-board", printed.board(layout, lang))}
        self.still.update(_spots(layout, lang))
        for owner in range(seats):
            self.still[f"mat-{owner}"] = _frame(layout, owner, seat)
        self.turn = [_turn(layout, owner) for owner in range(seats)]

    def look_up(self, thing: str) -> str:
        return explain(thing, self.lang)


def _spots(layout: Layout, lang: str) -> dict[str, str]:
    """Where something may be chosen, as far as it is always in the same place."""
    spots: list[tuple[str, str]] = []
    for number, deed in enumerate(DEEDS):
        x, y = layout.deeds[number]
        spots.append((deed.id, sheet.round_spot(deed.id, x, y, 31, explain(deed.id, lang))))
    part = layout.parts["trade"]
    for size, y in printed.trade_rows(part):
        for slab in EACH_SIZE:
            if slab <= size:
                action = f"trade:{STONES[size].id}.{STONES[slab].id}"
                x = printed.trade_place(part, slab)
                spots.append((action, sheet.box_spot(action, x, y, 46, 38, explain(action, lang))))
        action = f"sell:{STONES[size].id}"
        spots.append((action, sheet.box_spot(action, printed.trade_place(part, -1), y, 36, 38, explain(action, lang))))
    for action, column in (("consolation:slab", 0), ("consolation:sesterce", -1)):
        x = printed.trade_place(part, column)
        spots.append((action, sheet.box_spot(action, x, part.y + printed.CONSOLATION, 38, 34, explain(action, lang))))
    return {sheet.spot_id(action): fragment for action, fragment in spots}


def _frame(layout: Layout, seat: Seat, reader: Seat | None) -> str:
    part = layout.mats[seat]
    colour, shade, _ = SEATS[SEAT_COLOURS[seat]]
    drawn = mat(part.x, part.y, part.w, part.h, colour, shade, seat == reader)
    return sheet.group(f"mat-{seat}", drawn + use(f"badge-{seat}", part.x + 34, mat_rows(part)[0], 36))


def _turn(layout: Layout, seat: Seat) -> str:
    """The mark of the one who is to decide."""
    part = layout.mats[seat]
    y = mat_rows(part)[0]
    return sheet.group(
        f"mat-{seat}-turn",
        rect(part.x + 13, part.y + 5, part.w - 18, 40, paint("none", "glow", 3), 6)
        + f'<path d="M{num(part.x - 9)} {num(y - 9)}L{num(part.x + 7)} {num(y)}L{num(part.x - 9)} {num(y + 9)}Z"'
        f"{paint('glow', 'band_edge', 1.4)}/>",
    )


@cache
def stage_for(name: str, seats: int, seat: Seat | None, lang: str) -> Stage:
    return Stage(name, seats, seat, lang)
