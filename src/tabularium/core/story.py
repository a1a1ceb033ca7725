"""The log: events as keys and arguments, put into words only when somebody reads them.

Each event points to the one before, so copies of a state share the past and a copy costs nothing.
"""

from __future__ import annotations

from typing import Any


class Event:
    """Something that happened: what all may know of it, and what only some seats know."""

    __slots__ = ("args", "before", "key", "knowing", "number", "secret")

    def __init__(
        self, before: Event | None, key: str, args: tuple[Any, ...], knowing: int, secret: tuple[Any, ...]
    ) -> None:
        self.before = before
        self.key = key
        self.args = args
        self.knowing = knowing
        self.secret = secret
        self.number: int = 0 if before is None else before.number + 1

    def is_known_to(self, seat: int | None) -> bool:
        """Does this seat (None: a spectator) know the secret part?"""
        return seat is not None and seat >= 0 and bool(self.knowing >> seat & 1)


class Heard:
    """An event as one seat knows it: the public part, and the secret part or nothing."""

    __slots__ = ("args", "key", "number", "secret")

    def __init__(self, number: int, key: str, args: tuple[Any, ...], secret: tuple[Any, ...] | None) -> None:
        self.number = number
        self.key = key
        self.args = args
        self.secret = secret


def heard(story: Event | None, seat: int | None, since: int = 0) -> list[Heard]:
    """What the seat has heard, oldest first, from event number ``since`` on."""
    events: list[Heard] = []
    event = story
    while event is not None and event.number >= since:
        secret = event.secret if event.is_known_to(seat) else None
        events.append(Heard(event.number, event.key, event.args, secret))
        event = event.before
    events.reverse()
    return events


def retold(story: Event | None, seat: int | None) -> Event | None:
    """The same story with everything left out that the seat does not know."""
    told: Event | None = None
    for event in heard(story, seat):
        knows = event.secret is not None and seat is not None
        told = Event(told, event.key, event.args, 1 << seat if knows and seat is not None else 0, event.secret or ())
    return told


def packed(story: Event | None) -> list[tuple[str, tuple[Any, ...], int, tuple[Any, ...]]]:
    """The story as a list, oldest first, which pickles however long it is."""
    events: list[tuple[str, tuple[Any, ...], int, tuple[Any, ...]]] = []
    while story is not None:
        events.append((story.key, story.args, story.knowing, story.secret))
        story = story.before
    events.reverse()
    return events


def unpacked(events: list[tuple[str, tuple[Any, ...], int, tuple[Any, ...]]]) -> Event | None:
    """The inverse of :func:`packed`."""
    story: Event | None = None
    for key, args, knowing, secret in events:
        story = Event(story, key, args, knowing, secret)
    return story
