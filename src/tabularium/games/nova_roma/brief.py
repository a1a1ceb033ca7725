"""The table in short, for a terminal where all its parts stand side by side: rows of cells instead of sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Row, Span, seat_mark
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    CONSTRUCTION,
    ESTATE_PRICES,
    GOODS,
    LAST_SPACE,
    MARITIME,
    MOSAIC_ROW_VP,
    PORTS,
    RESOURCES,
    SPECIAL_SLOT,
    TOKENS,
    Pairs,
)
from tabularium.games.nova_roma.phrases import (
    CONSTRUCTION_NUMBER,
    MARITIME_NUMBER,
    deed_name,
    follower_effect,
    follower_name,
    goal_name,
    port_name,
    shape_name,
    tile_name,
    track_name,
)

BRIEF: Final = {
    "first": {"en": "First player", "fr": "Premier joueur"},
    "claimed": {"en": "Token claimed", "fr": "Jeton pris"},
    "supply": {"en": "Artisans left", "fr": "Artisans restants"},
    "acting": {"en": "Action", "fr": "Action"},
    "emperor": {"en": "Emp", "fr": "Emp"},
    "legionnaire": {"en": "leg", "fr": "lég"},
    "south": {"en": "South", "fr": "Sud"},
    "north": {"en": "North", "fr": "Nord"},
    "wheat": {"en": "wh", "fr": "bl"},
    "stone": {"en": "st", "fr": "pi"},
    "wood": {"en": "wo", "fr": "bo"},
    "wine": {"en": "wi", "fr": "vi"},
    "horse": {"en": "ho", "fr": "ch"},
    "coin": {"en": "co", "fr": "se"},
    "influence": {"en": "in", "fr": "in"},
    "artisan": {"en": "ar", "fr": "ar"},
    "good_choice": {"en": "any", "fr": "choix"},
    "legend": {
        "en": "wh wheat  st stone  wo wood  wi wine  ho horse  co coin  in influence  ar artisan",
        "fr": "bl blé  pi pierre  bo bois  vi vin  ch cheval  se sesterce  in influence  ar artisan",
    },
    "free": {"en": "free", "fr": "gratuit"},
    "special": {"en": "special", "fr": "spéciale"},
    "stack": {"en": "stack {0}", "fr": "pile {0}"},
    "deck": {"en": "deck {0}  discards {1}", "fr": "pioche {0}  défausse {1}"},
    "vp": {"en": "{0} VP", "fr": "{0} PV"},
    "blocks": {"en": "{0} blocks", "fr": "{0} blocs"},
    "zone": {"en": "{0} ({1}/{2} VP)", "fr": "{0} ({1}/{2} PV)"},
    "rewards": {"en": "Rewards", "fr": "Récompenses"},
    "favourite": {"en": "favourite", "fr": "favori"},
    "next": {"en": "next", "fr": "ensuite"},
    "cards": {"en": "{0} cards", "fr": "{0} cartes"},
    "contracts": {"en": "contracts {0}+{1}", "fr": "contrats {0}+{1}"},
    "men": {"en": "patricians {0}", "fr": "patriciens {0}"},
    "tokens": {"en": "tokens {0}+{1}", "fr": "jetons {0}+{1}"},
    "chariots": {"en": "chariots {0}", "fr": "chars {0}"},
    "goals": {"en": "mosaic {0}/9", "fr": "mosaïque {0}/9"},
    "estate": {"en": "Estate: ", "fr": "Propriété\u00a0: "},
    "row": {"en": "Followers: ", "fr": "Sujets\u00a0: "},
    "known": {"en": "Seen in hand: ", "fr": "Vues en main\u00a0: "},
    "empty": {"en": "–", "fr": "–"},
    "ships": {"en": "ships", "fr": "bateaux"},
}

_ACTIVE: Final = {
    "placing_emperor": ("forum",),
    "placing_patrician": ("forum",),
    "placing_legionnaire": ("forum",),
    "choosing_order": ("forum",),
    "performing": ("forum",),
    "taking_tile": ("estate",),
    "taking_cards": ("followers",),
    "playing_follower": ("hand",),
    "selling_followers": ("hand",),
    "discarding_down": ("hand",),
    "choosing_maritime": ("maritime",),
    "sailing": ("sea",),
    "choosing_construction": ("construction",),
    "placing_building": ("city",),
    "paying_rewards": ("city",),
    "racing": ("hippodrome",),
    "spending_artisan": ("hippodrome",),
    "choosing_wheel": ("hippodrome",),
    "picking_card": ("packet",),
    "keeping_cards": ("packet",),
    "drafting_mosaic": ("mosaic",),
}


def active_panels(view: View) -> tuple[str, ...]:
    """The ids of the parts that the present decision is about."""
    asked = view["asked"]
    if asked is None:
        return ()
    return _ACTIVE.get(asked["kind"], (f"player{asked['seat']}",))


def _w(key: str, lang: str, *args: object) -> str:
    return say(BRIEF[key], lang).format(*args)


def _cell(text: str, style: str = "") -> Line:
    return (Span(text, style),)


def short(pairs: Pairs, lang: str) -> str:
    """``1wh 2co``"""
    return " ".join([f"{count}{_w(RESOURCES[resource].id, lang)}" for resource, count in pairs])


def round_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    if view["first_player"] is not None and not view["is_solo"]:
        rows.append((_cell(_w("first", lang)), (seat_mark(view["first_player"], names),)))
    if view["claimant"] is not None:
        rows.append((_cell(_w("claimed", lang)), (seat_mark(view["claimant"], names),)))
    if view["acting"] is not None:
        said = f"{deed_name(view['acting'], lang)} {view['power']}"
        rows.append((_cell(_w("acting", lang)), _cell(said, "strong")))
    rows.append((_cell(_w("supply", lang)), _cell(str(view["supply"]))))
    rows.append((_cell(_w("legend", lang), "dim"),))
    return tuple(rows)


def forum_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """Columns across, rows down; a free cell shows the powers that a patrician would have there."""
    forum = view["forum"]
    powers = {tuple(each["cell"]): each for each in forum["powers"]}
    tile = forum["emperor_tile"]
    head = [_cell(deed_name(deed, lang)[:6], "strong") for deed in forum["columns"]]
    rows: list[Row] = [(_cell(""), *head)]
    for row, deed in enumerate(forum["rows"]):
        cells: list[Line] = []
        for column in range(4):
            owner = forum["cells"][4 * row + column]
            if owner is None:
                found = powers.get((row, column))
                text = "·" if found is None else f"{found['row']['power']}/{found['column']['power']}"
                is_offered = forum["emperor"] is None and tile is not None and [row, column] in tile["cells"]
                cells.append(_cell(f"{_w('emperor', lang)}?", "strong") if is_offered else _cell(text, "dim"))
            elif isinstance(owner, int):
                cells.append((seat_mark(owner, names),))
            else:
                cells.append(_cell(_w(owner, lang), "strong" if owner == "emperor" else "dim"))
        rows.append((_cell(deed_name(deed, lang), "strong"), *cells))
    return tuple(rows)


def sea_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    ships: dict[str, list[Span]] = {}
    for seat, player in enumerate(view["players"]):
        for place in player["ships"]:
            ships.setdefault(place, []).append(seat_mark(seat, names))
    rows: list[Row] = [(_cell(port_name("start", lang), "strong"), _joined(ships.get("start", [])))]
    for number, name in enumerate(("south", "north")):
        rows.append((_cell(_w(name, lang), "dim"),))
        for port in PORTS:
            if port.route == number:
                gain = _w("vp", lang, port.vp) if port.vp else short(port.reward, lang)
                cells = (_cell(say(port.names, lang).split(" ")[0]), _cell(f"{port.sails}▸ {gain}", "dim"))
                rows.append((*cells, _joined(ships.get(port.id, []))))
    return tuple(rows)


def _joined(spans: Sequence[Span]) -> Line:
    line: list[Span] = []
    for span in spans:
        line += [Span(" "), span] if line else [span]
    return tuple(line) or _cell("")


def contract_rows(view: View, kind: str, lang: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for slot, name in enumerate(view[kind], 1):
        if name is None:
            rows.append((_cell(f"{slot}", "dim"), _cell(_w("empty", lang), "dim")))
            continue
        is_sea = kind == "maritime"
        contract = MARITIME[MARITIME_NUMBER[name]] if is_sea else CONSTRUCTION[CONSTRUCTION_NUMBER[name]]
        cost = short(contract.cost, lang) + (f" 1{_w('artisan', lang)}" if contract.needs_artisan else "")
        title = say(contract.names, lang)
        if is_sea:
            title = title.partition(" pour ")[2] or title.partition(" for ")[2]
        cells = [_cell(f"{slot}", "dim"), _cell(title), _cell(cost)]
        if not is_sea:
            cells += [_cell(_w("vp", lang, contract.vp), "strong"), _cell(shape_name(contract.shape, lang), "dim")]
        rows.append(tuple(cells))
    rows.append((_cell(_w("stack", lang, view["stacks"][kind]), "dim"),))
    return tuple(rows)


def city_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """The zones side by side as little maps: dots are free, stars are rewards, signs are pieces."""
    zones = view["city"]["zones"]
    heads = [_w("zone", lang, say(zone.names, lang), zone.vp_most, zone.vp_other) for zone in ZONES]
    rows: list[Row] = [tuple([_cell(head, "strong") for head in heads])]
    counts: list[Line] = []
    for zone in zones:
        line: list[Span] = []
        for seat, count in enumerate(zone["counts"]):
            line += [Span(f"{count}"), seat_mark(seat, names), Span(" ")]
        counts.append((*line, Span(f"{zone['neutral']}#", "dim")) if zone["neutral"] else tuple(line[:-1]))
    rows.append(tuple(counts))
    for row in range(max([len(zone["cells"]) for zone in zones])):
        maps = [zone["cells"][row] if row < len(zone["cells"]) else [] for zone in zones]
        rows.append(tuple([tuple([_map_sign(cell, names) for cell in line]) or _cell("") for line in maps]))
    tokens: list[Span] = [Span(f"{_w('rewards', lang)} ", "dim")]
    for reward in view["city"]["rewards"]:
        if reward["token"] is not None and not reward["is_paid"]:
            gain = next(short(token.reward, lang) for token in TOKENS if token.id == reward["token"])
            row, column = reward["cell"]
            letter = reward["zone"].removeprefix("zone_").upper()
            tokens.append(Span(f"{letter}{row + 1}.{column + 1} {gain}  "))
    rows.append((tuple(tokens),))
    return tuple(rows)


def _map_sign(cell: Any, names: Sequence[str]) -> Span:
    if isinstance(cell, int):
        mark = seat_mark(cell, names)
        return Span(f"{mark.text[0]} ", mark.style)
    sign = {"free": "·", "reward": "*", "neutral": "#"}.get(cell, " ")
    return Span(f"{sign} ", "gold" if cell == "reward" else "dim")


def race_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    shown = view["hippodrome"]
    rows: list[Row] = []
    for track in shown["tracks"]:
        title = track_name(track["id"], lang).partition(" (")[0]
        marks: list[Span] = []
        for marker in track["order"]:
            sign = seat_mark(marker["who"], names) if isinstance(marker["who"], int) else Span("#", "dim")
            marks += [Span(f" {marker['space']}"), sign]
        note = ""
        if shown["favourite"] == track["id"]:
            note = _w("favourite", lang)
        elif shown["next_favourite"] == track["id"]:
            note = _w("next", lang)
        rows.append((_cell(title), tuple(marks), _cell(note, "strong")))
    rows.append((_cell(f"1–{LAST_SPACE}", "dim"),))
    return tuple(rows)


def follower_rows(view: View, lang: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for slot, card in enumerate(view["followers"], 1):
        name = _w("empty", lang) if card is None else follower_name(card, lang)
        effect = "" if card is None else follower_effect(card, lang)
        rows.append((_cell(f"{slot}", "dim"), _cell(name), _cell(effect, "dim")))
    rows.append((_cell(_w("deck", lang, view["stacks"]["followers"], len(view["follower_discard"])), "dim"),))
    return tuple(rows)


def tile_rows(view: View, lang: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for slot, tile in enumerate(view["estate"]):
        name = _w("empty", lang) if tile is None else tile_name(tile, lang)
        price = short(ESTATE_PRICES[slot], lang) or _w("free", lang)
        where = _w("special", lang) if slot == SPECIAL_SLOT else str(slot + 1)
        rows.append((_cell(where, "dim"), _cell(name), _cell(price, "dim")))
    return tuple(rows)


def player_rows(view: View, seat: Seat, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    player = view["players"][seat]
    stock = [_cell(f"{player['goods'][RESOURCES[good].id]}{_w(RESOURCES[good].id, lang)}") for good in GOODS]
    for key, field in (("coin", "coins"), ("influence", "influence"), ("artisan", "artisans")):
        stock.append(_cell(f"{player[field]}{_w(key, lang)}", "strong" if key == "coin" else ""))
    mark = (seat_mark(seat, names), Span(f" {names[seat]}", f"seat{seat}"))
    done = len([cell for cell in player["mosaic"] if cell["is_claimed"]])
    counts = [
        _w("men", lang, player["patricians_left"]),
        _w("cards", lang, player["cards"]),
        _w("contracts", lang, len(player["maritime"]), len(player["construction"])),
        _w("goals", lang, done),
        _w("tokens", lang, player["tokens"], player["beside"]),
        _w("chariots", lang, player["chariots"]),
    ]
    rows: list[Row] = [
        (mark, _cell(_w("vp", lang, player["score"]), "strong"), *stock),
        (_cell("  ".join(counts)),),
    ]
    tiles = [
        f"{tile_name(cell['tile'], lang)}{' ✕' if cell['is_spent'] else ''}{' ●' if cell['artisan'] else ''}"
        for cell in player["estate"]
        if cell["tile"] is not None
    ]
    if tiles:
        rows.append(((Span(_w("estate", lang), "dim"), Span(", ".join(tiles))),))
    if player["row"]:
        row = [f"{follower_name(card['id'], lang)}{' ✕' if card['is_used'] else ''}" for card in player["row"]]
        rows.append(((Span(_w("row", lang), "dim"), Span(", ".join(row))),))
    if seat == view["seat"]:
        rows += _goal_rows(player, lang)
    if player["known"]:
        known = ", ".join([follower_name(card, lang) for card in player["known"]])
        rows.append(((Span(_w("known", lang), "dim"), Span(known)),))
    return tuple(rows)


def _goal_rows(player: dict[str, Any], lang: str) -> list[Row]:
    """The reader's own mosaic, row by row: claimed, within reach, or not yet."""
    rows: list[Row] = []
    for row in range(3):
        goals: list[Span] = []
        for cell in player["mosaic"][3 * row : 3 * row + 3]:
            if cell["achievement"] is not None:
                mark, style = ("✓ ", "dim") if cell["is_claimed"] else ("! ", "strong") if cell["is_met"] else ("", "")
                goals += [
                    Span(" · " if goals else "  ", "dim"),
                    Span(mark + goal_name(cell["achievement"], lang), style),
                ]
        if goals:
            rows.append(((Span(f"{MOSAIC_ROW_VP[row]}", "gold"), *goals),))
    return rows


def dummy_rows(view: View, lang: str) -> tuple[Row, ...]:
    dummy = view["dummy"]
    ships = ", ".join([port_name(port, lang) for port in dummy["ships"]])
    numbers = (_cell(_w("vp", lang, dummy["score"]), "strong"), _cell(_w("chariots", lang, dummy["chariots"])))
    return ((*numbers, _cell(f"{_w('ships', lang)} {ships}")),)


def hand_rows(cards: Sequence[str], lang: str) -> tuple[Row, ...]:
    return tuple([(_cell(follower_name(card, lang)), _cell(follower_effect(card, lang), "dim")) for card in cards])
