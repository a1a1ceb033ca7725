"""What the bots think of a position: points, and a price on everything that brings points later.

All prices are in points. They fall as the game goes on: ``hope`` is the part of the seat's turns still to come.
"""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat, Step
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    ARTISAN,
    CHARIOT_VP,
    COIN,
    CONSTRUCTION,
    ESTATE_TILES,
    FINISH_VP,
    FIRST_PLAYER_VP,
    FOLLOWERS,
    GOODS,
    GOODS_PER_VP,
    HORSE,
    HORSES,
    INFLUENCE,
    INFLUENCE_PER_VP,
    LAPS,
    LAST_SPACE,
    LEG,
    MARITIME,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    MOSAIC_TILES,
    PORTS,
    ROUNDS,
    SEA_END,
    SEA_VP,
    SLOTS_BY_POWER,
    SOUTH_END,
    TRIVIA,
    WHEAT,
    Deed,
    FollowerKind,
    TileKind,
)
from tabularium.games.nova_roma.city import SHAPES
from tabularium.games.nova_roma.scoring import (
    MOSAIC_POINTS,
    animal_points,
    contract_points,
    dummy_points,
    finish_points,
    follower_points,
    majority_points,
)
from tabularium.games.nova_roma.state import NOBODY, NONE, Player, Table
from tabularium.games.nova_roma.steps.build import ChoosingConstruction, PayingRewards, PlacingBuilding, RaiseBuilding
from tabularium.games.nova_roma.steps.estate import UsingTile
from tabularium.games.nova_roma.steps.mosaic import statistics
from tabularium.games.nova_roma.steps.petition import ChoosingPetition
from tabularium.games.nova_roma.steps.produce import BeginProduction, Producing
from tabularium.games.nova_roma.steps.race import BeginRace, ChoosingWheel, Racing
from tabularium.games.nova_roma.steps.recruit import BeginTaking, PlayingFollower, TakingCards
from tabularium.games.nova_roma.steps.rewards import ChoosingGood
from tabularium.games.nova_roma.steps.sail import ChoosingMaritime, Sailing, SetSail
from tabularium.games.nova_roma.steps.trade import EarnCoins
from tabularium.games.nova_roma.steps.turns import END_TURN, Performing
from tabularium.games.nova_roma.steps.upgrade import GainInfluence, PuttingTile, TakingTile

