"""How fast a game is: run as ``python -m tabularium.cli.measure GAME SECONDS``, it prints its figures as JSON.

All times are CPU time, and the best of several runs counts, so that a busy machine does little harm.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from math import log, sqrt
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

import tabularium as tab
from tabularium.core.agenda import Action, Chance, Computed, Decision, pending, rollout, take, weigh
from tabularium.core.build import is_compiled
from tabularium.core.dealer import Dealer
from tabularium.core.match import Match, restored
from tabularium.core.registry import find

MATCHES_WEIGHED: Final = 200
REPEATS: Final = 5
CURIOSITY: Final = 0.7


def measure(game: str, seconds: float) -> dict[str, Any]:
    """All figures of one game with four seats, or with as many as it allows, on one core."""
    card = find(game)
    seats = min(4, max(card.seats))
    half = _part_way(game, seats, 0.5)
    saved = half.save()
    figures: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "is_compiled": is_compiled(),
        **_rollouts(game, seats, seconds),
        **_matches(game, seats, seconds),
        **_apart(game, seconds),
        "iterations_per_s": _rate(Search(game, seats).iterate, seconds)[0],
        "save_us": _microseconds(half.save),
        "save_bytes": len(saved),
        "load_us": _microseconds(lambda: restored(card, saved)),
        "view_us": _microseconds(lambda: half.view(0)),
        "picture_us": _microseconds(lambda: half.svg(0)),
        "text_us": _microseconds(lambda: half.text(0)),
        "match_bytes": _bytes_per_match(half),
        "import_ms": _import_milliseconds(game),
    }
    for part in (0.1, 0.5, 0.9):
        figures[f"copy_us_{round(part * 100)}"] = _microseconds(_part_way(game, seats, part)._state.copy)
    return figures


def _rate(deed: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How many times a second it can be done, and how much it counts on the average."""
    best, times, count = 0.0, 0, 0
    for _ in range(REPEATS):
        start, done = process_time(), 0
        while (spent := process_time() - start) < seconds / REPEATS:
            count += deed()
            done += 1
        best = max(best, done / spent)
        times += done
    return best, count / times


