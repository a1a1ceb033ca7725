"""What is printed on the pieces, read once from ``data/`` into frozen tables and checked on import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from tabularium.core.folder import Folder
from tabularium.core.words import Words


class Good(IntEnum):
    """AR-19, AR-20 The six basic resources, then surplus and money."""

    WOOD = 0
    STONE = 1
    CATTLE = 2
    WHEAT = 3
    IRON = 4
    WINE = 5
    SURPLUS = 6
    DENARII = 7


# Tuples and not ranges: compiled loops run over them several times as fast.
BASICS: Final[tuple[int, ...]] = tuple(range(6))
SURPLUS: Final = 6
DENARII: Final = 7

Cost = tuple[int, ...]
"""AR-27 How many icons of each of the six basics, of black, green, red, of "any", of surplus and of denarii."""

BLACK: Final = 6
ANY: Final = 9
COST_SURPLUS: Final = 10
COST_DENARII: Final = 11
BASIC_ICONS: Final[tuple[int, ...]] = tuple(range(10))
COST_KEYS: Final = (
    *[good.name.lower() for good in Good if good < SURPLUS],
    "black",
    "green",
    "red",
    "any",
    "surplus",
    "denarii",
)


class Location(IntEnum):
    """AR-40 The eight board locations, then the own training spaces."""

    QUAESTOR = 0
    AEDILIS = 1
    MERCATOR = 2
    PROPRAETOR = 3
    ROMA = 4
    AEDIFICATOR = 5
    LEGATUS = 6
    SENATUS = 7
    TRAINING = 8


QUAESTOR: Final = 0
AEDILIS: Final = 1
MERCATOR: Final = 2
PROPRAETOR: Final = 3
ROMA: Final = 4
AEDIFICATOR: Final = 5
LEGATUS: Final = 6
SENATUS: Final = 7
TRAINING: Final = 8
BOARD_LOCATIONS: Final[tuple[int, ...]] = tuple(range(8))
OPEN_LOCATIONS: Final[tuple[int, ...]] = tuple(range(5))
"""Those whose spaces depend on the number of players; the other three are the rows."""

FIRST_ROW: Final = 5
ROWS: Final[tuple[int, ...]] = tuple(range(3))
SPACES_EACH: Final = 5


class Deck(IntEnum):
    AREA = 0
    BUILDING = 1
    WAR = 2
    PATRON = 3


AREA_DECK: Final = 0
BUILDING_DECK: Final = 1
WAR_DECK: Final = 2
PATRON_DECK: Final = 3


class Modifier(IntEnum):
    """Section 11."""

    NONE = 0
    GAIN_POINT = 1
    GAIN_DENARII = 2
    GAIN_SURPLUS = 3
    GAIN_AREA_RESOURCE = 4
    FREE_AREA_CARD = 5
    EXTRA_TRAINING = 6
    CARD_DISCOUNT = 7
    SURPLUS_FOR_BASIC = 8
    BASIC_FOR_SURPLUS = 9
    BUY_INFLUENCE = 10
    ONE_STEP_FREE = 11
    FREE_COLOSSEUM_STEP = 12
    RAISE_BROWN = 13


STAGED: Final = (
    Modifier.GAIN_POINT,
    Modifier.GAIN_DENARII,
    Modifier.GAIN_SURPLUS,
    Modifier.GAIN_AREA_RESOURCE,
    Modifier.BUY_INFLUENCE,
    Modifier.FREE_COLOSSEUM_STEP,
    Modifier.RAISE_BROWN,
)
"""Modifiers used before or after the basic action; the others change the basic action itself or come at the end."""


class Scoring(IntEnum):
    """AR-171 to AR-184."""

    NONE = 0
    POLITICAL_LEVEL = 1
    RAISE_POLITICAL = 2
    ACTIVE_PATRONS = 3
    DOUBLE_OTHER_PATRON = 4
    AREA_FIRST = 5
    RAISE_AREA = 6
    AREA_LEVEL = 7
    AREA_PRESENCE = 8
    CARDS_WITH_POINTS_AND_INFLUENCE = 9
    SYMBOL_SETS = 10
    SYMBOL_PAIRS = 11
    BASIC_RESOURCES = 12
    PER_RESOURCE = 13
    PER_CARD_TYPE = 14


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A thing with an id for programs and names for people."""

    id: str
    names: Words


