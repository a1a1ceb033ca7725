"""The table by keyboard and mouse: choosing, why not, undo, language, help, saving, windows of all sizes."""

from __future__ import annotations

from threading import Event

import pytest
from textual.widgets import OptionList

from tabularium.bots.advice import Advice
from tabularium.cli.storage import load, save, saved_matches
from tabularium.cli.terminal.choices import KEYS, Choices
from tabularium.cli.terminal.dialogs import Ask, Notice, WhyNot
from tabularium.cli.terminal.ending import Ending
from tabularium.cli.terminal.hinting import Hint
from tabularium.cli.terminal.rules import Rules
from tabularium.cli.terminal.table import Table
from tabularium.core.match import Match
from tests.cli.support import (
    SMALLEST,
    app_of,
    asked_for,
    is_asking,
    screen_text,
    session_of,
    table_of,
    wait_until,
    words_of,
)


def can_be_refused(match: Match) -> bool:
    return asked_for("placing")(match) and len(match.why_not()) >= 2


async def test_table_shows_board_own_area_question_choices_and_log() -> None:
    session = session_of("", "random", "random", moves=60)
    app = app_of(session)
    async with app.run_test(size=(160, 50)) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        text = screen_text(app)
        asked, choices, log = (words_of(screen_text(app, name)) for name in ("#question", "#choices", "#chronicle"))
    decision = session.match.decision
    assert decision is not None
    for panel in session.match.panels(0):
        assert panel.title in text or panel.id in ("player0", "hand")
    assert "You: ●B Blue" in text
    assert "Your cards" in text
    assert decision.prompt() in asked
    for key, label in zip(KEYS, decision.labels(), strict=False):
        assert f"{key} {label}" in choices
    assert session.match.log(0)[-1] in log


async def test_choose_by_number_letter_arrows_and_enter() -> None:
    session = session_of("", "random", until=asked_for("placing"))
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        for keys in (["2"], ["c"], ["down", "down", "enter"]):
            await wait_until(pilot, lambda: is_asking(app))
            decision = session.match.decision
            assert decision is not None
            number = KEYS.index(keys[0]) if len(keys) == 1 else 2
            expected = str(decision.options[number])
            before = session.match.index
            await pilot.press(*keys)
            await wait_until(pilot, lambda before=before: session.match.index > before)  # type: ignore[misc]
            assert session.match.record.actions[before] == expected


async def test_choose_by_click() -> None:
    session = session_of("", "random", until=asked_for("placing"))
    decision = session.match.decision
    assert decision is not None
    expected, before = str(decision.options[3]), session.match.index
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.click(Choices, offset=(6, 3))
        await wait_until(pilot, lambda: session.match.index > before)
    assert session.match.record.actions[before] == expected


async def test_keys_that_choose_nothing_change_nothing() -> None:
    session = session_of("", "random", until=asked_for("placing"))
    before = session.match.record
    async with app_of(session).run_test(size=SMALLEST) as pilot:
        await pilot.press("Z", "0", "space", "left")
        assert session.match.record == before


async def test_keys_typed_ahead_are_not_taken_by_another_question() -> None:
    session = session_of("", "random", until=asked_for("placing"))
    before = session.match.index
    app = app_of(session)
    app.quiet = 60
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("1", "2", "enter")
        await pilot.pause()
        assert session.match.index == before
        table_of(app)._quiet_until = 0
        await pilot.press("1", "1", "1")
        await wait_until(pilot, lambda: session.match.index > before + 1 and is_asking(app))
        await pilot.press("1")
        await pilot.pause()
        assert session.match.index == before + 2  # one by the person, one by the bot


def test_every_choice_has_a_key_of_its_own() -> None:
    assert len(set(KEYS)) == len(KEYS) >= 50
    assert not set(KEYS) & set("ulrqh?")


