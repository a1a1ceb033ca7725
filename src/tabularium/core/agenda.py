"""A turn is an agenda: a stack of pending steps.

The top step either runs by itself, or a seat decides it, or the dealer does. Steps are small, frozen
and made of ids and numbers, so copies of a state share them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tabularium.core.story import Event

Seat = int
DEALER: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something that can be chosen. Each is made once, at import; ``str()`` is its notation.

    An outcome of :class:`Computed` chance is made when it comes up: such actions are equal if their data are.
    """

    __slots__ = ()

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self})"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Step:
    """Something that is going to happen. This kind runs by itself.

    A step that has fields of its own is a frozen slotted dataclass; one without has empty slots, which is the same and
    sooner made. How steps are compared and shown is said here for all of them: to make that for each one would be
    most of the time that it takes to import a game.
    """

    def fields(self) -> tuple[Any, ...]:
        """What it is made of, in the order declared."""
        return tuple([getattr(self, name) for name in type(self).__dataclass_fields__])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(other) is type(self) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(value) for value in self.fields()])})"

    def run(self, s: Any) -> None:
        raise TypeError(f"{type(self).__name__} does not run by itself")


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step):
    """A step that somebody decides: a seat or the dealer."""

    __slots__ = ()

    def is_moot(self, s: Any) -> bool:
        """Does it no longer apply? Then it is dropped before anybody is asked."""
        return False

    def options(self, s: Any) -> Sequence[Action]:
        """All that may be chosen, in a stable order: the only source of legality."""
        raise NotImplementedError

    def must_ask(self, s: Any) -> bool:
        """Ask even if there is only one option?"""
        raise NotImplementedError

    def resolve(self, s: Any, action: Any) -> None:
        raise NotImplementedError

    def witnesses(self, s: Any) -> Sequence[Seat] | None:
        """Which seats see what is chosen here; None: everybody."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Decision(Question):
    """A step that one seat decides."""

    seat: Seat

    def must_ask(self, s: Any) -> bool:
        """A single option is taken by the engine, unless not being asked would tell the others something."""
        return False

    def refusals(self, s: Any) -> Sequence[Refusal]:
        """What a player might expect to do here and may not, with the reasons. Slow and kind."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question):
    """A step that the dealer decides: chance. Its outcome is recorded like any action."""

    __slots__ = ()

    def must_ask(self, s: Any) -> bool:
        """Even a sure outcome is recorded: that it was sure may be a secret."""
        return True

    def weights(self, s: Any) -> Sequence[int] | None:
        """How likely each option is, in whole numbers; None: all alike."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Computed(Chance):
    """Chance whose outcomes cannot be listed: the dealer works one out, and the record holds it as data.

    So a replay takes the outcome from the record and computes nothing.
    """

    __slots__ = ()

    def options(self, s: Any) -> Sequence[Action]:
        return ()

    def outcome(self, s: Any, share: float) -> Action:
        """What comes of it, for a ``share`` (0 <= share < 1) drawn evenly; the same share, the same outcome."""
        raise NotImplementedError

    def accepts(self, s: Any, action: Any) -> bool:
        """May a record say that this came of it? Quick: it need not be worked out again."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that may not be taken now: the reason (a key and its arguments) and the clause."""

    action: Action
    clause: str
    key: str
    args: tuple[Any, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the agenda, and the story that it tells when somebody listens."""

    __slots__ = ("agenda", "is_telling", "revealed", "story")

    def __init__(self, agenda: list[Step]) -> None:
        self.agenda = agenda
        self.story: Event | None = None
        self.is_telling = False
        self.revealed = 0

    def then(self, *steps: Step) -> None:
        """Do these next, in reading order, and afterwards whatever was pending."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    def tell(self, key: str, *args: Any) -> None:
        """Put an event in the log, if there is one: a key and public arguments."""
        if self.is_telling:
            self.story = Event(self.story, key, args, 0, ())

    def tell_some(self, knowing: Sequence[Seat], key: str, args: tuple[Any, ...], secret: tuple[Any, ...]) -> None:
        """An event of which all see ``args``, and only the seats ``knowing`` see ``secret``."""
        if self.is_telling:
            mask = 0
            for seat in knowing:
                mask |= 1 << seat
            self.story = Event(self.story, key, args, mask, secret)

    def reveal(self) -> None:
        """Somebody has learnt something without the dealer: what led to it can no longer be taken back freely."""
        self.revealed += 1

    def copy(self) -> Any:
        raise NotImplementedError

    def dump(self) -> list[Any]:
        """All of it but the story, as plain lists and numbers."""
        raise NotImplementedError


def settle(s: State) -> Sequence[Action] | None:
    """Run what runs by itself, up to the next choice: the options of the step then on top. None: it is over."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if not isinstance(step, Question):
            agenda.pop()
            step.run(s)
        elif step.is_moot(s):
            agenda.pop()
        else:
            options = step.options(s)
            if len(options) > 1 or step.must_ask(s):
                return options
            agenda.pop()
            step.resolve(s, options[0])
    return None


def pending(s: State) -> tuple[Question, Sequence[Action]] | None:
    """Run what runs by itself, up to the next choice: its step and options. None: the match is over."""
    options = settle(s)
    if options is None:
        return None
    step = s.agenda[-1]
    assert isinstance(step, Question)
    return step, options


def take(s: State, step: Question, action: Action) -> None:
    """Carry out a choice for the step on top of the agenda. Trusts that it is one of the options."""
    s.agenda.pop()
    step.resolve(s, action)


def weigh(step: Chance, s: State, options: Sequence[Action], share: float) -> Action:
    """The dealer's option at ``share`` (0 <= share < 1) of the total weight, or what is worked out from it."""
    if not options and isinstance(step, Computed):
        return step.outcome(s, share)
    weights = step.weights(s)
    if weights is None:
        return options[int(share * len(options))]
    left = int(share * sum(weights))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return options[place]
    raise ValueError(f"{step}: no outcome is possible")


def retrace(s: State, line: Sequence[Action]) -> None:
    """Carry out these choices, one after the other. Trusts that each was an option."""
    agenda = s.agenda
    for action in line:
        settle(s)
        step = agenda.pop()
        assert isinstance(step, Question)
        step.resolve(s, action)


def rollout(s: State, random: Callable[[], float]) -> int:
    """Play on at random to the end; how many decisions with more than one option that took.

    As :func:`settle`, but nobody needs to be asked: nearly all of a rollout's time is spent here.
    """
    decisions = 0
    agenda = s.agenda
    while agenda:
        step = agenda.pop()
        if not isinstance(step, Question):
            step.run(s)
        elif not step.is_moot(s):
            options = step.options(s)
            count = len(options)
            if isinstance(step, Chance):
                step.resolve(s, weigh(step, s, options, random()))
            elif count > 1:
                decisions += 1
                step.resolve(s, options[int(random() * count)])
            else:
                step.resolve(s, options[0])
    return decisions
