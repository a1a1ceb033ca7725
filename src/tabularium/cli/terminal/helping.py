"""The help window's text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.cli.terminal.hall import Key
from tabularium.cli.terminal.theme import BRONZE, GOLD
from tabularium.cli.terminal.words import word


def table_help(keys: Sequence[Key], mark: str, lang: str) -> Text:
    """How to play here, and what each key does."""
    return _help(("help.text", "help.marks", "help.saving"), (("1-9 a-z", "key.choose", ""), *keys), mark, lang)


def menu_help(keys: Sequence[Key], mark: str, lang: str) -> Text:
    """How to begin or to go on."""
    return _help(("help.menu", "help.saving"), keys, mark, lang)


def replay_help(keys: Sequence[Key], mark: str, lang: str) -> Text:
    """How to watch."""
    shown = (*keys[:-1], ("PgUp/Dn", "key.scroll", ""), ("h", "key.help", ""), keys[-1])
    return _help(("help.replay", "help.marks_replay"), shown, mark, lang)


def _help(paragraphs: Sequence[str], keys: Sequence[Key], mark: str, lang: str) -> Text:
    text = Text()
    for key in paragraphs:
        text.append(word(key, lang, mark) + "\n\n")
    text.append(word("help.keys", lang) + "\n", f"bold {BRONZE}")
    for press, said, _ in keys:
        text.append(f"{press:>10}  ", f"bold {GOLD}")
        text.append(word(said, lang) + "\n")
    return text
