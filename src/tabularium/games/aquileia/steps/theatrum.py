"""Section 8: the auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.aquileia.actions import BID, PASS, Bid, Deal
from tabularium.games.aquileia.components import EACH_METAL, MAX_SEATS, THEATRUM, THEATRUM_DECK
from tabularium.games.aquileia.state import NO_CARD, NOBODY, Table
from tabularium.games.aquileia.steps.dealing import DealCard


class VisitTheatrum(Step):
    """AQ-T1, AQ-T2 If somebody is here, the top Theatrum laurel is shown and auctioned."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        host = s.space_owner[THEATRUM]
        if host == NOBODY:
            return
        if s.can_draw(THEATRUM_DECK):
            s.then(REVEAL_THEATRUM[host], BIDDING[host])
        else:  # six laurels last for six rounds (AQ-T15)
            s.send_home(THEATRUM)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RevealTheatrum(DealCard):
    """AQ-T2, AQ-T3 The host reveals the top Theatrum laurel to all, and is asked first."""

    host: Seat

    def deck(self) -> int:
        return THEATRUM_DECK

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.on_sale = action.card
        s.host = self.host
        s.tell("on_sale", self.host, action.card)


REVEAL_THEATRUM: Final = tuple([RevealTheatrum(seat) for seat in range(MAX_SEATS)])


class Bidding(Decision):
    """AQ-T3 to AQ-T9 Open with one coin, or match the bid and add one coin; or pass for good (AQ-T10)."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        coins, bid = s.players[self.seat].coins, s.bid
        options: list[Action] = [PASS]
        if s.can_pay(self.seat, bid):
            options.extend([BID[m] for m in EACH_METAL if coins[m] > bid[m]])
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Bid):
            s.bid[action.metal] += 1
            s.bidder = seat
            s.tell("bid", seat, tuple(s.bid))
        else:
            s.out |= 1 << seat
            s.tell("left_auction", seat)
        following = _next_bidder(s, seat)
        if following != NOBODY:
            s.agenda.append(BIDDING[following])
        else:
            s.agenda.append(SELL_LAUREL)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        coins, bid = s.players[self.seat].coins, s.bid
        for metal in EACH_METAL:
            if coins[metal] < bid[metal]:
                lacking = (metal, bid[metal], coins[metal])
                return [Refusal(action, "AQ-T9", "cannot_match", lacking) for action in BID]
        clause = "AQ-T9" if s.bidder != NOBODY else "AQ-T3"
        return [Refusal(BID[m], clause, "no_coin_to_add", (m,)) for m in EACH_METAL if coins[m] == bid[m]]


BIDDING: Final = tuple([Bidding(seat) for seat in range(MAX_SEATS)])


def _next_bidder(s: Table, seat: Seat) -> Seat:
    """AQ-T4, AQ-T7, AQ-T14 The next clockwise who has not passed and is not the highest bidder himself."""
    count = len(s.players)
    for i in range(1, count):
        other = (seat + i) % count
        if other != s.bidder and not s.out >> other & 1:
            return other
    return NOBODY


class SellLaurel(Step):
    """AQ-T11 The highest bidder pays the host, who would pay the bank; AQ-T6 without a bid the host has it free."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        host, card, bid = s.host, s.on_sale, s.bid
        winner = s.bidder if s.bidder != NOBODY else host
        if s.bidder != NOBODY:
            s.pay_bank(winner, tuple(bid))
            if winner != host:
                for metal in EACH_METAL:
                    s.gain(host, metal, bid[metal])
        player = s.players[winner]
        player.hand[card] += 1
        player.shown[card] += 1  # AQ-T13
        s.tell("sold", winner, card, tuple(bid), host)
        s.bid = [0, 0, 0]
        s.on_sale = NO_CARD
        s.host = s.bidder = NOBODY
        s.out = 0
        s.send_home(THEATRUM)


SELL_LAUREL: Final = SellLaurel()
