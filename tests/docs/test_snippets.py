"""The Python in README and docs runs, page by page, and the commands that they name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))]
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def snippets(page: Path) -> list[str]:
    return PYTHON.findall(page.read_text(encoding="utf-8"))


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if snippets(page)], ids=name)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: Path) -> None:
    code = "\n".join(snippets(page))
    exec(compile(code, name(page), "exec"), {"__name__": "docs"})


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link
