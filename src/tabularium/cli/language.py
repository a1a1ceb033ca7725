"""Which language to speak: the one asked for, or that of the user's system."""

from __future__ import annotations

import os
from contextvars import ContextVar

from tabularium.cli.words import both
from tabularium.core.errors import TabulariumError
from tabularium.core.words import LANGUAGES, known_language


class UnknownLanguage(TabulariumError):
    """A language that we do not speak."""

    def __init__(self, lang: str) -> None:
        super().__init__(both("unknown_language", lang, ", ".join(LANGUAGES)))


_before_command: ContextVar[str | None] = ContextVar("lang", default=None)


def set_language(lang: str | None) -> None:
    """The language given before the command, as in ``tabularium --lang fr games``."""
    _before_command.set(None if lang is None else chosen_language(lang))


def system_language() -> str:
    """As given before the command, else as in LC_ALL, LC_MESSAGES or LANG; without them English."""
    given = _before_command.get()
    if given is not None:
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return known_language(os.environ[name])
    return "en"


def chosen_language(lang: str | None) -> str:
    """The language asked for, or the system's."""
    if lang is None:
        return system_language()
    if known_language(lang) != lang[:2].lower():
        raise UnknownLanguage(lang)
    return known_language(lang)


def safest_language(lang: str | None) -> str:
    """The same for telling an error, which may be about the language itself."""
    return known_language(lang) if lang is not None else system_language()
