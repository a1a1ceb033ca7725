"""The table as a picture: a view becomes SVG. See ``drawing`` for how, and ``games.kit`` for what with."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.game import View
from tabularium.core.words import known_language, say
from tabularium.games.kit import sheet
from tabularium.games.nova_roma.drawing.living import living
from tabularium.games.nova_roma.drawing.stage import Stage, stage_for
from tabularium.games.nova_roma.words import BOARD


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    """The picture in parts, ``id -> SVG element``, so that an update sends only those that have changed."""
    lang = known_language(lang)
    said = living(_stage(view, lang, layout), view, names)
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
    stage = _stage(view, known_language(lang), layout)
    return sheet.assemble(stage.opening, stage.closing, parts)


def _stage(view: View, lang: str, layout: str) -> Stage:
    return stage_for(layout, len(view["players"]), view["seat"], lang, view["is_solo"])
