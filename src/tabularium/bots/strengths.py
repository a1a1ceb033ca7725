"""The bots as people know them: three strengths. What sets them apart is time to think, and how surely they judge."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.bots.mcts import MctsBot
from tabularium.bots.settings import check_settings


@dataclass(frozen=True, slots=True)
class Strength:
    """How long a bot may think, by what part of the stakes it errs about each option, how often it does not think."""

    milliseconds: int
    iterations: int
    misjudgement: float
    blunders: float = 0.0


STRENGTHS: Final = {
    "tiro": Strength(milliseconds=100, iterations=30, misjudgement=3.0, blunders=0.2),
    "centurio": Strength(milliseconds=500, iterations=100, misjudgement=1.3),
    "imperator": Strength(milliseconds=2000, iterations=400, misjudgement=0.0),
}


def tiro(seed: int | None = None, thinking: float = 1.0) -> MctsBot:
    return _bot("tiro", seed, thinking)


def centurio(seed: int | None = None, thinking: float = 1.0) -> MctsBot:
    return _bot("centurio", seed, thinking)


def imperator(seed: int | None = None, thinking: float = 1.0) -> MctsBot:
    return _bot("imperator", seed, thinking)


def _bot(name: str, seed: int | None, thinking: float) -> MctsBot:
    """``thinking`` is the part of its usual time that it takes, for slow machines and impatient people."""
    check_settings(name, {"seed": seed, "thinking": thinking})
    how = STRENGTHS[name]
    milliseconds, iterations = [max(1, round(thinking * budget)) for budget in (how.milliseconds, how.iterations)]
    return MctsBot(milliseconds, iterations, seed, how.misjudgement, how.blunders)
