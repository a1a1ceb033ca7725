"""Sections 5 and 7: gaining resources, storage, and whether the fee at the end of the action can still be paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.ave_roma.actions import GAIN, TAKE_DENARII, TAKE_SURPLUS, Gain
from tabularium.games.ave_roma.components import (
    AEDIFICATOR,
    AEDILIS,
    BASICS,
    CARDS,
    DENARII,
    FRAGMENT_CHOICE,
    FRAGMENTS,
    GAINED_DENARII,
    MAX_SEATS,
    MERCATOR,
    MODIFIER_MASK,
    PROPRAETOR,
    STORE,
    SURPLUS,
    SURPLUS_STORE,
    Cost,
    Modifier,
)
from tabularium.games.ave_roma.solvency import GAIN_DENARII, PLAIN, can_pay_card, fitting, less, next_icon
from tabularium.games.ave_roma.state import AFTER, BEFORE, Table

GAIN_RESOURCE: Final = MODIFIER_MASK[Modifier.GAIN_AREA_RESOURCE]


def gain(s: Table, seat: Seat, good: int) -> None:
    """AR-22, AR-25 One basic resource, or a choice of compensation."""
    goods = s.players[seat].goods
    if goods[good] < STORE:
        goods[good] += 1
        if s.is_telling:
            s.tell("gained", seat, good, 1)
    else:
        s.agenda.append(COMPENSATING[seat][good])


def gain_all(s: Table, seat: Seat, resources: Sequence[int]) -> None:
    """AR-67, AR-83 All of them; compensations are chosen in the order of the card."""
    for good in reversed(resources):
        gain(s, seat, good)


def receive_surplus(s: Table, seat: Seat, count: int) -> None:
    """AR-24."""
    stored = s.gain_surplus(seat, count)
    if stored:
        s.tell("gained", seat, SURPLUS, stored)
    if stored < count:
        s.tell("surplus_lost", seat, count - stored)


def receive_denarii(s: Table, seat: Seat, count: int) -> None:
    s.players[seat].goods[DENARII] += count
    if s.is_telling:
        s.tell("gained", seat, DENARII, count)


# ---------------------------------------------------------------------- the fee


def is_tight(s: Table, seat: Seat) -> bool:
    """AR-63 Is a fee due that the player could not pay now?"""
    return s.fee > s.players[seat].goods[DENARII]


def reach(s: Table, seat: Seat, units: int) -> int:
    """AR-28a How many denarii the player can have when the fee falls due; ``units`` more or fewer free resources."""
    goods, prices = s.players[seat].goods, s.prices(seat)
    total = goods[DENARII]
    for step in s.agenda:
        if isinstance(step, Compensating):
            total += prices[step.good]
        elif isinstance(step, TakingType):
            units += 1
    if s.effects and s.effects & GAIN_DENARII:
        total += GAINED_DENARII
    if s.location == MERCATOR:
        if s.stage < AFTER:
            for good in BASICS:
                total += goods[good] * prices[good]
        return total
    card = s.area_cards[s.value - 1]
    if card < 0:
        return total
    printed = CARDS[card]
    if s.effects and s.effects & GAIN_RESOURCE:
        units += 1
    if s.location == PROPRAETOR and s.stage < AFTER:
        units += 1
    if s.location == AEDILIS and s.is_advanced and not s.bonus:
        units += s.players[seat].most_of_a_symbol()
    coming: tuple[tuple[int, ...], ...] = ((),)
    if s.stage == BEFORE:
        coming = ((*printed.top, *printed.bottom),) if s.location == AEDILIS else (printed.top, printed.bottom)
    return total + max([_compensation(goods, prices, printed.types, ahead, units) for ahead in coming])


def leaves_fee(s: Table, seat: Seat, icons: Cost) -> bool:
    """AR-28a, AR-63 Is there a way to pay these icons after which the fee is still within reach?"""
    icon = next_icon(icons)
    if icon < 0:
        return reach(s, seat, 0) >= s.fee
    goods, rest = s.players[seat].goods, less(icons, icon)
    for good in fitting(icon, PLAIN):
        if goods[good]:
            goods[good] -= 1
            is_left = leaves_fee(s, seat, rest)
            goods[good] += 1
            if is_left:
                return True
    return False


def _compensation(
    goods: list[int], prices: tuple[int, ...], types: tuple[int, ...], ahead: tuple[int, ...], units: int
) -> int:
    """The most money that these resources, and so many of any types, bring at full storage.

    Money per type grows ever faster with the number of units, so the best is to take them all of one type.
    """
    held = [*goods]
    money = 0
    for good in ahead:
        if held[good] < STORE:
            held[good] += 1
        else:
            money += prices[good]
    if units > 0:
        money += max([prices[good] * max(0, units - (STORE - held[good])) for good in types])
    return money


def keeps_fee(s: Table, seat: Seat, good: int) -> bool:
    """AR-28a Can the fee still be paid if one of the free resources is of this type?"""
    goods = s.players[seat].goods
    if goods[good] >= STORE:
        return reach(s, seat, -1) + s.prices(seat)[good] >= s.fee
    goods[good] += 1
    enough = reach(s, seat, -1) >= s.fee
    goods[good] -= 1
    return enough


# ---------------------------------------------------------------------- decisions


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Compensating(Decision):
    """AR-22, AR-23 For a basic resource that cannot be stored: 1 surplus, or denarii equal to its price."""

    good: int

    def options(self, s: Table) -> Sequence[Action]:
        if s.players[self.seat].goods[SURPLUS] >= SURPLUS_STORE:
            return _MONEY
        if is_tight(s, self.seat) and reach(s, self.seat, 0) - s.prices(self.seat)[self.good] < s.fee:
            return _MONEY
        if s.stage == BEFORE and s.location == AEDIFICATOR:
            return self._leaving_row(s)
        return _BOTH

    def _leaving_row(self, s: Table) -> Sequence[Action]:
        """AR-28a A pair reward that comes before the row card is paid."""
        goods = s.players[self.seat].goods
        card = s.rows[s.slot]
        kept: list[Action] = []
        for action, good, count in (
            (TAKE_SURPLUS, SURPLUS, 1),
            (TAKE_DENARII, DENARII, s.prices(self.seat)[self.good]),
        ):
            goods[good] += count
            if can_pay_card(card, s.effects, goods, True):
                kept.append(action)
            goods[good] -= count
        return kept

    def resolve(self, s: Table, action: Action) -> None:
        if action is TAKE_SURPLUS:
            s.gain_surplus(self.seat, 1)
            s.tell("compensated", self.seat, self.good, SURPLUS, 1)
        else:
            price = s.prices(self.seat)[self.good]
            s.players[self.seat].goods[DENARII] += price
            s.tell("compensated", self.seat, self.good, DENARII, price)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        if s.players[self.seat].goods[SURPLUS] >= SURPLUS_STORE:
            return [Refusal(TAKE_SURPLUS, "AR-23", "surplus_full", (SURPLUS_STORE,))]
        offered = self.options(s)
        return [Refusal(a, "AR-28a", "must_keep_payable") for a in _BOTH if a not in offered]


_MONEY: Final[tuple[Action, ...]] = (TAKE_DENARII,)
_BOTH: Final[tuple[Action, ...]] = (TAKE_SURPLUS, TAKE_DENARII)
COMPENSATING: Final = tuple([tuple([Compensating(seat, good) for good in BASICS]) for seat in range(MAX_SEATS)])


class TakingType(Decision):
    """AR-127, AR-206 One resource of a type shown on the card in the area of the worker's value."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        types = s.types_in(s.value - 1)
        if is_tight(s, self.seat):
            return [GAIN[good] for good in types if keeps_fee(s, self.seat, good)]
        return [GAIN[good] for good in types]

    def resolve(self, s: Table, action: Gain) -> None:
        gain(s, self.seat, action.good)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        types, offered = s.types_in(s.value - 1), self.options(s)
        others = [good for good in BASICS if good not in types]
        found = [Refusal(GAIN[good], "AR-127", "not_on_area_card", (s.value - 1,)) for good in others]
        return found + [Refusal(GAIN[g], "AR-28a", "must_keep_payable") for g in types if GAIN[g] not in offered]


TAKING_TYPE: Final = tuple([TakingType(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PairingFragments(Decision):
    """AR-64 A pair of fragments: one resource of its colour, or any."""

    fragment: int

    def options(self, s: Table) -> Sequence[Action]:
        return _FRAGMENT_GAINS[self.fragment]

    def resolve(self, s: Table, action: Gain) -> None:
        s.tell("fragments", self.seat, self.fragment, action.good)
        gain(s, self.seat, action.good)


_FRAGMENT_GAINS: Final = tuple([tuple([GAIN[good] for good in choice]) for choice in FRAGMENT_CHOICE])
PAIRING: Final = tuple(
    [tuple([PairingFragments(seat, fragment) for fragment in range(len(FRAGMENTS))]) for seat in range(MAX_SEATS)]
)
