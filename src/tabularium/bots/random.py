"""A bot that chooses blindly: the measure of all others."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from tabularium.bots.thinking import options_for
from tabularium.core.agenda import Action, Seat
from tabularium.core.match import Match


@mypyc_attr(serializable=True)
class RandomBot:
    """Any option, all alike. The same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, match: Match, seat: Seat) -> Action:
        return self._rng.choice(options_for(match, seat))
