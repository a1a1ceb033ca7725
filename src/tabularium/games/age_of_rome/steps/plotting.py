"""Section 4.2: activating plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Decision, Refusal, Seat
from tabularium.games.age_of_rome.actions import ACTIVATE, PASS, Activate
from tabularium.games.age_of_rome.components import (
    CHARACTERS,
    LEAST_GLORY,
    MAX_SEATS,
    PLOT_SPACES,
    SIDES,
    VENDETTA_SLOTS,
    Plot,
)
from tabularium.games.age_of_rome.state import ACTIVATED, NO_PLOT, NOBODY, READY, Table
from tabularium.games.age_of_rome.steps.hands import add_asides, aside_refusals, did_aside
from tabularium.games.age_of_rome.steps.plot_effects import PlotEffect
from tabularium.games.age_of_rome.steps.trading import PLAYING_ON_PLOT, Reacting

# As plain numbers: much quicker to compare with than members, when compiled.
_SLANDER: Final = int(Plot.SLANDER)
_DEFACEMENT: Final = int(Plot.DEFACEMENT)
_APOSTASY: Final = int(Plot.APOSTASY)
_DECEIT: Final = int(Plot.DECEIT)
_SECOND_VOTE: Final = int(Plot.SECOND_VOTE)
_VOID_VOTE: Final = int(Plot.VOID_VOTE)
_FORCED_SALE: Final = int(Plot.FORCED_SALE)


def can_use(s: Table, seat: Seat, target: Seat, effect: int) -> bool:
    """AG-97 to AG-104 Could this effect be used against that target now?"""
    if effect == _SLANDER:
        return s.glory[target] > LEAST_GLORY
    if effect == _DEFACEMENT:
        return s.can_deface(target)
    if effect == _APOSTASY:
        return s.legions_out(target) >= 1
    if effect == _DECEIT:
        return s.legions_out(target) >= 2
    if effect == _SECOND_VOTE:
        return target in s.column and s.votes_home[seat] > 0
    if effect == _VOID_VOTE:
        return target in s.column
    if effect == _FORCED_SALE:
        return s.hand[target] != 0
    return s.hand[target] != 0 and s.has_room(seat)  # AG-104


def add_activations(s: Table, seat: Seat, options: list[Action]) -> None:
    """AG-81 to AG-86 Every own marker of earlier rounds that can be activated now, with every usable effect."""
    own = READY + seat
    if not s.vendetta[seat] or own not in s.plots:
        return
    effects = CHARACTERS[s.character[seat]].plots
    last = -1
    for space, plot in enumerate(s.plots):
        province = space // PLOT_SPACES
        if plot == own and province != last:
            last = province
            target = s.faced_by(province)
            if target in (NOBODY, seat) or s.vendetta[target] >= VENDETTA_SLOTS:
                continue
            options += [ACTIVATE[province][effect] for effect in effects if can_use(s, seat, target, effect)]


class Plotting(Decision):
    """AG-80, AG-80a, AG-94 Activate plots one after the other, as many as can be paid; or none."""

    __slots__ = ()

    def is_moot(self, s: Table) -> bool:
        """AG-80a Who can neither activate, sell nor lay out anything is skipped."""
        if s.hand[self.seat]:
            return False
        options: list[Action] = []
        add_activations(s, self.seat, options)
        return not options

    def options(self, s: Table) -> Sequence[Action]:
        options: list[Action] = [PASS]
        add_activations(s, self.seat, options)
        add_asides(s, self.seat, options)
        return options

    def resolve(self, s: Table, action: Action) -> None:
        if isinstance(action, Activate):
            s.agenda.append(self)
            _activate(s, self.seat, action)
        elif did_aside(s, self.seat, action):
            s.agenda.append(self)

    def refusals(self, s: Table) -> Sequence[Refusal]:
        found: list[Refusal] = []
        for province in range(SIDES):
            spaces = s.plots[province * PLOT_SPACES : province * PLOT_SPACES + PLOT_SPACES]
            if [plot for plot in spaces if plot != NO_PLOT and plot & 3 == self.seat]:
                found += self._refused_in(s, province, spaces)
        return found + aside_refusals(s, self.seat)

    def _refused_in(self, s: Table, province: int, spaces: list[int]) -> list[Refusal]:
        """Why plots of this player in that province cannot be activated."""
        seat, target = self.seat, s.faced_by(province)
        actions = [ACTIVATE[province][effect] for effect in CHARACTERS[s.character[seat]].plots]
        if READY + seat not in spaces:
            spent = ACTIVATED + seat in spaces
            return [
                Refusal(a, "AG-90" if spent else "AG-188", "plot_spent" if spent else "plot_fresh") for a in actions
            ]
        if target == seat:
            return [Refusal(a, "AG-81", "plot_faces_you", (province,)) for a in actions]
        if target == NOBODY:
            return [Refusal(a, "AG-82", "plot_faces_nobody", (province,)) for a in actions]
        if not s.vendetta[seat]:
            return [Refusal(a, "AG-84", "no_vendetta") for a in actions]
        if s.vendetta[target] >= VENDETTA_SLOTS:
            return [Refusal(a, "AG-85", "vendetta_full", (target,)) for a in actions]
        return [
            Refusal(a, _CLAUSES[a.effect], "effect_useless", (a.effect, target))
            for a in actions
            if not can_use(s, seat, target, a.effect)
        ]


_CLAUSES: Final = tuple([f"AG-{97 + effect}" for effect in Plot])
PLOTTING: Final = tuple([Plotting(seat) for seat in range(MAX_SEATS)])


def _activate(s: Table, seat: Seat, action: Activate) -> None:
    """AG-83, AG-90, AG-95 Pay the vendetta, turn the marker over; cards of both players; then the effect."""
    target = s.faced_by(action.province)
    s.plots[s.plots.index(READY + seat, action.province * PLOT_SPACES)] = ACTIVATED + seat
    s.move_vendetta(seat, target)
    s.cancelled = False
    s.played = 0
    s.tell("plot", seat, action.province, target, action.effect)
    s.tell("vendetta", seat, target, s.vendetta[seat], s.vendetta[target], s.bonuses(seat), s.bonuses(target))
    s.then(PLAYING_ON_PLOT[seat], Reacting(target, seat, action.effect), PlotEffect(seat, target, action.effect))
