"""What lies in a game's folder: its data; and what is opened only when asked for: its mind, words, numbers, drawing."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tabularium.core.fields import Field
from tabularium.core.game import View, Wording
from tabularium.core.judging import Mind
from tabularium.core.tables import read_table
from tabularium.core.words import known_language


class Folder:
    """A game's package, by its name. Bots never read or draw, people have their own mind, and few programs learn."""

    def __init__(self, package: str) -> None:
        self.package = package

    def text(self, name: str) -> str:
        """A text file, by its path in the folder."""
        from pkgutil import get_data  # importlib.resources can do more, but takes longer to import than a small game

        data = get_data(self.package, name)
        assert data is not None
        return data.decode().replace("\r\n", "\n")

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file."""
        return read_table(f"{sys.modules[self.package].__path__[0]}/{name}")

    def rulebook(self, lang: str) -> str:
        return self.text(f"rulebook.{known_language(lang)}.md")

    def mind(self) -> Mind:
        mind: Mind = self._module("mind").MIND
        return mind

    def wording(self) -> Wording:
        wording: Wording = self._module("text").WORDING
        return wording

    def fields(self, seats: int) -> Sequence[Field]:
        fields: Sequence[Field] = self._module("fields").fields(seats)
        return fields

    def aim(self, view: View, lang: str) -> Any:
        return self._module("gauges").aim(view, lang)

    def lay(self, view: View, lang: str) -> Any:
        return self._module("laying").lay(view, lang)

    def picture(self, view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
        return str(self._module("board").picture(view, lang, names, layout))

    def fragments(self, view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
        drawn: dict[str, str] = self._module("board").fragments(view, lang, names, layout)
        return drawn

    def _module(self, name: str) -> Any:
        return import_module(f"{self.package}.{name}")
