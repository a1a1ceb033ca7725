"""The application: which screen is shown, in which language, and what is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from tabularium.bots.advising import HINT
from tabularium.cli.session import Session, new_session
from tabularium.cli.storage import save
from tabularium.cli.terminal.dialogs import Ask
from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.menu import Menu
from tabularium.cli.terminal.replay import Replay
from tabularium.cli.terminal.table import Table
from tabularium.cli.terminal.theme import ROMAN
from tabularium.cli.terminal.words import word
from tabularium.core.errors import TabulariumError
from tabularium.core.match import Match
from tabularium.core.words import LANGUAGES

PAUSE = 0.35
"""Seconds that a bot's move takes at least, so that one can follow."""

QUIET = 0.3
"""Seconds for which no choice is taken after the kind of decision has changed: keys typed ahead are not for it."""


class TabulariumApp(App[None]):
    """Menu, table and replay. Starts with what it is given: a match to play, one to watch, or the menu."""

    CSS_PATH = "roman.tcss"
    TITLE = "Tabularium"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        lang: str,
        session: Session | None = None,
        watched: Match | None = None,
        names: Sequence[str] = (),
        pause: float = PAUSE,
        quiet: float = QUIET,
        hint_bot: str = HINT,
    ) -> None:
        super().__init__()
        self.lang = lang
        self.session = session
        self.pause = pause
        self.quiet = quiet
        self.hint_bot = hint_bot
        self.leaving = Event()
        self.saved_in: Path | None = None
        """Where the match that was left lies, once it was left."""
        self._watched = watched
        self._names = names

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return dict(ROMAN.variables)

    def on_mount(self) -> None:
        self.register_theme(ROMAN)
        self.theme = ROMAN.name
        if self._watched is not None:
            self.push_screen(Replay(self._watched, self._names))
        elif self.session is not None:
            self.push_screen(Table(self.session))
        else:
            self.push_screen(Menu())

    # ------------------------------------------------------------------ language

    def speak(self, lang: str) -> None:
        """Put everything on every screen into this language."""
        self.lang = lang
        for screen in self.screen_stack:
            if isinstance(screen, Hall) and screen.is_mounted:
                screen.show_words()
        if self.session is not None:
            self.session.lang = lang

    def switch_language(self) -> None:
        self.speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    # ------------------------------------------------------------------ from screen to screen

    def sit_down(self, session: Session) -> None:
        """Play this match."""
        self.session = session
        self.push_screen(Table(session))

    def play_again(self, session: Session) -> None:
        """A rematch: the same game, options and sitters, newly dealt."""
        self.session = new_session(session.game, session.sitters, self.lang, None, session.match.options)
        self.switch_screen(Table(self.session))

    def go_to_menu(self) -> None:
        self.session = None
        if any(isinstance(screen, Menu) for screen in self.screen_stack):
            self.pop_screen()
        else:
            self.switch_screen(Menu())

    def show_replay(self, match: Match, names: Sequence[str]) -> None:
        self.push_screen(Replay(match, names))

    def stop_watching(self) -> None:
        """Back to the menu if one came from there."""
        if any(isinstance(screen, Menu) for screen in self.screen_stack):
            self.pop_screen()
        else:
            self.exit()

    # ------------------------------------------------------------------ saving

    def save(self, session: Session) -> bool:
        """Save, or tell why that cannot be. Has it been saved?"""
        try:
            save(session)
        except TabulariumError as error:
            self.notify(error.sentence(self.lang), severity="error", markup=False)
            return False
        return True

    def save_and_leave(self) -> None:
        """Leave once the match is saved; if it cannot be, only after a question."""
        session = self.session
        if session is None:
            self.exit()
            return
        session.lang = self.lang
        try:
            path = save(session)
        except TabulariumError as error:
            self._ask_to_leave(error.sentence(self.lang))
            return
        if not session.match.is_over:
            self.saved_in = path
        self.exit()

    def _ask_to_leave(self, reason: str) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self.exit()

        question = f"{reason}\n\n{word('leave.question', self.lang)}"
        self.push_screen(Ask(word("leave.title", self.lang), question, self.lang), answered)

    async def action_quit(self) -> None:
        """Ctrl-Q, the same from everywhere."""
        if not isinstance(self.screen, Ask):
            self.save_and_leave()

    def on_unmount(self) -> None:
        self.leaving.set()  # nobody waits for a bot any more
