"""The table as a picture: a view becomes SVG. See ``drawing`` for how, and ``games.kit`` for what with."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.game import View
from tabularium.core.words import known_language, say
from tabularium.games.aquileia.drawing.living import living
from tabularium.games.aquileia.drawing.stage import stage_for
from tabularium.games.aquileia.words import BOARD
from tabularium.games.kit import sheet


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    """The picture in parts, ``id -> SVG element``, so that an update sends only those that have changed."""
    lang = known_language(lang)
    stage = stage_for(layout, len(view["players"]), view["seat"], lang)
    said = living(stage, view, names)
    title = BOARD["title" if view["asked"] is not None else "title_over"]
    scores = [
        say(BOARD["score"], lang).format(names[seat], player["score"]) for seat, player in enumerate(view["players"])
    ]
    said.update(sheet.titles(say(title, lang).format(view["round"], view["rounds"]), ", ".join(scores) + "."))
    return said


def picture(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
    """The whole table, complete in itself."""
    return assemble(fragments(view, lang, names, layout), view, lang, layout)


def assemble(parts: dict[str, str], view: View, lang: str, layout: str = "wide") -> str:
    """Fragments put together in their layers."""
    stage = stage_for(layout, len(view["players"]), view["seat"], known_language(lang))
    return sheet.assemble(stage.opening, stage.closing, parts)
