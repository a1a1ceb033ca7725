"""What is on the table: questions that change nothing, and small deeds that keep the books straight."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from tabularium.core.agenda import Seat, State, Step
from tabularium.core.snapshot import dump_steps
from tabularium.games.aquileia.components import (
    ARMS_DECK,
    BANK_COINS,
    CARDS,
    DECK_OF,
    DECK_START,
    DECK_STOP,
    DOUBLE,
    HENCHMEN,
    HOUSES,
    LOTS,
    QUAYS,
    SINGLE,
    SLOTS,
    SPACES,
    START_COINS,
    VILLAS,
)

NOBODY: Final = -1
NO_CARD: Final = -1


class Points(IntEnum):
    """Where points come from: the categories of the breakdown."""

    PECUNIA = 0
    ARENA = 1
    BUILDING = 2
    PORTUS = 3
    LAURELS = 4
    VILLAS = 5


PECUNIA_POINTS: Final = int(Points.PECUNIA)  # as plain numbers, which find their place in a list faster
ARENA_POINTS: Final = int(Points.ARENA)
BUILDING_POINTS: Final = int(Points.BUILDING)
PORTUS_POINTS: Final = int(Points.PORTUS)
LAUREL_POINTS: Final = int(Points.LAURELS)
VILLA_POINTS: Final = int(Points.VILLAS)


Race = tuple[Seat, Seat, int, int, bool]
"""Winner, second (or nobody), the laurel that lay face up, the one on the pile, and: did the winner keep the first?"""


LastRoll = tuple[int, ...]
"""Seat, 1 if the dice were blue, how many show bronze, silver and gold, and: the how-manieth roll of the match.
Empty before the first roll. The dice then lie where they fell until the next roll."""


class Player:
    """What lies in front of one seat."""

    __slots__ = ("coins", "hand", "has_passed", "henchmen", "houses", "points", "shown", "strength")

    def __init__(
        self,
        coins: list[int],
        hand: list[int],
        shown: list[int],
        points: list[int],
        henchmen: int,
        houses: int,
        strength: int,
        has_passed: bool,
    ) -> None:
        self.coins = coins
        self.hand = hand  # cards by kind
        self.shown = shown  # how many of them everybody knows, because they were taken face up
        self.points = points  # by category
        self.henchmen = henchmen
        self.houses = houses
        self.strength = strength  # in the present contest; 0: takes no part
        self.has_passed = has_passed

    def copy(self) -> Player:
        return Player(
            self.coins[:],
            self.hand[:],
            self.shown[:],
            self.points[:],
            self.henchmen,
            self.houses,
            self.strength,
            self.has_passed,
        )

    def dump(self) -> list[Any]:
        return [
            self.coins,
            self.hand,
            self.shown,
            self.points,
            self.henchmen,
            self.houses,
            self.strength,
            self.has_passed,
        ]

    @property
    def score(self) -> int:
        total = 0
        for vp in self.points:
            total += vp
        return total

    @property
    def servi(self) -> int:
        """How many servi cards: everybody can follow this (AQ-G15)."""
        return self.hand[SINGLE] + self.hand[DOUBLE]

    @property
    def slaves(self) -> int:
        return self.hand[SINGLE] + 2 * self.hand[DOUBLE]

    def hidden_arms(self) -> int:
        """How many equi-et-arma cards whose faces the others do not know."""
        hand, shown = self.hand, self.shown
        count = 0
        for card in range(DECK_START[ARMS_DECK], DECK_STOP[ARMS_DECK]):
            count += hand[card] - shown[card]
        return count


def new_player() -> Player:
    """AQ-S1 to AQ-S3, AQ-S12."""
    kinds = len(CARDS)
    return Player(list(START_COINS), [0] * kinds, [0] * kinds, [0] * len(Points), HENCHMEN, HOUSES, 0, False)


class Table(State):
    """The state of a match of Aquileia."""

    __slots__ = (
        "bank",
        "bid",
        "bidder",
        "blue_dice",
        "blue_holder",
        "discard",
        "face_up",
        "first_player",
        "host",
        "laurel_count",
        "lot_owner",
        "on_sale",
        "out",
        "pile",
        "players",
        "quay_coin",
        "races",
        "roll",
        "round",
        "single_exchange",
        "slots",
        "space_owner",
        "tiebreak",
        "top",
    )

    def __init__(
        self,
        agenda: list[Step],
        players: list[Player],
        space_owner: list[Seat],
        lot_owner: list[Seat],
        tiebreak: list[Seat],
        pile: list[int],
        discard: list[int],
        slots: list[int],
        quay_coin: list[int],
        bank: list[int],
        bid: list[int],
        laurel_count: list[int],
        races: tuple[Race, ...],
        roll: LastRoll,
        round: int,
        first_player: Seat,
        blue_holder: Seat,
        blue_dice: int,
        face_up: int,
        top: int,
        on_sale: int,
        host: Seat,
        bidder: Seat,
        out: int,
        single_exchange: bool,
    ) -> None:
        super().__init__(agenda)
        self.players = players
        self.space_owner = space_owner
        self.lot_owner = lot_owner
        self.tiebreak = tiebreak  # the seats whose discs lie on spaces 1, 2, ...
        self.pile = pile  # face-down cards by kind: no order exists until a card leaves its pile
        self.discard = discard
        self.slots = slots  # the equi-et-arma cards lying open, left to right
        self.quay_coin = quay_coin  # 1 where a coin lies under the henchman
        self.bank = bank  # may fall below 0: the stock is no limit (AQ-G13)
        self.bid = bid
        self.laurel_count = laurel_count  # laurels by seat and colour, once they are shown at the end
        self.races = races  # who may know what about Stadium laurels (AQ-ST19)
        self.roll = roll
        self.round = round
        self.first_player = first_player
        self.blue_holder = blue_holder
        self.blue_dice = blue_dice
        self.face_up = face_up
        self.top = top  # the laurel that the winner of a race is looking at
        self.on_sale = on_sale
        self.host = host
        self.bidder = bidder
        self.out = out  # who has passed in the auction, one bit each
        self.single_exchange = single_exchange

    def copy(self) -> Table:
        twin = Table(
            self.agenda[:],
            [p.copy() for p in self.players],
            self.space_owner[:],
            self.lot_owner[:],
            self.tiebreak[:],
            self.pile[:],
            self.discard[:],
            self.slots[:],
            self.quay_coin[:],
            self.bank[:],
            self.bid[:],
            self.laurel_count[:],
            self.races,
            self.roll,
            self.round,
            self.first_player,
            self.blue_holder,
            self.blue_dice,
            self.face_up,
            self.top,
            self.on_sale,
            self.host,
            self.bidder,
            self.out,
            self.single_exchange,
        )
        twin.story = self.story
        twin.is_telling = self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [
            dump_steps(self.agenda),
            [p.dump() for p in self.players],
            self.space_owner,
            self.lot_owner,
            self.tiebreak,
            self.pile,
            self.discard,
            self.slots,
            self.quay_coin,
            self.bank,
            self.bid,
            self.laurel_count,
            self.races,
            self.roll,
            self.round,
            self.first_player,
            self.blue_holder,
            self.blue_dice,
            self.face_up,
            self.top,
            self.on_sale,
            self.host,
            self.bidder,
            self.out,
            self.single_exchange,
        ]

    # ------------------------------------------------------------------ questions

    def in_turn_order(self) -> list[Seat]:
        """AQ-AC4 The first player, then clockwise."""
        count = len(self.players)
        return [(self.first_player + i) % count for i in range(count)]

    def next_placer(self, seat: Seat) -> Seat:
        """AQ-PL12, AQ-PL13 Who places next after this seat; nobody when the phase is over."""
        players, tiebreak = self.players, self.tiebreak
        count = len(players)
        for i in range(1, count + 1):
            other = (seat + i) % count
            player = players[other]
            if not player.has_passed and (player.henchmen or other not in tiebreak):
                return other
        return NOBODY

    def is_on(self, seat: Seat, spaces: tuple[int, ...]) -> bool:
        """Does the seat have a henchman on one of these spaces?"""
        owner = self.space_owner
        for space in spaces:
            if owner[space] == seat:
                return True
        return False

    def cards_left(self, deck: int) -> int:
        """AQ-G9, AQ-G10 How many cards can still be drawn from a deck, its discards included."""
        pile, discard = self.pile, self.discard
        count = 0
        for card in range(DECK_START[deck], DECK_STOP[deck]):
            count += pile[card] + discard[card]
        return count

    def can_draw(self, deck: int) -> bool:
        """AQ-G10 Is a card left in the deck or among its discards?"""
        return not _is_empty(self.pile, deck) or not _is_empty(self.discard, deck)

    def drawable(self, deck: int) -> list[int]:
        """AQ-G9 Where the next card of a deck comes from: its pile or, if that is empty, its discards."""
        return self.discard if _is_empty(self.pile, deck) else self.pile

    def can_pay(self, seat: Seat, price: list[int]) -> bool:
        """AQ-G2, AQ-G3 Exactly the metals asked."""
        coins = self.players[seat].coins
        return coins[0] >= price[0] and coins[1] >= price[1] and coins[2] >= price[2]

    def villa_total(self, seat: Seat, colour: int) -> int:
        """The values of the seat's villas of one colour."""
        owner = self.lot_owner
        total = 0
        for n in VILLAS[colour]:
            if owner[n] == seat:
                total += LOTS[n].vp
        return total

    # ------------------------------------------------------------------ deeds

    def gain(self, seat: Seat, metal: int, count: int) -> None:
        """AQ-G12 From the bank."""
        self.players[seat].coins[metal] += count
        self.bank[metal] -= count

    def pay_bank(self, seat: Seat, price: tuple[int, ...]) -> None:
        coins, bank = self.players[seat].coins, self.bank
        for metal in range(3):
            coins[metal] -= price[metal]
            bank[metal] += price[metal]

    def rolled(self, seat: Seat, is_blue: int, metals: tuple[int, ...]) -> None:
        """The dice lie where all can see them."""
        number = self.roll[5] + 1 if self.roll else 1
        self.roll = (seat, is_blue, metals[0], metals[1], metals[2], number)

    def score(self, seat: Seat, category: int, vp: int) -> None:
        self.players[seat].points[category] += vp

    def take_card(self, card: int) -> None:
        """A card leaves its pile, which is made anew from the discards if it was empty."""
        self.reshuffle(DECK_OF[card])
        self.pile[card] -= 1

    def reshuffle(self, deck: int) -> None:
        """AQ-G9 If the pile is empty, its discards become the new pile."""
        if _is_empty(self.pile, deck):
            first, last = DECK_START[deck], DECK_STOP[deck]
            self.pile[first:last] = self.discard[first:last]
            self.discard[first:last] = [0] * (last - first)
            if any(self.pile[first:last]):
                self.tell("reshuffled", CARDS[first].deck)

    def play_card(self, seat: Seat, card: int) -> None:
        """AQ-G8 Onto its discard pile. A card that all know is thought to go before an unknown one of its kind."""
        player = self.players[seat]
        player.hand[card] -= 1
        if player.shown[card]:
            player.shown[card] -= 1
        self.discard[card] += 1

    def send_home(self, space: int) -> None:
        """AQ-AC3."""
        self.players[self.space_owner[space]].henchmen += 1
        self.space_owner[space] = NOBODY


