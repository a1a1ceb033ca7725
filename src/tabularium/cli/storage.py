"""Saved matches: one file each, a record with a note of who sits there. Written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Any, Final
from uuid import uuid4

from platformdirs import user_data_dir

import tabularium
from tabularium.bots import BOTS
from tabularium.cli.session import Session, Sitter
from tabularium.cli.words import both, filled
from tabularium.core.errors import CorruptRecord, TabulariumError, UnreadableRecord
from tabularium.core.record import Record, read
from tabularium.core.words import LANGUAGES, Words

HOME = "TABULARIUM_HOME"
_NAME_LENGTH = 40


class NoSavedMatch(TabulariumError):
    """Nothing to go on with."""

    def __init__(self) -> None:
        super().__init__(both("no_saved_match"))


class UnreadableFile(UnreadableRecord):
    """The system does not give us the file, or it is no text."""

    def __init__(self, path: Path, reason: Words) -> None:
        super().__init__(filled("cannot_read_file", path.name, reason))


class CannotSave(TabulariumError):
    """The system does not take the file."""

    def __init__(self, path: Path, reason: Words) -> None:
        super().__init__(filled("cannot_write_file", path.name, reason))


_REASONS: Final = {
    errno.EACCES: "reason.permission",
    errno.EPERM: "reason.permission",
    errno.EROFS: "reason.read_only",
    errno.ENOSPC: "reason.space",
    errno.EDQUOT: "reason.space",
    errno.ENOENT: "reason.not_there",
    errno.ENOTDIR: "reason.no_folder",
    errno.EEXIST: "reason.no_folder",
    errno.EISDIR: "reason.is_folder",
    errno.ENAMETOOLONG: "reason.long_name",
    errno.EIO: "reason.disk",
}


def reason_of(error: OSError) -> Words:
    """Why the system refuses, in our own words; what we have none for by its number."""
    key = _REASONS.get(error.errno or 0)
    return both("reason.other", error.errno or "?") if key is None else both(key)


def folder() -> Path:
    """Where matches are kept: in the user's data folder, or where TABULARIUM_HOME says."""
    return Path(os.environ.get(HOME) or user_data_dir("tabularium", appauthor=False)) / "matches"


# ---------------------------------------------------------------------- writing


def save(session: Session) -> Path:
    """Write the match to its file; a new match gets one."""
    if session.path is None:
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        session.path = folder() / f"{session.game.id}-{stamp}-{uuid4().hex[:6]}.json"
    path = session.path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        try:
            draft.write_text(_text(session), encoding="utf-8")
            draft.replace(path)  # at once: nobody ever sees half a file
        except OSError:
            draft.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise CannotSave(path, reason_of(error)) from error
    return path


def _text(session: Session) -> str:
    """The record, which any reader of records understands, and under ``table`` what only we need."""
    table = {
        "sitters": [{"bot": sitter.bot, "name": sitter.name} for sitter in session.sitters],
        "lang": session.lang,
        "marks": session.marks,
        "over": session.match.is_over,
    }
    return session.match.record.dumps().rstrip().removesuffix("}").rstrip() + f',\n "table": {json.dumps(table)}\n}}\n'


# ---------------------------------------------------------------------- reading


@contextmanager
def reading(path: Path) -> Iterator[IO[str]]:
    """The file, opened as text. Raises UnreadableFile, also while it is being read."""
    try:
        with path.open(encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise UnreadableFile(path, reason_of(error)) from error
    except UnicodeDecodeError as error:
        raise UnreadableFile(path, both("reason.no_text")) from error


def text_of(path: Path) -> str:
    with reading(path) as file:
        return file.read()


def names_in(text: str) -> list[str]:
    """The names of those who sit at the table, where a saved match tells them."""
    table = json.loads(text).get("table")
    if table is None:
        return []
    sitters, _, _ = _table(table, read(text))
    return [sitter.name for sitter in sitters]


def people_in(text: str) -> list[int]:
    """The seats of people, where a saved match tells them."""
    table = json.loads(text).get("table")
    if table is None:
        return []
    sitters, _, _ = _table(table, read(text))
    return [seat for seat, sitter in enumerate(sitters) if sitter.is_person]


def load(path: Path) -> Session:
    """The match saved in this file, exactly where it was left."""
    text = text_of(path)
    record = read(text)
    sitters, lang, marks = _table(json.loads(text).get("table"), record)
    return Session(tabularium.replay(record), sitters, lang, marks, path)


def _table(table: Any, record: Record) -> tuple[tuple[Sitter, ...], str, list[int]]:
    try:
        sitters = tuple([Sitter(_bot(entry["bot"]), _name(entry["name"])) for entry in table["sitters"]])
        lang, marks = table["lang"], table["marks"]
        whole = all(isinstance(mark, int) for mark in marks)
        if lang not in LANGUAGES or not len(sitters) == len(marks) == record.seats or not whole:
            raise ValueError
        if not any(sitter.is_person for sitter in sitters):
            raise ValueError
    except (LookupError, TypeError, ValueError):
        raise CorruptRecord("table", both("table_damaged")) from None
    return sitters, lang, list(marks)


def _bot(value: Any) -> str:
    if value != "" and value not in BOTS:
        raise ValueError
    return str(value)


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError
    return value[:_NAME_LENGTH]


@dataclass(frozen=True, slots=True)
class Saved:
    """A file among the saved matches, as far as can be told without replaying it."""

    path: Path
    game: str
    """Empty if the file cannot be read."""
    sitters: tuple[Sitter, ...]
    is_over: bool
    moment: datetime


def saved_matches() -> list[Saved]:
    """All of them, the latest first."""
    there = folder()
    files = list(there.glob("*.json")) if there.is_dir() else []
    found = [saved for path in files if (saved := _glance(path)) is not None]
    return sorted(found, key=lambda saved: (saved.moment, saved.path.name), reverse=True)


def _glance(path: Path) -> Saved | None:
    try:
        moment = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:  # gone meanwhile, or a link to nowhere
        return None
    try:
        text = text_of(path)
        record = read(text)
        table = json.loads(text)["table"]
        sitters, _, _ = _table(table, record)
        return Saved(path, record.game, sitters, bool(table["over"]), moment)
    except (TabulariumError, LookupError, TypeError):
        return Saved(path, "", (), False, moment)


def latest(game: str | None = None, tell: Callable[[Path, TabulariumError], None] = lambda *_: None) -> Session:
    """The unfinished match that was saved last, of this game or of any.

    A file that cannot be read is passed over; ``tell`` hears of it and why.
    """
    for saved in saved_matches():
        is_wanted = game is None or (saved.game == game if saved.game else saved.path.name.startswith(f"{game}-"))
        if not is_wanted or saved.is_over:
            continue
        try:
            return load(saved.path)
        except TabulariumError as error:
            tell(saved.path, error)
    raise NoSavedMatch
