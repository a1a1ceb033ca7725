"""The bots as people know them: by strength."""

from __future__ import annotations

from typing import Final

from tabularium.bots import Bot, make_bot
from tabularium.bots.strengths import STRENGTHS
from tabularium.core.errors import UnknownBot
from tabularium.server.words import BOT_NAMES

STAND_IN: Final = "centurio"
"""Plays for a person whose time has run out."""


def checked_strength(name: str | None) -> str:
    if name is None:
        return STAND_IN
    if name not in STRENGTHS:
        there = ", ".join(STRENGTHS)
        raise UnknownBot(
            {
                "en": f"There is no bot called {name!r}. The bots are: {there}.",
                "fr": f"Aucun bot ne s'appelle {name!r}. Les bots sont\u00a0: {there}.",
            }
        )
    return name


def bot_of(strength: str, thinking: float) -> Bot:
    return make_bot(strength, thinking=thinking)


def bot_cards(lang: str) -> list[dict[str, str]]:
    return [{"id": name, "name": BOT_NAMES[name][lang]} for name in STRENGTHS]


def short_name(strength: str) -> str:
    return strength.capitalize()
