"""Bots aim: better than by chance, within a budget, with a hand as unsteady as anybody's; and judge a position."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import tabularium as tab
from tabularium.games.via_appia import aiming, quarry
from tabularium.games.via_appia.actions import AT, SLOPE, STONE
from tabularium.games.via_appia.aiming import QUICK_SECONDS, QUICK_TRIES, SECONDS, TRIES, aim, shortlist
from tabularium.games.via_appia.components import SPACES, Size
from tabularium.games.via_appia.quarry import Push, lateral_range, push
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope, ChoosingStone
from tabularium.games.via_appia.steps.travelling import Travelling
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.strategy import (
    BEHIND,
    LATER,
    SESTERCE_WORTH,
    SLAB_WORTH,
    TERMS,
    Road,
    evaluate,
    fallen_worth,
    hope,
    standstill,
    terms,
    worth,
)
from tests.games.via_appia.playing import PAULA, QUINTUS, begin, cart, fill, pave, play, purse, stand, stones, table
from tests.games.via_appia.test_quarry import packed

PRICES = (1.0, 2.0, 4.0)


def gain(done: Push) -> float:
    return sum(PRICES[stone[0]] for stone in done.fallen)


@pytest.mark.clause("VA-P6")
def test_an_aimed_push_wins_more_than_a_random_one() -> None:
    rng = Random("aim")
    aimed = by_chance = 0.0
    for _ in range(20):
        tray = packed(rng)
        low, high = lateral_range(1)
        best = aim(tray, 1, rng, PRICES, tries=16)
        assert low <= best.x_mm <= high
        assert -25 <= best.slope <= 25
        for _ in range(6):  # one push says little
            drift, tilt = rng.randint(-2, 2), rng.randint(-4, 4)
            aimed += gain(push(tray, 1, *quarry.with_noise(1, best.x_mm, best.slope, drift, tilt), film=False))
            by_chance += gain(push(tray, 1, rng.randint(low, high), rng.randint(-25, 25), film=False))
    assert aimed > 1.1 * by_chance  # 1.2 in the long run


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


class Clock:
    """Every look at it, so much time has gone by."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.seconds = seconds

    def __call__(self) -> float:
        self.now += self.seconds
        return self.now


@pytest.mark.parametrize(
    ("push_takes", "done"), [(0.0004, TRIES), (0.012, 16), (0.06, 3), (0.15, 1), (5.0, 1)], ids=str
)
def test_no_try_is_begun_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch, push_takes: float, done: int) -> None:
    """With numba the count decides, in plain Python nearly; on a very slow machine one try is enough to go on."""
    monkeypatch.setattr(aiming, "thread_time", Clock(push_takes))
    tray = packed(Random(3))
    luck = Noted(1)
    best = aim(tray, 0, luck, PRICES, TRIES, seconds=SECONDS)
    assert len(luck.offsets) == 2 * done
    assert best.x_mm in AT
    assert QUICK_SECONDS < SECONDS


