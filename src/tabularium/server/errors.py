"""What the server refuses besides what the rules refuse, and the one place where refusals become answers."""

from __future__ import annotations

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
from tabularium.server.words import REFUSALS


class Refusal(TabulariumError):
    """Something that the server, not the game, refuses: its sentence is found by its type."""

    def __init__(self, type: str, index: int | None = None, **words: object) -> None:
        status, texts = REFUSALS[type]
        super().__init__({lang: text.format(**words) for lang, text in texts.items()})
        self.type = type
        self.status = status
        self.index = index


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
        }
    }


ALL_TYPES: Final = tuple(sorted({*REFUSALS, *(kind for _, kind in _STATUS.values()), "refused"}))
