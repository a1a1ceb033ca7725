"""Section 14.1: Spies & Allies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat
from tabularium.games.age_of_rome.actions import (
    ACCEPT,
    AMOUNT,
    DEMAND,
    MOST_DENARII,
    OFFER,
    PASS,
    PROFIT_ACTION,
    PROFIT_GLORY,
    REFUSE,
    SHOW,
    TOKEN,
    Amount,
    ChooseToken,
    Demand,
    Offer,
    Profit,
    ShowToken,
)
from tabularium.games.age_of_rome.components import KINDS, MAX_SEATS, SIDES, Token
from tabularium.games.age_of_rome.state import NOBODY, NOTHING, Table
from tabularium.games.age_of_rome.steps.followers import CARRY_OUT
from tabularium.games.age_of_rome.steps.gains import gain_glory
from tabularium.games.age_of_rome.steps.hands import ENDING_TURN, add_asides, aside_refusals, did_aside
from tabularium.games.age_of_rome.steps.trading import PLAYING_CARDS


def _buildings_of_others(s: Table, seat: Seat) -> list[int]:
    """AG-298 Buildings in provinces that face an opponent."""
    return [place for place, level in enumerate(s.levels) if level and s.faced_by(place // KINDS) not in (NOBODY, seat)]


class Negotiating(Decision):
    """AG-297, AG-298 A diplomacy turn: pass, or place a token on a building in front of an opponent."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not (s.denarii[self.seat] or s.hand[self.seat]) or not _buildings_of_others(s, self.seat)

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        if s.denarii[self.seat]:
            options += [OFFER[place // KINDS][place % KINDS] for place in _buildings_of_others(s, self.seat)]
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Offer):
            s.deal_seat = seat
            s.deal_building = action.province * KINDS + action.kind
            opponent = s.faced_by(action.province)
            s.then(NamingAmount(seat), ChoosingToken(seat), Answering(opponent, True))
        elif did_aside(s, seat, action):
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        for province in range(SIDES):
            faced = s.faced_by(province)
            for kind in range(KINDS):
                action = OFFER[province][kind]
                if not s.levels[province * KINDS + kind]:
                    found.append(Refusal(action, "AG-298", "no_building", (kind, province)))
                elif faced == self.seat:
                    found.append(Refusal(action, "AG-298", "own_province", (province,)))
                elif faced == NOBODY:
                    found.append(Refusal(action, "AG-298", "province_faces_nobody", (province,)))
                elif not s.denarii[self.seat]:
                    found.append(Refusal(action, "AG-298", "too_few_denarii", (1, 0)))
        return found + aside_refusals(s, self.seat)


NEGOTIATING: Final = tuple([Negotiating(seat) for seat in range(MAX_SEATS)])


class NamingAmount(Decision):
    """AG-298 The denarii offered, at least 1; on the token they are no longer in the purse."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return AMOUNT[1 : s.denarii[self.seat] + 1]

    def resolve(self, s: Table, action: Amount) -> None:
        s.denarii[self.seat] -= action.denarii
        s.deal_amount = action.denarii
        s.tell("offer", self.seat, s.deal_building, action.denarii, s.faced_by(s.deal_building // KINDS))


class ChoosingToken(Decision):
    """AG-298 Spy or Alliance, face down."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return TOKEN

    def resolve(self, s: Table, action: ChooseToken) -> None:
        s.deal_token = action.token
        s.tell_some((self.seat,), "token", (self.seat,), (action.token,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Answering(Decision):
    """AG-299, AG-300, AG-304 The opponent accepts, refuses, or once demands more."""

    may_demand: bool

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [ACCEPT, REFUSE]
        if self.may_demand:
            most = min(MOST_DENARII, s.deal_amount + s.denarii[s.deal_seat])
            options += DEMAND[s.deal_amount + 1 : most + 1]
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Demand):
            s.tell("demand", self.seat, action.denarii)
            s.then(LastOffer(s.deal_seat, action.denarii), Answering(self.seat, False))
        elif action is ACCEPT:
            s.tell("accepted", self.seat, s.deal_amount)
            s.then(CloseDeal(self.seat, True))
        else:
            s.tell("refused", self.seat)
            s.then(CloseDeal(self.seat, False))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LastOffer(Decision):
    """AG-299 After a demand: any amount from the old offer up to the demand."""

    demand: int

    def options(self, s: Table) -> Sequence[Action]:
        most = min(self.demand, s.deal_amount + s.denarii[self.seat])
        options: list[Action] = [*AMOUNT[s.deal_amount : most + 1]]
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Amount):
            s.denarii[self.seat] -= action.denarii - s.deal_amount
            s.deal_amount = action.denarii
            s.tell("last_offer", self.seat, action.denarii)
        else:
            did_aside(s, self.seat, action)
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return aside_refusals(s, self.seat)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CloseDeal(Chance):
    """AG-300 to AG-305 The token is turned over, and what was agreed is done; the token goes home."""

    seat: Seat
    """The opponent who has answered."""
    is_accepted: bool

    def options(self, s: Table) -> Sequence[Action]:
        return (SHOW[s.deal_token],)

    def resolve(self, s: Table, action: ShowToken) -> None:
        owner, amount, token = s.deal_seat, s.deal_amount, action.token
        level = s.levels[s.deal_building]
        kind = s.deal_building % KINDS
        s.deal_seat, s.deal_building, s.deal_amount, s.deal_token = NOBODY, 0, 0, NOTHING
        s.tell("token_revealed", owner, token)
        if not self.is_accepted:
            if token == Token.ALLIANCE:
                s.denarii[owner] += amount
                s.tell("offer_returned", owner, amount)
            else:
                s.tell("offer_lost", owner, amount)
            return
        s.denarii[self.seat] += amount
        if token == Token.ALLIANCE:  # AG-301, AG-53: both markers move before milestones are checked
            for seat in (owner, self.seat):
                s.glory[seat] += level
                s.tell("gained_glory", seat, level)
            s.check_milestones()
        else:
            s.agenda.append(TakingProfit(owner, kind, level))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakingProfit(Decision):
    """AG-302, AG-303 An accepted spy: glory equal to the level, or the action of the building free of charge."""

    kind: int
    level: int

    def options(self, s: Table) -> Sequence[Action]:
        return _PROFITS

    def resolve(self, s: Table, action: Profit) -> None:
        seat = self.seat
        if action.action:
            s.played = 0
            s.fresh = False
            s.tell("free_action", seat, self.kind)
            s.then(PLAYING_CARDS[seat][self.kind], CARRY_OUT[seat][self.kind], ENDING_TURN[seat])
        else:
            gain_glory(s, seat, self.level)


_PROFITS: Final = (PROFIT_GLORY, PROFIT_ACTION)
