"""What lies before the players: goods, estate, mosaic, followers; the reader's hand; the dummy of the solo game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import fitted, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import paint
from tabularium.games.kit.panels import inscription, rect, slab
from tabularium.games.kit.parts import Part
from tabularium.games.nova_roma.components import ACHIEVEMENTS as GOALS
from tabularium.games.nova_roma.components import CONSTRUCTION, FOLLOWER, MOSAIC_LINES, MOSAIC_TILE, MOSAIC_TILES
from tabularium.games.nova_roma.drawing import faces
from tabularium.games.nova_roma.drawing.places import (
    ITEMS,
    estate_cell,
    foot,
    foot_place,
    hand_card,
    item_place,
    mosaic_cell,
    row_card,
)
from tabularium.games.nova_roma.drawing.printed import line_place
from tabularium.games.nova_roma.drawing.signs import good
from tabularium.games.nova_roma.drawing.stage import Stage
from tabularium.games.nova_roma.panels import stock_text
from tabularium.games.nova_roma.phrases import CONSTRUCTION_NUMBER, follower_name, port_name
from tabularium.games.nova_roma.words import BOARD, TITLES

_ITEM_VERBS = {"buying_goods": "buy", "choosing_good": "good"}
_HAND_VERBS = {
    "selling_followers": "discard",
    "discarding_down": "discard",
    "playing_follower": "play",
    "picking_card": "pick",
    "keeping_cards": "keep",
}


def _kind(stage: Stage, view: View) -> str:
    asked = view["asked"]
    return asked["kind"] if asked is not None and asked["seat"] == stage.seat else ""


def draw_mat(said: dict[str, str], stage: Stage, view: View, seat: Seat, name: str) -> None:
    part, player = stage.layout.mats[seat], view["players"][seat]
    prefix = f"mat-{seat}"
    asked = view["asked"]
    if asked is not None and asked["seat"] == seat:
        said[f"{prefix}-turn"] = stage.turn[seat]
    about = (name, player["score"], view["claimant"] == seat)

    def head() -> str:
        drawn = fitted(part.x + 56, part.y + 32, name, part.w - 170, 20, 16, "ink", "start")
        drawn += faces.vp(str(player["score"]), part.x + part.w - 30, part.y + 25, 44)
        if view["claimant"] == seat:
            drawn += use("first", part.x + part.w - 110, part.y + 25, 26, ' opacity=".6"') + faces.vp(
                "2", part.x + part.w - 102, part.y + 34, 20
            )
        return sheet.group(f"{prefix}-head", drawn)

    stage.once(said, f"{prefix}-head", about, head)
    kind = _kind(stage, view) if seat == stage.seat else ""
    if kind == "claiming_first_player":
        x, y = part.x + part.w - 76, part.y + 25
        ghost = f'<g opacity=".5">{use("first", 0, 0, 34)}</g>'
        said["spot-first_player"] = sheet.round_spot("first_player", x, y, 18, stage.explain("first_player"), ghost)
    _items(said, stage, player, seat, kind)
    _estate(said, stage, view, player, seat, kind)
    _mosaic(said, stage, view, player, seat, kind)
    _row(said, stage, player, seat, kind)
    _foot(said, stage, player, seat, kind)


def _place(
    said: dict[str, str],
    stage: Stage,
    key: str,
    action: str,
    about: tuple[object, ...],
    box: Part,
    title: str,
    draw: Callable[[Part], str],
) -> None:
    """Something drawn into a rectangle: a spot if it can be chosen, else just shown."""
    if action:
        own = Part(-box.w / 2, -box.h / 2, box.w, box.h)
        x, y = box.x + box.w / 2, box.y + box.h / 2
        spot = sheet.spot_id(action)
        stage.once(said, spot, about, lambda: sheet.box_spot(action, x, y, box.w, box.h, title, draw(own), radius=5))
    else:
        stage.show(said, key, about, title, lambda: draw(box))


def _items(said: dict[str, str], stage: Stage, player: dict[str, Any], seat: Seat, kind: str) -> None:
    part = stage.layout.mats[seat]
    owned = _stock_title(player, stage.lang)
    for item in ITEMS:
        count = player["goods"].get(
            item, player.get("coins" if item == "coin" else "artisans" if item == "artisan" else item)
        )
        action = ""
        if kind in _ITEM_VERBS and item in player["goods"]:
            action = f"{_ITEM_VERBS[kind]}:{item}"
        elif kind == "spending_wine" and item == "wine":
            action = "wine"
        elif kind == "producing" and item == "artisan":
            action = "hire"
        elif kind == "choosing_wheel" and item == "influence":
            action = "wheel:influence"
        x, y = item_place(part, item)
        box = Part(x - 22, y - 17, 44, 34)
        title = stage.explain(_verb(action)) if action else owned
        _place(
            said,
            stage,
            f"mat-{seat}-item-{item}",
            action,
            (item, count, title),
            box,
            title,
            partial(_item, item, count),
        )


def _verb(action: str) -> str:
    return action.partition(":")[0]


def _stock_title(player: dict[str, Any], lang: str) -> str:
    return say(TITLES["stock"], lang).format(stock_text(player, lang))


def _item(item: str, count: int, box: Part) -> str:
    drawn = good(item, box.x + 14, box.y + box.h / 2, 26)
    drawn += text(box.x + 29, box.y + box.h / 2 + 7, str(count), 20, "ink", "start")
    return drawn if count else f'<g opacity=".42">{drawn}</g>'


def _estate(said: dict[str, str], stage: Stage, view: View, player: dict[str, Any], seat: Seat, kind: str) -> None:
    part = stage.layout.mats[seat]
    for cell, there in enumerate(player["estate"]):
        box = estate_cell(part, cell).within(1, 1, 1, 1)
        square = f"{cell // 3}.{cell % 3}"
        action = ""
        if kind == "putting_tile":
            action = f"estate:{square}"
        elif kind in ("producing", "placing_artisan"):
            action = f"work:{square}"
        elif kind == "using_tile" and view["asked"]["cell"] == [cell // 3, cell % 3]:
            action = "use_tile"
        tile = there["tile"]
        if tile is None and not action:
            continue
        title = stage.explain("work" if tile is None else tile)
        if action and action != "use_tile":
            title = (
                stage.explain(_verb(action))
                if tile is None
                else f"{stage.explain(tile)} {stage.explain(_verb(action))}"
            )
        about = (tile, there["is_spent"], title)
        _place(
            said,
            stage,
            f"mat-{seat}-tile-{cell}",
            action,
            about,
            box,
            title,
            partial(_tile, tile, there["is_spent"]),
        )


def _tile(tile: str | None, is_spent: bool, box: Part) -> str:
    return "" if tile is None else faces.estate_tile(tile, box, is_spent)


def _mosaic(said: dict[str, str], stage: Stage, view: View, player: dict[str, Any], seat: Seat, kind: str) -> None:
    part = stage.layout.mats[seat]
    for cell, there in enumerate(player["mosaic"]):
        goal = there["achievement"]
        box = mosaic_cell(part, cell)
        if goal is None:
            continue
        action = f"claim:{cell // 3}.{cell % 3}" if kind == "claiming" else ""
        title = stage.explain(f"goal:{goal}:{cell // 3}")
        about = (goal, there["is_claimed"], there["is_met"])
        _place(
            said,
            stage,
            f"mat-{seat}-goal-{cell}",
            action,
            about,
            box,
            title,
            partial(_goal, goal, cell // 3, there),
        )
    if kind == "paying_lines":
        for line in MOSAIC_LINES:
            if line.id in view["asked"]["lines"]:
                x, y = line_place(part, line.id)
                action = f"line:{line.id.removeprefix('line_')}"
                said[sheet.spot_id(action)] = sheet.round_spot(action, x, y, 13, stage.explain(line.id))


def _goal(goal: str, row: int, there: dict[str, Any], box: Part) -> str:
    drawn = faces.goal(goal, row, box)
    if there["is_claimed"]:
        return f'<g opacity=".6">{drawn}</g>'
    if there["is_met"]:
        return drawn + rect(box.x + 2.5, box.y + 2.5, box.w - 5, box.h - 5, paint("none", "glow", 2.6), 4)
    return drawn


def _row(said: dict[str, str], stage: Stage, player: dict[str, Any], seat: Seat, kind: str) -> None:
    part = stage.layout.mats[seat]
    verb = {"using_followers": "use", "dismissing_follower": "dismiss"}.get(kind, "")
    for number, card in enumerate(player["row"]):
        box = row_card(part, number, len(player["row"]))
        action = f"{verb}:{card['id']}" if verb else ""
        title = stage.explain(f"row:{card['id']}")
        key = f"mat-{seat}-row-{FOLLOWER[card['id']]:02}"
        about = (card["id"], card["is_used"], number, len(player["row"]))
        _place(said, stage, key, action, about, box, title, partial(_row_card, card))


def _row_card(card: dict[str, Any], box: Part) -> str:
    drawn = faces.follower(card["id"], box, is_named=False)
    if not card["is_used"]:
        return drawn
    return f'<g opacity=".38">{drawn}</g>' + text(box.x + box.w / 2, box.y + box.h / 2 + 7, "↻", 20, "ink")


def _foot(said: dict[str, str], stage: Stage, player: dict[str, Any], seat: Seat, kind: str) -> None:
    """Patricians, cards, contracts, chariots, tokens and pieces, by number."""
    part = stage.layout.mats[seat]
    worth = sum([CONSTRUCTION[CONSTRUCTION_NUMBER[name]].vp for name in player["construction"]])
    counts: list[tuple[str, str]] = [
        (f"henchman-{seat}", str(player["patricians_left"])),
        ("follower", str(player["cards"])),
        ("contract-maritime", str(len(player["maritime"]))),
        ("contract-construction", str(len(player["construction"]))),
        ("deed-race", str(player["chariots"])),
        ("token", f"{player['tokens']}+{player['beside']}"),
        (f"block-{seat}", str(player["pieces_left"])),
    ]
    if player["legionnaires_left"]:
        counts.append(("legionnaire", str(player["legionnaires_left"])))
    known = ", ".join([follower_name(card, stage.lang) for card in player["known"]]) or say(TITLES["none"], stage.lang)
    titles = [
        say(TITLES["pieces"], stage.lang).format(
            player["patricians_left"], player["pieces_left"], player["legionnaires_left"]
        ),
        say(TITLES["hand_count"], stage.lang).format(player["cards"], known),
        say(TITLES["contracts"], stage.lang).format(
            len(player["maritime"]), len(player["construction"]), say(TITLES["vp"], stage.lang).format(worth)
        ),
    ]
    titles.append(say(TITLES["tokens"], stage.lang).format(player["tokens"], player["beside"], player["chariots"]))
    about = (tuple(counts), known, worth)

    def draw() -> str:
        drawn = ""
        for i, (sign, count) in enumerate(counts):
            x = foot_place(part, i, len(counts))
            drawn += use(sign, x, foot(part), 24) + text(x + 13, foot(part) + 6, count, 16, "ink", "start")
        return drawn

    stage.show(said, f"mat-{seat}-foot", about, " ".join(titles), draw)
    if kind == "choosing_wheel":
        x = foot_place(part, 5, len(counts)) + 13
        said["spot-wheel-token"] = sheet.box_spot("wheel:token", x, foot(part), 52, 30, stage.explain("wheel"))


# ---------------------------------------------------------------------- the hand


def draw_hand(said: dict[str, str], stage: Stage, view: View) -> None:
    """The reader's cards; in a draft the packet, or the mosaic tiles to choose from."""
    part, kind = stage.layout.parts["hand"], _kind(stage, view)
    asked = view["asked"]
    is_draft = asked is not None and asked["kind"] == "drafting_mosaic"
    tiles = view["mosaic_open"] if is_draft else []
    cards = [*view["packet"], *view["picked"]] or view["hand"]
    title = "mosaic_open" if tiles else "packet" if view["packet"] or view["picked"] else "hand"

    def frame() -> str:
        drawn = slab(part.x, part.y, part.w, part.h)
        drawn += inscription(part.x + 5, part.y + 5, part.w - 10, BOARD[title][stage.lang], high=24)
        if not cards and not tiles:
            drawn += text(part.x + part.w / 2, part.y + part.h / 2 + 16, BOARD["no_cards"][stage.lang], 18, "ink_soft")
        return sheet.group("mat-hand", drawn)

    stage.once(said, "mat-hand", (title, not cards), frame)
    if tiles:
        _open_tiles(said, stage, tiles, part, kind)
        return
    verb = _HAND_VERBS.get(kind, "")
    for number, card in enumerate(cards):
        box = hand_card(part, number, len(cards))
        is_picked = verb == "pick" and card in view["picked"]
        action = f"{verb}:{card}" if verb and not is_picked else ""
        about = (card, number, len(cards), is_picked)
        key = f"show-hand-{card}"
        _place(
            said,
            stage,
            key,
            action,
            about,
            box,
            stage.explain(f"hand:{card}"),
            partial(_hand_card, card, is_picked),
        )


