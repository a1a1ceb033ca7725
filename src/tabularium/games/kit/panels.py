"""What a board is made of: marble slabs, mosaic, inscriptions, tracks, places for pieces, players' mats."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tabularium.games.kit.lettering import SMALL, TITLE, fitted, text, width_of
from tabularium.games.kit.palette import gradient, num, paint, stop


def rect(x: float, y: float, w: float, h: float, attributes: str, radius: float = 0) -> str:
    round_ = f' rx="{num(radius)}"' if radius else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{round_}{attributes}/>'


def group(x: float, y: float, content: str) -> str:
    """Content moved to (x, y)."""
    return f'<g transform="translate({num(x)} {num(y)})">{content}</g>'


def tesserae(x: float, y: float, w: float, h: float, fill: str, radius: float = 0) -> str:
    """A field of mosaic: a colour under a net of joints."""
    return rect(x, y, w, h, paint(fill), radius) + rect(x, y, w, h, ' fill="url(#k-tesserae)"', radius)


def _veins(x: float, y: float, w: float, h: float) -> str:
    rng = Random(f"{num(w)}x{num(h)}")
    paths: list[str] = []
    for _ in range(2 + int(w * h / 30000)):
        x1, y1 = x + w * rng.uniform(0.04, 0.5), y + h * rng.uniform(0.1, 0.5)
        x2, y2 = min(x + w - 6, x1 + w * rng.uniform(0.2, 0.45)), min(y + h - 6, y1 + h * rng.uniform(0.2, 0.5))
        bend = rng.uniform(-0.25, 0.25) * h
        a, b = x1 + (x2 - x1) * 0.3, y1 + (y2 - y1) * 0.3 + bend * 0.5
        c, d = x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7 - bend * 0.5
        paths.append(f"M{num(x1)} {num(y1)}C{num(a)} {num(b)} {num(c)} {num(d)} {num(x2)} {num(y2)}")
    return f'<path d="{"".join(paths)}"{paint("none", "vein", 1)} opacity=".55"/>'


@cache
def slab(x: float, y: float, w: float, h: float) -> str:
    """A marble slab with a bronze edge."""
    return (
        rect(x + 1.5, y + 3, w, h, ' fill="#1d120a" fill-opacity=".28"', 6)
        + rect(x, y, w, h, f' fill="url(#k-marble)"{_stroke("line", 1.8)}', 6)
        + _veins(x, y, w, h)
        + rect(x + 3.5, y + 3.5, w - 7, h - 7, paint("none", "inset_edge", 0.9), 4)
    )


def _stroke(name: str, width: float) -> str:
    return paint("", name, width)


def inscription(x: float, y: float, w: float, words: str, number: str = "", high: float = 26) -> str:
    """The title of a part of the board: cream letters on deep red, the number on a golden field."""
    words = words.upper()
    said = (
        rect(x, y, w, high, paint("band", "band_edge", 1.4), 5)
        + rect(x, y, w, high, ' fill="url(#k-tesserae)" opacity=".7"', 5)
        + rect(x + 2.5, y + 2.5, w - 5, high - 5, paint("none", "ochre", 1), 3)
    )
    left = 0.0
    if number:
        left = 30.0
        said += rect(x, y, left, high, paint("ochre", "band_edge", 1.4), 5)
        said += text(x + left / 2, y + high / 2 + 6, number, 17, "#4a1710")
    size = min(TITLE, (w - left - 14) / max(1.0, width_of(words, 1) + 0.05 * len(words)))
    more = f' letter-spacing="{size * 0.05:.2f}"'
    return said + text(x + left + (w - left) / 2, y + high / 2 + size * 0.34, words, size, "band_ink", more=more)


def caption(x: float, y: float, words: str, width: float, fill: str = "ink", anchor: str = "middle") -> str:
    """A small title within a part."""
    return fitted(x, y, words, width, SMALL + 1, SMALL, fill, anchor)


def place(x: float, y: float, radius: float = 21, shade: str = "ghost") -> str:
    """An action space: a round marble inlay with a bronze ring and the shade of a figure (or none)."""
    ghost = ""
    if shade:
        ghost = f'<use href="#{shade}" transform="translate({num(x)} {num(y)}) scale({radius / 30:.3g})"'
        ghost += paint("inset_edge") + ' opacity=".3"/>'
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="url(#k-inset)"{_stroke("line", 2.6)}/>'
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius - 3.4)}"{paint("none", "inset_edge", 1)}/>'
        f"{ghost}"
    )


def cell(x: float, y: float, w: float, h: float, words: str, fill: str = "inset", size: float = 16) -> str:
    """A square of a track, with a number."""
    return (
        rect(x, y, w, h, paint(fill, "inset_edge", 1.4), 4)
        + rect(x, y, w, h, ' fill="url(#k-tesserae)" opacity=".55"', 4)
        + (text(x + w / 2, y + h / 2 + size * 0.35, words, size, "ink_soft") if words else "")
    )


def rule(x: float, y: float, w: float) -> str:
    """A fine line between two things."""
    return f'<path d="M{num(x)} {num(y)}H{num(x + w)}"{paint("none", "inset_edge", 1)}/>'


def meander(x: float, y: float, w: float, h: float = 10) -> str:
    """A strip of Greek key."""
    return rect(x, y, w, h, paint("band")) + rect(x, y, w, h, ' fill="url(#k-meander)"')


def frame_track(
    x: float, y: float, w: float, h: float, deep: float, across: int, down: int
) -> list[tuple[float, float, float, float]]:
    """The squares of a track that runs clockwise round a board from its top left corner."""
    cells: list[tuple[float, float, float, float]] = []
    step, rise = w / across, (h - 2 * deep) / down
    for i in range(across):
        cells.append((x + i * step, y, step, deep))
    for i in range(down):
        cells.append((x + w - deep, y + deep + i * rise, deep, rise))
    for i in range(across):
        cells.append((x + w - (i + 1) * step, y + h - deep, step, deep))
    for i in range(down):
        cells.append((x, y + h - deep - (i + 1) * rise, deep, rise))
    return cells


def draw_frame_track(cells: list[tuple[float, float, float, float]], every: int = 5, first: int = 0) -> str:
    """The squares in mosaic, every fifth with its number; the first one bears the number ``first``."""
    fields: dict[str, str] = {"inset": "", "stone": "", "brick": "", "sea": ""}
    numbers, dots = "", ""
    for number, (x, y, w, h) in enumerate(cells, first):
        marked = number % every == 0
        fill = ("brick" if number % (2 * every) else "sea") if marked else ("inset" if number % 2 else "stone")
        fields[fill] += f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"
        if marked:
            numbers += text(x + w / 2, y + h / 2 + 6, str(number), 17, "#fff4d6")
        else:
            dots += f"M{num(x + w / 2 - 2)} {num(y + h / 2)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    drawn = "".join([f'<path d="{d}"{paint(fill, "board_edge", 1)}/>' for fill, d in fields.items()])
    x, y, _, _ = cells[0]
    right, bottom = max([c[0] + c[2] for c in cells]), max([c[1] + c[3] for c in cells])
    deep = cells[0][3]
    ring = (
        f"M{num(x)} {num(y)}H{num(right)}V{num(bottom)}H{num(x)}Z"
        f"M{num(x + deep)} {num(y + deep)}V{num(bottom - deep)}H{num(right - deep)}V{num(y + deep)}Z"
    )
    joints = f'<path d="{ring}" fill="url(#k-tesserae)" opacity=".6"/>'
    return f'{drawn}{joints}<path d="{dots}"{paint("inset_edge")}/>{numbers}'


def mat(x: float, y: float, w: float, h: float, colour: str, shade: str, is_own: bool) -> str:
    """A player's mat: a slab with an edge in his colour and, if it is the reader's own, a mosaic border."""
    said = slab(x, y, w, h) + rect(x, y + 5, 9, h - 10, f' fill="{colour}" stroke="{shade}" stroke-width="1.4"', 4)
    if is_own:
        said += rect(x + 1.5, y + 1.5, w - 3, h - 3, f' fill="none" stroke="{colour}" stroke-width="3"', 6)
    return said


def _tesserae_pattern() -> str:
    """Small stones, none quite like its neighbour."""
    rng = Random("tesserae")
    stones: list[str] = []
    for row in range(4):
        for column in range(4):
            shade = rng.uniform(-0.1, 0.13)
            fill = "#fff" if shade > 0 else "#3a1f0a"
            x, y = column * 8 + rng.uniform(0.3, 0.9), row * 8 + rng.uniform(0.3, 0.9)
            w, h = rng.uniform(6.3, 7.0), rng.uniform(6.3, 7.0)
            stones.append(
                f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}" '
                f'fill-opacity="{abs(shade):.2f}"/>'
            )
    joints = (
        '<path d="M0 0H32M0 8H32M0 16H32M0 24H32M0 0V32M8 0V32M16 0V32M24 0V32" stroke="#2a1608" stroke-opacity=".16"/>'
    )
    return (
        f'<pattern id="k-tesserae" width="32" height="32" patternUnits="userSpaceOnUse">{"".join(stones)}{joints}'
        "</pattern>"
    )


DEFS: Final = (
    gradient("k-marble", stop("0", "marble"), stop("1", "marble_low"))
    + gradient("k-inset", stop("0", "marble_low"), stop("1", "inset"))
    + _tesserae_pattern()
    + '<pattern id="k-meander" width="20" height="10" patternUnits="userSpaceOnUse">'
    '<path d="M0 9H16V3H8V6H12M16 9H20" fill="none" stroke="#f4dfae" stroke-width="1.3"/></pattern>'
    + '<pattern id="k-waves" width="44" height="16" patternUnits="userSpaceOnUse">'
    + f'<path d="M0 8C6 8 8 3 14 3C19 3 21 8 17 9C23 9 25 8 28 8C34 8 38 11 44 8"{paint("none", "foam", 1.5)} '
    'opacity=".6"/></pattern>'
)
