"""What the browser tests share: making matches, waiting for a turn, choosing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

ME = {"kind": "me", "name": "Livia"}
BOT = {"kind": "bot", "bot": "tiro"}
HERE = {"kind": "here", "name": "Marcus"}
FRIEND = {"kind": "friend", "name": "Drusilla"}

FIRST = {"first_player": "1"}

DOOR = "/join"
"""The lightest page of the site, to begin at: the start page draws all games, which takes most of a second."""


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """The API, asked by this browser."""
    answer = page.request.fetch(
        f"/api/v1{path}",
        method=method,
        data=None if body is None else json.dumps(body),
        headers={"Content-Type": "application/json", "Origin": origin(page), "Accept-Language": "en"},
    )
    assert answer.ok, answer.text()
    return answer.json()


def origin(page: Page) -> str:
    return "/".join(page.url.split("/")[:3])


def new_match(
    page: Page, seats: Sequence[dict[str, str]], options: dict[str, Any] | None = None, game: str = "aquileia"
) -> dict[str, Any]:
    """A match made by this browser, whose page must be somewhere on the site."""
    if page.url == "about:blank":
        page.goto(DOOR)
    body = {"game": game, "seats": list(seats), "options": FIRST if options is None else options, "clock": None}
    made: dict[str, Any] = call(page, "POST", "/matches", body)
    return made


def at_table(page: Page, seats: Sequence[dict[str, str]] = (ME, BOT)) -> str:
    """Sits down at a new table and waits until it is laid; the match."""
    match: str = new_match(page, seats)["match"]
    page.goto(f"/m/{match}")
    page.wait_for_selector(".picture .spot", state="attached")
    return match


def choices(page: Page) -> Locator:
    return page.locator("#choices .choice")


def wait_for_turn(page: Page) -> bool:
    """Until something can be chosen here, or the match is over: False then."""
    page.wait_for_selector("#choices:not(.busy) .choice, #result[open]", state="attached")
    return page.locator("#result[open]").count() == 0


def settled(page: Page) -> None:
    """Until the server has answered the last choice."""
    page.wait_for_selector("#choices:not(.busy)", state="attached")


def index_of(page: Page, match: str, seat: int | str = 0) -> int:
    index: int = call(page, "GET", f"/matches/{match}/seats/{seat}?lang=en&layout=wide")["index"]
    return index
