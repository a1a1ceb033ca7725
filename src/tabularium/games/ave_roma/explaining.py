"""What things are for, in a sentence with the clause: the titles of what can be pointed at."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    AREA_DECK,
    BUILDING_DECK,
    CARD,
    CARDS,
    COLOSSEUM,
    DENARII,
    FRAGMENTS,
    GOODS,
    IS_HONOUR,
    KIND_MASK,
    LOCATIONS,
    PATRON_DECK,
    STORE,
    SURPLUS,
    SURPLUS_STORE,
    TRAINING_CHANGE,
    TRAINING_COST,
    cards_in,
)
from tabularium.games.ave_roma.phrases import (
    cost_text,
    denarii_text,
    ending_text,
    gains_text,
    good_name,
    location_name,
    modifier_text,
    resources_text,
    reward_text,
    symbol_name,
    w,
)
from tabularium.games.ave_roma.words import EXPLAIN

FIRST_MODIFIER_CLAUSE: Final = 123
FIRST_SCORING_CLAUSE: Final = 170
"""The kinds are numbered from 1 in the order of their clauses."""


def explain(thing: str, lang: str) -> str:
    """What a thing on the board is for, in a sentence or two with the clause.

    The thing is a location, a card, ``area:3``, ``space:2``, ``good:wood``, or an action in its notation.
    """
    verb, _, rest = thing.partition(":")
    if not rest:
        rest, verb = verb, ""
    if rest in CARD:
        return explain_card(CARD[rest], lang)
    if verb == "to" and "." in rest:
        return say(EXPLAIN[rest.partition(".")[0]], lang)
    if verb == "collect":
        return say(EXPLAIN["collect"], lang).format(location=location_name(rest, lang))
    if rest in _LOCATION_IDS:
        return say(EXPLAIN[rest], lang)
    return _explain_choice(verb or rest, rest, lang)


def _explain_choice(verb: str, rest: str, lang: str) -> str:
    words: dict[str, object] = {"area": rest[:1], "value": rest, "side": rest.upper()}
    match verb:
        case "train":
            space = int(rest) - 1
            price = denarii_text(TRAINING_COST[space], lang) if TRAINING_COST[space] else w("nothing", lang)
            words = {"change": TRAINING_CHANGE[space], "price": price}
        case "trained":
            words = {"space": rest[0], "value": rest[-1]}
        case "gain" | "sell" | "buy" | "pay" | "good":
            verb = "money" if rest == GOODS[DENARII].id else "good"
            most = SURPLUS_STORE if rest == GOODS[SURPLUS].id else STORE
            words = {"good": good_name(rest, lang), "most": most}
        case "step":
            verb = "step_free" if rest == "free" else "step"
        case "bonus":
            words = {"symbol": symbol_name(rest, lang)}
        case "space":
            space = int(rest)
            honour = w("honour", lang) if IS_HONOUR[space] else ""
            words = {"space": space, "price": cost_text(COLOSSEUM[space], lang), "honour": honour}
    return say(EXPLAIN[verb], lang).format(**words)


_LOCATION_IDS: Final = frozenset([location.id for location in LOCATIONS])


def explain_card(card: int, lang: str) -> str:
    printed = CARDS[card]
    words: dict[str, object] = {
        "name": say(printed.names, lang),
        "cost": cost_text(printed.cost, lang),
        "gain": gains_text(printed, lang),
        "symbol": symbol_name(printed.symbol, lang),
    }
    if printed.deck == AREA_DECK:
        words["top"], words["bottom"] = resources_text(printed.top, lang), resources_text(printed.bottom, lang)
        words["fragment"] = say(FRAGMENTS[printed.fragment].names, lang).lower()
        return say(EXPLAIN["card_area"], lang).format(**words)
    if printed.deck == PATRON_DECK:
        words["modifier"], words["ending"] = modifier_text(printed, lang), ending_text(printed, lang)
        words["modifier_clause"] = f"AR-{FIRST_MODIFIER_CLAUSE + printed.modifier}"
        words["ending_clause"] = f"AR-{FIRST_SCORING_CLAUSE + printed.scoring}"
        return say(EXPLAIN["card_patron"], lang).format(**words)
    if printed.deck == BUILDING_DECK:
        both = [reward_text(CARDS[half], lang) for half in cards_in(KIND_MASK[card])]
        words["reward"] = w("and", lang).join(both)
        return say(EXPLAIN["card_building"], lang).format(**words)
    return say(EXPLAIN["card_war"], lang).format(**words)
