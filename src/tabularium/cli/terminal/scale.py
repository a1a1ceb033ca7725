"""A number to set: where a game offers a long row of them, no list of choices but one scale."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tabularium.cli.terminal.theme import BRONZE, DUST, GOLD, MARBLE

LEAST_LONG: Final = 20
"""Fewer numbers than this are a list like any other."""
LEAP: Final = 10
_NUMBERED: Final = re.compile(r"([a-z_]+):([+-]?\d+)", re.ASCII)


def numbers_of(options: Sequence[str]) -> list[int] | None:
    """The numbers in ``at:9``, ``at:10``, ``at:11`` and so on, if the options are a long row of them without a gap."""
    if len(options) < LEAST_LONG:
        return None
    found = [_NUMBERED.fullmatch(option) for option in options]
    named = [(one[1], int(one[2])) for one in found if one is not None]
    verb, first = named[0] if named else ("", 0)
    if len(named) < len(options) or named != [(verb, first + place) for place in range(len(options))]:
        return None
    return [number for _, number in named]


class Scale:
    """Where a number stands between the least and the most, moved by steps or typed."""

    def __init__(self, numbers: Sequence[int], labels: Sequence[str]) -> None:
        self.least, self.most = numbers[0], numbers[-1]
        self.number = (self.least + self.most) // 2
        self._labels = labels
        self._typed = ""

    @property
    def place(self) -> int:
        """Of the number in the row of options."""
        return self.number - self.least

    @property
    def label(self) -> str:
        return self._labels[self.place]

    @property
    def is_set(self) -> bool:
        """Does the number stand as it was typed, if it was?"""
        return not self._typed or self._typed == str(self.number)

    def step(self, by: int) -> None:
        self._typed = ""
        self.number = min(max(self.number + by, self.least), self.most)

    def type(self, character: str) -> bool:
        """One more digit, or a sign first; False: it is neither."""
        if not (character.isascii() and character.isdigit()) and character != "-":
            return False
        longest = max(len(str(self.least)), len(str(self.most)))
        if character == "-" or len(self._typed) >= longest or self._typed == str(self.number) == "0":
            self._typed = ""  # a new number is begun
        self._typed += character
        self._take_typed()
        return True

    def erase(self) -> None:
        self._typed = self._typed[:-1]
        self._take_typed()

    def _take_typed(self) -> None:
        if self._typed not in ("", "-") and self.least <= int(self._typed) <= self.most:
            self.number = int(self._typed)
            self._typed = str(self.number)

    def drawn(self, width: int, hint: str, beyond: str) -> Text:
        """The number in words, the scale with its mark, and how to move it or, if what is typed is beyond, how far."""
        ends = len(str(self.least)), len(str(self.most))
        room = max(3, width - sum(ends) - 2)
        at = round(self.place * (room - 1) / (self.most - self.least))
        said = Text(f"▸ {self.label}", f"bold {GOLD}") if self.is_set else Text(f"▸ {self._typed}", f"bold {MARBLE}")
        line = Text.assemble(
            (f"{self.least} ", DUST),
            ("─" * at, BRONZE),
            ("◆", GOLD),
            ("─" * (room - 1 - at), BRONZE),
            (f" {self.most}", DUST),
        )
        return Text("\n").join([said, line, Text(hint if self.is_set else beyond, f"italic {DUST}")])
