"""Who has won, and who came where."""

from typing import Any

import pytest

from tabularium.core.match import begin
from tabularium.core.standing import leaders, places_of
from tests.core.lots import GAME


@pytest.mark.parametrize(
    ("standing", "winners", "came"),
    [
        ([9, 12, 12, 7], (2,), [3, 2, 1, 4]),  # the rules have settled the tie
        ([9, 12, 12, 9], (1, 2), [3, 1, 1, 3]),
        ([(9, 1), (12, 0), (9, 2), (9, 1)], (1,), [3, 1, 2, 3]),  # and one for a lower place
        ([30], (0,), [1]),
        ([30], (), [2]),  # alone, and lost
    ],
)
def test_places(standing: list[Any], winners: tuple[int, ...], came: list[int]) -> None:
    assert places_of(standing, winners) == came


def test_leaders_are_those_whom_nobody_is_ahead_of() -> None:
    assert leaders([3, 7, 7]) == (1, 2)
    assert leaders([(3, 9), (7, 0), (7, 1)]) == (2,)


def test_nobody_has_a_place_before_the_end() -> None:
    match = begin(GAME, 2, 1, {})
    assert match.places == []
    assert "places" not in match.view(None)
    while (decision := match.decision) is not None:
        match.play(decision.options[0])
    assert match.places == places_of(match.scores, match.winners)
    assert match.view(None)["places"] == match.places
