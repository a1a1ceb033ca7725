"""What changes from position to position on the board: forum, sea, city, hippodrome and the displays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import fitted, numeral, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import INK, num, paint
from tabularium.games.kit.panels import inscription, rect
from tabularium.games.kit.parts import Part
from tabularium.games.nova_roma.city import REWARD_CELL, REWARD_CELLS, ZONES
from tabularium.games.nova_roma.components import (
    ESTATE_PRICES,
    FORUM_SIDE,
    HORSES,
    LAST_SPACE,
    MAX_POWER,
    PORTS,
    ROUTES,
    SPECIAL_SLOT,
    TOKENS,
    TRACKS,
)
from tabularium.games.nova_roma.drawing import faces
from tabularium.games.nova_roma.drawing.mats import draw_dummy, draw_hand, draw_mat
from tabularium.games.nova_roma.drawing.pieces import draw_pieces
from tabularium.games.nova_roma.drawing.places import Layout, follower_slot, ghost_offset, slot
from tabularium.games.nova_roma.drawing.signs import good
from tabularium.games.nova_roma.drawing.stage import Stage
from tabularium.games.nova_roma.phrases import PORT, deed_name, follower_name
from tabularium.games.nova_roma.text import next_port
from tabularium.games.nova_roma.words import BOARD

_FORUM_VERBS: Final = {"placing_emperor": "emperor", "placing_legionnaire": "legionnaire"}


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    _forum(said, stage, view)
    _sea(said, stage, view)
    _city(said, stage, view)
    _hippodrome(said, stage, view)
    _displays(said, stage, view)
    for seat in range(stage.seats):
        draw_mat(said, stage, view, seat, names[seat])
    if stage.seat is not None:
        draw_hand(said, stage, view)
    if view["dummy"] is not None:
        draw_dummy(said, stage, view)
    draw_pieces(said, stage, view)
    return said


def asked_of_reader(stage: Stage, view: View) -> str:
    """What the reader is asked, if it is the reader."""
    asked = view["asked"]
    return asked["kind"] if asked is not None and asked["seat"] == stage.seat else ""


# ---------------------------------------------------------------------- forum


def _forum(said: dict[str, str], stage: Stage, view: View) -> None:
    layout, forum = stage.layout, view["forum"]
    part = layout.parts["forum"]
    number = numeral(view["round"]) if view["round"] else ""
    words = (
        f"{BOARD['forum'][stage.lang]} · {BOARD['round'][stage.lang]} {number}"
        if number
        else BOARD["forum"][stage.lang]
    )
    stage.once(
        said,
        "show-forum-title",
        (number,),
        lambda: sheet.group("show-forum-title", inscription(part.x + 5, part.y + 5, part.w - 10, words, high=24)),
    )
    kind = asked_of_reader(stage, view)
    _tiles(said, stage, view, kind)
    _emperor_tile(said, stage, view)
    verb = _FORUM_VERBS.get(view["asked"]["kind"] if view["asked"] else "", "place")
    powers = {tuple(each["cell"]): each for each in forum["powers"]}
    for cell, owner in enumerate(forum["cells"]):
        row, col = divmod(cell, FORUM_SIDE)
        action = f"{verb}:{row}.{col}"
        found = powers.get((row, col)) if owner is None else None
        parts = () if found is None else (_sum(found["row"]), _sum(found["column"]))
        place = layout.forum[cell]
        key = sheet.spot_id(action)
        stage.once(
            said,
            key,
            parts,
            partial(_forum_cell, stage, action, parts, place),
        )


def _sum(line: dict[str, Any]) -> tuple[str, int, int]:
    """NR-47 The power of a line as a sum of its parts; what it could be with followers."""
    parts = str(line["patricians"]) + ("+1" if line["emperor"] else "")
    return parts, line["power"], line["most"]


def _forum_cell(stage: Stage, action: str, parts: Sequence[tuple[str, int, int]], place: Part) -> str:
    content = ""
    for i, (line, power, most) in enumerate(parts):
        y = -place.h / 4 + 2 + i * place.h / 2 - 3
        arrow = "M-5-4L3 0L-5 4Z" if i == 0 else "M-4-5L0 3L4-5Z"
        content += f'<path d="{arrow}" transform="translate({num(-place.w / 2 + 10)} {num(y)})"{paint("brick")}/>'
        said = f"{line}={power}" if "+" in line else str(power)
        content += text(3 if most == power else -2, y + 6, said, 18 if len(said) < 4 else 15, "ink")
        if most > power:
            content += text(place.w / 2 - 11, y + 6, f"↑{most}", 14, "brick")
    x, y = place.x + place.w / 2, place.y + place.h / 2
    title = stage.explain(action.partition(":")[0])
    return sheet.box_spot(action, x, y, place.w - 5, place.h - 5, title, content, radius=6)


def _tiles(said: dict[str, str], stage: Stage, view: View, kind: str) -> None:
    """The eight actions at the ends of their lines; which of them is under way, and what can be chosen of them."""
    layout, forum, asked = stage.layout, view["forum"], view["asked"]
    for line, (place, deed) in enumerate(
        zip((*layout.rows, *layout.columns), (*forum["rows"], *forum["columns"]), strict=False)
    ):
        is_acting = view["acting"] == deed
        power = view["power"] if is_acting else 0
        key = f"show-deed-{line}"
        stage.show(
            said,
            key,
            (deed, power),
            stage.explain(f"deed_{deed}"),
            partial(_tile, stage, place, deed, power),
        )
        x, y = place.x + place.w / 2, place.y + place.h / 2
        if kind == "choosing_order" and line in (asked["cell"][0], FORUM_SIDE + asked["cell"][1]):
            action = "order:row" if line < FORUM_SIDE else "order:column"
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, place.w - 2, place.h - 2, stage.explain("order"))
        elif kind == "performing" and deed == asked["action"]:
            title = stage.explain(f"deed_{deed}")
            said["spot-perform"] = sheet.box_spot("perform", x, y, place.w - 2, place.h - 2, title)
        elif kind == "choosing_petition" and deed != "petition":
            for spent in range(1, MAX_POWER + 1):
                action = f"petition:{deed}.{spent}"
                px = place.x + place.w * (2 * spent - 1) / 6
                dot = f'<circle r="11"{paint("marble", "line", 1.6)}/>' + text(0, 5.5, str(spent), 16)
                title = stage.explain("deed_petition")
                said[sheet.spot_id(action)] = sheet.round_spot(action, px, y - 7, 11, title, dot)


def _tile(stage: Stage, place: Part, deed: str, power: int) -> str:
    part = place.within(2, 2, 2, 2)
    accent = "ochre" if power else "marble"
    said = rect(part.x, part.y, part.w, part.h, paint(accent, "glow" if power else "line", 3 if power else 1.8), 6)
    y = part.y + part.h / 2
    name = BOARD[deed][stage.lang] if deed == "upgrade" else deed_name(deed, stage.lang)
    said += use(f"deed-{deed}", part.x + part.w / 2, y - 8, min(36.0, part.h - 22))
    said += fitted(part.x + part.w / 2, part.y + part.h - 5, name, part.w + 2, 15, 14)
    if power:
        x, y = part.x + part.w - 14, part.y + 14
        said += f'<circle cx="{num(x)}" cy="{num(y)}" r="11"{paint("band", "band_edge", 1.4)}/>'
        said += text(x, y + 6, str(power), 17, "band_ink")
    return said


def _emperor_tile(said: dict[str, str], stage: Stage, view: View) -> None:
    """The tile of the round as a little forum, and how many are left."""
    part, forum = stage.layout.parts["forum"], view["forum"]
    tile = forum["emperor_tile"]
    about = (None if tile is None else tile["id"], forum["emperor_tiles_left"], view["is_solo"])

    def draw() -> str:
        x, y, size = part.x + 12, part.y + 36, 13.0
        drawn = rect(x - 2, y - 1, 4 * size + 4, 4 * size + 4, paint("marble", "line", 1.8), 4)
        for row in range(FORUM_SIDE):
            for col in range(FORUM_SIDE):
                marked = tile is not None and [row, col] in tile["cells"]
                grey = tile is not None and view["is_solo"] and [row, col] in tile["grey"]
                fill = "#8448a0" if marked else "#8f8a86" if grey else "inset"
                drawn += rect(
                    x + col * size + 1, y + row * size + 2, size - 2, size - 2, paint(fill, "inset_edge", 0.8), 2
                )
        drawn += use("emperor", x + 4 * size + 17, y + 19, 27)
        return drawn + text(x + 4 * size + 17, y + 52, f"×{forum['emperor_tiles_left']}", 15, "ink_soft")

    stage.show(said, "show-emperor-tile", about, stage.explain("emperor"), draw)


# ---------------------------------------------------------------------- sea


def _sea(said: dict[str, str], stage: Stage, view: View) -> None:
    """Where the reader's ships could go, with the price of the leg."""
    layout = stage.layout
    for number, port in enumerate(PORTS, 1):
        x, y = layout.ports[number]
        cover = f'<circle cx="{num(x)}" cy="{num(y)}" r="17" fill="none" pointer-events="all"/>'
        stage.show(said, f"show-port-{port.id}", (), stage.explain(port.id), partial(str, cover))
    if asked_of_reader(stage, view) != "sailing" or stage.seat is None:
        return
    for ship, place in enumerate(view["players"][stage.seat]["ships"]):
        for route, named in enumerate(ROUTES):
            if place != "start" and PORTS[PORT[place]].route != route:
                continue
            port_number = next_port(place, route)
            port = PORTS[port_number]
            if port.id == place:
                continue
            x, y = layout.ports[port_number + 1]
            dx, dy = ghost_offset(layout, ship)
            action = f"sail:{ship + 1}.{named.id}"
            content = f'<g opacity=".75">{use(f"ship-{stage.seat}", 0, 0, 30)}</g>' + _price(14, 10, port.sails)
            said[sheet.spot_id(action)] = sheet.box_spot(
                action, x + dx, y + dy, 33, 34, stage.explain(port.id), content
            )


