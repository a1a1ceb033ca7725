"""Bots aim: better than by chance, within a budget, with a hand as unsteady as anybody's; and judge a position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabularium.games.via_appia import quarry
from tabularium.games.via_appia.actions import AT, SLOPE, STONE
from tabularium.games.via_appia.aiming import QUICK_TRIES, TRIES, aim, shortlist
from tabularium.games.via_appia.components import Size
from tabularium.games.via_appia.quarry import Push, lateral_range, push
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope, ChoosingStone
from tabularium.games.via_appia.steps.travelling import Travelling
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.strategy import LATER, SESTERCE_WORTH, SLAB_WORTH, evaluate, fallen_worth, worth
from tests.games.via_appia.playing import PAULA, QUINTUS, begin, cart, pave, play, purse, stand, stones, table
from tests.games.via_appia.test_quarry import packed

PRICES = (1.0, 2.0, 4.0)


def gain(done: Push) -> float:
    return sum(PRICES[stone[0]] for stone in done.fallen)


@pytest.mark.clause("VA-P6")
def test_an_aimed_push_wins_more_than_a_random_one() -> None:
    rng = Random("aim")
    aimed = by_chance = 0.0
    for _ in range(12):
        tray = packed(rng)
        low, high = lateral_range(1)
        best = aim(tray, 1, rng, PRICES, tries=16)
        assert low <= best.x_mm <= high
        assert -25 <= best.slope <= 25
        drift, tilt = rng.randint(-2, 2), rng.randint(-4, 4)
        aimed += gain(push(tray, 1, *quarry.with_noise(1, best.x_mm, best.slope, drift, tilt)))
        by_chance += gain(push(tray, 1, rng.randint(low, high), rng.randint(-25, 25)))
    assert aimed > 1.15 * by_chance


class Noted(Random):
    """Luck that notes what is drawn from it: a slope for every first try, and two offsets for every noisy one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.slopes: list[int] = []
        self.offsets: list[int] = []

    def randint(self, a: int, b: int) -> int:
        self.slopes.append(super().randint(a, b))
        return self.slopes[-1]

    def choices(self, population: Any, weights: Any = None, **more: Any) -> list[Any]:
        drawn = super().choices(population, weights, **more)
        self.offsets += drawn
        return drawn


@pytest.mark.parametrize("tries", [1, 2, 4, 10, TRIES])
def test_the_budget_is_kept_and_the_same_luck_aims_the_same(tries: int) -> None:
    tray = packed(Random(3))
    noisy, steady = Noted(1), Noted(1)
    first = aim(tray, 0, noisy, PRICES, tries)
    assert len(noisy.offsets) == 2 * tries
    assert aim(tray, 0, Random(1), PRICES, tries) == first
    sure = aim(tray, 0, steady, PRICES, tries, noise=False)
    assert len(steady.slopes) == tries
    assert not steady.offsets
    assert sure.worth == gain(push(tray, 0, sure.x_mm, sure.slope))


@pytest.mark.clause("VA-P6")
def test_a_bot_cannot_know_what_the_dealer_will_draw() -> None:
    """Every try draws its own noise, from the bot's luck."""
    luck = Noted(1)
    aim(packed(Random(5)), 1, luck, PRICES)
    assert len(set(zip(luck.offsets[::2], luck.offsets[1::2]))) > TRIES // 3


def test_prices_decide_what_is_aimed_at() -> None:
    rng = Random(9)
    fell = [[0, 0], [0, 0]]  # by what was aimed at, then small and medium ones
    for tray in [packed(rng) for _ in range(5)]:
        for wanted, prices in enumerate([(1.0, 0.0, 0.0), (0.0, 1.0, 0.0)]):
            best = aim(tray, 2, Random(4), prices, noise=False)
            fallen = [stone[0] for stone in push(tray, 2, best.x_mm, best.slope).fallen]
            assert fallen.count(wanted) == best.worth
            for size in range(2):
                fell[wanted][size] += fallen.count(size)
    assert fell[0][0] > fell[1][0]
    assert fell[1][1] > fell[0][1]


def test_of_all_pushes_one_is_left_to_look_at() -> None:
    s = table(2)
    for in_earnest in (True, False):
        where = ChoosingPosition(PAULA, Size.MEDIUM)
        (at,) = shortlist(s, where, where.options(s), Random(1), in_earnest)
        x_mm = next(x for x, action in AT.items() if action is at)
        which = ChoosingSlope(PAULA, Size.MEDIUM, x_mm)
        (slope,) = shortlist(s, which, which.options(s), Random(2), in_earnest)
        assert slope in SLOPE.values()
        elsewhere = ChoosingSlope(PAULA, Size.MEDIUM, 12 if x_mm != 12 else 13)
        assert len(shortlist(s, elsewhere, elsewhere.options(s), Random(2), in_earnest)) == 6
    stones(s, PAULA, small=2, medium=1, large=1)
    what = ChoosingStone(PAULA)
    assert shortlist(s, what, what.options(s), Random(1), True) == list(STONE)
    assert len(shortlist(s, what, what.options(s), Random(1), False)) == 1
    assert QUICK_TRIES < TRIES


@pytest.mark.clause("VA-C4", "VA-C5")
def test_a_fallen_stone_is_worth_what_can_be_made_of_it() -> None:
    s = table(2)
    assert fallen_worth(s, PAULA) == pytest.approx(SLAB_WORTH)
    cart(s, PAULA, small=1, medium=1, large=2)  # nothing more fits
    assert fallen_worth(s, PAULA) == (SESTERCE_WORTH,) * 3
    cart(s, PAULA, small=1, large=2)  # a medium slab fits: from a medium or a large stone
    assert fallen_worth(s, PAULA) == pytest.approx((SESTERCE_WORTH, SLAB_WORTH[1], SLAB_WORTH[1]))
    before = s.dump()
    fallen_worth(s, QUINTUS)
    assert s.dump() == before


def test_a_slab_is_worth_more_where_there_is_a_space_for_it_now() -> None:
    s = table(2)
    cart(s, PAULA, large=1)
    now = worth(s, PAULA)
    cart(s, PAULA)
    empty = worth(s, PAULA)
    assert now - empty > 0.8 * SLAB_WORTH[2]
    pave(s, "a", by=QUINTUS)  # only B and C are left, and Paula has not been to Tarracina
    empty = worth(s, PAULA)
    cart(s, PAULA, large=1)
    assert 0 < worth(s, PAULA) - empty < SLAB_WORTH[2]
    assert 0 < LATER < 1


@pytest.mark.clause("VA-T9")
def test_going_on_is_never_thought_a_loss() -> None:
    """A pawn that walks into a city, takes the tile and opens the next part stands better than before it."""
    for city, last in (("tarracina", "a04"), ("beneventum", "b05")):
        s = table(2)
        pave(s, "a", "b", by=QUINTUS)
        stand(s, PAULA, last)
        purse(s, PAULA, 9)
        begin(s, Travelling(PAULA), TakingTurn(QUINTUS))
        before = evaluate(s, PAULA)
        play(s, f"go:{city}")
        assert evaluate(s, PAULA) > before + 3
