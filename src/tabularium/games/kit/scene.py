"""What every game's stage has: the ends of the sheet, what never changes, and a memory of what was drawn or said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabularium.games.kit import sheet

_ROOM: Final = 20000
"""How many drawn fragments are remembered before all are forgotten."""


class Scene:
    """For one reader, one language and one layout."""

    __slots__ = ("_drawn", "_explained", "closing", "lang", "opening", "seat", "seats", "still")

    def __init__(self, width: float, height: float, defs: str, seats: int, seat: int | None, lang: str) -> None:
        self.seats = seats
        self.seat = seat
        self.lang = lang
        self.opening, self.closing = sheet.head(width, height, lang, defs)
        self.still: dict[str, str] = {}
        self._drawn: dict[tuple[object, ...], str] = {}
        self._explained: dict[str, str] = {}

    def look_up(self, thing: str) -> str:
        """What a thing on the table is, in a sentence of the game."""
        raise NotImplementedError

    def explain(self, thing: str) -> str:
        said = self._explained.get(thing)
        if said is None:
            said = self._explained[thing] = self.look_up(thing)
        return said

    def drawn(self, key: tuple[object, ...]) -> str | None:
        """A fragment that has been drawn before."""
        return self._drawn.get(key)

    def keep(self, key: tuple[object, ...], fragment: str) -> str:
        if len(self._drawn) > _ROOM:
            self._drawn.clear()
        self._drawn[key] = fragment
        return fragment

    def kept(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """A fragment that has been drawn before, or is drawn now."""
        drawn = self._drawn.get(key)
        return self.keep(key, draw()) if drawn is None else drawn
