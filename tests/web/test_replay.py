"""The replay: stepping, jumping, playing, keys, links to a position, each seat's point of view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.support import DOOR, at_table, call, choices, settled, wait_for_turn
from tests.web.test_pages import RECORD


@pytest.fixture
def replay(page: Page) -> Page:
    page.goto(DOOR)
    made = call(page, "POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"})
    page.goto(f"/m/{made['match']}/replay")
    page.wait_for_selector(".picture")
    return page


def at(page: Page) -> int:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else 0


def position(page: Page) -> str:
    return page.locator("#position").inner_text()


def test_an_address_beyond_the_end_shows_the_end(replay: Page) -> None:
    replay.goto(replay.url.split("?")[0] + "?at=999999")
    expect(replay.locator("#position")).to_have_text(re.compile(r"^(\d+) of \1$"))
    expect(replay.get_by_role("button", name="One step on")).to_be_disabled()


def test_steps_by_button_and_by_key(replay: Page) -> None:
    expect(replay.locator("#position")).to_have_text(re.compile(r"^0 of \d+$"))
    replay.get_by_role("button", name="One step on").click()
    expect(replay.locator("#position")).to_have_text(re.compile("^1 of"))
    for _ in range(5):
        replay.keyboard.press("ArrowRight")
    expect(replay.locator("#position")).to_have_text(re.compile("^6 of"))
    replay.keyboard.press("ArrowLeft")
    expect(replay.locator("#position")).to_have_text(re.compile("^5 of"))
    replay.keyboard.press("End")
    expect(replay.get_by_role("button", name="One step on")).to_be_disabled()
    expect(replay.locator("#log")).to_contain_text("The game is over")
    replay.keyboard.press("Home")
    expect(replay.locator("#position")).to_have_text(re.compile("^0 of"))


def test_jumping_and_a_link_to_there(replay: Page) -> None:
    replay.locator("#slider").fill("40")
    expect(replay.locator("#position")).to_have_text(re.compile("^40 of"))
    lines = replay.locator("#log li").count()
    here = replay.url
    assert at(replay) > 0
    replay.goto(DOOR)
    replay.goto(here)
    expect(replay.locator("#position")).to_have_text(re.compile("^40 of"))
    assert replay.locator("#log li").count() == lines


def test_playing_and_pausing(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("250")
    replay.get_by_role("button", name="Play").click()
    expect(replay.locator("#position")).to_have_text(re.compile(r"^([3-9]|\d\d) of"))
    replay.get_by_role("button", name="Pause").click()
    replay.wait_for_timeout(400)
    stopped = position(replay)
    replay.wait_for_timeout(700)
    assert position(replay) == stopped


def test_each_seat_has_its_point_of_view_afterwards(replay: Page) -> None:
    expect(replay.locator("[id='mat-hand']")).to_have_count(0)
    replay.get_by_label("Seen by").select_option("1")
    expect(replay.locator("[id='mat-hand']")).to_have_count(1)
    assert "seat=1" in replay.url


def test_before_the_end_only_what_everybody_sees(visitor: Visitor) -> None:
    page = visitor(lang="fr", width=390, height=844)
    match = at_table(page)
    wait_for_turn(page)
    choices(page).first.dispatch_event("click")
    settled(page)
    page.goto(f"/m/{match}/replay?seat=0")
    page.wait_for_selector(".picture")
    expect(page.locator("[id='mat-hand']")).to_have_count(0)
    expect(page.locator("#seen-by")).to_be_hidden()
