"""Section 5.5: Sail."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import DONE, MARITIME_SLOT, PASS, SAIL, Sail, TakeMaritime
from tabularium.games.nova_roma.components import (
    DISPLAY,
    FIRST_PORTS,
    LEG,
    MARITIME,
    MAX_POWER,
    MAX_SEATS,
    PORTS,
    SLOTS_BY_POWER,
    SOUTH_END,
)
from tabularium.games.nova_roma.state import NONE, Table
from tabularium.games.nova_roma.steps.rewards import give


class ChoosingMaritime(Decision):
    """NR-80, NR-81 Step 1: complete one contract of the slots in reach and pay for it at once."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = []
        for slot in range(SLOTS_BY_POWER[s.power]):
            contract = s.maritime[slot]
            if contract >= 0 and player.can_pay(MARITIME[contract].cost):
                options.append(MARITIME_SLOT[slot])
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, TakeMaritime):
            return
        contract = s.maritime[action.slot]
        s.maritime[action.slot] = NONE
        s.pay(self.seat, MARITIME[contract].cost)
        s.players[self.seat].maritime |= 1 << contract
        s.fulfilled = contract
        s.tell("maritime", self.seat, contract)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        found: list[Refusal] = []
        for slot in range(DISPLAY):
            contract, action = s.maritime[slot], MARITIME_SLOT[slot]
            if contract == NONE:
                found.append(Refusal(action, "NR-91", "no_contract_there"))
            elif slot >= SLOTS_BY_POWER[s.power]:
                found.append(Refusal(action, "NR-80", "slot_out_of_reach", (s.power, SLOTS_BY_POWER[s.power])))
            elif not player.can_pay(MARITIME[contract].cost):
                found.append(Refusal(action, "NR-81", "cannot_pay", (MARITIME[contract].cost,)))
        return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SetSail(Step):
    """NR-82, NR-83 Step 2: sails equal to the power, but only with a contract."""

    seat: Seat

    def run(self, s: Table) -> None:
        if s.fulfilled != NONE:
            s.agenda.append(SAILING[self.seat][s.power])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sailing(Decision):
    """NR-83 to NR-89 Move own ships port by port, as long as the sails last; what is left is lost (NR-86).

    NR-129 By the Sail tile at least one leg is sailed.
    """

    sails: int
    must_move: bool

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].can_sail_at_all(self.sails)

    def options(self, s: Table) -> Sequence[Action]:
        ships, sails = s.players[self.seat].ships, self.sails
        options: list[Action] = []
        for ship in (0, 1):
            place = ships[ship]
            if place == 0:
                options += SAIL[ship]
            elif 0 < LEG[place] <= sails:
                options.append(SAIL[ship][place > SOUTH_END])
        if not self.must_move:
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Sail):
            return
        seat = self.seat
        ships = s.players[seat].ships
        before = ships[action.ship]
        place = before + 1 if before else FIRST_PORTS[action.route]
        ships[action.ship] = place
        port = PORTS[place - 1]
        s.tell("sailed", seat, action.ship, place - 1)
        left = self.sails - port.sails
        if left:
            s.agenda.append(SAILING[seat][left])
        if port.reward:  # NR-87
            give(s, seat, port.reward, "port", port.id)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        ships = s.players[self.seat].ships
        found: list[Refusal] = []
        for ship, place in enumerate(ships):
            for route in (0, 1):
                action = SAIL[ship][route]
                if place and (place > SOUTH_END) != (route == 1):
                    found.append(Refusal(action, "NR-85", "other_route"))
                elif place and not LEG[place]:
                    found.append(Refusal(action, "NR-89", "last_port"))
                elif place and LEG[place] > self.sails:
                    found.append(Refusal(action, "NR-86", "leg_too_long", (LEG[place], self.sails)))
        return found


CHOOSING_MARITIME: Final = tuple([ChoosingMaritime(seat) for seat in range(MAX_SEATS)])
SET_SAIL: Final = tuple([SetSail(seat) for seat in range(MAX_SEATS)])
SAILING: Final = tuple(
    [tuple([Sailing(seat, sails, False) for sails in range(MAX_POWER + 1)]) for seat in range(MAX_SEATS)]
)
TILE_SAILS: Final = 2  # NR-129
SAILING_BY_TILE: Final = tuple([Sailing(seat, TILE_SAILS, True) for seat in range(MAX_SEATS)])
