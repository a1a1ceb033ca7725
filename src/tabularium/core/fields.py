"""The table in numbers, for programs that learn: named fields, read from a view and from nothing else.

A game lists its fields once (``fields.py``); each says what its numbers mean, what they can be, and how to read them.
Seats are counted from the one that looks: ``me`` comes first, then ``rival1`` to its left, and so on. What is not
there (None) is 0 everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from tabularium.core.agenda import Decision, Step
from tabularium.core.words import Words, snake

Get = Callable[[Any], Any]
"""Finds the thing that a field is about in a view."""

Vector = MutableSequence[float]

Write = Callable[[Any, Vector, int], None]
"""Writes the numbers of a view into a vector of zeros, from a place on."""

ME: Final = "me"


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation that belong together."""

    name: str
    meaning: Words
    parts: tuple[str, ...]
    """What each of the numbers stands for."""
    low: float
    high: float
    """What the numbers lie between. Amounts that the rules do not limit are cut off here."""
    write: Write

    @property
    def size(self) -> int:
        return len(self.parts)


FieldsOf = Callable[[int], Sequence[Field]]
"""The fields of a game for a number of seats; they are the same with all options."""


def no_fields(seats: int) -> Sequence[Field]:
    """Of a game that nobody can learn yet."""
    return ()


# ---------------------------------------------------------------------- numbers


def number(name: str, meaning: Words, get: Get, high: float, low: float = 0) -> Field:
    """One number, or yes (1) and no (0)."""

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found is not None:
            vector[at] = found

    return Field(name, meaning, (name,), low, high, write)


def flag(name: str, meaning: Words, get: Get) -> Field:
    """Yes (1) or no (0)."""
    return number(name, meaning, get, 1)


def numbers(name: str, meaning: Words, get: Get, parts: Sequence[str], high: float, low: float = 0) -> Field:
    """A row of numbers, not longer than its parts."""

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found is not None:
            for place, value in enumerate(found, at):
                if value is not None:
                    vector[place] = value

    return Field(name, meaning, tuple(parts), low, high, write)


def amounts(name: str, meaning: Words, get: Get, keys: Sequence[str], high: float, low: float = 0) -> Field:
    """How much there is of each of these: what is found is a mapping."""
    place_of = _places(keys)

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found is not None:
            for key, value in found.items():
                if value is not None:
                    vector[at + place_of[key]] = value

    return Field(name, meaning, tuple(keys), low, high, write)


def pieces(name: str, meaning: Words, get: Get, keys: Sequence[Any], high: float = 1) -> Field:
    """How often each of these lies there: what is found is a row of them, gaps (None) allowed."""
    place_of = _places(keys)

    def write(view: Any, vector: Vector, at: int) -> None:
        for key in get(view) or ():
            if key is not None:
                vector[at + place_of[key]] += 1

    return Field(name, meaning, tuple([str(key) for key in keys]), 0, high, write)


# ---------------------------------------------------------------------- one of several


def one_of(name: str, meaning: Words, get: Get, keys: Sequence[Any]) -> Field:
    """Which of these it is: a 1 at its place."""
    place_of = _places(keys)

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found is not None:
            vector[at + place_of[found]] = 1

    return Field(name, meaning, tuple([str(key) for key in keys]), 0, 1, write)


def each_one_of(name: str, meaning: Words, get: Get, spots: Sequence[Any], keys: Sequence[Any]) -> Field:
    """On each of these spots, which of the keys lies there: what is found is a row, not longer than the spots."""
    place_of, width = _places(keys), len(keys)

    def write(view: Any, vector: Vector, at: int) -> None:
        for found in get(view) or ():
            if found is not None:
                vector[at + place_of[found]] = 1
            at += width

    return Field(name, meaning, tuple([f"{spot}: {key}" for spot in spots for key in keys]), 0, 1, write)


def kind_of_decision(steps: Mapping[str, type[Step]]) -> Field:
    """What sort of decision is pending, out of all that the game knows; it stands in the view under ``asked``."""
    kinds = sorted([snake(name) for name, step in steps.items() if issubclass(step, Decision) and step is not Decision])
    return one_of(
        "kind",
        {"en": "The kind of decision that is pending.", "fr": "La sorte de décision en attente."},
        asked("kind"),
        kinds,
    )


