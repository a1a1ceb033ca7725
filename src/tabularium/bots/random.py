"""A bot that chooses blindly: the measure of all others."""

from __future__ import annotations

from random import Random
from typing import Any

from tabularium.bots.settings import check_settings
from tabularium.bots.thinking import options_for
from tabularium.core.agenda import Action, Seat
from tabularium.core.match import Match


class RandomBot:
    """Any option, all alike. The same seed chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        check_settings("random", {"seed": seed})
        self._rng = Random(seed)

    def choose(self, match: Match, seat: Seat) -> Action:
        return self._rng.choice(options_for(match, seat))

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and pickles: compiled classes do not have their own way."""
        return _copied, (self._rng,)


def _copied(rng: Random) -> RandomBot:
    bot = RandomBot()
    bot._rng = rng
    return bot
