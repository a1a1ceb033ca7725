"""What the bots think of a position: points, and a price on everything that brings points later."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Question, Seat, pending, take
from tabularium.core.judging import Judge, read_weights
from tabularium.games.ave_roma.actions import CONTINUE, DONE, Gain, Sell, UsePatron
from tabularium.games.ave_roma.components import (
    AREA_POINTS,
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
from tabularium.games.ave_roma.scoring import score_patron
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
BONUS_OF_CHOICE: Final = 2.5  # for a patron that moves a marker at the end
_LONGEST: Final = 40
_BUILDINGS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == BUILDING_DECK])
_FIRST_OF_PAIR: Final = sum([mask & -mask for mask in _BUILDINGS[::2]])
assert sum(_BUILDINGS[::2]) == 3 * _FIRST_OF_PAIR, "the two buildings of a kind are numbered one after the other"
_WARS: Final = tuple([mask for n, mask in enumerate(KIND_MASK) if CARDS[n].deck == WAR_DECK][::5])
_ALL_WARS: Final = sum(_WARS)
_LEVEL: Final = SCORING_MASK[Scoring.AREA_LEVEL]
_RAISE: Final = SCORING_MASK[Scoring.RAISE_AREA] | SCORING_MASK[Scoring.RAISE_POLITICAL]
_DOUBLE: Final = SCORING_MASK[Scoring.DOUBLE_OTHER_PATRON]

TERMS: Final = (
    "score", "politics", "politics_later", "colosseum", "basics", "surplus", "denarii", "areas", "areas_later", "icons",
    "active", "bonuses", "bonuses_later", "choices", "pairs", "wars", "fragments", "unused", "workers", "trained",
    "training",
)  # fmt: skip
(
    SCORE, POLITICS, POLITICS_LATER, COLOSSEUM, BASIC_GOODS, SURPLUS_GOODS, MONEY, AREAS_NOW, AREAS_LATER, ICONS,
    ACTIVE_PATRONS, BONUSES, BONUSES_LATER, CHOICES, PAIRS, WARS, FRAGMENTS, UNUSED, WORKERS, IS_TRAINED,
    IN_TRAINING,
) = range(21)  # fmt: skip
WEIGHTS: Final = read_weights(
    files("tabularium.games.ave_roma").joinpath("data/weights.toml").read_text(encoding="utf-8"), TERMS
)


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


def _terms(s: Table, seat: Seat, hope: float, rounds: float) -> list[float]:
    player = s.players[seat]
    found = [0.0] * len(TERMS)
    found[SCORE] = float(player.score)
    if s.phase != Phase.SCORING:
        _stock(player, hope, found)
    politics = player.politics
    found[POLITICS] = float(POLITICS_POINTS[politics])
    found[POLITICS_LATER] = hope * 0.8 * (politics if politics < 5 else 5)
    found[COLOSSEUM] = hope * HONOUR_NEAR * (player.colosseum % 3)
    _areas(s, seat, hope, found)
    _patrons(s, seat, hope, rounds, found)
    if hope:
        _cards(player, hope, found)
    if s.is_advanced:
        found[UNUSED] = UNUSED_CARD * hope * player.left.bit_count()
    is_acting = s.phase == Phase.ACTION
    if is_acting and not player.has_passed:
        found[WORKERS] = WORKER * sum(player.workers)
    for space, value in enumerate(player.training):
        if value > 0 and is_acting:
            found[IS_TRAINED] += WORKER + TRAINED * TRAINING_CHANGE[space]
        elif value < 0:
            found[IN_TRAINING] += hope * (0.4 + TRAINED * TRAINING_CHANGE[space])
    return found


def _between(ends: tuple[float, ...], hope: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * hope


def _stock(player: Player, hope: float, found: list[float]) -> None:
    """Goods, in points; the first of a kind are worth most, and variety pays."""
    goods = player.goods
    basic = _between(BASIC, hope)
    few = many = kinds = 0
    for good in BASICS:
        count = goods[good]
        if count:
            kinds += 1
            if count < 3:
                few += count
            else:
                many += 1
    found[BASIC_GOODS] = basic * (few + 2.7 * many) + 0.1 * hope * kinds
    surplus, money = goods[SURPLUS], goods[DENARII]
    spare, denarius = _between(SPARE_SURPLUS, hope), _between(DENARIUS, hope)
    found[SURPLUS_GOODS] = spare * surplus if surplus <= 5 else spare * 5 + 0.33 * (surplus - 5)
    found[MONEY] = denarius * money if money <= 14 else denarius * 14 + 0.2 * (money - 14)


def _areas(s: Table, seat: Seat, hope: float, found: list[float]) -> None:
    """Levels as they would count if the brown markers rise a little more, and icons still to be used."""
    grey, seats = s.grey, len(s.players)
    points = AREA_POINTS[seats]
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
    if s.phase < Phase.SCORING:
        player = s.players[seat]
        icons = 0
        for card in cards_in(player.cards & INFLUENCE_MASK & ~player.spent):
            icons += CARDS[card].influence
        found[ICONS] = ICON * icons * (0.25 + 0.75 * hope)


def _patrons(s: Table, seat: Seat, hope: float, rounds: float, found: list[float]) -> None:
    """End-game bonuses as they stand and may grow, and modifiers for the rounds to come."""
    player = s.players[seat]
    found[ACTIVE_PATRONS] = ACTIVE * rounds * player.active.bit_count()
    cards = player.cards
    if s.phase == Phase.SCORING or not cards & PATRONS:
        return
    best = total = count = 0
    for card in cards_in(cards & PATRONS):
        bonus = score_patron(s, seat, card)
        total += bonus
        best = max(best, bonus)
        count += 1
    found[BONUSES] = float(total)
    found[BONUSES_LATER] = HOPE_FOR_BONUS * hope * count
    choices = 0.0
    if cards & _LEVEL:
        choices = float(max(0, max(s.grey[seat :: len(s.players)])))
    if cards & _RAISE:
        choices += BONUS_OF_CHOICE
    if cards & _DOUBLE:
        choices += best
    found[CHOICES] = choices


def _cards(player: Player, hope: float, found: list[float]) -> None:
    """Pairs, sets and fragments that have been begun."""
    cards = player.cards
    wars = fragments = 0
    if cards & _ALL_WARS:
        for mask in _WARS:
            if cards & mask and cards & mask != mask:
                wars += 1
    for mask in FRAGMENT_MASK:
        if (cards & mask).bit_count() & 1:
            fragments += 1
    found[PAIRS] = PAIR_HOPE * hope * ((cards ^ cards >> 1) & _FIRST_OF_PAIR).bit_count()
    found[WARS] = WAR_HOPE * hope * wars
    found[FRAGMENTS] = FRAGMENT_HOPE * hope * fragments


JUDGE: Final = Judge(
    names=TERMS, terms=terms, hope=hope, weights=WEIGHTS, fixed=("score", "workers", "trained", "training")
)
