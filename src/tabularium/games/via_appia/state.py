"""What is on the table: questions that change nothing, and small deeds that keep the books straight."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from tabularium.core.agenda import Seat, State, Step
from tabularium.core.snapshot import dump_steps
from tabularium.games.via_appia.components import (
    CARDS,
    CART_MOST,
    EACH_SIZE,
    FIRST_CITY,
    LAST_CITY,
    NEIGHBOURS,
    PART_OF,
    PART_SPACES,
    PLACES,
    ROMA,
    SESTERCES,
    SLAB_COUNTS,
    SLAB_SIZE,
    SPACES,
    START_SCORE,
    STONE_COUNTS,
    STONES,
    TRAVEL_PRICES,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.quarry import Stone

NOBODY: Final = -1
SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2


class Points(IntEnum):
    """Where points come from: the categories of the breakdown."""

    START = 0
    SLABS = 1
    CITIES = 2
    PART_A = 3
    PART_B = 4
    PART_C = 5
    MONEY = 6


LastPush = tuple[Seat, int, int, int, int, int, tuple[int, ...], tuple[Stone, ...]]
"""Who, size, lateral position and slope as chosen and as carried out, sizes that fell, and the quarry before."""


class Player:
    """What lies in front of one seat."""

    __slots__ = ("bonus", "has_tile", "pawn", "points", "reached", "sesterces", "slabs", "stones")

    def __init__(
        self,
        stones: list[int],
        slabs: list[int],
        bonus: list[int],
        points: list[int],
        sesterces: int,
        pawn: int,
        reached: int,
        has_tile: bool,
    ) -> None:
        self.stones = stones  # by size
        self.slabs = slabs  # on the cart, by size
        self.bonus = bonus  # bonus tiles by part
        self.points = points  # by category
        self.sesterces = sesterces
        self.pawn = pawn  # a place: space or city
        self.reached = reached  # the last city on the road that the pawn has been to
        self.has_tile = has_tile

    def copy(self) -> Player:
        return Player(
            self.stones[:],
            self.slabs[:],
            self.bonus[:],
            self.points[:],
            self.sesterces,
            self.pawn,
            self.reached,
            self.has_tile,
        )

    def dump(self) -> list[Any]:
        return [
            self.stones,
            self.slabs,
            self.bonus,
            self.points,
            self.sesterces,
            self.pawn,
            self.reached,
            self.has_tile,
        ]

    @property
    def score(self) -> int:
        return sum(self.points)

    def has_stone(self) -> bool:
        stones = self.stones
        return stones[SMALL] > 0 or stones[MEDIUM] > 0 or stones[LARGE] > 0

    def has_place(self, size: int) -> bool:
        """VA-C5, VA-K3 Does the cart have a place for one more slab of this size?"""
        slabs = self.slabs
        return is_legal_load(
            slabs[LARGE] + (1 if size == LARGE else 0),
            slabs[MEDIUM] + (1 if size == MEDIUM else 0),
            slabs[SMALL] + (1 if size == SMALL else 0),
        )


def is_legal_load(large: int, medium: int, small: int) -> bool:
    """VA-K3 Can a cart hold so many slabs?"""
    if large > CART_MOST[LARGE] or medium > CART_MOST[MEDIUM] or small > CART_MOST[SMALL]:
        return False
    return not (large == CART_MOST[LARGE] and (medium == CART_MOST[MEDIUM] or small == CART_MOST[SMALL]))


def new_player() -> Player:
    """VA-S9 to VA-S11, VA-S14."""
    points = [0] * len(Points)
    points[Points.START] = START_SCORE
    return Player([0, 0, 0], [0, 0, 0], [0, 0, 0], points, 0, ROMA, 0, False)


class Table(State):
    """The state of a match of Via Appia."""

    __slots__ = (
        "bank",
        "display",
        "fallen",
        "has_fallen",
        "has_progress",
        "is_ending",
        "is_lifted",
        "last_push",
        "noise",
        "paved",
        "players",
        "pushes",
        "quarry",
        "quiet_rounds",
        "round",
        "slab_reserve",
        "spent",
        "start_player",
        "stone_reserve",
        "taken",
    )

    def __init__(
        self,
        agenda: list[Step],
        players: list[Player],
        paved: list[int],
        stone_reserve: list[int],
        slab_reserve: list[int],
        display: list[int],
        taken: list[int],
        spent: list[int],
        fallen: list[int],
        quarry: tuple[Stone, ...],
        last_push: LastPush | None,
        bank: int,
        round: int,
        start_player: Seat,
        quiet_rounds: int,
        pushes: int,
        has_fallen: bool,
        has_progress: bool,
        is_ending: bool,
        is_lifted: bool,
        noise: bool,
    ) -> None:
        super().__init__(agenda)
        self.players = players
        self.paved = paved  # 1 for each space with a slab
        self.stone_reserve = stone_reserve
        self.slab_reserve = slab_reserve
        self.display = display  # the income cards laid out, left to right
        self.taken = taken  # 1 for each of them that is face down
        self.spent = spent  # used cards while new ones are being laid out; all others are in the pile
        self.fallen = fallen  # stones waiting to be traded, by size
        self.quarry = quarry  # sorted by y, then x (VA-P16)
        self.last_push = last_push
        self.bank = bank  # may fall below 0: the stock is no limit (VA-Q8)
        self.round = round
        self.start_player = start_player
        self.quiet_rounds = quiet_rounds  # whole rounds without a slab or a city (VA-EN11)
        self.pushes = pushes  # in the present Quarry action
        self.has_fallen = has_fallen  # any stone, in the present Quarry action
        self.has_progress = has_progress  # a slab or a city, in this round
        self.is_ending = is_ending
        self.is_lifted = is_lifted  # the screens, for the final scoring
        self.noise = noise  # VA-S16

    def copy(self) -> Table:
        twin = Table(
            self.agenda[:],
            [p.copy() for p in self.players],
            self.paved[:],
            self.stone_reserve[:],
            self.slab_reserve[:],
            self.display[:],
            self.taken[:],
            self.spent[:],
            self.fallen[:],
            self.quarry,
            self.last_push,
            self.bank,
            self.round,
            self.start_player,
            self.quiet_rounds,
            self.pushes,
            self.has_fallen,
            self.has_progress,
            self.is_ending,
            self.is_lifted,
            self.noise,
        )
        twin.story = self.story
        twin.is_telling = self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [
            dump_steps(self.agenda),
            [p.dump() for p in self.players],
            self.paved,
            self.stone_reserve,
            self.slab_reserve,
            self.display,
            self.taken,
            self.spent,
            self.fallen,
            self.quarry,
            self.last_push,
            self.bank,
            self.round,
            self.start_player,
            self.quiet_rounds,
            self.pushes,
            self.has_fallen,
            self.has_progress,
            self.is_ending,
            self.is_lifted,
            self.noise,
        ]

    # ------------------------------------------------------------------ questions

    def in_turn_order(self) -> list[Seat]:
        """VA-TU1 The start player, then clockwise."""
        count = len(self.players)
        return [(self.start_player + i) % count for i in range(count)]

    def face_up(self) -> list[int]:
        """The income cards that can be chosen."""
        return [card for card, is_taken in zip(self.display, self.taken) if not is_taken]

    def pile(self) -> list[int]:
        """The face-down pile: known cards in an order that does not exist until one leaves it (VA-Q14)."""
        return [card for card in range(len(CARDS)) if card not in self.display and card not in self.spent]

    def arrivals(self, city: int) -> int:
        """How many players have been to a city."""
        count = 0
        for player in self.players:
            if player.reached >= city:
                count += 1
        return count

    def markers(self, city: int) -> int:
        """VA-T10, VA-T14 City markers there: one for each arrival but the last player's."""
        return min(self.arrivals(city), len(self.players) - 1) if city else 0

    def victory_tiles(self, city: int) -> tuple[int, ...]:
        """VA-S3, VA-S4, VA-T9 What is left of a city's stack, from the top."""
        return VICTORY_STACKS[len(self.players)][self.arrivals(city) :] if city else ()

    def open_part(self) -> int:
        """VA-B5 The only part that may be built in now; -1: all are paved."""
        paved = self.paved
        for part, spaces in enumerate(PART_SPACES):
            for space in spaces:
                if not paved[space]:
                    return part
        return -1

    def is_joined(self, seat: Seat, space: int) -> bool:
        """VA-B4 Does a line join it to a paved space or to a city the seat has been to?"""
        reached = self.players[seat].reached
        for other in NEIGHBOURS[space]:
            if other < FIRST_CITY:
                if self.paved[other]:
                    return True
            elif other - FIRST_CITY <= reached:
                return True
        return False

    def sites(self, seat: Seat) -> list[int]:
        """VA-B2 to VA-B5 The spaces that the seat may pave now with what is on its cart."""
        player = self.players[seat]
        part = self.open_part()
        if part < 0 or part > player.reached or not any(player.slabs):
            return []
        slabs, paved = player.slabs, self.paved
        return [
            space
            for space in PART_SPACES[part]
            if not paved[space] and slabs[SLAB_SIZE[space]] and self.is_joined(seat, space)
        ]

    def can_build(self, seat: Seat) -> bool:
        """VA-TU3 Is there any such space?"""
        player = self.players[seat]
        slabs, paved = player.slabs, self.paved
        if not (slabs[SMALL] or slabs[MEDIUM] or slabs[LARGE]):
            return False
        part = self.open_part()
        if part < 0 or part > player.reached:
            return False
        for space in PART_SPACES[part]:
            if not paved[space] and slabs[SLAB_SIZE[space]] and self.is_joined(seat, space):
                return True
        return False

    def ways(self, seat: Seat) -> dict[int, int]:
        """VA-T1 to VA-T8, VA-T16 Places within 3 steps of the pawn, with the steps of the shortest way."""
        player = self.players[seat]
        part = player.reached
        if part == LAST_CITY:  # VA-T17
            return {}
        goal = FIRST_CITY + part + 1
        paved = self.paved
        found = {player.pawn: 0}
        edge = [player.pawn]
        for steps in range(1, len(TRAVEL_PRICES) + 1):
            following: list[int] = []
            for here in edge:
                for there in NEIGHBOURS[here]:
                    if there in found:
                        continue
                    if there == goal:  # VA-T7: the way ends there
                        found[there] = steps
                    elif there < FIRST_CITY and paved[there] and PART_OF[there] == part:  # VA-T8
                        found[there] = steps
                        following.append(there)
            edge = following
        del found[player.pawn]
        return found

    def has_room(self, place: int) -> bool:
        """VA-T4, VA-T6 May one more pawn end its move there?"""
        if place >= FIRST_CITY:
            return True
        pawns = 0
        for player in self.players:
            if player.pawn == place:
                pawns += 1
        return pawns < PLACES[place].capacity

    def discount(self, seat: Seat) -> int:
        """VA-T11, VA-T12 Sesterces off each journey in the part where the seat's pawn is."""
        reached = self.players[seat].reached
        return self.markers(reached + 1) if reached < LAST_CITY else 0

    def price(self, seat: Seat, steps: int) -> int:
        """VA-T1, VA-T11, VA-T13."""
        return max(0, TRAVEL_PRICES[steps - 1] - self.discount(seat))

    def journeys(self, seat: Seat) -> dict[int, int]:
        """VA-D10 Where the pawn may go now, with the price."""
        money = self.players[seat].sesterces
        discount = self.discount(seat)
        prices = [max(0, price - discount) for price in TRAVEL_PRICES]
        found: dict[int, int] = {}
        if prices[0] > money:  # the shortest way is the cheapest
            return found
        for place, steps in self.ways(seat).items():
            price = prices[steps - 1]
            if price <= money and self.has_room(place):
                found[place] = price
        return found

    def can_travel(self, seat: Seat) -> bool:
        """VA-TU3 Is there any journey? Mostly a single step will do."""
        player = self.players[seat]
        part = player.reached
        if part == LAST_CITY or TRAVEL_PRICES[0] - self.discount(seat) > player.sesterces:
            return False
        for place in NEIGHBOURS[player.pawn]:
            if place == FIRST_CITY + part + 1:
                return True
            if place < FIRST_CITY and self.paved[place] and PART_OF[place] == part and self.has_room(place):
                return True
        return bool(self.journeys(seat))

    def can_take_slab(self, seat: Seat, size: int) -> bool:
        """VA-C5 The reserve has one and the cart a place."""
        return self.slab_reserve[size] > 0 and self.players[seat].has_place(size)

    # ------------------------------------------------------------------ deeds

    def gain(self, seat: Seat, sesterces: int) -> None:
        """From the bank; a negative number is paid to it."""
        self.players[seat].sesterces += sesterces
        self.bank -= sesterces

    def score(self, seat: Seat, category: Points, vp: int) -> None:
        self.players[seat].points[category] += vp

    def take_slab(self, seat: Seat, size: int) -> None:
        """VA-K1 From the reserve onto the cart."""
        self.slab_reserve[size] -= 1
        self.players[seat].slabs[size] += 1

    def take_stones(self, seat: Seat, size: int, count: int) -> int:
        """VA-I10, VA-I11 So many stones of a size from the reserve, or as many as there are; how many that is."""
        reserve = self.stone_reserve
        if reserve[size] < count:
            returned = [0] * len(self.players)
            for other, player in enumerate(self.players):
                half = (player.stones[size] + 1) // 2
                player.stones[size] -= half
                reserve[size] += half
                returned[other] = half
            self.tell("shortage", size, tuple(returned))
        received = min(count, reserve[size])
        reserve[size] -= received
        self.players[seat].stones[size] += received
        return received


