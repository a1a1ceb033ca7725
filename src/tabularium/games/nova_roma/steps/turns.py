"""Sections 3, 4, 11 and 12.2: the round, the Emperor, the turn, and the figures on the forum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import (
    ABANDON,
    COLUMN_FIRST,
    DEAL_EMPEROR_BITS,
    EMPEROR,
    LEGIONNAIRE,
    LEGIONNAIRE_BITS,
    PERFORM,
    PLACE,
    PLACE_BITS,
    ROW_FIRST,
    Deal,
    Place,
    PlaceEmperor,
    PlaceLegionnaire,
    spread,
)
from tabularium.games.nova_roma.components import (
    COIN,
    EMPEROR_TILES,
    FORUM_CELLS,
    FORUM_SIDE,
    LAPS,
    LINES,
    MAX_SEATS,
    PETITION,
    ROUNDS,
    SOLO,
)
from tabularium.games.nova_roma.state import NOBODY, NONE, Table
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.steps.dealing import slide_and_refill
from tabularium.games.nova_roma.steps.followers import AT_START, pay_permanent
from tabularium.games.nova_roma.steps.mosaic import CLAIMING
from tabularium.games.nova_roma.steps.petition import PETITIONING
from tabularium.games.nova_roma.steps.routine import perform

_ALL_CELLS: Final = (1 << FORUM_CELLS) - 1
BLOCKED_VP: Final[int] = SOLO["blocked_legionnaire_vp"]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRound(Step):
    """NR-1, NR-37 The emperor phase, then turns clockwise until all have placed 3 patricians, then the cleanup."""

    number: int

    def run(self, s: Table) -> None:
        s.round = self.number
        s.turn = 0
        s.claimant = NOBODY
        s.tell("round", self.number, s.first_player)
        s.then(
            RevealEmperor(),
            PlacingEmperor(s.first_player),
            NextTurn(),
            CleanUp(),
            *((BeginRound(self.number + 1),) if self.number < ROUNDS else ()),
        )


class RevealTile(Chance):
    """NR-18, NR-33 An emperor tile nobody has seen; NR-277 in the solo game all are shuffled anew when none is left."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(s.emperors or (1 << len(EMPEROR_TILES)) - 1, DEAL_EMPEROR_BITS)

    def reveal_tile(self, s: Table, tile: int) -> None:
        if not s.emperors:
            s.emperors = (1 << len(EMPEROR_TILES)) - 1
            s.tell("emperors_reshuffled")
        s.emperors &= ~(1 << tile)
        s.emperor_tile = tile


class RevealEmperor(RevealTile):
    """NR-33, NR-274 The tile that offers the Emperor two cells."""

    __slots__ = ()

    def resolve(self, s: Table, action: Deal) -> None:
        self.reveal_tile(s, action.item)
        s.emperor = NONE  # NR-35: he leaves his cell of the last round
        s.tell("emperor_tile", action.item)


class PlacingEmperor(Decision):
    """NR-34 The first player puts the Emperor on one of the two cells of the tile."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        one, other = EMPEROR_TILES[s.emperor_tile].cells
        return (EMPEROR[one], EMPEROR[other])

    def resolve(self, s: Table, action: PlaceEmperor) -> None:
        s.emperor = action.cell
        s.tell("emperor", self.seat, action.cell)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        cells = EMPEROR_TILES[s.emperor_tile].cells
        return [Refusal(action, "NR-34", "not_on_tile") for action in EMPEROR if action.cell not in cells]


class NextTurn(Step):
    """NR-37 Turns go clockwise from the first player, three laps."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        count = len(s.players)
        if s.turn < LAPS * count:
            s.agenda.append(self)
            s.agenda.extend(_TURN[count == 1][(s.first_player + s.turn) % count])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginTurn(Step):
    """NR-38 to NR-46 Perhaps a claim, a patrician and its two actions, perhaps a legionnaire or a claim; refill."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.has_claimed = False
        s.acting = NONE
        s.fresh = 0
        s.tell("turn", self.seat)


class RevealLegionnaires(RevealTile):
    """NR-275, NR-276 Solo: a legionnaire on each grey cell of a further tile; a blocked one gives the dummy a point."""

    __slots__ = ()

    def resolve(self, s: Table, action: Deal) -> None:
        self.reveal_tile(s, action.item)
        s.tell("legionnaire_tile", action.item)
        for cell in EMPEROR_TILES[action.item].grey:
            if s.occupied() >> cell & 1:
                s.dummy_vp += BLOCKED_VP
                s.tell("legionnaire_blocked", cell, s.dummy_vp)
            else:
                s.legionnaires |= 1 << cell
                s.tell("legionnaire_placed", cell)


class PlacingPatrician(Decision):
    """NR-38 Exactly one patrician on an unoccupied cell."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return spread(_ALL_CELLS & ~s.occupied(), PLACE_BITS)

    def resolve(self, s: Table, action: Place) -> None:
        s.players[self.seat].patricians |= 1 << action.cell
        s.tell("patrician", self.seat, action.cell)
        s.agenda.append(CHOOSING_ORDER[self.seat][action.cell])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return refused_forum_cells(s, PLACE)


