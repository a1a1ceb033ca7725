"""A match: one game being played, with its record."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tabularium.core.agenda import (
    DEALER,
    Action,
    Chance,
    Computed,
    Decision,
    Refusal,
    Seat,
    State,
    pending,
    retrace,
    take,
)
from tabularium.core.dealer import Dealer, commitment
from tabularium.core.entries import Entries, load_entries, read_entries
from tabularium.core.errors import (
    LONGEST_SEED,
    BadOption,
    BadSeatCount,
    BadSeed,
    CannotUndo,
    CorruptRecord,
    IllegalAction,
    MatchIsOver,
    NewerRecord,
    NoSuchMoment,
    NoSuchSeat,
    OlderRecord,
    OutOfTurn,
    TabulariumError,
)
from tabularium.core.game import LAYOUTS, Feat, Game, Value, View, kind_of
from tabularium.core.notation import UNDO
from tabularium.core.record import Record
from tabularium.core.snapshot import dump_seats, load_seats
from tabularium.core.standing import places_of
from tabularium.core.story import Event, Heard, heard, packed, retold, unpacked
from tabularium.core.words import LANGUAGES, known_language, say

if TYPE_CHECKING:
    from tabularium.core.display import Panel

TAKEN_BACK: Final = "taken_back"
_NAMING: Final = re.compile(r'\b(?:id="|href="#|aria-labelledby="|aria-describedby=")|url\(#')
"""In a picture, before the name of a part of it."""
_ENCODE: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
_TAKEN_BACK_WORDS: Final = {"en": "{0} takes back a move.", "fr": "{0} reprend un coup."}


class Choice:
    """What is asked now: of which seat, what kind of decision, and everything it may choose."""

    __slots__ = ("_match", "_step", "options", "seat")

    def __init__(self, match: Match, step: Decision, options: Sequence[Action]) -> None:
        self._match = match
        self._step = step
        self.seat: Seat = step.seat
        self.options: Sequence[Action] = options

    @property
    def kind(self) -> str:
        return kind_of(self._step)

    def prompt(self, lang: str = "en") -> str:
        """The question in one sentence."""
        match = self._match
        return match.game.wording.prompt(match.game.view(match._state, self.seat), known_language(lang))

    def label(self, action: Action | str, lang: str = "en") -> str:
        """An option in words, as on a button."""
        match = self._match
        if not isinstance(action, Action):
            action = match.game.actions.parse(action)
        return match.game.wording.label(match.game.view(match._state, self.seat), action, known_language(lang))

    def labels(self, lang: str = "en") -> list[str]:
        """All options in words, in their order."""
        match = self._match
        view, lang = match.game.view(match._state, self.seat), known_language(lang)
        return [match.game.wording.label(view, action, lang) for action in self.options]


@dataclass(frozen=True, slots=True)
class Refused:
    """Something that one might expect to do now and may not, with the reason in words."""

    action: Action
    clause: str
    sentence: str


class Match:
    """One game being played. Made by :func:`tabularium.new`; see also :func:`tabularium.loads`."""

    __slots__ = (
        "_actors",
        "_barrier",
        "_before",
        "_dealer",
        "_entries",
        "_options",
        "_past",
        "_start",
        "_state",
        "_step",
        "_told",
        "_told_until",
        "game",
        "options",
        "seats",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        dealer: Dealer,
        options: dict[str, Value],
        state: State,
        start: State | None = None,
        past: Event | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self._dealer = dealer
        self._state = state
        self._start = start  # where the record begins, if not at the game's own beginning
        self._past = past  # what had been told before that
        self._before = (DEALER, 0)  # who was then to decide, and how many decisions it had taken in a row
        self._entries = Entries(game.actions)
        self._actors: array[Seat] = array("b")  # who took each of them
        self._barrier = 0  # so many of the actions that stand cannot be taken back freely
        self._told: State | None = None  # a second state that has told the log as far as ...
        self._told_until = 0  # ... this entry
        self._step: Decision | None = None
        self._options: Sequence[Action] = ()

    @property
    def seed(self) -> int:
        """What all chance is drawn from. Secret until the match is over."""
        return self._dealer.seed

    # ------------------------------------------------------------------ playing

    @property
    def is_over(self) -> bool:
        return self._step is None

    @property
    def decision(self) -> Choice | None:
        """What is asked now; None when the match is over."""
        step = self._step
        return None if step is None else Choice(self, step, self._options)

    def play(self, action: Any, seat: Seat | None = None) -> None:
        """Take an action for the seat that is to decide, or refuse it and change nothing."""
        step = self._step
        if not isinstance(action, Action):
            action = self.game.actions.parse(action)
        if step is None:
            raise MatchIsOver
        if seat is not None and seat != step.seat:
            raise OutOfTurn(self.checked_seat(seat), step.seat)
        if action not in self._options:
            raise self._refusal(step, action)
        self.apply(action)

    def apply(self, action: Action) -> None:
        """Take an action that is known to be one of the options: for bots, which choose from them."""
        step = self._step
        assert step is not None
        state, revealed = self._state, self._state.revealed
        self._entries.append(action)
        self._actors.append(step.seat)
        state.agenda.pop()
        step.resolve(state, action)
        self._settle()
        if state.revealed != revealed:
            self._barrier = len(self._line()[0])

    def _settle(self) -> None:
        """Let the dealer deal until a seat is to decide or the match is over."""
        state, entries = self._state, self._entries
        while True:
            asked = pending(state)
            if asked is None:
                self._step = None
                self._options = ()
                return
            step, options = asked
            if isinstance(step, Decision):
                self._step = step
                self._options = options
                return
            assert isinstance(step, Chance)
            outcome = self._dealer.draw(step, state, options, len(entries))
            entries.append(outcome)
            self._actors.append(DEALER)
            state.agenda.pop()
            step.resolve(state, outcome)

    def _refusal(self, step: Decision, action: Action) -> IllegalAction:
        for refusal in step.refusals(self._state):
            if refusal.action is action:
                return IllegalAction({lang: self._reason(refusal, lang) for lang in LANGUAGES}, refusal.clause)
        text = self.game.actions.text(action)
        return IllegalAction(
            {
                "en": f"{text}: this is not among the choices now.",
                "fr": f"{text} : ce choix n'est pas offert maintenant.",
            }
        )

    def _reason(self, refusal: Refusal, lang: str) -> str:
        text = self.game.actions.text(refusal.action)
        colon = "\u00a0:" if lang == "fr" else ":"
        return f"{text}{colon} {self.game.wording.reason(refusal, lang, self.names(lang))} ({refusal.clause})"

    def why_not(self, lang: str = "en", names: Sequence[str] | None = None) -> list[Refused]:
        """What the deciding seat might expect to do and may not, with reasons and clauses."""
        step = self._step
        if step is None:
            return []
        lang = known_language(lang)
        called, reason = self.names(lang, names), self.game.wording.reason
        return [Refused(r.action, r.clause, reason(r, lang, called)) for r in step.refusals(self._state)]

    # ------------------------------------------------------------------ taking back

    def undo(self, seat: Seat | None = None, everyone_agrees: bool = False) -> None:
        """Take back the last move: free until something is revealed, beyond that if everyone agrees."""
        if seat is not None:
            self.checked_seat(seat)
        line, actors = self._line()
        last = len(actors) - 1
        if not self.is_over:
            while everyone_agrees and last >= 0 and actors[last] == DEALER:
                last -= 1
        self._check_undo(actors, last, seat, everyone_agrees)
        actor = actors[last]
        self._entries.append(None)
        self._actors.append(actor)
        self._state = self._replayed(line[:last], [], telling=False)
        self._barrier = min(self._barrier, last)
        self._told = None
        self._settle()

    def can_undo(self, seat: Seat | None = None) -> bool:
        """Could this seat (None: whoever moved last) take back its move without asking anybody?"""
        if seat is not None:
            self.checked_seat(seat)
        _, actors = self._line()
        try:
            self._check_undo(actors, len(actors) - 1, seat, everyone_agrees=False)
        except CannotUndo:
            return False
        return True

    def _check_undo(self, actors: list[Seat], last: int, seat: Seat | None, everyone_agrees: bool) -> None:
        if self.is_over:
            raise CannotUndo(
                {
                    "en": "The match is over and its seed is published: nothing can be taken back.",
                    "fr": "La partie est finie et sa graine est publiée : on ne peut plus rien reprendre.",
                }
            )
        if last < 0:
            raise CannotUndo({"en": "There is no move to take back.", "fr": "Il n'y a pas de coup à reprendre."})
        if actors[last] == DEALER or (last < self._barrier and not everyone_agrees):
            raise CannotUndo(
                {
                    "en": "Something has been revealed since your move: it can be taken back only if everyone agrees.",
                    "fr": "Quelque chose a été révélé depuis votre coup : il faut l'accord de tous pour le reprendre.",
                }
            )
        if seat is not None and seat != actors[last] and not everyone_agrees:
            raise CannotUndo(
                {
                    "en": "Somebody else has moved since: it can be taken back only if everyone agrees.",
                    "fr": "Quelqu'un d'autre a joué depuis : il faut l'accord de tous pour reprendre ce coup.",
                }
            )

    def _line(self) -> tuple[list[Action], list[Seat]]:
        """The actions that stand, without those taken back, and who took them."""
        line: list[Action] = []
        actors: list[Seat] = []
        for action, actor in zip(self._entries.listed(), self._actors, strict=True):
            if action is None:
                _drop_last_move(line, actors)
            else:
                line.append(action)
                actors.append(actor)
        return line, actors

    def _beginning(self) -> State:
        start = self._start
        return self.game.setup(self.seats, self.options) if start is None else start.copy()

    def _replayed(self, line: Sequence[Action], notes: Sequence[tuple[int, Seat]], telling: bool) -> State:
        """The state after these actions, which are trusted."""
        state = self._beginning()
        state.is_telling = telling
        state.story = self._past if telling else None
        done = 0
        for place, seat in notes:
            retrace(state, line[done:place])
            pending(state)
            state.tell(TAKEN_BACK, seat)
            done = place
        retrace(state, line[done:])
        pending(state)
        return state

    # ------------------------------------------------------------------ copies

    def copy(self) -> Match:
        """An independent match at the same point."""
        options = dict(self.options)
        twin = Match(self.game, self.seats, self._dealer, options, self._state.copy(), self._start, self._past)
        twin._entries = self._entries.copy()
        twin._actors = self._actors[:]
        twin._barrier = self._barrier
        twin._before = self._before
        twin._step = self._step
        twin._options = self._options
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: what is saved, and what a resampled match remembers besides."""
        return _unpickled, (self.game, self.save(), packed(self._past), self._before)

    def position(self, seat: Seat | None, rng: Random) -> State:
        """A state that the seat cannot tell from the true one: the unknown is dealt anew. For bots."""
        return self.game.resample(self._state, seat, rng)

    def resample(self, seat: Seat | None, seed: Any) -> Match:
        """An independent match, with another future, that the seat cannot tell from this one."""
        if seat is not None:
            self.checked_seat(seat)
        start = self.position(seat, Random(checked_seed(seed)))
        past = retold(self._story(), seat)
        twin = Match(self.game, self.seats, Dealer(seed), self.options, start.copy(), start, past)
        twin._settle()
        if twin._step is not None:
            twin._before = (twin._step.seat, self.in_a_row(twin._step.seat))
        return twin

    # ------------------------------------------------------------------ record

    @property
    def record(self) -> Record:
        return Record(
            game=self.game.id,
            rules=self.game.version,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            actions=tuple(self._entries.in_words()),
            start=None if self._start is None else json.loads(json.dumps(self._start.dump())),
        )

    def actions_seen(self, seat: Seat | None) -> list[str | None]:
        """The record as the seat (None: a spectator) knows it: what it has not seen is None. All, once it is over."""
        seen: list[str | None] = list(self.record.actions)
        if seat is not None:
            self.checked_seat(seat)
        if self.is_over:
            return seen
        state = self._beginning()
        line: list[Action] = []
        actors: list[Seat] = []
        for place, (entry, actor) in enumerate(zip(self._entries.listed(), self._actors, strict=True)):
            if entry is None:
                _drop_last_move(line, actors)
                state = self._replayed(line, [], telling=False)
                continue
            asked = pending(state)
            assert asked is not None
            witnesses = asked[0].witnesses(state)
            if witnesses is not None and seat not in witnesses:
                seen[place] = None
            take(state, asked[0], entry)
            line.append(entry)
            actors.append(actor)
        return seen

    @property
    def commitment(self) -> str:
        """A hash of the seed, to be published at the start; the seed itself is shown at the end."""
        return commitment(self.seed)

    @property
    def is_fairly_dealt(self) -> bool:
        """Is every outcome of chance the one that the seed gives?"""
        twin = Match(self.game, self.seats, self._dealer, self.options, self._beginning(), self._start)
        twin._settle()
        for index, (action, actor) in enumerate(zip(self._entries.listed(), self._actors, strict=True)):
            if action is None:
                twin.undo(everyone_agrees=True)
            elif actor != DEALER:
                twin.apply(action)
            elif twin._entries.listed(index)[0] != action:
                return False
        return True

    @property
    def index(self) -> int:
        """How many entries the record has."""
        return len(self._entries)

    def in_a_row(self, seat: Seat) -> int:
        """How many decisions the seat has taken up to now since another one took any."""
        count = 0
        actors = self._actors if not self._entries.has_taken_back else [actor for _, _, actor in self._standing()]
        for actor in reversed(actors):
            if actor == seat:
                count += 1
            elif actor != DEALER:
                return count
        before, length = self._before
        return count + length if before == seat else count

    def acted_alone(self, seat: Seat, start: int, end: int) -> bool:
        """Are the entries of the record from ``start`` up to ``end`` all this seat's, with nothing dealt between?"""
        return all(actor == seat for actor in self._actors[start:end])

    @property
    def moments(self) -> list[int]:
        """The lengths that the record had whenever a seat was to decide; the last is its present one."""
        asked = [place for place, actor in enumerate(self._actors) if actor != DEALER]
        return [*asked, len(self._entries)]

    def taken_by(self, seat: Seat) -> dict[int, Action]:
        """What the seat has chosen, without what was taken back: by the length of the record when it was asked."""
        self.checked_seat(seat)
        return {place: action for place, action, actor in self._standing() if actor == seat}

    def chosen_by(self, seat: Seat) -> dict[int, Action]:
        """As :meth:`taken_by`, but only where the seat had more than one option."""
        self.checked_seat(seat)
        chosen: dict[int, Action] = {}
        state = self._beginning()
        for place, action, actor in self._standing():
            asked = pending(state)
            assert asked is not None
            if actor == seat and len(asked[1]) > 1:
                chosen[place] = action
            take(state, asked[0], action)
        return chosen

    def retraced(self) -> Iterator[tuple[Match, Action]]:
        """The match as it was at each decision that stands, and what was taken there: one match that goes on."""
        twin = Match(self.game, self.seats, self._dealer, self.options, self._beginning(), self._start, self._past)
        for _, action, actor in self._standing():
            asked = pending(twin._state)
            assert asked is not None
            step, options = asked
            if isinstance(step, Decision):
                twin._step = step
                twin._options = options
                yield twin, action
            twin._entries.append(action)
            twin._actors.append(actor)
            take(twin._state, step, action)

    def subject(self, action: Action) -> str:
        """How statistics count an option: by its notation, or by the card, tile or building that it is about."""
        ask = self.game.subject
        return ("" if ask is None else ask(self._state, action)) or self.game.actions.text(action)

    @property
    def turn_order(self) -> list[Seat]:
        """The order of play as it is settled now; empty before, and where the seats' first decisions tell it."""
        ask = self.game.turn_order
        return [] if ask is None else list(ask(self._state))

    def _standing(self) -> list[tuple[int, Action, Seat]]:
        """The actions that were not taken back: the place in the record, the action, and who took it."""
        places: list[int] = []
        line: list[Action] = []
        actors: list[Seat] = []
        for place, (action, actor) in enumerate(zip(self._entries.listed(), self._actors, strict=True)):
            if action is None:
                _drop_last_move(line, actors)
                del places[len(line) :]
            else:
                places.append(place)
                line.append(action)
                actors.append(actor)
        return list(zip(places, line, actors, strict=True))

    def at(self, index: int) -> Match:
        """The match as it was when its record had this length, one of :attr:`moments`."""
        if index not in self.moments:
            raise NoSuchMoment(index)
        twin = Match(self.game, self.seats, self._dealer, self.options, self._beginning(), self._start, self._past)
        twin._before = self._before
        twin._entries = self._entries.until(index)
        twin._actors = self._actors[:index]
        twin._state = twin._replayed(twin._line()[0], [], telling=False)
        twin._settle()
        return twin

    def save(self) -> str:
        """The match with its present state, for :func:`restored`: loading it does not replay anything."""
        from tabularium.core.packing import pack_state  # here, since it is slow to load

        return _ENCODE(
            [
                self.game.id,
                self.game.version,
                self.seats,
                self.options,
                str(self.seed),
                self._entries.dump(),
                None if self._start is None else self._start.dump(),
                dump_seats(self._actors),
                self._barrier,
                pack_state(self._state.dump()),
            ]
        )

    # ------------------------------------------------------------------ what a seat sees

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand openly; final when the match is over."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; empty until the match is over."""
        return self.game.winners(self._state) if self.is_over else ()

    @property
    def places(self) -> list[int]:
        """Who came where, seat by seat, from 1: those who are level share a place. Empty until the match is over."""
        if not self.is_over:
            return []
        ask = self.game.standing
        return places_of(self.scores if ask is None else ask(self._state), self.winners)

    @property
    def shares(self) -> list[float]:
        """Of the victory, seat by seat: 1 for a lone winner, a part for those who share it."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def feats(self, seat: Seat) -> list[Feat]:
        """The achievements that the seat has earned; none until the match is over."""
        card = self.game
        if card.earned is None or not self.is_over:
            return []
        earned = card.earned(self._state, self.checked_seat(seat))
        return [feat for feat in card.feats if feat.id in earned]

    def remark(self, lang: str = "en") -> str:
        """A sentence on how the match has ended, where the game has more to say than who has won."""
        card = self.game
        return "" if card.remark is None or not self.is_over else card.remark(self._state, known_language(lang))

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """For each seat its points by category; they add up to its score."""
        return self.game.breakdown(self._state)

    def view(self, seat: Seat | None = None) -> View:
        """What the seat (None: a spectator) may know, as plain data."""
        step = self._step
        view: View = {
            "game": self.game.id,
            "rules": self.game.version,
            "seats": self.seats,
            "seat": None if seat is None else self.checked_seat(seat),
            "options": dict(self.options),
            "index": len(self._entries),
            "commitment": self.commitment,
            "is_over": step is None,
            "to_decide": None if step is None else step.seat,
            "choices": [],
            "table": self.game.view(self._state, seat),
        }
        if step is None:
            view["scores"] = self.scores
            view["winners"] = list(self.winners)
            view["places"] = self.places
            view["seed"] = str(self.seed)
        elif step.seat == seat:
            view["choices"] = [self.game.actions.texts[action] for action in self._options]
        return view

    def svg(
        self,
        seat: Seat | None = None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        layout: str = "wide",
    ) -> str:
        """The table as a picture, for a large screen (``wide``), a laptop (``square``) or a telephone (``tall``)."""
        _check_layout(layout)
        return self.game.picture(self._table(seat), known_language(lang), self.names(lang, names), layout)

    def fragments(
        self,
        seat: Seat | None = None,
        lang: str = "en",
        names: Sequence[str] | None = None,
        layout: str = "wide",
    ) -> dict[str, str]:
        """The picture in parts, ``id -> SVG element``: an update need send only those that have changed."""
        _check_layout(layout)
        return self.game.fragments(self._table(seat), known_language(lang), self.names(lang, names), layout)

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, {self.index} actions{', over' if self.is_over else ''}>"

    def _repr_svg_(self) -> str:
        """For notebooks, which show several pictures on one page: no two may share the names of their parts."""
        return _NAMING.sub(rf"\g<0>{self.game.id}-{self.index}-", self.svg())

    def panels(self, seat: Seat | None = None, lang: str = "en", names: Sequence[str] | None = None) -> list[Panel]:
        """The table in words, part by part."""
        return self.game.wording.panels(self._table(seat), known_language(lang), self.names(lang, names))

    def text(self, seat: Seat | None = None, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The whole table in words."""
        parts: list[str] = []
        for panel in self.panels(seat, lang, names):
            lines = ["".join([span.text for span in line]) for line in panel.lines]
            parts.append("\n".join([panel.title, *[f"  {line}" for line in lines]]))
        return "\n".join(parts)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Heard]:
        """What the seat has seen happen, as keys and arguments, from event number ``since`` on.

        When a move is taken back its events are gone, and the next ones bear their numbers again.
        """
        if seat is not None:
            self.checked_seat(seat)
        return heard(self._story(), seat, since)

    def log(
        self, seat: Seat | None = None, lang: str = "en", names: Sequence[str] | None = None, since: int = 0
    ) -> list[str]:
        """What the seat has seen happen, in sentences."""
        lang = known_language(lang)
        called = self.names(lang, names)
        lines: list[str] = []
        for event in self.events(seat, since):
            if event.key == TAKEN_BACK:
                lines.append(say(_TAKEN_BACK_WORDS, lang).format(called[event.args[0]]))
            else:
                lines.append(self.game.wording.line(event, lang, called))
        return lines

    def names(self, lang: str = "en", given: Sequence[str] | None = None) -> list[str]:
        """How the seats are called: by the names given, and where there is none as the game calls them."""
        lang, given = known_language(lang), given or ()
        called = [self.game.wording.player_name(seat, lang) for seat in range(self.seats)]
        return [*given[: self.seats], *called[len(given) :]]

    def _table(self, seat: Seat | None) -> View:
        return self.game.view(self._state, None if seat is None else self.checked_seat(seat))

    def checked_seat(self, seat: Any) -> Seat:
        """A seat of this match. Raises NoSuchSeat."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise NoSuchSeat(seat, self.seats)
        return int(seat)

    def _story(self) -> Event | None:
        """The log so far. It is told by a second state, which only those pay for who read the log."""
        told = self._told
        untold = self._entries.listed(self._told_until)
        if told is None or None in untold:
            line: list[Action] = []
            actors: list[Seat] = []
            notes: list[tuple[int, Seat]] = []
            for action, actor in zip(self._entries.listed(), self._actors, strict=True):
                if action is None:
                    _drop_last_move(line, actors)
                    notes = [*[note for note in notes if note[0] <= len(line)], (len(line), actor)]
                else:
                    line.append(action)
                    actors.append(actor)
            told = self._replayed(line, notes, telling=True)
        else:
            retrace(told, [action for action in untold if action is not None])
            pending(told)
        self._told, self._told_until = told, len(self._entries)
        return told.story


def _check_layout(layout: str) -> None:
    if layout not in LAYOUTS:
        may = ", ".join(LAYOUTS)
        raise BadOption(
            {
                "en": f"There is no layout {layout!r}. The layouts are: {may}.",
                "fr": f"Il n'y a pas de disposition {layout!r}. Les dispositions sont : {may}.",
            }
        )


def _drop_last_move(line: list[Action], actors: list[Seat]) -> Seat:
    """Take back the last seat's action and whatever the dealer did after it; whose it was."""
    while actors and actors[-1] == DEALER:
        actors.pop()
        line.pop()
    line.pop()
    return actors.pop()


