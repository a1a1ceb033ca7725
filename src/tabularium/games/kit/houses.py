"""Buildings: villas, workshops, banks, and the houses that players put on them. In boxes of 40 units."""

from __future__ import annotations

from typing import Final

from tabularium.games.kit.lettering import text
from tabularium.games.kit.marks import shape
from tabularium.games.kit.palette import DYES, INK, LETTERS, METALS, SEATS, SHADOW, SHAPES, num

_LINE: Final = f' stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'
_WALL: Final = "#f7eedb"
_WALL_LOW: Final = "#dcc9a3"
_TILE: Final = "#c0623a"
_TILE_LOW: Final = "#8a3d1f"


def _roof(points: str, colour: str, shade: str, ribs: str) -> str:
    return (
        f'<polygon points="{points}" fill="{colour}"{_LINE}/>'
        f'<path d="{ribs}" stroke="{shade}" stroke-width="1.1" fill="none"/>'
    )


def _columns(places: tuple[float, ...], top: float, height: float) -> str:
    rest = f'y="{num(top)}" width="2.6" height="{num(height)}" fill="{_WALL}"{_LINE}/>'
    return "".join([f'<rect x="{num(x - 1.3)}" {rest}' for x in places])


def _villa(dye: str) -> str:
    colour, shade = DYES[dye]
    cypress = (
        '<path d="M{0} 16C{1} 10 {1} 2 {0}-6C{2} 2 {2} 10 {0} 16Z" fill="#5f7f49" stroke="#2f4a22" stroke-width="1"/>'
    )
    return (
        cypress.format(-17, -20.5, -13.5)
        + cypress.format(17, 13.5, 20.5)
        + f'<rect x="-13.5" y="-3" width="27" height="19" fill="{_WALL}"{_LINE}/>'
        f'<rect x="-11" y="3" width="22" height="13" fill="{_WALL_LOW}"/>'
        '<path d="M-3 16V7A3 3 0 0 1 3 7V16Z" fill="#6b4226"/>'
        + _columns((-10.5, -5.2, 5.2, 10.5), 2, 14)
        + _roof("-16.5,2 -13,-5 13,-5 16.5,2", colour, shade, "M-11-5L-13 2M-6-5L-7.5 2M0-5V2M6-5L7.5 2M11-5L13 2")
        + f'<rect x="-7" y="-11" width="14" height="6" fill="{_WALL}"{_LINE}/>'
        f'<path d="M-4-6V-9M0-6V-9M4-6V-9" stroke="{INK}" stroke-width="1.6"/>'
        + _roof("-9.5,-11 0,-18 9.5,-11", colour, shade, "M0-18V-11M-4.5-14.5L-5-11M4.5-14.5L5-11")
        + f'<rect x="-16" y="16" width="32" height="2.6" fill="{_WALL_LOW}"{_LINE}/>'
    )


def _workshop() -> str:
    """A taberna: open arch, striped awning. The sign of the trade is put beside it."""
    stripes = "".join(
        [
            f'<path d="M{num(x)}-5h5.6v6a2.8 2.8 0 0 1-5.6 0Z" fill="{"#b8402f" if i % 2 else "#fff4dc"}"{_LINE}/>'
            for i, x in enumerate((-14.0, -8.4, -2.8, 2.8, 8.4))
        ]
    )
    return (
        f'<rect x="-15" y="-10" width="30" height="26" fill="#e9c99a"{_LINE}/>'
        + _roof(
            "-18,-8 -14,-17 14,-17 18,-8",
            _TILE,
            _TILE_LOW,
            "M-12-17L-14.5-8M-7-17L-8.5-8M-2-17L-2.5-8M3-17L3.5-8M8-17L9-8M12.5-17L15-8",
        )
        + '<path d="M-11 16V2H11V16Z" fill="#4a2c1a"/><rect x="-13" y="8" width="26" height="3.6" '
        f'fill="#a8743f"{_LINE}/>'
        '<circle cx="-7" cy="6" r="2" fill="#dda94f"/><circle cx="-2" cy="6.2" r="1.8" fill="#b8402f"/>'
        '<path d="M4 8V4H8V8Z" fill="#c4693c"/>'
        + stripes
        + f'<rect x="-16" y="16" width="32" height="2.6" fill="{_WALL_LOW}"{_LINE}/>'
    )


def _bank() -> str:
    _, middle, dark = METALS["gold"]
    return (
        f'<rect x="-14" y="-4" width="28" height="19" fill="{_WALL_LOW}"{_LINE}/>'
        '<path d="M-4 15V3H4V15Z" fill="#4a2c1a"/>'
        + _columns((-12, -6.5, 6.5, 12), -4, 19)
        + f'<rect x="-16" y="-7" width="32" height="3.6" fill="{_WALL}"{_LINE}/>'
        f'<polygon points="-18,-7 0,-19 18,-7" fill="{_WALL}"{_LINE}/>'
        f'<circle cy="-11" r="3.8" fill="{middle}" stroke="{dark}" stroke-width="1.2"/>'
        f'<rect x="-17" y="14.5" width="34" height="2.2" fill="{_WALL}"{_LINE}/>'
        f'<rect x="-19" y="16.7" width="38" height="2.2" fill="{_WALL_LOW}"{_LINE}/>'
    )


def house(seat: int, colour: str) -> str:
    """A player's house, with colour, shape and letter."""
    fill, shade, _ = SEATS[colour]
    sign = shape(SHAPES[seat], 7.2, ' fill="#fffaf0"')
    line = f' stroke="{shade}" stroke-width="1.8" stroke-linejoin="round"'
    return (
        f'<ellipse cx="1" cy="16" rx="16" ry="3.5" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-13-3V15H13V-3Z" fill="{fill}"{line}/>'
        f'<path d="M-18-2L-11-16H11L18-2Z" fill="{shade}" stroke="#fff7e2" stroke-width="1.2"/>'
        f'<path d="M-6-15L-9-3M0-15V-3M6-15L9-3" stroke="{fill}" stroke-width="1.3"/>'
        f'<g transform="translate(0 6.5)">{sign}</g>' + text(0, 10.6, LETTERS[seat], 11.5, INK)
    )


SYMBOLS: Final[dict[str, str]] = {
    **{f"villa-{dye}": _villa(dye) for dye in ("white", "blue", "yellow", "purple", "green", "red")},
    "workshop": _workshop(),
    "bank": _bank(),
}
