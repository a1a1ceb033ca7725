"""The game's own symbols: buildings, markers, medals, goods, occasions. In boxes of 40 units around (0, 0)."""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome.components import BUILDINGS, PLAYER_COLOURS, TRADE_TYPES, TRIGGERS
from tabularium.games.kit import cards, figures, marks, sheet
from tabularium.games.kit.lettering import text, width_of
from tabularium.games.kit.palette import BONE, INK, LETTERS, METALS, RED, RED_LOW, SEATS, SHADOW, SHAPES

SEAT_COLOURS: Final = tuple([colour.id for colour in PLAYER_COLOURS])
KIND_IDS: Final = tuple([building.id for building in BUILDINGS])
GOODS_IDS: Final = tuple([goods.id for goods in TRADE_TYPES])
TRIGGER_IDS: Final = tuple([trigger.id for trigger in TRIGGERS])

KIND_COLOURS: Final = ("#a63a2c", "#7b4a94", "#2f7d84", "#c9962a", "#6d8f4e")
"""Of the five kinds of building, in their order."""
GOODS_COLOURS: Final = ("#3f78bd", "#b8402f", "#c99a17", "#4f8a45", "#cf7422")
"""AG-169 Of the five types of trade cards."""

_LINE: Final = f' stroke="{INK}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
_WALL: Final = "#f7eedb"
_WALL_LOW: Final = "#dcc9a3"
_TILE: Final = "#c0623a"


def _castle() -> str:
    teeth = "M-17-4V-13H-13V-9H-9V-13H-5V-4ZM5-4V-13H9V-9H13V-13H17V-4Z"
    return (
        f'<path d="M-17 16V-5H17V16Z" fill="#d9c8a6"{_LINE}/><path d="{teeth}" fill="{_WALL}"{_LINE}/>'
        f'<path d="M-5-4V-17H5V-4" fill="#d9c8a6"{_LINE}/><path d="M0-17V-20L8-18L0-15.5" fill="{RED}"{_LINE}/>'
        f'<path d="M-5 16V7A5 5 0 0 1 5 7V16Z" fill="#4a2c1a"{_LINE}/>'
        '<path d="M-14 2H-9M9 2H14M-14 9H-10M10 9H14" stroke="#8d7a55" stroke-width="1.6"/>'
    )


def _basilica() -> str:
    columns = "".join(
        [f'<rect x="{x}" y="-4" width="3.4" height="16" fill="{_WALL}"{_LINE}/>' for x in (-15, -7, 4, 12)]
    )
    return (
        f'<rect x="-16" y="-5" width="32" height="18" fill="{_WALL_LOW}"/><path d="M-4 13V2A4 4 0 0 1 4 2V13Z" '
        f'fill="#4a2c1a"/>'
        f'{columns}<polygon points="-19,-5 -12,-15 12,-15 19,-5" fill="{_TILE}"{_LINE}/>'
        f'<path d="M-8-15L-11-5M0-15V-5M8-15L11-5" stroke="#8a3d1f" stroke-width="1.2"/>'
        f'<rect x="-19" y="13" width="38" height="4.4" fill="{_WALL}"{_LINE}/>'
    )


def _lighthouse() -> str:
    return (
        f'<path d="M-19 17C-10 12 10 12 19 17Z" fill="#4b938c"{_LINE}/>'
        f'<path d="M-9 14L-6.5-2H6.5L9 14Z" fill="{_WALL}"{_LINE}/><path d="M-8 8H8M-7 2H7" stroke="{RED}" '
        f'stroke-width="2.6"/>'
        f'<rect x="-5" y="-10" width="10" height="8" fill="{_WALL_LOW}"{_LINE}/>'
        f'<path d="M0-20C5-15 4-11 0-10C-4-11-5-15 0-20Z" fill="#f0a52e"{_LINE}/>'
        '<path d="M-9-14L-16-17M9-14L16-17M-9-11H-17M9-11H17" stroke="#e8b93a" stroke-width="2" '
        'stroke-linecap="round"/>'
    )


