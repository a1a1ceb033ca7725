"""Who may do and see what, and what people may write."""

from __future__ import annotations

import unicodedata

from tabularium.core.agenda import Seat
from tabularium.core.errors import NoSuchSeat
from tabularium.core.match import Match
from tabularium.server.errors import Refusal
from tabularium.server.facts import Facts


def clean(text: str | None, longest: int) -> str:
    """What people may write: no control characters, nothing that turns the direction of what follows."""
    kept = [c for c in (text or "") if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn") and c not in _TURNING]
    return " ".join("".join(kept).split())[:longest].strip()


_TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def is_id(text: str) -> bool:
    return len(text) <= 32 and text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()


def checked_seat(match: Match, seat: Seat) -> Seat:
    if not 0 <= seat < match.seats:
        raise NoSuchSeat(seat, match.seats)
    return seat


def check(is_so: bool, refusal: str) -> None:
    if not is_so:
        raise Refusal(refusal)


def check_may_see(match: Match, facts: Facts, user: str, seat: Seat | None) -> None:
    if seat is None:
        check(facts.may_watch(user), "private")
    else:
        checked_seat(match, seat)
        check(facts.is_held_by(seat, user), "not_your_seat" if facts.may_watch(user) else "private")


def reviewable(match: Match, facts: Facts, user: str) -> list[Seat]:
    """The seats whose decisions this browser may have reviewed: its own; and those that nobody held, as in a record
    from a file, if it opened the table."""
    if not match.is_over:
        return []
    is_host = user == facts.row["creator"]
    return [
        seat
        for seat, place in enumerate(facts.seats)
        if facts.is_held_by(seat, user) or (is_host and place["kind"] != "bot" and not facts.is_held(seat))
    ]


def check_may_review(match: Match, facts: Facts, user: str, seat: Seat) -> None:
    if seat not in reviewable(match, facts, user):
        check_may_see(match, facts, user, seat)
        raise Refusal("not_over")
