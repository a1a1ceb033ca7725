"""Section 5: paying a cost icon by icon, with discounts and substitutions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.ave_roma.actions import DROP, FULL_PRICE, PAY, DropIcon, Pay
from tabularium.games.ave_roma.components import (
    ANY,
    BASIC_ICONS,
    BLACK,
    COST_DENARII,
    COST_SURPLUS,
    DENARII,
    SURPLUS,
    Cost,
)
from tabularium.games.ave_roma.solvency import (
    BASIC_AS_SURPLUS,
    DISCOUNT,
    PLAIN,
    can_pay,
    can_pay_both,
    fitting,
    less,
    next_icon,
    swaps_of,
)
from tabularium.games.ave_roma.state import BEFORE, Table
from tabularium.games.ave_roma.steps.gains import is_tight, leaves_fee

ROW_CARD: Final = 0
DECK_CARD: Final = 1
INFLUENCE: Final = 2
PURPOSES: Final = ("row_card", "deck_card", "influence")


def begin_paying(s: Table, seat: Seat, purpose: int, cost: Cost, cut: int) -> None:
    """AR-27 Pay what leaves no choice; ask about the rest, discounts first."""
    if cut and any(cost[: ANY + 1]):
        s.agenda.append(Discounting(seat, purpose, cost, cut))
    else:
        pay(s, seat, purpose, cost)


def pay(s: Table, seat: Seat, purpose: int, cost: Cost) -> None:
    goods = s.players[seat].goods
    swaps = PLAIN if purpose == INFLUENCE else swaps_of(s.effects)
    if cost[COST_DENARII]:
        goods[DENARII] -= cost[COST_DENARII]
        s.tell("paid", seat, DENARII, cost[COST_DENARII])
    if cost[COST_SURPLUS] and swaps != BASIC_AS_SURPLUS:
        goods[SURPLUS] -= cost[COST_SURPLUS]
        s.tell("paid", seat, SURPLUS, cost[COST_SURPLUS])
    named: Sequence[int] = cost[:BLACK]
    if swaps in (PLAIN, BASIC_AS_SURPLUS):
        for good, count in enumerate(named):
            if count:
                goods[good] -= count
                s.tell("paid", seat, good, count)
        named = (0,) * BLACK
    rest = (*named, *cost[BLACK:COST_SURPLUS], cost[COST_SURPLUS] if swaps == BASIC_AS_SURPLUS else 0, 0)
    if any(rest):
        s.agenda.append(Paying(seat, purpose, rest))


def _leaves_payable(s: Table, seat: Seat, purpose: int, rest: Cost, cut: int) -> bool:
    """AR-28, AR-28a Can the rest of this cost, and what else falls due in the action, still be paid?"""
    swaps = PLAIN if purpose == INFLUENCE else swaps_of(s.effects)
    if not can_pay(s, seat, rest, cut, swaps):
        return False
    if purpose == DECK_CARD and s.stage == BEFORE:
        return can_pay_both(s, seat, s.slot, s.effects, s.players[seat].goods, rest, cut)
    return purpose != INFLUENCE or not is_tight(s, seat) or leaves_fee(s, seat, rest)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discounting(Decision):
    """AR-130, AR-213 Which basic-resource icons are struck off the cost, one at a time."""

    purpose: int
    icons: Cost
    cut: int

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = []
        for icon in BASIC_ICONS:
            if self.icons[icon] and _leaves_payable(s, self.seat, self.purpose, less(self.icons, icon), self.cut - 1):
                options.append(DROP[icon])
        if self._may_decline(s) and _leaves_payable(s, self.seat, self.purpose, self.icons, 0):
            options.append(FULL_PRICE)
        return options

    def _may_decline(self, s: Table) -> bool:
        """AR-123 The patron's part is optional; what cards were used for is not."""
        return self.cut == 1 and bool(s.effects & DISCOUNT)

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, DropIcon):
            s.tell("discounted", self.seat, action.icon)
            begin_paying(s, self.seat, self.purpose, less(self.icons, action.icon), self.cut - 1)
        else:
            pay(s, self.seat, self.purpose, self.icons)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        offered = self.options(s)
        there = [DROP[icon] for icon in BASIC_ICONS if self.icons[icon]]
        return [Refusal(action, "AR-28", "cannot_pay_rest") for action in there if action not in offered]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Paying(Decision):
    """AR-27, AR-131, AR-132 With which resource an icon is paid."""

    purpose: int
    icons: Cost

    def options(self, s: Table) -> Sequence[Action]:
        goods = s.players[self.seat].goods
        icon = next_icon(self.icons)
        rest = less(self.icons, icon)
        options: list[Action] = []
        for good in self._fitting(s, icon):
            if goods[good]:
                goods[good] -= 1
                if _leaves_payable(s, self.seat, self.purpose, rest, 0):
                    options.append(PAY[good])
                goods[good] += 1
        return options

    def _fitting(self, s: Table, icon: int) -> tuple[int, ...]:
        return fitting(icon, PLAIN if self.purpose == INFLUENCE else swaps_of(s.effects))

    def resolve(self, s: Table, action: Pay) -> None:
        s.players[self.seat].goods[action.good] -= 1
        s.tell("paid", self.seat, action.good, 1)
        rest = less(self.icons, next_icon(self.icons))
        if any(rest):
            s.agenda.append(Paying(self.seat, self.purpose, rest))

    def refusals(self, s: Table) -> Sequence[Refusal]:
        goods, offered = s.players[self.seat].goods, self.options(s)
        found: list[Refusal] = []
        for good in self._fitting(s, next_icon(self.icons)):
            if not goods[good]:
                found.append(Refusal(PAY[good], "AR-27", "has_none", (good,)))
            elif PAY[good] not in offered:
                found.append(Refusal(PAY[good], "AR-28", "cannot_pay_rest"))
        return found