def _rollouts(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Bare play: a state and a seeded random choice, no record."""
    card = find(game)
    options, random = card.settle_options({}), Random(1).random
    games, decisions = _rate(lambda: rollout(card.setup(seats, options), random), seconds)
    return {"games_per_s": games, "decisions_per_s": games * decisions, "decisions": decisions}


def _matches(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Play through the recording match. Only decisions with more than one option count."""
    random = Random(1).random
    sizes: list[int] = []
    choices = seen = 0

    def play() -> int:
        nonlocal choices, seen
        decisions = 0
        match = tab.new(game, seats, len(sizes))
        while (decision := match.decision) is not None:
            options = decision.options
            count = len(options)
            if count > 1:
                decisions += 1
                choices += count
            match.play(options[int(random() * count)])
        seen += decisions
        sizes.append(0 if sizes else len(match.record.dumps()))
        return decisions

    games, decisions = _rate(play, seconds)
    return {"match_decisions_per_s": games * decisions, "options": choices / seen, "record_bytes": sizes[0]}


class Branch:
    """A place in the tree: how often it was reached, and how often the seat that chose it then won."""

    __slots__ = ("branches", "taken", "won")

    def __init__(self) -> None:
        self.branches: dict[Action, Branch] = {}
        self.taken = 0
        self.won = 0.0


class Search:
    """Tree search in whole games: what our bots do shorter, as a measure that other engines can be held to.

    An iteration imagines a table that the first seat to decide cannot tell from the true one, goes down the tree by
    upper confidence bounds, adds a branch, plays at random to the end of the game and carries the result back.
    """

    def __init__(self, game: str, seats: int) -> None:
        self._match = tab.new(game, seats, 7)
        decision = self._match.decision
        assert decision is not None
        self._seat = decision.seat
        self._root = Branch()
        self._rng = Random(1)

    def iterate(self) -> int:
        """One iteration."""
        random, branch = self._rng.random, self._root
        state = self._match.position(self._seat, self._rng)
        path: list[tuple[int, Branch]] = []
        is_known = True
        while is_known and (asked := pending(state)) is not None:
            step, options = asked
            if isinstance(step, Chance):
                take(state, step, weigh(step, state, options, random()))
                continue
            assert isinstance(step, Decision)
            unseen = [option for option in options if option not in branch.branches]
            if unseen:
                is_known = False
                action = unseen[int(random() * len(unseen))]
                branch.branches[action] = Branch()
            else:
                action = max(options, key=lambda option: _bound(branch, option))
            branch = branch.branches[action]
            path.append((step.seat, branch))
            take(state, step, action)
        rollout(state, random)
        winners = self._match.game.winners(state)
        self._root.taken += 1
        for seat, passed in path:
            passed.taken += 1
            passed.won += (seat in winners) / len(winners or (0,))
        return 1


def _bound(branch: Branch, option: Action) -> float:
    below = branch.branches[option]
    return below.won / below.taken + CURIOSITY * sqrt(log(branch.taken + 1) / below.taken)


# Some engines have a faster twin for who has installed numba.
WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None"
WORKED_OUT = "import json, sys; from tabularium.cli.measure import worked_out; print(json.dumps(worked_out({!r}, {})))"


def _apart(game: str, seconds: float) -> dict[str, float]:
    """What the dealer works out, and the rest of the play without it; also without numba."""
    figures = worked_out(game, seconds)
    if figures:
        code = f"{WITHOUT_NUMBA}; {WORKED_OUT.format(game, seconds)}"
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        figures["computed_plain_ms"] = json.loads(run.stdout)["computed_ms"]
    return figures


def worked_out(game: str, seconds: float) -> dict[str, float]:
    """How long the dealer takes to work out an outcome, and decisions/s of all else; nothing, if all is drawn.

    All else is a recorded match played again: then nothing is worked out.
    """
    card = find(game)
    seats, options, random = min(4, max(card.seats)), card.settle_options({}), Random(1).random
    rollout(card.setup(seats, options), random)  # what is loaded on the way is not measured
    times: list[float] = []
    line: list[Action] = []
    decisions = 0
    state = card.setup(seats, options)
    while (asked := pending(state)) is not None:
        step, choices = asked
        if isinstance(step, Computed):
            start = process_time()
            action = step.outcome(state, random())
            times.append(process_time() - start)
        elif isinstance(step, Chance):
            action = weigh(step, state, choices, random())
        else:
            decisions += len(choices) > 1
            action = choices[int(random() * len(choices))]
        line.append(action)
        take(state, step, action)
    if not times:
        return {}
    match = Match(card, seats, Dealer(1), options, card.setup(seats, options))

    def again() -> int:
        match._replayed(line, [], telling=False)
        return 1

    return {"computed_ms": 1000 * median(times), "rest_decisions_per_s": decisions * _rate(again, seconds)[0]}


def _part_way(game: str, seats: int, part: float) -> Match:
    """The same random match, after this part of its decisions."""
    length = 0
    for moves in (None, part):
        match, rng, made = tab.new(game, seats, 7), Random(7), 0
        while (decision := match.decision) is not None and (moves is None or made < length * moves):
            match.play(rng.choice(decision.options))
            made += 1
        length = made
    return match


def _microseconds(deed: Callable[[], object]) -> float:
    times: list[float] = []
    for _ in range(60):
        start = process_time()
        for _ in range(10):
            deed()
        times.append((process_time() - start) * 1e5)
    return min(times)


def _bytes_per_match(match: Match) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [match.copy() for _ in range(MATCHES_WEIGHED)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def _import_milliseconds(game: str) -> float:
    """How much longer Python takes to start when it loads this game; not the first time, when it compiles bytecode."""
    with TemporaryDirectory(prefix="tabularium-bytecode-") as folder:
        env = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        load = f"from tabularium import games; from tabularium.core.registry import find; find({game!r})"
        _start_milliseconds(load, env)
        return min([_start_milliseconds(load, env) for _ in range(REPEATS)]) - min(
            [_start_milliseconds("pass", env) for _ in range(REPEATS)]
        )


def _start_milliseconds(code: str, env: dict[str, str]) -> float:
    """The CPU time of a new Python that runs this."""
    command = [sys.executable, "-c", f"{code}\nfrom time import process_time\nprint(process_time())"]
    return 1000 * float(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
