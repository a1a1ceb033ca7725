"""How the dealer deals a card: shared by all areas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabularium.core.agenda import Action, Chance
from tabularium.games.aquileia.actions import DEAL
from tabularium.games.aquileia.state import Table


@dataclass(frozen=True, slots=True)
class DealCard(Chance):
    """The next card of a deck. A pile has no order until a card leaves it, so any of its cards may come."""

    def deck(self) -> range:
        raise NotImplementedError

    def is_moot(self, s: Table) -> bool:
        """AQ-G10 If the draw pile and its discard pile are both empty, no card is drawn."""
        return not any(s.drawable(self.deck()))

    def options(self, s: Table) -> Sequence[Action]:
        deck = self.deck()
        first = deck.start
        return [DEAL[first + i] for i, count in enumerate(s.drawable(deck)) if count]

    def weights(self, s: Table) -> Sequence[int] | None:
        return [count for count in s.drawable(self.deck()) if count]
