"""Section 1: the starting table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabularium.core.agenda import Step
from tabularium.core.errors import BadOption
from tabularium.core.game import Value, step_table
from tabularium.core.snapshot import frozen, load_steps
from tabularium.games.age_of_rome.components import EVENTS, QUESTS, VARIANTS
from tabularium.games.age_of_rome.state import Table, new_table
from tabularium.games.age_of_rome.steps import (
    building,
    diplomacy,
    ending,
    events,
    followers,
    hands,
    income,
    medal,
    opening,
    plot_effects,
    plotting,
    provinces,
    trading,
    turns,
)

STEPS: Final[dict[str, type[Step]]] = step_table(
    opening,
    turns,
    events,
    medal,
    diplomacy,
    plotting,
    plot_effects,
    building,
    followers,
    hands,
    provinces,
    trading,
    income,
    ending,
)

SOLO_VARIANTS: Final = ("clock", "hard_times")  # AG-295a


def setup(seats: int, options: Mapping[str, Value]) -> Table:
    """AG-1 to AG-31 Characters and a starting player by lot, then each chooses his quests."""
    chosen = [variant.id for variant in VARIANTS if options[variant.id] is True]
    if seats == 1:
        _check_solo(chosen)
    s = new_table(
        seats,
        quests=[
            number
            for number, quest in enumerate(QUESTS)
            if not (quest.asterisk and seats <= 2) and not set(quest.remove_in) & set(chosen)
        ],
        events=[number for number, event in enumerate(EVENTS) if not event.negative or "hard_times" in chosen],
        has_plots=seats > 1 and "peace" not in chosen,
        spies="spies_and_allies" in chosen,
        clock="clock" in chosen,
        hero="hero" in chosen,
    )
    s.then(
        *[opening.DealCharacterTo(seat) for seat in range(seats)],
        opening.ChooseStart(),
        opening.DealQuests(),
        turns.BeginRound(1),
    )
    return s


def _check_solo(chosen: list[str]) -> None:
    for variant in VARIANTS:
        if variant.id in chosen and variant.id not in SOLO_VARIANTS:
            raise BadOption(
                {
                    "en": f"{variant.names['en']} needs at least two players (AG-295a).",
                    "fr": f"{variant.names['fr']} demande au moins deux joueurs (AG-295a).",
                }
            )


def restore(plain: list[Any]) -> Table:
    """The inverse of ``Table.dump``."""
    agenda, seats, *rest = plain
    lists, tuples, numbers = rest[:36], rest[36:41], rest[41:]
    fields: list[Any] = [values[:] for values in lists]
    fields[20] = [frozen(sets) for sets in fields[20]]
    return Table(load_steps(agenda, STEPS), seats, *fields, *[frozen(values) for values in tuples], *numbers)
