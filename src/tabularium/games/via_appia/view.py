"""What one seat may know, built from nothing; and the unknown dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any

from tabularium.core.agenda import Decision, Seat
from tabularium.core.game import View, kind_of
from tabularium.games.via_appia.components import (
    CARDS,
    CITIES,
    LAST_CITY,
    PARTS,
    PLACES,
    SPACES,
    STONES,
    TRAVEL_PRICES,
)
from tabularium.games.via_appia.quarry import Stone
from tabularium.games.via_appia.state import NOBODY, LastPush, Table
from tabularium.games.via_appia.steps.building import ANY_PART, Building
from tabularium.games.via_appia.steps.income import ChoosingHalf
from tabularium.games.via_appia.steps.quarrying import ChoosingPosition, ChoosingSlope
from tabularium.games.via_appia.steps.travelling import Travelling


def view(s: Table, seat: Seat | None) -> View:
    """What the seat (None: a spectator) may know, as plain data: words outside, numbers for amounts."""
    return {
        "seat": seat,
        "round": s.round,
        "start_player": None if s.start_player == NOBODY else s.start_player,
        "is_ending": s.is_ending,
        "quiet_rounds": s.quiet_rounds,
        "hand_noise": s.noise,
        "spaces": {SPACES[n].id: bool(paved) for n, paved in enumerate(s.paved)},
        "cities": {CITIES[city].id: _city(s, city) for city in range(len(CITIES))},
        "bonus_left": {
            PARTS[part].id: len([n for n, space in enumerate(SPACES) if space.part == part and not s.paved[n]])
            for part in range(len(PARTS))
        },
        "income": [{"card": CARDS[c].id, "is_used": bool(used)} for c, used in zip(s.display, s.taken)],
        "pile": [CARDS[card].id for card in s.pile()],
        "stone_reserve": _by_size(s.stone_reserve),
        "slab_reserve": _by_size(s.slab_reserve),
        "quarry": [_stone(stone) for stone in s.quarry],
        "last_push": None if s.last_push is None else _push(s.last_push),
        "fallen": _by_size(s.fallen),
        "pushes": s.pushes,
        "players": [_player(s, other, seat) for other in range(len(s.players))],
        "asked": _asked(s, seat),
    }


def _by_size(counts: list[int]) -> dict[str, int]:
    return {STONES[size].id: count for size, count in enumerate(counts)}


def _stone(stone: Stone) -> list[Any]:
    """Size, x and y in micrometres."""
    size, x, y = stone
    return [STONES[size].id, x, y]


def _push(last: LastPush) -> dict[str, Any]:
    """VA-D4 Everybody sees the push, the draws and the result. ``before`` serves to show it once more."""
    seat, size, chosen_x, chosen_slope, x_mm, slope, fallen, before = last
    return {
        "seat": seat,
        "size": STONES[size].id,
        "chosen_x": chosen_x,
        "chosen_slope": chosen_slope,
        "x": x_mm,
        "slope": slope,
        "fallen": [STONES[stone].id for stone in fallen],
        "before": [_stone(stone) for stone in before],
    }


def _city(s: Table, city: int) -> dict[str, Any]:
    return {"tiles": list(s.victory_tiles(city)), "markers": s.markers(city), "arrivals": s.arrivals(city)}


def _player(s: Table, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    """VA-Q14 Sesterces and bonus tiles stand behind the screen: shown to their owner, and to all at the end."""
    player = s.players[seat]
    shown = seat == viewer or s.is_lifted
    return {
        "score": player.score,
        "stones": _by_size(player.stones),
        "slabs": _by_size(player.slabs),
        "pawn": PLACES[player.pawn].id,
        "reached": CITIES[player.reached].id,
        "has_tile": player.has_tile,
        "sesterces": player.sesterces if shown else None,
        "bonus": {PARTS[part].id: count for part, count in enumerate(player.bonus)} if shown else None,
        "prices": [s.price(seat, steps + 1) for steps in range(len(TRAVEL_PRICES))]
        if player.reached < LAST_CITY
        else None,
    }


def _asked(s: Table, seat: Seat | None) -> dict[str, Any] | None:
    """The pending decision: who, what about, and for whoever decides what nobody else sees."""
    if not s.agenda:
        return None
    step = s.agenda[-1]
    if not isinstance(step, Decision):
        return None
    asked: dict[str, Any] = {"seat": step.seat, "kind": kind_of(step)}
    if isinstance(step, ChoosingHalf):
        asked["card"] = CARDS[step.card].id
    elif isinstance(step, ChoosingPosition):
        asked["stone"] = STONES[step.size].id
    elif isinstance(step, ChoosingSlope):
        asked["stone"] = STONES[step.size].id
        asked["x"] = step.x_mm
    elif isinstance(step, Building):
        asked["part"] = None if step.part == ANY_PART else PARTS[step.part].id
    elif isinstance(step, Travelling) and seat == step.seat:
        asked["journeys"] = {PLACES[place].id: price for place, price in s.journeys(step.seat).items()}
    return asked


# ---------------------------------------------------------------------- the unknown dealt anew


def resample(s: Table, seat: Seat | None, rng: Random) -> Table:
    """VA-Q14 A table that the seat cannot tell from this one.

    Sesterces and bonus tiles can be worked out; only the order of the pile is unknown, and that does not exist before
    a card is dealt. So the table itself will do, with chance still to come.
    """
    twin = s.copy()
    twin.story = None
    twin.is_telling = False
    return twin
