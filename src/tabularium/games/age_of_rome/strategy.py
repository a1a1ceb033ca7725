"""What the bots think of a position: glory, and a price on everything that brings glory later."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.folder import Folder
from tabularium.core.judging import Judge, read_weights
from tabularium.games.age_of_rome.components import (
    AGRICULTURE,
    ARROWS,
    BASE,
    BIT_CYCLE,
    BONUS_COUNT,
    BUILDING_PHASE,
    CLOCK_STEPS,
    COLUMN_GLORY,
    COMMON_PIECE_GLORY,
    END_OF_ROUND,
    EVENTS,
    FACING,
    GOODS_OF,
    INCOME_PHASE,
    KINDS,
    MATERIALS,
    MAX_SEATS,
    MAX_SETS,
    MEDAL_YIELD,
    MILITARY,
    PANTHEON,
    PLACE_OF,
    PLOTS_PHASE,
    POLITICS,
    REGIONS,
    RELIGION,
    ROUNDS,
    SIDES,
    TRADE,
    TRADE_TYPES,
    YIELD,
    Category,
    Goods,
    Kind,
)
from tabularium.games.age_of_rome.scoring import (
    quest_glory,
    quests_held,
    religion_glory,
    seat_glory_in,
    tasks,
    trade_glory,
)
from tabularium.games.age_of_rome.state import FRESH, NOTHING, READY, Table
from tabularium.games.age_of_rome.steps.income import Taxing
from tabularium.games.age_of_rome.steps.turns import TURN_OF_TAXING, Turn

LEGION_WORTH: Final = 1.7
VOTE_WORTH: Final = 1.3
CARD_WORTH: Final = 1.5
PIECE_WORTH: Final = 1.5
FOLLOWER_WORTH: Final = 1.7  # a follower's action, each round
BONUS_WORTH: Final = 0.6  # an active bonus, each round
PLOT_WORTH: Final = 0.5  # a plot marker that lies ready, with a vendetta marker to pay for it
QUEST_HOPE: Final = 1.2  # for a quest that is not met yet, early on
MEDAL_WORTH: Final[tuple[float, ...]] = (1.5, 1.0, 1.5, 1.5, 1.0)  # at the beginning of the game; less and less later
TASK_WORTH: Final = 20.0  # of the solo game, which is decided by them

TERMS: Final = (
    "glory", "denarii", "followers", "milestone", "regions", "legions", "legions_home", "column", "votes", "vote_run",
    "sets", "cards", "set_near", "pantheon", "common_piece", "quests_met", "quests_hoped", "tax", "spaces", "coming",
    "bonuses", "plots", *[f"{kind.name.lower()}_medal" for kind in Kind],
)  # fmt: skip
# their places, each a constant of its own: the compiled build then need not look it up
GLORY: Final = 0
DENARII: Final = 1
FOLLOWERS: Final = 2
MILESTONE: Final = 3
STANDING: Final = 4
LEGIONS: Final = 5
LEGIONS_HOME: Final = 6
COLUMN: Final = 7
VOTES: Final = 8
VOTE_RUN: Final = 9
LAID_SETS: Final = 10
CARDS: Final = 11
SET_NEAR: Final = 12
PIECES: Final = 13
COMMON_PIECE: Final = 14
QUESTS_MET: Final = 15
QUESTS_HOPED: Final = 16
TAX: Final = 17
SPACES: Final = 18
COMING: Final = 19
BONUSES: Final = 20
PLOTS: Final = 21
MEDALS: Final = 22  # and those after it, by kind
assert (TERMS[STANDING], TERMS[VOTES], TERMS[PIECES], TERMS[PLOTS]) == ("regions", "votes", "pantheon", "plots")
assert len(TERMS) == MEDALS + KINDS
_TERM_COUNT: Final = len(TERMS)
WEIGHTS: Final = read_weights(Folder("tabularium.games.age_of_rome").table("data/weights.toml"), TERMS)


_CATEGORIES: Final = len(Category)


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in glory expected at the end; alone, its tasks and glory."""
    own = worth(s, seat)
    if s.seats == 1:
        return own + TASK_WORTH * _tasks(s)
    best = float("-inf")
    for other in range(s.seats):
        if other != seat:
            best = max(best, worth(s, other))
    return own - best


def worth(s: Table, seat: Seat) -> float:
    """The glory that the seat may expect."""
    if s.final:
        return float(sum(s.final[seat * _CATEGORIES : (seat + 1) * _CATEGORIES])) + 0.01 * s.denarii[seat]
    return WEIGHTS.total(terms(s, seat), hope(s, seat))


def hope(s: Table, seat: Seat) -> float:
    """How much of the game is still to come: all of it before the first round, nothing after the last building."""
    return min(1.0, _to_come(s) / ROUNDS)


def _to_come(s: Table) -> float:
    """Rounds."""
    return ROUNDS - s.round + (1.0 if s.phase == PLOTS_PHASE else 0.8 if s.phase == BUILDING_PHASE else 0.0)