@pytest.mark.parametrize("count", [*range(1, 13), TRIES])
def test_who_stops_early_has_tried_all_over_the_tray(count: int) -> None:
    order = aiming.spread(count)
    assert sorted(order) == list(range(count))
    if count >= 8:
        assert max(order[: count // 2]) - min(order[: count // 2]) >= count // 2


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
    assert shortlist(s, what, what.options(s), Random(1), False) == (STONE[Size.LARGE],)
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
        assert evaluate(s, PAULA) > before + 1


@pytest.mark.clause("VA-T1")
def test_before_a_gap_the_way_around_it_is_the_way_on() -> None:
    """Only A4 is missing: from A3 the road goes on over A8 to A11, although that leads away from A4."""
    s = table(2)
    pave(s, *[f"a{n:02}" for n in range(1, 12) if n != 4], by=QUINTUS)
    found = []
    for place in ("a03", "a08", "a09", "a10", "a11"):
        stand(s, PAULA, place)
        found.append(worth(s, PAULA))
    assert found == sorted(found)
    assert len(set(found)) == len(found)


def test_a_slab_laid_takes_nothing_from_who_is_on_the_way() -> None:
    s = table(2)
    stand(s, PAULA, "a03")
    pave(s, "a01", "a02", "a03", by=QUINTUS)
    way = ["a05", "a06", "a07", "a08", "a09", "a10", "a11", "a04"]
    progress = []
    for space in ["", *way]:
        if space:
            pave(s, space, by=QUINTUS)
        assert hope(s, PAULA) == 1.0  # so that nothing else changes
        progress.append(sum(terms(s, PAULA)[BEHIND:]))
    assert progress == sorted(progress)
    assert progress[0] < progress[-1]


@pytest.mark.parametrize(
    ("deed", "changed"),
    [
        (lambda s: purse(s, PAULA, 1), {"sesterces"}),
        (lambda s: stones(s, PAULA, large=1), {"large_stones"}),
        (lambda s: cart(s, PAULA, medium=1), {"medium_slabs"}),
        (lambda s: stand(s, PAULA, "a01"), {"steps", "prize"}),
        (lambda s: stand(s, PAULA, "tarracina"), {"behind"}),
        (lambda s: pave(s, "a01"), {"majorities", "bonus_tiles"}),
    ],
)
def test_each_thing_is_counted_under_its_name(deed: object, changed: set[str]) -> None:
    assert callable(deed)
    s = table(2)
    purse(s, PAULA, 0)
    stones(s, PAULA)
    before = terms(s, PAULA)
    deed(s)
    pairs = zip(TERMS, before, terms(s, PAULA), strict=True)
    assert {name for name, was, now in pairs if was != now} == changed


def test_hope_goes_from_the_first_slab_to_the_last_turns() -> None:
    s = table(2)
    hopes = [hope(s, PAULA)]
    for space in SPACES:
        pave(s, space.id)
        hopes.append(hope(s, PAULA))
    s.is_ending = True
    hopes.append(hope(s, PAULA))
    assert hopes == sorted(hopes, reverse=True)
    assert (hopes[0], hopes[-1]) == (1.0, 0.0)


def test_what_is_hoarded_is_worth_nothing_more() -> None:
    s = table(2)
    purse(s, PAULA, 60)
    stones(s, PAULA, small=12, medium=3)
    before = worth(s, PAULA)
    s.players[PAULA].sesterces += 40
    stones(s, PAULA, small=16, medium=3)
    assert worth(s, PAULA) == before


@pytest.mark.clause("VA-B5")
def test_a_gap_that_blocks_everybody_draws_to_the_quarry() -> None:
    """Only A4, a large one, is missing: a push that brings a large stone nearer to the edge is better than income."""
    s = table(2)
    pave(s, *[f"a{n:02}" for n in range(1, 12) if n != 4], by=QUINTUS)
    for seat in (PAULA, QUINTUS):
        purse(s, seat, 100)
        stones(s, seat, small=6, medium=4)
    blocked = evaluate(s, PAULA)
    pushed = s.copy()
    stones(pushed, PAULA, small=5, medium=4)
    fill(pushed, (0, 9000, 9000), *[(size, x, y + 10_000 if size == 2 else y) for size, x, y in s.quarry])
    s.gain(PAULA, 4)
    stones(s, PAULA, small=8, medium=4)
    assert evaluate(s, PAULA) == blocked
    assert evaluate(pushed, PAULA) > blocked


def test_going_to_build_is_never_thought_a_standstill() -> None:
    """Whatever is laid, everybody waits for less."""
    s = table(2)
    for seat in (PAULA, QUINTUS):
        stand(s, seat, "brundisium")
    costs = [standstill(s, Road(bytes(s.paved)))]
    for space in SPACES:
        cart(s, PAULA, **{space.size.name.lower(): 1})
        costs.append(standstill(s, Road(bytes(s.paved))))
        cart(s, PAULA)
        pave(s, space.id)
        costs.append(standstill(s, Road(bytes(s.paved))))
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > costs[-1] == 0


@pytest.mark.parametrize("seed", [201, 207])
@pytest.mark.clause("VA-EN11")
def test_bots_do_not_hold_each_other_up(seed: int) -> None:
    """No more than ten rounds pass without a slab or a city; before bots looked for ways around, 207 stood still."""
    match = tab.new("via_appia", 2, seed)
    bots = [tab.bot("greedy", seed=10 * seed + seat, samples=1) for seat in range(2)]
    quiet = 0
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match, decision.seat))
        quiet = max(quiet, cast(Table, match._state).quiet_rounds)
    assert quiet <= 10
    assert cast(Table, match._state).is_ending  # by a pawn in Brundisium or a full road, not by VA-EN11
