"""Section 5: laying slabs on the road."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal
from tabularium.games.via_appia.actions import LAY, STOP, Lay
from tabularium.games.via_appia.components import EACH_PART, MAX_SEATS, PART_OF, SLAB_VP, SPACES, TWO_SLABS_BONUS
from tabularium.games.via_appia.state import Points, Table

ANY_PART: Final = -1


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Building(Decision):
    """VA-B1, VA-B6, VA-B12 A slab; then, in the same part, a second one or none."""

    part: int
    """Of the first slab; ANY_PART before it."""

    def options(self, s: Table) -> Sequence[Action]:
        if self.part == ANY_PART:
            return [LAY[space] for space in s.sites(self.seat)]
        if s.open_part() != self.part:
            return (STOP,)
        return [*[LAY[space] for space in s.sites(self.seat)], STOP]

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Lay):
            return
        seat, space = self.seat, action.space
        player = s.players[seat]
        size, part = SPACES[space].size, PART_OF[space]
        player.slabs[size] -= 1
        s.paved[space] = 1
        player.bonus[part] += 1  # VA-B8
        s.score(seat, Points.SLABS, SLAB_VP[size])  # VA-B9
        s.has_progress = True
        s.tell("laid", seat, space, size, SLAB_VP[size])
        if self.part == ANY_PART:
            s.agenda.append(BUILDING[seat][part])
        else:
            s.gain(seat, TWO_SLABS_BONUS)  # VA-B10
            s.tell("two_slabs", seat, TWO_SLABS_BONUS)
        if not s.is_ending and s.open_part() < 0:  # VA-EN1
            s.is_ending = True
            s.tell("road_complete")

    def refusals(self, s: Table) -> Sequence[Refusal]:
        legal = s.sites(self.seat)
        if self.part != ANY_PART and s.open_part() != self.part:
            legal = []
        return [self._refused(s, space) for space in range(len(SPACES)) if space not in legal]

    def _refused(self, s: Table, space: int) -> Refusal:
        action, part, player = LAY[space], PART_OF[space], s.players[self.seat]
        if s.paved[space]:
            return Refusal(action, "VA-B2", "paved")
        if self.part not in (ANY_PART, part):
            return Refusal(action, "VA-B6", "other_part", (self.part,))
        if part > s.open_part():
            return Refusal(action, "VA-B5", "part_closed", (s.open_part(),))
        if part > player.reached:
            return Refusal(action, "VA-B3", "city_not_reached", (part,))
        if not player.slabs[SPACES[space].size]:
            return Refusal(action, "VA-B2", "no_such_slab", (SPACES[space].size,))
        return Refusal(action, "VA-B4", "not_joined")


_PARTS: Final = (*EACH_PART, ANY_PART)  # ANY_PART is -1, and so finds the last
BUILDING: Final = tuple([tuple([Building(seat, part) for part in _PARTS]) for seat in range(MAX_SEATS)])
