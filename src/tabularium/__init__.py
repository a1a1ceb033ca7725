"""Roman board games, complete: the board and the record.

>>> import tabularium as tab
>>> match = tab.new("aquileia", seats=4, seed=7)
>>> match.decision.seat in range(4)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from os import urandom
from typing import TYPE_CHECKING, Any

import tabularium.games  # noqa: F401  (registers the library)
from tabularium.core.errors import TabulariumError
from tabularium.core.game import Game, Value
from tabularium.core.match import Match, begin, replayed
from tabularium.core.record import Record, read
from tabularium.core.registry import all_games, find

if TYPE_CHECKING:
    from tabularium.bots import Bot

__version__ = "0.1.0"
__all__ = ["Game", "Match", "Record", "TabulariumError", "bot", "games", "loads", "new", "replay"]


def games() -> list[Game]:
    """The cards of all games: ``.id .names .seats .options .version``."""
    return all_games()


def new(game: str, seats: int, seed: int | None = None, options: Mapping[str, Value] | None = None) -> Match:
    """A new match, dealt up to its first decision. Without a seed, one that nobody can guess is drawn."""
    return begin(find(game), seats, int.from_bytes(urandom(16)) if seed is None else seed, options or {})


def loads(text: str) -> Match:
    """The match that ``match.record.dumps()`` wrote, checked against the rules action by action."""
    return replay(read(text))


def replay(record: Record) -> Match:
    """The match that a record tells."""
    return replayed(record, find(record.game))


def bot(name: str, **settings: Any) -> Bot:
    """A player that is no person: ``bot("greedy").choose(match, seat)``."""
    from tabularium.bots import make_bot  # here, since most commands do without

    return make_bot(name, **settings)
