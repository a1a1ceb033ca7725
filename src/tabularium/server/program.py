"""What a program at a seat is told: lines of JSON, each the difference between two looks at the table.

The types below are the protocol, and the API's document is made of them; ``docs/how-to/bot-protocol.md`` explains it.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Annotated, Final

from msgspec import Meta, Struct

from tabularium.core.agenda import Seat
from tabularium.core.match import Match
from tabularium.server import table as tables
from tabularium.server.facts import Facts
from tabularium.server.wire import Anything, Problem

PROTOCOL: Final = 1
"""Grows when a program written for the old one would no longer understand us; new fields and types do not count."""


class Line(Struct, tag_field="type", frozen=True):
    """One line of the stream."""


class Seated(Struct, frozen=True):
    """Who sits where."""

    name: str
    kind: str
    bot: str | None
    is_program: bool
    is_taken: bool
    is_connected: bool
    timed_out: bool


class HelloLine(Line, tag="hello", frozen=True):
    """The first line: where one sits."""

    protocol: int
    match: str
    game: str
    rules: Annotated[int, Meta(description="The version of the game's rules.")]
    seat: Annotated[int | None, Meta(description="null: a spectator")]
    seats: int
    options: dict[str, bool | int | str]
    players: list[Seated]
    commitment: Annotated[str, Meta(description="The hash of the seed, which is told at the end.")]
    lang: str


class PlayersLine(Line, tag="players", frozen=True):
    """Somebody came, went, has another name, or ran out of time."""

    players: list[Seated]


class PositionLine(Line, tag="position", frozen=True):
    """The table has changed. Lines of the log that one had from ``log_from`` on are replaced by these."""

    index: Annotated[int, Meta(description="How many entries the record has.")]
    to_decide: int | None
    view: Annotated[Anything, Meta(description="What `match.view(seat)` gives in Python.")]
    clocks: Annotated[list[int | None], Meta(description="Milliseconds left by seat; empty without clocks.")]
    log_from: int
    log: list[str]


class TurnOption(Struct, frozen=True):
    """One thing that can be done."""

    action: Annotated[str, Meta(description="Its notation: what is sent to play it.")]
    number: Annotated[int, Meta(description="Its place among all actions of the game.")]
    label: str


class YourTurnLine(Line, tag="your_turn", frozen=True):
    """The seat is to decide."""

    index: Annotated[int, Meta(description="To be sent with the action.")]
    kind: str
    prompt: str
    options: list[TurnOption]


class UndoAskedLine(Line, tag="undo_asked", frozen=True):
    """Somebody would like to take back, and the seat has a say."""

    index: Annotated[int, Meta(description="To be sent with the answer.")]
    by: int
    moves: Annotated[list[str], Meta(description="The lines of the log that would go.")]


class TimedOutLine(Line, tag="timed_out", frozen=True):
    """The seat's time is up: a bot plays for it until the seat is taken back."""

    index: int


class SaidLine(Line, tag="chat", frozen=True):
    """Somebody said something, since the stream began."""

    by: int
    name: str
    text: str
    at: Annotated[str, Meta(description="ISO 8601, UTC")]


class OverLine(Line, tag="over", frozen=True):
    """The match is over, and the stream ends."""

    index: int
    scores: list[int]
    winners: list[int]
    places: Annotated[list[int], Meta(description="By seat, from 1; those who are level share a place.")]
    breakdown: Annotated[list[dict[str, int]], Meta(description="By seat: category and points.")]
    seed: str


class PingLine(Line, tag="ping", frozen=True):
    """Nothing has happened for a while, and the stream is alive."""


class ErrorLine(Line, tag="error", frozen=True):
    """The stream ends, and would be refused if asked for again."""

    error: Problem


Asking = YourTurnLine | UndoAskedLine | TimedOutLine | OverLine
AnyLine = HelloLine | PlayersLine | PositionLine | SaidLine | Asking | PingLine | ErrorLine


@dataclass(frozen=True, slots=True)
class Look:
    """All that the seat may know at one moment."""

    hello: HelloLine
    position: PositionLine
    chat: dict[int, SaidLine]
    asked: tuple[Asking, ...]

    @property
    def is_last(self) -> bool:
        return self.position.to_decide is None


def look(match: Match, facts: Facts, seat: Seat | None, lang: str) -> Look:
    """Only what the seat (None: a spectator) may know goes in here."""
    names = facts.names(match.names(lang))
    decision = match.decision
    to_decide = None if decision is None else decision.seat
    players = tables.players(match, facts, names)
    timed = tables.with_clocks({"to_decide": to_decide, "players": players}, facts, time())["players"]
    return Look(
        hello=HelloLine(
            protocol=PROTOCOL,
            match=facts.row["id"],
            game=match.game.id,
            rules=match.game.version,
            seat=seat,
            seats=match.seats,
            options=dict(match.options),
            players=[Seated(**{key: player[key] for key in Seated.__struct_fields__}) for player in players],
            commitment=match.commitment,
            lang=lang,
        ),
        position=PositionLine(
            index=match.index,
            to_decide=to_decide,
            view=match.view(seat),
            clocks=[player["clock_ms"] for player in timed] if facts.has_clocks else [],
            log_from=0,
            log=match.log(seat, lang, names),
        ),
        chat={
            line["number"]: SaidLine(line["seat"], names[line["seat"]], line["text"], tables.moment(line["at"]))
            for line in facts.chat
            if not line["text"].startswith(tables.NOTE_MARK)
        },
        asked=tuple(_asked(match, facts, seat, lang, names)),
    )


def _asked(match: Match, facts: Facts, seat: Seat | None, lang: str, names: list[str]) -> list[Asking]:
    """What the seat should do something about, or stop for."""
    decision, index = match.decision, match.index
    if decision is None:
        return [OverLine(index, match.scores, list(match.winners), match.places, match.breakdown, str(match.seed))]
    if seat is None:
        return []
    found: list[Asking] = []
    undo = tables.undoing(match, facts, seat, lang, names)["undo_asked"]
    if undo is not None and seat in facts.must_consent(undo["by"]) and seat not in undo["agreed"]:
        found.append(UndoAskedLine(index, undo["by"], undo["moves"]))
    if tables.is_stood_in(match, facts, seat):
        found.append(TimedOutLine(index))
    elif decision.seat == seat:
        numbers, texts = match.game.actions.numbers, match.game.actions.texts
        options = [
            TurnOption(texts[action], numbers[action], label)
            for action, label in zip(decision.options, decision.labels(lang))
        ]
        found.append(YourTurnLine(index, decision.kind, decision.prompt(lang), options))
    return found


def news(old: Look | None, new: Look) -> list[Line]:
    """What a program that has been told of the old look must be told of the new one."""
    lines: list[Line] = []
    if old is None:
        lines.append(new.hello)
    elif old.hello.players != new.hello.players:
        lines.append(PlayersLine(new.hello.players))
    if old is None:
        lines.append(new.position)
    elif (old.position.index, old.position.log) != (new.position.index, new.position.log):
        lines.append(_since(old.position, new.position))
    if old is not None:
        lines += [said for number, said in new.chat.items() if number not in old.chat]
    lines += [asked for asked in new.asked if old is None or asked not in old.asked]
    return lines


def _since(old: PositionLine, new: PositionLine) -> PositionLine:
    """The new position with those lines of the log only that are not as they were."""
    same = 0
    for before, after in zip(old.log, new.log):
        if before != after:
            break
        same += 1
    return PositionLine(new.index, new.to_decide, new.view, new.clocks, same, new.log[same:])
