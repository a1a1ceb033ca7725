"""What cards and shops show: swords, horses, servants, chains, and the signs of the trades. In boxes of 40 units."""

from __future__ import annotations

from math import pi
from typing import Final

from tabularium.games.kit.marks import leaf, polygon, ring, star, use
from tabularium.games.kit.palette import BONE, GOLD_LINE, INK, METALS, RED, SKIN

_LINE: Final = f' stroke="{INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'


def _sword() -> str:
    return (
        f'<path d="M0-19.5L3.4-14L2.9 6H-2.9L-3.4-14Z" fill="#dfe5e8"{_LINE}/>'
        f'<path d="M0-17V6" stroke="#8d979f" stroke-width="1.2"/>'
        f'<rect x="-7.5" y="5.6" width="15" height="3.8" rx="1.8" fill="{METALS["gold"][1]}"{_LINE}/>'
        f'<rect x="-2.2" y="9.4" width="4.4" height="6" fill="#8a5230"{_LINE}/>'
        f'<circle cy="17" r="2.9" fill="{METALS["gold"][1]}"{_LINE}/>'
    )


def _swords(count: int) -> str:
    if count == 1:
        return '<g transform="rotate(35)"><use href="#sword"/></g>'
    turns = (-38, 38) if count == 2 else (-46, 46, 0)
    return "".join([f'<g transform="rotate({turn})"><use href="#sword"/></g>' for turn in turns])


def _horse(metal: str) -> str:
    light, _, dark = METALS[metal]
    line = f' stroke="{dark}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
    return (
        f'<path d="M-7 19C-7 13-2 10-1 4C-4 5-7 7-10 9C-13 10.5-16 9-16.5 6C-16.5 3-13 0-11-4C-9.5-8-7-11-3-12.5'
        f'L-3.5-18.5L1-14.5C9-14 15-8 16 1C16.6 8 15 13 15 19Z" fill="url(#k-{metal})"{line}/>'
        '<path d="M1-14.5C3-16 6-16.5 8-15.5C7.5-14.5 8-13.5 9-13C11-13 13-11.5 13.5-10C13-9 13.5-8 14.5-7C16-6 '
        "17-4 17-2"
        f'C16 -1.5 16-.5 16.8 1C18 3 18 6 17 8C16 6 14 4 12.5 1C10.5-4 7-9 1-12.5Z" fill="{dark}" stroke="{dark}"/>'
        f'<circle cx="-5.5" cy="-6.5" r="1.5" fill="{dark}"/>'
        f'<path d="M-13.5 4.5L-12.5 5.5M-9 3C-6 3-3 1-2-2" fill="none"{line}/>'
        f'<path d="M-9.5-7L-5 4M-5 4L2-2" fill="none" stroke="{RED}" stroke-width="1.5"/>'
        f'<path d="M-9-8C-7-10-5-11-3-11.5" fill="none" stroke="{light}" stroke-width="1.5" stroke-linecap="round"/>'
    )


def _horses(metal: str) -> str:
    return (
        f'<g transform="translate(5.5-2.5) scale(.82)"><use href="#horse-{metal}"/></g>'
        f'<g transform="translate(-5.5 3.5) scale(.82)"><use href="#horse-{metal}"/></g>'
    )


def _servant() -> str:
    """A man in a plain tunic with a jar on his shoulder."""
    return (
        '<path d="M8.5-18.5H13M9-18.5C9-16 6-15 6-11C6-8 8-6.5 10.8-6.5C13.5-6.5 15.5-8 15.5-11C15.5-15 12.5-16 '
        '12.5-18.5Z" '
        f'fill="#c4693c"{_LINE}/>'
        f'<path d="M-5 9L-5.5 18.5M4.5 9L5 18.5" fill="none" stroke="{INK}" stroke-width="5.6" stroke-linecap="round"/>'
        f'<path d="M-5 9L-5.5 18.5M4.5 9L5 18.5" fill="none" stroke="{SKIN}" stroke-width="3.2" '
        'stroke-linecap="round"/>'
        f'<path d="M-7-3C-11 0-12 4-12 8M6-3C9-3 11-5 10.5-8" fill="none" stroke="{INK}" stroke-width="5.6" '
        'stroke-linecap="round"/>'
        f'<path d="M-7-3C-11 0-12 4-12 8M6-3C9-3 11-5 10.5-8" fill="none" stroke="{SKIN}" stroke-width="3.2" '
        'stroke-linecap="round"/>'
        f'<path d="M-7-5C-3-7 3-7 7-5L6.5 3L10 12H-10L-6.5 3Z" fill="#e7d6b0"{_LINE}/>'
        f'<path d="M-6.7 3H6.7" stroke="#8a5230" stroke-width="2.2"/>'
        f'<circle cx="-.5" cy="-12" r="5.6" fill="{SKIN}"{_LINE}/>'
        f'<path d="M-6-12.5C-6-18 5-18.5 5-12.5C2-15-3-15-6-12.5Z" fill="{INK}"/>'
    )


