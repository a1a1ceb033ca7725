"""The log in words: for every event the key of its sentence and what goes into it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.nova_roma.city import REWARD_CELLS, SPOTS, ZONES
from tabularium.games.nova_roma.components import (
    CHARIOTS,
    CONSTRUCTION,
    EMPEROR_TILES,
    ESTATE_TILES,
    FORUM_SIDE,
    MARITIME,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    MOSAIC_TILES,
    TOKENS,
)
from tabularium.games.nova_roma.phrases import (
    amount,
    amounts,
    contract_cost,
    deed_name,
    follower_full,
    follower_name,
    forum_cell,
    goal_name,
    port_name,
    row_column,
    shape_name,
    small,
    square,
    tile_name,
    track_name,
)
from tabularium.games.nova_roma.words import CAUSES


def line_parts(event: Heard, lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """The key of the sentence and its arguments in words."""
    key, args, secret = event.key, event.args, event.secret
    match key:
        case "round":
            return ("round_alone", [args[0]]) if len(names) == 1 else (key, [args[0], names[args[1]]])
        case "forum":
            deeds = [deed_name(deed, lang) for deed in args[0]]
            return key, [", ".join(deeds[:FORUM_SIDE]), ", ".join(deeds[FORUM_SIDE:])]
        case "mosaic":
            return key, [names[args[0]], say(MOSAIC_TILES[args[1]].names, lang)]
        case "mosaic_open":
            return key, [say(MOSAIC_TILES[args[0]].names, lang)]
        case "packet" | "picked" | "kept" | "drew":
            if secret is None:
                return key, [names[args[0]]]
            return f"{key}_secret", [names[args[0]], follower_full(secret[0], lang)]
        case "emperor_tile" | "legionnaire_tile":
            tile = EMPEROR_TILES[args[0]]
            cells = tile.cells if key == "emperor_tile" else tile.grey
            return key, [forum_cell(cell, lang) for cell in cells]
        case "emperor" | "patrician" | "legionnaire":
            return key, [names[args[0]], forum_cell(args[1], lang)]
        case "legionnaire_blocked":
            return key, [forum_cell(args[0], lang), args[1]]
        case "legionnaire_placed":
            return key, [forum_cell(args[0], lang)]
        case "petitioned":
            return key, [names[args[0]], deed_name(args[1], lang), args[2], amount("influence", args[2], lang)]
        case "performed" | "abandoned":
            return key, [names[args[0]], deed_name(args[1], lang), *args[2:]]
        case "used_power" | "used_follower" | "dismissed" | "announced":
            return key, [names[args[0]], follower_name(args[1], lang), *args[2:]]
        case "discarded" | "took_card":
            return key, [names[args[0]], follower_full(args[1], lang)]
        case "played":
            price = amounts(((5, args[2]), (6, args[3])), lang)
            return key, [names[args[0]], follower_full(args[1], lang), price]
        case "follower_dealt" | "follower_rotated":
            return key, [follower_full(args[0], lang)]
        case "tile_dealt" | "tile_rotated":
            return key, [tile_name(args[0], lang)]
        case "maritime_dealt" | "maritime_out":
            return key, [say(MARITIME[args[0]].names, lang)]
        case "construction_dealt":
            return key, [say(CONSTRUCTION[args[0]].names, lang)]
        case "construction_out":
            return key, [say(CONSTRUCTION[args[0]].names, lang), CONSTRUCTION[args[0]].vp]
        case "chariot":
            return key, [names[args[0]], say(CHARIOTS[args[1]].names, lang)]
        case "chariot_lost" | "chariot_dummy" | "favourite" | "next_favourite":
            return key, [say(CHARIOTS[args[0]].names, lang)]
        case "dummy_raced":
            return key, [track_name(args[0], lang), args[1]]
        case "dummy_sailed":
            return key, [port_name(port, lang) for port in args]
        case "draft_over" | "emperors_reshuffled" | "reshuffled" | "cleanup":
            return key, list(args)
    return _deed_parts(key, args, lang, names)


def _deed_parts(key: str, args: tuple[Any, ...], lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """What is done within an action."""
    match key:
        case "received":
            seat, got, cause, about = args
            if not got:
                return "received_nothing", [names[seat], _cause(cause, about, lang)]
            return key, [names[seat], amounts(got, lang), _cause(cause, about, lang)]
        case "may_choose":
            seat, count, cause, about = args
            return key, [names[seat], amount("good_choice", count, lang), _cause(cause, about, lang)]
        case "chose_good" | "bought":
            return key, [names[args[0]], amount(args[1], 1, lang)]
        case "took_tile":
            return key, [names[args[0]], tile_name(args[1], lang), amounts(args[2], lang)]
        case "put_tile":
            seat, tile, cell, before = args
            said = [names[seat], tile_name(tile, lang), square(cell, lang)]
            return (key, said) if before < 0 else ("put_tile_over", [*said, tile_name(before, lang)])
        case "maritime":
            contract = MARITIME[args[1]]
            return key, [names[args[0]], say(contract.names, lang), amounts(contract.cost, lang)]
        case "construction":
            seat, number, with_patricia = args
            contract = CONSTRUCTION[number]
            cost = contract_cost(contract.cost, contract.needs_artisan and not with_patricia, lang)
            kind = "construction_patricia" if with_patricia else key
            return kind, [names[seat], say(contract.names, lang), cost]
        case "sailed":
            return key, [names[args[0]], args[1] + 1, port_name(args[2], lang)]
        case "built":
            spot = SPOTS[args[1]]
            zone = say(ZONES[spot.zone].names, lang)
            return key, [names[args[0]], zone, small(shape_name(spot.shape, lang)), row_column(spot.cells[0], lang)]
        case "not_built":
            return key, [names[args[0]], small(shape_name(args[1], lang))]
        case "surrounded":
            zone = say(ZONES[REWARD_CELLS[args[0]].zone].names, lang)
            return key, [zone, say(TOKENS[args[1]].names, lang)]
        case "raced":
            seat, track, space, horses = args
            said = [names[seat], track_name(track, lang), space]
            return ("raced_line", [*said, amount("horse", horses, lang)]) if horses else (key, said)
        case "worked":
            return key, [names[args[0]], square(args[1], lang)]
        case "exchanged":
            return key, [names[args[0]], amounts(ESTATE_TILES[args[1]].pay, lang), tile_name(args[1], lang)]
        case "used_tile":
            return key, [names[args[0]], tile_name(args[1], lang)]
        case "claimed":
            return key, [names[args[0]], goal_name(args[2], lang), MOSAIC_ROW_VP[args[1] // 3]]
        case "line":
            line = MOSAIC_LINES[args[1]]
            return key, [names[args[0]], say(line.names, lang).lower(), line.vp]
    # the rest begin with a seat and go on with numbers
    return key, [names[args[0]], *args[1:]]


def _cause(cause: str, about: str, lang: str) -> str:
    """Where a gain comes from."""
    thing = about
    match cause:
        case "port":
            thing = port_name(about, lang)
        case "line":
            thing = next(say(line.names, lang).lower() for line in MOSAIC_LINES if line.id == about)
        case "follower":
            thing = follower_name(about, lang)
        case "reward":
            thing = next(say(token.names, lang) for token in TOKENS if token.id == about)
        case "tile":
            thing = tile_name(about, lang)
        case "achievement":
            thing = goal_name(about, lang)
    return say(CAUSES[cause], lang).format(thing)