def refused_forum_cells(s: Table, actions: Sequence[Action]) -> list[Refusal]:
    """NR-36, NR-38 Why a figure may not stand on a cell."""
    found: list[Refusal] = []
    for cell, action in enumerate(actions):
        if cell == s.emperor:
            found.append(Refusal(action, "NR-36", "emperor_there"))
        elif s.legionnaires >> cell & 1:
            found.append(Refusal(action, "NR-259" if len(s.players) == 2 else "NR-278", "legionnaire_there"))
        else:
            found += [
                Refusal(action, "NR-38", "patrician_there", (seat,))
                for seat, player in enumerate(s.players)
                if player.patricians >> cell & 1
            ]
    return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingOrder(Decision):
    """NR-39, NR-40 The action of the row or that of the column first; the first is finished before the second."""

    cell: int

    def options(self, s: Table) -> Sequence[Action]:
        return _ORDERS

    def resolve(self, s: Table, action: Action) -> None:
        seat, cell = self.seat, self.cell
        row, column = PERFORMING[seat][cell // FORUM_SIDE], PERFORMING[seat][FORUM_SIDE + cell % FORUM_SIDE]
        if action is ROW_FIRST:
            s.agenda.append(column)
            s.agenda.append(row)
        else:
            s.agenda.append(row)
            s.agenda.append(column)


_ORDERS: Final = (ROW_FIRST, COLUMN_FIRST)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Performing(Decision):
    """NR-41 to NR-44 Perform the action of a line, wholly or in part, or abandon it for a coin."""

    line: int

    def options(self, s: Table) -> Sequence[Action]:
        return _PERFORM_OR_NOT

    def resolve(self, s: Table, action: Action) -> None:
        seat, deed = self.seat, s.forum[self.line]
        s.fresh = 0  # NR-78: what was played in the action before works from now on
        if action is ABANDON:
            s.acting = NONE
            s.tell("abandoned", seat, deed)
            s.receive(seat, ((COIN, 1),), "abandoned")
            return
        s.acting = deed
        s.power = s.base_power(seat, self.line)
        s.tell("performed", seat, deed, s.power)
        pay_permanent(s, seat, deed)  # NR-142
        if deed == PETITION:
            s.agenda.extend(PETITIONING[seat])
        else:
            perform(s, seat, deed)
        s.agenda.append(AT_START[seat])


_PERFORM_OR_NOT: Final = (PERFORM, ABANDON)


class PlacingLegionnaire(Decision):
    """NR-258, NR-259 Two players: after the first and second patrician a legionnaire, which only blocks its cell."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].legionnaires

    def options(self, s: Table) -> Sequence[Action]:
        return spread(_ALL_CELLS & ~s.occupied(), LEGIONNAIRE_BITS)

    def resolve(self, s: Table, action: PlaceLegionnaire) -> None:
        s.players[self.seat].legionnaires -= 1
        s.legionnaires |= 1 << action.cell
        s.tell("legionnaire", self.seat, action.cell)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        return refused_forum_cells(s, LEGIONNAIRE)


class EndTurn(Step):
    """NR-46 The displays slide to the left and are refilled."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.turn += 1
        s.acting = NONE
        s.agenda.extend(slide_and_refill(s)[::-1])


PLACING: Final = tuple([PlacingPatrician(seat) for seat in range(MAX_SEATS)])
CHOOSING_ORDER: Final = tuple(
    [tuple([ChoosingOrder(seat, cell) for cell in range(FORUM_CELLS)]) for seat in range(MAX_SEATS)]
)
PERFORMING: Final = tuple([tuple([Performing(seat, line) for line in range(len(LINES))]) for seat in range(MAX_SEATS)])
END_TURN: Final = EndTurn()


def _turn(seat: Seat, is_solo: bool) -> tuple[Step, ...]:
    """The steps of a turn, last one first: as they lie on the agenda."""
    steps: list[Step] = [RevealLegionnaires()] if is_solo else []
    steps += [BeginTurn(seat), CLAIMING[seat], PLACING[seat], PlacingLegionnaire(seat), CLAIMING[seat], END_TURN]
    return tuple(steps[::-1])


_TURN: Final = tuple([tuple([_turn(seat, is_solo) for seat in range(MAX_SEATS)]) for is_solo in (False, True)])
