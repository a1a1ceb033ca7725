"""How the bots aim: some pushes are tried in the mind, with a hand as unsteady as anybody's, and the best is chosen.

What the dealer will draw is not known here: every try draws its own noise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
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
from tabularium.games.via_appia.quarry import Push, Stone, lateral_range, push, with_noise
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope, ChoosingStone
from tabularium.games.via_appia.strategy import STONE_WORTH, fallen_worth

TRIES: Final = 24
"""Pushes in the mind before a push."""
QUICK_TRIES: Final = 4
"""The same, for a push that is only imagined itself."""
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
    if not isinstance(step, ChoosingPosition | ChoosingSlope):
        return options
    prices = fallen_worth(s, step.seat)
    aimed = _aimed(s.quarry, step.size, s.noise, prices, TRIES if in_earnest else QUICK_TRIES)
    if isinstance(step, ChoosingPosition):
        return (AT[aimed.x_mm],)
    if step.x_mm == aimed.x_mm:
        return (SLOPE[aimed.slope],)
    return options[::10]  # somebody else has chosen the position


def _stone_to_push(s: Table, step: ChoosingStone, options: Sequence[Action]) -> Action:
    """The stone that brings the most beyond its own worth."""
    prices = fallen_worth(s, step.seat)
    best, most = options[0], float("-inf")
    for option in options:
        assert isinstance(option, ChooseStone)
        size = int(option.size)
        gain = _aimed(s.quarry, size, s.noise, prices, QUICK_TRIES).worth - 0.5 * STONE_WORTH[size]
        if gain > most:
            best, most = option, gain
    return best


@lru_cache(maxsize=256)
def _aimed(quarry: tuple[Stone, ...], size: int, noise: bool, prices: tuple[float, ...], tries: int) -> Aim:
    """The same quarry, the same aim: position and slope are two answers of one thought."""
    return aim(quarry, size, Random(crc32(repr((quarry, size)).encode())), prices, tries, noise)


def aim(
    stones: Sequence[Stone],
    size: int,
    luck: Random,
    prices: Sequence[float],
    tries: int = TRIES,
    noise: bool = True,
) -> Aim:
    """The best of a sample: half of the tries across the tray, half for the best of them once more.

    ``prices`` is what a fallen stone of each size is worth. VA-P6 Each try draws its own noise, so that a push which
    works only to the millimetre is not overrated.
    """
    low, high = lateral_range(size)
    first = tries if not noise or tries < 2 * FINALISTS else tries // 2
    tried: list[tuple[float, int, int]] = []
    for number in range(first):
        # one try in each stretch of the tray, so that none is left out
        x_mm = min(high, low + int((number + luck.random()) * (high - low + 1) / first))
        slope = luck.randint(-SLOPE_MAX, SLOPE_MAX)
        tried.append((_gain(_imagined(stones, size, x_mm, slope, luck, noise), prices), x_mm, slope))
    tried.sort(reverse=True)
    best = tried[:FINALISTS]
    sums = [entry[0] for entry in best]
    counts = [1] * len(best)
    for number in range(tries - first):
        place = number % len(best)
        _, x_mm, slope = best[place]
        sums[place] += _gain(_imagined(stones, size, x_mm, slope, luck, noise), prices)
        counts[place] += 1
    means = [total / count for total, count in zip(sums, counts)]
    place = means.index(max(means))
    return Aim(best[place][1], best[place][2], means[place])


def _imagined(stones: Sequence[Stone], size: int, x_mm: int, slope: int, luck: Random, noise: bool) -> Push:
    if noise:
        drift = luck.choices(LATERAL_OFFSETS, LATERAL_WEIGHTS)[0]
        tilt = luck.choices(SLOPE_OFFSETS, SLOPE_WEIGHTS)[0]
        x_mm, slope = with_noise(size, x_mm, slope, drift, tilt)
    return push(stones, size, x_mm, slope, film=False)


def _gain(done: Push, prices: Sequence[float]) -> float:
    return sum([prices[stone[0]] for stone in done.fallen])
