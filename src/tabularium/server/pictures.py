"""The table as keyed fragments, for whichever way a game draws itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tabularium.core.game import Game, View

LAYOUTS = ("wide", "tall")

_OUTER = re.compile(r"^\s*<svg\b[^>]*?\bviewBox=\"([^\"]+)\"[^>]*>(.*)</svg>\s*$", re.DOTALL)


def picture(game: Game, view: View, lang: str, names: Sequence[str], layout: str) -> dict[str, Any]:
    """``{viewBox, defs, order, set}``: the fragments that the game draws, or its whole picture as one of them."""
    fragments = getattr(game, "fragments", None)
    if fragments is not None:
        drawn: dict[str, str] = dict(fragments(view, lang, names, layout))
        box = str(_asked(game, "view_box", layout, "0 0 100 100"))
        return {"viewBox": box, "defs": str(_asked(game, "defs", layout, "")), "order": list(drawn), "set": drawn}
    whole = _OUTER.match(game.picture(view, lang, names))
    box, inner = (whole[1], whole[2]) if whole else ("0 0 10 10", "")
    return {"viewBox": box, "defs": "", "order": ["board"], "set": {"board": f'<g id="board">{inner}</g>'}}


def _asked(game: Game, name: str, layout: str, otherwise: str) -> Any:
    answer = getattr(game, name, None)
    return otherwise if answer is None else answer(layout)
