"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
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
from tabularium.games.via_appia.scoring import majority
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import Trading

SESTERCE_WORTH: Final = 0.35
PLENTY: Final = 7  # sesterces for a journey; more are worth little
STONE_WORTH: Final = (0.6, 0.8, 1.0)  # by size, in hand: less than what a push brings
ENOUGH: Final = 3  # stones for the next visit to the quarry; more are worth little
SPARE: Final = 0.04  # what is left of the worth of what is beyond plenty or enough
SLAB_WORTH: Final = (0.8, 2.0, 3.6)  # on the cart: less than when laid
LATER: Final = 0.4  # of that, if only a later part has a space for it
KEY_WORTH: Final = 0.5  # for a slab that the last spaces of a part wait for
LAST_SPACES: Final = 3
CART_ROOM: Final = 5  # slabs that a cart holds at most
TILE_WORTH: Final = 0.8
BONUS_WORTH: Final = 0.8  # for each bonus tile while its part is being built
STEP_WORTH: Final = 0.7  # for each step of the pawn along the road
PRIZE_WORTH: Final = 0.75  # of the victory tile ahead, for a pawn about to take it
LENGTH: Final = (5, 6, 8)  # steps from city to city on the shortest way
MOST_SESTERCES: Final = 2.0


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
    points += hope * SESTERCE_WORTH * (min(money, PLENTY) + SPARE * max(0, money - PLENTY))
    if money == max([other.sesterces for other in s.players]):
        points += MOST_SESTERCES * (1.0 - hope)
    room = 1.0 - sum(player.slabs) / CART_ROOM
    left = ENOUGH
    for size in reversed(EACH_SIZE):
        count = player.stones[size]
        used = min(count, left)
        left -= used
        points += hope * (0.4 + 0.6 * room) * STONE_WORTH[size] * (used + SPARE * (count - used))
        points += min(1.0, 0.4 + hope) * _slabs(s, seat, size)
    if any(s.fallen) and s.agenda and isinstance(s.agenda[-1], Trading) and s.agenda[-1].seat == seat:
        prices = fallen_worth(s, seat)
        points += 0.7 * sum([prices[size] * s.fallen[size] for size in EACH_SIZE])
    if player.has_tile:
        points += hope * TILE_WORTH
    return points + _journey(s, seat, hope)


def fallen_worth(s: Table, seat: Seat) -> tuple[float, ...]:
    """VA-C4 What the seat would make of a fallen stone of each size: the best slab it can take, or a sesterce."""
    slabs = s.players[seat].slabs
    best, found = SESTERCE_WORTH, []
    for size in EACH_SIZE:
        if s.can_take_slab(seat, size):
            before = _slabs(s, seat, size)
            slabs[size] += 1
            best = max(best, _slabs(s, seat, size) - before)
            slabs[size] -= 1
        found.append(best)
    return tuple(found)


def _hope(s: Table) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if s.is_ending:
        return 0.1
    road = 1.0 - sum(s.paved) / len(SPACES)
    farthest = max([player.reached for player in s.players])
    return max(0.15, min(1.0, 1.6 * road, 1.0 if farthest < LAST_CITY - 1 else 0.3 + road))


def _slabs(s: Table, seat: Seat, size: int) -> float:
    """What the slabs of a size on the cart are worth, as far as the road still has spaces for them."""
    count = s.players[seat].slabs[size]
    part = s.open_part()
    if not count or part < 0:
        return 0.0
    free = [n for n in PART_SPACES[part] if not s.paved[n]]
    here = len([n for n in free if SPACES[n].size == size])
    later = len([n for p in range(part + 1, len(PART_SPACES)) for n in PART_SPACES[p] if SPACES[n].size == size])
    now = min(count, here)
    total = SLAB_WORTH[size] * (now + LATER * min(count - now, later))
    if now and len(free) <= LAST_SPACES:
        total += KEY_WORTH * now
    return total if part <= s.players[seat].reached else 0.5 * total


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
    part = player.reached
    if part == LAST_CITY:
        return hope * STEP_WORTH * sum(LENGTH)
    left = _steps_left(player.pawn, part)
    done = LENGTH[part] - left
    tiles = VICTORY_STACKS[len(s.players)][s.arrivals(part + 1) :]
    before = len([p for p in s.players if p.reached == part and _steps_left(p.pawn, part) < left])
    prize = float(tiles[0]) if tiles else 0.0
    if before:
        prize = 0.4 * prize + (0.6 * tiles[before] if before < len(tiles) else 0.0)
    return hope * (STEP_WORTH * (sum(LENGTH[:part]) + done) + PRIZE_WORTH * prize * done / LENGTH[part])


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
