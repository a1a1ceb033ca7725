"""Section 9: building."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.aquileia.actions import BUILD, PASS, PAY, Build, Pay
from tabularium.games.aquileia.components import (
    CARDS,
    DOUBLE,
    EACH_METAL,
    FORUM_SPACES,
    LOTS,
    MAX_SEATS,
    SINGLE,
    SPACES,
)
from tabularium.games.aquileia.state import BUILDING_POINTS, NOBODY, Player, Table

_MOST_COINS: Final = max([max(lot.cost) for lot in LOTS])
_MOST_SLAVES: Final = max([lot.slaves for lot in LOTS])
_MOST_CARDS: Final = sum([CARDS[SINGLE].copies, CARDS[DOUBLE].copies])


def _affordable() -> tuple[tuple[int, ...], ...]:
    """Which lots can be paid with so many bronze, silver, gold and slaves, up to what the dearest lot asks."""
    purse = range(_MOST_COINS + 1)
    return tuple(
        [
            tuple(
                [
                    n
                    for n, lot in enumerate(LOTS)
                    if lot.cost[0] <= b and lot.cost[1] <= s and lot.cost[2] <= g and lot.slaves <= slaves
                ]
            )
            for b, s, g, slaves in product(purse, purse, purse, range(_MOST_SLAVES + 1))
        ]
    )


_AFFORDABLE: Final = _affordable()  # one long row, in which a place is worked out faster than a key is made


def free_lots(s: Table, player: Player, slaves: int) -> list[int]:
    """AQ-F4, AQ-F5, AQ-F10 The free lots that a player with this many slaves could build on now."""
    return payable_lots(s.lot_owner, player.coins, slaves) if player.houses else []


def payable_lots(owner: list[Seat], purse: list[int], slaves: int) -> list[int]:
    """AQ-F4, AQ-F5 The free lots that these coins and this many slaves can pay."""
    place = 0
    for coins in purse:
        place = place * (_MOST_COINS + 1) + min(coins, _MOST_COINS)
    place = place * (_MOST_SLAVES + 1) + min(slaves, _MOST_SLAVES)
    return [n for n in _AFFORDABLE[place] if owner[n] < 0]


def payments(singles: int, doubles: int, cost: int) -> list[tuple[int, int]]:
    """AQ-F7, AQ-F8 The sets of servi cards that may be paid: exact if possible, else without a superfluous card."""
    sets = [(a, b) for a in range(min(singles, cost) + 1) for b in range(min(doubles, (cost + 1) // 2) + 1)]
    exact = [(a, b) for a, b in sets if a + 2 * b == cost]
    return exact or [(a, b) for a, b in sets if a + 2 * b > cost and not a and 2 * (b - 1) < cost]


# A lot never asks for more than so many singles or doubles; whoever has more pays as if he had just these.
_MOST_DOUBLES: Final = (_MOST_SLAVES + 1) // 2
_PAYMENTS: Final[tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([tuple([PAY[pair] for pair in payments(a, b, cost)]) for b in range(_MOST_DOUBLES + 1)])
                for a in range(_MOST_SLAVES + 1)
            ]
        )
        for cost in range(_MOST_SLAVES + 1)
    ]
)


def _others_may_see_a_choice(cards: int, cost: int) -> bool:
    return any(len(payments(singles, cards - singles, cost)) > 1 for singles in range(cards + 1))


_CHOICE_POSSIBLE: Final = tuple(
    [
        tuple([_others_may_see_a_choice(cards, cost) for cards in range(_MOST_CARDS + 1)])
        for cost in range(_MOST_SLAVES + 1)
    ]
)


class VisitForum(Step):
    """AQ-F1, AQ-F13 Spaces 1 to 5 in order, whoever stands there."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        owner = s.space_owner
        s.then(*[BUILDING[owner[n]][place] for place, n in enumerate(FORUM_SPACES) if owner[n] != NOBODY])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Building(Decision):
    """AQ-F2 Build one building, on space 3 up to two; or none."""

    space: int
    left: int

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = [BUILD[n] for n in free_lots(s, player, player.slaves)]
        options.append(PASS)
        return options

    def must_ask(self, s: Table) -> bool:
        """The others see how many servi cards a player holds, not what is on them; so they must not see this either."""
        player = s.players[self.seat]
        return bool(free_lots(s, player, 2 * player.servi))

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Build):
            if self.left == SPACES[self.space].limit:
                s.tell("built_nothing", self.seat, self.space)
            else:
                s.tell("built_no_more", self.seat, self.space)
            s.send_home(self.space)
            return
        place = self.space - FORUM_SPACES[0]
        following: Step = LEAVE_FORUM[place] if self.left == 1 else Building(self.seat, self.space, self.left - 1)
        s.agenda.append(following)
        s.agenda.append(PAYING_SLAVES[self.seat][action.lot][place])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        found: list[Refusal] = []
        for n, lot in enumerate(LOTS):
            lacking = [m for m in EACH_METAL if player.coins[m] < lot.cost[m]]
            if s.lot_owner[n] != NOBODY:
                found.append(Refusal(BUILD[n], "AQ-F4", "lot_taken", (s.lot_owner[n],)))
            elif not player.houses:
                found.append(Refusal(BUILD[n], "AQ-F10", "no_house"))
            elif lacking:
                metal = lacking[0]
                missing = (metal, lot.cost[metal], player.coins[metal])
                found.append(Refusal(BUILD[n], "AQ-F6", "too_few_coins", missing))
            elif player.slaves < lot.slaves:
                found.append(Refusal(BUILD[n], "AQ-F7", "too_few_slaves", (lot.slaves, player.slaves)))
        return found


