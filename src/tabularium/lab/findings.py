"""What the games of a simulation have in common: counted, with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from tabularium.lab.intervals import Estimate, mean, mean_count, rate, rate_per_seat
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
    per_game: Estimate
    takers: int
    """Seats that have taken it at least once."""
    with_it: Estimate
    without_it: Estimate


@dataclass(frozen=True, slots=True)
class Findings:
    """All that the report shows. There is nothing to say by bot where one bot holds all seats."""

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
    mean_length: Estimate
    uses: list[Use]
    """All of them, the most telling first."""
    shown: list[Use]
    """The first ones, in words."""


Grouped = defaultdict[str, defaultdict[int, list[float]]]
"""Values by name and game."""


def findings(outcomes: Sequence[Outcome], lang: str) -> Findings:
    """What these games (at least one) say."""
    games, seats = len(outcomes), len(outcomes[0].scores)
    shares, by_game, scores = _grouped(), _grouped(), defaultdict[str, list[int]](list)
    points = {True: _grouped(), False: _grouped()}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            shares[bot][outcome.number].append(outcome.shares[seat])
            by_game[bot][outcome.number].append(outcome.scores[seat])
            scores[bot].append(outcome.scores[seat])
            for category, value in outcome.breakdown[seat].items():
                points[outcome.shares[seat] > 0][category][outcome.number].append(value)
    uses, lengths = _uses(outcomes), [outcome.decisions for outcome in outcomes]
    telling = [use for use in uses if min(use.takers, games * seats - use.takers) >= LEAST_SEATS][:MOST_USES]
    return Findings(
        games=games,
        seats=seats,
        by_order=[rate(_won_by(outcomes, place), games) for place in range(1, seats + 1)],
        by_seat=[rate(sum(outcome.shares[seat] for outcome in outcomes), games) for seat in range(seats)],
        by_bot={} if len(shares) == 1 else {bot: _per_seat(list(won.values())) for bot, won in shares.items()},
        scores=dict(scores),
        mean_scores=_means(by_game),
        winners_points=_means(points[True]),
        losers_points=_means(points[False]),
        lengths=lengths,
        mean_length=mean([[length] for length in lengths]),
        uses=uses,
        shown=_in_words(telling, outcomes, lang),
    )


def _won_by(outcomes: Sequence[Outcome], place: int) -> float:
    """The victories of whoever had this place in the order of play."""
    return sum([outcome.shares[outcome.order.index(place)] for outcome in outcomes])


def _grouped() -> Grouped:
    return defaultdict(partial(defaultdict, list))


def _means(grouped: Grouped) -> dict[str, Estimate]:
    return {name: mean(groups.values()) for name, groups in grouped.items()}


def _per_seat(won: list[list[float]]) -> Estimate:
    return rate_per_seat(sum([sum(shares) for shares in won]), len(won), sum([len(shares) for shares in won]))


def _uses(outcomes: Sequence[Outcome]) -> list[Use]:
    """Every action that was ever taken.

    Of seats that took it in the same game at most one has won: with the seats counted one by one, the intervals of
    victories are rather too wide than too narrow.
    """
    seats = sum(len(outcome.scores) for outcome in outcomes)
    victories = sum(sum(outcome.shares) for outcome in outcomes)
    times: defaultdict[str, Counter[int]] = defaultdict(Counter)
    takers: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for outcome in outcomes:
        for seat, used in enumerate(outcome.used):
            for action, count in used.items():
                times[action][outcome.number] += count
                takers[action] += 1
                won[action] += outcome.shares[seat]
    found = [
        Use(
            action=action,
            words=action,
            times=times[action].total(),
            per_game=mean_count(times[action].values(), len(outcomes)),
            takers=takers[action],
            with_it=rate(won[action], takers[action]),
            without_it=rate(victories - won[action], seats - takers[action]),
        )
        for action in takers
    ]
    return sorted(found, key=lambda use: (-_apart(use.with_it, use.without_it), use.action))


def _in_words(uses: Sequence[Use], outcomes: Sequence[Outcome], lang: str) -> list[Use]:
    words = in_words([use.action for use in uses], outcomes, lang)
    return [replace(use, words=words.get(use.action, use.action)) for use in uses]


def _apart(one: Estimate, other: Estimate) -> float:
    """How far two estimates differ at least, as far as their intervals tell; below 0 where these overlap."""
    return max(one.low - other.high, other.low - one.high)
