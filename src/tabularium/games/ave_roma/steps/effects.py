"""Sections 10, 11 and 17: optional effects before and after the basic action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import BONUS, CONTINUE, DONE, SPEND, USE, BeginBonus, Spend, UsePatron
from tabularium.games.ave_roma.components import (
    AEDILIS,
    BIT,
    CARDS,
    DENARII,
    FIRST_ROW,
    GAINED_DENARII,
    MAX_SEATS,
    MERCATOR,
    PROPRAETOR,
    QUAESTOR,
    ROMA,
    STAGED_MASK,
    SYMBOLS,
    Modifier,
    cards_in,
)
from tabularium.games.ave_roma.solvency import can_pay_card, can_walk
from tabularium.games.ave_roma.state import AFTER, BEFORE, Points, Table
from tabularium.games.ave_roma.steps.doing import (
    bonus_symbols,
    cards_to_spend,
    may_spend,
    may_stop_spending,
    may_train_extra,
    sets_made,
    usable_patrons,
)
from tabularium.games.ave_roma.steps.gains import TAKING_TYPE, receive_denarii, receive_surplus
from tabularium.games.ave_roma.steps.paying import INFLUENCE, begin_paying
from tabularium.games.ave_roma.steps.politics import advance
from tabularium.games.ave_roma.steps.roma import walk
from tabularium.games.ave_roma.steps.rows import buy_deck_card

DENARII_PER_CARD: Final = 2  # AR-205


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UsingEffects(Decision):
    """AR-48, AR-49a, AR-199 Modifiers and the bonus, each finished before the next; then go on."""

    stage: int

    def is_moot(self, s: Table) -> bool:
        if s.effects & STAGED_MASK:
            return False
        return not s.is_advanced or s.bonus or not (s.players[self.seat].left or s.used)

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = [USE[card] for card in usable_patrons(s, seat)]
        options += [BONUS[symbol] for symbol in bonus_symbols(s, seat)]
        if self._may_go_on(s):
            options.append(CONTINUE)
        return options

    def _may_go_on(self, s: Table) -> bool:
        """AR-28a An effect that alone keeps a cost payable, or alone does anything, cannot be declined."""
        player = s.players[self.seat]
        if self.stage == BEFORE:
            if s.location >= FIRST_ROW:
                return can_pay_card(s.rows[s.slot], s.effects, player.goods, False)
            if s.location == ROMA:
                return can_walk(s, self.seat, player.colosseum, s.value, 0, s.effects)
            return True
        return player.goods[DENARII] >= s.fee and (s.did or may_train_extra(s, self.seat, 0))

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, UsePatron):
            s.agenda.append(self)
            use_patron(s, self.seat, action.card)
        elif isinstance(action, BeginBonus):
            s.agenda.append(self)
            s.bonus = True
            s.did = True
            s.tell("bonus", self.seat, s.location, action.symbol)
            s.agenda.append(Spending(self.seat, action.symbol, 0))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        usable = usable_patrons(s, self.seat)
        unusable = [card for card in cards_in(s.effects & STAGED_MASK) if card not in usable]
        found = [Refusal(USE[card], _WHY_NOT[CARDS[card].modifier], "effect_in_vain") for card in unusable]
        if s.is_advanced and not s.bonus:
            offered = bonus_symbols(s, self.seat)
            there = [symbol for symbol in range(len(SYMBOLS)) if cards_to_spend(s, self.seat, symbol)]
            found += [Refusal(BONUS[y], _BONUS_CLAUSE[s.location], "bonus_in_vain") for y in there if y not in offered]
        if not self._may_go_on(s):
            found.append(Refusal(CONTINUE, "AR-28a" if s.did else "AR-62", "must_use_effect"))
        return found


_WHY_NOT: Final = {
    Modifier.GAIN_SURPLUS.value: "AR-24",
    Modifier.GAIN_AREA_RESOURCE.value: "AR-127",
    Modifier.RAISE_BROWN.value: "AR-136",
    Modifier.BUY_INFLUENCE.value: "AR-133",
}
_BONUS_CLAUSE: Final = ("AR-205", "AR-206", "AR-207", "AR-208", "AR-211", "AR-215a", "AR-215a", "AR-215a")

USING_BEFORE: Final = tuple([UsingEffects(seat, BEFORE) for seat in range(MAX_SEATS)])
USING_AFTER: Final = tuple([UsingEffects(seat, AFTER) for seat in range(MAX_SEATS)])


def use_patron(s: Table, seat: Seat, card: int) -> None:
    """AR-124 to AR-136 One modifier, once."""
    s.effects &= ~BIT[card]
    s.did = True
    printed, area = CARDS[card], s.value - 1
    s.tell("used_patron", seat, card)
    if printed.modifier == Modifier.GAIN_POINT:
        s.score(seat, Points.MODIFIERS, 1)
        s.tell("modifier_point", seat, 1)
    elif printed.modifier == Modifier.GAIN_DENARII:
        receive_denarii(s, seat, GAINED_DENARII)
    elif printed.modifier == Modifier.GAIN_SURPLUS:
        receive_surplus(s, seat, 1)
    elif printed.modifier == Modifier.GAIN_AREA_RESOURCE:
        s.agenda.append(TAKING_TYPE[seat])
    elif printed.modifier == Modifier.BUY_INFLUENCE:
        s.agenda.append(RiseOnce(seat))
        begin_paying(s, seat, INFLUENCE, printed.price, 0)
    elif printed.modifier == Modifier.FREE_COLOSSEUM_STEP:
        s.tell("free_walk", seat)
        advance(s, seat)
    else:
        s.raise_brown(area)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RiseOnce(Step):
    """AR-133 One level in the area of the worker's value."""

    seat: Seat

    def run(self, s: Table) -> None:
        area = s.value - 1
        s.tell("rose", self.seat, area, s.rise(self.seat, area, 1))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Spending(Decision):
    """AR-199 to AR-202 Cards of one symbol, one by one, until done; they go to the right side."""

    symbol: int
    count: int

    def options(self, s: Table) -> Sequence[Action]:
        seat, symbol = self.seat, self.symbol
        options: list[Action] = []
        cards = cards_to_spend(s, seat, symbol)
        if cards and may_spend(s, seat, symbol, self.count):
            options += [SPEND[card] for card in cards_in(cards)]
        if may_stop_spending(s, seat, symbol, self.count):
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Spend):
            s.players[self.seat].right |= BIT[action.card]
            s.tell("spent_card", self.seat, action.card)
            s.agenda.append(Spending(self.seat, self.symbol, self.count + 1))
        else:
            take_bonus(s, self.seat, self.symbol, self.count)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered, left = self.options(s), s.players[self.seat].left
        found: list[Refusal] = []
        for card in cards_in(left):
            if CARDS[card].symbol != self.symbol:
                found.append(Refusal(SPEND[card], "AR-201", "other_symbol", (self.symbol,)))
            elif SPEND[card] not in offered:
                found.append(Refusal(SPEND[card], _BONUS_CLAUSE[s.location], "card_in_vain"))
        if DONE not in offered:
            found.append(Refusal(DONE, _BONUS_CLAUSE[s.location], "bonus_not_whole"))
        return found


def take_bonus(s: Table, seat: Seat, symbol: int, count: int) -> None:
    """AR-205 to AR-215 What the location gives for so many cards."""
    location = s.location
    if location == QUAESTOR:
        receive_denarii(s, seat, DENARII_PER_CARD * count)
    elif location == AEDILIS:
        s.agenda.extend([TAKING_TYPE[seat]] * count)
    elif location == MERCATOR:
        receive_surplus(s, seat, count)
    elif location == PROPRAETOR:
        area = s.value - 1
        s.tell("rose", seat, area, s.rise(seat, area, sets_made(s, symbol, count)))
    elif location == ROMA:
        walk(s, seat, count)
    else:
        buy_deck_card(s, seat, location - FIRST_ROW, count)
