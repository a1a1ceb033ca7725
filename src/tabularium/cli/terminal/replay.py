"""A recorded match, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.timer import Timer
from textual.widgets import Static

from tabularium.cli.terminal.cards import card, wrapped
from tabularium.cli.terminal.dialogs import Notice
from tabularium.cli.terminal.ending import score_table, winners_sentence
from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.helping import replay_help
from tabularium.cli.terminal.rules import Rules
from tabularium.cli.terminal.sheet import Sheet
from tabularium.cli.terminal.tableau import Chronicle, Tableau
from tabularium.cli.terminal.theme import BRONZE, CLAY, DUST, GOLD, MARBLE, SHADE
from tabularium.core.display import seat_mark
from tabularium.core.match import Match

SPEEDS: Final = (0.5, 1, 2, 5, 10)


class Replay(Hall):
    """Step forward and back, run, and after the end choose whose eyes to look through."""

    BINDINGS = [
        Binding("right,n", "step(1)", priority=True),
        Binding("left,p", "step(-1)", priority=True),
        Binding("home", "go(0)", priority=True),
        Binding("end", "go(99999)", priority=True),
        Binding("space", "run"),
        Binding("plus,up", "speed(1)"),
        Binding("minus,down", "speed(-1)"),
        Binding("v", "view"),
        Binding("r", "rules"),
        Binding("l", "language"),
        Binding("h", "help"),
        Binding("q,escape", "close"),
        Binding("pageup", "scroll_board(-1)", priority=True),
        Binding("pagedown", "scroll_board(1)", priority=True),
    ]
    keys = (
        ("← →", "key.step", "screen.step(1)"),
        ("Home End", "key.ends", "screen.go(99999)"),
        ("Space", "key.run", "screen.run"),
        ("+ -", "key.speed", "screen.speed(1)"),
        ("v", "key.view", "screen.view"),
        ("r", "key.rules", "screen.rules"),
        ("l", "key.language", "screen.language"),
        ("q", "key.back", "screen.close"),
    )
    always = frozenset({"close", "language"})

    def __init__(self, match: Match, names: Sequence[str] = ()) -> None:
        super().__init__()
        self._whole = match
        self._given = list(names)
        self._moments = match.moments
        self._place = 0
        self._now = match.at(self._moments[0])
        self._viewer: int | None = None
        self._speed = 1
        self._timer: Timer | None = None
        self._is_running = False

    @property
    def place(self) -> int:
        """How many moves have been made."""
        return self._place

    @property
    def viewer(self) -> int | None:
        return self._viewer

    def contents(self) -> ComposeResult:
        yield Static(id="bar", markup=False, classes="bar")
        with Horizontal(id="table"):
            yield Tableau(id="tableau")
            with Vertical(id="side"):
                yield Sheet(id="question")
                yield Static(id="result")
                yield Chronicle(id="chronicle")

    def _names(self) -> list[str]:
        own = self._whole.names(self.lang)
        given = self._given or [""] * len(own)
        return [name or usual for name, usual in zip(given, own, strict=True)]

    # ------------------------------------------------------------------ showing

    def reword(self) -> None:
        lang, names, match = self.lang, self._names(), self._now
        game = self._whole.game
        title = Text.assemble(("TABVLARIVM", f"bold {GOLD}"), ("  ▏ ", CLAY), (game.names[lang], f"bold {MARBLE}"))
        title.append(f"  {self.word('replay.title')}", BRONZE)
        self.query_one("#bar", Static).update(title)
        roomy = self.app.size.width >= 150 and self.app.size.height >= 45
        self.query_one(Tableau).show(match, self._viewer, names, lang, roomy)
        before = self._whole.at(self._moments[self._place - 1]) if self._place else None
        since = len(before.log(self._viewer, lang, names)) if before is not None else 0
        lines = match.log(self._viewer, lang, names)
        self.query_one(Chronicle).show(lines, lang, min(since, len(lines)), "replay.move")
        self._show_place(names)
        result = self.query_one("#result", Static)
        result.display = match.is_over
        if match.is_over:
            result.update(score_table(match, names, [""] * len(names), lang, brief=True))

    def _show_place(self, names: list[str]) -> None:
        match, lang = self._now, self.lang
        running = self.word("replay.running" if self._is_running else "replay.stopped")
        seen = names[self._viewer] if self._viewer is not None else self.word("replay.public")
        facts = [
            f"{running} · {self.word('replay.speed', SPEEDS[self._speed])}",
            self.word("replay.view", seen),
        ]
        if not self._whole.is_over:
            facts.append(self.word("replay.unfinished"))
        if match.is_over:
            facts.append(winners_sentence(match, names, lang))
        else:
            waiting = match.game.wording.waiting(match.view(self._viewer)["table"], lang, names)
            facts.append(self.word("replay.next", waiting))
        title = self.word("replay.place", self._place, len(self._moments) - 1)
        share = self._place / max(1, len(self._moments) - 1)

        def drawn(width: int) -> list[Text]:
            filled = round(share * (width - 2))
            body = [Text.assemble(("━" * filled, GOLD), ("─" * (width - 2 - filled), DUST))]
            body += [part for fact in facts for part in wrapped(Text(fact), width - 2)]
            return card(title, body, width, "", SHADE)

        self.query_one("#question", Sheet).show(drawn)

    def resized(self) -> None:
        self.reword()

    # ------------------------------------------------------------------ moving

    def action_step(self, by: int) -> None:
        self._go(self._place + by)

    def action_go(self, place: int) -> None:
        self._go(place)

    def _go(self, place: int) -> None:
        place = max(0, min(place, len(self._moments) - 1))
        if place == len(self._moments) - 1 and self._is_running:
            self._stop()
        if place != self._place:
            self._place = place
            self._now = self._whole.at(self._moments[place])
        self.reword()

    def action_run(self) -> None:
        if self._is_running:
            self._stop()
        else:
            if self._place == len(self._moments) - 1:
                self._go(0)
            self._start()
        self.reword()

    def _start(self) -> None:
        self._is_running = True
        if self._timer is not None:
            self._timer.stop()
        self._timer = self.set_interval(1 / SPEEDS[self._speed], lambda: self._go(self._place + 1))

    def _stop(self) -> None:
        self._is_running = False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_speed(self, by: int) -> None:
        self._speed = max(0, min(self._speed + by, len(SPEEDS) - 1))
        if self._is_running:
            self._start()
        self.reword()

    def action_view(self) -> None:
        """The next seat's eyes, then everybody's; only once the match is over and nothing is secret."""
        if self._whole.is_over:
            order = [None, *range(self._whole.seats)]
            self._viewer = order[(order.index(self._viewer) + 1) % len(order)]
        else:
            self.notify(self.word("replay.unfinished"), markup=False)
        self.reword()

    # ------------------------------------------------------------------ other keys

    def action_rules(self) -> None:
        self.app.push_screen(Rules(self._whole.game))

    def action_help(self) -> None:
        mark = seat_mark(0, self._names()).text
        self.app.push_screen(Notice(self.word("help.title"), replay_help(self.keys, mark, self.lang), self.lang))

    def action_scroll_board(self, pages: int) -> None:
        self.query_one(Tableau).scroll_board(pages)

    def action_close(self) -> None:
        self._stop()
        self.hall.stop_watching()
