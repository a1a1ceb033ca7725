"""The tree of a search: what is known of the positions after some actions, and the way down through them.

Information-set Monte-Carlo tree search. Each iteration is given a table that the seat cannot tell from the true one and
descends: chance is dealt anew each time, so a node stands for what was decided and not for what was dealt. A node that
is come to again looks at its options: each is tried for one step and judged by the game's evaluation, which settles
how inviting it is and counts as a first result. Each seat chooses what is best for itself. Where the tree ends, whoever
moved last finishes what it has begun, and the evaluation says how those who chose then stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from tabularium.bots.thinking import complete, next_decision
from tabularium.core.agenda import Action, Decision, Seat, State, take
from tabularium.core.game import Game
from tabularium.core.judging import Weights

CURIOSITY: Final = 1.0
TEMPER: Final = 3.0  # points: an option that looks so much worse is looked at a third as much
OPEN_MIND: Final = 0.2  # of the invitation goes to all options alike
DEPTH: Final = 60  # decisions in one way down, for games that turn in a circle
FINISH: Final = 4  # decisions that whoever moved last may still take where the tree ends


class Node:
    """What is known of the position after an action: how often it was tried, and with what result for who chose it."""

    __slots__ = ("asked", "children", "invitation", "margin", "total", "tries")

    def __init__(self, margin: float, chance: float) -> None:
        self.children: dict[Action, Node] = {}
        self.asked: Decision | None = None  # what the children answer: single answers on the way have no node
        self.tries = 1.0  # the first look counts
        self.margin = margin
        self.total = chance
        self.invitation = 0.0


class Search:
    """A search of one match: looks, goes down, comes back."""

    def __init__(self, game: Game, seats: int, luck: Random) -> None:
        self._mind = game.mind()
        self._seats = seats
        self._luck = luck
        self._judge = self._mind.judge
        self._plain = Weights([], [])
        self._even = 0.0  # the margin that counts as even; for who plays alone, the present one
        self._is_begun = seats > 1

    def descend(self, root: Node, state: State, first: Action | None = None) -> None:
        """One way down and back, with this first action if one is given. The state is used up."""
        mind, luck = self._mind, self._luck
        if not self._is_begun:
            self._even = mind.evaluate(state, 0)
            self._is_begun = True
        path: list[Node] = []
        seats: list[Seat] = []
        node = root
        for _ in range(DEPTH):
            step = next_decision(state, luck)
            if step is None:
                break
            every = step.options(state)
            options = mind.worth_a_look(state, step, every, luck, not path) or every
            if first is not None and first not in options:
                options = [*options, first]
            if len(options) == 1 and path:  # at the root even a single one is wanted: as advice
                take(state, step, options[0])
                continue
            self._look(node, state, step, options, not path)
            action = inviting(node.children, options) if first is None else first
            first = None
            child = node.children[action]
            take(state, step, action)
            path.append(child)
            seats.append(step.seat)
            if child.tries < 2.0:
                break
            node = child
        if seats:
            complete(mind, state, seats[-1], luck, FINISH)
        for seat in range(self._seats):
            if seat not in seats:
                continue  # it chose nothing on the way, so nothing waits for its result
            margin = mind.evaluate(state, seat)
            chance = self._chance(state, seat, margin)
            for place, passed in enumerate(path):
                if seats[place] == seat:
                    passed.tries += 1.0
                    passed.total += chance
                    passed.margin += margin

    def _look(self, node: Node, state: State, step: Decision, options: Sequence[Action], in_earnest: bool) -> None:
        """A first look at those of the options that the node does not know yet; in earnest, to the end of the turn."""
        children = node.children
        fresh = [option for option in options if option not in children]
        if not fresh:
            return
        mind, seat = self._mind, step.seat
        if node.asked is None:
            node.asked = step
        for option in fresh:
            twin: State = state.copy()
            take(twin, step, option)
            if in_earnest:
                complete(mind, twin, seat, self._luck, FINISH)
            margin = mind.evaluate(twin, seat)
            children[option] = Node(margin, self._chance(twin, seat, margin))
        invite(children)

    def _chance(self, state: State, seat: Seat, margin: float) -> float:
        """How good a margin is for the seat there.

        Who plays alone is ahead of nobody, and may be far from what it needs or far beyond it: so there it is how much
        better or worse than now that counts, to the end.
        """
        if not state.agenda and self._seats > 1:
            return 1.0 if margin > 0.0 else 0.5 if margin == 0.0 else 0.0
        judge, margin = self._judge, margin - self._even
        return (
            self._plain.chance(margin, 0.5) if judge is None else judge.weights.chance(margin, judge.hope(state, seat))
        )


def invite(children: dict[Action, Node]) -> None:
    """How inviting each of them is beside the best, as far as they are known."""
    best = max([child.margin / child.tries for child in children.values()])
    for child in children.values():
        child.invitation = exp(max(-30.0, (child.margin / child.tries - best) / TEMPER))


def inviting(children: dict[Action, Node], options: Sequence[Action]) -> Action:
    """The option with the best mean, and a bonus for being inviting and little tried; of those that are there now."""
    tries, whole = 0.0, 0.0
    for option in options:
        child = children[option]
        tries += child.tries - 1.0
        whole += child.invitation
    alike = OPEN_MIND / len(options)
    share = (1.0 - OPEN_MIND) / whole if whole > 0.0 else 0.0
    bonus = CURIOSITY * sqrt(tries + 1.0)
    best, most = options[0], -1.0
    for option in options:
        child = children[option]
        value = child.total / child.tries + bonus * (alike + share * child.invitation) / child.tries
        if value > most:
            best, most = option, value
    return best
