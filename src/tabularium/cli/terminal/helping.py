"""The help window's text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.cli.terminal.hall import Key
from tabularium.cli.terminal.theme import BRONZE, GOLD
from tabularium.cli.terminal.words import word


def table_help(keys: Sequence[Key], mark: str, lang: str) -> Text:
    """How to play here, and what each key does."""
    text = Text()
    for key in ("help.text", "help.marks", "help.saving"):
        text.append(word(key, lang, mark) + "\n\n")
    text.append(word("help.keys", lang) + "\n", f"bold {BRONZE}")
    for press, said, _ in (("1-9 a-z", "key.choose", ""), *keys):
        text.append(f"{press:>10}  ", f"bold {GOLD}")
        text.append(word(said, lang) + "\n")
    return text