def new_table(seats: int, noise: bool) -> Table:
    """Section 1 before anything is dealt."""
    return Table(
        agenda=[],
        players=[new_player() for _ in range(seats)],
        paved=[0] * len(SPACES),
        stone_reserve=list(STONE_COUNTS),
        slab_reserve=list(SLAB_COUNTS),
        display=[],
        taken=[],
        spent=[],
        fallen=[0, 0, 0],
        quarry=(),
        last_push=None,
        bank=SESTERCES,
        round=0,
        start_player=NOBODY,
        quiet_rounds=0,
        pushes=0,
        has_fallen=False,
        has_progress=False,
        is_ending=False,
        is_lifted=False,
        noise=noise,
    )


def census(s: Table) -> dict[str, int]:
    """What is never made or lost: sesterces, stones and slabs of each size, income cards, tiles."""
    counts = {"sesterces": s.bank + sum([p.sesterces for p in s.players])}
    for size in EACH_SIZE:
        lying = len([stone for stone in s.quarry if stone[0] == size]) + s.fallen[size]
        counts[f"stones {STONES[size].id}"] = s.stone_reserve[size] + lying + sum([p.stones[size] for p in s.players])
        laid = len([n for n, space in enumerate(SPACES) if space.size == size and s.paved[n]])
        counts[f"slabs {STONES[size].id}"] = s.slab_reserve[size] + laid + sum([p.slabs[size] for p in s.players])
    counts["income cards"] = len(s.pile()) + len(s.display) + len(s.spent)
    counts["bonus tiles"] = sum(s.paved) - sum([sum(p.bonus) for p in s.players])
    return counts
