"""Sentences for people: prompts, labels, log lines and reasons. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.display import Panel
from tabularium.core.game import View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.nova_roma.actions import (
    Abandon,
    Advance,
    Build,
    Buy,
    ChooseGood,
    Claim,
    ClaimToken,
    Deal,
    Discard,
    Dismiss,
    Done,
    DraftTile,
    Draw,
    Exchange,
    Hire,
    Keep,
    Order,
    PayLine,
    PayReward,
    Perform,
    Petitioned,
    Pick,
    Place,
    PlaceEmperor,
    PlaceLegionnaire,
    PlayFollower,
    PutTile,
    Sail,
    SpendArtisan,
    SpendWine,
    TakeCard,
    TakeConstruction,
    TakeMaritime,
    TakeTile,
    TakeWheel,
    UseFollower,
    UseTile,
    Work,
)
from tabularium.games.nova_roma.city import REWARD_CELLS, SPOTS, ZONES
from tabularium.games.nova_roma.components import (
    CATEGORIES,
    COL_YIELD,
    CONSTRUCTION,
    ESTATE_PRICES,
    ESTATE_TILE,
    ESTATE_TILES,
    FIRST_PORTS,
    FORUM_SIDE,
    HORSES,
    MARITIME,
    MAX_INFLUENCE,
    MOSAIC_CELLS,
    MOSAIC_LINES,
    MOSAIC_ROW_REWARD,
    MOSAIC_ROW_VP,
    MOSAIC_TILES,
    PLAYER_COLOURS,
    PORTS,
    ROW_YIELD,
    TOKENS,
    TRACKS,
)
from tabularium.games.nova_roma.lines import line_parts
from tabularium.games.nova_roma.panels import panels
from tabularium.games.nova_roma.phrases import (
    CONSTRUCTION_NUMBER,
    MARITIME_NUMBER,
    PORT,
    amount,
    amounts,
    capital,
    contract_cost,
    deed_name,
    follower_effect,
    follower_name,
    goal_name,
    goals_text,
    good_name,
    port_gain,
    port_name,
    row_column,
    sails_text,
    shape_name,
    small,
    spot_text,
    square,
    tile_effect,
    tile_name,
)
from tabularium.games.nova_roma.words import LABELS, LINES, PROMPTS, REASONS, TITLES, WAITING

_CATEGORY: Final = {category.id: category.names for category in CATEGORIES}
_COLOURS: Final = (
    {"en": "green", "fr": "verte"},
    {"en": "yellow", "fr": "jaune"},
    {"en": "orange", "fr": "orange"},
)


class NovaRomaWording:
    """The game's sentences; see :class:`tabularium.core.game.Wording`."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    # ------------------------------------------------------------------ questions

    def prompt(self, view: View, lang: str) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        key, words = _question(view, asked, lang)
        return say(PROMPTS[key], lang).format(**words)

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        return say(WAITING[asked["kind"]], lang).format(name=names[asked["seat"]])

    def label(self, view: View, action: Action, lang: str) -> str:
        key, words = label_parts(view, action, lang)
        return say(LABELS[key], lang).format(**words)

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        args: list[Any] = list(refusal.args)
        match refusal.key:
            case "follower_coins":
                args[0] = amount("coin", args[0], lang)
            case "too_little_influence":
                args[0] = amount("influence", args[0], lang)
            case "too_few_horses":
                args[0] = amount("horse", args[0], lang)
            case "cannot_pay":
                args[0] = amounts(args[0], lang)
            case "goal_not_met":
                args[0] = goal_name(args[0], lang)
            case "colour_owned":
                args[0] = say(_COLOURS[args[0]], lang)
            case "good_full":
                args[0] = good_name(args[0], lang)
            case "patrician_there" | "token_claimed":
                args[0] = names[args[0]]
            case "zone_too_high" | "outside_zone" | "on_reward":
                args[0] = say(ZONES[args[0]].names, lang)
            case "cell_taken":
                _, row, column, seat = args
                owner = names[seat] if seat < len(names) else say(TITLES["neutral"], lang)
                args = [owner, row_column((row, column), lang)]
        return say(REASONS[refusal.key], lang).format(*args)

    def category(self, name: str, lang: str) -> str:
        return say(_CATEGORY[name], lang)

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        key, args = line_parts(event, lang, names)
        return say(LINES[key], lang).format(*args)

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return panels(view, lang, names)


