"""What a game tells its bots: how good a position is, and which options are worth a look.

An evaluation is made up of named terms in points, each with a weight. The terms are written by hand; `tabularium tune`
finds the weights from games that were played, and they lie in the game's folder as data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, log
from random import Random
from typing import Any, Final, Protocol

from tabularium.core.agenda import Action, Decision, Seat

_ENDS: Final = ("early", "late")
_SCALE: Final = "scale"


class Weights:
    """For each term what a point of it is really worth, early in the game and late; and what it is to be ahead."""

    __slots__ = ("early", "late", "scale_early", "scale_late")

    def __init__(
        self, early: list[float], late: list[float], scale_early: float = 24.0, scale_late: float = 12.0
    ) -> None:
        self.early = early
        self.late = late
        self.scale_early = scale_early
        self.scale_late = scale_late

    def total(self, terms: list[float], hope: float) -> float:
        """The terms, weighed for the part of the game that is still to come: 1 at its beginning, 0 at its end."""
        early, late = self.early, self.late
        total = 0.0
        for place, term in enumerate(terms):
            if term:
                total += term * (late[place] + hope * (early[place] - late[place]))
        return total

    def chance(self, margin: float, hope: float) -> float:
        """How good it is to be so many points ahead: from 0 to 1, and 0.5 for none."""
        share = margin * (hope / self.scale_early + (1.0 - hope) / self.scale_late)
        return 1.0 / (1.0 + exp(-share)) if share > -50.0 else 0.0

    def copy(self) -> Weights:
        return Weights(self.early[:], self.late[:], self.scale_early, self.scale_late)

    def take(self, other: Weights) -> None:
        """Weigh as these do."""
        self.early[:] = other.early
        self.late[:] = other.late
        self.scale_early = other.scale_early
        self.scale_late = other.scale_late

    def dumps(self, names: Sequence[str]) -> str:
        lines = [
            f"[{name}]\nearly = {early:.3f}\nlate = {late:.3f}\n"
            for name, early, late in zip(
                (_SCALE, *names), (self.scale_early, *self.early), (self.scale_late, *self.late), strict=True
            )
        ]
        return "\n".join(lines)


def read_weights(told: Mapping[str, Any], names: Sequence[str]) -> Weights:
    """The table that :meth:`Weights.dumps` wrote; a term that is not there weighs what it says."""
    for name, ends in told.items():
        assert name == _SCALE or name in names, f"weights: there is no term {name}"
        assert sorted(ends) == sorted(_ENDS), f"weights: {name} needs an early and a late one"
    plain = {"early": 1.0, "late": 1.0}
    early, late = [[float(told.get(name, plain)[end]) for name in names] for end in _ENDS]
    scale = told.get(_SCALE, {"early": 24.0, "late": 12.0})
    return Weights(early, late, float(scale["early"]), float(scale["late"]))


@dataclass(frozen=True, slots=True)
class Judge:
    """An evaluation that can be tuned."""

    names: tuple[str, ...]
    terms: Callable[[Any, Seat], list[float]]
    """What a seat has and hopes for, term by term, in points."""
    hope: Callable[[Any, Seat], float]
    """How much of the game is still to come for it."""
    weights: Weights
    fixed: tuple[str, ...] = ()
    """Terms that tuning leaves as they are: points that are sure; and what waits to be done, which was chosen because
    of its worth, so that games cannot tell it."""


class Line:
    """A straight line through what a search says, early in the game and late."""

    __slots__ = ("shift_early", "shift_late", "slope_early", "slope_late")

    def __init__(self, shift_early: float, shift_late: float, slope_early: float, slope_late: float) -> None:
        self.shift_early = shift_early
        self.shift_late = shift_late
        self.slope_early = slope_early
        self.slope_late = slope_late

    def at(self, value: float, hope: float) -> float:
        shift = self.shift_late + hope * (self.shift_early - self.shift_late)
        return shift + value * (self.slope_late + hope * (self.slope_early - self.slope_late))


class Meaning:
    """What a search's figures mean, as games have shown: how often such chances were won, and how far ahead such leads
    ended; for who plays alone, how many points they ended with.

    A search looks a few turns ahead, takes the best of the others for the one who leads now, and sees who has just
    moved in a better or worse light. It chooses well with that; but people ask how it will end.
    """

    __slots__ = ("chances", "points")

    def __init__(self, chances: Line, points: Line) -> None:
        self.chances = chances
        self.points = points

    def chance(self, said: float, hope: float) -> float:
        odds = self.chances.at(log_odds(said), hope)
        return 1.0 / (1.0 + exp(-max(-50.0, odds)))

    def margin(self, said: float, hope: float) -> float:
        return self.points.at(said, hope)


def log_odds(chance: float) -> float:
    """Nothing that a search says is quite certain."""
    sure = min(0.998, max(0.002, chance))
    return log(sure / (1.0 - sure))


def read_meanings(told: Mapping[str, Any]) -> dict[int, Meaning]:
    """By the number of seats: the table that `tabularium calibrate` wrote."""
    return {int(seats): Meaning(Line(*lines["chances"]), Line(*lines["points"])) for seats, lines in told.items()}


class Shortlist(Protocol):
    """Which options a bot should look at, where a game offers more than it can weigh.

    ``in_earnest`` is False for a decision that is only imagined on the way: then it must be quick. None at all means
    there that a bot need not imagine any further: the table can be judged as it stands.
    """

    def __call__(
        self, s: Any, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool, /
    ) -> Sequence[Action]: ...


def never() -> bool:
    return False


@dataclass(frozen=True, slots=True, eq=False)
class Mind:
    """All that a game tells its bots."""

    evaluate: Callable[[Any, Seat], float]
    """How well the seat stands, in points it may expect to end with beyond the best of the others."""
    judge: Judge | None = None
    """How the evaluation is made up, where it can be tuned."""
    shortlist: Shortlist | None = None
    """None: they look at all options."""
    meanings: Mapping[int, Meaning] = field(default_factory=dict)
    """By the number of seats; where there is none a search's figures are told as they are."""
    is_timed: Callable[[], bool] = never
    """Does the shortlist go by time on this machine? Then another one may choose otherwise."""

    def worth_a_look(
        self, s: Any, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool
    ) -> Sequence[Action]:
        """The options that a bot should look at: at least one, if it is in earnest."""
        return options if self.shortlist is None else self.shortlist(s, step, options, luck, in_earnest)