def _hand_card(card: str, is_picked: bool, box: Part) -> str:
    drawn = faces.follower(card, box)
    return f'<g opacity=".55">{drawn}</g>' if is_picked else drawn


def _open_tiles(said: dict[str, str], stage: Stage, tiles: list[str], part: Part, kind: str) -> None:
    for number, tile in enumerate(tiles):
        box = hand_card(part, number, len(tiles))
        action = f"draft:{tile}" if kind == "drafting_mosaic" else ""
        about = (tile, number, len(tiles))
        _place(
            said,
            stage,
            f"show-open-{tile}",
            action,
            about,
            box,
            stage.explain(tile),
            partial(_mosaic_tile, tile),
        )


def _mosaic_tile(tile: str, box: Part) -> str:
    printed = MOSAIC_TILES[MOSAIC_TILE[tile]]
    wide = (box.w - 8) / 3
    if wide >= 44:
        places = [Part(box.x + 4 + wide * i, box.y + box.h / 2 - 26, wide, 52) for i in range(3)]
    else:
        tall = (box.h - 8) / 3
        places = [Part(box.x + 4, box.y + 4 + tall * i, box.w - 8, tall) for i in range(3)]
    return faces.paper(box) + "".join(
        [
            faces.goal(GOALS[goal].id, printed.colour, place)
            for goal, place in zip(printed.achievements, places, strict=True)
        ]
    )


