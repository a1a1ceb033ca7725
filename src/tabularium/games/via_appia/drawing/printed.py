"""The board as it is printed: the map with the road, the quarry's tray, the table of exchange. Drawn once."""

from __future__ import annotations

from random import Random
from typing import Final

from tabularium.core.words import say
from tabularium.games.kit import scenery
from tabularium.games.kit.cards import place_for_card
from tabularium.games.kit.lettering import fitted, text
from tabularium.games.kit.marks import coin_of, use
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import draw_frame_track, inscription, rect, rule, slab, tesserae
from tabularium.games.via_appia.components import (
    CITIES,
    DEEDS,
    EACH_SIZE,
    FIRST_CITY,
    LINES,
    PARTS,
    SLOPE_MAX,
    SPACES,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
)
from tabularium.games.via_appia.drawing.faces import PART_COLOURS
from tabularium.games.via_appia.drawing.places import (
    CARD_WIDTH,
    FOOT,
    LEAST,
    MM,
    NUMBER,
    SLAB_SIDES,
    Layout,
    Part,
    city_plate,
)
from tabularium.games.via_appia.drawing.words import WRITTEN
from tabularium.games.via_appia.words import BOARD

CONSOLATION: Final = 182.0
TRADE_STONES: Final = (2, 1, 0)
"""Rows of the table of exchange."""


def board(layout: Layout, lang: str) -> str:
    """Everything printed, under one roof."""
    said = _map(layout) if layout.name == "wide" else _strips(layout, lang)
    said += _road(layout) + _cities(layout, lang)
    parts = layout.parts
    said += _deeds(layout, parts["deeds"], lang)
    said += _quarry(layout, parts["quarry"], lang)
    said += _trade(parts["trade"], lang)
    said += _income(layout, parts["income"], lang)
    return said + _panel(parts["reserve"], say(BOARD["reserve"], lang))


def _panel(part: Part, words: str) -> str:
    return slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, words)


# ---------------------------------------------------------------------- the map

_LAND: Final = (
    "M30 30H520C560 70 566 130 620 160C690 196 706 232 770 250C800 270 830 262 850 286C840 312 866 330 900 338"
    "C990 372 1090 452 1180 560L1194 590V760C1160 786 1120 770 1090 742C1040 716 1010 690 960 680C900 676 880 720 850 "
    "760C846 776 836 786 830 786H720C716 740 690 700 660 660C640 622 606 600 570 570C520 540 470 520 420 486C380 480 "
    "340 470 310 440C270 420 230 380 190 350C150 330 100 300 80 262C60 240 46 236 46 220Z"
)


def _map(layout: Layout) -> str:
    part = layout.parts["board"]
    inner = (part.x + 30, part.y + 30, part.w - 60, part.h - 60)
    said = rect(part.x - 5, part.y - 5, part.w + 10, part.h + 10, paint("board_edge"), 8)
    said += rect(part.x, part.y, part.w, part.h, paint("board"))
    said += scenery.sea(*inner, 0)
    clip = f'<clipPath id="va-map">{rect(*inner, "")}</clipPath>'
    coast = f'<path d="{_LAND}"{paint("none", "foam", 9)} opacity=".55"/>'
    land = f'<path d="{_LAND}"{paint("sand", "line", 2.2)}/><path d="{_LAND}" fill="url(#k-tesserae)" opacity=".7"/>'
    said += f'{clip}<g clip-path="url(#va-map)">{coast}{land}{_country()}</g>'
    said += scenery.galley(962, 742, 0.75) + scenery.galley(150, 500, 0.95) + scenery.galley(1060, 300, 0.85)
    return said + draw_frame_track(list(layout.score), first=1)


def _country() -> str:
    """Mountains along the spine, pines along the road, fields."""
    said = ""
    for x, y, size in (
        (300, 90, 34), (352, 110, 42), (412, 140, 46), (470, 180, 42), (528, 214, 46), (590, 250, 40), (640, 288, 34),
        (440, 90, 30), (506, 126, 34), (720, 318, 30), (770, 336, 26),
    ):  # fmt: skip
        said += scenery.mountain(x, y, size)
    rng = Random("pines")
    for _ in range(150):
        across, down = rng.uniform(90, 1150), rng.uniform(70, 740)
        road = 0.5 * (across - 130) + 160
        if 84 < down - road < 128 or (across > 640 and 70 < road - down < 110):
            said += scenery.pine(across, down, rng.uniform(0.75, 1.15))
    return said


