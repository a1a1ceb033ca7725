"""How fast a game is: run as ``python -m tabularium.cli.measure GAME SECONDS``, it prints its figures as JSON."""

from __future__ import annotations

import json
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import tabularium as tab
import tabularium.core.agenda
from tabularium.core.agenda import Chance, Computed, pending, rollout, take, weigh
from tabularium.core.match import Match, restored
from tabularium.core.registry import find

MATCHES_WEIGHED = 200


def measure(game: str, seconds: float) -> dict[str, Any]:
    """All figures of one game with four seats, or with as many as it allows, on one core."""
    card = find(game)
    seats = min(4, max(card.seats))
    half = _part_way(game, seats, 0.5)
    saved = half.save()
    figures: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "is_compiled": not str(tabularium.core.agenda.__file__).endswith(".py"),
        **_rollouts(game, seats, seconds),
        **_matches(game, seats, seconds),
        **_apart(game, seconds),
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


def _rollouts(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Bare play: a state and a seeded random choice, no record."""
    card = find(game)
    options, random = card.settle_options({}), Random(1).random
    games = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        decisions += rollout(card.setup(seats, options), random)
        games += 1
    return {"games_per_s": games / spent, "decisions_per_s": decisions / spent, "decisions": decisions / games}


def _matches(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Play through the recording match. Only decisions with more than one option count."""
    random = Random(1).random
    games = decisions = choices = size = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        match = tab.new(game, seats, games)
        while (decision := match.decision) is not None:
            options = decision.options
            count = len(options)
            if count > 1:
                decisions += 1
                choices += count
            match.play(options[int(random() * count)])
        games += 1
        if games == 1:
            size = len(match.record.dumps())
    return {"match_decisions_per_s": decisions / spent, "options": choices / decisions, "record_bytes": size}


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
    """How long the dealer takes to work out an outcome, and decisions/s of all else; nothing, if all is drawn."""
    card = find(game)
    seats, options, random = min(4, max(card.seats)), card.settle_options({}), Random(1).random
    rollout(card.setup(seats, options), random)  # what is loaded on the way is not measured
    decisions, times = 0, list[float]()
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        state = card.setup(seats, options)
        while (asked := pending(state)) is not None:
            step, choices = asked
            if isinstance(step, Computed):
                begin = perf_counter()
                action = step.outcome(state, random())
                times.append(perf_counter() - begin)
            elif isinstance(step, Chance):
                action = weigh(step, state, choices, random())
            else:
                decisions += len(choices) > 1
                action = choices[int(random() * len(choices))]
            take(state, step, action)
        if not times:
            return {}
    return {"computed_ms": 1000 * median(times), "rest_decisions_per_s": decisions / (spent - sum(times))}


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
    """The median of many, so that a busy moment of the machine does not count."""
    times: list[float] = []
    for _ in range(60):
        start = perf_counter()
        for _ in range(10):
            deed()
        times.append((perf_counter() - start) * 1e5)
    return median(times)


def _bytes_per_match(match: Match) -> float:
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [match.copy() for _ in range(MATCHES_WEIGHED)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def _import_milliseconds(game: str) -> float:
    """How much longer Python takes to start when it loads this game."""
    times: list[float] = []
    for code in ("pass", f"from tabularium import games; from tabularium.core.registry import find; find({game!r})"):
        runs: list[float] = []
        for _ in range(5):
            start = perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True)
            runs.append(perf_counter() - start)
        times.append(min(runs))
    return (times[1] - times[0]) * 1000


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
