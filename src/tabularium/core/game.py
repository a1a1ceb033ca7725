"""A game's card: what core, bots, server and terminal need to know of a game, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from tabularium.core.agenda import Action, Decision, Refusal, Seat, State, Step
from tabularium.core.errors import BadOption, BadSeatCount
from tabularium.core.fields import FieldsOf, no_fields
from tabularium.core.judging import Judge
from tabularium.core.notation import ActionTable
from tabularium.core.story import Heard
from tabularium.core.words import Words, snake

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


@dataclass(frozen=True, slots=True)
class Span:
    """A few words in one style: "" (plain), "dim", "strong", "seat0".. or a word of the game such as "gold"."""

    text: str
    style: str = ""


Line = tuple[Span, ...]

Row = tuple[Line, ...]
"""Cells side by side, to be aligned with those of the rows above and below; a lone cell takes the whole width."""

SEAT_SHAPES: Final = "●■▲◆★✚"
LAYOUTS: Final = ("wide", "square", "tall")
"""How a board can be laid out: for a large screen, for a laptop, for a telephone."""
"""As in the pictures, but for the fifth: terminals draw a hexagon wider than its cell."""


def seat_mark(seat: Seat, names: Sequence[str]) -> Span:
    """A seat in two characters: by shape, letter and colour, so that none of them alone has to tell it."""
    return Span(f"{SEAT_SHAPES[seat % len(SEAT_SHAPES)]}{names[seat][:1].upper()}", f"seat{seat}")


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table in words. ``seat`` is set for a player's own area."""

    id: str
    title: str
    lines: tuple[Line, ...]
    seat: Seat | None = None
    rows: tuple[Row, ...] = ()
    """The same in short, for a screen where all parts of the table stand side by side."""
    is_active: bool = False
    """Is this the part that the present decision is about?"""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number to set: the options ``verb:least`` to ``verb:most`` of one decision, as one scale."""

    verb: str
    name: str
    least: int
    most: int
    start: int
    """Where the scale stands at first."""
    unit: str = ""
    words: tuple[str, str, str] = ("", "", "")
    """What a value below, at and above 0 means, where the number alone does not say; ``{n}`` is the number unsigned."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Numbers asked for one after the other, this decision's first, which people set together in one gesture."""

    gauges: tuple[Gauge, ...]
    deed: str
    """What is done with them, as it stands on a button."""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """One way round of a piece: its cells as (row, column), beginning with the corner."""

    id: str
    name: str
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """A grid where a piece can be laid; the picture marks it with ``data-ground``."""

    id: str
    name: str
    rows: int
    columns: int


@dataclass(frozen=True, slots=True)
class Lay:
    """A piece of several cells, which people pick up, turn, flip and drop: one action for each place."""

    action: str
    """How the action of a place is written: with ``{ground}``, ``{row}``, ``{column}`` and ``{turn}`` in it."""
    turns: tuple[Turn, ...]
    grounds: tuple[Ground, ...]
    deed: str
    """What is done with it, as it stands on a button."""
    hint: str = ""
    symbol: str = ""
    """How a cell of it looks: a symbol of the picture."""


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


class Shortlist(Protocol):
    """Which options a bot should look at, where a game offers more than it can weigh.

    ``in_earnest`` is False for a decision that is only imagined on the way: then it must be quick. None at all means
    there that a bot need not imagine any further: the table can be judged as it stands.
    """

    def __call__(
        self, s: Any, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool, /
    ) -> Sequence[Action]: ...


def never() -> bool:
    return False


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
    evaluate: Callable[[Any, Seat], float]
    """How well the seat stands, in points it may expect to end with beyond the best of the others."""
    words: Callable[[], Wording]
    """Opens the game's sentences: see :attr:`wording`."""
    picture: Picture
    fragments: Fragments
    rulebook: Callable[[str], str]
    seat_colours: tuple[str, ...] = ("#2f6fde", "#2e9e4f", "#e0b400", "#d23b2f", "#e07a1f")
    """For each seat the colour of its pieces, as in web pages."""

    judge: Judge | None = None
    """How the evaluation is made up, where it can be tuned."""
    shortlist: Shortlist | None = None
    """For the bots; None: they look at all options."""
    is_timed: Callable[[], bool] = never
    """Does the shortlist go by time on this machine? Then another one may choose otherwise."""
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

    def worth_a_look(
        self, s: Any, step: Decision, options: Sequence[Action], luck: Random, in_earnest: bool
    ) -> Sequence[Action]:
        """The options that a bot should look at: at least one, if it is in earnest."""
        return options if self.shortlist is None else self.shortlist(s, step, options, luck, in_earnest)

    def check_seats(self, seats: Any) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeatCount(self.names, seats, self.seats)
        return int(seats)

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
