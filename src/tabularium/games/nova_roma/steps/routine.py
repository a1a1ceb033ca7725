"""Section 5: the steps of each action, in their printed order, with the moments for followers between them."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Seat, Step
from tabularium.games.nova_roma.components import MAX_SEATS, Deed
from tabularium.games.nova_roma.state import NONE, Table
from tabularium.games.nova_roma.steps.build import CHOOSING_CONSTRUCTION, RAISE_BUILDING
from tabularium.games.nova_roma.steps.followers import AFTER_STEP
from tabularium.games.nova_roma.steps.produce import BEGIN_PRODUCTION
from tabularium.games.nova_roma.steps.race import BEGIN_RACE, SPENDING_ARTISAN
from tabularium.games.nova_roma.steps.recruit import BEGIN_TAKING, DISCARDING_DOWN, PLAYING
from tabularium.games.nova_roma.steps.sail import CHOOSING_MARITIME, SET_SAIL
from tabularium.games.nova_roma.steps.trade import BUYING, EARN, SELLING
from tabularium.games.nova_roma.steps.upgrade import GAIN_INFLUENCE, SPENDING_WINE, TAKING_TILE


def _steps(deed: Deed, seat: Seat) -> list[Step]:
    """NR-52 The steps of an action; Petition has its own module."""
    match deed:
        case Deed.TRADE:
            return [EARN[seat], SELLING[seat][False], BUYING[seat]]
        case Deed.UPGRADE:
            return [GAIN_INFLUENCE[seat], SPENDING_WINE[seat], TAKING_TILE[seat]]
        case Deed.RECRUIT:
            return [BEGIN_TAKING[seat], PLAYING[seat], DISCARDING_DOWN[seat]]
        case Deed.SAIL:
            return [CHOOSING_MARITIME[seat], SET_SAIL[seat]]
        case Deed.BUILD:
            return [CHOOSING_CONSTRUCTION[seat], RAISE_BUILDING[seat]]
        case Deed.RACE:
            return [BEGIN_RACE[seat], SPENDING_ARTISAN[seat]]
        case Deed.PRODUCE:
            return [BEGIN_PRODUCTION[seat]]
        case Deed.PETITION:
            return []


def _with_moments(deed: Deed, seat: Seat) -> tuple[Step, ...]:
    """The steps, each followed by a moment for followers (NR-141), last one first: as they lie on the agenda."""
    return tuple([step for steps in reversed(_steps(deed, seat)) for step in (AFTER_STEP[seat], steps)])


ROUTINE: Final = tuple([tuple([_with_moments(deed, seat) for deed in Deed]) for seat in range(MAX_SEATS)])


def perform(s: Table, seat: Seat, deed: int) -> None:
    """All steps of one of the seven actions, with the power that stands in ``s.power``."""
    s.fulfilled = NONE
    s.agenda.extend(ROUTINE[seat][deed])
