"""Sections 6.3 and 6.4: placing legions and votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal
from tabularium.games.age_of_rome.actions import LEGION, MOVE, PASS, VOTE, MoveLegion, PlaceLegion
from tabularium.games.age_of_rome.components import MAX_SEATS, REGIONS
from tabularium.games.age_of_rome.state import Table


class PlacingLegion(Decision):
    """AG-147 to AG-149 A legion from the board to a region, or from one region to another; or none (AG-138)."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        """AG-139 What is impossible is lost."""
        return not s.legions_home[self.seat] and not s.legions_out(self.seat)

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = []
        if s.legions_home[seat]:
            options += LEGION
        for region in range(len(REGIONS)):
            if s.legions[region * s.seats + seat]:
                options += MOVE[region]
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if isinstance(action, PlaceLegion):
            s.legions_home[seat] -= 1
            s.legions[action.region * s.seats + seat] += 1
            if s.is_telling:
                s.tell("legion", seat, action.region)
        elif isinstance(action, MoveLegion):
            s.legions[action.origin * s.seats + seat] -= 1
            s.legions[action.region * s.seats + seat] += 1
            if s.is_telling:
                s.tell("legion_moved", seat, action.origin, action.region)
        else:
            if s.is_telling:
                s.tell("no_legion", seat)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        seat = self.seat
        found: list[Refusal] = []
        if not s.legions_home[seat]:
            found += [Refusal(action, "AG-147", "no_legion_home", (s.legions_left[seat],)) for action in LEGION]
        for region, moves in enumerate(MOVE):
            if not s.legions[region * s.seats + seat]:
                found += [Refusal(action, "AG-147", "no_legion_there", (region,)) for action in moves]
        return found


PLACING_LEGION: Final = tuple([PlacingLegion(seat) for seat in range(MAX_SEATS)])


class Voting(Decision):
    """AG-151 A vote from the board on top of the Senate column, or none (AG-138)."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        """AG-158 Without a vote on the board none can be placed."""
        return not s.votes_home[self.seat]

    def options(self, s: Table) -> Sequence[Action]:
        return _VOTE_OR_NOT

    def resolve(self, s: Table, action: Action) -> None:
        if action is VOTE:
            s.cast_vote(self.seat)
        else:
            if s.is_telling:
                s.tell("no_vote", self.seat)


_VOTE_OR_NOT: Final = (VOTE, PASS)
VOTING: Final = tuple([Voting(seat) for seat in range(MAX_SEATS)])
