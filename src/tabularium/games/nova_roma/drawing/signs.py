"""The game's own symbols: goods, actions, contracts, ships, building pieces, the Emperor. In boxes of 40 units."""

from __future__ import annotations

from math import pi
from typing import Final

from tabularium.games.kit import figures, marks, sheet
from tabularium.games.kit.lettering import text
from tabularium.games.kit.marks import leaf, polygon, ring, shape, star
from tabularium.games.kit.palette import BONE, GOLD_LINE, INK, LETTERS, METALS, SEATS, SHADOW, SHAPES, SKIN
from tabularium.games.nova_roma.components import PLAYER_COLOURS

SEAT_COLOURS: Final = tuple([colour.id for colour in PLAYER_COLOURS])
NEUTRAL: Final = ("#9a9088", "#4d453f", "#ffffff")
TRACK_COLOURS: Final = {
    "russata": ("#b8402f", "#6f1c12"),
    "prasina": ("#4f8a3f", "#274f1d"),
    "veneta": ("#3f78bd", "#1f4577"),
}
MOSAIC_COLOURS: Final = (("#7fa35a", "#3c5727"), ("#e0b23a", "#86600d"), ("#d9803a", "#83430f"))

_LINE: Final = f' stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


def _wheat() -> str:
    grains = "".join([leaf(0, y, turn * pi / 180, 13, 6) for y in (14, 7, 0) for turn in (-55, -125)])
    return (
        '<path d="M0 19V-8" fill="none" stroke="#8f640c" stroke-width="2.4"/>'
        f'<path d="{grains}{leaf(0, -3, -pi / 2, 16, 7)}" fill="#f0c03a"{_LINE}/>'
    )


def _stone() -> str:
    return (
        f'<path d="M-17 6L-8-1H16L8 6Z" fill="#e9e4da"{_LINE}/><path d="M-17 6H8V17H-17Z" fill="#cfc8ba"{_LINE}/>'
        f'<path d="M8 6L16-1V10L8 17Z" fill="#a79f90"{_LINE}/>'
        f'<path d="M-9-1V-11L-1-17H13V-6L8-1Z" fill="#ded8cb"{_LINE}/>'
        f'<path d="M-9-11H6V-1M6-11L13-17" fill="none"{_LINE}/>'
    )


def _wood() -> str:
    log = '<circle cx="{0}" cy="{1}" r="6.5" fill="#e3b57a"{2}/><circle cx="{0}" cy="{1}" r="3" fill="none"{2}/>'
    return (
        f'<path d="M-11-1L3-10H18V2L6 14H-4Z" fill="#8f5a2c"{_LINE}/>'
        + log.format(-9, 9, _LINE)
        + log.format(5, 9, _LINE)
        + log.format(-2, -3, _LINE)
    )


def _wine() -> str:
    return (
        '<path d="M-4-18H4M-3.5-17C-3-12-11-10-11-2C-11 8-4 11-2 18H2C4 11 11 8 11-2C11-10 3-12 3.5-17Z" '
        f'fill="#8d3a5e"{_LINE}/><path d="M-4-14C-12-15-13-8-10-6M4-14C12-15 13-8 10-6M-10 0H10" fill="none"{_LINE}/>'
    )


def _influence() -> str:
    """An imperial seal: purple with a laurel."""
    return (
        f'<path d="M-9 8L-12 19L-5 15L-1 19L1 10Z M9 8L12 19L5 15L1 19L-1 10Z" fill="#6b3680"{_LINE}/>'
        + polygon(ring(12, 15.5), f' fill="#8448a0"{_LINE}')
        + f'<circle r="11.5" fill="none" stroke="{GOLD_LINE}" stroke-width="1.6"/>'
        + '<use href="#wreath" transform="scale(.46)" fill="#f0cf6a" stroke="#86600d"/>'
    )


def _artisan() -> str:
    """A man with a hammer; the pieces that work."""
    line = ' stroke="#4a2c12" stroke-width="1.7" stroke-linejoin="round"'
    return (
        f'<ellipse cx="0" cy="17.5" rx="13" ry="3" fill="{SHADOW}" opacity=".3"/>'
        f'<path d="M-11 17C-11 5-9-3-5-6H5C9-3 11 5 11 17Z" fill="#c98a4a"{line}/>'
        f'<path d="M-7 17V6C-7 2 7 2 7 6V17Z" fill="#7a4a22"{line}/>'
        f'<circle cy="-11.5" r="6.4" fill="{SKIN}"{line}/>'
        f'<path d="M-7-12C-7-20 7-20 7-12C3-14-3-14-7-12Z" fill="#7a4a22"{line}/>'
        f'<path d="M9 6L16-9" stroke="#4a2c12" stroke-width="2.6"/>'
        f'<path d="M11-13L20-9L18-5L9.500-9Z" fill="#c7ccd1"{line}/>'
    )


