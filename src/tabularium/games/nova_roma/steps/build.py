"""Section 5.6: Build."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import (
    BUILD,
    CONSTRUCTION_SLOT,
    PASS,
    PATRICIA_SLOT,
    REWARD_BITS,
    Build,
    PayReward,
    TakeConstruction,
    spread,
)
from tabularium.games.nova_roma.city import CANDIDATES, CELL_NUMBER, REWARD_CELLS, SHAPES, SINGLE, SPOTS, ZONES
from tabularium.games.nova_roma.components import (
    ARTISAN,
    CONSTRUCTION,
    DISPLAY,
    MAX_POWER,
    MAX_SEATS,
    PATRICIA,
    PETITION,
    SLOTS_BY_POWER,
    TOKENS,
)
from tabularium.games.nova_roma.state import NEUTRAL, NONE, Table
from tabularium.games.nova_roma.steps.rewards import give


class ChoosingConstruction(Decision):
    """NR-92 to NR-94 Step 1: complete one contract of the slots in reach; NR-167 Patricia may stand in for the artisan.

    NR-68 In a Petition she may not.
    """

    __slots__ = ()

    def _has_patricia(self, s: Table) -> bool:
        return s.acting != PETITION and bool(s.active_followers(self.seat) & PATRICIA)

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = []
        for slot in range(SLOTS_BY_POWER[s.power]):
            number = s.construction[slot]
            if number < 0:
                continue
            contract = CONSTRUCTION[number]
            if player.can_pay(contract.cost):
                if not contract.needs_artisan:
                    options.append(CONSTRUCTION_SLOT[slot])
                else:
                    if player.stock[ARTISAN]:
                        options.append(CONSTRUCTION_SLOT[slot])
                    if self._has_patricia(s):
                        options.append(PATRICIA_SLOT[slot])
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, TakeConstruction):
            return
        number = s.construction[action.slot]
        contract = CONSTRUCTION[number]
        player = s.players[self.seat]
        s.construction[action.slot] = NONE
        s.pay(self.seat, contract.cost)
        if action.with_patricia:
            player.used |= PATRICIA
        elif contract.needs_artisan:
            s.pay(self.seat, _ONE_ARTISAN)
        player.construction |= 1 << number
        s.fulfilled = number
        s.tell("construction", self.seat, number, action.with_patricia)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, reach = s.players[self.seat], SLOTS_BY_POWER[s.power]
        found: list[Refusal] = []
        for slot in range(DISPLAY):
            number, action = s.construction[slot], CONSTRUCTION_SLOT[slot]
            if number == NONE:
                found.append(Refusal(action, "NR-105", "no_contract_there"))
                continue
            contract = CONSTRUCTION[number]
            if slot >= reach:
                found.append(Refusal(action, "NR-92", "slot_out_of_reach", (s.power, reach)))
            elif not player.can_pay(contract.cost):
                found.append(Refusal(action, "NR-93", "cannot_pay", (contract.cost,)))
            elif contract.needs_artisan and not player.stock[ARTISAN]:
                found.append(Refusal(action, "NR-94", "no_artisan"))
        return found


_ONE_ARTISAN: Final = ((ARTISAN, 1),)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RaiseBuilding(Step):
    """NR-95 Step 2: the building of the contract just completed; without a contract there is none."""

    seat: Seat

    def run(self, s: Table) -> None:
        if s.fulfilled != NONE:
            s.agenda.append(PlacingBuilding(self.seat, CONSTRUCTION[s.fulfilled].shape, s.power, False))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlacingBuilding(Decision):
    """NR-95 to NR-101 Place the building on free cells of one zone in reach, turned and flipped at will, or not at all.

    NR-130 By the Build tile a single piece is placed in any zone.
    """

    shape: int
    power: int
    by_tile: bool

    def is_moot(self, s: Table) -> bool:
        """NR-100 Too few pieces."""
        return s.players[self.seat].pieces_left() < SHAPES[self.shape].size

    def options(self, s: Table) -> Sequence[Action]:
        covered = s.covered
        options: list[Action] = [BUILD[spot] for mask, spot in CANDIDATES[self.shape][self.power] if not mask & covered]
        if not self.by_tile:
            options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if not isinstance(action, Build):
            s.tell("not_built", seat, self.shape)
            return
        mask = SPOTS[action.spot].mask
        s.players[seat].pieces |= mask
        s.covered |= mask
        s.tell("built", seat, action.spot)
        surrounded = newly_surrounded(s, mask)
        if surrounded:
            s.agenda.append(PayingRewards(seat, surrounded))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        for number, spot in enumerate(SPOTS):
            if spot.shape != self.shape:
                continue
            action = BUILD[number]
            if not spot.mask:
                marks = [ZONES[spot.zone].grid[row][col] for row, col in spot.cells]
                key, clause = ("outside_zone", "NR-98a") if "_" in marks else ("on_reward", "NR-98")
                found.append(Refusal(action, clause, key, (spot.zone,)))
            elif ZONES[spot.zone].power > self.power:
                found.append(Refusal(action, "NR-95", "zone_too_high", (spot.zone, ZONES[spot.zone].power, self.power)))
            elif spot.mask & s.covered:
                found.append(Refusal(action, "NR-97", "cell_taken", _first_owner(s, spot.zone, spot.cells)))
        return found


def _first_owner(s: Table, zone: int, cells: Sequence[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Zone, row and column of the first covered cell, and whose piece lies there."""
    for row, col in cells:
        bit = 1 << CELL_NUMBER[zone, row, col]
        if bit & s.covered:
            for seat, player in enumerate(s.players):
                if player.pieces & bit:
                    return (zone, row, col, seat)
            return (zone, row, col, NEUTRAL)
    raise ValueError("no cell is covered")


def newly_surrounded(s: Table, mask: int) -> int:
    """NR-102, NR-103 The reward cells, one bit each, whose token this placement has closed in."""
    found, free = 0, ~s.covered
    for number, cell in enumerate(REWARD_CELLS):
        if cell.around & mask and not cell.around & free and s.reward_tokens[number] >= 0:
            found |= 1 << number
    return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayingRewards(Decision):
    """NR-102 to NR-104 Tokens closed in by one placement pay one after another, in the order of the active player."""

    cells: int

    def options(self, s: Table) -> Sequence[Action]:
        return spread(self.cells, REWARD_BITS)

    def resolve(self, s: Table, action: PayReward) -> None:
        cell = action.cell
        s.paid |= 1 << cell
        s.tell("surrounded", cell, s.reward_tokens[cell])
        left = self.cells & ~(1 << cell)
        if left:
            s.agenda.append(PayingRewards(self.seat, left))
        around = REWARD_CELLS[cell].around
        sharing = [seat for seat in s.seats_from(self.seat) if s.players[seat].pieces & around]
        s.then(*[TakeReward(seat, cell) for seat in sharing])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeReward(Step):
    """NR-102 The reward of a token, once for everybody with a piece beside it."""

    seat: Seat
    cell: int

    def run(self, s: Table) -> None:
        token = TOKENS[s.reward_tokens[self.cell]]
        give(s, self.seat, token.reward, "reward", token.id)


CHOOSING_CONSTRUCTION: Final = tuple([ChoosingConstruction(seat) for seat in range(MAX_SEATS)])
RAISE_BUILDING: Final = tuple([RaiseBuilding(seat) for seat in range(MAX_SEATS)])
PLACING_PIECE: Final = tuple([PlacingBuilding(seat, SINGLE, MAX_POWER, True) for seat in range(MAX_SEATS)])
