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
from tabularium.games.aquileia.actions import (
    Activate,
    Bid,
    Build,
    Buy,
    Count,
    Done,
    Exchange,
    Keep,
    Pay,
    Place,
    PlaceDisc,
    PlayCard,
    RollBlue,
    TakePoints,
    TakeServi,
)
from tabularium.games.aquileia.brief import (
    METAL_STYLES,
    active_panels,
    area_rows,
    hand_rows,
    pile_rows,
    player_rows,
    round_rows,
    villa_rows,
    workshop_rows,
)
from tabularium.games.aquileia.components import (
    AREAS,
    CARD,
    CARDS,
    COLOURS,
    DECKS,
    LOT,
    LOTS,
    METALS,
    PECUNIA,
    PECUNIA_VP,
    PLAYER_COLOURS,
    QUAYS,
    RATES,
    SPACE,
    SPACES,
    STALLS,
    VP_PER_STRENGTH,
    Area,
    Colour,
    Deck,
    LotKind,
    Metal,
)
from tabularium.games.aquileia.words import CATEGORIES, EXPLAIN, LABELS, LINES, PROMPTS, REASONS, TITLES, WAITING


def metal_name(metal: int, lang: str) -> str:
    return say(METALS[metal].names, lang).lower()


def colour_name(colour: int, lang: str) -> str:
    return say(COLOURS[colour].names, lang).lower()


def card_name(card: int | str | None, lang: str) -> str:
    if card is None:
        return say(TITLES["unseen_laurel"], lang)
    return say(CARDS[CARD[card] if isinstance(card, str) else card].names, lang)


def space_name(space: int | str, lang: str) -> str:
    return say(SPACES[SPACE[space] if isinstance(space, str) else space].names, lang)


def lot_name(lot: int | str, lang: str) -> str:
    return say(LOTS[LOT[lot] if isinstance(lot, str) else lot].names, lang)


def coins_text(coins: Sequence[int], lang: str) -> str:
    """``2 bronze, 1 gold``"""
    parts = [f"{coins[m]} {metal_name(m, lang)}" for m in Metal if coins[m]]
    return ", ".join(parts) or say(TITLES["nothing"], lang)


def cards_text(counts: dict[str, int], lang: str) -> str:
    names = [card_name(card, lang) + (f" ×{count}" if count > 1 else "") for card, count in counts.items()]
    return ", ".join(names) or say(TITLES["no_cards"], lang)


def cost_text(lot: int, lang: str) -> str:
    """``2 bronze, 1 gold, 3 slaves``"""
    printed = LOTS[lot]
    parts = [coins_text(printed.cost, lang)] if any(printed.cost) else []
    if printed.slaves:
        key = "slave" if printed.slaves == 1 else "slaves"
        parts.append(say(TITLES[key], lang).format(printed.slaves))
    return ", ".join(parts) or say(TITLES["gratis"], lang)


def yield_text(lot: int, lang: str) -> str:
    """What a building is for, in two words."""
    printed = LOTS[lot]
    if printed.kind == LotKind.BANK:
        return say(TITLES["bank"], lang).format(coins_text(printed.pays, lang))
    key = "villa" if printed.kind == LotKind.VILLA else "workshop"
    return say(TITLES[key], lang).format(printed.vp)


def servi_text(singles: int, doubles: int, lang: str) -> str:
    parts: list[str] = []
    for count, key in ((singles, "pay_singles"), (doubles, "pay_doubles")):
        if count:
            parts.append(say(LABELS[key if count > 1 else f"{key}_one"], lang).format(count=count))
    return " + ".join(parts) or say(TITLES["nothing"], lang)