def _strips(layout: Layout, lang: str) -> str:
    """The three parts of the road, each on a piece of the map."""
    said = ""
    for number, part in enumerate(PARTS):
        panel = layout.parts[part.id]
        start, end = (say(CITIES[number + i].names, lang) for i in (0, 1))
        said += slab(panel.x, panel.y, panel.w, panel.h)
        said += inscription(panel.x + 5, panel.y + 5, panel.w - 10, f"{start} – {end}", part.id.upper())
        field = (panel.x + 6, panel.y + 34, panel.w - 12, panel.h - 40)
        said += tesserae(*field, "sand", 4) + rect(*field, paint("none", "line", 1.4), 4)
        left, foot = panel.x + 7, panel.y + panel.h - 7
        deep = 0.42 * panel.h
        coast = (
            f"M{num(left)} {num(foot - deep)}C{num(left + 60)} {num(foot - deep + 10)} {num(left + 90)} "
            f"{num(foot - 60)} {num(left + 160)} {num(foot - 52)}S{num(left + 240)} {num(foot - 20)} {num(left + 262)} "
            f"{num(foot)}H{num(left)}Z"
        )
        said += f'<path d="{coast}"{paint("sea", "foam", 5)}/>'
        said += f'<path d="{coast}" fill="url(#k-waves)"{paint("", "line", 1.4)}/>'
        said += scenery.galley(left + 62, foot - 26, 0.7)
        rng = Random(f"strip {number}")
        for _ in range(0 if part.id == "b" else 9):
            said += scenery.pine(panel.x + rng.uniform(230, 440), panel.y + rng.uniform(54, 76), rng.uniform(0.7, 1))
    return said


def _road(layout: Layout) -> str:
    """Lines, and a place for each slab; what is not paved is earth."""
    lines = ""
    for a, b in LINES:
        (x1, y1), (x2, y2) = layout.line(a, b)
        lines += f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    said = f'<path d="{lines}"{paint("none", "brick_deep", 8)} stroke-linecap="round" opacity=".85"/>'
    said += f'<path d="{lines}"{paint("none", "stone", 4.6)} stroke-linecap="round"/>'
    for number, space in enumerate(SPACES):
        x, y = layout.places[number]
        side = SLAB_SIDES[space.size]
        colour, _ = PART_COLOURS[space.part or 0]
        said += rect(x - side / 2, y - side / 2, side, side, paint("inset", "line", 1.8), 5)
        said += rect(
            x - side / 2 + 2.5, y - side / 2 + 2.5, side - 5, side - 5,
            f' fill="{colour}" fill-opacity=".4" stroke="{colour}" stroke-width="1.2" stroke-dasharray="3 2"', 3,
        )  # fmt: skip
        said += text(x, y + 6.5, str(int(space.id[1:])), NUMBER, "ink")
    return said


def _cities(layout: Layout, lang: str) -> str:
    said = ""
    if layout.name == "tall":
        for gate in (1, 2):
            x, y = layout.gates[gate]
            said += f'<g opacity=".75">{use("city", x, y - 4, 52)}</g>'
    for number, city in enumerate(CITIES):
        x, y = layout.places[FIRST_CITY + number]
        said += use("city", x, y - 8, 70)
        name = say(city.names, lang).partition(" (")[0]
        wide = 14.0 + 11.5 * len(name)
        x, y = city_plate(layout, number)
        said += rect(x - wide / 2, y - 11, wide, 22, paint("band", "band_edge", 1.2), 5)
        said += rect(x - wide / 2 + 2, y - 9, wide - 4, 18, paint("none", "ochre", 0.9), 3)
        said += fitted(x, y + 6, name, wide - 8, LEAST, LEAST, "band_ink")
    if layout.name == "wide":
        for number, (left, top) in enumerate(((236, 118), (488, 278), (910, 424))):
            colour, shade = PART_COLOURS[number]
            said += f'<circle cx="{left}" cy="{top}" r="17" fill="{colour}" stroke="{shade}" stroke-width="2.4"/>'
            said += text(left, top + 7, PARTS[number].id.upper(), 20, "#fff" if number == 1 else "#2b1b12")
    return said


# ---------------------------------------------------------------------- panels


def _deeds(layout: Layout, part: Part, lang: str) -> str:
    said = _panel(part, "VIA APPIA")
    for number, deed in enumerate(DEEDS):
        x, y = layout.deeds[number]
        said += f'<circle cx="{num(x)}" cy="{num(y)}" r="29" fill="url(#k-inset)"{paint("", "line", 2.6)}/>'
        said += f'<circle cx="{num(x)}" cy="{num(y)}" r="25"{paint("none", "inset_edge", 1)}/>'
        said += use(f"deed-{deed.id}", x, y, 38)
        words = say(deed.names, lang).split(" ")[0]
        said += fitted(x, y + 49, words, layout.deeds[1][0] - layout.deeds[0][0] - 2, LEAST, LEAST)
    return said


