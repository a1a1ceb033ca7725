"""What lies in a game's folder beside its rules: the rulebook and the drawing of its table."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any

from tabularium.core.game import View
from tabularium.core.words import known_language


class Folder:
    """A game's package, by its name. What is in it is opened when asked for: bots and studies never read or draw."""

    def __init__(self, package: str) -> None:
        self.package = package

    def rulebook(self, lang: str) -> str:
        return files(self.package).joinpath(f"rulebook.{known_language(lang)}.md").read_text(encoding="utf-8")

    def picture(self, view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
        return str(self._board().picture(view, lang, names, layout))

    def fragments(self, view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
        drawn: dict[str, str] = self._board().fragments(view, lang, names, layout)
        return drawn

    def _board(self) -> Any:
        return import_module(f"{self.package}.board")