@dataclass(frozen=True, slots=True, eq=False)
class Card(Named):
    """A card of any of the four decks."""

    deck: int
    symbol: int
    """AR-16 Amphora, swords or lion."""
    min_players: int
    """AR-2 The printed number; 2: none."""
    cost: Cost
    points: int
    influence: int
    kind: int
    """Of a building or a war: which."""
    pair_reward: Cost
    """AR-76 Of a building: what it adds to the reward for its pair, as icons."""
    pair_points: int
    top: tuple[int, ...]
    """Of an area card: the upper two resources."""
    bottom: tuple[int, ...]
    types: tuple[int, ...]
    """Of an area card: the types that it shows, each once."""
    fragment: int
    modifier: int
    location: int
    """Of a patron: the action that it modifies."""
    price: Cost
    """Of a patron with ``buy_influence``: what the rise costs."""
    scoring: int
    what: tuple[int, ...]
    """Of a patron: the resources, the symbol or the deck that its scoring counts."""


@dataclass(frozen=True, slots=True, eq=False)
class PlayerBoard(Named):
    board: int
    side: str
    prices: tuple[int, ...]
    start: tuple[int, ...]
    """AR-8 The eight goods at the start."""


def _names(entry: dict[str, Any]) -> Words:
    return {"en": entry["name_en"], "fr": entry["name_fr"]}


def _named(entries: list[dict[str, Any]]) -> tuple[Named, ...]:
    return tuple([Named(e["id"], _names(e)) for e in entries])


def _cost(entry: dict[str, int]) -> Cost:
    assert set(entry) <= set(COST_KEYS), f"components.toml: unknown cost {entry}"
    return tuple([entry.get(key, 0) for key in COST_KEYS])


_DATA: Final[dict[str, Any]] = Folder("tabularium.games.ave_roma").table("data/components.toml")

META: Final[dict[str, Any]] = _DATA["meta"]
LIMITS: Final[dict[str, Any]] = _DATA["limits"]
SETUP: Final[dict[str, Any]] = _DATA["setup"]
MIN_SEATS: Final[int] = META["min_players"]
MAX_SEATS: Final[int] = META["max_players"]
PLAYER_COLOURS: Final = _named(_DATA["player_colours"])
GOODS: Final = _named(_DATA["resources"])
COLOURS: Final = _named(_DATA["resource_colours"])
SYMBOLS: Final = _named(_DATA["symbols"])
DECKS: Final = _named(_DATA["card_types"])
PHASES: Final = _named(_DATA["phases"])
TERMS: Final = {e["id"]: _names(e) for e in _DATA["terms"]}
LOCATIONS: Final = _named(_DATA["locations"])
AREAS: Final = _named(_DATA["areas"])
FRAGMENTS: Final = _named(_DATA["fragments"])
BUILDING_KINDS: Final = _named(_DATA["building_kinds"])
WAR_KINDS: Final = _named(_DATA["war_kinds"])
MODIFIERS: Final = {Modifier[e["id"].upper()]: Named(e["id"], _names(e)) for e in _DATA["patron_modifier_types"]}
SCORINGS: Final = {Scoring[e["id"].upper()]: Named(e["id"], _names(e)) for e in _DATA["patron_scoring_types"]}
PROFILES: Final = _named(_DATA["interval_profiles"])
DECK_CHOICES: Final = _named(_DATA["deck_size_options"]["choices"])

STORE: Final[int] = LIMITS["basic_resource_max"]
SURPLUS_STORE: Final[int] = LIMITS["surplus_max"]
WORKERS: Final[int] = LIMITS["workers_per_player"]
PURCHASES: Final[int] = LIMITS["mercator_max_purchases"]
ACTIVE_SLOTS: Final[int] = LIMITS["active_patrons_max"]
SLOTS: Final[int] = LIMITS["row_slots"]
TOP_POLITICS: Final[int] = LIMITS["political_level_max"]
HONOUR_POINTS: Final[int] = _DATA["political_track"]["points_per_influence_beyond_max"]
FEES: Final[tuple[int, ...]] = (_DATA["area_card_fee"]["basic_mode"], _DATA["area_card_fee"]["advanced_mode"])
TOP_LEVEL: Final[int] = _DATA["area_tracks"]["grey_max_level"]
TOP_BROWN: Final[int] = _DATA["area_tracks"]["brown_max_level"]
POLITICS_POINTS: Final[tuple[int, ...]] = tuple([e["points"] for e in _DATA["political_levels"]])
TRAINING_COST: Final[tuple[int, ...]] = tuple([e["cost"].get("denarii", 0) for e in _DATA["training_spaces"]])
TRAINING_CHANGE: Final[tuple[int, ...]] = tuple([e["max_change"] for e in _DATA["training_spaces"]])
TRAINING_SPACES: Final = _named(_DATA["training_spaces"])
GAINED_DENARII: Final = 2  # AR-125
FRAGMENT_CHOICE: Final = tuple(
    [tuple([Good[word.upper()].value for word in e["reward_choice"]]) for e in _DATA["fragments"]]
)
USABLE_SPACES: Final = tuple(
    [len([s for s in _DATA["locations"][0]["spaces"] if s["min_players"] <= seats]) for seats in range(MAX_SEATS + 1)]
)
"""AR-42 How many spaces of quaestor, aedilis, mercator, propraetor and roma the players may use."""
MIN_DECK: Final[int] = _DATA["deck_size_options"]["random_decks_min_recommended"]
MAX_DECK: Final[int] = _DATA["deck_size_options"]["random_decks_max"]
WAR_REWARDS: Final[tuple[dict[str, int], ...]] = ({}, {}, *[e["reward"] for e in _DATA["war_set_rewards"]])
"""AR-81 By the number of cards of the kind, the new one included."""

