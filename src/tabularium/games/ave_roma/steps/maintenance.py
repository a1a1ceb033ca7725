"""Section 12: the maintenance phase and the turn order; section 13: the triggers of the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import COLLECT, TAKE, VALUES, Collect, TakeWorker
from tabularium.games.ave_roma.components import BIT, BOARD_LOCATIONS, MAX_SEATS, ROWS, SLOTS, SPACES_EACH, WORKERS
from tabularium.games.ave_roma.state import MAINTENANCE, NO_CARD, TURN_ORDER, Table
from tabularium.games.ave_roma.steps.dealing import FILL_ROWS, TURN_UP, UncoverTops
from tabularium.games.ave_roma.steps.ending import BeginEnd

PLAYER: Final = 0
POOL: Final = 1


class BeginMaintenance(Step):
    """AR-138, AR-151, AR-152 If the end has been triggered, the game ends now, without phases B and C."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        short = [row for row in ROWS if s.deck_size(row + 1) < max(1, s.taken[row])]  # AR-153
        if short and not s.is_ending:
            s.is_ending = True
            s.tell("end_by_row", short[0])
        if s.is_ending:
            s.agenda.clear()
            s.agenda.append(BeginEnd())
            return
        s.phase = MAINTENANCE
        s.tell("maintenance")


class FinishRows(Step):
    """AR-139 to AR-141 An untouched row loses its rightmost card; cards slide to the right; new ones come in."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for row in ROWS:
            last = SLOTS * row + SLOTS - 1
            if not s.taken[row]:
                s.box |= BIT[s.rows[last]]
                s.tell("removed", s.rows[last])
                s.rows[last] = NO_CARD
            cards = [card for card in s.rows[SLOTS * row : SLOTS * (row + 1)] if card >= 0]
            s.rows[SLOTS * row : SLOTS * (row + 1)] = [NO_CARD] * (SLOTS - len(cards)) + cards
        if s.is_advanced:
            s.then(UncoverTops(), *FILL_ROWS, *TURN_UP)
        else:
            s.then(*FILL_ROWS)


# ---------------------------------------------------------------------- collecting workers


def pool_size(s: Table, seat: Seat) -> int:
    """AR-188 How many workers a neutral pool holds."""
    count = 0
    for place in range(6 * seat, 6 * seat + 6):
        count += s.pools[place]
    return count


def needs(s: Table, seat: Seat, kind: int) -> int:
    """AR-145 How many workers a player or a neutral pool lacks."""
    if kind == POOL:
        return WORKERS - pool_size(s, seat)
    return WORKERS - s.players[seat].worker_count()


def collectors(s: Table) -> list[tuple[Seat, int]]:
    """AR-142, AR-193 Reverse turn order; with two players then their neutral pools."""
    order = s.order[::-1]
    found = [(seat, PLAYER) for seat in order]
    if s.pools:
        found += [(seat, POOL) for seat in order]
    return found


class CollectWorkers(Step):
    """AR-142, AR-146 One choice at a time, in as many cycles as needed, until everybody has five."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        pass_collecting_on(s, -1)


def pass_collecting_on(s: Table, place: int) -> None:
    """AR-142 The next after this place in the cycle who lacks workers."""
    cycle = collectors(s)
    for i in range(1, len(cycle) + 1):
        following = (place + i) % len(cycle)
        seat, kind = cycle[following]
        if needs(s, seat, kind):
            s.agenda.append(COLLECTING[seat][kind][following])
            return


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Collecting(Decision):
    """AR-143 Choose a location that holds workers: all of them, or as many as are needed."""

    kind: int
    place: int

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = []
        last = -1
        for space, worker in enumerate(s.spaces):
            if worker and space // SPACES_EACH != last:
                last = space // SPACES_EACH
                options.append(COLLECT[last])
        return options

    def resolve(self, s: Table, action: Collect) -> None:
        location = action.location
        values = s.workers_at(location)
        lacking = needs(s, self.seat, self.kind)
        s.agenda.append(NEXT_COLLECTOR[self.place])
        if len(values) <= lacking:
            for value in values:
                collect(s, self.seat, self.kind, location, value)
        else:
            s.agenda.append(CHOOSING_WORKERS[self.seat][self.kind][location][lacking])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        empty = [location for location in BOARD_LOCATIONS if not s.workers_at(location)]
        return [Refusal(COLLECT[location], "AR-143", "no_workers_there") for location in empty]


_CYCLE: Final = range(2 * MAX_SEATS)  # players, and perhaps their pools
COLLECTING: Final = tuple(
    [
        tuple([tuple([Collecting(n, kind, place) for place in _CYCLE]) for kind in (PLAYER, POOL)])
        for n in range(MAX_SEATS)
    ]
)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NextCollector(Step):
    """AR-142."""

    place: int

    def run(self, s: Table) -> None:
        pass_collecting_on(s, self.place)


NEXT_COLLECTOR: Final = tuple([NextCollector(place) for place in _CYCLE])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingWorkers(Decision):
    """AR-144 The location holds more than are needed: which ones."""

    kind: int
    location: int
    left: int

    def options(self, s: Table) -> Sequence[Action]:
        values = s.workers_at(self.location)
        return [TAKE[value] for value in VALUES if value in values]

    def resolve(self, s: Table, action: TakeWorker) -> None:
        collect(s, self.seat, self.kind, self.location, action.value)
        if self.left > 1:
            s.agenda.append(CHOOSING_WORKERS[self.seat][self.kind][self.location][self.left - 1])


_LEFT: Final = range(WORKERS)
CHOOSING_WORKERS: Final = tuple(
    [
        tuple(
            [
                tuple([tuple([ChoosingWorkers(n, kind, place, left) for left in _LEFT]) for place in BOARD_LOCATIONS])
                for kind in (PLAYER, POOL)
            ]
        )
        for n in range(MAX_SEATS)
    ]
)
"""By seat, kind, location and how many are still to be chosen."""


def collect(s: Table, seat: Seat, kind: int, location: int, value: int) -> None:
    """A worker leaves the board."""
    first = SPACES_EACH * location
    spaces = s.spaces
    space = first
    while spaces[space] != value:
        space += 1
    spaces[space] = 0
    if kind == POOL:
        s.pools[6 * seat + value] += 1
    else:
        s.players[seat].workers[value] += 1
    if s.is_telling:
        s.tell("collected", seat, kind, location, value)


# ---------------------------------------------------------------------- turn order


class DetermineOrder(Step):
    """AR-148 to AR-150 The lowest sum of worker values goes first; ties reverse their previous order."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.phase = TURN_ORDER
        sums = worker_sums(s)
        ranked = [(sums[seat], -place, seat) for place, seat in enumerate(s.order)]
        ranked.sort()
        s.order = tuple([seat for _, _, seat in ranked])
        s.tell("order", s.order)


def worker_sums(s: Table) -> list[int]:
    """AR-148 The printed values of the workers in hand and in training."""
    sums: list[int] = []
    for player in s.players:
        held = sum([value * count for value, count in enumerate(player.workers)])
        sums.append(held + sum([abs(value) for value in player.training]))
    return sums
