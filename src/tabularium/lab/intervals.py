"""How sure one can be: 95 % intervals."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf, isfinite, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964
T: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
"""Student's factors for 1, 2, ... degrees of freedom; beyond, they follow from Z."""


class Estimate(NamedTuple):
    """A value and the interval in which the true one lies, 95 times in 100."""

    value: float
    low: float
    high: float

    @property
    def is_bounded(self) -> bool:
        """Could an interval be told?"""
        return isfinite(self.low) and isfinite(self.high)


def rate(wins: float, games: int) -> Estimate:
    """Wilson's interval for a share; shared victories count as parts."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    reach = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games)) / scale
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def rate_per_seat(wins: float, games: int, seats: int) -> Estimate:
    """The share of victories that falls to each of so many seats of somebody in so many games.

    His seats of one game are no trials of their own: a game has one victory, whoever of them has it. So the games are
    counted, and what they say is divided by his seats.
    """
    return Estimate(*[part * games / seats for part in rate(wins, games)])


def mean(groups: Collection[Sequence[float]]) -> Estimate:
    """The mean of all values, which come in groups: those of one game may go up and down together."""
    count = sum([len(group) for group in groups])
    middle = sum([sum(group) for group in groups]) / count
    squares = sum([(sum(group) - middle * len(group)) ** 2 for group in groups])
    values = [value for group in groups for value in group]
    return _around(middle, squares, len(groups), count, min(values), max(values))


def mean_count(counts: Collection[int], games: int) -> Estimate:
    """How often something happens in a game: how often it did in the games where it did, of so many in all."""
    middle = sum(counts) / games
    squares = sum([(count - middle) ** 2 for count in counts]) + (games - len(counts)) * middle**2
    return _around(middle, squares, games, games, 0, max(counts, default=0))


def weighted(parts: Sequence[tuple[float, Estimate]]) -> Estimate:
    """The mean of independent estimates with these weights; how far each may be off adds up in squares (MOVER)."""
    if len(parts) == 1:
        return parts[0][1]
    whole = sum([weight for weight, _ in parts])
    middle = sum([weight * each.value for weight, each in parts]) / whole
    below = sqrt(sum([(weight * (each.value - each.low)) ** 2 for weight, each in parts])) / whole
    above = sqrt(sum([(weight * (each.high - each.value)) ** 2 for weight, each in parts])) / whole
    return Estimate(middle, middle - below, middle + above)


def _around(middle: float, squares: float, groups: int, count: int, least: float, most: float) -> Estimate:
    """Student's interval. From one game, or from games that were all the same, none can be told.

    What was never seen below nought (points, most of the time), or never above it, is taken to be never there.
    """
    if groups == 1 or not squares:
        return Estimate(middle, -inf, inf)
    reach = _student(groups - 1) * sqrt(squares * groups / (groups - 1)) / count
    low = max(0.0, middle - reach) if least >= 0 else middle - reach
    high = min(0.0, middle + reach) if most <= 0 else middle + reach
    return Estimate(middle, low, high)


def _student(freedom: int) -> float:
    if freedom <= len(T):
        return T[freedom - 1]
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
