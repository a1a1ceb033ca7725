"""The table in short, in rows of cells, for a screen that shows all of it. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Row, Span, seat_mark
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    COLUMN_CAPACITY,
    EVENT,
    EVENTS,
    LEVELS,
    MATERIALS,
    REGIONS,
    TRADE_CARD,
    TRADE_CARDS,
    TRADE_TYPES,
    VARIANTS,
)
from tabularium.games.age_of_rome.naming import (
    LEVEL_MARKS,
    building_name,
    card_name,
    character_name,
    event_name,
    has_plots,
    kind_name,
    province_name,
    quest_name,
    region_name,
    turns_again,
)

BRIEF: Final = {
    "event": {"en": "Event", "fr": "Événement"},
    "named": {"en": "Names", "fr": "Désigne"},
    "order": {"en": "Order", "fr": "Ordre"},
    "wheel": {"en": "Wheel", "fr": "Roue"},
    "first": {"en": "First marker", "fr": "Premier joueur"},
    "variants": {"en": "Variants", "fr": "Variantes"},
    "den": {"en": "{0} d", "fr": "{0} d"},
    "legend": {
        "en": "At home: F followers, L legions, V votes, P plots; C cards, T temple pieces, S sets",
        "fr": "Au repos : P partisans, L légions, V votes, C complots ; M main, T panthéon, E ensembles",
    },
    "legend_track": {"en": "; ✖ vendetta, ✓ used bonus", "fr": " ; ✖ vendetta, ✓ bonus utilisé"},
    "glory": {"en": "{0} gl.", "fr": "{0} gl."},
    "pop": {"en": "pop", "fr": "pop"},
    "next": {"en": "then", "fr": "puis"},
    "plots": {"en": "plots", "fr": "complots"},
    "double": {"en": "double", "fr": "double"},
    "milestones": {"en": "Milestones", "fr": "Étapes"},
    "colosseum": {"en": "Colosseum", "fr": "Colisée"},
    "medal": {"en": "medal", "fr": "médaille"},
    "left": {"en": "left", "fr": "reste"},
    "price": {"en": "price", "fr": "prix"},
    "trade": {"en": "Trade", "fr": "Commerce"},
    "top": {"en": "discards {0}, top ", "fr": "défausse {0}, dessus "},
    "quests": {"en": "Quests", "fr": "Quêtes"},
    "followers": {"en": "F{0}/{1}", "fr": "P{0}/{1}"},
    "legions": {"en": "L{0}", "fr": "L{0}"},
    "votes": {"en": "V{0}", "fr": "V{0}"},
    "plots_home": {"en": "P{0}", "fr": "C{0}"},
    "cards": {"en": "C{0}", "fr": "M{0}"},
    "anchor": {"en": "⚓", "fr": "⚓"},
    "pantheon": {"en": "T{0}", "fr": "T{0}"},
    "sets": {"en": "S{0}", "fr": "E{0}"},
    "vendetta": {"en": "Vendetta ", "fr": "Vendetta "},
    "medals": {"en": "Medals: ", "fr": "Médailles : "},
    "more": {
        "en": "Unrecruited: legions {0}, votes {1}. Quests: {2}",
        "fr": "À recruter : légions {0}, votes {1}. Quêtes : {2}",
    },
    "known": {"en": "You know of: ", "fr": "Cartes connues de vous : "},
    "now": {"en": "now {0}", "fr": "à ce jour {0}"},
}

GOODS_STYLES: Final = ("blue", "red", "yellow", "green", "orange")


def _w(key: str, lang: str, *args: object) -> str:
    return say(BRIEF[key], lang).format(*args)


def _cell(text: str, style: str = "") -> Line:
    return (Span(text, style),)


def _mark(seat: Seat | None, names: Sequence[str]) -> Line:
    return (Span("· ", "dim"),) if seat is None else (seat_mark(seat, names),)


def _marks(seats: Sequence[Seat], names: Sequence[str]) -> Line:
    spans: list[Span] = []
    for seat in seats:
        spans += [seat_mark(seat, names), Span(" ")]
    return tuple(spans[:-1]) or _cell("–", "dim")


def round_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    event = view["event"]
    if event is not None:
        rows.append((_cell(_w("event", lang)), _cell(event_name(event["id"], lang), "strong")))
        rows.append((_cell(say(EVENTS[EVENT[event["id"]]].texts, lang), "dim"),))
        rows.append((_cell(_w("named", lang)), _marks(event["named"], names)))
        rows.append((_cell(_w("order", lang)), _marks(view["order"], names)))
        steps = 0 if view["round"] == view["rounds"] else event["steps"]
        turn = "–" if not steps else ("↻" if steps > 0 else "↺") * abs(steps)
        rows.append((_cell(_w("wheel", lang)), _cell(turn, "strong")))
    rows.append((_cell(_w("first", lang)), _cell(province_name(view["start"]["province"], lang))))
    if view["variants"]:
        chosen = [say(variant.names, lang) for variant in VARIANTS if variant.id in view["variants"]]
        rows.append((_cell(_w("variants", lang)), _cell(", ".join(chosen))))
    return tuple(rows)


def wheel_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """One row to a province: whom it faces now and then, buildings with followers, plots, taxes."""
    kinds = [_cell(building_name(b.id, lang)[:3], "dim") for b in BUILDINGS]
    shown = {"pop": True, "double": True, "plots": has_plots(view), "next": turns_again(view)}
    titles = [_cell(_w(key, lang), "dim") for key, is_shown in shown.items() if is_shown]
    rows: list[Row] = [(_cell(""), _cell(""), *kinds, *titles)]
    for province in view["provinces"]:
        built = [_building(state) for state in province["buildings"].values()]
        plots: list[Span] = []
        for plot in province["plots"]:
            plots += _plot(plot, names)
        tax = f"{province['double_tax']}−{province['tax_loss']}"
        name = province_name(province["id"], lang)
        rows.append(
            (
                _cell(name, "strong"),
                _mark(province["seat"], names),
                *built,
                _cell(str(province["population"]), "strong"),
                _cell(tax),
                *([tuple(plots)] if shown["plots"] else ()),
                *([_mark(province["next_seat"], names)] if shown["next"] else ()),
            )
        )
    return tuple(rows)


def _building(state: dict[str, Any]) -> Line:
    if not state["level"]:
        return _cell("·", "dim")
    return (Span(LEVEL_MARKS[state["level"]], "strong"), Span("●" * state["followers"]))


def _plot(plot: dict[str, Any] | None, names: Sequence[str]) -> list[Span]:
    if plot is None:
        return [Span("·  ", "dim")]
    sign = {"fresh": "+", "ready": " ", "activated": "!"}[plot["status"]]
    return [seat_mark(plot["owner"], names), Span(sign)]


def region_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for region in REGIONS:
        state = view["regions"][region.id]
        total = sum(state["legions"])
        spans: list[Span] = []
        for seat, count in enumerate(state["legions"]):
            if count:
                spans += [seat_mark(seat, names), Span(f" {count}  ")]
        banners = "/".join([str(value) for value in state["banners"]])
        rows.append(
            (
                _cell(region_name(region.id, lang)),
                _cell(f"{total}/{state['defence']}", "strong" if state["is_defeated"] else "dim"),
                _cell(banners, "gold"),
                tuple(spans) or _cell("–", "dim"),
            )
        )
    return tuple(rows)


def senate_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    votes = view["column"]
    cells = [
        (Span(f"{view['column_glory'][h]} ", "dim"), *_mark(votes[h] if h < len(votes) else None, names))
        for h in range(COLUMN_CAPACITY)
    ]
    return (tuple(cells),)


def track_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    stones: list[Span] = []
    for milestone in view["milestones"]:
        stones += [Span(f"{milestone['space']} ", "strong"), *_marks(milestone["reached"], names), Span("  ")]
    games: list[Span] = []
    for seat, count in enumerate(view["colosseum"]):
        if count:
            games += [seat_mark(seat, names), Span(f" {count} ")]
    rows: list[Row] = [
        (_cell(_w("milestones", lang)), tuple(stones)),
        (_cell(_w("colosseum", lang)), tuple(games) or _cell("–", "dim")),
    ]
    for level in LEVELS:
        left = view["commons"][level.id]
        pieces = [Span(f"{left[m.id]} ", m.id if left[m.id] else "dim") for m in MATERIALS]
        rows.append((_cell(say(level.names, lang)), tuple(pieces)))
    return tuple(rows)


def pile_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    titles = [_cell(_w(key, lang), "dim") for key in ("left", "price", "medal")]
    rows: list[Row] = [(_cell(""), *(titles if view["medals"] else titles[:2]))]
    for building in BUILDINGS:
        left = " ".join([str(count) for count in view["piles"][building.id]])
        prices = " ".join([str(price) for price in view["prices"][building.id]])
        cells = [_cell(building_name(building.id, lang)), _cell(left, "strong"), _cell(prices)]
        if view["medals"]:
            owner = view["medals"][building.id]
            cells.append(_cell("○", "gold") if owner is None else _mark(owner, names))
        rows.append(tuple(cells))
    return tuple(rows)


def card_span(card: str, lang: str) -> Span:
    """A trade card's name in the colour of its type."""
    return Span(card_name(card, lang), GOODS_STYLES[TRADE_CARDS[TRADE_CARD[card]].goods])


