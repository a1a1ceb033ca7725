"""What the bots think of a position: points, and a price on everything that brings points later.

All prices are in points. They fall as the game goes on: ``hope`` is the part of the seat's turns still to come.
"""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Decision, Question, Seat
from tabularium.core.judging import Judge
from tabularium.games.nova_roma.components import FORUM_SIDE, LAPS, LINES, MAX_POWER, ROUNDS
from tabularium.games.nova_roma.habits import NOTHING, usual
from tabularium.games.nova_roma.prices import deed_worth
from tabularium.games.nova_roma.scoring import dummy_points, points
from tabularium.games.nova_roma.state import NONE, Table, ones
from tabularium.games.nova_roma.steps.turns import EndTurn, NextTurn, PlacingPatrician
from tabularium.games.nova_roma.terms import NEXT_TURN, TERMS, WEIGHTS, at_hand

TURN_TO_COME: Final = 0.5  # how much of the promise of the next turn is believed
TURN_AFTER: Final = 0.3  # how much of the one after it


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, or of the dummy, in points expected at the end.

    In the midst of a turn, it is first finished in the usual way. Only the seat's own next turn is weighed, not
    those of the others.
    """
    if _is_mid_turn(s):
        s = s.copy()
        _finish_turn(s)
    own = worth(s, seat, True)
    if s.is_solo:
        return own - sum(dummy_points(s))
    best = NOTHING
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, worth(s, other, False))
    return own - best


def _is_mid_turn(s: Table) -> bool:
    for step in reversed(s.agenda):
        if isinstance(step, EndTurn):
            return True
        if isinstance(step, (PlacingPatrician, NextTurn)):
            return False
    return False


def _finish_turn(s: Table) -> None:
    """Play on as usual up to the end of the turn."""
    agenda = s.agenda
    while not isinstance(agenda[-1], EndTurn):
        step = agenda.pop()
        if not isinstance(step, Question):
            step.run(s)
        elif not step.is_moot(s):
            options = step.options(s)
            if isinstance(step, Decision):
                step.resolve(s, usual(s, step, options))
            else:
                step.resolve(s, options[len(options) // 2])  # a card like any other
    s.turn += 1
    s.acting = NONE


def turns_left(s: Table, seat: Seat) -> int:
    """How many of its fifteen turns the seat has still to begin."""
    count = len(s.players)
    begun = 0
    if s.round:
        place = (seat - s.first_player) % count
        begun = (s.round - 1) * LAPS + min(LAPS, max(0, (s.turn - place + count - 1) // count))
        if s.turn < LAPS * count and (s.first_player + s.turn) % count == seat and s.acting != NONE:
            begun += 1
    return max(0, ROUNDS * LAPS - begun)


def hope(s: Table, seat: Seat) -> float:
    """The part of the seat's turns that is still to come."""
    return turns_left(s, seat) / (ROUNDS * LAPS)


def worth(s: Table, seat: Seat, looks_ahead: bool) -> float:
    """The points that the seat may expect, with or without the promise of its next turn."""
    if not s.agenda:
        return float(sum(points(s, seat)))  # everything has been counted
    left = hope(s, seat)
    found = at_hand(s, seat, left)
    if looks_ahead:
        found[NEXT_TURN] = next_turn(s, seat, left)
    return WEIGHTS.total(found, left)


def terms(s: Table, seat: Seat) -> list[float]:
    """What the seat has and hopes for, in the order of TERMS."""
    left = hope(s, seat)
    found = at_hand(s, seat, left)
    found[NEXT_TURN] = next_turn(s, seat, left)
    return found


def next_turn(s: Table, seat: Seat, left: float) -> float:
    """What the best free cells of the forum promise for the turns to come in this round."""
    if not s.round or s.acting != NONE or s.emperor == NONE:
        return 0.0
    placed = ones(s.players[seat].patricians)
    if placed >= LAPS:
        return 0.0
    taken, lines = s.occupied(), line_worths(s, seat, left)
    best, second = 0.0, 0.0
    for row in range(FORUM_SIDE):
        for column in range(FORUM_SIDE, 2 * FORUM_SIDE):
            if not taken & 1:
                worth = lines[row] + lines[column]
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            taken >>= 1
    return TURN_TO_COME * best + (0.0 if placed == LAPS - 1 else TURN_AFTER * second)


def line_worths(s: Table, seat: Seat, left: float) -> list[float]:
    """What the actions of the rows and columns of the forum promise, at their power with one more patrician there."""
    player = s.players[seat]
    patricians, emperor = player.patricians, 1 << s.emperor
    soon = 0.25 + 0.75 * (left * 2.5 if left < 0.4 else 1.0)
    found: list[float] = []
    for line, deed in enumerate(s.forum):
        cells = LINES[line]
        power = 1 + ones(patricians & cells) + (1 if emperor & cells else 0)
        found.append(deed_worth(s, player, deed, min(MAX_POWER, power), soon))
    return found


FIXED: Final = ("contracts", "chariots", "finish", "mosaic", "first_player", "next_turn", "dummy_zones", "dummy_race")

JUDGE: Final = Judge(names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=FIXED)
