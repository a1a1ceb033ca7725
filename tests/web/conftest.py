"""A real server and a real browser. Every page is watched: an error in its console fails the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

PATIENCE_MS = 60_000
"""For whatever a page is waited for: a busy machine is slow, not wrong."""
expect.set_options(timeout=20_000)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

SERVE = """
import sys
from tabularium.server.run import serve
from tabularium.server.settings import Settings
quick = {"hint_bot": "mcts:60it", "glance_bot": "mcts:3it", "closer_bot": "mcts:6it"}
serve(Settings(database=sys.argv[1], rate_limits=False, bot_pace_s=0.0, thinking=0.02, **quick), port=0, workers=1,
      open_browser=False, say=lambda address: print(address, flush=True))
"""


@contextmanager
def served() -> Iterator[str]:
    """A server of our own with an empty database; its address."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "COV"))}
    with TemporaryDirectory(prefix="tabularium-") as folder, (Path(folder) / "log").open("w+") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", SERVE, f"sqlite:///{Path(folder) / 'matches.sqlite'}"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment,
        )
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            if not address:
                process.wait()
                raise RuntimeError((Path(folder) / "log").read_text())
            yield address
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=10)
            process.kill()
            process.wait()
            process.stdout.close()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with served() as address:
        yield address


def launched(playwright: Playwright) -> Browser:
    """The system's Chromium, else playwright's own."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
    if not Path(playwright.chromium.executable_path).exists():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return playwright.chromium.launch(args=ARGUMENTS)


class OneBrowser:
    """One browser for all these tests of a process. It is closed before any other test comes: while it lives, none of
    them can run an event loop."""

    def __init__(self) -> None:
        self._open = ExitStack()
        self._started: Browser | None = None

    def browser(self) -> Browser:
        if self._started is None:
            self._started = launched(self._open.enter_context(sync_playwright()))
            self._open.callback(self._started.close)
        return self._started

    def close(self) -> None:
        self._started = None
        self._open.close()


ONE = OneBrowser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    try:
        yield
    finally:
        if nextitem is None or Path(__file__).parent not in nextitem.path.parents:
            ONE.close()


@pytest.fixture
def browser() -> Browser:
    return ONE.browser()


class Visitor(Protocol):
    def __call__(
        self, lang: str = "en", theme: str = "light", width: int = 1440, height: int = 900, **more: Any
    ) -> Page: ...


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Makes somebody with a browser of his own. Whatever goes wrong in his console is told at the end."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def watch(page: Page) -> None:
        def heard(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning"):
                wrong.append(f"{page.url}: {said.text}")

        page.on("console", heard)
        page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))

    def visit(lang: str = "en", theme: str = "light", width: int = 1440, height: int = 900, **more: Any) -> Page:
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", **more},
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_cookies([{"name": k, "value": v, "url": address} for k, v in (("lang", lang), ("theme", theme))])
        contexts.append(context)
        context.on("page", watch)
        return context.new_page()

    yield visit
    for context in contexts:
        context.close()
    expected = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to", "Failed to load resource")
    assert [line for line in wrong if not any(words in line for words in expected)] == []


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor()
