"""Start page, new match, join, rules, errors; and axe on every page in both themes."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.conftest import Visitor
from tests.web.support import BOT, DOOR, FRIEND, HERE, ME, at_table, call, new_match, wait_for_turn

RECORD = Path(__file__).parent.parent / "playthroughs" / "aquileia" / "2_seats.json"


class TestStart:
    def test_play_now_takes_one_click(self, page: Page) -> None:
        page.goto("/")
        page.get_by_role("button", name="Play now against bots").first.click()
        page.wait_for_url(re.compile("/m/"))
        assert wait_for_turn(page)
        expect(page.locator("#players .player")).to_have_count(3)

    def test_my_matches_are_remembered(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        page.goto("/")
        row = page.locator("#matches a").first
        expect(row).to_contain_text("Your turn")
        expect(row).to_contain_text(str(datetime.now().astimezone().year))
        row.click()
        page.wait_for_url(f"**/m/{match}")

    def test_a_wrong_link_is_told(self, page: Page) -> None:
        page.goto("/")
        page.get_by_placeholder("https://…/join#…").fill("hello")
        page.get_by_role("button", name="Join").click()
        expect(page.locator(".note")).to_contain_text("does not look like a link")

    def test_a_record_can_be_watched(self, page: Page) -> None:
        page.goto("/")
        page.locator("input[type=file]").set_input_files(RECORD)
        page.get_by_role("button", name="Watch").click()
        page.wait_for_url(re.compile("/replay"))
        page.wait_for_selector(".picture")

    def test_language_and_theme_stay(self, page: Page) -> None:
        page.goto("/")
        with page.expect_navigation():
            page.get_by_role("button", name="Français").click()
        expect(page.get_by_role("heading", name="Les jeux")).to_be_visible()
        page.locator("#theme-switch").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.goto("/rules/aquileia")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.locator("html")).to_have_attribute("lang", "fr")


class TestNew:
    def test_seats_options_and_clock(self, page: Page) -> None:
        page.goto("/new?game=aquileia")
        page.get_by_role("radio", name="4").check()
        expect(page.locator(".seat-row")).to_have_count(4)
        rows = page.locator(".seat-row")
        rows.nth(0).get_by_label("Name (optional)").fill("Livia")
        rows.nth(1).get_by_label("Who").select_option(label="A friend, by link")
        rows.nth(1).get_by_label("Name (optional)").fill("Drusilla")
        rows.nth(2).get_by_label("Strength").select_option("tiro")
        page.get_by_label("First player").select_option(label="Seat 1")
        page.get_by_role("radio", name="With a clock").check()
        page.get_by_label("Minutes for each player").fill("7")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url(re.compile("/m/"))
        wait_for_turn(page)
        expect(page.locator("#players .player")).to_have_count(4)
        expect(page.locator("#players .clock").first).to_have_text(re.compile(r"^[67]:\d\d$"))
        expect(page.get_by_label("Link for Drusilla", exact=True)).to_have_value(re.compile(r"/join#[\w-]{20,}$"))

    def test_changing_the_language_loses_nothing(self, page: Page) -> None:
        page.goto("/new?game=aquileia")
        page.get_by_role("radio", name="5").check()
        page.locator(".seat-row").nth(0).get_by_label("Name (optional)").fill("Livia")
        page.get_by_role("button", name="Français").click()
        expect(page.locator(".seat-row")).to_have_count(5)
        expect(page.locator(".seat-row").nth(0).get_by_label("Nom (facultatif)")).to_have_value("Livia")

    def test_a_wrong_clock_is_told_in_words(self, page: Page) -> None:
        page.goto("/new?game=aquileia")
        page.get_by_role("radio", name="With a clock").check()
        page.get_by_label("Minutes for each player").fill("100000")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("alert")).to_contain_text("1 to 600 whole minutes")
        expect(page.get_by_label("Minutes for each player")).to_be_focused()

    def test_only_a_seat_that_there_is_can_begin(self, page: Page) -> None:
        page.goto("/new?game=aquileia")
        first = page.get_by_label("First player")
        page.get_by_role("radio", name="5").check()
        first.select_option(label="Seat 5")
        page.get_by_role("radio", name="2").check()
        expect(first).to_have_value('"random"')
        assert first.locator("option:not([disabled])").all_inner_texts() == ["By lot", "Seat 1", "Seat 2"]

    def test_somebody_must_play(self, page: Page) -> None:
        page.goto("/new?game=aquileia")
        page.locator(".seat-row").nth(0).get_by_label("Who").select_option("bot")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("alert")).to_contain_text("Take a seat")


class TestRules:
    def test_a_clause_has_its_address(self, page: Page) -> None:
        page.goto("/rules/aquileia?lang=en#AQ-M3")
        expect(page.locator("#AQ-M3")).to_be_in_viewport()

    def test_contents_lead_to_the_sections(self, page: Page) -> None:
        page.goto("/rules/aquileia?lang=fr")
        links = page.locator(".contents a")
        assert links.count() > 10
        for address in links.evaluate_all("links => links.map(link => link.hash)"):
            assert page.locator(f'[id="{address[1:]}"]').count() == 1


class TestDoors:
    def test_a_table_of_others_is_private(self, page: Page, visitor: Visitor) -> None:
        match = at_table(page)
        stranger = visitor()
        stranger.goto(f"/m/{match}")
        expect(stranger.get_by_role("heading", name="This table is private")).to_be_visible()

    def test_no_such_page(self, page: Page) -> None:
        page.goto("/nowhere")
        expect(page.get_by_role("link", name="To the start page")).to_be_visible()

    def test_a_link_leaves_the_address_at_once(self, page: Page, visitor: Visitor) -> None:
        made = new_match(page, [ME, FRIEND])
        friend = visitor()
        friend.goto(made["links"]["1"])
        expect(friend.get_by_role("button", name="Sit down")).to_be_visible()
        assert "#" not in friend.url


def test_every_score_is_seen_on_a_phone(visitor: Visitor) -> None:
    page = visitor(width=390, height=844)
    page.goto(DOOR)
    record = RECORD.with_name("5_seats.json").read_text(encoding="utf-8")
    match = call(page, "POST", "/records", {"record": record, "mode": "watch"})["match"]
    page.goto(f"/m/{match}")
    page.wait_for_selector("#result[open]")
    assert page.locator("#breakdown .scroll").evaluate("box => box.scrollWidth <= box.clientWidth")


PAINTED = ["defs", "#layer-print", "#layer-mat", "#layer-show", "#layer-piece"]
"""Thousands of shapes without a name or a role: axe has nothing to say about them, slowly."""


def no_violations(page: Page, part: str = "html") -> None:
    context = {"include": [[part]], "exclude": [[painted] for painted in PAINTED]}
    found = Axe().run(page, context=context, options={"resultTypes": ["violations"]}).response["violations"]
    told = [f"{each['id']}: {node['html'][:160]} {node['failureSummary']}" for each in found for node in each["nodes"]]
    assert told == [], f"{page.url}\n" + "\n".join(told)


class TestAxe:
    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_pages(self, visitor: Visitor, theme: str) -> None:
        page = visitor(theme=theme, lang="en" if theme == "light" else "fr")
        at_table(page)
        for path in ("/", "/new?game=aquileia", "/join", "/rules/aquileia", "/nowhere"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            no_violations(page)

    @pytest.mark.parametrize(
        ("theme", "width"),
        [
            ("light", 1440),
            ("dark", 390),
            pytest.param("dark", 1440, marks=pytest.mark.slow),
            pytest.param("light", 390, marks=pytest.mark.slow),
        ],
    )
    def test_table(self, visitor: Visitor, theme: str, width: int) -> None:
        page = visitor(theme=theme, width=width, height=844)
        at_table(page, [ME, BOT, FRIEND])
        wait_for_turn(page)
        no_violations(page)
        for tab in ("chat", "rules", "in_words", "more"):
            page.locator(f"#tab-{tab}").click()
            page.wait_for_load_state("networkidle")
            no_violations(page, "#side")

    @pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
    def test_curtain_and_replay(self, visitor: Visitor, theme: str) -> None:
        page = visitor(theme=theme)
        page.goto(DOOR)
        match = new_match(page, [ME, HERE])["match"]
        page.goto(f"/m/{match}")
        page.wait_for_selector("#curtain:not([hidden])")
        no_violations(page)
        watched = call(page, "POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"})
        page.goto(f"/m/{watched['match']}/replay")
        page.wait_for_selector(".picture")
        no_violations(page)
        page.goto(f"/m/{watched['match']}")
        page.wait_for_selector("#result[open]")
        no_violations(page)
