"""Section 10: points by category, and who has won. All of it is public, so it can be counted at any time."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.standing import leaders
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    ANIMAL_SET_VP,
    ARTISAN,
    CATEGORIES,
    CHARIOT_VP,
    COIN,
    CONSTRUCTION,
    ESTATE_TILES,
    FINISH_VP,
    FIRST_PLAYER_VP,
    FOLLOWERS,
    GOODS_PER_VP,
    INFLUENCE,
    INFLUENCE_PER_VP,
    LAST_SPACE,
    MOSAIC_CELLS,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    RESOURCES,
    SEA_VP,
    SOLO,
    FollowerKind,
    TileKind,
)
from tabularium.games.nova_roma.state import Player, Table, ones

CATEGORY_IDS: Final = tuple([category.id for category in CATEGORIES])
DUMMY_CATEGORY_IDS: Final = ("start", "sea", "construction", "majorities", "chariots", "finish", "mosaic")
"""NR-270, NR-289 to NR-295 Where the dummy's points come from; ``start`` holds those for blocked legionnaires, too."""

_END_GAME: Final = sum([1 << n for n, card in enumerate(FOLLOWERS) if card.kind == FollowerKind.END_GAME])
_ANIMALS: Final = tuple([tile.animals for tile in ESTATE_TILES])
_IS_ANIMAL: Final = tuple([tile.kind == TileKind.ANIMAL for tile in ESTATE_TILES])
_ZONE_CELLS: Final = tuple([zone.cells for zone in ZONES])
_ZONE_MOST: Final = tuple([zone.vp_most for zone in ZONES])
_ZONE_OTHER: Final = tuple([zone.vp_other for zone in ZONES])
_CONTRACT_VP: Final = tuple([contract.vp for contract in CONSTRUCTION])
_MARKER_VP: Final[int] = SOLO["dummy_vp_per_marker_ahead"]


