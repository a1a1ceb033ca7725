"""Section 7: the Income phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal
from tabularium.games.age_of_rome.actions import DOUBLE_TAX, RELIEFS, TAX, Tax
from tabularium.games.age_of_rome.components import COPIES, LEAST_GLORY, MAX_SEATS, ON_TAXING, TAX_LOSS, TRADE_CARDS, Op
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.steps.gains import gain_denarii
from tabularium.games.age_of_rome.steps.hands import add_asides, aside_refusals, did_aside


def _total(cards: Sequence[int], op: Op) -> int:
    return sum([TRADE_CARDS[card].effect.n for card in cards if TRADE_CARDS[card].effect.op == op])


RELIEF: Final = tuple([_total(cards, Op.REDUCE_DOUBLE_TAX_LOSS) for cards in RELIEFS])
EXTRA: Final = tuple([_total(cards, Op.GAIN_DENARII) for cards in RELIEFS])
_NEEDED: Final = tuple([sum([COPIES[card] for card in cards]) for cards in RELIEFS])


def tax_loss(s: Table, seat: int, number: int) -> int:
    """AG-193, AG-194, AG-239 The glory that double taxation costs with this set of cards."""
    return max(0, TAX_LOSS[s.population(s.facing(seat))] - RELIEF[number])


class Taxing(Decision):
    """AG-191 to AG-196 Normal tax, or double taxation at the price of glory."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = [TAX]
        held = s.hand[seat] & ON_TAXING
        may_lose = s.glory[seat] - LEAST_GLORY
        if tax_loss(s, seat, 0) <= may_lose:
            options.append(DOUBLE_TAX[0])
        if held:
            options += [
                DOUBLE_TAX[n]
                for n in range(1, len(RELIEFS))
                if held & _NEEDED[n] == _NEEDED[n] and tax_loss(s, seat, n) <= may_lose
            ]
        add_asides(s, seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if not isinstance(action, Tax):
            did_aside(s, seat, action)
            s.agenda.append(self)
            return
        population = s.population(s.facing(seat))
        if not action.double:
            s.denarii[seat] += population
            if s.is_telling:
                s.tell("tax", seat, population)
            return
        number = DOUBLE_TAX.index(action)
        for kind in action.cards:
            s.leave_hand(seat, COPIES[kind])
            s.to_discard(COPIES[kind])
            s.tell("played", seat, kind)
        if EXTRA[number]:
            gain_denarii(s, seat, EXTRA[number])
        lost = tax_loss(s, seat, number)
        s.glory[seat] -= lost
        s.denarii[seat] += 2 * population
        if s.is_telling:
            s.tell("double_tax", seat, 2 * population, lost)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        seat = self.seat
        offered = set(self.options(s))
        found = [
            Refusal(action, "AG-195", "too_little_glory", (tax_loss(s, seat, n), s.glory[seat]))
            for n, action in enumerate(DOUBLE_TAX)
            if action not in offered and s.hand[seat] & _NEEDED[n] == _NEEDED[n]
        ]
        return found + aside_refusals(s, seat)


TAXING: Final = tuple([Taxing(seat) for seat in range(MAX_SEATS)])
