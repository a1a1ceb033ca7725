"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final
from zlib import crc32

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.via_appia.actions import AT, SLOPE
from tabularium.games.via_appia.aiming import Aim, aim
from tabularium.games.via_appia.components import (
    EACH_PART,
    EACH_SIZE,
    FIRST_CITY,
    LAST_CITY,
    NEIGHBOURS,
    PART_OF,
    PART_SPACES,
    SPACES,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.quarry import Stone
from tabularium.games.via_appia.scoring import majority
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope, ChoosingStone, Trading

SESTERCE_WORTH: Final = 0.35
STONE_WORTH: Final = (0.35, 0.75, 1.4)  # by size, in hand: less than what a push brings
ENOUGH: Final = 3  # stones for the next visit to the quarry; more are worth little
PLENTY: Final = 6  # sesterces for a journey; more are worth little
SLAB_WORTH: Final = (0.7, 1.9, 3.4)  # on the cart: less than when laid
TILE_WORTH: Final = 0.8
BONUS_WORTH: Final = 0.5  # for each bonus tile while its part is being built
STEP_WORTH: Final = 0.9  # for each step of the pawn along the road
CITY_WORTH: Final = 1.2  # for a city reached: the next part is open
LENGTH: Final = (5, 6, 8)  # steps from city to city on the shortest way


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end."""
    own = worth(s, seat)
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat])


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    player = s.players[seat]
    points = float(player.score)
    if s.is_lifted:
        return points  # everything has been counted
    hope = _hope(s)
    points += _majorities(s, seat)
    money = player.sesterces
    points += hope * SESTERCE_WORTH * (min(money, PLENTY) + 0.15 * max(0, money - PLENTY))
    if money == max([other.sesterces for other in s.players]):
        points += 2.0 * (1.0 - 0.6 * hope)
    left = ENOUGH
    for size in reversed(EACH_SIZE):
        count = player.stones[size]
        used = min(count, left)
        left -= used
        points += hope * STONE_WORTH[size] * (used + 0.15 * (count - used))
        points += min(1.0, 0.4 + hope) * _slabs(s, seat, size) * SLAB_WORTH[size]
    if any(s.fallen) and s.agenda and isinstance(s.agenda[-1], Trading) and s.agenda[-1].seat == seat:
        points += sum([0.7 * SLAB_WORTH[size] * s.fallen[size] for size in EACH_SIZE])
    if player.has_tile:
        points += hope * TILE_WORTH
    return points + _journey(s, seat, hope)


def _hope(s: Table) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if s.is_ending:
        return 0.1
    road = 1.0 - sum(s.paved) / len(SPACES)
    farthest = max([player.reached for player in s.players])
    return max(0.15, min(1.0, 1.6 * road, 1.0 if farthest < LAST_CITY - 1 else 0.3 + road))


def _slabs(s: Table, seat: Seat, size: int) -> float:
    """Slabs of a size on the cart, as far as the road still has spaces for them."""
    count = s.players[seat].slabs[size]
    if not count:
        return 0.0
    part = s.open_part()
    if part < 0:
        return 0.0
    open_here = len([n for n in PART_SPACES[part] if not s.paved[n] and SPACES[n].size == size])
    later = len([n for p in range(part + 1, 3) for n in PART_SPACES[p] if SPACES[n].size == size])
    useful = min(count, open_here) + 0.6 * min(max(0, count - open_here), later)
    return useful * (1.0 if part <= s.players[seat].reached else 0.5)


def _majorities(s: Table, seat: Seat) -> float:
    """What the bonus tiles promise: certain in a full part, a hope in one that is being built."""
    total = 0.0
    for part in EACH_PART:
        spaces = PART_SPACES[part]
        built = len([n for n in spaces if s.paved[n]])
        if built:
            share = built / len(spaces)
            tiles = [player.bonus[part] for player in s.players]
            total += share * majority(tiles)[seat] + (1.0 - share) * BONUS_WORTH * tiles[seat]
    return total


def _journey(s: Table, seat: Seat, hope: float) -> float:
    """How far the pawn has come, and the victory tile that waits in the next city."""
    player = s.players[seat]
    total = CITY_WORTH * player.reached * (0.3 + 0.7 * hope)
    if player.reached == LAST_CITY:
        return total
    part = player.reached
    left = _steps_left(player.pawn, part)
    done = LENGTH[part] - left
    tiles = VICTORY_STACKS[len(s.players)][s.arrivals(part + 1) :]
    prize = float(tiles[0]) if tiles else 0.0
    before = len([p for p in s.players if p.reached == part and _steps_left(p.pawn, part) < left])
    if before and len(tiles) > before:
        prize = 0.4 * prize + 0.6 * tiles[before]
    elif before:
        prize *= 0.4
    return total + hope * (STEP_WORTH * done + 0.75 * prize * done / LENGTH[part])


def _distances() -> tuple[dict[int, int], ...]:
    """For each part the steps from each of its places to the city at its end, if everything were paved."""
    found: list[dict[int, int]] = []
    for part in EACH_PART:
        goal = FIRST_CITY + part + 1
        steps = {goal: 0}
        edge = [goal]
        while edge:
            here = edge.pop(0)
            for there in NEIGHBOURS[here]:
                if there not in steps and (PART_OF[there] == part or there == FIRST_CITY + part):
                    steps[there] = steps[here] + 1
                    edge.append(there)
        found.append(steps)
    return tuple(found)


_STEPS_LEFT: Final = _distances()


def _steps_left(place: int, part: int) -> int:
    return _STEPS_LEFT[part].get(place, LENGTH[part])


# ---------------------------------------------------------------------- aiming

TRIES: Final = 24  # pushes in the mind before a push


def shortlist(s: Table, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool) -> Sequence[Action]:
    """Of 88 positions and 51 slopes the one that a few tries in the mind speak for. Imagined pushes go anywhere."""
    if isinstance(step, ChoosingStone) and not in_earnest:
        return options[-1:]  # the largest
    if not isinstance(step, ChoosingPosition | ChoosingSlope):
        return options
    if not in_earnest:
        return (options[int(luck.random() * len(options))],)
    aimed = _aimed(s.quarry, step.size, s.noise)
    if isinstance(step, ChoosingPosition):
        return (AT[aimed.x_mm],)
    if step.x_mm == aimed.x_mm:
        return (SLOPE[aimed.slope],)
    return options[::10]


@lru_cache(maxsize=64)
def _aimed(quarry: tuple[Stone, ...], size: int, noise: bool) -> Aim:
    """The same quarry, the same aim: position and slope are two answers of one thought."""
    return aim(quarry, size, Random(crc32(repr((quarry, size)).encode())), TRIES, noise)
