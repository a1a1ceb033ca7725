"""What the games of a simulation have in common: counted, with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tabularium.lab.intervals import Estimate, mean, rate
from tabularium.lab.labels import in_words
from tabularium.lab.playing import Outcome

MOST_USES: Final = 30
"""So many actions are shown: those where having taken them or not says most."""
LEAST_SEATS: Final = 20
"""An action that fewer seats have taken, or left, says nothing."""


@dataclass(frozen=True, slots=True)
class Use:
    """An action: how often it is taken, and how those fare who take it and who do not."""

    action: str
    words: str
    times: int
    per_game: float
    takers: int
    """Seats that have taken it at least once."""
    with_it: Estimate
    without_it: Estimate


@dataclass(frozen=True, slots=True)
class Findings:
    """All that the report shows."""

    games: int
    seats: int
    by_order: list[Estimate]
    by_seat: list[Estimate]
    by_bot: dict[str, Estimate]
    scores: dict[str, list[int]]
    mean_scores: dict[str, Estimate]
    winners_points: dict[str, Estimate]
    losers_points: dict[str, Estimate]
    lengths: list[int]
    uses: list[Use]


def findings(outcomes: Sequence[Outcome], lang: str) -> Findings:
    """What these games (at least one) say."""
    games, seats = len(outcomes), len(outcomes[0].scores)
    shares: defaultdict[str, list[float]] = defaultdict(list)
    scores: defaultdict[str, list[int]] = defaultdict(list)
    points: dict[bool, defaultdict[str, list[float]]] = {True: defaultdict(list), False: defaultdict(list)}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            shares[bot].append(outcome.shares[seat])
            scores[bot].append(outcome.scores[seat])
            for category, value in outcome.breakdown[seat].items():
                points[outcome.shares[seat] > 0][category].append(value)
    return Findings(
        games=games,
        seats=seats,
        by_order=[rate(_won_by(outcomes, place), games) for place in range(1, seats + 1)],
        by_seat=[rate(sum(outcome.shares[seat] for outcome in outcomes), games) for seat in range(seats)],
        by_bot={bot: rate(sum(won), len(won)) for bot, won in shares.items()},
        scores=dict(scores),
        mean_scores={bot: mean(values) for bot, values in scores.items()},
        winners_points={category: mean(values) for category, values in points[True].items()},
        losers_points={category: mean(values) for category, values in points[False].items()},
        lengths=[outcome.decisions for outcome in outcomes],
        uses=_telling_uses(outcomes, lang),
    )


def _won_by(outcomes: Sequence[Outcome], place: int) -> float:
    """The victories of whoever had this place in the order of play."""
    return sum([outcome.shares[outcome.order.index(place)] for outcome in outcomes])


def all_uses(outcomes: Sequence[Outcome]) -> list[Use]:
    """Every action that was taken, in the order of the alphabet, without words."""
    seats = sum(len(outcome.scores) for outcome in outcomes)
    victories = sum(sum(outcome.shares) for outcome in outcomes)
    times: Counter[str] = Counter()
    takers: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for outcome in outcomes:
        for seat, used in enumerate(outcome.used):
            for action, count in used.items():
                times[action] += count
                takers[action] += 1
                won[action] += outcome.shares[seat]
    return [
        Use(
            action=action,
            words="",
            times=times[action],
            per_game=times[action] / len(outcomes),
            takers=takers[action],
            with_it=rate(won[action], takers[action]),
            without_it=rate(victories - won[action], seats - takers[action]),
        )
        for action in sorted(takers)
    ]


def _telling_uses(outcomes: Sequence[Outcome], lang: str) -> list[Use]:
    """Those where having taken them or not says most, in words."""
    seats = sum(len(outcome.scores) for outcome in outcomes)
    found = [use for use in all_uses(outcomes) if LEAST_SEATS <= use.takers <= seats - LEAST_SEATS]
    found.sort(key=lambda use: (-_apart(use.with_it, use.without_it), use.action))
    words = in_words([use.action for use in found[:MOST_USES]], outcomes, lang)
    return [replace(use, words=words.get(use.action, use.action)) for use in found[:MOST_USES]]


def _apart(one: Estimate, other: Estimate) -> float:
    """How far two estimates differ at least, as far as their intervals tell; below 0 where these overlap."""
    return max(one.low - other.high, other.low - one.high)
