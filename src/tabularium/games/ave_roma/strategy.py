"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Question, Seat, pending, take
from tabularium.core.folder import Folder
from tabularium.core.judging import Judge, read_weights
from tabularium.games.ave_roma.actions import CONTINUE, DONE, Gain, Sell, UsePatron
from tabularium.games.ave_roma.components import (
    AREA_POINTS,
    BIT,
    BUILDING_DECK,
    CARDS,
    DENARII,
    FRAGMENT_MASK,
    INFLUENCE_MASK,
    KIND_MASK,
    MAX_SEATS,
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
from tabularium.games.ave_roma.scoring import COUNTS_CARDS, score_cards, score_patron
from tabularium.games.ave_roma.state import ACTION, FINAL_ACTIONS, NOBODY, SCORING, Player, Table
from tabularium.games.ave_roma.steps.areas import Trading

# Points for one, at the very end and early on.
DENARIUS_LATE: Final = 0.2
DENARIUS_EARLY: Final = 0.42
BASIC_LATE: Final = 0.33
BASIC_EARLY: Final = 0.8
SURPLUS_LATE: Final = 0.33
SURPLUS_EARLY: Final = 0.75
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
BONUS_OF_CHOICE: Final = 2.5  # for a patron that moves a marker at the end
_LONGEST: Final = 40
_MOST_HANDS: Final = 20_000
_NOBODY_AHEAD: Final = -1e9
_READY: Final[tuple[float, ...]] = tuple([WORKER + TRAINED * change for change in TRAINING_CHANGE])
_LEARNING: Final[tuple[float, ...]] = tuple([0.4 + TRAINED * change for change in TRAINING_CHANGE])
_AREA_POINTS: Final = tuple([AREA_POINTS.get(seats, ()) for seats in range(MAX_SEATS + 1)])
_BUILDINGS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == BUILDING_DECK])
_FIRST_OF_PAIR: Final = sum([mask & -mask for mask in _BUILDINGS[::2]])
assert sum(_BUILDINGS[::2]) == 3 * _FIRST_OF_PAIR, "the two buildings of a kind are numbered one after the other"
_WARS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == WAR_DECK][::5])
_LEVEL: Final = SCORING_MASK[Scoring.AREA_LEVEL]
_RAISE: Final = SCORING_MASK[Scoring.RAISE_AREA] | SCORING_MASK[Scoring.RAISE_POLITICAL]
_DOUBLE: Final = SCORING_MASK[Scoring.DOUBLE_OTHER_PATRON]

TERMS: Final = (
    "score", "politics", "politics_later", "colosseum", "basics", "surplus", "denarii", "areas", "areas_later", "icons",
    "active", "bonuses", "bonuses_later", "choices", "pairs", "wars", "fragments", "unused", "workers", "trained",
    "training",
)  # fmt: skip
SCORE: Final = 0
POLITICS: Final = 1
POLITICS_LATER: Final = 2
COLOSSEUM: Final = 3
BASIC_GOODS: Final = 4
SURPLUS_GOODS: Final = 5
MONEY: Final = 6
AREAS_NOW: Final = 7
AREAS_LATER: Final = 8
ICONS: Final = 9
ACTIVE_PATRONS: Final = 10
BONUSES: Final = 11
BONUSES_LATER: Final = 12
CHOICES: Final = 13
PAIRS: Final = 14
WARS: Final = 15
FRAGMENTS: Final = 16
UNUSED: Final = 17
WORKERS: Final = 18
IS_TRAINED: Final = 19
IN_TRAINING: Final = 20
assert (TERMS[MONEY], TERMS[BONUSES], TERMS[IN_TRAINING]) == ("denarii", "bonuses", "training")
assert len(TERMS) == IN_TRAINING + 1
WEIGHTS: Final = read_weights(Folder("tabularium.games.ave_roma").table("data/weights.toml"), TERMS)


