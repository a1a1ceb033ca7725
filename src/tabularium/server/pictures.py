"""The table as keyed fragments, for whichever way a game draws itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tabularium.core.game import Game, View

_OUTER = re.compile(r"^\s*<svg\b[^>]*?\bviewBox=\"([^\"]+)\"[^>]*>(.*)</svg>\s*$", re.DOTALL)
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_GROUND = re.compile(r"(<defs>.*?</defs>.*?)<g id=\"layer-", re.DOTALL)

_grounds: dict[tuple[str, int, int | None, str, str], tuple[str, str]] = {}


def picture(game: Game, view: View, lang: str, names: Sequence[str], layout: str) -> dict[str, Any]:
    """``{viewBox, defs, order, set}``: the fragments that the game draws, or its whole picture as one of them."""
    fragments = getattr(game, "fragments", None)
    if fragments is None:
        box, inner = _taken_apart(game.picture(view, lang, names))
        return {"viewBox": box, "defs": "", "order": ["board"], "set": {"board": f'<g id="board">{inner}</g>'}}
    drawn: dict[str, str] = dict(fragments(view, lang, names, layout))
    box, ground = _ground(game, view, lang, names, layout)
    return {"viewBox": box, "defs": ground, "order": list(drawn), "set": drawn}


def _ground(game: Game, view: View, lang: str, names: Sequence[str], layout: str) -> tuple[str, str]:
    """What is the same in all positions: the picture's size, and what its fragments refer to and lie on."""
    key = (game.id, len(names), view["seat"], lang, layout)
    found = _grounds.get(key)
    if found is None:
        drawing: Any = game.picture
        box, inner = _taken_apart(drawing(view, lang, names, layout))
        ground = _GROUND.search(_STYLE.sub("", inner))  # style comes by its own address: pages allow none inline
        found = _grounds[key] = (box, ground[1] if ground else "")
    return found


def _taken_apart(svg: str) -> tuple[str, str]:
    whole = _OUTER.match(svg)
    return (whole[1], whole[2]) if whole else ("0 0 10 10", "")
