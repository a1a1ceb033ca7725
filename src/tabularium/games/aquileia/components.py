"""What is printed on the pieces, read once from ``data/`` into frozen tables and checked on import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Final

from tabularium.core.folder import Folder
from tabularium.core.words import Words


class Metal(IntEnum):
    """AQ-G1 The three metals, from least to best."""

    BRONZE = 0
    SILVER = 1
    GOLD = 2


class Colour(IntEnum):
    """The colours of villas and laurels."""

    WHITE = 0
    BLUE = 1
    YELLOW = 2
    PURPLE = 3


class Deck(IntEnum):
    SERVI = 0
    EQUI_ET_ARMA = 1
    STADIUM_LAUREL = 2
    THEATRUM_LAUREL = 3


class Area(IntEnum):
    """AQ-AC1 The areas, in the order of the action phase."""

    MERCATUS = 0
    ARENA = 1
    STADIUM = 2
    THEATRUM = 3
    FORUM = 4
    PORTUS = 5


class LotKind(IntEnum):
    VILLA = 0
    WORKSHOP = 1
    BANK = 2


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A thing with an id for programs and names for people."""

    id: str
    names: Words


@dataclass(frozen=True, slots=True, eq=False)
class Card(Named):
    deck: Deck
    copies: int
    slaves: int
    """How many slaves it pays for."""
    arena: int
    """What it adds to a fight: slaves and weapons."""
    horses: int
    """What it adds to a race on its side."""
    side: Metal | None
    """The Stadium side of a horse."""
    colours: tuple[Colour, ...]
    """Of a laurel: one, or the two to choose from."""
    vp: int


@dataclass(frozen=True, slots=True, eq=False)
class Space(Named):
    area: Area
    strength: int
    metal: Metal | None
    """The Stadium side, the price of a Servi space, or the coin of a quay."""
    limit: int
    """How many cards or buildings it allows at most."""
    scores: bool
    """AQ-F11 Does a building made from here score at once?"""


@dataclass(frozen=True, slots=True, eq=False)
class Lot(Named):
    kind: LotKind
    colour: Colour | None
    vp: int
    cost: tuple[int, ...]
    """Of bronze, silver and gold. Without its length, since compiled code then finds one of them faster."""
    slaves: int
    pays: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Rate(Named):
    """AQ-M3 One line of the money changer's table."""

    give: Metal
    give_count: int
    get: Metal
    get_count: int


def _names(entry: dict[str, Any]) -> Words:
    return {"en": entry["name_en"], "fr": entry["name_fr"]}


def _metal(word: str | None) -> Metal | None:
    return Metal[word.upper()] if word else None


def _colours(entry: dict[str, Any]) -> tuple[Colour, ...]:
    words = entry.get("colours") or ([entry["colour"]] if entry.get("colour") else [])
    return tuple([Colour[word.upper()] for word in words])


def _card(entry: dict[str, Any]) -> Card:
    is_horse = entry.get("kind") == "equi"
    return Card(
        id=entry["id"],
        names=_names(entry),
        deck=Deck[entry["deck"].upper()],
        copies=entry["copies"],
        slaves=entry.get("slaves", 0),
        arena=entry.get("arena_strength", 0) if not entry.get("kind") else (0 if is_horse else entry["strength"]),
        horses=entry["strength"] if is_horse else 0,
        side=_metal(entry.get("side")),
        colours=_colours(entry),
        vp=entry.get("vp", 0),
    )


def _space(entry: dict[str, Any]) -> Space:
    return Space(
        id=entry["id"],
        names=_names(entry),
        area=Area[entry["area"].upper()],
        strength=entry.get("strength", 0),
        metal=_metal(entry.get("side") or entry.get("price_metal") or entry.get("coin")),
        limit=entry.get("max_cards") or entry.get("max_buildings") or 0,
        scores=entry.get("score_on_build", False),
    )


def _coins(entry: dict[str, Any], prefix: str) -> tuple[int, int, int]:
    return (
        entry.get(f"{prefix}_bronze", 0),
        entry.get(f"{prefix}_silver", 0),
        entry.get(f"{prefix}_gold", 0),
    )


def _lot(entry: dict[str, Any]) -> Lot:
    colours = _colours(entry)
    return Lot(
        id=entry["id"],
        names=_names(entry),
        kind=LotKind[entry["kind"].upper()],
        colour=colours[0] if colours else None,
        vp=entry["vp"],
        cost=_coins(entry, "cost"),
        slaves=entry["cost_slaves"],
        pays=_coins(entry, "pays"),
    )