# ---------------------------------------------------------------------- the question


def _question(view: View, asked: dict[str, Any], lang: str) -> tuple[str, dict[str, Any]]:
    """The key of the prompt and what goes into it."""
    kind: str = asked["kind"]
    me = view["players"][asked["seat"]]
    words: dict[str, Any] = {
        "left": asked.get("left", 0),
        "slots": asked.get("slots", 0),
        "sails": asked.get("sails", 0),
        "power": asked.get("power", view["power"]),
        "influence": me["influence"],
        "coins": amount("coin", me["coins"], lang),
        "wine": me["goods"]["wine"],
    }
    acting = asked.get("action", view["acting"])
    words["action"] = "" if acting is None else deed_name(acting, lang)
    if "tile" in asked:
        tile = ESTATE_TILES[ESTATE_TILE[asked["tile"]]]
        words["tile"] = tile_name(asked["tile"], lang)
        words["pay"], words["gain"] = amounts(tile.pay, lang), amounts(tile.gain, lang)
    match kind:
        case "picking_card" if asked["left"] == 1:
            kind = "picking_last"
        case "placing_emperor" if view["is_solo"]:
            kind = "placing_emperor_solo"
        case "choosing_good" if asked["left"] > 1:
            kind = "choosing_goods"
        case "selling_followers" if asked["is_odd"]:
            kind = "selling_followers_odd"
        case "using_followers" if not asked["at_start"]:
            kind = "using_followers_late"
        case "choosing_order":
            for line in ("row", "column"):
                words[line] = deed_name(asked[line]["action"], lang)
                words[f"{line}_power"] = asked[line]["power"]
        case "playing_follower":
            words["price"] = _follower_price(asked, lang)
        case "dismissing_follower":
            words["card"] = follower_name(asked["card"], lang)
        case "placing_building":
            words["shape"] = shape_name(asked["shape"], lang)
            words["zones"] = ", ".join([say(zone.names, lang) for zone in ZONES if zone.id in asked["zones"]])
    return kind, words


def _follower_price(asked: dict[str, Any], lang: str) -> str:
    return amounts(((5, asked["coins"]), (6, asked["influence"])), lang)


# ---------------------------------------------------------------------- the options


def label_parts(view: View, action: Action, lang: str) -> tuple[str, dict[str, Any]]:
    """The key of an option's label and what goes into it."""
    asked = view["asked"] or {"kind": "", "seat": 0}
    kind: str = asked["kind"]
    me = view["players"][asked["seat"]]
    match action:
        case Place(cell):
            return _place(view, cell, lang)
        case PlaceEmperor(cell) | PlaceLegionnaire(cell):
            row, column = _deeds_at(view, cell)
            words = {"row": deed_name(row, lang), "column": deed_name(column, lang)}
            return ("emperor" if isinstance(action, PlaceEmperor) else "legionnaire"), words
        case Order(row_first):
            line = asked["row" if row_first else "column"]
            return "order", {"action": deed_name(line["action"], lang), "power": line["power"]}
        case Perform():
            return "perform", {"action": deed_name(asked["action"], lang), "power": asked["power"]}
        case Abandon():
            return "abandon", {"action": deed_name(asked["action"], lang)}
        case UseFollower(card):
            return "use", _card(card, lang)
        case Discard(card):
            return ("discard_coin" if asked.get("is_odd") else "discard"), _card(card, lang)
        case Dismiss(card):
            return "dismiss", _card(card, lang)
        case PlayFollower(card):
            price = _follower_price(asked, lang) if kind == "playing_follower" else amounts((), lang)
            return "play", {**_card(card, lang), "price": price}
        case Pick(card):
            return "pick", _card(card, lang)
        case Keep(card):
            return "keep", _card(card, lang)
        case TakeCard(slot):
            shown = view["followers"][slot]
            return ("take", _card(shown, lang)) if shown is not None else ("slot_empty", {"slot": slot + 1})
        case Draw():
            return "draw", {"left": view["stacks"]["followers"] or len(view["follower_discard"])}
        case Buy(good):
            return "buy", {"good": amount(good, 1, lang)}
        case ChooseGood(good):
            return "good", {"good": amount(good, 1, lang)}
        case SpendWine():
            return ("wine_full" if me["influence"] >= MAX_INFLUENCE else "wine"), {}
        case TakeWheel(takes_token):
            if takes_token:
                return "wheel_token", {"left": me["beside"]}
            return ("wheel_coin" if me["influence"] >= MAX_INFLUENCE else "wheel_influence"), {}
        case Petitioned(deed, power):
            price = amount("influence", power, lang)
            return "petition", {"action": deed_name(deed, lang), "power": power, "price": price}
        case Claim(cell):
            return _claim(me, cell, lang)
        case PayLine(number):
            line = MOSAIC_LINES[number]
            return "line", {"line": say(line.names, lang), "gain": amounts(line.reward, lang)}
        case DraftTile(tile):
            return "draft", {"tile": _mosaic_colour(tile, lang), "goals": goals_text(tile, lang)}
        case Deal(_, name):
            return "dealt", {"thing": name}
        case Hire():
            return "hire", {}
        case ClaimToken():
            return "first_player", {}
    return _on_boards(view, asked, action, lang)


