"""Sentences for people: prompts, labels, log lines and reasons. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.display import Panel
from tabularium.core.game import View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.age_of_rome.actions import (
    Accept,
    Activate,
    Amount,
    Build,
    BuyGlory,
    CastVote,
    ChooseToken,
    Demand,
    DiscardCard,
    KeepQuest,
    LaySet,
    Lure,
    MoveLegion,
    Offer,
    Oust,
    PlaceFollower,
    PlaceLegion,
    PlayCard,
    Profit,
    Recall,
    Refuse,
    ReturnQuest,
    SellCard,
    Send,
    StrikeVote,
    Tax,
)
from tabularium.games.age_of_rome.components import (
    CATEGORIES as SCORED,
)
from tabularium.games.age_of_rome.components import (
    COLOSSEUM_GLORY,
    COLOSSEUM_PLACE,
    COLUMN_GLORY,
    EVENTS,
    KINDS,
    LEVELS,
    MAJORITY_GLORY,
    MAJORITY_RUN,
    MEDAL_MAJORITY_GLORY,
    MEDAL_YIELD,
    MEDALS,
    MILESTONE_MOVES,
    PHASES,
    PLACES,
    PLAYER_COLOURS,
    PLOT_EFFECTS,
    PLOT_PLACE,
    PROVINCES,
    QUESTS,
    TOKENS,
    TRADE_CARDS,
    TRADE_TYPES,
    TRIGGERS,
    Kind,
)
from tabularium.games.age_of_rome.naming import (
    LEVEL_MARKS,
    bonuses_text,
    building_name,
    card_name,
    cards_text,
    character_name,
    denarii,
    effect_name,
    event_name,
    glory,
    kind_name,
    listed,
    material_name,
    place_name,
    province_name,
    province_with_article,
    quest_name,
    quest_text,
    quest_worth,
    region_name,
    religion_gain,
    set_goods,
    type_name,
    vendetta_after,
    who,
)
from tabularium.games.age_of_rome.panels import panels
from tabularium.games.age_of_rome.words import CATEGORIES, LABELS, LINES, PROMPTS, REASONS, TITLES, WAITING


class AgeOfRomeWording:
    """The game's sentences; see :class:`tabularium.core.game.Wording`."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    # ------------------------------------------------------------------ questions

    def prompt(self, view: View, lang: str) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        kind: str = asked["kind"]
        me = view["players"][asked["seat"]]
        words: dict[str, Any] = {"province": province_name(asked["province"], lang)}
        match kind:
            case "naming_amount" | "choosing_token" | "answering" | "last_offer":
                deal = view["deal"]
                other = deal["opponent"] if deal["seat"] == asked["seat"] else deal["seat"]
                words |= {
                    "who": who(view, other, lang),
                    "building": building_name(deal["kind"], lang),
                    "province": province_name(deal["province"], lang),
                    "denarii": denarii(deal["amount"], lang),
                    "demand": denarii(asked.get("demand", 0), lang),
                }
            case "taking_profit":
                words |= {"building": building_name(asked["building"], lang), "level": LEVEL_MARKS[asked["level"]]}
            case "plotting":
                kind = "plotting" if asked.get("previews") else "plotting_none"
            case "reacting":
                words |= {"who": who(view, asked["plotter"], lang), "effect": effect_name(asked["effect"], lang)}
            case "ousting":
                words["who"] = who(view, asked["target"], lang)
            case "luring":
                words["who"] = who(view, asked["target"], lang)
                kind = f"luring_{'one' if asked['one'] is None else 'two' if asked['two'] is None else 'to'}"
            case "striking_vote":
                words |= {"who": who(view, asked["target"], lang), "effect": effect_name(asked["effect"], lang)}
            case "building" | "buying_glory":
                words |= {"denarii": denarii(me["denarii"], lang), "glory": glory(me["glory"], lang)}
            case "placing":
                words["left"] = me["followers"]["home"]
            case "playing_cards":
                words["place"] = place_name(PLACES.index(asked["place"]), lang)
            case "making_room":
                kind = f"making_room_{asked['by']}"
            case "taxing":
                words["population"] = _province(view, asked["province"])["population"]
        return say(PROMPTS[kind], lang).format(**words)

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        return say(WAITING[asked["kind"]], lang).format(name=names[asked["seat"]])

    def label(self, view: View, action: Action, lang: str) -> str:
        asked = view["asked"] or {"kind": "", "seat": 0, "province": PROVINCES[0].id}
        me = view["players"][asked["seat"]]
        key, words = "", dict[str, Any]()
        match action:
            case ReturnQuest(quest) | KeepQuest(quest):
                key = "return" if isinstance(action, ReturnQuest) else "keep"
                words = {
                    "quest": quest_name(quest, lang),
                    "worth": quest_worth(QUESTS[quest], lang),
                    "text": _in_brackets(quest_text(quest, lang)),
                }
            case SellCard(card):
                key, words = "sell", {"card": card_name(card, lang)}
            case DiscardCard(card):
                key, words = "discard", {"card": card_name(card, lang)}
            case PlayCard(card):
                key = "play"
                words = {"card": card_name(card, lang), "text": _in_brackets(say(TRADE_CARDS[card].texts, lang))}
            case LaySet(cards):
                goods = set_goods(cards)
                key = "set"
                words = {
                    "type": type_name(goods, lang),
                    "cards": cards_text(cards, lang),
                    "glory": glory(TRADE_TYPES[goods].glory, lang),
                }
            case BuyGlory():
                key = "glory"
            case Activate():
                return _plot_label(view, asked, action, lang)
            case Oust(region, replace):
                key, words = "replace" if replace else "remove", {"region": region_name(region, lang)}
            case Lure(region):
                key, words = "lure", {"region": region_name(region, lang)}
            case Send(region):
                key, words = "send", {"region": region_name(region, lang)}
            case StrikeVote(height):
                key, words = "strike", {"height": height, "worth": COLUMN_GLORY[height - 1]}
            case Recall(region):
                key, words = "recall", {"region": region_name(region, lang)}
            case Build():
                return _build_label(asked, action, lang)
            case PlaceFollower(place, bonus):
                key = "place_bonus" if bonus else "place"
                words = {"place": place_name(place, lang), "gain": _gain(view, asked, place, lang)}
            case PlaceLegion(region):
                key, words = "legion", {"region": region_name(region, lang)}
            case MoveLegion(origin, region):
                key = "move"
                words = {"origin": region_name(origin, lang), "region": region_name(region, lang)}
            case CastVote():
                tops = view["column"][-(MAJORITY_RUN - 1) :]
                is_majority = tops == [asked["seat"]] * (MAJORITY_RUN - 1)
                worth = MEDAL_MAJORITY_GLORY if "politics" in me["medals"] else MAJORITY_GLORY
                key, words = "vote_majority" if is_majority else "vote", {"glory": glory(worth, lang)}
            case Tax():
                return _tax_label(asked, action, lang)
            case Offer(province, kind):
                faced = view["provinces"][province]["seat"]
                key = "offer_nobody" if faced is None else "offer"
                words = {"building": building_name(kind, lang), "province": province_name(province, lang)}
                if faced is not None:
                    words["who"] = who(view, faced, lang)
            case Amount(count):
                key, words = "amount", {"denarii": denarii(count, lang)}
            case ChooseToken(token):
                key = f"token_{TOKENS[token].id}"
            case Accept():
                key, words = "accept", {"denarii": denarii((view["deal"] or {"amount": 0})["amount"], lang)}
            case Refuse():
                key = "refuse"
            case Demand(count):
                key, words = "demand", {"denarii": denarii(count, lang)}
            case Profit(is_action):
                key = "profit_action" if is_action else "profit_glory"
                building = PLACES.index(asked.get("building", PLACES[0]))
                words = {
                    "glory": glory(asked.get("level", 1), lang),
                    "gain": _gain(view, asked, building, lang),
                }
            case _:
                key = f"pass_{asked['kind']}"
                key = key if key in LABELS else "pass"
        return say(LABELS[key], lang).format(**words)

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        args: list[Any] = list(refusal.args)
        match refusal.key:
            case "top_level" | "building_full":
                args[0] = building_name(args[0], lang).lower()
            case "pile_empty":
                args = [building_name(args[0], lang).lower(), LEVEL_MARKS[args[1]]]
            case "no_building":
                args = [building_name(args[0], lang).lower(), province_name(args[1], lang)]
            case "bonus_used" | "bonus_covered":
                args[0] = kind_name(args[0], lang).lower()
            case "too_few_denarii":
                args = [denarii(count, lang) for count in args]
            case "too_little_glory":
                args = [glory(count, lang) for count in args]
            case "no_effect" | "played_already":
                args[0] = card_name(args[0], lang)
            case "condition_not_met":
                when = say(TRIGGERS[TRADE_CARDS[args[0]].trigger].names, lang)
                args = [card_name(args[0], lang), _in_brackets(when)]
            case "own_province" | "province_faces_nobody" | "plot_faces_you" | "plot_faces_nobody" | "plot_spaces_full":
                args[0] = province_name(args[0], lang)
            case "vendetta_full" | "no_religion_medal":
                args[0] = names[args[0]]
            case "effect_useless":
                args = [effect_name(args[0], lang), names[args[1]]]
            case "no_legion_there":
                args[0] = region_name(args[0], lang)
        return say(REASONS[refusal.key], lang).format(*args)

    def category(self, name: str, lang: str) -> str:
        return say(CATEGORIES[name], lang)

    # ------------------------------------------------------------------ the log, the table

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        key, args = _line_parts(event, lang, names)
        return say(LINES[key], lang).format(*args)

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return panels(view, lang, names)


