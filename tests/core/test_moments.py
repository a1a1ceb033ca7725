"""A match as it was."""

from __future__ import annotations

from random import Random

import pytest

import tabularium as tab
from tabularium.core.match import Match


def played(game: str, seats: int, undo_every: int) -> tuple[Match, dict[int, str]]:
    """A match with moves taken back, and at each moment what everybody saw."""
    match, rng = tab.new(game, seats, seed=seats), Random(seats)
    seen: dict[int, str] = {}
    for move in range(80):
        seen[match.index] = match.text() + str(match.log())
        if match.decision is None:
            break
        if undo_every and move % undo_every == undo_every - 1:
            match.undo(everyone_agrees=True)
        else:
            match.play(rng.choice(match.decision.options))
    seen[match.index] = match.text() + str(match.log())
    return match, seen


@pytest.mark.parametrize("undo_every", [0, 7])
@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_every_moment_is_as_it_was(game: str, undo_every: int) -> None:
    match, seen = played(game, min(tab.games()[0].seats), undo_every)
    assert match.moments == list(seen)
    for index, text in seen.items():
        then = match.at(index)
        assert then.index == index
        assert then.text() + str(then.log()) == text
        assert then.record.actions == match.record.actions[:index]


@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_a_match_is_retraced_without_what_was_taken_back(game: str) -> None:
    match, _ = played(game, 3, undo_every=7)
    taken = {place: action for seat in range(match.seats) for place, action in match.taken_by(seat).items()}
    retraced = match.retraced()
    for (place, action), (then, told) in zip(sorted(taken.items()), retraced, strict=True):
        asked = then.decision
        assert asked is not None
        assert told is action
        assert action in asked.options
        if place % 8 == 0:  # to be quick
            assert then.text(asked.seat) == match.at(place).text(asked.seat)
        assert then.subject(action).partition(":")[0] == str(action).partition(":")[0]
