"""A bot that searches: information-set Monte-Carlo tree search.

Each iteration imagines a table that the seat cannot tell from the true one, descends the tree of decisions taken so
far (chance is dealt anew each time), adds one node, plays a few random moves and asks the game's evaluation how every
seat then stands. Each seat in the tree chooses what is best for itself.

A tree of a few iterations is noise. Where there were less than some for each option, because the game is slow or the
time short, the bot chooses as the greedy one does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from tabularium.bots.advice import Advice
from tabularium.bots.greedy import GreedyBot
from tabularium.bots.thinking import next_decision, options_for
from tabularium.core.agenda import Action, Seat, State, take
from tabularium.core.errors import UnknownBot
from tabularium.core.game import Game
from tabularium.core.match import Match

CURIOSITY: Final = 0.7
LEAST: Final = 4  # iterations for each option, or the tree is not asked
SCALE: Final = 12.0  # so many points ahead are as good as three chances in four


class Node:
    """What is known of the position after an action: how often it was there to choose, taken, and with what result."""

    __slots__ = ("children", "margin", "offered", "taken", "total")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.offered = 0
        self.taken = 0
        self.total = 0.0
        self.margin = 0.0


def _is_budget(value: object) -> bool:
    return value is None or (isinstance(value, int) and not isinstance(value, bool) and value > 0)


class MctsBot:
    """Thinks for a number of milliseconds or of iterations; with iterations and a seed it always chooses the same."""

    def __init__(
        self,
        milliseconds: int | None = None,
        iterations: int | None = None,
        seed: int | None = None,
        rollout: int = 12,
    ) -> None:
        if milliseconds is None and iterations is None:
            milliseconds = 500
        if not (_is_budget(milliseconds) and _is_budget(iterations)):
            raise UnknownBot(
                {
                    "en": "The bot mcts needs a whole number of milliseconds or iterations to think, more than 0.",
                    "fr": "Le bot mcts doit réfléchir un nombre entier de millisecondes ou d'itérations, plus de 0.",
                }
            )
        self._seconds = float("inf") if milliseconds is None else milliseconds / 1000
        self._iterations = float("inf") if iterations is None else iterations
        self._rollout = rollout
        self._rng = Random(seed)
        self._greedy = GreedyBot(seed, samples=1)

    def choose(self, match: Match, seat: Seat) -> Action:
        options = options_for(match, seat)
        if match.game.shortlist is not None and len(options) > 1:
            table = match.position(seat, self._rng)
            step = next_decision(table, self._rng)
            assert step is not None
            options = match.game.worth_a_look(table, step, options, self._rng, True)
        if len(options) == 1:
            return options[0]
        least = LEAST * len(options)
        if self._iterations < least:
            return self._greedy.best_of(match, seat, options)
        root = Node()
        end, done = perf_counter() + self._seconds, 0
        while done < self._iterations and perf_counter() < end:
            self._iterate(match.game, match.position(seat, self._rng), root, match.seats)
            done += 1
        if done < least:
            return self._greedy.best_of(match, seat, options)
        return max(options, key=lambda option: root.children[option].taken if option in root.children else -1)

    def advise(self, match: Match, seat: Seat, also: Sequence[Action] = ()) -> list[Advice]:
        """What the search thinks of the options, best first. Those in ``also`` are looked at in any case."""
        options = list(options_for(match, seat))
        root = Node()
        end, done = perf_counter() + self._seconds, 0
        while done < self._iterations and perf_counter() < end:
            self._iterate(match.game, match.position(seat, self._rng), root, match.seats)
            done += 1
        found = [
            Advice(option, node.total / node.taken, node.margin / node.taken, node.taken / done)
            for option in options
            if (node := root.children.get(option)) is not None
        ]
        return sorted(found, key=lambda advice: -advice.share)

    def _iterate(self, game: Game, state: State, root: Node, seats: int) -> None:
        path: list[tuple[Seat, Node]] = []
        node: Node | None = root
        left = self._rollout
        while left and (step := next_decision(state, self._rng)) is not None:
            every = step.options(state)
            options = game.worth_a_look(state, step, every, self._rng, not path) or every
            if node is None:  # below the tree
                take(state, step, self._rng.choice(options))
                left -= 1
                continue
            unseen = [option for option in options if option not in node.children]
            if unseen:
                action = self._rng.choice(unseen)
                child = node.children[action] = Node()
            else:
                action = self._best(node, options)
                child = node.children[action]
            for option in options:
                if option in node.children:
                    node.children[option].offered += 1
            path.append((step.seat, child))
            take(state, step, action)
            node = None if unseen else child
        margins = [game.evaluate(state, seat) for seat in range(seats)]
        for seat, passed in path:
            passed.taken += 1
            passed.total += 1 / (1 + exp(-margins[seat] / SCALE))
            passed.margin += margins[seat]

    def _best(self, node: Node, options: Sequence[Action]) -> Action:
        """The option with the best upper confidence bound, among those that are there this time."""
        best, best_bound = options[0], -1.0
        for option in options:
            child = node.children[option]
            bound = child.total / child.taken + CURIOSITY * sqrt(log(child.offered) / child.taken)
            if bound > best_bound:
                best, best_bound = option, bound
        return best