def _any_good() -> str:
    """A crate with anything in it."""
    return (
        f'<path d="M-16-8H16V15H-16Z" fill="#c79356"{_LINE}/>'
        f'<path d="M-16 3.500H16M-16-8L-11-14H11L16-8" fill="none"{_LINE}/>'
        f'<circle cy="3" r="9.500" fill="{BONE}"{_LINE}/>' + text(0, 8.5, "?", 16, INK)
    )


def _deeds() -> dict[str, str]:
    """The eight actions."""
    coin = METALS["gold"][1]
    return {
        "trade": (
            '<path d="M0-16V15M-9 16H9M-14-11H14" fill="none" stroke="#a8703f" stroke-width="3"/>'
            f'<path d="M-20 2A6 6 0 0 0-8 2ZM8 2A6 6 0 0 0 20 2Z" fill="{coin}"{_LINE}/>'
            '<path d="M-14-11L-20 2M-14-11L-8 2M14-11L8 2M14-11L20 2" fill="none" stroke="#8a5230" stroke-width="1.5"/>'
        ),
        "upgrade": (
            f'<path d="M-18 0L-4-12L10 0V16H-18Z" fill="#f0e2c2"{_LINE}/>'
            f'<path d="M-20 1L-4-13L12 1" fill="none" stroke="#b85a34" '
            f'stroke-width="4" stroke-linejoin="round"/>'
            f'<rect x="-8" y="5" width="8" height="11" fill="#7a4a22"{_LINE}/>'
            f'<path d="M14 16V-4M8 2L14-6L20 2" fill="none" stroke="#3f7d3a" stroke-width="3.600" '
            f'stroke-linejoin="round"/>'
        ),
        "petition": (
            f'<path d="M-12-16H12V14H-12Z" fill="#f7edd2"{_LINE}/>'
            f'<path d="M-16-16H16M-16 14H16" stroke="#8a5230" stroke-width="5" '
            'stroke-linecap="round"/><path d="M-7-9H7M-7-4H7M-7 1H3" stroke="#6b5440" stroke-width="1.8"/>'
            f'<circle cx="6" cy="8" r="5.500" fill="#8448a0"{_LINE}/>'
        ),
        "recruit": (
            f'<path d="M-18 17C-18 5-14-2-8-3H0C6-2 9 5 9 17Z" fill="#efe6d2"{_LINE}/>'
            f'<path d="M-13-1C-8 5-2 5 4 0" fill="none" '
            f'stroke="#8a2c1e" stroke-width="3"/><circle cx="-4" cy="-10" r="6.800" fill="{SKIN}"{_LINE}/>'
            f'<path d="M13-14V0M6-7H20" stroke="#3f7d3a" stroke-width="4" stroke-linecap="round"/>'
        ),
        "sail": (
            f'<path d="M-18 5H18C16 12 11 16 6 16H-8C-13 16-17 11-18 5Z" fill="#9c5b2c"{_LINE}/>'
            f'<path d="M0 5V-18" stroke="{INK}" stroke-width="2"/>'
            f'<path d="M-12-15H12C14-8 13-3 10 1H-10C-7-4-8-10-12-15Z" '
            f'fill="{BONE}"{_LINE}/><path d="M-9-7H12.500" stroke="#b8402f" stroke-width="2.600"/>'
        ),
        "build": (
            f'<path d="M-17-5L0-17L17-5Z" fill="#e8dcc4"{_LINE}/>'
            f'<path d="M-15-5H15V-1H-15ZM-17 12H17V17H-17Z" fill="#d8c7a2"{_LINE}/>'
            + "".join(
                [f'<rect x="{x}" y="-1" width="5" height="13" fill="#f7efdd"{_LINE}/>' for x in (-13, -5.5, 2, 9)]
            )
        ),
        "race": (
            f'<circle r="17" fill="{coin}"{_LINE}/><circle r="12.500" fill="#f7edd2"{_LINE}/>'
            f'<path d="M0-12.500V12.500M-12.500 0H12.500M-8.800-8.800L8.800 8.800M-8.800 8.800L8.800-8.800" '
            f'stroke="{coin}" stroke-width="3"/>'
            f'<circle r="4.500" fill="{coin}"{_LINE}/>'
        ),
        "produce": (
            '<path d="M-15 14L2-3" stroke="#7a4a22" stroke-width="5" stroke-linecap="round"/>'
            f'<path d="M-4-12L6-19L17-8L10 2L4-1L-1 1Z" fill="#aeb6bc"{_LINE}/>'
            f'<path d="M2 17H18M6 17C6 9 10 7 15 7" fill="none" stroke="#6d8f4e" stroke-width="3"/>'
        ),
    }