def _mosaic_points() -> tuple[int, ...]:
    """NR-246, NR-247 The points of every set of claimed cells."""
    table: list[int] = []
    for claimed in range(1 << MOSAIC_CELLS):
        points = sum([MOSAIC_ROW_VP[cell // 3] for cell in range(MOSAIC_CELLS) if claimed >> cell & 1])
        points += sum([line.vp for line in MOSAIC_LINES if not line.cells & ~claimed])
        table.append(points)
    return tuple(table)


MOSAIC_POINTS: Final = _mosaic_points()


def sea_points(player: Player) -> int:
    """NR-238."""
    return SEA_VP[player.ships[0]] + SEA_VP[player.ships[1]]


def contract_points(contracts: int) -> int:
    """NR-239 The points printed on construction contracts, one bit each."""
    points = 0
    while contracts:
        bit = contracts & -contracts
        points += _CONTRACT_VP[bit.bit_length() - 1]
        contracts &= ~bit
    return points


def majority_points(s: Table, seat: Seat) -> int:
    """NR-240, NR-241, NR-263 Most pieces of a zone, ties included, or at least one; NR-291 the dummy wins ties."""
    points, own = 0, s.players[seat].pieces
    if not own:
        return 0
    for zone, cells in enumerate(_ZONE_CELLS):
        count = ones(own & cells)
        if count:
            neutral = ones(s.neutral & cells)
            wins = count > neutral if s.is_solo else count >= neutral
            if wins:
                for player in s.players:
                    if ones(player.pieces & cells) > count:
                        wins = False
            points += _ZONE_MOST[zone] if wins else _ZONE_OTHER[zone]
    return points


def follower_points(player: Player) -> int:
    """NR-145 to NR-157, NR-244."""
    points, cards = 0, player.row & _END_GAME
    while cards:
        bit = cards & -cards
        points += follower_worth(player, bit.bit_length() - 1)
        cards &= ~bit
    return points


def follower_worth(player: Player, number: int) -> int:
    """What an end-game follower would score now."""
    card = FOLLOWERS[number]
    count = _counted(player, _PER[number])
    if card.at_least:
        return card.vp if count >= card.at_least else 0
    return card.base + count // card.per_count * card.vp


_PER_WHAT: Final = (
    *[resource.id for resource in RESOURCES],
    "estate_tiles", "followers", "race_total", "construction", "maritime", "animal_tiles",
)  # fmt: skip
_PER: Final = tuple([_PER_WHAT.index(card.per) if card.per else 0 for card in FOLLOWERS])
"""For each follower what it counts, as a number: a resource of the stock, or one of the six things after them."""
_PER_ESTATE_TILE: Final = _PER_WHAT.index("estate_tiles")
_PER_FOLLOWER: Final = _PER_WHAT.index("followers")
_PER_SPACE_OF_RACE: Final = _PER_WHAT.index("race_total")
_PER_CONSTRUCTION: Final = _PER_WHAT.index("construction")
_PER_MARITIME: Final = _PER_WHAT.index("maritime")
_PER_ANIMAL_TILE: Final = _PER_WHAT.index("animal_tiles")


def _counted(player: Player, what: int) -> int:
    """What an end-game follower counts."""
    if what < len(RESOURCES):
        return player.stock[what]
    if what == _PER_ESTATE_TILE:
        return player.tile_count()
    if what == _PER_FOLLOWER:
        return ones(player.row)
    if what == _PER_SPACE_OF_RACE:
        return player.race_total()
    if what == _PER_CONSTRUCTION:
        return ones(player.construction)
    if what == _PER_MARITIME:
        return ones(player.maritime)
    assert what == _PER_ANIMAL_TILE
    return len([tile for tile in player.tiles if tile >= 0 and _IS_ANIMAL[tile]])


def animal_count(player: Player) -> int:
    """NR-127 In sets a lion counts as two."""
    count = 0
    for tile in player.tiles:
        if tile >= 0:
            count += _ANIMALS[tile]
    return count


def animal_points(player: Player) -> int:
    """NR-245 Sets of three, and a rest of one or two; a lion counts as two (NR-127)."""
    return animal_set_points(animal_count(player))


def animal_set_points(count: int) -> int:
    """NR-245 The points of so many animals."""
    one, two, three = ANIMAL_SET_VP
    rest = count % 3
    return count // 3 * three + (one if rest == 1 else two if rest == 2 else 0)


def finish_points(player: Player) -> int:
    """NR-243."""
    return FINISH_VP * player.markers.count(LAST_SPACE)


def points(s: Table, seat: Seat) -> list[int]:
    """NR-238 to NR-250 By category; NR-288 in the solo game only the first eight."""
    player = s.players[seat]
    stock = player.stock
    found = [
        sea_points(player),
        contract_points(player.construction),
        majority_points(s, seat),
        CHARIOT_VP * player.chariots,
        finish_points(player),
        follower_points(player),
        animal_points(player),
        MOSAIC_POINTS[player.claimed],
    ]
    if not s.is_solo:
        found += [
            sum(stock[: COIN + 1]) // GOODS_PER_VP,
            (stock[INFLUENCE] + stock[ARTISAN] + player.placed.bit_count()) // INFLUENCE_PER_VP,
            FIRST_PLAYER_VP if seat == s.first_player else 0,
        ]
    return found


def scores(s: Table) -> list[int]:
    """What everybody would score if the game ended now; at its end, what everybody has scored."""
    return [sum(points(s, seat)) for seat in range(len(s.players))]


def dummy_points(s: Table) -> list[int]:
    """NR-289 to NR-295 The dummy's points, as ``DUMMY_CATEGORY_IDS``."""
    player = s.players[0]
    majorities = 0
    for zone, cells in zip(ZONES, _ZONE_CELLS, strict=True):
        count = (s.neutral & cells).bit_count()
        if count:
            majorities += zone.vp_most if count >= (player.pieces & cells).bit_count() else zone.vp_other
    ahead = len([1 for own, other in zip(player.markers, s.neutral_markers, strict=True) if other > own])
    return [
        s.dummy_vp,
        sum([SEA_VP[place] for place in s.dummy_ships]),
        contract_points(s.construction_out),
        majorities,
        CHARIOT_VP * s.dummy_chariots,
        _MARKER_VP * ahead,
        sum([MOSAIC_ROW_VP[cell // 3] for cell in range(MOSAIC_CELLS) if not player.claimed >> cell & 1]),
    ]


def standing(s: Table) -> list[tuple[int, ...]]:
    """NR-252 to NR-253a Most points, then most influence, then the youngest if the seats are in order of age."""
    totals = scores(s)
    return [(totals[seat], player.stock[INFLUENCE], -seat if s.by_age else 0) for seat, player in enumerate(s.players)]


def winners(s: Table) -> tuple[Seat, ...]:
    """NR-252, NR-253 Those in the first place; NR-296 alone, only with more points than the dummy."""
    if s.is_solo:
        return (0,) if scores(s)[0] > sum(dummy_points(s)) else ()
    return leaders(standing(s))


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it comes from."""
    return [dict(zip(CATEGORY_IDS, points(s, seat), strict=False)) for seat in range(len(s.players))]
