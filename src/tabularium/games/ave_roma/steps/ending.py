"""Sections 13 and 14: the final extra actions, and the choices of the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Seat, Step
from tabularium.games.ave_roma.actions import (
    DECLINE,
    DOUBLE,
    EXTRA,
    RISE,
    RISE_BY,
    SCORE_AREA,
    DoublePatron,
    Imagine,
    RiseBy,
    ScoreArea,
)
from tabularium.games.ave_roma.components import (
    AREAS,
    CARDS,
    DENARII,
    PATRONS,
    SCORING_MASK,
    TOP_LEVEL,
    Scoring,
    cards_in,
)
from tabularium.games.ave_roma.scoring import adjust_areas, score_areas, score_patron, score_politics, times_counted
from tabularium.games.ave_roma.state import Phase, Points, Table
from tabularium.games.ave_roma.steps.politics import raise_politics
from tabularium.games.ave_roma.steps.sending import SendingExtra

PER_POINT_DENARII: Final = 5  # AR-163
PER_POINT_RESOURCES: Final = 3  # AR-164


class BeginEnd(Step):
    """AR-154, AR-158a, AR-159 In turn order one extra action each; then the final scoring."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.phase = Phase.FINAL_ACTIONS.value
        s.tell("final_actions")
        steps: list[Step] = []
        for seat in s.order:
            steps += [ImaginingWorker(seat), EndExtraAction()]
        s.then(*steps, FinalScoring())


class ImaginingWorker(Decision):
    """AR-154, AR-157 An imaginary worker of any value, or decline."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return _IMAGINED

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Imagine):
            s.agenda.append(SendingExtra(self.seat, action.value))
        else:
            s.tell("declined_extra", self.seat)


_IMAGINED: Final = (*EXTRA, DECLINE)


class EndExtraAction(Step):
    """AR-158a One extra action is finished before the next begins."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.end_action()


# ---------------------------------------------------------------------- final scoring


class FinalScoring(Step):
    """AR-160 Area adjustment, denarii, resources, patron bonuses, political level, areas."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.phase = Phase.SCORING.value
        s.tell("scoring")
        adjust_areas(s)
        for seat in s.order:
            player = s.players[seat]
            money, resources = player.goods[DENARII] // PER_POINT_DENARII, player.resources // PER_POINT_RESOURCES
            s.score(seat, Points.DENARII, money)
            s.tell("scored_denarii", seat, player.goods[DENARII], money)
            s.score(seat, Points.RESOURCES, resources)
            s.tell("scored_resources", seat, player.resources, resources)
        first: list[Step] = []
        for seat in s.order:  # AR-170
            first += [DoublingPatron(seat), MovingMarkers(seat)]
        s.then(*first, *[CountPatrons(seat) for seat in s.order], CountTracks())


class DoublingPatron(Decision):
    """AR-174 The player may choose one other own patron, whose bonus is used twice."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        return not s.players[self.seat].cards & SCORING_MASK[Scoring.DOUBLE_OTHER_PATRON]

    def options(self, s: Table) -> Sequence[Action]:
        others = s.players[self.seat].cards & PATRONS & ~SCORING_MASK[Scoring.DOUBLE_OTHER_PATRON]
        return [*[DOUBLE[card] for card in cards_in(others)], DECLINE]

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, DoublePatron):
            s.players[self.seat].doubled = action.card
            s.tell("doubled", self.seat, action.card)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MovingMarkers(Step):
    """AR-170 First the bonuses that move markers: political levels (AR-172), then area markers (AR-176)."""

    seat: Seat

    def run(self, s: Table) -> None:
        steps: list[Step] = [RaisingPolitics(self.seat)] * times_counted(s, self.seat, Scoring.RAISE_POLITICAL)
        rises = times_counted(s, self.seat, Scoring.RAISE_AREA)
        if rises:
            steps.append(RaisingArea(self.seat, rises))
        s.then(*steps)


class RaisingPolitics(Decision):
    """AR-172 The player may rise 1 political level; at the top, 2 points instead."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        return _RISE_OR_NOT

    def resolve(self, s: Table, action: Action) -> None:
        if action is RISE:
            raise_politics(s, self.seat)


_RISE_OR_NOT: Final = (RISE, DECLINE)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class RaisingArea(Decision):
    """AR-176 An own marker up to a free level; several rises may be added on one area to pass others."""

    rises: int

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = []
        seats = len(s.players)
        for area in range(len(AREAS)):
            there = s.grey[area * seats : (area + 1) * seats]
            level = there[self.seat]
            if level >= 0:
                for levels in range(1, min(self.rises, TOP_LEVEL - level) + 1):
                    if level + levels not in there:
                        options.append(RISE_BY[area][levels - 1])
        options.append(DECLINE)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, RiseBy):
            place = action.area * len(s.players) + self.seat
            s.grey[place] += action.levels
            s.tell("rose", self.seat, action.area, s.grey[place])
            if self.rises > action.levels:
                s.agenda.append(RaisingArea(self.seat, self.rises - action.levels))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CountPatrons(Step):
    """AR-165 Every patron, active or passive, gives its bonus; each card counts separately."""

    seat: Seat

    def run(self, s: Table) -> None:
        player = s.players[self.seat]
        choices: list[Step] = []
        for card in cards_in(player.cards & PATRONS):
            times = 2 if card == player.doubled else 1
            if CARDS[card].scoring == Scoring.AREA_LEVEL:
                choices += [ScoringArea(self.seat, card)] * times
            else:
                points = times * score_patron(s, self.seat, card)
                s.score(self.seat, Points.PATRONS, points)
                if points:
                    s.tell("scored_patron", self.seat, card, points)
        s.then(*choices)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ScoringArea(Decision):
    """AR-177 Choose one area and score the own level there."""

    card: int

    def is_moot(self, s: Table) -> bool:
        return not [area for area in range(len(AREAS)) if s.level(self.seat, area) >= 0]

    def options(self, s: Table) -> Sequence[Action]:
        return [SCORE_AREA[area] for area in range(len(AREAS)) if s.level(self.seat, area) >= 0]

    def resolve(self, s: Table, action: ScoreArea) -> None:
        points = s.level(self.seat, action.area)
        s.score(self.seat, Points.PATRONS, points)
        s.tell("scored_level", self.seat, self.card, action.area, points)


class CountTracks(Step):
    """AR-166, AR-167 Political levels, then the areas."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in s.order:
            score_politics(s, seat)
            score_areas(s, seat)
