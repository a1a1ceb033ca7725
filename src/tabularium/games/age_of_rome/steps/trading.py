"""Sections 2.5, 6.5 and 10: drawing and playing trade cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.age_of_rome.actions import (
    DEAL,
    DISCARD,
    KEEP,
    PASS,
    PLAY,
    QUEST_DEALT,
    Deal,
    DealQuest,
    DiscardCard,
    KeepQuest,
    PlayCard,
)
from tabularium.games.age_of_rome.components import (
    BIT_CYCLE,
    CARDS,
    COPIES,
    MAX_SEATS,
    ON_ACTIVATION,
    ON_PLACING,
    ON_REACTION,
    OPS,
    PANTHEON,
    PLACE_OF,
    PLACES,
    TRADE_CARDS,
    YIELD,
    Op,
    kinds_in,
)
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.steps.gains import (
    gain_denarii,
    gain_glory,
    recruit_legion,
    recruit_vote,
    return_vendetta,
)
from tabularium.games.age_of_rome.steps.hands import add_asides, aside_refusals, did_aside, discard_card, each_kind
from tabularium.games.age_of_rome.steps.provinces import PLACING_LEGION, VOTING

# What cards do, as plain numbers: much quicker to compare with than members, when compiled.
_DRAW_TRADE: Final = int(Op.DRAW_TRADE)
_TAKE_TOP_DISCARD: Final = int(Op.TAKE_TOP_DISCARD)
_REMOVE_ANCHOR: Final = int(Op.REMOVE_ANCHOR)
_RECRUIT_LEGION: Final = int(Op.RECRUIT_LEGION)
_RECRUIT_VOTE: Final = int(Op.RECRUIT_VOTE)
_PLACE_LEGION: Final = int(Op.PLACE_LEGION)
_PLACE_VOTE: Final = int(Op.PLACE_VOTE)
_PLACE_PANTHEON_PIECE: Final = int(Op.PLACE_PANTHEON_PIECE)
_GAIN_GLORY_PER_OPPONENT_AHEAD: Final = int(Op.GAIN_GLORY_PER_OPPONENT_AHEAD)
_GAIN_GLORY: Final = int(Op.GAIN_GLORY)
_TAKE_DENARII_FROM_EACH_OPPONENT: Final = int(Op.TAKE_DENARII_FROM_EACH_OPPONENT)
_DRAW_QUEST_KEEP: Final = int(Op.DRAW_QUEST_KEEP)
_CANCEL_PLOT_EFFECT: Final = int(Op.CANCEL_PLOT_EFFECT)
_RETURN_VENDETTA: Final = int(Op.RETURN_VENDETTA)
_GAIN_DENARII: Final = int(Op.GAIN_DENARII)
_GAIN_GLORY_AND_DENARII: Final = int(Op.GAIN_GLORY_AND_DENARII)
_GAIN_AGRICULTURE_YIELD_AGAIN: Final = int(Op.GAIN_AGRICULTURE_YIELD_AGAIN)

# ---------------------------------------------------------------------- drawing

BY_ACTION: Final = -1
BY_EVENT: Final = -2
# otherwise a card effect draws, and the number is the place of the follower


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Drawing(Step):
    """AG-61, AG-62, AG-66 One trade card: the hand must have room, then the discards make a new deck if need be."""

    seat: Seat
    by: int
    """By the action of a building, by an event, or by a card: then the place of the follower."""

    def run(self, s: Table) -> None:
        if not s.deck and not s.discard:  # AG-62b
            s.tell("no_cards_left", self.seat)
            return
        if not s.has_room(self.seat):
            s.agenda.append(MAKING_ROOM[self.seat][self.by])
            return
        if not s.deck:
            s.deck = sorted(s.discard)
            s.discard.clear()
            s.tell("reshuffled", len(s.deck))
        s.agenda.append(TAKE_CARD[self.seat])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeCard(Chance):
    """AG-159 The top card of the trade deck, which only its new owner sees."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL[card] for card in s.deck]

    def resolve(self, s: Table, action: Deal) -> None:
        s.deck.remove(action.card)
        s.hand[self.seat] |= 1 << action.card
        s.fresh = True
        if s.is_telling:
            s.tell_some((self.seat,), "drew", (self.seat,), (CARDS[action.card],))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


