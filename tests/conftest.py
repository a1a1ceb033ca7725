"""For all tests: which clauses of the rules they show, told at the end of a whole run; and who goes first."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tabularium"
CLAUSE = re.compile(r"\*\*((?:[A-Z]{2})-[A-Z]{0,4}\d+[a-z]?)\b")
RULING_OR_DECISION = re.compile(r"[A-Z]{2}-[QD]\d+")  # shown by the clauses that rest on them

# Machines differ in speed and share their cores: how long one example takes says nothing.
settings.register_profile(
    "tabularium", settings.get_profile("ci" if os.environ.get("CI") else "default"), deadline=None
)
settings.load_profile("tabularium")


def rulebooks() -> dict[str, list[str]]:
    """Game -> all ids of its rulebook, in their order."""
    return {
        page.parent.name: list(dict.fromkeys(CLAUSE.findall(page.read_text(encoding="utf-8"))))
        for page in sorted(SOURCE.glob("games/*/rulebook.en.md"))
    }


def report(ids_of: dict[str, list[str]], shown: set[str]) -> list[str]:
    """`aquileia: 201 of 204 clauses shown; not yet: ...`, a line a game; and ids that no rulebook has."""
    lines = []
    for game, ids in ids_of.items():
        clauses = [i for i in ids if not RULING_OR_DECISION.fullmatch(i)]
        lacking = [i for i in clauses if i not in shown]
        line = f"{game}: {len(clauses) - len(lacking)} of {len(clauses)} clauses shown"
        lines.append(f"{line}; not yet: {' '.join(lacking)}" if lacking else line)
    known = {i for ids in ids_of.values() for i in ids}
    prefixes = {i[:3] for i in known}
    unknown = sorted(i for i in shown - known if i[:3] in prefixes)
    if unknown:
        lines.append(f"named by tests, but in no rulebook: {' '.join(unknown)}")
    return lines


def names_whole_suite(arguments: Iterable[str], start: Path) -> bool:
    """Was all of tests/games asked for, and not only a file or a test of it?"""
    games = ROOT / "tests" / "games"
    asked = [(start / argument).resolve() for argument in arguments]
    return any(path == games or path in games.parents for path in asked)


class Clauses:
    """Gathers what `pytest.mark.clause` names; under xdist the workers do, and tell the controller."""

    def __init__(self) -> None:
        self.shown: set[str] = set()

    @pytest.hookimpl(tryfirst=True)  # before `-m "not slow"` puts tests aside: they do show their clauses
    def pytest_collection_modifyitems(self, items: Sequence[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            for mark in item.iter_markers("clause"):
                self.shown.update(mark.args)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        workeroutput: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
        if workeroutput is not None:
            workeroutput["clauses"] = sorted(self.shown)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.shown.update(getattr(node, "workeroutput", {}).get("clauses", ()))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        if config.option.keyword or not names_whole_suite(config.args, config.invocation_params.dir):
            return
        for line in report(rulebooks(), self.shown):
            terminalreporter.write_line(line)


LONG_FIRST = ("web", "server", "lab", "cli", "laws", "bots")
"""Folders whose tests wait for browsers and processes, or play many matches; of the others each takes a moment."""


def order(path: Path) -> int:
    """Where a test's folder comes in the run: long tests first, so that no core is left idle at the end."""
    folder = path.relative_to(ROOT / "tests").parts[0]
    return LONG_FIRST.index(folder) if folder in LONG_FIRST else len(LONG_FIRST)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: order(item.path))


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Clauses(), "clauses")


def pytest_sessionstart() -> None:
    """A compiled module is imported before its source: never test one that is older than it."""
    compiled = [path.stat().st_mtime for path in SOURCE.rglob("*.so")]
    written = [path.stat().st_mtime for part in ("core", "games") for path in (SOURCE / part).rglob("*.py")]
    if compiled and written and max(written) > min(compiled):
        pytest.exit("the compiled files are older than the source: run `make plain` first", returncode=1)
