"""Names, amounts and small facts of a view, put into words. All other sentences are made of these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    ANY,
    AREA_DECK,
    BUILDING_DECK,
    CARD,
    CARDS,
    COLOSSEUM,
    COST_DENARII,
    COST_KEYS,
    COST_SURPLUS,
    DECKS,
    FIRST_ROW,
    GOODS,
    IS_HONOUR,
    LOCATIONS,
    LOOP,
    MODIFIERS,
    PATRON_DECK,
    SCORINGS,
    SYMBOLS,
    TOP_LEVEL,
    Card,
    Cost,
    Modifier,
    Scoring,
)
from tabularium.games.ave_roma.words import EFFECTS, ENDINGS, LABELS, TITLES
from tabularium.games.ave_roma.words import MODIFIERS as MODIFIER_NAMES
from tabularium.games.ave_roma.words import SCORINGS as SCORING_NAMES

DENARII_LESS: Final = 2  # AR-130


def w(key: str, lang: str, *args: object) -> str:
    return say(TITLES[key], lang).format(*args)


def card_of(card: int | str) -> Card:
    return CARDS[CARD[card] if isinstance(card, str) else card]


def card_name(card: int | str, lang: str) -> str:
    return say(card_of(card).names, lang)


def cards_text(cards: Sequence[str], lang: str) -> str:
    return ", ".join([card_name(card, lang) for card in cards]) or w("none", lang)


def location_name(location: int | str, lang: str) -> str:
    if isinstance(location, str):
        return say(next(place for place in LOCATIONS if place.id == location).names, lang)
    return say(LOCATIONS[location].names, lang)


def place_name(location: int, slot: int, lang: str) -> str:
    """``Aedilis``, ``Aedificator 2``; a slot is one of fifteen, or below 0."""
    name = location_name(location, lang)
    return name if slot < 0 else f"{name} {slot % 5 + 1}"


def symbol_name(symbol: int | str, lang: str) -> str:
    found = SYMBOLS[symbol] if isinstance(symbol, int) else next(s for s in SYMBOLS if s.id == symbol)
    return say(found.names, lang).lower()


def good_name(good: int | str, lang: str) -> str:
    found = GOODS[good] if isinstance(good, int) else next(g for g in GOODS if g.id == good)
    return say(found.names, lang).lower()


def points_text(points: int, lang: str) -> str:
    is_singular = points == 1 or (lang == "fr" and not points)
    return w("score_one" if is_singular else "score", lang, points)


def denarii_text(count: int, lang: str) -> str:
    return w("denarius" if count == 1 else "denarii", lang, count)


def icon_text(icon: str, count: int, lang: str) -> str:
    """``2 wood``, ``1 denarius``, ``1 green resource``"""
    if icon == "denarii":
        return denarii_text(count, lang)
    if icon in ("black", "green", "red", "any"):
        return w(f"{icon}_one" if count == 1 else icon, lang, count)
    if icon == "stone" and count > 1:  # the one resource that French counts
        return w("stones", lang, count)
    return f"{count} {good_name(icon, lang)}"


def good_text(good: int, count: int, lang: str) -> str:
    return icon_text(GOODS[good].id, count, lang)


def icons_text(icons: Mapping[str, int], lang: str) -> str:
    """``1 wood, 2 denarii``"""
    parts = [icon_text(icon, count, lang) for icon, count in icons.items() if count]
    return ", ".join(parts) or w("nothing", lang)


def cost_text(cost: Cost, lang: str) -> str:
    return icons_text({COST_KEYS[icon]: count for icon, count in enumerate(cost)}, lang)


def resources_text(goods: Sequence[int], lang: str) -> str:
    """``2 stone, 1 iron``, in the order in which they come."""
    counts: dict[str, int] = {}
    for good in goods:
        counts[GOODS[good].id] = counts.get(GOODS[good].id, 0) + 1
    return icons_text(counts, lang)


def types_text(goods: Sequence[int], lang: str) -> str:
    """``stone, iron or wine``"""
    names = [good_name(good, lang) for good in goods]
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + w("or", lang) + names[-1]


def workers_text(workers: Sequence[int]) -> str:
    return ", ".join([str(value) for value in sorted(workers)])


# ---------------------------------------------------------------------- patrons


def effect_text(card: Card, lang: str) -> str:
    """``Bought influence: pay 2 surplus to rise 1 level``"""
    kind = MODIFIERS[Modifier(card.modifier)].id
    arg = w(f"discount_{card.location}", lang) if kind == "card_discount" else cost_text(card.price, lang)
    colon = "\u00a0: " if lang == "fr" else ": "
    return say(MODIFIER_NAMES[kind], lang) + colon + say(EFFECTS[kind], lang).format(arg)


def modifier_text(card: Card, lang: str) -> str:
    """``Quaestor, Point: gain 1 point``"""
    return f"{location_name(card.location, lang)}, {effect_text(card, lang)}"


def ending_text(card: Card, lang: str) -> str:
    """``Symbol pairs: 2 points per pair of cards with lion``"""
    kind = SCORINGS[Scoring(card.scoring)].id
    arg = ""
    if kind == "symbol_pairs":
        arg = symbol_name(card.what[0], lang)
    elif kind == "per_card_type":
        arg = w(f"card_{DECKS[card.what[0]].id}", lang)
    elif card.what:
        arg = types_text(card.what, lang)
    colon = "\u00a0: " if lang == "fr" else ": "
    return say(SCORING_NAMES[kind], lang) + colon + say(ENDINGS[kind], lang).format(arg)


def gains_text(card: Card, lang: str) -> str:
    """``3 points, 1 influence``"""
    parts = [points_text(card.points, lang)] if card.points else []
    parts += [w("influence", lang, card.influence)] if card.influence else []
    return ", ".join(parts) or w("nothing", lang)


def reward_text(card: Card, lang: str) -> str:
    """AR-76 What a building adds to the reward for its pair."""
    return points_text(card.pair_points, lang) if card.pair_points else cost_text(card.pair_reward, lang)


def summary(card: int | str, lang: str) -> str:
    """A card in one line: name and what it gives."""
    printed = card_of(card)
    name = say(printed.names, lang)
    if printed.deck == AREA_DECK:
        return f"{name} ({resources_text((*printed.top, *printed.bottom), lang)})"
    price = cost_text(printed.cost, lang)
    if printed.deck == PATRON_DECK:
        return w("card_patron_whole", lang, name, price, modifier_text(printed, lang), ending_text(printed, lang))
    return w("card", lang, name, price, gains_text(printed, lang))


# ---------------------------------------------------------------------- small facts of a view


def helpers(view: View, seat: Seat, location: int) -> list[str]:
    """The active patrons of a seat that work at a location."""
    return [card for card in view["players"][seat]["active"] if card_of(card).location == location]


def has_modifier(view: View, seat: Seat, location: int, modifier: Modifier) -> bool:
    return modifier in [card_of(card).modifier for card in helpers(view, seat, location)]


def price_now(view: View, seat: Seat, card: str, lang: str) -> str:
    """AR-130 What a row card would cost this seat."""
    printed = card_of(card)
    cost = [*printed.cost]
    if has_modifier(view, seat, FIRST_ROW + printed.deck - 1, Modifier.CARD_DISCOUNT):
        if printed.deck == BUILDING_DECK:
            has_icons = any(cost[: ANY + 1])
            said = cost_text(tuple(cost), lang)
            return say(LABELS["less_one"], lang).format(price=said) if has_icons else said
        index, less = (COST_DENARII, DENARII_LESS) if printed.deck == PATRON_DECK else (COST_SURPLUS, 1)
        cost[index] = max(0, cost[index] - less)
    return cost_text(tuple(cost), lang)


def walk_ahead(view: View, seat: Seat, steps: int) -> tuple[dict[str, int], int]:
    """AR-90, AR-94 What so many spaces of the Colosseum would cost, and how many honours lie on the way."""
    start = view["players"][seat]["colosseum"]
    others = [player["colosseum"] for other, player in enumerate(view["players"]) if other != seat]
    price: dict[str, int] = {}
    honours = 0
    for step in range(1, steps + 1):
        space = (start + step) % LOOP
        honours += IS_HONOUR[space]
        if space not in others:
            for icon, count in enumerate(COLOSSEUM[space]):
                if count:
                    price[COST_KEYS[icon]] = price.get(COST_KEYS[icon], 0) + count
    return price, honours


def landing(area: Mapping[str, Any], seat: Seat, levels: int) -> int:
    """AR-113 to AR-117 Where a rise would end."""
    there = area["levels"]
    level = -1 if there[seat] is None else there[seat]
    target: int = min(TOP_LEVEL, max(level, 0) + levels)
    while target > 0 and target > level and target in there:
        target -= 1
    return max(target, level)
