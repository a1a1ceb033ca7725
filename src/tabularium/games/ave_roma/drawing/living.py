"""What changes from position to position on the board: cards on show, places to choose, and movable pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    AEDILIS,
    BOARD_LOCATIONS,
    CARD,
    CARDS,
    DECKS,
    FIRST_ROW,
    GOODS,
    LOCATIONS,
    LOOP,
    MERCATOR,
    OPEN_LOCATIONS,
    PROPRAETOR,
    ROMA,
    ROWS,
    SLOTS,
    TOP_LEVEL,
    TOP_POLITICS,
)
from tabularium.games.ave_roma.drawing.faces import (
    AREA_CARD_HEIGHT,
    CARD_HEIGHT,
    area_face,
    area_icon,
    area_rows,
    face,
)
from tabularium.games.ave_roma.drawing.hand import draw_cards
from tabularium.games.ave_roma.drawing.mats import draw_mat
from tabularium.games.ave_roma.drawing.places import (
    LEVEL_HEIGHT,
    Part,
    area_card,
    brown_place,
    card_width,
    colosseum_marker,
    colosseum_space,
    cube_place,
    deck_place,
    hand_place,
    level_y,
    order_place,
    politics_place,
    pool_place,
    slot_card,
    top_card,
    training_place,
    worker_place,
)
from tabularium.games.ave_roma.drawing.stage import Stage
from tabularium.games.ave_roma.phrases import landing, w
from tabularium.games.ave_roma.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, numeral, squeezed, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import rect

AREA_LOCATIONS: Final = tuple([LOCATIONS[location].id for location in (AEDILIS, MERCATOR, PROPRAETOR)])


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    asked = view["asked"]
    is_mine = asked is not None and asked["seat"] == stage.seat
    _strip(said, stage, view)
    for number in range(len(view["areas"])):
        _area(said, stage, view, number, asked if is_mine else None)
    for row in ROWS:
        _row(said, stage, view, row)
    _locations(said, stage, view, asked if is_mine else None)
    _under_way(said, stage, view)
    if is_mine and asked is not None and asked["kind"] == "walking":
        x, y = colosseum_space(stage.layout.locations[ROMA], asked["space"])
        said["spot-step-pay"] = sheet.round_spot("step:pay", x, y, 23, stage.explain("step:pay"))
    for seat in range(stage.seats):
        draw_mat(said, stage, view, seat, names[seat])
    if is_mine and asked is not None and asked["kind"] == "raising_politics":
        player = view["players"][asked["seat"]]
        x, y = politics_place(stage.layout.mats[asked["seat"]], min(TOP_POLITICS, player["politics"] + 1))
        said["spot-politics-rise"] = sheet.box_spot("politics:rise", x, y, 18, 28, stage.explain("politics"))
    draw_cards(said, stage, view, list(names))
    _pieces(said, stage, view)
    return said


def _show(key: str, content: str, title: str) -> str:
    return f'<g id="{key}"><title>{esc(title)}</title>{content}</g>'


def _strip(said: dict[str, str], stage: Stage, view: View) -> None:
    """Round and phase; the order of play stands beside it in discs."""
    part = stage.layout.strip
    phase = say(BOARD["over"], stage.lang) if view["asked"] is None else w(f"phase_{view['phase']}", stage.lang)
    if view["is_ending"] and view["phase"] == "action":
        phase = say(BOARD["last_round"], stage.lang)
    key = ("strip", view["round"], phase, view["decks"]["area"])
    said["show-strip"] = stage.drawn(key) or stage.keep(key, _strip_text(stage, view, part, phase))


def _strip_text(stage: Stage, view: View, part: Part, phase: str) -> str:
    drawn = text(part.x + 26, part.y + 31, numeral(view["round"]), 22, "ink")
    drawn += squeezed(part.x + 48, part.y + 29, phase, part.w - 112 - 34 * stage.seats, 16, "ink_soft", "start")
    x = part.x + part.w - 34 * stage.seats - 38
    drawn += use("deck-area", x, part.y + 23, 30)
    drawn += f'<circle cx="{num(x + 12)}" cy="{num(part.y + 34)}" r="11"{paint("marble", "ink_soft", 1.2)}/>'
    drawn += text(x + 12, part.y + 39, str(view["decks"]["area"]), 14, "ink")
    title = say(BOARD["areas"], stage.lang).format(view["decks"]["area"])
    return _show("show-strip", drawn, title)


# ---------------------------------------------------------------------- areas


def _area(said: dict[str, str], stage: Stage, view: View, number: int, asked: dict[str, Any] | None) -> None:
    part, area = stage.layout.areas[number], view["areas"][number]
    if area["card"] is not None:
        key, lies = f"show-area-{number}", ("area", number, area["card"], area["position"])
        x, y = area_card(part, area["position"] == "upper")
        if stage.drawn(lies) is None:
            drawn = area_face(CARDS[CARD[area["card"]]], part.w - 14, AREA_CARD_HEIGHT, stage.lang)
            titled = f"<title>{esc(stage.explain(area['card']))}</title>{drawn}"
            stage.keep(lies, sheet.group(key, titled, x, y))
        said[key] = stage.drawn(lies) or ""
    if asked is None:
        return
    kind, seat = asked["kind"], asked["seat"]
    is_here = view["action"] is not None and view["action"]["value"] == number + 1
    if is_here and area["card"] is not None:
        _area_choices(said, stage, part, area, kind)
    level = area["levels"][seat]
    if kind == "rising_anywhere":
        _level_spot(said, stage, part, f"rise:{number + 1}", landing(area, seat, 1))
    elif kind == "scoring_area" and level is not None:
        _level_spot(said, stage, part, f"score:{number + 1}", level)
    elif kind == "raising_area" and level is not None:
        for rises in range(1, min(asked["rises"], TOP_LEVEL - level) + 1):
            _level_spot(said, stage, part, f"raise:{number + 1}.by{rises}", level + rises)


def _level_spot(said: dict[str, str], stage: Stage, part: Part, action: str, level: int) -> None:
    x, y = part.x + part.w / 2 - 2, level_y(part, level) - 0.8
    title = stage.explain(action)
    said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, part.w - 50, LEVEL_HEIGHT, title, line=3, radius=3)


def _area_choices(said: dict[str, str], stage: Stage, part: Part, area: dict[str, Any], kind: str) -> None:
    """Resources and halves of the area card that the action uses."""
    card = CARDS[CARD[area["card"]]]
    x, y = area_card(part, area["position"] == "upper")
    wide = part.w - 14
    rows = area_rows(AREA_CARD_HEIGHT)
    if kind == "choosing_half":
        for action, row in (("half:top", rows[0]), ("half:bottom", rows[1])):
            said[sheet.spot_id(action)] = sheet.box_spot(action, x - 10, y + row, wide - 26, 34, stage.explain("half"))
    verb = {"trading": "buy", "taking_type": "gain", "using_province": "gain"}.get(kind)
    if verb is None:
        return
    for row, goods in zip(rows, (card.top, card.bottom), strict=True):
        for number, good in enumerate(goods):
            action = f"{verb}:{GOODS[good].id}"
            if sheet.spot_id(action) not in said:
                dx, dy = area_icon(wide, number, row)
                title = stage.explain(action)
                said[sheet.spot_id(action)] = sheet.box_spot(action, x + dx, y + dy, 32, 32, title, line=3)


# ---------------------------------------------------------------------- rows and locations


def _row(said: dict[str, str], stage: Stage, view: View, row: int) -> None:
    location = LOCATIONS[FIRST_ROW + row].id
    for slot, printed in enumerate(view["rows"][location]):
        name = printed["card"]
        action = f"to:{location}.{slot + 1}"
        key, lies = sheet.spot_id(action), ("slot", row, slot, name)
        said[key] = stage.drawn(lies) or stage.keep(lies, _slot(stage, row, slot, action, name))
    deck = DECKS[row + 1].id
    count = view["decks"][deck]
    left = ("deck", row, count)
    said[f"show-deck-{row}"] = stage.drawn(left) or stage.keep(left, _deck(stage, row, deck, count))
    top = view["tops"][deck]
    if top is not None:
        turned = ("top", row, top)
        said[f"show-top-{row}"] = stage.drawn(turned) or stage.keep(turned, _top(stage, row, top))


def _slot(stage: Stage, row: int, slot: int, action: str, name: str | None) -> str:
    """A card with the place above it: one thing to choose."""
    layout = stage.layout
    x, y = slot_card(layout, row, slot)
    wide = card_width(layout)
    title = stage.explain(action)
    drawn = ""
    if name is not None:
        drawn = f'<g transform="translate(0 21)">{face(CARDS[CARD[name]], wide, stage.lang, stage.seats)}</g>'
        title = f"{stage.explain(name)[:-1]}. {title}"
    return sheet.box_spot(action, x, y - 21, wide + 3, CARD_HEIGHT + 45, title, drawn)


def _deck(stage: Stage, row: int, deck: str, count: int) -> str:
    x, y = deck_place(stage.layout, row)
    drawn = use(f"deck-{deck}", x - 14, y + 1, 24)
    drawn += f'<circle cx="{num(x + 13)}" cy="{num(y)}" r="12"{paint("marble", "ink_soft", 1.2)}/>'
    return _show(
        f"show-deck-{row}", drawn + text(x + 13, y + 5.5, str(count), 15, "ink"), w("deck_left", stage.lang, count)
    )


def _top(stage: Stage, row: int, name: str) -> str:
    """Advanced mode: the card that lies face up on its deck."""
    x, y = top_card(stage.layout, row)
    drawn = face(CARDS[CARD[name]], 88, stage.lang, stage.seats)
    return _show(f"show-top-{row}", f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>', stage.explain(name))


def _locations(said: dict[str, str], stage: Stage, view: View, asked: dict[str, Any] | None) -> None:
    """Where workers go, or where they are collected from."""
    layout = stage.layout
    kind = "" if asked is None else asked["kind"]
    if kind == "choosing_workers" and asked is not None:
        _workers_to_take(said, stage, view, asked["location"])
        return
    for location in OPEN_LOCATIONS:
        part, name = layout.locations[location], LOCATIONS[location].id
        action = f"collect:{name}" if kind == "collecting" else f"to:{name}"
        x, y = part.middle
        spot = ("location", action)
        said[sheet.spot_id(action)] = stage.drawn(spot) or stage.keep(
            spot, sheet.box_spot(action, x, y, part.w - 4, part.h - 4, stage.explain(action))
        )
    if kind == "collecting":
        for row in ROWS:
            part, name = layout.rows[row], LOCATIONS[FIRST_ROW + row].id
            action = f"collect:{name}"
            for slot in range(SLOTS):
                del said[sheet.spot_id(f"to:{name}.{slot + 1}")]
            for slot, printed in enumerate(view["rows"][name]):
                if printed["card"] is not None:
                    _plain_card(said, stage, row, slot, printed["card"])
            said[sheet.spot_id(action)] = sheet.box_spot(
                action, part.x + part.w / 2, part.y + 58, part.w - 8, 44, stage.explain(action)
            )


def _plain_card(said: dict[str, str], stage: Stage, row: int, slot: int, name: str) -> None:
    key, lies = f"show-slot-{row}-{slot}", ("plain", row, slot, name)
    x, y = slot_card(stage.layout, row, slot)
    if stage.drawn(lies) is None:
        drawn = face(CARDS[CARD[name]], card_width(stage.layout), stage.lang, stage.seats)
        stage.keep(lies, sheet.group(key, f"<title>{esc(stage.explain(name))}</title>{drawn}", x, y))
    said[key] = stage.drawn(lies) or ""


def _workers_to_take(said: dict[str, str], stage: Stage, view: View, location: str) -> None:
    number = [place.id for place in LOCATIONS].index(location)
    shown: set[int] = set()
    for space, value in enumerate(view["spaces"][location]):
        if value and value not in shown:
            shown.add(value)
            action = f"take:{value}"
            x, y = worker_place(stage.layout, number, space)
            said[sheet.spot_id(action)] = sheet.round_spot(action, x, y, 19, stage.explain(action))


def _under_way(said: dict[str, str], stage: Stage, view: View) -> None:
    """A frame around the area that the action under way is about."""
    action = view["action"]
    if action is None or action["location"] not in AREA_LOCATIONS:
        return
    part = stage.layout.areas[action["value"] - 1]
    frame = rect(
        part.x + 1, part.y + 1, part.w - 2, part.h - 2, paint("none", "glow", 3) + ' stroke-dasharray="9 5"', 6
    )
    said["show-under-way"] = sheet.group("show-under-way", frame)


# ---------------------------------------------------------------------- pieces


def _pieces(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    _workers(said, stage, view)
    for number, area in enumerate(view["areas"]):
        part = layout.areas[number]
        x, y = brown_place(part, area["brown"])
        said[f"piece-brown-{number}"] = sheet.piece(f"brown-{number}", x, y, "brown", 20)
        low = [seat for seat, level in enumerate(area["levels"]) if level == 0]
        for seat, level in enumerate(area["levels"]):
            x, y = cube_place(part, level or 0, low.index(seat) if level == 0 else 0, len(low))
            name = f"cube-{number}-{seat}"
            said[f"piece-{name}"] = sheet.piece(name, x, y, f"cube-{seat}", 20, is_seen=level is not None)
    roma = layout.locations[ROMA]
    for space in range(LOOP):
        there = [seat for seat, player in enumerate(view["players"]) if player["colosseum"] == space]
        for rank, seat in enumerate(there):
            x, y = colosseum_marker(roma, space, rank, len(there))
            said[f"piece-roma-{seat}"] = sheet.piece(f"roma-{seat}", x, y, f"disc-{seat}", 27)
    for seat, player in enumerate(view["players"]):
        x, y = politics_place(layout.mats[seat], player["politics"])
        said[f"piece-politics-{seat}"] = sheet.piece(f"politics-{seat}", x, y, f"disc-{seat}", 20)
        place = view["order"].index(seat) if seat in view["order"] else seat
        x, y = order_place(layout, place, stage.seats)
        said[f"piece-order-{seat}"] = sheet.piece(f"order-{seat}", x, y, f"disc-{seat}", 32, seat in view["order"])


def _workers(said: dict[str, str], stage: Stage, view: View) -> None:
    """One worker for every space. He who is not there waits unseen where the next one will be sent from."""
    value, home = _next_worker(stage, view)
    for location in BOARD_LOCATIONS:
        spaces = view["spaces"][LOCATIONS[location].id]
        if location < FIRST_ROW and stage.seats > 2:
            spaces = spaces[: view["usable"]]
        for space, stands in enumerate(spaces):
            name = f"worker-{location}-{space}"
            x, y = worker_place(stage.layout, location, space)
            if not stands and home is not None:
                x, y = home
            key = ("worker", location, space, stands or value, x, y, bool(stands))
            said[f"piece-{name}"] = stage.drawn(key) or stage.keep(
                key,
                sheet.piece(name, x, y - (2 if stands else 0), f"worker-{stands or value}", 32, is_seen=bool(stands)),
            )


def _next_worker(stage: Stage, view: View) -> tuple[int, tuple[float, float] | None]:
    """The worker about to be sent: his value and where he stands now."""
    asked = view["asked"]
    if asked is None or view["phase"] != "action":
        return 1, None
    seat: Seat = asked["seat"]
    part = stage.layout.mats[seat]
    kind = asked["kind"]
    if kind == "sending":
        worker: int = asked["worker"]
        if asked["training"] is not None:
            return worker, training_place(part, asked["training"] - 1)
        return worker, hand_place(part, view["players"][seat]["workers"].index(worker))
    if kind == "sending_neutral":
        return asked["value"], pool_place(part, view["pools"][seat].index(asked["value"]))
    return 1, hand_place(part, 2)