class AquileiaWording:
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
        words: dict[str, Any] = {
            "strength": me["strength"],
            "left": asked.get("left", view["blue_dice"]["left"]),
        }
        if kind == "placing" and not me["has_disc"]:
            kind = "placing_more"
        elif kind == "playing_cards":
            kind = f"playing_cards_{asked['contest']}"
        elif kind == "buy_card":
            words["card"] = card_name(view["stalls"][asked["stall"]], lang)
        elif kind == "choosing_reward":
            words["vp"] = VP_PER_STRENGTH * me["strength"]
        elif kind == "bidding":
            auction = view["auction"]
            words["card"] = card_name(auction["card"], lang)
            words["bid"] = coins_text(auction["bid"], lang)
            kind = "bidding_open" if auction["bidder"] is None else "bidding"
        elif kind == "building" and asked["left"] > 1:
            kind = "building_again"
        if "space" in asked:
            space = SPACES[SPACE[asked["space"]]]
            words["space"] = say(space.names, lang)
            words["metal"] = metal_name(space.metal, lang) if space.metal is not None else ""
        if "lot" in asked:
            words["lot"] = lot_name(asked["lot"], lang)
        if "card" in asked:
            words["card"] = card_name(asked["card"], lang)
        return say(PROMPTS[kind], lang).format(**words)

    def waiting(self, view: View, lang: str, names: Sequence[str]) -> str:
        asked = view["asked"]
        if asked is None:
            return say(TITLES["over"], lang)
        return say(WAITING[asked["kind"]], lang).format(name=names[asked["seat"]])

    def label(self, view: View, action: Action, lang: str) -> str:
        asked = view["asked"] or {"kind": "", "seat": 0}
        kind: str = asked["kind"]
        me = view["players"][asked["seat"]]
        match action:
            case Place(space):
                return _place_label(space, lang)
            case PlaceDisc():
                return say(LABELS["disc"], lang).format(number=len(view["tiebreak"]) + 1)
            case Exchange(rate):
                return self._exchange(rate, lang)
            case Buy(count) if kind == "buy_card":
                key = "buy_left" if asked["stall"] == 0 else "buy_card"
                return say(LABELS[key], lang).format(card=card_name(view["stalls"][asked["stall"]], lang))
            case Buy(count):
                return say(LABELS["buy_servi"], lang).format(count=count, metal=_price_metal(asked, lang))
            case PlayCard(card):
                gain = CARDS[card].arena or CARDS[card].horses
                return say(LABELS["play"], lang).format(card=card_name(card, lang), gain=gain)
            case RollBlue(count):
                key = ("blue_none", "blue_one")[count] if count < 2 else "blue"
                return say(LABELS[key], lang).format(count=count)
            case TakePoints():
                return say(LABELS["points"], lang).format(vp=VP_PER_STRENGTH * me["strength"])
            case TakeServi():
                return say(LABELS["servus"], lang)
            case Keep(face_up):
                laurel: str | None = view["laurel"] if face_up else asked.get("top")
                return say(LABELS["keep_face_up" if face_up else "keep_top"], lang).format(card=card_name(laurel, lang))
            case Bid(metal):
                bid = list(view["auction"]["bid"]) if view["auction"] else [0, 0, 0]
                bid[metal] += 1
                return say(LABELS["bid"], lang).format(bid=coins_text(bid, lang))
            case Build(lot):
                words = {
                    "lot": lot_name(lot, lang),
                    "yields": yield_text(lot, lang),
                    "cost": cost_text(lot, lang),
                }
                return say(LABELS["build"], lang).format(**words)
            case Pay(singles, doubles):
                return say(LABELS["pay"], lang).format(cards=servi_text(singles, doubles, lang))
            case Activate():
                return say(LABELS["activate"], lang).format(metal=_price_metal(asked, lang))
            case Count(colour):
                return say(LABELS["count"], lang).format(
                    colour=colour_name(colour, lang), villas=_villas(view, asked["seat"], colour)
                )
            case Done():
                return say(LABELS["done_exchanging" if kind == "exchanging" else "done_cards"], lang)
        return self._passing(view, kind, lang)

    def _exchange(self, rate: int, lang: str) -> str:
        printed = RATES[rate]
        give, get = [0, 0, 0], [0, 0, 0]
        give[printed.give], get[printed.get] = printed.give_count, printed.get_count
        return say(LABELS["exchange"], lang).format(give=coins_text(give, lang), get=coins_text(get, lang))

    def _passing(self, view: View, kind: str, lang: str) -> str:
        if kind == "bidding" and view["auction"]["bidder"] is None:
            kind = "bidding_open"
        key = {
            "placing": "pass_placing",
            "bidding_open": "pass_bidding_open",
            "bidding": "pass_bidding",
            "building": "pass_building",
            "paying_again": "pass_paying_again",
        }.get(kind, "pass_buying")
        return say(LABELS[key], lang)

    def reason(self, refusal: Refusal, lang: str, names: Sequence[str]) -> str:
        args: list[Any] = list(refusal.args)
        match refusal.key:
            case "space_taken" | "lot_taken":
                args[0] = names[args[0]]
            case (
                "other_side"
                | "no_coin_for_quay"
                | "too_few_coins"
                | "only_own_horses"
                | "cannot_match"
                | "no_coin_to_add"
            ):
                args[0] = metal_name(args[0], lang)
        return say(REASONS[refusal.key], lang).format(*args)

    def category(self, name: str, lang: str) -> str:
        return say(CATEGORIES[name], lang)

    # ------------------------------------------------------------------ the log

    def line(self, event: Heard, lang: str, names: Sequence[str]) -> str:
        key, args = _line_parts(event, lang, names)
        return say(LINES[key], lang).format(*args)

    # ------------------------------------------------------------------ the table

    def panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        """The board area by area, then the players, then what only this seat sees."""
        active = active_panels(view)
        return [replace(p, is_active=True) if p.id in active else p for p in self._panels(view, lang, names)]

    def _panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        return [
            self._round_panel(view, lang, names),
            *[self._area_panel(view, area, lang, names) for area in Area],
            self._lots_panel(view, "villas", [LotKind.VILLA], lang, names),
            self._lots_panel(view, "workshops", [LotKind.WORKSHOP, LotKind.BANK], lang, names),
            *[self._player_panel(view, seat, lang, names) for seat in range(len(view["players"]))],
            *self._own_panels(view, lang, names),
            self._piles_panel(view, lang),
        ]

    def _round_panel(self, view: View, lang: str, names: Sequence[str]) -> Panel:
        title = TITLES["round"] if view["asked"] is not None else TITLES["over"]
        lines: list[Line] = []
        if view["first_player"] is not None:
            lines.append(_fill(say(TITLES["first"], lang), [_name(view["first_player"], names)]))
        track: list[Span] = [Span(f"{say(TITLES['tiebreak'], lang)}:")]
        for place in range(len(view["players"])):
            there = view["tiebreak"][place] if place < len(view["tiebreak"]) else None
            track += [Span(f" {place + 1} "), _name(there, names) if there is not None else Span("·", "dim")]
        lines.append(tuple(track))
        said = say(title, lang).format(view["round"], view["rounds"])
        return Panel("round", said, tuple(lines), rows=round_rows(view, lang, names))

    def _area_panel(self, view: View, area: Area, lang: str, names: Sequence[str]) -> Panel:
        lines = [self._space_line(view, n, lang, names) for n, space in enumerate(SPACES) if space.area == area]
        if area == Area.STADIUM and view["laurel"] is not None:
            lines.append(_fill(say(TITLES["laurel_here"], lang), [Span(card_name(view["laurel"], lang), "strong")]))
        if area == Area.ARENA and view["blue_dice"]["holder"] is not None:
            blue = [_name(view["blue_dice"]["holder"], names), Span(str(view["blue_dice"]["left"]))]
            lines.append(_fill(say(TITLES["blue_here"], lang), blue))
        auction = view["auction"]
        if area == Area.THEATRUM and auction is not None:
            bid = [Span(card_name(auction["card"], lang), "strong"), *_coin_spans(auction["bid"], lang)]
            lines.append(_fill(say(TITLES["auction"], lang), [bid[0], Span(coins_text(auction["bid"], lang))]))
        rows = area_rows(view, area, lang, names)
        return Panel(area.name.lower(), say(AREAS[area].names, lang), tuple(lines), rows=rows)

    def _space_line(self, view: View, space: int, lang: str, names: Sequence[str]) -> Line:
        printed = SPACES[space]
        owner = view["spaces"][printed.id]
        spans = [Span(say(printed.names, lang) + " "), _holder(owner, lang, names)]
        if space in STALLS:
            card = view["stalls"][STALLS.index(space)]
            shown = say(TITLES["empty"], lang) if card is None else card_name(card, lang)
            spans += [Span("; "), Span(say(TITLES["card_here"], lang).format(shown), "strong")]
        if space in QUAYS and owner is not None:
            lies = view["quay_coins"][METALS[QUAYS.index(space)].id]
            spans.append(Span(", " + say(TITLES["coin_here" if lies else "robbed_here"], lang)))
        return tuple(spans)

    def _lots_panel(self, view: View, title: str, kinds: Sequence[LotKind], lang: str, names: Sequence[str]) -> Panel:
        lines: list[Line] = []
        for n, lot in enumerate(LOTS):
            if lot.kind in kinds:
                owner = view["lots"][lot.id]
                said = [
                    Span(say(lot.names, lang)),
                    Span(f" ({yield_text(n, lang)}; {cost_text(n, lang)}) ", "dim"),
                ]
                lines.append((*said, _holder(owner, lang, names)))
        rows = (villa_rows if title == "villas" else workshop_rows)(view, lang, names)
        return Panel(title, say(TITLES[title], lang), tuple(lines), rows=rows)

    def _player_panel(self, view: View, seat: Seat, lang: str, names: Sequence[str]) -> Panel:
        player = view["players"][seat]
        score = say(TITLES["score"], lang).format(player["score"])
        lines: list[Line] = [
            (Span(say(TITLES["coins"], lang).format("")), *_coin_spans(player["coins"], lang)),
            (
                Span(say(TITLES["henchmen"], lang).format(player["henchmen"])),
                Span("  "),
                Span(say(TITLES["houses"], lang).format(player["houses"])),
            ),
        ]
        notes: list[str] = []
        if player["strength"]:
            notes.append(say(TITLES["strength"], lang).format(player["strength"]))
        if player["has_passed"]:
            notes.append(say(TITLES["passed"], lang))
        elif player["has_disc"] and view["asked"] is not None:
            notes.append(say(TITLES["disc_ready"], lang))
        if notes:
            lines.append((Span(", ".join(notes), "dim"),))
        built = [lot_name(lot, lang) for lot, owner in view["lots"].items() if owner == seat]
        lines.append((Span(say(TITLES["buildings"], lang).format(", ".join(built) or say(TITLES["none"], lang))),))
        if "laurels" in player:
            lines.append((Span(say(TITLES["laurels"], lang).format(cards_text(player["laurels"], lang))),))
        return Panel(
            f"player{seat}", f"{names[seat]} · {score}", tuple(lines), seat, player_rows(view, seat, lang, names)
        )

    def _own_panels(self, view: View, lang: str, names: Sequence[str]) -> list[Panel]:
        panels: list[Panel] = []
        if view["hand"] is not None:
            cards = [
                (Span(card_name(card, lang)), Span(f" ×{count}" if count > 1 else "", "strong"))
                for card, count in view["hand"].items()
            ]
            lines: tuple[Line, ...] = tuple(cards) or ((Span(say(TITLES["no_cards"], lang), "dim"),),)
            panels.append(Panel("hand", say(TITLES["hand"], lang), lines, view["seat"], hand_rows(view, lang)))
        if view["races"]:
            races = tuple([(Span(_race_text(race, lang, names)),) for race in view["races"]])
            panels.append(Panel("races", say(TITLES["races"], lang), races))
        return panels

    def _piles_panel(self, view: View, lang: str) -> Panel:
        lines: list[Line] = []
        for deck in DECKS:
            text = say(TITLES["pile"], lang).format(say(deck.names, lang), view["piles"][deck.id])
            discarded = view["discards"].get(deck.id)
            if discarded:
                text += "; " + say(TITLES["discarded"], lang).format(cards_text(discarded, lang))
            lines.append((Span(text),))
        return Panel("piles", say(TITLES["piles"], lang), tuple(lines), rows=pile_rows(view, lang))


