"""Points, their breakdown, and who has won."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.core.standing import leaders
from tabularium.games.aquileia.state import Points, Table


def scores(s: Table) -> list[int]:
    """All points are public at all times."""
    return [player.score for player in s.players]


def winners(s: Table) -> tuple[Seat, ...]:
    """AQ-END8, AQ-END9 Most points; those who tie share the victory."""
    return leaders(scores(s))


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it came from."""
    return [{kind.name.lower(): player.points[kind] for kind in Points} for player in s.players]
