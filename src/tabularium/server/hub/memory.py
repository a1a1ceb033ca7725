"""Matches in memory, checked against the database always.

A change is made within one transaction that holds the match: read what others may have written, apply, store every
new entry of the record, the dealer's included, commit; only then is anybody told.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock, RLock
from time import time
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

import tabularium as tab
from tabularium.core.agenda import Action, Seat
from tabularium.core.errors import RenumberedSave
from tabularium.core.match import Match, replayed, restored
from tabularium.core.notation import UNDO
from tabularium.core.record import Record
from tabularium.core.registry import find
from tabularium.server.errors import Refusal
from tabularium.server.facts import Facts, load_actions, load_facts, load_row
from tabularium.server.feats import keep_feats
from tabularium.server.hub.checks import is_id
from tabularium.server.schema import actions, chat, matches, seats, sittings, snapshots
from tabularium.server.settings import Settings
from tabularium.server.store import Store

Plain = dict[str, Any]


class Entry:
    """A match in memory."""

    __slots__ = ("chosen", "facts", "lock", "match", "tables")

    def __init__(self) -> None:
        self.lock = RLock()
        self.match: Match | None = None
        self.facts: Facts | None = None
        self.tables: dict[tuple[Seat | None, str, str], Plain] = {}
        self.chosen: dict[tuple[Seat, int], dict[int, Action]] = {}

    def forget(self) -> None:
        self.match = None
        self.facts = None
        self.tables = {}
        self.chosen = {}

    def chosen_by(self, seat: Seat) -> dict[int, Action]:
        """What the seat has chosen in a match that is over: found by a replay, so it is remembered."""
        assert self.match is not None
        assert self.match.is_over
        key = seat, self.match.index  # who takes back the last move plays on, and it ends otherwise
        if key not in self.chosen:
            self.chosen[key] = self.match.chosen_by(seat)
        return self.chosen[key]


class Change:
    """A match while it is held for writing."""

    def __init__(self, connection: Connection, entry: Entry, match: Match, facts: Facts) -> None:
        self.connection = connection
        self.entry = entry
        self.match = match
        self.facts = facts
        self.now = time()
        self.is_made = False
        self.set: Plain = {}

    @property
    def id(self) -> str:
        return str(self.facts.row["id"])

    def seat(self, seat: Seat, **values: Any) -> None:
        self.is_made = True
        at = (seats.c.match == self.id) & (seats.c.seat == seat)
        self.connection.execute(update(seats).where(at).values(**values))

    def row(self, **values: Any) -> None:
        self.is_made = True
        self.set.update(values)

    def write(self, seat: Seat, text: str) -> None:
        """One more line beside the game."""
        last = self.facts.chat[-1]["number"] if self.facts.chat else 0
        line = insert(chat).values(match=self.id, number=last + 1, seat=seat, text=text, at=self.now)
        self.connection.execute(line)
        self.row()

    def sit(self, seat: Seat, user: str) -> None:
        self.connection.execute(insert(sittings).values(match=self.id, seat=seat, user=user, since=self.now))
        self.row()


class Memory:
    """The matches of one process, to look at (`_seen`) and to change (`_changing`)."""

    def __init__(
        self, store: Store, settings: Settings, changed: Callable[[str, int], None] = lambda match, rev: None
    ) -> None:
        self.store = store
        self.settings = settings
        self.changed = changed
        """Called with (match, rev) once a change stands."""
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._lock = Lock()

    def _entry(self, match: str) -> Entry:
        with self._lock:
            entry = self._entries.get(match)
            if entry is None:
                entry = self._entries[match] = Entry()
                if len(self._entries) > self.settings.matches_in_memory:
                    self._entries.popitem(last=False)
            else:
                self._entries.move_to_end(match)
            return entry

    def _refresh(self, connection: Connection, entry: Entry, id: str, lock: bool = False) -> tuple[Match, Facts]:
        """The match and its facts as they are stored now; what is in memory is used as far as it goes."""
        row = load_row(connection, id, lock) if is_id(id) else None
        if row is None:
            with self._lock:
                self._entries.pop(id, None)
            raise Refusal("unknown_match")
        facts, match = entry.facts, entry.match
        if facts is None or facts.rev != row["rev"]:
            facts = load_facts(connection, row)
            entry.tables = {}
        if match is None or match.index != row["index"]:
            match = self._caught_up(connection, match, row["game"], id, row["index"])
        entry.match, entry.facts = match, facts
        return match, facts

    def _caught_up(self, connection: Connection, match: Match | None, game: str, id: str, index: int) -> Match:
        if match is None or match.index > index:
            match = _restored(connection, find(game), id)
        since = match.index
        stored = load_actions(connection, id, since, index)
        try:
            return caught_up(match, stored)
        except (DealtOtherwise, tab.TabulariumError):  # the record was not dealt from its seed: take it as it stands
            whole = match.record
            return replayed(
                Record(
                    whole.game, whole.rules, whole.seats, whole.options, whole.seed, (*whole.actions[:since], *stored)
                ),
                find(game),
            )

    @contextmanager
    def _seen(self, id: str) -> Iterator[tuple[Entry, Match, Facts]]:
        entry = self._entry(id)
        with entry.lock, self.store.reading() as connection:
            match, facts = self._refresh(connection, entry, id)
            yield entry, match, facts

    @contextmanager
    def _changing(self, id: str) -> Iterator[Change]:
        """Hold a match, change it, store it, tell of it; on any refusal or failure nothing has happened."""
        entry, before = self._entry(id), -1
        with entry.lock:
            try:
                with self.store.writing() as connection:
                    match, facts = self._refresh(connection, entry, id, lock=True)
                    before = match.index
                    change = Change(connection, entry, match, facts)
                    yield change
                    is_changed = change.is_made or match.index != before
                    after = self._stored(change, before) if is_changed else None
            except IntegrityError:  # somebody else has written this index: cannot happen while the match is held
                entry.forget()
                raise Refusal("stale") from None
            except BaseException as error:
                if not isinstance(error, tab.TabulariumError) or entry.match is None or entry.match.index != before:
                    entry.forget()
                raise
            if after is not None:
                entry.facts = after
                entry.tables = {}
        if after is not None:
            self.changed(id, after.rev)

    def _stored(self, change: Change, before: int) -> Facts:
        match, row, connection = change.match, change.facts.row, change.connection
        values: Plain = {"rev": row["rev"] + 1, **change.set}
        if match.index != before:
            values |= {"index": match.index, "updated": change.now, "turn_at": change.now, "undo_by": None}
            if match.index // self.settings.snapshot_every != before // self.settings.snapshot_every or match.is_over:
                at = snapshots.c.match == change.id
                connection.execute(update(snapshots).where(at).values(index=match.index, saved=match.save()))
        facts = load_facts(connection, {**row, **values})
        if match.is_over and match.index != before:
            keep_feats(connection, match, facts, change.now)
        values |= whose_turn(match, facts)
        connection.execute(update(matches).where(matches.c.id == change.id).values(**values))
        self.store.announce(connection, change.id, values["rev"])
        return replace(facts, row={**row, **values})

    def _enter(self, change: Change, before: int, client_id: str | None = None) -> None:
        """Store the new entries of the record."""
        match = change.match
        texts, actors = match.record.actions[before:], match._actors[before:]
        rows = [
            {
                "match": change.id,
                "index": before + place,
                "actor": actor,
                "action": text,
                "at": change.now,
                "client_id": client_id if place == 0 else None,
                "upto": match.index if place == 0 else None,
            }
            for place, (text, actor) in enumerate(zip(texts, actors, strict=True))
        ]
        change.connection.execute(insert(actions), rows)


def _restored(connection: Connection, card: tab.Game, id: str) -> Match:
    """The match as its snapshot has it; with the stored entries, if the game's actions are others by now."""
    at, saved = connection.execute(select(snapshots.c.index, snapshots.c.saved).where(snapshots.c.match == id)).one()
    try:
        return restored(card, saved)
    except RenumberedSave:
        return restored(card, saved, load_actions(connection, id, 0, at))


class DealtOtherwise(Exception):
    """The stored outcomes of chance are not those that the seed gives."""


def caught_up(match: Match, stored: Sequence[str]) -> Match:
    """The match after these further entries of its record."""
    since = match.index
    for place, text in enumerate(stored):
        if since + place < match.index:
            continue  # the dealer has already dealt it
        if text == UNDO:
            match.undo(everyone_agrees=True)
        else:
            match.play(text)
    if stored and match.record.actions[since:] != tuple(stored):
        raise DealtOtherwise
    return match


def whose_turn(match: Match, facts: Facts) -> Plain:
    decision = match.decision
    if decision is None:
        return {"to_decide": None, "awaits": None}
    return {"to_decide": decision.seat, "awaits": facts.bot_at(decision.seat)}
