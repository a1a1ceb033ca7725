"""The browser's side: templates, style, the browser module, and all interface texts. Knows no rule and no game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabularium.web.words import WORDS

TEMPLATES: Final = Path(__file__).parent / "templates"
STATIC: Final = Path(__file__).parent / "static"


def words(lang: str) -> dict[str, str]:
    """All interface texts in one language."""
    return {key: said[lang] for key, said in WORDS.items()}
