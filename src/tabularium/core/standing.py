"""Who came where once a match is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tabularium.core.agenda import Seat


def leaders(standing: Sequence[Any]) -> tuple[Seat, ...]:
    """The seats that nobody is ahead of. What is compared goes by seat: points, or points and what breaks a tie."""
    best = max(standing)
    return tuple([seat for seat, own in enumerate(standing) if own == best])


def places_of(standing: Sequence[Any], winners: Collection[Seat]) -> list[int]:
    """The place of each seat: first whoever has won, then by what is compared; who are level share a place.

    The rules settle who has won, not the points alone. Where nobody has won, as in a solo game that was lost, nobody
    is first.
    """
    ranks = [(seat in winners, own) for seat, own in enumerate(standing)]
    first = 1 if winners else 2
    return [first + len([other for other in ranks if other > own]) for own in ranks]
