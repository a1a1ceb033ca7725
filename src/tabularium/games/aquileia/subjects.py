"""What an action is about, for statistics: the card that is bought or kept."""

from __future__ import annotations

from tabularium.core.agenda import Action
from tabularium.games.aquileia.actions import Buy, Keep
from tabularium.games.aquileia.components import CARDS
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.mercatus import BuyCard


def subject(s: Table, action: Action) -> str:
    """``keep:top`` is ``keep:stadium_vp10``, where that is the laurel; cards that nobody sees stay a number."""
    step = s.agenda[-1]
    if isinstance(action, Buy) and isinstance(step, BuyCard):
        return f"buy:{CARDS[s.slots[step.slot]].id}"
    if isinstance(action, Keep):
        return f"keep:{CARDS[s.face_up if action.face_up else s.top].id}"
    return ""
