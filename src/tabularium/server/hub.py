"""The matches of this process: kept in memory as long as it is useful, checked against the database always.

Everything here blocks (database, rules), so the event loop calls it through threads. A change is made within one
transaction that holds the match: read what others may have written, apply, store every new entry of the record, the
dealer's included, commit; only then is anybody told.
"""

from __future__ import annotations

import json
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from random import SystemRandom
from secrets import token_urlsafe
from threading import Lock, RLock
from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

import tabularium as tab
from tabularium.core.agenda import Seat
from tabularium.core.errors import NoSuchSeat
from tabularium.core.game import Value
from tabularium.core.match import Match, begin, replayed, restored
from tabularium.core.notation import UNDO
from tabularium.core.record import Record, read
from tabularium.core.registry import find
from tabularium.server import table as tables
from tabularium.server.errors import BadRequest, Refusal
from tabularium.server.facts import Facts, load_actions, load_facts, load_row, played_before, refusal, seat_names
from tabularium.server.feats import feats_of, keep_feats
from tabularium.server.schema import (
    WATCHER,
    actions,
    chat,
    consents,
    matches,
    seats,
    sittings,
    snapshots,
    tokens,
)
from tabularium.server.settings import Settings
from tabularium.server.store import Store
from tabularium.server.strengths import checked_strength
from tabularium.server.wire import ClockAsked, SeatAsked

LONGEST_RECORD = 5_000
MOST_UNDOS_UPLOADED = 200
LONGEST_WITH_UNDO = 20_000
RETURN_MS = 60_000
"""What is on the clock of a person who comes back, at least; never more than the bank."""

WATCH_MARK = "w."
"""Begins the token of a link for watching; no token has a dot of its own."""

Plain = dict[str, Any]


class Entry:
    """A match in memory."""

    __slots__ = ("facts", "lock", "match", "tables")

    def __init__(self) -> None:
        self.lock = RLock()
        self.match: Match | None = None
        self.facts: Facts | None = None
        self.tables: dict[tuple[Seat | None, str, str], Plain] = {}

    def forget(self) -> None:
        self.match = None
        self.facts = None
        self.tables = {}


class Change:
    """A match while it is held for writing."""

    def __init__(self, hub: Hub, connection: Connection, entry: Entry, match: Match, facts: Facts) -> None:
        self.hub = hub
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


