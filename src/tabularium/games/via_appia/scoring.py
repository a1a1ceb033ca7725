"""Points, their breakdown, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Seat
from tabularium.games.via_appia.components import MAJORITY_FIRST, MAJORITY_SECOND
from tabularium.games.via_appia.state import Points, Table


def majority(tiles: Sequence[int]) -> list[int]:
    """VA-EN5 to VA-EN8 What each seat scores for its bonus tiles of one part."""
    most = max(tiles)
    if not most:
        return [0] * len(tiles)
    first = tiles.count(most)
    if first > 1:
        return [(MAJORITY_FIRST + MAJORITY_SECOND) // first if count == most else 0 for count in tiles]
    next_most = max([count for count in tiles if count != most])
    second = MAJORITY_SECOND // tiles.count(next_most) if next_most else 0
    return [MAJORITY_FIRST if count == most else second if count == next_most else 0 for count in tiles]


def scores(s: Table) -> list[int]:
    """What stands on the score track."""
    return [player.score for player in s.players]


def winners(s: Table) -> tuple[Seat, ...]:
    """VA-EN9 Most points; those who tie share the victory."""
    points = scores(s)
    best = max(points)
    return tuple([seat for seat, score in enumerate(points) if score == best])


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it came from."""
    return [{kind.name.lower(): player.points[kind] for kind in Points} for player in s.players]
