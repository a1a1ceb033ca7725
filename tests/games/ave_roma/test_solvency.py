"""AR-28, AR-28a: what is said to be payable is exactly what can be paid by trying everything."""

from itertools import product
from random import Random

import pytest

from tabularium.core.agenda import Decision, pending
from tabularium.games.ave_roma.components import BASICS, BIT, CARD, COLOSSEUM, COSTS, DENARII, GOODS, LOOP
from tabularium.games.ave_roma.solvency import (
    can_pay_plainly,
    can_walk,
    fitting,
    next_icon,
    others_on,
    payable,
)
from tabularium.games.ave_roma.state import Table
from tests.games.ave_roma.playing import GREEN, YELLOW, area, can_send, hold, patron, play, table

VESPASIANUS, OCTAVIANUS = BIT[CARD["vespasianus"]], BIT[CARD["octavianus"]]


def pays(goods: list[int], icons: list[int], cut: int, swaps: int) -> bool:
    """Try every way to pay, icon by icon."""
    if goods[7] < icons[11]:
        return False
    icon = next_icon(icons[:11])
    if icon < 0:
        return True
    rest = [count - (number == icon) for number, count in enumerate(icons)]
    if cut and icon < 10 and pays(goods, rest, cut - 1, swaps):
        return True
    for good in fitting(icon, swaps):
        if goods[good]:
            left = [count - (number == good) for number, count in enumerate(goods)]
            if pays(left, rest, cut, swaps):
                return True
    return False


@pytest.mark.clause("AR-27", "AR-28", "AR-130", "AR-131", "AR-132")
@pytest.mark.parametrize("swaps", [0, 1, 2])
def test_cards_are_payable_if_there_is_a_way(swaps: int) -> None:
    rng = Random(swaps)
    answers = set()
    for _ in range(600):
        card, cut = rng.randrange(30, 120), rng.choice((0, 0, 1, 2))
        goods = [rng.choice((0, 0, 1, 2, 3)) for _ in range(6)] + [rng.randrange(5), rng.randrange(14)]
        found = payable(goods, COSTS[card], cut, swaps, goods[6], goods[7])
        assert found == pays(goods, list(COSTS[card]), cut, swaps), (card, cut, goods)
        if not swaps and not cut:
            assert can_pay_plainly(goods, card) == found
        answers.add(found)
    assert answers == {True, False}


def walks(goods: list[int], space: int, now: int, later: int, occupied: int, free: bool, coming: int) -> bool:
    """Try every way to walk; ``coming`` denarii arrive after the first ``now`` spaces."""
    if not now and coming:
        return walks([*goods[:7], goods[7] + coming], space, 0, later, occupied, free, 0)
    if not now and not later:
        return True
    space = (space + 1) % LOOP
    now, later = (now - 1, later) if now else (0, later - 1)
    if occupied >> space & 1:
        return walks(goods, space, now, later, occupied, free, coming)
    if free and walks(goods, space, now, later, occupied, False, coming):
        return True
    price = COLOSSEUM[space]
    icon = next_icon(price)
    good_choices = (7,) if icon == 11 else fitting(icon, 0)
    for good in good_choices:
        if goods[good] >= price[icon]:
            left = [count - price[icon] * (number == good) for number, count in enumerate(goods)]
            if walks(left, space, now, later, occupied, free, coming):
                return True
    return False


@pytest.mark.clause("AR-91", "AR-134", "AR-211")
def test_a_walk_is_allowed_if_there_is_a_way() -> None:
    s = table(3)
    rng = Random(3)
    answers = set()
    for _ in range(1500):
        goods = [rng.choice((0, 0, 0, 1, 2)) for _ in range(6)] + [rng.randrange(3), rng.randrange(5)]
        s.players[YELLOW].goods = goods
        for player in s.players:
            player.colosseum = rng.randrange(LOOP)
        effects = rng.choice((0, VESPASIANUS, OCTAVIANUS, VESPASIANUS | OCTAVIANUS))
        now, later, start = rng.randrange(4), rng.randrange(6), s.players[YELLOW].colosseum
        occupied = others_on(s, YELLOW)
        free, coming = bool(effects & VESPASIANUS), 2 if effects & OCTAVIANUS else 0
        found = can_walk(s, YELLOW, start, now, later, effects)
        assert found == walks(goods, start, now, later, occupied, free, coming), (goods, start, now, later)
        answers.add(found)
    assert answers == {True, False}


def all_ways(s: Table) -> list[Table]:
    """How the action of the seat that is asked can end, whatever it chooses."""
    asked = pending(s)
    assert asked is not None
    step, choices = asked
    if not isinstance(step, Decision) or step.seat != GREEN:
        return [s]
    return [end for action in choices for end in all_ways(play(s.copy(), str(action)))]


@pytest.mark.clause("AR-28", "AR-28a", "AR-63", "AR-133")
def test_whatever_is_chosen_on_the_way_the_fee_is_paid() -> None:
    tried = 0
    for counts in product((0, 1, 3), (0, 1, 3), (0, 1, 3), (0, 1, 3), (0, 1), (0, 1)):
        s = table(4)
        patron(s, GREEN, "pompeius")  # influence for a black, a green and a red resource
        area(s, 2, "africa", upper=True)  # the fee is 2
        hold(s, GREEN, **{GOODS[good].id: count for good, count in zip(BASICS, counts, strict=True)})
        if "to:propraetor" in can_send(s, GREEN, 2):
            ends = all_ways(play(s, "to:propraetor"))
            tried += len(ends)
            assert all(end.players[GREEN].goods[DENARII] >= 0 for end in ends), counts
    assert tried > 100
