"""What a browser is shown of its matches."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import select

from tabularium.core.agenda import Seat
from tabularium.core.registry import find
from tabularium.server import program
from tabularium.server import table as tables
from tabularium.server.errors import Refusal
from tabularium.server.facts import seat_names
from tabularium.server.feats import feats_of
from tabularium.server.hub.checks import check, check_may_see, checked_seat, reviewable
from tabularium.server.hub.memory import Memory, Plain
from tabularium.server.schema import WATCHER, matches, seats, sittings


class Looking(Memory):
    """Nothing here changes a match, and nothing is shown that the one who asks may not know."""

    def mine(self, user: str, lang: str) -> list[Plain]:
        """The matches where this browser sits or watches, the latest first."""
        found: list[Plain] = []
        with self.store.reading() as connection:
            held: dict[str, list[int]] = {}
            for sitting in connection.execute(select(sittings.c.match, sittings.c.seat).where(sittings.c.user == user)):
                held.setdefault(sitting.match, []).append(sitting.seat)
            latest = select(matches).where(matches.c.id.in_(list(held))).order_by(matches.c.updated.desc()).limit(50)
            rows = connection.execute(latest).mappings().all()
            of: dict[str, list[Any]] = {row["id"]: [] for row in rows}
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

    def table(self, user: str, id: str, seat: Seat | None, lang: str, layout: str) -> Plain:
        with self._seen(id) as (entry, match, facts):
            check_may_see(match, facts, user, seat)
            key = (seat, lang, layout)
            shown = entry.tables.get(key)
            if shown is None:
                shown = entry.tables[key] = tables.table(match, facts, seat, lang, layout)
            return {**tables.with_clocks(shown, facts, time()), "is_host": user == facts.row["creator"]}

    def look(self, user: str, id: str, seat: Seat | None, lang: str) -> program.Look:
        """The table for a program."""
        with self._seen(id) as (_, match, facts):
            check_may_see(match, facts, user, seat)
            return program.look(match, facts, seat, lang)

    def in_words(self, user: str, id: str, seat: Seat | None, lang: str) -> list[Plain]:
        """The table in words, part by part, for those who do not see the picture."""
        with self._seen(id) as (_, match, facts):
            check_may_see(match, facts, user, seat)
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
                "reviewable": reviewable(match, facts, user),
            }

    def log(self, user: str, id: str, seat: Seat | None, lang: str, since: int) -> Plain:
        with self._seen(id) as (_, match, facts):
            check_may_see(match, facts, user, seat)
            return {"log": match.log(seat, lang, facts.names(match.names(lang)), since), "log_from": since}

    def record(self, user: str, id: str, seat: Seat | None) -> Plain | str:
        """The record: as this seat knows it, and complete once the match is over."""
        with self._seen(id) as (_, match, facts):
            check_may_see(match, facts, user, seat)
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
            check(facts.may_watch(user), "private")
            if seat is not None:
                checked_seat(match, seat)
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
