"""A widget that draws itself anew for whatever width it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget

_CONSOLE: Final = Console(width=500, color_system="truecolor")

Draw = Callable[[int], list[Text]]


class Sheet(Widget):
    """Lines of text made to measure: ``draw`` is asked for them with the width there is."""

    DEFAULT_CSS = "Sheet { width: 1fr; height: auto; }"

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._draw: Draw | None = None
        self._drawn: tuple[int, list[Text]] | None = None

    def show(self, draw: Draw | None) -> None:
        """Draw this from now on; None: nothing."""
        self._draw = draw
        self._drawn = None
        self.refresh(layout=True)

    def lines(self, width: int) -> list[Text]:
        if self._draw is None or width <= 0:
            return []
        if self._drawn is None or self._drawn[0] != width:
            self._drawn = width, self._draw(width)
        return self._drawn[1]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self.lines(width))

    def render_line(self, y: int) -> Strip:
        """One line, straight from our text: it is laid out already, and this is many times as fast as ``render``."""
        width = self.size.width
        lines = self.lines(width)
        ground = self.rich_style
        if y >= len(lines):
            return Strip.blank(width, ground)
        line = lines[y]
        whole = Style(bgcolor=ground.bgcolor) + _CONSOLE.get_style(line.style)
        return Strip(line.render(_CONSOLE)).apply_style(whole).adjust_cell_length(width, ground)
