"""Bots as one writes them: ``greedy``, ``mcts:500ms``, ``mcts:200it``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from tabularium.bots import Bot, make_bot
from tabularium.core.errors import UnknownBot
from tabularium.core.game import Game

BLIND: Final = "random"
BUDGETS: Final = {"ms": "milliseconds", "it": "iterations"}
_WRITTEN: Final = re.compile(r"(\w+)(?::(\d{1,9})(ms|it))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of bot and how long it may think."""

    name: str
    amount: int = 0
    unit: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """For copies and pickles: compiled frozen classes do not have their own way."""
        return BotSpec, (self.name, self.amount, self.unit)

    def __str__(self) -> str:
        return f"{self.name}:{self.amount}{self.unit}" if self.unit else self.name

    @property
    def settings(self) -> dict[str, float | None]:
        """What its name stands for. Bots that others have written need not tell."""
        return dict(getattr(self.make(0), "settings", {}))

    def is_repeatable(self, game: Game) -> bool:
        """Does it choose the same on every machine, busy or not? Who chooses blindly thinks no time at all."""
        is_timed = self.settings.get("milliseconds") is not None
        return self.name == BLIND or not (is_timed or game.mind().is_timed())

    def make(self, seed: int) -> Bot:
        budget = {BUDGETS[self.unit]: self.amount} if self.unit else {}
        return make_bot(self.name, seed=seed, **budget)


def read_bot(text: str) -> BotSpec:
    """The bot written so. Raises UnknownBot."""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None:
        raise UnknownBot(
            {
                "en": f"{text!r} is no bot. Write its name, and how long it may think: greedy, mcts:500ms, mcts:200it.",
                "fr": f"{text!r} n'est pas un bot. Écrivez son nom et son temps de réflexion : "
                "greedy, mcts:500ms, mcts:200it.",
            }
        )
    name, amount, unit = found.groups()
    spec = BotSpec(name, int(amount or 0), unit or "")
    spec.make(0)  # so that a bot that cannot be is refused before anything is played
    return spec


def read_bots(text: str) -> tuple[BotSpec, ...]:
    """Several of them, with commas."""
    return tuple([read_bot(part) for part in text.split(",") if part.strip()])
