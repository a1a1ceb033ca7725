"""Section 5: the Building phase and the medals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.age_of_rome.actions import BUILD, DISCOUNTS, PASS, Build
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    COPIES,
    KINDS,
    MAX_SEATS,
    ON_BUILDING,
    TOP_LEVEL,
    TRADE_CARDS,
)
from tabularium.games.age_of_rome.state import NOBODY, Table
from tabularium.games.age_of_rome.steps.hands import add_asides, aside_refusals, did_aside

_COST: Final = tuple([b.cost for b in BUILDINGS])
_GLORY: Final = tuple([b.glory for b in BUILDINGS])
_OFF: Final = tuple([sum([TRADE_CARDS[card].effect.n for card in cards]) for cards in DISCOUNTS])
"""AG-123 How much each set of cards takes off the cost."""
_NEEDED: Final = tuple([sum([COPIES[card] for card in cards]) for cards in DISCOUNTS])
_LEAST_COST: Final = tuple(
    [_OFF[n] - max([TRADE_CARDS[c].effect.n for c in cards], default=0) for n, cards in enumerate(DISCOUNTS)]
)
"""AG-163 Only beyond this cost does every one of the cards still take something off."""
WITHOUT_CARDS: Final = tuple([row[0] for row in BUILD])


class Building(Decision):
    """AG-106 to AG-114, AG-123 Buy tiles for the province in front of you, one after the other, until you stop."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = [PASS]
        first = s.facing(seat) * KINDS
        denarii, levels, tiles = s.denarii[seat], s.levels, s.tiles
        held = s.hand[seat] & ON_BUILDING
        for kind in range(KINDS):
            level = levels[first + kind]
            if level < TOP_LEVEL and tiles[kind * TOP_LEVEL + level]:
                cost = _COST[kind][level]
                if cost <= denarii:
                    options.append(WITHOUT_CARDS[kind])
                if held:
                    options += [
                        BUILD[kind][n]
                        for n in range(1, len(DISCOUNTS))
                        if held & _NEEDED[n] == _NEEDED[n] and cost - _OFF[n] <= denarii and cost > _LEAST_COST[n]
                    ]
        add_asides(s, seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Build):
            build(s, self.seat, action)
            s.agenda.append(self)
        elif did_aside(s, self.seat, action):
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        seat = self.seat
        first = s.facing(seat) * KINDS
        offered = set(self.options(s))
        found: list[Refusal] = []
        for kind in range(KINDS):
            level = s.levels[first + kind]
            for n, action in enumerate(BUILD[kind]):
                if action in offered or s.hand[seat] & _NEEDED[n] != _NEEDED[n]:
                    continue
                if level == TOP_LEVEL:
                    found.append(Refusal(action, "AG-112", "top_level", (kind,)))
                elif not s.tiles[kind * TOP_LEVEL + level]:
                    found.append(Refusal(action, "AG-113", "pile_empty", (kind, level + 1)))
                elif _COST[kind][level] - _OFF[n] > s.denarii[seat]:
                    cost = _COST[kind][level] - _OFF[n]
                    found.append(Refusal(action, "AG-114", "too_few_denarii", (cost, s.denarii[seat])))
                else:
                    found.append(Refusal(action, "AG-163", "no_effect", (action.cards[-1],)))
        return found + aside_refusals(s, seat)


BUILDING: Final = tuple([Building(seat) for seat in range(MAX_SEATS)])


def cost_of(kind: int, level: int, cards: Sequence[int]) -> int:
    """AG-123 What the tile of this level costs with these cards played on it."""
    return max(0, _COST[kind][level - 1] - sum([TRADE_CARDS[card].effect.n for card in cards]))


def build(s: Table, seat: Seat, action: Build) -> None:
    """AG-123a Cards discarded, cost paid, tile placed, glory gained, medal taken if it is due."""
    kind = action.kind
    for card_kind in action.cards:
        card = COPIES[card_kind]
        s.leave_hand(seat, card)
        s.to_discard(card)
        s.tell("played", seat, card_kind)
    province = s.facing(seat)
    place = province * KINDS + kind
    level = s.levels[place] + 1
    cost = cost_of(kind, level, action.cards)
    glory = _GLORY[kind][level - 1]
    s.denarii[seat] -= cost
    s.tiles[kind * TOP_LEVEL + level - 1] -= 1
    s.levels[place] = level
    if s.is_telling:
        s.tell("built", seat, kind, level, province, cost, glory, s.population(province))
    s.gain_glory(seat, glory)
    if level == TOP_LEVEL and s.medals[kind] == NOBODY and not s.hero:  # AG-124, AG-312
        s.medals[kind] = seat
        s.tell("medal", seat, kind)
