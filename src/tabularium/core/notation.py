"""Every action has a one-line notation, the same in records, tests, addresses and on the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tabularium.core.agenda import Action
from tabularium.core.errors import UnreadableAction

UNDO: Final = "undo"


class ActionTable:
    """All actions of one game: by notation for reading, by number for research.

    The dealer's computed outcomes carry data and are in no table: ``reader`` makes one of its notation, or None.
    """

    __slots__ = ("_reader", "_seal", "actions", "by_text", "game", "numbers", "texts")

    def __init__(
        self, game: str, actions: Iterable[Action], reader: Callable[[str], Action | None] | None = None
    ) -> None:
        self.game = game
        self._reader = reader
        self._seal = ""
        self.actions: tuple[Action, ...] = tuple(actions)
        self.by_text: dict[str, Action] = {str(action): action for action in self.actions}
        self.texts: dict[Action, str] = {action: text for text, action in self.by_text.items()}
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(self.actions)}
        if len(self.by_text) != len(self.actions):
            raise ValueError(f"{game}: two actions share a notation")
        if UNDO in self.by_text:
            raise ValueError(f"{game}: {UNDO!r} means taking back, in every game")

    @property
    def seal(self) -> str:
        """Another one for other actions or another order: so that numbers are never read by the wrong table."""
        if not self._seal:
            from hashlib import blake2b  # takes long to load

            self._seal = blake2b("\n".join(self.by_text).encode(), digest_size=8).hexdigest()
        return self._seal

    def parse(self, text: Any) -> Action:
        """The action with this notation: ``parse(str(action)) is action``, or equal to it if it carries data."""
        if not isinstance(text, str):
            raise UnreadableAction(self.game, text)
        action = self.by_text.get(text)
        if action is None and self._reader is not None:
            read = self._reader(text)
            if read is not None and str(read) == text:
                return read
        if action is None:
            from difflib import get_close_matches  # here, since it is slow to load and seldom needed

            raise UnreadableAction(self.game, text, get_close_matches(text[:80], self.by_text, n=3))
        return action

    def text(self, action: Action) -> str:
        """The notation of an action."""
        known = self.texts.get(action)
        return str(action) if known is None else known
