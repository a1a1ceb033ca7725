"""A match in numbers: what a seat sees as a vector, and what it may do as a mask."""

from __future__ import annotations

from array import array
from typing import Any

from tabularium.core.agenda import Seat
from tabularium.core.extras import needs
from tabularium.core.fields import Field, Write
from tabularium.core.game import Game
from tabularium.core.match import Match
from tabularium.research.fields import common_fields

with needs("research", "gymnasium", "numpy"):
    import numpy as np
    from gymnasium import spaces


class Observer:
    """Turns what a seat may know of a match, and nothing else, into numbers.

    ``is_scaled``: all numbers lie between 0 and 1 instead of between the bounds of their fields.
    """

    def __init__(self, game: Game, seats: int, is_scaled: bool = False) -> None:
        self._game = game
        self._seats = seats
        common, own = common_fields(game, game.check_seats(seats)), game.fields(seats)
        self._common = _writers(common, 0)
        self._own = _writers(own, sum([field.size for field in common]))
        every = [*common, *own]
        self.size = sum([field.size for field in every])
        self._low = np.array([field.low for field in every for _ in field.parts], dtype=np.float32)
        self._high = np.array([field.high for field in every for _ in field.parts], dtype=np.float32)
        self._span = self._high - self._low
        self._is_scaled = is_scaled
        self._zeros = bytes(4 * self.size)
        self._numbers = game.actions.numbers
        self.actions = len(game.actions.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made anew: what a game reads its fields with does not travel."""
        return Observer, (self._game, self._seats, self._is_scaled)

    def vector_space(self) -> Any:
        """The box that all vectors lie in."""
        if self._is_scaled:
            return spaces.Box(0.0, 1.0, (self.size,), np.float32)
        return spaces.Box(self._low, self._high, dtype=np.float32)

    def action_space(self) -> Any:
        """One number for each action of the game, the dealer's included: those are never allowed."""
        return spaces.Discrete(self.actions)

    def mask_space(self) -> Any:
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def values(self, match: Match, seat: Seat) -> array[float]:
        """The numbers as they are read, before anything is cut off."""
        view, vector = match.view(seat), array("f", self._zeros)
        table = view["table"]
        for write, at in self._common:
            write(view, vector, at)
        for write, at in self._own:
            write(table, vector, at)
        return vector

    def vector(self, match: Match, seat: Seat) -> Any:
        vector = np.frombuffer(self.values(match, seat), dtype=np.float32)
        np.maximum(vector, self._low, out=vector)
        np.minimum(vector, self._high, out=vector)
        if self._is_scaled:
            vector -= self._low
            vector /= self._span
        return vector

    def nothing(self) -> Any:
        """The mask of who may do nothing."""
        return np.zeros(self.actions, dtype=np.int8)

    def mask(self, match: Match, seat: Seat) -> Any:
        """A 1 for each action that the seat may take now; none unless it is to decide."""
        mask = self.nothing()
        decision = match.decision
        if decision is not None and decision.seat == seat:
            numbers = self._numbers
            mask[[numbers[option] for option in decision.options]] = 1
        return mask


def _writers(fields: Any, start: int) -> list[tuple[Write, int]]:
    placed: list[tuple[Write, int]] = []
    field: Field
    for field in fields:
        placed.append((field.write, start))
        start += field.size
    return placed
