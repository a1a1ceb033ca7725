"""The entries of a record as numbers: small to keep, soon copied, and saved as they are."""

from __future__ import annotations

import sys
from array import array
from binascii import a2b_base64, b2a_base64
from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Action
from tabularium.core.errors import RenumberedSave
from tabularium.core.notation import UNDO, ActionTable

_IN_NO_TABLE: Final = 0xFFFF
"""Instead of a number: an action with data, or that a move was taken back. It stands among the others."""


class Entries:
    """What has been entered, in order: actions, and None where the last move was taken back."""

    __slots__ = ("_number_of", "_numbers", "_others", "_table")

    def __init__(self, table: ActionTable) -> None:
        self._table = table
        self._number_of: dict[Any, int] = table.numbers
        self._numbers: array[int] = array("H")
        self._others: list[Action | None] = []

    def append(self, entry: Action | None) -> None:
        number = self._number_of.get(entry, _IN_NO_TABLE)
        self._numbers.append(number)
        if number == _IN_NO_TABLE:
            self._others.append(entry)

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def has_taken_back(self) -> bool:
        """Was any move ever taken back?"""
        return None in self._others

    def listed(self, since: int = 0) -> list[Action | None]:
        """The entries from this place on."""
        actions, numbers = self._table.actions, self._numbers[since:]
        if not self._others:
            return [actions[number] for number in numbers]
        others = iter(self._others[self._numbers[:since].count(_IN_NO_TABLE) :])
        return [next(others) if number == _IN_NO_TABLE else actions[number] for number in numbers]

    def in_words(self) -> list[str]:
        """The entries as they stand in a record."""
        text = self._table.text
        return [UNDO if entry is None else text(entry) for entry in self.listed()]

    def copy(self) -> Entries:
        twin = Entries(self._table)
        twin._numbers = self._numbers[:]
        twin._others = self._others[:]
        return twin

    def until(self, end: int) -> Entries:
        """Another one with the entries before this place."""
        twin = Entries(self._table)
        twin._numbers = self._numbers[:end]
        twin._others = self._others[: twin._numbers.count(_IN_NO_TABLE)]
        return twin

    def dump(self) -> list[Any]:
        """Which table they are numbered by, the numbers, and in words what is in no table."""
        words = [UNDO if entry is None else str(entry) for entry in self._others]
        return [self._table.seal, b2a_base64(_little_endian(self._numbers), newline=False).decode(), words]


def load_entries(dumped: Sequence[Any], table: ActionTable) -> Entries:
    """The inverse of :meth:`Entries.dump`. Raises RenumberedSave if the game's actions are others by now."""
    seal, packed, words = dumped
    if seal != table.seal:
        raise RenumberedSave(table.game)
    loaded = Entries(table)
    loaded._numbers.frombytes(a2b_base64(packed))
    if sys.byteorder == "big":
        loaded._numbers.byteswap()
    loaded._others = [_read(text, table) for text in words]
    return loaded


def read_entries(words: Sequence[str], table: ActionTable) -> Entries:
    """Entries from the words of a record, which are trusted to be readable."""
    read = Entries(table)
    for text in words:
        read.append(_read(text, table))
    return read


def _read(text: str, table: ActionTable) -> Action | None:
    return None if text == UNDO else table.parse(text)


def _little_endian(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()
