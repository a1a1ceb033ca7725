"""Two people at one keyboard: the curtain lets nobody see what is not hers."""

from __future__ import annotations

from random import Random

from tabularium.cli.terminal.choices import KEYS
from tabularium.cli.terminal.dialogs import Ask
from tests.cli.support import (
    SMALLEST,
    app_of,
    is_asking,
    is_covered,
    screen_text,
    session_of,
    steady_text,
    table_of,
    wait_until,
    words_of,
)


async def test_the_screen_depends_on_nothing_that_is_hidden() -> None:
    """Whatever the viewer cannot know is dealt anew: not a character on the screen changes."""
    session = session_of("", "", "random", moves=70)
    rng = Random(3)
    app = app_of(session)
    checked = 0
    async with app.run_test(size=(120, 40)) as pilot:
        while checked < 8 and not session.match.is_over:
            await wait_until(pilot, lambda: is_covered(app) or is_asking(app))
            table, truth = table_of(app), session.match
            if is_covered(app):
                covered = screen_text(app)
                session.match = truth.resample(None, checked)
                app.speak(app.lang)
                await pilot.pause()
                assert screen_text(app) == covered
                session.match = truth
                await pilot.press("enter")
                await wait_until(pilot, lambda: is_asking(app))
            await pilot.pause()
            table.reword()  # once more, now that the sizes are known: what is active scrolls into sight
            seen = await steady_text(pilot, app)
            session.match = truth.resample(table.viewer, checked)
            table.reword()
            assert await steady_text(pilot, app) == seen
            session.match = truth
            table.reword()
            decision = truth.decision
            assert decision is not None
            await pilot.press(KEYS[rng.randrange(min(len(decision.options), len(KEYS)))])
            await pilot.pause()
            checked += 1


async def test_the_curtain_shows_no_card_and_no_widget_behind_it_keeps_one() -> None:
    session = session_of("", "", moves=90)
    app = app_of(session)
    cards = {line[0].text for seat in (0, 1) for p in session.match.panels(seat) if p.id == "hand" for line in p.lines}
    assert cards - {"no cards"}
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_covered(app))
        text = words_of(screen_text(app))
        decision = session.match.decision
        assert decision is not None
        assert f"Pass the keyboard to {'●B Blue' if decision.seat == 0 else '■G Green'}" in text
        assert not any(card in text for card in cards)
        assert decision.prompt() not in text
        table = table_of(app)
        assert table.viewer is None
        assert not any(sheet.lines(60) for sheet in table.query("Sheet") if sheet.id != "log-title")  # type: ignore[attr-defined]
        await pilot.press("1", "x", "space")  # only Enter opens
        await pilot.pause()
        assert is_covered(app)
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        assert table.viewer == decision.seat


async def test_the_curtain_opens_by_click_and_speaks_french() -> None:
    app = app_of(session_of("", "", moves=10, lang="fr"), "fr")
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_covered(app))
        assert "Passez le clavier" in screen_text(app)
        await pilot.press("l")
        assert "Pass the keyboard" in screen_text(app)
        await pilot.press("l")
        await pilot.click("#curtain-open")
        await wait_until(pilot, lambda: is_asking(app))


async def test_the_same_person_twice_needs_no_curtain_and_alone_there_is_none() -> None:
    session = session_of("", "random", moves=10)
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        for _ in range(4):
            await wait_until(pilot, lambda: is_asking(app))
            await pilot.press("1")
            assert not is_covered(app)


async def test_undo_of_another_persons_move_asks_and_then_covers() -> None:
    session = session_of("", "", options={"first_player": "1"})
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_covered(app))
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("1")
        await wait_until(pilot, lambda: is_covered(app))
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        await pilot.press("u")
        assert isinstance(app.screen, Ask)
        assert "Blue" in screen_text(app)
        await pilot.press("y")
        await wait_until(pilot, lambda: is_covered(app))
        await pilot.press("enter")
        await wait_until(pilot, lambda: is_asking(app))
        assert table_of(app).viewer == 0
        assert session.match.record.actions[-1] == "undo"


async def test_quit_from_behind_the_curtain() -> None:
    session = session_of("", "", moves=10)
    app = app_of(session)
    async with app.run_test(size=SMALLEST) as pilot:
        await wait_until(pilot, lambda: is_covered(app))
        await pilot.press("q")
    assert session.path is not None
    assert session.path.exists()