def _contract(kind: str) -> str:
    accent = "#2f736f" if kind == "maritime" else "#94482a"
    return (
        f'<path d="M-14-18H14V18H-14Z" fill="#f7edd2"{_LINE}/><path d="M-14-18H14V-12H-14Z" fill="{accent}"{_LINE}/>'
        f'<g transform="translate(0 3) scale(.6)"><use href="#deed-{"sail" if kind == "maritime" else "build"}"/></g>'
    )


def _ship(colours: tuple[str, str, str], mark: str) -> str:
    fill, shade, _ = colours
    line = f' stroke="{shade}" stroke-width="2" stroke-linejoin="round"'
    return (
        f'<ellipse cx="0" cy="16" rx="17" ry="3.400" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-19 4H19C17 12 12 16 6 16H-8C-14 16-18 11-19 4Z" fill="{fill}"{line}/>'
        f'<path d="M0 4V-19" stroke="{shade}" stroke-width="2.400"/>'
        f'<path d="M-13-17H13C15-10 14-4 11 0H-11C-8-5-9-12-13-17Z" '
        f'fill="#fffaf0"{line}/>{mark}'
    )


def _block(colours: tuple[str, str, str], mark: str) -> str:
    fill, shade, _ = colours
    return (
        f'<rect x="-18" y="-16.500" width="38" height="36" rx="4" fill="{SHADOW}" opacity=".3"/>'
        f'<rect x="-18.500" y="-18.500" width="37" height="37" rx="4" fill="{fill}" stroke="{shade}" stroke-width="2"/>'
        f'<path d="M-18.500-8H18.500M-18.500 8H18.500" stroke="{shade}" stroke-width="1" opacity=".4"/>{mark}'
    )


def _seat_mark(seat: int, radius: float, size: float) -> str:
    shade = SEATS[SEAT_COLOURS[seat]][1]
    return shape(SHAPES[seat], radius, f' fill="#fffaf0" stroke="{shade}" stroke-width="1.2"') + text(
        0, size * 0.36, LETTERS[seat], size, INK
    )


def _emperor() -> str:
    line = ' stroke="#5a3a06" stroke-width="1.9" stroke-linejoin="round"'
    return (
        f'<ellipse cx="1" cy="18" rx="15" ry="3.400" fill="{SHADOW}" opacity=".38"/>'
        f'<path d="M-15 17C-15 3-11-5-5-7.500H5C11-5 15 3 15 17C5 20-5 20-15 17Z" fill="#8448a0"{line}/>'
        f'<path d="M-6-7L4 17M6-7L-1 17" stroke="{GOLD_LINE}" stroke-width="2.400"/>'
        f'<circle cy="-12" r="6.800" fill="{SKIN}"{line}/>'
        f'<path d="M-8-14L-9-21L-4-18L0-23L4-18L9-21L8-14Z" fill="#f0c83a"{line}/>'
    )


def _legionnaire() -> str:
    line = ' stroke="#2b1b12" stroke-width="1.800" stroke-linejoin="round"'
    return (
        f'<ellipse cx="1" cy="17.500" rx="14" ry="3.400" fill="{SHADOW}" opacity=".38"/>'
        f'<path d="M-12 17C-12 4-9-5-5-7.500H5C9-5 12 4 12 17Z" fill="#8f8a86"{line}/>'
        f'<path d="M-7-8C-7-17 7-17 7-8V-5H-7Z" fill="#b9bec3"{line}/><path d="M-4-15C-4-22 6-22 9-16C4-18 0-17-4-15Z" '
        f'fill="#b8402f"{line}/><path d="M-7 0H7V13C4 16-4 16-7 13Z" fill="#9c2f22"{line}/>'
        f'<path d="M0 0V15" stroke="{GOLD_LINE}" '
        'stroke-width="1.600"/>'
    )


def _chariot(track: str) -> str:
    fill, shade = TRACK_COLOURS[track]
    return (
        f'<circle r="18" fill="{fill}" stroke="{shade}" stroke-width="2"/>'
        f'<circle r="14.500" fill="none" stroke="#fff4d6" '
        'stroke-width="1.2" opacity=".8"/><g transform="scale(.62)"><use href="#horse-silver"/></g>'
    )