def _price(x: float, y: float, count: int) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="9" fill="#fffaf0" stroke="{INK}" stroke-width="1.2"/>' + text(
        x, y + 5, str(count), 15, INK
    )


# ---------------------------------------------------------------------- city


def _city(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    kind = asked_of_reader(stage, view)
    for reward in view["city"]["rewards"]:
        cell = REWARD_CELLS[REWARD_CELL[reward["id"]]]
        left, top, size = layout.zones[cell.zone]
        x, y = left + size * (cell.col + 0.5), top + size * (cell.row + 0.5)
        if reward["token"] is None:
            continue
        title = stage.explain(reward["token"])
        token, is_paid = reward["token"], reward["is_paid"]
        if kind == "paying_rewards" and reward["id"] in view["asked"]["cells"]:
            action = f"reward:{reward['id']}"
            drawn = _reward(token, size, is_paid)
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, size, size, title, drawn)
        else:
            key = f"show-reward-{reward['id'].replace('.', '-')}"
            stage.show(said, key, (token, is_paid), title, partial(_reward_at, token, size, is_paid, x, y))
    for number, zone in enumerate(view["city"]["zones"]):
        about = (tuple(zone["counts"]), zone["neutral"])
        stage.show(
            said,
            f"show-zone-{number}",
            about,
            stage.explain(zone["id"]),
            partial(_counts, layout, number, zone),
        )


