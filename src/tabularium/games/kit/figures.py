"""What players move: henchmen, discs, shields, the first player's token. In boxes of 40 units."""

from __future__ import annotations

from typing import Final

from tabularium.games.kit.houses import house
from tabularium.games.kit.lettering import text
from tabularium.games.kit.marks import badge, polygon, ring, shape
from tabularium.games.kit.palette import INK, LETTERS, METALS, SEATS, SHADOW, SHAPES


def henchman(seat: int, colour: str) -> str:
    """A man in a toga, with the seat's sign on his chest."""
    fill, shade, _ = SEATS[colour]
    sign = shape(SHAPES[seat], 9, f' fill="#fffaf0" stroke="{shade}" stroke-width="1"')
    line = f' stroke="{shade}" stroke-width="1.8" stroke-linejoin="round"'
    return (
        f'<ellipse cx="1" cy="17.5" rx="14" ry="3.4" fill="{SHADOW}" opacity=".38"/>'
        f'<path d="M-13 17C-13 4-10-5-5-7.5H5C10-5 13 4 13 17C5 19.5-5 19.5-13 17Z" fill="{fill}"{line}/>'
        f'<path d="M-9-3C-4 2 6 1 10-2" fill="none" stroke="#fff7e2" stroke-opacity=".75" stroke-width="1.6"/>'
        f'<circle cy="-12.5" r="6.6" fill="{fill}"{line}/>'
        '<path d="M-3.5-16A5 5 0 0 1 1-17.5" fill="none" stroke="#fff7e2" stroke-opacity=".8" stroke-width="1.6" '
        'stroke-linecap="round"/>'
        f'<g transform="translate(0 8)">{sign}</g>' + text(0, 13.2, LETTERS[seat], 15, INK)
    )


def disc(seat: int, colour: str) -> str:
    """A flat wooden disc."""
    fill, shade, ink = SEATS[colour]
    return (
        f'<circle cx="1" cy="2.5" r="17" fill="{SHADOW}" opacity=".35"/>'
        f'<circle r="17" fill="{fill}" stroke="{shade}" stroke-width="2.2"/>'
        + shape(SHAPES[seat], 10.5, f' fill="none" stroke="{ink}" stroke-opacity=".75" stroke-width="1.6"')
        + text(0, 5, LETTERS[seat], 14, ink)
    )


def shield(seat: int, colour: str) -> str:
    """A legionary's shield: strength."""
    fill, shade, ink = SEATS[colour]
    return (
        f'<rect x="-12" y="-16" width="27" height="37" rx="7" fill="{SHADOW}" opacity=".35"/>'
        f'<rect x="-14" y="-19" width="28" height="38" rx="7" fill="{fill}" stroke="{shade}" stroke-width="2.2"/>'
        f'<rect x="-10.5" y="-15.5" width="21" height="31" rx="4" fill="none" stroke="{ink}" stroke-opacity=".6" '
        'stroke-width="1.2"/>'
        f'<path d="M0-15V-8M0 8V15" stroke="{ink}" stroke-opacity=".8" stroke-width="2"/>'
        + text(0, 5, LETTERS[seat], 14, ink)
    )


def _first_player() -> str:
    """A bronze eagle on a disc."""
    dark = METALS["bronze"][2]
    return (
        f'<circle cx="1" cy="2" r="18.5" fill="{SHADOW}" opacity=".35"/>'
        + polygon(ring(12, 18.8), f' fill="url(#k-bronze)" stroke="{dark}" stroke-width="2"')
        + f'<circle r="14.8" fill="{dark}"/><g transform="scale(.7)"><use href="#eagle"/></g>'
    )


def seat_symbols(colours: tuple[str, ...]) -> dict[str, str]:
    """All pieces of all seats: ``henchman-0``, ``disc-0``, ``shield-0``, ``house-0``, ``badge-0`` ..."""
    symbols: dict[str, str] = {}
    for seat, colour in enumerate(colours):
        symbols[f"henchman-{seat}"] = henchman(seat, colour)
        symbols[f"disc-{seat}"] = disc(seat, colour)
        symbols[f"shield-{seat}"] = shield(seat, colour)
        symbols[f"house-{seat}"] = house(seat, colour)
        symbols[f"badge-{seat}"] = badge(seat, colour, 14, 18)
    return symbols


def _ghost() -> str:
    """Where a henchman may stand."""
    return '<path d="M-13 17C-13 4-10-5-5-7.5H5C10-5 13 4 13 17C5 19.5-5 19.5-13 17Z"/><circle cy="-12.5" r="6.6"/>'


SYMBOLS: Final[dict[str, str]] = {"first": _first_player(), "ghost": _ghost()}
