"""What the bots think of a position."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.aquileia.state import Table


def evaluate(s: Table, seat: Seat) -> float:
    return float(s.players[seat].score)
