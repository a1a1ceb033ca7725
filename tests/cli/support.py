"""Sessions at a chosen point, and the screen as text."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from textual.pilot import Pilot

import tabularium as tab
from tabularium.cli.session import Session, Sitter, new_session
from tabularium.cli.terminal.app import TabulariumApp
from tabularium.cli.terminal.curtain import Curtain
from tabularium.cli.terminal.table import Table
from tabularium.core.match import Match

SMALLEST = (100, 30)
GAME = tab.games()[0]
_THUMBS = str.maketrans("▁▂▃▄▅▆▇█▔", " " * 9)


def session_of(
    *sitters: str,
    moves: int = 0,
    until: Callable[[Match], bool] | None = None,
    lang: str = "en",
    seed: int = 7,
    options: dict[str, Any] | None = None,
) -> Session:
    """A session with a person ("") or a bot on each seat, after random moves, where a person is to decide."""
    session = new_session(GAME, [Sitter(bot) for bot in sitters], lang, seed, options)
    rng = Random(seed)
    made = 0
    while not session.match.is_over:
        decision = session.match.decision
        assert decision is not None
        ready = session.sitters[decision.seat].is_person and (until is None or until(session.match))
        if made >= moves and ready:
            break
        session.play(rng.choice(decision.options))
        made += 1
    return session


def asked_for(kind: str, seat: int = 0) -> Callable[[Match], bool]:
    def is_asked(match: Match) -> bool:
        decision = match.decision
        return decision is not None and decision.kind == kind and decision.seat == seat

    return is_asked


def app_of(session: Session | None = None, lang: str = "en", watched: Match | None = None) -> TabulariumApp:
    return TabulariumApp(lang, session, watched, pause=0, quiet=0, hint_bot="mcts:10it")


def screen_text(app: TabulariumApp, selector: str = "Screen") -> str:
    """What can be read now, line by line, on the screen or in a part of it; without the scroll bars' thumbs."""
    region = app.screen.region if selector == "Screen" else app.screen.query_one(selector).region
    strips = app.screen._compositor.render_strips(app.size)[region.y : region.bottom]
    return "\n".join(strip.crop(region.x, region.right).text.translate(_THUMBS) for strip in strips)


def words_of(text: str) -> str:
    """Without line breaks and runs of spaces."""
    return " ".join(text.split())


async def wait_until(pilot: Pilot[Any], condition: Callable[[], bool], tries: int = 500) -> None:
    for _ in range(tries):
        if condition():
            return
        await pilot.pause(0.01)
    raise AssertionError("this never happened")


async def steady_text(pilot: Pilot[Any], app: TabulariumApp) -> str:
    """What is on the screen when it has come to rest: what is active may still be scrolling into sight."""
    seen: list[str] = []
    while len(seen) < 5 or len(set(seen[-5:])) > 1:
        await pilot.pause(0.02)
        seen.append(screen_text(app))
    return seen[-1]


def table_of(app: TabulariumApp) -> Table:
    """The table, wherever in the pile of screens it is."""
    return next(screen for screen in app.screen_stack if isinstance(screen, Table))


def is_asking(app: TabulariumApp) -> bool:
    """Is the table on top, and a person who sees it to decide?"""
    if not isinstance(app.screen, Table):
        return False
    decision = app.screen.session.match.decision
    return decision is not None and decision.seat == app.screen.viewer


def is_covered(app: TabulariumApp) -> bool:
    return isinstance(app.screen, Curtain)
