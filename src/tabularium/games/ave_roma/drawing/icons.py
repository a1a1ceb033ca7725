"""The signs of the game, each in a box of 40 units around (0, 0): goods, symbols, workers, markers."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma.components import COLOURS, DECKS, GOODS, PLAYER_COLOURS, SYMBOLS
from tabularium.games.kit import figures, marks, sheet
from tabularium.games.kit.lettering import text
from tabularium.games.kit.palette import BONE, GOLD_LINE, INK, LETTERS, RED, SEATS, SHADOW, SHAPES

SEAT_COLOURS: Final = tuple([colour.id for colour in PLAYER_COLOURS])
GOOD_IDS: Final = tuple([good.id for good in GOODS])
SYMBOL_IDS: Final = tuple([symbol.id for symbol in SYMBOLS])
DECK_IDS: Final = tuple([deck.id for deck in DECKS])
TINTS: Final = {"black": "#4b4742", "green": "#5d8a3c", "red": "#b03a2c", "any": "#c9a24a", "multi": "#c9a24a"}
"""The colours of resources; fragments and cost icons bear them too."""

_LINE: Final = f' stroke="{INK}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"'


def _goods() -> dict[str, str]:
    rings = "".join(
        [
            f'<circle cx="{x}" cy="{y}" r="7.2" fill="#d9a766"{_LINE}/><circle cx="{x}" cy="{y}" r="3.4" fill="none" '
            'stroke="#8a5a2b" stroke-width="1.3"/>'
            for x, y in ((-8.5, 8), (8.5, 8), (0, -5.5))
        ]
    )
    wood = rings
    stone = (
        f'<path d="M-17 14V2H-3V14ZM-1 14V2H17V14Z" fill="#c3bcb0"{_LINE}/>'
        f'<path d="M-11 1V-12H10V1Z" fill="#dcd6cb"{_LINE}/><path d="M-7-8H4M-13 6H-8M4 7H11" stroke="#8f877a" '
        'stroke-width="1.4"/>'
    )
    cattle = (
        f'<path d="M-8-7C-14-6-19-10-18-16C-15-12-11-12-6-12H6C11-12 15-12 18-16C19-10 14-6 8-7Z" '
        f'fill="#efe2c4"{_LINE}/>'
        f'<path d="M-10-8C-6-12 6-12 10-8C10-2 7 4 6 10C5 15-5 15-6 10C-7 4-10-2-10-8Z" fill="#9a5b34"{_LINE}/>'
        f'<path d="M-6 10C-5 15 5 15 6 10C4 7-4 7-6 10Z" fill="#e8c9a6"{_LINE}/>'
        f'<circle cx="-4.5" cy="-3" r="1.5" fill="{INK}"/><circle cx="4.5" cy="-3" r="1.5" fill="{INK}"/>'
    )
    grains = "".join(
        [
            f'<path d="M0 {y}C{s * 9} {y - 1} {s * 10} {y - 7} {s * 8} {y - 10}C{s * 4} {y - 9} 0 {y - 5} 0 {y}Z" '
            f'fill="#e7b93c"{_LINE}/>'
            for y in (8, 0, -7)
            for s in (-1, 1)
        ]
    )
    wheat = (
        f'<path d="M0 18V-12" stroke="#8a6a12" stroke-width="2.2"/>{grains}'
        f'<path d="M0-9C4-13 3-17 0-19C-3-17-4-13 0-9Z" fill="#e7b93c"{_LINE}/>'
    )
    iron = (
        f'<path d="M-17 12L-11-1H11L17 12Z" fill="#7f8b96"{_LINE}/>'
        f'<path d="M-11-1L-7-8H7L11-1Z" fill="#b4bec6"{_LINE}/>'
        '<path d="M-12 8L-8 1" stroke="#d9e0e5" stroke-width="1.8"/>'
    )
    grapes = "".join(
        [
            f'<circle cx="{x}" cy="{y}" r="5.2" fill="#7d3c8f"{_LINE}/>'
            for x, y in ((-9, -4), (0, -5), (9, -4), (-5, 4), (5, 4), (0, 12))
        ]
    )
    wine = (
        f'<path d="M0-8V-17" stroke="#6b4a1f" stroke-width="2.4"/>'
        f'<path d="M1-13C6-19 13-17 14-12C9-9 4-9 1-13Z" fill="#6d8f4e"{_LINE}/>' + grapes
    )
    surplus = (
        f'<path d="M-16-6L0-13L16-6V11L0 18L-16 11Z" fill="#c98d4a"{_LINE}/>'
        f'<path d="M-16-6L0 1L16-6M0 1V18" fill="none"{_LINE}/>'
        f'<path d="M-16-6L0-13L16-6L0 1Z" fill="#e6b778"{_LINE}/>'
        + marks.polygon(
            marks.star(5, 6, 2.8),
            f' fill="{GOLD_LINE}" stroke="{INK}" stroke-width="1" transform="translate(-8 7) scale(.8)"',
        )
    )
    return {f"good-{name}": drawn for name, drawn in zip(GOOD_IDS, (wood, stone, cattle, wheat, iron, wine, surplus))}


def _choice(colour: str) -> str:
    """One resource of a colour, or any."""
    mark = text(0, 7.5, "?", 22, "#ffffff")
    if colour == "any":
        slices = "".join(
            [
                f'<path d="M0 0L{x1} {y1}A17 17 0 0 1 {x2} {y2}Z" fill="{TINTS[name]}"/>'
                for name, x1, y1, x2, y2 in (
                    ("black", -14.7, 8.5, 0, -17),
                    ("green", 0, -17, 14.7, 8.5),
                    ("red", 14.7, 8.5, -14.7, 8.5),
                )
            ]
        )
        return f'{slices}<circle r="17" fill="none"{_LINE}/>{mark}'
    return f'<circle r="17" fill="{TINTS[colour]}"{_LINE}/>{mark}'


def _fragment(kind: str) -> str:
    """Half a resource: half a disc with a jagged edge."""
    jagged = "M-2-16L3-9L-3-3L4 4L-3 9L0 16"
    if kind == "multi":
        fill = "".join(
            [
                f'<path d="{d}" fill="{TINTS[c]}"/>'
                for d, c in (
                    ("M-2-16A16 16 0 0 0-15-5L1-5L-3-3L3-9Z", "black"),
                    ("M-15-5A16 16 0 0 0-15 6L3 6L4 4L-3-3L0-5Z", "green"),
                    ("M-15 6A16 16 0 0 0 0 16L-3 9L3 6Z", "red"),
                )
            ]
        )
        return f'{fill}<path d="{jagged}A16 16 0 0 1-2-16Z" fill="none"{_LINE}/>'
    return f'<path d="{jagged}A16 16 0 0 1-2-16Z" fill="{TINTS[kind]}"{_LINE}/>'


def _symbols() -> dict[str, str]:
    amphora = (
        '<path d="M-4-17H4M-3.5-16.500C-3-12-10-10-10-2C-10 7-4 11-2 17H2C4 11 10 7 10-2C10-10 3-12 3.5-16.500Z" '
        f'fill="#d08a4c"{_LINE}/><path d="M-4-14C-11-15-12-8-9-6M4-14C11-15 12-8 9-6M-9 0H9" fill="none"{_LINE}/>'
    )
    lion = (
        marks.polygon(marks.star(11, 18, 14), f' fill="#b9762a"{_LINE}')
        + f'<circle r="10.5" cy="1" fill="#eec06a"{_LINE}/>'
        f'<path d="M-3 4L0 7L3 4ZM0 7V10M-5 11C-2 13 2 13 5 11" fill="{INK}"{_LINE}/>'
        f'<circle cx="-4.5" cy="-2" r="1.7" fill="{INK}"/><circle cx="4.5" cy="-2" r="1.7" fill="{INK}"/>'
    )
    return {"sym-amphora": amphora, "sym-swords": marks.use("swords-2"), "sym-lion": lion}


def _decks() -> dict[str, str]:
    area = (
        f'<path d="M-16-12L-5-16L6-12L16-16V12L6 16L-5 12L-16 16Z" fill="#e9d6a4"{_LINE}/>'
        '<path d="M-5-16V12M6-12V16" stroke="#a98b52" stroke-width="1.4"/><path d="M-12 4C-8-4-2 6 3-2C6-7 10-2 13-5" '
        f'fill="none" stroke="{RED}" stroke-width="2"/>'
    )
    building = (
        f'<path d="M-17-6L0-17L17-6Z" fill="#c0623a"{_LINE}/><path d="M-15 17V13H15V17Z" fill="#f2e6cb"{_LINE}/>'
        + "".join(
            [
                f'<rect x="{x - 2.4}" y="-5" width="4.8" height="18" fill="#fbf4e2"{_LINE}/>'
                for x in (-11, -3.7, 3.7, 11)
            ]
        )
        + f'<path d="M-16-6H16" {_LINE}/>'
    )
    war = (
        f'<path d="M-2-19C9-20 15-13 14-6C8-9 0-10-8-9C-8-14-6-18-2-19Z" fill="{RED}"{_LINE}/>'
        f'<path d="M-13 8C-15-4-8-12 1-12C10-12 15-5 13 6L12 14H6V4H-2L-4 9Z" fill="#c9b27a"{_LINE}/>'
        f'<path d="M-13 8C-14 12-16 14-17 15H-6L-4 9Z" fill="#e3cf98"{_LINE}/>'
    )
    patron = (
        f'<path d="M-15 18C-15 8-8 5 0 5C8 5 15 8 15 18Z" fill="#fbf4e2"{_LINE}/>'
        f'<path d="M-6 6C0 12 6 14 12 18H4C-2 16-6 12-9 8Z" fill="#7a2f6d"{_LINE}/>'
        f'<circle cy="-5" r="9" fill="#d7a377"{_LINE}/>'
        f'<path d="M-9-6C-9-16 9-16 9-6C5-9-5-9-9-6Z" fill="#5d3c22"{_LINE}/>'
        f'<path d="M-10-8C-4-12 4-12 10-8" fill="none" stroke="{GOLD_LINE}" stroke-width="2.4"/>'
    )
    return {f"deck-{name}": drawn for name, drawn in zip(DECK_IDS, (area, building, war, patron))}


def _worker(value: str) -> str:
    """A white cylinder with its value."""
    return (
        f'<ellipse cx="1.5" cy="15" rx="16" ry="4.6" fill="{SHADOW}" opacity=".35"/>'
        f'<path d="M-15-9V11C-15 19 15 19 15 11V-9Z" fill="#e9dfca"{_LINE}/>'
        f'<ellipse cy="-9" rx="15" ry="6.6" fill="{BONE}"{_LINE}/>' + text(0, 12.5, value, 20, INK)
    )


def _cube(seat: int, colour: str) -> str:
    """A player's cube; of no seat (-1) the sign of any marker."""
    fill, shade, ink = SEATS[colour]
    line = f' stroke="{shade}" stroke-width="1.8" stroke-linejoin="round"'
    box = (
        f'<path d="M-15-9L-8-16H16V8L9 15H-15Z" fill="{shade}"{line}/>'
        f'<rect x="-15" y="-9" width="24" height="24" fill="{fill}"{line}/>'
        f'<path d="M-15-9L-8-16H16L9-9Z" fill="{fill}" fill-opacity=".72"{line}/>'
    )
    if seat < 0:
        return box
    faint = f' fill="none" stroke="{ink}" stroke-opacity=".6" stroke-width="1.4"'
    sign = f'<g transform="translate(-3 3)">{marks.shape(SHAPES[seat], 9, faint)}</g>'
    return box + sign + text(-3, 8, LETTERS[seat], 14, ink)


