"""States as plain data, short and soon made, so that a match can be saved and loaded without a replay."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabularium.core.agenda import Step

_AS_BYTES: Final = bytes([255, *range(10)])  # the dealer is -1
_AS_TEXT: Final = b"-0123456789"
_TO_TEXT: Final = bytes.maketrans(_AS_BYTES, _AS_TEXT)
_TO_BYTES: Final = bytes.maketrans(_AS_TEXT, _AS_BYTES)


def dump_steps(agenda: Sequence[Step]) -> list[list[Any]]:
    """Each step as its name followed by its fields, in the order they are declared."""
    return [[type(step).__name__, *step.fields()] for step in agenda]


def load_steps(dumped: Sequence[Any], kinds: Mapping[str, type[Step]]) -> list[Step]:
    """The inverse of :func:`dump_steps`. Raises LookupError, TypeError or ValueError on anything else."""
    return [kinds[step[0]](*frozen(step[1:])) for step in dumped]


def frozen(value: Any) -> Any:
    """Lists, which is what JSON makes of tuples, as tuples again."""
    return tuple([frozen(v) if isinstance(v, list) else v for v in value]) if isinstance(value, list) else value


def dump_seats(seats: array[int]) -> str:
    """Who took the actions of a record, a sign each: ``0``, ``1`` ... and ``-`` for the dealer."""
    return seats.tobytes().translate(_TO_TEXT).decode()


def load_seats(dumped: str) -> array[int]:
    """The inverse of :func:`dump_seats`."""
    return array("b", dumped.encode().translate(_TO_BYTES))
