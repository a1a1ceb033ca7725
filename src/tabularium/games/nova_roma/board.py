"""The table as a picture, in its shortest form: an empty sheet."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.game import View

_SHEET = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" role="img"><title>Nova Roma</title></svg>'


def picture(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> str:
    return _SHEET


def fragments(view: View, lang: str, names: Sequence[str], layout: str = "wide") -> dict[str, str]:
    return {}
