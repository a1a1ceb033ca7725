"""AR-28, AR-28a Can what is still to be paid in an action be paid? Questions only; nothing is changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.games.ave_roma.components import (
    ANY,
    BASICS,
    BLACK,
    BUILDING_DECK,
    CARDS,
    COLOSSEUM,
    COST_DENARII,
    COST_SURPLUS,
    COSTS,
    DENARII,
    GAINED_DENARII,
    KIND_MASK,
    LOOP,
    MODIFIER_MASK,
    PATRON_DECK,
    STORE,
    SURPLUS,
    SURPLUS_STORE,
    WAR_DECK,
    WAR_REWARDS,
    Cost,
    Modifier,
    cards_in,
)
from tabularium.games.ave_roma.state import Table

DISCOUNT: Final = MODIFIER_MASK[Modifier.CARD_DISCOUNT]
SURPLUS_FOR_BASIC: Final = MODIFIER_MASK[Modifier.SURPLUS_FOR_BASIC]
BASIC_FOR_SURPLUS: Final = MODIFIER_MASK[Modifier.BASIC_FOR_SURPLUS]
GAIN_SURPLUS: Final = MODIFIER_MASK[Modifier.GAIN_SURPLUS]
GAIN_DENARII: Final = MODIFIER_MASK[Modifier.GAIN_DENARII]
ONE_STEP_FREE: Final = MODIFIER_MASK[Modifier.ONE_STEP_FREE]

PLAIN: Final = 0
SURPLUS_AS_BASIC: Final = 1  # AR-131
BASIC_AS_SURPLUS: Final = 2  # AR-132
DENARII_PER_CARD: Final = 2  # AR-130, AR-213


# ---------------------------------------------------------------------- the price of a card


def swaps_of(effects: int) -> int:
    """AR-131, AR-132 Which icons may be paid with something else."""
    if not effects:
        return PLAIN
    if effects & SURPLUS_FOR_BASIC:
        return SURPLUS_AS_BASIC
    return BASIC_AS_SURPLUS if effects & BASIC_FOR_SURPLUS else PLAIN


def price_of(card: int, effects: int, used: int) -> tuple[Cost, int]:
    """AR-130, AR-213 The cost, lowered by a patron and by cards used, and how many basic icons may be struck off."""
    cost = COSTS[card]
    times = used + (1 if effects & DISCOUNT else 0)
    if not times:
        return cost, 0
    deck = CARDS[card].deck
    if deck == BUILDING_DECK:
        return cost, times
    index, less = (COST_SURPLUS, times) if deck == WAR_DECK else (COST_DENARII, DENARII_PER_CARD * times)
    return (*cost[:index], max(0, cost[index] - less), *cost[index + 1 :]), 0


def still_lowered(card: int, effects: int, used: int) -> bool:
    """AR-215a Would one more card lower its cost?"""
    cost, cut = price_of(card, effects, used)
    deck = CARDS[card].deck
    if deck == BUILDING_DECK:
        return sum(cost[: ANY + 1]) > cut
    return cost[COST_SURPLUS if deck == WAR_DECK else COST_DENARII] > 0


def payable(goods: list[int], cost: Cost, cut: int, swaps: int, surplus: int, denarii: int) -> bool:
    """AR-27 Can every icon be paid? Resources fit icons like boxes in boxes, so the narrowest are served first."""
    if denarii < cost[COST_DENARII]:
        return False
    short = cost[COST_SURPLUS] - surplus
    if short > 0 and swaps != BASIC_AS_SURPLUS:
        return False
    unpaid = left = 0
    for colour in range(3):
        spare = 0
        for good in range(2 * colour, 2 * colour + 2):
            over = goods[good] - cost[good]
            if over < 0:
                unpaid -= over
            else:
                spare += over
        spare -= cost[BLACK + colour]
        if spare < 0:
            unpaid -= spare
        else:
            left += spare
    left -= cost[ANY]
    if left < 0:
        unpaid -= left
        left = 0
    if swaps == PLAIN:
        return unpaid <= cut
    if swaps == SURPLUS_AS_BASIC:
        return unpaid - cut <= -short
    return unpaid <= cut and short <= left


def _plain_needs(cost: Cost) -> tuple[tuple[int, int], ...]:
    """What a cost asks of single goods, money first because it is what is lacking most often."""
    needs = [(DENARII, cost[COST_DENARII]), (SURPLUS, cost[COST_SURPLUS])]
    needs += [(good, cost[good]) for good in BASICS]
    return tuple([(good, count) for good, count in needs if count])


_NEEDS: Final = tuple([_plain_needs(cost) for cost in COSTS])
_HAS_CHOICE: Final = tuple([any(cost[BLACK : ANY + 1]) for cost in COSTS])


def can_pay_plainly(goods: list[int], card: int) -> bool:
    """The same as :func:`payable` for a card at its printed cost, and faster."""
    for good, count in _NEEDS[card]:
        if goods[good] < count:
            return False
    return not _HAS_CHOICE[card] or payable(goods, COSTS[card], 0, PLAIN, goods[SURPLUS], goods[DENARII])


def can_pay(s: Table, seat: Seat, cost: Cost, cut: int, swaps: int) -> bool:
    """With what the player holds now."""
    goods = s.players[seat].goods
    return payable(goods, cost, cut, swaps, goods[SURPLUS], goods[DENARII])


def can_pay_card(card: int, effects: int, goods: list[int], with_effects: bool) -> bool:
    """AR-49a Can the row card be paid, now or after the effects that may still come before it?"""
    surplus, denarii = goods[SURPLUS], goods[DENARII]
    if not effects:
        return can_pay_plainly(goods, card)
    if with_effects:
        if effects & GAIN_SURPLUS:
            surplus = min(SURPLUS_STORE, surplus + 1)
        if effects & GAIN_DENARII:
            denarii += GAINED_DENARII
    cost, cut = price_of(card, effects, 0)
    return payable(goods, cost, cut, swaps_of(effects), surplus, denarii)


# ---------------------------------------------------------------------- two cards in one action (advanced mode)


def can_pay_both(s: Table, seat: Seat, slot: int, effects: int, goods: list[int], icons: Cost, cut: int) -> bool:
    """AR-28a Is there a way to pay these icons of the deck card that leaves the row card payable?"""
    return _pays(s, seat, slot, effects, [*goods], [*icons], cut, swaps_of(effects))


def _pays(
    s: Table, seat: Seat, slot: int, effects: int, goods: list[int], icons: list[int], cut: int, swaps: int
) -> bool:
    if goods[DENARII] < icons[COST_DENARII]:
        return False
    if icons[COST_DENARII]:
        goods = [*goods[:DENARII], goods[DENARII] - icons[COST_DENARII]]
        icons = [*icons[:COST_DENARII], 0]
    icon = next_icon(icons)
    if icon < 0:
        return _row_follows(s, seat, slot, effects, goods)
    rest = icons[:]
    rest[icon] -= 1
    if cut and icon <= ANY and _pays(s, seat, slot, effects, goods, rest, cut - 1, swaps):
        return True
    for good in fitting(icon, swaps):
        if goods[good]:
            goods[good] -= 1
            found = _pays(s, seat, slot, effects, goods[:], rest, cut, swaps)
            goods[good] += 1
            if found:
                return True
    return False


def next_icon(icons: Sequence[int]) -> int:
    """The icon to be paid next; -1: none is left."""
    for icon, count in enumerate(icons):
        if count:
            return icon
    return -1


def less(icons: Cost, icon: int) -> Cost:
    """One icon fewer."""
    return (*icons[:icon], icons[icon] - 1, *icons[icon + 1 :])


def _fitting() -> tuple[tuple[tuple[int, ...], ...], ...]:
    table: list[tuple[tuple[int, ...], ...]] = []
    for swaps in (PLAIN, SURPLUS_AS_BASIC, BASIC_AS_SURPLUS):
        pays: list[tuple[int, ...]] = [(good,) for good in BASICS]
        pays += [(2 * colour, 2 * colour + 1) for colour in range(3)]
        pays.append(BASICS)
        if swaps == SURPLUS_AS_BASIC:
            pays = [(*goods, SURPLUS) for goods in pays]
        pays.append((SURPLUS, *BASICS) if swaps == BASIC_AS_SURPLUS else (SURPLUS,))
        table.append(tuple(pays))
    return tuple(table)


_FITTING: Final = _fitting()


def fitting(icon: int, swaps: int) -> tuple[int, ...]:
    """What an icon may be paid with."""
    return _FITTING[swaps][icon]


def _row_follows(s: Table, seat: Seat, slot: int, effects: int, goods: list[int]) -> bool:
    """After the deck card is paid and its rewards are in: can the row card be paid?"""
    card, top = s.rows[slot], s.tops[slot // 5]
    held = s.players[seat].cards & KIND_MASK[top] if CARDS[top].deck != PATRON_DECK else 0
    goods = goods[:]
    if CARDS[top].deck == WAR_DECK and held:
        reward = WAR_REWARDS[held.bit_count() + 1]
        goods[DENARII] += reward.get("denarii", 0)
        goods[SURPLUS] = min(SURPLUS_STORE, goods[SURPLUS] + reward.get("surplus", 0))
    elif CARDS[top].deck == BUILDING_DECK and held:
        prices = s.prices(seat)
        full: list[int] = []
        for half in (*cards_in(held), top):
            gained = CARDS[half].pair_reward
            goods[SURPLUS] = min(SURPLUS_STORE, goods[SURPLUS] + gained[COST_SURPLUS])
            for good in BASICS:
                if gained[good] and goods[good] < STORE:
                    goods[good] += 1
                elif gained[good]:
                    full.append(good)
        if full:  # AR-22 one or the other
            goods[DENARII] += prices[full[0]]
            if can_pay_card(card, effects, goods, True):
                return True
            goods[DENARII] -= prices[full[0]]
            goods[SURPLUS] = min(SURPLUS_STORE, goods[SURPLUS] + 1)
    return can_pay_card(card, effects, goods, True)


def can_pay_after_deck(s: Table, seat: Seat, slot: int, effects: int) -> bool:
    """AR-28a Is the row card payable because the deck card, bought before it, brings a reward?"""
    top = s.tops[slot // 5]
    player = s.players[seat]
    if top < 0 or CARDS[top].deck == PATRON_DECK or not player.cards & KIND_MASK[top]:
        return False
    cards = player.most_of_a_symbol()
    if not cards:
        return False
    cost, cut = price_of(top, effects, cards)
    if can_pay_both(s, seat, slot, effects, player.goods, cost, cut):
        return True
    used = effects & (GAIN_SURPLUS | GAIN_DENARII)  # before the deck card, and not again after it (AR-123)
    return bool(used) and can_pay_both(s, seat, slot, effects & ~used, _after_effects(player.goods, used), cost, cut)


def _after_effects(goods: list[int], effects: int) -> list[int]:
    """What the player would hold after the effects that bring surplus or money."""
    after = [*goods]
    if effects & GAIN_SURPLUS:
        after[SURPLUS] = min(SURPLUS_STORE, after[SURPLUS] + 1)
    if effects & GAIN_DENARII:
        after[DENARII] += GAINED_DENARII
    return after


def can_take_slot(s: Table, seat: Seat, slot: int, effects: int) -> bool:
    """AR-32, AR-72, AR-77, AR-99 Can the card of this slot be bought in an action that begins now?"""
    card = s.rows[slot]
    if card < 0:
        return False
    if can_pay_card(card, effects, s.players[seat].goods, True):
        return True
    return s.is_advanced and can_pay_after_deck(s, seat, slot, effects)


# ---------------------------------------------------------------------- the Colosseum


def _step_kind(cost: Cost) -> int:
    """0 to 2: a colour, 3: any resource, 4: surplus, 5: denarii."""
    for kind, icon in enumerate((BLACK, BLACK + 1, BLACK + 2, ANY, COST_SURPLUS, COST_DENARII)):
        if cost[icon]:
            return kind
    raise ValueError("components.toml: a Colosseum space has no price")


STEP_KIND: Final = tuple([_step_kind(cost) for cost in COLOSSEUM])
STEP_PRICE: Final = tuple([max(cost[COST_SURPLUS], cost[COST_DENARII], 1) for cost in COLOSSEUM])


def others_on(s: Table, seat: Seat) -> int:
    """AR-90 The Colosseum spaces where other players' markers stand, as bits."""
    mask = 0
    for other, player in enumerate(s.players):
        if other != seat:
            mask |= 1 << player.colosseum
    return mask


