"""How sure one can be: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964


class Estimate(NamedTuple):
    """A value and the interval in which the true one lies, 95 times in 100."""

    value: float
    low: float
    high: float


def rate(wins: float, games: int) -> Estimate:
    """Wilson's interval for a share; shared victories count as parts."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    reach = Z * sqrt(max(0.0, share * (1 - share)) / games + Z * Z / (4 * games * games)) / scale
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def mean(values: Sequence[float]) -> Estimate:
    """The interval of a mean."""
    middle = fmean(values)
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach)
