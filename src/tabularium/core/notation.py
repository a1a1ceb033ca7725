"""Every action has a one-line notation, the same in records, tests, addresses and on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any

from tabularium.core.agenda import Action
from tabularium.core.errors import UnreadableAction

UNDO = "undo"


class ActionTable:
    """All actions of one game: by notation for reading, by number for research."""

    __slots__ = ("actions", "by_text", "game", "numbers", "texts")

    def __init__(self, game: str, actions: Iterable[Action]) -> None:
        self.game = game
        self.actions: tuple[Action, ...] = tuple(actions)
        self.by_text: dict[str, Action] = {str(action): action for action in self.actions}
        self.texts: dict[Action, str] = {action: text for text, action in self.by_text.items()}
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        if len(self.by_text) != len(self.actions):
            raise ValueError(f"{game}: two actions share a notation")
        if UNDO in self.by_text:
            raise ValueError(f"{game}: {UNDO!r} means taking back, in every game")

    def parse(self, text: Any) -> Action:
        """The action with this notation: ``parse(str(action)) is action``."""
        if not isinstance(text, str):
            raise UnreadableAction(self.game, text)
        action = self.by_text.get(text)
        if action is None:
            raise UnreadableAction(self.game, text, get_close_matches(text[:80], self.by_text, n=3))
        return action
