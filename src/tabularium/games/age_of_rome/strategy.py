"""What the bots think of a position."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.components import Category
from tabularium.games.age_of_rome.scoring import category_glory
from tabularium.games.age_of_rome.state import Table


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others."""
    totals = [float(sum([category_glory(s, other, c) for c in Category])) for other in range(s.seats)]
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat], default=0.0)
