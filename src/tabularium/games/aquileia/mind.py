"""What the bots are told of Aquileia."""

from __future__ import annotations

from typing import Final

from tabularium.core.judging import Mind
from tabularium.games.aquileia.strategy import JUDGE, evaluate

MIND: Final = Mind(evaluate=evaluate, judge=JUDGE)
