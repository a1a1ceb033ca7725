"""How an environment shows its table, and what it does about illegal actions: common to both kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.errors import BadOption
from tabularium.core.match import Match

RENDER_MODES: Final = ("human", "ansi", "svg")
ILLEGAL: Final = ("terminate", "raise")


def rendered(match: Match, seat: Seat | None, mode: str | None) -> str | None:
    """The table as this seat (None: a spectator) sees it: printed, as text, or as a picture in SVG."""
    if mode == "svg":
        return match.svg(seat)
    if mode == "ansi":
        return match.text(seat)
    if mode == "human":
        print(match.text(seat))
    return None


def checked(what: str, value: object, allowed: Sequence[object]) -> None:
    """Raises BadOption."""
    if value not in allowed:
        may = ", ".join(repr(one) for one in allowed)
        raise BadOption(
            {
                "en": f"{what} cannot be {value!r}. It can be: {may}.",
                "fr": f"{what} ne peut pas être {value!r}. Valeurs possibles\u00a0: {may}.",
            }
        )
