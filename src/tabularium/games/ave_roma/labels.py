"""Options as they stand on buttons: what each would cost and give."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.agenda import Action, Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.actions import (
    Activate,
    BeginBonus,
    Buy,
    ChooseSide,
    Collect,
    Deal,
    DealBoard,
    DoublePatron,
    DrawSeat,
    DropIcon,
    Gain,
    Imagine,
    Invest,
    Pay,
    PickTrained,
    PickWorker,
    Replace,
    RiseBy,
    RiseIn,
    ScoreArea,
    Sell,
    Send,
    SendToRow,
    Spend,
    Train,
    UsePatron,
    Word,
)
from tabularium.games.ave_roma.components import (
    AEDILIS,
    BASICS,
    CARDS,
    COST_KEYS,
    DECKS,
    DENARII,
    FIRST_ROW,
    GOODS,
    HONOUR_POINTS,
    LOCATIONS,
    MERCATOR,
    PATRON_DECK,
    PLAYER_BOARDS,
    PROPRAETOR,
    QUAESTOR,
    ROMA,
    SLOTS,
    STORE,
    TOP_POLITICS,
    TRAINING_CHANGE,
    TRAINING_COST,
    Modifier,
)
from tabularium.games.ave_roma.phrases import (
    card_name,
    card_of,
    cards_text,
    denarii_text,
    effect_text,
    ending_text,
    gains_text,
    good_text,
    has_modifier,
    helpers,
    icon_text,
    icons_text,
    landing,
    location_name,
    modifier_text,
    points_text,
    price_now,
    resources_text,
    symbol_name,
    types_text,
    w,
    walk_ahead,
    workers_text,
)
from tabularium.games.ave_roma.words import BONUSES, LABELS

SIDES: Final = "AB"


def fill(key: str, lang: str, **words: object) -> str:
    return say(LABELS[key], lang).format(**words)


def label(view: View, action: Action, lang: str) -> str:
    asked = view["asked"] or {"kind": "", "seat": 0}
    seat: Seat = asked["seat"]
    me = view["players"][seat]
    match action:
        case Word(word):
            return _word(view, asked, word, lang)
        case ChooseSide(side):
            return _side(me, side, lang)
        case PickWorker(value):
            return fill("neutral" if asked["kind"] == "picking_neutral" else "worker", lang, value=value)
        case PickTrained(space, value):
            stands = me["training"][space]
            worker = value if stands is None else stands["value"]
            return fill("trained", lang, worker=worker, change=TRAINING_CHANGE[space], value=value)
        case Imagine(value):
            return fill("extra", lang, value=value)
        case Send(location):
            return _send(view, asked, location, lang)
        case SendToRow(slot):
            return _to_row(view, seat, slot, lang)
        case Train(space):
            cost = TRAINING_COST[space]
            price = denarii_text(cost, lang) if cost else w("free", lang)
            return fill("train", lang, change=TRAINING_CHANGE[space], price=price)
        case Gain(good):
            is_full = me["goods"][GOODS[good].id] >= STORE
            return fill("gain_full" if is_full else "gain", lang, goods=good_text(good, 1, lang))
        case Sell(good) | Buy(good):
            price = denarii_text(me["prices"][GOODS[good].id], lang)
            return fill(
                "sell" if isinstance(action, Sell) else "buy", lang, goods=good_text(good, 1, lang), price=price
            )
        case Pay(good):
            return fill("pay", lang, goods=good_text(good, 1, lang))
        case DropIcon(icon):
            return fill("drop", lang, goods=icon_text(COST_KEYS[icon], 1, lang))
        case Collect(location):
            return _collect(view, asked, location, lang)
        case RiseIn(area):
            return fill("rise", lang, area=area + 1, level=landing(view["areas"][area], seat, 1))
        case RiseBy(area, levels):
            level = (view["areas"][area]["levels"][seat] or 0) + levels
            return fill("rise_by", lang, area=area + 1, levels=levels, level=level)
        case ScoreArea(area):
            points = points_text(view["areas"][area]["levels"][seat] or 0, lang)
            return fill("score", lang, area=area + 1, points=points)
        case DealBoard(board):
            return fill("board", lang, number=board + 1)
        case DrawSeat(number):
            return fill("next", lang, number=number + 1)
    return _of_card(view, asked, action, lang)


def _of_card(view: View, asked: dict[str, Any], action: Any, lang: str) -> str:
    if isinstance(action, BeginBonus):
        return fill("bonus", lang, symbol=symbol_name(action.symbol, lang), what=bonus_text(view, lang))
    if not hasattr(action, "card"):  # TakeWorker
        return fill("take", lang, value=action.value)
    printed, name = CARDS[action.card], card_name(action.card, lang)
    match action:
        case UsePatron():
            return fill("use", lang, card=name, what=effect_text(printed, lang))
        case Spend():
            return fill("spend", lang, card=name)
        case Invest():
            levels = asked.get("levels", 0) + printed.influence
            area = view["areas"][_value(view) - 1]
            return fill("invest", lang, card=name, levels=levels, level=landing(area, asked["seat"], levels))
        case Activate():
            return fill("activate", lang, card=name, what=modifier_text(printed, lang))
        case Replace():
            return fill("replace", lang, card=name, what=modifier_text(printed, lang))
        case DoublePatron():
            return fill("double", lang, card=name, what=ending_text(printed, lang))
    assert isinstance(action, Deal)
    return fill("deal", lang, card=name)


def _value(view: View) -> int:
    """The value of the worker of the action under way."""
    return 1 if view["action"] is None else int(view["action"]["value"])


def bonus_text(view: View, lang: str) -> str:
    """What the bonus of the action under way gives for cards."""
    location = "quaestor" if view["action"] is None else view["action"]["location"]
    number = [place.id for place in LOCATIONS].index(location)
    top = view["tops"].get(DECKS[number - FIRST_ROW + 1].id) if number >= FIRST_ROW else None
    return say(BONUSES[location], lang).format(card="" if top is None else card_name(top, lang))


def _side(me: dict[str, Any], side: int, lang: str) -> str:
    number = [board.id for board in PLAYER_BOARDS].index(me["board"]) if me["board"] else 0
    board = PLAYER_BOARDS[number // 2 * 2 + side]
    start = icons_text({good.id: board.start[n] for n, good in enumerate(GOODS)}, lang)
    prices = icons_text({GOODS[good].id: board.prices[good] for good in BASICS}, lang)
    return fill("side", lang, side=SIDES[side], goods=start, prices=prices)


def _send(view: View, asked: dict[str, Any], location: int, lang: str) -> str:
    if asked["kind"] == "sending_neutral":
        return fill("to_neutral", lang, location=location_name(location, lang))
    value: int = asked.get("value", 1)
    seat: Seat = asked["seat"]
    if location == QUAESTOR:
        said = fill("to_quaestor", lang, gain=denarii_text(2 * value, lang))
    elif location == ROMA:
        price, honours = walk_ahead(view, seat, value)
        key = "honours_one" if honours == 1 else "honours"
        more = fill(key, lang, count=honours) if honours else ""
        key = "to_roma" if price else "to_roma_free"
        said = fill(key, lang, steps=value, price=icons_text(price, lang), honours=more)
    else:
        said = _to_area(view, seat, location, value, lang)
    return said + _with(view, seat, location, lang)


def _with(view: View, seat: Seat, location: int, lang: str) -> str:
    patrons = helpers(view, seat, location)
    return fill("with", lang, patrons=cards_text(patrons, lang)) if patrons else ""


def _to_area(view: View, seat: Seat, location: int, value: int, lang: str) -> str:
    area = view["areas"][value - 1]
    fee = denarii_text(view["fee"], lang)
    if area["card"] is None and location == AEDILIS:
        return fill("to_aedilis_empty", lang, area=value)
    if area["card"] is None:
        key = "to_mercator_empty" if location == MERCATOR else "to_propraetor_empty"
        return fill(key, lang, then=fill("then_empty", lang, fee=fee))
    then = fill("then_up", lang)
    if area["position"] == "upper":
        is_free = has_modifier(view, seat, location, Modifier.FREE_AREA_CARD)
        then = fill("then_free" if is_free else "then_fee", lang, fee=fee, card=card_name(area["card"], lang))
    card = card_of(area["card"])
    words = {"then": then}
    if location == AEDILIS:
        return fill("to_aedilis", lang, gain=resources_text((*card.top, *card.bottom), lang), **words)
    if location == MERCATOR:
        return fill("to_mercator", lang, gain=types_text(card.types, lang), **words)
    assert location == PROPRAETOR
    top, bottom = [resources_text(half, lang).replace(", ", " + ") for half in (card.top, card.bottom)]
    return fill("to_propraetor", lang, top=top, bottom=bottom, **words)


def _to_row(view: View, seat: Seat, slot: int, lang: str) -> str:
    location = LOCATIONS[FIRST_ROW + slot // SLOTS].id
    there = view["rows"][location][slot % SLOTS]["card"]
    name = location_name(location, lang)
    if there is None:
        return fill("to_empty_slot", lang, location=name, slot=slot % SLOTS + 1)
    card = card_of(there)
    words: dict[str, object] = {"location": name, "slot": slot % SLOTS + 1, "card": card_name(there, lang)}
    words["price"] = price_now(view, seat, there, lang)
    if card.deck == PATRON_DECK:
        said = fill("to_patron", lang, gain=modifier_text(card, lang), **words)
    else:
        said = fill("to_slot", lang, gain=gains_text(card, lang), **words)
    return said + _with(view, seat, FIRST_ROW + slot // SLOTS, lang)


def _collect(view: View, asked: dict[str, Any], location: int, lang: str) -> str:
    there = [value for value in view["spaces"][LOCATIONS[location].id] if value]
    needs = asked.get("needs", len(there))
    key = "collect" if len(there) <= needs else "collect_some"
    return fill(key, lang, location=location_name(location, lang), workers=workers_text(there), needs=needs)


def _word(view: View, asked: dict[str, Any], word: str, lang: str) -> str:
    kind: str = asked["kind"]
    seat: Seat = asked["seat"]
    me = view["players"][seat]
    if word == "pass":
        unused = len(me["workers"]) + len([t for t in me["training"] if t is not None and t["is_ready"]])
        return fill("pass", lang, points=points_text(unused, lang))
    if word == "done" and kind == "investing":
        area = view["areas"][_value(view) - 1]
        return fill("done_investing", lang, level=landing(area, seat, asked["levels"]))
    if word == "done":
        return fill(f"done_{kind or 'trading'}", lang, what=bonus_text(view, lang))
    if word == "decline":
        return fill(f"decline_{kind or 'rising_anywhere'}", lang)
    if word == "continue":
        return fill(f"continue_{asked.get('stage', 'before')}", lang)
    if word == "passive":
        return fill("passive", lang, card=card_name(asked["card"], lang) if "card" in asked else "")
    if word.startswith("compensate"):
        count = asked.get("price", 0)
        return fill("surplus" if word.endswith("surplus") else "denarii", lang, denarii=denarii_text(count, lang))
    if word.startswith("half"):
        there = view["areas"][_value(view) - 1]["card"]
        half = word.partition(":")[2]
        shown = () if there is None else card_of(there).top if half == "top" else card_of(there).bottom
        return fill(half, lang, goods=resources_text(shown, lang))
    if word == "step:free":
        return fill("step_free", lang)
    if word == "step:pay":
        if asked.get("is_free", False):
            return fill("step_beside", lang)
        return fill("step", lang, price=icons_text(asked.get("price", {}), lang))
    if word == "politics:rise":
        if me["politics"] >= TOP_POLITICS:
            return fill("politics_top", lang, points=points_text(HONOUR_POINTS, lang))
        return fill("politics", lang, level=me["politics"] + 1)
    return fill("full_price", lang)


assert GOODS[DENARII].id == "denarii"
