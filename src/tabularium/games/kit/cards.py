"""Cards: fronts with an emblem, and backs. A card is a symbol of 60 by 84 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from tabularium.games.kit.lettering import text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import GOLD_LINE, INK, PAPER, PAPER_LOW, SHADOW, gradient, num, stop

WIDTH: Final = 60.0
HEIGHT: Final = 84.0


def _edge(fill: str, line: str) -> str:
    return (
        f'<rect x="-28.5" y="-39.5" width="59" height="83" rx="7" fill="{SHADOW}" opacity=".28"/>'
        f'<rect x="-30" y="-42" width="60" height="84" rx="7" fill="{fill}" stroke="{line}" stroke-width="1.6"/>'
    )


def front(emblem: str, accent: str, value: str = "", strip: str = "") -> str:
    """A face: an emblem (a drawing in a box of 40), a band in the accent colour, a value in the corner.

    ``strip`` is drawn on the band at the foot of the card.
    """
    band = (
        f'<path d="M-26 24H26V34A4 4 0 0 1 22 38H-22A4 4 0 0 1-26 34Z" fill="{accent}"/>'
        f'<path d="M-26 24H26" stroke="{INK}" stroke-width="1" opacity=".5"/>'
    )
    corner = ""
    if value:
        corner = f'<circle cx="-17" cy="-29" r="9.5" fill="{accent}" stroke="{INK}" stroke-width="1"/>' + text(
            -17, -23.6, value, 15.5, "#fffaf0"
        )
    return (
        _edge("url(#k-paper)", INK)
        + f'<rect x="-26" y="-38" width="52" height="76" rx="4" fill="none" stroke="{accent}" stroke-width="1.6"/>'
        + band
        + strip
        + f'<g transform="translate(0-6) scale(1.16)">{emblem}</g>'
        + corner
    )


def back(emblem: str, accent: str, line: str = GOLD_LINE) -> str:
    """A back: all accent colour, a lozenge net and an emblem in a medallion."""
    return (
        _edge(accent, INK)
        + f'<rect x="-26" y="-38" width="52" height="76" rx="4" fill="url(#k-net)" stroke="{line}" stroke-width="1.8"/>'
        f'<circle r="19" fill="{accent}" stroke="{line}" stroke-width="1.8"/><g transform="scale(.72)">{emblem}</g>'
    )


def card(symbol: str, x: float, y: float, width: float = WIDTH) -> str:
    """A card lying around (x, y)."""
    if width == WIDTH:
        return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}"/>'
    return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)}) scale({width / WIDTH:.3g})"/>'


def place_for_card(x: float, y: float, width: float = WIDTH) -> str:
    """Where no card lies."""
    high = width * HEIGHT / WIDTH
    return (
        f'<rect x="{num(x - width / 2)}" y="{num(y - high / 2)}" width="{num(width)}" height="{num(high)}" rx="6" '
        'class="kf-inset ks-inset_edge" fill="#f3e9d3" fill-opacity=".6" stroke="#b89b6c" stroke-width="1.4" '
        'stroke-dasharray="4 3"/>'
    )


def stack(symbol: str, x: float, y: float, count: int, width: float = 40) -> str:
    """A face-down pile with its number."""
    if not count:
        return place_for_card(x, y, width) + text(x, y + 6, "0", 17, "ink_soft")
    under = card(symbol, x + 3, y - 3, width) if count > 1 else ""
    plate = f'<circle cx="{num(x)}" cy="{num(y)}" r="13" fill="{PAPER}" stroke="{INK}" stroke-width="1.2"/>'
    return under + card(symbol, x, y, width) + plate + text(x, y + 6, str(count), 17, INK)


def emblem(symbol: str) -> str:
    return use(symbol)


GRADIENTS: Final = gradient("k-paper", stop("0", PAPER), stop("1", PAPER_LOW)) + (
    '<pattern id="k-net" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="9" height="9" fill="#fff" fill-opacity=".06"/>'
    '<path d="M0 0H9M0 0V9" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/></pattern>'
)
