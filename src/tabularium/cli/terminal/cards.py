"""Parts of the table as cards of text: aligned, folded, and laid side by side to fill a given width."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tabularium.cli.terminal.theme import CLAY, DUST, GOLD, MARBLE, NIGHT, SHADE, SLATE, TERRACOTTA
from tabularium.core.display import SEAT_SHAPES, Line, Panel, Row

_CONSOLE: Final = Console(width=200, color_system=None)
_GLUE: Final = "\ue000"
"""Stands for a space at which no line may break."""
_BEFORE_MARK: Final = re.compile(r"[ \u00a0\u202f](?=[:;?!»×])")
_TALL: Final = 10
"""A table of so many rows or more is folded into several columns."""
_SHORTEST: Final = 12
"""To how many characters the widest cells of a tall table may be cut."""
_MOST_COLUMNS: Final = 3
_MANY: Final = 8

Styles = Mapping[str, str]
Lines = list[Text]


def line_text(line: Line, styles: Styles) -> Text:
    text = Text()
    for span in line:
        text.append(span.text, styles.get(span.style, ""))
    return text


def line_width(line: Line) -> int:
    return sum(cell_len(span.text) for span in line)


def wrapped(text: Text, width: int) -> Lines:
    """The text in lines of at most this width; none begins with a colon, as French spacing might have it."""
    glued = text.copy()
    glued.plain = _BEFORE_MARK.sub(_GLUE, text.plain)
    lines = list(glued.wrap(_CONSOLE, max(1, width)))
    for line in lines:
        line.plain = line.plain.replace(_GLUE, " ")
    return lines or [Text()]


def fitted(text: Text, width: int) -> Text:
    """The text at exactly this width: cut with an ellipsis, or padded."""
    copy = text.copy()
    copy.truncate(max(0, width), overflow="ellipsis", pad=True)
    return copy


# ---------------------------------------------------------------------- tables


def _column_widths(rows: Sequence[Row]) -> list[int]:
    widths: list[int] = []
    for row in rows:
        if len(row) > 1:
            widths += [0] * (len(row) - len(widths))
            for place, cell in enumerate(row):
                widths[place] = max(widths[place], line_width(cell))
    return widths


def _table_width(widths: Sequence[int]) -> int:
    return sum(widths) + max(0, len(widths) - 1)


def _shrunk(widths: Sequence[int], width: int) -> list[int]:
    """Column widths that fit, taken from the widest column first."""
    shrunk = list(widths)
    while _table_width(shrunk) > width and max(shrunk) > 3:
        shrunk[shrunk.index(max(shrunk))] -= 1
    return shrunk


def table_lines(rows: Sequence[Row], width: int, styles: Styles) -> Lines:
    """Rows with aligned cells; a row of one cell is wrapped over the whole width."""
    widths = _shrunk(_column_widths(rows), width)
    slack = width - _table_width(widths)
    most = 2 if width < 80 else 5
    gap = 1 + min(most, slack // max(1, len(widths) - 1))
    lines: Lines = []
    for row in rows:
        if len(row) == 1:
            lines += wrapped(line_text(row[0], styles), width)
            continue
        line = Text()
        for place, cell in enumerate(row):
            if place:
                line.append(" " * gap)
            line.append_text(fitted(line_text(cell, styles), widths[place]))
        lines.append(line)
    return lines


def _folded_lines(rows: Sequence[Row], width: int, styles: Styles) -> Lines:
    """A tall table in as many columns as fit."""
    widths = _column_widths(rows)
    # a long name may lose its end if that saves a column
    natural = _table_width(widths) - max(0, max(widths, default=0) - _SHORTEST)
    folds = max(1, min(3, (width + 3) // (natural + 3)))
    part = -(-len(rows) // folds)
    each = (width - 3 * (folds - 1)) // folds
    # the parts keep the same column widths: the whole table sets them
    whole = table_lines(rows, each, styles)
    if len(whole) != len(rows):
        return whole
    lines: Lines = []
    for place in range(part):
        cells = [whole[place + part * fold] if place + part * fold < len(whole) else Text() for fold in range(folds)]
        lines.append(Text.assemble((" │ ", CLAY)).join([fitted(cell, each) for cell in cells]))
    return lines


# ---------------------------------------------------------------------- cards


def body_lines(panel: Panel, width: int, styles: Styles) -> Lines:
    """What a panel says, in short if it has a short form."""
    if not panel.rows:
        return [part for line in panel.lines for part in wrapped(line_text(line, styles), width)]
    if is_drawing(panel):
        return [line_text(row[0], styles) for row in panel.rows]
    if len(panel.rows) >= _TALL:
        return _folded_lines(panel.rows, width, styles)
    return table_lines(panel.rows, width, styles)


def card(title: Text | str, body: Iterable[Text], width: int, accent: str = "", ground: str = SLATE) -> Lines:
    """A title bar and lines under it, all at exactly this width. ``accent`` is the bar's colour."""
    bar = title.copy() if isinstance(title, Text) else Text(title)
    bar = fitted(Text.assemble(" ", bar), width)
    bar.stylize_before(f"bold {MARBLE} on {accent or CLAY}")
    lines = [bar]
    for part in body:
        line = fitted(Text.assemble(" ", part), width)
        line.stylize_before(f"{MARBLE} on {ground}")
        lines.append(line)
    return lines