def _temple() -> str:
    columns = "".join(
        [f'<rect x="{x - 1.8}" y="-4" width="3.6" height="16" fill="{_WALL}"{_LINE}/>' for x in (-12, -4, 4, 12)]
    )
    return (
        f'<rect x="-14" y="-4" width="28" height="16" fill="{_WALL_LOW}"/>{columns}'
        f'<polygon points="-18,-4 0,-18 18,-4" fill="{METALS["gold"][1]}"{_LINE}/>'
        f'<polygon points="-10,-6.5 0,-14 10,-6.5" fill="{_WALL}"{_LINE}/>'
        f'<rect x="-17" y="12" width="34" height="3" fill="{_WALL}"{_LINE}/><rect x="-19.5" y="15" width="39" '
        f'height="3" fill="{_WALL_LOW}"{_LINE}/>'
    )


def _ear(x: float) -> str:
    return marks.leaf(x, 2, -2.2, 8, 4) + marks.leaf(x, 2, -0.95, 8, 4) + marks.leaf(x, -2, -1.57, 8, 4)


def _farm() -> str:
    wheat = "".join(
        [
            f'<path d="M{x} 17V-2" stroke="#8f640c" stroke-width="1.8"/>'
            f'<path d="{_ear(x)}" fill="#e8b93a" stroke="#8f640c" stroke-width=".8"/>'
            for x in (8, 15)
        ]
    )
    return (
        f'<rect x="-17" y="-3" width="20" height="19" fill="{_WALL}"{_LINE}/><path d="M-10 16V5H-4V16Z" '
        f'fill="#6b4226"{_LINE}/>'
        f'<polygon points="-20,-3 -14,-13 0,-13 6,-3" fill="{_TILE}"{_LINE}/>'
        f'<path d="M-12-13L-15-3M-7-13V-3M-2-13L1-3" stroke="#8a3d1f" stroke-width="1.2"/>{wheat}'
        '<path d="M-20 17H20" stroke="#4d6340" stroke-width="3" stroke-linecap="round"/>'
    )


def _dagger(blade: str = "#e4e8ea") -> str:
    return (
        f'<path d="M0 18L-4 8V-3H4V8Z" fill="{blade}"{_LINE}/><rect x="-8.5" y="-7" width="17" height="4" '
        f'rx="1.6" fill="{METALS["gold"][1]}"{_LINE}/>'
        f'<rect x="-2.4" y="-15" width="4.8" height="8" fill="#6b3a22"{_LINE}/><circle cy="-17" r="2.8" '
        f'fill="{METALS["gold"][1]}"{_LINE}/>'
    )


def _plot(seat: int, is_open: bool) -> str:
    """A plot marker: face down the sign of its owner, activated the dagger on red."""
    fill, shade, ink = SEATS[SEAT_COLOURS[seat]]
    ground = RED if is_open else "#3a302a"
    edge = (
        f'<circle cx="1" cy="2.4" r="18" fill="{SHADOW}" opacity=".35"/>'
        f'<circle r="18" fill="{ground}" stroke="{fill}" stroke-width="4"/>'
    )
    if is_open:
        return edge + f'<g transform="rotate(35) scale(.74)">{_dagger()}</g>' + _corner(seat)
    sign = marks.shape(SHAPES[seat], 9.4, f' fill="{fill}" stroke="{shade}" stroke-width="1.4" stroke-linejoin="round"')
    return (
        edge
        + f'<circle r="14.4" fill="none" stroke="{BONE}" stroke-opacity=".35"/>{sign}'
        + text(0, 4.6, LETTERS[seat], 13, ink)
    )


def _corner(seat: int) -> str:
    return f'<g transform="translate(11 11) scale(.5)">{marks.badge(seat, SEAT_COLOURS[seat], 14, 18)}</g>'


