"""What lies before the players: stones, money, the cart, tiles."""

from __future__ import annotations

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, fitted, text
from tabularium.games.kit.marks import coin, points, use
from tabularium.games.kit.palette import INK, num, paint
from tabularium.games.kit.panels import rect
from tabularium.games.via_appia.components import PARTS, STONES
from tabularium.games.via_appia.drawing.places import LEAST, SCORE_LAP, SLAB_SIDES, Part, mat_rows
from tabularium.games.via_appia.drawing.stage import Stage
from tabularium.games.via_appia.drawing.words import WRITTEN
from tabularium.games.via_appia.state import is_legal_load

BIG_FIRST = (2, 1, 0)


def draw_mat(said: dict[str, str], stage: Stage, view: View, seat: Seat, name: str) -> None:
    part = stage.layout.mats[seat]
    player = view["players"][seat]
    prefix = f"mat-{seat}"
    starts = view["start_player"] == seat
    named = ("name", seat, name, starts, player["score"])
    said[f"{prefix}-name"] = stage.drawn(named) or stage.keep(named, _name(part, prefix, name, player["score"], starts))
    asked = view["asked"]
    if asked is not None and asked["seat"] == seat:
        said[f"{prefix}-turn"] = stage.turn[seat]
    is_own = seat == stage.seat
    for place, size in enumerate(BIG_FIRST):
        count = player["stones"][STONES[size].id]
        key = f"spot-stone-{STONES[size].id}" if is_own else f"{prefix}-stones-{size}"
        owned = ("stones", seat, size, count)
        said[key] = stage.drawn(owned) or stage.keep(owned, _stones(stage, key, part, place, size, count, is_own))
    money = ("money", seat, player["sesterces"])
    said[f"{prefix}-money"] = stage.drawn(money) or stage.keep(money, _money(part, prefix, player["sesterces"]))
    key = "spot-push_plus_one" if is_own else f"{prefix}-tile"
    tile = ("tile", seat, player["has_tile"])
    said[key] = stage.drawn(tile) or stage.keep(tile, _tile(stage, key, part, player["has_tile"], is_own))
    load = ("cart", seat, *player["slabs"].values())
    said[f"{prefix}-cart"] = stage.drawn(load) or stage.keep(load, _cart(stage, part, prefix, player["slabs"]))
    if is_own and asked is not None and asked["seat"] == seat:
        _offers(said, stage, view, part, player["slabs"])
    bonus = player["bonus"]
    tiles = ("bonus", seat, *([] if bonus is None else bonus.values()))
    said[f"{prefix}-bonus"] = stage.drawn(tiles) or stage.keep(tiles, _bonus(part, prefix, bonus))
    prices = player["prices"]
    if prices is not None:
        said[f"{prefix}-prices"] = stage.drawn(("prices", seat, *prices)) or stage.keep(
            ("prices", seat, *prices), _prices(stage, part, prefix, prices)
        )


def _name(part: Part, prefix: str, name: str, score: int, starts: bool) -> str:
    y = mat_rows(part)[0]
    room = part.w - 114 - (34 if starts else 0) - (36 if score > SCORE_LAP else 0)
    drawn = fitted(part.x + 58, y + 7, name, room, 20, LEAST, "ink", "start")
    drawn += points(str(score), part.x + part.w - 30, y, 42)
    x = part.x + part.w - 68
    if starts:
        drawn += use("first", x, y, 32)
        x -= 36
    if score > SCORE_LAP:  # VA-B11
        drawn += rect(x - 17, y - 11, 34, 22, paint("band", "band_edge", 1.2), 5) + text(
            x, y + 6, "50+", LEAST, "band_ink"
        )
    return sheet.group(f"{prefix}-name", drawn)


def _stones(stage: Stage, key: str, part: Part, place: int, size: int, count: int, is_own: bool) -> str:
    x, y = part.x + 42 + 56 * place, mat_rows(part)[1]
    drawn = use(f"stone-{size}", -10, 0, (20, 26, 34)[size]) + text(5 + 3 * size, 7, str(count), 18, "ink", "start")
    if not count:
        drawn = f'<g opacity=".4">{drawn}</g>'
    if not is_own:
        return sheet.group(key, drawn, x, y)
    action = f"stone:{STONES[size].id}"
    return sheet.box_spot(action, x, y, 54, 38, stage.explain(action), drawn)


def _money(part: Part, prefix: str, sesterces: int | None) -> str:
    x, y = part.x + 204, mat_rows(part)[1]
    if sesterces is None:  # behind the screen
        drawn = rect(x - 17, y - 16, 44, 32, paint("brick", "line", 1.4), 4)
        drawn += (
            f'<path d="M{num(x - 6)} {num(y - 16)}v32M{num(x + 5)} {num(y - 16)}v32M{num(x + 16)} {num(y - 16)}v32"'
        )
        drawn += f"{paint('none', 'brick_deep', 1.6)}/>" + coin("bronze", x + 5, y, 22)
    else:
        drawn = coin("bronze", x, y, 30) + text(x + 18, y + 7, str(sesterces), 18, "ink", "start")
    return sheet.group(f"{prefix}-money", drawn)


def _tile(stage: Stage, key: str, part: Part, has_tile: bool, is_own: bool) -> str:
    x, y = part.x + part.w - 30, mat_rows(part)[1]
    drawn = use("push-tile") if has_tile else (
        rect(-17, -12, 34, 24, paint("none", "inset_edge", 1.2) + ' stroke-dasharray="3 3"', 4)
    )  # fmt: skip
    if not is_own:
        return sheet.group(key, drawn, x, y)
    return sheet.box_spot("push_plus_one", x, y, 44, 34, stage.explain("push_plus_one"), drawn)