def _servants() -> str:
    return (
        '<g transform="translate(7.5-2) scale(.84)"><use href="#servant"/></g>'
        '<g transform="translate(-7.5 2) scale(.84)"><use href="#servant"/></g>'
    )


def _chain() -> str:
    """A broken chain."""
    link = f'fill="none" stroke="{INK}" stroke-width="5"'
    over = 'fill="none" stroke="#c9ccd0" stroke-width="2.6"'
    parts = [
        '<ellipse cx="-13" cy="6" rx="6" ry="4.2" transform="rotate(-32-13 6)" {0}/>',
        '<path d="M-5-3C-2-6 2-6 3-3M-8 2C-9-1-8-2-6-3" {0}/>',
        '<ellipse cx="13" cy="6" rx="6" ry="4.2" transform="rotate(32 13 6)" {0}/>',
        '<path d="M8 2C9 0 8-2 7-3" {0}/>',
    ]
    rays = f'<path d="M0-9V-16M-6-9L-9-15M6-9L9-15" stroke="{GOLD_LINE}" stroke-width="2.4" stroke-linecap="round"/>'
    return rays + "".join([part.format(link) for part in parts]) + "".join([part.format(over) for part in parts])


def _eagle() -> str:
    """The eagle of the standards, wings raised."""
    feathers = ""
    for side in (1, -1):
        for i in range(6):
            angle = (-66 + 16 * i) * pi / 180
            length = (15.5, 17, 17, 16, 13.5, 11)[i]
            heading = angle if side == 1 else pi - angle
            feathers += leaf(side * 2.6, -1 + 0.7 * i, heading, length, 5.2)
    tail = "".join([leaf(0, 6, (90 + turn) * pi / 180, 13, 4) for turn in (-30, 30, 0)])
    shoulders = "M-1-5C4-10 7-7 8-3C8 2 5 6 0 10C-5 6-8 2-8-3C-7-7-4-10 1-5Z"
    return (
        f'<g fill="{METALS["gold"][1]}" stroke="{INK}" stroke-width=".8" stroke-linejoin="round">'
        f'<path d="{feathers}"/><path d="{tail}"/><path d="{shoulders}" fill="{METALS["gold"][0]}"/>'
        '<path d="M-3.5-4C-5-11-2.5-14.5 1-14.5C4-14.5 5-12.5 7.5-11.5C8.5-11 8.5-9.5 7.5-8.500C6.5-9.5 5-9.5 '
        '4-8.500C3.5-7 3.5-6 3.5-4Z"/>'
        f'</g><path d="M-3 0L0 3L3 0M-2.5 4L0 6.500L2.5 4" fill="none" stroke="{METALS["gold"][2]}" stroke-width="1"/>'
        f'<circle cx="1.8" cy="-11.2" r="1" fill="{INK}"/>'
    )


# ---------------------------------------------------------------------- trades


def _amphora(fill: str) -> str:
    return (
        '<path d="M-4-17H4M-3.5-16.5C-3-12-10-10-10-2C-10 7-4 11-2 17H2C4 11 10 7 10-2C10-10 3-12 3.5-16.5Z" '
        f'fill="{fill}"{_LINE}/>'
        f'<path d="M-4-14C-11-15-12-8-9-6M4-14C11-15 12-8 9-6M-9 0H9" fill="none"{_LINE}/>'
    )


