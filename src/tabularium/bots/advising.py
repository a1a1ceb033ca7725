"""Who gives advice, and how long it may think: the one place where that is settled.

Advice is given on a match that the seat cannot tell from the true one, so it rests on nothing that the seat may not
know: neither hidden cards nor what the dealer will deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from secrets import randbits
from typing import Final

from tabularium.bots.advice import Advice
from tabularium.bots.mcts import MctsBot
from tabularium.bots.spec import read_bot
from tabularium.bots.thinking import options_for
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
LEAST_CHANCE: Final = 0.02
LEAST_POINTS: Final = 1.5
"""What differs by less than both is about the same: a search can be wrong by as much."""


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


def foremost(advice: Sequence[Advice], seats: int, count: int = BEST_OPTIONS) -> list[Advice]:
    """The best options, to be shown: the better the chance, or alone the more points, the further ahead.

    What seems better than the first one and yet comes after it was hardly tried: it is left out, because that says
    little.
    """

    def worth(each: Advice) -> float:
        return each.margin if seats == 1 else each.chance

    fit = [each for each in advice if worth(each) <= worth(advice[0])]
    return sorted(fit[:count], key=lambda each: -worth(each))


def level(figures: Sequence[tuple[float, float]]) -> int:
    """How many of the options, given by chance and margin as they are shown, are about as good as the first one."""
    if not figures:
        return 0
    chance, margin = figures[0]
    return sum(chance - other < LEAST_CHANCE and margin - its < LEAST_POINTS for other, its in figures)


def advised(
    match: Match, seat: Seat, budget: str = HINT, seed: int | None = None, also: Sequence[Action] = ()
) -> list[Advice]:
    """What there is to say about the decision that is pending for this seat, best first.

    With a seed and a budget of iterations the same advice comes again. Raises MatchIsOver, NoSuchSeat or OutOfTurn.
    """
    options_for(match, seat)
    luck = randbits(64) if seed is None else seed
    imagined = match.resample(seat, luck)
    return told(imagined, seat, adviser(budget, luck).advise(imagined, seat, also))


def told(match: Match, seat: Seat, advice: Sequence[Advice]) -> list[Advice]:
    """A search's figures as games have shown them to end."""
    mind = match.game.mind()
    meaning = mind.meanings.get(match.seats)
    if meaning is None or mind.judge is None:
        return list(advice)
    hope = mind.judge.hope(match.position(seat, Random(0)), seat)
    return [
        Advice(each.action, meaning.chance(each.chance, hope), meaning.margin(each.margin, hope), each.share)
        for each in advice
    ]
