"""Section 6: where a worker may be sent, and the order inside an action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import TO, TO_SLOT, TRAIN, Send, SendToRow, Train
from tabularium.games.ave_roma.components import (
    AEDILIS,
    BASICS,
    DENARII,
    EFFECTS_AT,
    FIRST_ROW,
    INTERVALS,
    MAX_SEATS,
    MERCATOR,
    MODIFIER_MASK,
    PROPRAETOR,
    QUAESTOR,
    REACHED_SLOTS,
    ROMA,
    SLOTS,
    SPACES_EACH,
    STAGED_MASK,
    TRAINING_COST,
    USABLE_SPACES,
    Modifier,
)
from tabularium.games.ave_roma.solvency import can_pay_plainly, can_take_slot, can_walk
from tabularium.games.ave_roma.state import BASIC, BEFORE, NO_CARD, Phase, Table
from tabularium.games.ave_roma.steps.areas import MOVE_AREA_CARD, VISITS, investments
from tabularium.games.ave_roma.steps.doing import bonus_symbols, may_train_extra, usable_patrons
from tabularium.games.ave_roma.steps.effects import USING_AFTER, USING_BEFORE
from tabularium.games.ave_roma.steps.gains import reach
from tabularium.games.ave_roma.steps.roma import WALKING
from tabularium.games.ave_roma.steps.rows import BUY_ROW_CARD
from tabularium.games.ave_roma.steps.training import (
    FROM_HAND,
    TRAINING_EXTRA,
    take_worker,
    train,
    training_options,
    training_refusals,
)

FREE_AREA_CARD: Final = MODIFIER_MASK[Modifier.FREE_AREA_CARD]
ROW_LOCATION: Final = tuple([FIRST_ROW + slot // SLOTS for slot in range(len(TO_SLOT))])


# ---------------------------------------------------------------------- what is allowed


def uses_area(location: int) -> bool:
    """AR-50 Aedilis, mercator and propraetor: there a worker uses an area and its card."""
    return AEDILIS <= location <= PROPRAETOR


def begin_context(s: Table, seat: Seat, location: int, value: int, slot: int) -> None:
    """AR-49 The action that begins: its modifiers are those of the patrons now active."""
    s.location = location
    s.value = value
    s.slot = slot
    s.stage = BEFORE
    active = s.players[seat].active
    s.effects = active & EFFECTS_AT[location] if active else 0
    s.did = True
    if uses_area(location):
        has_card = s.area_cards[value - 1] >= 0
        is_spared = has_card and s.effects & FREE_AREA_CARD  # AR-128
        s.fee = 0 if is_spared else s.fee_in(value - 1)
        s.did = has_card or location == AEDILIS


def can_use_area(s: Table, seat: Seat, location: int, value: int) -> bool:
    """AR-32, AR-57, AR-58, AR-62, AR-63 Can aedilis, mercator or propraetor be used with this value?"""
    area = value - 1
    has_card = s.area_cards[area] >= 0
    if has_card and not s.upper >> area & 1:
        return True
    if location == AEDILIS and not has_card:
        return False
    if has_card and s.players[seat].goods[DENARII] >= s.fee_in(area):
        return True
    begin_context(s, seat, location, value, NO_CARD)
    allowed = reach(s, seat, 0) >= s.fee and (s.did or _does_something(s, seat))
    s.end_action()
    return allowed


def _reaches_fee(s: Table, seat: Seat, location: int, value: int) -> bool:
    """AR-57, AR-63 Could the fee be paid at the end of the action?"""
    begin_context(s, seat, location, value, NO_CARD)
    enough = reach(s, seat, 0) >= s.fee
    s.end_action()
    return enough


def _does_something(s: Table, seat: Seat) -> bool:
    """AR-62 In an empty area: a sale, a rise, a modifier or a bonus."""
    if s.location == MERCATOR and any(s.players[seat].goods[: len(BASICS)]):
        return True
    if s.location == PROPRAETOR and investments(s, seat, 0):
        return True
    return bool(usable_patrons(s, seat)) or bool(bonus_symbols(s, seat)) or may_train_extra(s, seat, 1)


def places(s: Table, seat: Seat, value: int, is_real: bool) -> list[Action]:
    """AR-31, AR-32 The board locations and slots that a worker of this value may be sent to.

    An imaginary worker (AR-155) does not mind occupied spaces.
    """
    player, spaces, rows = s.players[seat], s.spaces, s.rows
    last = USABLE_SPACES[len(s.players)] - 1
    goods, active = player.goods, player.active
    options: list[Action] = []
    if not is_real or not spaces[last]:
        options.append(TO[QUAESTOR])
    is_easy = s.area_cards[value - 1] >= 0 and not s.upper >> (value - 1) & 1
    for location in range(AEDILIS, PROPRAETOR + 1):  # those that use an area
        if is_real and spaces[SPACES_EACH * location + last]:
            continue
        if is_easy or can_use_area(s, seat, location, value):
            options.append(TO[location])
    has_room = not is_real or not spaces[SPACES_EACH * ROMA + last]
    if has_room and can_walk(s, seat, player.colosseum, 0, value, active & EFFECTS_AT[ROMA]):
        options.append(TO[ROMA])
    is_advanced = s.is_advanced
    effects, row_location = 0, -1
    for slot in REACHED_SLOTS[s.profile][value]:
        card = rows[slot]
        if card < 0:
            continue
        if active and ROW_LOCATION[slot] != row_location:
            row_location = ROW_LOCATION[slot]
            effects = active & EFFECTS_AT[row_location]
        if effects or is_advanced:
            if can_take_slot(s, seat, slot, effects):
                options.append(TO_SLOT[slot])
        elif can_pay_plainly(goods, card):
            options.append(TO_SLOT[slot])
    return options


def has_a_place(s: Table, seat: Seat, value: int) -> bool:
    """Can a worker of this value be sent anywhere? The free ways first."""
    return s.has_free_space(QUAESTOR) or bool(places(s, seat, value, True))


def can_train(s: Table, seat: Seat) -> bool:
    player = s.players[seat]
    money = player.goods[DENARII]
    for space, cost in enumerate(TRAINING_COST):
        if not player.training[space] and cost <= money:
            return True
    return False


# ---------------------------------------------------------------------- the order inside an action


def begin_action(s: Table, seat: Seat, location: int, value: int, slot: int) -> None:
    """AR-48 Effects before, the basic action, effects after, the area card, extra training."""
    begin_context(s, seat, location, value, slot)
    agenda = s.agenda
    if s.effects:
        agenda.append(TRAINING_EXTRA[seat])
    if uses_area(location):
        agenda.append(MOVE_AREA_CARD[seat])
    has_effects = s.is_advanced or (s.effects and s.effects & STAGED_MASK)
    if has_effects:
        agenda.append(USING_AFTER[seat])
    if location < ROMA:
        agenda.append(VISITS[location][seat])
    elif location == ROMA:
        agenda.append(BEGIN_WALK[seat])
    else:
        agenda.append(BUY_ROW_CARD[seat][slot])
    if has_effects:
        agenda.append(USING_BEFORE[seat])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginWalk(Step):
    """AR-89 The basic move: as many spaces as the worker's value."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.stage = BASIC
        s.agenda.append(WALKING[self.seat][s.value])