def _rate(entry: dict[str, Any]) -> Rate:
    return Rate(
        id=entry["id"],
        names={},
        give=Metal[entry["give"].upper()],
        give_count=entry["give_count"],
        get=Metal[entry["get"].upper()],
        get_count=entry["get_count"],
    )


def _named(entries: list[dict[str, Any]]) -> tuple[Named, ...]:
    return tuple([Named(e["id"], _names(e)) for e in entries])


_DATA: Final[dict[str, Any]] = Folder("tabularium.games.aquileia").table("data/components.toml")

GAME: Final[dict[str, Any]] = _DATA["game"]
PLAYER_SET: Final[dict[str, Any]] = _DATA["player_set"]
ROUNDS: Final[int] = GAME["rounds"]
MAX_SEATS: Final[int] = _DATA["players"]["supported_max"]
MIN_SEATS: Final[int] = _DATA["players"]["supported_min"]
PLAYER_COLOURS: Final = _named(_DATA["player_colours"])
METALS: Final = _named(_DATA["metals"])
COLOURS: Final = _named(_DATA["laurel_colours"])
AREAS: Final = _named(_DATA["areas"])
DECKS: Final = _named(_DATA["decks"])
PIECES: Final = {e["id"]: _names(e) for e in _DATA["pieces"]}
CARDS: Final[tuple[Card, ...]] = tuple([_card(e) for e in _DATA["cards"]])
SPACES: Final[tuple[Space, ...]] = tuple([_space(e) for e in _DATA["action_spaces"]])
LOTS: Final[tuple[Lot, ...]] = tuple([_lot(e) for e in _DATA["lots"]])
RATES: Final[tuple[Rate, ...]] = tuple([_rate(e) for e in _DATA["pecunia_rates"]])

START_COINS: Final = (PLAYER_SET["start_bronze"], PLAYER_SET["start_silver"], PLAYER_SET["start_gold"])
BANK_COINS: Final = (
    _DATA["coins"]["count_bronze"],
    _DATA["coins"]["count_silver"],
    _DATA["coins"]["count_gold"],
)
HENCHMEN: Final[int] = PLAYER_SET["henchmen"]
HOUSES: Final[int] = PLAYER_SET["houses"]
PECUNIA_VP: Final[int] = _DATA["pecunia"]["vp"]
BLUE_DICE: Final[int] = _DATA["dice"][1]["count"]
DICE_PER_CONTEST: Final[int] = _DATA["arena_rewards"]["red_dice_each"]
COINS_BY_RANK: Final[tuple[int, ...]] = tuple(_DATA["arena_rewards"]["coins_by_rank"])
VP_PER_STRENGTH: Final[int] = _DATA["arena_rewards"]["vp_per_strength"]
STRENGTH_TRACK: Final[int] = _DATA["strength_track"]["spaces"]
SLOTS: Final = 3

CARD: Final = {card.id: kind for kind, card in enumerate(CARDS)}
SPACE: Final = {space.id: number for number, space in enumerate(SPACES)}
LOT: Final = {lot.id: number for number, lot in enumerate(LOTS)}


EACH_METAL: Final = tuple([int(metal) for metal in Metal])  # plain numbers find their place in a list faster
BRONZE: Final = int(Metal.BRONZE)
SILVER: Final = int(Metal.SILVER)
GOLD: Final = int(Metal.GOLD)
EACH_COLOUR: Final = tuple([int(colour) for colour in Colour])
VILLAS: Final = tuple([tuple([n for n, lot in enumerate(LOTS) if lot.colour == colour]) for colour in Colour])
WORKSHOPS: Final = tuple([n for n, lot in enumerate(LOTS) if lot.kind == LotKind.WORKSHOP])
BANKS: Final = tuple([n for n, lot in enumerate(LOTS) if lot.kind == LotKind.BANK])


def _deck_range(deck: Deck) -> range:
    kinds = [kind for kind, card in enumerate(CARDS) if card.deck == deck]
    assert kinds == list(range(kinds[0], kinds[-1] + 1)), f"components.toml: the {deck.name} cards are not together"
    return range(kinds[0], kinds[-1] + 1)