def at(*path: str) -> Get:
    """What lies in the view at the end of this path; None as soon as something on the way is None."""
    if len(path) == 1:
        return itemgetter(path[0])  # much quicker, and most paths are short

    def get(view: Any) -> Any:
        found = view
        for key in path:
            if found is None:
                return None
            found = found[key]
        return found

    return get


def asked(key: str) -> Get:
    """What the pending decision says under this key; not every kind of decision has it."""

    def get(view: Any) -> Any:
        pending = view["asked"]
        return None if pending is None else pending.get(key)

    return get


# ---------------------------------------------------------------------- seats


def seat_names(seats: int) -> list[str]:
    """How the seats are called as one of them sees them."""
    return [ME, *[f"rival{place}" for place in range(1, seats)]]


def seat(name: str, meaning: Words, get: Get, seats: int) -> Field:
    """Which seat it is."""

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found is not None:
            vector[at + (found - view["seat"]) % seats] = 1

    return Field(name, meaning, tuple(seat_names(seats)), 0, 1, write)


def seats_among(name: str, meaning: Words, get: Get, seats: int) -> Field:
    """Which seats they are."""

    def write(view: Any, vector: Vector, at: int) -> None:
        for found in get(view) or ():
            vector[at + (found - view["seat"]) % seats] = 1

    return Field(name, meaning, tuple(seat_names(seats)), 0, 1, write)


def by_seat(name: str, meaning: Words, get: Get, seats: int, high: float, low: float = 0) -> Field:
    """A number for each seat: what is found is a row in the order of the seats."""

    def write(view: Any, vector: Vector, at: int) -> None:
        found = get(view)
        if found:
            first = view["seat"]
            for place in range(seats):
                value = found[(first + place) % seats]
                if value is not None:
                    vector[at + place] = value

    return Field(name, meaning, tuple(seat_names(seats)), low, high, write)


def owners(name: str, meaning: Words, get: Get, spots: Sequence[str], seats: int, others: Sequence[str] = ()) -> Field:
    """For each of these spots whose it is: a seat, or one of the others. What is found is a row."""
    width = seats + len(others)
    place_of = {other: seats + place for place, other in enumerate(others)}

    def write(view: Any, vector: Vector, at: int) -> None:
        first = view["seat"]
        for found in get(view) or ():
            if isinstance(found, int):
                vector[at + (found - first) % seats] = 1
            elif found is not None:
                vector[at + place_of[found]] = 1
            at += width

    whose = (*seat_names(seats), *others)
    return Field(name, meaning, tuple([f"{spot}: {who}" for spot in spots for who in whose]), 0, 1, write)


def of_each_player(seats: int, fields: Iterable[Field]) -> list[Field]:
    """These fields once for each seat, ``me`` first; they read what the view says of the player."""
    listed = list(fields)
    return [
        Field(f"{who}.{field.name}", field.meaning, field.parts, field.low, field.high, _of_player(field, place, seats))
        for place, who in enumerate(seat_names(seats))
        for field in listed
    ]


def _of_player(field: Field, place: int, seats: int) -> Write:
    write_one = field.write

    def write(view: Any, vector: Vector, at: int) -> None:
        write_one(view["players"][(view["seat"] + place) % seats], vector, at)

    return write


def of_each(things: Sequence[str], get: Get, fields: Iterable[Field]) -> list[Field]:
    """These fields once for each of the things; what is found is a row of them."""
    listed = list(fields)
    return [
        Field(f"{thing}.{field.name}", field.meaning, field.parts, field.low, field.high, _of_thing(field, get, place))
        for place, thing in enumerate(things)
        for field in listed
    ]


def _of_thing(field: Field, get: Get, place: int) -> Write:
    write_one = field.write

    def write(view: Any, vector: Vector, at: int) -> None:
        write_one(get(view)[place], vector, at)

    return write


def _places(keys: Sequence[Any]) -> dict[Any, int]:
    return {key: place for place, key in enumerate(keys)}