def _reward(token: str, size: float, is_paid: bool) -> str:
    printed = next(each for each in TOKENS if each.id == token)
    radius = size * 0.46
    drawn = f'<circle r="{num(radius)}" fill="#fff4cf" stroke="#86600d" stroke-width="1.8"/>'
    resource, count = printed.reward[0]
    name = ("wheat", "stone", "wood", "wine", "horse", "coin", "influence", "artisan", "good_choice")[resource]
    drawn += good(name, 0, 0, size * 0.66)
    if len(printed.reward) > 1:
        drawn += good("coin", radius * 0.6, radius * 0.6, size * 0.4)
    elif count > 1:
        drawn += _price(radius * 0.7, radius * 0.62, count)
    return f'<g opacity=".35">{drawn}</g>' if is_paid else drawn


def _reward_at(token: str, size: float, is_paid: bool, x: float, y: float) -> str:
    return f'<g transform="translate({num(x)} {num(y)})">{_reward(token, size, is_paid)}</g>'


def _counts(layout: Layout, number: int, zone: dict[str, Any]) -> str:
    """How many pieces of whom lie in a zone."""
    left, top, size = layout.zones[number]
    counts = [(f"badge-{seat}", count) for seat, count in enumerate(zone["counts"])]
    if zone["neutral"]:
        counts.append(("disc-n", zone["neutral"]))
    best = max([count for _, count in counts])
    said = ""
    if layout.name != "tall":
        part = layout.parts["city"]
        y = part.y + 290 + 34 * number
        said += text(part.x + 24, y + 6, ZONES[number].letter.upper(), 18, "ink")
        for i, (sign, count) in enumerate(counts):
            x = part.x + 64 + 50 * i
            said += use(sign, x, y, 24) + text(
                x + 14, y + 6, str(count), 17, "ink" if count == best else "ink_soft", "start"
            )
        return said
    x = left + size * 7 + 24
    for i, (sign, count) in enumerate(counts):
        y = top + 16 + 29 * i
        said += use(sign, x, y, 25) + text(
            x + 18, y + 6, str(count), 18, "ink" if count == best else "ink_soft", "start"
        )
    return said