SERVI: Final = _deck_range(Deck.SERVI)
EQUI_ET_ARMA: Final = _deck_range(Deck.EQUI_ET_ARMA)
STADIUM_LAURELS: Final = _deck_range(Deck.STADIUM_LAUREL)
THEATRUM_LAURELS: Final = _deck_range(Deck.THEATRUM_LAUREL)
SERVI_DECK: Final = int(Deck.SERVI)
ARMS_DECK: Final = int(Deck.EQUI_ET_ARMA)
STADIUM_DECK: Final = int(Deck.STADIUM_LAUREL)
THEATRUM_DECK: Final = int(Deck.THEATRUM_LAUREL)
DECK_OF: Final = tuple([int(card.deck) for card in CARDS])
DECK_START: Final = tuple([_deck_range(deck).start for deck in Deck])  # its first kind of card
DECK_STOP: Final = tuple([_deck_range(deck).stop for deck in Deck])  # the kind after its last
SINGLE: Final = CARD["servus_single"]
DOUBLE: Final = CARD["servi_double"]


def _together(spaces: tuple[int, ...]) -> tuple[int, ...]:
    assert spaces == tuple(range(spaces[0], spaces[-1] + 1)), "components.toml: spaces of one kind are not together"
    return spaces


def _area_spaces(area: Area) -> tuple[int, ...]:
    return _together(tuple([number for number, space in enumerate(SPACES) if space.area == area]))


ARENA_SPACES: Final = _area_spaces(Area.ARENA)
STADIUM_SPACES: Final = _area_spaces(Area.STADIUM)
SIDE_SPACES: Final = {
    side: _together(tuple([n for n in STADIUM_SPACES if SPACES[n].metal == side]))
    for side in (Metal.SILVER, Metal.GOLD)
}
SILVER_SIDE: Final = SIDE_SPACES[Metal.SILVER]
GOLD_SIDE: Final = SIDE_SPACES[Metal.GOLD]
METAL_OF_SPACE: Final = tuple([int(space.metal or 0) for space in SPACES])  # 0 where none is printed, too
FORUM_SPACES: Final = _area_spaces(Area.FORUM)
QUAYS: Final = _together((SPACE["portus_bronze"], SPACE["portus_silver"], SPACE["portus_gold"]))
STALLS: Final = (SPACE["equi_et_arma_left"], SPACE["equi_et_arma_middle"], SPACE["equi_et_arma_right"])
SERVI_SPACES: Final = (SPACE["servi_top"], SPACE["servi_middle"], SPACE["servi_bottom"])
DOLUS: Final = SPACE["dolus"]
PECUNIA: Final = SPACE["pecunia"]
POTENTIA: Final = SPACE["potentia"]
THEATRUM: Final = SPACE["theatrum"]
LATRO: Final = SPACE["latro"]


def _dice(count: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """All results of that many dice as numbers of bronze, silver and gold, and how often each comes up."""
    rolls: list[tuple[int, ...]] = []
    weights: list[int] = []
    for faces in combinations_with_replacement(Metal, count):
        roll = (faces.count(Metal.BRONZE), faces.count(Metal.SILVER), faces.count(Metal.GOLD))
        rolls.append(roll)
        weights.append(factorial(count) // (factorial(roll[0]) * factorial(roll[1]) * factorial(roll[2])))
    return tuple(rolls), tuple(weights)


DICE: Final = tuple([_dice(count) for count in range(BLUE_DICE + 1)])


def _check() -> None:
    counts = {e["id"]: e["count"] for e in _DATA["decks"]}
    for deck in Deck:
        found = sum([card.copies for card in CARDS if card.deck == deck])
        assert found == counts[deck.name.lower()], f"components.toml: {deck.name} has {found} cards"
    assert len(SPACES) == _DATA["action_space_summary"]["spaces"], "components.toml: spaces are missing"
    assert len(LOTS) == _DATA["lot_summary"]["total"], "components.toml: lots are missing"
    for die in _DATA["dice"]:
        assert sorted(die["faces"]) == sorted([m.name.lower() for m in Metal] * 2), f"components.toml: {die['id']}"
    for quay, metal in zip(QUAYS, Metal, strict=True):
        assert SPACES[quay].metal == metal, f"components.toml: {SPACES[quay].id} takes the wrong coin"
    worth = {Metal.BRONZE: 1, Metal.SILVER: 2, Metal.GOLD: 3}
    for rate in RATES:
        assert rate.give_count * worth[rate.give] == rate.get_count * worth[rate.get], f"{rate.id} makes money"


_check()
