"""Section 8, Roma and Senatus: political levels, active slots, and which patrons are active."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.ave_roma.actions import ACTIVATE, KEEP_PASSIVE, REPLACE, Activate, Replace
from tabularium.games.ave_roma.components import (
    ACTIVE_SLOTS,
    BIT,
    HONOUR_POINTS,
    IS_HONOUR,
    LOOP,
    MAX_SEATS,
    TOP_POLITICS,
    cards_in,
)
from tabularium.games.ave_roma.state import Points, Table


def raise_politics(s: Table, seat: Seat) -> None:
    """AR-94 to AR-97 One political level; it may unlock a slot, which a passive patron must fill at once."""
    player = s.players[seat]
    if player.politics >= TOP_POLITICS:
        s.score(seat, Points.HONOURS, HONOUR_POINTS)
        s.tell("honour_points", seat, HONOUR_POINTS)
        return
    player.politics += 1
    s.tell("politics", seat, player.politics)
    if player.politics <= ACTIVE_SLOTS and player.passive:
        s.agenda.append(ACTIVATING[seat])


def advance(s: Table, seat: Seat) -> None:
    """AR-89, AR-93, AR-94 One space on; an honour counts."""
    player = s.players[seat]
    space = player.colosseum + 1
    if space == LOOP:
        space = 0
    player.colosseum = space
    if IS_HONOUR[space]:
        raise_politics(s, seat)


class Activating(Decision):
    """AR-97, AR-218 One passive patron, of either side, moves into the new slot."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [ACTIVATE[card] for card in cards_in(s.players[self.seat].passive)]

    def resolve(self, s: Table, action: Activate) -> None:
        make_active(s, self.seat, action.card)


ACTIVATING: Final = tuple([Activating(seat) for seat in range(MAX_SEATS)])


def make_active(s: Table, seat: Seat, card: int) -> None:
    """AR-18 An active patron lies on neither side."""
    player = s.players[seat]
    player.active |= BIT[card]
    player.right &= ~BIT[card]
    s.tell("activated", seat, card)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SeatingPatron(Decision):
    """AR-102, AR-103 All unlocked slots are full: the new patron is passive, or takes the place of an active one."""

    card: int

    def options(self, s: Table) -> Sequence[Action]:
        return [KEEP_PASSIVE, *[REPLACE[card] for card in cards_in(s.players[self.seat].active)]]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Replace):
            player = s.players[self.seat]
            player.active &= ~BIT[action.card]
            player.right &= ~BIT[action.card]
            s.tell("replaced", self.seat, action.card, self.card)
            make_active(s, self.seat, self.card)
        else:
            s.tell("passive", self.seat, self.card)


def seat_patron(s: Table, seat: Seat, card: int) -> None:
    """AR-101 to AR-103 Where a patron just bought goes."""
    player = s.players[seat]
    if player.open_slots > 0:
        make_active(s, seat, card)
    elif player.politics:
        s.agenda.append(SeatingPatron(seat, card))
    else:
        s.tell("passive", seat, card)