def checked_seed(seed: Any) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or seed.bit_length() > LONGEST_SEED:
        raise BadSeed(seed)
    return seed


def begin(game: Game, seats: Any, seed: Any, options: Mapping[str, Value]) -> Match:
    """A new match, dealt up to its first decision. What comes from outside is checked, so it is typed as anything."""
    settled = game.settle_options(options)
    count = game.check_seats(seats)
    match = Match(game, count, Dealer(checked_seed(seed)), settled, game.setup(count, settled))
    match._settle()
    return match


def replayed(record: Record, game: Game) -> Match:
    """The match that this record tells, every entry checked against the rules."""
    if record.rules > game.version:
        raise NewerRecord({"en": "rules", "fr": "les règles"}, record.rules, game.version)
    if record.rules < game.version:
        raise OlderRecord(record.rules, game.version)
    match = _begun_as_recorded(record, game)
    for place, text in enumerate(record.actions):
        revealed = match._state.revealed
        try:
            _replay_entry(match, text)
        except TabulariumError as error:
            raise CorruptRecord(f"action {place + 1}", error.words) from error
        pending(match._state)
        if match._state.revealed > revealed:
            match._barrier = len(match._line()[0])
    match._settle()
    return match


def _begun_as_recorded(record: Record, game: Game) -> Match:
    try:
        seats = game.check_seats(record.seats)
    except BadSeatCount as error:
        raise CorruptRecord("seats", error.words) from error
    try:
        options = game.settle_options(record.options)
        state = game.setup(seats, options)
    except BadOption as refused:  # a name of its own: compiled code gives a name one type
        raise CorruptRecord("options", refused.words) from refused
    if record.start is None:
        return Match(game, seats, Dealer(record.seed), options, state)
    start = _restored_state(game, record.start, state, seats)
    return Match(game, seats, Dealer(record.seed), options, start.copy(), start)


