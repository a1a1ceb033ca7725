"""How a game's evaluation is made up: named terms in points, each with a weight.

The terms are written by hand; `tabularium tune` finds the weights from games that were played, and they lie in the
game's folder as data.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabularium.core.agenda import Seat

_ENDS: Final = ("early", "late")


class Weights:
    """For each term what a point of it is really worth, early in the game and late."""

    __slots__ = ("early", "late")

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early = early
        self.late = late

    def total(self, terms: list[float], hope: float) -> float:
        """The terms, weighed for the part of the game that is still to come: 1 at its beginning, 0 at its end."""
        early, late = self.early, self.late
        total = 0.0
        for place, term in enumerate(terms):
            if term:
                total += term * (late[place] + hope * (early[place] - late[place]))
        return total

    def copy(self) -> Weights:
        return Weights(self.early[:], self.late[:])

    def take(self, other: Weights) -> None:
        """Weigh as these do."""
        self.early[:] = other.early
        self.late[:] = other.late

    def dumps(self, names: Sequence[str]) -> str:
        lines = [
            f"[{name}]\nearly = {early:.3f}\nlate = {late:.3f}\n"
            for name, early, late in zip(names, self.early, self.late, strict=True)
        ]
        return "\n".join(lines)


def read_weights(text: str, names: Sequence[str]) -> Weights:
    """What :meth:`Weights.dumps` wrote; a term that is not there weighs what it says."""
    told: dict[str, Any] = tomllib.loads(text)
    for name, ends in told.items():
        assert name in names, f"weights: there is no term {name}"
        assert sorted(ends) == sorted(_ENDS), f"weights: {name} needs an early and a late one"
    plain = {"early": 1.0, "late": 1.0}
    early, late = [[float(told.get(name, plain)[end]) for name in names] for end in _ENDS]
    return Weights(early, late)


@dataclass(frozen=True, slots=True)
class Judge:
    """An evaluation that can be tuned."""

    names: tuple[str, ...]
    terms: Callable[[Any, Seat], list[float]]
    """What a seat has and hopes for, term by term, in points."""
    hope: Callable[[Any, Seat], float]
    """How much of the game is still to come for it."""
    weights: Weights
