"""Sections 4 and 9: pushing stones into the quarry, and trading what falls out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from tabularium.core.agenda import Action, Chance, Computed, Decision, Refusal, Seat, Step
from tabularium.games.via_appia.actions import (
    AGAIN,
    AT,
    AT_BEYOND,
    AT_OF,
    CONSOLE_SESTERCE,
    CONSOLE_SLAB,
    DRIFTS,
    SELL,
    SLOPES,
    SLOPES_BEYOND,
    STONE,
    STOP,
    TILTS,
    TRADE,
    USE_TILE,
    ChooseStone,
    Drift,
    Packed,
    Position,
    Pushed,
    Sell,
    Slope,
    Tilt,
    Trade,
)
from tabularium.games.via_appia.components import (
    EACH_SIZE,
    IN_QUARRY,
    LATERAL_WEIGHTS,
    MAX_SEATS,
    PACKING_DEPTH_MM,
    RADIUS_MM,
    SALE,
    SLOPE_MAX,
    SLOPE_WEIGHTS,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
    Size,
)
from tabularium.games.via_appia.quarry import Stone, in_order, pack, push, with_noise
from tabularium.games.via_appia.state import Table

CONSOLED_AFTER: Final = 2  # VA-C9
OVERLAP_UM: Final = 50
"""A record may hold stones that overlap so much: far more than the model leaves (VA-P15), far less than a heap."""
_WIDEST_UM: Final = 2000 * max(RADIUS_MM)


def is_in_tray(stones: Sequence[Stone]) -> bool:
    """VA-P15, VA-P16 Sorted, between the walls, behind the line and before the edge, and none upon another?"""
    for size, x, y in stones:
        r = 1000 * RADIUS_MM[size]
        if not (r <= x <= 1000 * TRAY_WIDTH_MM - r and r <= y <= 1000 * TRAY_DEPTH_MM):
            return False
    return list(stones) == in_order(stones) and not _is_heaped(stones)


def _is_heaped(stones: Sequence[Stone]) -> bool:
    """VA-P3 Does a stone of this sorted list lie upon another?"""
    for place, (size, x, y) in enumerate(stones):
        for other, other_x, other_y in stones[place + 1 :]:
            if other_y - y > _WIDEST_UM:
                break
            apart = 1000 * (RADIUS_MM[size] + RADIUS_MM[other]) - OVERLAP_UM
            if (other_x - x) * (other_x - x) + (other_y - y) * (other_y - y) < apart * apart:
                return True
    return False


def count_sizes(sizes: Sequence[int]) -> list[int]:
    counts = [0, 0, 0]
    for size in sizes:
        counts[size] += 1
    return counts


class PackQuarry(Computed):
    """VA-S7, VA-P4 The quarry is filled at random, so that every game starts differently."""

    __slots__ = ()

    def outcome(self, s: Table, share: float) -> Packed:
        luck = Random(int(share * 2**53)).random  # the draws of VA-P4, as many as it takes
        while True:
            points: list[Stone] = []
            for size in reversed(EACH_SIZE):
                r = 1000 * RADIUS_MM[size]
                for _ in range(IN_QUARRY[size]):
                    x = r + int(luck() * (1000 * TRAY_WIDTH_MM - 2 * r + 1))
                    y = r + int(luck() * (1000 * PACKING_DEPTH_MM - r + 1))
                    points.append((int(size), x, y))
            packed = pack(points)
            if packed is not None:
                return Packed(tuple(packed))

    def accepts(self, s: Table, action: Action) -> bool:
        if not isinstance(action, Packed):
            return False
        return count_sizes([stone[0] for stone in action.stones]) == list(IN_QUARRY) and is_in_tray(action.stones)

    def resolve(self, s: Table, action: Packed) -> None:
        s.quarry = action.stones
        for size in EACH_SIZE:
            s.stone_reserve[size] -= IN_QUARRY[size]
        s.tell("packed", len(action.stones))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginQuarry(Step):
    """VA-C1 One or two own stones, one after the other."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.pushes = 0
        s.has_fallen = False
        s.agenda.append(CHOOSING_STONE[self.seat])


BEGIN_QUARRY: Final = tuple([BeginQuarry(seat) for seat in range(MAX_SEATS)])


