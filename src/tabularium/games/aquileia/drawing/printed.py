"""The board as it is printed: the six areas, the lots, the tracks. Drawn once for a layout and a language."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import say
from tabularium.games.aquileia.components import (
    ARENA_SPACES,
    COINS_BY_RANK,
    DOLUS,
    FORUM_SPACES,
    LATRO,
    LOTS,
    MAX_SEATS,
    PECUNIA,
    PECUNIA_VP,
    POTENTIA,
    QUAYS,
    RATES,
    SERVI_SPACES,
    SPACES,
    STADIUM_SPACES,
    STALLS,
    THEATRUM,
    VP_PER_STRENGTH,
    LotKind,
    Metal,
    Rate,
)
from tabularium.games.aquileia.drawing.faces import COLOUR_IDS, METAL_IDS, TRADES
from tabularium.games.aquileia.drawing.places import TILE_HEIGHT, TILE_WIDTH, Layout, Part, stadium_origin
from tabularium.games.aquileia.words import BOARD
from tabularium.games.kit import scenery
from tabularium.games.kit.cards import card, place_for_card
from tabularium.games.kit.lettering import fitted, numeral, text
from tabularium.games.kit.marks import coin_of, points, use, wreath
from tabularium.games.kit.palette import DYES, INK, METALS, num, paint
from tabularium.games.kit.panels import (
    caption,
    cell,
    draw_frame_track,
    inscription,
    place,
    rect,
    rule,
    slab,
    tesserae,
)

RATE_PAIRS: Final = (0, 2, 4)
"""The rates that are printed from left to right; the next one of each is its reverse."""


def board(layout: Layout, seats: int, lang: str) -> str:
    """Everything printed, under one roof."""
    parts = layout.parts
    said = [_ground(layout)]
    said += [
        _changer(layout, parts["changer"]),
        _stalls(layout, parts["stalls"]),
        _servi(layout, parts["servi"]),
        _arena(layout, parts["arena"], lang),
        _stadium(layout, parts["stadium"]),
        _strength(layout, parts["strength"]),
        _tray(parts["dice"]),
        _theatrum(layout, parts["theatrum"]),
        _forum(layout, parts["forum"]),
        _tracks(layout, parts["tracks"], seats, lang),
        _portus(layout, parts["portus"]),
        _lots(layout, parts, lang),
    ]
    said += [_emblem(parts[name]) for name in ("banner", "emblem") if name in parts]
    return "".join(said)


def _ground(layout: Layout) -> str:
    if "board" not in layout.parts:
        return tesserae(0, 0, layout.width, layout.parts["villas"].y + layout.parts["villas"].h + 6, "board")
    part = layout.parts["board"]
    return (
        rect(part.x - 5, part.y - 5, part.w + 10, part.h + 10, paint("board_edge"), 8)
        + tesserae(part.x, part.y, part.w, part.h, "board")
        + draw_frame_track(list(layout.score))
    )


def _panel(part: Part, words: str, number: str = "") -> str:
    return slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, words, number)


def _space(layout: Layout, space: int) -> str:
    x, y, radius = layout.spaces[space]
    return place(x, y, radius)


def _value(x: float, y: float, number: int) -> str:
    """How strong a space is."""
    return (
        f'<path d="M{num(x - 9)} {num(y - 9)}H{num(x + 9)}V{num(y + 2)}C{num(x + 9)} {num(y + 8)} {num(x)} '
        f"{num(y + 11)} {num(x)} {num(y + 11)}"
        f"C{num(x)} {num(y + 11)} {num(x - 9)} {num(y + 8)} {num(x - 9)} {num(y + 2)}"
        f'Z"{paint("band", "band_edge", 1.2)}/>' + text(x, y + 5.5, str(number), 15, "#fff4d6")
    )


# ---------------------------------------------------------------------- Mercatus


def _changer(layout: Layout, part: Part) -> str:
    left, y = part.middle(168), part.y
    said = _panel(part, "MERCATUS", "I")
    said += _space(layout, DOLUS) + caption(left + 112, y + 51, "DOLUS", 90)
    said += use("die-red-silver", left + 96, y + 71, 27) + use("die-red-bronze", left + 128, y + 71, 27)
    said += rule(left + 10, y + 91, 148)
    said += _space(layout, PECUNIA) + points(str(PECUNIA_VP), left + 32, y + 159, 31)
    said += caption(left + 112, y + 106, "PECUNIA", 90)
    for row, number in enumerate(RATE_PAIRS):
        said += _rate(RATES[number], left + 112, y + 122 + 25 * row)
    said += rule(left + 10, y + 185, 148)
    said += _space(layout, POTENTIA) + caption(left + 112, y + 200, "POTENTIA", 100)
    for x, die_y in blue_dice_home(part):
        said += rect(x - 11, die_y - 11, 22, 22, paint("inset", "inset_edge", 1), 5)
    return said


def _rate(rate: Rate, x: float, y: float) -> str:
    arrows = (
        f'<path d="M{num(x - 9)} {num(y - 4)}H{num(x + 7)}M{num(x + 3)} {num(y - 8)}L{num(x + 8)} {num(y - 4)}'
        f"L{num(x + 3)} {num(y)}"
        f"M{num(x + 9)} {num(y + 5)}H{num(x - 7)}M{num(x - 3)} {num(y + 1)}L{num(x - 8)} {num(y + 5)}"
        f'L{num(x - 3)} {num(y + 9)}"'
        f'{paint("none", "ink_soft", 1.6)} stroke-linecap="round" stroke-linejoin="round"/>'
    )
    give = coin_of(METAL_IDS[rate.give], rate.give_count, x - 28, y, 23)
    return give + arrows + coin_of(METAL_IDS[rate.get], rate.get_count, x + 28, y, 23)


def rate_places(part: Part) -> list[tuple[int, float, float]]:
    """Each rate at the coins one gives: its number and the middle of its field."""
    left = part.middle(168)
    places: list[tuple[int, float, float]] = []
    for row, number in enumerate(RATE_PAIRS):
        y = part.y + 122 + 25 * row
        places += [(number, left + 84, y), (number + 1, left + 140, y)]
    return places


def blue_dice_home(part: Part) -> list[tuple[float, float]]:
    left = part.middle(168)
    return [(left + 75 + 25 * i, part.y + 217) for i in range(4)]


def stall_card(part: Part, slot: int) -> tuple[float, float]:
    return part.middle(238) + 43 + 76 * slot, part.y + 93


def _stalls(layout: Layout, part: Part) -> str:
    left, y = part.middle(238), part.y
    said = _panel(part, "EQUI ET ARMA")
    said += scenery.awning(left + 9, y + 38, 220, 19, 13)
    for slot, space in enumerate(STALLS):
        x, card_y = stall_card(part, slot)
        said += place_for_card(x, card_y + 2, 50)
        said += _space(layout, space)
        said += coin_of("bronze", 1, layout.spaces[space][0] + 33, y + 157, 23)
    said += rule(left + 10, y + 181, 218)
    said += text(left + 30, y + 211, "+", 24, "ink") + card("back-equi_et_arma", left + 54, y + 205, 27)
    said += (
        f'<path d="M{num(left + 38)} {num(y + 179)}V{num(y + 188)}M{num(left + 34)} {num(y + 184)}'
        f"L{num(left + 38)} {num(y + 189)}"
        f'L{num(left + 42)} {num(y + 184)}"{paint("none", "ink_soft", 1.6)}/>'
    )
    return said


def servi_cards(layout: Layout, space: int) -> list[tuple[float, float]]:
    """The cards printed beside a Servi space: as many as it sells."""
    x, y, _ = layout.spaces[space]
    return [(x + 70 + 18 * i, y) for i in range(SPACES[space].limit)]


def _servi(layout: Layout, part: Part) -> str:
    said = _panel(part, "SERVI")
    for space in SERVI_SPACES:
        x, y, _ = layout.spaces[space]
        said += _space(layout, space)
        said += coin_of(METAL_IDS[SPACES[space].metal or 0], 1, x + 40, y, 25)
        for cx, cy in servi_cards(layout, space)[::-1]:
            said += card("back-servi", cx, cy, 22)
    return said + rule(part.x + 14, part.y + 176, part.w - 28)


# ---------------------------------------------------------------------- Arena, Stadium, Theatrum


def reward_places(part: Part) -> list[tuple[str, float, float]]:
    left = part.middle(190)
    return [("reward:points", left + 113, part.y + 161), ("reward:servi", left + 169, part.y + 161)]


def _arena(layout: Layout, part: Part, lang: str) -> str:
    left, y = part.middle(190), part.y
    said = _panel(part, "ARENA", "II")
    said += scenery.amphitheatre(left + 95, y + 89, 90 if part.w < 240 else 118, 51)
    for space in ARENA_SPACES:
        x, py, _ = layout.spaces[space]
        said += _space(layout, space) + _value(x, py + 25, SPACES[space].strength)
    for rank, count in enumerate(COINS_BY_RANK):
        said += coin_of("bronze", count, left + 20 + (0, 26, 49)[rank], y + 162, (29, 25, 22)[rank])
    (_, px, py), (_, sx, sy) = reward_places(part)
    said += points(f"{VP_PER_STRENGTH}×", px - 9, py, 36) + use("sword", px + 17, py, 28)
    said += text((px + sx) / 2 + 6, py + 5, say(BOARD["or"], lang), 14, "ink_soft", weight="400")
    return said + card("back-servi", sx, sy, 25)


def laurel_on_show(part: Part) -> tuple[float, float]:
    left, y = stadium_origin(part)
    return left + 186, y + 64


def _stadium(layout: Layout, part: Part) -> str:
    left, y = stadium_origin(part)
    said = _panel(part, "STADIUM", "III") + scenery.circus(left + 3, y + 39, 156, 100)
    for space in STADIUM_SPACES:
        x, py, radius = layout.spaces[space]
        side = METAL_IDS[SPACES[space].metal or 0]
        metal = METALS[side]
        said += place(x, py, radius, "") + f'<g opacity=".75">{use(f"horse-{side}", x, py, 25)}</g>'
        said += (
            f'<circle cx="{num(x)}" cy="{num(py)}" r="{num(radius)}" fill="none" stroke="{metal[2]}" '
            'stroke-width="4.6"/>'
        )
        said += (
            f'<circle cx="{num(x)}" cy="{num(py)}" r="{num(radius)}" fill="none" stroke="{metal[1]}" '
            'stroke-width="2.6"/>'
        )
        said += _value(x, py + (26 if SPACES[space].metal == Metal.GOLD else -26), SPACES[space].strength)
    said += place_for_card(*laurel_on_show(part), 40) + place_for_card(left + 186, y + 126, 40)
    for rank, count in enumerate(COINS_BY_RANK):
        x = left + 24 + 66 * rank
        size = (28, 25, 22)[rank]
        said += use("blank-silver", x - 6, y + 166, size) + coin_of("gold", count, x + 4, y + 166, size)
        if rank < 2:
            said += wreath("green", x + 31, y + 166, 24)
    return said


def _strength(layout: Layout, part: Part) -> str:
    said = slab(part.x, part.y, part.w, part.h)
    said += use("sword", part.x + 15, part.y + 22, 30) + use("horse-gold", part.x + 28, part.y + 24, 20)
    for number, (x, y) in enumerate(layout.strengths):
        said += cell(x - layout.cell / 2, y - 17, layout.cell - 2, 34, str(number + 1))
    return said


def _tray(part: Part) -> str:
    """Where the dice of the last roll lie, and beside them the sign of whoever rolled."""
    said = slab(part.x, part.y, part.w, part.h)
    said += rect(part.x + 34, part.y + 6, part.w - 40, part.h - 12, paint("green", "line", 1.4), 6)
    said += rect(part.x + 34, part.y + 6, part.w - 40, part.h - 12, ' fill="url(#k-tesserae)" opacity=".5"', 6)
    return said


def auction_card(part: Part) -> tuple[float, float]:
    return part.middle(148) + 104, part.y + 160


def _theatrum(layout: Layout, part: Part) -> str:
    said = _panel(part, "THEATRUM", "IV")
    said += scenery.theatre(part.x + part.w / 2, part.y + 108, 68)
    said += _space(layout, THEATRUM)
    x, y = auction_card(part)
    return said + place_for_card(x, y + 1, 50) + rule(part.x + 14, part.y + 200, part.w - 28)


# ---------------------------------------------------------------------- Forum, tracks, Portus


def _forum(layout: Layout, part: Part) -> str:
    said = _panel(part, "FORUM", "V")
    said += scenery.temple(part.x + 4, part.y + 36, part.w - 8, 134, len(FORUM_SPACES), 48)
    said += use("eagle", part.x + part.w / 2, part.y + 66, 36)
    for order, space in enumerate(FORUM_SPACES):
        x, _, _ = layout.spaces[space]
        printed = SPACES[space]
        said += text(x, part.y + 97.5, numeral(order + 1), 15, "ink") + _space(layout, space)
        shown = ["house"] * printed.limit + (["points"] if printed.scores else [])
        for i, icon in enumerate(shown):
            icon_x = x + (i - (len(shown) - 1) / 2) * 20
            said += _building(icon_x, part.y + 190) if icon == "house" else points("+", icon_x, part.y + 190, 20)
    return said


def _building(x: float, y: float) -> str:
    """A house nobody owns yet."""
    return (
        f'<path d="M{num(x - 7)} {num(y - 1)}V{num(y + 9)}H{num(x + 7)}'
        f'V{num(y - 1)}"{paint("marble", "ink_soft", 1.4)}/>'
        f'<path d="M{num(x - 9.5)} {num(y)}L{num(x - 5)} {num(y - 8)}H{num(x + 5)}L{num(x + 9.5)} {num(y)}'
        f'Z"{paint("brick", "ink_soft", 1.4)} stroke-linejoin="round"/>'
        f'<rect x="{num(x - 2.5)}" y="{num(y + 3)}" width="5" height="6"{paint("ink_soft")}/>'
    )


def _tracks(layout: Layout, part: Part, seats: int, lang: str) -> str:
    said = _panel(part, "AQVILEIA")
    is_wide = part.w > 300
    for words, row in (("tiebreak", layout.tiebreak), ("round", layout.rounds)):
        x = (row[0][0] + row[-1][0]) / 2
        said += caption(x, row[0][1] - (26 if is_wide else 25), say(BOARD[words], lang), 200, "ink_soft")
    for number, (x, y) in enumerate(layout.tiebreak):
        if number < seats:
            said += cell(x - 19, y - 19, 38, 38, str(number + 1), "ochre" if number == 0 else "inset", 18)
        else:
            said += f'<g opacity=".35">{cell(x - 19, y - 19, 38, 38, "")}</g>'
    for number, (x, y) in enumerate(layout.rounds):
        said += f'<circle cx="{num(x)}" cy="{num(y)}" r="15.5"{paint("inset", "inset_edge", 1.4)}/>'
        said += text(x, y + 5.5, numeral(number + 1), 15, "ink_soft")
    assert len(layout.tiebreak) == MAX_SEATS
    return said


def _portus(layout: Layout, part: Part) -> str:
    is_wide = part.w > 600
    said = slab(part.x, part.y, part.w, part.h)
    lx, ly, _ = layout.spaces[LATRO]
    quays = [layout.spaces[space] for space in QUAYS]
    if is_wide:
        said += inscription(part.x + 5, part.y + 5, 150, "PORTUS", "VI")
        said += scenery.sea(part.x + 352, part.y + 5, part.w - 357, part.h - 10)
        said += text(part.x + 118, part.y + 66, "LATRO", 17, "ink") + _arrow(part.x + 302, part.y + 48, 36)
    else:
        said += inscription(part.x + 5, part.y + 5, part.w - 10, "PORTUS", "VI")
        said += scenery.sea(part.x + 106, part.y + 36, part.w - 111, part.h - 41)
        said += caption(part.x + 52, part.y + 52, "LATRO", 96)
    said += _space(layout, LATRO)
    for i, face in enumerate(("gold", "bronze")):
        said += use(f"die-red-{face}", lx + 44 + (32 * i if is_wide else 0), ly + (0 if is_wide else -15 + 30 * i), 27)
    for metal, (x, y, _) in enumerate(quays):
        said += _quay(x - 77, y - 28, 106, METAL_IDS[metal])
        said += _space(layout, QUAYS[metal])
    if is_wide:
        said += scenery.galley(part.x + 952, part.y + 56, 0.9) + scenery.lighthouse(part.x + 1090, part.y + 86)
    return said


def _arrow(x: float, y: float, w: float) -> str:
    return (
        f'<path d="M{num(x)} {num(y)}H{num(x + w)}M{num(x + w - 7)} {num(y - 5)}L{num(x + w)} {num(y)}'
        f'L{num(x + w - 7)} {num(y + 5)}"'
        f'{paint("none", "inset_edge", 1.8)} stroke-linecap="round"/>'
    )


def _quay(x: float, y: float, w: float, metal: str) -> str:
    """A stone pier with a place for a coin and one for a henchman."""
    dark = METALS[metal][2]
    blocks = "".join([f"M{num(x + w * i / 5)} {num(y)}V{num(y + 56)}" for i in range(1, 5)])
    return (
        rect(x + 2, y + 4, w, 56, ' fill="#1d120a" fill-opacity=".3"', 5)
        + rect(x, y, w, 56, paint("stone", "line", 1.6), 5)
        + f'<path d="{blocks}M{num(x)} {num(y + 28)}H{num(x + w)}"{paint("none", "stone_deep", 1.2)}/>'
        + f'<circle cx="{num(x + 25)}" cy="{num(y + 28)}" r="17"{paint("inset", "line", 1.6)}/>'
        + f'<g opacity=".5">{use(f"coin-{metal}", x + 25, y + 28, 30)}</g>'
        + f'<circle cx="{num(x + 25)}" cy="{num(y + 28)}" r="17" fill="none" stroke="{dark}" stroke-width="1.4" '
        'stroke-dasharray="3 3"/>'
    )


# ---------------------------------------------------------------------- lots


def colour_places(part: Part) -> list[tuple[int, float, float]]:
    """The four wreaths in the title of the villas: the colours."""
    return [(colour, part.x + part.w - 118 + 31 * colour, part.y + 18) for colour in range(len(COLOUR_IDS))]


def _lots(layout: Layout, parts: dict[str, Part], lang: str) -> str:
    said = _panel(parts["workshops"], say(BOARD["workshops"], lang))
    villas = parts["villas"]
    said += slab(villas.x, villas.y, villas.w, villas.h)
    said += inscription(villas.x + 5, villas.y + 5, villas.w - 10, say(BOARD["villas"], lang))
    for colour, x, y in colour_places(villas):
        said += f'<circle cx="{num(x)}" cy="{num(y)}" r="13"{paint("inset", "band_edge", 1)}/>'
        said += wreath(COLOUR_IDS[colour], x, y, 25) + use(f"sign-{COLOUR_IDS[colour]}", x, y, 11)
    for number, (x, y) in enumerate(layout.lots):
        said += _lot(number, x, y)
    return said


def _lot(number: int, x: float, y: float) -> str:
    lot = LOTS[number]
    w, h = TILE_WIDTH, TILE_HEIGHT
    said = rect(x, y, w, h, paint("inset", "inset_edge", 1.2), 5)
    if lot.kind == LotKind.VILLA:
        dye = COLOUR_IDS[lot.colour or 0]
        said += rect(x + 1, y + 1, w - 2, 58, f' fill="{DYES[dye][0]}" fill-opacity=".3"', 4)
        said += use(f"villa-{dye}", x + 31, y + 32, 50)
        said += wreath(dye, x + 79, y + 31, 46) + text(x + 79, y + 38, str(lot.vp), 20, "ink")
    elif lot.kind == LotKind.WORKSHOP:
        said += rect(x + 1, y + 1, w - 2, 58, paint("brick") + ' fill-opacity=".16"', 4)
        name = say(lot.names, "en").rpartition("(")[2].rstrip(")")
        said += fitted(x + w / 2, y + 15, name, w - 8, 15, 14, "ink_soft")
        said += use("workshop", x + 26, y + 39, 40) + use(f"trade-{TRADES[lot.id]}", x + 57, y + 40, 25)
        said += points(str(lot.vp), x + 88, y + 39, 31)
    else:
        said += rect(x + 1, y + 1, w - 2, 58, paint("ochre") + ' fill-opacity=".22"', 4)
        said += use("bank", x + 29, y + 32, 46)
        paid = [metal for metal in range(3) if lot.pays[metal]]
        spots = ((66, 32), (90, 32)) if len(paid) == 2 else ((78, 19), (66, 42), (90, 42))
        for metal, (cx, cy) in zip(paid, spots):
            said += coin_of(METAL_IDS[metal], lot.pays[metal], x + cx, y + cy, 24)
    return said + _cost(number, x + w / 2, y + 72)


def _cost(number: int, x: float, y: float) -> str:
    """The price in a row: coins with numbers, then slaves."""
    lot = LOTS[number]
    asked = [metal for metal in range(3) if lot.cost[metal]]
    total = 25 * len(asked) + (31 if lot.slaves else 0)
    left = x - total / 2
    said = ""
    for metal in asked:
        said += coin_of(METAL_IDS[metal], lot.cost[metal], left + 12.5, y, 23)
        left += 25
    if lot.slaves:
        said += use("servant", left + 11, y, 24) + text(left + 25, y + 5.5, str(lot.slaves), 16, "ink")
    return said


# ---------------------------------------------------------------------- beside the board


def _emblem(part: Part) -> str:
    """The town's eagle, where no player sits."""
    x, y = part.x + part.w / 2, part.y + part.h / 2
    r = min(part.w, part.h) / 2 - 18
    letters = ""
    if part.w > 1.6 * part.h:  # room for the name on either side
        size = min(48.0, (part.w / 2 - r - 30) / 3.4)
        for words, middle in (("AQVI", (part.x + 12 + x - r) / 2), ("LEIA", (x + r + part.x + part.w - 12) / 2)):
            letters += text(middle, y + size * 0.35, words, size, "band_ink", more=' letter-spacing="2"')
    said = tesserae(part.x, part.y, part.w, part.h, "brick", 6)
    said += rect(part.x, part.y, part.w, part.h, paint("none", "line", 2), 6)
    said += rect(part.x + 7, part.y + 7, part.w - 14, part.h - 14, paint("none", "ochre", 2), 4)
    said += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{paint("inset", "ochre", 5)}/>'
    said += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="url(#k-tesserae)"/>'
    said += (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r - 7)}" fill="none" stroke="{INK}" stroke-opacity=".5" '
        'stroke-width="1.5" stroke-dasharray="6 5"/>'
    )
    return said + letters + wreath("green", x, y, 1.96 * r) + use("eagle", x, y, 1.25 * r)