TAKE_CARD: Final = tuple([TakeCard(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MakingRoom(Decision):
    """AG-61, AG-62a, AG-77, AG-164a A full hand: make room, or forgo the draw."""

    by: int

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = [PASS]
        if self.by >= 0:
            add_playable(s, seat, ON_PLACING[self.by], options)
        if self.by != BY_EVENT:
            add_asides(s, seat, options)
        each_kind(s.hand[seat], DISCARD, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        s.fresh = False
        if isinstance(action, PlayCard):
            s.agenda.append(DRAW[seat][self.by])
            play_card(s, seat, action.card, self.by)
        elif isinstance(action, DiscardCard):
            discard_card(s, seat, action.card)
            s.agenda.append(DRAW[seat][self.by])
        elif did_aside(s, seat, action):
            s.agenda.append(DRAW[seat][self.by])
        else:
            s.tell("forwent", seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found = aside_refusals(s, self.seat) if self.by != BY_EVENT else []
        if self.by >= 0:
            return found + play_refusals(s, self.seat, ON_PLACING[self.by])
        clause = "AG-62a" if self.by == BY_ACTION else "AG-77"
        return found + [
            Refusal(PLAY[kind], clause, "no_time_for_cards") for kind in sorted(set(kinds_in(s.hand[self.seat])))
        ]


def _by_seat(kind: type[Drawing] | type[MakingRoom]) -> tuple[dict[int, Step], ...]:
    causes = (BY_ACTION, BY_EVENT, *range(len(PLACES)))
    return tuple([{by: kind(seat, by) for by in causes} for seat in range(MAX_SEATS)])


DRAW: Final = _by_seat(Drawing)
MAKING_ROOM: Final = _by_seat(MakingRoom)


# ---------------------------------------------------------------------- playing


def add_playable(s: Table, seat: Seat, allowed: int, options: list[Action]) -> None:
    """AG-161 to AG-166 The cards of the hand that may be played now: condition met, some effect, not played before."""
    cards = s.hand[seat] & allowed & ~s.played
    last = -1
    while cards:
        low = cards & -cards
        kind = CARDS[PLACE_OF[low % BIT_CYCLE]]
        if kind != last and has_effect(s, seat, kind):
            options.append(PLAY[kind])
        last = kind
        cards ^= low


def has_effect(s: Table, seat: Seat, kind: int) -> bool:
    """AG-163 Could this card do anything at all?"""
    op = OPS[kind]
    if op == _DRAW_TRADE:
        return bool(s.deck or s.discard)
    if op == _TAKE_TOP_DISCARD:
        return bool(s.discard)
    if op == _REMOVE_ANCHOR:
        return s.anchor[seat] > 0
    if op == _RECRUIT_LEGION:
        return s.legions_left[seat] > 0
    if op == _RECRUIT_VOTE:
        return s.votes_left[seat] > 0
    if op == _PLACE_LEGION:
        return s.legions_home[seat] > 0 or s.legions_out(seat) > 0
    if op == _PLACE_VOTE:
        return s.votes_home[seat] > 0
    if op == _PLACE_PANTHEON_PIECE:
        return s.pantheon[seat] < PANTHEON
    if op == _GAIN_GLORY_PER_OPPONENT_AHEAD:
        return s.glory[seat] < max(s.glory)
    if op == _TAKE_DENARII_FROM_EACH_OPPONENT:
        return sum(s.denarii) > s.denarii[seat]
    if op == _DRAW_QUEST_KEEP:
        return bool(s.quest_deck or s.quest_bottom)
    if op == _CANCEL_PLOT_EFFECT:
        return not s.cancelled
    if op == _RETURN_VENDETTA:
        return s.vendetta[seat] > 0
    return True


def play_card(s: Table, seat: Seat, kind: int, place: int) -> None:
    """AG-161, AG-167 The card leaves the hand, its effect is resolved, it reaches the discard pile."""
    unplayed = s.hand[seat] & COPIES[kind] & ~s.played
    card = unplayed & -unplayed
    s.leave_hand(seat, card)
    s.played |= card
    s.in_play |= card
    if s.is_telling:
        s.tell("played", seat, kind)
    s.agenda.append(LAY_DOWN[PLACE_OF[card % BIT_CYCLE]])
    _take_effect(s, seat, kind, place)


def _take_effect(s: Table, seat: Seat, kind: int, place: int) -> None:
    """Section 10, card by card."""
    effect = TRADE_CARDS[kind].effect
    op = OPS[kind]
    if op == _DRAW_TRADE:
        s.agenda.extend([DRAW[seat][place]] * effect.n)
    elif op == _TAKE_TOP_DISCARD:
        card = s.discard.pop()
        s.hand[seat] |= 1 << card
        s.known[:] = [known | 1 << card for known in s.known]  # AG-68a
        s.tell("took_discard", seat, CARDS[card])
    elif op == _REMOVE_ANCHOR:
        s.anchor[seat] = 0
        s.tell("anchor_gone", seat)
    elif op == _GAIN_DENARII:
        gain_denarii(s, seat, effect.n)
    elif op == _RECRUIT_LEGION:
        recruit_legion(s, seat)
    elif op == _RECRUIT_VOTE:
        recruit_vote(s, seat)
    elif op == _PLACE_LEGION:
        s.agenda.append(PLACING_LEGION[seat])
    elif op == _PLACE_VOTE:
        s.agenda.append(VOTING[seat])
    elif op == _PLACE_PANTHEON_PIECE:
        s.add_pantheon_piece(seat)
    elif op == _GAIN_GLORY:
        gain_glory(s, seat, effect.n)
    elif op == _GAIN_GLORY_AND_DENARII:
        gain_denarii(s, seat, effect.denarii)
        gain_glory(s, seat, effect.glory)
    elif op == _GAIN_GLORY_PER_OPPONENT_AHEAD:
        ahead = len([1 for glory in s.glory if glory > s.glory[seat]])
        gain_glory(s, seat, min(effect.most, effect.n * ahead))
    elif op == _TAKE_DENARII_FROM_EACH_OPPONENT:
        _take_from_each(s, seat, effect.n)
    elif op == _GAIN_AGRICULTURE_YIELD_AGAIN:
        gain_denarii(s, seat, YIELD[s.round])
    elif op == _DRAW_QUEST_KEEP:
        s.then(LookAtQuest(seat), LookAtQuest(seat), KeepingQuest(seat))
    elif op == _CANCEL_PLOT_EFFECT:
        s.cancelled = True
        s.tell("plot_cancelled", seat)
    else:
        assert op == _RETURN_VENDETTA
        return_vendetta(s, seat)


def _take_from_each(s: Table, seat: Seat, count: int) -> None:
    for other in range(s.seats):
        taken = min(count, s.denarii[other])
        if other != seat and taken:
            s.denarii[other] -= taken
            s.denarii[seat] += taken
            s.tell("took_denarii", seat, other, taken)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LayDown(Step):
    """AG-167 A played card reaches the discard pile after its effect."""

    card: int

    def run(self, s: Table) -> None:
        s.in_play ^= 1 << self.card
        s.discard.append(self.card)


LAY_DOWN: Final = tuple([LayDown(card) for card in range(len(CARDS))])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LookAtQuest(Chance):
    """AG-241 The top card of the quest deck, seen by one player only. What was put under it comes last, in order."""

    seat: Seat

    def is_moot(self, s: Table) -> bool:
        return not s.quest_deck and not s.quest_bottom

    def options(self, s: Table) -> Sequence[Action]:
        if s.quest_deck:
            return [QUEST_DEALT[n] for n in s.quest_deck]
        return (QUEST_DEALT[s.quest_bottom[0] >> 2],)

    def resolve(self, s: Table, action: DealQuest) -> None:
        if s.quest_deck:
            s.quest_deck.remove(action.quest)
        else:
            s.quest_bottom.pop(0)
        s.looking |= 1 << action.quest
        s.tell_some((self.seat,), "saw_quest", (self.seat,), (action.quest,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


class KeepingQuest(Decision):
    """AG-241 Keep one of the two secretly; the other goes under the deck."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [action for n, action in enumerate(KEEP) if s.looking >> n & 1]

    def resolve(self, s: Table, action: KeepQuest) -> None:
        seat = self.seat
        s.quests[seat] |= 1 << action.quest
        s.tell_some((seat,), "kept_quest", (seat,), (action.quest,))
        rest = s.looking ^ (1 << action.quest)
        if rest:
            s.quest_bottom.append((rest.bit_length() - 1) * 4 + seat)
        s.looking = 0

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


# ---------------------------------------------------------------------- occasions


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PlayingCards(Decision):
    """AG-137, AG-164 Cards for the follower just placed, one after the other; asked whoever holds a card (AG-68b)."""

    place: int

    def is_moot(self, s: Table) -> bool:
        return not s.hand[self.seat]

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        add_playable(s, self.seat, ON_PLACING[self.place], options)
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        s.fresh = False
        if isinstance(action, PlayCard):
            s.agenda.append(self)
            play_card(s, self.seat, action.card, self.place)
        elif did_aside(s, self.seat, action):
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return play_refusals(s, self.seat, ON_PLACING[self.place]) + aside_refusals(s, self.seat)


PLAYING_CARDS: Final = tuple(
    [tuple([PlayingCards(seat, place) for place in range(len(PLACES))]) for seat in range(MAX_SEATS)]
)


class PlayingOnPlot(Decision):
    """AG-95 The active player may play cards with the condition "you activate a plot"."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.hand[self.seat]

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        add_playable(s, self.seat, ON_ACTIVATION, options)
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, PlayCard):
            s.agenda.append(self)
            play_card(s, self.seat, action.card, 0)
        elif did_aside(s, self.seat, action):
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return play_refusals(s, self.seat, ON_ACTIVATION) + aside_refusals(s, self.seat)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Reacting(Decision):
    """AG-68b, AG-95 The target may play cards with the condition "a plot is activated in your province"."""

    plotter: Seat
    effect: int

    def is_moot(self, s: Table) -> bool:
        """With two players no such card is in the game."""
        return s.seats <= 2 or not s.hand[self.seat]

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        add_playable(s, self.seat, ON_REACTION, options)
        return options

    def must_ask(self, s: Table) -> bool:
        return True

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, PlayCard):
            s.agenda.append(self)
            play_card(s, self.seat, action.card, 0)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return play_refusals(s, self.seat, ON_REACTION)


PLAYING_ON_PLOT: Final = tuple([PlayingOnPlot(seat) for seat in range(MAX_SEATS)])


def play_refusals(s: Table, seat: Seat, allowed: int) -> list[Refusal]:
    """Cards in hand that may not be played now, and why."""
    offered: list[Action] = []
    add_playable(s, seat, allowed, offered)
    found: list[Refusal] = []
    for kind in sorted(set(kinds_in(s.hand[seat]))):
        action = PLAY[kind]
        if action in offered:
            continue
        if not COPIES[kind] & allowed:
            found.append(Refusal(action, "AG-161", "condition_not_met", (kind,)))
        elif not s.hand[seat] & COPIES[kind] & ~s.played:
            found.append(Refusal(action, "AG-165", "played_already", (kind,)))
        else:
            found.append(Refusal(action, "AG-163", "no_effect", (kind,)))
    return found
