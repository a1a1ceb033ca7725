"""What would Imperator do? at the table, and the review of one's decisions afterwards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import tabularium as tab
from tests.web.conftest import Visitor
from tests.web.support import BOT, FRIEND, ME, at_table, call, index_of, new_match, wait_for_turn
from tests.web.test_pages import no_violations

RECORD = Path(__file__).parent.parent / "playthroughs" / "aquileia" / "2_seats.json"


def test_a_hint_at_the_table(page: Page) -> None:
    page.goto("/join")
    match = at_table(page)
    wait_for_turn(page)
    index = index_of(page, match)
    page.get_by_role("button", name="What would Imperator do?").click()
    options = page.locator("#hint-options button")
    expect(options.first).to_be_visible()
    expect(page.locator("#hint-title")).to_be_focused()
    expect(page.locator("#hint-title")).to_have_text("Imperator would choose")
    expect(options.first).to_contain_text(re.compile(r"\d%.*at the end"))
    assert 1 <= options.count() <= 3
    expect(page.locator("#live")).to_contain_text("Imperator would choose: ")
    best = options.first.get_attribute("data-action")
    expect(page.locator(f"#choices .choice.advised[data-action='{best}']")).to_have_count(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # past the button that puts it away
    expect(page.locator(f"#choices .choice.pointed[data-action='{best}']")).to_have_count(1)
    no_violations(page, "#ask")
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".advised")).to_have_count(0)
    page.keyboard.press("i")  # it is still there
    options.first.click()
    expect(page.locator("#advice")).to_be_hidden()
    record = call(page, "GET", f"/matches/{match}/record?seat=0")
    assert record["actions"][index] == best


def test_with_others_the_host_decides_and_everybody_hears_of_it(visitor: Visitor) -> None:
    host, guest = visitor(lang="fr", theme="dark", width=390, height=844), visitor()
    host.goto("/new?game=aquileia")
    allowed = host.get_by_label("Qui doit décider peut demander")
    expect(allowed).to_be_checked()  # one person and bots
    host.locator("#seat-rows .seat-row").nth(1).locator("select").first.select_option("friend")
    expect(allowed).not_to_be_checked()
    allowed.check()
    host.locator("#option-first_player").select_option('"1"')
    host.get_by_role("button", name="Commencer").click()
    host.wait_for_url(re.compile("/m/"))
    wait_for_turn(host)
    kept = host.evaluate("JSON.stringify({...sessionStorage, ...localStorage})")
    link = re.search(r"/join#(?!w\.)[\w-]+", kept)
    assert link is not None
    guest.goto(link[0])
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector(".picture")
    expect(guest.locator("#hint")).to_be_hidden()
    host.keyboard.press("Escape")  # the links for friends lie above
    host.get_by_role("button", name="Que ferait l'Imperator").click()
    expect(guest.locator(".note")).to_contain_text("asks Imperator for a hint")  # a note goes away by itself
    expect(host.locator("#hint-options button").first).to_be_visible()
    expect(host.locator(".spot.advised").first).to_be_in_viewport()
    expect(host.locator("#jumps")).to_be_hidden()  # it would cover what is left of the board
    no_violations(host, "#ask")
    expect(guest.locator("#players .player").first).to_contain_text("hints: 1")
    expect(guest.locator("#advice")).to_be_hidden()
    silent = new_match(host, [ME, FRIEND])["match"]
    host.goto(f"/m/{silent}")
    wait_for_turn(host)
    expect(host.locator("#hint")).to_be_hidden()


SEEN = """() => {
  const [ask, advice, options, choices] =
    ["ask", "advice", "hint-options", "choices"].map((id) => document.getElementById(id));
  const room = (element) => element.getBoundingClientRect();
  const isIn = (inner, outer) => room(inner).top >= room(outer).top - 1 && room(inner).bottom <= room(outer).bottom + 1;
  const isCut = (box) => box.scrollHeight > box.clientHeight + 4;
  const parts = [...advice.children].filter((part) => !part.matches(".sr, [hidden]"));
  const buttons = [...choices.querySelectorAll(".choice")];
  const labels = [...options.querySelectorAll(".hint-label")];
  return {
    labels: Math.min(...labels.map((label) => room(label).width / room(label.parentElement).width)),
    isWhole: isIn(advice, ask) && parts.every((part) => isIn(part, advice)),
    goesOn: isCut(options),
    isTold: [options, choices].every((box) => isCut(box) === box.classList.contains("more")),
    choices: buttons.filter((button) => room(button).height && isIn(button, choices)).length,
  };
}"""


@pytest.mark.parametrize("game", ["ave_roma", "aquileia"])
def test_a_hint_is_never_cut_off_without_a_sign(visitor: Visitor, game: str) -> None:
    """Labels have the whole width, what does not fit can be scrolled to and says so, and there are choices in sight."""
    page = visitor(lang="fr", width=1280, height=800)
    page.goto("/join")
    whole = tab.loads((RECORD.parent.parent / game / "2_seats.json").read_text(encoding="utf-8"))
    index = max(whole.chosen_by(0), key=lambda index: len(whole.at(index).decision.options))  # type: ignore[union-attr]
    record = whole.at(index).record.dumps()
    made = call(page, "POST", "/records", {"record": record, "mode": "continue", "seats": [ME, BOT]})
    page.goto(f"/m/{made['match']}")
    wait_for_turn(page)
    page.get_by_role("button", name="Que ferait l'Imperator").click()
    expect(page.locator("#hint-options button").first).to_be_visible()
    goes_on = []
    for width, height, in_sight in ((1280, 800, 3), (1200, 760, 2), (820, 1180, 5), (390, 844, 2), (360, 560, 1)):
        page.set_viewport_size({"width": width, "height": height})
        if page.locator("#choices-toggle[aria-expanded=false]").is_visible():
            page.locator("#choices-toggle").click()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))")
        seen = page.evaluate(SEEN)
        assert seen["labels"] > 0.85, (width, seen)
        assert seen["isWhole"], (width, seen)
        assert seen["isTold"], (width, seen)
        assert seen["choices"] >= in_sight, (width, seen)
        goes_on.append(seen["goesOn"])
    assert not goes_on[0]  # on a desk all of it is read at once
    assert goes_on[-1]
    page.locator("#hint-options button").last.scroll_into_view_if_needed()
    expect(page.locator("#hint-options")).not_to_have_class(re.compile("more"))


def with_slips(route: Route, places: Sequence[int]) -> None:
    """A review whose list is known: a search as short as the tests' finds now one slip, now five."""
    answer = route.fetch()
    review = answer.json()
    if review["is_ready"]:
        for decision in review["decisions"]:
            decision["verdict"] = "fine"
        for decision in (slips := [review["decisions"][place] for place in places]):
            decision.update(verdict="lost", fallen="\u22129%", best={"action": "-", "label": "-"})
        review["slips"] = [slip["index"] for slip in slips]
    route.fulfill(response=answer, json=review)


