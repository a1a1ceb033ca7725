"""Section 6: the Action phase, one follower at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat, Step
from tabularium.games.age_of_rome.actions import PLACE, PLACE_WITH_BONUS, PlaceFollower
from tabularium.games.age_of_rome.components import (
    ACTION_PHASE,
    AGRICULTURE,
    COLOSSEUM_GLORY,
    COLOSSEUM_PLACE,
    KINDS,
    MAX_SEATS,
    MEDAL_YIELD,
    MILITARY,
    PLACES,
    PLOT_PLACE,
    PLOT_SPACES,
    POLITICS,
    RELIGION,
    SIDES,
    TRADE,
    YIELD,
)
from tabularium.games.age_of_rome.state import ACTIVATED, FRESH, NO_PLOT, NOBODY, READY, Table
from tabularium.games.age_of_rome.steps.hands import ENDING_TURN, add_asides, aside_refusals, did_aside
from tabularium.games.age_of_rome.steps.medal import BUYING_GLORY
from tabularium.games.age_of_rome.steps.provinces import PLACING_LEGION, VOTING
from tabularium.games.age_of_rome.steps.trading import BY_ACTION, DRAW, PLAYING_CARDS


class ActionPhase(Step):
    """AG-131 One follower at a time, in turn order, until nobody has one left."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.phase = ACTION_PHASE
        if s.is_telling:
            s.tell("phase", s.phase)
        s.agenda.append(NEXT_FOLLOWER[NOBODY])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class NextFollower(Step):
    """AG-131, AG-133 The turn goes to the next player in turn order who has a follower on his board.

    AG-128b Before another player's turn, and before the phase ends, the owner of the Religion medal may buy glory.
    """

    last: Seat

    def run(self, s: Table) -> None:
        seat = s.next_placer(self.last)
        owner = s.medals[RELIGION]
        if owner != NOBODY and owner != seat and s.is_asked_about_glory(owner):
            s.agenda.append(self)
            s.agenda.append(BUYING_GLORY[owner])
        elif seat != NOBODY:
            s.agenda.append(PLACING[seat])
        else:
            s.agenda.append(GO_HOME)


NEXT_FOLLOWER: Final = {seat: NextFollower(seat) for seat in range(-1, MAX_SEATS)}


