"""What is to be simulated. A game's number alone settles its seed and who sits where, whoever plays it and when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from tabularium.bots.spec import BotSpec
from tabularium.core.errors import TabulariumError
from tabularium.core.game import Value
from tabularium.core.judging import Judge
from tabularium.core.registry import find


class BadPlan(TabulariumError):
    """Something that cannot be simulated."""


@dataclass(frozen=True, slots=True)
class Plan:
    """So many games of one kind between these bots."""

    game: str
    seats: int
    bots: tuple[BotSpec, ...]
    games: int
    seed: int
    options: tuple[tuple[str, Value], ...]

    def seed_of(self, number: int) -> int:
        """The seed of one game, as far from its neighbour's as can be."""
        return int.from_bytes(blake2b(f"{self.seed}:{number}".encode(), digest_size=8).digest(), "big")

    def seated(self, number: int) -> tuple[BotSpec, ...]:
        """Who sits where: the bots in their order, one seat on from game to game, the first ones again if need be."""
        count = len(self.bots)
        line_up = [self.bots[place % count] for place in range(max(self.seats, count))]
        start = number % len(line_up)
        return tuple([*line_up[start:], *line_up[:start]][: self.seats])

    @property
    def is_repeatable(self) -> bool:
        """Would the same plan give the same games again, on whatever machine?"""
        card = find(self.game)
        return all(bot.is_repeatable(card) for bot in self.bots)

    def plain(self) -> dict[str, Any]:
        """All that the games depend on. Not the number of games: more of them may be asked for later."""
        card = find(self.game)
        return {
            "game": self.game,
            "rules": card.version,
            "seats": self.seats,
            "bots": [str(bot) for bot in self.bots],
            "settings": {str(bot): bot.settings for bot in self.bots},
            "weights": _mark(card.mind().judge),
            "repeatable": self.is_repeatable,
            "seed": self.seed,
            "options": dict(self.options),
        }


def _mark(judge: Judge | None) -> str:
    """The weights of an evaluation in short: others have another mark."""
    if judge is None:
        return ""
    weights = judge.weights
    told = (judge.names, weights.early, weights.late, weights.scale_early, weights.scale_late)
    return blake2b(repr(told).encode(), digest_size=6).hexdigest()


def make_plan(
    game: str, seats: int, bots: tuple[BotSpec, ...], games: int, seed: int, options: Mapping[str, Value]
) -> Plan:
    """A plan whose parts have been checked."""
    card = find(game)
    if not bots:
        raise BadPlan({"en": "Name at least one bot.", "fr": "Nommez au moins un bot."})
    if games < 1:
        raise BadPlan({"en": "Ask for at least one game.", "fr": "Demandez au moins une partie."})
    settled = card.settle_options(options)
    card.setup(card.check_seats(seats), settled)  # some options are not for every number of seats
    return Plan(card.id, seats, bots, games, seed, tuple(settled.items()))
