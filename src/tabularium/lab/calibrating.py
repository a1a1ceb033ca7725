"""What a search's figures mean: what it said at decisions of games that were played, and how these games ended.

Chances are compared by logistic regression, points by a straight line, both early and late in the game. Few games
cannot settle much, so the lines are drawn towards what the search says itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any, Final

import tabularium as tab
from tabularium.bots.advising import adviser
from tabularium.core.judging import Line, Meaning, log_odds
from tabularium.lab.crew import told_by_all
from tabularium.lab.extras import library
from tabularium.lab.simulating import Progress
from tabularium.lab.tuning import judge_of

STRIDE: Final = 7
"""Neighbouring decisions tell the same, so only every so many-th is looked at; an odd number, so that all seats are."""
PULL: Final = 0.02
"""How strongly the lines are drawn towards what the search says itself."""
FOLDS: Final = 5
LEAST_SLOPE: Final = 0.5
"""What looks better to the search is told to be better by half as much, at least: games show how what was chosen has
ended, but not what else would have."""
PLAIN: Final = (0.0, 0.0, 1.0, 1.0)
SLOPES: Final = (2, 3)
NEWTON_STEPS: Final = 25


@dataclass(frozen=True, slots=True)
class Look:
    """What a search said of the option that was taken, and how the game ended for who took it."""

    chance: float
    margin: float
    hope: float
    won: float
    points: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """What came of it, with so many seats."""

    meaning: Meaning
    """What the search says itself, if lines through it are no better in games left out."""
    looks: int
    said: float
    """The mean chance, as the search says it, as it is told in games left out, and how often these seats won."""
    told: float
    won: float
    error_before: float
    """The mean square error of the chances (alone: the mean error of the points), and in games left out."""
    error_after: float

    @property
    def is_better(self) -> bool:
        return self.error_after < self.error_before


def looks_at(played: Sequence[str], budget: str, tell: Progress, jobs: int) -> list[list[Look]]:
    """For each of these records, what an adviser says of some of its decisions."""
    found: list[list[Look]] = []
    numbered = partial(_looks_in, list(played), budget)
    for looks in told_by_all(numbered, range(len(played)), jobs):
        found.append(looks)
        tell(len(found))
    return found


def _looks_in(played: list[str], budget: str, number: int) -> list[Look]:
    whole = tab.loads(played[number])
    judge, scores = judge_of(whole.game), whole.scores
    looks: list[Look] = []
    choices = number  # so that not always the same decisions of a game are looked at
    for then, action in whole.retraced():
        asked = then.decision
        assert asked is not None
        if len(asked.options) == 1:
            continue
        choices += 1
        if choices % STRIDE:
            continue
        seat = asked.seat
        others = [score for other, score in enumerate(scores) if other != seat]
        advice = adviser(budget, choices).advise(then.resample(seat, choices), seat, (action,))
        own = next((each for each in advice if each.action is action), advice[0])
        hope = judge.hope(then._state, seat)
        points = float(scores[seat] - max(others)) if others else float(scores[seat])
        looks.append(Look(own.chance, own.margin, hope, whole.shares[seat], points))
    return looks


def calibrated(games: Sequence[Sequence[Look]], seats: int) -> Calibration:
    """What the looks at these games speak for."""
    np = library("numpy")
    every = [look for looks in games for look in looks]
    meaning = _fitted(np, every, seats)
    told: list[tuple[Look, Meaning]] = []
    for fold in range(FOLDS):
        inside = [look for number, looks in enumerate(games) if number % FOLDS != fold for look in looks]
        outside = [look for number, looks in enumerate(games) if number % FOLDS == fold for look in looks]
        found = _fitted(np, inside, seats)
        told += [(look, found) for look in outside]
    before = fmean([_error(look, look.chance, look.margin, seats) for look in every])
    after = fmean(
        [
            _error(look, found.chance(look.chance, look.hope), found.margin(look.margin, look.hope), seats)
            for look, found in told
        ]
    )
    return Calibration(
        meaning=meaning if after < before else Meaning(Line(*PLAIN), Line(*PLAIN)),
        looks=len(every),
        said=fmean([look.chance for look in every]),
        told=fmean([found.chance(look.chance, look.hope) for look, found in told]),
        won=fmean([look.won for look in every]),
        error_before=before,
        error_after=after,
    )


def _error(look: Look, chance: float, margin: float, seats: int) -> float:
    return abs(look.points - margin) if seats == 1 else (look.won - chance) ** 2


def _fitted(np: Any, looks: Sequence[Look], seats: int) -> Meaning:
    hope = np.array([look.hope for look in looks])
    odds = np.array([log_odds(look.chance) for look in looks])
    margins = np.array([look.margin for look in looks])
    won, points = np.array([look.won for look in looks]), np.array([look.points for look in looks])
    chances = PLAIN if seats == 1 else _line(np, _sides(np, odds, hope), won, logistic=True)
    return Meaning(Line(*chances), Line(*_line(np, _sides(np, margins, hope), points, logistic=False)))


def _sides(np: Any, values: Any, hope: Any) -> Any:
    """The four numbers of a line, as they go into what it says of each value."""
    return np.column_stack([hope, 1 - hope, hope * values, (1 - hope) * values])


def _line(np: Any, sides: Any, ends: Any, logistic: bool) -> list[float]:
    """Regression by Newton's steps; a slope that is too flat is held at the least one, and the rest found anew."""
    plain, free = np.array(PLAIN), [*range(len(PLAIN))]
    pulls = PULL * len(sides) * np.diag((sides**2).mean(axis=0) + 1e-6)
    if logistic:
        pulls /= 4  # as the curvature of the logistic curve is a quarter at most
    line = plain.copy()
    for _ in range(1 + len(SLOPES)):
        for _ in range(NEWTON_STEPS):
            said = sides @ line
            expected = 1 / (1 + np.exp(-np.clip(said, -30, 30))) if logistic else said
            weights = expected * (1 - expected) if logistic else np.ones(len(said))
            gradient = sides.T @ (ends - expected) - pulls @ (line - plain)
            curvature = (sides * weights[:, None]).T @ sides + pulls
            line[free] += np.linalg.solve(curvature[np.ix_(free, free)], gradient[free])
        flat = [place for place in SLOPES if line[place] < LEAST_SLOPE]
        line[flat] = LEAST_SLOPE
        free = [place for place in free if place not in flat]
    return [float(each) for each in line]


def dumps(meanings: dict[int, Meaning]) -> str:
    """The table that :func:`tabularium.core.judging.read_meanings` reads."""
    return "\n".join(
        [
            f"[{seats}]\nchances = {_written(meaning.chances)}\npoints = {_written(meaning.points)}\n"
            for seats, meaning in meanings.items()
        ]
    )


def _written(line: Line) -> str:
    numbers = (line.shift_early, line.shift_late, line.slope_early, line.slope_late)
    return f"[{', '.join([f'{number:.3f}' for number in numbers])}]"
