"""The whole table in words: the board area by area, then the players, then what only this seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Panel, Span
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.nova_roma import brief
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    CONSTRUCTION,
    ESTATE_PRICES,
    GOODS,
    MARITIME,
    MOSAIC_TILE,
    PORTS,
    RESOURCES,
    ROUTES,
    SPECIAL_SLOT,
    TOKENS,
)
from tabularium.games.nova_roma.phrases import (
    CONSTRUCTION_NUMBER,
    MARITIME_NUMBER,
    amount,
    amounts,
    capital,
    contract_cost,
    deed_name,
    follower_effect,
    follower_full,
    follower_name,
    goal_name,
    goals_text,
    port_gain,
    port_name,
    row_column,
    sails_text,
    shape_name,
    small,
    square,
    tile_effect,
    tile_name,
    track_name,
)
from tabularium.games.nova_roma.words import TITLES

Names = Sequence[str]


def panels(view: View, lang: str, names: Names) -> list[Panel]:
    active = brief.active_panels(view)
    return [replace(p, is_active=True) if p.id in active else p for p in _panels(view, lang, names)]


def _panels(view: View, lang: str, names: Names) -> list[Panel]:
    found = [
        _round_panel(view, lang, names),
        _forum_panel(view, lang, names),
        _sea_panel(view, lang, names),
        _contracts_panel(view, "maritime", lang),
        _contracts_panel(view, "construction", lang),
        _city_panel(view, lang, names),
        _hippodrome_panel(view, lang, names),
        _followers_panel(view, lang),
        _estate_panel(view, lang),
        *[_player_panel(view, seat, lang, names) for seat in range(len(view["players"]))],
    ]
    if view["dummy"] is not None:
        found.append(_dummy_panel(view, lang))
    return [*found, *_own_panels(view, lang)]


def _t(key: str, lang: str, *args: object) -> str:
    return say(TITLES[key], lang).format(*args)


def _plain(text: str) -> Line:
    return (Span(text),)


def _who(owner: Any, lang: str, names: Names) -> str:
    """A figure on the forum, or whose piece or marker it is."""
    if owner is None:
        return _t("free", lang)
    return names[owner] if isinstance(owner, int) else _t(owner, lang)


def _round_panel(view: View, lang: str, names: Names) -> Panel:
    lines: list[Line] = []
    if view["first_player"] is not None and not view["is_solo"]:
        lines.append(_plain(_t("first", lang, names[view["first_player"]])))
    if view["claimant"] is not None:
        lines.append(_plain(_t("claimed_by", lang, names[view["claimant"]])))
    if view["acting"] is not None:
        lines.append(_plain(_t("acting", lang, deed_name(view["acting"], lang), view["power"])))
    lines.append(_plain(_t("supply", lang, view["supply"])))
    title = _t("round", lang, view["round"], view["rounds"]) if view["round"] else _t("setup", lang)
    if view["asked"] is None:
        title = _t("over", lang)
    return Panel("round", title, tuple(lines), rows=brief.round_rows(view, lang, names))


def _forum_panel(view: View, lang: str, names: Names) -> Panel:
    forum = view["forum"]
    columns = ", ".join([deed_name(deed, lang) for deed in forum["columns"]])
    lines = [_plain(_t("forum_columns", lang, columns))]
    for row, deed in enumerate(forum["rows"]):
        cells = ", ".join([_who(owner, lang, names) for owner in forum["cells"][4 * row : 4 * row + 4]])
        lines.append(_plain(_t("forum_row", lang, deed_name(deed, lang), row + 1, cells)))
    tile = forum["emperor_tile"]
    if tile is not None:
        shown = [row_column(cell, lang) for cell in tile["cells"]]
        lines.append(_plain(_t("emperor_tile", lang, *shown, forum["emperor_tiles_left"])))
    return Panel("forum", _t("forum", lang), tuple(lines), rows=brief.forum_rows(view, lang, names))


def _sea_panel(view: View, lang: str, names: Names) -> Panel:
    lines: list[Line] = []
    for number, route in enumerate(ROUTES):
        ports = [
            _t("port", lang, say(port.names, lang), sails_text(port.sails, lang), port_gain(n, lang))
            for n, port in enumerate(PORTS)
            if port.route == number
        ]
        lines.append(_plain(_t("sea_route", lang, say(route.names, lang), ", ".join(ports))))
    for seat, player in enumerate(view["players"]):
        ports = [port_name(port, lang) for port in player["ships"]]
        lines.append((Span(f"{names[seat]}. ", f"seat{seat}"), Span(_t("ships", lang, *ports))))
    return Panel("sea", _t("sea", lang), tuple(lines), rows=brief.sea_rows(view, lang, names))


def contract_text(name: str, lang: str) -> str:
    if name in MARITIME_NUMBER:
        contract = MARITIME[MARITIME_NUMBER[name]]
        return _t("contract_maritime", lang, say(contract.names, lang), amounts(contract.cost, lang))
    contract = CONSTRUCTION[CONSTRUCTION_NUMBER[name]]
    cost = contract_cost(contract.cost, contract.needs_artisan, lang)
    shape = small(shape_name(contract.shape, lang))
    return _t("contract_construction", lang, say(contract.names, lang), contract.vp, shape, cost)


def _contracts_panel(view: View, kind: str, lang: str) -> Panel:
    lines: list[Line] = []
    for slot, name in enumerate(view[kind], 1):
        said = _t("empty", lang) if name is None else contract_text(name, lang)
        lines.append(_plain(_t("slot", lang, slot, said)))
    lines.append((Span(_t("stack", lang, view["stacks"][kind]), "dim"),))
    return Panel(kind, _t(kind, lang), tuple(lines), rows=brief.contract_rows(view, kind, lang))


def _city_panel(view: View, lang: str, names: Names) -> Panel:
    lines: list[Line] = []
    for printed, zone in zip(ZONES, view["city"]["zones"], strict=True):
        owners = [f"{names[seat]} {count}" for seat, count in enumerate(zone["counts"])]
        if zone["neutral"]:
            owners.append(f"{_t(view['neutral'], lang)} {zone['neutral']}")
        free = sum([row.count("free") for row in zone["cells"]])
        owners.append(_t("free_cells", lang, free))
        values = (printed.power, printed.vp_most, printed.vp_other)
        lines.append(_plain(_t("zone", lang, say(printed.names, lang), *values, ", ".join(owners))))
    for reward in view["city"]["rewards"]:
        if reward["token"] is not None:
            zone = next(say(printed.names, lang) for printed in ZONES if printed.id == reward["zone"])
            gain = next(amounts(token.reward, lang) for token in TOKENS if token.id == reward["token"])
            place = row_column(reward["cell"], lang)
            key = "reward_paid" if reward["is_paid"] else "reward"
            lines.append(_plain(_t(key, lang, zone, place, gain, reward["missing"])))
    return Panel("city", _t("city", lang), tuple(lines), rows=brief.city_rows(view, lang, names))


def _hippodrome_panel(view: View, lang: str, names: Names) -> Panel:
    shown = view["hippodrome"]
    lines: list[Line] = []
    for track in shown["tracks"]:
        order = [
            _t("on_space", lang, _marker(view, marker["who"], lang, names), marker["space"])
            for marker in track["order"]
        ]
        lines.append(_plain(_t("track", lang, track_name(track["id"], lang), ", ".join(order))))
    tracks = [
        _t("nobody", lang) if shown[key] is None else track_name(shown[key], lang)
        for key in ("favourite", "next_favourite")
    ]
    lines.append(_plain(_t("favourite", lang, *tracks)))
    lines.append((Span(_t("chariots_left", lang, shown["chariots_left"]), "dim"),))
    return Panel("hippodrome", _t("hippodrome", lang), tuple(lines), rows=brief.race_rows(view, lang, names))


def _marker(view: View, who: Any, lang: str, names: Names) -> str:
    return names[who] if isinstance(who, int) else _t(view["neutral"] or "neutral", lang)


def _followers_panel(view: View, lang: str) -> Panel:
    lines: list[Line] = []
    for slot, card in enumerate(view["followers"], 1):
        said = _t("empty", lang) if card is None else f"{follower_full(card, lang)} ({follower_effect(card, lang)})"
        lines.append(_plain(_t("slot", lang, slot, said)))
    thrown = ", ".join([follower_name(card, lang) for card in view["follower_discard"]]) or _t("none", lang)
    lines.append((Span(_t("deck", lang, view["stacks"]["followers"], thrown), "dim"),))
    return Panel("followers", _t("followers", lang), tuple(lines), rows=brief.follower_rows(view, lang))


def _estate_panel(view: View, lang: str) -> Panel:
    lines: list[Line] = []
    for slot, tile in enumerate(view["estate"]):
        price = amounts(ESTATE_PRICES[slot], lang) if ESTATE_PRICES[slot] else _t("gratis", lang)
        said = _t("empty", lang) if tile is None else f"{tile_name(tile, lang)} ({tile_effect(tile, lang)})"
        key = "estate_special" if slot == SPECIAL_SLOT else "estate_slot"
        lines.append(_plain(_t(key, lang, slot + 1, price, said)))
    gone = ", ".join([f"{tile_name(tile, lang)} ×{count}" for tile, count in view["estate_out"].items()])
    stacks = view["stacks"]
    said = _t("estate_stacks", lang, stacks["basic"], stacks["special"], gone or _t("none", lang))
    lines.append((Span(said, "dim"),))
    return Panel("estate", _t("estate_display", lang), tuple(lines), rows=brief.tile_rows(view, lang))


# ---------------------------------------------------------------------- the players


def stock_text(player: dict[str, Any], lang: str) -> str:
    goods = [amount(good, player["goods"][RESOURCES[good].id], lang) for good in GOODS]
    rest = [amount(key, player[field], lang) for key, field in _STOCK]
    return ", ".join([*goods, *rest])


_STOCK = (("coin", "coins"), ("influence", "influence"), ("artisan", "artisans"))


def _player_panel(view: View, seat: Seat, lang: str, names: Names) -> Panel:
    player = view["players"][seat]
    known = ", ".join([follower_name(card, lang) for card in player["known"]]) or _t("none", lang)
    points = sum([CONSTRUCTION[CONSTRUCTION_NUMBER[name]].vp for name in player["construction"]])
    counts = (len(player["maritime"]), len(player["construction"]), _t("vp", lang, points))
    left = (player["patricians_left"], player["pieces_left"], player["legionnaires_left"])
    lines = [
        _t("stock", lang, stock_text(player, lang)),
        _t("working", lang, player["working"]),
        _t("estate", lang, _estate_text(player, lang)),
        _t("row", lang, _row_text(player, lang)),
        _t("hand_count", lang, player["cards"], known),
        _t("contracts", lang, *counts),
        _t("completed", lang, _contract_names(player, lang)),
        _t("ships", lang, *[port_name(port, lang) for port in player["ships"]]),
        _t("pieces", lang, *left),
        _t("tokens", lang, player["tokens"], player["beside"], player["chariots"]),
        _t("mosaic", lang, _mosaic_text(player, lang)),
    ]
    title = f"{names[seat]} · {_t('score', lang, player['score'])}"
    rows = brief.player_rows(view, seat, lang, names)
    return Panel(f"player{seat}", title, tuple([_plain(line) for line in lines]), seat, rows)


def _estate_text(player: dict[str, Any], lang: str) -> str:
    said: list[str] = []
    for cell, there in enumerate(player["estate"]):
        if there["tile"] is None and not there["artisan"]:
            continue
        tile = "" if there["tile"] is None else tile_name(there["tile"], lang)
        if there["is_spent"]:
            tile = _t("spent", lang, tile)
        text = _t("estate_cell", lang, square(cell, lang), tile).rstrip()
        said.append(_t("with_artisan", lang, text) if there["artisan"] else text)
    return ("\u00a0; " if lang == "fr" else "; ").join(said) or _t("nothing", lang)


def _contract_names(player: dict[str, Any], lang: str) -> str:
    names = [say(MARITIME[MARITIME_NUMBER[name]].names, lang) for name in player["maritime"]]
    names += [say(CONSTRUCTION[CONSTRUCTION_NUMBER[name]].names, lang) for name in player["construction"]]
    return ", ".join(names) or _t("nothing", lang)


def _row_text(player: dict[str, Any], lang: str) -> str:
    said: list[str] = []
    for card in player["row"]:
        text = f"{follower_name(card['id'], lang)} ({follower_effect(card['id'], lang)})"
        said.append(_t("used", lang, text) if card["is_used"] else text)
    return ", ".join(said) or _t("none", lang)


def _mosaic_text(player: dict[str, Any], lang: str) -> str:
    said: list[str] = []
    for cell in player["mosaic"]:
        if cell["achievement"] is None:
            continue
        text = goal_name(cell["achievement"], lang)
        key = "goal_claimed" if cell["is_claimed"] else "goal_met" if cell["is_met"] else ""
        said.append(_t(key, lang, text) if key else text)
    return ("\u00a0; " if lang == "fr" else "; ").join(said) or _t("nothing", lang)


def _dummy_panel(view: View, lang: str) -> Panel:
    dummy = view["dummy"]
    contracts = ", ".join([say(CONSTRUCTION[CONSTRUCTION_NUMBER[name]].names, lang) for name in dummy["contracts"]])
    ports = [port_name(port, lang) for port in dummy["ships"]]
    said = _t("dummy_line", lang, dummy["vp"], dummy["chariots"], *ports, contracts or _t("none", lang))
    title = f"{_t('dummy', lang)} · {_t('score', lang, dummy['score'])}"
    return Panel("dummy", title, (_plain(said),), rows=brief.dummy_rows(view, lang))


def _own_panels(view: View, lang: str) -> list[Panel]:
    found: list[Panel] = []
    if view["hand"] is not None:
        cards = [_plain(f"{follower_full(card, lang)} ({follower_effect(card, lang)})") for card in view["hand"]]
        lines = tuple(cards) or ((Span(_t("no_cards", lang), "dim"),),)
        found.append(Panel("hand", _t("hand", lang), lines, view["seat"], brief.hand_rows(view["hand"], lang)))
    if view["packet"] or view["picked"]:
        packet = [_plain(f"{follower_full(card, lang)} ({follower_effect(card, lang)})") for card in view["packet"]]
        picked = ", ".join([follower_name(card, lang) for card in view["picked"]])
        if picked:
            packet.append((Span(_t("picked", lang, picked), "dim"),))
        for seen in view["seen"]:
            packet.append((Span(_t("seen", lang, ", ".join([follower_name(card, lang) for card in seen])), "dim"),))
        rows = brief.hand_rows(view["packet"], lang)
        found.append(Panel("packet", _t("packet", lang), tuple(packet), view["seat"], rows))
    if view["mosaic_open"]:
        tiles = tuple([_plain(capital(goals_text(MOSAIC_TILE[tile], lang))) for tile in view["mosaic_open"]])
        found.append(Panel("mosaic", _t("mosaic_open", lang), tiles))
    return found