# ---------------------------------------------------------------------- alone


def draw_dummy(said: dict[str, str], stage: Stage, view: View) -> None:
    """The dummy of the solo game: its points by kind, chariots, ships and contracts."""
    part, dummy = stage.layout.parts["dummy"], view["dummy"]
    about = (tuple(dummy["points"].values()), tuple(dummy["ships"]), tuple(dummy["contracts"]), dummy["chariots"])

    def draw() -> str:
        drawn = slab(part.x, part.y, part.w, part.h) + use("disc-n", part.x + 32, part.y + 25, 34)
        drawn += text(part.x + 56, part.y + 32, BOARD["dummy"][stage.lang], 20, "ink", "start")
        drawn += faces.vp(str(dummy["score"]), part.x + part.w - 30, part.y + 25, 44)
        y = part.y + 74
        for sign, value in (
            ("points", dummy["vp"]),
            ("deed-sail", dummy["points"]["sea"]),
            ("contract-construction", dummy["points"]["construction"]),
            ("block-n", dummy["points"]["majorities"]),
            ("deed-race", dummy["points"]["chariots"]),
            ("disc-n", dummy["points"]["finish"]),
            ("estate-tile", dummy["points"]["mosaic"]),
        ):
            drawn += use(sign, part.x + 40, y, 28) + text(part.x + 66, y + 7, str(value), 19, "ink", "start")
            y += 38
        ports = [port_name(port, stage.lang) for port in dummy["ships"]]
        for i, port in enumerate(ports):
            drawn += use("ship-n", part.x + 140, part.y + 74 + 38 * i, 28)
            drawn += fitted(part.x + 162, part.y + 81 + 38 * i, port, part.w - 176, 17, 14, "ink", "start")
        for i, name in enumerate(dummy["contracts"]):
            drawn += faces.construction(name, Part(part.x + 128 + 43 * i, part.y + 168, 76, 104))
        return drawn

    title = say(TITLES["dummy_line"], stage.lang).format(
        dummy["vp"],
        dummy["chariots"],
        *[port_name(port, stage.lang) for port in dummy["ships"]],
        len(dummy["contracts"]),
    )
    stage.show(said, "mat-dummy", about, title, draw)