def evaluate(s: Table, seat: Seat) -> float:
    """How far the seat is ahead of the best of the others, in points expected at the end."""
    if s.location != NOBODY or (s.agenda and not isinstance(s.agenda[-1], Question)):
        s = s.copy()
        complete(s, seat)
    hope, rounds = prospects(s)
    best = _NOBODY_AHEAD
    for other in range(len(s.players)):
        if other != seat:
            best = max(best, worth(s, other, hope, rounds))
    return worth(s, seat, hope, rounds) - best


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
    if s.phase >= FINAL_ACTIONS or s.is_ending:
        return 0.0, 0.0
    seats = len(s.players)
    rounds = s.left[0] / (0.9 * seats) + 0.5
    for deck in range(1, 4):
        rounds = min(rounds, s.deck_size(deck) / (0.6 * seats) + 0.3)
    return min(1.0, rounds / 4.0), rounds


def hope(s: Table, seat: Seat) -> float:
    """How much is still to come, between 0 and 1; for all seats the same."""
    return prospects(s)[0]


def worth(s: Table, seat: Seat, hope: float, rounds: float) -> float:
    """The points that the seat may expect."""
    if not s.agenda:
        return float(s.players[seat].score)  # everything has been counted
    return WEIGHTS.total(_terms(s, seat, hope, rounds), hope)


def terms(s: Table, seat: Seat) -> list[float]:
    """What the seat has and hopes for, in the order of TERMS."""
    hope, rounds = prospects(s)
    return _terms(s, seat, hope, rounds)


class Hand:
    """What a set of cards is worth by itself, whatever else is on the table."""

    __slots__ = (
        "best_bonus",
        "bonuses",
        "can_double",
        "can_raise",
        "counts_level",
        "fragments",
        "icons",
        "open_patrons",
        "pairs",
        "patrons",
        "wars",
    )

    def __init__(self, cards: int) -> None:
        self.pairs = ((cards ^ cards >> 1) & _FIRST_OF_PAIR).bit_count()  # pairs, sets and fragments that are begun
        self.wars = len([mask for mask in _WARS if cards & mask and cards & mask != mask])
        self.fragments = len([mask for mask in FRAGMENT_MASK if (cards & mask).bit_count() & 1])
        self.icons = sum([CARDS[card].influence for card in cards_in(cards & INFLUENCE_MASK)])
        patrons = cards_in(cards & PATRONS)
        counted = [score_cards(cards, card) for card in patrons if COUNTS_CARDS & BIT[card]]
        self.patrons = len(patrons)
        self.bonuses = sum(counted)
        self.best_bonus = max([0, *counted])
        self.open_patrons = [card for card in patrons if not COUNTS_CARDS & BIT[card]]
        self.counts_level = bool(cards & _LEVEL)
        self.can_raise = bool(cards & _RAISE)
        self.can_double = bool(cards & _DOUBLE)


@lru_cache(maxsize=_MOST_HANDS)
def _hand(cards: int) -> Hand:
    """The same few sets of cards are asked for again and again in a search."""
    return Hand(cards)


def _terms(s: Table, seat: Seat, hope: float, rounds: float) -> list[float]:
    player, phase = s.players[seat], s.phase
    found = [0.0] * len(TERMS)
    score = 0
    for points in player.points:
        score += points
    found[SCORE] = float(score)
    if phase != SCORING:
        _stock(player, hope, found)
    politics = player.politics
    if politics:
        found[POLITICS] = float(POLITICS_POINTS[politics])
        found[POLITICS_LATER] = hope * 0.8 * (politics if politics < 5 else 5)
    found[COLOSSEUM] = hope * HONOUR_NEAR * (player.colosseum % 3)
    _areas(s, seat, hope, found)
    hand = _hand(player.cards)
    _patrons(s, seat, hope, rounds, hand, found)
    if hope:
        found[PAIRS] = PAIR_HOPE * hope * hand.pairs
        found[WARS] = WAR_HOPE * hope * hand.wars
        found[FRAGMENTS] = FRAGMENT_HOPE * hope * hand.fragments
    if phase < SCORING:
        icons = _hand(player.cards & ~player.spent).icons if player.spent else hand.icons
        found[ICONS] = ICON * icons * (0.25 + 0.75 * hope)
    if s.is_advanced:
        found[UNUSED] = UNUSED_CARD * hope * player.left.bit_count()
    if phase == ACTION and not player.has_passed:
        found[WORKERS] = WORKER * player.in_hand
    ready = learning = 0.0
    for space, value in enumerate(player.training):
        if value > 0 and phase == ACTION:
            ready += _READY[space]
        elif value < 0:
            learning += hope * _LEARNING[space]
    found[IS_TRAINED] = ready
    found[IN_TRAINING] = learning
    return found


