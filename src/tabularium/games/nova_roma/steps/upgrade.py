"""Section 5.2: Upgrade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import DONE, PASS, PUT, TILE, WINE, PutTile, TakeTile
from tabularium.games.nova_roma.components import ESTATE_PRICES, INFLUENCE, MAX_SEATS
from tabularium.games.nova_roma.components import WINE as WINE_GOOD
from tabularium.games.nova_roma.state import NONE, Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GainInfluence(Step):
    """NR-56 Step 1: influence equal to the power."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.receive(self.seat, ((INFLUENCE, s.power),), "upgrade")


class SpendingWine(Decision):
    """NR-57 Step 2 (may): any number of wine, an influence for each."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].stock[WINE_GOOD]

    def options(self, s: Table) -> Sequence[Action]:
        return (WINE, DONE)

    def resolve(self, s: Table, action: Action) -> None:
        if action is WINE:
            s.players[self.seat].stock[WINE_GOOD] -= 1
            s.receive(self.seat, ((INFLUENCE, 1),), "wine")
            s.agenda.append(self)


class TakingTile(Decision):
    """NR-58 Step 3 (may): one estate tile of the display for the price of its slot; power does not limit it."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = [
            TILE[slot] for slot, tile in enumerate(s.estate) if tile >= 0 and player.can_pay(ESTATE_PRICES[slot])
        ]
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, TakeTile):
            return
        slot = action.slot
        tile = s.estate[slot]
        s.pay(self.seat, ESTATE_PRICES[slot])
        s.estate[slot] = NONE
        s.tell("took_tile", self.seat, tile, ESTATE_PRICES[slot])
        s.agenda.append(PuttingTile(self.seat, tile))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        found: list[Refusal] = []
        for slot, tile in enumerate(s.estate):
            if tile == NONE:
                found.append(Refusal(TILE[slot], "NR-61" if slot == len(s.estate) - 1 else "NR-60", "no_tile_there"))
            elif not player.can_pay(ESTATE_PRICES[slot]):
                found.append(Refusal(TILE[slot], "NR-58", "cannot_pay", (ESTATE_PRICES[slot],)))
        return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PuttingTile(Decision):
    """NR-59 The tile goes on any cell of the production area; a tile that lay there leaves the game."""

    tile: int

    def options(self, s: Table) -> Sequence[Action]:
        return PUT

    def resolve(self, s: Table, action: PutTile) -> None:
        player, cell = s.players[self.seat], action.cell
        before = player.tiles[cell]
        if before != NONE:
            s.estate_out[before] += 1
            player.spent &= ~(1 << cell)
        player.tiles[cell] = self.tile
        s.tell("put_tile", self.seat, self.tile, cell, before)


GAIN_INFLUENCE: Final = tuple([GainInfluence(seat) for seat in range(MAX_SEATS)])
SPENDING_WINE: Final = tuple([SpendingWine(seat) for seat in range(MAX_SEATS)])
TAKING_TILE: Final = tuple([TakingTile(seat) for seat in range(MAX_SEATS)])