async def test_why_not_tells_the_sentence_and_opens_the_rule() -> None:
    session = session_of("", "random", "random", until=can_be_refused)
    refused = session.match.why_not()
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("question_mark")
        assert isinstance(app.screen, WhyNot)
        assert refused[0].sentence in words_of(screen_text(app))
        await pilot.press("down", "enter")
        await wait_until(pilot, lambda: isinstance(app.screen, Rules))
        await pilot.pause(0.05)
        assert f"{refused[1].clause} " in screen_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, Table)


async def test_selecting_a_grey_choice_tells_why_and_plays_nothing() -> None:
    session = session_of("", "random", "random", until=can_be_refused)
    before, last = session.match.record, session.match.why_not()[-1]
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("end", "enter")
        await wait_until(pilot, lambda: isinstance(app.screen, WhyNot))
        reasons = app.screen.query_one("#reasons", OptionList)
        assert reasons.highlighted == len(session.match.why_not()) - 1
        assert last.sentence in words_of(screen_text(app))
        await pilot.press("escape")
        assert session.match.record == before


async def test_why_not_when_everything_is_allowed() -> None:
    session = session_of("", "random", until=lambda match: not match.why_not())
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("question_mark")
        assert isinstance(app.screen, Notice)
        await pilot.press("escape")


def chain_of_two(match: Match) -> bool:
    """A decision after which the same seat decides again, with nothing revealed in between."""
    decision = match.decision
    if decision is None or decision.seat != 0:
        return False
    twin = match.copy()
    twin.play(decision.options[0])
    return twin.decision is not None and twin.decision.seat == 0 and twin.can_undo(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_hint_shows_the_best_options_and_goes_to_one(lang: str) -> None:
    app = app_of(session_of("", "random", moves=10, until=lambda match: len(match.decision.options) > 3), lang)  # type: ignore[union-attr]
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        session = table_of(app).session
        before = session.match.record
        await pilot.press("i")
        await wait_until(pilot, lambda: isinstance(app.screen, Hint))
        asked = session.match.decision
        assert asked is not None
        text = screen_text(app)
        assert {"en": "What would Imperator do?", "fr": "Que ferait l'Imperator"}[lang] in text
        assert text.count("%") >= 2
        await pilot.press("down", "enter")
        await wait_until(pilot, lambda: is_asking(app))
        current = app.screen.query_one(Choices).current
        assert current is not None
        assert current.label in words_of(text)
        assert session.match.record == before  # nothing is chosen yet
        await pilot.press("enter")
        await wait_until(pilot, lambda: session.match.record != before)
        assert str(session.match.record.actions[len(before.actions)]) == str(asked.options[current.number])


async def test_a_hint_that_comes_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = Event()

    def slowly(*asked: object) -> list[Advice]:
        may_answer.wait(30)
        return []

    monkeypatch.setattr("tabularium.cli.terminal.table.advised", slowly)
    app = app_of(session_of("", "random", moves=10))
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        table = table_of(app)
        index = table.session.match.index
        await pilot.press("i")
        assert "Imperator is thinking" in screen_text(app, "#question")
        await pilot.press("1")
        await wait_until(pilot, lambda: table.session.match.index > index)
        may_answer.set()
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert not isinstance(app.screen, Hint)
        assert "Imperator is thinking" not in screen_text(app, "#question")


async def test_undo_is_free_until_something_is_revealed() -> None:
    session = session_of("", "random", "random", until=chain_of_two)
    options = session.match.decision.options if session.match.decision else ()
    before = session.match.index
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("1")
        await wait_until(pilot, lambda: session.match.index == before + 1 and is_asking(app))
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, Table)
        assert session.match.record.actions[before + 1] == "undo"
        assert session.match.decision is not None
        assert session.match.decision.options == options


