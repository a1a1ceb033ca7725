"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.folder import Folder
from tabularium.core.judging import Judge, read_weights
from tabularium.games.via_appia.components import (
    EACH_PART,
    EACH_SIZE,
    FIRST_CITY,
    LAST_CITY,
    NEIGHBOURS,
    PART_OF,
    PART_SPACES,
    PLACES,
    SLAB_SIZE,
    SPACES,
    TRAY_DEPTH_MM,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.quarry import Stone
from tabularium.games.via_appia.scoring import majority_share
from tabularium.games.via_appia.state import LARGE, MEDIUM, SMALL, Table
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
LENGTH: Final[tuple[int, ...]] = (5, 6, 8)  # steps from city to city on the shortest way
LONGEST: Final[tuple[int, ...]] = (8, 9, 11)  # the same over small slabs
BEHIND_STEPS: Final[tuple[int, ...]] = tuple([sum(LENGTH[:city]) for city in range(LAST_CITY + 1)])  # from Rome
MOST_SESTERCES: Final = 2.0
LARGEST_FIRST: Final = EACH_SIZE[::-1]
NOTHING: Final = -1e300  # worse than any position
LAST_HOPE: Final = 0.1  # of what things are worth, in the last turns

TERMS: Final = (
    "score", "majorities", "bonus_tiles", "sesterces", "most_sesterces", "small_stones", "medium_stones",
    "large_stones", "small_slabs", "medium_slabs", "large_slabs", "later_slabs", "keys", "fallen", "tile", "behind",
    "steps", "prize",
)  # fmt: skip
# places in TERMS, as plain constants that the compiled build need not look up
SCORE: Final = 0
MAJORITIES: Final = 1
BONUS_TILES: Final = 2
MONEY: Final = 3
MOST_MONEY: Final = 4
STONES: Final = 5  # and those after it, by size
SLABS: Final = 8  # and those after it, by size
LATER_SLABS: Final = 11
KEYS: Final = 12
FALLEN: Final = 13
TILE: Final = 14
BEHIND: Final = 15
STEPS: Final = 16
PRIZE: Final = 17
assert (TERMS[STONES], TERMS[SLABS], TERMS[PRIZE]) == ("small_stones", "small_slabs", "prize")
assert len(TERMS) == PRIZE + 1
WEIGHTS: Final = read_weights(Folder("tabularium.games.via_appia").table("data/weights.toml"), TERMS)


class Road:
    """What the slabs that are laid say to everybody."""

    __slots__ = ("done", "free", "here", "later", "left", "part", "shares")

    def __init__(self, paved: bytes) -> None:
        built = [len([n for n in spaces if paved[n]]) for spaces in PART_SPACES]
        open_parts = [part for part in EACH_PART if built[part] < len(PART_SPACES[part])]
        self.part = int(open_parts[0]) if open_parts else -1  # the only one that may be built in now; -1: all are paved
        here = [n for n in PART_SPACES[self.part] if not paved[n]] if open_parts else []
        later = [n for part in open_parts[1:] for n in PART_SPACES[part]]
        self.free = len(here)  # spaces of that part without a slab
        self.here = [len([n for n in here if SLAB_SIZE[n] == size]) for size in EACH_SIZE]  # the same by size
        # spaces of the parts after it, by size
        self.later = [len([n for n in later if SLAB_SIZE[n] == size]) for size in EACH_SIZE]
        self.left = 1.0 - sum(paved) / len(SPACES)  # how much of the whole is not paved
        self.shares = [built[part] / len(PART_SPACES[part]) for part in EACH_PART]  # how much of each part is paved
        # for each part how far a pawn in each place has come
        self.done: list[tuple[float, ...]] = [
            _done(part, frozenset([n for n in PART_SPACES[part] if not paved[n]])) for part in EACH_PART
        ]


@lru_cache(maxsize=4096)
def _road(paved: bytes) -> Road:
    """By 1 for each space with a slab. Most moves lay none, so the same roads are asked for again and again."""
    return Road(paved)


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end.

    A standstill is nobody's gain: what it costs is not made good by its costing the others as much.
    """
    road = _road(bytes(s.paved))
    use = _use(s, road)
    own = _worth(s, seat, road, use)
    best = NOTHING
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, _worth(s, other, road, use))
    return own - best - standstill(s, road)


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    road = _road(bytes(s.paved))
    return _worth(s, seat, road, _use(s, road))


def _worth(s: Table, seat: Seat, road: Road, use: float) -> float:
    if s.is_lifted:
        return float(s.players[seat].score)  # everything has been counted
    return WEIGHTS.total(_terms(s, seat, road, use), _hope(use))


def hope(s: Table, seat: Seat) -> float:
    """How much of the game is still to come."""
    return _hope(_use(s, _road(bytes(s.paved))))


def _hope(use: float) -> float:
    return (use - LAST_HOPE) / (1.0 - LAST_HOPE)


def _use(s: Table, road: Road) -> float:
    """How much of their worth things still have, from 1 down to what is left in the last turns."""
    if s.is_ending:
        return LAST_HOPE
    use = min(1.0, 1.6 * road.left)
    for player in s.players:
        if player.reached >= LAST_CITY - 1:
            use = min(use, 0.3 + road.left)
            break
    return max(0.15, use)


def terms(s: Table, seat: Seat) -> list[float]:
    """What the seat has and hopes for, in the order of TERMS."""
    road = _road(bytes(s.paved))
    return _terms(s, seat, road, _use(s, road))


def _terms(s: Table, seat: Seat, road: Road, use: float) -> list[float]:
    player = s.players[seat]
    found = [0.0] * len(TERMS)
    found[SCORE] = float(player.score)
    _majorities(s, seat, road, found)
    _goods(s, seat, use, found)
    _slabs(player.slabs, player.reached, road, min(1.0, 0.4 + use), found)
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, Trading) and step.seat == seat and any(s.fallen):
        prices = fallen_worth(s, seat)
        found[FALLEN] = 0.7 * sum([prices[size] * s.fallen[size] for size in EACH_SIZE])
    if player.has_tile:
        found[TILE] = use * TILE_WORTH
    _journey(s, seat, road, use, found)
    return found


def _majorities(s: Table, seat: Seat, road: Road, found: list[float]) -> None:
    """What the bonus tiles promise: certain in a full part, a hope in one that is being built."""
    bonus = s.players[seat].bonus
    for part in EACH_PART:
        tiles, share = bonus[part], road.shares[part]
        if tiles and share:
            before, alike = 0, 0
            for player in s.players:
                count = player.bonus[part]
                if count > tiles:
                    before += 1
                elif count == tiles:
                    alike += 1
            found[MAJORITIES] += share * majority_share(tiles, before, alike)
            found[BONUS_TILES] += (1.0 - share) * BONUS_WORTH * tiles


def _goods(s: Table, seat: Seat, use: float, found: list[float]) -> None:
    """Sesterces and stones, as far as they can be used soon; in a standstill less and less."""
    player = s.players[seat]
    money = player.sesterces
    soon = use * max(BURDEN, min(1.0, 1.0 - (s.quiet_rounds - QUIET) / QUIET))
    found[MONEY] = soon * SESTERCE_WORTH * _useful(money, PLENTY, HOARD * PLENTY)
    if use < 0.5 and not [other for other in s.players if other.sesterces > money]:
        found[MOST_MONEY] = MOST_SESTERCES * (1.0 - 2.0 * use)  # late: a race for it would hold up the game
    slabs = player.slabs
    room = 1.0 - (slabs[SMALL] + slabs[MEDIUM] + slabs[LARGE]) / CART_ROOM
    left, most = ENOUGH, HOARD * ENOUGH
    for size in LARGEST_FIRST:
        count = player.stones[size]
        if count:
            found[STONES + size] = soon * (0.4 + 0.6 * room) * STONE_WORTH[size] * _useful(count, left, most)
            left, most = max(0, left - count), max(0, most - count)


def _useful(count: int, enough: int, most: int) -> float:
    """How many of so many things count: those beyond enough a little, those beyond the most not at all."""
    return min(count, enough) + SPARE * max(0, min(count, most) - enough)


def _slabs(slabs: list[int], reached: int, road: Road, use: float, found: list[float]) -> None:
    """What the slabs on the cart are worth, as far as the road still has spaces for them."""
    if road.part < 0:
        return
    if road.part > reached:
        use *= 0.5
    for size in EACH_SIZE:
        count = slabs[size]
        if not count:
            continue
        now = min(count, road.here[size])
        found[SLABS + size] = use * SLAB_WORTH[size] * now
        found[LATER_SLABS] += use * SLAB_WORTH[size] * LATER * min(count - now, road.later[size])
        if now and road.free <= LAST_SPACES:
            found[KEYS] += use * KEY_WORTH * now


def fallen_worth(s: Table, seat: Seat) -> tuple[float, ...]:
    """VA-C4 What the seat would make of a fallen stone of each size: the best slab it can take, or a sesterce."""
    player = s.players[seat]
    road = _road(bytes(s.paved))
    best, found = SESTERCE_WORTH, []
    for size in EACH_SIZE:
        if s.can_take_slab(seat, size):
            best = max(best, _one_more(player.slabs[size], size, player.reached, road))
        found.append(best)
    return tuple(found)


def _one_more(count: int, size: int, reached: int, road: Road) -> float:
    """What another slab of a size would add to so many on the cart."""
    if road.part < 0:
        return 0.0
    value = 0.0
    if count < road.here[size]:
        value = SLAB_WORTH[size] + (KEY_WORTH if road.free <= LAST_SPACES else 0.0)
    elif count - road.here[size] < road.later[size]:
        value = SLAB_WORTH[size] * LATER
    return value if road.part <= reached else 0.5 * value


def standstill(s: Table, road: Road) -> float:
    """What it costs that the last spaces of a part wait for slabs which nobody has: nobody can build beyond it.

    The less, the nearer to the edge a stone lies that would bring such a slab: so a push that wins nothing yet is
    better than another income. Parts to come cost the most they can, so that nothing is lost when one is full.
    """
    if s.is_ending or s.is_lifted:
        return 0.0
    part = road.part
    if part < 0:
        return 0.0
    missing, largest = 0, -1
    for size in EACH_SIZE:
        wanted = road.here[size]
        for player in s.players:
            if player.reached >= part:
                wanted -= player.slabs[size]
        if wanted > 0:
            missing += wanted
            largest = size
    cost = float(min(missing, LAST_SPACES))
    if missing:
        cost += 1.0 - _nearest(s.quarry, largest) / (1000 * TRAY_DEPTH_MM)
    return WAITING * (cost + (LAST_SPACES + 1) * (len(PART_SPACES) - 1 - part))


def _nearest(quarry: tuple[Stone, ...], least: int) -> int:
    """How far in lies the stone of this size or larger that is nearest to the edge; 0: there is none."""
    for place in range(len(quarry) - 1, -1, -1):  # the last ones lie nearest
        stone = quarry[place]
        if stone[0] >= least:
            return stone[2]
    return 0


def _journey(s: Table, seat: Seat, road: Road, use: float, found: list[float]) -> None:
    """How far the pawn has come, and the victory tile that waits in the next city."""
    player = s.players[seat]
    part = player.reached
    found[BEHIND] = use * STEP_WORTH * BEHIND_STEPS[part]
    if part == LAST_CITY:
        return
    come = road.done[part]
    done = come[player.pawn]
    if not done:
        return
    found[STEPS] = use * STEP_WORTH * done
    tiles = VICTORY_STACKS[len(s.players)]
    top, before = 0, 0  # those who have been there, and those who are nearer to it
    for other in s.players:
        if other.reached > part:
            top += 1
        elif other.reached == part and come[other.pawn] > done:
            before += 1
    prize = float(tiles[top]) if top < len(tiles) else 0.0
    if before:
        prize = 0.4 * prize + (0.6 * tiles[top + before] if top + before < len(tiles) else 0.0)
    found[PRIZE] = use * PRIZE_WORTH * prize * done / LENGTH[part]


@lru_cache(maxsize=1024)
def _done(part: int, closed: frozenset[int]) -> tuple[float, ...]:
    """Steps that a pawn in each place has behind it: on a way that can be walked now, or hoped for on the shortest.

    So before a gap the way around it is the way on, and a slab laid anywhere takes nothing from anybody.
    """
    way, shortest = _distances(part, closed), _STEPS_LEFT[part]
    length, longest = LENGTH[part], LONGEST[part]
    found: list[float] = []
    for place in range(len(PLACES)):
        hoped = NOT_YET * (length - shortest.get(place, length))
        found.append(max(0.0, max(hoped, length * (1.0 - way.get(place, longest) / longest))))
    return tuple(found)


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
JUDGE: Final = Judge(names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("score", "fallen"))
