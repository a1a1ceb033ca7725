"""Where things lie: rectangles of a picture."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Part:
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x, self.y + y

    def middle(self, natural: float) -> float:
        """Where the content, ``natural`` units wide, begins when it stands in the middle."""
        return self.x + (self.w - natural) / 2

    def columns(self, count: int, gap: float = 0) -> list[Part]:
        """So many parts of the same width side by side."""
        width = (self.w - gap * (count - 1)) / count
        return [Part(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def within(self, left: float, top: float, right: float, bottom: float) -> Part:
        """What is left when margins are taken away."""
        return Part(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)