@pytest.mark.parametrize(("lang", "theme", "width"), [("en", "light", 1280), ("fr", "dark", 390)])
def test_a_review(visitor: Visitor, lang: str, theme: str, width: int) -> None:
    page = visitor(lang=lang, theme=theme, width=width, height=800)
    page.goto("/join")
    record = RECORD.read_text(encoding="utf-8")
    made = call(page, "POST", "/records", {"record": record, "mode": "watch"})
    page.route("**/seats/0/review?*", lambda route: with_slips(route, (30, 10, 40, 20)))
    page.goto(f"/m/{made['match']}/replay")
    page.get_by_role("link", name={"en": "Review my decisions", "fr": "Analyser mes décisions"}[lang]).click()
    page.wait_for_selector("main[aria-busy=false]", timeout=60_000)
    slips = page.locator("#slips button")
    expect(slips.first).to_have_attribute("aria-current", "true")
    expect(page.locator(".line .slip")).to_have_count(slips.count())
    title = page.locator("#said-title")
    worst = title.text_content() or ""
    expect(page.locator("#may-leave")).to_be_hidden()
    expect(page.locator("#said-words")).to_contain_text({"en": "Lost: ", "fr": "Perdu\u00a0: "}[lang])
    page.wait_for_selector(".picture .spot", state="attached")
    no_violations(page)
    page.locator("#after").click()
    expect(slips.nth(1)).to_have_attribute("aria-current", "true")
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(worst)
    cursor = page.get_by_role("slider")
    cursor.focus()
    page.keyboard.press("Home")
    expect(cursor).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    expect(cursor).to_have_attribute("aria-valuenow", "2")
    expect(cursor).to_have_attribute("aria-valuetext", re.compile(r"\d+\s?%"))
    assert re.findall(r"\d+", title.inner_text())[0] == "2"
    index = list(tab.loads(record).chosen_by(0))[1]
    assert page.url.endswith(f"at={index}")
    assert (page.locator("#replay-here").get_attribute("href") or "").endswith(f"at={index}&seat=0")
    expect(page.locator("#rank")).to_have_text("– / 4")
    page.locator("#later").click()
    expect(cursor).to_have_attribute("aria-valuenow", "3")
    for _ in range(2):
        page.locator("#earlier").click()
    expect(page.locator("#earlier")).to_be_disabled()
    page.locator("#after").click()  # from outside the list to the next one in time: the eleventh
    expect(page.locator("#rank")).to_have_text("2 / 4")
    expect(slips.nth(1)).to_have_attribute("aria-current", "true")
    slips.first.focus()
    page.keyboard.press("ArrowDown")
    expect(slips.nth(1)).to_be_focused()
    expect(slips.nth(1)).to_have_attribute("aria-current", "true")
    expect(slips.nth(1).locator("strong")).to_have_text("\u22129%")
    slips.last.scroll_into_view_if_needed()
    slips.last.click()
    expect(page.locator("#said-words")).to_be_in_viewport()
    if width < 1000:
        expect(title).to_be_focused()
    expect(page.locator(".line .result")).to_have_count(1)
    page.locator(".line").scroll_into_view_if_needed()
    box = page.locator(".line").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 16, box["y"] + 60)
    expect(cursor).to_have_attribute("aria-valuenow", str(cursor.get_attribute("aria-valuemax")))
    expect(cursor).to_be_focused()
    here = page.url
    page.reload()
    expect(cursor).to_have_attribute("aria-valuenow", str(cursor.get_attribute("aria-valuemax")))
    assert page.url == here


