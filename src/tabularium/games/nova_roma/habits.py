"""How somebody sensible would finish a turn, without looking ahead; and the places for a building worth a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.nova_roma.actions import (
    ABANDON,
    COLUMN_FIRST,
    DONE,
    DRAW,
    PERFORM,
    ROW_FIRST,
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
    TileKind,
)
from tabularium.games.nova_roma.prices import CARD_VALUE, COIN_WORTH, deed_worth
from tabularium.games.nova_roma.scoring import follower_worth
from tabularium.games.nova_roma.state import NONE, Player, Table
from tabularium.games.nova_roma.steps.build import PlacingBuilding
from tabularium.games.nova_roma.steps.race import Racing
from tabularium.games.nova_roma.steps.sail import Sailing
from tabularium.games.nova_roma.steps.turns import ChoosingOrder, Performing, PlacingEmperor, PlacingPatrician

BEST_SPOTS: Final = 8
_EARLY: Final = (1, 2, 4, 3, 6, 7, 5, 0)  # when to do each action, of two
_BESIDE: Final = tuple([tuple([n for n, cell in enumerate(REWARD_CELLS) if cell.around & spot.mask]) for spot in SPOTS])
"""For each place of a building the reward cells that it touches."""
_NEEDED: Final[tuple[float, ...]] = (0.0, 0.3, 0.3, 0.0, 0.05)  # stone and wood pay for buildings


def shortlist(s: Table, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool) -> Sequence[Action]:
    """In earnest all options, but of the many places for a building only the best; in imagination the usual one.

    The next turn is not imagined: the price of its best cell stands for it.
    """
    if in_earnest:
        return _spots(s, step, options, BEST_SPOTS) if isinstance(step, PlacingBuilding) else options
    if isinstance(step, PlacingPatrician | PlacingEmperor):
        return ()
    if isinstance(step, Sailing | Racing):
        return options
    return (usual(s, step, options),)


def usual(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """One sensible choice."""
    if len(options) == 1:
        return options[0]
    if isinstance(step, PlacingBuilding):
        return _spots(s, step, options, 1)[0]
    choose = _CHOICE.get(type(step).__name__)
    return options[0] if choose is None else choose(s, step, options)


def _spots(s: Table, step: PlacingBuilding, options: Sequence[Action], count: int) -> Sequence[Action]:
    """The best places for a building: zones won or held, tokens closed in."""
    player, covered = s.players[step.seat], s.covered
    zones = [_zone_gain(s, step.seat, zone) for zone in ZONES]
    ranked: list[tuple[float, int]] = []
    for place, option in enumerate(options):
        number: int = getattr(option, "spot", NONE)
        if number == NONE:
            continue
        spot = SPOTS[number]
        value = zones[spot.zone]
        for cell in _BESIDE[number]:
            if s.reward_tokens[cell] >= 0 and not s.paid >> cell & 1:
                missing = (REWARD_CELLS[cell].around & ~covered & ~spot.mask).bit_count()
                fresh = 0.0 if player.pieces & REWARD_CELLS[cell].around else 1.0
                value += 2.0 if missing == 0 else fresh / (1 + missing)
        ranked.append((-value, place))
    if not ranked:
        return options
    ranked.sort()
    return [options[place] for _, place in ranked[:count]]


def _zone_gain(s: Table, seat: Seat, zone: Zone) -> float:
    """What more pieces in a zone would change."""
    cells = zone.cells
    own = (s.players[seat].pieces & cells).bit_count()
    most = (s.neutral & cells).bit_count()
    for other, player in enumerate(s.players):
        if other != seat:
            most = max(most, (player.pieces & cells).bit_count())
    gain = 0.3 * zone.power
    if own == 0:
        gain += zone.vp_other
    if own <= most:
        gain += (zone.vp_most - zone.vp_other) * (own + 2) / (most + 3)
    return gain


# ---------------------------------------------------------------------- one sensible choice


def _good(player: Player, good: int) -> float:
    return _NEEDED[good] - player.stock[good]


def _choose_good(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    player = s.players[step.seat]
    return max(options, key=lambda option: _good(player, option.good) if isinstance(option, ChooseGood) else -9.0)


def _buy(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """A good that is lacking, as long as some coins stay."""
    player = s.players[step.seat]
    best = max(options, key=lambda option: _good(player, option.good) if isinstance(option, Buy) else -9.0)
    wanted = isinstance(best, Buy) and player.stock[best.good] < (1 if player.stock[COIN] < 4 else 3)
    return best if wanted else DONE


def _last(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    return options[-1]


def _order(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """First what brings goods and coins, then what costs them."""
    assert isinstance(step, ChoosingOrder)
    row, column = s.forum[step.cell // 4], s.forum[4 + step.cell % 4]
    return ROW_FIRST if _EARLY[row] <= _EARLY[column] else COLUMN_FIRST


def _claim(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """The lowest row has the most points."""
    return options[-2]


def _perform(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    assert isinstance(step, Performing)
    power = s.base_power(step.seat, step.line)
    worth = deed_worth(s, s.players[step.seat], s.forum[step.line], power, 1.0)
    return PERFORM if worth > COIN_WORTH else ABANDON


def _take_card(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    return DRAW if DRAW in options else options[0]


def _play_follower(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    player, rounds = s.players[step.seat], 5.5 - s.round

    def value(option: Action) -> float:
        if not isinstance(option, PlayFollower):
            return 0.2
        return CARD_VALUE[option.card] * rounds + (
            follower_worth(player, option.card) if not FOLLOWERS[option.card].effect else 0.0
        )

    return max(options, key=value)


def _petition(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    player = s.players[step.seat]

    def value(option: Action) -> float:
        if not isinstance(option, Petitioned):
            return 0.0
        return deed_worth(s, player, option.deed, option.power, 1.0) - 0.5 * option.power

    return max(options, key=value)


def _take_tile(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    def value(option: Action) -> float:
        if not isinstance(option, TakeTile):
            return 0.0
        tile = ESTATE_TILES[s.estate[option.slot]]
        worth = 2.6 * tile.animals if tile.animals else 1.6 if tile.kind == TileKind.ONE_USE else 0.4 * (5 - s.round)
        return worth - (0.6 if option.slot >= 2 else 0.0)

    return max(options, key=value)


def _put_tile(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """An empty cell, animals from the corner of wine and coins, others from the opposite one."""
    tiles = s.players[step.seat].tiles

    def value(option: Action) -> float:
        assert isinstance(option, PutTile)
        return (0.0 if tiles[option.cell] == NONE else -5.0) + 0.1 * option.cell

    return max(options, key=value)


def _work(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """The cell with the largest yield; else hire."""
    player = s.players[step.seat]
    stock, placed = player.stock, player.placed

    def value(option: Action) -> float:
        if not isinstance(option, Work):
            return 0.7 if option is not DONE and stock[ARTISAN] < 2 else 0.0
        cell = option.cell
        total = 0.0
        for resource, line in ((ROW_YIELD[cell], ESTATE_ROW[cell]), (COL_YIELD[cell], ESTATE_COL[cell])):
            count = 1 + (placed & line).bit_count()
            total += count if resource == COIN else min(count, MAX_GOOD - stock[resource])
        tile = player.tiles[cell]
        if tile >= 0 and not player.spent >> cell & 1:
            total += (1.0, 0.5, 0.3, 1.8)[ESTATE_TILES[tile].kind]
        return total

    return max(options, key=value)


def _contract(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    """The contract with the most points for its price; of the maritime ones the cheapest."""
    stock = s.players[step.seat].stock

    def value(option: Action) -> float:
        if isinstance(option, TakeMaritime):
            return 5.0 + sum([0.1 * stock[resource] for resource, _ in MARITIME[s.maritime[option.slot]].cost])
        if isinstance(option, TakeConstruction):
            contract = CONSTRUCTION[s.construction[option.slot]]
            artisan = 0.9 if contract.needs_artisan and not option.with_patricia else 0.0
            return 4.0 + contract.vp - artisan - 0.5 * sum([amount for _, amount in contract.cost])
        return 0.0

    return max(options, key=value)


def _wine(s: Table, step: Decision, options: Sequence[Action]) -> Action:
    stock = s.players[step.seat].stock
    return options[0] if stock[3] > 2 and stock[INFLUENCE] < 7 else DONE


_CHOICE: Final[dict[str, Callable[[Any, Any, Any], Action]]] = {
    "ChoosingGood": _choose_good,
    "BuyingGoods": _buy,
    "SellingFollowers": _last,
    "SpendingWine": _wine,
    "TakingTile": _take_tile,
    "PuttingTile": _put_tile,
    "TakingCards": _take_card,
    "PlayingFollower": _play_follower,
    "ChoosingMaritime": _contract,
    "ChoosingConstruction": _contract,
    "Producing": _work,
    "PlacingArtisan": _work,
    "Exchanging": _last,
    "ClaimingFirstPlayer": _last,
    "ChoosingPetition": _petition,
    "Claiming": _claim,
    "ChoosingOrder": _order,
    "Performing": _perform,
}
