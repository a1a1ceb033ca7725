"""What is on the table: questions that change nothing, and small deeds that keep the books straight."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from tabularium.core.agenda import Seat, State, Step
from tabularium.core.snapshot import dump_steps
from tabularium.games.ave_roma.components import (
    ACTIVE_SLOTS,
    AREA_DECK,
    AREAS,
    BIT,
    CARDS,
    DECK_OF,
    DECK_RANGES,
    DENARII,
    FEES,
    LOCATIONS,
    PATRONS,
    PRICES,
    ROWS,
    SLOTS,
    SPACES_EACH,
    SURPLUS,
    SURPLUS_STORE,
    SYMBOL_MASK,
    TOP_BROWN,
    TOP_LEVEL,
    TRAINING_SPACES,
    USABLE_SPACES,
    WORKERS,
)

NOBODY: Final = -1
NO_CARD: Final = -1
ABSENT: Final = -1


class Points(IntEnum):
    """Where points come from: the categories of the breakdown."""

    WORKERS = 0
    BUILDINGS = 1
    WARS = 2
    MODIFIERS = 3
    HONOURS = 4
    DENARII = 5
    RESOURCES = 6
    PATRONS = 7
    POLITICS = 8
    AREAS = 9


class Phase(IntEnum):
    """AR-29 Where in the match we are."""

    SETUP = 0
    ACTION = 1
    MAINTENANCE = 2
    TURN_ORDER = 3
    FINAL_ACTIONS = 4
    SCORING = 5


class Stage(IntEnum):
    """AR-48 Where in an action we are."""

    IDLE = 0
    BEFORE = 1
    BASIC = 2
    AFTER = 3
    CLOSING = 4


# The same as plain numbers, for what is asked in every position.
ACTION: Final = 1
MAINTENANCE: Final = 2
TURN_ORDER: Final = 3
FINAL_ACTIONS: Final = 4
SCORING: Final = 5
BEFORE: Final = 1
BASIC: Final = 2
AFTER: Final = 3
assert (Phase.ACTION.value, Phase.MAINTENANCE.value, Phase.TURN_ORDER.value) == (ACTION, MAINTENANCE, TURN_ORDER)
assert (Phase.FINAL_ACTIONS.value, Phase.SCORING.value) == (FINAL_ACTIONS, SCORING)
assert (Stage.BEFORE.value, Stage.BASIC.value, Stage.AFTER.value) == (BEFORE, BASIC, AFTER)


class Player:
    """What lies in front of one seat."""

    __slots__ = (
        "active",
        "board",
        "cards",
        "colosseum",
        "doubled",
        "goods",
        "has_passed",
        "points",
        "politics",
        "right",
        "spent",
        "training",
        "workers",
    )

    def __init__(
        self,
        goods: list[int],
        points: list[int],
        workers: list[int],
        training: list[int],
        board: int,
        politics: int,
        colosseum: int,
        cards: int,
        right: int,
        spent: int,
        active: int,
        doubled: int,
        has_passed: bool,
    ) -> None:
        self.goods = goods  # six basic resources, surplus, denarii
        self.points = points  # by category
        self.workers = workers  # how many in hand, by value (0 is unused)
        self.training = training  # by space: 0, the value of a finished worker, or its negative this round
        self.board = board
        self.politics = politics
        self.colosseum = colosseum
        self.cards = cards  # all own cards, as bits
        self.right = right  # those on the right side of the board (AR-18)
        self.spent = spent  # those whose influence has been used (AR-87)
        self.active = active  # the active patrons
        self.doubled = doubled  # at the end: the patron that counts twice (AR-174)
        self.has_passed = has_passed

    def copy(self) -> Player:
        return Player(
            self.goods[:],
            self.points[:],
            self.workers[:],
            self.training[:],
            self.board,
            self.politics,
            self.colosseum,
            self.cards,
            self.right,
            self.spent,
            self.active,
            self.doubled,
            self.has_passed,
        )

    def dump(self) -> list[Any]:
        return [
            self.goods,
            self.points,
            self.workers,
            self.training,
            self.board,
            self.politics,
            self.colosseum,
            self.cards,
            self.right,
            self.spent,
            self.active,
            self.doubled,
            self.has_passed,
        ]

    @property
    def score(self) -> int:
        return sum(self.points)

    @property
    def left(self) -> int:
        """AR-18, AR-200 The cards on the left side of the board."""
        return self.cards & ~(self.right | self.active)

    @property
    def passive(self) -> int:
        """The patrons that are not active."""
        return self.cards & PATRONS & ~self.active

    @property
    def open_slots(self) -> int:
        """AR-96 How many unlocked active slots are empty."""
        return min(self.politics, ACTIVE_SLOTS) - self.active.bit_count()

    @property
    def resources(self) -> int:
        """Basic resources and surplus together."""
        return sum(self.goods[:DENARII])

    @property
    def in_hand(self) -> int:
        """How many workers the player holds."""
        workers = self.workers
        return workers[1] + workers[2] + workers[3] + workers[4] + workers[5]

    def worker_count(self) -> int:
        """AR-145 In hand and on training spaces."""
        count = self.in_hand
        for value in self.training:
            if value:
                count += 1
        return count

    def most_of_a_symbol(self) -> int:
        """How many left-side cards share a symbol, at most."""
        left = self.left
        return max([(left & mask).bit_count() for mask in SYMBOL_MASK])


def new_player() -> Player:
    """AR-7, AR-11, AR-12."""
    goods, points = [0] * 8, [0] * len(Points)
    return Player(goods, points, [0, 1, 1, 1, 1, 1], [0] * len(TRAINING_SPACES), -1, 0, 0, 0, 0, 0, 0, NO_CARD, False)


class Table(State):
    """The state of a match of Ave Roma."""

    __slots__ = (
        "area_cards",
        "bags",
        "bonus",
        "box",
        "brown",
        "did",
        "effects",
        "fee",
        "grey",
        "is_advanced",
        "is_ending",
        "left",
        "location",
        "order",
        "phase",
        "players",
        "pools",
        "profile",
        "round",
        "rows",
        "slot",
        "spaces",
        "stage",
        "taken",
        "tops",
        "upper",
        "used",
        "value",
    )

    def __init__(
        self,
        agenda: list[Step],
        players: list[Player],
        bags: list[tuple[int, ...]],
        order: tuple[Seat, ...],
        spaces: list[int],
        rows: list[int],
        area_cards: list[int],
        brown: list[int],
        grey: list[int],
        left: list[int],
        tops: list[int],
        taken: list[int],
        pools: list[int],
        upper: int,
        box: int,
        round: int,
        phase: int,
        profile: int,
        is_advanced: bool,
        is_ending: bool,
        location: int,
        value: int,
        slot: int,
        stage: int,
        effects: int,
        fee: int,
        used: int,
        bonus: bool,
        did: bool,
    ) -> None:
        super().__init__(agenda)
        self.players = players
        # Bags and order change seldom: so they are tuples, which copies share.
        self.bags = bags  # by deck: the cards not yet seen; no order exists until one is turned up
        self.order = order  # the seats in turn order
        self.spaces = spaces  # the workers' values, five spaces for each board location; 0: free
        self.rows = rows  # the cards of the three rows, five slots each
        self.area_cards = area_cards
        self.brown = brown
        self.grey = grey  # by area and seat: a level, or absent (AR-14)
        self.left = left  # how many face-down cards each deck holds: fewer than its bag with AR-221
        self.tops = tops  # advanced mode: the cards lying face up on their decks
        self.taken = taken  # how many cards were taken from each row this round
        self.pools = pools  # two players: how many workers of each value the neutral pools hold (0 is unused)
        self.upper = upper  # which areas' cards are in the upper position, one bit each
        self.box = box  # cards removed from rows, as bits
        self.round = round
        self.phase = phase
        self.profile = profile
        self.is_advanced = is_advanced
        self.is_ending = is_ending
        # the action under way
        self.location = location
        self.value = value
        self.slot = slot  # the slot of the card to be bought
        self.stage = stage
        self.effects = effects  # the patrons whose modifiers apply and have not been used, as bits (AR-49)
        self.fee = fee  # what will be due when the area card moves
        self.used = used  # influence cards used from the left side in the basic action (AR-209)
        self.bonus = bonus  # has the advanced bonus been taken?
        self.did = did  # has the action done anything besides paying the fee? (AR-62)

    def copy(self) -> Table:
        twin = Table(
            self.agenda[:],
            [p.copy() for p in self.players],
            self.bags[:],
            self.order,
            self.spaces[:],
            self.rows[:],
            self.area_cards[:],
            self.brown[:],
            self.grey[:],
            self.left[:],
            self.tops[:],
            self.taken[:],
            self.pools[:],
            self.upper,
            self.box,
            self.round,
            self.phase,
            self.profile,
            self.is_advanced,
            self.is_ending,
            self.location,
            self.value,
            self.slot,
            self.stage,
            self.effects,
            self.fee,
            self.used,
            self.bonus,
            self.did,
        )
        twin.story = self.story
        twin.is_telling = self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [
            dump_steps(self.agenda),
            [p.dump() for p in self.players],
            self.bags,
            self.order,
            self.spaces,
            self.rows,
            self.area_cards,
            self.brown,
            self.grey,
            self.left,
            self.tops,
            self.taken,
            self.pools,
            self.upper,
            self.box,
            self.round,
            self.phase,
            self.profile,
            self.is_advanced,
            self.is_ending,
            self.location,
            self.value,
            self.slot,
            self.stage,
            self.effects,
            self.fee,
            self.used,
            self.bonus,
            self.did,
        ]

    # ------------------------------------------------------------------ questions

    def prices(self, seat: Seat) -> tuple[int, ...]:
        """AR-21."""
        return PRICES[self.players[seat].board]

    def has_free_space(self, location: int) -> bool:
        """AR-41, AR-42 Of a location without a row. Spaces are filled in order."""
        return self.spaces[SPACES_EACH * location + USABLE_SPACES[len(self.players)] - 1] == 0

    def is_upper(self, area: int) -> bool:
        return bool(self.upper >> area & 1)

    def fee_in(self, area: int) -> int:
        """AR-51, AR-52, AR-57, AR-198 What an action that uses this area costs at its end."""
        if self.upper >> area & 1 or self.area_cards[area] < 0:
            return FEES[self.is_advanced]
        return 0

    def types_in(self, area: int) -> tuple[int, ...]:
        """The resource types that the area's card shows."""
        card = self.area_cards[area]
        return () if card < 0 else CARDS[card].types

    def level(self, seat: Seat, area: int) -> int:
        return self.grey[area * len(self.players) + seat]

    def landing(self, seat: Seat, area: int, levels: int) -> int:
        """AR-113 to AR-117 Where a rise would end; the present level if it would change nothing."""
        seats = len(self.players)
        first = area * seats
        there = self.grey[first : first + seats]
        level = there[seat]
        target = min(TOP_LEVEL, max(level, 0) + levels)
        while target > 0 and target > level and target in there:
            target -= 1
        return target if target > level else level

    def can_rise(self, seat: Seat, area: int, levels: int) -> bool:
        """AR-116."""
        return self.landing(seat, area, levels) != self.grey[area * len(self.players) + seat]

    def deck_size(self, deck: int) -> int:
        """AR-185, AR-216 The card lying face up on a deck is part of it."""
        return self.left[deck] + (1 if deck != AREA_DECK and self.tops[deck - 1] >= 0 else 0)

    def workers_at(self, location: int) -> list[int]:
        """The values of the workers lying there."""
        first = SPACES_EACH * location
        return [value for value in self.spaces[first : first + SPACES_EACH] if value]

    # ------------------------------------------------------------------ deeds

    def score(self, seat: Seat, category: int, points: int) -> None:
        """AR-17."""
        self.players[seat].points[category] += points

    def gain_surplus(self, seat: Seat, count: int) -> int:
        """AR-24 How much of it could be stored; the rest is lost."""
        goods = self.players[seat].goods
        stored = min(count, SURPLUS_STORE - goods[SURPLUS])
        goods[SURPLUS] += stored
        return stored

    def put_worker(self, location: int, value: int) -> None:
        """AR-41 On the first free space that players may use."""
        first = SPACES_EACH * location
        spaces = self.spaces
        space = first
        while spaces[space]:
            space += 1
        spaces[space] = value

    def rise(self, seat: Seat, area: int, levels: int) -> int:
        """AR-113 Move the marker; the new level."""
        target = self.landing(seat, area, levels)
        self.grey[area * len(self.players) + seat] = target
        return target

    def raise_brown(self, area: int) -> None:
        """AR-54, AR-136 At the top it stays."""
        if self.brown[area] < TOP_BROWN:
            self.brown[area] += 1
            self.tell("brown", area, self.brown[area])

    def draw(self, card: int) -> None:
        """A card leaves its deck."""
        deck = DECK_OF[card]
        self.bags[deck] = tuple([other for other in self.bags[deck] if other != card])
        self.left[deck] -= 1

    def end_action(self) -> None:
        """Nothing of the last action is left."""
        self.location = NOBODY
        self.value = 0
        self.slot = NO_CARD
        self.stage = 0
        self.effects = 0
        self.fee = 0
        self.used = 0
        self.bonus = False
        self.did = False