# ---------------------------------------------------------------------- hippodrome


def _hippodrome(said: dict[str, str], stage: Stage, view: View) -> None:
    layout, shown = stage.layout, view["hippodrome"]
    part = layout.parts["hippodrome"]
    about = (shown["favourite"], shown["next_favourite"], shown["chariots_left"])
    title = stage.explain(TRACKS[0].id if shown["favourite"] is None else shown["favourite"])
    stage.show(said, "show-favourite", about, title, lambda: _favourite(layout, part, shown, stage.lang))
    kind = asked_of_reader(stage, view)
    if kind not in ("racing", "spending_artisan") or stage.seat is None:
        return
    for track, space in enumerate(view["players"][stage.seat]["markers"]):
        if space >= LAST_SPACE:
            continue
        x, y = layout.spaces[track][space + 1]
        action = f"{'race' if kind == 'racing' else 'artisan'}:{TRACKS[track].id.removeprefix('track_')}"
        content = ""
        if HORSES[space + 1]:
            content = use("res-horse", layout.space / 2 - 13, 6, 17) + _price(
                layout.space / 2 - 26, 7, HORSES[space + 1]
            )
        title = stage.explain("race" if kind == "racing" else "artisan")
        said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, layout.space - 4, 33, title, content, radius=4)


def _favourite(layout: Layout, part: Part, shown: dict[str, Any], lang: str) -> str:
    """The favourite chariot, the next one, and how many are hidden."""
    said = ""
    if layout.name != "tall":
        x, y = part.x + part.w - 46, part.y + TOP_OF_FAVOURITE
        places = ((x, y + 16, 34.0), (x - 16, y + 70, 26.0))
        captions = ((x, y - 7), (x, y + 50))
        left = (x + 18, y + 76)
    else:
        y = part.y + part.h - 26
        places = ((part.x + 118, y, 38.0), (part.x + 256, y, 30.0))
        captions = ((part.x + 58, y + 5), (part.x + 206, y + 5))
        left = (part.x + 320, y + 6)
    for key, words, (cx, cy, size), (tx, ty) in zip(
        ("favourite", "next_favourite"), ("favourite", "next"), places, captions, strict=True
    ):
        said += fitted(tx, ty, BOARD[words][lang], 88, 14, 14, "ink_soft")
        if shown[key] is not None:
            said += use(f"chariot-{shown[key].removeprefix('track_')}", cx, cy, size)
            if key == "favourite":
                said += faces.vp("3", cx + size * 0.5, cy + size * 0.34, 20)
    return said + text(*left, f"+{shown['chariots_left']}", 15, "ink_soft")


