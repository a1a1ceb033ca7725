"""A piece dragged to its place: one gesture for two choices, with the price shown on the way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.support import BOT, DOOR, ME, call, choices, settled, wait_for_turn


def at_ave_roma(page: Page) -> None:
    """At a table of Ave Roma where a worker can be sent."""
    page.goto(DOOR)
    body: dict[str, Any] = {"game": "ave_roma", "seats": [ME, BOT, BOT], "options": {}, "clock": None}
    match: str = call(page, "POST", "/matches", body)["match"]
    page.goto(f"/m/{match}")
    wait_for_turn(page)
    choices(page).first.click()
    settled(page)
    page.wait_for_selector('.spot.lit[data-action="worker:3"]', state="attached")


def middle(page: Page, action: str) -> tuple[float, float]:
    box = page.locator(f'.spot[data-action="{action}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_worker_is_dragged_to_his_place(page: Page) -> None:
    at_ave_roma(page)
    page.mouse.move(*middle(page, "worker:3"))
    page.mouse.down()
    page.mouse.move(*middle(page, "train:1"), steps=4)
    page.wait_for_selector('.spot.lit[data-action="to:quaestor"]', state="attached")
    expect(page.locator(".drag-ghost")).to_have_count(1)
    page.mouse.move(*middle(page, "to:quaestor"), steps=4)
    expect(page.locator("#tip")).to_contain_text("Quaestor: 6 denarii")
    page.mouse.up()
    expect(page.locator(".drag-ghost")).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("Livia sends a worker of value 3: Quaestor.")


def test_where_it_may_not_go_it_says_why(page: Page) -> None:
    at_ave_roma(page)
    page.mouse.move(*middle(page, "worker:1"))
    page.mouse.down()
    page.mouse.move(*middle(page, "train:1"), steps=4)
    page.wait_for_selector('.spot.no[data-action="to:aedificator.1"]', state="attached")
    page.mouse.move(*middle(page, "to:aedificator.1"), steps=4)
    expect(page.locator("#tip")).to_contain_text("This space takes workers of value 5 only.")
    page.mouse.up()
    expect(page.locator("#notes")).to_contain_text("AR-45")
    expect(page.locator("#prompt")).to_have_text("Where does the worker of value 1 go?")


def test_two_taps_on_a_phone_do_the_same(visitor: Visitor) -> None:
    page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
    at_ave_roma(page)
    page.locator('.spot[data-action="worker:2"]').tap()
    page.wait_for_selector('.spot.lit[data-action="to:quaestor"]', state="attached")
    page.locator('.spot[data-action="to:quaestor"]').tap()
    expect(page.locator("#log")).to_contain_text("Livia sends a worker of value 2: Quaestor.")
