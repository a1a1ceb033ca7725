"""The game's own symbols: stones, slabs, income cards, cities, tiles. In boxes of 40 units, cards in 60 by 84."""

from __future__ import annotations

from random import Random
from typing import Final

from tabularium.games.kit import cards, figures, marks, sheet
from tabularium.games.kit.lettering import text
from tabularium.games.kit.palette import GOLD_LINE, INK, PAPER, SHADOW, num, paint
from tabularium.games.via_appia.components import CARDS, EACH_SIZE, PARTS, PLAYER_COLOURS, IncomeCard

SEAT_COLOURS: Final = tuple([colour.id for colour in PLAYER_COLOURS])

STONE_COLOURS: Final = (
    # light, middle, dark: grey, white, brown
    ("#c3c8cb", "#8b9297", "#4d5459"),
    ("#ffffff", "#e9e2d2", "#9b9078"),
    ("#d79a68", "#a2653a", "#5c3218"),
)
PART_COLOURS: Final = (("#a9adb0", "#5c6165"), ("#9a6237", "#55300f"), ("#e3cb98", "#8b7341"))
"""Grey, brown and beige: colour and shade of the bonus tiles."""
BASALT: Final = ("#9a9a96", "#74757a", "#3c3d42")


def _radial(name: str, light: str, middle: str, dark: str) -> str:
    return (
        f'<radialGradient id="{name}" cx=".36" cy=".3" r=".78"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset=".55" stop-color="{middle}"/><stop offset="1" stop-color="{dark}"/></radialGradient>'
    )


def _stone(size: int) -> str:
    """A round stone, of radius 20: grained, chipped, lit from the left."""
    light, middle, dark = STONE_COLOURS[size]
    rng = Random(f"stone {size}")
    grains = ""
    for _ in range(16):
        x, y = rng.uniform(-14, 14), rng.uniform(-14, 14)
        if x * x + y * y < 250:
            fill = dark if rng.random() < 0.6 else light
            grains += f'<circle cx="{num(x)}" cy="{num(y)}" r="{rng.uniform(0.6, 1.6):.1f}" fill="{fill}"/>'
    return (
        _radial(f"va-stone-{size}", light, middle, dark)
        + f'<circle cx="1.4" cy="2.2" r="19.6" fill="{SHADOW}" opacity=".35"/>'
        + f'<circle r="19.4" fill="url(#va-stone-{size})" stroke="{dark}" stroke-width="1.2"/>'
        + f'<g opacity=".55">{grains}</g>'
        + f'<path d="M-6 3L-1 7L5 6M3-9L9-6" fill="none" stroke="{dark}" stroke-width="1" opacity=".55"/>'
        + f'<path d="M-14-6A15.500 15.500 0 0 1-4-14.500" fill="none" stroke="{light}" stroke-width="2.6" '
        'stroke-linecap="round" opacity=".9"/>'
    )


_OUTLINES: Final = (
    "M-16-12L-9-18L11-17L18-9L17 12L10 18L-11 17L-18 9Z",
    "M-17-13L-8-18L13-17L18-8L17 13L9 18L-13 17L-18 7Z",
    "M-17-15L-12-18L13-18L18-13L18 14L13 18L-14 18L-18 13Z",
)
_JOINTS: Final = (
    "M-3-18L0 18",
    "M-18-1L18 1M2-18L1 0",
    "M-18-3L18-5M-18 8L18 6M-4-18L-5-3M8-4L7 7M-6 8L-7 18M9-18L9-5",
)