@pytest.mark.parametrize(("answer", "is_taken_back"), [("y", True), ("n", False), ("escape", False)])
async def test_undo_beyond_that_asks_and_bots_agree(answer: str, is_taken_back: bool) -> None:
    session = session_of("", "random", "random", until=asked_for("placing"))
    options = session.match.decision.options if session.match.decision else ()
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        before = session.match.index
        await pilot.press("1")
        await wait_until(pilot, lambda: is_asking(app) and session.match.index > before + 1)
        played = session.match.record
        await pilot.press("u")
        assert isinstance(app.screen, Ask)
        await pilot.press(answer)
        await wait_until(pilot, lambda: is_asking(app))
        decision = session.match.decision
        assert decision is not None
        assert (decision.options == options) is is_taken_back
        assert (session.match.record == played) is not is_taken_back
        if is_taken_back:
            await pilot.pause()
            assert "takes back" in words_of(screen_text(app, "#chronicle"))


async def test_nothing_to_undo_is_told() -> None:
    session = session_of("", "random", options={"first_player": "1"})
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("u")
        assert isinstance(app.screen, Notice)
        assert "no move to take back" in words_of(screen_text(app))


async def test_language_changes_everything_at_once() -> None:
    session = session_of("", "random", moves=30)
    app = app_of(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        assert "Your move" in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        text = words_of(screen_text(app))
        decision = session.match.decision
        assert decision is not None
        for word in ("À vous de jouer", "Vos cartes", "Ce qui s'est passé", "Les autres", decision.labels("fr")[0]):
            assert word in text
        assert session.match.log(0, "fr")[-1] in words_of(screen_text(app, "#chronicle"))
        for word in ("Your", "What happened", "undo"):
            assert word not in text
        await pilot.press("r")
        assert "Les règles" in screen_text(app)
        await pilot.press("l", "escape")
        await pilot.pause()
        assert "Your move" in screen_text(app)


async def test_help_names_the_keys() -> None:
    app = app_of(session_of("", "random"), lang="fr")
    async with app.run_test(size=(120, 50)) as pilot:
        await pilot.press("h")
        text = screen_text(app)
        assert "Touches" in text
        assert "plateau" in text
        await pilot.press("escape")
        assert isinstance(app.screen, Table)


async def test_since_your_last_move_is_marked() -> None:
    session = session_of("", "random", moves=30)
    app = app_of(session)
    async with app.run_test(size=(120, 50)) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("1")
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        assert "since your last move" in screen_text(app)


async def test_quit_saves_and_resume_is_exactly_there() -> None:
    session = session_of("", "", "random", moves=30, lang="fr")
    app = app_of(session, "fr")
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("q")
    saved = saved_matches()
    assert len(saved) == 1
    again = load(saved[0].path)
    assert again.match.record == session.match.record
    assert again.match.record.dumps() == session.match.record.dumps()
    assert again.match.log(0, "fr") == session.match.log(0, "fr")
    assert (again.sitters, again.lang, again.marks) == (session.sitters, "fr", session.marks)


async def test_every_move_is_saved_at_once() -> None:
    session = session_of("", "random")
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        for _ in range(3):
            await wait_until(pilot, lambda: is_asking(app))
            assert load(saved_matches()[0].path).match.record == session.match.record
            await pilot.press("1")


async def test_a_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULARIUM_HOME", "/dev/null")
    app = app_of(session_of("", "random"))
    async with app.run_test(size=SMALLEST, notifications=True) as pilot:
        await wait_until(pilot, lambda: "could not be" in screen_text(app))


async def test_leaving_without_saving_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    app = app_of(session_of("", "random"), "fr")
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        monkeypatch.setenv("TABULARIUM_HOME", "/dev/null")
        table_of(app).session.path = None
        await pilot.press("q")
        assert isinstance(app.screen, Ask)
        assert "Quitter sans enregistrer" in words_of(screen_text(app))
        assert "devrait" in words_of(screen_text(app))
        await pilot.press("n")
        assert isinstance(app.screen, Table)
        await pilot.press("q", "o")
        await pilot.pause()
        assert app.saved_in is None
        assert not app.is_running or app._exit


async def test_leaving_remembers_where_it_was_saved() -> None:
    app = app_of(session_of("", "random"))
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("q")
    assert app.saved_in == saved_matches()[0].path


async def test_small_window_is_told_kindly_in_both_languages_and_recovers() -> None:
    session = session_of("", "random", moves=20)
    app = app_of(session)
    before = session.match.record
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        text = words_of(screen_text(app))
        assert "a little more room" in text
        assert "un peu plus de place" in text
        assert "Your move" not in text
        await pilot.press("1", "enter")  # nobody plays blindly
        await pilot.pause()
        assert session.match.record == before
        await pilot.resize_terminal(*SMALLEST)
        await pilot.pause()
        assert "Your move" in screen_text(app)
        assert "more room" not in screen_text(app)


async def test_small_window_lies_above_a_dialog() -> None:
    app = app_of(session_of("", "random", moves=20))
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("h")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, Notice)
        text = words_of(screen_text(app))
        assert "a little more room" in text
        assert "Keys" not in text
        await pilot.press("escape", "enter")
        assert isinstance(app.screen, Notice)
        await pilot.resize_terminal(*SMALLEST)
        await pilot.pause()
        assert "Keys" in screen_text(app)
        assert "more room" not in screen_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, Table)


