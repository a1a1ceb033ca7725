"""What changes from position to position: paving, cities, the quarry and its slider, cards, pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import coin_of, points, use
from tabularium.games.via_appia.components import CITIES, FIRST_CITY, PARTS, PLACE, SPACES, STONES
from tabularium.games.via_appia.drawing import printed
from tabularium.games.via_appia.drawing.mats import draw_mat
from tabularium.games.via_appia.drawing.places import (
    CARD_WIDTH,
    LEAST,
    NUMBER,
    SCORE_LAP,
    SLAB_SIDES,
    city_plate,
    pawn_place,
)
from tabularium.games.via_appia.drawing.stage import Stage
from tabularium.games.via_appia.drawing.tray import draw_tray
from tabularium.games.via_appia.drawing.words import WRITTEN


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    _road(said, stage, view)
    _cities(said, stage, view)
    _income(said, stage, view)
    draw_tray(said, stage, view)
    _reserve(said, stage, view)
    for seat in range(stage.seats):
        draw_mat(said, stage, view, seat, names[seat])
    _pieces(said, stage, view)
    return said


def _show(key: str, content: str, title: str, more: str = "") -> str:
    return f'<g id="{key}"{more}><title>{esc(title)}</title>{content}</g>'


# ---------------------------------------------------------------------- the road


def _journeys(view: View) -> dict[str, int]:
    """Where the one who is asked may go, and the prices, as far as the reader is told."""
    asked = view["asked"]
    found: dict[str, int] = {} if asked is None else asked.get("journeys", {})
    return found


def _road(said: dict[str, str], stage: Stage, view: View) -> None:
    """A slab, on which one may end a journey, or a place for one."""
    prices = _journeys(view)
    for number, space in enumerate(SPACES):
        paved = view["spaces"][space.id]
        price = prices.get(space.id, -1)
        action = f"go:{space.id}" if paved else f"lay:{space.id}"
        lies = (action, price)
        said[sheet.spot_id(action)] = stage.drawn(lies) or stage.keep(lies, _space(stage, number, action, price))


def _space(stage: Stage, number: int, action: str, price: int) -> str:
    x, y = stage.layout.places[number]
    size = SPACES[number].size
    side = SLAB_SIDES[size]
    title = stage.explain(action)
    content = ""
    if action.startswith("go:"):
        content = use(f"slab-{size}", 0, 0, side + 3)
        if price >= 0:
            content += coin_of("bronze", price, side / 2 - 4, side / 2 - 4, 22)  # a pawn stands in the middle
            title = say(WRITTEN["for"], stage.lang).format(title, price)
        content += _number(number, side)
    return sheet.box_spot(action, x, y, side + 5, side + 5, title, content)


def _number(number: int, side: float) -> str:
    """A slab keeps the number of its space: in the corner, where neither pawn nor price covers it."""
    written = text(8 - side / 2, 11 - side / 2, str(int(SPACES[number].id[1:])), NUMBER, "#fffaf0")
    return f'<g stroke="#2b1b12" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke">{written}</g>'


def _cities(said: dict[str, str], stage: Stage, view: View) -> None:
    prices = _journeys(view)
    for number, city in enumerate(CITIES):
        state = view["cities"][city.id]
        price = prices.get(city.id, -1)
        action = f"go:{city.id}"
        lies = (action, price, state["markers"], *state["tiles"])
        if number:
            said[sheet.spot_id(action)] = stage.drawn(lies) or stage.keep(
                lies, _city(stage, number, action, price, state)
            )


def _city(stage: Stage, number: int, action: str, price: int, state: dict[str, Any]) -> str:
    """Victory tiles, the best on top, and the markers of those who have been there."""
    x, y = stage.layout.places[FIRST_CITY + number]
    plate_x, plate_y = city_plate(stage.layout, number)
    dx, dy = plate_x - x, plate_y - y
    content = ""
    tiles_left, markers = len(state["tiles"]), state["markers"]
    start = dx - (34 * tiles_left + 20 * markers) / 2
    for place, tile in enumerate(state["tiles"]):
        at_x = start + 34 * place + 17
        content += use("victory", at_x, dy + 31, 34) + points(str(tile), at_x, dy + 30, 30)
    for marker in range(markers):
        content += use("marker", start + 34 * tiles_left + 20 * marker + 10, dy + 31, 22)
    tiles = ", ".join([str(tile) for tile in state["tiles"]]) or say(WRITTEN["none"], stage.lang)
    title = say(WRITTEN["city"], stage.lang).format(stage.explain(action), tiles, state["markers"])
    if price >= 0:
        content += coin_of("bronze", price, 0, 2, 28)
        title = say(WRITTEN["for"], stage.lang).format(title, price)
    return sheet.box_spot(action, x, y - 4, 70, 64, title, f'<g transform="translate(0 4)">{content}</g>', radius=14)


# ---------------------------------------------------------------------- cards


def _income(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    asked = view["asked"]
    halved = asked["card"] if asked is not None and "card" in asked else None
    for slot, entry in enumerate(view["income"]):
        card, used = entry["card"], entry["is_used"]
        x, y = layout.cards[slot]
        if used and card != halved:
            key, turned = f"show-card-{slot}", ("used", slot)
            said[key] = stage.drawn(turned) or stage.keep(
                turned,
                _show(
                    key,
                    f'<g opacity=".6">{cards.card("back-income", x, y, CARD_WIDTH)}</g>',
                    say(WRITTEN["used"], stage.lang),
                ),
            )
            continue
        lies = ("card", slot, card, halved == card)
        if halved == card:
            face = cards.card(f"card-{card}", x, y, CARD_WIDTH)
            said[f"show-card-{slot}"] = sheet.group(f"show-card-{slot}", face)
            for action, middle in (("half:sesterces", y - 24), ("half:stones", y + 23)):
                said[sheet.spot_id(action)] = sheet.box_spot(
                    action, x, middle, CARD_WIDTH - 2, 42, stage.explain(action)
                )
        else:
            action = f"take:{card}"
            said[sheet.spot_id(action)] = stage.drawn(lies) or stage.keep(
                lies,
                sheet.box_spot(
                    action,
                    x,
                    y,
                    CARD_WIDTH + 4,
                    CARD_WIDTH * 1.4 + 4,
                    stage.explain(action),
                    cards.card(f"card-{card}", 0, 0, CARD_WIDTH),
                ),
            )
    x, y = layout.pile
    count = len(view["pile"])
    pile = ("pile", count)
    said["show-pile"] = stage.drawn(pile) or stage.keep(
        pile, _show("show-pile", cards.stack("back-income", x, y, count, 56), stage.explain("pile"))
    )


def _reserve(said: dict[str, str], stage: Stage, view: View) -> None:
    """Stones, slabs and bonus tiles that are left; fallen stones that wait."""
    key = ("reserve", *view["stone_reserve"].values(), *view["slab_reserve"].values(), *view["bonus_left"].values())
    said["show-reserve"] = stage.drawn(key) or stage.keep(key, _stock(stage, view))
    fallen = view["fallen"]
    for size, y in printed.trade_rows(stage.layout.parts["trade"]):
        count = fallen[STONES[size].id]
        name, waits = f"show-fallen-{STONES[size].id}", ("fallen", size, count)
        said[name] = stage.drawn(waits) or stage.keep(waits, _fallen(stage, name, size, count, y))


def _fallen(stage: Stage, name: str, size: int, count: int, y: float) -> str:
    part = stage.layout.parts["trade"]
    x = part.x + part.w / 2 - 128
    drawn = use(f"stone-{size}", x, y, (24, 30, 38)[size]) + text(x + 24, y + 7, f"×{count}", 18, "ink", "start")
    return sheet.group(name, drawn if count else f'<g opacity=".35">{drawn}</g>')


def _stock(stage: Stage, view: View) -> str:
    part = stage.layout.parts["reserve"]
    drawn = ""
    rows = (
        ("stones", [(f"stone-{s}", (18, 24, 30)[s], view["stone_reserve"][STONES[s].id]) for s in (2, 1, 0)]),
        ("slabs", [(f"slab-{s}", (20, 26, 32)[s], view["slab_reserve"][STONES[s].id]) for s in (2, 1, 0)]),
        ("bonus", [(f"bonus-{p}", 28, view["bonus_left"][kind.id]) for p, kind in enumerate(PARTS)]),
    )
    for row, (words, entries) in enumerate(rows):
        y = part.y + 54 + 37 * row
        drawn += text(part.x + 16, y + 5, say(WRITTEN[words], stage.lang), LEAST, "ink_soft", "start")
        for place, (symbol, size, count) in enumerate(entries):
            x = part.x + 112 + (part.w - 120) / 3 * place
            shown = use(symbol, x, y, size) + text(x + 21, y + 7, str(count), 18, "ink", "start")
            drawn += shown if count else f'<g opacity=".4">{shown}</g>'
    return _show("show-reserve", drawn, say(WRITTEN["reserve"], stage.lang))


# ---------------------------------------------------------------------- pieces


def _pieces(said: dict[str, str], stage: Stage, view: View) -> None:
    """Every movable piece, in one flat layer and in absolute coordinates."""
    layout = stage.layout
    where: dict[str, list[int]] = {}
    for seat, player in enumerate(view["players"]):
        where.setdefault(player["pawn"], []).append(seat)
    for place, seats in where.items():
        for order, seat in enumerate(seats):
            x, y = pawn_place(layout, PLACE[place], order, len(seats))
            said[f"piece-pawn-{seat}"] = sheet.piece(f"pawn-{seat}", x, y, f"henchman-{seat}", 36)
    if layout.score:
        at: dict[int, int] = {}
        for seat, player in enumerate(view["players"]):
            cell = (player["score"] - 1) % SCORE_LAP
            x, y, w, h = layout.score[cell]
            shift = 11 * at.get(cell, 0)
            at[cell] = at.get(cell, 0) + 1
            mid_x, mid_y = (x + w / 2 + shift, y + h / 2) if w > h else (x + w / 2, y + h / 2 + shift)
            said[f"piece-score-{seat}"] = sheet.piece(f"score-{seat}", mid_x, mid_y, f"disc-{seat}", 29)
