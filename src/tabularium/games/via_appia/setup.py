"""Section 1: the starting table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabularium.core.agenda import Step
from tabularium.core.game import Value, step_table
from tabularium.core.snapshot import frozen, load_steps
from tabularium.games.via_appia.state import Player, Table, new_table
from tabularium.games.via_appia.steps import building, ending, income, quarrying, travelling, turns

STEPS: Final[dict[str, type[Step]]] = step_table(turns, income, quarrying, building, travelling, ending)


def setup(seats: int, options: Mapping[str, Value]) -> Table:
    """VA-S6, VA-S7, VA-S12, VA-S13 Cards, quarry, start player, start goods."""
    s = new_table(seats, noise=options["hand_noise"] is True)
    s.then(
        *income.LAY_OUT,
        quarrying.PackQuarry(),
        turns.ChooseStartPlayer(),
        turns.GiveStartGoods(),
        turns.BeginRound(1),
    )
    return s


def restore(plain: list[Any]) -> Table:
    """The inverse of ``Table.dump``."""
    agenda, players, *rest = plain
    lists, quarry, last_push, numbers = rest[:7], rest[7], rest[8], rest[9:]
    fields: list[Any] = [*[values[:] for values in lists], frozen(quarry), frozen(last_push), *numbers]
    return Table(load_steps(agenda, STEPS), [_restored_player(player) for player in players], *fields)


def _restored_player(plain: list[Any]) -> Player:
    fields: list[Any] = [value[:] if isinstance(value, list) else value for value in plain]
    return Player(*fields)
