"""The table object: everything one seat is shown, built from the match and the facts beside it."""

from __future__ import annotations

import json
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from tabularium.bots.advising import level
from tabularium.bots.words import percent, standing
from tabularium.core.agenda import Seat
from tabularium.core.match import Match
from tabularium.core.words import say
from tabularium.games.kit.palette import LETTERS, SHAPES
from tabularium.server.facts import Facts
from tabularium.server.pictures import picture
from tabularium.server.schema import FAILED
from tabularium.server.words import NO_ANSWER, NOTES, OVER, TIME_IS_UP, WAITING_FOR_FRIEND

NOTE_MARK = "\x01"
"""Begins what the server itself noted among the chat's lines; people cannot write it."""
_LOG_AT_LEAST, _LOG_AT_MOST = 60, 300

Plain = dict[str, Any]


def table(match: Match, facts: Facts, seat: Seat | None, lang: str, layout: str) -> Plain:
    """Only what the seat (None: a spectator) may know goes in here."""
    names = facts.names(match.names(lang))
    decision = match.decision
    is_asked = decision is not None and decision.seat == seat and facts.bot_at(decision.seat) is None
    since = 0 if seat is None else int(facts.seats[seat]["heard"])
    total = events_told(match)
    since = min(since, total)
    log_from = max(0, min(since, total - _LOG_AT_LEAST), total - _LOG_AT_MOST)
    row = facts.row
    shown: Plain = {
        "match": row["id"],
        "game": match.game.id,
        "seat": seat,
        "lang": lang,
        "layout": layout,
        "rev": facts.rev,
        "index": match.index,
        "is_over": match.is_over,
        "commitment": match.commitment,
        "seed": str(match.seed) if match.is_over else None,
        "players": players(match, facts, names),
        "to_decide": None if decision is None else decision.seat,
        "my_turn": is_asked,
        "prompt": prompt(match, facts, seat, lang, names),
        "choices": choices(match, lang) if is_asked else [],
        "refused": refused(match, lang, names) if is_asked else [],
        "aim": aim(match, lang) if is_asked else None,
        "lay": lay(match, lang) if is_asked else None,
        "can_hint": is_asked and bool(row["hints"]),
        "hint": hint(match, facts, lang) if is_asked else None,
        **undoing(match, facts, seat, lang, names),
        "log": match.log(seat, lang, names, log_from),
        "log_from": log_from,
        "since": since,
        "chat": [
            {"by": line["seat"], "name": names[line["seat"]], "text": line["text"], "at": moment(line["at"])}
            for line in facts.chat
            if not line["text"].startswith(NOTE_MARK)
        ],
        "notes": notes(facts, lang, names),
        "picture": picture(match.game, match.game.view(match._state, seat), lang, names, layout),
        "over": over(match, lang),
        "rematch": row["rematch"],
        "options": options(match, lang),
        "rules_prefix": match.game.prefix,
    }
    return shown


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def notes(facts: Facts, lang: str, names: list[str]) -> list[Plain]:
    """What befell the seats beside the game: a bot took over, the person is back."""
    found: list[Plain] = []
    for line in facts.chat:
        kind = line["text"].removeprefix(NOTE_MARK)
        if kind != line["text"] and kind in NOTES:
            text = say(NOTES[kind], lang).format(name=names[line["seat"]])
            found.append({"seat": line["seat"], "kind": kind, "text": text, "at": moment(line["at"])})
    return found


def is_stood_in(match: Match, facts: Facts, seat: Seat | None) -> bool:
    """Does a bot play for the person who sits here?"""
    return seat is not None and not match.is_over and bool(facts.seats[seat]["timed_out"])


def options(match: Match, lang: str) -> list[Plain]:
    """What was settled before the match, in words."""
    return [
        {"name": option.names[lang], "label": option.labels[match.options[option.id]][lang]}
        for option in match.game.options
    ]


def events_told(match: Match) -> int:
    """How many events the log has; the same for every seat, since secrets are left out within them."""
    last = match._story()
    return 0 if last is None else last.number + 1


def players(match: Match, facts: Facts, names: list[str]) -> list[Plain]:
    colours = match.game.seat_colours
    return [
        {
            "name": names[seat],
            "kind": row["kind"],
            "bot": row["bot"],
            "is_program": facts.is_program(seat),
            "colour": colours[seat % len(colours)],
            "shape": SHAPES[seat % len(SHAPES)],
            "letter": LETTERS[seat % len(LETTERS)],
            "is_connected": row["kind"] == "bot" or bool(row["is_connected"]),
            "is_taken": row["kind"] == "bot" or facts.is_held(seat),
            "clock_ms": row["clock_ms"],
            "timed_out": bool(row["timed_out"]),
            "hints": row["hints"],
        }
        for seat, row in enumerate(facts.seats)
    ]


def with_clocks(shown: Plain, facts: Facts, now: float) -> Plain:
    """The same table with the running clock as it stands now."""
    seat = shown["to_decide"]
    if not facts.has_clocks or seat is None or shown["players"][seat]["clock_ms"] is None:
        return shown
    seated = list(shown["players"])
    if facts.is_held(seat) and not seated[seat]["timed_out"]:
        spent = max(0, round((now - facts.row["turn_at"]) * 1000))
        seated[seat] = {**seated[seat], "clock_ms": max(0, seated[seat]["clock_ms"] - spent)}
    return {**shown, "players": seated}


