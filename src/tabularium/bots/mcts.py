"""A bot that searches: information-set Monte-Carlo tree search, as long as it may.

What it has thought of a position is kept for the next decision of the same turn, if nothing was dealt meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter, thread_time
from typing import Any, Final

from tabularium.bots.advice import Advice
from tabularium.bots.settings import check_settings
from tabularium.bots.thinking import options_for, worthy
from tabularium.bots.tree import Node, Search, invite
from tabularium.core.agenda import Action, Decision, Seat, pending, take
from tabularium.core.match import Match

TURN_SECONDS: Final = 9.0
"""For all decisions of a turn, so that nobody waits for ten seconds."""
PART_OF_TURN: Final = 0.25
"""Of what is left of it, for one decision at most."""
LEAST_PART: Final = 0.03
"""Of its time, for a decision late in a long turn."""
PATIENCE: Final = 2.0
"""On a busy machine, so many times the time it may work, and no more."""
CHECKED: Final = 16
"""Iterations between two looks at whether the choice can still change."""
FOREVER: Final = float("inf")
COMPARED: Final = 3
"""The best options are advised on, and so compared with each other."""
NEAR: Final = 0.35
"""Options with this part of the tries of the most tried one, or more, are known about as well."""
ALIKE: Final = 0.8
"""The part of the tries of the most tried one that those compared with it are to get."""
LEAST_TRIES: Final = 4
"""With fewer, nothing is known well."""
LONGER: Final = 1.0
"""Of the iterations or of the time, to look closer at what is compared."""


class MctsBot:
    """Thinks for a number of milliseconds or of iterations; with iterations and a seed it always chooses the same.

    Two things make it a weaker player: with ``misjudgement`` it errs in the end about each option, by this part of
    what is at stake, more or less; with ``blunders`` it does not think at all about that part of its decisions.
    """

    def __init__(
        self,
        milliseconds: int | None = None,
        iterations: int | None = None,
        seed: int | None = None,
        misjudgement: float = 0.0,
        blunders: float = 0.0,
    ) -> None:
        check_settings(
            "mcts",
            {
                "milliseconds": milliseconds,
                "iterations": iterations,
                "seed": seed,
                "misjudgement": misjudgement,
                "blunders": blunders,
            },
        )
        if milliseconds is None and iterations is None:
            milliseconds = 500
        self._seconds = FOREVER if milliseconds is None else milliseconds / 1000
        self._iterations = FOREVER if iterations is None else float(iterations)
        self._misjudgement = misjudgement
        self._blunders = blunders
        self._rng = Random(seed)
        self._kept: tuple[Node, Any] | None = None
        self._spent = 0.0  # seconds in this turn

    @property
    def settings(self) -> dict[str, float | None]:
        """What it was told, and what it took where it was told nothing; but for the seed."""
        return {
            "milliseconds": None if self._seconds == FOREVER else round(1000 * self._seconds),
            "iterations": None if self._iterations == FOREVER else round(self._iterations),
            "misjudgement": self._misjudgement,
            "blunders": self._blunders,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and pickles. A copy thinks anew: the keys of a tree are actions, which do not travel."""
        how = (self._seconds, self._iterations, self._misjudgement, self._blunders)
        return _copied, (*how, self._rng, self._spent)

    def choose(self, match: Match, seat: Seat) -> Action:
        options = worthy(match, seat, options_for(match, seat), self._rng)
        if match.seats == 1 or not match.in_a_row(seat):  # alone nobody waits
            self._spent = 0.0
        if len(options) == 1:
            return options[0]
        if self._blunders and self._rng.random() < self._blunders:
            return self._rng.choice(options)
        root = self._grown(match, seat, options)
        chosen = self._preferred(root, options)
        self._keep(match, seat, root.children[chosen], chosen)
        return chosen

    def advise(self, match: Match, seat: Seat, also: Sequence[Action] = ()) -> list[Advice]:
        """What the search thinks of the options, best first. Those in ``also`` are looked at in any case."""
        every = options_for(match, seat)
        self._spent = 0.0
        root = self._grown(match, seat, worthy(match, seat, every, self._rng))
        self._compare(match, seat, root, also)
        found = [(option, root.children[option]) for option in every if option in root.children]
        tries = [node.tries for _, node in found]
        whole, known = sum(tries), max(LEAST_TRIES, NEAR * max(tries))
        is_alone = match.seats == 1

        def rank(pair: tuple[Action, Node]) -> tuple[bool, float, float]:
            node = pair[1]
            chance, margin = -node.total / node.tries, -node.margin / node.tries
            if node.tries < known:
                return True, -node.tries, margin
            return (False, margin, chance) if is_alone else (False, chance, margin)

        return [
            Advice(option, node.total / node.tries, node.margin / node.tries, node.tries / whole)
            for option, node in sorted(found, key=rank)
        ]

    def _grown(self, match: Match, seat: Seat, options: Sequence[Action]) -> Node:
        """A tree for this decision, grown as far as there is time."""
        search = Search(match.game, match.seats, self._rng)
        root = self._known(match, seat)
        begun, ticking = thread_time(), perf_counter()
        seconds = self._time()
        done, left = 0, self._iterations
        while left >= 1.0:
            search.descend(root, match.position(seat, self._rng))
            done += 1
            left = self._iterations - done
            if seconds < FOREVER:  # without a clock nothing but the seed decides
                worked, waited = thread_time() - begun, perf_counter() - ticking
                left = min(left, done * (min(seconds / max(worked, 1e-9), PATIENCE * seconds / max(waited, 1e-9)) - 1))
            if done % CHECKED == 0 and _is_settled(root, options, left):
                break
        self._spent += perf_counter() - ticking
        return root

    def _compare(self, match: Match, seat: Seat, root: Node, also: Sequence[Action]) -> None:
        """Try the best options, or only those in ``also``, about as often as the most tried one.

        A search follows what it likes further than the rest, so it sees more of what comes after it, and all that it
        sees there it counts: that would make the others look worse than they are.
        """
        search = Search(match.game, match.seats, self._rng)
        children = root.children
        tried = sorted(children, key=lambda option: -children[option].tries)
        enough = ALIKE * children[tried[0]].tries
        begun, ticking = thread_time(), perf_counter()
        left = LONGER * self._iterations
        for option in also or tried[1:COMPARED]:
            while option not in children or children[option].tries < enough:
                search.descend(root, match.position(seat, self._rng), option)
                left -= 1
                worked, waited = thread_time() - begun, perf_counter() - ticking
                if left <= 0 or max(worked, waited / PATIENCE) > LONGER * self._seconds:
                    break

    def _time(self) -> float:
        """Seconds for this decision: a part of what is left of the turn, but never nothing."""
        if self._seconds == FOREVER:
            return FOREVER
        left = PART_OF_TURN * (TURN_SECONDS - self._spent)
        return max(LEAST_PART * self._seconds, min(self._seconds, left))

    def _preferred(self, root: Node, options: Sequence[Action]) -> Action:
        """What was tried most; or what seems best to somebody who errs."""
        if not self._misjudgement:
            return max(options, key=lambda option: _rank(root, option))
        found: list[float] = []
        for option in options:
            node = root.children[option]
            found.append(node.margin / node.tries)
        # what is at stake: how far the options differ. A point is much in one game and little in another
        mean = sum(found) / len(found)
        stake = sqrt(sum([(margin - mean) ** 2 for margin in found]) / len(found))
        seems = [margin + self._rng.gauss(0.0, self._misjudgement * stake) for margin in found]
        return options[seems.index(max(seems))]

    # ------------------------------------------------------------------ from decision to decision

    def _keep(self, match: Match, seat: Seat, node: Node, chosen: Action) -> None:
        """What was thought of the position after this choice, if the seat is asked again and nothing is dealt first."""
        self._kept = None
        table = match.position(seat, self._rng)
        asked = pending(table)
        assert asked is not None
        take(table, asked[0], chosen)
        asked = pending(table)
        if asked is None or not isinstance(asked[0], Decision):
            return
        step: Decision = asked[0]
        if step.seat == seat and step == node.asked:
            self._kept = (node, match.game.view(table, seat))

    def _known(self, match: Match, seat: Seat) -> Node:
        """The tree that was kept, if the table looks as it was then expected; else a new one."""
        kept, self._kept = self._kept, None
        if kept is not None and match.game.view(match.position(seat, self._rng), seat) == kept[1]:
            invite(kept[0].children)
            return kept[0]
        return Node(0.0, 0.5)


def _copied(
    seconds: float, iterations: float, misjudgement: float, blunders: float, rng: Random, spent: float
) -> MctsBot:
    bot = MctsBot(misjudgement=misjudgement, blunders=blunders)
    bot._seconds = seconds
    bot._iterations = iterations
    bot._rng = rng
    bot._spent = spent
    return bot


def _rank(root: Node, option: Action) -> tuple[float, float]:
    node = root.children[option]
    return node.tries, node.margin / node.tries


def _is_settled(root: Node, options: Sequence[Action], left: float) -> bool:
    """Can no other option still be tried more often than the first?"""
    best, second = 0.0, 0.0
    for option in options:
        tries = root.children[option].tries if option in root.children else 0.0
        if tries > best:
            best, second = tries, best
        elif tries > second:
            second = tries
    return best - second > left
