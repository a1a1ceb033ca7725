"""What things are called, in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    ACHIEVEMENTS,
    BONUSES,
    BUILDINGS,
    CATEGORIES,
    CHARACTER,
    CHARACTERS,
    COLOSSEUM,
    COLOSSEUM_PLACE,
    EVENT,
    EVENTS,
    KINDS,
    MATERIALS,
    PLAYER_COLOURS,
    PLOT_EFFECTS,
    PROVINCE,
    PROVINCES,
    QUEST,
    QUESTS,
    REGION,
    REGIONS,
    TRADE_CARD,
    TRADE_CARDS,
    TRADE_TYPES,
    Goods,
    Named,
    QuestCard,
    Test,
    set_type,
)
from tabularium.games.age_of_rome.words import CATEGORIES as CATEGORY_WORDS
from tabularium.games.age_of_rome.words import LABELS, TITLES

BUILDING: Final = {building.id: number for number, building in enumerate(BUILDINGS)}
EFFECT: Final = {effect.id: number for number, effect in enumerate(PLOT_EFFECTS)}
LEVEL_MARKS: Final = ("", "I", "II", "III")


def _find(table: Sequence[Named], ids: dict[str, int], key: int | str, lang: str) -> str:
    return say(table[ids[key] if isinstance(key, str) else key].names, lang)


def card_name(card: int | str, lang: str) -> str:
    return _find(TRADE_CARDS, TRADE_CARD, card, lang)


def quest_name(quest: int | str, lang: str) -> str:
    return _find(QUESTS, QUEST, quest, lang)


def event_name(event: int | str, lang: str) -> str:
    return _find(EVENTS, EVENT, event, lang)


def province_name(province: int | str, lang: str) -> str:
    return _find(PROVINCES, PROVINCE, province, lang)


def province_with_article(province: int | str, lang: str) -> str:
    """``l'Italie``, ``la Gaule``: French provinces where a sentence needs their article."""
    name = province_name(province, lang)
    if lang != "fr":
        return name
    return f"l'{name}" if name[0] in "AEIOU" else f"la {name}"


def region_name(region: int | str, lang: str) -> str:
    return _find(REGIONS, REGION, region, lang)


def building_name(building: int | str, lang: str) -> str:
    return _find(BUILDINGS, BUILDING, building, lang)


def effect_name(effect: int | str, lang: str) -> str:
    return _find(PLOT_EFFECTS, EFFECT, effect, lang)


def character_name(character: int | str, lang: str) -> str:
    return _find(CHARACTERS, CHARACTER, character, lang)


def type_name(goods: int, lang: str) -> str:
    return say(TRADE_TYPES[goods].names, lang).lower()


def material_name(material: int | str, lang: str) -> str:
    return _find(MATERIALS, {m.id: n for n, m in enumerate(MATERIALS)}, material, lang).lower()


def kind_name(kind: int | str, lang: str) -> str:
    """``military``: what a building, a bonus or a medal is about."""
    name = kind if isinstance(kind, str) else BUILDINGS[kind].id
    if name in CATEGORY_WORDS:
        return say(CATEGORY_WORDS[name], lang)
    return "Agriculture"


def place_name(place: int, lang: str) -> str:
    """Where a follower stands."""
    if place == COLOSSEUM_PLACE:
        return say(COLOSSEUM.names, lang)
    return building_name(place, lang) if place < KINDS else say(LABELS["plot"], lang)


def has_plots(view: View) -> bool:
    """AG-306, AG-320 Plots are neither in the game Peace nor in the solo game."""
    return not view["is_solo"] and "peace" not in view["variants"]


def turns_again(view: View) -> bool:
    """Will the wheel turn at the end of this round?"""
    return bool(0 < view["round"] < view["rounds"])


def who(view: View, seat: Seat, lang: str) -> str:
    """A player by character and colour, where no names are at hand."""
    colour = say(PLAYER_COLOURS[seat].names, lang).lower()
    character = view["players"][seat]["character"]
    return (
        say(PLAYER_COLOURS[seat].names, lang) if character is None else f"{character_name(character, lang)} ({colour})"
    )


def denarii(count: int, lang: str) -> str:
    return say(TITLES["denarius" if count == 1 else "denarii"], lang).format(count)


def glory(count: int, lang: str) -> str:
    return say(TITLES["glory_one" if count < 2 else "glory"], lang).format(count)


def cards_text(cards: Sequence[int | str], lang: str) -> str:
    return ", ".join([card_name(card, lang) for card in cards]) or say(TITLES["no_cards"], lang)


def bonuses_text(mask: int, lang: str) -> str:
    """Active bonuses, one bit each."""
    kinds = [kind_name(bonus.id, lang).lower() for n, bonus in enumerate(BONUSES) if mask >> n & 1]
    return ", ".join(kinds) or say(TITLES["none"], lang)


def quest_worth(quest: QuestCard, lang: str) -> str:
    if quest.condition.test == Test.PER:
        return say(TITLES["per"], lang).format(quest.glory, quest.most)
    return glory(quest.glory, lang)


def quest_text(quest: int | str, lang: str) -> str:
    return say(QUESTS[QUEST[quest] if isinstance(quest, str) else quest].texts, lang)


def set_goods(cards: Sequence[int]) -> int:
    """As what type three cards (kinds) are scored."""
    found = set_type(tuple([int(TRADE_CARDS[card].goods) for card in cards]), True)
    return found if found >= 0 else int(Goods.CHESTS)


def listed(names: Sequence[str], lang: str, none: str = "none") -> str:
    return ", ".join(names) or say(TITLES[none], lang)


def standing_text(standing: dict[str, int], lang: str) -> str:
    colon = "\u00a0: " if lang == "fr" else ": "
    return ", ".join([f"{say(c.names, lang)}{colon}{standing[c.id]}" for c in CATEGORIES if c.id in standing])


def achievement_name(achievement: str, lang: str) -> str:
    return next(say(a.names, lang) for a in ACHIEVEMENTS if a.id == achievement)


def religion_gain(player: dict[str, Any], lang: str) -> str:
    """What the temple would give this player now."""
    pieces = player["pantheon"]["pieces"]
    key = "gain_religion_full" if pieces == 7 else "gain_religion_common" if pieces in (2, 6) else "gain_religion"
    return say(LABELS[key], lang)


def vendetta_after(view: View, seat: Seat, preview: dict[str, Any], lang: str) -> str:
    """What a plot changes on both vendetta tracks."""
    own, theirs = preview["vendetta"]
    before = [view["players"][other]["bonuses"] for other in (seat, preview["target"])]
    opened = [b for b in preview["bonuses"][0] if before[0][b] == "covered"]
    closed = [b for b, state in before[1].items() if state != "covered" and b not in preview["bonuses"][1]]
    changes = [
        say(LABELS[key], lang).format(kinds=", ".join([kind_name(b, lang).lower() for b in kinds]))
        for key, kinds in (("opens", opened), ("covers", closed))
        if kinds
    ]
    key = "vendetta_opens" if changes else "vendetta"
    return say(LABELS[key], lang).format(own=own, theirs=theirs, changes=", ".join(changes))
