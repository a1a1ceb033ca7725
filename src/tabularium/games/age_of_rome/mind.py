"""What the bots are told of Age of Rome."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.judging import Mind, read_meanings
from tabularium.games.age_of_rome.strategy import JUDGE, evaluate

MEANINGS: Final = read_meanings(Folder("tabularium.games.age_of_rome").table("data/meanings.toml"))
MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, meanings=MEANINGS)