@pytest.mark.parametrize("width", [1280, 820])
def test_the_list_of_a_review_follows(visitor: Visitor, width: int) -> None:
    """The row of what is looked at is in sight wherever the list scrolls, and the focus is never lost."""
    page = visitor(width=width, height=800)
    page.goto("/join")
    made = call(page, "POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"})
    page.route("**/seats/0/review?*", lambda route: with_slips(route, range(0, 40, 2)))
    page.goto(f"/m/{made['match']}/review?seat=0")
    page.wait_for_selector("main[aria-busy=false]")
    slips = page.locator("#slips button")
    expect(slips).to_have_count(20)
    for _ in range(19):
        page.locator("#after").press("Enter")
    expect(slips.last).to_have_attribute("aria-current", "true")
    assert page.evaluate("scrollY") == 0
    if width == 1280:
        expect(slips.last).to_be_in_viewport(ratio=1)
        expect(slips.first).not_to_be_in_viewport()
    expect(page.locator("#after")).to_be_disabled()
    expect(page.locator("#before")).to_be_focused()
    slips.last.focus()
    for key, place in (("ArrowLeft", 18), ("ArrowUp", 17), ("ArrowRight", 18), ("ArrowDown", 19), ("ArrowDown", 19)):
        page.keyboard.press(key)
        expect(slips.nth(place)).to_be_focused()
        expect(slips.nth(place)).to_have_attribute("aria-current", "true")
        expect(slips.nth(place)).to_be_in_viewport(ratio=1)
    page.get_by_role("slider").press("End")
    expect(page.locator("#later")).to_be_disabled()
    page.locator("#earlier").press("Enter")
    page.locator("#later").press("Enter")
    expect(page.locator("#earlier")).to_be_focused()


