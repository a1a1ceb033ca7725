"""Sentences for people: prompts, labels, log lines, reasons and the table in words. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tabularium.core.agenda import Action, Refusal, Seat
from tabularium.core.display import Line, Panel, Span
from tabularium.core.game import View
from tabularium.core.story import Heard
from tabularium.core.words import say
from tabularium.games.ave_roma.brief import (
    active_panels,
    area_rows,
    colosseum_rows,
    location_rows,
    player_rows,
    round_rows,
    slot_rows,
)
from tabularium.games.ave_roma.components import (
    CARDS,
    COLOSSEUM,
    DECKS,
    FIRST_ROW,
    FRAGMENTS,
    GOODS,
    IS_HONOUR,
    LOCATIONS,
    LOOP,
    OPEN_LOCATIONS,
    PLAYER_COLOURS,
    PURCHASES,
    ROWS,
    SURPLUS,
    TRAINING_CHANGE,
)
from tabularium.games.ave_roma.labels import label
from tabularium.games.ave_roma.lines import line
from tabularium.games.ave_roma.phrases import (
    card_name,
    card_of,
    cards_text,
    cost_text,
    denarii_text,
    good_name,
    icon_text,
    icons_text,
    location_name,
    points_text,
    resources_text,
    summary,
    symbol_name,
    w,
    workers_text,
)
from tabularium.games.ave_roma.words import CATEGORIES, PROMPTS, REASONS, WAITING


class AveRomaWording:
    """The game's sentences; see :class:`tabularium.core.game.Wording`."""

    def player_name(self, seat: Seat, lang: str) -> str:
        return say(PLAYER_COLOURS[seat].names, lang)

    def prompt(self, view: View, lang: str) -> str:
        asked = view["asked"]
        if asked is None:
            return w("over", lang)
        kind: str = asked["kind"]
        words: dict[str, Any] = {**asked, "area": 0 if view["action"] is None else view["action"]["value"]}
        if view["action"] is not None:
            words["location"] = location_name(view["action"]["location"], lang)
        match kind:
            case "sending" if asked["training"] is not None:
                kind = "sending_trained"
            case "compensating":
                words["good"], words["denarii"] = good_name(asked["good"], lang), denarii_text(asked["price"], lang)
            case "pairing_fragments":
                found = next(fragment for fragment in FRAGMENTS if fragment.id == asked["fragment"])
                words["fragment"] = say(found.names, lang).lower()
            case "trading":
                words["left"] = PURCHASES - asked["bought"]
                kind = f"trading_{asked['step']}" if asked["step"].endswith("_last") else kind
            case "discounting" | "paying":
                named = asked["card"] is not None
                words["card"] = card_name(asked["card"], lang) if named else w("the_influence", lang)
                words["icons"] = icons_text(asked["icons"], lang)
                words["icon"] = icon_text(asked["icon"], 1, lang) if "icon" in asked else ""
            case "walking":
                words["price"] = icons_text(asked["price"], lang)
            case "raising_area" if asked["rises"] > 1:
                kind = "raising_area_more"
            case "using_effects":
                kind = f"using_effects_{asked['stage']}"
            case "spending":
                words["symbol"] = symbol_name(asked["symbol"], lang)
            case "seating_patron" | "scoring_area":
                words["card"] = card_name(asked["card"], lang)
            case "collecting" | "choosing_workers":
                words["location"] = location_name(asked["location"], lang) if "location" in asked else ""
                kind = f"{kind}_pool" if asked["is_pool"] else kind
        return say(PROMPTS[kind], lang).format(**words)

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        asked = view["asked"]
        if asked is None:
            return w("over", lang)
        return say(WAITING[asked["kind"]], lang).format(name=names[asked["seat"]])

    def label(self, view: View, action: Action, lang: str) -> str:
        return label(view, action, lang)

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        return line(event, lang, names)

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        args: list[Any] = list(refusal.args)
        key = refusal.key
        match key:
            case "wrong_value" if args[0] == args[1]:
                key = "wrong_value_one"
            case "area_empty" | "not_on_area_card" | "rise_changes_nothing":
                args[0] += 1
            case "cannot_pay_card":
                args = [card_name(args[0], lang), cost_text(CARDS[args[0]].cost, lang)]
            case "too_dear":
                args[0] = denarii_text(args[0], lang)
            case "has_none":
                args[0] = good_name(args[0], lang)
            case "other_symbol":
                args[0] = symbol_name(args[0], lang)
        return say(REASONS[key], lang).format(*args)

    def category(self, name: str, lang: str) -> str:
        return say(CATEGORIES[name], lang)

    # ------------------------------------------------------------------ the table

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        """The board part by part, then the players."""
        active = active_panels(view)
        panels = [
            _round_panel(view, lang, names),
            _locations_panel(view, lang),
            _areas_panel(view, lang, names),
            *[_row_panel(view, row, lang) for row in ROWS],
            _colosseum_panel(view, lang, names),
            *[_player_panel(view, seat, lang, names) for seat in range(len(view["players"]))],
        ]
        return [replace(panel, is_active=True) if panel.id in active else panel for panel in panels]


def _name(seat: Seat, names: Sequence[str]) -> Span:
    return Span(names[seat], f"seat{seat}")


