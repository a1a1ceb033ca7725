"""Section 8, Roma: the walk around the Colosseum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.ave_roma.actions import FREE_STEP, PAY, PAY_STEP, Pay
from tabularium.games.ave_roma.components import BASICS, DENARII, LOOP, MAX_SEATS, SURPLUS
from tabularium.games.ave_roma.solvency import ONE_STEP_FREE, STEP_KIND, STEP_PRICE, can_walk, others_on
from tabularium.games.ave_roma.state import BEFORE, Table
from tabularium.games.ave_roma.steps.politics import advance

_JUST_STEP: Final[tuple[Action, ...]] = (PAY_STEP,)
_PAYS: Final[tuple[tuple[int, ...], ...]] = ((0, 1), (2, 3), (4, 5), BASICS, (SURPLUS,), (DENARII,))
_MOST_STEPS: Final = 64


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Walking(Decision):
    """AR-89, AR-90 The next space of the walk: free if another marker stands there, otherwise its price is paid."""

    left: int

    def options(self, s: Table) -> Sequence[Action]:
        seat, player = self.seat, s.players[self.seat]
        space = (player.colosseum + 1) % LOOP
        if others_on(s, seat) >> space & 1:
            return _JUST_STEP
        goods, kind = player.goods, STEP_KIND[space]
        has_free = s.effects & ONE_STEP_FREE
        options: list[Action] = []
        if kind >= 4:
            if not has_free:
                return _JUST_STEP
            if self._can_afford(s, _PAYS[kind][0], STEP_PRICE[space], space):
                options.append(PAY_STEP)
        elif kind < 3 and not has_free:
            return [PAY[good] for good in _PAYS[kind] if goods[good]]
        else:
            options += [PAY[good] for good in _PAYS[kind] if self._can_afford(s, good, 1, space)]
        if has_free and can_walk(s, seat, space, self.left - 1, self._later(s), s.effects & ~ONE_STEP_FREE):
            options.append(FREE_STEP)
        return options

    def _later(self, s: Table) -> int:
        """AR-211 A bonus taken before the basic move: those spaces are still to come."""
        return s.value if s.stage == BEFORE else 0

    def _can_afford(self, s: Table, good: int, price: int, space: int) -> bool:
        """AR-91 This price, and then all the spaces that follow."""
        goods = s.players[self.seat].goods
        if goods[good] < price:
            return False
        goods[good] -= price
        walks = can_walk(s, self.seat, space, self.left - 1, self._later(s), s.effects)
        goods[good] += price
        return walks

    def resolve(self, s: Table, action: Action) -> None:
        seat, player = self.seat, s.players[self.seat]
        space = (player.colosseum + 1) % LOOP
        if self.left > 1:
            s.agenda.append(WALKING[seat][self.left - 1])
        if isinstance(action, Pay):
            player.goods[action.good] -= 1
            s.tell("stepped", seat, space, action.good, 1)
        elif action is FREE_STEP:
            s.effects &= ~ONE_STEP_FREE
            s.tell("stepped_free", seat, space)
        elif others_on(s, seat) >> space & 1:
            s.tell("stepped_beside", seat, space)
        else:
            good = _PAYS[STEP_KIND[space]][0]
            player.goods[good] -= STEP_PRICE[space]
            s.tell("stepped", seat, space, good, STEP_PRICE[space])
        advance(s, seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        space = (player.colosseum + 1) % LOOP
        kind, offered = STEP_KIND[space], self.options(s)
        if kind >= 4:
            return [] if PAY_STEP in offered else [Refusal(PAY_STEP, "AR-91", "cannot_pay_walk")]
        found: list[Refusal] = []
        for good in _PAYS[kind]:
            if not player.goods[good]:
                found.append(Refusal(PAY[good], "AR-90", "has_none", (good,)))
            elif PAY[good] not in offered:
                found.append(Refusal(PAY[good], "AR-91", "cannot_pay_walk"))
        return found


WALKING: Final = tuple([tuple([Walking(seat, left) for left in range(_MOST_STEPS)]) for seat in range(MAX_SEATS)])


def walk(s: Table, seat: Seat, spaces: int) -> None:
    """AR-89, AR-211 So many spaces on."""
    s.tell("walks", seat, spaces)
    s.agenda.append(WALKING[seat][spaces])
