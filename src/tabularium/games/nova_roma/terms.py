"""The terms of the evaluation: what a seat has and hopes for, each thing for itself, in points."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.folder import Folder
from tabularium.core.judging import read_weights
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    ARTISAN,
    CHARIOT_VP,
    COIN,
    ESTATE_TILES,
    FINISH_VP,
    FIRST_PLAYER_VP,
    GOODS_PER_VP,
    INFLUENCE,
    INFLUENCE_PER_VP,
    LAST_SPACE,
    MOSAIC_CELLS,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    MOSAIC_TILES,
    PORTS,
    ROUNDS,
    SEA_END,
    SEA_VP,
    SOUTH_END,
    TRIVIA,
    TileKind,
)
from tabularium.games.nova_roma.prices import (
    ARTISAN_WORTH,
    CARD_VALUE,
    CARD_WORTH,
    COIN_WORTH,
    GOOD_WORTH,
    INFLUENCE_WORTH,
    PIECE_WORTH,
    SPACE_WORTH,
    ZONE_HOPE,
)
from tabularium.games.nova_roma.scoring import (
    MOSAIC_POINTS,
    animal_count,
    animal_set_points,
    contract_points,
    finish_points,
    follower_points,
    majority_points,
)
from tabularium.games.nova_roma.state import NOBODY, Player, Table, ones
from tabularium.games.nova_roma.steps.mosaic import statistics

TOKEN_WORTH: Final = 1.2
GOAL_HOPE: Final = 0.9  # of the points of an achievement on the way
RACE_HOPE: Final = 0.95
SEA_HOPE: Final = 1.5
FINISH_HOPE: Final = 0.5
ALONE_TO_FINISH: Final = 0.9  # against the dummy nearly every space brings points, its own included
ANIMAL_HOPE: Final = 0.7  # for the sets that an animal may still complete


def _sea_promise() -> tuple[float, ...]:
    """For each position of a ship the part of the way to the next points that is done, in points."""
    promise = [0.0]
    for place in range(1, SEA_END + 1):
        end = SOUTH_END if place <= SOUTH_END else SEA_END
        ahead = place
        while ahead < end and SEA_VP[ahead] == SEA_VP[place]:
            ahead += 1
        start = place
        while PORTS[start - 1].index > 1 and SEA_VP[start - 1] == SEA_VP[place]:
            start -= 1
        done = sum([PORTS[p - 1].sails for p in range(start, place + 1)])
        whole = sum([PORTS[p - 1].sails for p in range(start, ahead + 1)])
        promise.append((SEA_VP[ahead] - SEA_VP[place]) * done / whole if ahead != place else 0.0)
    return tuple(promise)


_SEA_PROMISE: Final = _sea_promise()
_TILE_VALUE: Final = tuple(
    [(0.55, 0.3, 0.0, 0.0)[tile.kind] if tile.kind != TileKind.ONE_USE else 1.6 for tile in ESTATE_TILES]
)
"""What a tile brings each round; a one-use tile, once."""
_IS_ONE_USE: Final = tuple([tile.kind == TileKind.ONE_USE for tile in ESTATE_TILES])
_HAS_ANIMALS: Final = tuple([tile.animals > 0 for tile in ESTATE_TILES])
_ON_THE_WAY: Final = tuple(
    [
        SPACE_WORTH * space + FINISH_VP * (space / LAST_SPACE) ** 2 * FINISH_HOPE if space < LAST_SPACE else 0.0
        for space in range(LAST_SPACE + 1)
    ]
)
"""What a marker on each space of a track may still bring."""
_MOST: Final = 10  # no achievement asks for more of anything


def _progress(number: int) -> tuple[float, ...]:
    """How much of an achievement is done, from 0 to 1, for so many of the one thing and of the other, in one row."""
    goal = ACHIEVEMENTS[number]
    table: list[float] = []
    for one in range(_MOST + 1):
        for other in range(_MOST + 1):
            done = (min(one, goal.first) + min(other, goal.second)) / (goal.first + goal.second)
            if goal.total and done == 1.0:
                done = min(1.0, (one + other) / goal.total)
            elif goal.total:
                done = min(one + other, goal.total - 1) / goal.total
            table.append(done)
    return tuple(table)


_GOALS: Final = [goal for tile in MOSAIC_TILES for goal in tile.achievements]
_GOAL_ONE: Final = tuple([ACHIEVEMENTS[goal].one for goal in _GOALS])
_GOAL_OTHER: Final = tuple([ACHIEVEMENTS[goal].other for goal in _GOALS])
_PROGRESS: Final = tuple([_progress(goal) for goal in _GOALS])
"""For the three goals of each tile, one after the other: the two statistics, and how much is done."""


def _cell_values(times: int) -> tuple[tuple[float, ...], ...]:
    """For each cell and each set of claimed ones: its points, so many times, and the lines that it would complete."""
    table: list[tuple[float, ...]] = []
    for cell in range(MOSAIC_CELLS):
        through = [line.cells for line in MOSAIC_LINES if line.cells >> cell & 1]
        points = float(times * MOSAIC_ROW_VP[cell // 3])
        table.append(
            tuple(
                [
                    points + 0.6 * len([1 for c in through if (c & claimed).bit_count() == 2])
                    for claimed in range(1 << MOSAIC_CELLS)
                ]
            )
        )
    return tuple(table)


_CELL_VALUES: Final = _cell_values(1)
_CELL_VALUES_ALONE: Final = _cell_values(2)  # what is claimed is lost to the dummy

TERMS: Final = (
    "contracts", "chariots", "finish", "followers", "animals", "animals_later", "majorities", "pieces", "goods",
    "coins", "influence", "artisans", "hand", "sea", "sea_later", "race", "favourites", "mosaic", "mosaic_near",
    "tokens", "row", "estate", "first_player", "next_turn", "dummy_zones", "dummy_race",
)  # fmt: skip
# Their places, each a constant of its own: compiled, only those need not be looked up.
CONTRACTS: Final = 0
CHARIOTS: Final = 1
FINISH: Final = 2
OF_FOLLOWERS: Final = 3
ANIMALS: Final = 4
ANIMALS_LATER: Final = 5
MAJORITIES: Final = 6
PIECES: Final = 7
OF_GOODS: Final = 8
COINS: Final = 9
OF_INFLUENCE: Final = 10
ARTISANS: Final = 11
HAND: Final = 12
SEA: Final = 13
SEA_LATER: Final = 14
RACE: Final = 15
FAVOURITES: Final = 16
MOSAIC: Final = 17
MOSAIC_NEAR: Final = 18
TOKENS: Final = 19
ROW: Final = 20
ESTATE: Final = 21
FIRST_PLAYER: Final = 22
NEXT_TURN: Final = 23
DUMMY_ZONES: Final = 24
DUMMY_RACE: Final = 25
assert (TERMS[OF_GOODS], TERMS[SEA], TERMS[TOKENS], TERMS[DUMMY_RACE]) == ("goods", "sea", "tokens", "dummy_race")
assert len(TERMS) == DUMMY_RACE + 1
WEIGHTS: Final = read_weights(Folder("tabularium.games.nova_roma").table("data/weights.toml"), TERMS)


def at_hand(s: Table, seat: Seat, hope: float) -> list[float]:
    """The terms that the seat's own things decide: all but the promise of its next turn."""
    player = s.players[seat]
    found = [0.0] * len(TERMS)
    found[CONTRACTS] = float(contract_points(player.construction))
    found[CHARIOTS] = float(CHARIOT_VP * player.chariots)
    found[FINISH] = float(finish_points(player))
    found[OF_FOLLOWERS] = float(follower_points(player))
    animals = animal_count(player)
    found[ANIMALS] = float(animal_set_points(animals))
    found[ANIMALS_LATER] = ANIMAL_HOPE * hope * animals
    found[MAJORITIES] = majority_points(s, seat) * (1.0 - 0.4 * hope)
    found[PIECES] = PIECE_WORTH * hope * ones(player.pieces)
    _stock(s, player, hope, found)
    _sea(player, hope, found)
    _mosaic(player, hope, s.is_solo, found)
    _row_and_estate(player, hope, float(ROUNDS - s.round), found)
    if s.is_solo:
        found[DUMMY_ZONES] = _against_dummy(s, player, hope)
        found[DUMMY_RACE] = _race_with_dummy(s, player, hope)
        found[RACE] = FINISH_VP * ALONE_TO_FINISH * min(1.0, 2.0 * hope) * _way(player) / LAST_SPACE
    else:
        _race(s, seat, player, hope, found)
        found[FIRST_PLAYER] = _first_player(s, seat)
    return found


