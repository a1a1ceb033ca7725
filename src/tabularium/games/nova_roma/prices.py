"""Prices in points: what things and actions are worth, early in the game."""

from __future__ import annotations

from typing import Final

from tabularium.games.nova_roma.city import SHAPES, ZONES, Zone
from tabularium.games.nova_roma.components import (
    ARTISAN,
    CONSTRUCTION,
    FOLLOWERS,
    HORSE,
    HORSES,
    INFLUENCE,
    LAST_SPACE,
    LEG,
    MARITIME,
    MAX_INFLUENCE,
    PETITIONED,
    SLOTS_BY_POWER,
    WHEAT,
    Contract,
    Deed,
    FollowerKind,
)
from tabularium.games.nova_roma.state import Player, Table, ones

COIN_WORTH: Final = 1.0
GOOD_WORTH: Final[tuple[float, ...]] = (0.0, 1.6, 3.0, 4.2, 5.1, 5.7)  # for so many of one good
INFLUENCE_WORTH: Final[tuple[float, ...]] = (0.0, 0.9, 1.7, 2.4, 3.0, 3.4, 3.7, 3.9, 4.0)  # for so much of it
ARTISAN_WORTH: Final[tuple[float, ...]] = (0.0, 6.0, 12.0, 17.0)
CARD_WORTH: Final = 0.25
SAIL_WORTH: Final = 1.15
PIECE_WORTH: Final = 0.45
ZONE_HOPE: Final = 0.7  # of winning a zone, with all its pieces still to come
SPACE_WORTH: Final = 0.4
SPACE_ALONE: Final = 1.8  # in the solo game, where what the dummy loses counts as well
WORK_WORTH: Final = 2.2
TILE_WORTH: Final = 2.0
CARD_VALUE: Final = tuple(
    [
        {"power": 1.1, "gain": 0.7, "place_artisan": 0.8, "ignore_artisan_cost": 0.4}.get(card.effect, 0.0)
        if card.kind == FollowerKind.ONCE_PER_ROUND
        else (0.7 if card.kind == FollowerKind.PERMANENT else 0.0)
        for card in FOLLOWERS
    ]
)
"""What a follower in the row brings each round."""

# The eight actions as plain numbers: compiled, an enum is looked up each time that it is named.
_TRADE: Final = int(Deed.TRADE)
_UPGRADE: Final = int(Deed.UPGRADE)
_PETITION: Final = int(Deed.PETITION)
_RECRUIT: Final = int(Deed.RECRUIT)
_SAIL: Final = int(Deed.SAIL)
_BUILD: Final = int(Deed.BUILD)
_RACE: Final = int(Deed.RACE)


def _prices(contracts: tuple[Contract, ...]) -> tuple[float, ...]:
    """What completing each contract costs."""
    return tuple([0.8 * sum([n for _, n in c.cost]) + (0.9 if c.needs_artisan else 0.0) for c in contracts])


_MARITIME_PRICE: Final = _prices(MARITIME)
_CONSTRUCTION_PRICE: Final = _prices(CONSTRUCTION)
_CONSTRUCTION_VP: Final = tuple([contract.vp + 0.5 for contract in CONSTRUCTION])
_CONSTRUCTION_SIZE: Final = tuple([SHAPES[contract.shape].size for contract in CONSTRUCTION])


def _spaces(player: Player, count: int, price: float) -> float:
    """Spaces that could be raced, some of them over lines."""
    horses = player.stock[HORSE]
    for space in player.markers:
        if space < LAST_SPACE and HORSES[space + 1] <= horses:
            return price * count
    return 0.0


def _work(player: Player, count: int) -> float:
    """Artisans that could be placed, hired first if need be."""
    ready = min(count, player.stock[ARTISAN])
    rest = min(count - ready, player.stock[WHEAT])
    return WORK_WORTH * ready + 0.6 * rest


def piece_alone(s: Table, player: Player, zone: Zone) -> float:
    """Solo: what a piece does to win a zone from the dummy, which then scores less as well."""
    own, other = ones(player.pieces & zone.cells), ones(s.neutral & zone.cells)
    return 2 * (zone.vp_most - zone.vp_other) * ZONE_HOPE / (other + 1) if own <= other else 0.0


def _maritime_worth(s: Table, player: Player, power: int) -> float:
    """The best maritime contract in reach, less its price."""
    best, ships, contracts = 0.0, player.ships, s.maritime
    moves = ships[0] == 0 or ships[1] == 0 or LEG[ships[0]] + LEG[ships[1]] > 0
    worth = 0.5 + (SAIL_WORTH * power if moves else 0.0)
    for slot in range(SLOTS_BY_POWER[power]):
        number = contracts[slot]
        if number >= 0:
            value = worth - _MARITIME_PRICE[number]
            if value > best and _can_complete(player, MARITIME[number]):
                best = value
    return best


def _construction_worth(s: Table, player: Player, power: int) -> float:
    """The best construction contract in reach, less its price."""
    best, piece, contracts = 0.0, PIECE_WORTH, s.construction
    if s.is_solo:
        for zone in ZONES:
            if zone.power <= power:
                piece = max(piece, piece_alone(s, player, zone))
    for slot in range(SLOTS_BY_POWER[power]):
        number = contracts[slot]
        if number >= 0:
            value = _CONSTRUCTION_VP[number] + piece * _CONSTRUCTION_SIZE[number] + 0.5 * power
            value -= _CONSTRUCTION_PRICE[number]
            if value > best and _can_complete(player, CONSTRUCTION[number]):
                best = value
    return best


def _can_complete(player: Player, contract: Contract) -> bool:
    return player.can_pay(contract.cost) and (not contract.needs_artisan or player.stock[ARTISAN] > 0)


def _petition_worth(s: Table, player: Player, power: int, soon: float) -> float:
    """The best of the other actions, less the influence for it."""
    best = 0.0  # every action is worth something
    for deed in PETITIONED:
        best = max(best, deed_worth(s, player, deed, power, soon))
    return best - 0.5 * power


def deed_worth(s: Table, player: Player, deed: int, power: int, soon: float) -> float:
    """What an action of the forum promises; abandoning it is worth a coin at least."""
    if deed == _TRADE:
        value = (COIN_WORTH + 0.1) * power * soon
    elif deed == _UPGRADE:
        influence = player.stock[INFLUENCE]
        more = INFLUENCE_WORTH[min(influence + power, MAX_INFLUENCE)] - INFLUENCE_WORTH[influence]
        value = more * soon + TILE_WORTH
    elif deed == _PETITION:
        spent = min(power, player.stock[INFLUENCE])
        value = _petition_worth(s, player, spent, soon) if spent else 0.0
    elif deed == _RECRUIT:
        value = CARD_WORTH * power + (0.5 + 0.3 * power) * soon
    elif deed == _SAIL:
        value = _maritime_worth(s, player, power) * soon
    elif deed == _BUILD:
        value = _construction_worth(s, player, power)
    elif deed == _RACE:
        price = SPACE_ALONE if s.is_solo else SPACE_WORTH
        value = _spaces(player, power, price) * soon + (0.5 if player.stock[ARTISAN] else 0.0)
    else:
        value = _work(player, power) * soon
    return max(value, COIN_WORTH * soon)
