"""Sections 5.8 and 6: an artisan is placed on the estate, and what the tile under it does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.nova_roma.actions import EXCHANGE, PASS, USE_TILE, WORK, WORK_BITS, Work, spread
from tabularium.games.nova_roma.city import CELLS
from tabularium.games.nova_roma.components import (
    ARTISAN,
    COIN,
    COL_YIELD,
    ESTATE_CELLS,
    ESTATE_COL,
    ESTATE_ROW,
    ESTATE_TILE,
    ESTATE_TILES,
    GOOD_CHOICE,
    MAX_SEATS,
    PETITION,
    ROW_YIELD,
    TRIVIA,
    TileKind,
)
from tabularium.games.nova_roma.state import Player, Table
from tabularium.games.nova_roma.steps.build import PLACING_PIECE
from tabularium.games.nova_roma.steps.race import RACING_BY_TILE, can_race
from tabularium.games.nova_roma.steps.recruit import PLAYING_BY_TILE
from tabularium.games.nova_roma.steps.rewards import CHOOSING_GOOD, give
from tabularium.games.nova_roma.steps.sail import SAILING_BY_TILE, TILE_SAILS

RECRUIT_TILE: Final = ESTATE_TILE["special_recruit"]
SAIL_TILE: Final = ESTATE_TILE["special_sail"]
BUILD_TILE: Final = ESTATE_TILE["special_build"]
GOODS_TILE: Final = ESTATE_TILE["special_income_goods"]
RACE_TILE: Final = ESTATE_TILE["special_race"]
INCOME_GOODS: Final = 3  # NR-131
INCOME_COINS: Final = 4  # NR-131
ALL_CELLS: Final = (1 << ESTATE_CELLS) - 1
ALL_CITY: Final = (1 << len(CELLS)) - 1
IS_ANIMAL: Final = tuple([tile.kind == TileKind.ANIMAL for tile in ESTATE_TILES])
_KIND: Final = tuple([tile.kind for tile in ESTATE_TILES])
_PRODUCTION: Final = int(TileKind.PRODUCTION)
_EXCHANGE: Final = int(TileKind.EXCHANGE)
_ANIMAL: Final = int(TileKind.ANIMAL)


def workable_cells(s: Table, seat: Seat) -> int:
    """NR-117, NR-126 The cells that may take an artisan: none there yet, and an animal only for Trivia."""
    player = s.players[seat]
    free = ALL_CELLS & ~player.placed
    if not (player.row & ~s.fresh & TRIVIA):
        for cell, tile in enumerate(player.tiles):
            if tile >= 0 and IS_ANIMAL[tile]:
                free &= ~(1 << cell)
    return free


def can_work(s: Table, seat: Seat) -> bool:
    """NR-117a An available artisan and a cell for it?"""
    return s.players[seat].stock[ARTISAN] > 0 and workable_cells(s, seat) != 0


def put_to_work(s: Table, seat: Seat, cell: int) -> None:
    """NR-117 to NR-121 The artisan gives the goods of its row and column, more for others there; then its tile."""
    player = s.players[seat]
    player.stock[ARTISAN] -= 1
    row = 1 + (player.placed & ESTATE_ROW[cell]).bit_count()
    col = 1 + (player.placed & ESTATE_COL[cell]).bit_count()
    player.placed |= 1 << cell
    s.tell("worked", seat, cell)
    s.receive(seat, ((ROW_YIELD[cell], row), (COL_YIELD[cell], col)), "production")
    tile = player.tiles[cell]
    if tile < 0:
        return
    kind = _KIND[tile]
    if kind == _PRODUCTION:  # NR-124
        s.receive(seat, ESTATE_TILES[tile].gain, "tile", ESTATE_TILES[tile].id)
    elif kind == _EXCHANGE:
        s.agenda.append(EXCHANGING[seat][tile])
    elif kind == _ANIMAL:
        if s.acting != PETITION:  # NR-68, NR-184
            s.receive(seat, ((COIN, 1),), "follower", "trivia")
    elif not player.spent >> cell & 1:
        s.agenda.append(USING_TILE[seat][cell])


class PlacingArtisan(Decision):
    """NR-143 A follower's artisan: placed with full effect, though this is not a Produce action."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(workable_cells(s, self.seat), WORK_BITS)

    def resolve(self, s: Table, action: Work) -> None:
        put_to_work(s, self.seat, action.cell)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return refused_cells(s, self.seat)


