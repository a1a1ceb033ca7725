"""Languages, and words that exist in all of them."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES: tuple[str, ...] = ("en", "fr")

Words = Mapping[str, str]
"""One text in every language: ``{"en": "Gold", "fr": "Or"}``."""


def known_language(lang: str) -> str:
    """The language to use when ``lang`` is asked for: ``fr-CA`` is French, what we do not speak is English."""
    short = lang[:2].lower()
    return short if short in LANGUAGES else "en"


def say(words: Words, lang: str) -> str:
    return words[known_language(lang)]
