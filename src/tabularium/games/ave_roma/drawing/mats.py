"""What lies before the players: mats with goods, workers, training, politics, patrons and cards in small."""

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
    TRAINING_CHANGE,
    TRAINING_COST,
)
from tabularium.games.ave_roma.drawing.faces import chip, draw_items, modifier_items
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
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import place, rect

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
            x + 24, y - (4 if cost else -5), f"±{TRAINING_CHANGE[space]}", 15, "ink_soft"
        )
        if cost:
            said += coin_of("silver", cost, x + 24, y + 10, 21)
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
    left, top = chip_place(part, stage.seats)
    bottom = part.y + part.h - 4
    size = 29.0 if bottom - top < 70 else 42.0
    step = high = size + 3
    top += (size - 29) / 2
    across = int((part.w - 22) // step)
    rows = max(1, int((bottom - top + size / 2) // high))
    if len(shown) > across * rows:
        across = (len(shown) + rows - 1) // rows
        step = (part.w - 24 - size) / max(1, across - 1)
    said = ""
    for number, name in enumerate(shown):
        card = CARDS[CARD[name]]
        is_faint = name in player["spent"] if card.influence else name in player["right"]
        x, y = left + (size - 29) / 2 + step * (number % across), top + high * (number // across)
        drawn = f"<title>{esc(stage.explain(name))}</title>{chip(card, size, is_faint)}"
        said += f'<g transform="translate({num(x)} {num(y)})">{drawn}</g>'
    return sheet.group(f"{prefix}-cards", said)