def _quarry(layout: Layout, part: Part, lang: str) -> str:
    """The tray: side walls that go on as bars before the line, the edge beyond which stones fall."""
    said = _panel(part, say(BOARD["quarry"], lang))
    left, line = layout.tray
    right = left + MM * TRAY_WIDTH_MM
    edge = line - MM * TRAY_DEPTH_MM
    foot = line + FOOT
    said += rect(left - 10, edge - 54, right - left + 20, foot - edge + 58, paint("brick_deep", "line", 1.6), 7)
    said += rect(left, edge - 50, right - left, 50, ' fill="#1d120a" fill-opacity=".78"')
    said += rect(left, edge, right - left, foot - edge, paint("sand"))
    said += rect(left, edge, right - left, foot - edge, ' fill="url(#k-tesserae)" opacity=".45"')
    said += rect(left, line, right - left, foot - line, paint("sand_deep") + ' opacity=".75"')
    scratches = ""
    rng = Random("scratches")
    for _ in range(26):
        x, y = rng.uniform(left + 10, right - 10), rng.uniform(edge + 20, line - 10)
        scratches += f"M{num(x)} {num(y)}l{num(rng.uniform(-4, 4))} {num(-rng.uniform(8, 26))}"
    said += f'<path d="{scratches}"{paint("none", "sand_deep", 1)} opacity=".7"/>'
    # the far edge: a lip of stone
    said += rect(left, edge - 3, right - left, 6, paint("stone", "line", 1.2), 2)
    ticks = "".join([f"M{num(left + MM * mm)} {num(line)}v{8 if mm % 50 == 0 else 5}" for mm in range(0, 106, 10)])
    said += f'<path d="{ticks}"{paint("none", "ink", 1.2)}/>'
    said += text(left + 4, line + 23, say(WRITTEN["mm"], lang).format(0), LEAST, "ink", "start")
    said += "".join([text(left + MM * mm, line + 23, str(mm), LEAST, "ink") for mm in range(40, 101, 20)])
    said += (
        f'<path d="M{num(left)} {num(line)}H{num(right)}" stroke="#b8241a" stroke-width="2.6" stroke-dasharray="9 5"/>'
    )
    for x in (left - 10, right):
        said += rect(x, edge - 4, 10, foot - edge + 8, paint("brick", "line", 1.2), 3)
    said += fitted(left + 8, edge - 34, say(WRITTEN["fall_edge"], lang), 200, LEAST, LEAST, "#f5dfae", "start", "400")
    # the scale of slopes
    x, y = layout.on_ruler(-SLOPE_MAX)
    said += rect(left, y - 15, right - left, 30, paint("inset", "line", 1.2), 4)
    marks = ""
    for slope in range(-SLOPE_MAX, SLOPE_MAX + 1):
        x, y = layout.on_ruler(slope)
        high = 10 if slope % 5 == 0 else 5
        lean = high * slope / 100
        marks += f"M{num(x - 0.6 * lean)} {num(y - 3)}L{num(x + 0.6 * lean)} {num(y - 3 - high)}"
        if slope % 10 == 0:
            said += text(x, y + 13, str(slope), LEAST, "ink" if slope == 0 else "ink_soft")
    return said + f'<path d="{marks}"{paint("none", "ink_soft", 1.2)}/>'


def trade_rows(part: Part) -> list[tuple[int, float]]:
    """The rows of the table of exchange: size of stone and middle line."""
    return [(size, part.y + 55 + 41 * row) for row, size in enumerate(TRADE_STONES)]


def trade_place(part: Part, slab_size: int) -> float:
    """The column of a slab (2 large, 1 medium, 0 small) or of the sesterce (-1)."""
    return part.x + part.w / 2 + (-16, 40, 92, 136)[2 - slab_size]


def _trade(part: Part, lang: str) -> str:
    said = _panel(part, say(WRITTEN["trade"], lang))
    left = part.x + part.w / 2 - 150
    for size, y in trade_rows(part):
        said += _arrow(left + 86, y)
        for slab_size in EACH_SIZE:
            if slab_size <= size:
                said += use(f"slab-{slab_size}", trade_place(part, slab_size), y, SLAB_SIDES[slab_size] * 0.84)
        said += coin_of("bronze", 1, trade_place(part, -1), y, 28)
    y = part.y + CONSOLATION
    said += rule(part.x + 14, part.y + 160, part.w - 28)
    said += fitted(left + 72, y + 5, say(WRITTEN["consolation"], lang), 150, LEAST, LEAST, "ink_soft", "middle", "400")
    said += use("slab-0", trade_place(part, 0), y, SLAB_SIDES[0] * 0.9) + coin_of(
        "bronze", 1, trade_place(part, -1), y, 28
    )
    return said


def _arrow(x: float, y: float) -> str:
    return (
        f'<path d="M{num(x)} {num(y)}h20m-6-5l6 5l-6 5"{paint("none", "ink_soft", 2)} stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def _income(layout: Layout, part: Part, lang: str) -> str:
    said = _panel(part, say(BOARD["income"], lang))
    for x, y in layout.cards:
        said += place_for_card(x, y, CARD_WIDTH - 4)
    return said
