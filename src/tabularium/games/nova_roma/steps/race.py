"""Section 5.7: Race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.nova_roma.actions import (
    DONE,
    PASS,
    RACE,
    SPEND_ARTISAN,
    WHEEL_INFLUENCE,
    WHEEL_TOKEN,
    Advance,
    SpendArtisan,
)
from tabularium.games.nova_roma.components import (
    ARTISAN,
    HORSE,
    HORSES,
    INFLUENCE,
    LAST_SPACE,
    MAX_POWER,
    MAX_SEATS,
    TRACKS,
    WHEELS,
)
from tabularium.games.nova_roma.state import NONE, Player, Table

EACH_TRACK: Final = tuple(range(len(TRACKS)))


def can_race(player: Player) -> bool:
    return player.can_advance(0) or player.can_advance(1) or player.can_advance(2)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BeginRace(Step):
    """NR-106 Step 1: as many spaces as the power."""

    seat: Seat

    def run(self, s: Table) -> None:
        s.agenda.append(RACING[self.seat][s.power])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Racing(Decision):
    """NR-106, NR-109, NR-114 Advance own markers one space at a time on any track; one may stop early.

    NR-132 By the Hippodrome tile all spaces are on one track, and at least one is advanced.
    """

    left: int
    track: int
    must_move: bool

    def is_moot(self, s: Table) -> bool:
        player = s.players[self.seat]
        return not (can_race(player) if self.track == NONE else player.can_advance(self.track))

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        tracks = EACH_TRACK if self.track == NONE else (self.track,)
        options: list[Action] = [RACE[track] for track in tracks if player.can_advance(track)]
        if not self.must_move:
            options.append(DONE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Advance):
            return
        seat = self.seat
        if self.left > 1:
            if self.track == NONE and not self.must_move:
                s.agenda.append(RACING[seat][self.left - 1])
            else:
                s.agenda.append(Racing(seat, self.left - 1, action.track, False))
        move_marker(s, seat, action.track)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        for track in EACH_TRACK:
            if self.track not in (NONE, track):
                found.append(Refusal(RACE[track], "NR-132", "one_track"))
            else:
                found += refused_track(s.players[self.seat], track, RACE[track])
        return found


def refused_track(player: Player, track: int, action: Action) -> list[Refusal]:
    space = player.markers[track] + 1
    if space > LAST_SPACE:
        return [Refusal(action, "NR-113", "last_space")]
    if HORSES[space] > player.stock[HORSE]:
        return [Refusal(action, "NR-109", "too_few_horses", (HORSES[space], player.stock[HORSE]))]
    return []


def move_marker(s: Table, seat: Seat, track: int) -> None:
    """NR-108 to NR-112 One space on; a line costs horses, the wheel behind it gives a token or an influence."""
    player = s.players[seat]
    space = s.advance(seat, track)
    horses = HORSES[space]
    player.stock[HORSE] -= horses
    s.tell("raced", seat, track, space, horses)
    if space in WHEELS:
        s.agenda.append(CHOOSING_WHEEL[seat])


class ChoosingWheel(Decision):
    """NR-110, NR-112 An achievement token from beside the hippodrome or an influence; without a token the influence."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return _WHEEL if s.players[self.seat].beside else _WHEEL[1:]

    def resolve(self, s: Table, action: Action) -> None:
        player = s.players[self.seat]
        if action is WHEEL_TOKEN:
            player.beside -= 1
            player.tokens += 1
            s.tell("wheel_token", self.seat)
        else:
            s.receive(self.seat, ((INFLUENCE, 1),), "wheel")


_WHEEL: Final = (WHEEL_TOKEN, WHEEL_INFLUENCE)


class SpendingArtisan(Decision):
    """NR-107 Step 2 (may): an available artisan goes back to the supply for one more space on any track."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        player = s.players[self.seat]
        return not player.stock[ARTISAN] or not can_race(player)

    def options(self, s: Table) -> Sequence[Action]:
        player = s.players[self.seat]
        options: list[Action] = [SPEND_ARTISAN[track] for track in EACH_TRACK if player.can_advance(track)]
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, SpendArtisan):
            s.pay(self.seat, ((ARTISAN, 1),))
            s.tell("spent_artisan", self.seat)
            move_marker(s, self.seat, action.track)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        return [refused for track in EACH_TRACK for refused in refused_track(player, track, SPEND_ARTISAN[track])]


BEGIN_RACE: Final = tuple([BeginRace(seat) for seat in range(MAX_SEATS)])
RACING: Final = tuple(
    [tuple([Racing(seat, left, NONE, False) for left in range(MAX_POWER + 1)]) for seat in range(MAX_SEATS)]
)
CHOOSING_WHEEL: Final = tuple([ChoosingWheel(seat) for seat in range(MAX_SEATS)])
SPENDING_ARTISAN: Final = tuple([SpendingArtisan(seat) for seat in range(MAX_SEATS)])
TILE_SPACES: Final = 2  # NR-132
RACING_BY_TILE: Final = tuple([Racing(seat, TILE_SPACES, NONE, True) for seat in range(MAX_SEATS)])