class Hub:
    """All matches, for one process."""

    def __init__(
        self, store: Store, settings: Settings, changed: Callable[[str, int], None] = lambda match, rev: None
    ) -> None:
        self.store = store
        self.settings = settings
        self.changed = changed
        """Called with (match, rev) once a change stands."""
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._lock = Lock()

    # ------------------------------------------------------------------ memory and database

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
        row = load_row(connection, id, lock) if _is_id(id) else None
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
            saved = connection.scalar(select(snapshots.c.saved).where(snapshots.c.match == id))
            assert saved is not None
            match = restored(find(game), saved)
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
                    change = Change(self, connection, entry, match, facts)
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

    # ------------------------------------------------------------------ opening tables

    def create(
        self,
        user: str,
        game: str,
        asked: Sequence[SeatAsked],
        options: dict[str, Value],
        clock: ClockAsked | None = None,
        seed: int | None = None,
        hints: bool | None = None,
    ) -> Plain:
        """Open a table: `{match, links, watch}`. The links are told here and never again.

        Unless it is said, hints are given where one person plays alone against bots, and nowhere else.
        """
        card = find(game)
        match = begin(
            card, card.check_seats(len(asked)), SystemRandom().getrandbits(128) if seed is None else seed, options
        )
        return self._open(user, match, asked, clock, hints=hints)

    def _open(
        self,
        user: str,
        match: Match,
        asked: Sequence[SeatAsked],
        clock: ClockAsked | None,
        holders: dict[int, frozenset[str]] | None = None,
        has_links: bool = True,
        hints: bool | None = None,
    ) -> Plain:
        id, now = token_urlsafe(9), time()
        bank = None if clock is None else clock.bank_s * 1000
        rows: list[Plain] = []
        sat: list[tuple[int, str]] = [(WATCHER, user)]
        links: dict[int, str] = {WATCHER: token_urlsafe(16)}
        for seat, wanted in enumerate(asked):
            is_bot = wanted.kind == "bot"
            rows.append(
                {
                    "match": id,
                    "seat": seat,
                    "kind": wanted.kind,
                    "name": clean(wanted.name, 40) or None,
                    "bot": checked_strength(wanted.bot) if is_bot else None,
                    "clock_ms": None if is_bot else bank,
                    "timed_out": False,
                    "heard": 0,
                    "is_connected": False,
                    "present_until": 0.0,
                }
            )
            sitting = frozenset({user}) if wanted.kind in ("me", "here") else frozenset()
            if holders is not None:
                sitting = frozenset() if is_bot else holders.get(seat, frozenset())
            sat += [(seat, holder) for holder in sitting]
            if wanted.kind == "friend" and not sitting and has_links:
                links[seat] = token_urlsafe(16)
        if holders is not None:
            sat += [(WATCHER, watcher) for watcher in holders.get(WATCHER, frozenset()) - {user}]
        with self.store.writing() as connection:
            connection.execute(
                insert(matches).values(
                    id=id,
                    game=match.game.id,
                    rules=match.game.version,
                    seats=match.seats,
                    creator=user,
                    created=now,
                    updated=now,
                    index=match.index,
                    rev=1,
                    to_decide=None,
                    turn_at=now,
                    bank_ms=bank,
                    increment_ms=None if clock is None else clock.increment_s * 1000,
                    hints=sum(wanted.kind != "bot" for wanted in asked) == 1 if hints is None else hints,
                )
            )
            connection.execute(insert(seats), rows)
            held = [{"match": id, "seat": seat, "user": holder, "since": now} for seat, holder in sat]
            connection.execute(insert(sittings), held)
            connection.execute(insert(snapshots).values(match=id, index=match.index, saved=match.save()))
            texts = match.record.actions
            if texts:
                connection.execute(
                    insert(actions),
                    [
                        {"match": id, "index": place, "actor": actor, "action": text, "at": now}
                        for place, (text, actor) in enumerate(zip(texts, match._actors, strict=True))
                    ],
                )
            connection.execute(
                insert(tokens),
                [
                    {"hash": hashed(token), "match": id, "seat": seat, "replaces": False}
                    for seat, token in links.items()
                ],
            )
            row = load_row(connection, id)
            assert row is not None
            turn = whose_turn(match, load_facts(connection, row))
            connection.execute(update(matches).where(matches.c.id == id).values(**turn))
            self.store.announce(connection, id, 1)
        self.changed(id, 1)
        watch = links.pop(WATCHER)
        return {
            "match": id,
            "links": {str(seat): f"/join#{token}" for seat, token in links.items()},
            "watch": f"/join#{WATCH_MARK}{watch}",
        }

    def join(self, user: str, token: str, name: str | None = None) -> Plain:
        """Sit down by a link, or watch by one."""
        token = token.removeprefix(WATCH_MARK)
        with self.store.reading() as connection:
            found = connection.execute(select(tokens).where(tokens.c.hash == hashed(token))).mappings().first()
        if found is None:
            raise Refusal("bad_link")
        with self._changing(found["match"]) as change:
            found = change.connection.execute(select(tokens).where(tokens.c.hash == hashed(token))).mappings().first()
            if found is None:
                raise Refusal("bad_link")
            seat: int = found["seat"]
            if seat == WATCHER:
                if not change.facts.may_watch(user):
                    _sit(change, WATCHER, user)
                return {"match": change.id, "seat": None}
            if not change.facts.is_held_by(seat, user):
                if found["used_by"] is not None:
                    raise Refusal("link_used")
                here = (sittings.c.match == change.id) & (sittings.c.seat == seat)
                if found["replaces"]:
                    change.connection.execute(delete(sittings).where(here))
                _sit(change, seat, user)
                used = update(tokens).where(tokens.c.hash == found["hash"]).values(used_by=user)
                change.connection.execute(used)
                if change.facts.row["to_decide"] == seat and not change.facts.is_held(seat):
                    change.row(turn_at=change.now)  # the clock starts when the person is there
            called = clean(name, 40)
            if called and called != change.facts.seats[seat]["name"]:
                change.seat(seat, name=called)
            return {"match": change.id, "seat": seat}

    def new_link(self, user: str, id: str, seat: Seat | None) -> str:
        """A fresh link, which makes the older ones worthless.

        Asked by the one who sits there, it leads a further browser of his to the seat; asked by the one who
        opened the table, it gives the seat to somebody else.
        """
        with self._changing(id) as change:
            place = WATCHER if seat is None else _seat(change.match, seat)
            if place == WATCHER:
                _check(bool(change.facts.seats_of(user)) or user == change.facts.row["creator"], "not_your_seat")
            else:
                is_holder = change.facts.is_held_by(place, user)
                _check(is_holder or user == change.facts.row["creator"], "not_your_seat")
                if change.facts.seats[place]["kind"] == "bot":
                    raise Refusal("no_link")
            token = token_urlsafe(16)
            old = (tokens.c.match == change.id) & (tokens.c.seat == place)
            change.connection.execute(delete(tokens).where(old))
            change.connection.execute(
                insert(tokens).values(
                    hash=hashed(token),
                    match=change.id,
                    seat=place,
                    replaces=place != WATCHER and not is_holder,
                )
            )
        return f"/join#{WATCH_MARK if place == WATCHER else ''}{token}"

    def mine(self, user: str, lang: str) -> list[Plain]:
        """The matches where this browser sits or watches, the latest first."""
        found: list[Plain] = []
        with self.store.reading() as connection:
            held: dict[str, list[int]] = {}
            for sitting in connection.execute(select(sittings.c.match, sittings.c.seat).where(sittings.c.user == user)):
                held.setdefault(sitting.match, []).append(sitting.seat)
            latest = select(matches).where(matches.c.id.in_(list(held))).order_by(matches.c.updated.desc()).limit(50)
            rows = connection.execute(latest).mappings().all()
            of = {row["id"]: [] for row in rows}  # type: dict[str, list[Any]]
            sat = select(seats).where(seats.c.match.in_(list(of))).order_by(seats.c.match, seats.c.seat)
            for seat in connection.execute(sat).mappings():
                of[seat["match"]].append(seat)
        for row in rows:
            card, places = find(row["game"]), tuple(of[row["id"]])
            default = [card.wording.player_name(seat, lang) for seat in range(row["seats"])]
            names = seat_names(places, default)
            seated = sorted(seat for seat in held[row["id"]] if seat != WATCHER)
            decides = row["to_decide"]
            found.append(
                {
                    "match": row["id"],
                    "game": row["game"],
                    "name": card.names[lang],
                    "seats": [{"name": name, "kind": place["kind"]} for name, place in zip(names, places)],
                    "mine": seated,
                    "to_decide": decides,
                    "my_turn": decides in seated and row["awaits"] is None,
                    "is_over": decides is None,
                    "index": row["index"],
                    "updated": row["updated"],
                }
            )
        return found

    def feats(self, user: str, lang: str) -> list[Plain]:
        """The achievements of all games, with those that this browser has earned."""
        with self.store.reading() as connection:
            return feats_of(connection, user, lang)

    # ------------------------------------------------------------------ looking

    def table(self, user: str, id: str, seat: Seat | None, lang: str, layout: str) -> Plain:
        with self._seen(id) as (entry, match, facts):
            _may_see(match, facts, user, seat)
            key = (seat, lang, layout)
            shown = entry.tables.get(key)
            if shown is None:
                shown = entry.tables[key] = tables.table(match, facts, seat, lang, layout)
            return {**tables.with_clocks(shown, facts, time()), "is_host": user == facts.row["creator"]}

    def in_words(self, user: str, id: str, seat: Seat | None, lang: str) -> list[Plain]:
        """The table in words, part by part, for those who do not see the picture."""
        with self._seen(id) as (_, match, facts):
            _may_see(match, facts, user, seat)
            return [
                {
                    "id": panel.id,
                    "title": panel.title,
                    "seat": panel.seat,
                    "lines": ["".join([span.text for span in line]) for line in panel.lines],
                }
                for panel in match.panels(seat, lang, facts.names(match.names(lang)))
            ]

    def place_of(self, user: str, id: str) -> Plain:
        """What this browser is to the match: the context of its page."""
        with self._seen(id) as (_, match, facts):
            return {
                "game": match.game.id,
                "my_seats": facts.seats_of(user),
                "may_watch": facts.may_watch(user),
                "is_over": match.is_over,
            }

    def log(self, user: str, id: str, seat: Seat | None, lang: str, since: int) -> Plain:
        with self._seen(id) as (_, match, facts):
            _may_see(match, facts, user, seat)
            return {"log": match.log(seat, lang, facts.names(match.names(lang)), since), "log_from": since}

    def record(self, user: str, id: str, seat: Seat | None) -> Plain | str:
        """The record: as this seat knows it, and complete once the match is over."""
        with self._seen(id) as (_, match, facts):
            _may_see(match, facts, user, seat)
            record = match.record
            if match.is_over:
                return record.dumps()
            return {
                "tabularium": 1,
                "game": record.game,
                "rules": record.rules,
                "seats": record.seats,
                "options": record.options,
                "commitment": match.commitment,
                "actions": match.actions_seen(seat),
            }

    def replay(self, user: str, id: str, at: int | None, seat: Seat | None, lang: str, layout: str) -> Plain:
        """The table as it was when its record had this length."""
        with self._seen(id) as (_, match, facts):
            _check(facts.may_watch(user), "private")
            if seat is not None:
                _seat(match, seat)
                if not match.is_over:
                    raise Refusal("not_over")
            if at is not None and at > match.index:
                raise Refusal("no_moment")
            moments = match.moments
            wanted = match.index if at is None else max([m for m in moments if m <= at], default=moments[0])
            then = match if wanted == match.index else match.at(wanted)
            names = facts.names(match.names(lang))
            decision = then.decision
            shown = tables.table(then, facts, seat, lang, layout)
            if decision is not None:  # nobody is asked or awaited here
                view = then.game.view(then._state, seat)
                shown["prompt"] = then.game.wording.waiting(view, lang, names)
            total = tables.events_told(then)
            kept = ("match", "game", "seat", "lang", "layout", "index", "is_over", "players", "to_decide", "prompt")
            return {
                **{key: shown[key] for key in kept},
                "log": then.log(seat, lang, names),
                "log_from": 0,
                "picture": shown["picture"],
                "over": shown["over"],
                "length": match.index,
                "event_at": total,
                "moments": moments,
            }

    # ------------------------------------------------------------------ playing

    def play(self, user: str, id: str, seat: Seat, action: str, index: int, client_id: str) -> int:
        """A person's move. The answer is the length of the record after it."""
        with self._changing(id) as change:
            _seat(change.match, seat)
            _check(change.facts.is_held_by(seat, user), "not_your_seat")
            known = played_before(change.connection, id, client_id)
            if known is not None:
                if known["actor"] != seat or known["action"] != action:
                    raise Refusal("client_id_used", index=change.match.index)
                return int(known["upto"])
            return self._play(change, seat, action, index, client_id, is_bot=False)

    def play_bot(self, id: str, seat: Seat, action: str, index: int) -> int:
        """A bot's move, by the same path."""
        with self._changing(id) as change:
            return self._play(change, seat, action, index, None, is_bot=True)

    def _play(self, change: Change, seat: Seat, action: str, index: int, client_id: str | None, is_bot: bool) -> int:
        match, facts = change.match, change.facts
        before = match.index
        if index != before:
            raise Refusal("stale", index=before)
        if (facts.bot_at(seat) is not None) != is_bot:
            if not is_bot and facts.seats[seat]["kind"] != "bot":
                raise Refusal("timed_out", index=before)
            raise Refusal("stale" if is_bot else "not_your_seat", index=before)
        match.play(action, seat)
        self._enter(change, before, client_id)
        change.seat(seat, heard=tables.events_told(match), **self._clock_after(change, seat))
        return match.index

    def _clock_after(self, change: Change, seat: Seat) -> Plain:
        """The bank shrinks by what was thought, and grows when the turn passes on."""
        facts, place = change.facts, change.facts.seats[seat]
        if not facts.has_clocks or place["clock_ms"] is None or place["timed_out"]:
            return {}
        left = place["clock_ms"] - max(0, round((change.now - facts.row["turn_at"]) * 1000))
        decision = change.match.decision
        passes = decision is None or decision.seat != seat
        return {"clock_ms": max(0, left) + (facts.row["increment_ms"] if passes else 0)}

    def undo(self, user: str, id: str, seat: Seat, index: int) -> int | None:
        """Take back the seat's last move, and what followed it: at once if nobody has to agree, else None."""
        with self._changing(id) as change:
            match, facts = change.match, change.facts
            _seat(match, seat)
            _check(facts.is_held_by(seat, user), "not_your_seat")
            if index != match.index:
                raise Refusal("stale", index=match.index)
            if match.is_over:
                match.undo(seat)  # refuses, in its own words
            if facts.seats[seat]["timed_out"]:
                raise Refusal("timed_out", index=match.index)
            if match.index > LONGEST_WITH_UNDO:
                raise Refusal("too_long")
            if tables.last_move_of(match, seat) is None:
                raise Refusal("nothing_to_undo")
            if match.can_undo(seat) or not facts.must_consent(seat):
                return self._take_back(change, seat)
            if seat in facts.refused:
                raise Refusal("undo_refused", index=match.index)
            at = (consents.c.match == id) & (consents.c.index == index) & (consents.c.seat >= 0)
            change.connection.execute(delete(consents).where(at))
            change.row(undo_by=seat, undo_index=index)
            return None

    def _take_back(self, change: Change, seat: Seat) -> int:
        match, before = change.match, change.match.index
        back = tables.last_move_of(match, seat)
        if back is None:
            raise Refusal("nothing_to_undo")
        for _ in range(back):
            match.undo(everyone_agrees=True)
        self._enter(change, before)
        told = tables.events_told(match)
        for other, place in enumerate(change.facts.seats):
            if place["heard"] > told or other == seat:
                change.seat(other, heard=told)
        return match.index

    def consent(self, user: str, id: str, seat: Seat, agree: bool, index: int) -> int | None:
        """Agree that another seat takes back, or refuse; who asked can withdraw by refusing."""
        with self._changing(id) as change:
            match, facts = change.match, change.facts
            _seat(match, seat)
            _check(facts.is_held_by(seat, user), "not_your_seat")
            by = facts.row["undo_by"]
            if by is None or facts.row["undo_index"] != match.index or (by == seat and agree):
                raise Refusal("not_asked", index=match.index)
            if index != match.index:
                raise Refusal("stale", index=match.index)
            if not agree:
                if seat != by:
                    said = refusal(by, seat)
                    change.connection.execute(insert(consents).values(match=id, index=index, seat=said))
                change.row(undo_by=None)
                return None
            if seat not in facts.agreed:
                change.connection.execute(insert(consents).values(match=id, index=index, seat=seat))
                change.row()
            agreed = {*facts.agreed, seat}
            waiting = [
                other
                for other in facts.must_consent(by)
                if other not in agreed and not any(facts.holders[other] & facts.holders.get(s, set()) for s in agreed)
            ]
            return None if waiting else self._take_back(change, by)

    def say(self, user: str, id: str, seat: Seat, text: str) -> None:
        with self._changing(id) as change:
            _seat(change.match, seat)
            _check(change.facts.is_held_by(seat, user), "not_your_seat")
            said = clean(text, 500)
            if not said:
                raise BadRequest("text", "empty")
            _write(change, seat, said)

    def take_seat_back(self, user: str, id: str, seat: Seat) -> int:
        """A person whose time ran out is here again."""
        with self._changing(id) as change:
            _seat(change.match, seat)
            _check(change.facts.is_held_by(seat, user), "not_your_seat")
            if not change.facts.seats[seat]["timed_out"]:
                raise Refusal("not_timed_out")
            bank = change.facts.row["bank_ms"] or RETURN_MS
            change.seat(seat, timed_out=False, clock_ms=min(bank, RETURN_MS))
            _write(change, seat, tables.NOTE_MARK + "returned")
            change.row(turn_at=change.now)
            return change.match.index

    def rematch(self, user: str, id: str, lang: str) -> Plain:
        """The same people, game and options at a new table; asked twice, the same new table."""
        with self._changing(id) as change:
            match, facts = change.match, change.facts
            _check(bool(facts.seats_of(user)) or user == facts.row["creator"], "not_your_seat")
            if not match.is_over:
                raise Refusal("not_over")
            if facts.row["rematch"] is not None:
                return {"match": facts.row["rematch"], "links": {}, "watch": ""}
        asked = [SeatAsked(kind=place["kind"], name=place["name"], bot=place["bot"]) for place in facts.seats]
        bank, increment = facts.row["bank_ms"], facts.row["increment_ms"]
        clock = None if bank is None else ClockAsked(bank // 1000, increment // 1000)
        fresh = begin(match.game, match.seats, SystemRandom().getrandbits(128), match.options)
        opened = self._open(user, fresh, asked, clock, holders=facts.holders, hints=facts.row["hints"])
        with self._changing(id) as change:
            if change.facts.row["rematch"] is not None:  # somebody was quicker
                return {"match": change.facts.row["rematch"], "links": {}, "watch": ""}
            change.row(rematch=opened["match"])
        return opened

    def upload(self, user: str, text: str, mode: str, asked: Sequence[SeatAsked] | None) -> Plain:
        """A record from a file, to play on or to look at."""
        if is_redacted(text):
            raise Refusal("record_not_over")
        record = read(text)
        if record.start is not None:
            raise Refusal("record_begins_later")
        if len(record.actions) > LONGEST_RECORD or record.actions.count(UNDO) > MOST_UNDOS_UPLOADED:
            raise Refusal("record_too_long")
        card = find(record.game)
        match = replayed(record, card)
        is_to_watch = mode == "watch" or match.is_over
        if not match.is_over:
            # whoever has the file knows its seed: the future is dealt from a new one
            whole, seed = match.record, SystemRandom().getrandbits(128)
            match = replayed(Record(whole.game, whole.rules, whole.seats, whole.options, seed, whole.actions), card)
        if is_to_watch:
            asked = [SeatAsked(kind="friend") for _ in range(match.seats)]
        elif asked is None:
            asked = [SeatAsked(kind="me" if seat == 0 else "bot") for seat in range(match.seats)]
        if len(asked) != match.seats:
            raise BadRequest("seats", "count", str(match.seats))
        return self._open(user, match, asked, None, has_links=not is_to_watch)

    # ------------------------------------------------------------------ for the workers

    def bots_turn(self, id: str) -> tuple[Match, Seat, str] | None:
        """The match as it stands, the seat and the strength, if a bot is to decide."""
        with self._seen(id) as (_, match, facts):
            decision = match.decision
            strength = None if decision is None else facts.bot_at(decision.seat)
            if decision is None or strength is None:
                return None
            return match, decision.seat, strength

    def time_out(self, id: str, seat: Seat) -> None:
        """The seat's bank is empty: a bot plays for it until the person returns."""
        with self._changing(id) as change:
            row, place = change.facts.row, change.facts.seats[seat]
            is_late = row["turn_at"] + (place["clock_ms"] or 0) / 1000 < change.now
            if change.facts.has_clocks and row["to_decide"] == seat and row["awaits"] is None and is_late:
                change.seat(seat, timed_out=True, clock_ms=0)
                _write(change, seat, tables.NOTE_MARK + "timed_out")

    def gone(self, id: str, seat: Seat) -> None:
        """The seat's browser has not been heard of for a while."""
        with self._changing(id) as change:
            place = change.facts.seats[seat]
            if place["is_connected"] and place["present_until"] < change.now:
                change.seat(seat, is_connected=False)

    # ------------------------------------------------------------------ presence

    def present(self, id: str, seat: Seat, is_here: bool) -> None:
        """Somebody's browser is open at this seat, or no longer."""
        until = time() + self.settings.presence_s if is_here else 0.0
        at = (seats.c.match == id) & (seats.c.seat == seat)
        with self.store.reading() as connection:
            known = connection.scalar(select(seats.c.is_connected).where(at))
        if bool(known) == is_here:
            with self.store.writing() as connection:
                connection.execute(update(seats).where(at).values(present_until=until))
            return
        with self._changing(id) as change:
            change.seat(seat, is_connected=is_here, present_until=until)

    def revisions(self, ids: Sequence[str]) -> dict[str, int]:
        with self.store.reading() as connection:
            found = connection.execute(select(matches.c.id, matches.c.rev).where(matches.c.id.in_(list(ids))))
            return {row.id: row.rev for row in found}


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


def is_redacted(text: str) -> bool:
    """Is this what a seat is given of a match that is not over: no seed, and null for what it has not seen?"""
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError):
        return False  # whoever reads it says what is wrong
    if not isinstance(data, dict) or "tabularium" not in data or data.get("seed") is not None:
        return False
    played = data.get("actions")
    return "commitment" in data or (isinstance(played, list) and None in played)


