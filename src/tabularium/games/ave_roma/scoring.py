"""Section 14: points, their breakdown, and who has won."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.components import (
    AREA_FIRST_POINTS,
    AREA_POINTS,
    AREAS,
    BASICS,
    BIT,
    CARDS,
    DECK_MASK,
    DENARII,
    POINTS_AND_INFLUENCE,
    POLITICS_POINTS,
    SCORING_MASK,
    SYMBOL_MASK,
    Scoring,
)
from tabularium.games.ave_roma.state import Points, Table

POINTS_PER_SET: Final = 2  # AR-180
POINTS_PER_PAIR: Final = 2  # AR-181


def adjust_areas(s: Table) -> None:
    """AR-162 Markers above the brown one go down, and push down those in their way."""
    seats = len(s.players)
    for area in range(len(AREAS)):
        first = area * seats
        levels = adjusted(s.grey[first : first + seats], s.brown[area])
        for seat in range(seats):
            if s.grey[first + seat] != levels[seat]:
                s.tell("adjusted", seat, area, levels[seat])
        s.grey[first : first + seats] = levels


def adjusted(levels: list[int], brown: int) -> list[int]:
    """The levels of all seats in one area after the adjustment; absent markers stay absent."""
    after = levels[:]
    ranked = [(-level, seat) for seat, level in enumerate(levels) if level >= 0]
    ranked.sort()
    cap = brown
    for minus_level, seat in ranked:
        after[seat] = max(0, min(-minus_level, cap))
        cap = after[seat] - 1
    return after


def times_counted(s: Table, seat: Seat, scoring: Scoring) -> int:
    """AR-174 How often the player uses a kind of bonus: once for each patron that has it, twice for the doubled one."""
    player = s.players[seat]
    cards = player.cards & SCORING_MASK[scoring]
    doubled = player.doubled >= 0 and bool(cards & BIT[player.doubled])
    return cards.bit_count() + (1 if doubled else 0)


def score_patron(s: Table, seat: Seat, card: int) -> int:
    """AR-171 to AR-184 What a patron's bonus is worth as the table stands; 0 for those that move markers."""
    player, printed = s.players[seat], CARDS[card]
    scoring, what = printed.scoring, printed.what
    if scoring == Scoring.POLITICAL_LEVEL:
        return player.politics
    if scoring == Scoring.ACTIVE_PATRONS:
        return player.active.bit_count()
    if scoring == Scoring.AREA_FIRST:
        first = [area for area in range(len(AREAS)) if is_first(s, seat, area)]
        return AREA_FIRST_POINTS[len(s.players)] * len(first)
    if scoring == Scoring.AREA_PRESENCE:
        return len([area for area in range(len(AREAS)) if s.level(seat, area) >= 0])
    if scoring == Scoring.CARDS_WITH_POINTS_AND_INFLUENCE:
        return (player.cards & POINTS_AND_INFLUENCE).bit_count()
    if scoring == Scoring.SYMBOL_SETS:
        return POINTS_PER_SET * min([(player.cards & mask).bit_count() for mask in SYMBOL_MASK])
    if scoring == Scoring.SYMBOL_PAIRS:
        return POINTS_PER_PAIR * ((player.cards & SYMBOL_MASK[what[0]]).bit_count() // 2)
    if scoring == Scoring.BASIC_RESOURCES:
        return sum([player.goods[good] for good in BASICS]) // 2
    if scoring == Scoring.PER_RESOURCE:
        return sum([player.goods[good] for good in what])
    if scoring == Scoring.PER_CARD_TYPE:
        return (player.cards & DECK_MASK[what[0]]).bit_count()
    return 0


def is_first(s: Table, seat: Seat, area: int) -> bool:
    """AR-175 Is this seat's marker the only highest one?"""
    seats = len(s.players)
    there = s.grey[area * seats : (area + 1) * seats]
    level = there[seat]
    return level >= 0 and level == max(there) and there.count(level) == 1


def score_politics(s: Table, seat: Seat) -> None:
    """AR-166."""
    level = s.players[seat].politics
    s.score(seat, Points.POLITICS, POLITICS_POINTS[level])
    s.tell("scored_politics", seat, level, POLITICS_POINTS[level])


def score_areas(s: Table, seat: Seat) -> None:
    """AR-167 The own level in each area; nothing without a marker."""
    for area in range(len(AREAS)):
        level = s.level(seat, area)
        if level >= 0:
            points = AREA_POINTS[len(s.players)][level]
            s.score(seat, Points.AREAS, points)
            s.tell("scored_area", seat, area, level, points)


def scores(s: Table) -> list[int]:
    """AR-17, AR-185 All points are public at all times."""
    return [player.score for player in s.players]


def winners(s: Table) -> tuple[Seat, ...]:
    """AR-168, AR-169 Most points; then most denarii; then most resources; then the victory is shared."""
    ranks = [(player.score, player.goods[DENARII], player.resources) for player in s.players]
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it came from."""
    return [{kind.name.lower(): player.points[kind] for kind in Points} for player in s.players]