def _against_dummy(s: Table, player: Player, hope: float) -> float:
    """Solo: how near a zone is to be won from the dummy, which then scores less as well."""
    total = 0.0
    soon = min(1.0, 2.0 * hope)
    for zone in ZONES:
        own, other = ones(player.pieces & zone.cells), ones(s.neutral & zone.cells)
        if own <= other:
            swing = 2 * (zone.vp_most - zone.vp_other)
            total += swing * ZONE_HOPE * soon * own / (other + 1)
    return total


def _stock(s: Table, player: Player, hope: float, found: list[float]) -> None:
    """Goods, coins, influence and artisans: what they are worth at the end, and more while they can be used."""
    stock = player.stock
    soon = hope * 2.5 if hope < 0.4 else 1.0
    worth, goods = 0.0, 0
    for good in range(COIN):  # the goods come first
        count = stock[good]
        worth += GOOD_WORTH[count]
        goods += count
    coins, influence = stock[COIN], stock[INFLUENCE]
    artisans = stock[ARTISAN] + ones(player.placed)
    purse = float(coins) if coins < 6 else 6.0 + 0.4 * (coins - 6)
    found[OF_GOODS] = worth * soon
    found[COINS] = COIN_WORTH * purse * soon
    found[OF_INFLUENCE] = INFLUENCE_WORTH[influence] * soon
    found[ARTISANS] = 0.3 * stock[ARTISAN] * soon + ARTISAN_WORTH[artisans if artisans < 3 else 3] * hope
    cards = ones(player.hand)
    found[HAND] = CARD_WORTH * (cards if cards < 5 else 5) * soon
    if soon < 1.0 and not s.is_solo:
        found[OF_GOODS] += goods / GOODS_PER_VP * (1.0 - soon)
        found[COINS] += coins / GOODS_PER_VP * (1.0 - soon)
        found[OF_INFLUENCE] += influence / INFLUENCE_PER_VP * (1.0 - soon)
        found[ARTISANS] += artisans / INFLUENCE_PER_VP * (1.0 - soon)