def terms(s: Table, seat: Seat) -> list[float]:
    """What the seat has and hopes for, in the order of TERMS."""
    found = [0.0] * _TERM_COUNT
    to_come = _to_come(s)
    early = to_come / ROUNDS  # 1 at the beginning, 0 at the end
    coin = 0.25 + 0.3 * min(1.0, to_come / 4)
    found[GLORY] = float(s.glory[seat])
    found[DENARII] = s.denarii[seat] * coin
    _followers(s, seat, to_come, found)
    _regions(s, seat, early, found)
    _column(s, seat, early, found)
    found[LAID_SETS] = float(trade_glory(s, seat))
    _cards(s, seat, to_come, found)
    _pantheon(s, seat, early, found)
    _quests(s, seat, early, found)
    _province(s, seat, coin, found)
    found[BONUSES] = BONUS_WORTH * BONUS_COUNT[s.bonuses(seat)] * to_come
    if s.has_plots and to_come > 1:
        lying = 0
        for plot in s.plots:
            if plot == READY + seat or plot == FRESH + seat:
                lying += 1
        found[PLOTS] = PLOT_WORTH * min(lying, s.vendetta[seat])
    for kind, owner in enumerate(s.medals):
        if owner == seat:
            found[MEDALS + kind] = MEDAL_WORTH[kind] * (0.3 + early)
    return found


def _tasks(s: Table) -> float:
    """AG-322 The solo tasks that are done, and a part of how near the others are."""
    quests = [quest_glory(s, 0, quest) for quest in quests_held(s, 0)]
    near = (
        s.peak[0] / 51,
        s.medals.count(0) / 3,
        sum([min(1.0, s.legions[region] / REGIONS[region].defence) for region in range(2)]) / 2,
        s.column.count(0) / 4,
        (len(s.sets[0]) + 0.2 * min(3, s.hand[0].bit_count())) / 2,
        s.pantheon[0] / PANTHEON,
        len([glory for glory in quests if glory]) / 2,
    )
    return sum([1.0 if done else 0.7 * min(1.0, part) for done, part in zip(tasks(s), near, strict=True)])


def _followers(s: Table, seat: Seat, to_come: float, found: list[float]) -> None:
    """Recruited followers act every round; the next milestones are the nearer the better."""
    found[FOLLOWERS] = FOLLOWER_WORTH * to_come * s.followers(seat)
    reached = s.reached[seat]
    for number, space in enumerate(s.milestones):
        if not reached >> number & 1:
            near = max(0.0, 1.0 - (space - s.glory[seat]) / 8.0)
            found[MILESTONE] = 0.5 * FOLLOWER_WORTH * to_come * near
            return


def _regions(s: Table, seat: Seat, early: float, found: list[float]) -> None:
    """What the regions bring as they stand, the more the later; and the legions there, the more the earlier."""
    standing, placed = 0, 0.0
    each = _EACH_LEGION[s.seats]
    for region in range(len(REGIONS)):
        mine = s.legions[region * s.seats + seat]
        if mine:
            standing += seat_glory_in(s, seat, region)
            placed += each[region] * min(mine, 4) + 0.2 * mine
    hope = sqrt(early)
    found[STANDING] = standing * (1.0 - 0.75 * hope)
    found[LEGIONS] = placed * (0.15 + 0.7 * hope)
    found[LEGIONS_HOME] = 0.3 * early * s.legions_home[seat]


def _banner_share(region: int, seats: int) -> float:
    """What a legion, up to the fourth, may expect of a region's banners."""
    banners = REGIONS[region].glory_for_two if seats <= 2 else REGIONS[region].glory
    return sum(banners) / (4.0 + seats)


_EACH_LEGION: Final = tuple(
    [tuple([_banner_share(region, seats) for region in range(len(REGIONS))]) for seats in range(MAX_SEATS + 1)]
)


def _column(s: Table, seat: Seat, early: float, found: list[float]) -> None:
    """Votes by height at the end; early on they only prepare majorities."""
    column = s.column
    late = max(0.0, 1.0 - 3.0 * early)
    glory, votes = 0.0, 0.0
    for height, owner in enumerate(column):
        if owner == seat:
            glory += late * COLUMN_GLORY[height]
            votes += (1.0 - late) * (0.5 + 0.15 * height)
    found[COLUMN] = glory
    if column and column[-1] == seat:
        run = 2 if len(column) > 1 and column[-2] == seat else 1
        found[VOTE_RUN] = 0.5 * run * min(1.0, 4 * early)
    if s.votes_home[seat]:
        votes += 0.3 * early
    found[VOTES] = votes


def _cards(s: Table, seat: Seat, to_come: float, found: list[float]) -> None:
    """Cards in hand, and how near they are to a set; the anchor takes a place among them."""
    hand = s.hand[seat]
    if not hand:
        if s.anchor[seat] and to_come:
            found[CARDS] = -0.6
        return
    count, made, half_made = _sets_in(hand)
    use = min(1.0, to_come / 3.0)
    value = use * 0.8 * count + 0.2
    if s.anchor[seat]:
        value -= 0.6 * use
    found[CARDS] = value
    if len(s.sets[seat]) == MAX_SETS:
        return
    best = 0.0
    if made:
        best = made - 0.3
    if half_made:
        best = max(best, half_made * 0.45 * use)
    found[SET_NEAR] = best