async def test_what_is_out_of_sight_is_told_at_the_edge() -> None:
    app = app_of(session_of("", *["random"] * 4, until=asked_for("placing")), "fr")
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await wait_until(pilot, lambda: "▼ PgDn\u00a0: la suite" in screen_text(app))
        assert "▲" not in screen_text(app, "#board-more")
        await pilot.press(*["pagedown"] * 5)
        await wait_until(pilot, lambda: "▲ PgUp\u00a0: le début" in screen_text(app))
        await wait_until(pilot, lambda: "▼" not in screen_text(app, "#board-more"))
        await pilot.resize_terminal(160, 70)
        await wait_until(pilot, lambda: not app.screen.query_one("#board-more").display)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", [(100, 30), (120, 40), (160, 50), (220, 60)])
@pytest.mark.parametrize("seats", [2, 5])
async def test_nothing_is_cut_off_at_any_size(size: tuple[int, int], lang: str, seats: int) -> None:
    """The bars at top and bottom, the question, the own area and the log are all there."""
    session = session_of("", *["random"] * (seats - 1), moves=60, lang=lang)
    app = app_of(session, lang)
    async with app.run_test(size=size) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        lines = screen_text(app).splitlines()
        table = table_of(app)
        for name in ("#question", "#choices", "#own", "#rivals", "#log-lines"):
            region = table.query_one(name).region
            assert region.width > 0
            assert region.height > 0
        own = table.query_one("#own").region
        assert own.bottom <= size[1] - 1
    assert lines[-1].rstrip().endswith("save and quit" if lang == "en" else "quitter")
    assert lines[0].rstrip().endswith({"en": "Chance", "fr": "Hasard"}[lang])


async def test_end_shows_every_point_and_offers_a_rematch() -> None:
    session = session_of("", "random", "random", until=lambda match: False)
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: isinstance(app.screen, Ending))
        text = screen_text(app)
        for category in session.match.breakdown[0]:
            assert session.match.game.wording.category(category, "en") in text
        for score in session.match.scores:
            assert str(score) in text
        assert "♛" in text
        await pilot.press("t")
        assert isinstance(app.screen, Table)
        await pilot.press("enter")
        await wait_until(pilot, lambda: isinstance(app.screen, Ending))
        await pilot.press("n")
        await wait_until(pilot, lambda: is_asking(app))
        again = table_of(app).session
        assert again is not session
        assert again.sitters == session.sitters
        assert again.match.seed != session.match.seed


async def test_a_saved_match_is_shown_as_it_was_left() -> None:
    session = session_of("", "random", moves=40)
    app = app_of(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        before = screen_text(app)
    app = app_of(load(save(session)))
    async with app.run_test(size=(120, 40)) as pilot:
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.pause()
        assert screen_text(app) == before
