"""Section 2: the starting table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabularium.core.agenda import Seat, Step
from tabularium.core.errors import BadOption
from tabularium.core.game import Value, step_table
from tabularium.core.snapshot import frozen, load_steps
from tabularium.games.nova_roma.city import REWARD_CELLS
from tabularium.games.nova_roma.components import DIFFICULTIES, LINES, START
from tabularium.games.nova_roma.state import Player, Table, new_table
from tabularium.games.nova_roma.steps import (
    build,
    cleanup,
    dealing,
    estate,
    followers,
    mosaic,
    opening,
    petition,
    produce,
    race,
    recruit,
    rewards,
    sail,
    trade,
    turns,
    upgrade,
)

STEPS: Final[dict[str, type[Step]]] = step_table(
    opening,
    turns,
    cleanup,
    dealing,
    rewards,
    trade,
    upgrade,
    petition,
    recruit,
    sail,
    build,
    race,
    produce,
    estate,
    followers,
    mosaic,
)
_DEFAULT_DIFFICULTY: Final = "normal"


def setup(seats: int, options: Mapping[str, Value]) -> Table:
    """NR-13 to NR-32a Displays, forum, rewards, chariots, then the first player, mosaics and hands."""
    if seats > 1 and options["difficulty"] != _DEFAULT_DIFFICULTY:
        raise BadOption(
            {
                "en": "The difficulty is that of the solo game: it can only be chosen with a single seat.",
                "fr": "La difficulté est celle du jeu en solo\u00a0: on ne la choisit qu'à une seule place.",
            }
        )
    difficulty = [level.id for level in DIFFICULTIES].index(str(options["difficulty"]))
    s = new_table(seats, difficulty, by_age=options["seated_by_age"] is True)
    opening.skip_empty_cells(s)
    tokens = len([cell for cell in REWARD_CELLS if seats > 2 or not cell.for_three])
    steps: list[Step] = [
        *dealing.FILL_MARITIME,
        *dealing.FILL_CONSTRUCTION,
        *[opening.DealReward()] * tokens,
        *[opening.DealForum()] * len(LINES),
        *dealing.FILL_ESTATE,
        *dealing.FILL_FOLLOWERS,
        opening.DealFavourite(),
        cleanup.RevealNextFavourite(),
    ]
    if options["first_player"] != "random":
        s.first_player = _seat_named(options["first_player"], seats)
    elif seats > 1:
        steps.append(opening.ChooseFirstPlayer())
    steps += [opening.SeatPlayers(), opening.BeginMosaic(options["mosaic_draft"] is True)]
    if options["follower_draft"] is True:
        steps.append(opening.BeginFollowerDraft())
    else:
        steps += [recruit.DRAW_FOLLOWER[seat] for seat in range(seats) for _ in range(START["start_follower_cards"])]
    s.then(*steps, turns.BeginRound(1))
    return s


def _seat_named(number: Value, seats: int) -> Seat:
    if int(number) > seats:
        raise BadOption(
            {
                "en": f"Seat {number} cannot be first player: there are only {seats} seats.",
                "fr": f"La place {number} ne peut pas commencer\u00a0: il n'y a que {seats} places.",
            }
        )
    return int(number) - 1


def restore(plain: list[Any]) -> Table:
    """The inverse of ``Table.dump``."""
    agenda, players, *rest = plain
    lists, tuples, numbers = rest[:7], rest[7:13], rest[13:]
    fields: list[Any] = [*[values[:] for values in lists], *[frozen(value) for value in tuples], *numbers]
    return Table(load_steps(agenda, STEPS), [_restored_player(player) for player in players], *fields)


def _restored_player(plain: list[Any]) -> Player:
    stock, tiles, markers, ships, mosaic_tiles, *numbers = plain
    fields: list[Any] = [stock[:], tiles[:], markers[:], ships[:], frozen(mosaic_tiles), *numbers]
    return Player(*fields)
