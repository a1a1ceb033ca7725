"""What is printed on the pieces, read once from ``data/`` into frozen tables and checked on import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from tabularium.core.folder import Folder
from tabularium.core.words import Words


class Size(IntEnum):
    """The sizes of stones and slabs, and the places of counts in a list: from small to large."""

    SMALL = 0
    MEDIUM = 1
    LARGE = 2


class Part(IntEnum):
    """The parts of the road. Part ``n`` leads from city ``n`` to city ``n + 1``."""

    A = 0
    B = 1
    C = 2


class Deed(IntEnum):
    """VA-TU2 The four actions of a turn."""

    INCOME = 0
    QUARRY = 1
    BUILD = 2
    TRAVEL = 3


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A thing with an id for programs and names for people."""

    id: str
    names: Words


@dataclass(frozen=True, slots=True, eq=False)
class Place(Named):
    """A space of the road or a city: pawns stand here, lines end here. x, y: where it is on the board."""

    x: int
    y: int
    part: Part | None
    """Of a space; None: a city."""
    size: Size
    """Of the slab that fits a space."""
    capacity: int
    """VA-T4 How many pawns may end their move here."""


@dataclass(frozen=True, slots=True, eq=False)
class IncomeCard(Named):
    sesterces: int
    stones: tuple[int, int, int]
    """Small, medium, large."""


def _names(entry: dict[str, Any]) -> Words:
    french = entry["name_fr"].replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")
    return {"en": entry["name_en"], "fr": french}


def _named(entries: list[dict[str, Any]]) -> tuple[Named, ...]:
    return tuple([Named(e["id"], _names(e)) for e in entries])


_DATA: Final[dict[str, Any]] = Folder("tabularium.games.via_appia").table("data/components.toml")
_STONE_DATA: Final = {entry["id"]: entry for entry in _DATA["stone_types"]}
_SLAB_DATA: Final = {entry["id"]: entry for entry in _DATA["slab_types"]}
_SIZE_IDS: Final = tuple([size.name.lower() for size in Size])


def _stones(entry: dict[str, Any]) -> tuple[int, int, int]:
    return (entry["stones_small"], entry["stones_medium"], entry["stones_large"])


def _space(entry: dict[str, Any]) -> Place:
    size = Size[entry["size"].upper()]
    label = entry["part"].upper() + entry["id"][1:].lstrip("0")
    capacity = _SLAB_DATA[entry["size"]]["pawn_capacity"]
    names = {"en": label, "fr": label}
    return Place(entry["id"], names, entry["x"], entry["y"], Part[entry["part"].upper()], size, capacity)


def _city(entry: dict[str, Any]) -> Place:
    return Place(entry["id"], _names(entry), entry["x"], entry["y"], None, Size.LARGE, _DATA["game"]["max_players"])


def _card(entry: dict[str, Any]) -> IncomeCard:
    return IncomeCard(entry["id"], _names(entry), entry["sesterces"], _stones(entry))


GAME: Final[dict[str, Any]] = _DATA["game"]
MIN_SEATS: Final[int] = GAME["min_players"]
MAX_SEATS: Final[int] = GAME["max_players"]
QUIET_ROUNDS: Final[int] = GAME["quiet_rounds_limit"]  # VA-EN11
PLAYER_COLOURS: Final = _named(_DATA["player_colours"])
PIECES: Final = {e["id"]: _names(e) for e in _DATA["pieces"]}
DEEDS: Final = _named(_DATA["action_names"])
PARTS: Final = _named(_DATA["parts"])
HAND_NOISE: Final[dict[str, Any]] = _DATA["hand_noise"]

EACH_SIZE: Final = tuple([int(size) for size in Size])  # plain numbers find their place in a list faster
EACH_PART: Final = tuple([int(part) for part in Part])
STONES: Final = tuple([Named(size, _names(_STONE_DATA[size])) for size in _SIZE_IDS])
SLABS: Final = tuple([Named(size, _names(_SLAB_DATA[size])) for size in _SIZE_IDS])
STONE_COUNTS: Final[tuple[int, ...]] = tuple([_STONE_DATA[size]["count"] for size in _SIZE_IDS])
SLAB_COUNTS: Final[tuple[int, ...]] = tuple([_SLAB_DATA[size]["count"] for size in _SIZE_IDS])
IN_QUARRY: Final[tuple[int, ...]] = tuple([_STONE_DATA[size]["in_quarry_at_start"] for size in _SIZE_IDS])  # VA-S7
SLAB_VP: Final[tuple[int, ...]] = tuple([_SLAB_DATA[size]["vp_when_laid"] for size in _SIZE_IDS])  # VA-B9
SALE: Final[int] = _STONE_DATA["small"]["sale_sesterces"]  # VA-C4

SPACES: Final[tuple[Place, ...]] = tuple([_space(e) for e in _DATA["spaces"]])
CITIES: Final[tuple[Place, ...]] = tuple([_city(e) for e in _DATA["cities"]])
PLACES: Final[tuple[Place, ...]] = SPACES + CITIES
PLACE: Final = {place.id: number for number, place in enumerate(PLACES)}
FIRST_CITY: Final = len(SPACES)
ROMA: Final = PLACE["roma"]
LAST_CITY: Final = len(CITIES) - 1
PART_SPACES: Final = tuple([tuple([n for n, space in enumerate(SPACES) if space.part == part]) for part in Part])
SLAB_SIZE: Final = tuple([int(space.size) for space in SPACES])
PART_OF: Final = tuple([-1 if place.part is None else int(place.part) for place in PLACES])
LINES: Final = tuple([(PLACE[line["ends"][0]], PLACE[line["ends"][1]]) for line in _DATA["lines"]])


