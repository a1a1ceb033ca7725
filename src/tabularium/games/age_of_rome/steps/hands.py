"""Section 2.5: what a player may do with his hand at any moment of his turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.age_of_rome.actions import BUY_GLORY, PASS, SELL, SET, BuyGlory, LaySet, SellCard
from tabularium.games.age_of_rome.components import (
    BIT_CYCLE,
    CARDS,
    GLORY_PRICE,
    MAX_SEATS,
    MAX_SETS,
    PLACE_OF,
    RELIGION,
    SALE,
    SET_SIZE,
    SETS,
    TRADE,
)
from tabularium.games.age_of_rome.state import NOBODY, Table
from tabularium.games.age_of_rome.steps.medal import buy_glory


def each_kind(cards: int, actions: Sequence[Action], options: list[Action]) -> None:
    """For each kind among these cards, its action once."""
    last = -1
    while cards:
        low = cards & -cards
        kind = CARDS[PLACE_OF[low % BIT_CYCLE]]
        if kind != last:
            options.append(actions[kind])
            last = kind
        cards ^= low


def add_asides(s: Table, seat: Seat, options: list[Action]) -> None:
    """AG-57a What the active player may do before he answers: sell cards, lay out sets, buy glory."""
    hand = s.hand[seat]
    if hand:
        each_kind(hand, SELL, options)
        if hand.bit_count() >= SET_SIZE and len(s.sets[seat]) < MAX_SETS:
            _add_sets(hand, s.medals[TRADE] == seat, options)
    if s.medals[RELIGION] == seat and s.denarii[seat] >= GLORY_PRICE:
        options.append(BUY_GLORY)


def _add_sets(hand: int, has_medal: bool, options: list[Action]) -> None:
    """AG-168 to AG-172 The sets that can be made of a hand."""
    bits: list[int] = []
    while hand:
        bits.append(hand & -hand)
        hand &= hand - 1
    count = len(bits)
    for i in range(count - 2):
        for j in range(i + 1, count - 1):
            two = bits[i] | bits[j]
            for k in range(j + 1, count):
                found = SETS.get(two | bits[k])
                if found is not None and (has_medal or not found[1]):
                    action = SET[two | bits[k]]
                    if action not in options:  # two copies of a card make the same set
                        options.append(action)


def did_aside(s: Table, seat: Seat, action: Action) -> bool:
    """AG-57a If it was one of these, do it; the question is then put again."""
    if isinstance(action, SellCard):  # AG-58
        card = s.copy_of(s.hand[seat], action.card)
        s.leave_hand(seat, card)
        s.to_discard(card)
        s.denarii[seat] += SALE
        if s.is_telling:
            s.tell("sold", seat, action.card, SALE)
    elif isinstance(action, LaySet):
        lay_out(s, seat, action)
    elif isinstance(action, BuyGlory):  # AG-128a
        buy_glory(s, seat)
    else:
        return False
    return True


def lay_out(s: Table, seat: Seat, action: LaySet) -> None:
    """AG-59, AG-168, AG-173, AG-174 Three cards leave the hand for good."""
    cards = 0
    for kind in action.cards:
        card = s.copy_of(s.hand[seat], kind)
        s.leave_hand(seat, card)
        cards |= card
    s.sets[seat] = (*s.sets[seat], cards)
    s.tell("set", seat, action.cards, SETS[cards][0])


def aside_refusals(s: Table, seat: Seat) -> list[Refusal]:
    """Sales and sets that one might expect and may not make."""
    found: list[Refusal] = []
    hand = s.hand[seat]
    if hand.bit_count() >= SET_SIZE:
        whole: list[Action] = []
        _add_sets(hand, True, whole)
        plain: list[Action] = []
        _add_sets(hand, s.medals[TRADE] == seat, plain)
        for action in whole:
            if len(s.sets[seat]) >= MAX_SETS:
                found.append(Refusal(action, "AG-175", "sets_full", (MAX_SETS,)))
            elif action not in plain:
                found.append(Refusal(action, "AG-172", "no_trade_medal"))
    owner = s.medals[RELIGION]
    if owner != seat and owner != NOBODY:
        found.append(Refusal(BUY_GLORY, "AG-128", "no_religion_medal", (owner,)))
    elif owner == seat and s.denarii[seat] < GLORY_PRICE:
        found.append(Refusal(BUY_GLORY, "AG-128", "too_few_denarii", (GLORY_PRICE, s.denarii[seat])))
    return found


class EndingTurn(Decision):
    """AG-57b Asked only if a trade card came in after the last decision of the turn."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.fresh

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if did_aside(s, self.seat, action):
            s.agenda.append(self)
        else:
            s.fresh = False

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return aside_refusals(s, self.seat)


ENDING_TURN: Final = tuple([EndingTurn(seat) for seat in range(MAX_SEATS)])


def discard_card(s: Table, seat: Seat, kind: int) -> None:
    """A card of this kind from the hand to the discard pile, for nothing."""
    card = s.copy_of(s.hand[seat], kind)
    s.leave_hand(seat, card)
    s.to_discard(card)
    if s.is_telling:
        s.tell("discarded", seat, kind)