def _is_empty(counts: list[int], deck: int) -> bool:
    """Is there no card of the deck in a pile?"""
    for card in range(DECK_START[deck], DECK_STOP[deck]):
        if counts[card]:
            return False
    return True


def new_table(seats: int, single_exchange: bool) -> Table:
    """AQ-S1 to AQ-S12 before anything is dealt."""
    pile = [card.copies for card in CARDS]
    return Table(
        agenda=[],
        players=[new_player() for _ in range(seats)],
        space_owner=[NOBODY] * len(SPACES),
        lot_owner=[NOBODY] * len(LOTS),
        tiebreak=[],
        pile=pile,
        discard=[0] * len(CARDS),
        slots=[NO_CARD] * SLOTS,
        quay_coin=[0] * len(QUAYS),
        bank=[total - seats * start for total, start in zip(BANK_COINS, START_COINS, strict=True)],
        bid=[0, 0, 0],
        laurel_count=[],
        races=(),
        roll=(),
        round=0,
        first_player=NOBODY,
        blue_holder=NOBODY,
        blue_dice=0,
        face_up=NO_CARD,
        top=NO_CARD,
        on_sale=NO_CARD,
        host=NOBODY,
        bidder=NOBODY,
        out=0,
        single_exchange=single_exchange,
    )


def census(s: Table) -> dict[str, int]:
    """What is never made or lost: coins of each metal, cards of each kind, each seat's pieces."""
    counts: dict[str, int] = {}
    for metal, bank in enumerate(s.bank):
        counts[f"coins {metal}"] = bank + s.quay_coin[metal] + sum([p.coins[metal] for p in s.players])
    for card, printed in enumerate(CARDS):
        lying = [*s.slots, s.face_up, s.top, s.on_sale].count(card)
        hands = sum([p.hand[card] for p in s.players])
        counts[printed.id] = s.pile[card] + s.discard[card] + lying + hands
    for seat, player in enumerate(s.players):
        counts[f"henchmen {seat}"] = player.henchmen + s.space_owner.count(seat)
        counts[f"houses {seat}"] = player.houses + s.lot_owner.count(seat)
    return counts
