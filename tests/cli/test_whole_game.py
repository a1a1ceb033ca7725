"""A whole game by keyboard only."""

from __future__ import annotations

from random import Random

import pytest

from tabularium.bots.strengths import STRENGTHS, Strength
from tabularium.cli.storage import load
from tabularium.cli.terminal.choices import KEYS
from tabularium.cli.terminal.ending import Ending
from tabularium.cli.terminal.menu import Menu
from tests.cli.support import SMALLEST, app_of, is_asking, screen_text, session_of, table_of, wait_until


async def test_from_the_menu_to_the_result_and_back_by_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, "tiro", Strength(milliseconds=1, iterations=1, misjudgement=9.0))
    rng = Random(1)
    app = app_of()
    async with app.run_test(size=SMALLEST) as pilot:
        # the menu begins on "start"; three lines up are the seats' sitters
        await pilot.press("home", "down", "down", "down", "left", "s")
        await wait_until(pilot, lambda: is_asking(app))
        session = table_of(app).session
        assert [sitter.bot for sitter in session.sitters] == ["", "tiro"]
        moves = 0
        while not session.match.is_over:
            await wait_until(pilot, lambda: is_asking(app) or session.match.is_over)
            decision = session.match.decision
            if decision is None:
                break
            before = session.match.index
            if moves % 10 == 9:
                await pilot.press("down", "up", "enter")
            else:
                await pilot.press(KEYS[rng.randrange(len(decision.options))])
            await wait_until(pilot, lambda before=before: session.match.index > before)  # type: ignore[misc]
            moves += 1
        await wait_until(pilot, lambda: isinstance(app.screen, Ending))
        assert moves > 30
        assert str(max(session.match.scores)) in screen_text(app)
        assert session.path is not None
        assert load(session.path).match.record == session.match.record
        await pilot.press("m")
        await wait_until(pilot, lambda: isinstance(app.screen, Menu))
        await pilot.pause()
        assert "over" in screen_text(app)


async def test_two_bots_and_a_person_in_french_for_a_while() -> None:
    app = app_of(session_of("", "greedy", "random", lang="fr"), "fr")
    async with app.run_test(size=(120, 40)) as pilot:
        session = table_of(app).session
        for _ in range(8):
            await wait_until(pilot, lambda: is_asking(app) or session.match.is_over, tries=2000)
            await pilot.press("1")
        assert "Your" not in screen_text(app)
