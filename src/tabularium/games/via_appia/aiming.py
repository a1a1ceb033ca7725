"""How the bots aim: some pushes are tried in the mind, with a hand as unsteady as anybody's, and the best is chosen.

What the dealer will draw is not known here: every try draws its own noise.

With numba tries are counted and nothing else, so that the same seed always aims the same. Without it a push takes
thirty times as long, and they are timed besides. It is the time that this thread has worked, not the clock on the
wall: how busy the machine is changes no choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import gcd
from random import Random
from time import thread_time
from typing import Final
from zlib import crc32

from tabularium.core.agenda import Action, Decision
from tabularium.games.via_appia.actions import AT, SLOPE, ChooseStone
from tabularium.games.via_appia.components import (
    LATERAL_OFFSETS,
    LATERAL_WEIGHTS,
    SLOPE_MAX,
    SLOPE_OFFSETS,
    SLOPE_WEIGHTS,
)
from tabularium.games.via_appia.quarry import Push, Stone, hurry, lateral_range, push, with_noise
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope, ChoosingStone
from tabularium.games.via_appia.strategy import STONE_WORTH, fallen_worth

TRIES: Final = 24
"""Pushes in the mind before a push."""
QUICK_TRIES: Final = 4
"""The same, for a push that is only imagined itself."""
SECONDS: Final = 0.2
"""For the tries before a push, without numba."""
QUICK_SECONDS: Final = 0.02
"""For those before an imagined push, without numba: there is time for two."""
BRINGS: Final[tuple[float, ...]] = (0.6, 1.1, 2.1)
"""How many stones fall on average when one of each size is pushed."""
FINALISTS: Final = 4
"""How many of the first tries are tried again."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A push to choose, and what it brought on average."""

    x_mm: int
    slope: int
    worth: float


def shortlist(s: Table, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool) -> Sequence[Action]:
    """VA-D4 Of 88 positions and 51 slopes the one that a few tries in the mind speak for."""
    if isinstance(step, ChoosingStone):
        return options if in_earnest else (_stone_to_push(s, step, options),)
    if not (isinstance(step, ChoosingPosition) or isinstance(step, ChoosingSlope)):  # noqa: SIM101  (quicker compiled)
        return options
    prices = fallen_worth(s, step.seat)
    aimed = _aimed(s.quarry, step.size, s.noise, prices, in_earnest)
    if isinstance(step, ChoosingPosition):
        return (AT[aimed.x_mm],)
    if step.x_mm == aimed.x_mm:
        return (SLOPE[aimed.slope],)
    return options[::10]  # somebody else has chosen the position


def is_timed() -> bool:
    """Do the tries end when their time is over?"""
    return not hurry()


def _stone_to_push(s: Table, step: ChoosingStone, options: Sequence[Action]) -> Action:
    """For an imagined push, without any try: the stone that on average brings the most beyond its own worth."""
    prices = fallen_worth(s, step.seat)
    price = sum([prices[stone[0]] for stone in s.quarry]) / max(1, len(s.quarry))
    best, most = options[0], float("-inf")
    for option in options:
        assert isinstance(option, ChooseStone)
        size = int(option.size)
        gain = BRINGS[size] * price - 0.5 * STONE_WORTH[size]
        if gain > most:
            best, most = option, gain
    return best


@lru_cache(maxsize=1024)
def _aimed(quarry: tuple[Stone, ...], size: int, noise: bool, prices: tuple[float, ...], in_earnest: bool) -> Aim:
    """The same quarry, the same aim: position and slope are two answers of one thought."""
    tries, seconds = (TRIES, SECONDS) if in_earnest else (QUICK_TRIES, QUICK_SECONDS)
    luck = Random(crc32(repr((quarry, size)).encode()))
    return aim(quarry, size, luck, prices, tries, noise, seconds if is_timed() else float("inf"))


def aim(
    stones: Sequence[Stone],
    size: int,
    luck: Random,
    prices: Sequence[float],
    tries: int = TRIES,
    noise: bool = True,
    seconds: float = float("inf"),
) -> Aim:
    """The best of a sample: half of the tries across the tray, half for the best of them once more.

    ``prices`` is what a fallen stone of each size is worth. VA-P6 Each try draws its own noise, so that a push which
    works only to the millimetre is not overrated. When ``seconds`` are over no more tries are begun; there is one at
    least, and those across the tray get no more than half of the time.
    """
    start = thread_time()
    low, high = lateral_range(size)
    first = tries if not noise or tries < 2 * FINALISTS else tries // 2
    tried: list[tuple[float, int, int]] = []
    share = 1.0 if first == tries else first / tries
    for number in spread(first):
        if tried and thread_time() - start >= share * seconds:
            break
        # one try in each stretch of the tray, so that none is left out
        x_mm = min(high, low + int((number + luck.random()) * (high - low + 1) / first))
        slope = luck.randint(-SLOPE_MAX, SLOPE_MAX)
        tried.append((_gain(_imagined(stones, size, x_mm, slope, luck, noise), prices), x_mm, slope))
    tried.sort(reverse=True)
    best = tried[:FINALISTS]
    sums = [entry[0] for entry in best]
    counts = [1] * len(best)
    for number in range(tries - first):
        if thread_time() - start >= seconds:
            break
        place = number % len(best)
        _, x_mm, slope = best[place]
        sums[place] += _gain(_imagined(stones, size, x_mm, slope, luck, noise), prices)
        counts[place] += 1
    means = [total / count for total, count in zip(sums, counts)]
    place = means.index(max(means))
    return Aim(best[place][1], best[place][2], means[place])


def spread(count: int) -> list[int]:
    """0 to count - 1 with long strides, so that whoever stops early has been everywhere."""
    stride = max(1, round(0.618 * count))
    while gcd(stride, count) != 1:
        stride += 1
    return [number * stride % count for number in range(count)]


def _imagined(stones: Sequence[Stone], size: int, x_mm: int, slope: int, luck: Random, noise: bool) -> Push:
    if noise:
        drift = luck.choices(LATERAL_OFFSETS, LATERAL_WEIGHTS)[0]
        tilt = luck.choices(SLOPE_OFFSETS, SLOPE_WEIGHTS)[0]
        x_mm, slope = with_noise(size, x_mm, slope, drift, tilt)
    return push(stones, size, x_mm, slope, film=False)


def _gain(done: Push, prices: Sequence[float]) -> float:
    return sum([prices[stone[0]] for stone in done.fallen])
