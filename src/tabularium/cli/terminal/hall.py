"""What all screens share: the language, a bar of keys, and the kind word when the window is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from tabularium.cli.terminal.room import is_too_small, tell_too_small
from tabularium.cli.terminal.words import word

if TYPE_CHECKING:
    from tabularium.cli.terminal.app import TabulariumApp

Key = tuple[str, str, str]
"""What to press, the key of the word for it, and the action that a click on it runs (may be empty)."""


class Hall(Screen[Any]):
    """A screen of ours. Subclasses fill ``contents`` and put everything into words in ``reword``."""

    keys: ClassVar[Sequence[Key]] = ()
    always: ClassVar[frozenset[str]] = frozenset({"quit", "leave", "language"})
    """Actions that work even when the window is too small to see anything."""

    @property
    def hall(self) -> TabulariumApp:
        from tabularium.cli.terminal.app import TabulariumApp

        return cast(TabulariumApp, self.app)

    @property
    def lang(self) -> str:
        return self.hall.lang

    def word(self, key: str, *args: object) -> str:
        return word(key, self.lang, *args)

    @property
    def is_too_small(self) -> bool:
        return is_too_small(self.app)

    # ------------------------------------------------------------------ to be filled

    def contents(self) -> ComposeResult:
        yield from ()

    def reword(self) -> None:
        """Put everything into words, again after each change of language."""

    def entered(self) -> None:
        """When everything is there for the first time."""

    def resized(self) -> None:
        """When the window has another size."""

    # ------------------------------------------------------------------ shared

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield from self.contents()
        if self.keys:
            yield Static(id="keys", markup=True)

    def on_mount(self) -> None:
        self.show_words()
        self.entered()

    def show_words(self) -> None:
        self.reword()
        if self.keys:
            self.query_one("#keys", Static).update(self._key_bar())
        self._fit()

    def _key_bar(self) -> str:
        """Keys with what they do; each can be clicked."""
        parts = []
        for key, said, action in self.shown_keys():
            does = self.word(said)
            parts.append(f"[b $gold]{key}[/] " + (f"[@click={action}]{does}[/]" if action else does))
        return "  ".join(parts)

    def shown_keys(self) -> Sequence[Key]:
        return self.keys

    def on_resize(self) -> None:
        self._fit()
        self.resized()

    def _fit(self) -> None:
        width = self.app.size.width
        self.set_class(120 <= width < 150, "-normal")
        self.set_class(width >= 150, "-wide")
        tell_too_small(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing can be done blindly."""
        return action in self.always or not self.is_too_small

    def action_language(self) -> None:
        self.hall.switch_language()

    def action_leave(self) -> None:
        self.app.exit()
