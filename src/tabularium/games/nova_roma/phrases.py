"""What things are called, what they cost and what they do, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.core.words import say
from tabularium.games.nova_roma.city import SHAPES, SPOTS, ZONES
from tabularium.games.nova_roma.components import (
    ACHIEVEMENTS,
    CONSTRUCTION,
    DEEDS,
    ESTATE_TILE,
    ESTATE_TILES,
    FOLLOWER,
    FOLLOWERS,
    FORUM_SIDE,
    MARITIME,
    MOSAIC_TILES,
    PORTS,
    RESOURCES,
    START_PORT,
    TRACKS,
    FollowerKind,
    Pairs,
    TileKind,
)
from tabularium.games.nova_roma.words import AMOUNTS, COUNTED, EFFECTS, LABELS, TITLES

DEED: dict[str, int] = {deed.id: number for number, deed in enumerate(DEEDS)}
PORT: dict[str, int] = {port.id: number for number, port in enumerate(PORTS)}
MARITIME_NUMBER: dict[str, int] = {contract.id: number for number, contract in enumerate(MARITIME)}
CONSTRUCTION_NUMBER: dict[str, int] = {contract.id: number for number, contract in enumerate(CONSTRUCTION)}


def deed_name(deed: int | str, lang: str) -> str:
    return say(DEEDS[DEED[deed] if isinstance(deed, str) else deed].names, lang)


def follower_name(card: int | str, lang: str) -> str:
    """``Calux``: a name that is the same in every language."""
    return FOLLOWERS[FOLLOWER[card] if isinstance(card, str) else card].person


def follower_full(card: int | str, lang: str) -> str:
    return say(FOLLOWERS[FOLLOWER[card] if isinstance(card, str) else card].names, lang)


def tile_name(tile: int | str, lang: str) -> str:
    return say(ESTATE_TILES[ESTATE_TILE[tile] if isinstance(tile, str) else tile].names, lang)


def port_name(port: int | str, lang: str) -> str:
    if port == "start":
        return say(START_PORT.names, lang)
    return say(PORTS[PORT[port] if isinstance(port, str) else port].names, lang)


def track_name(track: int | str, lang: str) -> str:
    number = [each.id for each in TRACKS].index(track) if isinstance(track, str) else track
    return say(TRACKS[number].names, lang)


def good_name(resource: int | str, lang: str) -> str:
    """``wheat``, without a number."""
    key = RESOURCES[resource].id if isinstance(resource, int) else resource
    return say(AMOUNTS[key], lang).format("").strip()


def amount(resource: int | str, count: int, lang: str) -> str:
    """``2 horses``"""
    key = RESOURCES[resource].id if isinstance(resource, int) else resource
    if count > 1 and f"{key}s" in AMOUNTS:
        key = f"{key}s"
    return say(AMOUNTS[key], lang).format(count)


def amounts(pairs: Pairs | Sequence[tuple[int, int]], lang: str) -> str:
    """``1 wheat, 2 coins``"""
    said = [amount(resource, count, lang) for resource, count in pairs if count]
    return ", ".join(said) or say(TITLES["nothing"], lang)


def contract_cost(cost: Pairs, needs_artisan: bool, lang: str) -> str:
    return amounts((*cost, (7, 1)) if needs_artisan else cost, lang)


def row_column(cell: Sequence[int], lang: str) -> str:
    """``row 2, column 3``, counted from 1."""
    return say(LABELS["row_column"], lang).format(row=cell[0] + 1, column=cell[1] + 1)


def square(cell: int, lang: str, side: int = 3) -> str:
    return row_column((cell // side, cell % side), lang)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def small(text: str) -> str:
    """Within a sentence; the letters that name a shape stay as they are."""
    return text if text[1:2] == " " else text[:1].lower() + text[1:]


def forum_cell(cell: int, lang: str) -> str:
    return square(cell, lang, FORUM_SIDE)


def goal_name(goal: int | str, lang: str) -> str:
    for number, each in enumerate(ACHIEVEMENTS):
        if goal in (number, each.id):
            return say(each.names, lang)
    raise KeyError(goal)


def goals_text(tile: int, lang: str) -> str:
    return "; ".join([goal_name(goal, lang) for goal in MOSAIC_TILES[tile].achievements]).replace(
        "; ", "\u00a0; " if lang == "fr" else "; "
    )


def follower_effect(card: int | str, lang: str) -> str:
    """What a follower does."""
    printed = FOLLOWERS[FOLLOWER[card] if isinstance(card, str) else card]
    if printed.kind == FollowerKind.END_GAME:
        what = say(COUNTED[printed.per], lang).format(printed.at_least)
        key = "threshold" if printed.at_least else "base_per" if printed.base else "per"
        return say(EFFECTS[key], lang).format(vp=printed.vp, base=printed.base, what=what)
    action = deed_name(printed.deed, lang) if printed.deed >= 0 else ""
    key = printed.effect
    if printed.kind == FollowerKind.PERMANENT and key == "gain":
        key = "always"
    return say(EFFECTS[key], lang).format(action=action, gain=amounts(printed.gain, lang))


def follower_clause(card: int | str) -> str:
    """Section 7.2 tells the forty followers in the order of their numbers."""
    return f"NR-{144 + FOLLOWERS[FOLLOWER[card] if isinstance(card, str) else card].number}"


def tile_effect(tile: int | str, lang: str) -> str:
    printed = ESTATE_TILES[ESTATE_TILE[tile] if isinstance(tile, str) else tile]
    key = printed.id
    if printed.kind == TileKind.PRODUCTION:
        key = "tile_production"
    elif printed.kind == TileKind.EXCHANGE:
        key = "tile_exchange"
    elif printed.kind == TileKind.ANIMAL:
        key = "tile_lion" if printed.animals > 1 else "tile_animal"
    return say(EFFECTS[key], lang).format(pay=amounts(printed.pay, lang), gain=amounts(printed.gain, lang))


def port_gain(port: int, lang: str) -> str:
    printed = PORTS[port]
    return say(TITLES["vp"], lang).format(printed.vp) if printed.vp else amounts(printed.reward, lang)


def sails_text(count: int, lang: str) -> str:
    return say(TITLES["sail" if count == 1 else "sails"], lang).format(count)


def turn_text(turn: str, lang: str) -> str:
    """``flipped, turned 90°``"""
    degrees = turn.removeprefix("f")
    if turn.startswith("f"):
        key = "flipped" if degrees == "0" else "flipped_turned"
    else:
        key = "unturned" if degrees == "0" else "turned"
    return say(LABELS[key], lang).format(degrees=degrees)


def spot_text(spot: int, lang: str) -> str:
    """``Zone A, row 1, column 2 (turned 90°)``"""
    printed = SPOTS[spot]
    words = {
        "zone": say(ZONES[printed.zone].names, lang),
        "cell": row_column((printed.row, printed.col), lang),
        "turn": turn_text(printed.turn, lang),
    }
    return say(LABELS["build"], lang).format(**words)


def shape_name(shape: int | str, lang: str) -> str:
    for number, each in enumerate(SHAPES):
        if shape in (number, each.id):
            return say(each.names, lang)
    raise KeyError(shape)
