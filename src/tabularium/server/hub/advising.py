"""Hints and reviews: asked for by people, thought out by workers, kept in the database.

A hint belongs to one decision of one seat and is shown in that seat's table; when the decision is gone, so is the hint.
A review belongs to one seat of a match that is over; it is made look by look, and what was found stays.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tabularium.bots.advice import Advice
from tabularium.bots.advising import advised, foremost
from tabularium.bots.reviewing import Judgement, Review
from tabularium.bots.thinking import options_for
from tabularium.bots.words import fallen, lost, percent
from tabularium.core.agenda import Seat
from tabularium.core.match import Match
from tabularium.core.words import LANGUAGES, say
from tabularium.server import table as tables
from tabularium.server.errors import Refusal
from tabularium.server.hub.checks import check_may_review, check_may_see, reviewable
from tabularium.server.hub.memory import Memory, Plain
from tabularium.server.schema import FAILED, HINT, REVIEW, judgements, matches, thoughts
from tabularium.server.words import NO_ANSWER


@dataclass(frozen=True, slots=True)
class Thought:
    """A hint or a review that somebody waits for."""

    match: str
    seat: Seat
    kind: str
    index: int
    """The length of the record that it is about."""

    @property
    def key(self) -> ColumnElement[bool]:
        own = (thoughts.c.match == self.match) & (thoughts.c.seat == self.seat)
        return own & (thoughts.c.kind == self.kind) & (thoughts.c.index == self.index)


class Advising(Memory):
    """What is asked of Imperator."""

    # ------------------------------------------------------------------ hints

    def ask_hint(self, user: str, id: str, seat: Seat, index: int) -> bool:
        """Ask what Imperator would do now. Is the answer there already?"""
        with self._changing(id) as change:
            match, facts = change.match, change.facts
            check_may_see(match, facts, user, seat)
            if not facts.row["hints"]:
                raise Refusal("no_hints")
            if index != match.index:
                raise Refusal("stale", index=match.index)
            options_for(match, seat)  # refuses when it is somebody else's turn, or over
            if facts.bot_at(seat) is not None:
                raise Refusal("timed_out", index=match.index)
            if facts.hint is not None:
                return bool(facts.hint["is_done"])
            earlier = (thoughts.c.match == id) & (thoughts.c.seat == seat) & (thoughts.c.kind == HINT)
            change.connection.execute(delete(thoughts).where(earlier))
            _enter(change.connection, Thought(id, seat, HINT, index))
            change.seat(seat, hints=facts.seats[seat]["hints"] + 1)
            return False

    def think_of_hint(self, asked: Thought) -> None:
        """For a worker: think, and give the hint if its decision is still pending."""
        with self._seen(asked.match) as (_, match, _):
            true = match if match.index == asked.index else None
        advice = [] if true is None else advised(true, asked.seat, self.settings.hint_bot)
        with self._changing(asked.match) as change:
            change.row()
            if change.match.index != asked.index:
                change.connection.execute(delete(thoughts).where(asked.key))
                return
            said = _written(foremost(advice, change.match.seats))
            change.connection.execute(update(thoughts).where(asked.key).values(is_done=True, said=said))

    def give_up(self, asked: Thought) -> None:
        """For a worker that has failed: nobody is to try again, and whoever waits is told. What was found stays.

        The match is not read: it may be what cannot be read.
        """
        own = matches.c.id == asked.match
        with self.store.writing() as connection:
            connection.execute(update(matches).where(own).values(rev=matches.c.rev + 1))
            connection.execute(update(thoughts).where(asked.key).values(is_done=True, said=FAILED))
            rev = connection.scalars(select(matches.c.rev).where(own)).one()
            self.store.announce(connection, asked.match, rev)
        self.changed(asked.match, rev)

    # ------------------------------------------------------------------ reviews

    def ask_review(self, user: str, id: str, seat: Seat) -> None:
        """Have the seat's decisions looked at; asked again, nothing changes, unless it had come to nothing."""
        with self._seen(id) as (_, match, facts):
            check_may_review(match, facts, user, seat)
            index, rev = match.index, facts.rev
        try:
            with self.store.writing() as connection:
                thought = Thought(id, seat, REVIEW, index)
                asked = connection.execute(select(thoughts.c.said).where(thought.key)).first()
                if asked is not None and asked.said == FAILED:
                    connection.execute(delete(thoughts).where(thought.key))
                if asked is None or asked.said == FAILED:
                    _enter(connection, thought)
                    self.store.announce(connection, id, rev)
        except IntegrityError:
            pass  # somebody else has asked at the same moment

    def take_a_look(self, asked: Thought) -> None:
        """For a worker: look at one more decision, and store what was found."""
        id, seat = asked.match, asked.seat
        with self._seen(id) as (entry, match, _):
            chosen = entry.chosen_by(seat)
        with self.store.reading() as connection:
            rows = connection.execute(_found(id, seat)).mappings().all()
        whole = Review(match, seat, [_read(match, row) for row in rows], chosen)
        found = whole.look(self.settings.glance_bot, self.settings.closer_bot)
        try:
            with self.store.writing() as connection:
                if found is not None and whole.then is not None:
                    at = (judgements.c.match == id) & (judgements.c.seat == seat) & (judgements.c.index == found.index)
                    connection.execute(delete(judgements).where(at))
                    connection.execute(insert(judgements).values(match=id, seat=seat, **_row(whole.then, found)))
                if whole.is_complete:
                    connection.execute(update(thoughts).where(asked.key).values(is_done=True))
        except IntegrityError:
            pass  # another worker has looked at the same moment: what it has found stands

    def review(self, user: str, id: str, seat: Seat, lang: str) -> Plain:
        """The review as far as it has come."""
        with self._seen(id) as (entry, match, facts):
            check_may_review(match, facts, user, seat)
            chosen = entry.chosen_by(seat)
        # the match is over and stays as it is: nobody needs to wait for what follows
        thought = Thought(id, seat, REVIEW, match.index)
        with self.store.reading() as connection:
            asked = connection.execute(select(thoughts.c.is_done, thoughts.c.said).where(thought.key)).first()
            rows = connection.execute(_found(id, seat)).mappings().all()
        whole = Review(match, seat, [_read(match, row) for row in rows], chosen)
        is_ready = asked is not None and bool(asked.is_done)
        slips = [slip.index for slip in whole.slips if slip.is_close or not is_ready]
        numbers = {index: number for number, index in enumerate(match.moments)}
        words = {row["index"]: json.loads(row["words"])[lang] for row in rows}
        places = {index: place for place, index in enumerate(whole.asked, start=1)}
        scale = _scale(whole) if match.seats == 1 else None
        result = _result(match, seat) if scale is None else _height(match.scores[seat], scale)
        shown = [
            {"place": places[found.index], "number": numbers[found.index]}
            | {"verdict": _verdict(found, found.index in slips, whole.is_slip(found))}
            | _shown(found, words[found.index], lang, scale)
            for found in whole.judgements
        ]
        return {
            "match": id,
            "game": match.game.id,
            "seat": seat,
            "lang": lang,
            "is_asked": asked is not None,
            "is_ready": is_ready,
            "fault": say(NO_ANSWER, lang) if asked is not None and asked.said == FAILED else "",
            "done": whole.done,
            "total": whole.total,
            "length": len(numbers) - 1,
            "choices": len(places),
            "result": result,
            "scale": scale,
            "players": tables.players(match, facts, facts.names(match.names(lang))),
            "seats": reviewable(match, facts, user),
            "decisions": shown,
            "slips": slips,
        }


