"""What Age of Rome asks of the browser: a wheel that turns, and a scale among other answers."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

import tabularium as tab
from tests.web.support import BOT, DOOR, ME, call, choices, settled, wait_for_turn

ANGLE = """(id) => {
  const matrix = new DOMMatrix(getComputedStyle(document.getElementById(id)).transform);
  return Math.round(Math.atan2(matrix.b, matrix.a) * 180 / Math.PI);
}"""

WATCH = """() => {
  window.angles = [];
  const look = () => {
    const found = ["mat-wheel", "show-tile-0-0"].map((id) => {
      const matrix = new DOMMatrix(getComputedStyle(document.getElementById(id)).transform);
      return Math.round(Math.atan2(matrix.b, matrix.a) * 180 / Math.PI);
    });
    window.angles.push(found);
    requestAnimationFrame(look);
  };
  look();
}"""


def continued(page: Page, match: tab.Match, *seats: dict[str, str]) -> None:
    """Sits down where that match stands."""
    page.goto(DOOR)
    body = {"record": match.record.dumps(), "mode": "continue", "seats": list(seats)}
    made: dict[str, Any] = call(page, "POST", "/records", body)
    page.goto(f"/m/{made['match']}")
    page.wait_for_selector(".picture #mat-wheel", state="attached")


def before_the_wheel_turns() -> tab.Match:
    """The last tax of a round whose event turns the wheel by a quarter; after it the first seat decides again."""
    for seed in range(40):
        match, rng = tab.new("age_of_rome", seats=1, seed=seed), Random(seed)
        for _ in range(60):
            decision = match.decision
            assert decision is not None
            if decision.kind == "taxing" and abs(match.view(0)["table"]["event"]["steps"]) == 1:
                return match
            match.play(rng.choice(decision.options))
    raise AssertionError


def test_the_wheel_turns_and_what_lies_on_it_stays_upright(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    match = before_the_wheel_turns()
    steps = match.view(0)["table"]["event"]["steps"]
    continued(page, match, ME)
    wait_for_turn(page)
    before = page.evaluate(ANGLE, "mat-wheel")
    page.evaluate(WATCH)
    choices(page).first.click()
    settled(page)
    wanted = (before + 90 * steps + 180) % 360 - 180
    page.wait_for_function(f"() => Math.abs((window.angles.at(-1)[0] - {wanted}) % 360) < 2")
    seen = page.evaluate("() => window.angles")
    assert len({wheel for wheel, _ in seen}) > 2, "it jumped"
    assert {upright for _, upright in seen} == {0}


def test_with_less_motion_the_wheel_jumps(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    continued(page, before_the_wheel_turns(), ME)
    assert wait_for_turn(page)
    duration = page.evaluate("() => getComputedStyle(document.getElementById('mat-wheel')).transitionDuration")
    assert float(duration.removesuffix("s")) < 0.001


def test_besides_a_scale_the_other_answers_are_buttons(page: Page) -> None:
    for seed in range(200):
        match, rng = tab.new("age_of_rome", seats=3, seed=seed, options={"spies_and_allies": True}), Random(seed)
        decision = match.decision
        while decision is not None and (decision.kind, decision.seat, len(decision.options) > 14) != (
            "answering",
            0,
            True,
        ):
            match.play(rng.choice(decision.options))
            decision = match.decision
        if decision is not None:
            break
    continued(page, match, ME, BOT, BOT)
    wait_for_turn(page)
    expect(page.locator("#choices form.aim")).to_be_visible()
    expect(choices(page)).to_have_count(2)
    choices(page).last.click()
    expect(page.locator("#log")).to_contain_text("Livia refuses.")


def before_the_end() -> tuple[tab.Match, str, list[str]]:
    """The last decision of a match in which the first seat, whose decision it is, earns something."""
    for seed in range(60):
        match, rng = tab.new("age_of_rome", seats=2, seed=seed), Random(seed)
        before, last = match, ""
        while match.decision is not None:
            before = match.copy()
            action = rng.choice(match.decision.options)
            last = str(action)
            match.play(action)
        if before.decision is not None and before.decision.seat == 0 and match.feats(0):
            return before, last, [feat.names["en"] for feat in match.feats(0)]
    raise AssertionError


def test_achievements_are_kept_with_the_day_and_the_match(page: Page) -> None:
    match, last, earned = before_the_end()
    continued(page, match, ME, BOT)
    wait_for_turn(page)
    table = page.url
    page.locator(f'#choices .choice[data-action="{last}"]').click()
    expect(page.locator("#earned li strong")).to_have_text(earned)
    page.locator("#result-feats a").click()
    page.wait_for_url("**/achievements")
    expect(page.locator(".feat")).to_have_count(12)
    expect(page.locator(".feat.earned h3")).to_have_text(earned)
    expect(page.locator(".feat.earned time").first).to_contain_text(re.compile(r"\d{4}"))
    page.locator(".feat.earned a").first.click()
    page.wait_for_url(f"{table}/replay")
