"""What the numbers of an observation mean: the fields of a game and where they stand in the vector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.core.fields import Field, at, flag, one_of, seat
from tabularium.core.game import Game
from tabularium.core.game import Option as GameOption
from tabularium.core.registry import find
from tabularium.core.words import Words


@dataclass(frozen=True, slots=True)
class Placed:
    """A field and its place: the numbers ``start`` to ``stop - 1`` of the vector."""

    name: str
    start: int
    stop: int
    low: float
    high: float
    parts: tuple[str, ...]
    meaning: Words


def describe(game: str, seats: int) -> list[Placed]:
    """The fields of an observation of this game, in their order. Raises UnknownGame, BadSeatCount."""
    card = find(game)
    card.check_seats(seats)
    placed: list[Placed] = []
    start = 0
    for field in (*common_fields(card, seats), *card.fields(seats)):
        stop = start + field.size
        placed.append(Placed(field.name, start, stop, field.low, field.high, field.parts, field.meaning))
        start = stop
    return placed


def common_fields(game: Game, seats: int) -> Sequence[Field]:
    """What can be said of every game: they read the match's view, of which the game's own is the ``table``."""
    return [
        flag("is_over", {"en": "The match is over.", "fr": "La partie est finie."}, at("is_over")),
        seat("decides", {"en": "Who is to decide.", "fr": "Qui doit décider."}, at("to_decide"), seats),
        *[_option(option) for option in game.options],
    ]


def _option(option: GameOption) -> Field:
    name, get = f"option.{option.id}", at("options", option.id)
    if set(option.values) == {False, True}:
        return flag(name, option.names, get)
    return one_of(name, option.names, get, option.values)
