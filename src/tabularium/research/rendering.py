"""How an environment shows its table, and how it reads what it is given: common to both kinds."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from operator import index
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.errors import BadOption, BadSeed, UnreadableAction
from tabularium.core.extras import library
from tabularium.core.game import Game
from tabularium.core.match import Match

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
METADATA: Final[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}
WIDTH: Final = 1200
"""Of a picture in pixels."""
ILLEGAL: Final = ("terminate", "raise")


def rendered(match: Match, seat: Seat | None, mode: str | None) -> Any:
    """The table as this seat (None: a spectator) sees it: printed, as text, as a picture in SVG or in pixels."""
    if mode == "svg":
        return match.svg(seat)
    if mode == "rgb_array":
        return _pixels(match.svg(seat))
    if mode == "ansi":
        return match.text(seat)
    if mode == "human":
        print(match.text(seat))
    return None


def _pixels(svg: str) -> Any:
    """Rows of pixels, each red, green and blue from 0 to 255."""
    drawn = library("resvg_py", "research").svg_to_bytes(svg_string=svg, width=WIDTH)
    image = library("PIL.Image", "research").open(BytesIO(drawn))
    return library("numpy", "research").array(image.convert("RGB"))


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


def whole(action: Any, game: Game) -> int:
    """The number of an action, as Python or NumPy have it. Raises UnreadableAction."""
    try:
        number = index(action)
    except TypeError:
        raise UnreadableAction(game.id, action) from None
    if not 0 <= number < len(game.actions.actions):
        raise UnreadableAction(game.id, action)
    return number


def whole_seed(seed: Any) -> int | None:
    """A seed, as Python or NumPy have it; None: none was given. Raises BadSeed."""
    try:
        return None if seed is None else index(seed)
    except TypeError:
        raise BadSeed(seed) from None
