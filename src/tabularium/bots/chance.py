"""How bots imagine chance: with luck of their own, never with the dealer's."""

from __future__ import annotations

from random import Random

from tabularium.core.agenda import Chance, Decision, State, pending, take, weigh


def next_decision(state: State, luck: Random) -> Decision | None:
    """Let chance happen until somebody is to decide."""
    while True:
        asked = pending(state)
        if asked is None:
            return None
        step, options = asked
        if isinstance(step, Decision):
            return step
        assert isinstance(step, Chance)
        take(state, step, weigh(step, state, options, luck.random()))
