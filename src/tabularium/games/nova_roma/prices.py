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
    Deed,
    FollowerKind,
)
from tabularium.games.nova_roma.state import Player, Table

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


def _spaces(player: Player, count: int, price: float) -> float:
    """Spaces that could be raced, some of them over lines."""
    lines = [HORSES[space + 1] for space in player.markers if space < LAST_SPACE]
    if not lines:
        return 0.0
    reach = count if min(lines) <= player.stock[HORSE] else 0
    return price * reach


def _work(player: Player, count: int) -> float:
    """Artisans that could be placed, hired first if need be."""
    ready = min(count, player.stock[ARTISAN])
    rest = min(count - ready, player.stock[WHEAT])
    return WORK_WORTH * ready + 0.6 * rest


def piece_alone(s: Table, player: Player, zone: Zone) -> float:
    """Solo: what a piece does to win a zone from the dummy, which then scores less as well."""
    own, other = (player.pieces & zone.cells).bit_count(), (s.neutral & zone.cells).bit_count()
    return 2 * (zone.vp_most - zone.vp_other) * ZONE_HOPE / (other + 1) if own <= other else 0.0


def contract_worth(s: Table, player: Player, power: int, is_maritime: bool) -> float:
    """The best contract in reach, less its price."""
    best = 0.0
    piece = PIECE_WORTH
    if s.is_solo and not is_maritime:
        piece = max([PIECE_WORTH, *[piece_alone(s, player, zone) for zone in ZONES if zone.power <= power]])
    for slot in range(SLOTS_BY_POWER[power]):
        number = s.maritime[slot] if is_maritime else s.construction[slot]
        if number < 0:
            continue
        contract = MARITIME[number] if is_maritime else CONSTRUCTION[number]
        if not player.can_pay(contract.cost) or (contract.needs_artisan and not player.stock[ARTISAN]):
            continue
        price = 0.8 * sum([amount for _, amount in contract.cost]) + (0.9 if contract.needs_artisan else 0.0)
        if is_maritime:
            moves = min(player.ships) == 0 or LEG[player.ships[0]] + LEG[player.ships[1]] > 0
            value = 0.5 + (SAIL_WORTH * power if moves else 0.0) - price
        else:
            value = contract.vp + 0.5 + piece * SHAPES[contract.shape].size + 0.5 * power - price
        best = max(best, value)
    return best


def _petition_worth(s: Table, player: Player, power: int, soon: float) -> float:
    """The best of the other actions, less the influence for it."""
    return max([deed_worth(s, player, deed, power, soon) for deed in PETITIONED]) - 0.5 * power


def deed_worth(s: Table, player: Player, deed: int, power: int, soon: float) -> float:
    """What an action of the forum promises; abandoning it is worth a coin at least."""
    match deed:
        case Deed.TRADE:
            value = (COIN_WORTH + 0.1) * power * soon
        case Deed.UPGRADE:
            influence = player.stock[INFLUENCE]
            more = INFLUENCE_WORTH[min(influence + power, MAX_INFLUENCE)] - INFLUENCE_WORTH[influence]
            value = more * soon + TILE_WORTH
        case Deed.PETITION:
            spent = min(power, player.stock[INFLUENCE])
            value = _petition_worth(s, player, spent, soon) if spent else 0.0
        case Deed.RECRUIT:
            value = CARD_WORTH * power + (0.5 + 0.3 * power) * soon
        case Deed.SAIL:
            value = contract_worth(s, player, power, True) * soon
        case Deed.BUILD:
            value = contract_worth(s, player, power, False)
        case Deed.RACE:
            price = SPACE_ALONE if s.is_solo else SPACE_WORTH
            value = _spaces(player, power, price) * soon + (0.5 if player.stock[ARTISAN] else 0.0)
        case _:
            value = _work(player, power) * soon
    return max(value, COIN_WORTH * soon)
