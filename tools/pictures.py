"""The README's pictures, taken from a real server and a real browser: `make pictures`.

The start page, a table in both languages and on a phone, and every game half-way through. Always the same seeded
matches, so that a picture changes only when what it shows has changed.
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import tabularium as tab  # noqa: E402
from tests.web.conftest import launched, served  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
NAMES = ("Livia", "Marcus", "Drusilla", "Titus")
AT_MOST = 300_000


def half_played() -> str:
    """The record of a match that stands in its third round, with the first seat to place a henchman."""
    match, bot = tab.new("aquileia", seats=4, seed=2011), tab.bot("greedy", seed=2011)
    while True:
        decision, view = match.decision, match.view(0)["table"]
        assert decision is not None
        placed = sum(owner is not None for owner in view["spaces"].values())
        if view["round"] == 3 and decision.seat == 0 and decision.kind == "placing" and placed >= 9:
            return match.record.dumps()
        match.play(bot.choose(match, decision.seat))


def mid_game(game: str) -> str:
    """The record of a seeded match half-way through, with the first seat to decide."""
    card = next(card for card in tab.games() if card.id == game)
    match, bot = tab.new(game, min(len(NAMES), max(card.seats)), 2011), tab.bot("greedy", seed=2011)
    moments: list[tab.Match] = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            moments.append(match.copy())
        match.play(bot.choose(match, decision.seat))
    return moments[len(moments) // 2].record.dumps()


def visit(browser: Browser, address: str, lang: str, theme: str, width: int, height: int, **more: Any) -> Page:
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce", **more
    )
    context.add_cookies([{"name": k, "value": v, "url": address} for k, v in (("lang", lang), ("theme", theme))])
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    return page


def sit_down(page: Page, record: str) -> None:
    """At a table where the match goes on."""
    others = [{"kind": "bot", "bot": "centurio", "name": name} for name in NAMES[1 : json.loads(record)["seats"]]]
    seats = [{"kind": "me", "name": NAMES[0]}, *others]
    made = page.request.post(
        "/api/v1/records",
        data=json.dumps({"record": record, "mode": "continue", "seats": seats}),
        headers={"Content-Type": "application/json", "Origin": page.url.rstrip("/")},
    ).json()
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector(".spot.lit, #choices button", state="attached")
    page.locator("#tab-log").click()
    if page.locator("#side.open").count() and page.viewport_size and page.viewport_size["width"] < 700:
        page.locator("#tab-log").click()
    page.wait_for_timeout(300)


def take(page: Page, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    small = with_few_colours(page.screenshot())
    assert len(small) < AT_MOST, f"{name}: {len(small)} bytes"
    (FOLDER / f"{name}.png").write_bytes(small)
    print(f"docs/pictures/{name}.png, {len(small) // 1000} KB")


def main() -> None:
    record = half_played()
    with served() as address, sync_playwright() as playwright:
        browser = launched(playwright)
        take(visit(browser, address, "en", "light", 1280, 800), "start")
        table = visit(browser, address, "en", "light", 1280, 800)
        sit_down(table, record)
        take(table, "table")
        night = visit(browser, address, "fr", "dark", 1280, 800)
        sit_down(night, record)
        take(night, "table-fr-dark")
        phone = visit(browser, address, "en", "light", 390, 780, has_touch=True)
        sit_down(phone, record)
        take(phone, "phone")
        for game in tab.games():
            page = visit(browser, address, "en", "light", 1280, 800)
            sit_down(page, mid_game(game.id))
            take(page, game.id)
        browser.close()


def with_few_colours(png: bytes) -> bytes:
    """The same picture in 256 colours, a third of the size."""
    whole, small = Image.open(BytesIO(png)).convert("RGB"), BytesIO()
    few = whole.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1)  # rare colours stay: those of the players
    few.save(small, "PNG", optimize=True)
    return small.getvalue()


if __name__ == "__main__":
    main()
