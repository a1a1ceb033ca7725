"""Section 5.1: the Religion medal outside its owner's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Step
from tabularium.games.age_of_rome.actions import BUY_GLORY, PASS
from tabularium.games.age_of_rome.components import GLORY_PRICE, MAX_SEATS, RELIGION
from tabularium.games.age_of_rome.state import NOBODY, Table


def buy_glory(s: Table, seat: int) -> None:
    """AG-128 3 denarii for 1 glory; milestones are checked after each purchase."""
    s.denarii[seat] -= GLORY_PRICE
    s.tell("bought_glory", seat, GLORY_PRICE)
    s.gain_glory(seat, 1)


class BuyingGlory(Decision):
    """AG-128b The owner of the Religion medal may buy glory outside his turn, as often as he can pay."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return s.denarii[self.seat] < GLORY_PRICE

    def options(self, s: Table) -> Sequence[Action]:
        return _BUY_OR_NOT

    def resolve(self, s: Table, action: Action) -> None:
        if action is BUY_GLORY:
            buy_glory(s, self.seat)
            s.then(self)
        else:
            s.offered = s.as_offered(self.seat)


_BUY_OR_NOT: Final = (BUY_GLORY, PASS)
BUYING_GLORY: Final = tuple([BuyingGlory(seat) for seat in range(MAX_SEATS)])


class OfferGlory(Step):
    """AG-128b A moment outside all turns: before an event, and before final scoring."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        owner = s.medals[RELIGION]
        if owner != NOBODY and s.is_asked_about_glory(owner):
            s.agenda.append(BUYING_GLORY[owner])


def asks_first(s: Table, seat: int) -> Step | None:
    """AG-128b What comes before the turn of this seat, if somebody else holds the medal and is to be asked."""
    owner = s.medals[RELIGION]
    if owner != NOBODY and owner != seat and s.is_asked_about_glory(owner):
        return BUYING_GLORY[owner]
    return None
