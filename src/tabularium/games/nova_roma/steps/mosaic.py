"""Section 8: achievements of the mosaic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal
from tabularium.games.nova_roma.actions import CLAIM, CLAIM_BITS, LINE_BITS, PASS, Claim, PayLine, spread
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    INFLUENCE,
    MAX_SEATS,
    MOSAIC_LINES,
    MOSAIC_ROW_REWARD,
    MOSAIC_TILES,
)
from tabularium.games.nova_roma.state import Player, Table, ones
from tabularium.games.nova_roma.steps.rewards import give

_CELLS: Final = 9
_LINES_OF: Final = tuple(
    [tuple([n for n, line in enumerate(MOSAIC_LINES) if line.cells >> c & 1]) for c in range(_CELLS)]
)
_GOALS: Final = tuple(
    [
        tuple([(g.one, g.first, g.other, g.second, g.total) for g in [ACHIEVEMENTS[a] for a in tile.achievements]])
        for tile in MOSAIC_TILES
    ]
)
"""For each tile its three goals as plain numbers."""


def statistics(player: Player) -> tuple[int, int, int, int, int, int, int]:
    """What achievements look at, by ``Stat``."""
    one, two, three = player.markers[0], player.markers[1], player.markers[2]
    return (
        ones(player.maritime),
        ones(player.construction),
        ones(player.row),
        player.tile_count(),
        max(one, max(two, three)),  # two by two: compiled, that is no call
        one + two + three,
        player.stock[INFLUENCE],
    )


def achievable(player: Player) -> int:
    """NR-186 to NR-192 The mosaic cells, one bit each, that could be claimed now."""
    if not player.tokens:
        return 0
    stats, claimed, found, bit = statistics(player), player.claimed, 0, 1
    for tile in player.mosaic:
        for one, first, other, second, total in _GOALS[tile]:
            if stats[one] >= first and stats[other] >= second and stats[one] + stats[other] >= total:
                found |= bit
            bit <<= 1
    return found & ~claimed


class Claiming(Decision):
    """NR-186, NR-187 Once a turn, before the patrician or after both actions: claim an achievement, or not."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return s.has_claimed or not achievable(s.players[self.seat])

    def options(self, s: Table) -> Sequence[Action]:
        options = spread(achievable(s.players[self.seat]), CLAIM_BITS)
        options.append(PASS)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if not isinstance(action, Claim):
            return
        seat, cell = self.seat, action.cell
        player = s.players[seat]
        goal = MOSAIC_TILES[player.mosaic[cell // 3]].achievements[cell % 3]
        s.has_claimed = True
        player.tokens -= 1
        player.claimed |= 1 << cell
        player.stock[INFLUENCE] -= ACHIEVEMENTS[goal].spend  # NR-207, NR-217
        s.tell("claimed", seat, cell, goal)
        complete = 0
        for line in _LINES_OF[cell]:
            if not MOSAIC_LINES[line].cells & ~player.claimed:
                complete |= 1 << line
        if complete:
            s.agenda.append(PayingLines(seat, complete))
        reward = MOSAIC_ROW_REWARD[cell // 3]
        if reward:  # NR-193
            give(s, seat, reward, "achievement", ACHIEVEMENTS[goal].id)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        player = s.players[self.seat]
        may = achievable(player)
        found: list[Refusal] = []
        for cell in range(_CELLS):
            if player.claimed >> cell & 1:
                found.append(Refusal(CLAIM[cell], "NR-189", "already_claimed"))
            elif not may >> cell & 1:
                goal = MOSAIC_TILES[player.mosaic[cell // 3]].achievements[cell % 3]
                found.append(Refusal(CLAIM[cell], "NR-188", "goal_not_met", (goal,)))
        return found


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PayingLines(Decision):
    """NR-194 Lines completed by one token all pay, in the order that the player chooses."""

    lines: int

    def options(self, s: Table) -> Sequence[Action]:
        return spread(self.lines, LINE_BITS)

    def resolve(self, s: Table, action: PayLine) -> None:
        line = MOSAIC_LINES[action.line]
        left = self.lines & ~(1 << action.line)
        if left:
            s.agenda.append(PayingLines(self.seat, left))
        s.tell("line", self.seat, action.line)
        give(s, self.seat, line.reward, "line", line.id)


CLAIMING: Final = tuple([Claiming(seat) for seat in range(MAX_SEATS)])
