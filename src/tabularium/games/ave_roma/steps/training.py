"""Section 8, training: the own spaces where workers learn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.ave_roma.actions import (
    DECLINE,
    TRAIN,
    TRAINED,
    VALUES,
    WORKER,
    PickTrained,
    PickWorker,
    Train,
)
from tabularium.games.ave_roma.components import DENARII, MAX_SEATS, TRAINING_COST
from tabularium.games.ave_roma.state import Table
from tabularium.games.ave_roma.steps.doing import EXTRA_TRAINING, may_train_extra

FROM_HAND: Final = -1


def training_options(s: Table, seat: Seat) -> list[Action]:
    """AR-105, AR-109 The free training spaces that the player can pay."""
    player = s.players[seat]
    training, money = player.training, player.goods[DENARII]
    return [action for space, action in enumerate(TRAIN) if not training[space] and TRAINING_COST[space] <= money]


def take_worker(s: Table, seat: Seat, source: int, value: int) -> int:
    """From the hand or from a training space; the printed value (AR-108)."""
    player = s.players[seat]
    if source == FROM_HAND:
        player.workers[value] -= 1
        return value
    printed = player.training[source]
    player.training[source] = 0
    return printed


def train(s: Table, seat: Seat, source: int, value: int, space: int) -> None:
    """AR-105, AR-106, AR-110 The worker stands there, not to be used this round."""
    player = s.players[seat]
    player.goods[DENARII] -= TRAINING_COST[space]
    player.training[space] = -take_worker(s, seat, source, value)
    s.tell("trained", seat, -player.training[space], space)


def training_refusals(s: Table, seat: Seat) -> list[Refusal]:
    player = s.players[seat]
    found: list[Refusal] = []
    for space, action in enumerate(TRAIN):
        if player.training[space]:
            found.append(Refusal(action, "AR-109", "training_taken"))
        elif TRAINING_COST[space] > player.goods[DENARII]:
            found.append(Refusal(action, "AR-105", "too_dear", (TRAINING_COST[space], player.goods[DENARII])))
    return found


class TrainingExtra(Decision):
    """AR-129 After the action, another worker may be trained."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not may_train_extra(s, self.seat, 0)

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = [WORKER[value] for value in VALUES if player.workers[value]]
        options += [TRAINED[space][value] for space, value in enumerate(player.training) if value > 0]
        if s.did:
            options.append(DECLINE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        s.effects &= ~EXTRA_TRAINING
        if isinstance(action, PickWorker):
            s.agenda.append(ChoosingTraining(self.seat, FROM_HAND, action.value))
        elif isinstance(action, PickTrained):
            s.agenda.append(ChoosingTraining(self.seat, action.space, action.value))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return () if s.did else [Refusal(DECLINE, "AR-62", "must_do_something")]


TRAINING_EXTRA: Final = tuple([TrainingExtra(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingTraining(Decision):
    """AR-129 On which training space."""

    source: int
    value: int

    def options(self, s: Table) -> Sequence[Action]:
        return training_options(s, self.seat)

    def resolve(self, s: Table, action: Train) -> None:
        train(s, self.seat, self.source, self.value, action.space)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return training_refusals(s, self.seat)
