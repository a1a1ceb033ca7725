"""Whose turn it is, whose time is up, and who is there: for the workers and the live updates."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from sqlalchemy import select, update

from tabularium.core.agenda import Seat
from tabularium.core.match import Match
from tabularium.server import table as tables
from tabularium.server.hub.memory import Memory
from tabularium.server.schema import matches, seats


class Attending(Memory):
    """What happens at a table without anybody's request."""

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
                change.write(seat, tables.NOTE_MARK + "timed_out")

    def gone(self, id: str, seat: Seat) -> None:
        """The seat's browser has not been heard of for a while."""
        with self._changing(id) as change:
            place = change.facts.seats[seat]
            if place["is_connected"] and place["present_until"] < change.now:
                change.seat(seat, is_connected=False)

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
