"""Sections 3 and 8: the round, its phases in order, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Decision, Seat, Step
from tabularium.games.age_of_rome.components import (
    ARROWS,
    BUILDING_PHASE,
    CLOCK_STEPS,
    END_OF_ROUND,
    EVENTS,
    FIRST_PLOTS,
    INCOME_PHASE,
    MAX_SEATS,
    PLOTS_PHASE,
    ROUNDS,
    SIDES,
)
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.steps.building import BUILDING
from tabularium.games.age_of_rome.steps.diplomacy import NEGOTIATING
from tabularium.games.age_of_rome.steps.ending import FinalScoring
from tabularium.games.age_of_rome.steps.events import RevealEvent
from tabularium.games.age_of_rome.steps.followers import ActionPhase
from tabularium.games.age_of_rome.steps.income import TAXING
from tabularium.games.age_of_rome.steps.medal import OfferGlory, asks_first
from tabularium.games.age_of_rome.steps.plotting import PLOTTING

_NEGOTIATING: Final = 0
_PLOTTING: Final = 1
_BUILDING: Final = 2
TURN_OF_TAXING: Final = 3


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRound(Step):
    """AG-69 Plots, Building, Action and Income, then the end of the round."""

    number: int

    def run(self, s: Table) -> None:
        s.round = self.number
        s.phase = PLOTS_PHASE
        s.tell("round", self.number)
        s.then(*IN_EACH_ROUND)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class InTurnOrder(Step):
    """AG-72 Every player has his turn. Plots: from round 2 on (AG-79), and not in peace or alone (AG-306, AG-320)."""

    turn: int

    def run(self, s: Table) -> None:
        turn = self.turn
        if turn == _NEGOTIATING and not s.spies:
            return
        if turn == _PLOTTING and (s.round < FIRST_PLOTS or not s.has_plots):
            return
        if turn in (_BUILDING, TURN_OF_TAXING):
            s.phase = BUILDING_PHASE if turn == _BUILDING else INCOME_PHASE
            s.tell("phase", s.phase)
        turns = TURNS[turn]
        s.then(*[turns[seat] for seat in s.order])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Turn(Step):
    """AG-57, AG-128b One player's turn; before it the owner of the Religion medal may buy glory."""

    turn: int
    seat: Seat

    def run(self, s: Table) -> None:
        turn = _DECISIONS[self.turn][self.seat]
        if turn.is_moot(s):
            return
        before = asks_first(s, self.seat)
        if before is not None:
            s.agenda.append(self)
            s.agenda.append(before)
        else:
            s.agenda.append(turn)


_DECISIONS: Final[tuple[tuple[Decision, ...], ...]] = (NEGOTIATING, PLOTTING, BUILDING, TAXING)
TURNS: Final = tuple([tuple([Turn(turn, seat) for seat in range(MAX_SEATS)]) for turn in range(len(_DECISIONS))])


class EndRound(Step):
    """AG-197 to AG-202 The wheel turns and the round marker advances; after round 9 comes final scoring instead."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.round == ROUNDS:
            s.then(OFFER_GLORY, FinalScoring())
            return
        s.phase = END_OF_ROUND
        arrow = ARROWS[EVENTS[s.event].arrow]
        is_clockwise = arrow.is_clockwise or s.clock  # AG-310
        steps = CLOCK_STEPS if s.clock else arrow.steps
        s.turned = (s.turned + (steps if is_clockwise else -steps)) % SIDES
        s.tell("wheel", is_clockwise, steps, tuple([s.facing(seat) for seat in range(s.seats)]))
        s.then(BeginRound(s.round + 1))


OFFER_GLORY: Final = OfferGlory()
IN_EACH_ROUND: Final = (
    OFFER_GLORY,
    RevealEvent(),
    InTurnOrder(_NEGOTIATING),
    InTurnOrder(_PLOTTING),
    InTurnOrder(_BUILDING),
    ActionPhase(),
    InTurnOrder(TURN_OF_TAXING),
    EndRound(),
)
