"""What bots share: what they are asked, and chance as they imagine it, never the dealer's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabularium.core.agenda import Action, Chance, Decision, Seat, State, pending, take, weigh
from tabularium.core.errors import MatchIsOver, OutOfTurn
from tabularium.core.match import Match


def options_for(match: Match, seat: Seat) -> Sequence[Action]:
    """What the seat may choose now. Raises MatchIsOver or OutOfTurn."""
    decision = match.decision
    if decision is None:
        raise MatchIsOver
    if decision.seat != seat:
        raise OutOfTurn(seat, decision.seat)
    return decision.options


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
