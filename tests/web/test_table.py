"""One person at the table: by mouse, by keyboard, on a phone, in French; undo, reasons, rulebook, reconnecting."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visitor
from tests.web.support import BOT, DOOR, HERE, ME, at_table, call, choices, index_of, new_match, settled, wait_for_turn

RECORD = Path(__file__).parent.parent / "playthroughs" / "aquileia" / "2_seats.json"


LETTERS = """() => [...document.querySelectorAll(".picture text")]
    .filter((text) => /[\\dA-z]/.test(text.textContent) && !text.closest("defs"))
    .map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
LIT_AND_SEEN = """() => {
    const room = document.getElementById("board").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".spot.lit")].map((spot) => spot.getBoundingClientRect());
    return boxes.filter((box) => box.top >= room.top && box.bottom <= room.bottom).length;
}"""


def play_by_mouse(page: Page) -> bool:
    """One choice: on the board if anything is lit there, else by button. False when the match is over."""
    if not wait_for_turn(page):
        return False
    lit = page.locator(".spot.lit")
    if lit.count() and lit.first.is_visible():
        lit.first.locator(".ring").click(force=True)
    else:
        choices(page).first.click()
    settled(page)
    return True


def test_a_whole_match_by_mouse(page: Page) -> None:
    match = at_table(page)
    for _ in range(400):
        if not play_by_mouse(page):
            break
    else:
        pytest.fail("the match does not end")
    expect(page.locator("#verdict")).to_contain_text("points")
    over = call(page, "GET", f"/matches/{match}/seats/0?lang=en&layout=wide")["over"]
    for row, told in (("total", "scores"), ("place", "places")):
        numbers = [int(text) for text in page.locator(f"#breakdown .{row} td").all_inner_texts()]
        assert sorted(numbers) == sorted(over[told])
    expect(page.locator("#breakdown .bar")).to_have_count(2)
    page.get_by_role("button", name="Look at the board").click()
    page.get_by_role("button", name="Show the scores").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/m/" in url and match not in url)
    assert wait_for_turn(page)


@pytest.mark.slow
def test_a_whole_match_by_keyboard(page: Page) -> None:
    at_table(page)
    for turn in range(400):
        if not wait_for_turn(page):
            break
        press_one(page, turn)
        settled(page)
    else:
        pytest.fail("the match does not end")
    page.keyboard.press("Escape")
    expect(page.locator("#result")).not_to_be_visible()