def _slab(size: int) -> str:
    """Basalt paving: one block for a small slab, more joints for bigger ones."""
    light, middle, dark = BASALT
    joints = _JOINTS[size] if size else ""
    return (
        _radial(f"va-slab-{size}", light, middle, "#5b5c61")
        + f'<path d="{_OUTLINES[size]}" transform="translate(1.200 2.400)" fill="{SHADOW}" opacity=".4"/>'
        + f'<path d="{_OUTLINES[size]}" fill="url(#va-slab-{size})" stroke="{dark}" stroke-width="{2.4 - 0.5 * size}" '
        'stroke-linejoin="round"/>'
        + (f'<path d="{joints}" fill="none" stroke="{dark}" stroke-width="1.400" opacity=".75"/>' if joints else "")
        + '<path d="M-14-10L-9-14.500L9-14" fill="none" stroke="#d6d5cf" stroke-width="1.500" opacity=".7" '
        'stroke-linecap="round"/>'
    )


def _card(card: IncomeCard) -> str:
    """Sesterces above, stones below."""
    rows = [size for size in (2, 1, 0) for _ in range(card.stones[size])]
    radius = {2: 10.0, 1: 8.4, 0: 6.6}
    room = sum([2 * radius[size] + 1.5 for size in rows])
    shrink = min(1.0, 52 / room)
    x = -room * shrink / 2
    stones = ""
    for size in rows:
        wide = (2 * radius[size] + 1.5) * shrink
        stones += marks.use(f"stone-{size}", x + wide / 2, 19, 2 * radius[size] * shrink)
        x += wide
    return (
        f'<rect x="-28.500" y="-39.500" width="59" height="83" rx="7" fill="{SHADOW}" opacity=".28"/>'
        f'<rect x="-30" y="-42" width="60" height="84" rx="7" fill="url(#k-paper)" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-26-38H26V-3H-26Z" fill="#f6dfa2"/><path d="M-26 0H26V38H-26Z" fill="#e5d5b8"/>'
        f'<path d="M-26-1.500H26" stroke="{GOLD_LINE}" stroke-width="2"/>'
        f'<rect x="-26" y="-38" width="52" height="76" rx="4" fill="none" stroke="{GOLD_LINE}" stroke-width="1.6"/>'
        + marks.coin_of("bronze", card.sesterces, 0, -20, 32)
        + stones
    )


def _city() -> str:
    """A walled town with a temple, seen from above its gate."""
    line = f' stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"'
    towers = "".join(
        [
            f'<path d="M{x - 3.5} {y}V{y - 8}H{x + 3.5}V{y}Z" fill="#dcc9a2"{line}/>'
            f'<path d="M{x - 4.6} {y - 8}L{x} {y - 12.5}L{x + 4.6} {y - 8}Z" fill="#bf6a41"{line}/>'
            for x, y in ((-15, 13), (15, 13), (-10.5, -1), (10.5, -1))
        ]
    )
    return (
        f'<ellipse cy="15" rx="19.500" ry="4.500" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-10-1H10L15 6V15H-15V6Z" fill="#cdb88d"{line}/>'
        f'<path d="M-8-3V4H8V-3Z" fill="{PAPER}"{line}/>'
        f'<path d="M-5-3V4M-1.700-3V4M1.700-3V4M5-3V4" fill="none"{line}/>'
        f'<path d="M-10-3L0-11L10-3Z" fill="#bf6a41"{line}/>'
        f'<path d="M-15 6H15V15H-15Z" fill="#e6d6b2"{line}/><path d="M-15 9H15M-8 6V9M0 6V9M8 6V9" fill="none"{line}/>'
        f'<path d="M-3.500 15V11A3.500 3.500 0 0 1 3.500 11V15Z" fill="{INK}"/>' + towers
    )


def _victory() -> str:
    return (
        f'<rect x="-17" y="-15" width="36" height="34" rx="5" fill="{SHADOW}" opacity=".35"/>'
        f'<rect x="-18" y="-18" width="36" height="35" rx="5" fill="#f4e4b4" stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="-15" y="-15" width="30" height="29" rx="3" fill="none" stroke="{GOLD_LINE}" stroke-width="1.4"/>'
    )


