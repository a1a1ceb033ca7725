"""Sections 7 and 8: Quaestor, Aedilis, Mercator, Propraetor, and the area card that moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import (
    BOTTOM,
    BUY,
    DONE,
    GAIN,
    INVEST,
    SELL,
    TOP,
    Buy,
    Gain,
    Invest,
    Sell,
)
from tabularium.games.ave_roma.components import (
    AREA_DECK,
    BASICS,
    BIT,
    CARDS,
    DENARII,
    FRAGMENT_MASK,
    INFLUENCE_MASK,
    MAX_SEATS,
    PURCHASES,
    STORE,
    cards_in,
)
from tabularium.games.ave_roma.state import AFTER, BASIC, NO_CARD, Table
from tabularium.games.ave_roma.steps.dealing import DEAL_AREA
from tabularium.games.ave_roma.steps.doing import may_do_nothing_more
from tabularium.games.ave_roma.steps.gains import (
    PAIRING,
    gain,
    gain_all,
    is_tight,
    keeps_fee,
    reach,
    receive_denarii,
)

QUAESTOR_RATE: Final = 2  # AR-66


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VisitQuaestor(Step):
    """AR-66 Denarii equal to twice the worker's value."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.stage = AFTER
        receive_denarii(s, self.seat, QUAESTOR_RATE * s.value)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VisitAedilis(Step):
    """AR-67 All four resources shown on the area card."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.stage = AFTER
        card = CARDS[s.area_cards[s.value - 1]]
        gain_all(s, self.seat, (*card.top, *card.bottom))


# ---------------------------------------------------------------------- Mercator

NOT_BEGUN: Final = 0
SELLING: Final = 1
BUYING: Final = 2
SELLING_LAST: Final = 3
BUYING_LAST: Final = 4
_SELL_NEXT: Final[tuple[int, ...]] = (SELLING, SELLING, SELLING_LAST, SELLING_LAST)
_BUY_NEXT: Final[tuple[int, ...]] = (BUYING, BUYING_LAST, BUYING, BUYING, BUYING_LAST)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Trading(Decision):
    """AR-68 to AR-70 Sell, or buy, then perhaps the other; what has been left cannot be resumed."""

    step: int
    bought: int

    def options(self, s: Table) -> Sequence[Action]:
        player, step = s.players[self.seat], self.step
        goods = player.goods
        options: list[Action] = []
        if step != BUYING_LAST:
            options += [SELL[good] for good in BASICS if goods[good]]
        if step != SELLING_LAST and self.bought < PURCHASES:
            money = goods[DENARII]
            prices = s.prices(self.seat)
            if s.fee:
                options += [BUY[g] for g in s.types_in(s.value - 1) if prices[g] <= money and self._may_buy(s, g)]
            else:
                options += [BUY[g] for g in s.types_in(s.value - 1) if prices[g] <= money]
        if goods[DENARII] >= s.fee and may_do_nothing_more(s, self.seat):
            options.append(DONE)
        return options

    def _may_buy(self, s: Table, good: int) -> bool:
        """AR-63 Money spent here may be wanted for the fee; what is bought can be sold only if selling is to come."""
        player, price = s.players[self.seat], s.prices(self.seat)[good]
        if _BUY_NEXT[self.step] != BUYING_LAST:
            return True
        back = price if player.goods[good] >= STORE else 0
        return player.goods[DENARII] - price + back >= s.fee

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        goods = s.players[seat].goods
        if isinstance(action, Sell):
            price = s.prices(seat)[action.good]
            goods[action.good] -= 1
            goods[DENARII] += price
            s.did = True
            if s.is_telling:
                s.tell("sold", seat, action.good, price)
            s.agenda.append(TRADING[seat][_SELL_NEXT[self.step]][self.bought])
        elif isinstance(action, Buy):
            price = s.prices(seat)[action.good]
            goods[DENARII] -= price
            s.did = True
            if s.is_telling:
                s.tell("bought_good", seat, action.good, price)
            step = _BUY_NEXT[self.step]
            s.stage = AFTER if step == BUYING_LAST else BASIC
            s.agenda.append(TRADING[seat][step][self.bought + 1])
            gain(s, seat, action.good)
        else:
            s.stage = AFTER

    def refusals(self, s: Table) -> Sequence[Refusal]:
        goods, prices, offered = s.players[self.seat].goods, s.prices(self.seat), self.options(s)
        found: list[Refusal] = []
        for good in BASICS:
            if self.step == BUYING_LAST:
                found.append(Refusal(SELL[good], "AR-70", "step_left"))
            elif not goods[good]:
                found.append(Refusal(SELL[good], "AR-68", "has_none", (good,)))
            if self.step == SELLING_LAST:
                found.append(Refusal(BUY[good], "AR-70", "step_left"))
            elif good not in s.types_in(s.value - 1):
                clause = "AR-59" if s.area_cards[s.value - 1] < 0 else "AR-69"
                found.append(Refusal(BUY[good], clause, "not_on_area_card", (s.value - 1,)))
            elif self.bought == PURCHASES:
                found.append(Refusal(BUY[good], "AR-69", "bought_enough", (PURCHASES,)))
            elif prices[good] > goods[DENARII]:
                found.append(Refusal(BUY[good], "AR-69", "too_dear", (prices[good], goods[DENARII])))
            elif BUY[good] not in offered:
                found.append(Refusal(BUY[good], "AR-63", "fee_unpaid", (s.fee,)))
        if DONE not in offered:
            clause, key = ("AR-63", "fee_unpaid") if goods[DENARII] < s.fee else ("AR-62", "must_do_something")
            found.append(Refusal(DONE, clause, key, (s.fee,)))
        return found


TRADING: Final = tuple(
    [
        tuple([tuple([Trading(seat, step, bought) for bought in range(PURCHASES + 1)]) for step in range(5)])
        for seat in range(MAX_SEATS)
    ]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VisitMercator(Step):
    """AR-68 to AR-71."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.stage = BASIC
        s.agenda.append(TRADING[self.seat][NOT_BEGUN][0])


