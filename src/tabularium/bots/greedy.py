"""A bot that completes its own turn, with the game's evaluation as the judge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tabularium.bots.settings import check_settings
from tabularium.bots.thinking import complete, options_for, worthy
from tabularium.core.agenda import Action, Seat, State, pending, take
from tabularium.core.judging import Mind
from tabularium.core.match import Match


class GreedyBot:
    """Judges each option on imagined tables that its seat cannot tell from the true one.

    There it takes the option, finishes what the seat has to decide right after it, and asks the game's
    evaluation how well the seat then stands. The best mean wins.
    """

    def __init__(self, seed: int | None = None, samples: int = 4, depth: int = 6) -> None:
        check_settings("greedy", {"seed": seed, "samples": samples, "depth": depth})
        self._rng = Random(seed)
        self._samples = samples
        self._depth = depth

    @property
    def settings(self) -> dict[str, float | None]:
        """What it was told, and what it took where it was told nothing; but for the seed."""
        return {"samples": self._samples, "depth": self._depth}

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and pickles: compiled classes do not have their own way."""
        return _copied, (self._rng, self._samples, self._depth)

    def choose(self, match: Match, seat: Seat) -> Action:
        return self.best_of(match, seat, worthy(match, seat, options_for(match, seat), self._rng))

    def best_of(self, match: Match, seat: Seat, options: Sequence[Action]) -> Action:
        """The option after which the seat stands best, among some of those that it has now."""
        if len(options) == 1:
            return options[0]
        # every option is judged on the same imagined tables and the same luck, so that luck does not decide
        mind = match.game.mind()
        tables = [(match.position(seat, self._rng), self._rng.random()) for _ in range(self._samples)]
        totals = [0.0] * len(options)
        for table, luck in tables:
            for number, option in enumerate(options):
                totals[number] += self._worth(mind, table.copy(), seat, option, Random(luck))
        best = max(totals)
        return options[totals.index(best)]

    def _worth(self, mind: Mind, state: State, seat: Seat, option: Action, luck: Random) -> float:
        asked = pending(state)
        assert asked is not None
        take(state, asked[0], option)
        complete(mind, state, seat, luck, self._depth)
        return mind.evaluate(state, seat)


def _copied(rng: Random, samples: int, depth: int) -> GreedyBot:
    bot = GreedyBot(None, samples, depth)
    bot._rng = rng
    return bot
