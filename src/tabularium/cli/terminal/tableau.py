"""The left side of table and replay: the board, the others, and one's own area; and the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Static

from tabularium.cli.terminal.cards import (
    Columns,
    Layout,
    card,
    flow,
    is_drawing,
    own_card,
    rivals_card,
    side_by_side,
    wrapped,
)
from tabularium.cli.terminal.sheet import Sheet
from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE, seat_colour, styles_for
from tabularium.cli.terminal.words import word
from tabularium.core.display import Panel, seat_mark
from tabularium.core.match import Match


class Tableau(Vertical):
    """The whole table as one seat (None: a spectator) sees it."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._columns: dict[int, Columns] = {}
        self._lang = "en"

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board-scroll", can_focus=False):
            yield Sheet(id="board")
        yield Static(id="board-more", markup=False)
        yield Sheet(id="rivals")
        yield Sheet(id="own")

    def on_mount(self) -> None:
        self.query_one("#board-more").display = False
        scroll = self.query_one("#board-scroll", VerticalScroll)
        for what in ("scroll_y", "virtual_size"):
            self.watch(scroll, what, self._mark_later, init=False)

    def on_resize(self) -> None:
        self._mark_later()

    def _mark_later(self) -> None:
        self.call_after_refresh(self._mark_edges)

    def _mark_edges(self) -> None:
        """Say in a line below the board when a part of it is out of sight."""
        scroll, more = self.query_one("#board-scroll", VerticalScroll), self.query_one("#board-more", Static)
        room = scroll.outer_size.height + more.outer_size.height * more.display
        more.display = self.query_one("#board").outer_size.height > room
        if more.display:
            above = word("board.above", self._lang) if scroll.scroll_y > 0 else ""
            below = word("board.below", self._lang) if scroll.scroll_y < scroll.max_scroll_y else ""
            more.update(Text("  ".join([said for said in (above, below) if said]), style=GOLD, justify="center"))

    def show(self, match: Match, seat: int | None, names: Sequence[str], lang: str, roomy: bool) -> None:
        self._lang = lang
        panels = match.panels(seat, lang, names)
        styles = styles_for(match.game)
        board = [panel for panel in panels if panel.seat is None]
        rivals = [panel for panel in panels if panel.seat is not None and panel.seat != seat]
        own = [panel for panel in panels if seat is not None and panel.seat == seat]
        colours = [seat_colour(match.game, panel.seat or 0) for panel in rivals]

        layouts: dict[int, Layout] = {}

        def board_lines(width: int) -> list[Text]:
            layouts[width] = layout = flow(board, width, styles, self._columns.get(width, ()))
            self._columns[width] = layout.columns
            return layout.lines

        def rival_lines(width: int) -> list[Text]:
            if not rivals:
                return []
            if roomy or any(not panel.rows for panel in rivals):
                return side_by_side(rivals, width, styles, colours)
            return rivals_card(rivals, word("table.rivals", lang), width, styles)

        def own_lines(width: int) -> list[Text]:
            if not own or seat is None:
                return []
            mark = seat_mark(seat, names).text
            title = word("table.you", lang, f"{mark} {names[seat]}")
            caption = word("table.caption", lang, "{0}")
            return own_card(own, title, width, styles, seat_colour(match.game, seat), caption)

        sheet = self.query_one("#board", Sheet)
        sheet.show(board_lines)
        self.query_one("#rivals", Sheet).show(rival_lines)
        self.query_one("#own", Sheet).show(own_lines)
        self.call_after_refresh(self._bring_up, sheet, board, layouts)
        self._mark_later()

    def clear(self) -> None:
        for sheet in self.query(Sheet):
            sheet.show(None)

    def _bring_up(self, sheet: Sheet, board: Sequence[Panel], layouts: dict[int, Layout]) -> None:
        """Scroll to the part that the decision is about, if it is out of sight."""
        layout = layouts.get(sheet.size.width)
        active = [panel.id for panel in board if panel.is_active]
        scroll = self.query_one("#board-scroll", VerticalScroll)
        if layout is None:
            return
        if not active:
            scroll.scroll_to(y=0, animate=False)
            return
        tops = [layout.starts[name] for name in active]
        ends = [_end(layout, panel) for panel in board if panel.is_active]
        height, above = scroll.size.height, round(scroll.scroll_y)
        if max(ends) - min(tops) > height and any(panel.is_active and is_drawing(panel) for panel in board):
            scroll.scroll_to(y=max(ends) - height, animate=False)  # of a drawing the foot: it is nearest to the hand
        elif max(ends) > above + height:
            scroll.scroll_to(y=min(min(tops), max(ends) - height), animate=False)
        elif min(tops) < above:
            scroll.scroll_to(y=min(tops), animate=False)

    def scroll_board(self, pages: int) -> None:
        scroll = self.query_one("#board-scroll", VerticalScroll)
        scroll.scroll_relative(y=pages * max(1, scroll.size.height - 2), animate=False)


def _end(layout: Layout, panel: Panel) -> int:
    """The line after a card: a drawing's own last one, else where the next card of its column begins."""
    top = layout.starts[panel.id]
    if is_drawing(panel):
        return top + 1 + len(panel.rows)
    column = next((names for names, _ in layout.columns if panel.id in names), tuple(layout.starts))
    below = [layout.starts[name] for name in column if layout.starts[name] > top]
    return min(below, default=len(layout.lines))


class Chronicle(Vertical):
    """The log in words, the latest at the bottom."""

    def compose(self) -> ComposeResult:
        yield Sheet(id="log-title")
        with VerticalScroll(id="log"):
            yield Sheet(id="log-lines")

    def show(self, lines: Sequence[str], lang: str, since: int | None = None, mark: str = "table.since") -> None:
        """``since`` is the number of lines that are old; the newer ones stand below a mark."""
        title = word("table.log", lang)
        self.query_one("#log-title", Sheet).show(lambda width: card(title, [], width))

        def drawn(width: int) -> list[Text]:
            shown: list[Text] = []
            if not lines:
                return [Text(word("table.no_log", lang), style=DUST)]
            for number, line in enumerate(lines):
                is_old = since is not None and number < since
                if number == since and since:
                    label = f" {word(mark, lang)} "
                    shown.append(Text(label.center(width, "─"), style=BRONZE))
                parts = wrapped(Text(line, style=DUST if is_old else MARBLE), width - 2)
                shown += [Text.assemble("· " if place == 0 else "  ", part) for place, part in enumerate(parts)]
            return shown

        self.query_one("#log-lines", Sheet).show(drawn)
        log = self.query_one("#log", VerticalScroll)
        self.call_after_refresh(log.scroll_end, animate=False)

    def clear(self) -> None:
        for sheet in self.query(Sheet):
            sheet.show(None)
