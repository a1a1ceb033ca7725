"""What a match was worth to each seat once it is over. Until then every reward is 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabularium.core.errors import BadOption
from tabularium.core.match import Match

Reward = Callable[[Match], list[float]]


def outcome(match: Match) -> list[float]:
    """Zero-sum: 1 for a lone winner, who takes it from the others in equal parts; alone, 1 or -1."""
    seats = match.seats
    if seats == 1:
        return [1.0 if match.winners else -1.0]
    return [(share * seats - 1) / (seats - 1) for share in match.shares]


def rank(match: Match) -> list[float]:
    """Zero-sum: from 1 for the first down to -1 for the last in even steps; who are level share. Alone as outcome."""
    seats = match.seats
    if seats == 1:
        return outcome(match)
    came = match.places
    return [
        (len([other for other in came if other > own]) - len([other for other in came if other < own])) / (seats - 1)
        for own in came
    ]


def margin(match: Match) -> list[float]:
    """Points beyond the best of the others; alone, the points."""
    scores = match.scores
    if match.seats == 1:
        return score(match)
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def score(match: Match) -> list[float]:
    """The points."""
    return [float(points) for points in match.scores]


REWARDS: Final[dict[str, Reward]] = {"outcome": outcome, "rank": rank, "margin": margin, "score": score}

LOST_BY_ILLEGAL: Final = {"outcome": -2.0, "rank": -2.0, "margin": -1000.0, "score": -1000.0}
"""What an illegal action costs where it ends the match: less than any match can bring that is played to its end."""


def reward_named(name: object) -> Reward:
    """Raises BadOption."""
    found = REWARDS.get(name) if isinstance(name, str) else None
    if found is None:
        may = ", ".join(REWARDS)
        raise BadOption(
            {
                "en": f"There is no reward {name!r}. The rewards are: {may}.",
                "fr": f"Il n'y a pas de récompense {name!r}. Les récompenses sont\u00a0: {may}.",
            }
        )
    return found
