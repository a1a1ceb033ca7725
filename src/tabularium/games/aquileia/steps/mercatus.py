"""Section 5: Dolus, Pecunia, Equi et Arma, Servi, Potentia."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.aquileia.actions import BUY, DONE, EXCHANGE, PASS, ROLLS, Buy, Deal, Exchange, Roll
from tabularium.games.aquileia.components import (
    ARMS_DECK,
    BLUE_DICE,
    BRONZE,
    DICE,
    DOLUS,
    EACH_METAL,
    MAX_SEATS,
    METAL_OF_SPACE,
    PECUNIA,
    PECUNIA_VP,
    POTENTIA,
    RATES,
    SERVI_DECK,
    SERVI_SPACES,
    SLOTS,
    SPACES,
    STALLS,
)
from tabularium.games.aquileia.state import NO_CARD, NOBODY, PECUNIA_POINTS, Table
from tabularium.games.aquileia.steps.dealing import DealCard

Holding = tuple[int, int, int]

STALL_PRICE: Final = 1  # bronze: AQ-M8

_GIVEN: Final = tuple([int(rate.give) for rate in RATES])
_BUY_OR_PASS: Final[tuple[Action, ...]] = (BUY[1], PASS)
_ONLY_PASS: Final[tuple[Action, ...]] = (PASS,)
_BUY_UP_TO: Final[tuple[tuple[Action, ...], ...]] = tuple(
    [(PASS, *[BUY[count] for count in range(1, most + 1)]) for most in range(max(BUY) + 1)]
)


class VisitMercatus(Step):
    """AQ-M1 Dolus, Pecunia, Equi et Arma from left to right, Servi from top to bottom, Potentia."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        owner = s.space_owner
        steps: list[Step] = []
        if owner[DOLUS] != NOBODY:
            steps.append(ROLL_DOLUS[owner[DOLUS]])
        if owner[PECUNIA] != NOBODY:
            steps.append(EXCHANGING[owner[PECUNIA]])
        steps += [BUY_CARD[owner[space]][slot] for slot, space in enumerate(STALLS) if owner[space] != NOBODY]
        steps += REFILL
        steps += [BUY_SERVI[owner[space]][row] for row, space in enumerate(SERVI_SPACES) if owner[space] != NOBODY]
        if owner[POTENTIA] != NOBODY:
            steps.append(TAKE_BLUE_DICE[owner[POTENTIA]])
        s.then(*steps)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RollDolus(Chance):
    """AQ-M2 Roll 2 red dice and take a coin of the metal shown by each."""

    seat: Seat

    def options(self, s: Table) -> Sequence[Action]:
        return ROLLS[2]

    def weights(self, s: Table) -> Sequence[int]:
        return DICE[2][1]

    def resolve(self, s: Table, action: Roll) -> None:
        for metal in EACH_METAL:
            s.gain(self.seat, metal, action.metals[metal])
        s.rolled(self.seat, 0, action.metals)
        s.tell("dolus", self.seat, action.metals)
        s.send_home(DOLUS)


