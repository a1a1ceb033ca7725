"""Sections 2 and 4.1: displays are dealt, slid to the left and refilled. No stack has an order until a piece leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Step
from tabularium.games.nova_roma.actions import (
    DEAL_CONSTRUCTION_BITS,
    DEAL_ESTATE,
    DEAL_FOLLOWER_BITS,
    DEAL_MARITIME_BITS,
    Deal,
    spread,
)
from tabularium.games.nova_roma.components import BASIC_TILES, DISPLAY, SPECIAL_SLOT, SPECIAL_TILES
from tabularium.games.nova_roma.state import NONE, Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RefillMaritime(Chance):
    """NR-14, NR-91 A maritime contract for an empty slot, if the stack has one (NR-Q13)."""

    slot: int

    def is_moot(self, s: Table) -> bool:
        return not s.maritime_stack

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.maritime_stack, DEAL_MARITIME_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.maritime_stack &= ~(1 << action.item)
        s.maritime[self.slot] = action.item
        s.tell("maritime_dealt", action.item)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RefillConstruction(Chance):
    """NR-15, NR-105 A construction contract for an empty slot, if the stack has one (NR-Q13)."""

    slot: int

    def is_moot(self, s: Table) -> bool:
        return not s.construction_stack

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.construction_stack, DEAL_CONSTRUCTION_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.construction_stack &= ~(1 << action.item)
        s.construction[self.slot] = action.item
        s.tell("construction_dealt", action.item)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RefillFollower(Chance):
    """NR-20, NR-72, NR-77 A follower for an empty slot, from the deck or the reshuffled discard pile."""

    slot: int

    def is_moot(self, s: Table) -> bool:
        return not s.can_draw()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.deck or s.discard, DEAL_FOLLOWER_BITS)

    def resolve(self, s: Table, action: Deal) -> None:
        s.reshuffle()
        s.deck &= ~(1 << action.item)
        s.followers[self.slot] = action.item
        s.tell("follower_dealt", action.item)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RefillEstate(Chance):
    """NR-19, NR-60, NR-234 An estate tile for an empty slot, if its stack has one."""

    slot: int

    def _kinds(self) -> tuple[int, ...]:
        return SPECIAL_TILES if self.slot == SPECIAL_SLOT else BASIC_TILES

    def is_moot(self, s: Table) -> bool:
        stack = s.estate_stack
        return sum([stack[kind] for kind in self._kinds()]) == 0

    def options(self, s: Table) -> Sequence[Action]:
        stack = s.estate_stack
        return [DEAL_ESTATE[kind] for kind in self._kinds() if stack[kind]]

    def weights(self, s: Table) -> Sequence[int]:
        stack = s.estate_stack
        return [stack[kind] for kind in self._kinds() if stack[kind]]

    def resolve(self, s: Table, action: Deal) -> None:
        s.estate_stack[action.item] -= 1
        s.estate[self.slot] = action.item
        s.tell("tile_dealt", action.item)


FILL_MARITIME: Final = tuple([RefillMaritime(slot) for slot in range(DISPLAY)])
FILL_CONSTRUCTION: Final = tuple([RefillConstruction(slot) for slot in range(DISPLAY)])
FILL_FOLLOWERS: Final = tuple([RefillFollower(slot) for slot in range(DISPLAY)])
FILL_ESTATE: Final = tuple([RefillEstate(slot) for slot in range(DISPLAY + 1)])


def slide(display: list[int]) -> int:
    """Close the gaps of a display of four; the first empty slot afterwards."""
    there = [card for card in display[:DISPLAY] if card != NONE]
    display[:DISPLAY] = there + [NONE] * (DISPLAY - len(there))
    return len(there)


def slide_and_refill(s: Table) -> list[Step]:
    """NR-46 Maritime, construction, basic estate tiles, followers: slid to the left; the steps that refill them."""
    steps: list[Step] = []
    if NONE in s.maritime:
        steps += FILL_MARITIME[slide(s.maritime) :]
    if NONE in s.construction:
        steps += FILL_CONSTRUCTION[slide(s.construction) :]
    if NONE in s.estate[:DISPLAY]:
        steps += FILL_ESTATE[slide(s.estate) : DISPLAY]
    if NONE in s.followers:
        steps += FILL_FOLLOWERS[slide(s.followers) :]
    return steps
