"""What an action is about, for statistics: which tile of its kind is built."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.age_of_rome.actions import Build
from tabularium.games.age_of_rome.components import BUILDINGS, KINDS, TRADE_CARDS
from tabularium.games.age_of_rome.state import Table


def subject(s: Table, action: Action) -> str:
    """``build:trade`` is ``build:trade.2``, where the tile of level 2 comes next."""
    step = s.agenda[-1]
    if isinstance(action, Build):
        assert isinstance(step, Decision)
        level = s.levels[s.facing(step.seat) * KINDS + action.kind] + 1
        tile = f"build:{BUILDINGS[action.kind].id}.{level}"
        return "+".join([tile, *[TRADE_CARDS[card].id for card in action.cards]])
    return ""


def turn_order(s: Table) -> Sequence[Seat]:
    """AG-71, AG-72 From the starting player in the direction of the round's event: empty before it is revealed."""
    return s.order
