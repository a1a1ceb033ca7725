"""What a thing on the board is for, in a sentence or two with the clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    CHARACTER,
    CHARACTERS,
    EVENT,
    EVENTS,
    MAX_SEATS,
    MEDALS,
    PLOT_EFFECTS,
    PROVINCE,
    QUEST,
    QUESTS,
    REGION,
    REGIONS,
    TRADE_CARD,
    TRADE_CARDS,
    TRADE_TYPES,
    TRIGGERS,
)
from tabularium.games.age_of_rome.naming import (
    BUILDING,
    EFFECT,
    building_name,
    card_name,
    cards_text,
    character_name,
    effect_name,
    event_name,
    province_name,
    quest_name,
    quest_text,
    quest_worth,
    region_name,
)
from tabularium.games.age_of_rome.words import EXPLAIN

FIRST_CARD: Final = 219
FIRST_EVENT: Final = 243
FIRST_QUEST: Final = 262
FIRST_PLOT: Final = 97
FIRST_CHARACTER: Final = 32
MEDAL_CLAUSES: Final = ("AG-125", "AG-126", "AG-127", "AG-128", "AG-130")


def explain(thing: str, lang: str, seats: int = MAX_SEATS) -> str:
    """What a thing is for, at a table of so many.

    The thing is an action in its notation (``place:military``, ``plot:gaul.slander``), or ``building:military``,
    ``card:bulla``, ``event:census``, ``quest:consul``, ``medal:trade``, ``character:fulvia``, ``discard:`` and cards,
    the id of a province or region, or a plain word of the board such as ``senate``.
    """
    verb, _, rest = thing.partition(":")
    if not rest:
        return _plain(verb, lang, seats)
    if verb in ("card", "play", "sell", "discard"):
        return _card(verb, rest, lang)
    if verb in ("quest", "keep", "return"):
        return _quest(verb, rest, lang)
    if verb in ("place", "build", "building", "offer"):
        return _building(verb, rest, lang)
    if verb in ("legion", "remove", "replace", "lure", "send", "recall"):
        return _say(verb, lang, name=region_name(rest, lang))
    if verb == "plot":
        effect = EFFECT[rest.rpartition(".")[2]]
        name, text = effect_name(effect, lang), say(PLOT_EFFECTS[effect].texts, lang)
        return _say("plot_of", lang, name=name, text=text, clause=f"AG-{FIRST_PLOT + effect}")
    if verb == "event":
        number = EVENT[rest]
        text = say(EVENTS[number].texts, lang)
        return _say("event", lang, name=event_name(number, lang), text=text, clause=f"AG-{FIRST_EVENT + number}")
    if verb == "medal":
        number = BUILDING[rest]
        medal = MEDALS[number]
        words = {"name": say(medal.names, lang), "text": say(medal.texts, lang)}
        return _say("medal", lang, **words, clause=MEDAL_CLAUSES[number])
    if verb == "character":
        return _character(CHARACTER[rest], lang)
    if verb == "set":
        return _say("set", lang, name=cards_text(rest.split("."), lang))
    if verb == "tax":
        return _say("double" if rest.startswith("double") else "tax", lang)
    return _say(verb, lang)


def discards(cards: Sequence[str], lang: str) -> str:
    return _say("trade_discard", lang, name=cards_text(cards, lang))


def _say(key: str, lang: str, **words: Any) -> str:
    return say(EXPLAIN[key], lang).format(**words)


def _plain(thing: str, lang: str, seats: int) -> str:
    if thing in PROVINCE:
        return _say("province", lang, name=province_name(thing, lang))
    if thing in REGION:
        region = REGIONS[REGION[thing]]
        banners = " / ".join([str(value) for value in (region.glory_for_two if seats <= 2 else region.glory)])
        return _say("region", lang, name=region_name(thing, lang), defence=region.defence, banners=banners)
    return _say(thing, lang)


def _card(verb: str, name: str, lang: str) -> str:
    number = TRADE_CARD[name]
    card = TRADE_CARDS[number]
    return _say(
        verb,
        lang,
        name=card_name(number, lang),
        type=say(TRADE_TYPES[card.goods].names, lang).lower(),
        when=say(TRIGGERS[card.trigger].names, lang),
        text=say(card.texts, lang),
        clause=f"AG-{FIRST_CARD + number}",
    )


def _quest(verb: str, name: str, lang: str) -> str:
    number = QUEST[name]
    words = {"name": quest_name(number, lang), "text": quest_text(number, lang)}
    return _say(verb, lang, **words, worth=quest_worth(QUESTS[number], lang), clause=f"AG-{FIRST_QUEST + number}")


def _building(verb: str, rest: str, lang: str) -> str:
    place, _, more = rest.partition("+")
    province, _, kind = place.rpartition(".")
    if kind not in BUILDING:
        return _say("plot_space" if kind == "plot" else kind, lang)
    building = BUILDINGS[BUILDING[kind]]
    key = kind if verb == "building" else f"{verb}_bonus" if verb == "place" and more else verb
    return _say(
        key,
        lang,
        name=building_name(kind, lang),
        text=say(building.texts, lang),
        costs=" / ".join([str(cost) for cost in building.cost]),
        glory=" / ".join([str(glory) for glory in building.glory]),
        province=province_name(province, lang) if province else "",
    )


def _character(number: int, lang: str) -> str:
    character = CHARACTERS[number]
    return _say(
        "character",
        lang,
        name=character_name(number, lang),
        text=say(character.texts, lang),
        plots=", ".join([effect_name(effect, lang) for effect in character.plots]),
        clause=f"AG-{FIRST_CHARACTER + number}",
    )