def _replay_entry(match: Match, text: str) -> None:
    """Enter one line of a record, the dealer's as well as the seats'."""
    state = match._state
    if text == UNDO:
        line, actors = match._line()
        if pending(state) is None:
            raise MatchIsOver
        if all(actor == DEALER for actor in actors):
            raise CannotUndo({"en": "There is no move to take back.", "fr": "Il n'y a pas de coup à reprendre."})
        actor = _drop_last_move(line, actors)
        match._barrier = min(match._barrier, len(line))
        match._entries.append(None)
        match._actors.append(actor)
        match._state = match._replayed(line, [], telling=False)
        return
    action = match.game.actions.parse(text)
    asked = pending(state)
    if asked is None:
        raise MatchIsOver
    step, options = asked
    if isinstance(step, Decision):
        if action not in options:
            raise match._refusal(step, action)
        match._actors.append(step.seat)
    else:
        is_possible = step.accepts(state, action) if isinstance(step, Computed) else action in options
        if not is_possible:
            raise IllegalAction(
                {
                    "en": f"{text}: the dealer could not have dealt this.",
                    "fr": f"{text} : le donneur n'a pas pu donner cela.",
                }
            )
        match._actors.append(DEALER)
    match._entries.append(action)
    take(state, step, action)


def _restored_state(game: Game, plain: list[Any], fresh: State, seats: int) -> State:
    """A state from a foreign text: it must have the pieces of a fresh one, and be fit to be shown and gone on with."""
    try:
        state = game.restore(plain)
        if game.census(state) != game.census(fresh) or len(game.scores(state)) != seats:
            raise ValueError("pieces are missing or too many")
        trial = Match(game, seats, Dealer(0), {}, state.copy())
        trial._settle()
        for seat in (*range(seats), None):
            trial.text(seat)
            trial.svg(seat)
        for option in trial._options:
            trial.copy().apply(option)
    except Exception as error:  # whatever nonsense does to the rules, it is the text's fault
        raise CorruptRecord(
            "start",
            {"en": f"no table can be made of it ({error}).", "fr": f"on ne peut en tirer une table ({error})."},
        ) from error
    return state


def restored(game: Game, saved: str, words: Sequence[str] | None = None) -> Match:
    """The match that :meth:`Match.save` wrote. For trusted storage: the state is taken as it is, without a replay.

    Raises RenumberedSave if the game's actions have changed since; with the record in ``words`` it can be read even so.
    """
    from tabularium.core.packing import unpack_state  # here, since it is slow to load

    _, _, seats, options, seed, entries, start, actors, barrier, state = json.loads(saved)
    table = game.actions
    beginning = None if start is None else game.restore(start)
    match = Match(game, seats, Dealer(int(seed)), options, game.restore(unpack_state(state)), beginning)
    match._entries = load_entries(entries, table) if words is None else read_entries(words, table)
    match._actors = load_seats(actors)
    match._barrier = barrier
    match._settle()
    return match


def _unpickled(game: Game, saved: str, past: list[Any], before: tuple[Seat, int]) -> Match:
    match = restored(game, saved)
    match._past = unpacked(past)
    match._before = before
    return match