# ---------------------------------------------------------------------- Propraetor


class ChoosingHalf(Decision):
    """AR-83 The two resources of one half of the area card, top or bottom; none if the area is empty (AR-60)."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return s.area_cards[s.value - 1] < 0

    def options(self, s: Table) -> Sequence[Action]:
        if is_tight(s, self.seat):
            return [half for half in _HALVES if self._keeps_fee(s, half)]
        return _HALVES

    def _keeps_fee(self, s: Table, half: Action) -> bool:
        """AR-28a With this half, what comes after it included."""
        card = CARDS[s.area_cards[s.value - 1]]
        goods, held = s.players[self.seat].goods, s.players[self.seat].goods[:]
        money = 0
        for good in card.top if half is TOP else card.bottom:
            if goods[good] < STORE:
                goods[good] += 1
            else:
                money += s.prices(self.seat)[good]
        stage, s.stage = s.stage, BASIC
        enough = reach(s, self.seat, 0) + money >= s.fee
        s.stage = stage
        goods[:] = held
        return enough

    def resolve(self, s: Table, action: Action) -> None:
        card = CARDS[s.area_cards[s.value - 1]]
        s.stage = BASIC
        s.tell("half", self.seat, s.value - 1, 0 if action is TOP else 1)
        gain_all(s, self.seat, card.top if action is TOP else card.bottom)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered = self.options(s)
        return [Refusal(half, "AR-28a", "must_keep_payable") for half in _HALVES if half not in offered]


_HALVES: Final[tuple[Action, ...]] = (TOP, BOTTOM)


class UsingProvince(Decision):
    """AR-84 One more resource of a type on the card, or influence cards, or nothing."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = []
        types = s.types_in(s.value - 1)
        is_short = is_tight(s, seat)
        if is_short:
            options += [GAIN[good] for good in types if keeps_fee(s, seat, good)]
        else:
            options += [GAIN[good] for good in types]
        if is_short and reach(s, seat, -1 if types else 0) < s.fee:
            return options
        options += investments(s, seat, 0)
        if may_do_nothing_more(s, seat):
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        s.stage = AFTER
        if isinstance(action, Gain):
            gain(s, self.seat, action.good)
        elif isinstance(action, Invest):
            invest(s, self.seat, action.card, 0)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        types, offered, area = s.types_in(s.value - 1), self.options(s), s.value - 1
        found: list[Refusal] = []
        for good in BASICS:
            if good not in types:
                clause = "AR-84" if types else "AR-60"
                found.append(Refusal(GAIN[good], clause, "not_on_area_card", (area,)))
            elif GAIN[good] not in offered:
                found.append(Refusal(GAIN[good], "AR-28a", "must_keep_payable"))
        player = s.players[self.seat]
        for card in cards_in(player.cards & INFLUENCE_MASK):
            if player.spent & BIT[card]:
                found.append(Refusal(INVEST[card], "AR-86", "influence_spent"))
            elif is_tight(s, self.seat) and DONE not in offered:
                found.append(Refusal(INVEST[card], "AR-28a", "must_keep_payable"))
            elif INVEST[card] not in offered:
                found.append(Refusal(INVEST[card], "AR-116", "rise_changes_nothing", (area,)))
        if DONE not in offered:
            is_short = is_tight(s, self.seat)
            found.append(
                Refusal(DONE, *(("AR-28a", "must_keep_payable") if is_short else ("AR-62", "must_do_something")))
            )
        return found


