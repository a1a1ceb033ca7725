"""How somebody sensible would finish a turn, without looking ahead; and the places for a building worth a look."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.nova_roma.actions import (
    ABANDON,
    COLUMN_FIRST,
    DONE,
    DRAW,
    PERFORM,
    ROW_FIRST,
    Build,
    Buy,
    ChooseGood,
    Petitioned,
    PlayFollower,
    PutTile,
    TakeConstruction,
    TakeMaritime,
    TakeTile,
    Work,
)
from tabularium.games.nova_roma.city import REWARD_CELLS, SPOTS, ZONES, Zone
from tabularium.games.nova_roma.components import (
    ARTISAN,
    COIN,
    COL_YIELD,
    CONSTRUCTION,
    ESTATE_COL,
    ESTATE_ROW,
    ESTATE_TILES,
    FOLLOWERS,
    INFLUENCE,
    MARITIME,
    MAX_GOOD,
    ROW_YIELD,
    WINE,
    TileKind,
)
from tabularium.games.nova_roma.prices import CARD_VALUE, COIN_WORTH, deed_worth
from tabularium.games.nova_roma.scoring import follower_worth
from tabularium.games.nova_roma.state import NONE, Player, Table, ones
from tabularium.games.nova_roma.steps.build import ChoosingConstruction, PlacingBuilding
from tabularium.games.nova_roma.steps.estate import Exchanging, PlacingArtisan
from tabularium.games.nova_roma.steps.mosaic import Claiming
from tabularium.games.nova_roma.steps.petition import ChoosingPetition, ClaimingFirstPlayer
from tabularium.games.nova_roma.steps.produce import Producing
from tabularium.games.nova_roma.steps.race import Racing
from tabularium.games.nova_roma.steps.recruit import PlayingFollower, TakingCards
from tabularium.games.nova_roma.steps.rewards import ChoosingGood
from tabularium.games.nova_roma.steps.sail import ChoosingMaritime, Sailing
from tabularium.games.nova_roma.steps.trade import BuyingGoods, SellingFollowers
from tabularium.games.nova_roma.steps.turns import ChoosingOrder, Performing, PlacingEmperor, PlacingPatrician
from tabularium.games.nova_roma.steps.upgrade import PuttingTile, SpendingWine, TakingTile

BEST_SPOTS: Final = 8
NOTHING: Final = float("-inf")
_EARLY: Final = (1, 2, 4, 3, 6, 7, 5, 0)  # when to do each action, of two
_BESIDE: Final = tuple([tuple([n for n, cell in enumerate(REWARD_CELLS) if cell.around & spot.mask]) for spot in SPOTS])
"""For each place of a building the reward cells that it touches."""
_SPOT_ZONE: Final = tuple([spot.zone for spot in SPOTS])
_SPOT_MASK: Final = tuple([spot.mask for spot in SPOTS])
_AROUND: Final = tuple([cell.around for cell in REWARD_CELLS])
_NEEDED: Final[tuple[float, ...]] = (0.0, 0.3, 0.3, 0.0, 0.05)  # stone and wood pay for buildings
_ONE_USE: Final = int(TileKind.ONE_USE)
_BY_TILE: Final = tuple([(1.0, 0.5, 0.3, 1.8)[tile.kind] for tile in ESTATE_TILES])
"""What a tile adds to the yield of its cell."""
_HALF_COST: Final = tuple([0.5 * sum([amount for _, amount in contract.cost]) for contract in CONSTRUCTION])


def shortlist(s: Table, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool) -> Sequence[Action]:
    """In earnest all options, but of the many places for a building only the best; in imagination the usual one.

    The next turn is not imagined: the price of its best cell stands for it.
    """
    if in_earnest:
        return _spots(s, step, options, BEST_SPOTS) if isinstance(step, PlacingBuilding) else options
    if isinstance(step, (PlacingPatrician, PlacingEmperor)):
        return ()
    if isinstance(step, (Sailing, Racing)):
        return options
    return (usual(s, step, options),)


def usual(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """One sensible choice."""
    if len(options) == 1:
        return options[0]
    if isinstance(step, Performing):
        return _perform(s, step)
    if isinstance(step, ChoosingOrder):
        return _order(s, step)
    if isinstance(step, PlacingBuilding):
        return _best_spot(s, step, options)
    if isinstance(step, Claiming):
        return options[-2]  # the lowest row has the most points
    if isinstance(step, (SellingFollowers, Exchanging, ClaimingFirstPlayer)):
        return options[-1]
    if isinstance(step, TakingCards):
        return DRAW if options[-2] is DRAW else options[0]
    if isinstance(step, SpendingWine):
        stock = s.players[step.seat].stock
        return options[0] if stock[WINE] > 2 and stock[INFLUENCE] < 7 else DONE
    return _with_values(s, step, options)


def _with_values(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """One sensible choice, where each option has a value of its own."""
    player = s.players[step.seat]
    if isinstance(step, BuyingGoods):
        return _buy(player, options)
    if isinstance(step, (Producing, PlacingArtisan)):
        return _work(player, options)
    if isinstance(step, ChoosingGood):
        return _choose_good(player, options)
    if isinstance(step, TakingTile):
        return _take_tile(s, options)
    if isinstance(step, PuttingTile):
        return _put_tile(player, options)
    if isinstance(step, PlayingFollower):
        return _play_follower(s, player, options)
    if isinstance(step, (ChoosingMaritime, ChoosingConstruction)):
        return _contract(s, player, options)
    if isinstance(step, ChoosingPetition):
        return _petition(s, player, options)
    return options[0]


def _spots(s: Table, step: PlacingBuilding, options: Sequence[Action], count: int) -> Sequence[Action]:
    """The best places for a building."""
    values = _spot_values(s, step, options)
    if not values:
        return options
    ranked = sorted([(-value, place) for place, value in enumerate(values)])
    return [options[place] for _, place in ranked[:count]]


def _best_spot(s: Table, step: PlacingBuilding, options: Sequence[Action]) -> Action:
    best, most = 0, NOTHING
    for place, value in enumerate(_spot_values(s, step, options)):
        if value > most:
            best, most = place, value
    return options[best]


def _spot_values(s: Table, step: PlacingBuilding, options: Sequence[Action]) -> list[float]:
    """What each place for a building brings: zones won or held, tokens closed in. Only the last option is none."""
    pieces, free, tokens, paid = s.players[step.seat].pieces, ~s.covered, s.reward_tokens, s.paid
    zones = [_zone_gain(s, step.seat, zone) for zone in ZONES]
    found: list[float] = []
    for option in options:
        if not isinstance(option, Build):
            continue
        number = option.spot
        value = zones[_SPOT_ZONE[number]]
        for cell in _BESIDE[number]:
            if tokens[cell] >= 0 and not paid >> cell & 1:
                around = _AROUND[cell]
                missing = ones(around & free & ~_SPOT_MASK[number])
                if missing == 0:
                    value += 2.0
                elif not pieces & around:
                    value += 1.0 / (1 + missing)
        found.append(value)
    return found


def _zone_gain(s: Table, seat: Seat, zone: Zone) -> float:
    """What more pieces in a zone would change."""
    cells = zone.cells
    own, most = ones(s.players[seat].pieces & cells), ones(s.neutral & cells)
    for other, player in enumerate(s.players):
        if other != seat:
            most = max(most, ones(player.pieces & cells))
    gain = 0.3 * zone.power
    if own == 0:
        gain += zone.vp_other
    if own <= most:
        gain += (zone.vp_most - zone.vp_other) * (own + 2) / (most + 3)
    return gain


# ---------------------------------------------------------------------- one sensible choice


def _order(s: Table, step: ChoosingOrder) -> Action:
    """First what brings goods and coins, then what costs them."""
    row, column = s.forum[step.cell // 4], s.forum[4 + step.cell % 4]
    return ROW_FIRST if _EARLY[row] <= _EARLY[column] else COLUMN_FIRST


def _perform(s: Table, step: Performing) -> Action:
    power = s.base_power(step.seat, step.line)
    worth = deed_worth(s, s.players[step.seat], s.forum[step.line], power, 1.0)
    return PERFORM if worth > COIN_WORTH else ABANDON


# Each of these looks for the first of the options with the highest value, in a plain loop: compiled, ``max`` with a
# function for the value would take several times as long.


def _choose_good(player: Player, options: Sequence[Action]) -> Action:
    """A good that is lacking."""
    best, most = options[0], NOTHING
    for option in options:
        value = _NEEDED[option.good] - player.stock[option.good] if isinstance(option, ChooseGood) else -9.0
        if value > most:
            best, most = option, value
    return best


def _buy(player: Player, options: Sequence[Action]) -> Action:
    """A good that is lacking, as long as some coins stay."""
    stock, best, most = player.stock, options[0], NOTHING
    for option in options:
        value = _NEEDED[option.good] - stock[option.good] if isinstance(option, Buy) else -9.0
        if value > most:
            best, most = option, value
    wanted = isinstance(best, Buy) and stock[best.good] < (1 if stock[COIN] < 4 else 3)
    return best if wanted else DONE


def _play_follower(s: Table, player: Player, options: Sequence[Action]) -> Action:
    best, most, rounds = options[0], NOTHING, 5.5 - s.round
    for option in options:
        value = 0.2
        if isinstance(option, PlayFollower):
            card = option.card
            value = CARD_VALUE[card] * rounds + (0.0 if FOLLOWERS[card].effect else follower_worth(player, card))
        if value > most:
            best, most = option, value
    return best


def _petition(s: Table, player: Player, options: Sequence[Action]) -> Action:
    best, most = options[0], NOTHING
    for option in options:
        value = 0.0
        if isinstance(option, Petitioned):
            value = deed_worth(s, player, option.deed, option.power, 1.0) - 0.5 * option.power
        if value > most:
            best, most = option, value
    return best


def _take_tile(s: Table, options: Sequence[Action]) -> Action:
    best, most = options[0], NOTHING
    for option in options:
        value = 0.0
        if isinstance(option, TakeTile):
            tile = ESTATE_TILES[s.estate[option.slot]]
            value = 2.6 * tile.animals if tile.animals else 1.6 if tile.kind == _ONE_USE else 0.4 * (5 - s.round)
            if option.slot >= 2:
                value -= 0.6
        if value > most:
            best, most = option, value
    return best


def _put_tile(player: Player, options: Sequence[Action]) -> Action:
    """An empty cell, animals from the corner of wine and coins, others from the opposite one."""
    best, most = options[0], NOTHING
    for option in options:
        assert isinstance(option, PutTile)
        value = (0.0 if player.tiles[option.cell] == NONE else -5.0) + 0.1 * option.cell
        if value > most:
            best, most = option, value
    return best


def _work(player: Player, options: Sequence[Action]) -> Action:
    """The cell with the largest yield; else hire."""
    best, most = options[0], NOTHING
    for option in options:
        if isinstance(option, Work):
            value = _yield(player, option.cell)
        else:
            value = 0.7 if option is not DONE and player.stock[ARTISAN] < 2 else 0.0
        if value > most:
            best, most = option, value
    return best


def _yield(player: Player, cell: int) -> float:
    """What an artisan on a cell of the estate brings."""
    total = float(_goods(player, ROW_YIELD[cell], ESTATE_ROW[cell]) + _goods(player, COL_YIELD[cell], ESTATE_COL[cell]))
    tile = player.tiles[cell]
    if tile >= 0 and not player.spent >> cell & 1:
        total += _BY_TILE[tile]
    return total


def _goods(player: Player, resource: int, line: int) -> int:
    count = 1 + ones(player.placed & line)
    return count if resource == COIN else min(count, MAX_GOOD - player.stock[resource])


def _contract(s: Table, player: Player, options: Sequence[Action]) -> Action:
    """The contract with the most points for its price; of the maritime ones the cheapest."""
    best, most = options[0], NOTHING
    for option in options:
        value = 0.0
        if isinstance(option, TakeMaritime):
            held = 0.0
            for resource, _ in MARITIME[s.maritime[option.slot]].cost:
                held += 0.1 * player.stock[resource]
            value = 5.0 + held
        elif isinstance(option, TakeConstruction):
            contract = CONSTRUCTION[s.construction[option.slot]]
            artisan = 0.9 if contract.needs_artisan and not option.with_patricia else 0.0
            value = 4.0 + contract.vp - artisan - _HALF_COST[s.construction[option.slot]]
        if value > most:
            best, most = option, value
    return best