def _others() -> dict[str, str]:
    return {
        "brown": (
            '<path d="M-14-16H14V-1C14 10 0 18 0 18C0 18-14 10-14-1Z" fill="#8a5a33" '
            'stroke="#3d220d" stroke-width="2"/>'
            '<path d="M0-16V17M-14-4H14" stroke="#d9a766" stroke-width="2.4"/>'
        ),
        "influence": (
            f'<path d="M0-19V19" stroke="#8a5a2b" stroke-width="3.4" stroke-linecap="round"/>'
            f'<path d="M-13-13H13V7L8 3L0 8L-8 3L-13 7Z" fill="#7a2f6d"{_LINE}/>'
            f'<path d="M-14-14H14" stroke="{GOLD_LINE}" stroke-width="3.4" stroke-linecap="round"/>'
            + f'<g transform="translate(0-4) scale(.36)">{marks.use("eagle")}</g>'
        ),
        "column": (
            f'<path d="M-13-17H13V-11H-13ZM-9-11H9L8 11H-8ZM-13 11H13V17H-13Z" fill="#f2e6cb"{_LINE}/>'
            '<path d="M-3.500-10V10M3.500-10V10" stroke="#a98b52" stroke-width="1.6"/>'
        ),
        "arch": (
            f'<path d="M-18 16V-2C-18-12 18-12 18-2V16Z" fill="#d9bd8b"{_LINE}/>'
            '<path d="M-13 16V6A4 4 0 0 1-5 6V16ZM5 16V6A4 4 0 0 1 13 6V16ZM-4 16V4A4 4 0 0 1 4 4V16Z" fill="#6b4226"/>'
            f'<path d="M-17-1H17" {_LINE}/>'
        ),
        "crown": marks.wreath("gold", 0, 0, 44),
        "up": f'<path d="M0-16L15 3H6V16H-6V3H-15Z" fill="#5d8a3c"{_LINE}/>',
        "lock": (
            f'<path d="M-7-3V-9C-7-18 7-18 7-9V-3" fill="none" stroke="{INK}" stroke-width="4" opacity=".5"/>'
            f'<rect x="-11" y="-4" width="22" height="18" rx="3" fill="#a99c86"{_LINE}/>'
        ),
        "hourglass": (f'<circle r="16" fill="#fbf4e2"{_LINE}/><path d="M-8-10H8L-8 10H8Z" fill="#d9a766"{_LINE}/>'),
        "check": '<path d="M-12 1L-3 11L14-11" fill="none" stroke="#5d8a3c" stroke-width="6" stroke-linecap="round"/>',
    }


def own_symbols() -> dict[str, str]:
    symbols = {**figures.seat_symbols(SEAT_COLOURS), **_goods(), **_symbols(), **_decks(), **_others()}
    for colour in ("any", *[colour.id for colour in COLOURS]):
        symbols[f"choice-{colour}"] = _choice(colour)
    for kind in ("black", "green", "red", "multi"):
        symbols[f"fragment-{kind}"] = _fragment(kind)
    for value in range(1, 6):
        symbols[f"worker-{value}"] = _worker(str(value))
    for seat, colour in enumerate(SEAT_COLOURS):
        symbols[f"cube-{seat}"] = _cube(seat, colour)
    symbols["worker-any"] = _worker("")
    symbols["cube-any"] = _cube(-1, "white")
    return symbols


DEFS: Final = sheet.defs(
    ["blank-silver", "coin-silver", "points", "wreath", "eagle", "swords-2", "ghost"], own_symbols()
)
