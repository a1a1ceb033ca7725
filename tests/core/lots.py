"""Drawing Lots: a game small enough to read at a glance, for the tests of core.

Three rounds. In each, every seat in turn draws a lot from a common bag (1, 2 or 3 points, seen by that seat alone)
and then either keeps it or throws it back and rolls a die in the open instead; a seat that has drawn a 1 has no
choice but to keep it (which must not show). After that everyone names an amount in the open, one ``more`` at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tabularium.core.agenda import Action, Chance, Decision, Refusal, Seat, State, Step
from tabularium.core.display import Panel, Span
from tabularium.core.game import Game, Option, Value, View, kind_of
from tabularium.core.judging import Mind
from tabularium.core.notation import ActionTable
from tabularium.core.snapshot import dump_steps, load_steps
from tabularium.core.story import Heard

ROUNDS = 3


@dataclass(frozen=True, slots=True, eq=False)
class Word(Action):
    word: str

    def __str__(self) -> str:
        return self.word


KEEP, THROW, MORE, DONE, SHOW = Word("keep"), Word("throw"), Word("more"), Word("done"), Word("show")
LOT = [Word(f"lot:{points}") for points in (1, 2, 3)]
DIE = [Word(f"die:{points}") for points in range(1, 7)]


class Bag(State):
    __slots__ = ("drawn", "lots", "named", "points")

    def __init__(self, agenda: list[Step], lots: list[int], points: list[int], named: list[int], drawn: int) -> None:
        super().__init__(agenda)
        self.lots = lots
        self.points = points
        self.named = named
        self.drawn = drawn

    def copy(self) -> Bag:
        twin = Bag(self.agenda[:], self.lots[:], self.points[:], self.named[:], self.drawn)
        twin.story, twin.is_telling = self.story, self.is_telling
        return twin

    def dump(self) -> list[Any]:
        return [dump_steps(self.agenda), self.lots, self.points, self.named, self.drawn]


@dataclass(frozen=True, slots=True)
class Round(Step):
    """LT-1 Everyone draws, then everyone names."""

    number: int

    def run(self, s: Bag) -> None:
        seats = range(len(s.points))
        s.tell("round", self.number)
        s.then(*[step for seat in seats for step in (Draw(seat), Deciding(seat))], *[Naming(seat) for seat in seats])
        if self.number < ROUNDS:
            s.agenda.insert(0, Round(self.number + 1))


@dataclass(frozen=True, slots=True)
class Draw(Chance):
    """LT-2 A lot from the bag, seen by one seat alone."""

    seat: Seat

    def options(self, s: Bag) -> Sequence[Action]:
        return [LOT[i] for i, count in enumerate(s.lots) if count]

    def weights(self, s: Bag) -> Sequence[int]:
        return [count for count in s.lots if count]

    def witnesses(self, s: Bag) -> Sequence[Seat]:
        return (self.seat,)

    def resolve(self, s: Bag, action: Word) -> None:
        s.drawn = LOT.index(action) + 1
        s.lots[s.drawn - 1] -= 1
        s.tell_some((self.seat,), "drew", (self.seat,), (s.drawn,))


@dataclass(frozen=True)  # no slots: they would hide the seat of a compiled Decision
class Deciding(Decision):
    """LT-3 Keep it, or throw it back and roll; a 1 must be kept."""

    def options(self, s: Bag) -> Sequence[Action]:
        return (KEEP,) if s.drawn == 1 else (KEEP, THROW)

    def must_ask(self, s: Bag) -> bool:
        return True

    def resolve(self, s: Bag, action: Word) -> None:
        s.lots[s.drawn - 1] += 1
        if action is KEEP:
            s.points[self.seat] += s.drawn
        else:
            s.then(RollDie(self.seat))
        s.tell("decided", self.seat, action.word)
        s.drawn = 0

    def refusals(self, s: Bag) -> Sequence[Refusal]:
        return [Refusal(THROW, "LT-3", "keep_ones", (self.seat,))] if s.drawn == 1 else []


@dataclass(frozen=True, slots=True)
class RollDie(Chance):
    """LT-3 In the open."""

    seat: Seat

    def options(self, s: Bag) -> Sequence[Action]:
        return DIE

    def resolve(self, s: Bag, action: Word) -> None:
        s.points[self.seat] += DIE.index(action) + 1
        s.tell("rolled", self.seat, DIE.index(action) + 1)


@dataclass(frozen=True)  # no slots: they would hide the seat of a compiled Decision
class Naming(Decision):
    """LT-4 Name an amount up to 3, one by one; nobody may name more than his points."""

    def is_moot(self, s: Bag) -> bool:
        return s.points[self.seat] > 15

    def options(self, s: Bag) -> Sequence[Action]:
        if s.named[self.seat] < min(3, s.points[self.seat]):
            return (MORE, DONE, SHOW) if s.named[self.seat] else (MORE, DONE)
        return (DONE,)

    def resolve(self, s: Bag, action: Word) -> None:
        if action is MORE:
            s.named[self.seat] += 1
            s.then(self)
        elif action is SHOW:  # something or other that cannot be unseen
            s.reveal()


class LotsWording:
    def player_name(self, seat: Seat, lang: str) -> str:
        return f"{'Joueur' if lang == 'fr' else 'Player'} {seat + 1}"

    def prompt(self, view: View, lang: str) -> str:
        return f"{view['asked']} ({lang})"

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        return f"{names[view['asked'][0]]} ({lang})"

    def label(self, view: View, action: Action, lang: str) -> str:
        return f"{action} ({lang})"

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        return f"{event.key} {event.args} {event.secret} ({lang})"

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        return {"en": "A 1 must be kept.", "fr": "Il faut garder un 1."}[lang]

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return [Panel("table", f"Table ({lang})", ((Span(str(view["points"])),),))]

    def category(self, name: str, lang: str) -> str:
        return name


def setup(seats: int, options: Mapping[str, Value]) -> Bag:
    return Bag([Round(1)], [int(options["ones"]), 3, 3], [0] * seats, [0] * seats, 0)


def restore(plain: list[Any]) -> Bag:
    agenda, lots, points, named, drawn = plain
    kinds: dict[str, type[Step]] = {k.__name__: k for k in (Round, Draw, Deciding, RollDie, Naming)}
    return Bag(load_steps(agenda, kinds), lots[:], points[:], named[:], drawn)


def view(s: Bag, seat: Seat | None) -> View:
    step = s.agenda[-1] if s.agenda else None
    asked = [step.seat, kind_of(step)] if isinstance(step, Decision) else None
    sees = isinstance(step, Deciding) and step.seat == seat
    return {"points": s.points[:], "named": s.named[:], "drawn": s.drawn if sees else None, "asked": asked}


def resample(s: Bag, seat: Seat | None, rng: Random) -> Bag:
    twin = s.copy()
    twin.story, twin.is_telling = None, False
    if s.drawn and view(s, seat)["drawn"] is None:
        twin.lots[s.drawn - 1] += 1
        twin.drawn = rng.choice([i + 1 for i, count in enumerate(twin.lots) if count])
        twin.lots[twin.drawn - 1] -= 1
    return twin


def winners(s: Bag) -> tuple[Seat, ...]:
    return tuple(seat for seat, points in enumerate(s.points) if points == max(s.points))


def picture(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
    return f"<svg>{view['points']}</svg>"


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    return {"show-points": f"<text>{view['points']}</text>"}


GAME = Game(
    id="lots",
    names={"en": "Drawing Lots", "fr": "Tirage au sort"},
    about={"en": "For tests.", "fr": "Pour les tests."},
    credits="",
    seats=(2, 3),
    options=(
        Option(
            id="ones",
            names={"en": "Ones", "fr": "Uns"},
            about={"en": "How many ones.", "fr": "Combien de uns."},
            values=(1, 3),
            default=3,
            labels={1: {"en": "one", "fr": "un"}, 3: {"en": "three", "fr": "trois"}},
        ),
    ),
    version=2,
    prefix="LT",
    actions=ActionTable("lots", [KEEP, THROW, MORE, DONE, SHOW, *LOT, *DIE]),
    setup=setup,
    restore=restore,
    view=view,
    resample=resample,
    scores=lambda s: s.points[:],
    winners=winners,
    breakdown=lambda s: [{"lots": points} for points in s.points],
    census=lambda s: {"lots": sum(s.lots) + (1 if s.drawn else 0)},
    mind=lambda: Mind(evaluate=lambda s, seat: float(s.points[seat])),
    words=LotsWording,
    picture=picture,
    fragments=fragments,
    rulebook=lambda lang: "- **LT-1** ...\n- **LT-2** ...\n- **LT-3** ...\n- **LT-4** ...\n",
)
