"""Bots aim: better than by chance, within a budget, with a hand as unsteady as anybody's."""

from __future__ import annotations

from random import Random

import pytest

from tabularium.games.via_appia import quarry
from tabularium.games.via_appia.aiming import aim, fallen_worth
from tabularium.games.via_appia.quarry import Push, lateral_range, push
from tests.games.via_appia.test_quarry import packed


@pytest.mark.clause("VA-P6")
def test_an_aimed_push_wins_more_than_a_random_one() -> None:
    rng = Random("aim")
    aimed = by_chance = 0.0
    for _ in range(12):
        tray = packed(rng)
        low, high = lateral_range(1)
        best = aim(tray, 1, rng, pushes=16)
        assert low <= best.x_mm <= high
        assert -25 <= best.slope <= 25
        drift, tilt = rng.randint(-2, 2), rng.randint(-4, 4)
        aimed += fallen_worth(push(tray, 1, *quarry.with_noise(1, best.x_mm, best.slope, drift, tilt)))
        by_chance += fallen_worth(push(tray, 1, rng.randint(low, high), rng.randint(-25, 25)))
    assert aimed > 1.15 * by_chance


@pytest.mark.parametrize("noise", [True, False])
def test_the_budget_is_kept_and_the_same_luck_aims_the_same(noise: bool) -> None:
    tried: list[Push] = []

    def third(done: Push) -> float:
        tried.append(done)
        return 5.0 if len(tried) % 10 == 3 else 0.0

    first = aim([], 0, Random(1), pushes=10, noise=noise, opinion=third)
    assert len(tried) == 10
    assert aim([], 0, Random(1), pushes=10, noise=noise, opinion=third) == first
    assert first.worth > 0
    for budget in (1, 2, 3):
        tried.clear()
        aim([], 2, Random(budget), pushes=budget, opinion=third)
        assert len(tried) <= budget


def test_an_opinion_of_ones_own_decides() -> None:
    def leftmost(done: Push) -> float:
        return -float(done.stones[0][1])

    low, _ = lateral_range(0)
    assert aim([], 0, Random(2), pushes=20, noise=False, opinion=leftmost).x_mm < low + 20