def _sea(player: Player, hope: float, found: list[float]) -> None:
    one, other = player.ships[0], player.ships[1]
    found[SEA] = float(SEA_VP[one] + SEA_VP[other])
    found[SEA_LATER] = (_SEA_PROMISE[one] + _SEA_PROMISE[other]) * SEA_HOPE * min(1.0, 2.0 * hope)


def _way(player: Player) -> int:
    """The spaces behind the markers that have not arrived."""
    total = 0
    for space in player.markers:
        if space < LAST_SPACE:
            total += space
    return total


def _race(s: Table, seat: Seat, player: Player, hope: float, found: list[float]) -> None:
    """Markers on their way to the end, and the chariots that are raced for."""
    total = 0.0
    for space in player.markers:
        total += _ON_THE_WAY[space]
    found[RACE] = hope * total
    found[FAVOURITES] = (CHARIOT_VP * 0.7 if _leads(s, seat, s.favourite) else 0.0) + (
        CHARIOT_VP * 0.35 if _leads(s, seat, s.next_favourite) else 0.0
    )


def _leads(s: Table, seat: Seat, track: int) -> bool:
    """Would the seat get the chariot of this track now?"""
    return track >= 0 and s.race[track][0] == seat and s.players[seat].markers[track] > 0


def _race_with_dummy(s: Table, player: Player, hope: float) -> float:
    """Solo: to be ahead of the dummy brings chariots that it does not get, and denies it the points of its marker."""
    total = 0.0
    soon = min(1.0, 2.0 * hope)
    unseen = max(0, ROUNDS - 1 - s.round) / max(1, sum(s.chariots))
    for track, space in enumerate(player.markers):
        rival = s.neutral_markers[track]
        tokens = (0.9 if s.favourite == track else 0.0) + (0.8 if s.next_favourite == track else 0.0)
        prize = 2 * CHARIOT_VP * (tokens + 0.6 * unseen * s.chariots[track])
        if space > rival or (space == rival and s.race[track][0] == 0):
            total += prize
        else:
            total += prize * RACE_HOPE * soon * space / (rival + 1)
        if space < rival:
            total += FINISH_VP * RACE_HOPE * soon * space / rival
    return total


