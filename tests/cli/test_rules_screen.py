"""The rulebook on the screen."""

from __future__ import annotations

from textual.widgets import Input, OptionList

from tabularium.cli.terminal.rules import Rules
from tabularium.cli.terminal.table import Table
from tests.cli.support import GAME, SMALLEST, app_of, screen_text, session_of


async def test_opens_at_a_clause_and_keeps_it_when_the_language_changes() -> None:
    app = app_of(session_of("", "random"))
    async with app.run_test(size=SMALLEST) as pilot:
        await app.push_screen(Rules(GAME, "AQ-M3"))
        await pilot.pause(0.05)
        listed = [line for line in screen_text(app).splitlines() if "AQ-" in line]
        assert "AQ-M3" in listed[1]  # after the search line
        await pilot.press("l")
        await pilot.pause(0.05)
        listed = [line for line in screen_text(app).splitlines() if "AQ-" in line]
        assert "AQ-M3 Le joueur" in listed[1]


async def test_search_finds_words_and_ids() -> None:
    app = app_of(session_of("", "random"))
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("r", "slash", *"gladiator")
        await pilot.pause()
        assert "passages" in screen_text(app)
        found = app.screen.query_one("#blocks", OptionList).option_count
        assert 0 < found < 10
        await pilot.press("escape")
        assert app.screen.query_one("#blocks", OptionList).option_count > 200
        app.screen.query_one(Input).value = "aq-t11"
        app.screen.query_one(Input).focus()
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert "AQ-T11" in screen_text(app)
        await pilot.press("slash", *"zzzz")
        assert "Nothing found" in screen_text(app)
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, Table)
