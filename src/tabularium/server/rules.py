"""The rulebooks as pages: every clause has its anchor, and every mention of a clause leads to it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt

from tabularium.core.registry import find


@lru_cache(maxsize=64)
def rulebook(game: str, lang: str) -> dict[str, Any]:
    """``{html, sections}``."""
    card = find(game)
    clause = rf"{re.escape(card.prefix)}-[A-Z]{{0,4}}\d+[a-z]?"
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    html = str(markdown.render(card.rulebook(lang)))
    sections: list[dict[str, Any]] = []

    def heading(found: re.Match[str]) -> str:
        level, title = int(found[1]), found[2]
        id = f"section-{len(sections)}"
        sections.append({"id": id, "title": re.sub(r"<[^>]+>", "", title), "level": level})
        return f'<h{level} id="{id}">{title}</h{level}>'

    html = re.sub(r"<h([1-6])>(.*?)</h\1>", heading, html)
    anchored: set[str] = set()

    def anchor(found: re.Match[str]) -> str:
        id = found[1]
        if id in anchored:
            return found[0]
        anchored.add(id)
        return f'<strong id="{id}" class="clause">{id}{found[2]}</strong>'

    html = re.sub(rf"<strong>({clause})\b([^<]*)</strong>", anchor, html)

    def link(found: re.Match[str]) -> str:
        if found[1] or found[2] not in anchored:
            return found[0]
        return f'<a href="#{found[2]}">{found[2]}</a>'

    html = re.sub(rf"(<[^>]*>{clause})|\b({clause})\b", link, html)
    return {"html": html, "sections": [section for section in sections if section["level"] <= 2]}