TRADES: Final[dict[str, str]] = {
    "bread": (
        f'<circle r="16" fill="#d9974a"{_LINE}/><circle r="4" fill="#f0c884"{_LINE}/>'
        '<path d="M0-4V-16M0 4V16M-4 0H-16M4 0H16M-3-3L-11-11M3 3L11 11M3-3L11-11M-3 3L-11 11" stroke="#8a5220" '
        'stroke-width="1.8"/>'
    ),
    "lamp": (
        '<path d="M-17 1C-12-6 6-6 10-1C13-1 16-2 18-5C19 0 15 7 9 8C5 13-8 13-12 7C-15 6-17 4-17 1Z" '
        f'fill="#c4693c"{_LINE}/>'
        f'<path d="M16-6C12-10 16-13 16-18C21-13 21-9 18-5Z" fill="#ffcf3f"{_LINE}/>'
        '<ellipse cx="-2" cy="1" rx="6" ry="2.2" fill="#7a3a1c"/>'
        f'<path d="M-14-1C-22-2-21 9-13 6" fill="none"{_LINE}/>'
    ),
    "pot": (
        '<path d="M-8-15H8L6-11C13-7 15 0 13 6C12 11 8 15 5 16H-5C-8 15-12 11-13 6C-15 0-13-7-6-11Z" '
        f'fill="#c4693c"{_LINE}/>'
        f'<path d="M-13-1L-9 3L-5-1L-1 3L3-1L7 3L11-1L13.5 1.5" fill="none" stroke="{INK}" stroke-width="1.8"/>'
    ),
    "loom": (
        f'<path d="M-16-17V18M16-17V18M-18-14H18" stroke="#7a4a26" stroke-width="3.4" stroke-linecap="round"/>'
        f'<path d="M-12-12V14M-7-12V14M-2-12V14M3-12V14M8-12V14M12-12V14" stroke="#c9a86a" stroke-width="1.5"/>'
        f'<rect x="-13" y="-10" width="26" height="12" fill="#3f78bd"{_LINE}/>'
        f'<path d="M-13-4H13" stroke="{BONE}" stroke-width="2.2" stroke-dasharray="3 2"/>'
    ),
    "anvil": (
        f'<path d="M-18-8H14C14-3 9 0 5 1V7L9 13H-9L-5 7V1C-12 1-17-3-18-8Z" fill="#6d747a"{_LINE}/>'
        f'<rect x="-12" y="13" width="24" height="4.5" fill="#8a5a33"{_LINE}/>'
        '<path d="M0-18L4-12M8-17L7-12M-7-16L-4-12" stroke="#f0a52e" stroke-width="2"/>'
    ),
    "amphora": _amphora("#8d3a4e"),
    "mosaic": (
        f'<rect x="-16" y="-16" width="32" height="32" fill="{BONE}"{_LINE}/>'
        + "".join(
            [
                f'<rect x="{-14 + 7.2 * i:.1f}" y="{-14 + 7.2 * j:.1f}" width="6.2" height="6.2" fill="{c}"/>'
                for j, row in enumerate(("rsrs", "sgos", "rogr", "srsr"))
                for i, c in enumerate(
                    [{"r": "#b8402f", "s": "#e7d6b0", "g": "#4b938c", "o": "#dda94f"}[k] for k in row]
                )
            ]
        )
    ),
    "cauldron": (
        f'<path d="M-15-7H15C16 4 10 13 0 13C-10 13-16 4-15-7Z" fill="#bd7440"{_LINE}/>'
        f'<path d="M-17-7H17" stroke="{INK}" stroke-width="4.4" stroke-linecap="round"/>'
        '<path d="M-15.5-7H15.5" stroke="#eab184" stroke-width="1.8"/>'
        f'<path d="M-8 12L-11 18M8 12L11 18M0 13V18" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M-10-7C-10-17 10-17 10-7" fill="none" stroke="{INK}" stroke-width="2"/>'
    ),
    "glass": (
        '<path d="M-4-18H4M-3-17V-8C-11-5-13 2-11 9C-9 15-5 17 0 17C5 17 9 15 11 9C13 2 11-5 3-8V-17Z" '
        f'fill="#9fd3c7" fill-opacity=".9"{_LINE}/>'
        '<path d="M-11 5C-6 8 6 2 11 5C12 10 8 16 0 16C-8 16-12 10-11 5Z" fill="#4b938c" opacity=".8"/>'
        '<path d="M-6-3C-8 0-8 3-7 5" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/>'
    ),
    "murex": (
        f'<path d="M-17 10C-15-6-2-17 8-15C17-13 18-2 11 3C7 6 1 5 1 0C-1 8-8 14-17 10Z" fill="#8a4a9c"{_LINE}/>'
        f'<path d="M1 0C1-5 6-8 10-6C13-4 12 0 9 1" fill="none" stroke="#f0d8f5" stroke-width="1.8"/>'
        f'<path d="M-4-9L-8-14M-10-3L-15-6M4-14L3-19" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"/>'
        f'<path d="M8 9C11 13 11 17 8 17C5 17 5 13 8 9Z" fill="#8a4a9c"{_LINE}/>'
    ),
    "amber": (
        f'<path d="M0-18C8-7 13-1 13 6A13 12 0 0 1-13 6C-13-1-8-7 0-18Z" fill="#e89a1f"{_LINE}/>'
        '<path d="M-5 0C-8 4-7 9-4 11" fill="none" stroke="#ffe3a0" stroke-width="2.6" stroke-linecap="round"/>'
        f'<path d="M3 4L8 7M5 2L4 9M7 4L2 8" stroke="{INK}" stroke-width="1.3"/>'
    ),
    "gem": (
        f'<path d="M-11-12H11L18-3L0 16L-18-3Z" fill="#c23a4c"{_LINE}/>'
        '<path d="M-18-3H18M-11-12L-6-3L0 16L6-3L11-12M-6-3L0-12L6-3" fill="none" stroke="#ffd9dc" '
        'stroke-width="1.3"/>'
    ),
}


def figure(symbol: str, x: float, y: float, size: float) -> str:
    return use(symbol, x, y, size)


SYMBOLS: Final[dict[str, str]] = {
    "sword": _sword(),
    "swords-1": _swords(1),
    "swords-2": _swords(2),
    "swords-3": _swords(3),
    "horse-gold": _horse("gold"),
    "horse-silver": _horse("silver"),
    "horses-gold": _horses("gold"),
    "horses-silver": _horses("silver"),
    "servant": _servant(),
    "servants": _servants(),
    "chain": _chain(),
    "eagle": _eagle(),
    "sparkle": polygon(star(4, 18, 6), f' fill="{GOLD_LINE}" stroke="{INK}"'),
    "octagon": polygon(ring(8, 18, 22.5), f' fill="{BONE}" stroke="{INK}" stroke-width="1.5"'),
    **{f"trade-{name}": drawing for name, drawing in TRADES.items()},
}
