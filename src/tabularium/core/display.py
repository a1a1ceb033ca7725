"""What people are shown beside the picture: the table in words, and decisions as scales to set or pieces to lay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabularium.core.agenda import Seat


@dataclass(frozen=True, slots=True)
class Span:
    """A few words in one style: "" (plain), "dim", "strong", "seat0".. or a word of the game such as "gold"."""

    text: str
    style: str = ""


Line = tuple[Span, ...]

Row = tuple[Line, ...]
"""Cells side by side, to be aligned with those of the rows above and below; a lone cell takes the whole width."""

SEAT_SHAPES: Final = "●■▲◆★✚"
"""As in the pictures, but for the fifth: terminals draw a hexagon wider than its cell."""


def seat_mark(seat: Seat, names: Sequence[str]) -> Span:
    """A seat in two characters: by shape, letter and colour, so that none of them alone has to tell it."""
    return Span(f"{SEAT_SHAPES[seat % len(SEAT_SHAPES)]}{names[seat][:1].upper()}", f"seat{seat}")


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table in words. ``seat`` is set for a player's own area."""

    id: str
    title: str
    lines: tuple[Line, ...]
    seat: Seat | None = None
    rows: tuple[Row, ...] = ()
    """The same in short, for a screen where all parts of the table stand side by side."""
    is_active: bool = False
    """Is this the part that the present decision is about?"""


@dataclass(frozen=True, slots=True)
class Gauge:
    """A number to set: the options ``verb:least`` to ``verb:most`` of one decision, as one scale."""

    verb: str
    name: str
    least: int
    most: int
    start: int
    """Where the scale stands at first."""
    unit: str = ""
    words: tuple[str, str, str] = ("", "", "")
    """What a value below, at and above 0 means, where the number alone does not say; ``{n}`` is the number unsigned."""


@dataclass(frozen=True, slots=True)
class Aim:
    """Numbers asked for one after the other, this decision's first, which people set together in one gesture."""

    gauges: tuple[Gauge, ...]
    deed: str
    """What is done with them, as it stands on a button."""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """One way round of a piece: its cells as (row, column), beginning with the corner."""

    id: str
    name: str
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """A grid where a piece can be laid; the picture marks it with ``data-ground``."""

    id: str
    name: str
    rows: int
    columns: int


@dataclass(frozen=True, slots=True)
class Lay:
    """A piece of several cells, which people pick up, turn, flip and drop: one action for each place."""

    action: str
    """How the action of a place is written: with ``{ground}``, ``{row}``, ``{column}`` and ``{turn}`` in it."""
    turns: tuple[Turn, ...]
    grounds: tuple[Ground, ...]
    deed: str
    """What is done with it, as it stands on a button."""
    hint: str = ""
    symbol: str = ""
    """How a cell of it looks: a symbol of the picture."""
