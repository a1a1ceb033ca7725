"""The end of a match: every point explained, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Static

from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE, SHADE, seat_colour
from tabularium.cli.terminal.words import bot_name, word
from tabularium.core.display import seat_mark
from tabularium.core.match import Match


def score_table(match: Match, names: Sequence[str], notes: Sequence[str], lang: str, brief: bool = False) -> Table:
    """Seats across, kinds of points down, the winners' total set off. In brief, seats are marks."""
    table = Table(box=None, padding=(0, 1 if brief else 2), header_style="bold", row_styles=["", f"on {SHADE}"])
    table.add_column("")
    for seat, name in enumerate(names):
        head = Text(
            seat_mark(seat, names).text + ("" if brief else f" {name}"),
            style=f"bold {seat_colour(match.game, seat)}",
        )
        if notes[seat]:
            head.append(f"\n{notes[seat]}", DUST)
        table.add_column(head, justify="right")
    breakdown = match.breakdown
    for category in breakdown[0]:
        points = [Text(str(seat[category]), style=MARBLE if seat[category] else DUST) for seat in breakdown]
        table.add_row(Text(match.game.wording.category(category, lang), style=BRONZE), *points)
    totals = []
    for seat, score in enumerate(match.scores):
        won = seat in match.winners
        totals.append(Text(f"{'♛ ' if won else ''}{score}", style=f"bold {GOLD if won else MARBLE}"))
    table.add_section()
    table.add_row(Text(word("end.total", lang), style=f"bold {GOLD}"), *totals)
    if match.seats > 1 and match.is_over:
        table.add_row(Text(word("end.place", lang), style=BRONZE), *[str(place) for place in match.places])
    return table


def winners_sentence(match: Match, names: Sequence[str], lang: str) -> str:
    """Who has won, and what else the game says of its end."""
    return f"{_victory([names[seat] for seat in match.winners], lang)} {match.remark(lang)}".rstrip()


def _victory(called: Sequence[str], lang: str) -> str:
    if not called:
        return word("end.nobody", lang)
    if len(called) == 1:
        return word("end.winner", lang, called[0])
    return word("end.winners", lang, ", ".join(called[:-1]) + word("end.and", lang) + called[-1])


class Ending(Hall):
    """Shown when a match is over."""

    BINDINGS = [
        Binding("n", "choose('rematch')"),
        Binding("m", "choose('menu')"),
        Binding("t,escape,enter", "choose('table')"),
        Binding("l", "language"),
        Binding("q", "leave"),
    ]
    keys = (
        ("n", "key.rematch", "screen.choose('rematch')"),
        ("t", "key.table", "screen.choose('table')"),
        ("m", "key.menu", "screen.choose('menu')"),
        ("l", "key.language", "screen.language"),
        ("q", "key.leave", "screen.leave"),
    )

    def contents(self) -> ComposeResult:
        with Vertical(id="ending"):
            yield Static(id="ending-title", markup=False)
            yield Static(id="ending-winner", markup=False)
            yield Static(id="ending-scores")
            yield Static(id="ending-seed", markup=False)

    def reword(self) -> None:
        session = self.hall.session
        assert session is not None
        match, names = session.match, session.names(self.lang)
        notes = [bot_name(sitter.bot, self.lang) if sitter.bot else "" for sitter in session.sitters]
        self.query_one("#ending-title", Static).update(self.word("end.title"))
        self.query_one("#ending-winner", Static).update(winners_sentence(match, names, self.lang))
        self.query_one("#ending-scores", Static).update(score_table(match, names, notes, self.lang))
        seed = self.word("end.seed", match.seed, match.commitment[:12])
        self.query_one("#ending-seed", Static).update(seed)

    def action_choose(self, what: str) -> None:
        self.dismiss(what)
