"""What the bots think of a position."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.nova_roma.scoring import dummy_points, points
from tabularium.games.nova_roma.state import Table


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, or of the dummy."""
    own = worth(s, seat)
    if s.is_solo:
        return own - sum(dummy_points(s))
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat])


def worth(s: Table, seat: Seat) -> float:
    return float(sum(points(s, seat)))