def _stock(player: Player, hope: float, found: list[float]) -> None:
    """Goods, in points; the first of a kind are worth most, and variety pays."""
    goods = player.goods
    few = many = kinds = 0
    for good in range(SURPLUS):
        count = goods[good]
        if count:
            kinds += 1
            if count < 3:
                few += count
            else:
                many += 1
    basic = BASIC_LATE + (BASIC_EARLY - BASIC_LATE) * hope
    found[BASIC_GOODS] = basic * (few + 2.7 * many) + 0.1 * hope * kinds
    surplus, money = goods[SURPLUS], goods[DENARII]
    if surplus:
        spare = SURPLUS_LATE + (SURPLUS_EARLY - SURPLUS_LATE) * hope
        found[SURPLUS_GOODS] = spare * surplus if surplus <= 5 else spare * 5 + 0.33 * (surplus - 5)
    if money:
        denarius = DENARIUS_LATE + (DENARIUS_EARLY - DENARIUS_LATE) * hope
        found[MONEY] = denarius * money if money <= 14 else denarius * 14 + 0.2 * (money - 14)


def _areas(s: Table, seat: Seat, hope: float, found: list[float]) -> None:
    """Levels as they would count if the brown markers rise a little more."""
    grey, seats = s.grey, len(s.players)
    points = _AREA_POINTS[seats]
    now = later = first = 0
    for brown in s.brown:
        level = grey[first + seat]
        if level == 0:
            now += points[0]
            later += points[0]
        elif level > 0:
            higher = 0  # the adjustment leaves nobody above the brown marker, nor two on one level
            for place in range(first, first + seats):
                if grey[place] > level:
                    higher += 1
            top = brown - higher
            now += points[level if level < top else max(0, top)]
            top = min(TOP_BROWN, brown + 2) - higher
            later += points[level if level < top else max(0, top)]
        first += seats
    found[AREAS_NOW] = now * (1.0 - 0.6 * hope)
    found[AREAS_LATER] = later * 0.6 * hope


def _patrons(s: Table, seat: Seat, hope: float, rounds: float, hand: Hand, found: list[float]) -> None:
    """End-game bonuses as they stand and may grow, and modifiers for the rounds to come."""
    active = s.players[seat].active
    if active:
        found[ACTIVE_PATRONS] = ACTIVE * rounds * active.bit_count()
    if s.phase == SCORING or not hand.patrons:
        return
    best, total = hand.best_bonus, hand.bonuses
    for card in hand.open_patrons:
        bonus = score_patron(s, seat, card)
        total += bonus
        best = max(best, bonus)
    found[BONUSES] = float(total)
    found[BONUSES_LATER] = HOPE_FOR_BONUS * hope * hand.patrons
    choices = 0.0
    if hand.counts_level:
        highest, seats = 0, len(s.players)
        for area in range(len(s.brown)):
            highest = max(highest, s.grey[area * seats + seat])
        choices = float(highest)
    if hand.can_raise:
        choices += BONUS_OF_CHOICE
    if hand.can_double:
        choices += best
    found[CHOICES] = choices


JUDGE: Final = Judge(
    names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("score", "workers", "trained", "training")
)
