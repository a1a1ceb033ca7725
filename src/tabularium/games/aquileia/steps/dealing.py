"""How the dealer deals a card: shared by all areas."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.agenda import Action, Chance
from tabularium.games.aquileia.actions import DEAL
from tabularium.games.aquileia.components import DECK_START, DECK_STOP
from tabularium.games.aquileia.state import Table


class DealCard(Chance):
    """The next card of a deck. A pile has no order until a card leaves it, so any of its cards may come."""

    __slots__ = ()

    def deck(self) -> int:
        raise NotImplementedError

    def is_moot(self, s: Table) -> bool:
        """AQ-G10 If the draw pile and its discard pile are both empty, no card is drawn."""
        return not s.can_draw(self.deck())

    def options(self, s: Table) -> Sequence[Action]:
        deck = self.deck()
        cards = s.drawable(deck)
        return [DEAL[card] for card in range(DECK_START[deck], DECK_STOP[deck]) if cards[card]]

    def weights(self, s: Table) -> Sequence[int] | None:
        deck = self.deck()
        cards = s.drawable(deck)
        return [cards[card] for card in range(DECK_START[deck], DECK_STOP[deck]) if cards[card]]
