"""Sections 2, 3, 4 and 11: the start, the round, the placement phase and the order of the areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Step
from tabularium.games.aquileia.actions import BEGIN, DISC, PASS, PLACE, Begin, Place, PlaceDisc
from tabularium.games.aquileia.components import (
    GOLD_SIDE,
    MAX_SEATS,
    QUAYS,
    ROUNDS,
    SILVER_SIDE,
    SPACES,
    STADIUM_SPACES,
)
from tabularium.games.aquileia.state import NOBODY, Table
from tabularium.games.aquileia.steps.contests import ARENA, BEGIN_CONTEST, STADIUM
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import REFILL, VisitMercatus
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum

_SIDE_OF: Final = tuple([SPACES[n].metal if n in STADIUM_SPACES else None for n in range(len(SPACES))])
_QUAY_OF: Final = tuple([QUAYS.index(n) if n in QUAYS else -1 for n in range(len(SPACES))])


def _open_spaces() -> tuple[tuple[int, ...], ...]:
    """The spaces that a player may take at all, for each set of barred sides (2 bits) and open quays (3 bits)."""
    table: list[tuple[int, ...]] = []
    for bits in range(4 * 8):
        barred = (SILVER_SIDE if bits & 1 else ()) + (GOLD_SIDE if bits & 2 else ())
        barred += tuple([quay for m, quay in enumerate(QUAYS) if not bits >> (2 + m) & 1])
        table.append(tuple([n for n in range(len(SPACES)) if n not in barred]))
    return tuple(table)


_OPEN: Final = _open_spaces()


class ChooseFirstPlayer(Chance):
    """AQ-S10 The first player is chosen at random."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return BEGIN[: len(s.players)]

    def resolve(self, s: Table, action: Begin) -> None:
        s.first_player = action.seat
        s.tell("first_player", action.seat)


class AnnounceFirstPlayer(Step):
    """Instead of AQ-S10, if the players have agreed who begins."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.tell("first_player", s.first_player)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRound(Step):
    """Six times: placement phase, then action phase, then the end of the round."""

    number: int

    def run(self, s: Table) -> None:
        s.round = self.number
        s.tell("round", self.number)
        s.then(PLACING[s.first_player], ACTION_PHASE, END_ROUND)


BEGIN_ROUND: Final = tuple([BeginRound(number) for number in range(ROUNDS + 1)])


class Placing(Decision):
    """AQ-PL2 One piece per turn: a henchman on a free space, the tie-break disc, or pass."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = []
        if s.players[seat].henchmen:
            owner = s.space_owner
            allowed = 0
            if s.is_on(seat, SILVER_SIDE):  # AQ-PL15
                allowed = 2
            elif s.is_on(seat, GOLD_SIDE):
                allowed = 1
            if not s.is_on(seat, QUAYS):  # AQ-PL18
                coins = s.players[seat].coins
                if coins[0]:  # AQ-PL16
                    allowed += 4
                if coins[1]:
                    allowed += 8
                if coins[2]:
                    allowed += 16
            options = [PLACE[n] for n in _OPEN[allowed] if owner[n] < 0]  # AQ-PL3
        options.append(PASS if seat in s.tiebreak else DISC)  # AQ-PL7, AQ-PL10
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        player = s.players[seat]
        if isinstance(action, Place):
            space = action.space
            s.space_owner[space] = seat
            player.henchmen -= 1
            quay = _QUAY_OF[space]
            if quay >= 0:  # AQ-PL16, AQ-PL17
                player.coins[quay] -= 1
                s.quay_coin[quay] = 1
            s.tell("placed", seat, space)
        elif isinstance(action, PlaceDisc):
            s.tiebreak.append(seat)  # AQ-PL4
            s.tell("disc", seat, len(s.tiebreak))
        else:
            player.has_passed = True  # AQ-PL9
            s.tell("stopped_placing", seat)
        following = s.next_placer(seat)
        if following != NOBODY:
            s.agenda.append(PLACING[following])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered = set(self.options(s))
        found = [self._refused(s, n) for n in range(len(SPACES)) if PLACE[n] not in offered]
        if DISC not in offered:
            found.append(Refusal(DISC, "AQ-PL7", "disc_lies", (s.tiebreak.index(self.seat) + 1,)))
        else:
            found.append(Refusal(PASS, "AQ-PL10", "disc_first"))
        return found

    def _refused(self, s: Table, space: int) -> Refusal:
        action = PLACE[space]
        owner, side, quay = s.space_owner[space], _SIDE_OF[space], _QUAY_OF[space]
        if owner != NOBODY:
            return Refusal(action, "AQ-PL3", "space_taken", (owner,))
        if not s.players[self.seat].henchmen:
            return Refusal(action, "AQ-PL11", "no_henchman")
        if side is not None:
            return Refusal(action, "AQ-PL15", "other_side", (side,))
        if s.is_on(self.seat, QUAYS):
            return Refusal(action, "AQ-PL18", "one_quay")
        return Refusal(action, "AQ-PL16", "no_coin_for_quay", (quay,))


PLACING: Final = tuple([Placing(seat) for seat in range(MAX_SEATS)])


class ActionPhase(Step):
    """AQ-AC1 Mercatus, Arena, Stadium, Theatrum, Forum, Portus."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.then(*IN_EACH_AREA)


IN_EACH_AREA: Final = (
    VisitMercatus(),
    BEGIN_CONTEST[ARENA],
    BEGIN_CONTEST[STADIUM],
    VisitTheatrum(),
    VisitForum(),
    VisitPortus(),
)
ACTION_PHASE: Final = ActionPhase()


class EndRound(Step):
    """AQ-R1 to AQ-R5 A new first player; discs return; stalls are filled. After round 6: the end (AQ-END1)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.first_player = s.tiebreak[0]
        s.tiebreak.clear()
        for player in s.players:
            player.has_passed = False
        s.tell("first_player", s.first_player)
        s.agenda.append(BEGIN_ROUND[s.round + 1] if s.round < ROUNDS else EndGame())
        s.then(*REFILL)


END_ROUND: Final = EndRound()
