"""Section 4.3: what plots do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Seat, Step
from tabularium.games.age_of_rome.actions import (
    LURE,
    PICK,
    REMOVE,
    REPLACE,
    SEND,
    STRIKE,
    Lure,
    Oust,
    Pick,
    Send,
    StrikeVote,
)
from tabularium.games.age_of_rome.components import CARDS, REGIONS, Plot
from tabularium.games.age_of_rome.state import NOTHING, Table
from tabularium.games.age_of_rome.steps.gains import gain_denarii, gain_glory

FORCED_SALE_DENARII: Final = 2  # AG-103


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlotEffect(Step):
    """AG-95, AG-95a, AG-96 The effect, unless it was cancelled or has lost its object."""

    seat: Seat
    target: Seat
    effect: int

    def run(self, s: Table) -> None:
        seat, target, effect = self.seat, self.target, self.effect
        if s.cancelled:
            return
        if effect == Plot.SLANDER:
            s.glory[target] -= 1
            s.tell("lost_glory", target, 1)
        elif effect == Plot.DEFACEMENT:
            s.pantheon[target] -= 1
            s.tell("defaced", target)
        elif effect == Plot.APOSTASY:
            s.agenda.append(Ousting(seat, target))
        elif effect == Plot.DECEIT:
            s.agenda.append(Luring(seat, target, NOTHING, NOTHING))
        elif effect in (Plot.SECOND_VOTE, Plot.VOID_VOTE):
            s.agenda.append(StrikingVote(seat, target, effect))
        elif not s.hand[target]:  # AG-95a
            s.tell("plot_fizzled", target, effect)
        elif effect == Plot.FORCED_SALE:
            s.agenda.append(PickForSale(seat, target))
        else:
            s.agenda.append(PickForThief(seat, target))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Ousting(Decision):
    """AG-99 Apostasy: a legion of the target goes home; one of yours may take its place."""

    target: Seat

    def options(self, s: Table) -> Sequence[Action]:
        there = [r for r in range(len(REGIONS)) if s.legions[r * s.seats + self.target]]
        options: list[Action] = [REMOVE[r] for r in there]
        if s.legions_home[self.seat]:
            options += [REPLACE[r] for r in there]
        return options

    def resolve(self, s: Table, action: Oust) -> None:
        first = action.region * s.seats
        s.legions[first + self.target] -= 1
        s.legions_home[self.target] += 1
        s.tell("legion_ousted", self.target, action.region)
        if action.replace:
            s.legions[first + self.seat] += 1
            s.legions_home[self.seat] -= 1
            s.tell("legion", self.seat, action.region)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Luring(Decision):
    """AG-100 Deceit: two legions of the target, then the region where both go; at least one changes region."""

    target: Seat
    one: int
    two: int

    def options(self, s: Table) -> Sequence[Action]:
        counts = s.legions[self.target :: s.seats]
        each = range(len(REGIONS))
        if self.one == NOTHING:  # the second is looked for in the same region or a later one
            return [LURE[r] for r in each if counts[r] and sum(counts[r:]) >= 2]
        if self.two == NOTHING:
            return [LURE[r] for r in each if r >= self.one and counts[r] > (r == self.one)]
        return [SEND[r] for r in each if r != self.one or r != self.two]

    def resolve(self, s: Table, action: Lure | Send) -> None:
        if isinstance(action, Lure):
            if self.one == NOTHING:
                s.agenda.append(Luring(self.seat, self.target, action.region, NOTHING))
            else:
                s.agenda.append(Luring(self.seat, self.target, self.one, action.region))
            return
        for origin in (self.one, self.two):
            if origin != action.region:
                s.legions[origin * s.seats + self.target] -= 1
                s.legions[action.region * s.seats + self.target] += 1
                s.tell("legion_lured", self.target, origin, action.region)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class StrikingVote(Decision):
    """AG-101, AG-102 Remove a vote of the target; then place one of yours on top, or gain 1 glory."""

    target: Seat
    effect: int

    def options(self, s: Table) -> Sequence[Action]:
        return [STRIKE[height] for height, owner in enumerate(s.column) if owner == self.target]

    def resolve(self, s: Table, action: StrikeVote) -> None:
        s.strike_vote(action.height)
        s.tell("vote_struck", self.target, action.height)
        if self.effect == Plot.SECOND_VOTE:
            s.cast_vote(self.seat)
        else:
            gain_glory(s, self.seat, 1)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PickFromHand(Chance):
    """A random trade card of the target; the anchor is never hit (AG-64)."""

    seat: Seat
    target: Seat

    def options(self, s: Table) -> Sequence[Action]:
        hand = s.hand[self.target]
        return [PICK[card] for card in range(len(CARDS)) if hand >> card & 1]


class PickForSale(PickFromHand):
    """AG-103 Forced Sale: the card is discarded and brings the plotter 2 denarii."""

    __slots__ = ()

    def resolve(self, s: Table, action: Pick) -> None:
        card = 1 << action.card
        s.leave_hand(self.target, card)
        s.to_discard(card)
        s.tell("forced_sale", self.target, CARDS[action.card])
        gain_denarii(s, self.seat, FORCED_SALE_DENARII)


class PickForThief(PickFromHand):
    """AG-104 Customs Duties: the card changes hands; only thief and victim know which (AG-68a)."""

    __slots__ = ()

    def resolve(self, s: Table, action: Pick) -> None:
        s.change_hands(self.target, self.seat, 1 << action.card)
        s.tell_some((self.seat, self.target), "customs", (self.seat, self.target), (CARDS[action.card],))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat, self.target)
