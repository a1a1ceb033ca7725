"""Section 10: the robber and the three quays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.aquileia.actions import ACTIVATE, PASS, ROLLS, Roll
from tabularium.games.aquileia.components import BANKS, DICE, EACH_METAL, LATRO, LOTS, MAX_SEATS, QUAYS, WORKSHOPS
from tabularium.games.aquileia.state import NOBODY, PORTUS_POINTS, Table

_AGAIN_OR_NOT: Final[tuple[Action, ...]] = (ACTIVATE, PASS)
_NOT_AGAIN: Final[tuple[Action, ...]] = (PASS,)


class VisitPortus(Step):
    """AQ-PO1 Latro, then bronze, silver and gold."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        owner = s.space_owner
        steps: list[Step] = []
        if owner[LATRO] != NOBODY:
            steps.append(ROLL_LATRO[owner[LATRO]])
        steps += [USE_QUAY[metal] for metal in EACH_METAL if owner[QUAYS[metal]] != NOBODY]
        s.then(*steps)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RollLatro(Chance):
    """AQ-PO2 to AQ-PO5 Roll 2 red dice and take the coins of those metals from the quays, one's own included."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return ROLLS[2]

    def weights(self, s: Table) -> Sequence[int]:
        return DICE[2][1]

    def resolve(self, s: Table, action: Roll) -> None:
        robbed: list[tuple[Seat, int]] = []
        for metal in EACH_METAL:
            if action.metals[metal] and s.quay_coin[metal]:
                s.quay_coin[metal] = 0
                s.players[self.seat].coins[metal] += 1
                robbed.append((s.space_owner[QUAYS[metal]], metal))
        s.rolled(self.seat, 0, action.metals)
        s.tell("latro", self.seat, action.metals, tuple(robbed))
        s.send_home(LATRO)


ROLL_LATRO: Final = tuple([RollLatro(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UseQuay(Step):
    """AQ-PO6 A coin still lying there is paid and activates; whoever was robbed may pay again."""

    metal: int

    def run(self, s: Table) -> None:
        metal = self.metal
        seat = s.space_owner[QUAYS[metal]]
        if s.quay_coin[metal]:
            s.quay_coin[metal] = 0
            s.bank[metal] += 1
            activate(s, seat)
            s.send_home(QUAYS[metal])
        else:
            s.agenda.append(PAYING_AGAIN[seat][metal])


USE_QUAY: Final = tuple([UseQuay(metal) for metal in EACH_METAL])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayingAgain(Decision):
    """AQ-PO7, AQ-PO8 A robbed player may pay another coin of the metal, or leave it."""

    metal: int

    def options(self, s: Table) -> Sequence[Action]:
        return _AGAIN_OR_NOT if s.players[self.seat].coins[self.metal] else _NOT_AGAIN

    def resolve(self, s: Table, action: Action) -> None:
        if action is ACTIVATE:
            s.gain(self.seat, self.metal, -1)
            s.tell("paid_again", self.seat, self.metal)
            activate(s, self.seat)
        else:
            s.tell("not_activated", self.seat)
        s.send_home(QUAYS[self.metal])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        if s.players[self.seat].coins[self.metal]:
            return ()
        return [Refusal(ACTIVATE, "AQ-PO7", "too_few_coins", (self.metal, 1, 0))]


PAYING_AGAIN: Final = tuple([tuple([PayingAgain(seat, metal) for metal in EACH_METAL]) for seat in range(MAX_SEATS)])


def activate(s: Table, seat: Seat) -> None:
    """AQ-PO9 All workshops score and all private banks pay, at once; villas do nothing (AQ-PO10)."""
    owner = s.lot_owner
    vp = 0
    for n in WORKSHOPS:
        if owner[n] == seat:
            vp += LOTS[n].vp
    coins = [0, 0, 0]
    for n in BANKS:
        if owner[n] == seat:
            for metal in EACH_METAL:
                coins[metal] += LOTS[n].pays[metal]
    s.score(seat, PORTUS_POINTS, vp)
    for metal in EACH_METAL:
        s.gain(seat, metal, coins[metal])
    s.tell("activated", seat, vp, tuple(coins))