BEGIN_WALK: Final = tuple([BeginWalk(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Sending(Decision):
    """AR-31, AR-46 Where the chosen worker goes: a location, a slot of a row, or an own training space."""

    source: int
    value: int

    def options(self, s: Table) -> Sequence[Action]:
        options = places(s, self.seat, self.value, True)
        if self.source == FROM_HAND or s.players[self.seat].training[self.source] == self.value:
            options += training_options(s, self.seat)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Train):
            train(s, seat, self.source, self.value, action.space)
            return
        printed = take_worker(s, seat, self.source, self.value)
        if isinstance(action, SendToRow):
            location, slot = FIRST_ROW + action.slot // SLOTS, action.slot
            s.spaces[SPACES_EACH * FIRST_ROW + slot] = printed
        else:
            assert isinstance(action, Send)
            location, slot = action.location, NO_CARD
            s.put_worker(location, printed)
        if s.is_telling:
            s.tell("sent", seat, printed, self.value, location, slot)
        begin_action(s, seat, location, self.value, slot)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered = self.options(s)
        found = place_refusals(s, self.seat, self.value, offered, True)
        if self.source != FROM_HAND and s.players[self.seat].training[self.source] != self.value:
            return found + [Refusal(action, "AR-108", "printed_value_only") for action in TRAIN]
        return found + training_refusals(s, self.seat)


SENDING: Final = tuple(
    [
        tuple([tuple([Sending(seat, source, value) for value in range(6)]) for source in range(-1, 4)])
        for seat in range(MAX_SEATS)
    ]
)
"""By seat, source (hand first) and value."""


def place_refusals(s: Table, seat: Seat, value: int, offered: Sequence[Action], is_real: bool) -> list[Refusal]:
    """Why a location or slot is not offered."""
    found: list[Refusal] = []
    area = value - 1
    for location, action in enumerate(TO):
        if action in offered:
            continue
        if is_real and not s.has_free_space(location):
            found.append(Refusal(action, "AR-41", "no_free_space"))
        elif location == ROMA:
            found.append(Refusal(action, "AR-91", "cannot_pay_walk"))
        elif s.area_cards[area] >= 0:
            found.append(Refusal(action, "AR-63", "fee_unpaid", (s.fee_in(area),)))
        elif location == AEDILIS:
            found.append(Refusal(action, "AR-58", "area_empty", (area,)))
        elif not _reaches_fee(s, seat, location, value):
            found.append(Refusal(action, "AR-57", "fee_unpaid", (s.fee_in(area),)))
        else:
            found.append(Refusal(action, "AR-62", "must_do_something"))
    for slot, place in enumerate(TO_SLOT):
        if place in offered:
            continue
        low, high = INTERVALS[s.profile][slot]
        if s.rows[slot] < 0:
            found.append(Refusal(place, "AR-44", "slot_empty"))
        elif not low <= value <= high:
            found.append(Refusal(place, "AR-45", "wrong_value", (low, high)))
        else:
            found.append(Refusal(place, "AR-28", "cannot_pay_card", (s.rows[slot],)))
    return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SendingExtra(Decision):
    """AR-154, AR-155 At the end: any board action with an imaginary worker."""

    value: int

    def options(self, s: Table) -> Sequence[Action]:
        return places(s, self.seat, self.value, False)

    def resolve(self, s: Table, action: Action) -> None:
        assert s.phase == Phase.FINAL_ACTIONS
        if isinstance(action, SendToRow):
            location, slot = FIRST_ROW + action.slot // SLOTS, action.slot
        else:
            assert isinstance(action, Send)
            location, slot = action.location, NO_CARD
        s.tell("extra_action", self.seat, self.value, location, slot)
        begin_action(s, self.seat, location, self.value, slot)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found = place_refusals(s, self.seat, self.value, self.options(s), False)
        return found + [Refusal(action, "AR-157", "no_training_now") for action in TRAIN]
