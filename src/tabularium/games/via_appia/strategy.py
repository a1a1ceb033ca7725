"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from functools import lru_cache
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
    TRAY_DEPTH_MM,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.scoring import majority
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.quarrying import Trading

SESTERCE_WORTH: Final = 0.35
PLENTY: Final = 7  # sesterces for a journey; more are worth little
STONE_WORTH: Final[tuple[float, ...]] = (0.6, 0.8, 1.0)  # by size, in hand: less than what a push brings
ENOUGH: Final = 3  # stones for the next visit to the quarry; more are worth little
SPARE: Final = 0.04  # what is left of the worth of what is beyond plenty or enough
HOARD: Final = 3  # times plenty or enough; what is beyond that is worth nothing
QUIET: Final = 3  # rounds in which nothing moves on; then goods lose their worth, and as many rounds later all of it
BURDEN: Final = -0.1  # what is left of it in the end: goods want to be used
SLAB_WORTH: Final[tuple[float, ...]] = (0.8, 2.0, 3.6)  # on the cart: less than when laid
LATER: Final = 0.4  # of that, if only a later part has a space for it
KEY_WORTH: Final = 0.5  # for a slab that the last spaces of a part wait for
LAST_SPACES: Final = 3
WAITING: Final = 0.6  # lost by everybody for each of these slabs that nobody has, and once more while its stone is far
CART_ROOM: Final = 5  # slabs that a cart holds at most
TILE_WORTH: Final = 0.8
BONUS_WORTH: Final = 0.8  # for each bonus tile while its part is being built
STEP_WORTH: Final = 0.5  # for each step of the pawn along the road
NOT_YET: Final = 0.8  # of that, on a way that is not paved to its end
PRIZE_WORTH: Final = 0.65  # of the victory tile ahead, for a pawn about to take it
LENGTH: Final = (5, 6, 8)  # steps from city to city on the shortest way
LONGEST: Final = (8, 9, 11)  # the same over small slabs
MOST_SESTERCES: Final = 2.0


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end.

    A standstill is nobody's gain: what it costs is not made good by its costing the others as much.
    """
    own = worth(s, seat)
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat]) - standstill(s)


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    player = s.players[seat]
    points = float(player.score)
    if s.is_lifted:
        return points  # everything has been counted
    hope = _hope(s)
    points += _majorities(s, seat)
    money = player.sesterces
    use = hope * max(BURDEN, min(1.0, 1.0 - (s.quiet_rounds - QUIET) / QUIET))
    points += use * SESTERCE_WORTH * _useful(money, PLENTY, HOARD * PLENTY)
    if money == max([other.sesterces for other in s.players]):
        points += MOST_SESTERCES * max(0.0, 1.0 - 2.0 * hope)  # late: a race for it would hold up the game
    room = 1.0 - sum(player.slabs) / CART_ROOM
    left, most = ENOUGH, HOARD * ENOUGH
    for size in reversed(EACH_SIZE):
        count = player.stones[size]
        points += use * (0.4 + 0.6 * room) * STONE_WORTH[size] * _useful(count, left, most)
        left, most = max(0, left - count), max(0, most - count)
        points += min(1.0, 0.4 + hope) * _slabs(s, seat, size)
    if any(s.fallen) and s.agenda and isinstance(s.agenda[-1], Trading) and s.agenda[-1].seat == seat:
        prices = fallen_worth(s, seat)
        points += 0.7 * sum([prices[size] * s.fallen[size] for size in EACH_SIZE])
    if player.has_tile:
        points += hope * TILE_WORTH
    return points + journey(s, seat, hope)


def _useful(count: int, enough: int, most: int) -> float:
    """How many of so many things count: those beyond enough a little, those beyond the most not at all."""
    return min(count, enough) + SPARE * max(0, min(count, most) - enough)


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


def standstill(s: Table) -> float:
    """What it costs that the last spaces of a part wait for slabs which nobody has: nobody can build beyond it.

    The less, the nearer to the edge a stone lies that would bring such a slab: so a push that wins nothing yet is
    better than another income. Parts to come cost the most they can, so that nothing is lost when one is full.
    """
    part = s.open_part()
    if part < 0 or s.is_ending or s.is_lifted:
        return 0.0
    free = [int(SPACES[n].size) for n in PART_SPACES[part] if not s.paved[n]]
    missing, largest = 0, -1
    for size in EACH_SIZE:
        wanted = free.count(size) - sum([player.slabs[size] for player in s.players if player.reached >= part])
        if wanted > 0:
            missing += wanted
            largest = size
    cost = float(min(missing, LAST_SPACES))
    if missing:
        nearest = max([y for size, _, y in s.quarry if size >= largest], default=0)
        cost += 1.0 - nearest / (1000 * TRAY_DEPTH_MM)
    return WAITING * (cost + (LAST_SPACES + 1) * (len(PART_SPACES) - 1 - part))


def journey(s: Table, seat: Seat, hope: float) -> float:
    """How far the pawn has come, and the victory tile that waits in the next city."""
    player = s.players[seat]
    part = player.reached
    if part == LAST_CITY:
        return hope * STEP_WORTH * sum(LENGTH)
    way = _ways_now(part, bytes([s.paved[n] for n in PART_SPACES[part]]))
    done = _done(way, player.pawn, part)
    tiles = VICTORY_STACKS[len(s.players)][s.arrivals(part + 1) :]
    before = len([p for p in s.players if p.reached == part and _done(way, p.pawn, part) > done])
    prize = float(tiles[0]) if tiles else 0.0
    if before:
        prize = 0.4 * prize + (0.6 * tiles[before] if before < len(tiles) else 0.0)
    return hope * (STEP_WORTH * (sum(LENGTH[:part]) + done) + PRIZE_WORTH * prize * done / LENGTH[part])


def _done(way: dict[int, int], place: int, part: int) -> float:
    """Steps that a pawn has behind it in a part: on a way that can be walked now, or hoped for on the shortest.

    So before a gap the way around it is the way on, and a slab laid anywhere takes nothing from anybody.
    """
    hoped = NOT_YET * (LENGTH[part] - _STEPS_LEFT[part].get(place, LENGTH[part]))
    return max(0.0, hoped, LENGTH[part] * (1.0 - way.get(place, LONGEST[part]) / LONGEST[part]))


def _distances(part: int, closed: frozenset[int]) -> dict[int, int]:
    """The steps from the places of a part to the city at its end, over all spaces that are not closed."""
    goal = FIRST_CITY + part + 1
    steps = {goal: 0}
    edge = [goal]
    while edge:
        here = edge.pop(0)
        for there in NEIGHBOURS[here]:
            if there not in steps and there not in closed and (PART_OF[there] == part or there == FIRST_CITY + part):
                steps[there] = steps[here] + 1
                edge.append(there)
    return steps


_STEPS_LEFT: Final = tuple([_distances(part, frozenset()) for part in EACH_PART])


@lru_cache(maxsize=1024)
def _ways_now(part: int, paved: bytes) -> dict[int, int]:
    """The same, over what is paved: 1 for each space of the part with a slab."""
    return _distances(part, frozenset([n for n, is_paved in zip(PART_SPACES[part], paved) if not is_paved]))
