"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.state import Table


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end."""
    own = s.players[seat].score
    return float(own - max([player.score for other, player in enumerate(s.players) if other != seat]))
