"""Weights for an evaluation, found from games that were played.

At the beginning of every turn of every game each pair of seats is a line of a regression: by how much the terms of the
one are above the other's, and by how many points it was ahead in the end. Few games cannot settle many weights, so
these are drawn towards the present ones, as strongly as predicts best games that were left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import tabularium as tab
from tabularium.bots import make_bot
from tabularium.core import record as records
from tabularium.core.agenda import Decision, State, pending, take
from tabularium.core.errors import TabulariumError
from tabularium.core.game import Game
from tabularium.core.judging import Judge, Weights
from tabularium.core.registry import find
from tabularium.lab.crew import told_by_all
from tabularium.lab.extras import library
from tabularium.lab.intervals import Estimate, rate
from tabularium.lab.simulating import Progress

PULLS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
"""How strongly weights are drawn towards the present ones; the best of these is taken."""
IMMOVABLE: Final = 1e9
FOLDS: Final = 5
LEAST_GAMES: Final = 2 * FOLDS
LOW, HIGH = 0.3, 3.0
"""A weight that leaves these bounds would be chance, not knowledge."""
SCALES: Final = (2.0, 200.0)
STEPS: Final = (1.0, 0.5, 0.25)
"""How far to go from the present weights towards those found: what predicts well need not play well."""


class CannotTune(TabulariumError):
    """There is nothing to tune, or nothing to tune from."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """What came of it."""

    steps: list[Weights]
    """On the way to the weights found, as far as STEPS say; last the present ones. To each what a lead is worth."""
    before: float
    """How much of the final margins the present weights explain in games they have not seen: 1 is all."""
    after: float
    games: int
    positions: int


def judge_of(game: Game) -> Judge:
    judge = game.mind().judge
    if judge is None:
        raise CannotTune(
            {
                "en": f"The evaluation of {game.names['en']} has no terms to weigh.",
                "fr": f"L'évaluation de {game.names['fr']} n'a pas de termes à peser.",
            }
        )
    return judge


def turns(text: str) -> Iterator[State]:
    """The table of a recorded game whenever another seat begins to decide."""
    record = records.read(text)
    game = find(record.game)
    state = game.setup(record.seats, record.options)
    last = -1
    for action in record.actions:
        asked = pending(state)
        assert asked is not None
        step = asked[0]
        if isinstance(step, Decision) and step.seat != last:
            last = step.seat
            yield state
        take(state, step, game.actions.parse(action))


def lines(judge: Judge, text: str, scores: Sequence[int]) -> Iterator[tuple[list[float], float]]:
    """For each turn and pair of seats the difference of their terms, early and late, and of their final points."""
    seats = range(len(scores))
    for state in turns(text):
        seen = [(judge.terms(state, seat), judge.hope(state, seat)) for seat in seats]
        for one in seats:
            for other in range(one):
                (own, hope), (rival, rivals_hope) = seen[one], seen[other]
                early = [a * hope - b * rivals_hope for a, b in zip(own, rival, strict=True)]
                late = [a * (1 - hope) - b * (1 - rivals_hope) for a, b in zip(own, rival, strict=True)]
                yield [*early, *late], float(scores[one] - scores[other])


def tuned(game: Game, played: Sequence[tuple[str, Sequence[int]]]) -> Tuning:
    """The weights that these games (their records and final points) speak for."""
    judge, np = judge_of(game), library("numpy")
    played = [(text, scores) for text, scores in played if len(scores) > 1]
    if len(played) < LEAST_GAMES:
        raise CannotTune(
            {
                "en": f"Tuning needs at least {LEAST_GAMES} games of two seats or more.",
                "fr": f"Il faut au moins {LEAST_GAMES} parties à deux places ou plus.",
            }
        )
    found = [list(lines(judge, text, scores)) for text, scores in played]
    rows = np.array([row for of_game in found for row, _ in of_game])
    ends = np.array([end for of_game in found for _, end in of_game])
    fold = np.array([number % FOLDS for number, of_game in enumerate(found) for _ in of_game])
    present = np.array([*judge.weights.early, *judge.weights.late])
    held = [IMMOVABLE if name in judge.fixed else 1.0 for name in judge.names]
    pulls = np.array([*held, *held])
    errors = {pull: _left_out(np, rows, ends, fold, present, pull * pulls) for pull in PULLS}
    best = min(errors, key=lambda pull: errors[pull])
    whole = float((ends**2).mean())
    solved = _solved(np, rows, ends, present, best * pulls)
    ways = [present + part * (solved - present) for part in (*STEPS, 0.0)]
    half = len(solved) // 2
    return Tuning(
        steps=[
            Weights([float(w) for w in way[:half]], [float(w) for w in way[half:]], *_scales(np, rows, ends, way))
            for way in ways
        ],
        before=1.0 - float(((rows @ present - ends) ** 2).mean()) / whole,
        after=1.0 - errors[best] / whole,
        games=len(played),
        positions=len(rows),
    )


def _solved(np: Any, rows: Any, ends: Any, present: Any, pulls: Any) -> Any:
    """Ridge regression towards the present weights, each term measured by its usual size."""
    sizes = (rows**2).mean(axis=0)
    squares = rows.T @ rows / len(rows)
    missed = rows.T @ (ends - rows @ present) / len(rows)
    return np.clip(present + np.linalg.solve(squares + np.diag(pulls * (sizes + 1e-3)), missed), LOW, HIGH)


def _left_out(np: Any, rows: Any, ends: Any, fold: Any, present: Any, pulls: Any) -> float:
    """The mean square error in games that were left out."""
    total = 0.0
    for number in range(FOLDS):
        inside, outside = fold != number, fold == number
        weights = _solved(np, rows[inside], ends[inside], present, pulls)
        total += float(((rows[outside] @ weights - ends[outside]) ** 2).sum())
    return total / len(rows)


def _scales(np: Any, rows: Any, ends: Any, weights: Any) -> tuple[float, float]:
    """How many points ahead are three chances in four, early and late: logistic regression, by Newton's steps."""
    half = len(weights) // 2
    early, late = rows[:, :half] @ weights[:half], rows[:, half:] @ weights[half:]
    sides = np.column_stack([early, late])
    won = np.where(ends > 0, 1.0, np.where(ends < 0, 0.0, 0.5))
    slopes = np.array([1 / 24, 1 / 12])
    for _ in range(25):
        expected = 1 / (1 + np.exp(-np.clip(sides @ slopes, -30, 30)))
        gradient = sides.T @ (won - expected)
        curvature = (sides * (expected * (1 - expected))[:, None]).T @ sides + 1e-6 * np.eye(2)
        slopes = slopes + np.linalg.solve(curvature, gradient)
    low, high = SCALES
    return tuple([float(min(high, max(low, 1 / slope if slope > 1 / high else high))) for slope in slopes])  # type: ignore[return-value]


