"""Section 4.1: the event of the round."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Chance, Decision, Seat, Step
from tabularium.games.age_of_rome.actions import DISCARD, RECALL, REVEAL, DiscardCard, Recall, Reveal
from tabularium.games.age_of_rome.components import (
    ARROWS,
    EVENTS,
    LEAST_GLORY,
    ORDER,
    REGIONS,
    SIDES,
    SOLO_DENARII,
    EventCard,
    Op,
)
from tabularium.games.age_of_rome.metrics import metric
from tabularium.games.age_of_rome.state import NOTHING, Table
from tabularium.games.age_of_rome.steps.gains import gain_denarii, recruit_legion, recruit_vote, return_vendetta
from tabularium.games.age_of_rome.steps.hands import discard_card, each_kind
from tabularium.games.age_of_rome.steps.trading import BY_EVENT, DRAW


class RevealEvent(Chance):
    """AG-73 to AG-76a The top event: it names players, sets the direction of play and rewards those it names."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [REVEAL[n] for n in s.event_deck]

    def resolve(self, s: Table, action: Reveal) -> None:
        event = EVENTS[action.event]
        s.event_deck.remove(action.event)
        if s.event != NOTHING:
            s.past_events = (*s.past_events, s.event)
        s.event = action.event
        place = (s.marker + s.turned) % SIDES
        s.order = ORDER[s.seats][place][ARROWS[event.arrow].is_clockwise]
        named = named_by(s, event)
        s.named = tuple([seat for seat in s.order if seat in named])
        s.tell("event", action.event, s.named, s.order)
        if s.seats == 1:
            s.then(SoloIncome())
        if s.named:
            _serve(s, event)


def named_by(s: Table, event: EventCard) -> tuple[Seat, ...]:
    """AG-55, AG-76 Whom the event names, by seat: all who are tied. Alone only losses count."""
    if s.seats == 1 and not event.negative:  # AG-318, AG-319
        return ()
    values = [metric(s, seat, event.metric) for seat in range(s.seats)]
    best = max(values) if event.most else min(values)
    if best < event.least_count:
        return ()
    return tuple([seat for seat in range(s.seats) if values[seat] == best])


def _serve(s: Table, event: EventCard) -> None:
    """Section 11, card by card. Whatever needs a choice or a card is done in turn order (AG-261)."""
    op, n = event.effect.op, event.effect.n
    choices: list[Step] = []
    for seat in s.named:
        if op == Op.GAIN_GLORY:
            s.glory[seat] += n
            s.tell("gained_glory", seat, n)
        elif op == Op.GAIN_GLORY_AND_DENARII:
            gain_denarii(s, seat, event.effect.denarii)
            s.glory[seat] += event.effect.glory
            s.tell("gained_glory", seat, event.effect.glory)
        elif op == Op.GAIN_DENARII:
            gain_denarii(s, seat, n)
        elif op == Op.DRAW_TRADE:
            choices.append(DRAW[seat][BY_EVENT])
        elif op == Op.RECRUIT_LEGION:
            recruit_legion(s, seat)
        elif op == Op.RECRUIT_VOTE:
            recruit_vote(s, seat)
        elif op == Op.RETURN_VENDETTA:
            return_vendetta(s, seat)
        elif op == Op.LOSE_DENARII:  # AG-78
            lost = min(n, s.denarii[seat])
            s.denarii[seat] -= lost
            s.tell("lost_denarii", seat, lost)
        elif op == Op.LOSE_GLORY:  # AG-78
            if s.glory[seat] - n >= LEAST_GLORY:
                s.glory[seat] -= n
                s.tell("lost_glory", seat, n)
        elif op == Op.RETURN_OWN_LEGION:
            choices.append(RecallingLegion(seat))
        elif op == Op.RETURN_OWN_LOWEST_VOTE:
            height = s.column.index(seat) + 1
            s.strike_vote(height)
            s.tell("vote_withdrawn", seat, height)
        else:
            assert op == Op.DISCARD_TRADE_OF_CHOICE
            choices.append(LosingCard(seat))
    s.check_milestones()  # AG-53: after all markers have been moved
    s.then(*choices)


class RecallingLegion(Decision):
    """AG-256 Mutiny: one of your legions, your choice, returns to your board."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [RECALL[r] for r in range(len(REGIONS)) if s.legions[r * s.seats + self.seat]]

    def resolve(self, s: Table, action: Recall) -> None:
        s.legions[action.region * s.seats + self.seat] -= 1
        s.legions_home[self.seat] += 1
        s.tell("legion_recalled", self.seat, action.region)


class LosingCard(Decision):
    """AG-258 Pirates: discard one trade card of your choice."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = []
        each_kind(s.hand[self.seat], DISCARD, options)
        return options

    def must_ask(self, s: Table) -> bool:
        """That two cards are alike is nobody's business."""
        return s.hand[self.seat].bit_count() > 1

    def resolve(self, s: Table, action: DiscardCard) -> None:
        discard_card(s, self.seat, action.card)


class SoloIncome(Step):
    """AG-318 Alone: a denarius for each recruited follower, after the losses of the event (AG-319)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        gain_denarii(s, 0, SOLO_DENARII * s.followers(0))
