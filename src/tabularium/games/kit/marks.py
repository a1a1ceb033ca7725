"""Small signs: coins, dice, points, wreaths and the badges of the seats. Each in a box of 40 units around (0, 0)."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.palette import (
    BONE,
    DICE,
    DYES,
    GOLD_LINE,
    INK,
    LETTERS,
    METALS,
    RED,
    RED_LOW,
    SEATS,
    SHADOW,
    SHAPES,
    gradient,
    num,
    stop,
)


def use(symbol: str, x: float = 0, y: float = 0, size: float = 40, more: str = "") -> str:
    """A symbol of ``size`` units around (x, y)."""
    if size == 40:
        place = f' x="{num(x)}" y="{num(y)}"' if x or y else ""
    else:
        place = f' transform="translate({num(x)} {num(y)}) scale({size / 40:.3g})"'
    return f'<use href="#{symbol}"{place}{more}/>'


def polygon(points: list[tuple[float, float]], attributes: str) -> str:
    said = " ".join([f"{num(x)},{num(y)}" for x, y in points])
    return f'<polygon points="{said}"{attributes}/>'


def ring(count: int, radius: float, turned: float = -90) -> list[tuple[float, float]]:
    """The corners of a regular figure; the first one at the top unless turned."""
    steps = [(turned + 360 * i / count) * pi / 180 for i in range(count)]
    return [(radius * cos(a), radius * sin(a)) for a in steps]


def star(count: int, outer: float, inner: float) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for i in range(2 * count):
        angle = (-90 + 180 * i / count) * pi / 180
        radius = inner if i % 2 else outer
        points.append((radius * cos(angle), radius * sin(angle)))
    return points


# ---------------------------------------------------------------------- coins


def _coin(metal: str, emblem: str) -> str:
    light, middle, dark = METALS[metal]
    face = f' fill="url(#k-{metal})" stroke="{dark}" stroke-width="2"'
    if metal == "gold":  # a scalloped edge, a dotted one, a plain one: told apart without colour
        bumps = "".join(
            [
                f'<circle cx="{num(x)}" cy="{num(y)}" r="3.6" fill="{middle}" stroke="{dark}" stroke-width="1.6"/>'
                for x, y in ring(14, 15.6)
            ]
        )
        rim = (
            f'{bumps}<circle r="15.8" fill="url(#k-gold)"/><circle r="13" fill="none" stroke="{dark}" '
            'stroke-width="1.1"/>'
        )
    elif metal == "silver":
        dots = "".join([f'<circle cx="{num(x)}" cy="{num(y)}" r="1.2"/>' for x, y in ring(18, 14.8)])
        rim = f'<circle r="18"{face}/><g fill="{dark}">{dots}</g>'
    else:
        rim = f'<circle r="18"{face}/><circle r="14.2" fill="none" stroke="{dark}" stroke-width="1.8"/>'
    shine = (
        f'<path d="M-11-9A14 14 0 0 1 3-14" fill="none" stroke="{light}" stroke-width="2.2" stroke-linecap="round"/>'
    )
    return rim + emblem + shine


def _coin_emblem(metal: str) -> str:
    dark = METALS[metal][2]
    if metal == "bronze":  # a prow
        return (
            f'<path d="M-9 1H8C9-2 8-5 5-7C10-7 12-3 10 2C9 5 7 7 4 7H-5C-8 7-9 4-9 1Z" fill="{dark}"/>'
            f'<path d="M-1 0V-9M-1-8L-7-1" fill="none" stroke="{dark}" stroke-width="1.6"/>'
        )
    if metal == "silver":  # the moon
        return f'<path d="M4-9A10 10 0 1 0 8 5A8.5 8.5 0 0 1 4-9Z" fill="{dark}"/>' + polygon(
            [(x + 5, y - 2) for x, y in star(5, 3.4, 1.5)], f' fill="{dark}"'
        )
    rays = polygon(star(10, 10.5, 5.6), f' fill="{dark}"')
    return f'{rays}<circle r="4.6" fill="{METALS[metal][0]}" stroke="{dark}" stroke-width="1.2"/>'


def coin(metal: str, x: float, y: float, size: float = 30) -> str:
    """A coin with its emblem."""
    return use(f"coin-{metal}", x, y, size)


def coin_of(metal: str, number: int, x: float, y: float, size: float = 24) -> str:
    """A coin that bears a number: a price, or how many."""
    letters = text(x, y + size * 0.235, str(number), size * 0.68, INK)
    return use(f"blank-{metal}", x, y, size) + letters


# ---------------------------------------------------------------------- dice


def _die(colour: str, face: str) -> str:
    light, middle, dark = DICE[colour]
    return (
        f'<rect x="-16.5" y="-15" width="35" height="35" rx="8" fill="{SHADOW}" opacity=".3"/>'
        f'<rect x="-18" y="-18" width="36" height="36" rx="8" fill="url(#k-die-{colour})" stroke="{dark}" '
        f'stroke-width="1.8"/>'
        f'<rect x="-14.5" y="-14.5" width="29" height="29" rx="11" fill="{middle}" stroke="{light}" '
        f'stroke-opacity=".6" stroke-width="1"/>{face}'
    )


def die_symbols(colour: str, faces: dict[str, str]) -> dict[str, str]:
    """A die of a colour, as one symbol for each of its faces (drawings in a box of 40)."""
    return {
        f"die-{colour}-{name}": _die(colour, f'<g transform="scale(.62)">{drawing}</g>')
        for name, drawing in faces.items()
    }


def pips(number: int) -> str:
    """The face of an ordinary die."""
    places = {
        1: [(0, 0)],
        2: [(-9, -9), (9, 9)],
        3: [(-10, -10), (0, 0), (10, 10)],
        4: [(-9, -9), (9, 9), (-9, 9), (9, -9)],
        5: [(-10, -10), (10, 10), (-10, 10), (10, -10), (0, 0)],
        6: [(-9, -11), (9, -11), (-9, 0), (9, 0), (-9, 11), (9, 11)],
    }[number]
    dots = "".join([f'<circle cx="{x}" cy="{y}" r="4.2"/>' for x, y in places])
    return f'<g fill="{INK}">{dots}</g>'


# ---------------------------------------------------------------------- points and wreaths


def _star_of_points() -> str:
    """The eight-pointed star of mosaic floors."""
    return polygon(
        star(8, 19.5, 15), f' fill="{RED}" stroke="{RED_LOW}" stroke-width="1.6" stroke-linejoin="round"'
    ) + polygon(star(8, 16.4, 12.7), f' fill="none" stroke="{GOLD_LINE}" stroke-width="1.3"')


def points(said: str, x: float, y: float, size: float = 28) -> str:
    """Victory points: the star with a number."""
    letters = size * (0.42 if len(said) > 2 or "×" in said else 0.56)
    return use("points", x, y, size) + text(x, y + letters * 0.345, said, letters, "#fff4d6")


def leaf(x: float, y: float, angle: float, length: float, breadth: float) -> str:
    """A leaf or a feather, as a path."""
    ax, ay = cos(angle), sin(angle)
    bx, by = -ay * breadth, ax * breadth
    tx, ty = x + ax * length, y + ay * length
    mx, my = x + ax * length * 0.45, y + ay * length * 0.45
    return (
        f"M{num(x)} {num(y)}Q{num(mx + bx)} {num(my + by)} {num(tx)} {num(ty)}"
        f"Q{num(mx - bx)} {num(my - by)} {num(x)} {num(y)}Z"
    )


def _wreath() -> str:
    """Two laurel branches, tied below. Takes fill and stroke from whoever uses it."""
    leaves: list[str] = []
    for side in (1, -1):
        for i in range(8):
            along = (92 - 21.5 * i) * pi / 180
            x, y = side * 13.8 * cos(along), 13.8 * sin(along)
            heading = -(pi / 2 - along) if side == 1 else pi + (pi / 2 - along)
            for tilt, length in ((0.62, 7.4), (-0.5, 6.6)):
                leaves.append(leaf(x, y, heading + side * tilt, length, 3.3))
    return f'<path d="{"".join(leaves)}" stroke-width=".9" stroke-linejoin="round"/>'


def wreath(dye: str, x: float, y: float, size: float = 36) -> str:
    """A laurel wreath of a colour."""
    colour, shade = DYES[dye]
    return use("wreath", x, y, size, f' fill="{colour}" stroke="{shade}"')


# ---------------------------------------------------------------------- seats


def shape(name: str, radius: float, attributes: str) -> str:
    """The figure of a seat, of about the same area for every seat."""
    if name == "circle":
        return f'<circle r="{num(radius)}"{attributes}/>'
    if name == "square":
        half = radius * 0.88
        return f'<rect x="{num(-half)}" y="{num(-half)}" width="{num(2 * half)}" height="{num(2 * half)}"{attributes}/>'
    if name == "triangle":
        return polygon([(x, y + radius * 0.16) for x, y in ring(3, radius * 1.32)], attributes)
    if name == "diamond":
        return polygon(ring(4, radius * 1.22), attributes)
    if name == "hexagon":
        return polygon(ring(6, radius * 1.1, 0), attributes)
    arm, half = radius * 1.08, radius * 0.48
    cross = [
        (-half, -arm),
        (half, -arm),
        (half, -half),
        (arm, -half),
        (arm, half),
        (half, half),
        (half, arm),
        (-half, arm),
        (-half, half),
        (-arm, half),
        (-arm, -half),
        (-half, -half),
    ]
    return polygon(cross, attributes)


def badge(seat: int, colour: str, radius: float, letters: float) -> str:
    """Colour, shape and letter of a seat."""
    fill, shade, ink = SEATS[colour]
    drawn = shape(SHAPES[seat], radius, f' fill="{fill}" stroke="{shade}" stroke-width="2" stroke-linejoin="round"')
    return drawn + text(0, letters * 0.35, LETTERS[seat], letters, ink)


def label_of(seat: int) -> str:
    return esc(LETTERS[seat])


def _sun() -> str:
    return polygon(star(12, 18, 12), f' fill="{GOLD_LINE}"') + f'<circle r="9" fill="{BONE}"/>'


# ---------------------------------------------------------------------- what they need


def _metal_gradient(metal: str) -> str:
    light, middle, dark = METALS[metal]
    return gradient(f"k-{metal}", stop("0", light), stop(".55", middle), stop("1", dark, ".9"), slanted=True)


GRADIENTS: Final = "".join(
    [_metal_gradient(metal) for metal in METALS]
    + [
        gradient(f"k-die-{c}", stop("0", d[0]), stop(".6", d[1]), stop("1", d[2]), slanted=True)
        for c, d in DICE.items()
    ]
)

SYMBOLS: Final[dict[str, str]] = {
    **{f"coin-{metal}": _coin(metal, _coin_emblem(metal)) for metal in METALS},
    **{
        f"blank-{metal}": _coin(metal, f'<circle r="11.5" fill="{METALS[metal][0]}" opacity=".62"/>')
        for metal in METALS
    },
    "points": _star_of_points(),
    "wreath": _wreath(),
    "sun": _sun(),
}
