"""Section 5.8: Produce."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import DONE, HIRE, WORK, WORK_BITS, Work, spread
from tabularium.games.nova_roma.components import ARTISAN, ESTATE_CELLS, MAX_POWER, MAX_SEATS, WHEAT
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.estate import can_work, put_to_work, refused_cells, workable_cells


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginProduction(Step):
    """NR-115 As many operations as the power."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.agenda.append(PRODUCING[self.seat][s.power])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Producing(Decision):
    """NR-115 to NR-118 Each operation hires an artisan for a wheat or places one; one may stop early."""

    left: int

    def is_moot(self, s: Table) -> bool:
        return not self._can_hire(s) and not can_work(s, self.seat)

    def _can_hire(self, s: Table) -> bool:
        """NR-116, NR-9a."""
        return s.supply > 0 and s.players[self.seat].stock[WHEAT] > 0

    def options(self, s: Table) -> Sequence[Action]:
        stock = s.players[self.seat].stock
        options = spread(workable_cells(s, self.seat), WORK_BITS) if stock[ARTISAN] else []
        if self._can_hire(s):
            options.append(HIRE)
        options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if action is DONE:
            return
        if self.left > 1:
            s.agenda.append(PRODUCING[seat][self.left - 1])
        if isinstance(action, Work):
            put_to_work(s, seat, action.cell)
        else:
            stock = s.players[seat].stock
            stock[WHEAT] -= 1
            stock[ARTISAN] += 1
            s.supply -= 1
            s.tell("hired", seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        if not s.supply:
            found.append(Refusal(HIRE, "NR-9a", "no_artisans_left"))
        elif not s.players[self.seat].stock[WHEAT]:
            found.append(Refusal(HIRE, "NR-116", "no_wheat"))
        if s.players[self.seat].stock[ARTISAN]:
            found += refused_cells(s, self.seat)
        else:
            found += [Refusal(WORK[cell], "NR-117a", "no_artisan") for cell in range(ESTATE_CELLS)]
        return found


BEGIN_PRODUCTION: Final = tuple([BeginProduction(seat) for seat in range(MAX_SEATS)])
PRODUCING: Final = tuple([tuple([Producing(seat, left) for left in range(MAX_POWER + 1)]) for seat in range(MAX_SEATS)])
