"""The games: one folder each. To add one, add its folder and its name here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from tabularium.core.game import Game
from tabularium.core.registry import register

LIBRARY: Final = ("aquileia", "via_appia", "ave_roma", "nova_roma", "age_of_rome")


def _loader(game: str) -> Callable[[], Game]:
    def load() -> Game:
        card: Game = import_module(f"tabularium.games.{game}").GAME
        return card

    return load


for _game in LIBRARY:
    register(_game, _loader(_game))