class ChoosingStone(Decision):
    """VA-C1, VA-P5 Which of the own stones is pushed."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        stones = s.players[self.seat].stones
        return [STONE[size] for size in EACH_SIZE if stones[size]]

    def resolve(self, s: Table, action: ChooseStone) -> None:
        s.agenda.append(CHOOSING_POSITION[self.seat][action.size])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        stones = s.players[self.seat].stones
        return [Refusal(STONE[size], "VA-C1", "no_such_stone", (size,)) for size in EACH_SIZE if not stones[size]]


CHOOSING_STONE: Final = tuple([ChoosingStone(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingPosition(Decision):
    """VA-C3, VA-P5 Where it is laid before the line, in whole millimetres from the left wall."""

    size: int

    def options(self, s: Table) -> Sequence[Action]:
        return AT_OF[self.size]

    def resolve(self, s: Table, action: Position) -> None:
        s.agenda.append(ChoosingSlope(self.seat, self.size, action.x_mm))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        r = RADIUS_MM[self.size]
        most = TRAY_WIDTH_MM - r
        refused = [at for x, at in AT.items() if not r <= x <= most]
        return [Refusal(at, "VA-P5", "in_the_wall", (r, most)) for at in (*refused, *AT_BEYOND)]


CHOOSING_POSITION: Final = tuple(
    [tuple([ChoosingPosition(seat, size) for size in EACH_SIZE]) for seat in range(MAX_SEATS)]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingSlope(Decision):
    """VA-C3, VA-P5 In which direction it is pushed, in hundredths."""

    size: int
    x_mm: int

    def options(self, s: Table) -> Sequence[Action]:
        return SLOPES

    def resolve(self, s: Table, action: Slope) -> None:
        if s.noise:
            s.agenda.append(DrawDrift(self.seat, self.size, self.x_mm, action.slope))
        else:
            s.agenda.append(CarryOut(self.seat, self.size, self.x_mm, action.slope, 0, 0))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return [Refusal(slope, "VA-P5", "too_slanted", (-SLOPE_MAX, SLOPE_MAX)) for slope in SLOPES_BEYOND]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawDrift(Chance):
    """VA-P6 How far the hand misses the lateral position."""

    seat: Seat
    size: int
    x_mm: int
    slope: int

    def options(self, s: Table) -> Sequence[Action]:
        return DRIFTS

    def weights(self, s: Table) -> Sequence[int]:
        return LATERAL_WEIGHTS

    def resolve(self, s: Table, action: Drift) -> None:
        s.agenda.append(DrawTilt(self.seat, self.size, self.x_mm, self.slope, action.offset))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawTilt(Chance):
    """VA-P6 How far the hand misses the slope."""

    seat: Seat
    size: int
    x_mm: int
    slope: int
    drift: int

    def options(self, s: Table) -> Sequence[Action]:
        return TILTS

    def weights(self, s: Table) -> Sequence[int]:
        return SLOPE_WEIGHTS

    def resolve(self, s: Table, action: Tilt) -> None:
        s.agenda.append(CarryOut(self.seat, self.size, self.x_mm, self.slope, self.drift, action.offset))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CarryOut(Computed):
    """VA-C2, VA-P7 to VA-P23 The push itself. What comes of it is recorded, never computed again (VA-P14)."""

    seat: Seat
    size: int
    x_mm: int
    slope: int
    drift: int
    tilt: int

    def outcome(self, s: Table, share: float) -> Pushed:
        x_mm, slope = with_noise(self.size, self.x_mm, self.slope, self.drift, self.tilt)
        return _worked_out(s.quarry, self.size, x_mm, slope)

    def accepts(self, s: Table, action: Action) -> bool:
        """Stones left and fallen are those before and the pushed one."""
        if not isinstance(action, Pushed) or not is_in_tray(action.stones):
            return False
        before = count_sizes([self.size, *[stone[0] for stone in s.quarry]])
        return before == count_sizes([*action.fallen, *[stone[0] for stone in action.stones]])

    def resolve(self, s: Table, action: Pushed) -> None:
        seat, size = self.seat, self.size
        x_mm, slope = with_noise(size, self.x_mm, self.slope, self.drift, self.tilt)
        s.last_push = (seat, size, self.x_mm, self.slope, x_mm, slope, action.fallen, s.quarry)
        s.quarry = action.stones  # VA-C12
        s.players[seat].stones[size] -= 1
        for fallen in action.fallen:
            s.fallen[fallen] += 1
        s.pushes += 1
        if action.fallen:
            s.has_fallen = True
        s.tell("pushed", seat, size, self.x_mm, self.slope, x_mm, slope, action.fallen)
        s.then(TRADING[seat], AFTER_PUSH[seat])


@lru_cache(maxsize=2048)
def _worked_out(quarry: tuple[Stone, ...], size: int, x_mm: int, slope: int) -> Pushed:
    """The same push into the same quarry has the same end, in every copy of a match."""
    done = push(quarry, size, x_mm, slope, film=False)
    return Pushed(tuple([stone[0] for stone in done.fallen]), tuple(done.stones))


class Trading(Decision):
    """VA-C4, VA-C7 Each fallen stone, in an order of choice: a slab of its size or smaller, or a sesterce."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not any(s.fallen)

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = []
        takeable = [s.can_take_slab(self.seat, size) for size in EACH_SIZE]
        for stone in EACH_SIZE:
            if s.fallen[stone]:
                options += [TRADE[stone, slab] for slab in EACH_SIZE if slab <= stone and takeable[slab]]
                options.append(SELL[stone])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Trade):
            stone: Size = action.stone
            s.take_slab(seat, action.slab)
            s.tell("traded", seat, stone, action.slab)
        else:
            assert isinstance(action, Sell)
            stone = action.stone
            s.gain(seat, SALE)
            s.tell("sold", seat, stone, SALE)
        s.fallen[stone] -= 1
        s.stone_reserve[stone] += 1  # VA-C6
        s.agenda.append(self)  # until none is left

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        offered = self.options(s)
        for (stone, slab), action in TRADE.items():
            if action in offered:
                continue
            if not s.fallen[stone]:
                found.append(Refusal(action, "VA-C4", "not_fallen", (stone,)))
            elif slab > stone:
                found.append(Refusal(action, "VA-C4", "slab_too_big", (stone,)))
            elif not s.slab_reserve[slab]:
                found.append(Refusal(action, "VA-C5", "no_slab_left", (slab,)))
            else:
                found.append(Refusal(action, "VA-C5", "no_place", (slab,)))
        found += [Refusal(SELL[stone], "VA-C4", "not_fallen", (stone,)) for stone in EACH_SIZE if not s.fallen[stone]]
        return found