TOP_OF_FAVOURITE: Final = 53.0


# ---------------------------------------------------------------------- displays


def _displays(said: dict[str, str], stage: Stage, view: View) -> None:
    parts = stage.layout.parts
    for kind, draw in (("maritime", faces.maritime), ("construction", faces.construction)):
        for number, name in enumerate(view[kind]):
            place = slot(parts[kind], number)
            action = f"{kind}:{number + 1}"
            stage.once(
                said,
                sheet.spot_id(action),
                (name,),
                partial(_card_spot, stage, action, name, place, draw),
            )
        count = view["stacks"][kind]
        place = slot(parts[kind], 4)
        stage.show(
            said,
            f"show-stack-{kind}",
            (count,),
            stage.explain(f"pile_{kind}"),
            partial(_stack, f"contract-{kind}", place, count),
        )
    if asked_of_reader(stage, view) == "choosing_construction":
        _patricia(said, stage, view)
    _followers(said, stage, view)
    _estate(said, stage, view)


def _card_spot(stage: Stage, action: str, thing: str | None, place: Part, draw: Any) -> str:
    """A card of a display, or an empty place."""
    x, y = place.x + place.w / 2, place.y + place.h / 2
    own = Part(-place.w / 2, -place.h / 2, place.w, place.h)
    if thing is None:
        empty = rect(own.x, own.y, own.w, own.h, paint("inset", "inset_edge", 1.2) + ' stroke-dasharray="4 3"', 6)
        return sheet.box_spot(action, x, y, place.w, place.h, stage.explain(_VERB_OF[action.partition(":")[0]]), empty)
    return sheet.box_spot(action, x, y, place.w, place.h, stage.explain(_thing(action, thing)), draw(thing, own))


_VERB_OF: Final = {"maritime": "deed_sail", "construction": "deed_build", "tile": "tile", "take": "take"}


def _thing(action: str, thing: str) -> str:
    return f"hand:{thing}" if action.startswith("take") else thing


def _patricia(said: dict[str, str], stage: Stage, view: View) -> None:
    """NR-167 A contract that asks for an artisan, paid with Patricia: a corner of the card."""
    seat = view["asked"]["seat"]
    if not [card for card in view["players"][seat]["row"] if card["id"] == "patricia" and not card["is_used"]]:
        return
    for number, name in enumerate(view["construction"]):
        if name is not None:
            place = slot(stage.layout.parts["construction"], number)
            action = f"construction:{number + 1}.patricia"
            x, y = place.x + place.w - 14, place.y + place.h - 14
            content = use("follower", 0, 0, 22)
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, 26, 26, stage.explain("row:patricia"), content)


def _stack(sign: str, place: Part, count: int) -> str:
    x, y = place.x + place.w / 2, place.y + place.h / 2
    said = f'<g opacity="{".95" if count else ".3"}">{use(sign, x, y - 8, 46)}</g>'
    return (
        said
        + f'<circle cx="{num(x)}" cy="{num(y + 30)}" r="14"{paint("marble", "ink_soft", 1.2)}/>'
        + text(x, y + 36, str(count), 17)
    )


