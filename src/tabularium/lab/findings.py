"""What the games of a simulation have in common: counted, with intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Final

from tabularium.lab.comparing import Group, Groups, Tried, compared, grouped, groups_in, points_of
from tabularium.lab.intervals import Estimate, mean, mean_count, rate, rate_per_seat
from tabularium.lab.labels import in_words
from tabularium.lab.playing import Outcome

MOST_TELLING: Final = 15
"""So many actions are shown first: those where having taken them or not says most."""
LEAST_SEATS: Final = 20
"""An action that fewer seats have taken, or left, says nothing."""
BUTTONS: Final = 8
"""So many different buttons of an action that is shown first are enough to tell what they have in common."""


@dataclass(frozen=True, slots=True)
class Use:
    """An action: how often it is taken, and how those fare who take it and who do not."""

    action: str
    words: str
    short: str
    times: int
    per_game: Estimate
    takers: int
    """Seats that have taken it at least once."""
    compared: int
    """So many seats have taken it, or left it if they are fewer, where it can be compared."""
    with_it: Estimate | None
    without_it: Estimate | None
    """None where nobody has taken it, or left it, whose victories could be compared."""

    @property
    def apart(self) -> float:
        """How far the two shares differ at least, as far as their intervals tell; below 0 where these overlap."""
        one, other = self.with_it, self.without_it
        return -inf if one is None or other is None else max(one.low - other.high, other.low - one.high)


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
    is_one_sided: bool
    """Do all bots always win against the same opponents, or never?"""
    left_out: list[str]
    """If only some do: those, since they say nothing about what wins."""
    lengths: list[int]
    mean_length: Estimate
    uses: list[Use]
    """All of them, the most telling first."""
    telling: list[Use]
    """The first ones, if they surely make a difference."""
    is_enough: bool
    """Have enough seats taken and left any action at all to tell?"""
    kinds: dict[str, str]
    """What is asked where an action of a kind is chosen."""


def findings(outcomes: Sequence[Outcome], lang: str) -> Findings:
    """What these games (at least one) say."""
    games, seats = len(outcomes), len(outcomes[0].scores)
    shares, by_game, scores = grouped(), grouped(), defaultdict[str, list[int]](list)
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            shares[bot][outcome.number].append(outcome.shares[seat])
            by_game[bot][outcome.number].append(outcome.scores[seat])
            scores[bot].append(outcome.scores[seat])
    groups = groups_in(outcomes)
    winners, losers = points_of(outcomes, groups)
    uses, lengths = _uses(outcomes, groups), [outcome.decisions for outcome in outcomes]
    known = [use for use in uses if use.compared >= LEAST_SEATS]
    telling = {use.action for use in [use for use in known if use.apart > 0][:MOST_TELLING]}
    told = in_words({use.action: BUTTONS if use.action in telling else 1 for use in uses}, outcomes, lang)
    uses = [
        replace(use, words=told.words.get(use.action, use.action), short=told.short.get(use.action, use.action))
        for use in uses
    ]
    return Findings(
        games=games,
        seats=seats,
        by_order=[rate(_won_by(outcomes, place), games) for place in range(1, seats + 1)],
        by_seat=[rate(sum(outcome.shares[seat] for outcome in outcomes), games) for seat in range(seats)],
        by_bot={} if len(shares) == 1 else {bot: _per_seat(list(won.values())) for bot, won in shares.items()},
        scores=dict(scores),
        mean_scores={name: mean(groups.values()) for name, groups in by_game.items()},
        winners_points=winners,
        losers_points=losers,
        is_one_sided=groups.is_everybody,
        left_out=[bot for bot in shares if not groups.is_everybody and bot not in dict(groups.telling)],
        lengths=lengths,
        mean_length=mean([[length] for length in lengths]),
        uses=uses,
        telling=[use for use in uses if use.action in telling],
        is_enough=bool(known),
        kinds=told.kinds,
    )


def _won_by(outcomes: Sequence[Outcome], place: int) -> float:
    """The victories of whoever had this place in the order of play."""
    return sum([outcome.shares[outcome.order.index(place)] for outcome in outcomes])


def _per_seat(won: list[list[float]]) -> Estimate:
    return rate_per_seat(sum([sum(shares) for shares in won]), len(won), sum([len(shares) for shares in won]))


def _uses(outcomes: Sequence[Outcome], groups: Groups) -> list[Use]:
    """Every action that was ever taken, with the victories that these groups have with it and without it.

    Of seats that took it in the same game at most one has won: with the seats counted one by one, the intervals of
    victories are rather too wide than too narrow.
    """
    seats: Counter[Group] = Counter()
    victories: defaultdict[Group, float] = defaultdict(float)
    times: defaultdict[str, Counter[int]] = defaultdict(Counter)
    takers: defaultdict[str, Counter[Group]] = defaultdict(Counter)
    won: defaultdict[str, defaultdict[Group, float]] = defaultdict(partial(defaultdict, float))
    for outcome in outcomes:
        for seat, used in enumerate(outcome.used):
            group, share = groups.of(outcome, seat), outcome.shares[seat]
            seats[group] += 1
            victories[group] += share
            for action, count in used.items():
                times[action][outcome.number] += count
                takers[action][group] += 1
                won[action][group] += share
    found: list[Use] = []
    for action, of_group in takers.items():
        tried = [
            (
                Tried(of_group[group], won[action][group]),
                Tried(seats[group] - of_group[group], max(0.0, victories[group] - won[action][group])),
            )
            for group in groups.telling
        ]
        with_it, without_it, least = compared(tried)
        found.append(
            Use(
                action=action,
                words=action,
                short=action,
                times=times[action].total(),
                per_game=mean_count(times[action].values(), len(outcomes)),
                takers=of_group.total(),
                compared=least,
                with_it=with_it,
                without_it=without_it,
            )
        )
    return sorted(found, key=lambda use: (-use.apart, use.action))
