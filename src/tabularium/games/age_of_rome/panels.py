"""The whole table in words, part by part. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Panel, Span
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome import brief
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    CHARACTER,
    CHARACTERS,
    COLUMN_CAPACITY,
    EVENT,
    EVENTS,
    LEVELS,
    MATERIALS,
    MEDALS,
    PHASES,
    QUEST,
    QUESTS,
    REGIONS,
    TASKS,
    TOKENS,
    TRADE_CARD,
    TRADE_CARDS,
    TRADE_TYPES,
    TRIGGERS,
    VARIANTS,
)
from tabularium.games.age_of_rome.naming import (
    LEVEL_MARKS,
    achievement_name,
    building_name,
    card_name,
    cards_text,
    character_name,
    denarii,
    effect_name,
    event_name,
    glory,
    has_plots,
    kind_name,
    listed,
    material_name,
    province_name,
    quest_name,
    quest_text,
    quest_worth,
    region_name,
    standing_text,
    turns_again,
)
from tabularium.games.age_of_rome.words import TITLES

_ACTIVE: Final = {
    "negotiating": "wheel",
    "plotting": "wheel",
    "building": "wheel",
    "placing": "wheel",
    "taxing": "wheel",
    "ousting": "regions",
    "luring": "regions",
    "recalling_legion": "regions",
    "placing_legion": "regions",
    "striking_vote": "senate",
    "voting": "senate",
    "playing_cards": "hand",
    "playing_on_plot": "hand",
    "reacting": "hand",
    "losing_card": "hand",
    "making_room": "hand",
    "ending_turn": "hand",
    "keeping_quest": "quests",
    "keeping_quests": "quests",
    "naming_amount": "deal",
    "choosing_token": "deal",
    "answering": "deal",
    "last_offer": "deal",
    "taking_profit": "wheel",
    "buying_glory": "track",
}


def panels(view: View, lang: str, names: Sequence[str]) -> list[Panel]:
    """The round, the wheel, the board, the players, then what only this seat sees."""
    asked = view["asked"]
    active = None if asked is None else _ACTIVE.get(asked["kind"])
    made = [
        _round(view, lang, names),
        _wheel(view, lang, names),
        _regions(view, lang, names),
        _senate(view, lang, names),
        _track(view, lang, names),
        _piles(view, lang, names),
        _decks(view, lang),
    ]
    if view["coming_events"]:
        made.append(_coming(view, lang, names))
    if view["deal"] is not None:
        made.append(_deal(view, lang, names))
    if view["solo"] is not None:
        made.append(_solo(view, lang))
    if view["final"] is not None:
        made.append(_final(view, lang, names))
    made += [_player(view, seat, lang, names) for seat in range(len(view["players"]))]
    if view["hand"] is not None:
        made += [_hand(view, lang), _quests(view, lang)]
    return [replace(panel, is_active=True) if panel.id == active else panel for panel in made]


def _t(key: str, lang: str, *args: object) -> str:
    return say(TITLES[key], lang).format(*args)


def _colon(lang: str) -> str:
    return "\u00a0: " if lang == "fr" else ": "


def _name(seat: Seat, names: Sequence[str]) -> Span:
    return Span(names[seat], f"seat{seat}")


def _faced(seat: Seat | None, lang: str, names: Sequence[str]) -> Span:
    return Span(_t("seat_empty", lang), "dim") if seat is None else _name(seat, names)


def _people(seats: Sequence[Seat], lang: str, names: Sequence[str]) -> str:
    return listed([names[seat] for seat in seats], lang, "nobody")


# ---------------------------------------------------------------------- round and wheel


def phase_name(view: View, lang: str) -> str:
    return next(say(phase.names, lang) for phase in PHASES if phase.id == view["phase"])


def _round(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    if view["variants"]:
        chosen = [say(variant.names, lang) for variant in VARIANTS if variant.id in view["variants"]]
        lines.append((Span(_t("variants", lang, ", ".join(chosen)), "dim"),))
    event = view["event"]
    if event is not None:
        text = say(EVENTS[EVENT[event["id"]]].texts, lang)
        lines.append((Span(_t("event_now", lang, event_name(event["id"], lang), text), "strong"),))
        named = event["named"]
        said = _t("event_named", lang, _people(named, lang, names)) if named else _t("event_nobody", lang)
        lines.append((Span(said),))
        lines.append((Span(_turning(view, lang)),))
        lines.append((Span(_t("order", lang, _people(view["order"], lang, names))),))
        past = listed([event_name(name, lang) for name in event["past"]], lang)
        lines.append((Span(_t("past_events", lang, past), "dim"),))
        lines.append((Span(_t("events_left", lang, event["left"]), "dim"),))
    lines.append((Span(_t("first_marker", lang, province_name(view["start"]["province"], lang))),))
    lines.append((Span(_t("yield", lang, denarii(view["yield"], lang))),))
    if view["asked"] is None:
        title = _t("over", lang)
    elif not view["round"]:
        title = _t("before", lang)
    else:
        title = _t("round", lang, view["round"], view["rounds"], phase_name(view, lang))
    return Panel("round", title, tuple(lines), rows=brief.round_rows(view, lang, names))


def _turning(view: View, lang: str) -> str:
    steps = view["event"]["steps"]
    if view["round"] == view["rounds"]:
        return _t("wheel_stays", lang)
    return _t("wheel_cw" if steps > 0 else "wheel_ccw", lang, abs(steps))


def _wheel(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for province in view["provinces"]:
        lines += _province(view, province, lang, names)
    return Panel("wheel", _t("wheel", lang), tuple(lines), rows=brief.wheel_rows(view, lang, names))


def _province(view: View, province: dict[str, Any], lang: str, names: Sequence[str]) -> list[Line]:
    head = [
        Span(province_name(province["id"], lang), "strong"),
        Span(" " + _t("faces", lang, "")),
        _faced(province["seat"], lang, names),
    ]
    if turns_again(view):
        head += [
            Span("; " if lang == "en" else "\u00a0; ", "dim"),
            Span(_t("then_faces", lang, ""), "dim"),
            _faced(province["next_seat"], lang, names),
        ]
    tax = [denarii(province["tax"], lang), denarii(province["double_tax"], lang), glory(province["tax_loss"], lang)]
    built = [_building(kind, state, lang) for kind, state in province["buildings"].items() if state["level"]]
    plots: list[Span] = [Span(_t("plots_here", lang))]
    for plot in province["plots"]:
        if len(plots) > 1:
            plots.append(Span(", "))
        if plot is None:
            plots.append(Span(_t("free", lang), "dim"))
        else:
            plots += [_name(plot["owner"], names), Span(f" ({_t('plot_' + plot['status'], lang)})")]
    lines: list[Line] = [
        tuple(head),
        (Span(_t("population", lang, province["population"], *tax)),),
        (Span(", ".join(built) or _t("no_building", lang), "" if built else "dim"),),
    ]
    return [*lines, tuple(plots)] if has_plots(view) else lines


def _building(kind: str, state: dict[str, Any], lang: str) -> str:
    said = _t(
        "building", lang, building_name(kind, lang), LEVEL_MARKS[state["level"]], state["followers"], state["capacity"]
    )
    is_used = state["bonus"] and state["followers"]
    return said + (_t("bonus_lies", lang) if is_used else "")


# ---------------------------------------------------------------------- the board


def _regions(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for region in REGIONS:
        state = view["regions"][region.id]
        banners = " / ".join([str(value) for value in state["banners"]])
        spans = [Span(_t("region", lang, region_name(region.id, lang), state["defence"], banners) + ", ")]
        spans.append(Span(_t("defeated" if state["is_defeated"] else "undefeated", lang), "strong"))
        there = [(seat, count) for seat, count in enumerate(state["legions"]) if count]
        spans.append(Span(_colon(lang) if there else f", {_t('no_legions', lang)}"))
        for number, (seat, count) in enumerate(there):
            spans += [Span(", " if number else ""), _name(seat, names), Span(f" {count}")]
            if state["glory"][seat]:
                spans.append(Span(f" ({_t('now', lang, glory(state['glory'][seat], lang))})"))
        lines.append(tuple(spans))
    return Panel("regions", _t("regions", lang), tuple(lines), rows=brief.region_rows(view, lang, names))


def _senate(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for height in reversed(range(COLUMN_CAPACITY)):
        votes = view["column"]
        there = _name(votes[height], names) if height < len(votes) else Span(_t("empty", lang), "dim")
        lines.append((Span(_t("height", lang, height + 1, view["column_glory"][height])), there))
    return Panel("senate", _t("senate", lang), tuple(lines), rows=brief.senate_rows(view, lang, names))


def _track(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for seat, player in enumerate(view["players"]):
        if player["character"] is not None:
            lines.append((_name(seat, names), Span(f" {glory(player['glory'], lang)}")))
    for milestone in view["milestones"]:
        lines.append((Span(_t("milestone", lang, milestone["space"], _people(milestone["reached"], lang, names))),))
    games: list[Span] = [Span(_t("colosseum", lang) + _colon(lang))]
    for seat, count in enumerate(view["colosseum"]):
        if count:
            games += [_name(seat, names), Span(f" {count} ")]
    if len(games) == 1:
        games.append(Span(_t("empty", lang), "dim"))
    lines.append(tuple(games))
    for level in LEVELS:
        left = view["commons"][level.id]
        pieces = [f"{left[m.id]} {material_name(m.id, lang)}" for m in MATERIALS if left[m.id]]
        lines.append((Span(_t("pantheon_left", lang, say(level.names, lang).lower(), listed(pieces, lang))),))
    return Panel("track", _t("track", lang), tuple(lines), rows=brief.track_rows(view, lang, names))


def _piles(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for building in BUILDINGS:
        left = " / ".join([str(count) for count in view["piles"][building.id]])
        prices = " / ".join([str(price) for price in view["prices"][building.id]])
        spans = [Span(_t("pile", lang, building_name(building.id, lang), left, prices))]
        if view["medals"]:
            owner = view["medals"][building.id]
            said = _t("medal_free", lang) if owner is None else _t("medal_of", lang, names[owner])
            spans += [Span(", "), Span(said, "dim" if owner is None else f"seat{owner}")]
        lines.append(tuple(spans))
    return Panel("piles", _t("piles", lang), tuple(lines), rows=brief.pile_rows(view, lang, names))


def _decks(view: View, lang: str) -> Panel:
    trade = view["trade"]
    lines: list[Line] = [(Span(_t("trade_deck", lang, trade["deck"])),)]
    lines.append((Span(_t("discards", lang, cards_text(trade["discard"], lang))),))
    if trade["in_play"]:
        lines.append((Span(_t("in_play", lang, cards_text(trade["in_play"], lang))),))
    lines.append((Span(_t("quest_deck", lang, view["quests_left"])),))
    return Panel("decks", _t("decks", lang), tuple(lines), rows=brief.deck_rows(view, lang))


def _coming(view: View, lang: str, names: Sequence[str]) -> Panel:
    """What each event that may still be revealed would do."""
    lines: list[Line] = []
    for event in view["coming_events"]:
        text = say(EVENTS[EVENT[event["id"]]].texts, lang)
        key = "coming_line" if event["named"] else "coming_nobody"
        said = _t(key, lang, text, _people(event["named"], lang, names))
        lines.append((Span(event_name(event["id"], lang) + ".", "strong"), Span(said)))
    return Panel("coming", _t("coming", lang), tuple(lines), rows=brief.coming_rows(view, lang, names))


def _deal(view: View, lang: str, names: Sequence[str]) -> Panel:
    deal = view["deal"]
    people = names[deal["seat"]], names[deal["opponent"]]
    about = building_name(deal["kind"], lang).lower(), province_name(deal["province"], lang)
    if deal["amount"]:
        said = _t("deal_line", lang, people[0], denarii(deal["amount"], lang), people[1], *about)
    else:
        said = _t("deal_open", lang, *people, *about)
    lines: list[Line] = [(Span(said, "strong"),)]
    if deal["token"] is not None:
        token = next(say(token.names, lang) for token in TOKENS if token.id == deal["token"])
        lines.append((Span(_t("deal_token", lang, token)),))
    return Panel("deal", _t("deal", lang), tuple(lines), rows=tuple([(line,) for line in lines]))


# ---------------------------------------------------------------------- players


def _player(view: View, seat: Seat, lang: str, names: Sequence[str]) -> Panel:
    player = view["players"][seat]
    if player["character"] is None:
        return Panel(f"player{seat}", names[seat], (), seat)
    lines = [(Span(said),) for said in _board_of(player, has_plots(view), lang)]
    if player["known"]:
        lines.append((Span(_t("known", lang, cards_text(player["known"], lang))),))
    sets = [_set(entry, lang) for entry in player["sets"]]
    medals = [say(medal.names, lang) for medal in MEDALS if medal.id in player["medals"]]
    lines.append((Span(_t("sets", lang, listed(sets, lang))),))
    if view["medals"]:
        lines.append((Span(_t("medals", lang, listed(medals, lang, "none_f"))),))
    lines.append((Span(_t("quests", lang, player["quests"])),))
    if view["final"] is None:
        lines.append((Span(_t("standing", lang, standing_text(player["standing"], lang)), "dim"),))
    who = f"{names[seat]} · {character_name(player['character'], lang)} · {glory(player['glory'], lang)}"
    return Panel(f"player{seat}", who, tuple(lines), seat, brief.player_rows(view, seat, lang, names))


def _board_of(player: dict[str, Any], with_plots: bool, lang: str) -> list[str]:
    followers, legions, votes = player["followers"], player["legions"], player["votes"]
    slots = [_slot(player, number, lang) for number in range(len(player["slots"]))]
    pantheon = player["pantheon"]
    common = [f", {material_name(pantheon[level.id], lang)}" for level in LEVELS if pantheon[level.id] is not None]
    effects = [effect_name(effect, lang) for effect in CHARACTERS[CHARACTER[player["character"]]].plots]
    anchor = _t("anchor", lang) if player["anchor"] else ""
    plots = [_t("plots_home", lang, player["plots_home"]), _t("plots_of", lang, ", ".join(effects))]
    return [
        denarii(player["denarii"], lang),
        _t("followers", lang, followers["home"], followers["placed"], followers["unrecruited"]),
        _t("legions", lang, legions["home"], legions["out"], legions["unrecruited"]),
        _t("votes", lang, votes["home"], votes["out"], votes["unrecruited"]),
        _t("vendetta", lang, player["vendetta"], ", ".join(slots)),
        *(plots if with_plots else ()),
        _t("pantheon", lang, pantheon["pieces"], "".join(common), glory(pantheon["glory"], lang)),
        _t("hand_count", lang, player["cards"], anchor, player["limit"]),
    ]


def _slot(player: dict[str, Any], number: int, lang: str) -> str:
    bonus = player["slots"][number]
    if bonus is None:
        return _t("slot_empty", lang)
    state = player["bonuses"][bonus]
    return _t(f"slot_{state}", lang, kind_name(bonus, lang).lower())


def _set(entry: dict[str, Any], lang: str) -> str:
    goods = next(say(kind.names, lang).lower() for kind in TRADE_TYPES if kind.id == entry["type"])
    return f"{goods} ({cards_text(entry['cards'], lang)}, {glory(entry['glory'], lang)})"


def _hand(view: View, lang: str) -> Panel:
    colon = _colon(lang)
    lines: list[Line] = []
    for name in view["hand"]:
        card = TRADE_CARDS[TRADE_CARD[name]]
        goods = say(TRADE_TYPES[card.goods].names, lang).lower()
        when = say(TRIGGERS[card.trigger].names, lang)
        said = f" ({goods}). {when}{colon}{say(card.texts, lang)}"
        lines.append((Span(card_name(name, lang), "strong"), Span(said)))
    lines = lines or [(Span(_t("no_cards", lang), "dim"),)]
    return Panel("hand", _t("hand", lang), tuple(lines), view["seat"], brief.hand_rows(view, lang))


def _quests(view: View, lang: str) -> Panel:
    asked = view["asked"] or {}
    lines: list[Line] = []
    for quest in view["quests"]:
        printed = QUESTS[QUEST[quest["id"]]]
        text, worth = quest_text(quest["id"], lang), quest_worth(printed, lang)
        lines.append((Span(_t("quest_line", lang, quest_name(quest["id"], lang), worth, text, quest["glory"])),))
    for name in asked.get("looking", ()):
        printed = QUESTS[QUEST[name]]
        lines.append((Span(f"{quest_name(name, lang)} ({quest_worth(printed, lang)})", "strong"),))
    lines += [(Span(_t("returned", lang, quest_name(name, lang)), "dim"),) for name in view["returned"]]
    return Panel("quests", _t("own_quests", lang), tuple(lines), view["seat"], brief.quest_rows(view, lang))


# ---------------------------------------------------------------------- the solo game, the end


def _solo(view: View, lang: str) -> Panel:
    solo = view["solo"]
    lines: list[Line] = []
    for task in TASKS:
        if task.id in solo["tasks"]:
            is_done = solo["tasks"][task.id]
            mark = _t("task_done" if is_done else "task_open", lang)
            lines.append((Span(say(task.texts, lang)), Span(f" ({mark})", "strong" if is_done else "dim")))
    if solo["title"] is not None:
        lines.append((Span(_t("solo_title", lang, say(solo["title"], lang)), "strong"),))
    return Panel("solo", _t("solo", lang), tuple(lines), rows=tuple([(line,) for line in lines]))


def _final(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for seat, entry in enumerate(view["final"]):
        lines.append((_name(seat, names), Span(f" {entry['total']}", "strong")))
        lines.append((Span(standing_text(entry["glory"], lang)),))
        quests = [f"{quest_name(q['id'], lang)} {q['glory']}" for q in entry["quests"]]
        lines.append((Span(_t("final_quests", lang, names[seat], listed(quests, lang, "none_f"))),))
        if entry["achievements"]:
            earned = [achievement_name(name, lang) for name in entry["achievements"]]
            lines.append((Span(_t("achievements", lang, ", ".join(earned)), "strong"),))
    return Panel("final", _t("final", lang), tuple(lines), rows=tuple([(line,) for line in lines]))