def _followers(said: dict[str, str], stage: Stage, view: View) -> None:
    part = stage.layout.parts["followers"]
    for number, card in enumerate(view["followers"]):
        place = follower_slot(part, number)
        action = f"take:{number + 1}"
        stage.once(
            said,
            sheet.spot_id(action),
            (card,),
            partial(_card_spot, stage, action, card, place, faces.follower),
        )
    deck, thrown = view["stacks"]["followers"], view["follower_discard"]
    place = follower_slot(part, 4)
    x, y = place.x + place.w / 2, place.y + place.h / 2
    back = Part(-place.w / 2 + 6, -place.h / 2 + 4, place.w - 12, place.h - 8)

    def draw() -> str:
        content = _back(back) if deck else ""
        plate = f'<circle r="16"{paint("marble", "ink_soft", 1.2)}/>' + text(0, 6.5, str(deck), 18)
        return sheet.box_spot("draw", x, y, place.w, place.h, stage.explain("draw"), content + plate)

    stage.once(said, "spot-draw", (deck,), draw)
    last = follower_slot(part, 5)
    words = ", ".join([follower_name(card, stage.lang) for card in thrown]) or "–"
    title = say(BOARD["discard"], stage.lang).format(words)
    stage.show(said, "show-discard", (tuple(thrown),), title, lambda: _discard(thrown, last))


def _back(part: Part) -> str:
    """The back of a follower card."""
    said = rect(part.x, part.y, part.w, part.h, f' fill="#6b3680" stroke="{INK}" stroke-width="1.5"', 6)
    said += rect(
        part.x + 4, part.y + 4, part.w - 8, part.h - 8, ' fill="url(#k-net)" stroke="#d9a63c" stroke-width="1.6"', 4
    )
    return said


def _discard(thrown: Sequence[str], place: Part) -> str:
    if not thrown:
        return rect(
            place.x + 8,
            place.y + 6,
            place.w - 16,
            place.h - 12,
            paint("none", "inset_edge", 1.2) + ' stroke-dasharray="4 3"',
            6,
        )
    said = f'<g opacity=".8">{faces.follower(thrown[-1], place.within(4, 10, 4, 10), is_named=False)}</g>'
    x, y = place.x + place.w - 14, place.y + place.h - 12
    return (
        said
        + f'<circle cx="{num(x)}" cy="{num(y)}" r="12"{paint("marble", "ink_soft", 1.2)}/>'
        + text(x, y + 5.5, str(len(thrown)), 15)
    )


def _tile_price(stage: Stage, place: Part, number: int) -> str:
    """What the tile of a slot costs; below it whether it is the special one."""
    x, price = place.x + place.w / 2, ESTATE_PRICES[number]
    if price:
        drawn = faces.amounts(price, x, place.y + 16, 20)
    else:
        drawn = fitted(x, place.y + 21, BOARD["free"][stage.lang], place.w + 4, 14, 14, "ink_soft")
    if number == SPECIAL_SLOT:
        drawn += fitted(x, place.y + place.h - 4, BOARD["special"][stage.lang], place.w + 24, 14, 14, "ink_soft")
    return sheet.group(f"show-price-{number}", drawn)


def _estate(said: dict[str, str], stage: Stage, view: View) -> None:
    part = stage.layout.parts["estate"]
    for number, tile in enumerate(view["estate"]):
        place = slot(part, number, 6)
        action = "tile:special" if number == SPECIAL_SLOT else f"tile:{number + 1}"
        side = min(place.w, 56.0)
        square = Part(place.x + (place.w - side) / 2, place.y + 34, side, side)
        stage.once(
            said,
            sheet.spot_id(action),
            (tile,),
            partial(_card_spot, stage, action, tile, square, faces.estate_tile),
        )
        stage.once(said, f"show-price-{number}", (), partial(_tile_price, stage, place, number))
    place = slot(part, 5, 6)
    stacks = view["stacks"]
    about = (stacks["basic"], stacks["special"], view["supply"])

    def draw_rest() -> str:
        x, y = place.x + place.w / 2, place.y
        drawn = use("estate-tile", x - 9, y + 18, 26) + text(x + 9, y + 24, str(stacks["basic"]), 16, "ink", "start")
        drawn += use("estate-tile", x - 9, y + 50, 26, ' opacity=".7"') + text(
            x + 9, y + 56, str(stacks["special"]), 16, "#8448a0", "start"
        )
        return (
            drawn + use("res-artisan", x - 9, y + 84, 28) + text(x + 9, y + 91, str(view["supply"]), 16, "ink", "start")
        )

    stage.show(said, "show-supply", about, stage.explain("hire"), draw_rest)
