"""What lies before the players: mats with goods, workers, training, politics and patrons; the reader's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    ACTIVE_SLOTS,
    CARD,
    CARDS,
    GOODS,
    POLITICS_POINTS,
    SYMBOLS,
    TRAINING_CHANGE,
    TRAINING_COST,
)
from tabularium.games.ave_roma.drawing.faces import CARD_HEIGHT, chip, draw_items, face, modifier_items
from tabularium.games.ave_roma.drawing.places import (
    Part,
    chip_place,
    good_place,
    good_size,
    hand_place,
    mat_rows,
    patron_slot,
    politics_place,
    pool_place,
    training_place,
)
from tabularium.games.ave_roma.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, fitted, text
from tabularium.games.kit.marks import coin_of, points, use
from tabularium.games.kit.palette import paint
from tabularium.games.kit.panels import inscription, place, rect

if TYPE_CHECKING:
    from tabularium.games.ave_roma.drawing.stage import Stage

PATRON_SIDE: Final = 27.0


def printed_mat(part: Part) -> str:
    """What is printed on every player board: storage, training spaces, the political track, slots for patrons."""
    said = ""
    for good in range(len(GOODS)):
        x, y = good_place(part, good)
        w, h = good_size(part, good)
        said += rect(x - w / 2, y - h / 2, w, h, paint("inset", "inset_edge", 1.2), 5)
    for space, cost in enumerate(TRAINING_COST):
        x, y = training_place(part, space)
        said += place(x, y, 15, "") + text(
            x + 25, y - (4 if cost else -5), f"±{TRAINING_CHANGE[space]}", 15, "ink_soft"
        )
        if cost:
            said += coin_of("silver", cost, x + 26, y + 10, 21)
    step = politics_place(part, 1)[0] - politics_place(part, 0)[0]
    for level, worth in enumerate(POLITICS_POINTS):
        x, y = politics_place(part, level)
        fill = "ochre" if 1 <= level <= ACTIVE_SLOTS else "stone"
        said += rect(x - step / 2, y - 13, step - 1, 26, paint(fill, "inset_edge", 1), 3)
        shown = str(worth)
        said += (
            text(x, y + 5, shown, 14, "ink")
            if step > 17 or len(shown) < 2
            else text(x - 0.5, y + 5, shown, 14, "ink", weight="400")
        )
    return said


# ---------------------------------------------------------------------- one mat


def draw_mat(said: dict[str, str], stage: Stage, view: View, seat: Seat, name: str) -> None:
    part = stage.layout.mats[seat]
    player = view["players"][seat]
    prefix = f"mat-{seat}"
    asked = view["asked"]
    if asked is not None and asked["seat"] == seat:
        said[f"{prefix}-turn"] = stage.turn[seat]
    head = ("head", seat, name, player["score"], player["has_passed"])
    said[f"{prefix}-head"] = stage.drawn(head) or stage.keep(head, _head(stage, part, prefix, name, player))
    is_own = seat == stage.seat
    kind = asked["kind"] if is_own and asked is not None and asked["seat"] == seat else ""
    for good, named in enumerate(GOODS):
        count, price = player["goods"][named.id], player["prices"].get(named.id, 0)
        action = _good_action(kind, named.id) if is_own else ""
        owned = ("good", seat, good, count, price, action)
        key = f"spot-good-{named.id}" if action else f"{prefix}-good-{good}"
        said[key] = stage.drawn(owned) or stage.keep(owned, _good(stage, key, part, good, count, price, action))
    _draw_workers(said, stage, view, seat, part, kind)
    _draw_training(said, stage, player, seat, part, kind)
    patrons = ("patrons", seat, player["slots"], *player["active"])
    said[f"{prefix}-patrons"] = stage.drawn(patrons) or stage.keep(patrons, _patrons(stage, part, prefix, player))
    lies = ("cards", seat, *player["cards"], "/", *player["right"], "/", *player["spent"], "/", *player["active"])
    said[f"{prefix}-cards"] = stage.drawn(lies) or stage.keep(lies, _chips(stage, part, prefix, player))


def _head(stage: Stage, part: Part, prefix: str, name: str, player: dict[str, Any]) -> str:
    y = mat_rows(part)[0]
    room = part.w - 120
    drawn = ""
    if player["has_passed"]:
        words = say(BOARD["passed"], stage.lang)
        drawn += text(part.x + part.w - 56, y + 6, words, 15, "ink_soft", "end", "400")
        room -= 70
    drawn += fitted(part.x + 58, y + 7, name, room, 20, 16, "ink", "start")
    return sheet.group(f"{prefix}-head", drawn + points(str(player["score"]), part.x + part.w - 28, y, 38))


_GOOD_VERBS: Final = {"trading": "sell", "paying": "pay", "walking": "pay", "pairing_fragments": "gain"}


def _good_action(kind: str, good: str) -> str:
    """What a click on the own goods would mean in this decision."""
    if kind == "compensating":
        return f"compensate:{good}" if good in ("surplus", "denarii") else ""
    verb = _GOOD_VERBS.get(kind, "")
    if not verb or good == "denarii" or (good == "surplus" and verb != "pay"):
        return ""
    return f"{verb}:{good}"


def _good(stage: Stage, key: str, part: Part, good: int, count: int, price: int, action: str) -> str:
    x, y = good_place(part, good)
    w, h = good_size(part, good)
    named = GOODS[good].id
    if named == "denarii":
        drawn = use("coin-silver", -15, 0, 30) + text(15, 8, str(count), 22, "ink")
    elif named == "surplus":
        drawn = (
            use("good-surplus", -9, -5, 28)
            + text(13, 3, str(count), 21, "ink")
            + text(0, 21, "/ 7", 14, "ink_soft", weight="400")
        )
    else:
        drawn = use(f"good-{named}", -w / 4 + 1, -9, 25) + text(w / 4 + 1, -2, str(count), 20, "ink")
        if not count:
            drawn = f'<g opacity=".45">{drawn}</g>'
        if price:
            drawn += coin_of("silver", price, 0, 13, 21)
    title = stage.explain(f"good:{named}")
    if action:
        return sheet.box_spot(action, x, y, w, h, title, drawn, name=key)
    return sheet.group(key, f"<title>{esc(title)}</title>{drawn}", x, y)


def _draw_workers(said: dict[str, str], stage: Stage, view: View, seat: Seat, part: Part, kind: str) -> None:
    """Workers in hand; with two players the neutral pool below; at the end an imaginary one."""
    player = view["players"][seat]
    is_own = seat == stage.seat
    if kind == "imagining_worker":
        for value in range(1, 6):
            x, y = hand_place(part, value - 1)
            said[f"spot-extra-{value}"] = sheet.box_spot(
                f"extra:{value}", x, y, 28, 34, stage.explain(f"extra:{value}"), use(f"worker-{value}", 0, 0, 29)
            )
        return
    shown: set[int] = set()
    rest = ""
    can_pick = is_own and kind != "picking_neutral"
    for number, value in enumerate(player["workers"]):
        x, y = hand_place(part, number)
        if can_pick and value not in shown:
            shown.add(value)
            said[f"spot-worker-{value}"] = _worker_spot(stage, value, x, y)
        else:
            rest += use(f"worker-{value}", x, y, 29)
    if view["pools"]:
        rest += _pool(said, stage, view["pools"][seat], part, is_own and kind == "picking_neutral")
    said[f"mat-{seat}-workers"] = sheet.group(f"mat-{seat}-workers", rest)


def _worker_spot(stage: Stage, value: int, x: float, y: float) -> str:
    action = f"worker:{value}"
    drawn = use(f"worker-{value}", 0, 0, 29)
    return sheet.box_spot(action, x, y, 28, 34, stage.explain(action), drawn, is_dragged=True)


def _pool(said: dict[str, str], stage: Stage, pool: list[int], part: Part, can_pick: bool) -> str:
    words = say(BOARD["neutral"], stage.lang)
    rest = text(part.x + 18, mat_rows(part)[4] + 5, words, 15, "ink_soft", "start", "400")
    shown: set[int] = set()
    for number, value in enumerate(pool):
        x, y = pool_place(part, number)
        if can_pick and value not in shown:
            shown.add(value)
            said[f"spot-worker-{value}"] = _worker_spot(stage, value, x, y)
        else:
            rest += f'<g opacity=".75">{use(f"worker-{value}", x, y, 29)}</g>'
    return rest


def _draw_training(
    said: dict[str, str], stage: Stage, player: dict[str, Any], seat: Seat, part: Part, kind: str
) -> None:
    is_own = seat == stage.seat
    for space, stands in enumerate(player["training"]):
        x, y = training_place(part, space)
        drawn = ""
        if stands is not None:
            ready = use("check", 12, -12, 17) if stands["is_ready"] else use("hourglass", 12, -12, 17)
            drawn = use(f"worker-{stands['value']}", 0, 0, 29) + ready
        if is_own:
            action = f"train:{space + 1}"
            said[f"spot-train-{space + 1}"] = sheet.round_spot(action, x, y, 16, stage.explain(action), drawn)
        else:
            said[f"mat-{seat}-train-{space}"] = sheet.group(f"mat-{seat}-train-{space}", drawn, x, y)
    if is_own and kind in ("placing", "training_extra"):
        _draw_trained(said, stage, player, part)


def _draw_trained(said: dict[str, str], stage: Stage, player: dict[str, Any], part: Part) -> None:
    """The values that trained workers may count as, in the last line of the own mat, above the cards."""
    left, y = part.x + 20.0, mat_rows(part)[4]
    for space, stands in enumerate(player["training"]):
        if stands is None or not stands["is_ready"]:
            continue
        change = TRAINING_CHANGE[space]
        values = range(max(1, stands["value"] - change), min(5, stands["value"] + change) + 1)
        key = f"show-trained-{space}"
        words = text(left + 14, y + 5, f"±{change}", 15, "ink")
        said[key] = sheet.group(
            key, rect(left - 4, y - 17, 36 + 24 * len(values), 34, paint("marble", "line", 1.4), 6) + words
        )
        for number, value in enumerate(values):
            action = f"trained:{space + 1}.as{value}"
            said[sheet.spot_id(action)] = sheet.box_spot(
                action,
                left + 42 + 24 * number,
                y,
                23,
                30,
                stage.explain(action),
                use(f"worker-{value}", 0, 0, 26),
                line=3,
                is_dragged=True,
            )
        left += 42 + 24 * len(values)


def _patrons(stage: Stage, part: Part, prefix: str, player: dict[str, Any]) -> str:
    """Five slots: locked, open, or taken by an active patron, who shows what he adds."""
    said = ""
    for slot in range(ACTIVE_SLOTS):
        x, y = patron_slot(part, slot)
        half = PATRON_SIDE / 2
        if slot < len(player["active"]):
            card = CARDS[CARD[player["active"][slot]]]
            icon = [item for item in modifier_items(card) if not item.startswith("text")][-1]
            drawn = rect(
                x - half, y - half, PATRON_SIDE, PATRON_SIDE, ' fill="#f6ecd6" stroke="#5f2c6d" stroke-width="2.4"', 5
            )
            drawn += draw_items([icon], x, y, PATRON_SIDE - 3, 22)
            said += f"<g><title>{esc(stage.explain(card.id))}</title>{drawn}</g>"
        else:
            is_open = slot < player["slots"]
            dash = ' stroke-dasharray="3 3"' if is_open else ""
            said += rect(x - half, y - half, PATRON_SIDE, PATRON_SIDE, paint("inset", "inset_edge", 1.2) + dash, 5)
            said += "" if is_open else use("lock", x, y, 20)
    return sheet.group(f"{prefix}-patrons", said)


def _chips(stage: Stage, part: Part, prefix: str, player: dict[str, Any]) -> str:
    """All cards but the active patrons, in the smallest; the used ones faint."""
    shown = [card for card in player["cards"] if card not in player["active"]]
    across = int((part.w - 20) // 32)
    left, top = chip_place(part, stage.seats)
    rows = max(1, int((part.y + part.h - top + 17) // 34))
    step = 32.0
    if len(shown) > across * rows:
        across = (len(shown) + rows - 1) // rows
        step = (part.w - 52) / max(1, across - 1)
    said = ""
    for number, name in enumerate(shown):
        card = CARDS[CARD[name]]
        is_faint = name in player["spent"] if card.influence else name in player["right"]
        x, y = left + step * (number % across), top + 34 * (number // across)
        drawn = sheet.group("", chip(card, 29, is_faint), x, y).replace(' id=""', "")
        said += drawn.replace(">", f"><title>{esc(stage.explain(name))}</title>", 1)
    return sheet.group(f"{prefix}-cards", said)


# ---------------------------------------------------------------------- the reader's cards


_CARD_VERBS: Final = {
    "using_effects": "use",
    "spending": "spend",
    "using_province": "influence",
    "investing": "influence",
    "activating": "activate",
    "seating_patron": "replace",
    "doubling_patron": "double",
}


def _card_action(kind: str, name: str) -> str:
    """What a click on an own card would mean in this decision."""
    verb, card = _CARD_VERBS.get(kind, ""), CARDS[CARD[name]]
    if verb == "influence" and not card.influence:
        return ""
    if verb in ("use", "activate", "replace", "double") and not card.modifier:
        return ""
    return f"{verb}:{name}" if verb else ""


def draw_cards(said: dict[str, str], stage: Stage, view: View, names: list[str]) -> None:
    """The reader's cards, for spectators those of whoever decides: active patrons, the left side, the right."""
    part = stage.layout.cards
    asked = view["asked"]
    seat = stage.seat if stage.seat is not None else 0 if asked is None else asked["seat"]
    player = view["players"][seat]
    title = say(BOARD["own_cards"], stage.lang) if stage.seat is not None else names[seat]
    said["mat-cards-title"] = sheet.group(
        "mat-cards-title", inscription(part.x + 5, part.y + 5, part.w - 10, title, high=26)
    )
    kind = asked["kind"] if stage.seat is not None and asked is not None and asked["seat"] == seat else ""
    if view["mode"] == "advanced" and stage.seat is not None:
        for number, symbol in enumerate(SYMBOLS):
            action = f"bonus:{symbol.id}"
            x, y = part.x + part.w - 100 + 34 * number, part.y + 18
            plate = f'<circle r="14"{paint("marble", "band_edge", 1)}/>' + use(f"sym-{symbol.id}", 0, 0, 22)
            said[sheet.spot_id(action)] = sheet.round_spot(action, x, y, 15, stage.explain(action), plate)
    right = [card for card in player["right"] if card not in player["active"]]
    left = [card for card in player["cards"] if card not in player["active"] and card not in right]
    shown = [*player["active"], *left, *right]
    if not shown:
        words = say(BOARD["no_cards"], stage.lang)
        said["show-cards"] = sheet.group(
            "show-cards", text(part.x + part.w / 2, part.y + 70, words, 17, "ink_soft", weight="400")
        )
    for name, (x, y, scale) in zip(shown, _card_places(part, len(shown)), strict=True):
        action = _card_action(kind, name)
        is_patron = bool(CARDS[CARD[name]].modifier)
        state = "active" if name in player["active"] else "used" if name in right else "passive" if is_patron else ""
        is_spent = name in player["spent"]
        key = f"spot-card-{name}" if action else f"show-card-{name}"
        lies = ("card", name, x, y, scale, action, state, is_spent)
        said[key] = stage.drawn(lies) or stage.keep(
            lies, _lying(stage, key, name, x, y, scale, action, state, is_spent)
        )


