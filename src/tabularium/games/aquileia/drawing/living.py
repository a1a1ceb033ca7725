"""What changes from position to position on the board: cards on show, piles, the auction, and movable pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.aquileia.components import BLUE_DICE, LOT, METALS, SPACE, STRENGTH_TRACK, Metal
from tabularium.games.aquileia.drawing import printed
from tabularium.games.aquileia.drawing.faces import METAL_IDS
from tabularium.games.aquileia.drawing.mats import draw_hand, draw_mat, draw_races
from tabularium.games.aquileia.drawing.places import (
    SCORE_LAP,
    Layout,
    die_on_mat,
    disc_home,
    mat_rows,
    rolled_dice,
    shield_home,
)
from tabularium.games.aquileia.drawing.stage import Stage
from tabularium.games.aquileia.text import cards_text
from tabularium.games.aquileia.words import BOARD
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import coin, use
from tabularium.games.kit.palette import RED, num, paint
from tabularium.games.kit.panels import rect

_BLUE_FACES: Final = ("gold", "silver", "bronze", "silver")


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    _market(said, stage, view)
    _laurels(said, stage, view)
    if view["roll"] is not None:
        _roll(said, stage, view["roll"], names)
    if view["auction"] is not None:
        _auction(said, stage, view["auction"])
    _choices(said, stage, view)
    for seat in range(stage.seats):
        draw_mat(said, stage, view, seat, names[seat])
    if stage.seat is not None:
        draw_hand(said, stage, view)
    draw_races(said, stage, view)
    _pieces(said, stage, view)
    return said


# ---------------------------------------------------------------------- on the board


def _show(key: str, content: str, title: str) -> str:
    return f'<g id="{key}"><title>{esc(title)}</title>{content}</g>'


def _market(said: dict[str, str], stage: Stage, view: View) -> None:
    """Stalls, piles and discards."""
    layout = stage.layout
    for slot, kind in enumerate(view["stalls"]):
        if kind is not None:
            key, lies = f"show-stall-{slot}", ("stall", slot, kind)
            x, y = printed.stall_card(layout.parts["stalls"], slot)
            said[key] = stage.drawn(lies) or stage.keep(
                lies, _show(key, cards.card(f"card-{kind}", x, y, 52), stage.explain(kind))
            )
    for deck, count in view["piles"].items():
        key, left = f"show-pile-{deck}", ("pile", deck, count)
        said[key] = stage.drawn(left) or stage.keep(left, _pile(stage, key, deck, count))
    for deck, counts in view["discards"].items():
        key, open_cards = f"show-discard-{deck}", ("discard", deck, *counts, *counts.values())
        said[key] = stage.drawn(open_cards) or stage.keep(open_cards, _discard(stage, key, deck, counts))


def _pile(stage: Stage, key: str, deck: str, count: int) -> str:
    x, y = stage.layout.piles[deck]
    width = 40 if deck == "stadium_laurel" else 34
    return _show(key, cards.stack(f"back-{deck}", x, y, count, width), stage.explain(f"pile:{deck}"))


def _discard(stage: Stage, key: str, deck: str, counts: dict[str, int]) -> str:
    """Discards lie open: the kinds fanned out a little, and how many there are."""
    x, y = stage.layout.discards[deck]
    title = say(BOARD["discard"], stage.lang).format(cards_text(counts, stage.lang))
    if not counts:
        return _show(key, cards.place_for_card(x, y, 34), title)
    spread = min(6.0, 24 / len(counts))
    left = x - spread * (len(counts) - 1) / 2
    drawn = "".join([cards.card(f"card-{kind}", left + spread * i, y, 34) for i, kind in enumerate(counts)])
    plate = f'<circle cx="{num(x + 18)}" cy="{num(y + 18)}" r="11"{paint("marble", "ink_soft", 1.2)}/>'
    total = text(x + 18, y + 23, str(sum(counts.values())), 14, "ink")
    return _show(key, f'<g opacity=".85">{drawn}</g>{plate}{total}', title)


def _laurels(said: dict[str, str], stage: Stage, view: View) -> None:
    """The laurel on show and the pile beside it, between which the winner of the race chooses."""
    asked = view["asked"]
    top = None if asked is None else asked.get("top")
    for name, kind in (("face_up", view["laurel"]), ("top", top)):
        key, lies = f"spot-keep-{name}", ("keep", name, kind)
        said[key] = stage.drawn(lies) or stage.keep(lies, _laurel(stage, name, kind))


def _laurel(stage: Stage, name: str, kind: str | None) -> str:
    layout, action = stage.layout, f"keep:{name}"
    x, y = printed.laurel_on_show(layout.parts["stadium"]) if name == "face_up" else layout.piles["stadium_laurel"]
    title = stage.explain(action)
    if kind is None:
        return sheet.box_spot(action, x, y, 43, 59, title)
    shown = cards.card(f"card-{kind}", 0, 0, 40)
    return sheet.box_spot(action, x, y, 43, 59, f"{stage.explain(kind)} {title}", shown)


def _roll(said: dict[str, str], stage: Stage, roll: dict[str, Any], names: Sequence[str]) -> None:
    """The dice as they fell, and whose they are. What a die shows is drawn anew for each roll, so that it rolls."""
    part = stage.layout.parts["dice"]
    colour, faces = roll["colour"], roll["faces"]
    size, places = rolled_dice(part, len(faces))
    for i, (x, y) in enumerate(places):
        key = f"show-die-{i}"
        die = f'<g class="rolled r{roll["number"]}">{use(f"die-{colour}-{faces[i]}", 0, 0, size)}</g>'
        said[key] = sheet.group(key, die, x, y)
    metals = ", ".join([say(METALS[METAL_IDS.index(face)].names, stage.lang).lower() for face in faces])
    title = say(BOARD[f"roll_{colour}"], stage.lang).format(names[roll["seat"]], metals)
    cover = rect(part.x, part.y, part.w, part.h, ' fill="none" pointer-events="all"')
    badge = use(f"badge-{roll['seat']}", part.x + 19, part.y + part.h / 2, 24)
    said["show-roll"] = _show("show-roll", badge + cover, title)


def _auction(said: dict[str, str], stage: Stage, auction: dict[str, Any]) -> None:
    """The card on sale with its host, the bid and its bidder, and who is out."""
    part = stage.layout.parts["theatrum"]
    x, y = printed.auction_card(part)
    kind = auction["card"]
    said["show-auction"] = _show("show-auction", cards.card(f"card-{kind}", x, y, 52), stage.explain(kind))
    left, row = part.middle(148), part.y + 218
    content = use(f"badge-{auction['host']}", x + 25, y - 32, 24)
    if auction["bidder"] is not None:
        content += use(f"badge-{auction['bidder']}", left + 18, row, 26)
        place = left + 48
        for metal in Metal:
            count = auction["bid"][metal]
            if count:
                content += coin(METAL_IDS[metal], place, row, 23)
                content += text(place + 13, row + 6, str(count), 16, "ink", "start")
                place += 36
    for i, seat in enumerate(auction["passed"]):
        px, py = left + 14 + 19 * i, part.y + 189
        content += (
            f'<g opacity=".65">{use(f"badge-{seat}", px, py, 22)}</g>'
            f'<path d="M{num(px - 8)} {num(py + 7)}L{num(px + 8)} {num(py - 7)}" stroke="{RED}" stroke-width="2.4"/>'
        )
    said["show-bid"] = sheet.group("show-bid", content)


def _choices(said: dict[str, str], stage: Stage, view: View) -> None:
    """Places that are offered only now: the next disc, cards to buy, dice to roll, a quay to pay for again."""
    layout = stage.layout
    taken = len(view["tiebreak"])
    if taken < stage.seats:
        x, y = layout.tiebreak[taken]
        said["spot-disc"] = sheet.box_spot("disc", x, y, 40, 40, stage.explain("disc"))
    asked = view["asked"]
    if asked is None:
        return
    kind = asked["kind"]
    if kind == "buy_card":
        x, y = printed.stall_card(layout.parts["stalls"], asked["stall"])
        said["spot-buy-1"] = sheet.box_spot("buy:1", x, y, 56, 77, stage.explain("buy:1"))
    elif kind == "buy_servi":
        for i, (x, y) in enumerate(printed.servi_cards(layout, SPACE[asked["space"]])):
            action = f"buy:{i + 1}"
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, 19, 36, stage.explain(action), radius=4)
    elif kind == "using_blue_dice":
        for i in range(view["blue_dice"]["left"]):
            x, y = die_on_mat(layout.mats[asked["seat"]], i)
            action = f"blue:{i + 1}"
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, 25, 30, stage.explain(action))
    elif kind == "paying_again":
        x, y, radius = layout.spaces[SPACE[asked["space"]]]
        said["spot-activate"] = sheet.round_spot("activate", x, y, radius + 4, stage.explain("activate"))


# ---------------------------------------------------------------------- pieces


def _pieces(said: dict[str, str], stage: Stage, view: View) -> None:
    """Every movable piece, in one flat layer and in absolute coordinates."""
    layout = stage.layout
    players = view["players"]
    for space, owner in view["spaces"].items():
        if owner is not None:
            key, fragment = stage.placed[owner][SPACE[space]]
            said[key] = fragment
    tiebreak = view["tiebreak"]
    is_seen = "laurels" not in players[0]  # at the end laurels lie where discs and shields lay
    for seat in range(stage.seats):
        x, y = layout.tiebreak[tiebreak.index(seat)] if seat in tiebreak else disc_home(layout.mats[seat])
        said[f"piece-disc-{seat}"] = sheet.piece(f"disc-{seat}", x, y, f"disc-{seat}", 32, is_seen)
        x, y = _shield_place(layout, players, seat)
        said[f"piece-shield-{seat}"] = sheet.piece(f"shield-{seat}", x, y, f"shield-{seat}", 30, is_seen)
    if layout.score:
        _score_discs(said, layout, players)
    for lot, owner in view["lots"].items():
        if owner is not None:
            x, y = layout.lots[LOT[lot]]
            said[f"piece-house-{lot}"] = sheet.piece(f"house-{lot}", x + 28, y + 37, f"house-{owner}", 44)
    for metal, (x, y) in enumerate(layout.quays):
        name = f"quay-{METAL_IDS[metal]}"
        lies = view["quay_coins"][METAL_IDS[metal]] > 0
        said[f"piece-{name}"] = sheet.piece(name, x, y, f"coin-{METAL_IDS[metal]}", 34, lies)
    _blue_dice(said, layout, view["blue_dice"])
    if view["first_player"] is not None:
        part = layout.mats[view["first_player"]]
        said["piece-first"] = sheet.piece("first", part.x + part.w - 78, mat_rows(part)[0], "first", 36)
    if view["round"]:
        x, y = layout.rounds[view["round"] - 1]
        said["piece-round"] = sheet.piece("round", x, y, "round", 44)


def _shield_place(layout: Layout, players: list[dict[str, Any]], seat: Seat) -> tuple[float, float]:
    strength = players[seat]["strength"]
    if not strength:
        return shield_home(layout.mats[seat])
    place = min(strength, STRENGTH_TRACK)
    same = [other for other, player in enumerate(players) if min(player["strength"], STRENGTH_TRACK) == place]
    x, y = layout.strengths[place - 1]
    shift = same.index(seat) - (len(same) - 1) / 2
    return x + shift * min(12.0, layout.cell / len(same)), y + shift * 3


def _score_discs(said: dict[str, str], layout: Layout, players: list[dict[str, Any]]) -> None:
    cells = [player["score"] % SCORE_LAP for player in players]
    for seat, cell in enumerate(cells):
        x, y, w, h = layout.score[cell]
        same = [other for other, there in enumerate(cells) if there == cell]
        shift = (same.index(seat) - (len(same) - 1) / 2) * (11.0 if len(same) < 4 else 6.5)
        if w > h:
            x += shift
        else:
            y += shift
        said[f"piece-score-{seat}"] = sheet.piece(f"score-{seat}", x + w / 2, y + h / 2, f"disc-{seat}", 27)


def _blue_dice(said: dict[str, str], layout: Layout, blue: dict[str, Any]) -> None:
    homes = printed.blue_dice_home(layout.parts["changer"])
    holder = blue["holder"]
    for i in range(BLUE_DICE):
        x, y = homes[i]
        if holder is not None and i < blue["left"]:
            x, y = die_on_mat(layout.mats[holder], i)
        said[f"piece-blue-{i}"] = sheet.piece(f"blue-{i}", x, y, f"die-blue-{_BLUE_FACES[i]}", 23)
