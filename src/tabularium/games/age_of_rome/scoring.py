"""Section 9, 12, 15 and 17: points and their breakdown, quests, solo tasks, achievements, and who has won."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.standing import leaders
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    ACHIEVEMENTS,
    BIT_CYCLE,
    CATEGORIES,
    COLUMN_GLORY,
    COMMON_PIECE_GLORY,
    LEGIONS,
    MILITARY,
    OWN_PIECE_GLORY,
    PANTHEON,
    PLACE_OF,
    QUESTS,
    REGIONS,
    SETS,
    TASKS,
    TITLES,
    TRADE_TYPES,
    Category,
    Condition,
    Metric,
    Test,
    Title,
)
from tabularium.games.age_of_rome.metrics import exchange_rate, is_defeated, metric
from tabularium.games.age_of_rome.state import NOTHING, Table

_COUNT: Final = len(CATEGORIES)

# As plain numbers: much quicker to compare with than members, when compiled.
_GLORY_TRACK: Final = int(Category.GLORY_TRACK)
_MILITARY: Final = int(Category.MILITARY)
_POLITICS: Final = int(Category.POLITICS)
_TRADE: Final = int(Category.TRADE)
_RELIGION: Final = int(Category.RELIGION)
_QUESTS: Final = int(Category.QUESTS)
_PER: Final = int(Test.PER)
_HAS_MEDAL: Final = int(Test.HAS_MEDAL)
_AT_LEAST: Final = int(Test.METRIC_AT_LEAST)
_EQUALS: Final = int(Test.METRIC_EQUALS)
_MOST: Final = int(Test.MOST)
_LEAST: Final = int(Test.LEAST)
_OWNS_TOP_VOTE: Final = int(Test.OWNS_TOP_VOTE)
_PANTHEON_COMPLETE: Final = int(Test.PANTHEON_COMPLETE)

# ---------------------------------------------------------------------- categories


def places(s: Table, region: int) -> list[tuple[Seat, ...]]:
    """AG-208 to AG-211 Who takes first, second, ... place in a region; the medal's owner takes his place alone."""
    return _places(s.legions[region * s.seats : region * s.seats + s.seats], s.medals[MILITARY])


def _places(counts: list[int], owner: Seat) -> list[tuple[Seat, ...]]:
    found: list[tuple[Seat, ...]] = []
    for count in sorted({count for count in counts if count}, reverse=True):
        tied = [seat for seat, legions in enumerate(counts) if legions == count]
        if owner in tied and len(tied) > 1:
            found.append((owner,))
            tied.remove(owner)
        found.append(tuple(tied))
    return found


def region_glory(s: Table, region: int) -> list[int]:
    """AG-205 to AG-211 What a region brings each seat; tied players score nothing for their place."""
    glory = [0] * s.seats
    if is_defeated(s, region):
        banners = REGIONS[region].glory_for_two if s.seats <= 2 else REGIONS[region].glory
        for banner, seats in zip(banners, places(s, region), strict=False):
            if len(seats) == 1:
                glory[seats[0]] = banner
    return glory


def seat_glory_in(s: Table, seat: Seat, region: int) -> int:
    """What a region brings this seat: the bots ask for the same again and again, so it is kept."""
    seats, legions = s.seats, s.legions
    key = (seats * len(REGIONS) + region) * (seats + 1) + s.medals[MILITARY] + 1  # -1: nobody has the medal
    for place in range(region * seats, region * seats + seats):
        key = key * (LEGIONS + 1) + legions[place]
    found = _FOUND.get(key)
    if found is None:
        if len(_FOUND) >= _MOST_KEPT:
            _FOUND.clear()
        _FOUND[key] = found = region_glory(s, region)
    return found[seat]


_FOUND: Final[dict[int, list[int]]] = {}
_MOST_KEPT: Final = 4096