def _card_places(part: Part, count: int) -> list[tuple[float, float, float]]:
    """The middle of each card and how large it is: in as many rows as there is room for, large if they are few."""
    width = card_size(part)
    for scale in (1.35, 1.15, 1.0):
        wide, high = width * scale + 5, CARD_HEIGHT * scale + 9
        rows, across = max(1, int((part.h - 38) // high)), int((part.w - 14) // wide)
        if count <= rows * across:
            break
    else:
        across = (count + rows - 1) // rows
        wide = (part.w - 18 - width) / max(1, across - 1)
    places: list[tuple[float, float, float]] = []
    for number in range(count):
        row, column = divmod(number, across)
        x = part.x + 9 + width * scale / 2 + wide * column
        places.append((x, part.y + 38 + CARD_HEIGHT * scale / 2 + high * row, scale))
    return places


def card_size(part: Part) -> float:
    return 88.0 if part.w < 600 else 96.0


def _lying(
    stage: Stage, key: str, name: str, x: float, y: float, scale: float, action: str, state: str, is_spent: bool
) -> str:
    width = card_size(stage.layout.cards)
    words = say(BOARD[state], stage.lang) if state else ""
    drawn = face(CARDS[CARD[name]], width, stage.lang, stage.seats, is_spent, words)
    if state == "used":
        drawn = f'<g opacity=".6">{drawn}</g>'
    if scale != 1:
        drawn = f'<g transform="scale({scale})">{drawn}</g>'
    title = stage.explain(name)
    if action:
        return sheet.box_spot(action, x, y, width * scale, CARD_HEIGHT * scale, title, drawn, name=key)
    return sheet.group(key, f"<title>{esc(title)}</title>{drawn}", x, y)
