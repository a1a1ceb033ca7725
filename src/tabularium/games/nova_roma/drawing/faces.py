"""Cards, tiles and goals as they are printed: drawn into a rectangle, without words where signs will do."""

from __future__ import annotations

from typing import Final

from tabularium.games.kit.lettering import SMALL, fitted, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import INK, RED, num
from tabularium.games.kit.panels import rect
from tabularium.games.kit.parts import Part
from tabularium.games.nova_roma.city import SHAPES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENT,
    ACHIEVEMENTS,
    CONSTRUCTION,
    DEEDS,
    ESTATE_TILE,
    ESTATE_TILES,
    FOLLOWER,
    FOLLOWERS,
    MARITIME,
    RESOURCES,
    Follower,
    FollowerKind,
    Pairs,
    Stat,
    TileKind,
)
from tabularium.games.nova_roma.drawing.signs import MOSAIC_COLOURS, good
from tabularium.games.nova_roma.phrases import CONSTRUCTION_NUMBER, MARITIME_NUMBER

_PAPER: Final = ' fill="url(#k-paper)" stroke="#2b1b12" stroke-width="1.5"'
_BANDS: Final = {
    FollowerKind.END_GAME: ("#6b3680", "★"),
    FollowerKind.ONCE_PER_ROUND: ("#2f6b68", "↻"),
    FollowerKind.PERMANENT: ("#8f640c", "∞"),
}
_COUNTED: Final = {
    "followers": "follower",
    "estate_tiles": "estate-tile",
    "animal_tiles": "animal-1",
    "maritime": "contract-maritime",
    "construction": "contract-construction",
    "race_total": "deed-race",
}
_STATS: Final = {
    Stat.MARITIME: "contract-maritime",
    Stat.CONSTRUCTION: "contract-construction",
    Stat.FOLLOWERS: "follower",
    Stat.ESTATE_TILES: "estate-tile",
    Stat.RACE_ANY_TRACK: "deed-race",
    Stat.RACE_TOTAL: "deed-race",
    Stat.INFLUENCE: "res-influence",
}


def paper(part: Part, radius: float = 6) -> str:
    """A card's edge and ground."""
    shadow = rect(part.x + 1.5, part.y + 2.5, part.w, part.h, ' fill="#1d120a" fill-opacity=".28"', radius)
    return shadow + rect(part.x, part.y, part.w, part.h, _PAPER, radius)


def vp(said: str, x: float, y: float, size: float) -> str:
    """Victory points: the star with a number that can be read however small the star is."""
    letters = max(SMALL, size * (0.42 if len(said) > 2 else 0.56))
    return use("points", x, y, size) + text(x, y + letters * 0.345, said, letters, "#fff4d6")


def band(part: Part, colour: str, high: float) -> str:
    return rect(part.x + 3, part.y + 3, part.w - 6, high, f' fill="{colour}"', 4)


# ---------------------------------------------------------------------- followers


def follower(card: str, part: Part, is_named: bool = True) -> str:
    """A follower: name on a band in the colour of its kind, and what it does in signs."""
    printed = FOLLOWERS[FOLLOWER[card]]
    colour, sign = _BANDS[FollowerKind(printed.kind)]
    said = paper(part)
    middle, top = part.x + part.w / 2, 6.0
    if is_named:
        top = 23.0
        said += band(part, colour, top - 3) + fitted(middle, part.y + 18, printed.person, part.w - 2, 15, 14, "#fff4d6")
        said += text(part.x + part.w - 11, part.y + part.h - 7, sign, 15, colour)
    else:
        said += rect(part.x + 3, part.y + 3, part.w - 6, 5, f' fill="{colour}"', 2)
        top = 9.0
    size = min(part.w * 0.44, (part.h - top) * (0.52 if is_named else 0.66))
    y = part.y + top + (part.h - top) * (0.47 if is_named else 0.5)
    return said + _effect(printed, middle, y, size)


def _pair(left: str, right: str, x: float, y: float, size: float) -> str:
    gap = size * 0.5
    return use(left, x - gap, y, size) + use(right, x + gap, y, size)


