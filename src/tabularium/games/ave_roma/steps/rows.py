"""Section 8: Aedificator, Legatus and Senatus: buying a card, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import DECLINE, RISE_IN, RiseIn
from tabularium.games.ave_roma.components import (
    AREAS,
    BASICS,
    BIT,
    BUILDING_DECK,
    CARDS,
    COST_SURPLUS,
    KIND_MASK,
    MAX_SEATS,
    ROWS,
    SLOTS,
    WAR_DECK,
    WAR_REWARDS,
    cards_in,
)
from tabularium.games.ave_roma.solvency import price_of
from tabularium.games.ave_roma.state import AFTER, NO_CARD, Points, Table
from tabularium.games.ave_roma.steps.dealing import TURN_UP
from tabularium.games.ave_roma.steps.gains import gain, receive_denarii, receive_surplus
from tabularium.games.ave_roma.steps.paying import DECK_CARD, ROW_CARD, begin_paying
from tabularium.games.ave_roma.steps.politics import seat_patron


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BuyRowCard(Step):
    """AR-72, AR-77, AR-99 Pay the cost of the card at the chosen space, and take it."""

    seat: Seat
    slot: int

    def run(self, s: Table) -> None:
        s.stage = AFTER
        s.agenda.append(TAKE_ROW_CARD[self.seat][self.slot])
        cost, cut = price_of(s.rows[self.slot], s.effects, 0)
        begin_paying(s, self.seat, ROW_CARD, cost, cut)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeRowCard(Step):
    """AR-75, AR-80, AR-99 The slot stays empty until the maintenance phase."""

    seat: Seat
    slot: int

    def run(self, s: Table) -> None:
        card = s.rows[self.slot]
        s.rows[self.slot] = NO_CARD
        s.taken[self.slot // SLOTS] += 1
        receive(s, self.seat, card)


_SLOTS: Final = range(len(ROWS) * SLOTS)
BUY_ROW_CARD: Final = tuple([tuple([BuyRowCard(seat, slot) for slot in _SLOTS]) for seat in range(MAX_SEATS)])
TAKE_ROW_CARD: Final = tuple([tuple([TakeRowCard(seat, slot) for slot in _SLOTS]) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeDeckCard(Step):
    """AR-214, AR-215 The card that lay face up on its deck; then the next one is turned up."""

    seat: Seat
    row: int

    def run(self, s: Table) -> None:
        card = s.tops[self.row]
        s.tops[self.row] = NO_CARD
        s.agenda.append(TURN_UP[self.row])
        receive(s, self.seat, card)


def buy_deck_card(s: Table, seat: Seat, row: int, used: int) -> None:
    """AR-212, AR-213 Its cost is lowered by each card used."""
    s.agenda.append(TakeDeckCard(seat, row))
    cost, cut = price_of(s.tops[row], s.effects, used)
    begin_paying(s, seat, DECK_CARD, cost, cut)


def receive(s: Table, seat: Seat, card: int) -> None:
    """AR-72, AR-77, AR-99 A bought card comes to the left side; what it brings at once."""
    printed = CARDS[card]
    player = s.players[seat]
    player.cards |= BIT[card]
    s.tell("bought", seat, card, printed.points)
    if printed.deck == BUILDING_DECK:
        s.score(seat, Points.BUILDINGS, printed.points)
        if player.cards & KIND_MASK[card] == KIND_MASK[card]:
            reward_pair(s, seat, card)
    elif printed.deck == WAR_DECK:
        s.score(seat, Points.WARS, printed.points)
        reward_set(s, seat, card, (player.cards & KIND_MASK[card]).bit_count())
    else:
        seat_patron(s, seat, card)


def reward_pair(s: Table, seat: Seat, card: int) -> None:
    """AR-76 Both cards of a building kind: the pair rewards of both."""
    s.tell("pair", seat, CARDS[card].kind)
    for half in cards_in(KIND_MASK[card]):
        reward, points = CARDS[half].pair_reward, CARDS[half].pair_points
        if points:
            s.score(seat, Points.BUILDINGS, points)
            s.tell("pair_points", seat, points)
        if reward[COST_SURPLUS]:
            receive_surplus(s, seat, reward[COST_SURPLUS])
        for good in BASICS:
            if reward[good]:
                gain(s, seat, good)


def reward_set(s: Table, seat: Seat, card: int, count: int) -> None:
    """AR-81 For a further war of a kind: denarii, surplus, points, a rise."""
    reward = WAR_REWARDS[count]
    if not reward:
        return
    s.tell("war_set", seat, CARDS[card].kind, count)
    if "denarii" in reward:
        receive_denarii(s, seat, reward["denarii"])
    elif "surplus" in reward:
        receive_surplus(s, seat, reward["surplus"])
    elif "points" in reward:
        s.score(seat, Points.WARS, reward["points"])
        s.tell("war_points", seat, reward["points"])
    else:
        s.agenda.append(RisingAnywhere(seat))


class RisingAnywhere(Decision):
    """AR-81, AR-82 The fifth war of a kind: rise 1 level in any one area, or decline."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        rises = [RISE_IN[area] for area in range(len(AREAS)) if s.can_rise(self.seat, area, 1)]
        return [*rises, DECLINE]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, RiseIn):
            s.tell("rose", self.seat, action.area, s.rise(self.seat, action.area, 1))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        barred = [area for area in range(len(AREAS)) if not s.can_rise(self.seat, area, 1)]
        return [Refusal(RISE_IN[area], "AR-116", "rise_changes_nothing", (area,)) for area in barred]