BUILDING: Final = tuple([tuple([Building(m, n, SPACES[n].limit) for n in FORUM_SPACES]) for m in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayingSlaves(Decision):
    """AQ-F7, AQ-F9 Choose the servi cards to pay with, where there is a choice; then the house is placed."""

    lot: int
    space: int

    def options(self, s: Table) -> Sequence[Action]:
        hand = s.players[self.seat].hand
        singles, doubles = min(hand[SINGLE], _MOST_SLAVES), min(hand[DOUBLE], _MOST_DOUBLES)
        return _PAYMENTS[LOTS[self.lot].slaves][singles][doubles]

    def must_ask(self, s: Table) -> bool:
        return _CHOICE_POSSIBLE[LOTS[self.lot].slaves][s.players[self.seat].servi]

    def resolve(self, s: Table, action: Pay) -> None:
        seat, lot = self.seat, LOTS[self.lot]
        for _ in range(action.singles):
            s.play_card(seat, SINGLE)
        for _ in range(action.doubles):
            s.play_card(seat, DOUBLE)
        s.pay_bank(seat, lot.cost)
        s.lot_owner[self.lot] = seat
        s.players[seat].houses -= 1
        s.tell("built", seat, self.lot, action.singles, action.doubles)
        if SPACES[self.space].scores and lot.vp:  # AQ-F11, AQ-F12
            s.score(seat, BUILDING_POINTS, lot.vp)
            s.tell("building_vp", seat, lot.vp, self.lot)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        hand, cost = s.players[self.seat].hand, LOTS[self.lot].slaves
        legal = payments(hand[SINGLE], hand[DOUBLE], cost)
        found: list[Refusal] = []
        for (singles, doubles), action in PAY.items():
            if (singles, doubles) in legal:
                continue
            slaves = singles + 2 * doubles
            if singles > hand[SINGLE] or doubles > hand[DOUBLE]:
                found.append(Refusal(action, "AQ-F7", "not_in_hand"))
            elif slaves < cost:
                found.append(Refusal(action, "AQ-F7", "too_few_slaves", (cost, slaves)))
            elif any(a + 2 * b == cost for a, b in legal):
                found.append(Refusal(action, "AQ-F7", "pay_exactly", (cost,)))
            else:
                found.append(Refusal(action, "AQ-F8", "superfluous_card"))
        return found


PAYING_SLAVES: Final = tuple(
    [
        tuple([tuple([PayingSlaves(m, lot, n) for n in FORUM_SPACES]) for lot in range(len(LOTS))])
        for m in range(MAX_SEATS)
    ]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class LeaveForum(Step):
    """AQ-AC3 The henchman returns when its building is done."""

    space: int

    def run(self, s: Table) -> None:
        s.send_home(self.space)


LEAVE_FORUM: Final = tuple([LeaveForum(space) for space in FORUM_SPACES])
