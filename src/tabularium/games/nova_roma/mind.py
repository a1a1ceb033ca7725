"""What the bots are told of Nova Roma."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.judging import Mind, read_meanings
from tabularium.games.nova_roma.habits import shortlist
from tabularium.games.nova_roma.strategy import JUDGE, evaluate

MEANINGS: Final = read_meanings(Folder("tabularium.games.nova_roma").table("data/meanings.toml"))
MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, shortlist=shortlist, meanings=MEANINGS)
