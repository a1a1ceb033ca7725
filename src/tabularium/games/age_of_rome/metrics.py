"""What events, quests, tasks and achievements count."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.games.age_of_rome.components import (
    BONUS_COUNT,
    DENARII_PER_GLORY,
    DENARII_PER_GLORY_WITH_MEDAL,
    REGIONS,
    Category,
    Kind,
    Metric,
)
from tabularium.games.age_of_rome.state import NO_PLOT, NOBODY, Table


def metric(s: Table, seat: Seat, what: int) -> int:
    """The metrics of the data file."""
    if what == Metric.GLORY:
        return s.glory[seat]
    if what == Metric.DENARII:
        return s.denarii[seat] + _exchanged(s, seat)
    if what == Metric.LEGIONS_IN_REGIONS:
        return s.legions_out(seat)
    if what == Metric.LEGIONS_RECRUITED:
        return s.legions_home[seat] + s.legions_out(seat)
    if what == Metric.VOTES_IN_COLUMN:
        return s.column.count(seat)
    if what == Metric.VOTES_RECRUITED:
        return s.votes_home[seat] + s.column.count(seat)
    if what == Metric.TRADE_CARDS_IN_HAND:
        return s.hand[seat].bit_count()  # AG-64: without the anchor
    if what == Metric.TRADE_SETS:
        return len(s.sets[seat])
    if what == Metric.PANTHEON_PIECES:
        return s.pantheon[seat]
    if what == Metric.GOLD_PIECES:
        return (s.base_common[seat] == 0) + (s.top_common[seat] == 0)
    if what == Metric.FACING_POPULATION:
        return s.population(s.facing(seat))
    if what == Metric.VENDETTA_MARKERS:
        return s.vendetta[seat]
    if what == Metric.ACTIVE_BONUSES:
        return BONUS_COUNT[s.bonuses(seat)]
    if what == Metric.FOLLOWERS:
        return s.followers(seat)
    if what == Metric.MEDALS:
        return s.medals.count(seat)
    if what == Metric.REGIONS_FIRST:
        return len([r for r in range(len(REGIONS)) if is_first(s, seat, r)])
    if what == Metric.REGIONS_WITH_OWN_LEGION:
        return len([1 for count in s.legions[seat :: s.seats] if count])
    assert what == Metric.PLOTS_IN_PROVINCES
    return len([1 for plot in s.plots if plot != NO_PLOT and plot & 3 == seat])


def exchange_rate(s: Table, seat: Seat) -> int:
    """AG-129, AG-216 Denarii for 1 glory in final scoring."""
    return DENARII_PER_GLORY_WITH_MEDAL if s.medals[Kind.RELIGION] == seat else DENARII_PER_GLORY


def _exchanged(s: Table, seat: Seat) -> int:
    """Denarii already turned into glory: quests look at those before the final exchange."""
    return s.final[seat * len(Category) + Category.DENARII] * exchange_rate(s, seat) if s.final else 0


def is_defeated(s: Table, region: int) -> bool:
    """AG-150 Are the legions of all players together at least its defence?"""
    return sum(s.legions[region * s.seats : region * s.seats + s.seats]) >= REGIONS[region].defence


def is_first(s: Table, seat: Seat, region: int) -> bool:
    """AG-270, ruling AG-Q37 First in a defeated region; a tie for first counts, unless the medal breaks it."""
    counts = s.legions[region * s.seats : region * s.seats + s.seats]
    if not counts[seat] or counts[seat] < max(counts) or not is_defeated(s, region):
        return False
    owner = s.medals[Kind.MILITARY]
    return owner in (NOBODY, seat) or counts[owner] < counts[seat]
