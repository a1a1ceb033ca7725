"""What the server refuses besides what the rules refuse, and the one place where refusals become answers."""

from __future__ import annotations

import re
from typing import Any, Final

from tabularium.core.errors import (
    BadOption,
    BadSeatCount,
    CannotUndo,
    IllegalAction,
    MatchIsOver,
    NoSuchSeat,
    OutOfTurn,
    TabulariumError,
    UnknownBot,
    UnknownGame,
    UnreadableAction,
    UnreadableRecord,
)
from tabularium.core.words import LANGUAGES
from tabularium.server.words import FAULTS, FIELDS, REFUSALS


def _in(lang: str, words: dict[str, object]) -> dict[str, object]:
    return {name: word[lang] if isinstance(word, dict) else word for name, word in words.items()}


class Refusal(TabulariumError):
    """Something that the server, not the game, refuses: its sentence is found by its type."""

    def __init__(self, type: str, index: int | None = None, **words: object) -> None:
        status, texts = REFUSALS[type]
        super().__init__({lang: text.format(**_in(lang, words)) for lang, text in texts.items()})
        self.type = type
        self.status = status
        self.index = index


class BadRequest(Refusal):
    """A field of the request is not as it should be; ``detail`` is for whoever wrote the client."""

    def __init__(self, field: str, fault: str, n: str = "", detail: str | None = None) -> None:
        named = FIELDS.get(field) or dict.fromkeys(LANGUAGES, field)
        what = {lang: text.format(field=named[lang], n=n) for lang, text in FAULTS[fault].items()}
        super().__init__("bad_request", what=what)
        self.detail = detail


def badly_asked(said: str) -> BadRequest:
    """What msgspec says of a body that it does not take, in words."""
    reason, _, path = said.partition(" - at `")
    keys = re.findall(r"[A-Za-z_][A-Za-z0-9_]*", re.sub(r"\[[^\]]*\]", "", path))
    field = keys[-1] if keys else ""
    lacks = re.match(r"Object (missing required|contains unknown) field `(.*)`", reason)
    if lacks:
        return BadRequest(lacks[2][:40], "missing" if lacks[1].startswith("missing") else "unknown", detail=said)
    bound = re.match(r"Expected `(\w+)` (of length )?(>=|<=) (\d+)$", reason)
    if bound:
        kind = "number" if not bound[2] else "text" if bound[1] == "str" else "list"
        return BadRequest(field, _BOUNDS[kind][bound[3] == "<="], bound[4], said)
    return BadRequest(field, "no_choice" if reason.startswith("Invalid enum") else "wrong", detail=said)


_BOUNDS: Final = {"number": ("least", "most"), "text": ("shortest", "longest"), "list": ("fewest", "fullest")}


class UnusableDatabase(TabulariumError):
    """Told to whoever starts a server or a worker, never to browsers."""


_STATUS: Final[dict[type[TabulariumError], tuple[int, str]]] = {
    UnknownGame: (404, "unknown_game"),
    NoSuchSeat: (404, "unknown_seat"),
    BadSeatCount: (422, "bad_seats"),
    BadOption: (422, "bad_option"),
    UnknownBot: (422, "unknown_bot"),
    OutOfTurn: (403, "not_your_turn"),
    IllegalAction: (422, "illegal"),
    UnreadableAction: (422, "unreadable"),
    MatchIsOver: (410, "over"),
    CannotUndo: (409, "cannot_undo"),
    UnreadableRecord: (422, "unreadable_record"),
}


def status_and_type(error: TabulariumError) -> tuple[int, str]:
    if isinstance(error, Refusal):
        return error.status, error.type
    for kind in type(error).__mro__:
        found = _STATUS.get(kind)
        if found is not None:
            return found
    return 422, "refused"


def as_answer(error: TabulariumError, lang: str) -> tuple[int, dict[str, Any]]:
    """The status and the body of the answer."""
    status, kind = status_and_type(error)
    return status, {
        "error": {
            "type": kind,
            "sentence": error.sentence(lang),
            "clause": error.clause or None,
            "index": getattr(error, "index", None),
            "detail": getattr(error, "detail", None),
        }
    }


ALL_TYPES: Final = tuple(sorted({*REFUSALS, *(kind for _, kind in _STATUS.values()), "refused"}))
