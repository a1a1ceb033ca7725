"""The table as a picture: a view becomes SVG."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.game import View


def picture(view: View, lang: str, names: Sequence[str]) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><title>{view["round"]}</title></svg>'
