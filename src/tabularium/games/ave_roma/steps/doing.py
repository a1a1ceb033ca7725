"""What the action under way still allows: modifiers, bonuses, and when nothing more need be done. Questions only."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.components import (
    AEDILIS,
    CARDS,
    COST_DENARII,
    DENARII,
    FIRST_ROW,
    MERCATOR,
    MODIFIER_MASK,
    PROPRAETOR,
    ROMA,
    STAGED_MASK,
    SURPLUS,
    SURPLUS_STORE,
    SYMBOL_MASK,
    SYMBOLS,
    TOP_BROWN,
    TRAINING_COST,
    Modifier,
    cards_in,
)
from tabularium.games.ave_roma.solvency import (
    PLAIN,
    can_pay,
    can_pay_both,
    can_walk,
    payable,
    price_of,
    still_lowered,
    swaps_of,
)
from tabularium.games.ave_roma.state import AFTER, BEFORE, Phase, Table
from tabularium.games.ave_roma.steps.gains import is_tight, leaves_fee, reach

EXTRA_TRAINING: Final = MODIFIER_MASK[Modifier.EXTRA_TRAINING]
SET_OF_CARDS: Final = 3  # AR-208


# ---------------------------------------------------------------------- modifiers


def usable_patrons(s: Table, seat: Seat) -> list[int]:
    """AR-123 The patrons whose modifiers can be used now, before or after the basic action."""
    effects = s.effects & STAGED_MASK
    if not effects:
        return []
    return [card for card in cards_in(effects) if can_use(s, seat, card)]


def can_use(s: Table, seat: Seat, card: int) -> bool:
    """Would this modifier do anything now?"""
    modifier, area = CARDS[card].modifier, s.value - 1
    if modifier == Modifier.GAIN_SURPLUS:
        return s.players[seat].goods[SURPLUS] < SURPLUS_STORE
    if modifier == Modifier.GAIN_AREA_RESOURCE:
        return s.area_cards[area] >= 0  # AR-61
    if modifier == Modifier.RAISE_BROWN:
        return s.brown[area] < TOP_BROWN
    if modifier == Modifier.BUY_INFLUENCE:
        return can_buy_influence(s, seat, card)
    return True


def can_buy_influence(s: Table, seat: Seat, card: int) -> bool:
    """AR-133 Payable, with the fee (AR-63), and not in vain (AR-116)."""
    price = CARDS[card].price
    if not s.can_rise(seat, s.value - 1, 1) or not can_pay(s, seat, price, 0, PLAIN):
        return False
    if price[COST_DENARII]:
        return reach(s, seat, 0) - price[COST_DENARII] >= s.fee
    return not is_tight(s, seat) or leaves_fee(s, seat, price)


# ---------------------------------------------------------------------- bonuses (advanced mode)


def cards_to_spend(s: Table, seat: Seat, symbol: int) -> int:
    """AR-200, AR-201 The left-side cards of a symbol, as bits."""
    return s.players[seat].left & SYMBOL_MASK[symbol]


def bonus_symbols(s: Table, seat: Seat) -> list[int]:
    """AR-199, AR-201 The symbols with which the location's bonus can be taken now."""
    if not s.is_advanced or s.bonus:
        return []
    return [symbol for symbol in range(len(SYMBOLS)) if can_begin_bonus(s, seat, symbol)]


def can_begin_bonus(s: Table, seat: Seat, symbol: int) -> bool:
    cards = cards_to_spend(s, seat, symbol).bit_count()
    if s.location == PROPRAETOR:
        return best_rise(s, seat, symbol, 0, 0)
    if not cards:
        return False
    if s.location == AEDILIS:
        is_short = is_tight(s, seat)
        return not is_short or reach(s, seat, cards - s.players[seat].most_of_a_symbol()) >= s.fee
    return may_spend(s, seat, symbol, 0)


def may_spend(s: Table, seat: Seat, symbol: int, count: int) -> bool:
    """AR-205 to AR-215a Would one card more, after ``count`` of them, bring something?"""
    location = s.location
    if location == MERCATOR:
        return s.players[seat].goods[SURPLUS] + count < SURPLUS_STORE
    if location == ROMA:
        later = s.value if s.stage == BEFORE else 0
        return can_walk(s, seat, s.players[seat].colosseum, count + 1, later, s.effects)
    if location >= FIRST_ROW:
        top = s.tops[location - FIRST_ROW]
        if top < 0 or (count and not still_lowered(top, s.effects, count)):
            return False
        left = cards_to_spend(s, seat, symbol).bit_count()
        return can_buy_top(s, seat, count + left)
    if location == PROPRAETOR:
        return best_rise(s, seat, symbol, count + 1, count)
    return True


def may_stop_spending(s: Table, seat: Seat, symbol: int, count: int) -> bool:
    """Is the bonus whole with the cards used so far?"""
    location = s.location
    if location == PROPRAETOR:
        sets = sets_made(s, symbol, count)
        return sets > 0 and s.can_rise(seat, s.value - 1, sets)
    if not count:
        return False
    if location == AEDILIS and is_tight(s, seat):
        return reach(s, seat, count) >= s.fee
    return location < FIRST_ROW or can_buy_top(s, seat, count)


def can_buy_top(s: Table, seat: Seat, used: int) -> bool:
    """AR-212, AR-213 Can the face-up card be paid, and if it comes first the row card after it (AR-28a)?"""
    row = s.location - FIRST_ROW
    goods = s.players[seat].goods
    cost, cut = price_of(s.tops[row], s.effects, used)
    if not payable(goods, cost, cut, swaps_of(s.effects), goods[SURPLUS], goods[DENARII]):
        return False
    return s.stage != BEFORE or can_pay_both(s, seat, s.slot, s.effects, goods, cost, cut)


def sets_made(s: Table, symbol: int, count: int) -> int:
    """AR-208, AR-209 How many sets of 3 these cards make, with influence cards just used; 0 if one is left over."""
    used = (s.used & SYMBOL_MASK[symbol]).bit_count()
    sets = (count + used) // SET_OF_CARDS
    return sets if count <= SET_OF_CARDS * sets else 0


def best_rise(s: Table, seat: Seat, symbol: int, least: int, spent: int) -> bool:
    """AR-208 Can at least so many cards, those spent already among them, make sets that change something?"""
    most = spent + cards_to_spend(s, seat, symbol).bit_count()
    reachable = [sets_made(s, symbol, cards) for cards in range(least, most + 1)]
    return bool([sets for sets in reachable if sets and s.can_rise(seat, s.value - 1, sets)])


# ---------------------------------------------------------------------- doing nothing more


def may_do_nothing_more(s: Table, seat: Seat) -> bool:
    """AR-62 In an empty area something besides paying the fee must be done; can it be, after the basic action?"""
    if s.did:
        return True
    stage, s.stage = s.stage, AFTER  # sales that are not made bring no money for an effect (AR-70, AR-133)
    is_possible = bool(usable_patrons(s, seat)) or bool(bonus_symbols(s, seat)) or may_train_extra(s, seat, 0)
    s.stage = stage
    return is_possible


def may_train_extra(s: Table, seat: Seat, still_here: int) -> bool:
    """AR-129 After the fee: is there another worker, and a training space that can be paid?"""
    if not s.effects & EXTRA_TRAINING or s.phase == Phase.FINAL_ACTIONS:  # AR-157
        return False
    player = s.players[seat]
    if player.in_hand + len([value for value in player.training if value > 0]) <= still_here:
        return False
    money = player.goods[DENARII] - s.fee
    return bool([cost for space, cost in enumerate(TRAINING_COST) if not player.training[space] and cost <= money])