def investments(s: Table, seat: Seat, already: int) -> list[Action]:
    """AR-85, AR-86 The cards whose influence can be used, if all of them together would change something."""
    player = s.players[seat]
    cards = player.cards & INFLUENCE_MASK & ~player.spent
    if not cards:
        return []
    unspent = cards_in(cards)
    total = already + sum([CARDS[card].influence for card in unspent])
    if not s.can_rise(seat, s.value - 1, total):
        return []
    return [INVEST[card] for card in unspent]


def invest(s: Table, seat: Seat, card: int, already: int) -> None:
    """AR-87 The card is spent and lies on the right side; perhaps another one is added."""
    player, bit = s.players[seat], BIT[card]
    s.used |= player.left & bit
    player.spent |= bit
    player.right |= bit
    s.did = True
    s.tell("invested", seat, card, CARDS[card].influence)
    s.agenda.append(Investing(seat, already + CARDS[card].influence))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Investing(Decision):
    """AR-85 More influence cards, until done; then the marker rises by the sum of their icons."""

    levels: int

    def options(self, s: Table) -> Sequence[Action]:
        options = investments(s, self.seat, self.levels)
        if s.can_rise(self.seat, s.value - 1, self.levels):
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Invest):
            invest(s, self.seat, action.card, self.levels)
        else:
            area = s.value - 1
            s.tell("rose", self.seat, area, s.rise(self.seat, area, self.levels))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        if s.can_rise(self.seat, s.value - 1, self.levels):
            return ()
        return [Refusal(DONE, "AR-116", "rise_changes_nothing", (s.value - 1,))]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class VisitPropraetor(Step):
    """AR-83, AR-84 A half, then one thing more."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.stage = BASIC
        s.then(CHOOSING_HALF[self.seat], USING_PROVINCE[self.seat])


CHOOSING_HALF: Final = tuple([ChoosingHalf(seat) for seat in range(MAX_SEATS)])
USING_PROVINCE: Final = tuple([UsingProvince(seat) for seat in range(MAX_SEATS)])


# ---------------------------------------------------------------------- the area card


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MoveAreaCard(Step):
    """AR-50 to AR-57 The card slides up; or the fee is paid, the card taken and replaced."""

    seat: Seat

    def run(self, s: Table) -> None:
        seat, area = self.seat, s.value - 1
        card = s.area_cards[area]
        if s.fee:
            s.players[seat].goods[DENARII] -= s.fee
            s.tell("fee", seat, s.fee)
            s.fee = 0
        if card < 0:
            return
        if not s.upper >> area & 1:
            s.upper |= 1 << area
            if s.is_telling:
                s.tell("card_up", area, card)
            return
        player = s.players[seat]
        player.cards |= BIT[card]
        s.area_cards[area] = NO_CARD
        s.upper &= ~(1 << area)
        s.tell("took_area_card", seat, area, card)
        s.raise_brown(area)
        if s.left[AREA_DECK]:
            s.agenda.append(DEAL_AREA[area])
        elif not s.is_ending:
            s.is_ending = True  # AR-151
            s.tell("end_by_area", area)
        fragment = CARDS[card].fragment
        if (player.cards & FRAGMENT_MASK[fragment]).bit_count() % 2 == 0:  # AR-64
            s.agenda.append(PAIRING[seat][fragment])


VISITS: Final[tuple[tuple[Step, ...], ...]] = (
    tuple([VisitQuaestor(seat) for seat in range(MAX_SEATS)]),
    tuple([VisitAedilis(seat) for seat in range(MAX_SEATS)]),
    tuple([VisitMercator(seat) for seat in range(MAX_SEATS)]),
    tuple([VisitPropraetor(seat) for seat in range(MAX_SEATS)]),
)
MOVE_AREA_CARD: Final = tuple([MoveAreaCard(seat) for seat in range(MAX_SEATS)])
