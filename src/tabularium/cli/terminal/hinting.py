"""What Imperator would do, in a small window."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from tabularium.bots.advice import Advice
from tabularium.bots.advising import foremost, level
from tabularium.bots.words import percent, standing
from tabularium.cli.terminal.dialogs import Dialog
from tabularium.cli.terminal.theme import BRONZE, CLAY, DUST, GOLD, MARBLE
from tabularium.cli.terminal.words import word
from tabularium.core.agenda import Action
from tabularium.core.match import Choice

_BAR = 20


class Hint(Dialog[Action]):
    """The best options with what may be expected of them; Enter goes to one of them in the list of choices."""

    BINDINGS = [Binding("escape,i,q", "close")]

    def __init__(self, asked: Choice, seats: int, advice: Sequence[Advice], lang: str) -> None:
        super().__init__()
        self._asked, self._seats, self._lang = asked, seats, lang
        self._advice = foremost(advice, seats)

    def contents(self) -> ComposeResult:
        with Vertical(classes="dialog hint") as box:
            box.border_title = word("hint.title", self._lang)
            box.border_subtitle = f"Enter {word('key.go_there', self._lang)} · Esc {word('close', self._lang).lower()}"
            yield OptionList(*[Option(self._drawn(place)) for place in range(len(self._advice))], id="advice")
            if (alike := level([(advice.chance, advice.margin) for advice in self._advice])) > 1:
                yield Static(word("hint.level", self._lang, alike), markup=False)
            yield Static(word("hint.about", self._lang), markup=False)

    def _drawn(self, place: int) -> Text:
        advice, lang = self._advice[place], self._lang
        return Text.assemble(
            ("♛ " if place == 0 else "  ", GOLD),
            (self._asked.label(advice.action, lang), f"bold {MARBLE}"),
            "\n  ",
            self._chance(advice.chance),
            (standing(advice.margin, self._seats, lang), DUST),
        )

    def _chance(self, chance: float) -> Text:
        """As a bar with its number; alone at the table there is none."""
        if self._seats == 1:
            return Text()
        full = round(_BAR * chance)
        return Text.assemble(
            ("█" * full, BRONZE), ("░" * (_BAR - full), CLAY), (f" {percent(chance, self._lang)}  ", f"bold {GOLD}")
        )

    def on_mount(self) -> None:
        self.query_one("#advice").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(self._advice[event.option_index].action)

    def action_close(self) -> None:
        self.dismiss(None)
