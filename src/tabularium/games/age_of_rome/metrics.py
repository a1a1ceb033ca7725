"""What events, quests, tasks and achievements count."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.components import (
    BONUS_COUNT,
    DENARII_PER_GLORY,
    DENARII_PER_GLORY_WITH_MEDAL,
    MILITARY,
    REGIONS,
    RELIGION,
    Category,
    Metric,
)
from tabularium.games.age_of_rome.state import NO_PLOT, NOBODY, Table

# As plain numbers: much quicker to compare with than members, when compiled.
_GLORY: Final = int(Metric.GLORY)
_DENARII: Final = int(Metric.DENARII)
_LEGIONS_IN_REGIONS: Final = int(Metric.LEGIONS_IN_REGIONS)
_LEGIONS_RECRUITED: Final = int(Metric.LEGIONS_RECRUITED)
_VOTES_IN_COLUMN: Final = int(Metric.VOTES_IN_COLUMN)
_VOTES_RECRUITED: Final = int(Metric.VOTES_RECRUITED)
_TRADE_CARDS_IN_HAND: Final = int(Metric.TRADE_CARDS_IN_HAND)
_TRADE_SETS: Final = int(Metric.TRADE_SETS)
_PANTHEON_PIECES: Final = int(Metric.PANTHEON_PIECES)
_GOLD_PIECES: Final = int(Metric.GOLD_PIECES)
_FACING_POPULATION: Final = int(Metric.FACING_POPULATION)
_VENDETTA_MARKERS: Final = int(Metric.VENDETTA_MARKERS)
_ACTIVE_BONUSES: Final = int(Metric.ACTIVE_BONUSES)
_FOLLOWERS: Final = int(Metric.FOLLOWERS)
_MEDALS: Final = int(Metric.MEDALS)
_REGIONS_FIRST: Final = int(Metric.REGIONS_FIRST)
_REGIONS_WITH_OWN_LEGION: Final = int(Metric.REGIONS_WITH_OWN_LEGION)
_CATEGORIES: Final = len(Category)
_EXCHANGED: Final = int(Category.DENARII)


def metric(s: Table, seat: Seat, what: int) -> int:
    """The metrics of the data file."""
    if what == _GLORY:
        return s.glory[seat]
    if what == _DENARII:
        return s.denarii[seat] + _exchanged(s, seat)
    if what == _LEGIONS_IN_REGIONS:
        return s.legions_out(seat)
    if what == _LEGIONS_RECRUITED:
        return s.legions_home[seat] + s.legions_out(seat)
    if what == _VOTES_IN_COLUMN:
        return s.column.count(seat)
    if what == _VOTES_RECRUITED:
        return s.votes_home[seat] + s.column.count(seat)
    if what == _TRADE_CARDS_IN_HAND:
        return s.hand[seat].bit_count()  # AG-64: without the anchor
    if what == _TRADE_SETS:
        return len(s.sets[seat])
    if what == _PANTHEON_PIECES:
        return s.pantheon[seat]
    if what == _GOLD_PIECES:
        return (s.base_common[seat] == 0) + (s.top_common[seat] == 0)
    if what == _FACING_POPULATION:
        return s.population(s.facing(seat))
    if what == _VENDETTA_MARKERS:
        return s.vendetta[seat]
    if what == _ACTIVE_BONUSES:
        return BONUS_COUNT[s.bonuses(seat)]
    if what == _FOLLOWERS:
        return s.followers(seat)
    if what == _MEDALS:
        return s.medals.count(seat)
    if what == _REGIONS_FIRST:
        return len([r for r in range(len(REGIONS)) if is_first(s, seat, r)])
    if what == _REGIONS_WITH_OWN_LEGION:
        return len([1 for r in range(len(REGIONS)) if s.legions[r * s.seats + seat]])
    assert what == Metric.PLOTS_IN_PROVINCES
    return len([1 for plot in s.plots if plot != NO_PLOT and plot & 3 == seat])


def exchange_rate(s: Table, seat: Seat) -> int:
    """AG-129, AG-216 Denarii for 1 glory in final scoring."""
    return DENARII_PER_GLORY_WITH_MEDAL if s.medals[RELIGION] == seat else DENARII_PER_GLORY


def _exchanged(s: Table, seat: Seat) -> int:
    """Denarii already turned into glory: quests look at those before the final exchange."""
    return s.final[seat * _CATEGORIES + _EXCHANGED] * exchange_rate(s, seat) if s.final else 0


def is_defeated(s: Table, region: int) -> bool:
    """AG-150 Are the legions of all players together at least its defence?"""
    total, first = 0, region * s.seats
    for place in range(first, first + s.seats):
        total += s.legions[place]
    return total >= REGIONS[region].defence


def is_first(s: Table, seat: Seat, region: int) -> bool:
    """AG-270, ruling AG-Q37 First in a defeated region; a tie for first counts, unless the medal breaks it."""
    legions, first = s.legions, region * s.seats
    mine = legions[first + seat]
    if not mine or not is_defeated(s, region):
        return False
    for place in range(first, first + s.seats):
        if legions[place] > mine:
            return False
    owner = s.medals[MILITARY]
    return owner in (NOBODY, seat) or legions[first + owner] < mine