COLOSSEUM: Final = tuple([_cost(e["cost"]) for e in _DATA["colosseum_spaces"]])
IS_HONOUR: Final = tuple([bool(e["honour"]) for e in _DATA["colosseum_spaces"]])
LOOP: Final = len(COLOSSEUM)


AREA_FACE: Final[dict[int, str]] = {e["players"]: e["area_scoring_face"] for e in _DATA["player_counts"]}
AREA_FIRST_POINTS: Final[dict[int, int]] = {e["players"]: e["area_first_points"] for e in _DATA["player_counts"]}
AREA_POINTS: Final[dict[int, tuple[int, ...]]] = {
    seats: tuple([e["points"] for e in _DATA["area_scoring"] if e["face"] == face]) for seats, face in AREA_FACE.items()
}
"""AR-10, AR-167 By number of players and level."""


def _prices(entry: dict[str, int]) -> tuple[int, ...]:
    return tuple([entry[GOODS[good].id] for good in BASICS])


def _player_board(entry: dict[str, Any]) -> PlayerBoard:
    prices = _prices(entry["prices"])
    start = [entry["start_resources"].get(GOODS[good].id, 0) for good in BASICS]
    assert start == [2 if price == 2 else 0 for price in prices], f"components.toml: {entry['id']} begins otherwise"
    goods = (*start, SETUP["start_surplus"], SETUP["start_denarii"])
    return PlayerBoard(entry["id"], _names(entry), entry["board"] - 1, entry["side"], prices, goods)


PLAYER_BOARDS: Final = tuple([_player_board(e) for e in _DATA["player_boards"]])
"""Two sides of each board, side by side: side A of board b is number 2 b."""
PRICES: Final = tuple([board.prices for board in PLAYER_BOARDS])
BOARDS: Final = len(PLAYER_BOARDS) // 2

_SYMBOL: Final = {symbol.id: number for number, symbol in enumerate(SYMBOLS)}
_GOOD: Final = {GOODS[good].id: good for good in range(len(GOODS))}
_LOCATION: Final = {location.id: number for number, location in enumerate(LOCATIONS)}
_DECK: Final = {deck.id: number for number, deck in enumerate(DECKS)}
_FRAGMENT: Final = {fragment.id: number for number, fragment in enumerate(FRAGMENTS)}
_KINDS: Final = {
    BUILDING_DECK: {kind.id: number for number, kind in enumerate(BUILDING_KINDS)},
    WAR_DECK: {kind.id: number for number, kind in enumerate(WAR_KINDS)},
}


def _card(deck: int, entry: dict[str, Any]) -> Card:
    top = tuple([_GOOD[word] for word in entry.get("top", ())])
    bottom = tuple([_GOOD[word] for word in entry.get("bottom", ())])
    pair = dict(entry.get("pair_reward", {}))
    pair_points = pair.pop("points", 0)
    modifier, scoring = entry.get("modifier", {}), entry.get("scoring", {})
    what = [_GOOD[word] for word in scoring.get("resources", ())]
    if "symbol" in scoring:
        what.append(_SYMBOL[scoring["symbol"]])
    if "card_type" in scoring:
        what.append(_DECK[scoring["card_type"]])
    return Card(
        id=entry["id"],
        names=_names(entry),
        deck=deck,
        symbol=_SYMBOL[entry["symbol"]],
        min_players=entry["min_players"],
        cost=_cost(entry.get("cost", {})),
        points=entry.get("points", 0),
        influence=entry.get("influence", 0),
        kind=_KINDS[deck][entry["kind"]] if deck in _KINDS else -1,
        pair_reward=_cost(pair),
        pair_points=pair_points,
        top=top,
        bottom=bottom,
        types=tuple(sorted({*top, *bottom})),
        fragment=_FRAGMENT[entry["fragment"]] if "fragment" in entry else -1,
        modifier=Modifier[modifier.get("type", "none").upper()].value,
        location=_LOCATION[modifier["action"]] if modifier else -1,
        price=_cost(modifier.get("cost", {})),
        scoring=Scoring[scoring.get("type", "none").upper()].value,
        what=tuple(what),
    )


