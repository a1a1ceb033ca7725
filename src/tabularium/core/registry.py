"""The library: which games there are. A game is registered by its id and loaded when first asked for."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from tabularium.core.errors import UnknownGame
from tabularium.core.game import Game

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def register(game: str, load: Callable[[], Game]) -> None:
    """Put a game in the library; ``load`` gives its card."""
    _loaders[game] = load
    _loaded.pop(game, None)


def find(game: Any) -> Game:
    card = _loaded.get(game) if isinstance(game, str) else None
    if card is None:
        load = _loaders.get(game) if isinstance(game, str) else None
        if load is None:
            raise UnknownGame(game, list(_loaders))
        card = _loaded[game] = load()
    return card


def all_games() -> list[Game]:
    return [find(game) for game in _loaders]


def _by_id(card: Game) -> tuple[Callable[[Any], Game], tuple[str]]:
    return find, (card.id,)


copyreg.pickle(Game, _by_id)  # whatever holds a card can be copied and pickled, and holds the same card again
