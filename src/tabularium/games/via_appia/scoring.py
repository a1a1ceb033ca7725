"""Points, their breakdown, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Seat
from tabularium.core.standing import leaders
from tabularium.games.via_appia.components import MAJORITY_FIRST, MAJORITY_SECOND
from tabularium.games.via_appia.state import Points, Table


def majority(tiles: Sequence[int]) -> list[int]:
    """VA-EN5 to VA-EN8 What each seat scores for its bonus tiles of one part."""
    return [majority_share(own, len([n for n in tiles if n > own]), tiles.count(own)) for own in tiles]


def majority_share(own: int, before: int, alike: int) -> int:
    """The same for a seat with so many tiles: so many seats have more, so many as many, itself among them."""
    if not own or before > 1:
        return 0
    if before:
        return MAJORITY_SECOND // alike
    return MAJORITY_FIRST if alike == 1 else (MAJORITY_FIRST + MAJORITY_SECOND) // alike


def scores(s: Table) -> list[int]:
    """What stands on the score track."""
    return [player.score for player in s.players]


def winners(s: Table) -> tuple[Seat, ...]:
    """VA-EN9 Most points; those who tie share the victory."""
    return leaders(scores(s))


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it came from."""
    return [{kind.name.lower(): player.points[kind] for kind in Points} for player in s.players]