CARDS: Final[tuple[Card, ...]] = tuple(
    [_card(deck, entry) for deck in Deck for entry in _DATA[f"{DECKS[deck].id}_cards"]]
)
CARD: Final = {card.id: number for number, card in enumerate(CARDS)}
COSTS: Final = tuple([card.cost for card in CARDS])
PER_DECK: Final = 30
DECK_RANGES: Final = tuple([range(PER_DECK * deck, PER_DECK * (deck + 1)) for deck in Deck])
DECK_OF: Final = tuple([card.deck for card in CARDS])


def mask_of(cards: list[int]) -> int:
    """Cards as bits of one number."""
    return sum([1 << card for card in cards])


def cards_in(mask: int) -> list[int]:
    """The cards whose bits are set, in ascending order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _masked(test: list[bool]) -> int:
    return mask_of([card for card, is_one in enumerate(test) if is_one])


BIT: Final = tuple([1 << card for card in range(len(CARDS))])
DECK_MASK: Final = tuple([_masked([card.deck == deck for card in CARDS]) for deck in Deck])
SYMBOL_MASK: Final = tuple([_masked([card.symbol == symbol for card in CARDS]) for symbol in range(len(SYMBOLS))])
KIND_MASK: Final = tuple([_masked([c.deck == card.deck and c.kind == card.kind for c in CARDS]) for card in CARDS])
"""For a building or a war: all cards of its kind."""
FRAGMENT_MASK: Final = tuple([_masked([card.fragment == f for card in CARDS]) for f in range(len(FRAGMENTS))])
INFLUENCE_MASK: Final = _masked([card.influence > 0 for card in CARDS])
POINTS_AND_INFLUENCE: Final = _masked([card.influence > 0 and card.points > 0 for card in CARDS])
MODIFIER_MASK: Final = tuple([_masked([card.modifier == modifier for card in CARDS]) for modifier in Modifier])
SCORING_MASK: Final = tuple([_masked([card.scoring == scoring for card in CARDS]) for scoring in Scoring])
EFFECTS_AT: Final = tuple([_masked([card.location == location for card in CARDS]) for location in Location])
STAGED_MASK: Final = _masked([card.modifier in STAGED for card in CARDS])
PATRONS: Final = DECK_MASK[PATRON_DECK]


def _intervals(profile: str) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    for row in ROWS:
        location = LOCATIONS[FIRST_ROW + row].id
        entries = [e for e in _DATA["row_slots"] if e["profile"] == profile and e["location"] == location]
        entries.sort(key=_slot_number)
        found += [(e["min_value"], e["max_value"]) for e in entries]
    return tuple(found)


def _slot_number(entry: dict[str, Any]) -> int:
    return int(entry["slot"])


INTERVALS: Final = tuple([_intervals(profile.id) for profile in PROFILES])
"""AR-45, AR-223 By profile: least and greatest value for each of the fifteen slots."""

REACHED_SLOTS: Final = tuple(
    [
        tuple([tuple([i for i, (low, high) in enumerate(slots) if low <= value <= high]) for value in range(6)])
        for slots in INTERVALS
    ]
)
"""The slots that a worker of some value may use, by profile and value."""


def _check() -> None:
    assert [location.id for location in LOCATIONS] == [location.name.lower() for location in Location]
    assert [deck.id for deck in DECKS] == [deck.name.lower() for deck in Deck]
    assert [good.id for good in GOODS] == [good.name.lower() for good in Good]
    assert [colour.id for colour in COLOURS] == list(COST_KEYS[BLACK:ANY])
    for number, colour in enumerate(_DATA["resource_colours"]):
        assert [_GOOD[word] for word in colour["members"]] == [2 * number, 2 * number + 1], "components.toml: colours"
    assert len(CARDS) == PER_DECK * len(DECKS), "components.toml: cards are missing"
    for counts in _DATA["player_counts"]:
        for deck in Deck:
            used = [c for c in CARDS if c.deck == deck and c.min_players <= counts["players"]]
            assert len(used) == counts[f"{DECKS[deck].id}_cards"], f"components.toml: {deck.name} deck"
    for board in range(BOARDS):
        assert [b.board for b in PLAYER_BOARDS[2 * board : 2 * board + 2]] == [board, board], "components.toml: boards"
    for kind in MODIFIERS:
        assert MODIFIER_MASK[kind], f"components.toml: no patron has {kind.name}"
    for scoring in SCORINGS:
        assert SCORING_MASK[scoring], f"components.toml: no patron has {scoring.name}"
    for slots in INTERVALS:
        assert len(slots) == len(ROWS) * SLOTS, "components.toml: row slots are missing"
    assert [i for i in range(LOOP) if IS_HONOUR[i]] == _DATA["colosseum"]["honour_spaces"], "components.toml: honours"


_check()
