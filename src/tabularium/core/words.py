"""Languages, and words that exist in all of them."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES: tuple[str, ...] = ("en", "fr")

Words = Mapping[str, str]
"""One text in every language: ``{"en": "Gold", "fr": "Or"}``."""


def known_language(lang: str | None) -> str:
    """The language to use when ``lang`` is asked for: ``fr-CA`` is French, what we do not speak is English."""
    short = lang.replace("_", "-").split("-")[0].lower() if lang else ""
    return short if short in LANGUAGES else "en"


def say(words: Words, lang: str | None) -> str:
    return words[known_language(lang)]


def snake(name: str) -> str:
    """A class's name as a word for programs: ``PlayCards`` is ``play_cards``."""
    return "".join([f"_{letter.lower()}" if letter.isupper() else letter for letter in name]).lstrip("_")


def shown(value: object) -> str:
    """A value as somebody gave it, for a sentence about it: not longer than anybody would read."""
    # Python refuses to write out the longest numbers
    text = hex(value) if isinstance(value, int) and value.bit_length() > 1024 else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
