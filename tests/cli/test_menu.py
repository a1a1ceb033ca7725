"""The menu: a new match, a saved one, a damaged one."""

from __future__ import annotations

from textual.widgets import Input

from tabularium.cli.storage import save
from tabularium.cli.terminal.dialogs import Naming, Notice
from tabularium.cli.terminal.menu import Menu
from tabularium.cli.terminal.replay import Replay
from tabularium.cli.terminal.rules import Rules
from tests.cli.support import SMALLEST, app_of, is_asking, is_covered, screen_text, session_of, table_of, wait_until


async def test_everything_can_be_chosen_and_is_explained() -> None:
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("home")
        assert "Send henchmen" in screen_text(app)
        await pilot.press("down", "right", "right")  # four seats
        assert "How many play" in screen_text(app)
        await pilot.press("down", "down", "right")  # the second seat: a person
        assert "‹ a person ›" in screen_text(app)
        await pilot.press("end", "up", "up")  # the last option of the game
        await pilot.press("right")
        assert "Pecunia allows one exchange" in screen_text(app)
        await pilot.press("s")
        await wait_until(pilot, lambda: is_covered(app) or is_asking(app))
        session = table_of(app).session
        assert len(session.sitters) == 4
        assert session.match.options["single_exchange"] is True


async def test_names_are_kept_and_shown() -> None:
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("home", "down", "down", "enter")
        assert isinstance(app.screen, Naming)
        app.screen.query_one(Input).value = "Livia"
        await pilot.press("enter")
        await pilot.pause()
        assert "‹ Livia ›" in screen_text(app)
        await pilot.press("s")
        await wait_until(pilot, lambda: is_asking(app))
        assert "Livia" in screen_text(app)
        assert table_of(app).session.names("fr")[0] == "Livia"


async def test_only_bots_are_refused() -> None:
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("home", "down", "down", "right", "s")
        assert isinstance(app.screen, Notice)
        assert "at least one person" in screen_text(app)
        await pilot.press("escape")
        assert isinstance(app.screen, Menu)


async def test_language_in_the_form_and_by_key() -> None:
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("end", "up", "right")
        await pilot.pause()
        assert "Une nouvelle partie" in screen_text(app)
        await pilot.press("l")
        await pilot.pause()
        assert "A new match" in screen_text(app)
        await pilot.press("r")
        assert isinstance(app.screen, Rules)
        await pilot.press("escape")
        await pilot.press("h")
        assert isinstance(app.screen, Notice)


async def test_form_by_mouse() -> None:
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.click("#form", offset=(20, 1))
        await pilot.pause()
        assert "‹ 3 ›" in screen_text(app)


async def test_resume_a_saved_match_in_its_language() -> None:
    session = session_of("", "random", moves=25, lang="fr")
    save(session)
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("tab")
        assert "exactly where you left" in screen_text(app)
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        assert "À vous de jouer" in screen_text(app)
        assert table_of(app).session.match.record == session.match.record


async def test_a_finished_match_is_replayed() -> None:
    save(session_of("", "random", until=lambda match: False))
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("tab", "enter")
        await wait_until(pilot, lambda: isinstance(app.screen, Replay))
        await pilot.press("q")
        assert isinstance(app.screen, Menu)


async def test_a_damaged_save_is_told_and_left_alone() -> None:
    path = save(session_of("", "random", moves=25))
    path.write_text("{", encoding="utf-8")
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("tab")
        assert "cannot be read" in screen_text(app)
        await pilot.press("enter")
        assert isinstance(app.screen, Notice)
        assert "ends too early" in screen_text(app)
    assert path.read_text(encoding="utf-8") == "{"
