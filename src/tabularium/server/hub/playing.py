"""What people and bots do at a table."""

from __future__ import annotations

from sqlalchemy import delete, insert

from tabularium.core.agenda import Seat
from tabularium.server import table as tables
from tabularium.server.errors import BadRequest, Refusal
from tabularium.server.facts import played_before, refusal
from tabularium.server.hub.checks import check, checked_seat, clean
from tabularium.server.hub.memory import Change, Memory, Plain
from tabularium.server.schema import consents

LONGEST_WITH_UNDO = 20_000
RETURN_MS = 60_000
"""What is on the clock of a person who comes back, at least; never more than the bank."""


class Playing(Memory):
    """Moves, taking back, and words beside the game."""

    def play(self, user: str, id: str, seat: Seat, action: str, index: int, client_id: str) -> int:
        """A person's move. The answer is the length of the record after it."""
        with self._changing(id) as change:
            checked_seat(change.match, seat)
            check(change.facts.is_held_by(seat, user), "not_your_seat")
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
            checked_seat(match, seat)
            check(facts.is_held_by(seat, user), "not_your_seat")
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
            checked_seat(match, seat)
            check(facts.is_held_by(seat, user), "not_your_seat")
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
            checked_seat(change.match, seat)
            check(change.facts.is_held_by(seat, user), "not_your_seat")
            said = clean(text, 500)
            if not said:
                raise BadRequest("text", "empty")
            change.write(seat, said)

    def take_seat_back(self, user: str, id: str, seat: Seat) -> int:
        """A person whose time ran out is here again."""
        with self._changing(id) as change:
            checked_seat(change.match, seat)
            check(change.facts.is_held_by(seat, user), "not_your_seat")
            if not change.facts.seats[seat]["timed_out"]:
                raise Refusal("not_timed_out")
            bank = change.facts.row["bank_ms"] or RETURN_MS
            change.seat(seat, timed_out=False, clock_ms=min(bank, RETURN_MS))
            change.write(seat, tables.NOTE_MARK + "returned")
            change.row(turn_at=change.now)
            return change.match.index