def can_walk(s: Table, seat: Seat, start: int, now: int, later: int, effects: int) -> bool:
    """AR-91, AR-134, AR-211 Can ``now`` spaces be paid at once, and after further effects ``later`` ones?"""
    occupied = others_on(s, seat)
    goods = s.players[seat].goods
    total = [0] * 6
    soon = 0  # denarii
    for i in range(1, now + later + 1):
        space = (start + i) % LOOP
        if not occupied >> space & 1:
            kind = STEP_KIND[space]
            total[kind] += STEP_PRICE[space]
            if kind == 5 and i <= now:
                soon += STEP_PRICE[space]
    hope = GAINED_DENARII if effects and effects & GAIN_DENARII else 0
    if _affords(goods, soon, total, hope):
        return True
    if not effects or not effects & ONE_STEP_FREE:
        return False
    for i in range(1, now + later + 1):
        space = (start + i) % LOOP
        if occupied >> space & 1:
            continue
        kind, price = STEP_KIND[space], STEP_PRICE[space]
        total[kind] -= price
        spared = price if kind == 5 and i <= now else 0
        if _affords(goods, soon - spared, total, hope):
            return True
        total[kind] += price
    return False


def _affords(goods: list[int], soon_denarii: int, total: list[int], hope: int) -> bool:
    if goods[DENARII] < soon_denarii or goods[DENARII] + hope < total[5] or goods[SURPLUS] < total[4]:
        return False
    black = goods[0] + goods[1] - total[0]
    green = goods[2] + goods[3] - total[1]
    red = goods[4] + goods[5] - total[2]
    return black >= 0 and green >= 0 and red >= 0 and black + green + red >= total[3]
