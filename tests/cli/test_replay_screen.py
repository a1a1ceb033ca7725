"""A recorded match, forward and back."""

from __future__ import annotations

from tabularium.cli.terminal.replay import Replay
from tests.cli.support import SMALLEST, app_of, screen_text, session_of, wait_until, words_of


async def test_step_home_end_and_view() -> None:
    match = session_of("", "random", "random", until=lambda match: False).match
    last = len(match.moments) - 1
    app = app_of(watched=match)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = app.screen
        assert isinstance(screen, Replay)
        assert f"Move 0 of {last}" in screen_text(app)
        await pilot.press("right", "right", "right", "left")
        await pilot.pause()
        assert screen.place == 2
        assert match.at(match.moments[2]).log()[-1] in words_of(screen_text(app, "#chronicle"))
        second = screen_text(app)
        await pilot.press("end")
        await pilot.pause()
        assert screen.place == last
        assert "♛" in screen_text(app)
        assert "wins" in screen_text(app) or "win together" in screen_text(app)
        await pilot.press("right", "v")
        await pilot.pause()
        assert screen.viewer == 0
        assert "Your cards" in screen_text(app)
        await pilot.press("v", "v", "v")
        assert "seen by: what all see" in screen_text(app)
        await pilot.press("home", "right", "right")
        await pilot.pause()
        assert screen_text(app) == second
        await pilot.press("l")
        await pilot.pause()
        assert "Coup 2 sur" in screen_text(app)


async def test_run_and_stop_at_the_end() -> None:
    match = session_of("", "random", moves=4).match
    app = app_of(watched=match)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = app.screen
        assert isinstance(screen, Replay)
        await pilot.press("plus", "plus", "plus", "plus", "space")
        await wait_until(pilot, lambda: screen.place == len(match.moments) - 1)
        await pilot.pause()
        assert "stopped" in screen_text(app)
        assert "speed: 10" in screen_text(app)


async def test_an_unfinished_match_shows_only_what_all_see() -> None:
    match = session_of("", "random", moves=60).match
    app = app_of(watched=match)
    async with app.run_test(size=SMALLEST) as pilot:
        screen = app.screen
        assert isinstance(screen, Replay)
        await pilot.press("end", "v")
        await pilot.pause()
        assert screen.viewer is None
        assert "Your cards" not in screen_text(app)
        assert "not over" in screen_text(app)


async def test_taken_back_moves_are_part_of_the_story() -> None:
    session = session_of("", "random", moves=6)
    session.match = session.taken_back()
    match = session.match
    app = app_of(watched=match)
    async with app.run_test(size=SMALLEST) as pilot:
        await pilot.press("end")
        await pilot.pause()
        assert "takes back a move" in words_of(screen_text(app, "#chronicle"))
        await pilot.press(*["left"] * match.record.actions.count("undo"))
        await pilot.pause()
        assert "takes back a move" not in words_of(screen_text(app, "#chronicle"))


async def test_help_is_about_replay_only() -> None:
    app = app_of(watched=session_of("", "random", moves=6).match)
    async with app.run_test(size=(120, 50)) as pilot:
        await pilot.press("h")
        text = words_of(screen_text(app))
        assert "move by move" in text
        assert "speed" in text
        assert "PgUp/Dn" in text
        for wrong in ("1-9 a-z", "Grey choices", "saved at once"):
            assert wrong not in text
