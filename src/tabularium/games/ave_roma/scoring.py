"""Section 14: points, their breakdown, and who has won."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.standing import leaders
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

# As numbers: the bots ask what patrons are worth in every position.
_POLITICAL_LEVEL: Final[int] = Scoring.POLITICAL_LEVEL.value
_ACTIVE_PATRONS: Final[int] = Scoring.ACTIVE_PATRONS.value
_AREA_FIRST: Final[int] = Scoring.AREA_FIRST.value
_AREA_PRESENCE: Final[int] = Scoring.AREA_PRESENCE.value
_BASIC_RESOURCES: Final[int] = Scoring.BASIC_RESOURCES.value
_PER_RESOURCE: Final[int] = Scoring.PER_RESOURCE.value
COUNTS_CARDS: Final[int] = (
    SCORING_MASK[Scoring.CARDS_WITH_POINTS_AND_INFLUENCE]
    | SCORING_MASK[Scoring.SYMBOL_SETS]
    | SCORING_MASK[Scoring.SYMBOL_PAIRS]
    | SCORING_MASK[Scoring.PER_CARD_TYPE]
)
"""The patrons whose bonus depends on nothing but the own cards, as bits."""


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
    player = s.players[seat]
    if COUNTS_CARDS & BIT[card]:
        return score_cards(player.cards, card)
    scoring = CARDS[card].scoring
    if scoring == _POLITICAL_LEVEL:
        return player.politics
    if scoring == _ACTIVE_PATRONS:
        return player.active.bit_count()
    points = 0
    if scoring == _AREA_FIRST:
        for area in range(len(AREAS)):
            if is_first(s, seat, area):
                points += AREA_FIRST_POINTS[len(s.players)]
    elif scoring == _AREA_PRESENCE:
        for area in range(len(AREAS)):
            if s.level(seat, area) >= 0:
                points += 1
    elif scoring == _BASIC_RESOURCES:
        for good in BASICS:
            points += player.goods[good]
        points //= 2
    elif scoring == _PER_RESOURCE:
        for good in CARDS[card].what:
            points += player.goods[good]
    return points


def score_cards(cards: int, card: int) -> int:
    """AR-179 to AR-184 What the bonus of a patron that counts cards is worth with these."""
    printed = CARDS[card]
    scoring, what = printed.scoring, printed.what
    if scoring == Scoring.CARDS_WITH_POINTS_AND_INFLUENCE:
        return (cards & POINTS_AND_INFLUENCE).bit_count()
    if scoring == Scoring.SYMBOL_SETS:
        return POINTS_PER_SET * min([(cards & mask).bit_count() for mask in SYMBOL_MASK])
    if scoring == Scoring.SYMBOL_PAIRS:
        return POINTS_PER_PAIR * ((cards & SYMBOL_MASK[what[0]]).bit_count() // 2)
    return (cards & DECK_MASK[what[0]]).bit_count()


def is_first(s: Table, seat: Seat, area: int) -> bool:
    """AR-175 Is this seat's marker the only highest one?"""
    seats = len(s.players)
    first = area * seats
    level = s.grey[first + seat]
    if level < 0:
        return False
    for other in range(seats):
        if other != seat and s.grey[first + other] >= level:
            return False
    return True


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


def standing(s: Table) -> list[tuple[int, ...]]:
    """AR-168, AR-169 Most points; then most denarii; then most resources."""
    return [(player.score, player.goods[DENARII], player.resources) for player in s.players]


def winners(s: Table) -> tuple[Seat, ...]:
    """AR-168, AR-169 Those who are still level share the victory."""
    return leaders(standing(s))


def breakdown(s: Table) -> list[dict[str, int]]:
    """Every point by where it came from."""
    return [{kind.name.lower(): player.points[kind] for kind in Points} for player in s.players]
