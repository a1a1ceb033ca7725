"""Section 7: the end of the game."""

from __future__ import annotations

from typing import Final

from tabularium.core.agenda import Step
from tabularium.games.via_appia.components import EACH_PART, MOST_SESTERCES_VP
from tabularium.games.via_appia.scoring import majority
from tabularium.games.via_appia.state import Points, Table

_PART_POINTS: Final = (Points.PART_A, Points.PART_B, Points.PART_C)


class FinalScoring(Step):
    """VA-EN4, VA-EN5, VA-EN12 Screens are lifted; most sesterces, and the majority in each part."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.is_lifted = True
        s.tell("screens_lifted")
        richest = max([player.sesterces for player in s.players])
        for seat in s.in_turn_order():
            if s.players[seat].sesterces == richest:
                s.score(seat, Points.MONEY, MOST_SESTERCES_VP)
                s.tell("richest", seat, richest, MOST_SESTERCES_VP)
        for part in EACH_PART:
            tiles = [player.bonus[part] for player in s.players]
            shares = majority(tiles)
            for seat in s.in_turn_order():
                if shares[seat]:
                    s.score(seat, _PART_POINTS[part], shares[seat])
                    s.tell("majority", seat, part, tiles[seat], shares[seat])
