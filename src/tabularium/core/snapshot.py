"""Agendas and records as plain data, short and soon made, so that a match can be saved and loaded without a replay."""

from __future__ import annotations

from array import array
from binascii import a2b_base64, b2a_base64
from collections.abc import Mapping, Sequence
from struct import pack, unpack
from typing import Any, Final

from tabularium.core.agenda import Action, Step
from tabularium.core.errors import RenumberedSave
from tabularium.core.notation import UNDO, ActionTable

_IN_WORDS: Final = 0xFFFF
"""Instead of a number: an entry that is in no table, that is, an action with data or one that takes back."""
_AS_BYTES: Final = bytes([255, *range(10)])  # the dealer is -1
_AS_TEXT: Final = b"-0123456789"
_TO_TEXT: Final = bytes.maketrans(_AS_BYTES, _AS_TEXT)
_TO_BYTES: Final = bytes.maketrans(_AS_TEXT, _AS_BYTES)


def dump_steps(agenda: Sequence[Step]) -> list[list[Any]]:
    """Each step as its name followed by its fields, in the order they are declared."""
    dumped: list[list[Any]] = []
    for step in agenda:
        fields: Mapping[str, Any] = type(step).__dataclass_fields__
        dumped.append([type(step).__name__, *[getattr(step, name) for name in fields]])
    return dumped


def load_steps(dumped: Sequence[Any], kinds: Mapping[str, type[Step]]) -> list[Step]:
    """The inverse of :func:`dump_steps`. Raises LookupError, TypeError or ValueError on anything else."""
    return [kinds[step[0]](*frozen(step[1:])) for step in dumped]


def frozen(value: Any) -> Any:
    """Lists, which is what JSON makes of tuples, as tuples again."""
    return tuple([frozen(v) if isinstance(v, list) else v for v in value]) if isinstance(value, list) else value


def dump_entries(entries: Sequence[Action | None], table: ActionTable) -> list[Any]:
    """A record: which table of actions it is numbered by, the numbers, and in words what is in no table."""
    number_of: dict[Any, int] = table.numbers
    found = list(map(number_of.get, entries))
    words: list[str] = []
    if None in found:
        words = [in_words(entry, table) for entry, number in zip(entries, found) if number is None]
        found = [_IN_WORDS if number is None else number for number in found]
    return [table.seal, b2a_base64(pack(f"<{len(found)}H", *found), newline=False).decode(), words]


def load_entries(dumped: Sequence[Any], table: ActionTable) -> list[Action | None]:
    """The inverse of :func:`dump_entries`. Raises RenumberedSave if the game's actions are others by now."""
    seal, packed, words = dumped
    if seal != table.seal:
        raise RenumberedSave(table.game)
    data = a2b_base64(packed)
    numbers: Sequence[int] = unpack(f"<{len(data) // 2}H", data)
    actions = table.actions
    if not words:
        return [actions[number] for number in numbers]
    rest = iter(words)
    return [from_words(next(rest), table) if number == _IN_WORDS else actions[number] for number in numbers]


def in_words(entry: Action | None, table: ActionTable) -> str:
    """An entry of a record as it stands there."""
    return UNDO if entry is None else table.text(entry)


def from_words(text: str, table: ActionTable) -> Action | None:
    """The inverse of :func:`in_words`."""
    return None if text == UNDO else table.parse(text)


def dump_seats(seats: array[int]) -> str:
    """Who took the actions of a record, a sign each: ``0``, ``1`` ... and ``-`` for the dealer."""
    return seats.tobytes().translate(_TO_TEXT).decode()


def load_seats(dumped: str) -> array[int]:
    """The inverse of :func:`dump_seats`."""
    return array("b", dumped.encode().translate(_TO_BYTES))