_SIDES = [0.74 * side + 3 for side in SLAB_SIDES]
"""Of a slab on the cart."""


def _berths(part: Part) -> tuple[float, dict[int, float], float]:
    """The cart's middle line, the middle of each size's own place, and where the bay begins."""
    at = part.x + 24
    middles: dict[int, float] = {}
    for size in BIG_FIRST:
        middles[size] = at + _SIDES[size] / 2 + 1
        at += _SIDES[size] + 7
    return mat_rows(part)[2], middles, at + 3


def _in_bay(slabs: dict[str, int]) -> list[int]:
    """How a load lies is the drawing's choice (VA-K4): what finds its own place taken goes to the bay."""
    return [size for size in BIG_FIRST for _ in range(slabs[STONES[size].id] - 1)]


def _cart(stage: Stage, part: Part, prefix: str, slabs: dict[str, int]) -> str:
    """VA-K2 One place for each size and the bay."""
    x = part.x + 24
    y, middles, bay = _berths(part)
    drawn = rect(x - 6, y - 21, 178, 40, paint("brick", "line", 1.6), 6)
    drawn += rect(x - 3, y - 18, 172, 34, paint("sand_deep", "line", 0.8), 4)
    for wheel in (x + 24, x + 142):
        drawn += f'<circle cx="{num(wheel)}" cy="{num(y + 22)}" r="9"{paint("brick_deep", "line", 2)}/>'
        drawn += f'<circle cx="{num(wheel)}" cy="{num(y + 22)}" r="2.6"{paint("ochre")}/>'
    for size in BIG_FIRST:
        drawn += _hold(middles[size], y - 1, _SIDES[size] + 2, size if slabs[STONES[size].id] else -1, size)
    drawn += rect(bay - 2, y - 18.5, x + 168 - bay, 35, paint("inset", "line", 1.4) + ' stroke-dasharray="5 3"', 4)
    for size in _in_bay(slabs):
        drawn += use(f"slab-{size}", bay + _SIDES[size] / 2 + 1, y - 1, _SIDES[size])
        bay += _SIDES[size] + 3
    return f'<g id="{prefix}-cart"><title>{esc(stage.explain("cart"))}</title>{drawn}</g>'


def _offers(said: dict[str, str], stage: Stage, view: View, part: Part, slabs: dict[str, int]) -> None:
    """VA-C4, VA-C9 Slabs that can be taken now, where they would lie; for the least stone that brings them."""
    y, middles, bay = _berths(part)
    bay += sum([_SIDES[size] + 3 for size in _in_bay(slabs)])
    for size in BIG_FIRST:
        kind = STONES[size].id
        action = _offer(view, size)
        load = [slabs[STONES[other].id] + (other == size) for other in BIG_FIRST]
        if not action or not view["slab_reserve"][kind] or not is_legal_load(*load):
            continue
        x = bay + _SIDES[size] / 2 + 1 if slabs[kind] else middles[size]
        name = f"spot-cart-{size}"
        ghost = f'<g opacity=".45">{use(f"slab-{size}", 0, 0, _SIDES[size])}</g>'
        wide = _SIDES[size] + 3
        said[name] = sheet.box_spot(action, x, y - 1, wide, wide, stage.explain(action), ghost, name, 5, 3)


def _offer(view: View, slab: int) -> str:
    """The action that brings a slab of this size, if there is one."""
    kind = view["asked"]["kind"]
    if kind == "consoling":
        return "" if slab else "consolation:slab"
    if kind != "trading":
        return ""
    fallen = [size for size in range(slab, len(STONES)) if view["fallen"][STONES[size].id]]
    return f"trade:{STONES[fallen[0]].id}.{STONES[slab].id}" if fallen else ""


def _hold(x: float, y: float, wide: float, held: int, size: int) -> str:
    place = rect(x - wide / 2, y - wide / 2, wide, wide, paint("inset", "inset_edge", 1.2), 4)
    if held < 0:
        return place
    return place + use(f"slab-{size}", x, y, wide - 2)


def _bonus(part: Part, prefix: str, bonus: dict[str, int] | None) -> str:
    x, y = part.x + 214, mat_rows(part)[2] - 8
    drawn = ""
    for number, kind in enumerate(PARTS):
        at = x + 29 * number
        drawn += use(f"bonus-{number}", at, y, 24)
        drawn += text(
            at, y + 28, "?" if bonus is None else str(bonus[kind.id]), LEAST, "ink_soft" if bonus is None else "ink"
        )
    return sheet.group(f"{prefix}-bonus", drawn)


def _prices(stage: Stage, part: Part, prefix: str, prices: list[int]) -> str:
    """What the next journey costs, when the mat has room for it."""
    if part.w < 450:
        return sheet.group(f"{prefix}-prices", "")
    x, y = part.x + part.w - 150, mat_rows(part)[2] - 2
    drawn = f'<g opacity=".8">{use("deed-travel", x, y, 28)}</g>'
    for steps, price in enumerate(prices):
        at = x + 34 + 34 * steps
        drawn += use("blank-bronze", at, y, 26) + text(at, y + 6, str(price), 17, INK)
        drawn += text(at, y + 28, "·" * (steps + 1), 20, "ink_soft")
    title = say(WRITTEN["prices"], stage.lang).format(*prices)
    return f'<g id="{prefix}-prices"><title>{esc(title)}</title>{drawn}</g>'