def _vendetta() -> str:
    return (
        f'<circle cx="1" cy="2.4" r="17.5" fill="{SHADOW}" opacity=".35"/><circle r="17.5" fill="#4b1512" '
        f'stroke="{INK}" stroke-width="1.6"/>'
        f'<circle r="13.8" fill="none" stroke="{RED}" stroke-width="1.8"/>'
        f'<g transform="scale(.72)">{_dagger()}</g>'
    )


def _vote(seat: int) -> str:
    """A voting tablet in the player's colour."""
    fill, shade, ink = SEATS[SEAT_COLOURS[seat]]
    sign = marks.shape(SHAPES[seat], 5.6, f' fill="#fffaf0" stroke="{shade}"')
    return (
        f'<rect x="-17" y="-8" width="36" height="21" rx="4" fill="{SHADOW}" opacity=".35"/>'
        f'<rect x="-18" y="-11" width="36" height="21" rx="4" fill="{fill}" stroke="{shade}" stroke-width="2"/>'
        f'<g transform="translate(-8 -.5)">{sign}</g>' + text(7, 5, LETTERS[seat], 15, ink)
    )


def _glory(seat: int, laps: int) -> str:
    """The glory marker; its other side, +30, is wreathed."""
    disc = figures.disc(seat, SEAT_COLOURS[seat])
    if not laps:
        return disc
    plate = f'<rect x="-15" y="9" width="30" height="12" rx="4" fill="{INK}"/>' + text(
        0, 19, f"+{30 * laps}", 11.5, "#ffe9a8"
    )
    return marks.wreath("gold", 0, 0, 52) + disc + plate


def _medal(kind: int) -> str:
    light, middle, dark = METALS["gold"]
    ribbon = f'<path d="M-8-20H8L4-8H-4Z" fill="{KIND_COLOURS[kind]}"{_LINE}/>'
    return (
        f'{ribbon}<circle cy="4" r="15.5" fill="url(#k-gold)" stroke="{dark}" stroke-width="2"/>'
        f'<circle cy="4" r="12.4" fill="{light}" stroke="{middle}"/>'
        f'<g transform="translate(0 4) scale(.52)"><use href="#built-{KIND_IDS[kind]}"/></g>'
    )


def _bonus(kind: int) -> str:
    """A bonus: the kind, and +1."""
    return (
        f'<rect x="-18" y="-18" width="36" height="36" rx="8" fill="{KIND_COLOURS[kind]}" stroke="{INK}" '
        f'stroke-width="1.6"/>'
        f'<g transform="translate(-2 -2) scale(.72)"><use href="#built-{KIND_IDS[kind]}"/></g>'
        f'<circle cx="12" cy="12" r="8.6" fill="{BONE}" stroke="{INK}"/>' + text(11.5, 16.4, "+1", 11.5, INK)
    )


_GOODS: Final = {
    "tools": (
        f'<path d="M-3-6H3V19H-3Z" fill="#a8743f"{_LINE}/><path d="M-15-16H9L16-9L9-6H-15Z" fill="#9aa4ab"{_LINE}/>'
        '<path d="M-12-13H8" stroke="#eef2f4" stroke-width="1.8"/>'
    ),
    "weapons": '<use href="#swords-2"/>',
    "clothes": (
        f'<path d="M-7-18C-3-14 3-14 7-18L18-11L14-2L10-5V18H-10V-5L-14-2L-18-11Z" fill="#f4ead2"{_LINE}/>'
        f'<path d="M-3-15L4 18M3-15L-4 18" stroke="{RED}" stroke-width="2.4"/>'
    ),
    "jewels": '<use href="#trade-gem"/>',
    "chests": (
        f'<path d="M-17-2C-17-16 17-16 17-2Z" fill="#b57a3c"{_LINE}/><rect x="-17" y="-2" width="34" '
        f'height="18" fill="#94582a"{_LINE}/>'
        f'<path d="M-10-11V16M10-11V16" stroke="{METALS["gold"][1]}" stroke-width="3"/><rect x="-4" y="-5" '
        f'width="8" height="9" rx="2" fill="{METALS["gold"][1]}"{_LINE}/>'
    ),
}


