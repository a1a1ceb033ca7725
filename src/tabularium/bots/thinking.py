"""What bots share: what they are asked, how they finish a turn, and chance as they imagine it, never the dealer's."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabularium.core.agenda import Action, Chance, Decision, Seat, State, pending, take, weigh
from tabularium.core.errors import MatchIsOver, OutOfTurn
from tabularium.core.judging import Mind
from tabularium.core.match import Match


def options_for(match: Match, seat: Seat) -> Sequence[Action]:
    """What the seat may choose now. Raises MatchIsOver, NoSuchSeat or OutOfTurn."""
    decision = match.decision
    if decision is None:
        raise MatchIsOver
    if decision.seat != seat:
        raise OutOfTurn(match.checked_seat(seat), decision.seat)
    return decision.options


def worthy(match: Match, seat: Seat, options: Sequence[Action], luck: Random) -> Sequence[Action]:
    """Those of the seat's options that are worth a look, in earnest."""
    mind = match.game.mind()
    if mind.shortlist is None or len(options) == 1:
        return options
    table = match.position(seat, luck)
    asked = pending(table)
    assert asked is not None
    step = asked[0]
    assert isinstance(step, Decision)
    return mind.worth_a_look(table, step, options, luck, True)


def complete(mind: Mind, state: State, seat: Seat, luck: Random, depth: int) -> None:
    """The seat goes on with what looks best at once, for so many decisions, as long as it is asked."""
    left, most = depth, 8 * depth
    while left and most:
        step = next_decision(state, luck)
        if step is None or step.seat != seat:
            return
        options = mind.worth_a_look(state, step, step.options(state), luck, False)
        if not options:
            return
        most -= 1
        best = options[0]
        if len(options) > 1:  # what leaves no choice is no depth
            left -= 1
            best_margin = float("-inf")
            for option in options:
                twin: State = state.copy()
                take(twin, step, option)
                margin = mind.evaluate(twin, seat)
                if margin > best_margin:
                    best, best_margin = option, margin
        take(state, step, best)


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