def _in_brackets(sentence: str) -> str:
    """A sentence as part of another one: small letter, no full stop."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def _province(view: View, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(province for province in view["provinces"] if province["id"] == name)
    return found


def _with_cards(cards: Sequence[int], lang: str) -> str:
    return say(LABELS["with"], lang).format(cards=cards_text(cards, lang)) if cards else ""


def _gain(view: View, asked: dict[str, Any], place: int, lang: str) -> str:
    """What a follower brings there, in a few words."""
    me = view["players"][asked["seat"]]
    if place == COLOSSEUM_PLACE:
        return glory(COLOSSEUM_GLORY, lang)
    if place == PLOT_PLACE:
        return say(LABELS["gain_plot"], lang).format(province=province_name(asked["province"], lang))
    if place == Kind.AGRICULTURE:
        return denarii(view["yield"] + (MEDAL_YIELD if "agriculture" in me["medals"] else 0), lang)
    if place == Kind.RELIGION:
        return religion_gain(me, lang)
    return say(LABELS[f"gain_{PLACES[place]}"], lang)


def _plot_label(view: View, asked: dict[str, Any], action: Activate, lang: str) -> str:
    """What the plot does, and what it changes on both vendetta tracks."""
    preview = asked.get("previews", {}).get(str(action))
    target = preview["target"] if preview else view["provinces"][action.province]["seat"]
    said = say(LABELS["activate"], lang).format(
        effect=effect_name(action.effect, lang),
        who=say(TITLES["seat_empty"], lang) if target is None else who(view, target, lang),
        province=province_name(action.province, lang),
        text=_in_brackets(say(PLOT_EFFECTS[action.effect].texts, lang)),
        vendetta=vendetta_after(view, asked["seat"], preview, lang) if preview else "",
    )
    return said.rstrip()


def _build_label(asked: dict[str, Any], action: Build, lang: str) -> str:
    preview = asked.get("previews", {}).get(str(action))
    words: dict[str, Any] = {"building": building_name(action.kind, lang), "cards": _with_cards(action.cards, lang)}
    if not preview:
        return say(LABELS["build_plain"], lang).format(**words)
    words |= {
        "level": LEVEL_MARKS[preview["level"]],
        "denarii": denarii(preview["cost"], lang),
        "glory": glory(preview["glory"], lang),
        "population": preview["population"],
    }
    return say(LABELS["build_medal" if preview["medal"] else "build"], lang).format(**words)


def _tax_label(asked: dict[str, Any], action: Tax, lang: str) -> str:
    preview = asked.get("previews", {}).get(str(action))
    cards = _with_cards(action.cards, lang)
    if not preview:
        return say(LABELS["double_tax_plain"], lang).format(cards=cards)
    key = "double_tax" if action.double else "tax"
    return say(LABELS[key], lang).format(
        cards=cards, denarii=denarii(preview["gained"], lang), glory=glory(preview["lost"], lang)
    )


# ---------------------------------------------------------------------- lines


def _line_parts(event: Heard, lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """The key of the sentence and its arguments in words."""
    key, args, secret = event.key, event.args, event.secret
    match key:
        case "character":
            return key, [names[args[0]], character_name(args[1], lang)]
        case "start" | "plot_placed":
            return key, [names[args[0]], province_name(args[1], lang)]
        case "quest_dealt" | "quest_returned" | "saw_quest" | "kept_quest":
            return _secret(key, [names[args[0]]], None if secret is None else [quest_name(secret[0], lang)])
        case "drew":
            return _secret(key, [names[args[0]]], None if secret is None else [card_name(secret[0], lang)])
        case "token":
            return _secret(key, [names[args[0]]], None if secret is None else [say(TOKENS[secret[0]].names, lang)])
        case "customs":
            both = [names[args[0]], names[args[1]]]
            return _secret(key, both, None if secret is None else [card_name(secret[0], lang)])
        case "round" | "reshuffled":
            return key, list(args)
        case "phase":
            return key, [say(PHASES[args[0]].names, lang)]
        case "event":
            number, named, order = args
            said = [event_name(number, lang), say(EVENTS[number].texts, lang)]
            people = [", ".join([names[seat] for seat in seats]) for seats in (named, order)]
            return key if named else "event_nobody", [*said, *people]
        case "gained_glory" | "lost_glory" | "games" | "majority":
            return key, [names[args[0]], glory(args[1], lang)]
        case "lost_denarii" if not args[1]:
            return "lost_nothing", [names[args[0]]]
        case "gained_denarii" | "lost_denarii" | "harvest" | "tax" | "bought_glory" | "demand" | "last_offer":
            return key, [names[args[0]], denarii(args[1], lang)]
        case "accepted" | "offer_returned" | "offer_lost":
            return key, [names[args[0]], denarii(args[1], lang)]
        case "took_denarii":
            return key, [names[args[0]], names[args[1]], denarii(args[2], lang)]
        case "double_tax":
            return key, [names[args[0]], denarii(args[1], lang), glory(args[2], lang)]
        case "vendetta_returned":
            return key, [names[args[0]], args[1], bonuses_text(args[2], lang)]
        case "vendetta":
            one, two = names[args[0]], names[args[1]]
            bonuses = [f"{name} {bonuses_text(mask, lang)}" for name, mask in ((one, args[4]), (two, args[5]))]
            return key, [one, two, args[2], args[3], *bonuses]
        case "legion_recalled" | "legion_ousted" | "legion":
            return key, [names[args[0]], region_name(args[1], lang)]
        case "legion_moved" | "legion_lured":
            return key, [names[args[0]], region_name(args[1], lang), region_name(args[2], lang)]
        case "discarded" | "forced_sale" | "played" | "took_discard":
            return key, [names[args[0]], card_name(args[1], lang)]
        case "sold":
            return key, [names[args[0]], card_name(args[1], lang), denarii(args[2], lang)]
        case "set":
            return key, [names[args[0]], cards_text(args[1], lang), type_name(args[2], lang)]
        case "milestone":
            number, seats, space = args
            winners = listed([names[seat] for seat in seats], lang)
            key = "milestone" if MILESTONE_MOVES[number] else "milestone_stays"
            stood = space + len(seats) if MILESTONE_MOVES[number] else space
            return key if len(seats) > 1 else f"{key}_one", [stood, winners, space]
        case "plot":
            seat, province, target, effect = args
            return key, [names[seat], province_name(province, lang), names[target], effect_name(effect, lang)]
        case "plot_fizzled":
            return key, [names[args[0]], effect_name(args[1], lang)]
        case "built":
            seat, kind, level, province, cost, gained, population = args
            said = [names[seat], building_name(kind, lang).lower(), LEVEL_MARKS[level], province_name(province, lang)]
            return key, [*said, denarii(cost, lang), glory(gained, lang), population]
        case "medal":
            return key, [names[args[0]], say(MEDALS[args[1]].names, lang)]
        case "follower":
            seat, place, province, bonus = args
            where = place_name(place, lang)
            if place < KINDS:
                where = say(LABELS["offer_nobody"], lang).format(building=where, province=province_name(province, lang))
            return "follower_bonus" if bonus else key, [names[seat], where]
        case "pantheon_own":
            return key, [names[args[0]], say(LEVELS[args[1]].names, lang).lower()]
        case "pantheon_common":
            return key, [names[args[0]], say(LEVELS[args[1]].names, lang).lower(), material_name(args[2], lang)]
        case "wheel":
            clockwise, steps, facing = args
            colon = LINES["faces"]
            faces = [say(colon, lang).format(names[s], province_with_article(p, lang)) for s, p in enumerate(facing)]
            return "wheel_cw" if clockwise else "wheel_ccw", [steps, ", ".join(faces)]
        case "offer":
            seat, building, amount, opponent = args
            province, kind = divmod(building, KINDS)
            where = say(LABELS["offer_nobody"], lang).format(
                building=building_name(kind, lang), province=province_name(province, lang)
            )
            return key, [names[seat], where, denarii(amount, lang), names[opponent]]
        case "token_revealed":
            return key, [names[args[0]], say(TOKENS[args[1]].names, lang)]
        case "free_action":
            return key, [names[args[0]], building_name(args[1], lang)]
        case "quest_scored":
            return key, [names[args[0]], quest_name(args[1], lang), glory(args[2], lang)]
        case "scored":
            return key, [names[args[0]], say(SCORED[args[1]].names, lang), args[2]]
        case "totals":
            return key, [", ".join([f"{names[seat]} {total}" for seat, total in enumerate(args[0])])]
        case _:
            # the rest begin with a seat and go on with numbers
            return key, [names[args[0]], *args[1:]] if args else []


def _secret(key: str, args: list[Any], secret: list[Any] | None) -> tuple[str, list[Any]]:
    return (key, args) if secret is None else (f"{key}_secret", [*args, *secret])


WORDING: Final = AgeOfRomeWording()