def _effect(printed: Follower, x: float, y: float, size: float) -> str:
    gap = size * 0.5
    letters = max(14.0, size * 0.62)
    if printed.kind == FollowerKind.END_GAME:
        return _scoring(printed, x, y, size, letters)
    deed = f"deed-{DEEDS[printed.deed].id}" if printed.deed >= 0 else "animal-1"
    if printed.effect == "power":
        return use(deed, x - gap, y, size) + text(x + gap, y + letters * 0.36, "+1", letters, RED)
    if printed.effect == "gain":
        return _pair(deed, f"res-{RESOURCES[printed.gain[0][0]].id}", x, y, size)
    said = _pair(deed, "res-artisan", x, y, size)
    if printed.effect == "ignore_artisan_cost":
        half = size * 0.42
        return said + (
            f'<path d="M{num(x + gap - half)} {num(y + half)}L{num(x + gap + half)} {num(y - half)}" stroke="{RED}" '
            'stroke-width="3"/>'
        )
    return said + good("coin", x + gap + size * 0.34, y + size * 0.36, size * 0.5)


def _scoring(printed: Follower, x: float, y: float, size: float, letters: float) -> str:
    gap = size * 0.5
    thing = _COUNTED.get(printed.per, f"res-{printed.per}")
    if printed.at_least:
        said = vp(str(printed.vp), x - gap, y, size) + use(thing, x + gap, y, size * 0.9)
        return said + _plate(x + gap + size * 0.3, y + size * 0.32, str(printed.at_least))
    worth = "1" if not printed.base else "1+"
    said = vp(worth, x - gap, y, size) + use(thing, x + gap, y, size * 0.9)
    return said + (_plate(x + gap + size * 0.3, y + size * 0.32, "2") if printed.per_count == 2 else "")


def _plate(x: float, y: float, words: str) -> str:
    """A number on a small round plate."""
    circle = f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="#fffaf0" stroke="{INK}" stroke-width="1"/>'
    return circle + text(x, y + 5, words, 14, INK)


# ---------------------------------------------------------------------- contracts


def amounts(pairs: Pairs, x: float, y: float, step: float, size: float = 22, across: bool = False) -> str:
    """Amounts in signs, one below the other or side by side, around (x, y)."""
    said = ""
    first = -(len(pairs) - 1) / 2
    for i, (resource, count) in enumerate(pairs):
        cx = x + (first + i) * step if across else x
        cy = y if across else y + (first + i) * step
        if count > 1:
            said += text(cx - 9, cy + 6, str(count), 17, INK)
            said += good(RESOURCES[resource].id, cx + 8, cy, size)
        else:
            said += good(RESOURCES[resource].id, cx, cy, size)
    return said


def maritime(name: str, part: Part) -> str:
    contract = MARITIME[MARITIME_NUMBER[name]]
    said = paper(part) + band(part, "#2f736f", 22) + use("deed-sail", part.x + part.w / 2, part.y + 15, 22)
    pairs = contract.cost
    return said + amounts(pairs, part.x + part.w / 2, part.y + 28 + (part.h - 32) / 2, min(27, (part.h - 34) / 3))


def construction(name: str, part: Part) -> str:
    contract = CONSTRUCTION[CONSTRUCTION_NUMBER[name]]
    said = paper(part) + band(part, "#94482a", 22)
    said += vp(str(contract.vp), part.x + 17, part.y + 17, 32)
    said += _shape(contract.shape, Part(part.x + 34, part.y + 28, part.w - 40, part.h - 34))
    pairs = (*contract.cost, (7, 1)) if contract.needs_artisan else contract.cost
    step = min(25.0, (part.h - 40) / max(1, len(pairs)))
    return said + amounts(pairs, part.x + 20, part.y + 34 + (part.h - 38) / 2, step, 20)


def _shape(shape: int, part: Part) -> str:
    """A building as squares."""
    cells = SHAPES[shape].turns[0][1]
    high, wide = max([row for row, _ in cells]) + 1, max([col for _, col in cells]) + 1
    if wide > high and wide > 2:  # it may be turned: upright there is more room
        cells = tuple([(col, row) for row, col in cells])
        high, wide = wide, high
    size = min(17.0, part.w / wide, part.h / high)
    left, top = part.x + (part.w - size * wide) / 2, part.y + (part.h - size * high) / 2
    edge = ' fill="#c98a55" stroke="#5b2d1b" stroke-width="1.4"'
    return "".join([rect(left + size * col, top + size * row, size, size, edge, 2) for row, col in cells])


