"""What an action is about, for statistics: the card that lies where the worker goes, the player board, the patron."""

from __future__ import annotations

from tabularium.core.agenda import Action, Decision
from tabularium.games.ave_roma.actions import BOTTOM, KEEP_PASSIVE, TOP, ChooseSide, SendToRow
from tabularium.games.ave_roma.components import CARDS, FIRST_ROW, LOCATIONS, PLAYER_BOARDS, SLOTS
from tabularium.games.ave_roma.state import Table
from tabularium.games.ave_roma.steps.politics import SeatingPatron


def subject(s: Table, action: Action) -> str:
    """``to:legatus.5`` is ``to:legatus.hannibal_2``, where that is what lies there."""
    step = s.agenda[-1]
    assert isinstance(step, Decision)
    if isinstance(action, SendToRow):
        return f"to:{LOCATIONS[FIRST_ROW + action.slot // SLOTS].id}.{CARDS[s.rows[action.slot]].id}"
    if isinstance(action, ChooseSide):
        return f"side:{PLAYER_BOARDS[s.players[step.seat].board // 2 * 2 + action.side].id}"
    if action is TOP or action is BOTTOM:
        return f"{action}.{CARDS[s.area_cards[s.value - 1]].id}"
    if action is KEEP_PASSIVE:
        assert isinstance(step, SeatingPatron)
        return f"{action}:{CARDS[step.card].id}"
    return ""
