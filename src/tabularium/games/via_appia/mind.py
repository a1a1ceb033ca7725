"""What the bots are told of Via Appia."""

from __future__ import annotations

from typing import Final

from tabularium.core.folder import Folder
from tabularium.core.judging import Mind, read_meanings
from tabularium.games.via_appia.aiming import is_timed, shortlist
from tabularium.games.via_appia.strategy import JUDGE, evaluate

MEANINGS: Final = read_meanings(Folder("tabularium.games.via_appia").table("data/meanings.toml"))
MIND: Final = Mind(evaluate=evaluate, judge=JUDGE, shortlist=shortlist, is_timed=is_timed, meanings=MEANINGS)
