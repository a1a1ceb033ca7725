"""How the bots aim: some pushes are tried in the mind, with a hand as unsteady as anybody's, and the best is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tabularium.games.via_appia.components import (
    LATERAL_OFFSETS,
    LATERAL_WEIGHTS,
    SLOPE_MAX,
    SLOPE_OFFSETS,
    SLOPE_WEIGHTS,
)
from tabularium.games.via_appia.quarry import Push, Stone, lateral_range, push, with_noise

FALLEN_WORTH: Final = (1.1, 2.6, 4.4)  # by size: what its slab is worth on a cart
FINALISTS: Final = 4
"""How many of the first tries are tried again."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A push to choose, and what it brought on average."""

    x_mm: int
    slope: int
    worth: float


def fallen_worth(done: Push) -> float:
    """The plainest opinion of a push: what has fallen."""
    total = 0.0
    for stone in done.fallen:
        total += FALLEN_WORTH[stone[0]]
    return total


def aim(
    stones: Sequence[Stone],
    size: int,
    luck: Random,
    pushes: int = 24,
    noise: bool = True,
    opinion: Callable[[Push], float] = fallen_worth,
) -> Aim:
    """VA-D4 The best of a sample: half of the budget for tries across the tray, half for the best of them once more.

    VA-P6 Each try draws its own noise, so that a push which works only to the millimetre is not overrated.
    """
    low, high = lateral_range(size)
    first = max(1, pushes if not noise else pushes // 2)
    tries: list[tuple[float, int, int]] = []
    for number in range(first):
        # one try in each stretch of the tray, so that none is left out
        x_mm = min(high, low + int((number + luck.random()) * (high - low + 1) / first))
        slope = luck.randint(-SLOPE_MAX, SLOPE_MAX)
        tries.append((opinion(_imagined(stones, size, x_mm, slope, luck, noise)), x_mm, slope))
    tries.sort(reverse=True)
    best = tries[:FINALISTS]
    if not noise or pushes - first < len(best):
        worth, x_mm, slope = best[0]
        return Aim(x_mm, slope, worth)
    sums = [entry[0] for entry in best]
    counts = [1] * len(best)
    for number in range(pushes - first):
        place = number % len(best)
        _, x_mm, slope = best[place]
        sums[place] += opinion(_imagined(stones, size, x_mm, slope, luck, noise))
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
