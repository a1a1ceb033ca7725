"""Section 2: the starting table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabularium.core.agenda import Seat, Step
from tabularium.core.errors import BadOption
from tabularium.core.game import Value, step_table
from tabularium.core.snapshot import frozen, load_steps
from tabularium.games.aquileia.state import Player, Table, new_table
from tabularium.games.aquileia.steps import contests, ending, forum, mercatus, portus, theatrum, turns

STEPS: Final[dict[str, type[Step]]] = step_table(turns, mercatus, contests, theatrum, forum, portus, ending)


def setup(seats: int, options: Mapping[str, Value]) -> Table:
    """AQ-S4 to AQ-S12 Three open cards, an open laurel, a first player; the rest stays in its piles."""
    s = new_table(seats, single_exchange=options["single_exchange"] is True)
    first: Step = turns.ChooseFirstPlayer()
    if options["first_player"] != "random":
        s.first_player = _seat_named(options["first_player"], seats)
        first = turns.AnnounceFirstPlayer()
    s.then(
        *mercatus.REFILL,
        contests.TurnUpLaurel(),
        first,
        turns.BeginRound(1),
    )
    return s


def _seat_named(number: Value, seats: int) -> Seat:
    if int(number) > seats:
        raise BadOption(
            {
                "en": f"Seat {number} cannot be first player: there are only {seats} seats.",
                "fr": f"La place {number} ne peut pas commencer : il n'y a que {seats} places.",
            }
        )
    return int(number) - 1


def restore(plain: list[Any]) -> Table:
    """The inverse of ``Table.dump``."""
    agenda, players, *rest = plain
    lists, races, roll, numbers = rest[:10], rest[10], rest[11], rest[12:]
    fields: list[Any] = [*[values[:] for values in lists], frozen(races), frozen(roll), *numbers]
    return Table(load_steps(agenda, STEPS), [_restored_player(player) for player in players], *fields)


def _restored_player(plain: list[Any]) -> Player:
    fields: list[Any] = [value[:] if isinstance(value, list) else value for value in plain]
    return Player(*fields)