class Placing(Decision):
    """AG-132, AG-134 Place a follower: on a building with room, on a plot space, or on the Colosseum."""

    __slots__ = ()

    def options(self, s: Table) -> Sequence[Action]:
        seat = self.seat
        options: list[Action] = []
        province = s.facing(seat)
        first = province * KINDS
        bonuses = s.bonuses(seat) & ~s.used[seat]  # AG-141, AG-144
        levels, standing = s.levels, s.standing
        for kind in range(KINDS):
            if levels[first + kind] > standing[first + kind]:  # AG-135: as many as its level
                options.append(PLACE[kind])
                if bonuses >> kind & 1:
                    options.append(PLACE_WITH_BONUS[kind])
        if s.plots_home[seat] and s.has_plots and _has_plot_space(s, province):
            options.append(PLACE[PLOT_PLACE])
        options.append(PLACE[COLOSSEUM_PLACE])
        add_asides(s, seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        seat = self.seat
        if not isinstance(action, PlaceFollower):
            did_aside(s, seat, action)
            s.agenda.append(self)
            return
        place = action.place
        province = s.facing(seat)
        s.placed[seat] += 1
        s.fresh = False
        s.played = 0
        agenda = s.agenda
        agenda.append(NEXT_FOLLOWER[seat])
        if place < KINDS:
            s.standing[province * KINDS + place] += 1
            if s.is_telling:
                s.tell("follower", seat, place, province, action.bonus)
            agenda.append(ENDING_TURN[seat])
            agenda.append(CARRY_OUT[seat][place])
            if action.bonus:
                s.used[seat] |= 1 << place
                agenda.append(CARRY_OUT[seat][place])
        elif place == PLOT_PLACE:
            _place_plot(s, seat, province)
        else:
            s.colosseum[seat] += 1
            if s.is_telling:
                s.tell("follower", seat, place, province, False)
            agenda.append(CARRY_OUT[seat][place])
        agenda.append(PLAYING_CARDS[seat][place])

    def refusals(self, s: Table) -> Sequence[Refusal]:
        seat = self.seat
        province = s.facing(seat)
        found: list[Refusal] = []
        for kind in range(KINDS):
            level = s.levels[province * KINDS + kind]
            both = [PLACE[kind], *PLACE_WITH_BONUS[kind : kind + 1]]
            if not level:
                found += [Refusal(action, "AG-134", "no_building", (kind, province)) for action in both]
            elif s.standing[province * KINDS + kind] >= level:
                found += [Refusal(action, "AG-135", "building_full", (kind, level)) for action in both]
            elif len(both) > 1 and s.used[seat] >> kind & 1:
                found.append(Refusal(both[1], "AG-144", "bonus_used", (kind,)))
            elif len(both) > 1 and not s.bonuses(seat) >> kind & 1:
                found.append(Refusal(both[1], "AG-88", "bonus_covered", (kind,)))
        if not s.has_plots:
            clause = "AG-320" if s.seats == 1 else "AG-306"
            found.append(Refusal(PLACE[PLOT_PLACE], clause, "no_plots"))
        elif not s.plots_home[seat]:
            found.append(Refusal(PLACE[PLOT_PLACE], "AG-187", "no_plot_marker"))
        elif not _has_plot_space(s, province):
            found.append(Refusal(PLACE[PLOT_PLACE], "AG-187", "plot_spaces_full", (province,)))
        return found + aside_refusals(s, seat)


PLACING: Final = tuple([Placing(seat) for seat in range(MAX_SEATS)])


def _has_plot_space(s: Table, province: int) -> bool:
    return NO_PLOT in s.plots[province * PLOT_SPACES : province * PLOT_SPACES + PLOT_SPACES]


def _place_plot(s: Table, seat: Seat, province: int) -> None:
    """AG-186 A plot marker face down on a free space, with the follower on it."""
    space = s.plots.index(NO_PLOT, province * PLOT_SPACES)
    s.plots[space] = FRESH + seat
    s.plots_home[seat] -= 1
    if s.is_telling:
        s.tell("plot_placed", seat, province)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CarryOut(Step):
    """AG-136 The action of the place: a legion, a vote, a card, a pantheon piece, denarii, or glory."""

    seat: Seat
    place: int

    def run(self, s: Table) -> None:
        seat, place = self.seat, self.place
        if place == MILITARY:
            s.agenda.append(PLACING_LEGION[seat])
        elif place == POLITICS:
            s.agenda.append(VOTING[seat])
        elif place == TRADE:
            s.agenda.append(DRAW[seat][BY_ACTION])
        elif place == RELIGION:
            s.add_pantheon_piece(seat)
        elif place == AGRICULTURE:
            denarii = YIELD[s.round]  # AG-183
            if s.medals[AGRICULTURE] == seat:  # AG-130
                denarii += MEDAL_YIELD
            s.denarii[seat] += denarii
            if s.is_telling:
                s.tell("harvest", seat, denarii)
        elif place == COLOSSEUM_PLACE:  # AG-184
            if s.is_telling:
                s.tell("games", seat, COLOSSEUM_GLORY)
            s.gain_glory(seat, COLOSSEUM_GLORY)


CARRY_OUT: Final = tuple([tuple([CarryOut(seat, place) for place in range(len(PLACES))]) for seat in range(MAX_SEATS)])


class GoHome(Step):
    """AG-140, AG-188 Followers, bonus markers and activated plots go home; the other plots stay."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.placed[seat] = s.colosseum[seat] = s.used[seat] = 0
        s.standing[:] = [0] * (SIDES * KINDS)
        for space, plot in enumerate(s.plots):
            if plot >= ACTIVATED:
                s.plots_home[plot - ACTIVATED] += 1
                s.plots[space] = NO_PLOT
            elif NO_PLOT < plot < READY:
                s.plots[space] = plot + READY
        s.tell("went_home")


GO_HOME: Final = GoHome()
