"""A building in hand: how it can be turned and where it can be dropped (NR-D25). Sees views, never the state."""

from __future__ import annotations

from tabularium.core.display import Ground, Lay, Turn
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.phrases import capital, turn_text
from tabularium.games.nova_roma.words import BOARD


def lay(view: View, lang: str) -> Lay | None:
    asked = view["asked"]
    if asked is None or asked["kind"] != "placing_building":
        return None
    turns = [
        Turn(turn["id"], capital(turn_text(turn["id"], lang)), tuple([(row, col) for row, col in turn["cells"]]))
        for turn in asked["turns"]
    ]
    grounds = [Ground(zone.letter, say(zone.names, lang), len(zone.grid), len(zone.grid[0])) for zone in ZONES]
    return Lay(
        action=f"build:{{ground}}.{{row}}.{{column}}.{asked['shape']}.{{turn}}",
        turns=tuple(turns),
        grounds=tuple(grounds),
        deed=say(BOARD["lay_deed"], lang),
        hint=say(BOARD["lay_hint"], lang),
        symbol=f"block-{asked['seat']}",
    )