def _neighbours() -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in PLACES]
    for one, other in LINES:
        found[one].append(other)
        found[other].append(one)
    return tuple([tuple(sorted(there)) for there in found])


NEIGHBOURS: Final = _neighbours()

CARDS: Final[tuple[IncomeCard, ...]] = tuple([_card(e) for e in _DATA["income_cards"]])
CARD: Final = {card.id: number for number, card in enumerate(CARDS)}
DISPLAY: Final[int] = _DATA["income"]["display"]  # VA-S6
BOTH_HALVES: Final[int] = _DATA["income"]["both_halves_when_at_most"]  # VA-I3
SESTERCES: Final[int] = _DATA["components"]["sesterces"]  # no limit (VA-Q8)
START_SCORE: Final[int] = _DATA["player_set"]["start_score"]  # VA-S11
START_SESTERCES: Final[tuple[int, ...]] = tuple([e["sesterces"] for e in _DATA["start_resources"]])  # VA-S13
START_STONES: Final = tuple([_stones(e) for e in _DATA["start_resources"]])
CART_MOST: Final[tuple[int, ...]] = (
    _DATA["cart"]["max_small"],
    _DATA["cart"]["max_medium"],
    _DATA["cart"]["max_large"],
)
TRAVEL_PRICES: Final[tuple[int, ...]] = tuple(_DATA["travel"]["cost_by_steps"])  # VA-T1
TWO_SLABS_BONUS: Final[int] = _DATA["build"]["two_slabs_bonus_sesterces"]  # VA-B10
MOST_SESTERCES_VP: Final[int] = _DATA["final_scoring"]["most_sesterces_vp"]  # VA-EN4
MAJORITY_FIRST: Final[int] = _DATA["final_scoring"]["part_majority_first_vp"]  # VA-EN5
MAJORITY_SECOND: Final[int] = _DATA["final_scoring"]["part_majority_second_vp"]
VICTORY_STACKS: Final = {e["players"]: tuple(e["tiles"]) for e in _DATA["victory_stacks"]}  # VA-S3, VA-S4

RADIUS_MM: Final[tuple[int, ...]] = tuple([_STONE_DATA[size]["radius_mm"] for size in _SIZE_IDS])  # VA-P3
TRAY_WIDTH_MM: Final[int] = _DATA["quarry"]["width_mm"]  # VA-P1
TRAY_DEPTH_MM: Final[int] = _DATA["quarry"]["depth_mm"]
SLOPE_MAX: Final[int] = _DATA["quarry"]["slope_max_hundredths"]  # VA-P5
LATERAL_WEIGHTS: Final[tuple[int, ...]] = tuple(HAND_NOISE["lateral_weights"])  # VA-P6
SLOPE_WEIGHTS: Final[tuple[int, ...]] = tuple(HAND_NOISE["slope_weights"])
LATERAL_OFFSETS: Final = tuple(range(-(len(LATERAL_WEIGHTS) // 2), len(LATERAL_WEIGHTS) // 2 + 1))
SLOPE_OFFSETS: Final = tuple(range(-(len(SLOPE_WEIGHTS) // 2), len(SLOPE_WEIGHTS) // 2 + 1))
HAND_MISSES_MM: Final = round(2 * HAND_NOISE["lateral_sd_mm"])  # seldom farther: two standard deviations
HAND_MISSES_SLOPE: Final = round(2 * HAND_NOISE["slope_sd_hundredths"])
PACKING_DEPTH_MM: Final[int] = TRAY_DEPTH_MM - _DATA["quarry_packing"]["far_gap_mm"]  # VA-P4


def _check() -> None:
    assert [deed.id for deed in DEEDS] == [deed.name.lower() for deed in Deed], "components.toml: actions"
    assert [part.id for part in PARTS] == [part.name.lower() for part in Part], "components.toml: parts"
    for part, entry in zip(Part, _DATA["parts"]):
        assert len(PART_SPACES[part]) == entry["spaces"] == entry["bonus_tiles"], f"components.toml: part {entry['id']}"
        assert (entry["from_city"], entry["to_city"]) == (CITIES[part].id, CITIES[part + 1].id)
    for size in Size:
        fitting = len([space for space in SPACES if space.size == size])
        assert fitting <= SLAB_COUNTS[size], f"components.toml: too few {size.name} slabs"
    assert len(CARDS) == _DATA["components"]["income_cards"], "components.toml: income cards are missing"
    for weights in (LATERAL_WEIGHTS, SLOPE_WEIGHTS):
        assert len(weights) % 2 == 1, "components.toml: hand noise has no middle"
        assert sum(weights) == 10_000, "components.toml: hand noise does not add up"
    assert all(stone["sale_sesterces"] == SALE for stone in _DATA["stone_types"]), "components.toml: sales differ"


_check()