def _place_label(space: int, lang: str) -> str:
    """A space with what it costs now, or what it gives, in a few words."""
    printed, name = SPACES[space], space_name(space, lang)
    if space in QUAYS and printed.metal is not None:
        return f"{name} (1 {metal_name(printed.metal, lang)})"
    if printed.area == Area.FORUM:
        key = "place_forum_scoring" if printed.scores else "place_forum_two" if printed.limit > 1 else "place_forum"
        return say(LABELS[key], lang).format(space=name)
    return say(LABELS["place_pecunia" if space == PECUNIA else "place"], lang).format(space=name, vp=PECUNIA_VP)


def _price_metal(asked: dict[str, Any], lang: str) -> str:
    """The metal in which the space asked about is paid."""
    metal = SPACES[SPACE[asked["space"]]].metal if "space" in asked else None
    return metal_name(Metal.BRONZE if metal is None else metal, lang)


def _villas(view: View, seat: Seat, colour: Colour) -> int:
    return sum([lot.vp for lot in LOTS if lot.colour == colour and view["lots"][lot.id] == seat])


def _name(seat: Seat, names: Sequence[str]) -> Span:
    return Span(names[seat], f"seat{seat}")


def _holder(owner: Seat | None, lang: str, names: Sequence[str]) -> Span:
    return Span(f"[{say(TITLES['free'], lang)}]", "dim") if owner is None else Span(f"[{names[owner]}]", f"seat{owner}")


