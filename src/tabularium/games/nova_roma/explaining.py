"""What a thing on the board is for, in a sentence or two with the clause."""

from __future__ import annotations

from tabularium.core.words import say
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    CONSTRUCTION,
    ESTATE_TILE,
    ESTATE_TILES,
    FOLLOWER,
    MARITIME,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    MOSAIC_TILE,
    MOSAIC_TILES,
    PORTS,
    TOKENS,
    TRACKS,
    TileKind,
)
from tabularium.games.nova_roma.phrases import (
    CONSTRUCTION_NUMBER,
    MARITIME_NUMBER,
    PORT,
    amounts,
    contract_cost,
    follower_clause,
    follower_effect,
    follower_full,
    goal_name,
    goals_text,
    port_gain,
    sails_text,
    shape_name,
    small,
    tile_effect,
    tile_name,
)
from tabularium.games.nova_roma.words import EXPLAIN

_TILE_CLAUSES = {
    TileKind.PRODUCTION: "NR-124",
    TileKind.EXCHANGE: "NR-125",
    TileKind.ANIMAL: "NR-126, NR-245",
}
_SPECIAL_CLAUSES = {
    "lion": "NR-127",
    "special_recruit": "NR-128",
    "special_sail": "NR-129",
    "special_build": "NR-130",
    "special_income_goods": "NR-131",
    "special_income_coins": "NR-131",
    "special_race": "NR-132",
}


def explain(thing: str, lang: str) -> str:
    """The thing: a verb of the notation (``place``, ``hire``), an action of the forum (``deed_sail``), or the id of a
    piece: a card (``calux``; with ``hand:`` or ``row:`` before it), a contract, a port, a tile, a token, a line of the
    mosaic, a zone, a track; ``goal:`` with an achievement and its row."""
    verb, _, rest = thing.partition(":")
    if verb in ("hand", "row") and rest in FOLLOWER:
        words = {"card": follower_full(rest, lang), "effect": follower_effect(rest, lang)}
        return say(EXPLAIN[verb], lang).format(**words, clause=follower_clause(rest))
    if verb == "goal":
        goal, _, row = rest.partition(":")
        return say(EXPLAIN["claim"], lang).format(goal=goal_name(goal, lang), vp=MOSAIC_ROW_VP[int(row)])
    if thing in EXPLAIN:
        return say(EXPLAIN[thing], lang)
    return _explain_piece(thing, lang)


def _explain_piece(thing: str, lang: str) -> str:
    if thing in MARITIME_NUMBER:
        contract = MARITIME[MARITIME_NUMBER[thing]]
        words = {"contract": say(contract.names, lang), "cost": amounts(contract.cost, lang)}
        return say(EXPLAIN["maritime"], lang).format(**words)
    if thing in CONSTRUCTION_NUMBER:
        contract = CONSTRUCTION[CONSTRUCTION_NUMBER[thing]]
        cost = contract_cost(contract.cost, contract.needs_artisan, lang)
        shape = small(shape_name(contract.shape, lang))
        words = {"contract": say(contract.names, lang), "cost": cost, "shape": shape, "vp": str(contract.vp)}
        return say(EXPLAIN["construction"], lang).format(**words)
    if thing in PORT:
        port = PORT[thing]
        words = {"port": say(PORTS[port].names, lang), "gain": port_gain(port, lang)}
        return say(EXPLAIN["sail"], lang).format(**words, sails=sails_text(PORTS[port].sails, lang))
    if thing in ESTATE_TILE:
        kind = TileKind(ESTATE_TILES[ESTATE_TILE[thing]].kind)
        clause = _SPECIAL_CLAUSES.get(thing) or _TILE_CLAUSES[kind]
        words = {"tile": tile_name(thing, lang), "effect": tile_effect(thing, lang), "clause": clause}
        return say(EXPLAIN["estate_tile"], lang).format(**words)
    if thing in MOSAIC_TILE:
        tile = MOSAIC_TILE[thing]
        words = {"tile": say(MOSAIC_TILES[tile].names, lang), "goals": goals_text(tile, lang)}
        return say(EXPLAIN["draft"], lang).format(**words)
    for token in TOKENS:
        if token.id == thing:
            words = {"token": say(token.names, lang), "gain": amounts(token.reward, lang)}
            return say(EXPLAIN["reward"], lang).format(**words)
    for line in MOSAIC_LINES:
        if line.id == thing:
            words = {"line": say(line.names, lang), "gain": amounts(line.reward, lang)}
            return say(EXPLAIN["line"], lang).format(**words, vp=line.vp)
    for zone in ZONES:
        if zone.id == thing:
            numbers = {"power": zone.power, "most": zone.vp_most, "other": zone.vp_other}
            return say(EXPLAIN["zone"], lang).format(zone=say(zone.names, lang), **numbers)
    for track in TRACKS:
        if track.id == thing:
            return say(EXPLAIN["track"], lang).format(track=say(track.names, lang))
    raise KeyError(thing)