def deck_rows(view: View, lang: str) -> tuple[Row, ...]:
    trade = view["trade"]
    thrown = trade["discard"]
    rows: list[Row] = [(_cell(_w("trade", lang)), _cell(str(trade["deck"]), "strong"))]
    if thrown:
        rows.append(((Span(_w("top", lang, len(thrown)), "dim"), card_span(thrown[-1], lang)),))
    rows.append((_cell(_w("quests", lang)), _cell(str(view["quests_left"]), "strong")))
    return tuple(rows)


def coming_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    return tuple([(_cell(event_name(e["id"], lang)), _marks(e["named"], names)) for e in view["coming_events"]])


def _slot_sign(player: dict[str, Any], number: int, lang: str) -> Span:
    """A slot of the vendetta track in one sign: a marker lies on it, its bonus is used up, or its bonus is active."""
    bonus = player["slots"][number]
    if player["covered"][number]:
        return Span("✖", "dim")
    if bonus is None:
        return Span("–", "dim")
    if player["bonuses"][bonus] == "used":
        return Span("✓", "dim")
    return Span(kind_name(bonus, lang)[0], "strong")


def player_rows(view: View, seat: Seat, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    player = view["players"][seat]
    followers = player["followers"]
    cards = _w("cards", lang, player["cards"]) + (_w("anchor", lang) if player["anchor"] else "")
    numbers = [
        _cell(_w("glory", lang, player["glory"]), "strong"),
        _cell(_w("den", lang, player["denarii"]), "gold"),
        _cell(_w("followers", lang, followers["home"], followers["home"] + followers["placed"])),
        _cell(_w("legions", lang, player["legions"]["home"])),
        _cell(_w("votes", lang, player["votes"]["home"])),
        _cell(_w("plots_home", lang, player["plots_home"])),
        _cell(cards),
        _cell(_w("pantheon", lang, player["pantheon"]["pieces"])),
        _cell(_w("sets", lang, len(player["sets"]))),
    ]
    mark = (seat_mark(seat, names), Span(f" {names[seat]}", f"seat{seat}"))
    signs = tuple([_slot_sign(player, number, lang) for number in range(len(player["slots"]))])
    track: list[Span] = [
        Span(f"{character_name(player['character'], lang)}. ", "dim"),
        Span(_w("vendetta", lang), "dim"),
    ]
    for bonus, is_covered in zip(player["slots"], player["covered"], strict=True):
        name = "–" if bonus is None else kind_name(bonus, lang).lower()
        is_used = bonus is not None and player["bonuses"][bonus] == "used"
        style = "dim" if is_covered or is_used or bonus is None else "strong"
        track.append(Span(f"[{'✖ ' if is_covered else '✓ ' if is_used else ''}{name}] ", style))
    unrecruited = [player[kind]["unrecruited"] for kind in ("legions", "votes")]
    rows: list[Row] = [(mark, *numbers, signs), (tuple(track),)]
    rows.append((_cell(_w("more", lang, *unrecruited, player["quests"]), "dim"),))
    if player["known"]:
        known: list[Span] = [Span(_w("known", lang), "dim")]
        for card in player["known"]:
            known += [Span(" " if len(known) > 1 else ""), card_span(card, lang)]
        rows.append((tuple(known),))
    if seat == view["seat"]:
        rows.append((_cell(_w("legend", lang) + _w("legend_track", lang), "dim"),))
    if player["medals"]:
        medals = ", ".join([kind_name(kind, lang).lower() for kind in player["medals"]])
        rows.append(((Span(_w("medals", lang), "dim"), Span(medals, "gold")),))
    return tuple(rows)


def hand_rows(view: View, lang: str) -> tuple[Row, ...]:
    spans: list[Span] = []
    for card in view["hand"]:
        goods = say(TRADE_TYPES[TRADE_CARDS[TRADE_CARD[card]].goods].names, lang).lower()
        spans += [Span(" · " if spans else "", "dim"), card_span(card, lang), Span(f" ({goods})", "dim")]
    return ((tuple(spans),),) if spans else ()


def quest_rows(view: View, lang: str) -> tuple[Row, ...]:
    spans: list[Span] = []
    for quest in view["quests"]:
        spans += [Span(" · " if spans else "", "dim"), Span(quest_name(quest["id"], lang))]
        spans.append(Span(f" ({_w('now', lang, quest['glory'])})", "strong" if quest["glory"] else "dim"))
    return ((tuple(spans),),) if spans else ()