# ---------------------------------------------------------------------- rows


def _enter(connection: Connection, asked: Thought) -> None:
    connection.execute(insert(thoughts).values(**asdict(asked), asked=time(), until=0.0, is_done=False))


def _written(advice: Sequence[Advice]) -> str:
    return json.dumps([[str(each.action), round(each.chance, 4), round(each.margin, 2)] for each in advice])


def _found(id: str, seat: Seat) -> Any:
    own = (judgements.c.match == id) & (judgements.c.seat == seat)
    return select(judgements).where(own).order_by(judgements.c.index)


def _read(match: Match, row: Any) -> Judgement:
    parse = match.game.actions.parse
    numbers = (row["chance"], row["chance_taken"], row["margin"], row["margin_taken"])
    return Judgement(row["index"], parse(row["taken"]), parse(row["best"]), *numbers, bool(row["is_close"]))


def _row(then: Match, found: Judgement) -> Plain:
    asked = then.decision
    assert asked is not None
    words = {
        lang: [asked.prompt(lang), asked.label(found.taken, lang), asked.label(found.best, lang)] for lang in LANGUAGES
    }
    return {
        "index": found.index,
        "taken": str(found.taken),
        "best": str(found.best),
        "chance": found.chance,
        "chance_taken": found.chance_taken,
        "margin": found.margin,
        "margin_taken": found.margin_taken,
        "is_close": found.is_close,
        "words": json.dumps(words, ensure_ascii=False),
    }


def _result(match: Match, seat: Seat) -> float:
    """How it has ended for the seat: won, shared or lost."""
    return 0.0 if seat not in match.winners else 1.0 if len(match.winners) == 1 else 0.5


def _verdict(found: Judgement, is_told: bool, is_slip: bool) -> str:
    """What may be said: a loss that only a brief look has seen is neither told nor denied."""
    if found.taken is found.best:
        return "same"
    return "lost" if is_told else "open" if is_slip else "fine"


def _scale(whole: Review) -> tuple[float, float]:
    """Alone no chance is told: what is drawn then are the points in prospect, and at the end those that were made."""
    points = [margin for found in whole.judgements for margin in (found.margin, found.margin_taken)]
    points.append(float(whole.match.scores[whole.seat]))
    return min(points), max(max(points), min(points) + 1.0)


def _height(points: float, scale: tuple[float, float]) -> float:
    least, most = scale
    return (points - least) / (most - least)


def _shown(found: Judgement, words: list[str], lang: str, scale: tuple[float, float] | None) -> Plain:
    prompt, taken, best = words
    high, low, seats = found.chance, found.chance_taken, 2
    if scale is not None:
        high, low, seats = _height(found.margin, scale), _height(found.margin_taken, scale), 1
    return {
        "index": found.index,
        "prompt": prompt,
        "taken": {"action": str(found.taken), "label": taken},
        "best": {"action": str(found.best), "label": best},
        "chance": round(high, 4),
        "chance_taken": round(low, 4),
        "percent": percent(high, lang, seats),
        "percent_taken": percent(low, lang, seats),
        "fallen": "" if seats == 1 else fallen(high, low, lang),
        "lost": lost(found.points, lang),
    }
