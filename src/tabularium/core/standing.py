"""Who came where once a match is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tabularium.core.agenda import Seat


def places(scores: Sequence[int], winners: Collection[Seat]) -> list[int]:
    """The place of each seat: first whoever has won, then by points; who are level share a place.

    The rules settle who has won, not the points alone. Where nobody has won, as in a solo game that was lost, nobody
    is first.
    """
    standing = [(seat in winners, points) for seat, points in enumerate(scores)]
    first = 1 if winners else 2
    return [first + len([other for other in standing if other > own]) for own in standing]
