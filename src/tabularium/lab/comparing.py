"""Winners and the others, or those who did something and those who did not, though not all bots play equally well.

Of a strong bot and a weak one the winners are mostly the strong one, and whatever it likes to do would seem to win.
So seats are compared only with seats of the same bot against the same opponents, and what these groups say is averaged,
with the weights of Mantel and Haenszel. A group that always wins, or never, has nothing to say. If none has, all seats
are one group: then it shows at least how those differ who win and who lose. Where one bot holds all seats there is but
one group anyway.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from tabularium.lab.intervals import Estimate, mean, rate, weighted
from tabularium.lab.playing import Outcome

Group = tuple[str, tuple[str, ...]]
"""A bot, and who it plays against."""

Grouped = defaultdict[str, defaultdict[int, list[float]]]
"""Values by name and game."""


def grouped() -> Grouped:
    return defaultdict(partial(defaultdict, list))


EVERYBODY: Final[Group] = ("", ())


class Groups(NamedTuple):
    """Those with winners and others among them; or everybody."""

    telling: list[Group]

    @property
    def is_everybody(self) -> bool:
        return self.telling == [EVERYBODY]

    def of(self, outcome: Outcome, seat: int) -> Group:
        return EVERYBODY if self.is_everybody else _group_of(outcome, seat)


def groups_in(outcomes: Sequence[Outcome]) -> Groups:
    found: defaultdict[Group, set[bool]] = defaultdict(set)
    for outcome in outcomes:
        for seat, share in enumerate(outcome.shares):
            found[_group_of(outcome, seat)].add(share > 0)
    telling = [group for group, ends in found.items() if len(ends) > 1 or len(found) == 1]
    return Groups(telling or [EVERYBODY])


def _group_of(outcome: Outcome, seat: int) -> Group:
    bots = outcome.bots
    return bots[seat], tuple(sorted([*bots[:seat], *bots[seat + 1 :]]))


class Tried(NamedTuple):
    """Seats, and their victories."""

    seats: int
    won: float

    @property
    def share(self) -> Estimate:
        return rate(self.won, self.seats)


def compared(tried: Sequence[tuple[Tried, Tried]]) -> tuple[Estimate | None, Estimate | None, int]:
    """The share of victories with something and without it, from those of each group with it and without it.

    None where there is nothing to compare with. Besides, how many seats are compared, on the side where they are fewer.
    """
    pairs = [(one, other) for one, other in tried if one.seats and other.seats]
    if not pairs:
        return tried[0][0].share if len(tried) == 1 and tried[0][0].seats else None, None, 0
    weights = [_weight(one.seats, other.seats) for one, other in pairs]
    with_it = weighted([(by, one.share) for by, (one, _) in zip(weights, pairs, strict=True)])
    without_it = weighted([(by, other.share) for by, (_, other) in zip(weights, pairs, strict=True)])
    return with_it, without_it, min(sum([one.seats for one, _ in pairs]), sum([other.seats for _, other in pairs]))


def points_of(outcomes: Sequence[Outcome], groups: Groups) -> tuple[dict[str, Estimate], dict[str, Estimate]]:
    """The points by category of those who have won and of the others, in these groups."""
    values = {group: (grouped(), grouped()) for group in groups.telling}
    for outcome in outcomes:
        for seat, breakdown in enumerate(outcome.breakdown):
            group = groups.of(outcome, seat)
            if group in values:
                points = values[group][0 if outcome.shares[seat] > 0 else 1]
                for category, value in breakdown.items():
                    points[category][outcome.number].append(value)
    if len(values) == 1:
        [both] = values.values()
        winners, losers = [{name: mean(found.values()) for name, found in points.items()} for points in both]
        return winners, losers
    winners, losers = {}, {}
    for name in dict.fromkeys([name for both in values.values() for points in both for name in points]):
        pairs = [(one[name], other[name]) for one, other in values.values() if name in one and name in other]
        weights = [_weight(_count(one), _count(other)) for one, other in pairs]
        if pairs:
            winners[name] = weighted([(by, mean(one.values())) for by, (one, _) in zip(weights, pairs, strict=True)])
            losers[name] = weighted([(by, mean(other.values())) for by, (_, other) in zip(weights, pairs, strict=True)])
    return winners, losers


def _count(games: Mapping[int, Sequence[float]]) -> int:
    return sum([len(values) for values in games.values()])


def _weight(one: int, other: int) -> float:
    """How much so many seats with something and so many without it say about the difference."""
    return one * other / (one + other)
