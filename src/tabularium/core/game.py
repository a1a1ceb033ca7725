"""A game's card: what core, bots, server and terminal need to know of a game, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol

from tabularium.core.agenda import Action, Decision, Refusal, Seat, State, Step
from tabularium.core.errors import BadOption, BadSeatCount
from tabularium.core.fields import FieldsOf, no_fields
from tabularium.core.judging import Mind
from tabularium.core.notation import ActionTable
from tabularium.core.story import Heard
from tabularium.core.words import Words, snake

if TYPE_CHECKING:  # whoever plays without looking need not load what is shown
    from tabularium.core.display import Aim, Lay, Panel

View = dict[str, Any]
"""What one seat may know, as plain dicts, lists, strings and numbers."""

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """Something to settle before the match: a variant, a reading of the rules, who begins."""

    id: str
    names: Words
    about: Words
    values: tuple[Value, ...]
    default: Value
    labels: Mapping[Value, Words]


@dataclass(frozen=True, slots=True)
class Feat:
    """Something to be proud of beyond the match: an achievement."""

    id: str
    names: Words
    about: Words


LAYOUTS: Final = ("wide", "square", "tall")
"""How a board can be laid out: for a large screen, for a laptop, for a telephone."""


class Wording(Protocol):
    """A game's sentences. They see a view, never the state."""

    def player_name(self, seat: Seat, lang: str) -> str:
        """How a seat is called when nobody has given it a name, for instance by its colour."""

    def prompt(self, view: View, lang: str) -> str:
        """What is asked, in one sentence to whoever decides."""

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        """What is going on, in one sentence to everybody else."""

    def label(self, view: View, action: Action, lang: str) -> str:
        """An option, as it stands on a button."""

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        """An event, as it stands in the log."""

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        """Why an action may not be taken."""

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        """The whole table in words."""

    def category(self, name: str, lang: str) -> str:
        """A kind of points, as in the breakdown."""


class Picture(Protocol):
    """The table as a picture in SVG, drawn from a view, in one of the layouts."""

    def __call__(self, view: View, lang: str, names: Sequence[str], layout: str = "wide", /) -> str: ...


class Fragments(Protocol):
    """The same picture in parts, ``id -> SVG element``, so that an update sends only what has changed."""

    def __call__(self, view: View, lang: str, names: Sequence[str], layout: str = "wide", /) -> dict[str, str]: ...


class Aiming(Protocol):
    """The present decision and those that follow it as an aim, if they are one; for whoever decides."""

    def __call__(self, view: View, lang: str, /) -> Aim | None: ...


