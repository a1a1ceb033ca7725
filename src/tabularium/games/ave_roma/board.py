"""The table as a picture: for the time being, its title."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.game import View


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    """The picture in parts."""
    return {"title": "<title>Ave Roma</title>"}


def picture(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
    """The whole table."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{fragments(view, lang, names, layout)["title"]}</svg>'
