"""What is painted on a board: buildings of a Roman town, larger than the pieces, in the colours of the theme."""

from __future__ import annotations

from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import group, rect


def ellipse(x: float, y: float, rx: float, ry: float, attributes: str) -> str:
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{attributes}/>'


def amphitheatre(x: float, y: float, rx: float, ry: float) -> str:
    """An arena from above: tiers of stone around the sand."""
    said = ellipse(x + 1, y + 4, rx, ry, ' fill="#1d120a" fill-opacity=".25"')
    for i, fill in enumerate(("brick_deep", "stone", "stone_deep", "stone", "stone_deep")):
        said += ellipse(x, y, rx - 4.5 * i, ry - 4.5 * i, paint(fill, "line", 0.8))
    arcs = f'stroke-dasharray="2 9"{paint("none", "line", 7)} opacity=".35"'
    said += f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx - 11)}" ry="{num(ry - 11)}" {arcs}/>'
    return said + ellipse(x, y, rx - 22, ry - 20, paint("sand", "brick_deep", 2))


def circus(x: float, y: float, w: float, h: float) -> str:
    """A race track from above: two straights around the spina, with its turning posts."""
    half = h / 2
    said = rect(x + 1, y + 4, w, h, ' fill="#1d120a" fill-opacity=".25"', half)
    said += rect(x, y, w, h, paint("brick_deep", "line", 1), half)
    said += rect(x + 4, y + 4, w - 8, h - 8, paint("stone", "line", 0.8), half - 4)
    said += rect(x + 8, y + 8, w - 16, h - 16, paint("sand", "brick_deep", 1.6), half - 8)
    spina = rect(x + half - 8, y + half - 5, w - h + 16, 10, paint("stone_deep", "line", 1.4), 5)
    posts = "".join(
        [
            f'<circle cx="{num(c)}" cy="{num(y + half)}" r="6"{paint("ochre", "line", 1.4)}/>'
            for c in (x + half - 6, x + w - half + 6)
        ]
    )
    middle = x + w / 2
    obelisk = (
        f'<path d="M{num(middle - 3)} {num(y + half + 4)}L{num(middle)} {num(y + half - 12)}L{num(middle + 3)} '
        f'{num(y + half + 4)}Z"{paint("brick", "line", 1)}/>'
    )
    return said + spina + posts + obelisk


def theatre(x: float, y: float, radius: float) -> str:
    """A half circle of seats (open below), with the stage at (x, y)."""
    said = ""
    for i, fill in enumerate(("brick_deep", "stone", "stone_deep", "stone", "stone_deep", "sand")):
        r = radius - (radius - 27) * i / 5
        said += (
            f'<path d="M{num(x - r)} {num(y)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}'
            f'Z"{paint(fill, "line", 0.9)}/>'
        )
    for turn in (-60, -30, 0, 30, 60):
        said += (
            f'<path d="M0-30V{num(-radius + 3)}" transform="translate({num(x)} {num(y)}) rotate({turn})"'
            f'{paint("none", "line", 2)} opacity=".45"/>'
        )
    stage = rect(x - radius, y - 2, 2 * radius, 12, paint("brick", "line", 1.2), 2)
    doors = "".join([rect(x + d - 4, y + 1, 8, 9, paint("brick_deep"), 3) for d in (-radius * 0.6, 0, radius * 0.6)])
    return said + stage + doors


