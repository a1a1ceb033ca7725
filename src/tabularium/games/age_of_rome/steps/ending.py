"""Section 9: final scoring."""

from __future__ import annotations

from tabularium.core.agenda import Step
from tabularium.games.age_of_rome.components import Category, Phase
from tabularium.games.age_of_rome.metrics import exchange_rate
from tabularium.games.age_of_rome.scoring import category_glory, quest_glory, quests_held
from tabularium.games.age_of_rome.state import Table


class FinalScoring(Step):
    """AG-203 Glory track, military, politics, trade, religion, quests, denarii."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.phase = int(Phase.FINAL_SCORING)
        s.reveal()
        s.tell("phase", s.phase)
        glory = [[category_glory(s, seat, category) for category in Category] for seat in range(s.seats)]
        for category in Category:
            for seat in range(s.seats):
                if category == Category.QUESTS:
                    for quest in quests_held(s, seat):
                        s.tell("quest_scored", seat, quest, quest_glory(s, seat, quest))
                s.tell("scored", seat, int(category), glory[seat][category])
        for seat in range(s.seats):  # AG-216: what was exchanged goes back to the supply
            s.denarii[seat] -= glory[seat][Category.DENARII] * exchange_rate(s, seat)
        s.final = tuple([points for row in glory for points in row])
        s.tell("totals", tuple([sum(row) for row in glory]))