def whose_turn(match: Match, facts: Facts) -> Plain:
    decision = match.decision
    if decision is None:
        return {"to_decide": None, "awaits": None}
    return {"to_decide": decision.seat, "awaits": facts.bot_at(decision.seat)}


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def clean(text: str | None, longest: int) -> str:
    """What people may write: no control characters, nothing that turns the direction of what follows."""
    kept = [c for c in (text or "") if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn") and c not in _TURNING]
    return " ".join("".join(kept).split())[:longest].strip()


_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _is_id(text: str) -> bool:
    return len(text) <= 32 and text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()


def _seat(match: Match, seat: Seat) -> Seat:
    if not 0 <= seat < match.seats:
        raise NoSuchSeat(seat, match.seats)
    return seat


def _check(is_so: bool, refusal: str) -> None:
    if not is_so:
        raise Refusal(refusal)


def _may_see(match: Match, facts: Facts, user: str, seat: Seat | None) -> None:
    if seat is None:
        _check(facts.may_watch(user), "private")
    else:
        _seat(match, seat)
        _check(facts.is_held_by(seat, user), "not_your_seat" if facts.may_watch(user) else "private")


def _write(change: Change, seat: Seat, text: str) -> None:
    """One more line beside the game."""
    last = change.facts.chat[-1]["number"] if change.facts.chat else 0
    line = insert(chat).values(match=change.id, number=last + 1, seat=seat, text=text, at=change.now)
    change.connection.execute(line)
    change.row()


def _sit(change: Change, seat: Seat, user: str) -> None:
    change.connection.execute(insert(sittings).values(match=change.id, seat=seat, user=user, since=change.now))
    change.row()
