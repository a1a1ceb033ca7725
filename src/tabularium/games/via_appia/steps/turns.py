"""Sections 1, 2 and 7: the start, the turn and the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Step
from tabularium.games.via_appia.actions import BEGIN, DO, Begin, Do
from tabularium.games.via_appia.components import (
    EACH_SIZE,
    LAST_CITY,
    MAX_SEATS,
    QUIET_ROUNDS,
    START_SESTERCES,
    START_STONES,
    Deed,
)
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.building import ANY_PART, BUILDING
from tabularium.games.via_appia.steps.ending import FinalScoring
from tabularium.games.via_appia.steps.income import TAKING_CARD
from tabularium.games.via_appia.steps.quarrying import BEGIN_QUARRY
from tabularium.games.via_appia.steps.travelling import TRAVELLING


class ChooseStartPlayer(Chance):
    """VA-S12 The start player is chosen at random."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return BEGIN[: len(s.players)]

    def resolve(self, s: Table, action: Begin) -> None:
        s.start_player = action.seat
        s.tell("start_player", action.seat)


class GiveStartGoods(Step):
    """VA-S13 Sesterces and stones by seat, clockwise from the start player."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for place, seat in enumerate(s.in_turn_order()):
            s.gain(seat, START_SESTERCES[place])
            for size in EACH_SIZE:
                s.stone_reserve[size] -= START_STONES[place][size]
                s.players[seat].stones[size] += START_STONES[place][size]
            s.tell("start_goods", seat, START_SESTERCES[place], START_STONES[place])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRound(Step):
    """VA-TU1, VA-EN2 Each player has one turn, clockwise from the start player."""

    number: int

    def run(self, s: Table) -> None:
        s.round = self.number
        s.has_progress = False
        s.tell("round", self.number)
        s.then(*[TAKING_TURN[seat] for seat in s.in_turn_order()], END_ROUND)


class TakingTurn(Decision):
    """VA-TU2, VA-TU3 Exactly one action: income, quarry, build or travel."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = [DO[Deed.INCOME]]
        if s.players[seat].has_stone():
            options.append(DO[Deed.QUARRY])
        if s.can_build(seat):
            options.append(DO[Deed.BUILD])
        if s.can_travel(seat):
            options.append(DO[Deed.TRAVEL])
        return options

    def resolve(self, s: Table, action: Do) -> None:
        seat = self.seat
        match action.deed:
            case Deed.INCOME:
                s.agenda.append(TAKING_CARD[seat])
            case Deed.QUARRY:
                s.agenda.append(BEGIN_QUARRY[seat])
            case Deed.BUILD:
                s.agenda.append(BUILDING[seat][ANY_PART])
            case _:
                s.agenda.append(TRAVELLING[seat])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, offered = s.players[self.seat], self.options(s)
        found: list[Refusal] = []
        if DO[Deed.QUARRY] not in offered:
            found.append(Refusal(DO[Deed.QUARRY], "VA-TU3", "no_stone"))
        if DO[Deed.BUILD] not in offered:
            key = "nothing_to_lay" if any(player.slabs) else "no_slab"
            found.append(Refusal(DO[Deed.BUILD], "VA-TU3", key))
        if DO[Deed.TRAVEL] not in offered:
            if player.reached == LAST_CITY:
                found.append(Refusal(DO[Deed.TRAVEL], "VA-T17", "journey_over"))
            else:
                found.append(Refusal(DO[Deed.TRAVEL], "VA-TU3", "nowhere_to_go"))
        return found


TAKING_TURN: Final = tuple([TakingTurn(seat) for seat in range(MAX_SEATS)])


class EndRound(Step):
    """VA-EN2, VA-EN11 Another round, unless the end has come or nothing has moved on for 20 rounds."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.quiet_rounds = 0 if s.has_progress else s.quiet_rounds + 1
        if s.is_ending:
            s.then(FinalScoring())
        elif s.quiet_rounds >= QUIET_ROUNDS:
            s.tell("quiet_end", QUIET_ROUNDS)
            s.then(FinalScoring())
        else:
            s.then(BeginRound(s.round + 1))


END_ROUND: Final = EndRound()