def prompt(match: Match, facts: Facts, seat: Seat | None, lang: str, names: list[str]) -> str:
    decision = match.decision
    if decision is None:
        return say(OVER, lang)
    if is_stood_in(match, facts, seat):
        return say(TIME_IS_UP, lang)
    if decision.seat == seat:
        return decision.prompt(lang)
    if facts.bot_at(decision.seat) is None and not facts.is_held(decision.seat):
        return say(WAITING_FOR_FRIEND, lang).format(name=names[decision.seat])
    return match.game.wording.waiting(match.game.view(match._state, seat), lang, names)


def choices(match: Match, lang: str) -> list[Plain]:
    decision = match.decision
    assert decision is not None
    texts = match.game.actions.texts
    return [{"action": texts[action], "label": label} for action, label in zip(decision.options, decision.labels(lang))]


def aim(match: Match, lang: str) -> Plain | None:
    """The choices as scales, where they are numbers."""
    decision = match.decision
    assert decision is not None
    found = None if match.game.aim is None else match.game.aim(match.game.view(match._state, decision.seat), lang)
    return None if found is None else asdict(found)


def lay(match: Match, lang: str) -> Plain | None:
    """The choices as a piece to be laid, where they are its places."""
    decision = match.decision
    assert decision is not None
    found = None if match.game.lay is None else match.game.lay(match.game.view(match._state, decision.seat), lang)
    return None if found is None else asdict(found)


def hint(match: Match, facts: Facts, lang: str) -> Plain | None:
    """What Imperator would do, if that was asked: the best options, best first; none as long as it thinks."""
    decision, found = match.decision, facts.hint
    assert decision is not None
    if found is None or found["seat"] != decision.seat:
        return None
    is_failed = found["said"] == FAILED
    advice = [] if is_failed else json.loads(found["said"] or "[]")
    return {
        "is_ready": bool(found["is_done"]),
        "fault": say(NO_ANSWER, lang) if is_failed else "",
        "level": level([(chance, margin) for _, chance, margin in advice]),
        "options": [
            {
                "action": action,
                "label": decision.label(action, lang),
                "chance": chance,
                "percent": percent(chance, lang, match.seats),
                "standing": standing(margin, match.seats, lang),
            }
            for action, chance, margin in advice
        ],
    }


def refused(match: Match, lang: str, names: list[str]) -> list[Plain]:
    decision = match.decision
    assert decision is not None
    return [
        {
            "action": match.game.actions.text(entry.action),
            "label": decision.label(entry.action, lang),
            "clause": entry.clause,
            "sentence": entry.sentence,
        }
        for entry in match.why_not(lang, names)
    ]


def undoing(match: Match, facts: Facts, seat: Seat | None, lang: str, names: list[str]) -> Plain:
    """Can it take back at once, or could it ask; and is somebody asking?"""
    row = facts.row
    has_moved = seat is not None and not match.is_over and last_move_of(match, seat) is not None
    has_moved = has_moved and not is_stood_in(match, facts, seat)
    is_free = has_moved and (match.can_undo(seat) or not facts.must_consent(seat or 0))
    asked = denied = None
    if row["undo_by"] is not None and row["undo_index"] == row["index"] == match.index:
        by = row["undo_by"]
        asked = {
            "by": by,
            "index": row["undo_index"],
            "agreed": list(facts.agreed),
            "moves": would_vanish(match, by, seat, lang, names),
        }
    elif seat in facts.refused:
        denied = {"by": facts.refused[seat], "index": row["undo_index"]}
    can_ask = has_moved and not is_free and denied is None
    return {"can_undo": is_free, "can_ask_undo": can_ask, "undo_asked": asked, "undo_refused": denied}


def would_vanish(match: Match, by: Seat, seat: Seat | None, lang: str, names: list[str]) -> list[str]:
    """The lines of this viewer's own log that go if the seat takes its last move back."""
    back = last_move_of(match, by)
    if back is None:
        return []
    before = match.copy()
    for _ in range(back):
        before.undo(everyone_agrees=True)
    # what is taken back is told in one line, which stands where the log now goes on
    return match.log(seat, lang, names, events_told(before) - 1)


def last_move_of(match: Match, seat: Seat) -> int | None:
    """How many moves, of whomever, have to be taken back until the seat's last one is."""
    _, actors = match._line()
    moves = [actor for actor in actors if actor >= 0]
    for back, actor in enumerate(reversed(moves), start=1):
        if actor == seat:
            return back
    return None


def over(match: Match, lang: str) -> Plain | None:
    if not match.is_over:
        return None
    breakdown = match.breakdown
    return {
        "scores": match.scores,
        "winners": list(match.winners),
        "places": match.places,
        "breakdown": [
            {
                "category": category,
                "label": match.game.wording.category(category, lang),
                "points": [points[category] for points in breakdown],
            }
            for category in breakdown[0]
        ],
        "feats": [
            [{"id": feat.id, "name": feat.names[lang], "about": feat.about[lang]} for feat in match.feats(seat)]
            for seat in range(match.seats)
        ],
        "remark": match.remark(lang),
    }
