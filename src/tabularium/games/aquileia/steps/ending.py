"""Section 12: the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Step
from tabularium.games.aquileia.actions import COUNT, Count
from tabularium.games.aquileia.components import (
    CARDS,
    DECK_START,
    DECK_STOP,
    EACH_COLOUR,
    STADIUM_DECK,
    THEATRUM_LAURELS,
)
from tabularium.games.aquileia.state import LAUREL_POINTS, VILLA_POINTS, Table

_COLOURS: Final = len(EACH_COLOUR)


class EndGame(Step):
    """AQ-END2, AQ-END3a All laurels are shown; point laurels score; two-coloured ones are decided in turn order."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.laurel_count = [0] * (len(s.players) * _COLOURS)
        s.tell("laurels_shown")
        s.reveal()
        choices: list[Step] = []
        for seat in s.in_turn_order():
            hand = s.players[seat].hand
            for card in range(DECK_START[STADIUM_DECK], DECK_STOP[STADIUM_DECK]):
                if not hand[card]:
                    continue
                vp = hand[card] * CARDS[card].vp
                if vp:
                    s.score(seat, LAUREL_POINTS, vp)
                    s.tell("laurel_vp", seat, vp)
                for colour in CARDS[card].colours:
                    s.laurel_count[seat * _COLOURS + colour] += hand[card]
            choices += [ChoosingColour(seat, card) for card in THEATRUM_LAURELS if hand[card]]
        choices.append(ScoreVillas())
        s.then(*choices)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingColour(Decision):
    """AQ-END3, AQ-END3a Which of its two colours a Theatrum laurel counts for; asked only if it makes a difference."""

    card: int

    def options(self, s: Table) -> Sequence[Action]:
        one, other = CARDS[self.card].colours
        if s.villa_total(self.seat, one) == s.villa_total(self.seat, other):
            return (COUNT[one],)
        return (COUNT[one], COUNT[other])

    def resolve(self, s: Table, action: Count) -> None:
        s.laurel_count[self.seat * _COLOURS + action.colour] += 1
        one, other = CARDS[self.card].colours
        if s.villa_total(self.seat, one) != s.villa_total(self.seat, other):
            s.tell("counted", self.seat, self.card, action.colour)


class ScoreVillas(Step):
    """AQ-END4, AQ-END5 For each colour: the villas' values times the laurels."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.in_turn_order():
            for colour in EACH_COLOUR:
                laurels = s.laurel_count[seat * _COLOURS + colour]
                villas = s.villa_total(seat, colour) if laurels else 0
                if villas:
                    s.score(seat, VILLA_POINTS, laurels * villas)
                    s.tell("villas", seat, colour, villas, laurels, laurels * villas)
