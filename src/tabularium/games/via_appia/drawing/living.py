"""What changes from position to position: paving, cities, the quarry and its slider, cards, pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import coin_of, points, use
from tabularium.games.kit.palette import num, paint
from tabularium.games.via_appia import quarry
from tabularium.games.via_appia.components import (
    CITIES,
    FIRST_CITY,
    PARTS,
    PLACE,
    RADIUS_MM,
    SLOPE_MAX,
    SPACES,
    STONES,
    TRAY_WIDTH_MM,
)
from tabularium.games.via_appia.drawing import printed
from tabularium.games.via_appia.drawing.mats import draw_mat
from tabularium.games.via_appia.drawing.places import CARD_WIDTH, MM, SCORE_LAP, SLAB_SIDES, city_plate, pawn_place
from tabularium.games.via_appia.drawing.stage import Stage
from tabularium.games.via_appia.drawing.words import WRITTEN

SIZE: Final = {stone.id: size for size, stone in enumerate(STONES)}
HAND_MM: Final = 3
"""How far the hand commonly misses: two standard deviations."""


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    _road(said, stage, view)
    _cities(said, stage, view)
    _income(said, stage, view)
    _tray(said, stage, view)
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
            content += coin_of("bronze", price, 0, 0, 25)
            title = say(WRITTEN["for"], stage.lang).format(title, price)
    return sheet.box_spot(action, x, y, side + 5, side + 5, title, content)


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
        content += use("victory", at_x, dy + 31, 33) + points(str(tile), at_x, dy + 30, 27)
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
        drawn += text(part.x + 16, y + 5, say(WRITTEN[words], stage.lang), 15, "ink_soft", "start")
        for place, (symbol, size, count) in enumerate(entries):
            x = part.x + 112 + (part.w - 120) / 3 * place
            shown = use(symbol, x, y, size) + text(x + 21, y + 7, str(count), 18, "ink", "start")
            drawn += shown if count else f'<g opacity=".4">{shown}</g>'
    return _show("show-reserve", drawn, say(WRITTEN["reserve"], stage.lang))


# ---------------------------------------------------------------------- the quarry


def _tray(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    left, line = layout.tray
    drawn = ""
    for size, x, y in view["quarry"]:
        at = layout.in_tray(x / 1000, y / 1000)
        drawn += use(f"stone-{SIZE[size]}", *at, 2 * MM * RADIUS_MM[SIZE[size]])
    measures = f' data-left="{left:.2f}" data-line="{line:.2f}" data-mm="{MM}"'
    title = say(WRITTEN["in_tray"], stage.lang).format(len(view["quarry"]))
    last = view["last_push"]
    if last is not None:
        title += " " + say(WRITTEN["last_push"], stage.lang).format(last["x"], last["slope"])
        said["show-film"] = _film(last)
    said["show-quarry"] = _show("show-quarry", drawn, title, measures)

    asked = view["asked"]
    kind = None if asked is None else asked["kind"]
    if asked is not None and kind == "choosing_position":
        size = SIZE[asked["stone"]]
        said["show-slider"] = _slider(stage, size, TRAY_WIDTH_MM / 2, 0.5)
        low, high = quarry.lateral_range(size)
        for x_mm in range(low, high + 1):
            action = f"at:{x_mm}"
            said[sheet.spot_id(action)] = stage.drawn((action,)) or stage.keep(
                (action,), _position(stage, action, x_mm)
            )
    elif asked is not None and kind == "choosing_slope":
        size, x_mm = SIZE[asked["stone"]], asked["x"]
        aim = _aim(stage, size, x_mm, view["hand_noise"])
        said["show-slider"] = _slider(stage, size, x_mm, 1.0, aim)
        for slope in range(-SLOPE_MAX, SLOPE_MAX + 1):
            action = f"slope:{slope}"
            said[sheet.spot_id(action)] = stage.drawn((action,)) or stage.keep((action,), _slope(stage, action, slope))
    else:
        x, y = layout.in_tray(TRAY_WIDTH_MM - 26, -20)
        said["show-slider"] = sheet.group(
            "show-slider", f'<use href="#slider" transform="translate({num(x)} {num(y)}) scale({MM})"/>'
        )


def _slider(stage: Stage, size: int, x_mm: float, opacity: float, aim: str = "") -> str:
    """The stone before the line and the slider behind it."""
    r = RADIUS_MM[size]
    x, y = stage.layout.in_tray(x_mm, -r)
    stone = use(f"stone-{size}", x, y, 2 * MM * r)
    bar = f'<use href="#slider" transform="translate({num(x)} {num(y + MM * r)}) scale({MM})"/>'
    seen = "" if opacity == 1 else f' opacity="{opacity}"'
    return sheet.group("show-slider", f"{aim}<g{seen}>{bar}{stone}</g>")


def _aim(stage: Stage, size: int, x_mm: int, noise: bool) -> str:
    """Where the push may go: the greatest slopes to both sides, and how far the hand may miss."""
    layout = stage.layout
    r = RADIUS_MM[size]
    spread = r + (HAND_MM if noise else 0)
    far = 60
    corners = [
        layout.in_tray(x_mm - spread, 0),
        layout.in_tray(x_mm - spread - far * SLOPE_MAX / 100, far),
        layout.in_tray(x_mm + spread + far * SLOPE_MAX / 100, far),
        layout.in_tray(x_mm + spread, 0),
    ]
    left, right = layout.tray[0], layout.tray[0] + MM * TRAY_WIDTH_MM
    path = "L".join([f"{num(min(max(x, left), right))} {num(y)}" for x, y in corners])
    return f'<path d="M{path}Z"{paint("glow_soft", "glow", 1.4)} fill-opacity=".35" stroke-dasharray="5 4"/>'


def _position(stage: Stage, action: str, x_mm: int) -> str:
    x, y = stage.layout.in_tray(x_mm, 0)
    return sheet.box_spot(action, x, y + 50, MM, 96, stage.explain(action), radius=0, line=0.5)


def _slope(stage: Stage, action: str, slope: int) -> str:
    x, y = stage.layout.on_ruler(slope)
    return sheet.box_spot(action, x, y, 5.6, 30, stage.explain(action), radius=1, line=0.8)


def _film(last: dict[str, Any]) -> str:
    """The key frames of the last push for whoever moves the stones: tenths of a millimetre, the slider first.

    A frame is ``x,y`` for the slider (``-`` once it is withdrawn) and for each stone; the last stone is the pushed one.
    """
    before = tuple([(SIZE[size], x, y) for size, x, y in last["before"]])
    key = (before, SIZE[last["size"]], last["x"], last["slope"])
    frames = _FILMS.get(key)
    if frames is None:
        if len(_FILMS) >= _FILM_ROOM:
            del _FILMS[next(iter(_FILMS))]
        frames = _FILMS[key] = _shot(*key)
    sizes = "".join([STONES[size].id[0] for size, _, _ in before]) + last["size"][0]
    return (
        f'<g id="show-film" data-seat="{last["seat"]}" data-slope="{last["slope"]}" data-sizes="{sizes}" '
        f'data-film="{frames}"/>'
    )


def _shot(before: tuple[quarry.Stone, ...], size: int, x_mm: int, slope: int) -> str:
    frames: list[str] = []
    for frame in quarry.push(before, size, x_mm, slope).frames:
        slider = "-" if frame.slider is None else f"{frame.slider[0] // 100},{frame.slider[1] // 100}"
        frames.append(" ".join([slider, *[f"{x // 100},{y // 100}" for x, y in frame.stones]]))
    return ";".join(frames)


_FILM_ROOM: Final = 100
_FILMS: Final[dict[tuple[tuple[quarry.Stone, ...], int, int, int], str]] = {}
"""Films of late: every seat and layout shows the same."""


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
            said[f"piece-pawn-{seat}"] = sheet.piece(f"pawn-{seat}", x, y, f"henchman-{seat}", 30)
    if layout.score:
        at: dict[int, int] = {}
        for seat, player in enumerate(view["players"]):
            cell = (player["score"] - 1) % SCORE_LAP
            x, y, w, h = layout.score[cell]
            shift = 11 * at.get(cell, 0)
            at[cell] = at.get(cell, 0) + 1
            mid_x, mid_y = (x + w / 2 + shift, y + h / 2) if w > h else (x + w / 2, y + h / 2 + shift)
            said[f"piece-score-{seat}"] = sheet.piece(f"score-{seat}", mid_x, mid_y, f"disc-{seat}", 26)
