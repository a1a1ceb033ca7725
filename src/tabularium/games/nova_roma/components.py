"""What is printed on the pieces, read once from ``data/`` into frozen tables and checked on import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from tabularium.core.folder import Folder
from tabularium.core.words import Words

Pairs = tuple[tuple[int, int], ...]
"""A cost or a gain: (resource, amount) pairs."""


class Resource(IntEnum):
    """The five goods, and what else is paid and gained. The first eight index a player's stock."""

    WHEAT = 0
    STONE = 1
    WOOD = 2
    WINE = 3
    HORSE = 4
    COIN = 5
    INFLUENCE = 6
    ARTISAN = 7
    GOOD_CHOICE = 8


class Deed(IntEnum):
    """The eight actions of the forum."""

    TRADE = 0
    UPGRADE = 1
    PETITION = 2
    RECRUIT = 3
    SAIL = 4
    BUILD = 5
    RACE = 6
    PRODUCE = 7


class FollowerKind(IntEnum):
    """NR-138."""

    END_GAME = 0
    ONCE_PER_ROUND = 1
    PERMANENT = 2


class TileKind(IntEnum):
    """Section 6."""

    PRODUCTION = 0
    EXCHANGE = 1
    ANIMAL = 2
    ONE_USE = 3


class Stat(IntEnum):
    """What achievements and end-game followers look at, beyond the stock."""

    MARITIME = 0
    CONSTRUCTION = 1
    FOLLOWERS = 2
    ESTATE_TILES = 3
    RACE_ANY_TRACK = 4
    RACE_TOTAL = 5
    INFLUENCE = 6


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A thing with an id for programs and names for people."""

    id: str
    names: Words


@dataclass(frozen=True, slots=True, eq=False)
class Follower(Named):
    number: int
    kind: int
    deed: int
    """The action that it belongs to; -1: none."""
    effect: str
    """``power``, ``gain``, ``place_artisan``, ``ignore_artisan_cost``, ``allow_artisan_on_animal`` or nothing."""
    gain: Pairs
    base: int
    per: str
    """What an end-game follower counts, and how many of it make a point."""
    per_count: int
    at_least: int
    """From how many on a threshold follower scores its points."""
    vp: int
    person: str
    roles: Words


@dataclass(frozen=True, slots=True, eq=False)
class Contract(Named):
    cost: Pairs
    """Without the artisan."""
    needs_artisan: bool
    shape: int
    """-1 for a maritime contract."""
    vp: int


@dataclass(frozen=True, slots=True, eq=False)
class EstateTile(Named):
    is_special: bool
    kind: int
    pay: Pairs
    gain: Pairs
    animals: int
    copies: int


@dataclass(frozen=True, slots=True, eq=False)
class Port(Named):
    route: int
    index: int
    sails: int
    """From the port before it."""
    reward: Pairs
    vp: int


@dataclass(frozen=True, slots=True, eq=False)
class EmperorTile(Named):
    cells: tuple[int, int]
    grey: tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Achievement(Named):
    """Met with ``first`` of one statistic, ``second`` of another and ``total`` of both together."""

    one: int
    first: int
    other: int
    second: int
    total: int
    spend: int
    """Influence that the claim costs."""


@dataclass(frozen=True, slots=True, eq=False)
class MosaicTile(Named):
    colour: int
    achievements: tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class MosaicLine(Named):
    cells: int
    """One bit for each of its three cells."""
    vp: int
    reward: Pairs


@dataclass(frozen=True, slots=True, eq=False)
class Token(Named):
    """A reward token of the city."""

    reward: Pairs
    copies: int


DATA: Final[dict[str, Any]] = Folder("tabularium.games.nova_roma").table("data/components.toml")


def _names(entry: dict[str, Any]) -> Words:
    return {"en": entry["name_en"], "fr": entry["name_fr"]}


def _named(entries: list[dict[str, Any]]) -> tuple[Named, ...]:
    return tuple([Named(e["id"], _names(e)) for e in entries])


def _pairs(amounts: dict[str, int]) -> Pairs:
    return tuple([(int(Resource[name.upper()]), amount) for name, amount in amounts.items()])


def _deed(word: str | None) -> int:
    return int(Deed[word.upper()]) if word and word != "any" else -1


def _follower(e: dict[str, Any]) -> Follower:
    effect, scoring = e.get("effect", {}), e.get("scoring", {})
    return Follower(
        id=e["id"],
        names=_names(e),
        number=e["number"],
        kind=int(FollowerKind[e["type"].upper()]),
        deed=_deed(e.get("action")),
        effect=effect.get("kind", ""),
        gain=_pairs(effect.get("gain", {})),
        base=scoring.get("base", 0),
        per=scoring.get("per", scoring.get("threshold", "")),
        per_count=scoring.get("per_count", 1),
        at_least=scoring.get("at_least", 0),
        vp=scoring.get("vp", scoring.get("vp_per", 0)),
        person=e["person"],
        roles={"en": e["role_en"], "fr": e["role_fr"]},
    )


def _contract(e: dict[str, Any]) -> Contract:
    cost = {name: amount for name, amount in e["cost"].items() if name != "artisan"}
    shape = SHAPE_IDS.index(e["shape"]) if "shape" in e else -1
    return Contract(e["id"], _names(e), _pairs(cost), e.get("needs_artisan", False), shape, e.get("vp", 0))


def _estate_tile(e: dict[str, Any]) -> EstateTile:
    kind = TileKind.ANIMAL if e["kind"] == "lion" else TileKind[e["kind"].upper()]
    return EstateTile(
        e["id"],
        _names(e),
        e["pool"] == "special",
        int(kind),
        _pairs(e.get("pay", {})),
        _pairs(e.get("gain", {})),
        e.get("animal_value", 0),
        e["count"],
    )


def _forum_cell(cell: list[int]) -> int:
    return cell[0] * FORUM_SIDE + cell[1]


def _emperor_tile(e: dict[str, Any]) -> EmperorTile:
    one, other = [_forum_cell(cell) for cell in e["emperor_cells"]]
    grey, gray = [_forum_cell(cell) for cell in e["solo_grey_cells"]]
    return EmperorTile(e["id"], _names(e), (one, other), (grey, gray))


def _achievement(e: dict[str, Any]) -> Achievement:
    need = dict(e["requirement"])
    spend = need.pop("spend_influence", 0)
    if "combo" in need:
        one, other = [int(Stat[word.upper()]) for word in need["combo"]]
        return Achievement(e["id"], _names(e), one, need["each_min"], other, need["each_min"], need["sum"], spend)
    stats = [(int(Stat[word.upper()]), least) for word, least in need.items()]
    (one, first), (other, second) = stats if len(stats) == 2 else (stats[0], stats[0])
    return Achievement(e["id"], _names(e), one, first, other, second, 0, spend)


def _mosaic_tile(e: dict[str, Any]) -> MosaicTile:
    left, middle, right = [ACHIEVEMENT[word] for word in e["achievements"]]
    return MosaicTile(e["id"], _names(e), MOSAIC_COLOURS.index(e["color"]), (left, middle, right))


def _mosaic_line(e: dict[str, Any]) -> MosaicLine:
    cells = sum([1 << (row * 3 + col) for row, col in e["cells"]])
    return MosaicLine(e["id"], _names(e), cells, e["vp"], _pairs(e["instant_reward"]))


GAME: Final[dict[str, Any]] = DATA["meta"]
LIMITS: Final[dict[str, Any]] = DATA["limits"]
START: Final[dict[str, Any]] = DATA["setup"]
SOLO: Final[dict[str, Any]] = DATA["solo"]
SHAPE_IDS: Final[tuple[str, ...]] = tuple([e["id"] for e in DATA["shapes"]])
FORUM_SIDE: Final[int] = DATA["forum"]["rows"]
MOSAIC_COLOURS: Final = ("green", "yellow", "orange")

MIN_SEATS: Final[int] = GAME["players_min"]
MAX_SEATS: Final[int] = GAME["players_max"]
ROUNDS: Final[int] = GAME["rounds"]
LAPS: Final[int] = GAME["turns_per_player_per_round"]

MAX_POWER: Final[int] = LIMITS["power_max"]
MAX_GOOD: Final[int] = LIMITS["good_max"]
MAX_INFLUENCE: Final[int] = LIMITS["influence_max"]
MAX_ROW: Final[int] = LIMITS["follower_row_max"]
FREE_ROW: Final[int] = LIMITS["follower_row_without_surcharge"]
HAND_LIMIT: Final[int] = LIMITS["hand_limit"]
KEPT_ARTISANS: Final[int] = LIMITS["artisans_kept_at_cleanup"]
START_TOKENS: Final[int] = LIMITS["achievement_tokens_at_start"]
HIPPODROME_TOKENS: Final[int] = LIMITS["achievement_tokens_at_hippodrome"]
FIRST_PLAYER_PRICE: Final[int] = LIMITS["first_player_claim_cost_influence"]

PIECES: Final = {e["id"]: e["count"] for e in DATA["pieces"]}
PIECE_NAMES: Final = {e["id"]: _names(e) for e in DATA["pieces"]}
ARTISANS: Final[int] = PIECES["artisan_figure"]
BUILDING_PIECES: Final[int] = PIECES["building_piece"]

PLAYER_COLOURS: Final = _named(DATA["colors"])
RESOURCES: Final = (
    *_named(DATA["goods"]),
    *_named(DATA["other_resources"]),
    Named("good_choice", {"en": "Good of your choice", "fr": "Marchandise au choix"}),
)
DEEDS: Final = _named(DATA["actions"])
FORUM_TILES: Final = _named(DATA["forum_tiles"])
EMPEROR_TILES: Final[tuple[EmperorTile, ...]] = tuple([_emperor_tile(e) for e in DATA["emperor_tiles"]])
FOLLOWERS: Final[tuple[Follower, ...]] = tuple([_follower(e) for e in DATA["follower_cards"]])
FOLLOWER: Final = {card.id: number for number, card in enumerate(FOLLOWERS)}
MARITIME: Final[tuple[Contract, ...]] = tuple([_contract(e) for e in DATA["maritime_contracts"]])
CONSTRUCTION: Final[tuple[Contract, ...]] = tuple([_contract(e) for e in DATA["construction_contracts"]])
ESTATE_TILES: Final[tuple[EstateTile, ...]] = tuple([_estate_tile(e) for e in DATA["estate_tiles"]])
ESTATE_TILE: Final = {tile.id: number for number, tile in enumerate(ESTATE_TILES)}
BASIC_TILES: Final = tuple([n for n, tile in enumerate(ESTATE_TILES) if not tile.is_special])
SPECIAL_TILES: Final = tuple([n for n, tile in enumerate(ESTATE_TILES) if tile.is_special])
ESTATE_SLOTS: Final = _named(DATA["estate_display_slots"])
ESTATE_PRICES: Final[tuple[Pairs, ...]] = tuple([_pairs(e["price"]) for e in DATA["estate_display_slots"]])
SPECIAL_SLOT: Final = 4
DISPLAY: Final = 4  # slots of every other display

ROUTES: Final = _named(DATA["sea_routes"])
_ROUTE_IDS: Final = [route.id for route in ROUTES]
PORTS: Final[tuple[Port, ...]] = tuple(
    [
        Port(
            e["id"],
            _names(e),
            _ROUTE_IDS.index(e["route"]),
            e["index"],
            e["sails_from_previous"],
            _pairs(e["reward"]),
            e["vp"],
        )
        for e in DATA["ports"]
    ]
)
START_PORT: Final = Named("start", {"en": DATA["sea"]["start_port_en"], "fr": DATA["sea"]["start_port_fr"]})

TRACKS: Final = _named(DATA["hippodrome_tracks"])
CHARIOTS: Final = _named(DATA["chariot_tokens"])
CHARIOT_COPIES: Final[tuple[int, ...]] = tuple([e["count"] for e in DATA["chariot_tokens"]])
CHARIOT_VP: Final[int] = DATA["hippodrome"]["chariot_token_vp"]
LAST_SPACE: Final[int] = DATA["hippodrome"]["final_space"]
FINISH_VP: Final[int] = DATA["hippodrome"]["final_space_vp"]
NEUTRAL_SPACE: Final[int] = DATA["hippodrome"]["two_player_neutral_space"]
DUMMY_SPACE: Final[int] = DATA["hippodrome"]["solo_dummy_space"]

ACHIEVEMENTS: Final[tuple[Achievement, ...]] = tuple([_achievement(e) for e in DATA["mosaic_achievements"]])
ACHIEVEMENT: Final = {goal.id: number for number, goal in enumerate(ACHIEVEMENTS)}
MOSAIC_CELLS: Final = 9  # three tiles, one to a row, with three achievements each
MOSAIC_TILES: Final[tuple[MosaicTile, ...]] = tuple([_mosaic_tile(e) for e in DATA["mosaic_tiles"]])
MOSAIC_TILE: Final = {tile.id: number for number, tile in enumerate(MOSAIC_TILES)}
MOSAIC_ROWS: Final = _named(DATA["mosaic_rows"])
MOSAIC_ROW_VP: Final[tuple[int, ...]] = tuple([e["vp_per_achievement"] for e in DATA["mosaic_rows"]])
MOSAIC_ROW_REWARD: Final = tuple([_pairs(e["instant_reward_per_achievement"]) for e in DATA["mosaic_rows"]])
MOSAIC_LINES: Final[tuple[MosaicLine, ...]] = tuple([_mosaic_line(e) for e in DATA["mosaic_lines"]])

TOKENS: Final[tuple[Token, ...]] = tuple(
    [Token(e["id"], _names(e), _pairs(e["reward"]), e["count"]) for e in DATA["building_reward_tokens"]]
)
ANIMAL_SET_VP: Final[tuple[int, int, int]] = (
    DATA["estate_board"]["animal_set_vp"]["n1"],
    DATA["estate_board"]["animal_set_vp"]["n2"],
    DATA["estate_board"]["animal_set_vp"]["n3"],
)
CATEGORIES: Final = _named(DATA["scoring"])
GOODS_PER_VP: Final[int] = DATA["scoring_values"]["goods_and_coins_per_vp"]
INFLUENCE_PER_VP: Final[int] = DATA["scoring_values"]["influence_and_artisans_per_vp"]
FIRST_PLAYER_VP: Final[int] = DATA["scoring_values"]["first_player_token_vp"]
DIFFICULTIES: Final = _named(DATA["solo_difficulties"])
DUMMY_START_VP: Final[tuple[int, ...]] = tuple([e["dummy_start_vp"] for e in DATA["solo_difficulties"]])

# ---------------------------------------------------------------------- what follows from the printed pieces

GOODS: Final = (0, 1, 2, 3, 4)
COIN: Final = 5
INFLUENCE: Final = 6
ARTISAN: Final = 7
GOOD_CHOICE: Final = 8
WHEAT: Final = 0
WINE: Final = 3
HORSE: Final = 4

PETITION: Final = int(Deed.PETITION)
PETITIONED: Final = tuple([int(deed) for deed in Deed if deed != Deed.PETITION])

_ROW_GOODS: Final = [int(Resource[word.upper()]) for word in DATA["estate_board"]["row_goods"]]
_COL_GOODS: Final = [int(Resource[word.upper()]) for word in DATA["estate_board"]["col_goods"]]
ESTATE_CELLS: Final = 9
ROW_YIELD: Final = tuple([_ROW_GOODS[cell // 3] for cell in range(ESTATE_CELLS)])
COL_YIELD: Final = tuple([_COL_GOODS[cell % 3] for cell in range(ESTATE_CELLS)])
ESTATE_ROW: Final = tuple([0b111 << (cell // 3 * 3) for cell in range(ESTATE_CELLS)])
ESTATE_COL: Final = tuple([0b1001001 << (cell % 3) for cell in range(ESTATE_CELLS)])

FORUM_CELLS: Final = FORUM_SIDE * FORUM_SIDE
LINES: Final = (
    *[0b1111 << (FORUM_SIDE * row) for row in range(FORUM_SIDE)],
    *[0b1000100010001 << col for col in range(FORUM_SIDE)],
)
"""The cells of each row, then of each column, as bits; the index is the slot of the forum tile."""

SOUTH_END: Final = len([port for port in PORTS if port.route == 0])
SEA_END: Final = len(PORTS)
FIRST_PORTS: Final = (1, SOUTH_END + 1)
"""A ship stands on 0 (start), 1 to 8 (south) or 9 to 17 (north): a port is number position - 1."""
LEG: Final = (0, *[0 if p in (SOUTH_END, SEA_END) else PORTS[p].sails for p in range(1, SEA_END + 1)])
"""Sails from this position to the next; 0: no further."""


def _sea_vp() -> tuple[int, ...]:
    reached = [0]
    for port in PORTS:
        reached.append(port.vp or (0 if port.index == 1 else reached[-1]))
    return tuple(reached)


SEA_VP: Final = _sea_vp()
"""NR-238 What a ship at this position scores."""

HORSES: Final = tuple(
    [
        sum([e["horse_cost"] for e in DATA["hippodrome_lines"] if e["before_space"] == space])
        for space in range(LAST_SPACE + 1)
    ]
)
"""NR-109 What entering this space costs."""
WHEELS: Final = frozenset([e["golden_wheel_space"] for e in DATA["hippodrome_lines"]])


def _cards(kind: FollowerKind, effect: str) -> tuple[int, ...]:
    """For each deed the followers of one kind and effect, one bit each."""
    return tuple(
        [
            sum([1 << n for n, c in enumerate(FOLLOWERS) if c.deed == deed and c.kind == kind and c.effect == effect])
            for deed in Deed
        ]
    )


POWER_CARDS: Final = _cards(FollowerKind.ONCE_PER_ROUND, "power")
GAIN_CARDS: Final = _cards(FollowerKind.ONCE_PER_ROUND, "gain")
ARTISAN_CARDS: Final = _cards(FollowerKind.ONCE_PER_ROUND, "place_artisan")
OTHER_CARDS: Final = tuple([gain | artisan for gain, artisan in zip(GAIN_CARDS, ARTISAN_CARDS, strict=True)])
COIN_CARDS: Final = _cards(FollowerKind.PERMANENT, "gain")
PATRICIA: Final = 1 << FOLLOWER["patricia"]
TRIVIA: Final = 1 << FOLLOWER["trivia"]
ALL_FOLLOWERS: Final = (1 << len(FOLLOWERS)) - 1

PRICE_BY_POWER: Final = (0, 2, 1, 0)  # NR-73
SLOTS_BY_POWER: Final = (0, 2, 3, 4)  # NR-80, NR-92
assert tuple(DATA["actions"][3]["play_cost_coins_by_power"].values()) == PRICE_BY_POWER[1:]
assert tuple(DATA["actions"][4]["accessible_slots_by_power"].values()) == SLOTS_BY_POWER[1:]


def _check() -> None:
    for deed, tile in zip(Deed, FORUM_TILES, strict=True):
        assert tile.id == f"forum_{deed.name.lower()}", f"components.toml: {tile.id}"
        assert DEEDS[deed].id == deed.name.lower(), f"components.toml: {DEEDS[deed].id}"
    for resource, named in zip(Resource, RESOURCES, strict=True):
        assert resource.name.lower() == named.id, f"components.toml: {named.id}"
    assert [card.number for card in FOLLOWERS] == list(range(1, PIECES["follower_card"] + 1))
    assert len(MARITIME) == PIECES["maritime_contract"]
    assert len(CONSTRUCTION) == PIECES["construction_contract"]
    assert sum([tile.copies for tile in ESTATE_TILES]) == PIECES["estate_tile_basic"] + PIECES["estate_tile_special"]
    for cells in ([tile.cells for tile in EMPEROR_TILES], [tile.grey for tile in EMPEROR_TILES]):
        assert sorted([cell for pair in cells for cell in pair]) == list(range(FORUM_CELLS))
    assert len(MOSAIC_ROWS) * 3 == MOSAIC_CELLS
    for tile in MOSAIC_TILES:
        assert len(tile.achievements) == 3, f"components.toml: {tile.id}"
        for goal in tile.achievements:
            assert ACHIEVEMENTS[goal].id[0] == MOSAIC_COLOURS[tile.colour][0], f"components.toml: {tile.id}"
    assert [port.index for port in PORTS] == [*range(1, SOUTH_END + 1), *range(1, SEA_END - SOUTH_END + 1)]
    for track, chariot in zip(TRACKS, DATA["chariot_tokens"], strict=True):
        assert chariot["track"] == track.id


_check()