def _politics(s: Table, seat: Seat) -> int:
    """AG-212 By height from the bottom."""
    return sum([COLUMN_GLORY[height] for height, owner in enumerate(s.column) if owner == seat])


def trade_glory(s: Table, seat: Seat) -> int:
    """AG-170, AG-213 Each set by its type."""
    return sum([TRADE_TYPES[SETS[cards][0]].glory for cards in s.sets[seat]])


def religion_glory(s: Table, seat: Seat) -> int:
    """AG-214 Own pieces 1, bronze 2, silver 3, gold 4."""
    glory = s.pantheon[seat] * OWN_PIECE_GLORY
    base, top = s.base_common[seat], s.top_common[seat]
    if base != NOTHING:
        glory += COMMON_PIECE_GLORY[base] - OWN_PIECE_GLORY
    if top != NOTHING:
        glory += COMMON_PIECE_GLORY[top] - OWN_PIECE_GLORY
    return glory


def quests_held(s: Table, seat: Seat) -> list[int]:
    held = s.quests[seat]
    found: list[int] = []
    while held:
        low = held & -held
        found.append(PLACE_OF[low % BIT_CYCLE])
        held ^= low
    return found


def category_glory(s: Table, seat: Seat, category: int) -> int:
    """What a category would bring if it were scored now."""
    if category == _GLORY_TRACK:  # AG-204
        return s.glory[seat]
    if category == _MILITARY:
        return sum([region_glory(s, region)[seat] for region in range(len(REGIONS))])
    if category == _POLITICS:
        return _politics(s, seat)
    if category == _TRADE:
        return trade_glory(s, seat)
    if category == _RELIGION:
        return religion_glory(s, seat)
    if category == _QUESTS:  # AG-215
        return sum([quest_glory(s, seat, quest) for quest in quests_held(s, seat)])
    return s.denarii[seat] // exchange_rate(s, seat)  # AG-216


def scores(s: Table) -> list[int]:
    """AG-44 Until final scoring only the track counts."""
    if not s.final:
        return s.glory[:]
    return [sum(s.final[seat * _COUNT : (seat + 1) * _COUNT]) for seat in range(s.seats)]


def breakdown(s: Table) -> list[dict[str, int]]:
    """AG-203 Every point by category."""
    if s.final:
        return [
            {category.id: s.final[seat * _COUNT + n] for n, category in enumerate(CATEGORIES)}
            for seat in range(s.seats)
        ]
    return [
        {c.id: s.glory[seat] if n == Category.GLORY_TRACK else 0 for n, c in enumerate(CATEGORIES)}
        for seat in range(s.seats)
    ]


def standing(s: Table) -> list[tuple[int, ...]]:
    """AG-217, AG-218 Most glory, then most denarii left."""
    return [(points, s.denarii[seat]) for seat, points in enumerate(scores(s))]


def winners(s: Table) -> tuple[Seat, ...]:
    """AG-218 Those still tied are co-emperors. Alone: a title (AG-330)."""
    if s.seats == 1:
        return (0,) if title(s) is not TITLES[0] else ()
    return leaders(standing(s))


# ---------------------------------------------------------------------- quests, tasks, achievements


def quest_glory(s: Table, seat: Seat, quest: int) -> int:
    """AG-215, AG-262 to AG-289 What a quest brings its owner now."""
    printed = QUESTS[quest]
    condition = printed.condition
    if condition.test == _PER:
        return min(printed.most, printed.glory * metric(s, seat, condition.metric))
    return printed.glory if is_met(s, seat, condition) else 0


def quests_completed(s: Table, seat: Seat) -> int:
    """AG-290 A quest is completed if it scores."""
    return len([quest for quest in quests_held(s, seat) if quest_glory(s, seat, quest)])


