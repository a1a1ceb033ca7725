"""The curtain between two people at one keyboard."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.widgets import Button, Static

from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.theme import DUST, seat_colour
from tabularium.core.display import seat_mark


class Curtain(Hall):
    """Covers the table until the next person says that only she can see."""

    BINDINGS = [
        Binding("enter", "open"),
        Binding("l", "language"),
        Binding("q", "quit"),
    ]
    keys = (
        ("Enter", "key.continue", "screen.open"),
        ("l", "key.language", "screen.language"),
        ("q", "key.quit", "screen.quit"),
    )

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat

    def contents(self) -> ComposeResult:
        with Vertical(id="curtain"), Vertical(id="curtain-note"):
            yield Static(id="curtain-pass", markup=False)
            yield Static(id="curtain-press", markup=False)
            with Center():
                yield Button(id="curtain-open")

    def reword(self) -> None:
        session = self.hall.session
        assert session is not None
        names = session.names(self.lang)
        mark = seat_mark(self._seat, names).text
        colour = seat_colour(session.game, self._seat)
        said = Text(self.word("curtain.pass", f"{mark} {names[self._seat]}"), style=f"bold {colour}")
        self.query_one("#curtain-pass", Static).update(said)
        hidden = f"{self.word('curtain.hidden')}\n{self.word('curtain.press', names[self._seat])}"
        self.query_one("#curtain-press", Static).update(Text(hidden, style=DUST))
        self.query_one("#curtain-open", Button).label = self.word("curtain.open")

    def action_open(self) -> None:
        self.dismiss(True)

    def on_button_pressed(self) -> None:
        self.dismiss(True)

    def action_quit(self) -> None:
        self.hall.save_and_leave()