class Laying(Protocol):
    """The present decision as a piece to be laid, if it is one; for whoever decides."""

    def __call__(self, view: View, lang: str, /) -> Lay | None: ...


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game's card: names, seats, options, rules version, and the doors to its rules. There is one of each game."""

    id: str
    names: Words
    about: Words
    credits: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    version: int
    prefix: str
    """What its clause ids begin with, for instance ``AQ``."""

    actions: ActionTable
    setup: Callable[[int, Mapping[str, Value]], State]
    restore: Callable[[list[Any]], State]
    """The inverse of ``state.dump()``; raises ValueError, TypeError or LookupError on anything else."""
    view: Callable[[Any, Seat | None], View]
    resample: Callable[[Any, Seat | None, Random], State]
    scores: Callable[[Any], list[int]]
    winners: Callable[[Any], tuple[Seat, ...]]
    breakdown: Callable[[Any], list[dict[str, int]]]
    census: Callable[[Any], dict[str, int]]
    """Counts that never change during a match: coins, cards and pieces wherever they are."""
    mind: Callable[[], Mind]
    """Opens what the game tells its bots."""
    words: Callable[[], Wording]
    """Opens the game's sentences: see :attr:`wording`."""
    picture: Picture
    fragments: Fragments
    rulebook: Callable[[str], str]
    seat_colours: tuple[str, ...] = ("#2f6fde", "#2e9e4f", "#e0b400", "#d23b2f", "#e07a1f")
    """For each seat the colour of its pieces, as in web pages."""

    standing: Callable[[Any], Sequence[tuple[int, ...]]] | None = None
    """What decides who came where, seat by seat: points first, then what breaks a tie. None: points alone."""

    aim: Aiming | None = None
    """For people; None: no decision asks for numbers on a scale."""
    lay: Laying | None = None
    """For people; None: no decision is about a piece of several cells."""

    feats: tuple[Feat, ...] = ()
    """The game's achievements, if it has any."""
    earned: Callable[[Any, Seat], Sequence[str]] | None = None
    """Which of them a seat has earned, once the match is over."""
    remark: Callable[[Any, str], str] | None = None
    """One more sentence on how the match has ended: a title, how a solo game went. May be empty."""

    subject: Callable[[Any, Action], str] | None = None
    """For statistics: the notation of an action that is about to be taken, with the id of the card, tile or building
    in place of the slot where it lies. Empty, as everywhere if None: the notation says it all."""
    turn_order: Callable[[Any], Sequence[Seat]] | None = None
    """The seats in the order of play, as soon as it is settled, and empty before. None: it is the order of their first
    decisions."""

    fields: FieldsOf = no_fields
    """The table in numbers, for programs that learn."""

    @property
    def wording(self) -> Wording:
        return self.words()

    def evaluate(self, s: Any, seat: Seat) -> float:
        """How well the seat stands there, in points it may expect to end with beyond the best of the others."""
        return self.mind().evaluate(s, seat)

    def worth_a_look(
        self, s: Any, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool
    ) -> Sequence[Action]:
        """The options that a bot should look at: at least one, if it is in earnest."""
        return self.mind().worth_a_look(s, step, options, luck, in_earnest)

    def check_seats(self, seats: Any) -> int:
        """So many seats, as Python or NumPy have numbers. Raises BadSeatCount."""
        try:
            count = -1 if isinstance(seats, bool) else index(seats)
        except TypeError:
            count = -1
        if count not in self.seats:
            raise BadSeatCount(self.names, seats, self.seats)
        return count

    def settle_options(self, given: Any) -> dict[str, Value]:
        """The given options, checked, with the defaults of the rest, in the game's order."""
        if not isinstance(given, Mapping):
            raise BadOption(
                {
                    "en": f"Options are given as names with their values, for instance a dict, not as {given!r}.",
                    "fr": f"Les options sont des noms avec leurs valeurs, par exemple un dict, pas {given!r}.",
                }
            )
        for name in given:
            if not any(option.id == name for option in self.options):
                there = ", ".join(option.id for option in self.options)
                raise BadOption(
                    {
                        "en": f"{self.names['en']} has no option {name!r}. Its options are: {there}.",
                        "fr": f"{self.names['fr']} n'a pas d'option {name!r}. Ses options sont : {there}.",
                    }
                )
        settled: dict[str, Value] = {}
        for option in self.options:
            value: Any = given.get(option.id, option.default)
            if value not in [v for v in option.values if isinstance(v, bool) == isinstance(value, bool)]:
                may = ", ".join(repr(v) for v in option.values)
                raise BadOption(
                    {
                        "en": f"The option {option.id} cannot be {value!r}. It can be: {may}.",
                        "fr": f"L'option {option.id} ne peut pas être {value!r}. Elle peut être : {may}.",
                    }
                )
            settled[option.id] = value
        return settled


def step_table(*modules: Any) -> dict[str, type[Step]]:
    """The kinds of step that these modules define or use, by name, for saving and restoring agendas."""
    table: dict[str, type[Step]] = {}
    for module in modules:
        for name, kind in vars(module).items():
            if isinstance(kind, type) and issubclass(kind, Step):
                table[name] = kind
    return table


def kind_of(step: Decision) -> str:
    """What sort of decision it is, as a word for programs: ``PlayCards`` is ``play_cards``."""
    return snake(type(step).__name__)
