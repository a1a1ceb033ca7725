"""The folder of a simulation: its plan, and a journal that grows by a line a game. What is written is not lost.

A simulation that was interrupted goes on where it was: games are known by their numbers, so it does not matter in
which order they were played, nor by how many processes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from tabularium.core.errors import TabulariumError
from tabularium.core.words import LANGUAGES
from tabularium.lab.differing import differing
from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome, read_outcome
from tabularium.lab.words import word
from tabularium.lab.writing import using, write_whole

PLAN: Final = "plan.json"
GAMES: Final = "games.ndjson"


class OtherPlan(TabulariumError):
    """The folder holds another simulation."""

    def __init__(self, folder: Path, there: dict[str, Any], here: dict[str, Any]) -> None:
        super().__init__({lang: word("other_plan", lang, folder, differing(there, here, lang)) for lang in LANGUAGES})


class FolderInUse(TabulariumError):
    """Another simulation is writing there."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            {
                "en": f"Another simulation is at work in {folder}. Wait for its end, or take another folder.",
                "fr": f"Une autre simulation travaille dans {folder}. Attendez sa fin, ou prenez un autre dossier.",
            }
        )


class UnreadableFolder(TabulariumError):
    """What lies there was not written by a simulation, or was changed since."""

    def __init__(self, path: Path, line: int | None = None) -> None:
        places = ("", "") if line is None else (f", line {line},", f" (ligne {line})")
        super().__init__(
            {
                "en": f"{path}{places[0]} cannot be read as part of a simulation: it is damaged, or something else.",
                "fr": f"{path}{places[1]} n'est pas lisible comme partie d'une simulation\u00a0: "
                "fichier endommagé, ou étranger.",
            }
        )


class Journal:
    """Where outcomes are written, one by one. Used as ``with Journal(folder, plan) as journal``."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.done: set[int] = set()
        self._file: IO[str] | None = None
        self._held: IO[str] | None = None

    def __enter__(self) -> Journal:
        try:
            with using(self.folder):
                return self._opened()
        except TabulariumError:
            self._close()
            raise

    def _opened(self) -> Journal:
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / PLAN
        if not note.exists():
            write_whole(note, json.dumps(self.plan.plain(), indent=1) + "\n")
        elif (there := _plan_in(note)) != (here := json.loads(json.dumps(self.plan.plain()))):
            raise OtherPlan(self.folder, there, here)
        self._held = note.open(encoding="utf-8")
        _hold(self._held, self.folder)
        path = self.folder / GAMES
        there_already = _read(path)
        self.done = {outcome.number for outcome in there_already}
        # without the half line of an interruption, and with all that is counted
        write_whole(path, _lines(there_already))
        self._file = path.open("a", encoding="utf-8")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        for file in (self._file, self._held):
            if file is not None:
                with suppress(OSError):  # what a full disk did not take has been told, and is played again
                    file.close()

    @property
    def missing(self) -> list[int]:
        """The games still to be played."""
        return [number for number in range(self.plan.games) if number not in self.done]

    def write(self, outcome: Outcome) -> bool:
        """A game, at once and for good. One that is there already (played twice on a cluster) is left alone: False.

        Raises UnusableFolder, for instance when the disk is full.
        """
        if outcome.number in self.done or self._file is None:
            return False
        with using(self.folder, GAMES):
            self._file.write(_line(outcome))
            self._file.flush()
            os.fsync(self._file.fileno())
        self.done.add(outcome.number)
        return True

    def tidy(self) -> None:
        """The games in the order of their numbers: the same file, whatever the number of processes was."""
        path = self.folder / GAMES
        with using(self.folder, GAMES):
            played = _read(path)
        write_whole(path, _lines(sorted(played, key=lambda outcome: outcome.number)))


def outcomes(folder: Path, games: int | None = None) -> Iterator[Outcome]:
    """The games of a folder in their order: all of them, or the first so many of a run that was longer."""
    wanted = [outcome for outcome in _read(folder / GAMES) if games is None or outcome.number < games]
    return iter(sorted(wanted, key=lambda outcome: outcome.number))


def _hold(file: IO[str], folder: Path) -> None:
    """As long as the file is open nobody else can hold it. Systems without such locks leave it to care."""
    if find_spec("fcntl") is None:
        return
    from fcntl import LOCK_EX, LOCK_NB, flock

    try:
        flock(file, LOCK_EX | LOCK_NB)
    except BlockingIOError:
        raise FolderInUse(folder) from None


def _plan_in(note: Path) -> dict[str, Any]:
    try:
        told = json.loads(note.read_text(encoding="utf-8"))
    except ValueError:
        told = None
    if not isinstance(told, dict):
        raise UnreadableFolder(note)
    return told


def _read(path: Path) -> list[Outcome]:
    found: list[Outcome] = []
    for place, line in enumerate(_whole_lines(path), 1):
        try:
            found.append(read_outcome(json.loads(line.encode())))  # which also refuses what was no text
        except (ValueError, TypeError, LookupError, TabulariumError):
            raise UnreadableFolder(path, place) from None
    return found


def _lines(outcomes: Iterable[Outcome]) -> str:
    return "".join([_line(outcome) for outcome in outcomes])


def _line(outcome: Outcome) -> str:
    return json.dumps(outcome.plain(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _whole_lines(path: Path) -> list[str]:
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    return [f"{line}\n" for line in text.split("\n")[:-1]]