# ---------------------------------------------------------------------- estate tiles and goals


def estate_tile(tile: str, part: Part, is_spent: bool = False) -> str:
    printed = ESTATE_TILES[ESTATE_TILE[tile]]
    x, y = part.x + part.w / 2, part.y + part.h / 2
    if is_spent:
        edge = ' fill="#8a7455" stroke="#4a3a22" stroke-width="1.6"'
        cross = f"M{num(x - 9)} {num(y - 9)}l18 18M{num(x + 9)} {num(y - 9)}l-18 18"
        return rect(part.x, part.y, part.w, part.h, edge, 4) + f'<path d="{cross}" stroke="#d8c7a2" stroke-width="3"/>'
    ground = {TileKind.PRODUCTION: "#c9d6a2", TileKind.EXCHANGE: "#e8d3a0", TileKind.ANIMAL: "#e6c79a"}
    fill = ground.get(TileKind(printed.kind), "#dcc7e6")
    edge = "#6b3680" if printed.is_special else "#5b4a2a"
    said = rect(part.x, part.y, part.w, part.h, f' fill="{fill}" stroke="{edge}" stroke-width="2"', 4)
    size = part.w * 0.62
    if printed.kind == TileKind.PRODUCTION:
        return said + good(RESOURCES[printed.gain[0][0]].id, x, y, size)
    if printed.kind == TileKind.EXCHANGE:
        got, count = printed.gain[0]
        said += good(RESOURCES[printed.pay[0][0]].id, x - part.w * 0.24, y - part.w * 0.18, size * 0.62)
        said += f'<path d="M{num(x - 7)} {num(y + 3)}l10 6l1-7Z" fill="{INK}"/>'
        said += good(RESOURCES[got].id, x + part.w * 0.2, y + part.w * 0.18, size * 0.66)
        return said + (_plate(x + part.w * 0.36, y - part.w * 0.26, str(count)) if count > 1 else "")
    if printed.kind == TileKind.ANIMAL:
        return said + use(f"animal-{printed.animals}", x, y, size * 1.1)
    return said + _special(printed.id, x, y, size)


def _special(tile: str, x: float, y: float, size: float) -> str:
    """A one-use tile: what it does, and how much."""
    sign, count = {
        "special_recruit": ("deed-recruit", ""),
        "special_sail": ("deed-sail", "2"),
        "special_build": ("deed-build", "1"),
        "special_income_goods": ("res-good_choice", "3"),
        "special_income_coins": ("res-coin", "4"),
        "special_race": ("deed-race", "2"),
    }[tile]
    return use(sign, x, y, size) + (_plate(x + size * 0.5, y + size * 0.46, count) if count else "")


def goal(name: str, row: int, part: Part) -> str:
    """An achievement in signs: how many, and of what."""
    printed = ACHIEVEMENTS[ACHIEVEMENT[name]]
    fill, shade = MOSAIC_COLOURS[row]
    x, y = part.x + part.w / 2, part.y + part.h / 2
    said = rect(
        part.x + 1, part.y + 1, part.w - 2, part.h - 2, f' fill="{fill}" stroke="{shade}" stroke-width="1.4"', 4
    )
    said += rect(part.x + 1, part.y + 1, part.w - 2, part.h - 2, ' fill="url(#k-tesserae)" opacity=".7"', 4)
    one, other = _STATS[Stat(printed.one)], _STATS[Stat(printed.other)]
    if printed.spend:
        said += text(x, part.y + 17, f"{printed.first} −{printed.spend}", 15, INK)
        return said + use(one, x, y + 8, 24)
    if one == other:
        aside = 13 if printed.first < 10 else 15
        said += text(x - aside, y + 7, str(printed.first), 20 if printed.first < 10 else 17, INK)
        return said + use(one, x + 8, y, 28 if printed.first < 10 else 24)
    number = str(printed.total) if printed.total else "1+1"
    said += text(x, part.y + 17, number, 16, INK)
    return said + use(one, x - 11, y + 9, 22) + use(other, x + 11, y + 9, 22)