def _arena() -> str:
    arches = "".join([f'<path d="M{x} 6V0A3 3 0 0 1 {x + 6} 0V6Z" fill="#5b3a22"/>' for x in (-15, -7, 1, 9)])
    return (
        f'<ellipse cx="0" cy="2" rx="19" ry="14" fill="#d8b482"{_LINE}/><ellipse cx="0" cy="-3" rx="14" ry="7" '
        f'fill="#ecd19b"{_LINE}/>'
        f'<g transform="translate(0 5) scale(.8)">{arches}</g>'
    )


_TRIGGERS: Final = {
    "you_activate_plot": f'<g transform="rotate(35)">{_dagger()}</g>',
    "plot_activated_in_your_province": (
        f'<path d="M-14-15H14V0C14 10 0 18 0 18C0 18-14 10-14 0Z" fill="#8f98a0"{_LINE}/>'
        f'<g transform="rotate(35) scale(.62)">{_dagger()}</g>'
    ),
    "you_build": (
        f'<rect x="-15" y="-15" width="30" height="30" rx="4" fill="{_WALL}"{_LINE}/>'
        '<g transform="scale(.7)"><use href="#workshop"/></g>'
    ),
    "you_double_tax": (
        '<g transform="translate(-6 -3) scale(.72)"><use href="#coin-silver"/></g>'
        '<g transform="translate(7 5) scale(.72)"><use href="#coin-silver"/></g>'
    ),
    "place_anywhere": f'<g fill="#8a6a4a" stroke="{INK}" stroke-width="1.4"><use href="#ghost"/></g>',
    "place_colosseum": _arena(),
    "place_agriculture": '<use href="#built-agriculture"/>',
}


def _anchor() -> str:
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="5.6" stroke-linecap="round"><circle cy="-13" r="4.5"/>'
        f'<path d="M0-8V15M-8-3H8M-14 5C-13 13-6 16 0 16C6 16 13 13 14 5"/></g>'
        '<g fill="none" stroke="#8f98a0" stroke-width="3" stroke-linecap="round"><circle cy="-13" r="4.5"/>'
        '<path d="M0-8V15M-8-3H8M-14 5C-13 13-6 16 0 16C6 16 13 13 14 5"/></g>'
    )


def _turn() -> str:
    """A quarter turn clockwise."""
    return (
        '<path d="M-15 6A16 16 0 0 1 12-10" fill="none" stroke="#fff4d6" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M5-17L20-9L8 3Z" fill="#fff4d6" stroke="{RED_LOW}" stroke-width="1.4" stroke-linejoin="round"/>'
    )


def _arch() -> str:
    """A milestone: a triumphal arch over the space, with a follower to gain."""
    light, middle, dark = METALS["gold"]
    return (
        f'<path d="M-20 20V-20H20V20H14V-8A14 6 0 0 0-14-8V20Z" fill="{middle}" stroke="{dark}" '
        f'stroke-width="1.6"/>'
        f'<rect x="-20" y="-20" width="40" height="5" fill="{light}" stroke="{dark}"/>'
        f'<g transform="translate(0 -15) scale(.34)" fill="{RED}"><use href="#ghost"/></g>'
    )


def _scroll() -> str:
    return (
        f'<rect x="-12" y="-14" width="24" height="28" fill="{BONE}"{_LINE}/><path d="M-8-7H8M-8-1H8M-8 5H3" '
        f'stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="-16" y="-18" width="32" height="6" rx="3" fill="#b57a3c"{_LINE}/><rect x="-16" y="12" '
        f'width="32" height="6" rx="3" fill="#b57a3c"{_LINE}/>'
    )


