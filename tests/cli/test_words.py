"""Every text exists in both languages, with the same places to fill."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from tabularium.bots import BOTS
from tabularium.cli import words as commands
from tabularium.cli.terminal import words as terminal
from tabularium.core.words import LANGUAGES, Words
from tabularium.games.aquileia import brief

TABLES = {
    "help": commands.HELP,
    "commands": commands.WORDS,
    "terminal": terminal.WORDS,
    "aquileia in brief": brief.BRIEF,
}


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_both_languages_say_everything(table: Mapping[str, Words]) -> None:
    for key, words in table.items():
        assert tuple(words) == LANGUAGES, key
        assert all(text.strip() for text in words.values()), key
        places = [sorted(re.findall(r"\{[^}]*\}", text)) for text in words.values()]
        assert places[0] == places[1], key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name(lang: str) -> None:
    for bot in BOTS:
        assert terminal.bot_name(bot, lang) != bot
        assert terminal.bot_about(bot, lang) != bot
    assert terminal.bot_name("nobody", lang) == "nobody"
