"""What cannot be taken back freely, because somebody has seen something."""

from __future__ import annotations

from random import Random

import pytest

import tabularium as tab
from tabularium.core.errors import CannotUndo
from tabularium.core.match import Match
from tabularium.games.aquileia.state import NOBODY
from tabularium.games.aquileia.steps.contests import KeepingLaurel


def until_a_laurel_is_kept(is_alone: bool) -> Match:
    """A random match at the first choice of a laurel by a racer who is alone, or is not."""
    for seed in range(300):
        match, rng = tab.new("aquileia", 2, seed), Random(seed)
        while (decision := match.decision) is not None:
            step = match._step
            if isinstance(step, KeepingLaurel) and (step.second == NOBODY) == is_alone:
                return match
            match.play(rng.choice(decision.options))
    raise AssertionError("no such race")


@pytest.mark.clause("AQ-ST12", "AQ-ST15", "AQ-ST16")
@pytest.mark.parametrize("is_alone", [True, False])
@pytest.mark.parametrize("action", ["keep:face_up", "keep:top"])
def test_a_laurel_once_kept_is_kept(is_alone: bool, action: str) -> None:
    """The second has seen his card, and all have seen the one that was turned up."""
    match = until_a_laurel_is_kept(is_alone)
    assert match.decision is not None
    seat = match.decision.seat
    match.play(action)
    if not match.is_over:
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match="revealed"):
            match.undo(seat)


@pytest.mark.clause("AQ-END3a")
def test_the_move_that_ended_the_game_stands_once_laurels_are_shown() -> None:
    met = 0
    for seed in range(60):
        match, rng = tab.new("aquileia", 3, seed), Random(seed)
        while (decision := match.decision) is not None:
            was_shown = bool(match.view(None)["table"]["players"][0].get("laurels") is not None)
            match.play(rng.choice(decision.options))
            is_shown = match.view(None)["table"]["players"][0].get("laurels") is not None
            if is_shown and not was_shown and not match.is_over:
                met += 1
                assert not match.can_undo()
    assert met > 3