def temple(x: float, y: float, w: float, h: float, bays: int, roof: float) -> str:
    """A temple front whose bays are places to stand in; the beam above them is 17 high, for letters."""
    floor = y + h
    said = rect(x + 2, y + roof, w, h - roof + 3, ' fill="#1d120a" fill-opacity=".2"')
    said += rect(x + 8, y + roof, w - 16, h - roof - 12, paint("stone_deep"))
    said += (
        f'<path d="M{num(x - 4)} {num(y + roof)}L{num(x + w / 2)} {num(y)}L{num(x + w + 4)} {num(y + roof)}'
        f'Z"{paint("brick", "line", 1.6)}/>'
    )
    said += (
        f'<path d="M{num(x + 22)} {num(y + roof - 5)}L{num(x + w / 2)} {num(y + 9)}L{num(x + w - 22)} '
        f'{num(y + roof - 5)}Z"{paint("stone", "line", 1)}/>'
    )
    said += rect(x - 2, y + roof, w + 4, 17, paint("marble", "line", 1.4))
    step = (w - 16) / bays
    for i in range(bays + 1):
        cx = x + 8 + i * step
        said += rect(cx - 4.5, y + roof + 17, 9, h - roof - 29, paint("marble", "line", 1.2))
        said += (
            f'<path d="M{num(cx - 1.5)} {num(y + roof + 20)}V{num(floor - 14)}M{num(cx + 1.5)} {num(y + roof + 20)}'
            f'V{num(floor - 14)}"{paint("none", "vein", 1)}/>'
        )
        said += rect(cx - 7, y + roof + 17, 14, 5, paint("marble", "line", 1), 1) + rect(
            cx - 7, floor - 16, 14, 4, paint("marble", "line", 1), 1
        )
    said += rect(x - 1, floor - 12, w + 2, 6, paint("marble", "line", 1.2)) + rect(
        x - 6, floor - 6, w + 12, 6, paint("stone", "line", 1.2)
    )
    return said


def sea(x: float, y: float, w: float, h: float, radius: float = 6) -> str:
    """Water in mosaic."""
    return (
        rect(x, y, w, h, paint("sea", "line", 1.6), radius)
        + rect(x, y, w, h, ' fill="url(#k-tesserae)" opacity=".8"', radius)
        + rect(x, y, w, h, ' fill="url(#k-waves)"', radius)
    )


def galley(x: float, y: float, scale: float = 1.0) -> str:
    """A merchantman under sail."""
    ship = (
        '<path d="M-34 4C-36-2-40-6-44-7C-38-10-31-6-29 0H24C28-1 31-6 30-12C36-8 36 2 30 9C26 15 18 17 10 17'
        f'H-16C-26 17-32 12-34 4Z"{paint("brick_deep", "line", 1.4)}/>'
        f'<path d="M-30 5H29"{paint("none", "ochre", 2)}/><path d="M-2 0V-40"{paint("none", "line", 2.6)}/>'
        '<path d="M-24-36C-14-33 10-33 20-36C24-24 22-14 19-6C8-9-12-9-22-6C-25-14-27-24-24-36'
        f'Z"{paint("marble", "line", 1.4)}/>'
        f'<path d="M-25-27C-10-24 8-24 22-27M-25-16C-10-13 8-13 22-16"{paint("none", "band", 3)}/>'
        '<path d="M-38 15C-30 11-26 19-18 15C-10 11-6 19 2 15C10 11 14 19 22 15C28 12 32 17 38 '
        f'14"{paint("none", "foam", 2)}/>'
    )
    return f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})">{ship}</g>'


def lighthouse(x: float, y: float) -> str:
    """A lighthouse on its rock, foot at (x, y)."""
    return group(
        x,
        y,
        f'<path d="M-26 2C-20-8 20-8 26 2Z"{paint("stone_deep", "line", 1.2)}/>'
        f'<path d="M-13-4L-9-34H9L13-4Z"{paint("stone", "line", 1.4)}/>'
        f'<path d="M-9-34L-6-56H6L9-34Z"{paint("marble", "line", 1.4)}/>'
        f'<path d="M-12-14H12M-10-25H10"{paint("none", "vein", 1.4)}/>'
        f'<rect x="-11" y="-37" width="22" height="4"{paint("brick", "line", 1)}/>'
        f'<rect x="-8" y="-60" width="16" height="4"{paint("brick", "line", 1)}/>'
        '<path d="M0-76C5-70 5-64 0-61C-5-64-5-70 0-76Z" fill="#f6b73c" stroke="#b8402f" stroke-width="1.6"/>',
    )


def awning(x: float, y: float, w: float, high: float, stripes: int) -> str:
    """The striped awning of a stall."""
    step = w / stripes
    said = ""
    for i in range(stripes):
        left = x + i * step
        r = step / 2
        said += (
            f'<path d="M{num(left)} {num(y)}H{num(left + step)}V{num(y + high - r)}A{num(r)} {num(r)} 0 0 1 '
            f'{num(left)} {num(y + high - r)}Z"'
            f"{paint('marble' if i % 2 else 'band', 'line', 1)}/>"
        )
    return said + rect(x - 3, y - 4, w + 6, 6, paint("brick_deep", "line", 1), 2)