def _marker() -> str:
    """A city marker: a milestone with a roof over it."""
    return (
        f'<ellipse cy="16" rx="13" ry="3.500" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-11 16V-2H11V16Z" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        f'<path d="M-15-2L0-16L15-2Z" fill="#9c2f22" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-4 16V6H4V16Z" fill="{INK}"/>'
    )


def _push_tile() -> str:
    return (
        f'<rect x="-18" y="-12" width="38" height="28" rx="5" fill="{SHADOW}" opacity=".35"/>'
        f'<rect x="-19" y="-14" width="38" height="28" rx="5" fill="#7a4a26" stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="-16" y="-11" width="32" height="22" rx="3" fill="none" stroke="{GOLD_LINE}" stroke-width="1.2"/>'
        + text(0, 6.5, "+1", 19, "#fff4d6")
    )


def _bonus(part: int) -> str:
    colour, shade = PART_COLOURS[part]
    return (
        f'<rect x="-15" y="-15" width="33" height="33" rx="5" fill="{SHADOW}" opacity=".3"/>'
        f'<rect x="-17" y="-17" width="33" height="33" rx="5" fill="{colour}" stroke="{shade}" stroke-width="2"/>'
        + text(-0.5, 7.5, PARTS[part].id.upper(), 22, "#fff" if part == 1 else INK)
    )


def _slider() -> str:
    """The slider lies along x, its front edge at y = 0; 44 units wide, to be scaled as the tray is."""
    wood = f' fill="#8a5a33" stroke="{INK}" stroke-width=".5"'
    return (
        f'<rect x="-21" y=".8" width="43" height="6" rx="1.200" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-22-1.500V5.500H22V-1.500L20.500 0H-20.500Z"{wood} stroke-linejoin="round"/>'
        '<path d="M-19 2H19M-16 3.700H17" stroke="#5c3a1c" stroke-width=".4" opacity=".8"/>'
        f'<rect x="-4" y="5.500" width="8" height="9" rx="2"{wood}/><circle cy="10" r="2" fill="{GOLD_LINE}"/>'
    )


def _deeds() -> dict[str, str]:
    walk = paint("none", "ink", 2.6) + ' stroke-linecap="round" stroke-linejoin="round"'
    pick = (
        '<path d="M-12 14L9-9" stroke="#7a4a26" stroke-width="4.500" stroke-linecap="round"/>'
        f'<path d="M-6-14C2-16 12-12 15 6C10-2 2-9-6-14Z" fill="#bcc4ca" stroke="{INK}" stroke-width="1.400"/>'
    )
    return {
        "deed-income": marks.use("coin-bronze", -5, -4, 26) + marks.use("stone-0", 8, 8, 18),
        "deed-quarry": marks.use("stone-2", 5, 8, 20) + pick,
        "deed-build": marks.use("slab-2", -5, -3, 26) + marks.use("slab-0", 10, 9, 16),
        "deed-travel": f'<circle cx="1" cy="-13" r="4"{paint("ink")}/>'
        f'<path d="M1-8L-1 3L6 9L7 16M-1 3L-5 10L-10 15M1-7L-6-1M1-7L8-1M12-5V17"{walk}/>',
    }


OWN: Final[dict[str, str]] = {
    **figures.seat_symbols(SEAT_COLOURS),
    **{f"stone-{size}": _stone(size) for size in EACH_SIZE},
    **{f"slab-{size}": _slab(size) for size in EACH_SIZE},
    **{f"card-{card.id}": _card(card) for card in CARDS},
    **{f"bonus-{part}": _bonus(part) for part in range(len(PARTS))},
    **_deeds(),
    "back-income": cards.back(marks.use("coin-bronze"), "#7a4a26"),
    "city": _city(),
    "victory": _victory(),
    "marker": _marker(),
    "push-tile": _push_tile(),
    "slider": _slider(),
}

DEFS: Final = sheet.defs(["coin-bronze", "blank-bronze", "points", "wreath", "first", "eagle", "ghost"], OWN)
