"""Small windows over the table: a question, a notice, a name, help, and why something may not be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from tabularium.cli.terminal.room import is_too_small, tell_too_small
from tabularium.cli.terminal.ruletext import rule_text
from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE
from tabularium.cli.terminal.words import word
from tabularium.core.rulebook import Rulebook

Answer = TypeVar("Answer")


class Dialog(ModalScreen[Answer]):
    """A small window. Subclasses fill ``contents``. Where there is no room for it, only that is told."""

    def contents(self) -> ComposeResult:
        yield from ()

    def compose(self) -> ComposeResult:
        yield Static(id="too-small")
        yield from self.contents()

    def on_resize(self) -> None:
        tell_too_small(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is answered blindly."""
        return not is_too_small(self.app)

    def answer(self, answer: Answer) -> None:
        if not is_too_small(self.app):
            self.dismiss(answer)


class Ask(Dialog[bool]):
    """A question with yes and no."""

    BINDINGS = [
        Binding("y,o", "answer(True)"),
        Binding("n,escape", "answer(False)"),
    ]

    def __init__(self, title: str, question: str, lang: str) -> None:
        super().__init__()
        self._title, self._question, self._lang = title, question, lang

    def contents(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            yield Static(self._question, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(f"{word('yes', self._lang)} ({word('yes_key', self._lang)})", id="yes")
                yield Button(f"{word('no', self._lang)} (n)", id="no")

    def action_answer(self, answer: bool) -> None:
        self.answer(answer)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.answer(event.button.id == "yes")


class Notice(Dialog[None]):
    """Something to be told, and read."""

    BINDINGS = [Binding("escape,enter,q,h", "close")]

    def __init__(self, title: str, text: str | Text, lang: str) -> None:
        super().__init__()
        self._title, self._text, self._lang = title, text, lang

    def contents(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            with VerticalScroll():
                yield Static(self._text, markup=False)
            with Horizontal(classes="buttons"):
                yield Button(word("close", self._lang), id="close")

    def action_close(self) -> None:
        self.answer(None)

    def on_button_pressed(self) -> None:
        self.answer(None)


class Naming(Dialog[str]):
    """Asks for a name."""

    BINDINGS = [Binding("escape", "keep")]

    def __init__(self, title: str, name: str, hint: str) -> None:
        super().__init__()
        self._title, self._before, self._hint = title, name, hint

    def contents(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self._title
            yield Input(self._before, placeholder=self._hint, max_length=20)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.answer(event.value.strip())

    def action_keep(self) -> None:
        self.answer(self._before)


@dataclass(frozen=True, slots=True)
class Reason:
    """What may not be done, why, and by which clause."""

    label: str
    sentence: str
    clause: str


class WhyNot(Dialog[str]):
    """What may not be done now and why; Enter opens the rulebook at the clause."""

    BINDINGS = [Binding("escape,question_mark,q", "close")]

    def __init__(self, reasons: Sequence[Reason], first: int, book: Rulebook, lang: str) -> None:
        super().__init__()
        self._reasons, self._first, self._book, self._lang = reasons, first, book, lang

    def contents(self) -> ComposeResult:
        with Vertical(classes="dialog wide") as box:
            box.border_title = word("why.title", self._lang)
            box.border_subtitle = f"Enter {word('key.open_rule', self._lang)} · Esc {word('close', self._lang).lower()}"
            yield OptionList(*[self._option(reason) for reason in self._reasons], id="reasons")
            with VerticalScroll(id="clause-scroll", can_focus=False):
                yield Static(id="clause", markup=False)

    def _option(self, reason: Reason) -> Option:
        said = Text.assemble(
            (reason.label, f"bold {MARBLE}"), "\n  ", (reason.sentence, GOLD), "  ", (reason.clause, BRONZE)
        )
        return Option(said)

    def on_mount(self) -> None:
        self.query_one("#reasons", OptionList).highlighted = self._first

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        clause = self._reasons[event.option_index].clause
        place = self._book.places.get(clause)
        text = rule_text(self._book.blocks[place]) if place is not None else Text(clause, style=DUST)
        self.query_one("#clause", Static).update(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.answer(self._reasons[event.option_index].clause)

    def action_close(self) -> None:
        self.answer("")
