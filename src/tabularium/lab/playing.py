"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

import tabularium as tab
from tabularium.lab.plan import Plan


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went: one line of the journal."""

    number: int
    bots: list[str]
    scores: list[int]
    shares: list[float]
    """Of the victory: 1 for a lone winner, a part for those who share it."""
    breakdown: list[dict[str, int]]
    used: list[dict[str, int]]
    """How often each seat took each action, where it had a choice."""
    decisions: int
    record: str

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def play_game(plan: Plan, number: int) -> Outcome:
    """The game with this number."""
    seed = plan.seed_of(number)
    match = tab.new(plan.game, plan.seats, seed, dict(plan.options))
    specs = plan.seated(number)
    bots = [spec.make(seed + seat + 1) for seat, spec in enumerate(specs)]
    used: list[Counter[str]] = [Counter() for _ in specs]
    decisions = 0
    while (decision := match.decision) is not None:
        action = bots[decision.seat].choose(match, decision.seat)
        if len(decision.options) > 1:
            decisions += 1
            used[decision.seat][str(action)] += 1
        match.play(action)
    return Outcome(
        number=number,
        bots=[str(spec) for spec in specs],
        scores=list(match.scores),
        shares=match.shares,
        breakdown=match.breakdown,
        used=[dict(sorted(counts.items())) for counts in used],
        decisions=decisions,
        record=match.record.dumps(),
    )
