"""Several people: two browsers and a spectator, chat, consent, and the curtain between two at one screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.conftest import Visitor
from tests.web.support import FRIEND, HERE, ME, choices, new_match, settled, wait_for_turn

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"
HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script> \u202e& \"'"


def seated(page: Page, visitor: Visitor, name: str = "Drusilla") -> tuple[Page, Page, str]:
    """A host, a friend who came by link, and the match."""
    made = new_match(page, [ME, FRIEND])
    page.goto(f"/m/{made['match']}")
    friend = visitor()
    friend.goto(made["links"]["1"])
    friend.get_by_label("Name").fill(name)
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(f"**/m/{made['match']}")
    friend.wait_for_selector(".picture .spot", state="attached")
    wait_for_turn(page)
    return page, friend, str(made["watch"])


def move(page: Page) -> None:
    wait_for_turn(page)
    choices(page).first.click()
    settled(page)


class TestTwoPeople:
    def test_they_see_each_other_and_a_spectator_sees_both(self, page: Page, visitor: Visitor) -> None:
        host, friend, watch = seated(page, visitor)
        spectator = visitor(lang="fr", theme="dark")
        spectator.goto(watch if "#w." in watch else watch.replace("#", "#w."))
        expect(spectator.get_by_label("Nom")).to_be_hidden()
        spectator.get_by_role("button", name="Regarder").click()
        spectator.wait_for_selector(".picture .spot", state="attached")
        expect(spectator.locator("#choices .choice")).to_have_count(0)
        expect(spectator.locator(".player.watching")).to_have_text("Vous regardez")
        for _ in range(3):
            move(host)
            move(friend)
        expect(host.locator("#log")).to_contain_text("Drusilla places a henchman")
        expect(friend.locator("#log")).to_contain_text("Livia places a henchman")
        expect(spectator.locator("#log")).to_contain_text("Drusilla place un homme de main")
        expect(spectator.locator("#undo")).to_be_hidden()
        expect(friend.locator(".player.now")).to_contain_text("Livia")

    def test_taking_back_needs_consent(self, page: Page, visitor: Visitor) -> None:
        host, friend, _ = seated(page, visitor)
        move(host)
        move(friend)
        wait_for_turn(host)
        host.get_by_role("button", name="Ask to take back").click()
        expect(friend.locator("#consent")).to_contain_text("Livia asks to take back")
        expect(host.locator("#consent")).to_contain_text("You have asked to take back")
        expect(host.get_by_role("button", name="Withdraw")).to_be_visible()
        friend.get_by_role("button", name="Agree").click()
        expect(friend.locator("#consent")).to_be_hidden()
        expect(host.locator("#log")).to_contain_text("takes back")
        wait_for_turn(host)
        expect(host.locator("#choices [data-action='place:dolus']")).to_have_count(1)

    def test_a_request_to_take_back_covers_nothing_and_can_be_refused(self, page: Page, visitor: Visitor) -> None:
        host, friend, _ = seated(page, visitor)
        move(host)
        move(friend)
        wait_for_turn(host)
        host.get_by_role("button", name="Ask to take back").click()
        expect(friend.locator("#consent")).to_be_visible()
        friend.locator("#tab-rules").click()
        expect(friend.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
        friend.get_by_role("button", name="Refuse").click()
        expect(friend.locator("#consent")).to_be_hidden()
        expect(host.locator("#consent")).to_be_hidden()

    def test_hostile_names_and_chat_are_only_words(self, page: Page, visitor: Visitor) -> None:
        host, friend, _ = seated(page, visitor, "<b onclick=alert(1)>Eve</b>"[:30])
        friend.locator("#tab-chat").click()
        friend.get_by_placeholder("Say something").fill(HOSTILE)
        friend.get_by_role("button", name="Send").click()
        expect(host.locator("#tab-chat")).to_contain_text("1 new")
        host.locator("#tab-chat").click()
        expect(host.locator("#chat")).to_contain_text("<script>alert(2)</script>")
        move(host)
        for each in (host, friend):
            assert each.locator("#chat script, #chat img, #log b, #players b, .picture b, .picture script").count() == 0


class TestProgram:
    def test_the_example_bot_sits_down_by_the_link_that_is_copied(self, page: Page) -> None:
        """Every step as a person would take it: a new match, the link from the table, a program started with it."""
        page.goto("/new?game=aquileia")
        page.get_by_role("radio", name="2").check()
        page.locator(".seat-row").nth(1).get_by_label("Who").select_option("friend")
        page.get_by_label("First player").select_option(label="Seat 1")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/m/*")
        link = page.locator("#links input").first.input_value()
        with subprocess.Popen([sys.executable, BOT, link, "Deep Tiber"]) as bot:
            try:
                player = page.locator("#players .player").nth(1)
                expect(player).to_contain_text("Deep Tiber")
                expect(player).to_contain_text("a program")
                move(page)
                wait_for_turn(page)
                expect(page.locator("#log")).to_contain_text("Deep Tiber places a henchman")
                page.get_by_role("button", name="Ask to take back").click()
                expect(page.locator("#log")).to_contain_text("takes back")
            finally:
                bot.kill()
        expect(player).to_contain_text("a program, away")


class TestCurtain:
    def test_nothing_is_there_before_the_next_person_confirms(self, page: Page) -> None:
        asked: list[str] = []

        def note(request: Request) -> None:
            asked.append(request.url)

        page.on("request", note)
        match = new_match(page, [ME, HERE])["match"]
        page.goto(f"/m/{match}")
        for turn in range(4):
            seat, name = (0, "Livia") if turn % 2 == 0 else (1, "Marcus")
            expect(page.locator("#curtain")).to_contain_text(f"Pass the screen to {name}")
            assert page.locator(".picture").count() == 0
            assert page.locator("#log li").count() == 0
            assert page.locator("#choices button").count() == 0
            assert page.locator("#in-words *").count() == 0
            assert [url for url in asked if f"/seats/{seat}?" in url or f"seat={seat}&" in url] == []
            asked.clear()
            page.get_by_role("button", name=f"I am {name}: show my table").click()
            assert wait_for_turn(page)
            assert any(f"/seats/{seat}?" in url for url in asked)
            asked.clear()
            choices(page).first.click()

    def test_reloading_lowers_it(self, page: Page) -> None:
        match = new_match(page, [ME, HERE])["match"]
        page.goto(f"/m/{match}")
        page.get_by_role("button", name="I am Livia: show my table").click()
        wait_for_turn(page)
        page.reload()
        expect(page.locator("#curtain")).to_be_visible()
        assert page.locator(".picture").count() == 0

    @pytest.mark.parametrize("key", ["1", "b", "u"])
    def test_keys_do_nothing_behind_it(self, page: Page, key: str) -> None:
        match = new_match(page, [ME, HERE])["match"]
        page.goto(f"/m/{match}")
        expect(page.locator("#curtain-show")).to_be_focused()
        page.keyboard.press(key)
        expect(page.locator("#curtain")).to_be_visible()