def _on_boards(view: View, asked: dict[str, Any], action: Action, lang: str) -> tuple[str, dict[str, Any]]:
    """Options about the estate, the contracts, the sea, the city and the hippodrome."""
    me = view["players"][asked["seat"]]
    match action:
        case TakeTile(slot):
            tile = view["estate"][slot]
            if tile is None:
                return "slot_empty", {"slot": slot + 1}
            price = amounts(ESTATE_PRICES[slot], lang)
            words = {"tile": tile_name(tile, lang), "effect": tile_effect(tile, lang), "slot": slot + 1}
            return "tile", {**words, "price": price}
        case PutTile(cell):
            before = me["estate"][cell]["tile"]
            if before is None:
                return "estate", {"cell": capital(square(cell, lang))}
            return "estate_over", {"cell": capital(square(cell, lang)), "tile": tile_name(before, lang)}
        case Work(cell):
            return _work(me, cell, lang)
        case Exchange():
            tile = ESTATE_TILES[ESTATE_TILE[asked["tile"]]]
            return "exchange", {"pay": amounts(tile.pay, lang), "gain": amounts(tile.gain, lang)}
        case UseTile():
            return "use_tile", {"effect": tile_effect(asked["tile"], lang)}
        case TakeMaritime(slot):
            name = view["maritime"][slot]
            if name is None:
                return "slot_empty", {"slot": slot + 1}
            contract = MARITIME[MARITIME_NUMBER[name]]
            return "maritime", {"contract": say(contract.names, lang), "cost": amounts(contract.cost, lang)}
        case TakeConstruction(slot, with_patricia):
            name = view["construction"][slot]
            if name is None:
                return "slot_empty", {"slot": slot + 1}
            return ("construction_patricia" if with_patricia else "construction"), _building(name, with_patricia, lang)
        case Sail(ship, route):
            port = next_port(me["ships"][ship], route)
            words = {
                "ship": ship + 1,
                "port": port_name(port, lang),
                "sails": sails_text(PORTS[port].sails, lang),
                "gain": port_gain(port, lang),
            }
            return "sail", words
        case Build(spot):
            printed = SPOTS[spot]
            words = {
                "zone": say(ZONES[printed.zone].names, lang),
                "cell": row_column((printed.row, printed.col), lang),
                "turn": spot_text(spot, lang).rpartition("(")[2].rstrip(")"),
            }
            return "build", words
        case PayReward(cell):
            return "reward", _reward(view, cell, lang)
        case Advance(track) | SpendArtisan(track):
            space = min(me["markers"][track] + 1, len(HORSES) - 1)
            cost = f" ({amount('horse', HORSES[space], lang)})" if HORSES[space] else ""
            words = {"track": say(TRACKS[track].names, lang), "space": space, "cost": cost}
            return ("race" if isinstance(action, Advance) else "race_artisan"), words
    return f"{'done' if isinstance(action, Done) else 'pass'}_{asked['kind']}", {}