ROLL_DOLUS: Final = tuple([RollDolus(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Exchanging(Decision):
    """AQ-M3, AQ-M4 Exchange coins as often as wished, but never back to an earlier holding (AQ-M7)."""

    earlier: tuple[Holding, ...]

    def options(self, s: Table) -> Sequence[Action]:
        if self.earlier and s.single_exchange:
            return (DONE,)
        coins = s.players[self.seat].coins
        options: list[Action] = []
        earlier = self.earlier
        for number, rate in enumerate(RATES):
            if coins[_GIVEN[number]] >= rate.give_count and (not earlier or after(coins, number) not in earlier):
                options.append(EXCHANGE[number])
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if not isinstance(action, Exchange):
            s.send_home(PECUNIA)
            if not self.earlier:
                s.tell("no_exchange", seat)
            return
        coins = s.players[seat].coins
        before: Holding = (coins[0], coins[1], coins[2])
        rate = RATES[action.rate]
        s.gain(seat, rate.give, -rate.give_count)
        s.gain(seat, rate.get, rate.get_count)
        s.tell("exchanged", seat, action.rate)
        if not self.earlier:  # AQ-M5 once
            s.score(seat, PECUNIA_POINTS, PECUNIA_VP)
            s.tell("pecunia_vp", seat, PECUNIA_VP)
        s.agenda.append(Exchanging(seat, (*self.earlier, before)))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        coins = s.players[self.seat].coins
        found: list[Refusal] = []
        for number, rate in enumerate(RATES):
            if self.earlier and s.single_exchange:
                found.append(Refusal(EXCHANGE[number], "AQ-M4", "single_exchange"))
            elif coins[rate.give] < rate.give_count:
                lacking = (rate.give, rate.give_count, coins[rate.give])
                found.append(Refusal(EXCHANGE[number], "AQ-M4", "too_few_coins", lacking))
            elif after(coins, number) in self.earlier:
                found.append(Refusal(EXCHANGE[number], "AQ-M7", "earlier_holding"))
        return found


EXCHANGING: Final = tuple([Exchanging(seat, ()) for seat in range(MAX_SEATS)])


def after(coins: Sequence[int], number: int) -> Holding:
    rate = RATES[number]
    held = list(coins)
    held[rate.give] -= rate.give_count
    held[rate.get] += rate.get_count
    return (held[0], held[1], held[2])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BuyCard(Decision):
    """AQ-M8 Buy the card of the stall for 1 bronze; on the left one more comes with it (AQ-M9, AQ-M10)."""

    slot: int

    def options(self, s: Table) -> Sequence[Action]:
        if s.slots[self.slot] == NO_CARD or s.players[self.seat].coins[BRONZE] < STALL_PRICE:
            return _ONLY_PASS
        return _BUY_OR_PASS

    def resolve(self, s: Table, action: Action) -> None:
        seat, slot = self.seat, self.slot
        s.send_home(STALLS[slot])
        if action is PASS:
            s.tell("bought_nothing", seat, STALLS[slot])
            return
        card = s.slots[slot]
        s.gain(seat, BRONZE, -STALL_PRICE)
        s.slots[slot] = NO_CARD
        player = s.players[seat]
        player.hand[card] += 1
        player.shown[card] += 1
        s.tell("bought_card", seat, card)
        if slot == 0:
            s.agenda.append(DRAW_EXTRA[seat])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        if s.slots[self.slot] == NO_CARD:
            return [Refusal(BUY[1], "AQ-M8", "no_card_here")]
        if s.players[self.seat].coins[BRONZE] < STALL_PRICE:
            return [Refusal(BUY[1], "AQ-M8", "too_few_coins", (BRONZE, STALL_PRICE, 0))]
        return ()


BUY_CARD: Final = tuple([tuple([BuyCard(seat, slot) for slot in range(SLOTS)]) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawExtra(DealCard):
    """AQ-M9 The top card of the equi-et-arma pile, not shown to the others."""

    seat: Seat

    def deck(self) -> int:
        return ARMS_DECK

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.players[self.seat].hand[action.card] += 1
        s.tell_some((self.seat,), "drew_extra", (self.seat,), (action.card,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


DRAW_EXTRA: Final = tuple([DrawExtra(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RefillSlot(DealCard):
    """AQ-M13, AQ-M13a, AQ-R5 An empty stall gets a card face up, if there is one."""

    slot: int

    def deck(self) -> int:
        return ARMS_DECK

    def is_moot(self, s: Table) -> bool:
        return s.slots[self.slot] != NO_CARD or not s.can_draw(ARMS_DECK)

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.slots[self.slot] = action.card
        s.tell("stall_filled", STALLS[self.slot], action.card)


REFILL: Final = tuple([RefillSlot(slot) for slot in range(SLOTS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BuyServi(Decision):
    """AQ-M14 to AQ-M18 Name how many servi cards to buy, then draw them unseen by the others."""

    space: int

    def options(self, s: Table) -> Sequence[Action]:
        return _BUY_UP_TO[self._most(s)]

    def _most(self, s: Table) -> int:
        coins = s.players[self.seat].coins[METAL_OF_SPACE[self.space]]
        return min(min(SPACES[self.space].limit, coins), s.cards_left(SERVI_DECK))

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        s.send_home(self.space)
        if not isinstance(action, Buy):
            s.tell("bought_nothing", seat, self.space)
            return
        metal = METAL_OF_SPACE[self.space]
        s.gain(seat, metal, -action.count)
        s.tell("bought_servi", seat, action.count, metal)
        s.agenda.extend([DRAW_SERVI[seat]] * action.count)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        space = SPACES[self.space]
        metal = METAL_OF_SPACE[self.space]
        coins, left = s.players[self.seat].coins[metal], s.cards_left(SERVI_DECK)
        found: list[Refusal] = []
        for count, action in BUY.items():
            if count > space.limit:
                clause = ("AQ-M14", "AQ-M15", "AQ-M16")[SERVI_SPACES.index(self.space)]
                found.append(Refusal(action, clause, "servi_limit", (space.limit,)))
            elif count > left:
                found.append(Refusal(action, "AQ-G10", "servi_gone", (left,)))
            elif count > coins:
                found.append(Refusal(action, "AQ-M18", "too_few_coins", (metal, count, coins)))
        return found


BUY_SERVI: Final = tuple([tuple([BuyServi(seat, space) for space in SERVI_SPACES]) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DrawServi(DealCard):
    """AQ-M17 A servi card from the pile; only the one who draws it sees it."""

    seat: Seat

    def deck(self) -> int:
        return SERVI_DECK

    def resolve(self, s: Table, action: Deal) -> None:
        s.take_card(action.card)
        s.players[self.seat].hand[action.card] += 1
        s.tell_some((self.seat,), "drew_servi", (self.seat,), (action.card,))

    def witnesses(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)


DRAW_SERVI: Final = tuple([DrawServi(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TakeBlueDice(Step):
    """AQ-M19 The 4 blue dice, for the Arena and the Stadium of this round (AQ-M20)."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.blue_holder = self.seat
        s.blue_dice = BLUE_DICE
        s.tell("blue_dice", self.seat, BLUE_DICE)
        s.send_home(POTENTIA)


TAKE_BLUE_DICE: Final = tuple([TakeBlueDice(seat) for seat in range(MAX_SEATS)])
