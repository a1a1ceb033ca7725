"""A recorded match in a file: the record itself, or one of the games in a journal of the laboratory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Final

from tabularium.cli.storage import UnreadableFile, reading
from tabularium.cli.words import both
from tabularium.core.errors import TabulariumError

MOST_RUNS: Final = 12
"""So many rows of numbers are told of a journal with gaps, which an interrupted simulation has."""


class NoSuchGame(TabulariumError):
    """Which game of the journal? None was named, or one that is not in it."""

    def __init__(self, path: Path, game: int | None, numbers: Sequence[int]) -> None:
        key = "journal.which" if game is None else "journal.no_such_game"
        super().__init__(both(key, path.name, len(numbers), _in_runs(numbers), game))


class NoJournal(TabulariumError):
    """The file holds one match, so that there is nothing to choose."""

    def __init__(self, path: Path) -> None:
        super().__init__(both("journal.none", path.name))


def record_in(path: Path, game: int | None) -> str:
    """The text of the record; in a journal, that of the game with this number."""
    with reading(path) as file:
        first = file.readline()
        if _entry(first) is None:
            if game is not None:
                raise NoJournal(path)
            return first + file.read()
        numbers: list[int] = []
        for place, line in enumerate(chain([first], file), start=1):
            entry = _entry(line)
            if entry is None and line.endswith("\n"):
                raise UnreadableFile(path, both("reason.line", place))
            if entry is None:
                break  # half a line: the simulation was interrupted, or is at work
            number, record = entry
            if number == game:
                return record
            numbers.append(number)
    raise NoSuchGame(path, game, numbers)


def _entry(line: str) -> tuple[int, str] | None:
    """The number and the record of a game, if this is a line of a journal."""
    try:
        told = json.loads(line)
        number, record = told["number"], told["record"]
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    return (number, record) if isinstance(number, int) and isinstance(record, str) else None


def _in_runs(numbers: Sequence[int]) -> str:
    """``0-4, 7``"""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    told = [str(first) if first == last else f"{first}-{last}" for first, last in runs[:MOST_RUNS]]
    return ", ".join([*told, *(["…"] if len(runs) > MOST_RUNS else [])])
