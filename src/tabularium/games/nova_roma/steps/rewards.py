"""Section 1: gains, and goods of one's choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.nova_roma.actions import GOOD, ChooseGood
from tabularium.games.nova_roma.components import GOOD_CHOICE, GOODS, MAX_GOOD, MAX_SEATS, Pairs
from tabularium.games.nova_roma.state import Table

MOST_GOODS: Final = 3  # NR-131: no single reward has more goods of choice


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ChoosingGood(Decision):
    """NR-9 Goods of one's choice are chosen one at a time among those below 5; if there is none, they are lost."""

    left: int

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].wants_goods()

    def options(self, s: Table) -> Sequence[Action]:
        stock = s.players[self.seat].stock
        return [GOOD[good] for good in GOODS if stock[good] < MAX_GOOD]

    def resolve(self, s: Table, action: ChooseGood) -> None:
        s.players[self.seat].stock[action.good] += 1
        s.tell("chose_good", self.seat, action.good)
        if self.left > 1:
            s.agenda.append(CHOOSING_GOOD[self.seat][self.left - 1])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        stock = s.players[self.seat].stock
        return [Refusal(GOOD[good], "NR-9", "good_full", (good,)) for good in GOODS if stock[good] >= MAX_GOOD]


CHOOSING_GOOD: Final = tuple(
    [tuple([ChoosingGood(seat, left) for left in range(MOST_GOODS + 1)]) for seat in range(MAX_SEATS)]
)


def give(s: Table, seat: Seat, reward: Pairs, cause: str, about: str) -> None:
    """NR-9 A reward is resolved at once; the goods of choice in it are asked for next."""
    if reward[0][0] == GOOD_CHOICE:
        s.agenda.append(CHOOSING_GOOD[seat][reward[0][1]])
        s.tell("may_choose", seat, reward[0][1], cause, about)
    else:
        s.receive(seat, reward, cause, about)