def compared(game: Game, new: Weights, games: int, seed: int, tell: Progress, jobs: int = 1) -> Estimate:
    """How often the greedy bot with the new weights beats itself with the present ones, two seats, swapped."""
    given = (new.early, new.late, new.scale_early, new.scale_late)
    wins = 0.0
    for count, share in enumerate(told_by_all(partial(_duel, game.id, given, seed), range(games), jobs), 1):
        wins += share
        tell(count)
    return rate(wins, games)


def _duel(game: str, given: tuple[list[float], list[float], float, float], seed: int, number: int) -> float:
    """The share of a victory that the new weights win in one game; they change seats from game to game."""
    judge, new = judge_of(find(game)), Weights(*given)
    present = judge.weights.copy()
    own = number % 2
    match = tab.new(game, 2, seed + number // 2)
    bots = [make_bot("greedy", seed=seed + number + seat, samples=1) for seat in range(2)]
    try:
        while (decision := match.decision) is not None:
            judge.weights.take(new if decision.seat == own else present)
            match.apply(bots[decision.seat].choose(match, decision.seat))
    finally:
        judge.weights.take(present)
    return match.shares[own]


def home(game: Game) -> Path:
    """Where a game keeps its data."""
    return Path(str(files(f"tabularium.games.{game.id}"))) / "data"
