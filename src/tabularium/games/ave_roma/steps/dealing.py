"""How the dealer deals cards, boards and the first turn order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Step
from tabularium.games.ave_roma.actions import DEAL, DEAL_BOARD, DRAW_SEAT, SIDES, ChooseSide, Deal, DealBoard, DrawSeat
from tabularium.games.ave_roma.components import AREA_DECK, AREAS, PLAYER_BOARDS, ROWS, SLOTS
from tabularium.games.ave_roma.state import NO_CARD, Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DealArea(Chance):
    """AR-5, AR-55 A new card in an area, in the lower position, if the deck is not empty."""

    area: int

    def is_moot(self, s: Table) -> bool:
        return s.left[AREA_DECK] == 0

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL[card] for card in s.bags[AREA_DECK]]

    def resolve(self, s: Table, action: Deal) -> None:
        s.draw(action.card)
        s.area_cards[self.area] = action.card
        s.upper &= ~(1 << self.area)
        s.tell("area_dealt", self.area, action.card)


DEAL_AREA: Final = tuple([DealArea(area) for area in range(len(AREAS))])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FillSlot(Chance):
    """AR-6, AR-141 A slot gets the next card of its deck."""

    slot: int

    def is_moot(self, s: Table) -> bool:
        return s.rows[self.slot] >= 0 or s.left[self.slot // SLOTS + 1] == 0

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL[card] for card in s.bags[self.slot // SLOTS + 1]]

    def resolve(self, s: Table, action: Deal) -> None:
        s.draw(action.card)
        s.rows[self.slot] = action.card
        if s.is_telling:
            s.tell("row_dealt", self.slot, action.card)


FILL_SLOT: Final = tuple([FillSlot(slot) for slot in range(len(ROWS) * SLOTS)])
FILL_ROWS: Final = tuple([FILL_SLOT[SLOTS * row + slot] for row in ROWS for slot in reversed(range(SLOTS))])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TurnUpTop(Chance):
    """AR-197, AR-215, AR-217 Advanced mode: the top card of a deck lies face up on it."""

    row: int

    def is_moot(self, s: Table) -> bool:
        return not s.is_advanced or s.tops[self.row] >= 0 or s.left[self.row + 1] == 0

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL[card] for card in s.bags[self.row + 1]]

    def resolve(self, s: Table, action: Deal) -> None:
        s.draw(action.card)
        s.tops[self.row] = action.card
        s.tell("top_dealt", self.row, action.card)


TURN_UP: Final = tuple([TurnUpTop(row) for row in ROWS])


class UncoverTops(Step):
    """AR-217 The card that lay face up on its deck is the first to fill the row."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for row in ROWS:
            for slot in reversed(range(SLOTS * row, SLOTS * (row + 1))):
                if s.rows[slot] < 0 and s.tops[row] >= 0:
                    s.rows[slot] = s.tops[row]
                    s.tops[row] = NO_CARD
                    s.tell("row_dealt", slot, s.rows[slot])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GiveBoard(Chance):
    """AR-7a Player boards are dealt at random."""

    seat: int

    def options(self, s: Table) -> Sequence[Action]:
        dealt = [player.board // 2 for player in s.players if player.board >= 0]
        return [action for board, action in enumerate(DEAL_BOARD) if board not in dealt]

    def resolve(self, s: Table, action: DealBoard) -> None:
        s.players[self.seat].board = 2 * action.board
        s.tell("board", self.seat, action.board)


class DrawOrder(Chance):
    """AR-13 The first turn order is random: who comes next in it."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [DRAW_SEAT[seat] for seat in range(len(s.players)) if seat not in s.order]

    def resolve(self, s: Table, action: DrawSeat) -> None:
        s.order = (*s.order, action.seat)
        if len(s.order) == len(s.players):
            s.tell("order", s.order)


class ChoosingSides(Step):
    """AR-7a In turn order each player picks a side of the own board."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(*[ChoosingSide(seat) for seat in s.order])


class ChoosingSide(Decision):
    """AR-7a, AR-8 One of the two sides; then the starting resources are placed."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return SIDES

    def resolve(self, s: Table, action: ChooseSide) -> None:
        player = s.players[self.seat]
        player.board = player.board // 2 * 2 + action.side
        player.goods = list(PLAYER_BOARDS[player.board].start)
        s.tell("side", self.seat, player.board)