@lru_cache(maxsize=4096)
def _sets_in(hand: int) -> tuple[int, int, int]:
    """How many cards a hand has, and the glory of the best set in it and of the best that lacks one card; 0: none.

    The same hands come up again and again, so this is kept.
    """
    counts = [0] * len(TRADE_TYPES)
    count, cards = 0, hand
    while cards:
        low = cards & -cards
        counts[GOODS_OF[PLACE_OF[low % BIT_CYCLE]]] += 1
        count += 1
        cards ^= low
    made, half_made = 0, 0
    for goods in range(_JOKERS):
        if counts[goods]:
            have = counts[goods] + counts[_JOKERS]
            if have >= 3:
                made = max(made, TRADE_TYPES[goods].glory)
            elif have == 2:
                half_made = max(half_made, TRADE_TYPES[goods].glory)
    return count, made, half_made


_JOKERS: Final = int(Goods.CHESTS)


def _pantheon(s: Table, seat: Seat, early: float, found: list[float]) -> None:
    """Pieces, and a part of the common piece that they lead to."""
    found[PIECES] = float(religion_glory(s, seat))
    pieces = s.pantheon[seat]
    if pieces == PANTHEON:
        return
    base = pieces < BASE
    first = 0 if base else len(MATERIALS)
    for material in range(len(MATERIALS)):
        if s.commons[first + material]:
            done = pieces / (BASE - 1) if base else (pieces - BASE) / (PANTHEON - BASE - 1)
            found[COMMON_PIECE] = (0.3 + 0.7 * early) * done * (COMMON_PIECE_GLORY[material] - 1) * 0.7
            return


def _quests(s: Table, seat: Seat, early: float, found: list[float]) -> None:
    """Quests that are met now count the more the later; the others are hoped for."""
    met, hoped = 0.0, 0.0
    for quest in quests_held(s, seat):
        glory = quest_glory(s, seat, quest)
        if glory:
            met += glory * (1.0 - 0.6 * early)
        else:
            hoped += QUEST_HOPE * early
    found[QUESTS_MET] = met
    found[QUESTS_HOPED] = hoped


def _province(s: Table, seat: Seat, coin: float, found: list[float]) -> None:
    """What the province in front still brings this round: its spaces for the followers at home, and its tax."""
    province = s.facing(seat)
    if s.phase < INCOME_PHASE:
        found[TAX] = coin * s.population(province)
        found[SPACES] = _spaces(s, seat, province, coin)
    elif s.phase == INCOME_PHASE and _will_tax(s, seat):
        found[TAX] = coin * s.population(province)
    if s.event != NOTHING and s.round < ROUNDS and s.phase != END_OF_ROUND:
        steps = CLOCK_STEPS if s.clock else _STEPS[s.event]
        coming = FACING[s.seats][(s.turned + steps) % SIDES][seat]
        found[COMING] = 0.35 * s.population(coming)


_STEPS: Final = tuple([(1 if ARROWS[e.arrow].is_clockwise else -1) * ARROWS[e.arrow].steps for e in EVENTS])
"""By event: the clockwise steps of the wheel."""


def _will_tax(s: Table, seat: Seat) -> bool:
    """Is the seat's income of this round still to come?"""
    for step in s.agenda:
        if isinstance(step, Turn):
            if step.turn == TURN_OF_TAXING and step.seat == seat:
                return True
        elif isinstance(step, Taxing) and step.seat == seat:
            return True
    return False


def _spaces(s: Table, seat: Seat, province: int, coin: float) -> float:
    """The best places for the followers that are still at home."""
    left = s.followers(seat) - s.placed[seat]
    if left <= 0:
        return 0.0
    bonuses = s.bonuses(seat) & ~s.used[seat]
    found: list[float] = []
    for kind in range(KINDS):
        place = province * KINDS + kind
        free = min(s.levels[place] - s.standing[place], left)
        if free <= 0:
            continue
        value = _action_worth(s, seat, kind, coin)
        found += [value] * free
        if bonuses >> kind & 1:
            found[-1] += 0.8 * value
    found.sort(reverse=True)
    return sum(found[:left]) + float(max(0, left - len(found)))


def _action_worth(s: Table, seat: Seat, kind: int, coin: float) -> float:
    if kind == MILITARY:
        return LEGION_WORTH if s.legions_home[seat] else 0.6
    if kind == POLITICS:
        return VOTE_WORTH if s.votes_home[seat] else 0.0
    if kind == TRADE:
        return CARD_WORTH
    if kind == RELIGION:
        return PIECE_WORTH if s.pantheon[seat] < PANTHEON else 0.0
    return coin * (YIELD[s.round] + (MEDAL_YIELD if s.medals[AGRICULTURE] == seat else 0))


JUDGE: Final = Judge(names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("glory", "tax", "spaces", "coming"))