def _coin_spans(coins: Sequence[int], lang: str) -> list[Span]:
    return [Span(f"{coins[m]} {metal_name(m, lang)}" + (", " if m < 2 else ""), METAL_STYLES[m]) for m in Metal]


def _fill(template: str, spans: Sequence[Span]) -> Line:
    """The template with ``{0}``, ``{1}`` ... replaced by spans that keep their styles."""
    parts: list[Span] = []
    rest = template
    while "{" in rest:
        before, _, tail = rest.partition("{")
        number, _, rest = tail.partition("}")
        parts += [Span(before), spans[int(number)]]
    return tuple([part for part in [*parts, Span(rest)] if part.text])


def _strengths(ranked: Sequence[tuple[Seat, int]], names: Sequence[str]) -> str:
    return ", ".join([f"{names[seat]} {strength}" for seat, strength in ranked])


def _race_text(race: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    winner, second = names[race["winner"]], race["second"]
    face_up = card_name(race["face_up"], lang)
    if "other" in race:
        kept, other = card_name(race["kept"], lang), card_name(race["other"], lang)
        return say(TITLES["race_known"], lang).format(winner, kept, other)
    if second is None:
        return say(TITLES["race_alone"], lang).format(winner, card_name(race["kept"], lang))
    if "received" in race:
        return say(TITLES["race_second"], lang).format(
            winner, names[second], card_name(race["received"], lang), face_up
        )
    return say(TITLES["race_two"], lang).format(winner, names[second], face_up)


def _line_parts(event: Heard, lang: str, names: Sequence[str]) -> tuple[str, list[Any]]:
    """The key of the sentence and its arguments in words."""
    key, args, secret = event.key, event.args, event.secret
    match key:
        case "round":
            return key, list(args)
        case "placed" | "bought_nothing" | "built_nothing" | "built_no_more":
            return key, [names[args[0]], space_name(args[1], lang)]
        case "reshuffled":
            return key, [say(DECKS[args[0]].names, lang)]
        case "dolus":
            return key, [names[args[0]], coins_text(args[1], lang)]
        case "exchanged":
            give, get = [0, 0, 0], [0, 0, 0]
            rate = RATES[args[1]]
            give[rate.give], get[rate.get] = rate.give_count, rate.get_count
            return key, [names[args[0]], coins_text(give, lang), coins_text(get, lang)]
        case "bought_card" | "last_laurel" | "took_laurel" | "on_sale":
            return key, [names[args[0]], card_name(args[1], lang)]
        case "drew_extra" | "drew_servi" | "took_top":
            if secret is None:
                return key, [names[args[0]]]
            return f"{key}_secret", [names[args[0]], card_name(secret[0], lang)]
        case "kept_laurel" | "given_laurel":
            said = [names[args[0]], names[args[1]]]
            if secret is None:
                return key, said
            return f"{key}_secret", [*said, *[card_name(card, lang) for card in secret]]
        case "stall_filled":
            return key, [space_name(args[0], lang), card_name(args[1], lang)]
        case "bought_servi":
            return key, [names[args[0]], args[1], metal_name(args[2], lang)]
        case "contest" | "ranked":
            return f"{key}_{int(args[0])}", [_strengths(args[1], names)]
        case "rolled" | "rolled_blue":
            return key, [names[args[0]], coins_text(args[1], lang), args[2]]
        case "played":
            return key, [names[args[0]], card_name(args[1], lang), args[2]]
        case "contest_coins":
            return key, [names[args[0]], f"{args[1]} {metal_name(args[2], lang)}"]
        case "laurel_up":
            return key, [card_name(args[0], lang)]
        case "bid":
            return key, [names[args[0]], coins_text(args[1], lang)]
        case "sold":
            winner, card, bid, host = args
            kind = "sold_free" if not any(bid) else "sold_to_host" if winner == host else "sold"
            return kind, [names[winner], card_name(card, lang), coins_text(bid, lang), names[host]]
        case "built":
            seat, lot, singles, doubles = args
            kind = "built_with" if singles or doubles else "built"
            return kind, [names[seat], lot_name(lot, lang), servi_text(singles, doubles, lang)]
        case "latro":
            robbed = [say(LINES["robbed"], lang).format(names[a], metal_name(m, lang)) for a, m in args[2]]
            kind = "latro_robs" if robbed else "latro"
            return kind, [names[args[0]], coins_text(args[1], lang), ", ".join(robbed)]
        case "paid_again":
            return key, [names[args[0]], metal_name(args[1], lang)]
        case "activated":
            gains = [say(TITLES["score"], lang).format(args[1])] if args[1] else []
            gains += [coins_text(args[2], lang)] if any(args[2]) else []
            return key, [names[args[0]], ", ".join(gains) or say(TITLES["nothing"], lang)]
        case "counted":
            return key, [names[args[0]], card_name(args[1], lang), colour_name(args[2], lang)]
        case "villas":
            return key, [names[args[0]], colour_name(args[1], lang), *args[2:]]
        case _:
            # the rest begin with a seat and go on with numbers
            return key, [names[args[0]], *args[1:]] if args else []


# ---------------------------------------------------------------------- what things are for


def explain(thing: str, lang: str) -> str:
    """What a thing on the board is for, in a sentence or two with the clause.

    The thing is a space, a lot, a card (``arena_1a``, ``villa_blue_10``, ``weapon_single``), a pile
    (``pile:servi``), or an action in its notation (``place:arena_1a``, ``exchange:bronze_to_gold``).
    """
    verb, _, rest = thing.rpartition(":")
    if rest in SPACE:
        return _explain_space(SPACE[rest], lang)
    if rest in LOT:
        return _explain_lot(LOT[rest], lang)
    if rest in CARD:
        return _explain_card(CARD[rest], lang)
    words: dict[str, Any] = {"count": rest}
    key = verb or rest
    match key:
        case "pile" | "reward":
            key = f"{verb}_{rest}"
        case "keep":
            key = "keep_face_up" if rest == "face_up" else "pile_stadium_laurel"
        case "bid":
            words["metal"] = metal_name(METAL_STYLES.index(rest), lang)
        case "count":
            words["colour"] = colour_name([colour.id for colour in COLOURS].index(rest), lang)
        case "exchange":
            rate = next(rate for rate in RATES if rate.id == rest)
            words["give"] = f"{rate.give_count} {metal_name(rate.give, lang)}"
            words["get"] = f"{rate.get_count} {metal_name(rate.get, lang)}"
    return say(EXPLAIN[key], lang).format(**words)


def _explain_space(space: int, lang: str) -> str:
    printed = SPACES[space]
    key = printed.id if printed.id in EXPLAIN else printed.area.name.lower()
    metal = "" if printed.metal is None else metal_name(printed.metal, lang)
    colon = " : " if lang == "fr" else ": "
    return say(printed.names, lang) + colon + say(EXPLAIN[key], lang).format(strength=printed.strength, metal=metal)


def _explain_lot(lot: int, lang: str) -> str:
    printed = LOTS[lot]
    return say(EXPLAIN[printed.kind.name.lower()], lang).format(
        name=say(printed.names, lang),
        vp=printed.vp,
        cost=cost_text(lot, lang),
        pays=coins_text(printed.pays, lang),
    )


def _explain_card(card: int, lang: str) -> str:
    printed = CARDS[card]
    if printed.deck == Deck.SERVI:
        key = "card_servi"
    elif printed.side is not None:
        key = "card_equi"
    elif printed.arena:
        key = "card_arma"
    elif printed.vp:
        key = "card_points"
    else:
        key = "card_colour" if len(printed.colours) == 1 else "card_colours"
    metal = "" if printed.side is None else metal_name(printed.side, lang)
    return say(EXPLAIN[key], lang).format(
        name=say(printed.names, lang), gain=printed.arena or printed.horses, metal=metal
    )


WORDING: Final = AquileiaWording()