def _deeds_at(view: View, cell: int) -> tuple[str, str]:
    return view["forum"]["rows"][cell // FORUM_SIDE], view["forum"]["columns"][cell % FORUM_SIDE]


def _place(view: View, cell: int, lang: str) -> tuple[str, dict[str, Any]]:
    """NR-47 The power in both lines, with its parts."""
    row, column = _deeds_at(view, cell)
    for powers in view["forum"]["powers"]:
        if powers["cell"] == [cell // FORUM_SIDE, cell % FORUM_SIDE]:
            return "place", {"row": power_text(powers["row"], lang), "column": power_text(powers["column"], lang)}
    return "place", {"row": deed_name(row, lang), "column": deed_name(column, lang)}


def power_text(line: dict[str, Any], lang: str) -> str:
    """``Sail 2 (1+1; Septimus → 3)``"""
    parts = str(line["patricians"]) + (f"+{line['emperor']}" if line["emperor"] else "")
    words = {
        "action": deed_name(line["action"], lang),
        "power": line["power"],
        "parts": parts,
        "followers": ", ".join([follower_name(card, lang) for card in line["followers"]]),
        "most": line["most"],
    }
    return say(LABELS["power_more" if line["most"] > line["power"] else "power"], lang).format(**words)


def _card(card: int | str, lang: str) -> dict[str, Any]:
    return {"card": follower_name(card, lang), "effect": follower_effect(card, lang)}


def _claim(me: dict[str, Any], cell: int, lang: str) -> tuple[str, dict[str, Any]]:
    words: dict[str, Any] = {
        "goal": goal_name(me["mosaic"][cell]["achievement"], lang),
        "vp": MOSAIC_ROW_VP[cell // 3],
    }
    claimed = {n for n, each in enumerate(me["mosaic"]) if each["is_claimed"]} | {cell}
    gains = [amounts(MOSAIC_ROW_REWARD[cell // 3], lang)] if MOSAIC_ROW_REWARD[cell // 3] else []
    for line in MOSAIC_LINES:
        cells = {n for n in range(MOSAIC_CELLS) if line.cells >> n & 1}
        if cell in cells and cells <= claimed:
            gains.append(f"{say(line.names, lang).lower()} {amounts(line.reward, lang)}")
    words["gain"] = ", ".join(gains)
    return ("claim_more" if gains else "claim"), words


def _mosaic_colour(tile: int, lang: str) -> str:
    return capital(say(_COLOURS[MOSAIC_TILES[tile].colour], lang))


def _work(me: dict[str, Any], cell: int, lang: str) -> tuple[str, dict[str, Any]]:
    """NR-119, NR-120 What an artisan would bring here."""
    at_work = [n for n, each in enumerate(me["estate"]) if each["artisan"]]
    row = 1 + len([n for n in at_work if n // 3 == cell // 3])
    column = 1 + len([n for n in at_work if n % 3 == cell % 3])
    words = {
        "cell": capital(square(cell, lang)),
        "gain": amounts(((ROW_YIELD[cell], row), (COL_YIELD[cell], column)), lang),
    }
    there = me["estate"][cell]
    if there["tile"] is None or there["is_spent"]:
        return "work", words
    return "work_tile", {**words, "tile": tile_name(there["tile"], lang)}


def _building(name: str, with_patricia: bool, lang: str) -> dict[str, Any]:
    contract = CONSTRUCTION[CONSTRUCTION_NUMBER[name]]
    return {
        "contract": say(contract.names, lang),
        "vp": contract.vp,
        "shape": small(shape_name(contract.shape, lang)),
        "cost": contract_cost(contract.cost, contract.needs_artisan and not with_patricia, lang),
    }


def _reward(view: View, cell: int, lang: str) -> dict[str, Any]:
    printed = REWARD_CELLS[cell]
    name = next(reward["token"] for reward in view["city"]["rewards"] if reward["id"] == printed.id)
    words = {"zone": say(ZONES[printed.zone].names, lang), "cell": row_column((printed.row, printed.col), lang)}
    for token in TOKENS:
        if token.id == name:
            return {**words, "token": say(token.names, lang), "gain": amounts(token.reward, lang)}
    return {**words, "token": say(TITLES["empty"], lang), "gain": say(TITLES["nothing"], lang)}


def next_port(place: str, route: int) -> int:
    """The port where a ship that stands here would arrive on this route: its number."""
    if place == "start":
        return FIRST_PORTS[route] - 1
    port = PORT[place]
    if PORTS[port].route != route:
        return FIRST_PORTS[route] - 1
    follows = port + 1
    if follows < len(PORTS) and PORTS[follows].route == PORTS[port].route:
        return follows
    return port


WORDING: Final = NovaRomaWording()
