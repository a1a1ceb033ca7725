"""What bots look at: of the many ways to exchange coins those that lead somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tabularium.core.agenda import Action, Decision
from tabularium.games.aquileia.actions import DONE, Exchange
from tabularium.games.aquileia.components import RATES
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.mercatus import Exchanging, Holding, after


def shortlist(s: Table, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool) -> Sequence[Action]:
    """At the Pecunia only exchanges that lead further from the coins held at first: others make a detour.

    To stop comes first, so that of two holdings that are as good the one is kept that is there.
    """
    if not isinstance(step, Exchanging) or not step.earlier:
        return options
    coins, far = s.players[step.seat].coins, exchanges_to(step.earlier[0])
    here = far[(coins[0], coins[1], coins[2])]
    return [DONE, *[each for each in options if isinstance(each, Exchange) and far[after(coins, each.rate)] > here]]


@lru_cache(maxsize=256)
def exchanges_to(start: Holding) -> dict[Holding, int]:
    """With how many exchanges, at least, the coins held become each other holding that they can become."""
    found, newest = {start: 0}, [start]
    while newest:
        reached: list[Holding] = []
        for coins in newest:
            for number, rate in enumerate(RATES):
                if coins[rate.give] >= rate.give_count:
                    then = after(coins, number)
                    if then not in found:
                        found[then] = found[coins] + 1
                        reached.append(then)
        newest = reached
    return found
