"""The folder of a simulation: its plan, and a journal that grows by a line a game. What is written is not lost.

A simulation that was interrupted goes on where it was: games are known by their numbers, so it does not matter in
which order they were played, nor by how many processes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from tabularium.core.errors import TabulariumError
from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome

PLAN: Final = "plan.json"
GAMES: Final = "games.ndjson"


class OtherPlan(TabulariumError):
    """The folder holds another simulation."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            {
                "en": f"{folder} holds another simulation. Take another folder, or go on with the same settings.",
                "fr": f"{folder} contient une autre simulation. Prenez un autre dossier, "
                "ou continuez avec les mêmes réglages.",
            }
        )


class UnusableFolder(TabulariumError):
    """Nothing can be written there."""

    def __init__(self, folder: Path, error: OSError) -> None:
        why = error.strerror or str(error)
        super().__init__(
            {
                "en": f"{folder} cannot be used as a folder for results: {why}.",
                "fr": f"{folder} ne peut pas servir de dossier pour les résultats\u00a0: {why}.",
            }
        )


class Journal:
    """Where outcomes are written, one by one. Used as ``with Journal(folder, plan) as journal``."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.done: set[int] = set()
        self._file: IO[str] | None = None

    def __enter__(self) -> Journal:
        try:
            return self._opened()
        except OSError as error:
            raise UnusableFolder(self.folder, error) from None

    def _opened(self) -> Journal:
        self.folder.mkdir(parents=True, exist_ok=True)
        note = self.folder / PLAN
        if not note.exists():
            _write(note, self.plan.dumps() + "\n")
        elif json.loads(note.read_text(encoding="utf-8")) != json.loads(self.plan.dumps()):
            raise OtherPlan(self.folder)
        path = self.folder / GAMES
        whole = _whole_lines(path)
        self.done = {json.loads(line)["number"] for line in whole}
        _write(path, "".join(whole))  # without the half line of an interruption
        self._file = path.open("a", encoding="utf-8")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    @property
    def missing(self) -> list[int]:
        """The games still to be played."""
        return [number for number in range(self.plan.games) if number not in self.done]

    def write(self, outcome: Outcome) -> None:
        """A game, at once and for good. One that is there already (played twice on a cluster) is left alone."""
        if outcome.number in self.done or self._file is None:
            return
        self._file.write(_line(outcome))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.done.add(outcome.number)

    def tidy(self) -> None:
        """The games in the order of their numbers: the same file, whatever the number of processes was."""
        path = self.folder / GAMES
        lines = sorted(_whole_lines(path), key=lambda line: int(json.loads(line)["number"]))
        _write(path, "".join(lines))


def outcomes(folder: Path, games: int) -> Iterator[Outcome]:
    """The first so many games of a folder, in their order: it may hold more, of a longer run."""
    told = [Outcome(**json.loads(line)) for line in _whole_lines(folder / GAMES)]
    return iter(sorted([outcome for outcome in told if outcome.number < games], key=lambda outcome: outcome.number))


def _line(outcome: Outcome) -> str:
    return json.dumps(outcome.plain(), ensure_ascii=False, separators=(",", ":")) + "\n"


def _whole_lines(path: Path) -> list[str]:
    if not path.exists():
        return []
    return [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]


def _write(path: Path, text: str) -> None:
    """All or nothing."""
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