TRADING: Final = tuple([Trading(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AfterPush(Step):
    """VA-C1, VA-C8, VA-C9 A second push; after it the consolation, if it is due, and the third."""

    seat: Seat

    def run(self, s: Table) -> None:
        if s.pushes == 1:
            s.agenda.append(PUSHING_AGAIN[self.seat])
        elif s.pushes == CONSOLED_AFTER:
            if not s.has_fallen:
                s.then(CONSOLING[self.seat], USING_TILE[self.seat])
            else:
                s.agenda.append(USING_TILE[self.seat])


AFTER_PUSH: Final = tuple([AfterPush(seat) for seat in range(MAX_SEATS)])


class PushingAgain(Decision):
    """VA-C1, VA-C13 Push a second stone, or stop for good."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].has_stone()

    def options(self, s: Table) -> Sequence[Action]:
        return (AGAIN, STOP)

    def resolve(self, s: Table, action: Action) -> None:
        if action is AGAIN:
            s.agenda.append(CHOOSING_STONE[self.seat])


PUSHING_AGAIN: Final = tuple([PushingAgain(seat) for seat in range(MAX_SEATS)])


class Consoling(Decision):
    """VA-C9, VA-C10 Two pushes and nothing has fallen: a small slab or a sesterce."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        if s.can_take_slab(self.seat, Size.SMALL):
            return (CONSOLE_SLAB, CONSOLE_SESTERCE)
        return (CONSOLE_SESTERCE,)

    def resolve(self, s: Table, action: Action) -> None:
        if action is CONSOLE_SLAB:
            s.take_slab(self.seat, Size.SMALL)
            s.tell("consoled_slab", self.seat)
        else:
            s.gain(self.seat, 1)
            s.tell("consoled_sesterce", self.seat)


CONSOLING: Final = tuple([Consoling(seat) for seat in range(MAX_SEATS)])


class UsingTile(Decision):
    """VA-C8 Return the push-plus-one tile for a third push."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        player = s.players[self.seat]
        return not (player.has_tile and player.has_stone())

    def options(self, s: Table) -> Sequence[Action]:
        return (USE_TILE, STOP)

    def resolve(self, s: Table, action: Action) -> None:
        if action is USE_TILE:
            s.players[self.seat].has_tile = False
            s.tell("tile_used", self.seat)
            s.agenda.append(CHOOSING_STONE[self.seat])


USING_TILE: Final = tuple([UsingTile(seat) for seat in range(MAX_SEATS)])
