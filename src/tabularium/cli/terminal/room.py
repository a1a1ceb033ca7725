"""Is the window large enough? If not, a kind word lies above everything."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text
from textual.app import App
from textual.screen import Screen
from textual.widgets import Static

from tabularium.cli.terminal.words import word
from tabularium.core.words import LANGUAGES

LEAST_WIDTH: Final = 100
LEAST_HEIGHT: Final = 30


def is_too_small(app: App[Any]) -> bool:
    return app.size.width < LEAST_WIDTH or app.size.height < LEAST_HEIGHT


def tell_too_small(screen: Screen[Any]) -> None:
    """Show the kind word, and nothing else, on a screen that has a place for it; or take it away."""
    small, size = is_too_small(screen.app), screen.app.size
    screen.set_class(small, "-too-small")
    if small:
        told = [word("too_small", lang, LEAST_WIDTH, LEAST_HEIGHT, size.width, size.height) for lang in LANGUAGES]
        screen.query_one("#too-small", Static).update(Text("\n\n".join(told), justify="center"))
