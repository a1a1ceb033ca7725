"""Section 2.1 and 12a: what cards, events and plots bring, told in the log."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.state import Table


def gain_denarii(s: Table, seat: Seat, count: int) -> None:
    s.denarii[seat] += count
    if s.is_telling:
        s.tell("gained_denarii", seat, count)


def gain_glory(s: Table, seat: Seat, count: int) -> None:
    if s.is_telling:
        s.tell("gained_glory", seat, count)
    s.gain_glory(seat, count)


def recruit_legion(s: Table, seat: Seat) -> None:
    """AG-40, AG-42 An unrecruited legion to the board, if there is one."""
    if s.legions_left[seat]:
        s.legions_left[seat] -= 1
        s.legions_home[seat] += 1
        s.tell("recruited_legion", seat)


def recruit_vote(s: Table, seat: Seat) -> None:
    """AG-40, AG-42 An unrecruited vote to the board, if there is one."""
    if s.votes_left[seat]:
        s.votes_left[seat] -= 1
        s.votes_home[seat] += 1
        s.tell("recruited_vote", seat)


def return_vendetta(s: Table, seat: Seat) -> None:
    """AG-234, AG-253 The leftmost vendetta marker back to the supply."""
    s.vendetta[seat] -= 1
    s.tell("vendetta_returned", seat, s.vendetta[seat], s.bonuses(seat))