def test_a_review_of_another_seat_begins_with_an_empty_page(page: Page) -> None:
    page.goto("/join")
    made = call(page, "POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"})
    page.goto(f"/m/{made['match']}/review")
    expect(page.locator("#may-leave")).to_be_visible()
    page.wait_for_selector(".picture .spot", state="attached")  # the board of the worst so far
    expect(page.locator("#replay-here")).to_be_visible()
    page.route("**/seats/1/review?*", lambda route: None)  # the answer does not come
    page.get_by_label("Decisions of").select_option("1")
    for gone in ("#said-title", "#said-words", "#slips", "#graph"):
        expect(page.locator(gone)).to_be_empty()
    expect(page.locator("#board .picture")).to_have_count(0)
    expect(page.locator("#replay-here")).to_be_hidden()
    box = page.locator("#graph").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 100, box["y"] + 60)
    page.locator("body").press("ArrowRight")
    assert page.url.endswith("?seat=1")
    page.unroute_all()
    page.reload()
    expect(page.locator("#seat")).to_have_value("1")
    expect(page.locator("#said-title")).to_contain_text("Decision")


def test_late_answers_are_dropped(page: Page) -> None:
    """Of a seat that is not reviewed any more, and of a decision that is not looked at any more."""
    page.goto("/join")
    made = call(page, "POST", "/records", {"record": RECORD.read_text(encoding="utf-8"), "mode": "watch"})
    page.goto(f"/m/{made['match']}/review?seat=0")
    cursor = page.get_by_role("slider")
    expect(cursor).to_have_attribute("aria-valuemax", re.compile(r"[2-9]|\d\d"))
    page.evaluate(
        """() => new MutationObserver(() => { window.isLate ||= document.body.textContent.includes("too late"); })
        .observe(document.body, { subtree: true, childList: true, characterData: true })"""
    )
    held: list[Route] = []

    def let_go(address: str, late: object) -> None:
        with page.expect_response(address):
            held.pop().fulfill(json=late)
        page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
        assert not page.evaluate("window.isLate")

    address = "**/seats/1/review?*"
    page.route(address, lambda route: held.append(route))
    page.locator("#seat").select_option("1")
    expect(page.locator("#said-title")).to_be_empty()
    page.locator("#seat").select_option("0")
    expect(page.locator("#said-words")).not_to_be_empty()
    late = call(page, "GET", f"/matches/{made['match']}/seats/0/review?lang=en")
    for decision in late["decisions"]:
        decision["prompt"] = "This comes too late."
    let_go(address, late)

    left = late["decisions"][1]["index"]
    address = f"**/replay?at={left}&*"
    page.route(address, lambda route: held.append(route))
    cursor.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(f"at={left}$"))
    page.keyboard.press("Home")
    position = call(page, "GET", f"/matches/{made['match']}/replay?at={left}&seat=0&lang=en&layout=wide")
    position["picture"]["set"]["show-late"] = '<text id="show-late">This comes too late.</text>'
    let_go(address, position)


def test_a_review_is_for_those_who_played_and_for_matches_that_are_over(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/join")
    match = new_match(page, [ME, BOT])["match"]
    page.goto(f"/m/{match}/review")
    expect(page.locator("main")).to_contain_text("not over yet")
    page.get_by_role("link", name="To the table").click()
    page.wait_for_url(re.compile(f"/m/{match}$"))