def panel_card(panel: Panel, width: int, styles: Styles, height: int = 0) -> Lines:
    """A panel as a card, at least ``height`` lines tall."""
    body = body_lines(panel, width - 2, styles)
    body += [Text()] * (height - 1 - len(body))
    return card(panel.title, body, width, TERRACOTTA if panel.is_active else "")


def is_drawing(panel: Panel) -> bool:
    """Many rows of one cell each draw something with characters: they are neither wrapped nor folded."""
    return len(panel.rows) >= _TALL and all(len(row) == 1 for row in panel.rows)


def _natural(panel: Panel) -> int:
    """How wide a card should be so that nothing is cut."""
    if is_drawing(panel):
        return 2 + max(line_width(row[0]) for row in panel.rows)
    widths = _column_widths(panel.rows)
    return 2 + max(_table_width(widths), min(24, cell_len(panel.title)))


def _is_wide(panel: Panel, width: int) -> bool:
    if is_drawing(panel):
        return _natural(panel) > width
    return len(panel.rows) >= _TALL or _natural(panel) > max(40, width * 2 // 5) or not panel.rows


Columns = tuple[tuple[tuple[str, ...], int], ...]
"""Which panels stand in which column, and how wide it is."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Lines of text, and on which of them each panel begins."""

    lines: Lines
    starts: dict[str, int]
    columns: Columns = ()


def flow(panels: Sequence[Panel], width: int, styles: Styles, before: Columns = ()) -> Layout:
    """Cards side by side: the narrow ones in columns, then the wide ones below.

    ``before`` is how they stood the last time: they stay there while they fit, so that nothing jumps about.
    """
    narrow = [panel for panel in panels if not _is_wide(panel, width)]
    layout = _in_columns(narrow, width, styles, before) if narrow else Layout([], {})
    for panel in panels:
        if panel not in narrow:
            layout.starts[panel.id] = len(layout.lines)
            layout.lines.extend(panel_card(panel, width, styles))
    return layout


def _in_columns(panels: Sequence[Panel], width: int, styles: Styles, before: Columns) -> Layout:
    by_id = {panel.id: panel for panel in panels}
    columns = before if _still_fits(by_id, width, before) else _new_columns(panels, width, styles)
    groups = [[by_id[name] for name in names] for names, _ in columns]
    starts: dict[str, int] = {}
    cards: list[list[Lines]] = []
    for group, (_, each) in zip(groups, columns, strict=True):
        cards.append([panel_card(panel, each, styles) for panel in group])
    tallest = max(sum(len(lines) for lines in column) for column in cards)
    whole: list[Lines] = []
    for group, column, (_, each) in zip(groups, cards, columns, strict=True):
        lines: Lines = []
        for panel, drawn in zip(group, column, strict=True):
            starts[panel.id] = len(lines)
            lines += drawn
        # the last card of a column reaches down to the foot of the tallest
        last = group[-1]
        del lines[starts[last.id] :]
        lines += panel_card(last, each, styles, tallest - starts[last.id])
        whole.append(lines)
    return Layout([Text(" ").join(parts) for parts in zip(*whole, strict=True)], starts, columns)


def _still_fits(by_id: Mapping[str, Panel], width: int, columns: Columns) -> bool:
    if {name for names, _ in columns for name in names} != set(by_id):
        return False
    if sum(each for _, each in columns) + len(columns) - 1 != width:
        return False
    return all(_natural(by_id[name]) <= each for names, each in columns for name in names)


def _new_columns(panels: Sequence[Panel], width: int, styles: Styles) -> Columns:
    split = _best_split(panels, width, styles)
    naturals = [max(_natural(panel) for panel in group) for group in split]
    widths = _shared(naturals, width - len(split) + 1)
    return tuple([(tuple([p.id for p in group]), each) for group, each in zip(split, widths, strict=True)])


def _best_split(panels: Sequence[Panel], width: int, styles: Styles) -> list[list[Panel]]:
    """Into columns that fit, so that the tallest is as low as can be and the order is disturbed least."""
    naturals = tuple([_natural(panel) for panel in panels])
    heights = tuple([1 + len(body_lines(panel, max(20, _natural(panel) - 2), styles)) for panel in panels])
    return [[panels[place] for place in column] for column in _best_columns(naturals, heights, width)]


@lru_cache(maxsize=64)
def _best_columns(naturals: tuple[int, ...], heights: tuple[int, ...], width: int) -> list[list[int]]:
    places = range(len(naturals))
    best, best_worth = [list(places)], (sum(heights), 0)
    for columns in _arrangements(len(naturals)):
        needed = sum([max([naturals[place] for place in column]) for column in columns]) + len(columns) - 1
        tallest = max([sum([heights[place] for place in column]) for column in columns])
        if needed <= width and tallest <= best_worth[0]:
            jumps = sum([b - a != 1 for column in columns for a, b in pairwise(column)])
            if (tallest, jumps) < best_worth:
                best, best_worth = columns, (tallest, jumps)
    return best


def _arrangements(count: int) -> Iterator[list[list[int]]]:
    """Ways to put so many cards into columns: all, or with many cards only those that keep the order."""
    if count <= _MANY:
        for code in range(_MOST_COLUMNS**count):
            columns: dict[int, list[int]] = {}
            for place in range(count):
                columns.setdefault(code // _MOST_COLUMNS**place % _MOST_COLUMNS, []).append(place)
            if len(columns) > 1 and list(columns) == sorted(columns):
                yield list(columns.values())
        return
    for parts in range(2, _MOST_COLUMNS + 1):
        for cuts in combinations(range(1, count), parts - 1):
            yield [list(range(a, b)) for a, b in pairwise([0, *cuts, count])]


def _shared(naturals: Sequence[int], width: int) -> list[int]:
    """Column widths that add up to the whole, each with its share of what is left over."""
    slack = width - sum(naturals)
    each, rest = divmod(max(0, slack), len(naturals))
    return [natural + each + (place < rest) for place, natural in enumerate(naturals)]


# ---------------------------------------------------------------------- players


def side_by_side(panels: Sequence[Panel], width: int, styles: Styles, accents: Sequence[str]) -> Lines:
    """Cards of equal width in full words, for a large screen."""
    count = len(panels)
    each = (width - count + 1) // count
    bodies = [[part for line in panel.lines for part in wrapped(line_text(line, styles), each - 2)] for panel in panels]
    tallest = max(len(body) for body in bodies)
    cards: list[Lines] = []
    for place, (panel, body) in enumerate(zip(panels, bodies, strict=True)):
        wide = each if place < count - 1 else width - (each + 1) * (count - 1)
        shape = "" if panel.seat is None else f"{SEAT_SHAPES[panel.seat % len(SEAT_SHAPES)]} "
        title = Text(f"{shape}{panel.title}", style=f"bold {accents[place]}")
        cards.append(card(title, [*body, *[Text()] * (tallest - len(body))], wide))
    return [Text(" ").join(parts) for parts in zip(*cards, strict=True)]


def rivals_card(panels: Sequence[Panel], title: str, width: int, styles: Styles) -> Lines:
    """The other players in one line each."""
    rows = [row for panel in panels for row in panel.rows[:1]]
    return card(title, table_lines(rows, width - 2, styles), width)


def own_card(
    panels: Sequence[Panel], title: str, width: int, styles: Styles, accent: str, caption: str = "{0}: "
) -> Lines:
    """One's own area and hand, set apart by one's own colour."""
    body: Lines = []
    for place, panel in enumerate(panels):
        if place:
            body += _captioned(panel, caption, width - 2, styles)
        else:
            body += body_lines(panel, width - 2, styles)
    return card(Text(title, style=NIGHT), body, width, accent, SHADE)


def _captioned(panel: Panel, caption: str, width: int, styles: Styles) -> Lines:
    """A small panel within a card, its title before its first line."""
    name = Text(caption.format(panel.title), style=f"bold {GOLD}" if panel.is_active else DUST)
    if not panel.rows or len(panel.rows[0]) == 1:
        lines = panel.rows[0] if panel.rows else panel.lines
        whole = Text(" · ").join([line_text(line, styles) for line in lines])
        return wrapped(Text.assemble(name, whole), width)
    return [name, *body_lines(panel, width, styles)]