def _bust(is_woman: bool) -> str:
    """A marble portrait."""
    hair = (
        "M-9-6C-11-17 9-19 10-6C10 0 8 4 7 6C7-4 4-8-2-8C-6-8-8-7-9-6Z"
        if is_woman
        else "M-9-7C-9-17 9-17 9-6C6-10-4-11-9-7Z"
    )
    return (
        f'<path d="M-16 18C-15 9-7 8-4 6V1H4V6C7 8 15 9 16 18Z" fill="{_WALL}"{_LINE}/>'
        f'<path d="M-9 11C-3 15 5 14 11 11" fill="none" stroke="#a8926a" stroke-width="1.6"/>'
        f'<ellipse cx="0" cy="-6" rx="8" ry="9.6" fill="{_WALL}"{_LINE}/><path d="{hair}" fill="#a8926a"{_LINE}/>'
        f'<path d="M-3.5-5H-2M2-5H3.5M0-4V-1M-2.5 1.2H2.5" stroke="{INK}" stroke-width="1.2" '
        f'stroke-linecap="round"/>'
        f'<path d="M-9-9C-4-13 4-13 9-9" fill="none" stroke="#6d8f4e" stroke-width="2.6"/>'
    )


OWN: Final[dict[str, str]] = {
    **figures.seat_symbols(SEAT_COLOURS),
    "built-military": _castle(),
    "built-politics": _basilica(),
    "built-trade": _lighthouse(),
    "built-religion": _temple(),
    "built-agriculture": _farm(),
    **{f"plot-{seat}": _plot(seat, False) for seat in range(len(SEAT_COLOURS))},
    **{f"plotted-{seat}": _plot(seat, True) for seat in range(len(SEAT_COLOURS))},
    **{f"vote-{seat}": _vote(seat) for seat in range(len(SEAT_COLOURS))},
    **{f"glory-{seat}-{laps}": _glory(seat, laps) for seat in range(len(SEAT_COLOURS)) for laps in range(5)},
    **{f"medal-{kind}": _medal(number) for number, kind in enumerate(KIND_IDS)},
    **{f"bonus-{kind}": _bonus(number) for number, kind in enumerate(KIND_IDS[:3])},
    **{f"goods-{goods}": drawn for goods, drawn in _GOODS.items()},
    **{f"when-{trigger}": drawn for trigger, drawn in _TRIGGERS.items()},
    "vendetta": _vendetta(),
    "dagger": _dagger(),
    "anchor": _anchor(),
    "turn": _turn(),
    "scroll": _scroll(),
    "arena": _arena(),
    "arch": _arch(),
    "bust-man": _bust(False),
    "bust-woman": _bust(True),
    "back-trade": cards.back('<use href="#trade-amphora"/>', "#2f5d63"),
    "back-quest": cards.back('<use href="#scroll"/>', "#5f2c54"),
    "back-event": cards.back('<use href="#eagle"/>', RED),
    "round": marks.wreath("gold", 0, 0, 44),
}

DEFS: Final = sheet.defs(
    [
        *[f"coin-{metal}" for metal in METALS],
        *[f"blank-{metal}" for metal in METALS],
        "points",
        "wreath",
        "first",
        "ghost",
        "eagle",
        "sword",
    ],
    OWN,
)


_LIGHT: Final = 0.88
"""How much narrower running text is than bold letters."""


def wrapped(words: str, width: float, size: float, most: int) -> list[str]:
    """A text in lines that keep within the width; what does not fit ends in an ellipsis."""
    width /= _LIGHT
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = lines[:most]
        lines[-1] = lines[-1].rstrip(".,;") + "…"
    return lines


def paragraph(
    x: float, y: float, words: str, width: float, size: float, most: int, fill: str = "ink", step: float = 1.1
) -> str:
    """Lines of running text, the first one on the base line ``y``; the step from line to line in sizes."""
    return "".join(
        [
            text(x, y + size * step * number, line, size, fill, "start", "400")
            for number, line in enumerate(wrapped(words, width, size, most))
        ]
    )
