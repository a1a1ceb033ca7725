"""Section 5.1: Trade."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import BUY, DISCARD_BITS, DONE, Buy, Discard, spread
from tabularium.games.nova_roma.components import COIN, GOODS, MAX_GOOD, MAX_SEATS
from tabularium.games.nova_roma.state import Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class EarnCoins(Step):
    """NR-53 Step 1: coins equal to the power."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.receive(self.seat, ((COIN, s.power),), "trade")


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SellingFollowers(Decision):
    """NR-54 Step 2 (may): discard cards of the hand, one at a time; every second one gives a coin."""

    odd: bool

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].hand

    def options(self, s: Table) -> Sequence[Action]:
        options = spread(s.players[self.seat].hand, DISCARD_BITS)
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if not isinstance(action, Discard):
            return
        s.discard_from_hand(seat, action.card)
        s.tell("discarded", seat, action.card)
        if self.odd:
            s.receive(seat, ((COIN, 1),), "sold")
        s.agenda.append(SELLING[seat][not self.odd])


class BuyingGoods(Decision):
    """NR-55 Step 3 (may): each coin buys a good of one's choice; a good at 5 is not offered."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        player = s.players[self.seat]
        return not player.stock[COIN] or not player.wants_goods()

    def options(self, s: Table) -> Sequence[Action]:
        stock = s.players[self.seat].stock
        options: list[Action] = [BUY[good] for good in GOODS if stock[good] < MAX_GOOD]
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Buy):
            return
        stock = s.players[self.seat].stock
        stock[COIN] -= 1
        stock[action.good] += 1
        s.tell("bought", self.seat, action.good)
        s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        stock = s.players[self.seat].stock
        return [Refusal(BUY[good], "NR-4", "good_full", (good,)) for good in GOODS if stock[good] >= MAX_GOOD]


EARN: Final = tuple([EarnCoins(seat) for seat in range(MAX_SEATS)])
SELLING: Final = tuple([(SellingFollowers(seat, False), SellingFollowers(seat, True)) for seat in range(MAX_SEATS)])
BUYING: Final = tuple([BuyingGoods(seat) for seat in range(MAX_SEATS)])