def press_one(page: Page, turn: int) -> None:
    """Number keys, Tab to the buttons, or arrows on the board, by turns."""
    if turn % 3 == 0 and page.locator(".spot.lit").count():
        page.keyboard.press("b")
        expect(page.locator(".spot.lit:focus")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif turn % 3 == 1:
        page.keyboard.press("a")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1")
        if choices(page).count() >= 10:
            page.wait_for_timeout(750)


class TestKeyboard:
    def test_a_few_turns(self, page: Page) -> None:
        match = at_table(page)
        for turn in range(6):
            assert wait_for_turn(page)
            before = index_of(page, match)
            press_one(page, turn)
            settled(page)
            assert index_of(page, match) > before

    def test_arrows_go_among_the_lit_spots_only(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        page.keyboard.press("b")
        seen = set()
        for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowDown"):
            page.keyboard.press(key)
            expect(page.locator(".spot.lit:focus")).to_have_count(1)
            seen.add(page.evaluate("document.activeElement.dataset.action"))
        assert len(seen) > 2
        expect(page.locator("#tip")).to_be_visible()

    def test_shift_and_arrows_visit_everything(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        page.keyboard.press("b")
        dark = 0
        for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"):
            page.keyboard.press(f"Shift+{key}")
            dark += page.evaluate("!document.activeElement.classList.contains('lit')")
        assert dark
        expect(page.locator("#tip")).to_contain_text(re.compile(r"\w{3}"))

    def test_the_focus_is_never_lost(self, page: Page) -> None:
        at_table(page)
        for _ in range(5):
            assert wait_for_turn(page)
            choices(page).first.focus()
            page.keyboard.press("Enter")
            settled(page)
            wait_for_turn(page)
            assert page.evaluate("document.activeElement !== document.body")

    def test_a_number_of_two_digits(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        twelfth = choices(page).nth(11).get_attribute("data-action")
        page.keyboard.type("12")
        settled(page)
        record = call(page, "GET", f"/matches/{match}/record?seat=0")
        assert str(twelfth) in str(record)


class TestChoosing:
    def test_confirming_when_asked_to(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        page.locator("#tab-more").click()
        page.get_by_label("Ask me to confirm each move").check()
        before = index_of(page, match)
        label = choices(page).first.inner_text()
        choices(page).first.click()
        expect(page.locator(".spot.chosen")).to_have_count(1)
        assert index_of(page, match) == before
        page.get_by_role("button", name="Choose otherwise").click()
        assert choices(page).first.inner_text() == label
        choices(page).first.click()
        page.get_by_role("button", name="Confirm: ").click()
        settled(page)
        assert index_of(page, match) > before

    def test_every_choice_is_a_button_and_all_spots_are_choices(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        offered = call(page, "GET", f"/matches/{match}/seats/0?lang=en&layout=wide")["choices"]
        actions = choices(page).evaluate_all("buttons => buttons.map(button => button.dataset.action)")
        assert sorted(actions) == sorted(choice["action"] for choice in offered)
        lit = page.locator(".spot.lit").evaluate_all("spots => spots.map(spot => spot.dataset.action)")
        assert lit
        assert set(lit) <= set(actions)
        names = choices(page).evaluate_all(
            "b => b.map(x => x.getAttribute('aria-label') ?? x.querySelector('span').textContent)"
        )
        assert sorted(names) == sorted(choice["label"] for choice in offered)

    def test_every_button_to_build_names_its_lot(self, page: Page) -> None:
        page.goto(DOOR)
        record = json.loads(RECORD.read_text(encoding="utf-8"))
        first = next(n for n, action in enumerate(record["actions"]) if action.startswith("build:"))
        record["actions"] = record["actions"][:first]
        match = call(page, "POST", "/records", {"record": json.dumps(record), "mode": "continue"})["match"]
        page.goto(f"/m/{match}")
        assert wait_for_turn(page)
        offered = call(page, "GET", f"/matches/{match}/seats/0?lang=en&layout=wide")["choices"]
        lots = {choice["action"]: choice["label"].split(": ")[0] for choice in offered}
        assert len(lots) > 9
        for action, lot in lots.items():
            expect(page.locator(f"#choices [data-action='{action}'] > span")).to_contain_text(lot)
        texts = choices(page).locator("> span").all_inner_texts()
        assert len(set(texts)) == len(texts)
        expect(page.get_by_role("button", name="Build nothing")).to_be_in_viewport(ratio=1)

    def test_why_not_leads_to_the_clause(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        page.get_by_text("Why not…?").click()
        page.locator("#refused").get_by_role("button", name="Rule AQ-PL10").click()
        expect(page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
        clause = page.locator("#rulebook [id='AQ-PL10']")
        expect(clause).to_be_in_viewport()
        expect(clause).to_be_focused()

    def test_taking_back(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        choices(page).nth(2).click()
        settled(page)
        wait_for_turn(page)
        expect(page.locator("#log")).to_contain_text("left stall")
        page.keyboard.press("u")
        expect(page.locator("#log")).to_contain_text("takes back")
        expect(page.locator("#choices [data-action='place:equi_et_arma_left']")).to_have_count(1)
        assert index_of(page, match) > 0

    def test_pieces_keep_their_attribute_and_mirror_it(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        page.locator("#choices [data-action='place:dolus']").click()
        settled(page)
        wait_for_turn(page)
        piece = page.locator("[id='piece-henchman-0-dolus']")
        attribute = re.findall(r"-?[\d.]+", piece.get_attribute("transform") or "")
        style = re.findall(r"-?[\d.]+", piece.evaluate("element => element.style.transform"))
        assert attribute == style

    def test_title_and_icon_tell_whose_turn_it_is(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        expect(page).to_have_title(re.compile("Your move"))
        expect(page.locator("#favicon")).to_have_attribute("href", "/static/favicon-turn.svg")

    def test_the_table_in_words(self, page: Page) -> None:
        at_table(page)
        wait_for_turn(page)
        page.locator("#tab-in_words").click()
        expect(page.locator("#in-words")).to_contain_text("Arena")


class TestConnection:
    def test_reload_in_mid_turn(self, page: Page) -> None:
        at_table(page)
        for _ in range(2):
            wait_for_turn(page)
            choices(page).first.click()
            settled(page)
        wait_for_turn(page)
        before = choices(page).all_inner_texts()
        page.reload()
        wait_for_turn(page)
        assert choices(page).all_inner_texts() == before
        expect(page.locator("#log .since")).to_have_count(1)

    def test_the_line_breaks_and_comes_back(self, page: Page) -> None:
        match = at_table(page)
        wait_for_turn(page)
        page.context.set_offline(True)
        choices(page).first.click()
        expect(page.locator("#banner")).to_contain_text("connection is lost")
        page.context.set_offline(False)
        settled(page)
        expect(page.locator("#banner")).not_to_be_visible()
        wait_for_turn(page)
        record = str(call(page, "GET", f"/matches/{match}/record?seat=0"))
        assert record.count("place:dolus") == 1

    def test_no_room_for_another_line(self, page: Page) -> None:
        """The sentence is shown and stays, moves still count, and the line comes when there is room."""
        sentence, knocks = "Too many tables are open.", 0

        def doorkeeper(route: WebSocketRoute) -> None:
            nonlocal knocks
            knocks += 1
            if knocks == 1:
                route.close(code=4429, reason=sentence)
            else:
                route.connect_to_server()

        page.route_web_socket("**/live?*", doorkeeper)
        match = at_table(page)
        banner = page.locator("#banner")
        expect(banner).to_have_text(f"{sentence} This table then goes on by itself.")
        before = index_of(page, match)
        wait_for_turn(page)
        choices(page).first.click()
        settled(page)
        assert index_of(page, match) > before
        expect(banner).to_have_text(f"{sentence} This table then goes on by itself.")
        assert knocks == 1  # and not again and again
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # somebody comes back to this tab
        expect(banner).to_be_hidden()
        assert knocks == 2

    def test_two_windows_of_the_same_person(self, page: Page) -> None:
        """What is chosen in one is seen in the other; a choice that comes too late is told kindly."""
        match = at_table(page)
        wait_for_turn(page)
        other = page.context.new_page()
        other.goto(f"/m/{match}")
        wait_for_turn(other)
        choices(other).first.click()
        settled(other)
        expect(page.locator("#log")).to_contain_text("Dolus")


class TestLaptop:
    def test_what_is_written_on_the_board_can_be_read_beside_what_is_asked(self, visitor: Visitor) -> None:
        page = visitor(width=1280, height=800)
        at_table(page, [ME, BOT, BOT])
        wait_for_turn(page)
        sizes = page.evaluate(LETTERS)
        assert min(sizes) >= 10
        board, ask = (page.locator(place).bounding_box() for place in ("#board", "#ask"))
        assert board is not None
        assert ask is not None
        assert board["x"] + board["width"] <= ask["x"]
        assert ask["y"] + ask["height"] < 800
        choices(page).last.scroll_into_view_if_needed()
        expect(choices(page).last).to_be_in_viewport()
        assert page.locator(".spot.lit").count() == page.evaluate(LIT_AND_SEEN)

    def test_a_larger_window_shows_the_whole_table(self, visitor: Visitor) -> None:
        page = visitor(width=1280, height=800)
        at_table(page)
        expect(page.locator(".picture")).to_have_attribute("viewBox", re.compile(r"^0 0 1240 "))
        page.set_viewport_size({"width": 1800, "height": 1000})
        expect(page.locator(".picture")).to_have_attribute("viewBox", "0 0 1600 1000")
        assert page.locator("#board").evaluate("board => board.scrollHeight <= board.clientHeight")


TURNED = [(820, 1180, "tall"), (1180, 820, "square"), (844, 390, "tall"), (1024, 600, "square")]
"""A tablet, a phone and a small laptop, one after the other, and how the board is laid out there."""
UPON_EACH_OTHER = """() => {
    const box = (id) => document.getElementById(id).getBoundingClientRect();
    const [board, ask, tabs] = ["board", "ask", "tabs"].map(box);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return meet(board, ask) || meet(ask, tabs) || meet(board, tabs);
}"""


class TestTablet:
    def test_whichever_way_it_is_held(self, visitor: Visitor) -> None:
        """It is turned for the first time while the table is being fetched."""
        page = visitor(width=1280, height=800, has_touch=True)

        def turn(route: Route) -> None:
            page.set_viewport_size({"width": TURNED[0][0], "height": TURNED[0][1]})
            route.continue_()

        page.goto(f"/m/{new_match(page, [ME, HERE], {}, 'via_appia')['match']}")
        page.route(re.compile(r"/seats/\d\?"), turn, times=1)
        page.locator("#curtain-show").tap()
        for width, height, layout in TURNED:
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(f"#board[data-layout={layout}] .spot.lit").first).to_be_visible()
            assert min(page.evaluate(LETTERS)) >= 9.5, (width, height)
            assert not page.evaluate(UPON_EACH_OTHER), (width, height)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.evaluate(LIT_AND_SEEN)
            expect(page.locator("#prompt")).to_be_in_viewport(ratio=1)
            expect(choices(page).first).to_be_in_viewport(ratio=1)

    def test_on_its_side_many_choices_and_the_panels_are_put_away(self, visitor: Visitor) -> None:
        page = visitor(width=1024, height=768, has_touch=True)
        at_table(page)
        wait_for_turn(page)
        assert min(page.evaluate(LETTERS)) >= 9.5
        expect(page.locator("#log")).not_to_be_visible()
        page.locator("#tab-log").tap()
        expect(page.locator("#log li").last).to_be_in_viewport()
        page.locator("#tab-log").tap()
        page.get_by_role("button", name=re.compile("Show the .* choices")).tap()
        expect(choices(page).first).to_be_in_viewport(ratio=1)
        page.set_viewport_size({"width": 768, "height": 1024})
        expect(page.locator("#board[data-layout=tall] .spot.lit").first).to_be_visible()
        assert min(page.evaluate(LETTERS)) >= 9.5
        expect(page.locator("#choices-toggle")).not_to_be_visible()
        expect(page.locator("#log li").last).to_be_in_viewport()


class TestPhone:
    @pytest.mark.parametrize("width", [360, 390])
    def test_everything_is_at_hand(self, visitor: Visitor, width: int) -> None:
        page = visitor(width=width, height=780, has_touch=True, is_mobile=True)
        at_table(page, [ME, BOT, BOT])
        wait_for_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(page.locator("#prompt")).to_be_in_viewport()
        assert page.locator(".picture").evaluate(
            "svg => { const box = svg.viewBox.baseVal; return box.height > 2 * box.width; }"
        )
        page.get_by_role("button", name=re.compile("Show the .* choices")).tap()
        expect(choices(page).first).to_be_in_viewport()
        page.get_by_role("button", name="Hide the choices").tap()
        page.locator("#tab-log").tap()
        expect(page.locator("#log li").last).to_be_in_viewport()
        page.locator("#tab-log").tap()
        expect(page.locator("#log")).not_to_be_visible()
        page.get_by_role("button", name="My area").tap()
        expect(page.locator("[id='mat-0']")).to_be_in_viewport()
        page.get_by_role("button", name="Board").tap()
        page.locator("[id='spot-place-dolus'] .ring").tap(force=True)
        settled(page)
        wait_for_turn(page)
        page.locator("#tab-log").tap()
        expect(page.locator("#log")).to_contain_text("Dolus")

    def test_a_tap_explains(self, visitor: Visitor) -> None:
        page = visitor(width=390, height=844, has_touch=True)
        at_table(page)
        wait_for_turn(page)
        page.locator("[id='spot-exchange-bronze_to_silver'] .ring").tap(force=True)
        expect(page.locator("#tip")).to_be_visible()


def test_french(visitor: Visitor) -> None:
    page = visitor(lang="fr")
    at_table(page)
    wait_for_turn(page)
    expect(page.locator("#prompt")).to_contain_text("Placez un homme de main")
    choices(page).first.click()
    settled(page)
    wait_for_turn(page)
    expect(page.locator("#log")).to_contain_text("place un homme de main")
    page.get_by_text("Pourquoi pas… ?").click()
    page.get_by_role("button", name="Règle AQ-PL10").click()
    expect(page.locator("#rulebook [id='AQ-PL10']")).to_be_in_viewport()
    page.get_by_role("button", name="English").click()
    wait_for_turn(page)
    expect(page.locator("#log")).to_contain_text("places a henchman")