def new_table(seats: int, decks: list[tuple[int, ...]], left: list[int], profile: int, is_advanced: bool) -> Table:
    """AR-7, AR-9, AR-11, AR-14, AR-187 before anything is dealt."""
    return Table(
        agenda=[],
        players=[new_player() for _ in range(seats)],
        bags=decks,
        order=(),
        spaces=[0] * (SPACES_EACH * (len(LOCATIONS) - 1)),
        rows=[NO_CARD] * (len(ROWS) * SLOTS),
        area_cards=[NO_CARD] * len(AREAS),
        brown=[0] * len(AREAS),
        grey=[ABSENT] * (len(AREAS) * seats),
        left=left,
        tops=[NO_CARD] * len(ROWS),
        taken=[0] * len(ROWS),
        pools=[0, 1, 1, 1, 1, 1] * 2 if seats == 2 else [],
        upper=0,
        box=0,
        round=0,
        phase=Phase.SETUP.value,
        profile=profile,
        is_advanced=is_advanced,
        is_ending=False,
        location=NOBODY,
        value=0,
        slot=NO_CARD,
        stage=0,
        effects=0,
        fee=0,
        used=0,
        bonus=False,
        did=False,
    )


def census(s: Table) -> dict[str, int]:
    """What is never made or lost: workers of each value, and every card, wherever it is."""
    counts: dict[str, int] = {}
    for value in range(1, WORKERS + 1):
        standing = s.spaces.count(value) + sum([s.pools[6 * pool + value] for pool in range(len(s.pools) // 6)])
        held = sum([p.workers[value] + p.training.count(value) + p.training.count(-value) for p in s.players])
        counts[f"workers {value}"] = standing + held
    for deck, cards in enumerate(DECK_RANGES):
        lying = [*s.rows, *s.area_cards, *s.tops]
        owned = sum([p.cards for p in s.players]) | s.box
        counts[f"deck {deck}"] = (
            len(s.bags[deck])
            + len([card for card in lying if card in cards])
            + len([card for card in cards if owned & BIT[card]])
        )
    return counts
