"""What the bots are told of Ave Roma."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.judging import Mind, read_meanings
from tabularium.games.ave_roma.strategy import JUDGE, evaluate

MEANINGS: Final = read_meanings(Folder("tabularium.games.ave_roma").table("data/meanings.toml"))
MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, meanings=MEANINGS)
