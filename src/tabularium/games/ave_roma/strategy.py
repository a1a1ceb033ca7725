"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Question, Seat, pending, take
from tabularium.games.ave_roma.actions import CONTINUE, DONE, Gain, Sell, UsePatron
from tabularium.games.ave_roma.components import (
    AREA_POINTS,
    AREAS,
    BASICS,
    BUILDING_DECK,
    CARDS,
    DENARII,
    FRAGMENT_MASK,
    INFLUENCE_MASK,
    KIND_MASK,
    PATRONS,
    POLITICS_POINTS,
    SCORING_MASK,
    SURPLUS,
    TOP_BROWN,
    TRAINING_CHANGE,
    WAR_DECK,
    Scoring,
    cards_in,
)
from tabularium.games.ave_roma.scoring import adjusted, score_patron
from tabularium.games.ave_roma.state import NOBODY, Phase, Player, Table
from tabularium.games.ave_roma.steps.areas import Trading

DENARIUS: Final[tuple[float, ...]] = (0.2, 0.42)  # points for one, at the very end and early on
BASIC: Final[tuple[float, ...]] = (0.33, 0.8)
SPARE_SURPLUS: Final[tuple[float, ...]] = (0.33, 0.75)
ICON: Final = 2.6  # for each influence icon still to be used
WORKER: Final = 1.05  # in hand: passing brings 1, so what it does must bring more
TRAINED: Final = 0.25  # for each step that a training space allows
ACTIVE: Final = 0.8  # for each round that an active patron has before it
UNUSED_CARD: Final = 0.35  # on the left side in the advanced mode
HONOUR_NEAR: Final = 0.5  # for each Colosseum space beyond the last honour
HOPE_FOR_BONUS: Final = 1.5  # what a patron's bonus may still grow by
WAR_HOPE: Final = 0.5
PAIR_HOPE: Final = 0.6
FRAGMENT_HOPE: Final = 0.4
_LONGEST: Final = 40
_PAIRS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == BUILDING_DECK][::2])
_WARS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == WAR_DECK][::5])


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end."""
    if s.location != NOBODY or (s.agenda and not isinstance(s.agenda[-1], Question)):
        s = s.copy()
        complete(s, seat)
    hope, rounds = prospects(s)
    own = worth(s, seat, hope, rounds)
    return own - max([worth(s, other, hope, rounds) for other in range(len(s.players)) if other != seat])


def complete(s: Table, seat: Seat) -> None:
    """Finish the action under way in a plain manner, so that what it brings can be seen."""
    for _ in range(_LONGEST):
        asked = pending(s)
        if asked is None:
            return
        step, options = asked
        if isinstance(step, Chance) or not isinstance(step, Decision) or step.seat != seat or s.location == NOBODY:
            return
        take(s, step, _plain_choice(step, options))


def _plain_choice(step: Decision, options: Sequence[Action]) -> Action:
    """Use a patron, take a resource, end a trade; otherwise the first that is offered."""
    first = options[0]
    if isinstance(first, UsePatron | Gain):
        return first
    last = options[-1]
    if last is CONTINUE or (isinstance(step, Trading) and last is DONE and not isinstance(first, Sell)):
        return last
    return last if last is DONE else first


def prospects(s: Table) -> tuple[float, float]:
    """How much is still to come, between 0 and 1, and about how many rounds."""
    if s.phase >= Phase.FINAL_ACTIONS or s.is_ending:
        return 0.0, 0.0
    seats = len(s.players)
    rounds = s.left[0] / (0.9 * seats) + 0.5
    for deck in (1, 2, 3):
        rounds = min(rounds, s.deck_size(deck) / (0.6 * seats) + 0.3)
    return min(1.0, rounds / 4.0), rounds


def worth(s: Table, seat: Seat, hope: float, rounds: float) -> float:
    """The points that the seat may expect."""
    player = s.players[seat]
    points = float(player.score)
    if not s.agenda:
        return points  # everything has been counted
    if s.phase != Phase.SCORING:
        points += _stock(player, hope)
    points += POLITICS_POINTS[player.politics] + hope * HONOUR_NEAR * (player.colosseum % 3)
    points += hope * 0.8 * min(player.politics, 5)
    points += _areas(s, seat, hope)
    points += _patrons(s, seat, hope, rounds)
    points += _cards(player, hope)
    if s.is_advanced:
        points += UNUSED_CARD * hope * player.left.bit_count()
    if s.phase == Phase.ACTION and not player.has_passed:
        points += WORKER * sum(player.workers)
    for space, value in enumerate(player.training):
        if value > 0 and s.phase == Phase.ACTION:
            points += WORKER + TRAINED * TRAINING_CHANGE[space]
        elif value < 0:
            points += hope * (0.4 + TRAINED * TRAINING_CHANGE[space])
    return points


def _between(ends: tuple[float, ...], hope: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * hope


def _stock(player: Player, hope: float) -> float:
    """Goods, in points; the first of a kind are worth most, and variety pays."""
    goods = player.goods
    basic = _between(BASIC, hope)
    total = 0.0
    for good in BASICS:
        count = goods[good]
        if count:
            total += basic * (count if count < 3 else 2.7) + 0.1 * hope
    surplus, money = goods[SURPLUS], goods[DENARII]
    total += _between(SPARE_SURPLUS, hope) * min(surplus, 5) + 0.33 * max(0, surplus - 5)
    return total + _between(DENARIUS, hope) * min(money, 14) + 0.2 * max(0, money - 14)


def _areas(s: Table, seat: Seat, hope: float) -> float:
    """Levels as they would count if the brown markers rise a little more, and icons still to be used."""
    seats = len(s.players)
    points = AREA_POINTS[seats]
    total = 0.0
    for area in range(len(AREAS)):
        levels = s.grey[area * seats : (area + 1) * seats]
        if levels[seat] >= 0:
            total += points[adjusted(levels, s.brown[area])[seat]] * (1.0 - 0.6 * hope)
            later = min(TOP_BROWN, s.brown[area] + 2)
            total += points[adjusted(levels, later)[seat]] * 0.6 * hope
    player = s.players[seat]
    icons = 0
    for card in cards_in(player.cards & INFLUENCE_MASK & ~player.spent):
        icons += CARDS[card].influence
    return total + ICON * icons * (0.25 + 0.75 * hope if s.phase < Phase.SCORING else 0.0)


def _patrons(s: Table, seat: Seat, hope: float, rounds: float) -> float:
    """End-game bonuses as they stand and may grow, and modifiers for the rounds to come."""
    player = s.players[seat]
    total = ACTIVE * rounds * player.active.bit_count()
    if s.phase == Phase.SCORING:
        return total
    for card in cards_in(player.cards & PATRONS):
        total += score_patron(s, seat, card) + HOPE_FOR_BONUS * hope
    if player.cards & SCORING_MASK[Scoring.AREA_LEVEL]:
        total += max(0, max([s.level(seat, area) for area in range(len(AREAS))]))
    if player.cards & (SCORING_MASK[Scoring.RAISE_AREA] | SCORING_MASK[Scoring.RAISE_POLITICAL]):
        total += 2.5
    if player.cards & SCORING_MASK[Scoring.DOUBLE_OTHER_PATRON]:
        total += max([score_patron(s, seat, card) for card in cards_in(player.cards & PATRONS)])
    return total


def _cards(player: Player, hope: float) -> float:
    """Pairs, sets and fragments that have been begun."""
    total = 0.0
    cards = player.cards
    for mask in _PAIRS:
        if (cards & mask).bit_count() == 1:
            total += PAIR_HOPE
    for mask in _WARS:
        if 0 < (cards & mask).bit_count() < 5:
            total += WAR_HOPE
    for mask in FRAGMENT_MASK:
        if cards & mask and (cards & mask).bit_count() % 2:
            total += FRAGMENT_HOPE
    return total * hope
