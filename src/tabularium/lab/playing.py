"""One game between bots, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

import tabularium as tab
from tabularium.core.agenda import Action, Seat
from tabularium.lab.plan import Plan


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went: one line of the journal."""

    number: int
    bots: list[str]
    scores: list[int]
    shares: list[float]
    """Of the victory: 1 for a lone winner, a part for those who share it."""
    places: list[int]
    """Who came where, from 1, by the tie-breaks of the rules too."""
    breakdown: list[dict[str, int]]
    used: list[dict[str, int]]
    """How often each seat took each action, where it had a choice: by what it is about (``Match.subject``)."""
    order: list[int]
    """The place of each seat in the order of play of the first round, from 1."""
    decisions: int
    record: str

    def plain(self) -> dict[str, Any]:
        return asdict(self)


class Tally:
    """What is counted while a game is played, or played again from its record."""

    def __init__(self, seats: int) -> None:
        self._used: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._asked: dict[Seat, None] = {}
        self._told: list[Seat] = []
        self.decisions = 0

    def note(self, match: tab.Match, action: Action) -> None:
        """An action that is about to be taken."""
        decision = match.decision
        assert decision is not None
        self._asked[decision.seat] = None
        self._told = self._told or match.turn_order
        if len(decision.options) > 1:
            self.decisions += 1
            self._used[decision.seat][match.subject(action)] += 1

    @property
    def used(self) -> list[dict[str, int]]:
        return [dict(sorted(counts.items())) for counts in self._used]

    @property
    def order(self) -> list[int]:
        """As the game tells it, or else by first decisions; whoever was never asked comes last."""
        seats = range(len(self._used))
        line = list(dict.fromkeys([*self._told, *self._asked, *seats]))
        return [line.index(seat) + 1 for seat in seats]


def play_game(plan: Plan, number: int) -> Outcome:
    """The game with this number."""
    seed = plan.seed_of(number)
    match = tab.new(plan.game, plan.seats, seed, dict(plan.options))
    specs = plan.seated(number)
    bots = [spec.make(seed + seat + 1) for seat, spec in enumerate(specs)]
    tally = Tally(plan.seats)
    while (decision := match.decision) is not None:
        action = bots[decision.seat].choose(match, decision.seat)
        tally.note(match, action)
        match.play(action)
    return Outcome(
        number=number,
        bots=[str(spec) for spec in specs],
        scores=list(match.scores),
        shares=match.shares,
        places=match.places,
        breakdown=match.breakdown,
        used=tally.used,
        order=tally.order,
        decisions=tally.decisions,
        record=match.record.dumps(),
    )


def read_outcome(plain: dict[str, Any]) -> Outcome:
    """An outcome from the journal. What an earlier program did not count is counted from the record."""
    if "places" in plain:
        return Outcome(**plain)
    whole = tab.loads(plain["record"])
    tally = Tally(whole.seats)
    for match, action in whole.retraced():
        tally.note(match, action)
    return Outcome(**{**plain, "places": whole.places, "used": tally.used, "order": tally.order})
