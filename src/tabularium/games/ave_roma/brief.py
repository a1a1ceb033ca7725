"""The table in short, in rows of cells, for a screen that shows all of it. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Row, Span, seat_mark
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    BASICS,
    COLOSSEUM,
    COST_KEYS,
    DECKS,
    FIRST_ROW,
    GOODS,
    IS_HONOUR,
    LOCATIONS,
    LOOP,
    MODIFIERS,
    OPEN_LOCATIONS,
    PATRON_DECK,
    TRAINING_CHANGE,
    Modifier,
)
from tabularium.games.ave_roma.phrases import card_name, card_of, good_name, location_name, w, workers_text
from tabularium.games.ave_roma.words import MODIFIERS as MODIFIER_NAMES

BRIEF: Final = {
    "wood": {"en": "wo", "fr": "bo"},
    "stone": {"en": "st", "fr": "pi"},
    "cattle": {"en": "ca", "fr": "bé"},
    "wheat": {"en": "wh", "fr": "bl"},
    "iron": {"en": "ir", "fr": "fe"},
    "wine": {"en": "wi", "fr": "vi"},
    "surplus": {"en": "su", "fr": "su"},
    "denarii": {"en": "d", "fr": "d"},
    "black": {"en": "black", "fr": "noir"},
    "green": {"en": "green", "fr": "vert"},
    "red": {"en": "red", "fr": "rouge"},
    "any": {"en": "any", "fr": "libre"},
    "order": {"en": "Order", "fr": "Ordre"},
    "decks": {"en": "Decks", "fr": "Piles"},
    "deck_counts": {
        "en": "area {0}, building {1}, war {2}, patron {3}",
        "fr": "zone {0}, bâtiment {1}, guerre {2}, mécène {3}",
    },
    "free": {"en": "{0} free", "fr": "{0} libres"},
    "free_one": {"en": "{0} free", "fr": "{0} libre"},
    "quaestor": {"en": "2 d × value", "fr": "2 d × valeur"},
    "aedilis": {"en": "4 of the area", "fr": "4 de la zone"},
    "mercator": {"en": "sell, buy 4", "fr": "vendre, acheter 4"},
    "propraetor": {"en": "half + 1 or influence", "fr": "moitié + 1 ou influence"},
    "roma": {"en": "walk the value", "fr": "avancer de la valeur"},
    "brown": {"en": "cap {0}", "fr": "plafond {0}"},
    "upper": {"en": "▲", "fr": "▲"},
    "lower": {"en": "▽", "fr": "▽"},
    "honour": {"en": " +pol.", "fr": " +pol."},
    "points": {"en": "{0} pts", "fr": "{0} pts"},
    "training": {"en": "training {0}", "fr": "formation {0}"},
    "pool": {"en": "neutral {0}", "fr": "neutres {0}"},
    "politics": {"en": "pol. {0}", "fr": "pol. {0}"},
    "influence": {"en": "infl. {0}", "fr": "infl. {0}"},
    "active": {"en": "active: {0}", "fr": "actifs : {0}"},
    "cards": {"en": "cards {0}", "fr": "cartes {0}"},
    "passed": {"en": "passed", "fr": "a passé"},
}

_ACTIVE: Final = {
    "trading": ("locations", "areas"),
    "choosing_half": ("areas",),
    "using_province": ("areas",),
    "investing": ("areas",),
    "taking_type": ("areas",),
    "rising_anywhere": ("areas",),
    "raising_area": ("areas",),
    "scoring_area": ("areas",),
    "walking": ("colosseum",),
    "collecting": ("locations",),
    "sending_neutral": ("locations",),
}


def active_panels(view: View) -> tuple[str, ...]:
    """The ids of the parts that the present decision is about."""
    asked = view["asked"]
    if asked is None:
        return ()
    if asked["kind"] == "choosing_workers":
        is_row = asked["location"] in view["rows"]
        return (asked["location"],) if is_row else ("locations",)
    return _ACTIVE.get(asked["kind"], ())


def _b(key: str, lang: str, *args: object) -> str:
    return say(BRIEF[key], lang).format(*args)


def _cell(text: str, style: str = "") -> Line:
    return (Span(text, style),)


def _cost(icons: Sequence[int], lang: str) -> str:
    """``2wo 1any 3d``"""
    said = [f"{count}{_b(COST_KEYS[icon], lang)}" for icon, count in enumerate(icons) if count]
    return " ".join(said)


def round_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    order: list[Span] = []
    for seat in view["order"]:
        order += [seat_mark(seat, names), Span(" ")]
    counts = _b("deck_counts", lang, *[view["decks"][deck.id] for deck in DECKS])
    rows: list[Row] = [
        (_cell(_b("order", lang), "dim"), tuple(order) or _cell("–", "dim")),
        (_cell(_b("decks", lang), "dim"), _cell(counts)),
    ]
    if view["is_ending"] and view["asked"] is not None:
        rows.append((_cell(w("last_round", lang), "strong"),))
    legend = [f"{_b(good.id, lang)} {good_name(good.id, lang)}" for good in GOODS]
    rows.append((_cell(", ".join(legend), "dim"),))
    return tuple(rows)


def location_rows(view: View, lang: str) -> tuple[Row, ...]:
    rows: list[Row] = []
    for location in OPEN_LOCATIONS:
        spaces = view["spaces"][LOCATIONS[location].id]
        there = " ".join([str(value) for value in spaces if value]) or "–"
        free = spaces[: view["usable"]].count(0)
        rows.append(
            (
                _cell(location_name(location, lang)),
                _cell(_b(LOCATIONS[location].id, lang), "dim"),
                _cell(there, "strong"),
                _cell(_b("free_one" if free < 2 else "free", lang, free), "" if free else "dim"),
            )
        )
    return tuple(rows)


def area_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for number, area in enumerate(view["areas"]):
        shown: Line = _cell("–", "dim")
        if area["card"] is not None:
            card = card_of(area["card"])
            goods = [_b(GOODS[good].id, lang) for good in (*card.top, *card.bottom)]
            shown = _cell(f"{_b(area['position'], lang)} {goods[0]} {goods[1]} / {goods[2]} {goods[3]}")
        there = [(level, seat) for seat, level in enumerate(area["levels"]) if level is not None]
        there.sort(reverse=True)
        marks: list[Span] = []
        for level, seat in there:
            marks += [seat_mark(seat, names), Span(f"{level} ")]
        rows.append(
            (
                _cell(str(number + 1), "strong"),
                shown,
                _cell(_b("brown", lang, area["brown"])),
                tuple(marks) or _cell("–", "dim"),
            )
        )
    return tuple(rows)


def slot_rows(view: View, row: int, lang: str) -> tuple[Row, ...]:
    location = LOCATIONS[FIRST_ROW + row].id
    rows: list[Row] = []
    for number, slot in enumerate(view["rows"][location]):
        low, high = slot["low"], slot["high"]
        values = str(low) if low == high else f"{low}-{high}"
        worker = view["spaces"][location][number]
        stands = _cell(f"[{worker}]" if worker else "", "strong")
        rows.append((_cell(values, "dim"), stands, *_card_cells(slot["card"], lang)))
    top = view["tops"][DECKS[row + 1].id]
    if top is not None:
        rows.append((_cell("▣", "dim"), _cell(""), *_card_cells(top, lang)))
    return tuple(rows)


def _card_cells(card: str | None, lang: str) -> tuple[Line, ...]:
    if card is None:
        return (_cell("–", "dim"), _cell(""), _cell(""))
    printed = card_of(card)
    if printed.deck == PATRON_DECK:
        gives = _ability(card, lang)
    else:
        parts = [_b("points", lang, printed.points)] if printed.points else []
        parts += [_b("influence", lang, printed.influence)] if printed.influence else []
        gives = " ".join(parts)
    return (_cell(card_name(card, lang)), _cell(_cost(printed.cost, lang), "dim"), _cell(gives, "gold"))


def colosseum_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    rows: list[Row] = []
    for space in range(LOOP):
        marks: list[Span] = []
        for seat, player in enumerate(view["players"]):
            if player["colosseum"] == space:
                marks += [seat_mark(seat, names), Span(" ")]
        honour = _b("honour", lang) if IS_HONOUR[space] else ""
        price = _cost(COLOSSEUM[space], lang)
        rows.append((_cell(str(space), "dim"), _cell(price + honour), tuple(marks) or _cell("")))
    return tuple(rows)


def player_rows(view: View, seat: Seat, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """The first row says the most: of rivals a small screen shows no more."""
    player = view["players"][seat]
    unspent = sum([card_of(card).influence for card in player["cards"] if card not in player["spent"]])
    first: list[Line] = [
        (seat_mark(seat, names), Span(f" {names[seat]}", f"seat{seat}")),
        _cell(_b("points", lang, player["score"]), "strong"),
        _cell(f"{player['goods']['denarii']} {_b('denarii', lang)}", "gold"),
        _cell(_b("passed", lang), "dim")
        if player["has_passed"]
        else _cell(" ".join(map(str, player["workers"])) or "–"),
        _cell(_b("politics", lang, player["politics"])),
        _cell(_b("influence", lang, unspent) if unspent else "–"),
    ]
    stock = [f"{player['goods'][GOODS[good].id]}{_b(GOODS[good].id, lang)}" for good in BASICS]
    stock.append(f"{player['goods']['surplus']}{_b('surplus', lang)}")
    more = [" ".join(stock), _b("cards", lang, len(player["cards"]))]
    rows: list[Row] = [tuple(first), (_cell(w("list", lang).join(more)),)]
    stands = [f"{t['value']}±{TRAINING_CHANGE[i]}" for i, t in enumerate(player["training"]) if t is not None]
    men = [_b("training", lang, " ".join(stands))] if stands else []
    if view["pools"]:
        men.append(_b("pool", lang, workers_text(view["pools"][seat]) or "–"))
    if men:
        rows.append((_cell(w("list", lang).join(men)),))
    if player["active"]:
        rows.append((_cell(_b("active", lang, ", ".join([_patron(card, lang) for card in player["active"]]))),))
    return tuple(rows)


def _patron(card: str, lang: str) -> str:
    """``Cicero (Senatus, Discount)``"""
    return f"{card_name(card, lang)} ({_ability(card, lang)})"


def _ability(card: str, lang: str) -> str:
    printed = card_of(card)
    short = say(MODIFIER_NAMES[MODIFIERS[Modifier(printed.modifier)].id], lang)
    return f"{location_name(printed.location, lang)}, {short}"
