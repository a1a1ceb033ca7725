"""Section 4: the starting table; section 18: its options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabularium.core.agenda import Step
from tabularium.core.game import Value, step_table
from tabularium.core.snapshot import load_steps
from tabularium.games.ave_roma.components import CARDS, DECK_RANGES, PROFILES
from tabularium.games.ave_roma.state import Player, Table, new_table
from tabularium.games.ave_roma.steps import (
    areas,
    dealing,
    effects,
    ending,
    gains,
    maintenance,
    paying,
    politics,
    roma,
    rows,
    sending,
    training,
    turns,
)

STEPS: Final[dict[str, type[Step]]] = step_table(
    areas, dealing, effects, ending, gains, maintenance, paying, politics, roma, rows, sending, training, turns
)
RANDOM_DECKS: Final = "random_"


def setup(seats: int, options: Mapping[str, Value]) -> Table:
    """AR-1 to AR-14 Area cards, rows, boards, a turn order, a side for each player."""
    bags, left = decks_for(seats, str(options["decks"]))
    profile = [p.id for p in PROFILES].index(str(options["intervals"]))
    s = new_table(seats, bags, left, profile, options["mode"] == "advanced")
    s.then(
        *dealing.DEAL_AREA,
        *dealing.FILL_ROWS,
        *dealing.TURN_UP,
        *[dealing.GiveBoard(seat) for seat in range(seats)],
        *[dealing.DrawOrder() for _ in range(seats)],
        dealing.ChoosingSides(),
        turns.BeginRound(1),
    )
    return s


def decks_for(seats: int, choice: str) -> tuple[list[tuple[int, ...]], list[int]]:
    """AR-2, AR-220, AR-221 The cards that each deck may hold, and how many it does."""
    if choice == "printed_numbers":
        bags = [tuple([card for card in deck if CARDS[card].min_players <= seats]) for deck in DECK_RANGES]
        return bags, [len(bag) for bag in bags]
    bags = [tuple(deck) for deck in DECK_RANGES]
    if choice.startswith(RANDOM_DECKS):
        return bags, [int(choice.removeprefix(RANDOM_DECKS))] * len(bags)
    return bags, [len(bag) for bag in bags]


def restore(plain: list[Any]) -> Table:
    """The inverse of ``Table.dump``."""
    agenda, players, bags, order, *rest = plain
    fields: list[Any] = [value[:] if isinstance(value, list) else value for value in rest]
    return Table(
        load_steps(agenda, STEPS),
        [_restored_player(player) for player in players],
        [tuple(bag) for bag in bags],
        tuple(order),
        *fields,
    )


def _restored_player(plain: list[Any]) -> Player:
    fields: list[Any] = [value[:] if isinstance(value, list) else value for value in plain]
    return Player(*fields)