COIN_WORTH: Final = 0.55
GOOD_WORTH: Final = (0.0, 0.75, 1.4, 1.9, 2.25, 2.5)  # for so many of one good
INFLUENCE_WORTH: Final = 0.75
ARTISAN_WORTH: Final = (0.0, 1.3, 2.3, 3.0)
CARD_WORTH: Final = 0.25
SAIL_WORTH: Final = 1.15
PIECE_WORTH: Final = 0.45
SPACE_WORTH: Final = 0.8
WORK_WORTH: Final = 1.3
TILE_WORTH: Final = 1.0
TOKEN_WORTH: Final = 1.2


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
_POWER_WORTH: Final = 0.9
_CARD_VALUE: Final = tuple(
    [
        {"power": 0.9, "gain": 0.65, "place_artisan": 0.8, "ignore_artisan_cost": 0.4}.get(card.effect, 0.0)
        if card.kind == FollowerKind.ONCE_PER_ROUND
        else (0.7 if card.kind == FollowerKind.PERMANENT else 0.0)
        for card in FOLLOWERS
    ]
)
"""What a follower in the row brings each round."""
_TILE_VALUE: Final = tuple(
    [(0.55, 0.3, 0.0, 0.0)[tile.kind] if tile.kind != TileKind.ONE_USE else 1.6 for tile in ESTATE_TILES]
)
"""What a tile brings each round; a one-use tile, once."""
_IS_ONE_USE: Final = tuple([tile.kind == TileKind.ONE_USE for tile in ESTATE_TILES])
_GOALS: Final = tuple(
    [
        tuple([(g.one, g.first, g.other, g.second, g.total) for g in [ACHIEVEMENTS[a] for a in tile.achievements]])
        for tile in MOSAIC_TILES
    ]
)
_LINES_THROUGH: Final = tuple(
    [tuple([line.cells for line in MOSAIC_LINES if line.cells >> cell & 1]) for cell in range(9)]
)


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, or of the dummy, in points expected at the end."""
    own = worth(s, seat)
    if s.is_solo:
        return own - sum(dummy_points(s))
    return own - max([worth(s, other) for other in range(len(s.players)) if other != seat])


def turns_left(s: Table, seat: Seat) -> int:
    """How many of its fifteen turns the seat has still to begin."""
    count = len(s.players)
    begun = 0
    if s.round:
        place = (seat - s.first_player) % count
        begun = (s.round - 1) * LAPS + min(LAPS, max(0, (s.turn - place + count - 1) // count))
        if s.turn < LAPS * count and (s.first_player + s.turn) % count == seat and s.acting != NONE:
            begun += 1
    return max(0, ROUNDS * LAPS - begun)


def worth(s: Table, seat: Seat) -> float:
    """The points that the seat may expect."""
    player = s.players[seat]
    hope = turns_left(s, seat) / (ROUNDS * LAPS)
    rounds = float(ROUNDS - s.round)
    total = float(
        contract_points(player.construction)
        + CHARIOT_VP * player.chariots
        + finish_points(player)
        + follower_points(player)
        + animal_points(player)
    )
    total += majority_points(s, seat) * (1.0 - 0.4 * hope) + PIECE_WORTH * hope * player.pieces.bit_count()
    total += _stock(s, player, hope)
    total += _sea(player, hope)
    total += _race(s, seat, player, hope)
    total += _mosaic(player, hope)
    total += _row_and_estate(player, hope, rounds)
    if not s.is_solo:
        total += _first_player(s, seat)
    if s.agenda:
        total += _pending(s, seat, player, hope)
    return total


def _stock(s: Table, player: Player, hope: float) -> float:
    """Goods, coins, influence and artisans: what they are worth at the end, and more while they can be used."""
    stock = player.stock
    later = 0.0
    for good in GOODS:
        later += GOOD_WORTH[stock[good]]
    coins = stock[COIN]
    later += COIN_WORTH * (coins if coins < 6 else 6 + 0.4 * (coins - 6))
    influence = stock[INFLUENCE]
    later += INFLUENCE_WORTH * influence
    artisans = stock[ARTISAN] + player.placed.bit_count()
    later += ARTISAN_WORTH[artisans if artisans < 3 else 3] + 0.4 * stock[ARTISAN]
    later += CARD_WORTH * min(player.hand.bit_count(), 5)
    soon = hope * 2.5 if hope < 0.4 else 1.0
    if s.is_solo:
        return later * soon
    at_end = sum(stock[: COIN + 1]) / GOODS_PER_VP + (influence + artisans) / INFLUENCE_PER_VP
    return later * soon + at_end * (1.0 - soon)


def _sea(player: Player, hope: float) -> float:
    one, other = player.ships
    ahead = _SEA_PROMISE[one] + _SEA_PROMISE[other]
    return SEA_VP[one] + SEA_VP[other] + ahead * min(1.0, 2.0 * hope)


def _race(s: Table, seat: Seat, player: Player, hope: float) -> float:
    """Markers on their way to the end, and the chariots that are raced for."""
    total = 0.0
    for track, space in enumerate(player.markers):
        if space < LAST_SPACE:
            total += hope * (SPACE_WORTH * space + FINISH_VP * (space / LAST_SPACE) ** 2 * 0.5)
        for token, chance in ((s.favourite, 0.7), (s.next_favourite, 0.35)):
            if token == track and s.race[track][0] == seat and space:
                total += CHARIOT_VP * chance
        if s.is_solo and space < s.neutral_markers[track]:
            total += 2.5 * space / s.neutral_markers[track]
    return total


def _mosaic(player: Player, hope: float) -> float:
    """What is claimed, and how near the rest is: only as much of it as there are tokens for."""
    claimed = player.claimed
    total = float(MOSAIC_POINTS[claimed])
    if NONE in player.mosaic:
        return total
    stats = statistics(player)
    near: list[float] = []
    cell = 0
    for row, tile in enumerate(player.mosaic):
        for one, first, other, second, least in _GOALS[tile]:
            if not claimed >> cell & 1:
                done = min(stats[one], first) + min(stats[other], second)
                need = first + second
                if least:
                    done, need = min(stats[one] + stats[other], least), least
                bonus = sum([0.6 for line in _LINES_THROUGH[cell] if (line & claimed).bit_count() == 2])
                part = done / need
                vp = MOSAIC_ROW_VP[row] + bonus
                near.append(vp * (0.85 if part >= 1.0 else 0.6 * part * part * min(1.0, 1.5 * hope)))
            cell += 1
    near.sort(reverse=True)
    tokens = player.tokens
    total += sum(near[:tokens]) + 0.4 * sum(near[tokens : tokens + player.beside])
    return total + TOKEN_WORTH * hope * min(tokens, 4)


def _row_and_estate(player: Player, hope: float, rounds: float) -> float:
    """What followers and tiles bring in the rounds to come, and in this one if they are not used yet."""
    total, cards, unused = 0.0, player.row, player.row & ~player.used
    while cards:
        bit = cards & -cards
        total += _CARD_VALUE[bit.bit_length() - 1] * (rounds + (0.4 if unused & bit and hope else 0.0))
        cards &= ~bit
    total *= 0.8
    for cell, tile in enumerate(player.tiles):
        if tile >= 0:
            if _IS_ONE_USE[tile]:
                if not player.spent >> cell & 1:
                    total += _TILE_VALUE[tile] * min(1.0, 2.0 * hope)
            else:
                total += _TILE_VALUE[tile] * rounds
                if player.row & TRIVIA and ESTATE_TILES[tile].animals:
                    total += 0.3 * rounds
    return total


def _first_player(s: Table, seat: Seat) -> float:
    """Who will hold the token, and what it is worth: its points only at the end."""
    if not s.agenda:
        return float(FIRST_PLAYER_VP) if s.first_player == seat else 0.0
    holder = s.claimant if s.claimant != NOBODY else (s.first_player + 1) % len(s.players)
    return (float(FIRST_PLAYER_VP) if s.round == ROUNDS else 1.0) if holder == seat else 0.0


# ---------------------------------------------------------------------- what is still to come in this turn


def _pending(s: Table, seat: Seat, player: Player, hope: float) -> float:
    """What the steps still promise that are left of this turn."""
    total = 0.0
    soon = 0.25 + 0.75 * (hope * 2.5 if hope < 0.4 else 1.0)
    for step in reversed(s.agenda):
        if step is END_TURN:
            break
        total += _promise(s, seat, player, step, soon)
    return total


def _promise(s: Table, seat: Seat, player: Player, step: Step, soon: float) -> float:
    """What one step promises its seat."""
    match step:
        case Performing(seat=who, line=line):
            return _deed(s, player, s.forum[line], s.base_power(seat, line), soon) if who == seat else 0.0
        case EarnCoins(seat=who):
            return COIN_WORTH * s.power * soon if who == seat else 0.0
        case GainInfluence(seat=who):
            return INFLUENCE_WORTH * s.power * soon if who == seat else 0.0
        case TakingTile(seat=who) | PuttingTile(seat=who):
            return TILE_WORTH if who == seat else 0.0
        case ChoosingPetition(seat=who):
            return 0.5 * min(s.power, player.stock[INFLUENCE]) if who == seat else 0.0
        case BeginTaking(seat=who):
            return CARD_WORTH * s.power if who == seat else 0.0
        case TakingCards(seat=who, left=left):
            return CARD_WORTH * left if who == seat else 0.0
        case PlayingFollower(seat=who):
            return 1.2 * soon if who == seat and player.hand else 0.0
        case ChoosingMaritime(seat=who):
            return _contract(s, player, s.power, True) * soon if who == seat else 0.0
        case SetSail(seat=who):
            return SAIL_WORTH * s.power if who == seat and s.fulfilled != NONE else 0.0
        case Sailing(seat=who, sails=sails):
            return SAIL_WORTH * sails if who == seat and player.can_sail_at_all(sails) else 0.0
        case ChoosingConstruction(seat=who):
            return _contract(s, player, s.power, False) if who == seat else 0.0
        case RaiseBuilding(seat=who):
            if who != seat or s.fulfilled == NONE:
                return 0.0
            return PIECE_WORTH * SHAPES[CONSTRUCTION[s.fulfilled].shape].size + 0.5 * s.power
        case PlacingBuilding(seat=who, shape=shape):
            return PIECE_WORTH * SHAPES[shape].size + 0.5 * s.power if who == seat else 0.0
        case BeginRace(seat=who):
            return _spaces(player, s.power) * soon if who == seat else 0.0
        case Racing(seat=who, left=left):
            return _spaces(player, left) * soon if who == seat else 0.0
        case ChoosingWheel(seat=who):
            return 1.3 * soon if who == seat else 0.0
        case BeginProduction(seat=who):
            return _work(player, s.power) * soon if who == seat else 0.0
        case Producing(seat=who, left=left):
            return _work(player, left) * soon if who == seat else 0.0
        case ChoosingGood(seat=who, left=left):
            return 0.6 * left * soon if who == seat else 0.0
        case UsingTile(seat=who) | PayingRewards(seat=who):
            return 1.2 * soon if who == seat else 0.0
        case _:
            return 0.0


def _spaces(player: Player, count: int) -> float:
    """Spaces that could be raced, some of them over lines."""
    lines = [HORSES[space + 1] for space in player.markers if space < LAST_SPACE]
    if not lines:
        return 0.0
    reach = count if min(lines) <= player.stock[HORSE] else 0
    return SPACE_WORTH * reach


def _work(player: Player, count: int) -> float:
    """Artisans that could be placed, hired first if need be."""
    ready = min(count, player.stock[ARTISAN])
    rest = min(count - ready, player.stock[WHEAT])
    return WORK_WORTH * ready + 0.6 * rest


def _contract(s: Table, player: Player, power: int, is_maritime: bool) -> float:
    """The best contract in reach, less its price."""
    best = 0.0
    for slot in range(SLOTS_BY_POWER[power]):
        number = s.maritime[slot] if is_maritime else s.construction[slot]
        if number < 0:
            continue
        contract = MARITIME[number] if is_maritime else CONSTRUCTION[number]
        if not player.can_pay(contract.cost) or (contract.needs_artisan and not player.stock[ARTISAN]):
            continue
        price = 0.55 * sum([amount for _, amount in contract.cost]) + (0.9 if contract.needs_artisan else 0.0)
        if is_maritime:
            moves = any([place == 0 or LEG[place] for place in player.ships])
            value = 0.5 + (SAIL_WORTH * power if moves else 0.0) - price
        else:
            value = contract.vp + 0.5 + PIECE_WORTH * SHAPES[contract.shape].size + 0.5 * power - price
        best = max(best, value)
    return best


def _deed(s: Table, player: Player, deed: int, power: int, soon: float) -> float:
    """What an action of the forum promises; abandoning it is worth a coin at least."""
    match deed:
        case Deed.TRADE:
            value = (COIN_WORTH + 0.1) * power * soon
        case Deed.UPGRADE:
            value = INFLUENCE_WORTH * power * soon + TILE_WORTH
        case Deed.PETITION:
            value = 0.3 + 0.5 * min(power, player.stock[INFLUENCE])
        case Deed.RECRUIT:
            value = CARD_WORTH * power + (0.5 + 0.3 * power) * soon
        case Deed.SAIL:
            value = _contract(s, player, power, True) * soon
        case Deed.BUILD:
            value = _contract(s, player, power, False)
        case Deed.RACE:
            value = _spaces(player, power) * soon + (0.5 if player.stock[ARTISAN] else 0.0)
        case _:
            value = _work(player, power) * soon
    return max(value, COIN_WORTH * soon)
