"""The list of what one may choose, each with its key, and of what one may not, in grey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from rich.text import Text
from textual.binding import Binding
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tabularium.cli.terminal.cards import wrapped
from tabularium.cli.terminal.scale import LEAP, Scale
from tabularium.cli.terminal.theme import DUST, GOLD, MARBLE

RESERVED: Final = "hilqru"
"""Letters that mean something else at the table."""
SCALE: Final = "scale"
KEYS: Final = "123456789" + "".join(c for c in ascii_lowercase if c not in RESERVED) + ascii_uppercase


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list. ``number`` counts the choices and the refused ones each from 0."""

    label: str
    number: int
    is_refused: bool = False


class Choices(OptionList):
    """Chosen by key, by arrows and Enter, or by a click. A number on a scale is set by arrows or typed."""

    BINDINGS = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("backspace", "erase", show=False),
    ]

    class Chosen(Message):
        """A choice was made, or a refused one asked about."""

        def __init__(self, entry: Entry, offer: int) -> None:
            super().__init__()
            self.entry = entry
            self.offer = offer

    class Moved(Message):
        """The number on the scale is another one now; nothing is chosen yet."""

        def __init__(self, entry: Entry, offer: int) -> None:
            super().__init__()
            self.entry = entry
            self.offer = offer

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._entries: dict[str, Entry] = {}
        self._keys: dict[str, Entry] = {}
        self._scale: Scale | None = None
        self._hints = ("", "")
        self.offers = 0
        """How many times choices were shown; a choice among earlier ones is stale."""

    def offer(self, labels: Sequence[str], refused: Sequence[str] = (), heading: str = "") -> None:
        """Show these choices, and below the heading what is refused."""
        self.offers += 1
        self.clear_options()
        self._entries, self._keys, self._scale = {}, {}, None
        options: list[Option | None] = []
        for number, label in enumerate(labels):
            key = KEYS[number] if number < len(KEYS) else ""
            entry = Entry(label, number)
            if key:
                self._keys[key] = entry
            options.append(self._option(f"choice-{number}", entry, key))
        if refused:
            options.append(Option(Text(heading, style=f"italic {DUST}"), id="heading", disabled=True))
        for number, label in enumerate(refused):
            options.append(self._option(f"refused-{number}", Entry(label, number, True), "×"))
        self.add_options(options)
        if labels:
            self.highlighted = 0
            self.scroll_home(animate=False)

    def offer_scale(self, numbers: Sequence[int], labels: Sequence[str], hint: str, beyond: str) -> None:
        """Show these choices as a scale, with a word on how to move it and on how far it goes."""
        self.offers += 1
        self.clear_options()
        self._entries, self._keys = {}, {}
        self._scale, self._hints = Scale(numbers, labels), (hint, beyond)
        self.add_option(Option("", id=SCALE))
        self._show_scale()
        self.highlighted = 0

    def _show_scale(self) -> None:
        if self._scale is not None:
            self._entries[SCALE] = Entry(self._scale.label, self._scale.place)
            room = (self.scrollable_content_region.width or 36) - 3  # the margins
            hint, beyond = ["\n".join(part.plain for part in wrapped(Text(said), room)) for said in self._hints]
            self.replace_option_prompt(SCALE, self._scale.drawn(room, hint, beyond))
            self.post_message(self.Moved(self._entries[SCALE], self.offers))

    def action_step(self, by: int) -> None:
        if self._scale is not None:
            self._scale.step(by)
            self._show_scale()

    def action_erase(self) -> None:
        if self._scale is not None:
            self._scale.erase()
            self._show_scale()

    def action_cursor_up(self) -> None:
        if self._scale is None:
            super().action_cursor_up()
        self.action_step(LEAP)

    def action_cursor_down(self) -> None:
        if self._scale is None:
            super().action_cursor_down()
        self.action_step(-LEAP)

    def action_first(self) -> None:
        if self._scale is None:
            super().action_first()
        else:
            self.action_step(self._scale.least - self._scale.most)

    def action_last(self) -> None:
        if self._scale is None:
            super().action_last()
        else:
            self.action_step(self._scale.most - self._scale.least)

    def _option(self, name: str, entry: Entry, key: str) -> Option:
        self._entries[name] = entry
        dim = entry.is_refused
        room = (self.scrollable_content_region.width or 36) - 5  # the key, a space, and the margins
        label = Text("\n  ").join(wrapped(Text(entry.label, style=DUST if dim else MARBLE), room))
        return Option(Text.assemble((f"{key:1} ", DUST if dim else f"bold {GOLD}"), label), id=name)

    @property
    def current(self) -> Entry | None:
        """What is highlighted."""
        option = self.highlighted_option
        return None if option is None or option.id is None else self._entries.get(option.id)

    def go_to(self, number: int) -> None:
        """Highlight this choice, or set the scale to it; it is chosen as any other."""
        if self._scale is not None:
            self._scale.step(number - self._scale.place)
            self._show_scale()
        else:
            self.highlighted = self.get_option_index(f"choice-{number}")

    def press(self, key: str) -> bool:
        """Choose by key, if it is one of a choice; on a scale, type a digit."""
        if self._scale is not None:
            is_typed = self._scale.type(key)
            self._show_scale()
            return is_typed
        entry = self._keys.get(key)
        if entry is None:
            return False
        self.post_message(self.Chosen(entry, self.offers))
        return True

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        entry = self._entries.get(event.option_id or "")
        if entry is not None and (self._scale is None or self._scale.is_set):
            self.post_message(self.Chosen(entry, self.offers))
