"""A match can be copied and pickled by Python's own means, and goes on as the match that it was taken from."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tabularium as tab
from tabularium.core.match import Match

Twin = Callable[[Any], Any]

WAYS: list[Twin] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


def midway(game: str, seed: int) -> Match:
    match, luck = tab.new(game, 3, seed), Random(seed)
    for _ in range(20):
        assert match.decision is not None
        match.play(luck.choice(match.decision.options))
    return match


def play_on(match: Match, seed: int) -> list[int]:
    luck = Random(seed)
    for _ in range(30):
        if match.decision is None:
            break
        match.play(luck.choice(match.decision.options))
    return match.scores


@pytest.mark.parametrize("twin", WAYS, ids=["copy", "deepcopy", "pickle"])
@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_the_twin_is_the_same_match_and_another_one(game: str, twin: Twin) -> None:
    match = midway(game, 4)
    before = match.record
    other = twin(match)
    assert other.game is match.game
    assert other.record == before
    assert [other.view(seat) for seat in (0, 1, 2, None)] == [match.view(seat) for seat in (0, 1, 2, None)]
    assert other.can_undo() == match.can_undo()
    play_on(other, 8)
    assert match.record == before
    play_on(match, 8)
    assert match.record == other.record
    assert match.log(1) == other.log(1)


@pytest.mark.parametrize("twin", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_resampled_match_keeps_what_it_remembers(twin: Twin) -> None:
    match = midway("aquileia", 5).resample(1, 6)
    other = twin(match)
    assert other.log(1) == match.log(1)
    assert other.log(1)
    assert [other.in_a_row(seat) for seat in range(3)] == [match.in_a_row(seat) for seat in range(3)]
    assert any(match.in_a_row(seat) for seat in range(3))


@pytest.mark.parametrize("twin", WAYS, ids=["copy", "deepcopy", "pickle"])
def test_a_record_travels(twin: Twin) -> None:
    match = midway("aquileia", 6)
    for record in (match.record, match.resample(0, 7).record):
        assert twin(record) == record
        assert tab.replay(twin(record)).record == record