def is_met(s: Table, seat: Seat, condition: Condition) -> bool:
    """The tests of section 12a."""
    test, n = condition.test, condition.n
    if test == _HAS_MEDAL:
        return s.medals[condition.number] == seat
    if test in (_AT_LEAST, _EQUALS, _MOST, _LEAST):
        return _compares(s, seat, condition)
    if test == _OWNS_TOP_VOTE:
        return bool(s.column) and s.column[-1] == seat
    if test == _PANTHEON_COMPLETE:
        return s.pantheon[seat] == PANTHEON
    if test == Test.PANTHEON_COMPLETE_WITH_GOLD:
        return s.pantheon[seat] == PANTHEON and metric(s, seat, Metric.GOLD_PIECES) >= n
    if test == Test.REGIONS_DEFEATED_AT_LEAST:
        return len([r for r in range(len(REGIONS)) if is_defeated(s, r)]) >= n
    if test == Test.REGIONS_WON_AT_LEAST:
        return len([r for r in range(len(REGIONS)) if is_defeated(s, r) and places(s, r)[0] == (seat,)]) >= n
    if test == Test.QUESTS_COMPLETED_AT_LEAST:
        return quests_completed(s, seat) >= n
    if test == Test.SETS_OF_TYPE_AT_LEAST:
        return _sets_by_type(s, seat)[condition.number] >= n
    if test == Test.SETS_SAME_TYPE_AT_LEAST:
        return max(_sets_by_type(s, seat)) >= n
    if test == Test.GLORY_TRACK_REACHED:
        return s.peak[seat] >= n
    if test == Test.FINAL_TOTAL_AT_LEAST:
        return scores(s)[seat] >= n
    if test == Test.SCORE_CATEGORY_AT_LEAST:
        return breakdown(s)[seat][condition.which] >= n
    return False  # AG-332, AG-340: Cassius' Attack is not part of this game


def _compares(s: Table, seat: Seat, condition: Condition) -> bool:
    """AG-56 Ties for the most or the least favour the owner of the quest."""
    test, what = condition.test, condition.metric
    mine = metric(s, seat, what)
    if test == _AT_LEAST:
        return mine >= condition.n
    if test == _EQUALS:
        return mine == condition.n
    if test == _MOST and mine < condition.n:
        return False
    for other in range(s.seats):
        if other != seat:
            theirs = metric(s, other, what)
            if theirs > mine if test == _MOST else theirs < mine:
                return False
    return True


def _sets_by_type(s: Table, seat: Seat) -> list[int]:
    counts = [0] * len(TRADE_TYPES)
    for cards in s.sets[seat]:
        counts[SETS[cards][0]] += 1
    return counts


def tasks(s: Table) -> list[bool]:
    """AG-322 to AG-329 Which of the seven solo tasks are fulfilled."""
    return [is_met(s, 0, task.condition) for task in TASKS]


def title(s: Table) -> Title:
    """AG-330 What the number of tasks makes of the solo player."""
    done = sum(tasks(s))
    return [title for title in TITLES if title.least <= done][-1]


_TASKS: Final = {"en": "{0} of {1} tasks: {2}.", "fr": "{0} tâches sur {1}\u00a0: {2}."}
_TASK: Final = {"en": "{0} of {1} tasks: {2}.", "fr": "{0} tâche sur {1}\u00a0: {2}."}
_SHARED: Final = {"en": "They reign as co-emperors.", "fr": "Ils règnent en co-empereurs."}


def remark(s: Table, lang: str) -> str:
    """AG-218, AG-330 A shared victory; alone how many tasks, and the title that they bring."""
    if s.seats > 1:
        return say(_SHARED, lang) if s.final and len(winners(s)) > 1 else ""
    done = sum(tasks(s))
    return say(_TASKS if done > 1 else _TASK, lang).format(done, len(TASKS), say(title(s).names, lang))


def achievements(s: Table, seat: Seat) -> list[str]:
    """AG-333 to AG-345 The achievements that a seat has earned, once the match is over."""
    if not s.final or s.seats == 1:  # AG-333a
        return []
    return [achievement.id for achievement in ACHIEVEMENTS if is_met(s, seat, achievement.condition)]
