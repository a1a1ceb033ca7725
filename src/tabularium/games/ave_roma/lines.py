"""The log: what has happened, one sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    BUILDING_KINDS,
    COST_KEYS,
    FIRST_ROW,
    FRAGMENTS,
    GOODS,
    PLAYER_BOARDS,
    SLOTS,
    TRAINING_CHANGE,
    WAR_KINDS,
)
from tabularium.games.ave_roma.phrases import (
    card_name,
    card_of,
    denarii_text,
    effect_text,
    good_name,
    good_text,
    icon_text,
    icons_text,
    location_name,
    place_name,
    points_text,
    symbol_name,
    w,
)
from tabularium.games.ave_roma.words import LINES


def line(event: Heard, lang: str, names: Sequence[str]) -> str:
    key, args = _parts(event.key, event.args, lang, names)
    return say(LINES[key], lang).format(*args)


def _parts(key: str, args: tuple[Any, ...], lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """The key of the sentence and its arguments in words."""
    match key:
        case "round" | "maintenance" | "final_actions" | "scoring":
            return key, list(args)
        case "order":
            return key, [", ".join([names[seat] for seat in args[0]])]
        case "removed":
            return key, [card_name(args[0], lang)]
        case "end_by_area":
            return key, [args[0] + 1]
        case "end_by_row":
            return key, [location_name(FIRST_ROW + args[0], lang)]
        case "brown":
            return key, [args[0] + 1, args[1]]
        case "area_dealt" | "card_up":
            return key, [args[0] + 1, card_name(args[1], lang)]
        case "row_dealt":
            return key, [
                location_name(FIRST_ROW + args[0] // SLOTS, lang),
                args[0] % SLOTS + 1,
                card_name(args[1], lang),
            ]
        case "top_dealt":
            return key, [location_name(FIRST_ROW + args[0], lang), card_name(args[1], lang)]
    name = names[args[0]]
    match key:
        case "board":
            return key, [name, args[1] + 1]
        case "side":
            board = PLAYER_BOARDS[args[1]]
            return key, [name, "AB"[args[1] % 2], icons_text({g.id: board.start[n] for n, g in enumerate(GOODS)}, lang)]
        case "walks":
            return "walks_one" if args[1] == 1 else key, [name, args[1]]
        case "sent":
            _, printed, value, location, slot = args
            return "sent" if printed == value else "sent_as", [name, printed, place_name(location, slot, lang), value]
        case "extra_action":
            return key, [name, args[1], place_name(args[2], args[3], lang)]
        case "trained":
            return key, [name, args[1], TRAINING_CHANGE[args[2]]]
        case "neutral_sent":
            return key, [name, args[1], location_name(args[2], lang)]
        case "collected":
            return "collected_pool" if args[1] else key, [name, location_name(args[2], lang), args[3]]
        case "passed" | "pair_points" | "war_points" | "honour_points" | "modifier_point":
            return key, [name, points_text(args[1], lang)]
        case "gained" | "paid":
            return key, [name, good_text(args[1], args[2], lang)]
        case "compensated":
            return key, [name, good_name(args[1], lang), good_text(args[2], args[3], lang)]
        case "discounted":
            return key, [name, icon_text(COST_KEYS[args[1]], 1, lang)]
        case "sold" | "bought_good":
            return key, [name, good_text(args[1], 1, lang), denarii_text(args[2], lang)]
        case "half":
            return key, [name, args[1] + 1, w("bottom_half" if args[2] else "top_half", lang)]
        case "invested":
            return key, [name, card_name(args[1], lang), args[2]]
        case "fee":
            return key, [name, denarii_text(args[1], lang)]
        case "took_area_card":
            return key, [name, args[1] + 1, card_name(args[2], lang)]
        case "fragments":
            return key, [name, say(FRAGMENTS[args[1]].names, lang).lower(), good_text(args[2], 1, lang)]
        case "bought":
            kind = "bought_points" if args[2] else key
            return kind, [name, card_name(args[1], lang), points_text(args[2], lang)]
        case "pair":
            return key, [name, say(BUILDING_KINDS[args[1]].names, lang)]
        case "war_set":
            return key, [name, say(WAR_KINDS[args[1]].names, lang), args[2]]
        case "activated" | "passive" | "spent_card" | "doubled":
            return key, [name, card_name(args[1], lang)]
        case "replaced":
            return key, [name, card_name(args[1], lang), card_name(args[2], lang)]
        case "stepped":
            return key, [name, args[1], good_text(args[2], args[3], lang)]
        case "used_patron":
            return key, [name, card_name(args[1], lang), effect_text(card_of(args[1]), lang)]
        case "bonus":
            return key, [name, location_name(args[1], lang), symbol_name(args[2], lang)]
        case "rose" | "adjusted":
            return key, [name, args[1] + 1, args[2]]
        case "scored_denarii":
            return key, [name, denarii_text(args[1], lang), points_text(args[2], lang)]
        case "scored_resources" | "scored_politics":
            return key, [name, args[1], points_text(args[2], lang)]
        case "scored_patron":
            return key, [name, card_name(args[1], lang), points_text(args[2], lang)]
        case "scored_level":
            return key, [name, card_name(args[1], lang), args[2] + 1, points_text(args[3], lang)]
        case "scored_area":
            return key, [name, args[1] + 1, args[2], points_text(args[3], lang)]
        case _:
            # the rest begin with a seat and go on with numbers
            return key, [name, *args[1:]]
