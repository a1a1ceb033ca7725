"""What a plot, a tile or a tax would do, shown before it is confirmed."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.agenda import Decision
from tabularium.games.age_of_rome.actions import DOUBLE_TAX, Activate, Build, Tax
from tabularium.games.age_of_rome.components import (
    ACTIVE,
    BONUSES,
    BUILDINGS,
    KINDS,
    PLOT_EFFECTS,
    PROVINCES,
    TOP_LEVEL,
)
from tabularium.games.age_of_rome.state import NOBODY, Table
from tabularium.games.age_of_rome.steps.building import Building, cost_of
from tabularium.games.age_of_rome.steps.income import EXTRA, Taxing, tax_loss
from tabularium.games.age_of_rome.steps.plot_effects import FORCED_SALE_DENARII
from tabularium.games.age_of_rome.steps.plotting import Plotting

_DOES: Final[tuple[dict[str, int], ...]] = (
    {"target_glory": -1},
    {"target_pieces": -1},
    {"target_legions": -1},
    {"target_legions_moved": 2},
    {"target_votes": -1, "votes": 1},
    {"target_votes": -1, "glory": 1},
    {"target_cards": -1, "denarii": FORCED_SALE_DENARII},
    {"target_cards": -1, "cards": 1},
)
"""By plot effect: what it takes from the target, and what it brings."""


def previews(s: Table, step: Decision) -> dict[str, dict[str, Any]]:
    """By notation, for the options that change more than meets the eye."""
    found: dict[str, dict[str, Any]] = {}
    if not isinstance(step, Plotting | Building | Taxing):
        return found
    for action in step.options(s):
        if isinstance(action, Activate):
            found[str(action)] = _plot(s, step.seat, action)
        elif isinstance(action, Build):
            found[str(action)] = _tile(s, step.seat, action)
        elif isinstance(action, Tax):
            found[str(action)] = _tax(s, step.seat, action)
    return found


def _plot(s: Table, seat: int, action: Activate) -> dict[str, Any]:
    target = s.faced_by(action.province)
    markers = (s.vendetta[seat] - 1, s.vendetta[target] + 1)
    return {
        "target": target,
        "province": PROVINCES[action.province].id,
        "effect": PLOT_EFFECTS[action.effect].id,
        "does": dict(_DOES[action.effect]),
        "vendetta": list(markers),
        "bonuses": [_bonuses(s.character[seat], markers[0]), _bonuses(s.character[target], markers[1])],
    }


def _bonuses(character: int, markers: int) -> list[str]:
    return [bonus.id for n, bonus in enumerate(BONUSES) if ACTIVE[character][markers] >> n & 1]


def _tile(s: Table, seat: int, action: Build) -> dict[str, Any]:
    province = s.facing(seat)
    level = s.levels[province * KINDS + action.kind] + 1
    cost = cost_of(action.kind, level, action.cards)
    wins_medal = level == TOP_LEVEL and s.medals[action.kind] == NOBODY and not s.hero
    return {
        "province": PROVINCES[province].id,
        "level": level,
        "cost": cost,
        "denarii": s.denarii[seat] - cost,
        "glory": BUILDINGS[action.kind].glory[level - 1],
        "population": s.population(province) + 1,
        "medal": BUILDINGS[action.kind].id if wins_medal else None,
    }


def _tax(s: Table, seat: int, action: Tax) -> dict[str, Any]:
    population = s.population(s.facing(seat))
    gained, lost = population, 0
    if action.double:
        number = DOUBLE_TAX.index(action)
        gained, lost = 2 * population + EXTRA[number], tax_loss(s, seat, number)
    return {
        "gained": gained,
        "denarii": s.denarii[seat] + gained,
        "lost": lost,
        "glory": s.glory[seat] - lost,
    }
