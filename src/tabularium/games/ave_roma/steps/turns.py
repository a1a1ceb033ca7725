"""Sections 3, 6 and 16: rounds, turns, passing, and the neutral workers of the two-player game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.ave_roma.actions import PASS, TO, TRAINED, VALUES, WORKER, PickTrained, PickWorker, Send
from tabularium.games.ave_roma.components import (
    MAX_SEATS,
    OPEN_LOCATIONS,
    ROWS,
    SPACES_EACH,
    TRAINING_CHANGE,
    USABLE_SPACES,
)
from tabularium.games.ave_roma.state import ACTION, NOBODY, Points, Table
from tabularium.games.ave_roma.steps.maintenance import (
    BeginMaintenance,
    CollectWorkers,
    DetermineOrder,
    FinishRows,
    pool_size,
)
from tabularium.games.ave_roma.steps.sending import SENDING, can_train, has_a_place


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRound(Step):
    """AR-29 Action phase, maintenance phase, turn-order phase; then the next round."""

    number: int

    def run(self, s: Table) -> None:
        s.round = self.number
        s.phase = ACTION
        for player in s.players:
            player.has_passed = False
            player.training = [abs(value) for value in player.training]  # AR-107 trained since last round
        s.taken = [0] * len(ROWS)
        s.tell("round", self.number)
        s.then(
            PLACING[s.order[0]],
            *_AFTER_THE_ACTIONS,
            BeginRound(self.number + 1),
        )


_AFTER_THE_ACTIONS: Final[tuple[Step, ...]] = (BeginMaintenance(), FinishRows(), CollectWorkers(), DetermineOrder())


def pass_turn_on(s: Table, seat: Seat) -> None:
    """AR-30, AR-39, AR-191, AR-192 The next player in turn order who has a turn; if none, the phase is over."""
    order, players = s.order, s.players
    count = len(order)
    place = order.index(seat)
    for i in range(1, count + 1):
        following = order[(place + i) % count]
        if not players[following].has_passed:
            s.agenda.append(PLACING[following])
            return
        if s.pools and pool_size(s, following):
            s.agenda.append(END_TURN[following])
            return


class Placing(Decision):
    """AR-31 to AR-34, AR-107 Choose a worker, and for a trained one its value; or pass."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat, player = self.seat, s.players[self.seat]
        workers = player.workers
        trains = can_train(s, seat)
        options: list[Action] = []
        if trains or s.has_free_space(0):
            options += [WORKER[value] for value in VALUES if workers[value]]
        else:
            options += [WORKER[value] for value in VALUES if workers[value] and has_a_place(s, seat, value)]
        for space, printed in enumerate(player.training):
            if printed > 0:
                change = TRAINING_CHANGE[space]
                for value in range(max(1, printed - change), min(5, printed + change) + 1):
                    if (trains and value == printed) or has_a_place(s, seat, value):
                        options.append(TRAINED[space][value])
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        s.agenda.append(END_TURN[seat])
        if isinstance(action, PickWorker):
            s.agenda.append(SENDING[seat][0][action.value])
        elif isinstance(action, PickTrained):
            s.agenda.append(SENDING[seat][action.space + 1][action.value])
        else:
            _pass(s, seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player, offered = s.players[self.seat], self.options(s)
        found: list[Refusal] = []
        for value in VALUES:
            if not player.workers[value]:
                found.append(Refusal(WORKER[value], "AR-31", "no_such_worker", (value,)))
            elif WORKER[value] not in offered:
                found.append(Refusal(WORKER[value], "AR-32", "nowhere_to_go"))
        for space, printed in enumerate(player.training):
            for value in VALUES:
                action = TRAINED[space][value]
                if printed < 0:
                    found.append(Refusal(action, "AR-106", "still_training"))
                elif printed and action not in offered:
                    is_near = abs(printed - value) <= TRAINING_CHANGE[space]
                    reason = ("AR-32", "nowhere_to_go") if is_near else ("AR-107", "beyond_training")
                    found.append(Refusal(action, *reason))
        return found


PLACING: Final = tuple([Placing(seat) for seat in range(MAX_SEATS)])


def _pass(s: Table, seat: Seat) -> None:
    """AR-35 to AR-38 A point for each unused worker; trained ones return to the hand."""
    player = s.players[seat]
    for space, value in enumerate(player.training):
        if value > 0:
            player.workers[value] += 1
            player.training[space] = 0
    unused = player.in_hand
    player.has_passed = True
    s.score(seat, Points.WORKERS, unused)
    if s.is_telling:
        s.tell("passed", seat, unused)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class EndTurn(Step):
    """AR-30, AR-188 The turn is over; with two players a neutral worker is placed first."""

    seat: Seat

    def run(self, s: Table) -> None:
        if s.location != NOBODY:
            s.end_action()
        if s.pools and pool_size(s, self.seat):
            s.then(PICKING_NEUTRAL[self.seat], NEXT_TURN[self.seat])
        else:
            pass_turn_on(s, self.seat)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NextTurn(Step):
    """AR-30."""

    seat: Seat

    def run(self, s: Table) -> None:
        pass_turn_on(s, self.seat)


END_TURN: Final = tuple([EndTurn(seat) for seat in range(MAX_SEATS)])
NEXT_TURN: Final = tuple([NextTurn(seat) for seat in range(MAX_SEATS)])


class PickingNeutral(Decision):
    """AR-188 A worker of the own neutral pool must be placed."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        first = 6 * self.seat
        return [WORKER[value] for value in VALUES if s.pools[first + value]]

    def resolve(self, s: Table, action: PickWorker) -> None:
        s.agenda.append(SENDING_NEUTRAL[self.seat][action.value])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class SendingNeutral(Decision):
    """AR-189 On a free space marked for 3, 4 or 5 players; it carries out no action."""

    value: int

    def options(self, s: Table) -> Sequence[Action]:
        return [TO[location] for location in OPEN_LOCATIONS if not s.spaces[SPACES_EACH * location + SPACES_EACH - 1]]

    def resolve(self, s: Table, action: Send) -> None:
        s.pools[6 * self.seat + self.value] -= 1
        space = SPACES_EACH * action.location + USABLE_SPACES[len(s.players)]
        while s.spaces[space]:
            space += 1
        s.spaces[space] = self.value
        s.tell("neutral_sent", self.seat, self.value, action.location)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered = self.options(s)
        full = [TO[location] for location in OPEN_LOCATIONS if TO[location] not in offered]
        return [Refusal(action, "AR-189", "no_free_space") for action in full]


PICKING_NEUTRAL: Final = tuple([PickingNeutral(seat) for seat in range(2)])
SENDING_NEUTRAL: Final = tuple([tuple([SendingNeutral(seat, value) for value in range(6)]) for seat in range(2)])