def refused_cells(s: Table, seat: Seat) -> list[Refusal]:
    player, free = s.players[seat], workable_cells(s, seat)
    found: list[Refusal] = []
    for cell in range(ESTATE_CELLS):
        if player.placed >> cell & 1:
            found.append(Refusal(WORK[cell], "NR-117", "artisan_there"))
        elif not free >> cell & 1:
            found.append(Refusal(WORK[cell], "NR-126", "animal_there"))
    return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchanging(Decision):
    """NR-125 The exchange of the tile, once or not at all; only if it can be paid and brings something."""

    tile_kind: int

    def options(self, s: Table) -> Sequence[Action]:
        return _EXCHANGE_OR_NOT if self._is_possible(s) else _EXCHANGE_OR_NOT[1:]

    def _is_possible(self, s: Table) -> bool:
        player, tile = s.players[self.seat], ESTATE_TILES[self.tile_kind]
        if not player.can_pay(tile.pay):
            return False
        gained = tile.gain[0][0]
        if gained == ARTISAN:
            return s.supply > 0  # NR-9a
        return gained != GOOD_CHOICE or player.wants_goods()

    def resolve(self, s: Table, action: Action) -> None:
        if action is EXCHANGE:
            tile = ESTATE_TILES[self.tile_kind]
            s.pay(self.seat, tile.pay)
            s.tell("exchanged", self.seat, self.tile_kind)
            give(s, self.seat, tile.gain, "tile", tile.id)


_EXCHANGE_OR_NOT: Final = (EXCHANGE, PASS)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UsingTile(Decision):
    """NR-128 to NR-134a A one-use tile may be used, and is then turned face down, or kept for a later artisan."""

    cell: int

    def options(self, s: Table) -> Sequence[Action]:
        return _USE_OR_NOT if self._is_possible(s) else _USE_OR_NOT[1:]

    def _is_possible(self, s: Table) -> bool:
        """NR-134a Could the effect do anything?"""
        player = s.players[self.seat]
        tile = player.tiles[self.cell]
        if tile == RECRUIT_TILE:
            return player.can_play_follower(0)
        if tile == SAIL_TILE:
            return player.can_sail_at_all(TILE_SAILS)
        if tile == BUILD_TILE:
            return player.pieces_left() > 0 and s.covered != ALL_CITY
        if tile == GOODS_TILE:
            return player.wants_goods()
        if tile == RACE_TILE:
            return can_race(player)
        return True

    def resolve(self, s: Table, action: Action) -> None:
        if action is not USE_TILE:
            return
        seat = self.seat
        player: Player = s.players[seat]
        tile = player.tiles[self.cell]
        player.spent |= 1 << self.cell  # NR-133
        s.tell("used_tile", seat, tile)
        if tile == RECRUIT_TILE:
            s.agenda.append(PLAYING_BY_TILE[seat])
        elif tile == SAIL_TILE:
            s.agenda.append(SAILING_BY_TILE[seat])
        elif tile == BUILD_TILE:
            s.agenda.append(PLACING_PIECE[seat])
        elif tile == GOODS_TILE:
            s.agenda.append(CHOOSING_GOOD[seat][INCOME_GOODS])
        elif tile == RACE_TILE:
            s.agenda.append(RACING_BY_TILE[seat])
        else:
            s.receive(seat, ((COIN, INCOME_COINS),), "tile", ESTATE_TILES[tile].id)


_USE_OR_NOT: Final = (USE_TILE, PASS)

PLACING_ARTISAN: Final = tuple([PlacingArtisan(seat) for seat in range(MAX_SEATS)])
EXCHANGING: Final = tuple(
    [tuple([Exchanging(seat, tile) for tile in range(len(ESTATE_TILES))]) for seat in range(MAX_SEATS)]
)
USING_TILE: Final = tuple([tuple([UsingTile(seat, cell) for cell in range(ESTATE_CELLS)]) for seat in range(MAX_SEATS)])
