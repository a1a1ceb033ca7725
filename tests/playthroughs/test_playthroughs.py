"""Recorded matches go as they went. After a wanted change: `python tools/playthroughs.py`, and read the difference."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabularium as tab
from tools.playthroughs import FOLDER, modes, story

RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_match_goes_as_it_went(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    match = tab.loads(text)
    assert match.is_over
    assert match.is_fairly_dealt
    assert match.record.dumps() == text
    assert story(match) == record.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_every_mode_of_every_game_has_its_playthrough(game: str) -> None:
    there = {record.stem for record in RECORDS if record.parent.name == game}
    assert there == set(modes(game))
