"""What the bots are told of Age of Rome."""

from __future__ import annotations

from typing import Final

from tabularium.core.judging import Mind
from tabularium.games.age_of_rome.strategy import JUDGE, evaluate

MIND: Final = Mind(evaluate=evaluate, judge=JUDGE)
