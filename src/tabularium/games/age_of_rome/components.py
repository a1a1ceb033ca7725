"""What is printed on the pieces, read once from ``data/`` into frozen tables and checked on import."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations, product
from typing import Any, Final

from tabularium.core.folder import Folder
from tabularium.core.words import Words


class Kind(IntEnum):
    """The five kinds of building; the first three have a bonus."""

    MILITARY = 0
    POLITICS = 1
    TRADE = 2
    RELIGION = 3
    AGRICULTURE = 4


class Phase(IntEnum):
    PLOTS = 0
    BUILDING = 1
    ACTION = 2
    INCOME = 3
    END_OF_ROUND = 4
    FINAL_SCORING = 5


class Goods(IntEnum):
    """AG-169 The types of trade cards."""

    TOOLS = 0
    WEAPONS = 1
    CLOTHES = 2
    JEWELS = 3
    CHESTS = 4


class Trigger(IntEnum):
    """AG-162 When a trade card may be played."""

    YOU_ACTIVATE_PLOT = 0
    PLOT_ACTIVATED_IN_YOUR_PROVINCE = 1
    YOU_BUILD = 2
    YOU_DOUBLE_TAX = 3
    PLACE_ANYWHERE = 4
    PLACE_COLOSSEUM = 5
    PLACE_AGRICULTURE = 6


class Op(IntEnum):
    """What cards and events do (section 12a of the rules)."""

    GAIN_GLORY = 0
    LOSE_GLORY = 1
    GAIN_DENARII = 2
    LOSE_DENARII = 3
    GAIN_GLORY_AND_DENARII = 4
    DRAW_TRADE = 5
    TAKE_TOP_DISCARD = 6
    REMOVE_ANCHOR = 7
    RECRUIT_LEGION = 8
    RECRUIT_VOTE = 9
    PLACE_LEGION = 10
    PLACE_VOTE = 11
    PLACE_PANTHEON_PIECE = 12
    BUILD_DISCOUNT = 13
    REDUCE_DOUBLE_TAX_LOSS = 14
    GAIN_AGRICULTURE_YIELD_AGAIN = 15
    GAIN_GLORY_PER_OPPONENT_AHEAD = 16
    TAKE_DENARII_FROM_EACH_OPPONENT = 17
    DRAW_QUEST_KEEP = 18
    CANCEL_PLOT_EFFECT = 19
    RETURN_VENDETTA = 20
    RETURN_OWN_LEGION = 21
    RETURN_OWN_LOWEST_VOTE = 22
    DISCARD_TRADE_OF_CHOICE = 23


class Metric(IntEnum):
    """What events and quests count."""

    GLORY = 0
    DENARII = 1
    LEGIONS_IN_REGIONS = 2
    LEGIONS_RECRUITED = 3
    VOTES_IN_COLUMN = 4
    VOTES_RECRUITED = 5
    TRADE_CARDS_IN_HAND = 6
    TRADE_SETS = 7
    PANTHEON_PIECES = 8
    GOLD_PIECES = 9
    FACING_POPULATION = 10
    VENDETTA_MARKERS = 11
    ACTIVE_BONUSES = 12
    FOLLOWERS = 13
    MEDALS = 14
    REGIONS_FIRST = 15
    REGIONS_WITH_OWN_LEGION = 16
    PLOTS_IN_PROVINCES = 17


class Test(IntEnum):
    """What quests, tasks and achievements ask (section 12a of the rules)."""

    HAS_MEDAL = 0
    METRIC_AT_LEAST = 1
    METRIC_EQUALS = 2
    MOST = 3
    LEAST = 4
    PER = 5
    OWNS_TOP_VOTE = 6
    PANTHEON_COMPLETE = 7
    PANTHEON_COMPLETE_WITH_GOLD = 8
    REGIONS_DEFEATED_AT_LEAST = 9
    REGIONS_WON_AT_LEAST = 10
    QUESTS_COMPLETED_AT_LEAST = 11
    SETS_OF_TYPE_AT_LEAST = 12
    SETS_SAME_TYPE_AT_LEAST = 13
    GLORY_TRACK_REACHED = 14
    FINAL_TOTAL_AT_LEAST = 15
    MODE_FINAL_TOTAL_AT_LEAST = 16
    SCORE_CATEGORY_AT_LEAST = 17


class Plot(IntEnum):
    """The eight plot effects."""

    SLANDER = 0
    DEFACEMENT = 1
    APOSTASY = 2
    DECEIT = 3
    SECOND_VOTE = 4
    VOID_VOTE = 5
    FORCED_SALE = 6
    CUSTOMS_DUTIES = 7


class Category(IntEnum):
    """AG-203 Where glory comes from, in the order of final scoring."""

    GLORY_TRACK = 0
    MILITARY = 1
    POLITICS = 2
    TRADE = 3
    RELIGION = 4
    QUESTS = 5
    DENARII = 6


class Token(IntEnum):
    """AG-296 The two diplomacy tokens."""

    SPY = 0
    ALLIANCE = 1


# The kinds as plain numbers: in the compiled build, which compares and indexes by them all the time, these are much
# quicker than the members of the enumeration.
MILITARY: Final = int(Kind.MILITARY)
POLITICS: Final = int(Kind.POLITICS)
TRADE: Final = int(Kind.TRADE)
RELIGION: Final = int(Kind.RELIGION)
AGRICULTURE: Final = int(Kind.AGRICULTURE)
# And the phases of a round.
PLOTS_PHASE: Final = int(Phase.PLOTS)
BUILDING_PHASE: Final = int(Phase.BUILDING)
ACTION_PHASE: Final = int(Phase.ACTION)
INCOME_PHASE: Final = int(Phase.INCOME)
END_OF_ROUND: Final = int(Phase.END_OF_ROUND)


@dataclass(frozen=True, slots=True, eq=False)
class Named:
    """A thing with an id for programs and names for people."""

    id: str
    names: Words
    texts: Words
    """What is printed on it, in words; empty if nothing is."""


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    op: Op
    n: int
    glory: int
    denarii: int
    most: int


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """What a quest, task or achievement asks."""

    test: int
    """Of :class:`Test`."""
    metric: int
    """Of :class:`Metric`, or -1."""
    n: int
    which: str
    """The medal, type, category or mode that it is about."""
    number: int
    """The number of that medal or type, or -1."""


@dataclass(frozen=True, slots=True, eq=False)
class Arrow(Named):
    is_clockwise: bool
    steps: int


@dataclass(frozen=True, slots=True, eq=False)
class BuildingTile(Named):
    cost: tuple[int, int, int]
    glory: tuple[int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Region(Named):
    defence: int
    glory: tuple[int, ...]
    glory_for_two: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Character(Named):
    denarii: int
    glory: int
    vendetta: int
    legions: int
    votes: int
    anchor: bool
    plots: tuple[int, ...]
    slots: tuple[int, ...]
    """The vendetta track from left to right: the bonus printed on each slot, or -1."""


@dataclass(frozen=True, slots=True, eq=False)
class TradeCard(Named):
    goods: Goods
    copies: int
    asterisk: bool
    trigger: Trigger
    effect: Effect


@dataclass(frozen=True, slots=True, eq=False)
class TradeType(Named):
    glory: int


@dataclass(frozen=True, slots=True, eq=False)
class EventCard(Named):
    negative: bool
    most: bool
    metric: Metric
    least_count: int
    """AG-76 The smallest value that can count as the most."""
    effect: Effect
    arrow: int


@dataclass(frozen=True, slots=True, eq=False)
class QuestCard(Named):
    asterisk: bool
    condition: Condition
    glory: int
    most: int
    """What a variable quest brings at most."""
    remove_in: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Goal(Named):
    """A solo task or an achievement."""

    condition: Condition


@dataclass(frozen=True, slots=True, eq=False)
class Title:
    least: int
    names: Words


def _words(entry: dict[str, Any], field: str) -> Words:
    """In French a space before a colon or semicolon does not break; the data file has plain ones."""
    if f"{field}_en" not in entry:
        return {}
    french: str = entry[f"{field}_fr"]
    return {"en": entry[f"{field}_en"], "fr": french.replace(" :", "\u00a0:").replace(" ;", "\u00a0;")}


def _base(entry: dict[str, Any]) -> tuple[str, Words, Words]:
    return entry.get("id") or entry["type"], _words(entry, "name"), _words(entry, "text")


def _named(entry: dict[str, Any]) -> Named:
    return Named(*_base(entry))


def _effect(entry: dict[str, Any]) -> Effect:
    return Effect(
        Op[entry["op"].upper()],
        entry.get("n", 1),
        entry.get("glory", 0),
        entry.get("denarii", 0),
        entry.get("max", 0),
    )


def _condition(entry: dict[str, Any]) -> Condition:
    metric = entry.get("metric")
    medal, goods = entry.get("medal"), entry.get("type")
    return Condition(
        int(Test[entry["test"].upper()]),
        int(Metric[metric.upper()]) if metric else -1,
        entry.get("n", entry.get("min", 0)),
        medal or goods or entry.get("category") or entry.get("mode") or "",
        int(Kind[medal.upper()]) if medal else int(Goods[goods.upper()]) if goods else -1,
    )


def _triple(values: list[int]) -> tuple[int, int, int]:
    one, two, three = values
    return one, two, three


_DATA: Final[dict[str, Any]] = Folder("tabularium.games.age_of_rome").table("data/components.toml")

META: Final[dict[str, Any]] = _DATA["meta"]
ROUNDS: Final[int] = META["rounds"]
MIN_SEATS: Final[int] = META["players_min"]
MAX_SEATS: Final[int] = META["players_max"]
PLAYER_COLOURS: Final = tuple([_named(e) for e in _DATA["player_color"]])
PROVINCES: Final = tuple([_named(e) for e in _DATA["province"]])
PHASES: Final = tuple([_named(e) for e in _DATA["phase"]])
MILESTONES: Final = tuple([_named(e) for e in _DATA["milestone"]])
MEDALS: Final = tuple([_named(e) for e in _DATA["medal"]])
MATERIALS: Final = tuple([_named(e) for e in _DATA["pantheon_material"]])
LEVELS: Final = tuple([_named(e) for e in _DATA["pantheon_level"]])
PLOT_EFFECTS: Final = tuple([_named(e) for e in _DATA["plot_effect"]])
BONUSES: Final = tuple([_named(e) for e in _DATA["bonus"]])
CATEGORIES: Final = tuple([_named(e) for e in _DATA["score_category"]])
TOKENS: Final = tuple([_named(e) for e in _DATA["diplomacy_token"]])
VARIANTS: Final = tuple([_named(e) for e in _DATA["variant"]])
TRIGGERS: Final = tuple(
    [_named({**e, "name_en": e["text_en"], "name_fr": e["text_fr"]}) for e in _DATA["trade_trigger"]]
)
ANCHOR: Final = _named(_DATA["anchor"])
COLOSSEUM: Final = _named({**_DATA["colosseum"], "id": "colosseum"})
SOLO_NAMES: Final = _words(_DATA["solo_emperor"], "name")

ARROWS: Final = tuple(
    [Arrow(*_base(e), is_clockwise=e["turn_order"] == "clockwise", steps=e["steps"]) for e in _DATA["event_arrow"]]
)
BUILDINGS: Final = tuple(
    [BuildingTile(*_base(e), cost=_triple(e["cost"]), glory=_triple(e["glory"])) for e in _DATA["building"]]
)
REGIONS: Final = tuple(
    [
        Region(
            *_base(e),
            defence=e["defence"],
            glory=tuple(e["glory_by_place"]),
            glory_for_two=tuple(e["glory_by_place_1_2p"]),
        )
        for e in _DATA["battle_region"]
    ]
)
CHARACTERS: Final = tuple(
    [
        Character(
            e["id"],
            _words(e, "name"),
            _words(e, "subtitle"),
            denarii=e["denarii"],
            glory=e["glory"],
            vendetta=e["vendetta"],
            legions=e["legions"],
            votes=e["votes"],
            anchor=e["anchor"],
            plots=tuple([int(Plot[name.upper()]) for name in e["plots"]]),
            slots=tuple([int(Kind[name.upper()]) if name else -1 for name in e["vendetta_slots"]]),
        )
        for e in _DATA["character"]
    ]
)
TRADE_TYPES: Final = tuple([TradeType(*_base(e), glory=e["set_glory"]) for e in _DATA["trade_type"]])
TRADE_CARDS: Final = tuple(
    [
        TradeCard(
            *_base(e),
            goods=Goods[e["type"].upper()],
            copies=e["copies"],
            asterisk=e["asterisk"],
            trigger=Trigger[e["trigger"].upper()],
            effect=_effect(e["effect"]),
        )
        for e in _DATA["trade_card"]
    ]
)
EVENTS: Final = tuple(
    [
        EventCard(
            *_base(e),
            negative=e["negative"],
            most=e["rank"] == "most",
            metric=Metric[e["metric"].upper()],
            least_count=e["min"],
            effect=_effect(e["effect"]),
            arrow=[arrow["id"] for arrow in _DATA["event_arrow"]].index(e["arrow"]),
        )
        for e in _DATA["event_card"]
    ]
)
QUESTS: Final = tuple(
    [
        QuestCard(
            *_base(e),
            asterisk=e["asterisk"],
            condition=_condition(e["condition"]),
            glory=e["glory"],
            most=e.get("max", e["glory"]),
            remove_in=tuple(e["remove_in"]),
        )
        for e in _DATA["quest_card"]
    ]
)
TASKS: Final = tuple([Goal(*_base(e), condition=_condition(e["condition"])) for e in _DATA["solo_task"]])
TITLES: Final = tuple([Title(e["min_tasks"], _words(e, "name")) for e in _DATA["solo_title"]])
ACHIEVEMENTS: Final = tuple([Goal(*_base(e), condition=_condition(e["condition"])) for e in _DATA["achievement"]])

TRADE_CARD: Final = {card.id: number for number, card in enumerate(TRADE_CARDS)}
QUEST: Final = {card.id: number for number, card in enumerate(QUESTS)}
EVENT: Final = {card.id: number for number, card in enumerate(EVENTS)}
PROVINCE: Final = {province.id: number for number, province in enumerate(PROVINCES)}
REGION: Final = {region.id: number for number, region in enumerate(REGIONS)}
CHARACTER: Final = {character.id: number for number, character in enumerate(CHARACTERS)}

# ---------------------------------------------------------------------- numbers

KINDS: Final = len(BUILDINGS)
SIDES: Final[int] = _DATA["geometry"]["seats"]
PLOT_SPACES: Final[int] = _DATA["plots"]["slots_per_province"]
PLOT_MARKERS: Final[int] = _DATA["plots"]["markers_per_player"]
FIRST_PLOTS: Final[int] = _DATA["plots"]["first_activation_round"]
LEGIONS: Final[int] = _DATA["per_player"]["legions"]
VOTES: Final[int] = _DATA["per_player"]["votes"]
FOLLOWERS: Final[int] = _DATA["per_player"]["followers"]
FOLLOWERS_AT_START: Final[int] = _DATA["per_player"]["followers_at_start"]
QUESTS_DEALT: Final[int] = _DATA["per_player"]["quests_dealt"]
VENDETTA_MARKERS: Final[int] = _DATA["vendetta"]["total_markers"]
VENDETTA_SLOTS: Final[int] = _DATA["vendetta"]["slots_per_track"]
MILESTONE_SPACES: Final = tuple([e["start_space"] for e in _DATA["milestone"]])
MILESTONE_MOVES: Final = tuple([bool(e["movable"]) for e in _DATA["milestone"]])
LEAST_GLORY: Final[int] = _DATA["glory_track"]["minimum_total"]
TRACK_SPACES: Final[int] = _DATA["glory_track"]["last_space"]
YIELD: Final[tuple[int, ...]] = (0, *_DATA["round_track"]["agriculture_denarii"])
TAX_LOSS: Final[tuple[int, ...]] = (0, *[loss for _, loss in _DATA["population_disc"]["pairs"]])
CAPACITY: Final = tuple(_DATA["building_rules"]["capacity_by_level"])
TOP_LEVEL: Final = len(CAPACITY)
COLUMN_CAPACITY: Final[int] = _DATA["senate_column"]["capacity"]
COLUMN_GLORY: Final[tuple[int, ...]] = tuple(_DATA["senate_column"]["glory_by_height"])
MAJORITY_RUN: Final[int] = _DATA["senate_column"]["majority_run"]
MAJORITY_GLORY: Final[int] = _DATA["senate_column"]["majority_glory"]
MEDAL_MAJORITY_GLORY: Final[int] = _DATA["medal"][Kind.POLITICS]["effect"]["n"]
GLORY_PRICE: Final[int] = _DATA["medal"][Kind.RELIGION]["effect"]["denarii"]
MEDAL_YIELD: Final[int] = _DATA["medal"][Kind.AGRICULTURE]["effect"]["n"]
COLOSSEUM_GLORY: Final[int] = _DATA["colosseum"]["glory"]
HAND_LIMIT: Final[int] = _DATA["trade"]["hand_limit"]
SET_SIZE: Final[int] = _DATA["trade"]["set_size"]
MAX_SETS: Final[int] = _DATA["trade"]["max_sets"]
SALE: Final[int] = _DATA["trade"]["sell_denarii"]
DENARII_PER_GLORY: Final[int] = _DATA["final_scoring"]["denarii_per_glory"]
DENARII_PER_GLORY_WITH_MEDAL: Final[int] = _DATA["final_scoring"]["denarii_per_glory_with_religion_medal"]
OWN_PIECE_GLORY: Final[int] = _DATA["pantheon"]["glory_own"]
COMMON_PIECE_GLORY: Final = tuple([int(_DATA["pantheon"][f"glory_{e.id}"]) for e in MATERIALS])
PANTHEON_ORDER: Final[tuple[str, ...]] = tuple(_DATA["pantheon"]["build_order"])
PANTHEON: Final = len(PANTHEON_ORDER)
BASE: Final[int] = _DATA["pantheon"]["base_pieces"]
SOLO_DENARII: Final[int] = _DATA["solo_emperor"]["denarii_per_recruited_follower"]
CLOCK_STEPS: Final[int] = _DATA["variant"][2]["steps"]

# ---------------------------------------------------------------------- the wheel

PLACES_IN_USE: Final = ((), *[tuple(e["seats"]) for e in _DATA["seats_for_players"]])
"""AG-2a For each number of players, at which side of the table each sits."""


def _facing(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([(p - turned) % SIDES for p in PLACES_IN_USE[seats]]) for turned in range(SIDES)])


FACING: Final = ((), *[_facing(seats) for seats in range(1, MAX_SEATS + 1)])
"""AG-200 ``FACING[seats][turned][seat]``: the province in front of a seat when the wheel has made so many steps."""


def _faced_by(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [tuple([row.index(province) if province in row else -1 for province in range(SIDES)]) for row in FACING[seats]]
    )


FACED_BY: Final = ((), *[_faced_by(seats) for seats in range(1, MAX_SEATS + 1)])
"""``FACED_BY[seats][turned][province]``: the seat that a province faces, or -1."""


def _order(seats: int, place: int, step: int) -> tuple[int, ...]:
    used = PLACES_IN_USE[seats]
    return tuple([used.index(side) for i in range(SIDES) if (side := (place + step * i) % SIDES) in used])


ORDER: Final = (
    (),
    *[
        tuple([(_order(seats, place, -1), _order(seats, place, 1)) for place in range(SIDES)])
        for seats in range(1, MAX_SEATS + 1)
    ],
)
"""AG-70 to AG-72 ``ORDER[seats][place of the first player marker][is_clockwise]``: the seats in turn order."""

# ---------------------------------------------------------------------- bonuses and tiles

ACTIVE: Final = tuple(
    [
        tuple(
            [
                sum([1 << bonus for bonus in c.slots[: VENDETTA_SLOTS - markers] if bonus >= 0])
                for markers in range(VENDETTA_SLOTS + 1)
            ]
        )
        for c in CHARACTERS
    ]
)
"""AG-87, AG-88 ``ACTIVE[character][vendetta markers]``: the active bonuses, one bit each."""

BONUS_COUNT: Final = tuple([mask.bit_count() for mask in range(8)])

RECRUITED: Final = tuple([FOLLOWERS_AT_START + mask.bit_count() for mask in range(1 << len(MILESTONES))])
"""AG-20, AG-49 How many followers are recruited, by the milestones reached, one bit each."""


def tiles_at_start(seats: int) -> list[int]:
    """AG-5, AG-6 Tiles by kind and level."""
    rules = _DATA["building_rules"]
    return list(rules["tiles_per_type_by_level_2p" if seats <= 2 else "tiles_per_type_by_level"]) * KINDS


def commons_at_start(seats: int) -> list[int]:
    """AG-8 to AG-10 Common pantheon pieces: base gold, silver, bronze, then top."""
    column = "count_1_2p" if seats <= 2 else f"count_{seats}p"
    return [e[column] for e in _DATA["pantheon_common"]]


# ---------------------------------------------------------------------- trade cards as pieces

BIT_CYCLE: Final = 53
PLACE_OF: Final = tuple(
    [([pow(2, n, BIT_CYCLE) for n in range(BIT_CYCLE - 1)] + [0]).index(r) for r in range(BIT_CYCLE)]
)
"""``PLACE_OF[bit % BIT_CYCLE]`` is ``bit.bit_length() - 1`` for a single bit of a hand or of quests, and quicker: the
first 52 powers of 2 all leave different remainders when divided by 53."""

CARDS: Final = tuple([kind for kind, card in enumerate(TRADE_CARDS) for _ in range(card.copies)])
"""The 38 cards: of which kind each is. A hand is a number with one bit for each card."""
CARD_IDS: Final = tuple([f"{card.id}_{copy + 1}" for card in TRADE_CARDS for copy in range(card.copies)])
COPIES: Final = tuple([sum([1 << n for n, kind in enumerate(CARDS) if kind == k]) for k in range(len(TRADE_CARDS))])
"""For each kind the bits of its copies."""
GOODS_OF: Final = tuple([int(TRADE_CARDS[kind].goods) for kind in CARDS])
OPS: Final = tuple([int(card.effect.op) for card in TRADE_CARDS])


def with_trigger(*triggers: Trigger) -> int:
    """The bits of all cards with one of these conditions."""
    return sum([COPIES[kind] for kind, card in enumerate(TRADE_CARDS) if card.trigger in triggers])


ON_ACTIVATION: Final = with_trigger(Trigger.YOU_ACTIVATE_PLOT)
ON_REACTION: Final = with_trigger(Trigger.PLOT_ACTIVATED_IN_YOUR_PROVINCE)
ON_BUILDING: Final = with_trigger(Trigger.YOU_BUILD)
ON_TAXING: Final = with_trigger(Trigger.YOU_DOUBLE_TAX)

PLOT_PLACE: Final = KINDS
COLOSSEUM_PLACE: Final = KINDS + 1
PLACES: Final = (*[b.id for b in BUILDINGS], "plot", COLOSSEUM.id)
"""Where a follower may be placed: the five buildings of the province, its plot spaces, the Colosseum."""

ON_PLACING: Final = tuple(
    [
        with_trigger(Trigger.PLACE_ANYWHERE, Trigger.PLACE_AGRICULTURE)
        if place == Kind.AGRICULTURE
        else with_trigger(Trigger.PLACE_ANYWHERE, Trigger.PLACE_COLOSSEUM)
        if place == COLOSSEUM_PLACE
        else with_trigger(Trigger.PLACE_ANYWHERE)
        for place in range(len(PLACES))
    ]
)
"""AG-166 For each place the bits of the cards that may be played when a follower is placed there."""


def set_type(goods: tuple[int, ...], jewels_are_jokers: bool) -> int:
    """AG-168, AG-171, AG-172 The type as which these three cards are scored, or -1 if they are no set."""
    jokers = (Goods.CHESTS, Goods.JEWELS) if jewels_are_jokers else (Goods.CHESTS,)
    plain = {g for g in goods if g not in jokers}
    if not plain:
        return int(Goods.JEWELS) if Goods.JEWELS in goods else -1
    return plain.pop() if len(plain) == 1 else -1


def _sets() -> dict[int, tuple[int, bool]]:
    scored = {
        goods: (set_type(goods, True), set_type(goods, False) < 0)
        for goods in product(range(len(TRADE_TYPES)), repeat=SET_SIZE)
    }
    found: dict[int, tuple[int, bool]] = {}
    for one, two, three in combinations(range(len(CARDS)), SET_SIZE):
        kind = scored[GOODS_OF[one], GOODS_OF[two], GOODS_OF[three]]
        if kind[0] >= 0:
            found[1 << one | 1 << two | 1 << three] = kind
    return found


SETS: Final = _sets()
"""For the bits of three cards that make a set: the type it is scored as, and: does it need the Trade medal?"""


def kinds_in(hand: int) -> list[int]:
    """The kinds of the cards in a hand, each as often as it is held."""
    found: list[int] = []
    while hand:
        low = hand & -hand
        found.append(CARDS[PLACE_OF[low % BIT_CYCLE]])
        hand ^= low
    return found


def trade_deck(seats: int) -> list[int]:
    """AG-15 The cards of the trade deck."""
    return [n for n, kind in enumerate(CARDS) if seats > 2 or not TRADE_CARDS[kind].asterisk]


def _check() -> None:
    counts = _DATA["component_counts"]
    assert len(CARDS) == counts["trade_cards"], "components.toml: trade cards are missing"
    assert len(EVENTS) == counts["event_cards"], "components.toml: event cards are missing"
    assert len(QUESTS) == counts["quest_cards"], "components.toml: quest cards are missing"
    assert sum(tiles_at_start(4)) == counts["building_tiles"], "components.toml: building tiles are missing"
    assert _DATA["geometry"]["ring_clockwise"] == [p.id for p in PROVINCES], "components.toml: provinces out of order"
    for enum, entries in (
        (Kind, [b.id for b in BUILDINGS]),
        (Kind, [m.id for m in MEDALS]),
        (Goods, [t.id for t in TRADE_TYPES]),
        (Trigger, [t.id for t in TRIGGERS]),
        (Plot, [p.id for p in PLOT_EFFECTS]),
        (Category, [c.id for c in CATEGORIES]),
        (Token, [t.id for t in TOKENS]),
        (Phase, [p.id for p in PHASES]),
        (Metric, [e["id"] for e in _DATA["metric"]]),
    ):
        names = [member.name.lower() for member in enum]
        assert sorted(names) == sorted(entries), f"components.toml: {enum.__name__} is not as expected"
        assert enum is Metric or names == entries, f"components.toml: {enum.__name__} is out of order"
    for character in CHARACTERS:
        assert character.plots[:2] == (Plot.SLANDER, Plot.DEFACEMENT), f"{character.id}: AG-38"
        assert sorted(character.slots) == [-1, 0, 1, 2], f"{character.id}: slots"
    for province in _DATA["province"]:
        assert province["building_slots"] == [b.id for b in BUILDINGS], f"{province['id']}: building slots"


_check()
