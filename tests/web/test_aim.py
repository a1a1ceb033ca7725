"""Via Appia's quarry: aiming by mouse, by keyboard, by touch and by number; the film of a push."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import tabularium as tab
from tests.web.conftest import Visitor
from tests.web.support import DOOR, call
from tests.web.test_pages import no_violations

STEADY = {"hand_noise": False}


def pushing(page: Page, moves: int = 0) -> str:
    """The one at this browser is about to push a small stone, after so many pushes before; the match."""
    match = tab.new("via_appia", seats=2, seed=11, options=STEADY)
    match.play("quarry")
    for _ in range(moves):
        match.play("at:52")
        match.play("slope:0")
        while match.decision is not None and match.decision.kind != "choosing_position":
            again = [action for action in match.decision.options if str(action) == "again"]
            match.play(again[0] if again else match.decision.options[0])
    assert match.decision is not None
    assert match.decision.kind == "choosing_position"
    seats: list[dict[str, str]] = [{"kind": "friend", "name": "Marcus"}, {"kind": "friend", "name": "Drusilla"}]
    seats[match.decision.seat] = {"kind": "me", "name": "Livia"}
    page.goto(DOOR)
    made = call(page, "POST", "/records", {"record": match.record.dumps(), "mode": "continue", "seats": seats})
    page.goto(f"/m/{made['match']}")
    expect(page.locator(".aim")).to_be_visible()
    found: str = made["match"]
    return found


def aimed(page: Page) -> tuple[int, int]:
    return int(page.locator("#gauge-at").input_value()), int(page.locator("#gauge-slope").input_value())


def last_push(page: Page, match: str) -> tuple[str, ...]:
    record = json.loads(page.request.get(f"/api/v1/matches/{match}/record").text())
    actions: list[Any] = record["actions"]
    place = max(n for n, action in enumerate(actions) if str(action).startswith("at:"))
    return tuple(str(action) for action in actions[place : place + 2])


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pushed(page: Page) -> None:
    expect(page.locator("#log")).to_contain_text(re.compile("pushes a small stone|aims a small stone"))
    expect(page.locator("#gauge-at")).to_have_count(0)


class TestAiming:
    def test_by_mouse(self, page: Page) -> None:
        match = pushing(page)
        start = aimed(page)
        expect(page.locator("#choices .choice")).to_have_count(0)  # no button for every millimetre
        unit = page.evaluate("document.querySelector('.picture').getScreenCTM().a")
        x, y = middle(page.locator("[data-grip^='at'] use[href^='#stone']"))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 2.8 * 20 * unit, y, steps=5)
        page.mouse.up()
        assert aimed(page) == (start[0] + 20, 0)
        x, y = middle(page.locator("[data-grip^='slope']").first)  # the tip of the arrow
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 400, y, steps=5)
        page.mouse.up()
        assert aimed(page) == (start[0] + 20, -25)
        x, y = middle(page.locator("[data-field^='slope']"))
        page.mouse.click(x, y)
        assert aimed(page) == (start[0] + 20, 0)
        page.get_by_role("button", name="Push the small stone").click()
        pushed(page)
        assert last_push(page, match) == (f"at:{start[0] + 20}", "slope:0")

    def test_by_keyboard_on_the_board(self, page: Page) -> None:
        match = pushing(page)
        at, _ = aimed(page)
        page.keyboard.press("b")
        stone = page.get_by_role("slider", name="Position", exact=True)
        expect(stone).to_be_focused()
        for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "Shift+ArrowRight"):
            page.keyboard.press(key)
        assert aimed(page)[0] == at + 10
        expect(stone).to_have_attribute("aria-valuenow", str(at + 10))
        expect(stone).to_have_attribute("aria-valuetext", f"{at + 10} mm from the left wall")
        for key in ("PageUp", "PageDown"):
            page.keyboard.press(key)
            assert aimed(page)[0] == at + (19 if key == "PageUp" else 10)
        slope = page.locator(".handle[data-grip^='slope']")
        slope.focus()
        page.keyboard.press("ArrowLeft")
        expect(slope).to_have_attribute("aria-valuetext", "1 mm left for every 10 cm")
        page.keyboard.press("End")
        expect(slope).to_have_attribute("aria-valuetext", "25 mm right for every 10 cm")
        page.keyboard.press("ArrowDown")
        assert aimed(page) == (at + 10, 24)
        page.keyboard.press("Enter")
        pushed(page)
        assert last_push(page, match) == (f"at:{at + 10}", "slope:24")

    def test_by_number(self, page: Page) -> None:
        """Labelled fields, which a screen reader reads; what is beyond the scale is brought back to its end."""
        match = pushing(page)
        page.get_by_role("spinbutton", name="Position").fill("500")
        page.get_by_role("spinbutton", name="Slope").fill("-7")
        assert aimed(page) == (96, -7)
        page.get_by_role("spinbutton", name="Slope").press("ArrowUp")
        assert aimed(page) == (96, -6)
        page.get_by_role("button", name="Position: 1 less").click()
        page.get_by_role("spinbutton", name="Slope").press("Enter")
        pushed(page)
        assert last_push(page, match) == ("at:95", "slope:-6")

    @pytest.mark.parametrize("typed", ["5", ""])
    def test_what_is_not_shown_is_not_played(self, page: Page, typed: str) -> None:
        """A number beyond the scale, or none: Enter puts the field right, and only the next Enter pushes."""
        match = pushing(page)
        field = page.get_by_role("spinbutton", name="Position")
        field.fill("12")
        field.fill(typed)
        field.press("Enter")
        shown = 9 if typed else 12
        expect(field).to_have_value(str(shown))
        field.press("Enter")
        pushed(page)
        assert last_push(page, match) == (f"at:{shown}", "slope:0")

    def test_by_touch_on_a_phone(self, visitor: Visitor) -> None:
        page = visitor(width=390, height=844, has_touch=True, is_mobile=True)
        match = pushing(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        expect(page.locator(".push")).to_be_in_viewport()
        page.wait_for_timeout(600)  # until the board has come to rest
        scene, board = (page.locator(place).bounding_box() for place in ("[data-scene]", "#board"))
        assert scene is not None
        assert board is not None
        assert scene["y"] >= board["y"]  # the fall edge is in sight, and so are the grips
        assert scene["y"] + scene["height"] <= board["y"] + board["height"] + 1
        at, _ = aimed(page)
        x, y = middle(page.locator("[data-grip^='at'] use[href^='#stone']"))
        finger = page.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 7):  # not quite level: the page must not take it for scrolling
            place = {"x": x - 8 * step, "y": y + 2 * step}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [place]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        unit = page.evaluate("document.querySelector('.picture').getScreenCTM().a")
        assert aimed(page)[0] == pytest.approx(at - 48 / (2.8 * unit), abs=1)
        moved = aimed(page)[0]
        page.get_by_role("button", name="Slope: 1 more").tap()
        page.get_by_role("button", name="Push the small stone").tap()
        page.wait_for_selector("#gauge-at", state="detached")
        assert last_push(page, match) == (f"at:{moved}", "slope:1")

    def test_a_hint_is_marked_on_its_scale(self, visitor: Visitor) -> None:
        page = visitor(width=390, height=844, has_touch=True, is_mobile=True)

        def advising(route: Route) -> None:
            answer = route.fetch()
            option = {"action": "at:75", "label": "75 mm", "chance": 0.5, "percent": "50%", "standing": ""}
            hint = {"is_ready": True, "fault": "", "level": 1, "options": [option]}
            route.fulfill(response=answer, json={**answer.json(), "hint": hint})

        page.route(re.compile(r"/seats/\d\?"), advising)
        pushing(page)
        expect(page.locator("#hint-options")).to_contain_text("75 mm")
        mark, scale = page.locator(".advised-here:visible"), page.locator("[data-verb=at] input")
        expect(mark).to_have_count(1)
        page.locator("#gauge-at").fill("75")  # the thumb of the scale comes to stand under it
        expect(page.locator("#told-at")).to_have_text("75 mm from the left wall")
        box = scale.bounding_box()
        assert box is not None
        thumb = box["x"] + 8 + (box["width"] - 16) * (75 - 9) / (96 - 9)
        assert middle(mark)[0] == pytest.approx(thumb, abs=2)
        expect(page.locator("[data-grip^='slope']").first).to_be_in_viewport()
        page.locator("#hint-close").tap()
        expect(mark).to_have_count(0)

    def test_the_tray_does_not_shrink_while_one_aims(self, visitor: Visitor) -> None:
        page = visitor(width=1280, height=800)
        pushing(page)
        unit = "document.querySelector('.picture').getScreenCTM().a"
        aiming = page.evaluate(unit)
        page.locator(".push").click()
        pushed(page)
        assert aiming >= page.evaluate(unit)

    def test_what_is_aimed_stays_when_somebody_says_something(self, page: Page) -> None:
        match = pushing(page)
        page.locator("#gauge-at").fill("33")
        seat = page.evaluate("document.body.dataset.mySeats")
        call(page, "POST", f"/matches/{match}/chat", {"seat": int(seat), "text": "Ave"})
        expect(page.locator("#tab-chat")).to_contain_text("1 new")
        assert aimed(page) == (33, 0)

    def test_only_the_slope_is_left_to_be_set(self, page: Page) -> None:
        match = pushing(page)
        seat = page.evaluate("document.body.dataset.mySeats")
        index = call(page, "GET", f"/matches/{match}/seats/{seat}")["index"]
        body = {"action": "at:40", "index": index, "client_id": "other-window"}
        call(page, "POST", f"/matches/{match}/seats/{seat}/actions", body)
        expect(page.locator("#gauge-at")).to_have_count(0)
        expect(page.locator("#gauge-slope")).to_be_visible()
        page.locator("#gauge-slope").press("Enter")
        expect(page.locator("#log")).to_contain_text("pushes a small stone at 40 mm, slope 0")

    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_it_can_be_read_and_reached_by_everybody(self, visitor: Visitor, theme: str) -> None:
        page = visitor(theme=theme)
        pushing(page)
        no_violations(page, "#ask")


MOVES = """before => {
  const stone = [...document.querySelectorAll(".film > g")].at(-1)
  return stone && stone.getAttribute("transform") !== before
}"""


class TestFilm:
    def test_it_runs_once_and_again_when_asked_for(self, visitor: Visitor) -> None:
        page = visitor(reduced_motion="no-preference")
        pushing(page)
        before = page.locator("#prompt").inner_text()
        page.locator(".push").click()
        page.wait_for_selector(".film", state="attached")
        assert page.locator("#prompt").inner_text() == before  # nothing is told before it is seen
        expect(page.locator("#show-quarry")).to_have_attribute("visibility", "hidden")
        page.wait_for_function(MOVES, arg=page.locator(".film > g").last.get_attribute("transform"))
        page.wait_for_selector(".film", state="detached")
        expect(page.locator("#show-quarry")).not_to_have_attribute("visibility", "hidden")
        expect(page.locator("#log")).to_contain_text("pushes a small stone")
        page.reload()
        page.wait_for_selector(".picture")
        page.wait_for_timeout(300)
        expect(page.locator(".film")).to_have_count(0)
        page.get_by_role("button", name="Watch again").click()
        page.wait_for_selector(".film", state="attached")
        page.locator("#board").click(position={"x": 5, "y": 5})  # seen enough
        expect(page.locator(".film")).to_have_count(0)

    def test_a_spectator_sees_it_too(self, page: Page, visitor: Visitor) -> None:
        match = pushing(page)
        watch = call(page, "POST", f"/matches/{match}/links/watch")["link"]
        spectator = visitor(reduced_motion="no-preference")
        spectator.goto(watch)
        spectator.get_by_role("button", name="Watch").click()
        spectator.wait_for_selector(".picture")
        page.locator(".push").click()
        pushed(page)
        spectator.wait_for_selector(".film", state="attached")
        spectator.wait_for_selector(".film", state="detached")
        expect(spectator.locator("#log")).to_contain_text("pushes a small stone")

    def test_with_less_motion_the_end_is_there_at_once(self, page: Page) -> None:
        pushing(page)
        page.evaluate("""new MutationObserver(() => document.querySelector('.film') && (window.hasRun = true))
                         .observe(document.body, { childList: true, subtree: true })""")
        page.locator(".push").click()
        pushed(page)
        assert page.evaluate("window.hasRun") is None
        expect(page.locator("#film-again")).to_be_hidden()

    def test_in_a_replay_one_step_on_runs_it_and_one_back_does_not(self, visitor: Visitor) -> None:
        page = visitor(reduced_motion="no-preference")
        match = pushing(page, moves=1)
        page.goto(f"/m/{match}/replay")
        page.wait_for_selector(".picture")
        forward = page.get_by_role("button", name="One step on")
        while page.locator(".film").count() == 0:
            forward.click()
            page.wait_for_timeout(120)
        told = page.locator("#position").inner_text()
        page.wait_for_selector(".film", state="detached")
        expect(page.locator("#position")).not_to_have_text(told)
        page.get_by_role("button", name="One step back").click()
        expect(page.locator("#position")).to_have_text(told)
        expect(page.locator(".film")).to_have_count(0)
