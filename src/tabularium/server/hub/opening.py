"""Opening tables, and sitting down at them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from random import SystemRandom
from secrets import token_urlsafe
from time import time

from sqlalchemy import delete, insert, select, update

from tabularium.core.agenda import Seat
from tabularium.core.game import Value
from tabularium.core.match import Match, begin, replayed
from tabularium.core.notation import UNDO
from tabularium.core.record import Record, read
from tabularium.core.registry import find
from tabularium.server.errors import BadRequest, Refusal
from tabularium.server.facts import load_facts, load_row
from tabularium.server.hub.checks import check, checked_seat, clean
from tabularium.server.hub.memory import Memory, Plain, whose_turn
from tabularium.server.schema import BY_LINK, WATCHER, actions, matches, seats, sittings, snapshots, tokens
from tabularium.server.strengths import checked_strength
from tabularium.server.wire import ClockAsked, SeatAsked

LONGEST_RECORD = 5_000
MOST_UNDOS_UPLOADED = 200

WATCH_MARK = "w."
"""Begins the token of a link for watching; no token has a dot of its own."""


class Opening(Memory):
    """New tables, links to their seats, rematches, and records from files."""

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
                    change.sit(WATCHER, user)
                return {"match": change.id, "seat": None}
            if not change.facts.is_held_by(seat, user):
                if found["used_by"] is not None:
                    raise Refusal("link_used")
                here = (sittings.c.match == change.id) & (sittings.c.seat == seat)
                if found["replaces"]:
                    change.connection.execute(delete(sittings).where(here))
                change.sit(seat, user)
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
            place = WATCHER if seat is None else checked_seat(change.match, seat)
            if place == WATCHER:
                check(bool(change.facts.seats_of(user)) or user == change.facts.row["creator"], "not_your_seat")
            else:
                is_holder = change.facts.is_held_by(place, user)
                check(is_holder or user == change.facts.row["creator"], "not_your_seat")
                if change.facts.seats[place]["kind"] == "bot":
                    raise Refusal("no_link")
            token = token_urlsafe(16)
            old = (tokens.c.match == change.id) & (tokens.c.seat == place)
            change.connection.execute(delete(tokens).where(old))
            change.connection.execute(
                insert(tokens).values(
                    hash=hashed(token), match=change.id, seat=place, replaces=place != WATCHER and not is_holder
                )
            )
        return f"/join#{WATCH_MARK if place == WATCHER else ''}{token}"

    def rematch(self, user: str, id: str, lang: str) -> Plain:
        """The same people, game and options at a new table; asked twice, the same new table."""
        with self._changing(id) as change:
            match, facts = change.match, change.facts
            check(bool(facts.seats_of(user)) or user == facts.row["creator"], "not_your_seat")
            if not match.is_over:
                raise Refusal("not_over")
            if facts.row["rematch"] is not None:
                return {"match": facts.row["rematch"], "links": {}, "watch": ""}
        asked = [SeatAsked(kind=place["kind"], name=place["name"], bot=place["bot"]) for place in facts.seats]
        bank, increment = facts.row["bank_ms"], facts.row["increment_ms"]
        clock = None if bank is None else ClockAsked(bank // 1000, increment // 1000)
        fresh = begin(match.game, match.seats, SystemRandom().getrandbits(128), match.options)
        # a program went away at the end and would not come back by itself: its seat gets a new link
        people = {
            seat: frozenset(who for who in holders if not who.startswith(BY_LINK))
            for seat, holders in facts.holders.items()
        }
        opened = self._open(user, fresh, asked, clock, holders=people, hints=facts.row["hints"])
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


def hashed(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()
