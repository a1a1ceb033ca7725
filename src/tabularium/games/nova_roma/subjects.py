"""What an action is about, for statistics: the card, tile or contract that lies in the slot which it names."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Decision, Seat
from tabularium.games.nova_roma.actions import (
    Abandon,
    Claim,
    Exchange,
    Order,
    PayReward,
    Perform,
    Place,
    PlaceEmperor,
    PlaceLegionnaire,
    TakeCard,
    TakeConstruction,
    TakeMaritime,
    TakeTile,
    UseTile,
    Work,
)
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    CONSTRUCTION,
    DEEDS,
    ESTATE_TILES,
    FOLLOWERS,
    FORUM_SIDE,
    MARITIME,
    MOSAIC_TILES,
    TOKENS,
)
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.estate import Exchanging, UsingTile
from tabularium.games.nova_roma.steps.turns import ChoosingOrder, Performing


def subject(s: Table, action: Action) -> str:
    """``construction:4`` is ``construction:bosporus_lighthouse``, where that is what lies there."""
    step = s.agenda[-1]
    assert isinstance(step, Decision)
    match action:
        case TakeTile(slot):
            return f"tile:{ESTATE_TILES[s.estate[slot]].id}"
        case TakeCard(slot):
            return f"take:{FOLLOWERS[s.followers[slot]].id}"
        case TakeMaritime(slot):
            return f"maritime:{MARITIME[s.maritime[slot]].id.removeprefix('maritime_')}"
        case TakeConstruction(slot, with_patricia):
            contract = CONSTRUCTION[s.construction[slot]].id.removeprefix("construction_")
            return f"construction:{contract}{'.patricia' if with_patricia else ''}"
        case Work(cell):
            tile = s.players[step.seat].tiles[cell]
            return "" if tile < 0 else f"work:{ESTATE_TILES[tile].id}"
        case Claim(cell):
            tile = s.players[step.seat].mosaic[cell // 3]
            return f"claim:{ACHIEVEMENTS[MOSAIC_TILES[tile].achievements[cell % 3]].id}"
        case PayReward(cell):
            return f"reward:{TOKENS[s.reward_tokens[cell]].id.removeprefix('reward_')}"
        case Exchange():
            assert isinstance(step, Exchanging)
            return f"exchange:{ESTATE_TILES[step.tile_kind].id}"
        case UseTile():
            assert isinstance(step, UsingTile)
            return f"use_tile:{ESTATE_TILES[s.players[step.seat].tiles[step.cell]].id}"
    return _on_forum(s, step, action)


def _on_forum(s: Table, step: Decision, action: Action) -> str:
    """NR-17 The tiles beside the forum lie otherwise in every match: what counts are the actions, not the line."""
    match action:
        case Place(cell):
            return f"place:{_crossing(s, cell)}"
        case PlaceEmperor(cell):
            return f"emperor:{_crossing(s, cell)}"
        case PlaceLegionnaire(cell):
            return f"legionnaire:{_crossing(s, cell)}"
        case Order(row_first):
            assert isinstance(step, ChoosingOrder)
            row, column = _lines(s, step.cell)
            return f"order:{DEEDS[row if row_first else column].id}"
        case Perform() | Abandon():
            assert isinstance(step, Performing)
            return f"{action}:{DEEDS[s.forum[step.line]].id}"
    return ""


def _lines(s: Table, cell: int) -> tuple[int, int]:
    """The actions of a cell's row and of its column."""
    return s.forum[cell // FORUM_SIDE], s.forum[FORUM_SIDE + cell % FORUM_SIDE]


def _crossing(s: Table, cell: int) -> str:
    row, column = _lines(s, cell)
    return f"{DEEDS[row].id}.{DEEDS[column].id}"


def turn_order(s: Table) -> Sequence[Seat]:
    """NR-37 Clockwise from the first player; a mosaic draft before goes the other way round (NR-298)."""
    return s.seats_from(s.first_player)
