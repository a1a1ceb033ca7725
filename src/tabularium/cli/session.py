"""A match at one keyboard: the match itself, who sits where, the language, and where it is saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import tabularium
from tabularium.bots import BOTS, Bot, make_bot
from tabularium.cli.words import both
from tabularium.core.agenda import Action
from tabularium.core.errors import TabulariumError
from tabularium.core.game import Game, Value
from tabularium.core.match import Match


class NoPerson(TabulariumError):
    """Only bots at the table."""

    def __init__(self, seats: int, bots: int) -> None:
        super().__init__(both("no_person", seats, bots))


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a bot, or a person (``bot`` is empty), perhaps with a name."""

    bot: str = ""
    name: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot


@dataclass(slots=True)
class Session:
    """A match being played here."""

    match: Match
    sitters: tuple[Sitter, ...]
    lang: str
    marks: list[int] = field(default_factory=list)
    """For each seat how many lines of the log it had read when it last moved."""
    path: Path | None = None
    _bots: dict[int, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.people:
            raise NoPerson(len(self.sitters), len(self.sitters))
        if len(self.marks) != len(self.sitters):
            self.marks = [0] * len(self.sitters)
        for seat, sitter in enumerate(self.sitters):
            if sitter.bot:
                self._bots[seat] = make_bot(sitter.bot)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.is_person]

    def names(self, lang: str) -> list[str]:
        """How the seats are called: by the names given, else by the game's own."""
        return [sitter.name or own for sitter, own in zip(self.sitters, self.match.names(lang), strict=True)]

    def bot(self, seat: int) -> Bot | None:
        return self._bots.get(seat)

    def play(self, action: Action) -> None:
        """Take an action for the seat that decides, and note how far it has read."""
        decision = self.match.decision
        assert decision is not None
        seat = decision.seat
        self.marks[seat] = len(self.match.events())
        self.match.play(action)

    def needs_consent(self, seat: int) -> bool:
        """Must the others be asked before this seat's last move is taken back?"""
        return not self.match.can_undo(seat)

    def taken_back(self) -> Match:
        """The match with moves taken back until a person is asked again; CannotUndo if that cannot be."""
        twin = self.match.copy()
        while True:
            twin.undo(everyone_agrees=True)
            decision = twin.decision
            assert decision is not None
            if self.sitters[decision.seat].is_person:
                return twin


def new_session(
    game: Game,
    sitters: Sequence[Sitter],
    lang: str,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
) -> Session:
    match = tabularium.new(game.id, len(sitters), seed, options)
    return Session(match, tuple(sitters), lang)


def seated(game: Game, seats: int | None, bots: Sequence[str]) -> list[Sitter]:
    """People first, then the bots; without a number of seats one person, or as many as the game needs."""
    for bot in bots:
        if bot not in BOTS:
            make_bot(bot)  # says which bots there are
    count = max(min(game.seats), len(bots) + 1) if seats is None else seats
    game.check_seats(count)
    people = count - len(bots)
    if people < 1:
        raise NoPerson(count, len(bots))
    return [Sitter()] * people + [Sitter(bot) for bot in bots]