def _mosaic(player: Player, hope: float, is_solo: bool, found: list[float]) -> None:
    """What is claimed, and how near the rest is: only as much of it as there are tokens for."""
    claimed = player.claimed
    found[MOSAIC] = float(MOSAIC_POINTS[claimed])
    tiles = player.mosaic
    if tiles[0] < 0 or tiles[1] < 0 or tiles[2] < 0:
        return
    tokens, reach = player.tokens, player.tokens + player.beside
    if not reach:
        return
    stats = [count if count < _MOST else _MOST for count in statistics(player)]
    later = GOAL_HOPE * (1.5 * hope if hope < 0.667 else 1.0)
    values = _CELL_VALUES_ALONE if is_solo else _CELL_VALUES
    near: list[float] = []
    for cell in range(MOSAIC_CELLS):
        if claimed >> cell & 1:
            continue
        goal = 3 * tiles[cell // 3] + cell % 3
        part = _PROGRESS[goal][stats[_GOAL_ONE[goal]] * (_MOST + 1) + stats[_GOAL_OTHER[goal]]]
        if part:
            near.append(values[cell][claimed] * (0.85 if part >= 1.0 else later * part * part))
    near.sort()
    sure, hoped, count = 0.0, 0.0, len(near)
    for place in range(min(count, reach)):  # from the last, the best one
        if place < tokens:
            sure += near[count - 1 - place]
        else:
            hoped += near[count - 1 - place]
    found[MOSAIC_NEAR] = sure + 0.4 * hoped
    found[TOKENS] = TOKEN_WORTH * hope * (tokens if tokens < 4 else 4)


def _row_and_estate(player: Player, hope: float, rounds: float, found: list[float]) -> None:
    """What followers and tiles bring in the rounds to come, and in this one if they are not used yet."""
    total, cards, unused = 0.0, player.row, player.row & ~player.used
    while cards:
        bit = cards & -cards
        total += CARD_VALUE[bit.bit_length() - 1] * (rounds + (0.4 if unused & bit and hope else 0.0))
        cards &= ~bit
    found[ROW] = 0.8 * total
    total = 0.0
    for cell, tile in enumerate(player.tiles):
        if tile >= 0:
            if _IS_ONE_USE[tile]:
                if not player.spent >> cell & 1:
                    total += _TILE_VALUE[tile] * min(1.0, 2.0 * hope)
            else:
                total += _TILE_VALUE[tile] * rounds
                if _HAS_ANIMALS[tile] and player.row & TRIVIA:
                    total += 0.3 * rounds
    found[ESTATE] = total


def _first_player(s: Table, seat: Seat) -> float:
    """Who will hold the token, and what it is worth: its points only at the end."""
    holder = s.claimant if s.claimant != NOBODY else (s.first_player + 1) % len(s.players)
    return (float(FIRST_PLAYER_VP) if s.round == ROUNDS else 1.0) if holder == seat else 0.0
