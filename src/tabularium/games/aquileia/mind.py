"""What the bots are told of Aquileia."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.judging import Mind, read_meanings
from tabularium.games.aquileia.habits import shortlist
from tabularium.games.aquileia.strategy import JUDGE, evaluate

MEANINGS: Final = read_meanings(Folder("tabularium.games.aquileia").table("data/meanings.toml"))
MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, shortlist=shortlist, meanings=MEANINGS)
