"""Who gives advice, and how long it may think: the one place where that is settled.

Advice is given on a match that the seat cannot tell from the true one, so it rests on nothing that the seat may not
know: neither hidden cards nor what the dealer will deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Final

from tabularium.bots.advice import Advice
from tabularium.bots.mcts import MctsBot
from tabularium.bots.spec import read_bot
from tabularium.core.agenda import Action, Seat
from tabularium.core.errors import UnknownBot
from tabularium.core.match import Match

HINT: Final = "imperator"
"""For a hint at the table: somebody waits for it."""
GLANCE: Final = "mcts:300ms"
"""For each decision of a review."""
CLOSER: Final = "imperator"
"""For those decisions of a review that look worst."""

BEST_OPTIONS: Final = 3
"""As many are shown to people."""
LEVEL: Final = 0.02
"""Chances that differ by less are about the same: a search can be wrong by as much."""
_NEAR: Final = 0.5
"""Options with this part of the tries of the most tried one, or more, are known about as well."""


def adviser(budget: str = HINT, seed: int | None = None) -> MctsBot:
    """The bot that advises, by name or with its budget: ``imperator``, ``mcts:300ms``. Raises UnknownBot."""
    bot = read_bot(budget).make(randbits(64) if seed is None else seed)
    if not isinstance(bot, MctsBot):
        raise UnknownBot(
            {
                "en": f"The bot {budget} gives no advice: it does not search.",
                "fr": f"Le bot {budget} ne donne pas de conseil\u00a0: il ne cherche pas.",
            }
        )
    return bot


def foremost(advice: Sequence[Advice], count: int = BEST_OPTIONS) -> list[Advice]:
    """The best options, to be shown: the better the chance, the further ahead.

    The most tried option is the one that a search trusts most. Another that was tried about as often goes before it if
    its chance is better; one that was hardly tried is left out then, because its chance says little.
    """
    if not advice:
        return []
    near = [each for each in advice if each.share >= _NEAR * advice[0].share]
    most = max(each.chance for each in near)
    fit = [each for each in advice if each in near or each.chance < most]
    return sorted(fit[:count], key=lambda each: -each.chance)


def level(chances: Sequence[float]) -> int:
    """How many of the first options, as they are shown, are about as good as the first one."""
    return sum(chance > chances[0] - LEVEL for chance in chances)


def advised(
    match: Match, seat: Seat, budget: str = HINT, seed: int | None = None, also: Sequence[Action] = ()
) -> list[Advice]:
    """What there is to say about the decision that is pending for this seat, best first.

    With a seed and a budget of iterations the same advice comes again. Raises MatchIsOver or OutOfTurn.
    """
    luck = randbits(64) if seed is None else seed
    return adviser(budget, luck).advise(match.resample(seat, luck), seat, also)
