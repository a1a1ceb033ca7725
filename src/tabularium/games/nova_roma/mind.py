"""What the bots are told of Nova Roma."""

from __future__ import annotations

from typing import Final

from tabularium.core.judging import Mind
from tabularium.games.nova_roma.habits import shortlist
from tabularium.games.nova_roma.strategy import JUDGE, evaluate

MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, shortlist=shortlist)
