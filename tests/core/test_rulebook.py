"""Rulebooks taken apart, for every game in the library."""

from __future__ import annotations

import pytest

import tabularium as tab
from tabularium.core.errors import UnknownClause
from tabularium.core.rulebook import Rulebook
from tabularium.core.words import LANGUAGES

BOOKS = [(game, lang) for game in tab.games() for lang in LANGUAGES]


@pytest.mark.parametrize(("game", "lang"), BOOKS, ids=lambda value: getattr(value, "id", value))
def test_nothing_is_lost(game: tab.Game, lang: str) -> None:
    book = Rulebook(game, lang)
    whole = game.rulebook(lang)
    assert [line for block in book.blocks for line in block.text.splitlines() if line.strip()] == [
        line for line in whole.splitlines() if line.strip()
    ]
    assert len(book.places) == len([block for block in book.blocks if block.clause])
    assert list(book.places) == list(Rulebook(game, "en").places)


@pytest.mark.parametrize(("game", "lang"), BOOKS, ids=lambda value: getattr(value, "id", value))
def test_every_clause_and_section_is_found(game: tab.Game, lang: str) -> None:
    book = Rulebook(game, lang)
    for clause, place in book.places.items():
        assert book.find(clause.lower()) == [book.blocks[place]]
    for block in book.blocks:
        if block.level == 2:
            assert block in book.find(block.title.partition(". ")[0])


def test_unknown_clause_names_near_ones() -> None:
    book = Rulebook(tab.games()[0], "en")
    with pytest.raises(UnknownClause, match=r"Did you mean: .*AQ-M3"):
        book.find("AQ-M33")
    with pytest.raises(UnknownClause):
        book.find("")
