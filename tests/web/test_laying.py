"""A piece of several cells: picked up, turned, flipped and dropped, by mouse, keys, touch and form."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import tabularium as tab
from tests.web.conftest import Visitor
from tests.web.support import DOOR, ME, call
from tests.web.test_pages import no_violations

Sit = Callable[..., Page]


def seen(page: Page, match: str) -> dict[str, Any]:
    table: dict[str, Any] = call(page, "GET", f"/matches/{match}/seats/0?lang=en&layout=wide")
    return table


@cache
def before_a_building() -> str:
    """The record of a solo match in which a corner of three cells is to be placed, with some power."""
    for seed in range(100):
        match = tab.new("nova_roma", seats=1, seed=seed)
        rng = Random(seed)
        while (decision := match.decision) is not None:
            asked = match.view(0)["table"]["asked"]
            if asked["kind"] == "placing_building" and asked["shape"] == "l3":
                return match.record.dumps()
            deeds = [choice for choice in decision.options if str(choice) not in ("pass", "done", "abandon")]
            match.play(rng.choice(deeds or list(decision.options)))
    raise AssertionError("no building came up")


def to_a_building(page: Page) -> str:
    page.goto(DOOR)
    body = {"record": before_a_building(), "mode": "continue", "seats": [ME]}
    match: str = call(page, "POST", "/records", body)["match"]
    return match


@pytest.fixture
def sit(visitor: Visitor) -> Sit:
    def sit(**more: Any) -> Page:
        page = visitor(**more)
        match = to_a_building(page)
        page.goto(f"/m/{match}")
        page.wait_for_selector(".lay-ghost", state="attached")
        return page

    return sit


def match_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def cells(page: Page) -> list[list[float]]:
    """Where the cells of the piece are on the screen."""
    found: list[list[float]] = page.evaluate(
        """[...document.querySelectorAll(".lay-ghost .lay-cell")].map((cell) => {
          const box = cell.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        })"""
    )
    return found


def lit_cell(page: Page) -> tuple[float, float]:
    x, y = page.evaluate(
        """(() => { const box = [...document.querySelectorAll(".lay-free")].at(-1).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })()"""
    )
    return x, y


def test_no_place_is_a_button_and_passing_still_is(sit: Sit) -> None:
    page = sit()
    assert page.locator("#choices [data-action^='build:']").count() == 0
    assert page.locator("#choices [data-action='pass']").count() == 1
    assert page.locator("#why").is_hidden()
    offered = [c["action"] for c in seen(page, match_of(page))["choices"] if c["action"].startswith("build:")]
    shown = 0
    for turn in range(page.locator("#lay-turn option").count()):
        page.locator("#lay-turn").select_option(index=turn)
        shown += page.locator("#lay-place option:not(:text-matches('nywhere'))").count()
    assert shown == len(offered)


def test_the_mouse_carries_it_and_a_click_drops_it(sit: Sit) -> None:
    page = sit()
    before = seen(page, match_of(page))["index"]
    x, y = lit_cell(page)
    page.mouse.move(x, y)
    for _ in range(8):
        if page.locator(".lay-ghost.yes").count():
            break
        page.keyboard.press("r")
    assert page.locator(".lay-said.no").count() == 0
    where = page.locator(".lay-said").inner_text()
    page.mouse.click(x, y)
    page.wait_for_selector(".lay-ghost", state="detached")
    after = seen(page, match_of(page))
    assert after["index"] > before
    assert any("builds in" in line for line in after["log"][-6:])
    assert "Zone" in where


def test_it_turns_red_with_the_reason_where_it_may_not_go(sit: Sit) -> None:
    page = sit()
    refused = [r for r in seen(page, match_of(page))["refused"] if r["action"].startswith("build:")]
    assert refused
    for _ in range(60):
        if page.locator(".lay-ghost.no").count():
            break
        page.locator(".lay-ghost").focus()
        page.keyboard.press("ArrowRight")
    assert page.locator(".lay-ghost.no").count() == 1
    said = page.locator(".lay-said.no").inner_text()
    assert any(r["sentence"] in said and r["clause"] in said for r in refused)
    assert page.locator("#choices button[type=submit]").is_disabled()
    index = seen(page, match_of(page))["index"]
    page.keyboard.press("Enter")
    assert page.locator("#tip").is_visible()
    assert seen(page, match_of(page))["index"] == index


def test_keys_turn_and_flip_it(sit: Sit) -> None:
    page = sit()
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.classList.contains('lay-ghost')")
    ways = {page.locator("#lay-turn").input_value()}
    for _ in range(4):
        page.keyboard.press("r")
        ways.add(page.locator("#lay-turn").input_value())
        page.keyboard.press("f")
        ways.add(page.locator("#lay-turn").input_value())
    assert len(ways) == 4
    assert page.evaluate("document.activeElement.classList.contains('lay-ghost')")
    assert "turn" in (page.locator(".lay-ghost").get_attribute("aria-label") or "")


def test_the_form_alone_is_enough(sit: Sit) -> None:
    page = sit(lang="fr")
    before = seen(page, match_of(page))["index"]
    page.locator("#lay-place").select_option(index=1)
    assert page.locator(".lay-ghost.yes").count() == 1
    page.get_by_role("button", name="Construire ici").click()
    page.wait_for_selector(".lay-ghost", state="detached")
    assert seen(page, match_of(page))["index"] > before


def test_a_finger_taps_it_to_its_place_and_drops_it(sit: Sit) -> None:
    page = sit(width=390, height=844, has_touch=True, is_mobile=True)
    before = seen(page, match_of(page))["index"]
    places = page.locator("#lay-place option").count()
    page.locator("#lay-place").select_option(index=places // 2)
    first = cells(page)
    x, y = first[0]
    page.touchscreen.tap(x, y)
    page.wait_for_selector(".lay-ghost", state="detached")
    assert seen(page, match_of(page))["index"] > before


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_axe(sit: Sit, theme: str) -> None:
    no_violations(sit(theme=theme))
