"""The rulebook: to be read, searched, and opened at a clause."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tabularium.cli.terminal.hall import Hall
from tabularium.cli.terminal.ruletext import rule_text
from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD
from tabularium.core.game import Game
from tabularium.core.rulebook import Block, Rulebook


def _matching(block: Block, wanted: list[str]) -> list[Block]:
    """The block if it has all of these words; of a table or a plain text only the lines that have them."""
    if block.clause or block.level or not wanted:
        return [block] if all(part in block.text.casefold() for part in wanted) else []
    lines = [line for line in block.text.splitlines() if all(part in line.casefold() for part in wanted)]
    return [replace(block, text="\n".join(lines))] if lines else []


class Rules(Hall):
    """All clauses in a list; what is typed above leaves those that have all of its words."""

    BINDINGS = [
        Binding("slash", "search"),
        Binding("escape", "back"),
        Binding("q,r", "close"),
        Binding("l", "language"),
    ]
    keys = (
        ("/", "key.search", "screen.search"),
        ("l", "key.language", "screen.language"),
        ("Esc", "key.back", "screen.close"),
    )

    def __init__(self, game: Game, clause: str = "") -> None:
        super().__init__()
        self._game = game
        self._clause = clause
        self._shown: list[Block] = []
        self._filter = ""

    def contents(self) -> ComposeResult:
        yield Static(id="rules-title", markup=False, classes="bar")
        with Vertical(id="rules"):
            yield Input(id="search")
            yield Static(id="found", markup=False)
            yield OptionList(id="blocks")

    def reword(self) -> None:
        self._book = Rulebook(self._game, self.lang)
        name = self._game.names[self.lang]
        title = Text.assemble(("TABVLARIVM", f"bold {GOLD}"), "  ", (self.word("rules.title", name), BRONZE))
        self.query_one("#rules-title", Static).update(title)
        search = self.query_one("#search", Input)
        search.placeholder = self.word("rules.search", next(iter(self._book.places), self._game.prefix))
        self._list(search.value)
        self._open(self._clause)
        self.query_one("#blocks").focus()

    def _list(self, words: str) -> None:
        """The blocks that have all of these words; all of them if there are none."""
        self._filter = words
        wanted = words.casefold().split()
        found = [part for block in self._book.blocks for part in _matching(block, wanted)]
        self._shown = found
        listing = self.query_one("#blocks", OptionList)
        listing.clear_options()
        listing.add_options([Option(self._marked(block, wanted)) for block in found])
        told = ""
        if wanted:
            told = self.word("rules.found", len(found)) if found else self.word("rules.nothing")
        self.query_one("#found", Static).update(Text(told, style=DUST))

    def _marked(self, block: Block, wanted: list[str]) -> Text:
        text = rule_text(block)
        if wanted:
            text.highlight_words(wanted, f"bold {GOLD} underline", case_sensitive=False)
        return text

    def _open(self, clause: str) -> None:
        """Go to a clause, and put it at the top of the window."""
        listing = self.query_one("#blocks", OptionList)
        places = [place for place, block in enumerate(self._shown) if block.clause and block.clause == clause]
        if not self._shown:
            return
        listing.highlighted = places[0] if places else 0
        if places:
            self.call_after_refresh(listing.scroll_to_highlight, top=True)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index < len(self._shown) and self._shown[event.option_index].clause:
            self._clause = self._shown[event.option_index].clause

    def on_input_changed(self, event: Input.Changed) -> None:
        if event.value != self._filter:
            self._list(event.value)

    def on_input_submitted(self) -> None:
        """A clause's id goes there; other words leave their passages listed."""
        search = self.query_one("#search", Input)
        clause = search.value.strip().upper()
        by_upper = {known.upper(): known for known in self._book.places}
        if clause in by_upper:
            search.value = ""
            self._list("")
            self._open(by_upper[clause])
        self.query_one("#blocks").focus()

    def action_search(self) -> None:
        self.query_one("#search").focus()

    def action_back(self) -> None:
        """From a search to the whole book, from there back to the table."""
        search = self.query_one("#search", Input)
        if search.value:
            search.value = ""
            self._list("")
            self._open(self._clause)
            self.query_one("#blocks").focus()
        elif search.has_focus:
            self.query_one("#blocks").focus()
        else:
            self.dismiss()

    def action_close(self) -> None:
        self.dismiss()
