"""A review: where did a seat lose most, given what it knew then?

Every decision that left a choice is looked at briefly, then the worst ones again for longer, because a short look is
easily wrong. A review can be stopped after any look and gone on with later, from what has been judged so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabularium.bots.advising import CLOSER, GLANCE, LEAST_CHANCE, LEAST_POINTS, advised
from tabularium.core.agenda import Action, Seat
from tabularium.core.match import Match

CLOSER_LOOKS: Final = 24
"""At most; who has played well has fewer decisions that ask for one."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """One decision: what was taken, what would have been best, and how the match could be expected to end with each."""

    index: int
    """The length of the record when the seat was asked."""
    taken: Action
    best: Action
    chance: float
    """With the best option, from 0 (lost) to 1 (won)."""
    chance_taken: float
    margin: float
    """With the best option: points ahead of the best of the others; alone, points at the end."""
    margin_taken: float
    is_close: bool
    """Was it looked at for longer?"""

    @property
    def loss(self) -> float:
        """How much of the chance was given away."""
        return max(0.0, self.chance - self.chance_taken)

    @property
    def points(self) -> float:
        """How many points were given away."""
        return max(0.0, self.margin - self.margin_taken)

    @property
    def is_slip(self) -> bool:
        """Is it worth a word?"""
        return self.taken is not self.best and (self.loss >= LEAST_CHANCE or self.points >= LEAST_POINTS)


def judge(then: Match, seat: Seat, taken: Action, budget: str, is_close: bool, seed: int | None = None) -> Judgement:
    """Look at what the seat chose, given the match as it was then."""
    advice = advised(then, seat, budget, seed, (taken,))
    best = advice[0]
    # an option that even an adviser told to look at it found no way to try is not held against anybody
    own = next((each for each in advice if each.action is taken), best)
    return Judgement(then.index, taken, best.action, best.chance, own.chance, best.margin, own.margin, is_close)


def _at_least(own: Judgement, after: Judgement) -> Judgement:
    """The judgement, if what was taken led straight to the other one."""
    chance, margin = max(own.chance_taken, after.chance), max(own.margin_taken, after.margin)
    return replace(
        own,
        chance=max(own.chance, chance),
        chance_taken=chance,
        margin=max(own.margin, margin),
        margin_taken=margin,
    )


class Review:
    """A seat's decisions in a match, judged one after the other."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        judged: Iterable[Judgement] = (),
        asked: dict[int, Action] | None = None,
    ) -> None:
        """``asked`` comes from whoever has already called ``match.chosen_by(seat)``, which costs a replay."""
        self.match = match
        self.seat = seat
        self.asked = match.chosen_by(seat) if asked is None else asked
        """What was taken where there was a choice, by the length of the record when it was asked."""
        self.then: Match | None = None
        """The match as it was at the decision that was looked at last."""
        self.judged = {judgement.index: judgement for judgement in judged if judgement.index in self.asked}

    @property
    def judgements(self) -> list[Judgement]:
        """In the order of the match, and in keeping with each other.

        Where nothing lies between two decisions of the seat, what it took at the first is worth what it has at the
        second: the option that was taken has often been tried less than the best one, and so is easily underrated.
        """
        found: list[Judgement] = []
        for index in reversed(self.asked):
            if index not in self.judged:
                continue
            own = self.judged[index]
            if found and self.match.acted_alone(self.seat, index, found[-1].index):
                own = _at_least(own, found[-1])
            found.append(own)
        return found[::-1]

    @property
    def slips(self) -> list[Judgement]:
        """Where the seat lost something, the most first; in a complete review only what a closer look has confirmed."""
        is_complete = self.is_complete
        return [slip for slip in self._suspects if slip.is_close or not is_complete]

    @property
    def _suspects(self) -> list[Judgement]:
        slips = [judgement for judgement in self.judgements if self.is_slip(judgement)]
        if self.match.seats == 1:
            return sorted(slips, key=lambda judgement: (-judgement.points, judgement.index))
        return sorted(slips, key=lambda judgement: (-judgement.loss, -judgement.points, judgement.index))

    def is_slip(self, judgement: Judgement) -> bool:
        """Is it worth a word? Alone there are no chances to lose, only points."""
        return judgement.is_slip and (self.match.seats > 1 or judgement.points >= LEAST_POINTS)

    @property
    def next(self) -> tuple[int, bool] | None:
        """What is to be looked at now, and is it for longer? None: the review is complete."""
        for index in self.asked:
            if index not in self.judged:
                return index, False
        if self._closer_looks < CLOSER_LOOKS:
            for judgement in self._suspects:
                if not judgement.is_close:
                    return judgement.index, True
        return None

    @property
    def _closer_looks(self) -> int:
        return sum(judgement.is_close for judgement in self.judged.values())

    @property
    def is_complete(self) -> bool:
        return self.next is None

    @property
    def done(self) -> int:
        """How many looks have been taken."""
        return len(self.judged) + self._closer_looks

    @property
    def total(self) -> int:
        """How many there will be, at most; exactly, once every decision has been looked at."""
        doubtful = [judgement.is_close or self.is_slip(judgement) for judgement in self.judgements]
        unseen = len(self.asked) - len(self.judged)
        return len(self.asked) + min(CLOSER_LOOKS, unseen + sum(doubtful))

    def look(self, glance: str = GLANCE, closer: str = CLOSER, seed: int | None = None) -> Judgement | None:
        """Take the next look; None when there is nothing more to look at."""
        todo = self.next
        if todo is None:
            return None
        index, is_close = todo
        budget = closer if is_close else glance
        self.then = self.match.at(index)
        found = judge(self.then, self.seat, self.asked[index], budget, is_close, seed)
        self.judged[index] = found
        return found


def review(
    match: Match,
    seat: Seat,
    glance: str = GLANCE,
    closer: str = CLOSER,
    seed: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """The whole review of a seat's decisions. ``progress`` hears how many looks were taken, of how many."""
    whole = Review(match, seat)
    while whole.look(glance, closer, seed) is not None:
        progress(whole.done, whole.total)
    return whole
