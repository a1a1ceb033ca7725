"""What the games aim at in speed, for the plain and for the compiled build, and what they reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

LONG_GAME: Final = 300
"""Search is told for a game of so many decisions, so that long and short games compare."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A figure to reach: by all games together (their median), or by the slowest of them."""

    key: str
    plain: float
    compiled: float
    digits: int = 0
    of_slowest: bool = False
    is_rate: bool = False
    """The more the better; else the less."""


@dataclass(frozen=True, slots=True)
class Reached:
    key: str
    goal: float
    value: float | None
    is_reached: bool
    digits: int


GOALS: Final = (
    Goal("decisions", 120_000, 500_000, is_rate=True),
    Goal("decisions_slowest", 60_000, 250_000, of_slowest=True, is_rate=True),
    Goal("iterations", 350, 1_700, is_rate=True),
    Goal("copy", 6, 2.5, digits=1),
    Goal("copy_slowest", 10, 4, digits=1, of_slowest=True),
    Goal("copy_growth", 1.2, 1.2, digits=2, of_slowest=True),
    Goal("save", 30, 30),
    Goal("load", 60, 60),
    Goal("save_bytes", 4_000, 4_000),
    Goal("match_bytes", 8_000, 8_000),
    Goal("import", 100, 100),
)


def _figure(key: str, figures: dict[str, Any]) -> float | None:
    """What a game's figures say to a goal. What the dealer works out, as a push in the quarry, is told apart."""
    match key:
        case "decisions" | "decisions_slowest":
            return figures.get("rest_decisions_per_s", figures.get("decisions_per_s"))
        case "iterations":
            if "computed_ms" in figures or "iterations_per_s" not in figures:
                return None
            return float(figures["iterations_per_s"] * figures["decisions"] / LONG_GAME)
        case "copy" | "copy_slowest":
            return figures.get("copy_us_50")
        case "copy_growth":
            return figures["copy_us_90"] / figures["copy_us_10"] if "copy_us_10" in figures else None
        case "save" | "load":
            return figures.get(f"{key}_us")
        case "import":
            return figures.get("import_ms")
        case _:
            return figures.get(key)


def reached(games: Sequence[dict[str, Any]], build: str) -> list[Reached]:
    """Every goal, with what these games reach."""
    found: list[Reached] = []
    for goal in GOALS:
        aim = goal.compiled if build == "compiled" else goal.plain
        values = [value for figures in games if (value := _figure(goal.key, figures)) is not None]
        if not values:
            found.append(Reached(goal.key, aim, None, False, goal.digits))
            continue
        worst = min(values) if goal.is_rate else max(values)
        value = worst if goal.of_slowest else median(values)
        found.append(Reached(goal.key, aim, value, value >= aim if goal.is_rate else value <= aim, goal.digits))
    return found