def _round_panel(view: View, lang: str, names: Sequence[str]) -> Panel:
    is_over = view["asked"] is None
    title = w("over", lang) if is_over else w("round", lang, view["round"], w(f"phase_{view['phase']}", lang))
    order: list[Span] = [Span(w("order", lang, ""))]
    for place, seat in enumerate(view["order"]):
        order += [Span(", " if place else ""), _name(seat, names)]
    lines: list[Line] = [tuple(order), (Span(w("decks", lang, *[view["decks"][deck.id] for deck in DECKS])),)]
    if view["is_ending"] and not is_over:
        lines.append((Span(w("last_round", lang), "strong"),))
    if view["box"]:
        lines.append((Span(w("box", lang, cards_text(view["box"], lang)), "dim"),))
    return Panel("round", title, tuple(lines), rows=round_rows(view, lang, names))


def _locations_panel(view: View, lang: str) -> Panel:
    lines: list[Line] = []
    for location in OPEN_LOCATIONS:
        spaces = view["spaces"][LOCATIONS[location].id]
        there = [value for value in spaces if value]
        free = spaces[: view["usable"]].count(0)
        key = "workers_at" if there else "no_workers_at"
        lines.append((Span(w(key, lang, location_name(location, lang), workers_text(there), free)),))
    return Panel("locations", w("locations", lang), tuple(lines), rows=location_rows(view, lang))


def _areas_panel(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for number, area in enumerate(view["areas"]):
        shown = w("no_card", lang)
        if area["card"] is not None:
            card = card_of(area["card"])
            top, bottom = resources_text(card.top, lang), resources_text(card.bottom, lang)
            fragment = say(FRAGMENTS[card.fragment].names, lang).lower()
            shown = w("area_card", lang, say(card.names, lang), top, bottom, fragment, w(area["position"], lang))
        there = [(level, seat) for seat, level in enumerate(area["levels"]) if level is not None]
        there.sort(reverse=True)
        spans: list[Span] = [Span(w("area", lang, number + 1, shown, area["brown"], ""))]
        for i, (level, seat) in enumerate(there):
            spans += [Span(", " if i else ""), _name(seat, names), Span(f" {level}")]
        if not there:
            spans.append(Span(w("nobody", lang), "dim"))
        lines.append(tuple(spans))
    return Panel("areas", w("areas", lang), tuple(lines), rows=area_rows(view, lang, names))


def _row_panel(view: View, row: int, lang: str) -> Panel:
    location = LOCATIONS[FIRST_ROW + row].id
    lines: list[Line] = []
    for number, slot in enumerate(view["rows"][location]):
        low, high = slot["low"], slot["high"]
        values = str(low) if low == high else f"{low}-{high}"
        card = w("empty", lang) if slot["card"] is None else summary(slot["card"], lang)
        worker = view["spaces"][location][number]
        stands = w("slot_worker", lang, worker) if worker else ""
        lines.append((Span(w("slot", lang, number + 1, values, card) + stands),))
    deck = DECKS[row + 1].id
    lines.append((Span(w("deck_left", lang, view["decks"][deck]), "dim"),))
    if view["tops"][deck] is not None:
        lines.append((Span(w("deck_top", lang, summary(view["tops"][deck], lang)), "strong"),))
    return Panel(location, location_name(location, lang), tuple(lines), rows=slot_rows(view, row, lang))


def _colosseum_panel(view: View, lang: str, names: Sequence[str]) -> Panel:
    lines: list[Line] = []
    for space in range(LOOP):
        honour = w("honour", lang) if IS_HONOUR[space] else ""
        spans: list[Span] = [Span(w("space", lang, space, cost_text(COLOSSEUM[space], lang)) + honour)]
        for seat, player in enumerate(view["players"]):
            if player["colosseum"] == space:
                spans += [Span(" "), Span(f"[{names[seat]}]", f"seat{seat}")]
        lines.append(tuple(spans))
    return Panel("colosseum", w("colosseum", lang), tuple(lines), rows=colosseum_rows(view, lang, names))


def _player_panel(view: View, seat: Seat, lang: str, names: Sequence[str]) -> Panel:
    player = view["players"][seat]
    hand = workers_text(player["workers"]) or w("none", lang)
    goods = {good.id: player["goods"][good.id] for good in GOODS}
    said = [w("goods", lang, icons_text(goods, lang))]
    if player["prices"]:
        said.append(w("prices", lang, icons_text(player["prices"], lang)))
    said.append(w("workers", lang, hand, player["worker_sum"]))
    stands = [(stand, TRAINING_CHANGE[space]) for space, stand in enumerate(player["training"]) if stand is not None]
    if stands:
        keys = ["trained" if stand["is_ready"] else "in_training" for stand, _ in stands]
        trained = [w(key, lang, stand["value"], change) for key, (stand, change) in zip(keys, stands, strict=True)]
        said.append(w("training", lang, ", ".join(trained)))
    if view["pools"]:
        said.append(w("pool", lang, workers_text(view["pools"][seat]) or w("none", lang)))
    said.append(w("politics", lang, player["politics"], player["colosseum"], player["slots"]))
    for key in ("active", "passive"):
        said += [w(key, lang, summary(card, lang)) for card in player[key]]
    for key in ("left", "right"):
        shown = [card for card in player[key] if card not in player["passive"]]
        if shown:
            said.append(w(key, lang, cards_text(shown, lang)))
    unspent = [card_of(card).influence for card in player["cards"] if card not in player["spent"]]
    if sum(unspent):
        said.append(w("influence_left", lang, sum(unspent)))
    lines: list[Line] = [(Span(text),) for text in said]
    if player["has_passed"]:
        lines.append((Span(w("has_passed", lang), "dim"),))
    title = f"{names[seat]} · {points_text(player['score'], lang)}"
    return Panel(f"player{seat}", title, tuple(lines), seat, player_rows(view, seat, lang, names))


assert GOODS[SURPLUS].id == "surplus"


WORDING: Final = AveRomaWording()