def _animal(count: int) -> str:
    """A beast of the games: paw, or the lion's mane."""
    paw = (
        '<ellipse cy="6" rx="9" ry="8"/><ellipse cx="-11" cy="-4" rx="4" ry="5.500"/>'
        '<ellipse cx="-4" cy="-11" rx="4" ry="5.500"/>'
        '<ellipse cx="5" cy="-11" rx="4" ry="5.500"/><ellipse cx="12" cy="-4" rx="4" ry="5.500"/>'
    )
    if count == 1:
        return f'<g fill="#a8713a"{_LINE}>{paw}</g>'
    return (
        polygon(star(12, 18, 14), f' fill="#b5762e"{_LINE}')
        + f'<circle r="10.500" fill="#e8b45c"{_LINE}/><circle cx="-4" cy="-3" r="1.600" fill="{INK}"/>'
        '<circle cx="4" cy="-3" r="1.600" '
        f'fill="{INK}"/><path d="M-3 2H3L0 5ZM0 5C-1 8-4 8-5 6M0 5C1 8 4 8 5 6" fill="none"{_LINE}/>'
    )


OWN: Final[dict[str, str]] = {
    **figures.seat_symbols(SEAT_COLOURS),
    "res-wheat": _wheat(),
    "res-stone": _stone(),
    "res-wood": _wood(),
    "res-wine": _wine(),
    "res-horse": '<use href="#horse-silver"/>',
    "res-coin": '<use href="#coin-gold"/>',
    "res-influence": _influence(),
    "res-artisan": _artisan(),
    "res-good_choice": _any_good(),
    **{f"deed-{name}": drawing for name, drawing in _deeds().items()},
    "contract-maritime": _contract("maritime"),
    "contract-construction": _contract("construction"),
    "estate-tile": (
        f'<rect x="-16" y="-16" width="32" height="32" rx="3" fill="#dccb9a"{_LINE}/>'
        f'<path d="M-16 5H16M0-16V16" stroke="#8c7a45" '
        'stroke-width="1.600"/>'
        '<path d="M-12-2C-8-9-4-9-2-2M4 14C8 7 12 7 14 14" fill="none" stroke="#4d6340" stroke-width="2.400"/>'
    ),
    "follower": (
        f'<rect x="-14" y="-18" width="28" height="36" rx="4" fill="#f7edd2"{_LINE}/>'
        f'<path d="M-10 15C-10 6-6 3-3 2H3C6 3 10 6 10 15Z" '
        f'fill="#8a2c1e"{_LINE}/><circle cy="-5" r="6" fill="{SKIN}"{_LINE}/>'
    ),
    "animal-1": _animal(1),
    "animal-2": _animal(2),
    "emperor": _emperor(),
    "legionnaire": _legionnaire(),
    **{f"chariot-{track}": _chariot(track) for track in TRACK_COLOURS},
    **{
        f"ship-{seat}": _ship(SEATS[colour], f'<g transform="translate(0-8)">{_seat_mark(seat, 6.5, 10)}</g>')
        for seat, colour in enumerate(SEAT_COLOURS)
    },
    "ship-n": _ship(NEUTRAL, ""),
    **{f"block-{seat}": _block(SEATS[colour], _seat_mark(seat, 10, 15)) for seat, colour in enumerate(SEAT_COLOURS)},
    "block-n": _block(NEUTRAL, '<path d="M-8 8L8-8M-8-8L8 8" stroke="#4d453f" stroke-width="2.400" opacity=".6"/>'),
    "disc-n": (
        f'<circle cx="1" cy="2.500" r="17" fill="{SHADOW}" opacity=".35"/>'
        f'<circle r="17" fill="{NEUTRAL[0]}" stroke="{NEUTRAL[1]}" '
        'stroke-width="2.200"/><path d="M-7 7L7-7M-7-7L7 7" stroke="#4d453f" stroke-width="2.400" opacity=".7"/>'
    ),
    "token": polygon(star(8, 18, 14), f' fill="#efe0b8"{_LINE}')
    + '<path d="M-8 0L-2 6L9-6" fill="none" stroke="#3f7d3a" stroke-width="4"/>',
    "wheel": '<use href="#deed-race"/>',
    "sails": (
        f'<path d="M-9-14H9C11-6 10 2 7 8H-7C-4 2-5-6-9-14Z" fill="{BONE}"{_LINE}/>'
        f'<path d="M0-18V14" stroke="{INK}" stroke-width="2"/>'
    ),
}

DEFS: Final = sheet.defs(
    ["coin-gold", "blank-gold", "points", "wreath", "first", "ghost", "eagle", "horse-silver", "sparkle", "servant"],
    OWN,
)


def good(name: str, x: float, y: float, size: float) -> str:
    """A good, a coin, an influence, an artisan."""
    return marks.use(f"res-{name}", x, y, size)
