"""Players that are no persons. They are given what a player is given: never the true hidden cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from tabularium.bots.greedy import GreedyBot
from tabularium.bots.mcts import MctsBot
from tabularium.bots.random import RandomBot
from tabularium.bots.settings import check_settings
from tabularium.bots.strengths import centurio, imperator, tiro
from tabularium.core.agenda import Action, Seat
from tabularium.core.errors import UnknownBot
from tabularium.core.match import Match


class Bot(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, match: Match, seat: Seat) -> Action:
        """One of the options of the decision that is pending for this seat."""


BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "tiro": tiro,
    "centurio": centurio,
    "imperator": imperator,
}


def make_bot(name: str, **settings: Any) -> Bot:
    """A bot by its name, with its settings: ``make_bot("greedy", samples=8)``. Raises UnknownBot or BadSetting."""
    kind = BOTS.get(name)
    if kind is None:
        there = ", ".join(BOTS)
        raise UnknownBot(
            {
                "en": f"There is no bot called {name!r}. The bots are: {there}.",
                "fr": f"Aucun bot ne s'appelle {name!r}. Les bots sont : {there}.",
            }
        )
    check_settings(name, settings)
    return kind(**settings)
