"""Section 3: income, and the cards that are laid out for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.via_appia.actions import DEAL, HALF_SESTERCES, HALF_STONES, TAKE, Deal, Half, TakeCard
from tabularium.games.via_appia.components import BOTH_HALVES, CARDS, DISPLAY, EACH_SIZE, MAX_SEATS
from tabularium.games.via_appia.state import Table


class DealCard(Chance):
    """VA-S6, VA-I8 One more income card from the pile, face up."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [DEAL[card] for card in s.pile()]

    def resolve(self, s: Table, action: Deal) -> None:
        s.display.append(action.card)
        s.taken.append(0)


class ShowCards(Step):
    """VA-I8, VA-I9 The used cards join the rest of the pile."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.spent.clear()
        s.tell("cards_shown", tuple(s.display))


LAY_OUT: Final[tuple[Step, ...]] = (*[DealCard()] * DISPLAY, ShowCards())


class TakingCard(Decision):
    """VA-I1 Any face-up income card."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return [TAKE[card] for card in s.face_up()]

    def resolve(self, s: Table, action: TakeCard) -> None:
        seat, card = self.seat, action.card
        left = len(s.face_up())
        if left > BOTH_HALVES:
            s.then(CHOOSING_HALF[seat][card], USE_UP_CARD[seat][card])
        else:
            s.then(RECEIVE[seat][card][BOTH], USE_UP_CARD[seat][card])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return [Refusal(TAKE[card], "VA-I5", "card_used") for card, used in zip(s.display, s.taken) if used]


TAKING_CARD: Final = tuple([TakingCard(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingHalf(Decision):
    """VA-I2 With 4 or more cards face up: the sesterces or the stones."""

    card: int

    def options(self, s: Table) -> Sequence[Action]:
        return (HALF_SESTERCES, HALF_STONES)

    def resolve(self, s: Table, action: Half) -> None:
        s.agenda.append(RECEIVE[self.seat][self.card][STONES if action.stones else COINS])


CHOOSING_HALF: Final = tuple(
    [tuple([ChoosingHalf(seat, card) for card in range(len(CARDS))]) for seat in range(MAX_SEATS)]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Receive(Step):
    """VA-I4, VA-I11 Sesterces from the bank; stones from the reserve: large, medium, small."""

    seat: Seat
    card: int
    sesterces: bool
    stones: bool

    def run(self, s: Table) -> None:
        card = CARDS[self.card]
        received = [0, 0, 0]
        if self.stones:
            for size in reversed(EACH_SIZE):
                if card.stones[size]:
                    received[size] = s.take_stones(self.seat, size, card.stones[size])
        sesterces = card.sesterces if self.sesterces else 0
        s.gain(self.seat, sesterces)
        s.tell("income", self.seat, self.card, sesterces, tuple(received))


COINS: Final = 0
STONES: Final = 1
BOTH: Final = 2
RECEIVE: Final = tuple(  # by seat, card, and which half of it, or both
    [
        tuple(
            [tuple([Receive(seat, n, half != STONES, half != COINS) for half in range(3)]) for n in range(len(CARDS))]
        )
        for seat in range(MAX_SEATS)
    ]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class UseUpCard(Step):
    """VA-I5, VA-I6, VA-I8 The card is turned face down; the last one brings a tile, and new cards are laid out."""

    seat: Seat
    card: int

    def run(self, s: Table) -> None:
        s.taken[s.display.index(self.card)] = 1
        if s.face_up():
            return
        player = s.players[self.seat]
        if not player.has_tile:  # VA-I7
            player.has_tile = True
            s.tell("tile", self.seat)
        s.spent[:] = s.display
        s.display.clear()
        s.taken.clear()
        s.then(*LAY_OUT)


USE_UP_CARD: Final = tuple([tuple([UseUpCard(seat, card) for card in range(len(CARDS))]) for seat in range(MAX_SEATS)])
