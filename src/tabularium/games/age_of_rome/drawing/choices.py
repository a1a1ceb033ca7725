"""Where something may be chosen on the board, in the present question."""

from __future__ import annotations

from typing import Any

from tabularium.core.game import View
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    PLOT_EFFECTS,
    PROVINCE,
    REGION,
    REGIONS,
    SIDES,
    TRADE_CARD,
    TRADE_CARDS,
)
from tabularium.games.age_of_rome.drawing import printed
from tabularium.games.age_of_rome.drawing.faces import GOODS_COLOURS
from tabularium.games.age_of_rome.drawing.mats import (
    CARD_HEIGHT,
    CARD_WIDTH,
    anchor_face,
    card_places,
    character_plots,
    draw_ending,
    glory_place,
    quest_face,
    trade_face,
)
from tabularium.games.age_of_rome.drawing.places import PLAQUE, Point
from tabularium.games.age_of_rome.drawing.stage import Stage
from tabularium.games.age_of_rome.drawing.wheel import angles, deal_token
from tabularium.games.age_of_rome.naming import BUILDING, has_plots, vendetta_after
from tabularium.games.age_of_rome.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import coin, coin_of, points, use
from tabularium.games.kit.palette import BONE, INK, RED, num, paint
from tabularium.games.kit.panels import rect

_ASIDES = ("negotiating", "plotting", "building", "placing", "playing_cards", "playing_on_plot", "taxing", "last_offer")


def draw_choices(said: dict[str, str], stage: Stage, view: View) -> None:
    """The spots of the question, if it is the reader's; and his cards, which he may always read."""
    asked = view["asked"]
    kind = "" if asked is None or asked["seat"] != stage.seat else asked["kind"]
    if view["deal"] is not None:
        _deal(said, stage, view)
    if stage.seat is not None and view["hand"] is not None:
        _hand(said, stage, view, kind)
        _quests(said, stage, view, kind)
    if not kind:
        return
    {
        "building": _building,
        "placing": _placing,
        "plotting": _plotting,
        "negotiating": _negotiating,
        "taxing": _taxing,
        "placing_legion": _legions,
        "ousting": _ousting,
        "luring": _luring,
        "recalling_legion": _recalling,
        "voting": _voting,
        "striking_vote": _striking,
    }.get(kind, _nothing)(said, stage, view)
    me = view["players"][asked["seat"]]
    if "religion" in me["medals"] and (kind in _ASIDES or kind in ("buying_glory", "ending_turn", "making_room")):
        x, y = glory_place(stage.layout.mats[asked["seat"]])
        spot = sheet.round_spot("glory", x, y, 24, stage.explain("glory"))
        said["spot-glory"] = spot if kind == "buying_glory" else sheet.aside(spot)


def _nothing(said: dict[str, str], stage: Stage, view: View) -> None:
    """Chosen by buttons only."""


# ---------------------------------------------------------------------- on the wheel


def _on_wheel(said: dict[str, str], stage: Stage, spot: str, province: int, place: Point, view: View) -> None:
    """A spot that lies on the wheel and turns with it."""
    key = spot[spot.index('id="') + 4 :]
    wheel = stage.layout.wheel
    angle = angles(view, stage.bottom)[province]
    said[key[: key.index('"')]] = sheet.turning(spot, wheel.x, wheel.y, angle, *place)


def _own_province(view: View) -> int:
    return PROVINCE[view["asked"]["province"]]


def _building(said: dict[str, str], stage: Stage, view: View) -> None:
    wheel, province = stage.layout.wheel, _own_province(view)
    previews = view["asked"].get("previews", {})
    for kind, building in enumerate(BUILDINGS):
        place = wheel.building(kind)
        action = f"build:{building.id}"
        price = ""
        if action in previews:
            price = _price(wheel.tile, previews[action])
        spot = sheet.box_spot(action, 0, 0, wheel.tile + 4, wheel.tile + 4, stage.explain(action), price)
        _on_wheel(said, stage, spot, province, place, view)
        with_cards = [name for name in previews if name.startswith(f"{action}+")]
        for number, name in enumerate(with_cards):
            card = name.rpartition("+")[2]
            colour = GOODS_COLOURS[TRADE_CARDS[TRADE_CARD[card]].goods]
            cost = previews[name]["cost"]
            content = f'<circle r="13" fill="{colour}" stroke="{INK}"/>' + text(0, 5, str(cost), 15, BONE)
            spot = sheet.round_spot(name, 0, 0, 14, stage.explain(action), content, name=_id(name))
            x, y = place
            shift = wheel.tile / 2 - 6
            _on_wheel(said, stage, spot, province, (x - shift + 27 * number, y - shift), view)


def _id(action: str) -> str:
    return sheet.spot_id(action).replace("+", "-with-")


def _price(size: float, preview: dict[str, Any]) -> str:
    """What the tile costs and gives, on the place where it would lie."""
    y = size * 0.3
    letters = 15 if size > 60 else 14
    half = size / 2 - 3
    drawn = rect(-half, y - 11, 2 * half, 22, paint("marble", "line", 1) + ' fill-opacity=".94"', 5)
    if size > 60:
        drawn += coin("silver", -half + 11, y, 19) + text(
            -half + 21, y + 5, str(preview["cost"]), letters, "ink", "start"
        )
        return drawn + points(f"{preview['glory']}", half - 13, y, 26)
    return drawn + text(0, y + 5, str(preview["cost"]), letters, "ink")


def _placing(said: dict[str, str], stage: Stage, view: View) -> None:
    wheel, province = stage.layout.wheel, _own_province(view)
    me = view["players"][view["asked"]["seat"]]
    for kind, building in enumerate(BUILDINGS):
        place = wheel.building(kind)
        action = f"place:{building.id}"
        spot = sheet.box_spot(action, 0, 0, wheel.tile + 4, wheel.tile + 4, stage.explain(action))
        _on_wheel(said, stage, spot, province, place, view)
        if (
            me["bonuses"].get(building.id) == "active"
            and view["provinces"][province]["buildings"][building.id]["level"]
        ):
            action = f"place:{building.id}+bonus"
            content = f'<circle r="12" fill="{BONE}" stroke="{INK}"/>' + text(0, 5, "+1", 14, INK)
            spot = sheet.round_spot(action, 0, 0, 14, stage.explain(action), content, name=_id(action))
            x, y = place
            shift = wheel.tile / 2 - 2
            _on_wheel(said, stage, spot, province, (x - shift, y - shift), view)
    if has_plots(view):
        _plot_space(said, stage, view, province)
    part = stage.layout.parts["colosseum"]
    x, y = part.x + part.w / 2, part.y + 102
    said["spot-place-colosseum"] = sheet.box_spot(
        "place:colosseum", x, y, part.w - 10, 124, stage.explain("place:colosseum"), radius=50
    )


def _plot_space(said: dict[str, str], stage: Stage, view: View, province: int) -> None:
    wheel = stage.layout.wheel
    plots = view["provinces"][province]["plots"]
    space = plots.index(None) if None in plots else 0
    spot = sheet.round_spot("place:plot", 0, 0, wheel.disc, stage.explain("place:plot"))
    _on_wheel(said, stage, spot, province, wheel.plot(space), view)


def _plotting(said: dict[str, str], stage: Stage, view: View) -> None:
    """The effects of a plot, side by side on the province where its marker lies."""
    wheel, seat = stage.layout.wheel, view["asked"]["seat"]
    previews = view["asked"].get("previews", {})
    turned = angles(view, stage.bottom)
    size = wheel.disc * 0.86
    for province in range(SIDES):
        markers = [plot for plot in view["provinces"][province]["plots"] if plot and plot["owner"] == seat]
        if not markers:
            continue
        x, y = wheel.turned((0, wheel.tiles_at), turned[province])
        back = rect(x - size * 3.6, y - size * 1.3, size * 7.2, size * 2.6, paint("marble", "line", 2), size * 1.3)
        said[f"show-zplots-{province}"] = sheet.group(f"show-zplots-{province}", back)
        for number, effect in enumerate(character_plots(view["players"][seat])):
            name = PLOT_EFFECTS[effect].id
            action = f"plot:{view['provinces'][province]['id']}.{name}"
            content = _effect(effect, size)
            title = stage.explain(action)
            preview = previews.get(action)
            if preview:
                title += f" {vendetta_after(view, seat, preview, stage.lang)}"
                content += _target(preview["target"], size)
            shift = (number - 1) * size * 2.3
            said[sheet.spot_id(action)] = sheet.round_spot(action, x + shift, y, size, title, content)


def _effect(effect: int, size: float) -> str:
    """A plot effect as a sign."""
    ground = f'<circle r="{num(size)}" fill="#3a302a" stroke="{RED}" stroke-width="2.4"/>'
    inner = size * 1.2
    sign = (
        points("−1", 0, 0, max(26.0, inner * 1.25)),
        use("built-religion", 0, 0, inner),
        use("sword", 0, 0, inner),
        use("swords-2", 0, 0, inner),
        use("scroll", 0, 0, inner) + _small("+", size),
        use("scroll", 0, 0, inner) + _small("×", size),
        use("goods-chests", 0, 0, inner),
        use("goods-jewels", 0, 0, inner),
    )[effect]
    return ground + sign


def _small(sign: str, size: float) -> str:
    """Beside the scroll: a vote of one's own follows, or the vote is void."""
    side = num(size * 0.62)
    return f'<circle cx="-{side}" cy="{side}" r="{num(size * 0.42)}" fill="{RED}"/>' + text(
        -size * 0.62, size * 0.62 + 5.5, sign, 17, BONE
    )


def _target(seat: int, size: float) -> str:
    return use(f"badge-{seat}", size * 0.75, size * 0.75, size * 0.9)


def _negotiating(said: dict[str, str], stage: Stage, view: View) -> None:
    wheel = stage.layout.wheel
    for number, province in enumerate(view["provinces"]):
        for kind, building in enumerate(BUILDINGS):
            if province["buildings"][building.id]["level"] and province["seat"] != stage.seat:
                action = f"offer:{province['id']}.{building.id}"
                spot = sheet.box_spot(action, 0, 0, wheel.tile + 4, wheel.tile + 4, stage.explain(action))
                _on_wheel(said, stage, spot, number, wheel.building(kind), view)


def _taxing(said: dict[str, str], stage: Stage, view: View) -> None:
    """What each tax would bring, on plaques round the axis."""
    wheel = stage.layout.wheel
    previews = view["asked"].get("previews", {})
    offered = list(previews) or ["tax:normal"]
    if "tax:double" not in offered:
        offered.append("tax:double")
    w, h = PLAQUE
    for action, (x, y) in zip(offered, wheel.plaques(len(offered)), strict=True):
        preview = previews.get(action)
        content = rect(-w / 2, -h / 2, w, h, paint("marble", "line", 2), 8)
        if preview:
            content += coin("silver", -w / 2 + 18, 0, 24) + text(
                -w / 2 + 32, 6, f"+{preview['gained']}", 18, "ink", "start"
            )
            if preview["lost"]:
                content += points(f"−{preview['lost']}", w / 2 - 21, 0, 34)
        else:
            content += text(0, 6, "2×", 18, "ink_soft")
        title = stage.explain(action)
        said[_id(action)] = sheet.box_spot(action, x, y, w, h, title, content, name=_id(action))


def _deal(said: dict[str, str], stage: Stage, view: View) -> None:
    deal, wheel = view["deal"], stage.layout.wheel
    province = PROVINCE[deal["province"]]
    angle = angles(view, stage.bottom)[province]
    words = BOARD["deal"][stage.lang].format(deal["amount"] or "?")
    drawn = f'<g id="show-zdeal"><title>{esc(words)}</title>{deal_token(stage, view)}</g>'
    said["show-zdeal"] = sheet.turning(drawn, wheel.x, wheel.y, angle, *wheel.building(BUILDING[deal["kind"]]))


# ---------------------------------------------------------------------- regions and Senate


def _region_spot(said: dict[str, str], stage: Stage, action: str, region: int, place: str = "whole") -> None:
    field = printed.region_part(stage.layout.parts["regions"], region)
    x, y, w, h = field.x + field.w / 2, field.y + field.h / 2, field.w, field.h
    if place != "whole":
        h = field.h / 2 - 2
        y = field.y + (h / 2 if place == "upper" else field.h - h / 2)
    said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, w, h, stage.explain(action))


def _legions(said: dict[str, str], stage: Stage, view: View) -> None:
    part, seat = stage.layout.parts["regions"], view["asked"]["seat"]
    for number, region in enumerate(REGIONS):
        _region_spot(said, stage, f"legion:{region.id}", number)
        if not view["regions"][region.id]["legions"][seat]:
            continue
        field = printed.region_part(part, number)
        for place, other in enumerate([other for other in REGIONS if other is not region]):
            action = f"move:{region.id}.{other.id}"
            to = REGION[other.id]
            sign = "▶" * abs(to - number) if to > number else "◀" * abs(to - number)
            content = f'<circle r="14" fill="{BONE}" stroke="{INK}"/>' + text(0, 5, sign, 14, INK)
            x = field.x + field.w - 48 + 32 * place
            spot = sheet.round_spot(action, x, field.y + field.h - 16, 15, stage.explain(action), content)
            said[sheet.spot_id(action)] = spot


def _ousting(said: dict[str, str], stage: Stage, view: View) -> None:
    for number, region in enumerate(REGIONS):
        if view["regions"][region.id]["legions"][view["asked"]["target"]]:
            _region_spot(said, stage, f"remove:{region.id}", number, "upper")
            _region_spot(said, stage, f"replace:{region.id}", number, "lower")


def _luring(said: dict[str, str], stage: Stage, view: View) -> None:
    verb = "lure" if view["asked"]["two"] is None else "send"
    for number, region in enumerate(REGIONS):
        _region_spot(said, stage, f"{verb}:{region.id}", number)


def _recalling(said: dict[str, str], stage: Stage, view: View) -> None:
    for number, region in enumerate(REGIONS):
        _region_spot(said, stage, f"recall:{region.id}", number)


def _voting(said: dict[str, str], stage: Stage, view: View) -> None:
    height = min(len(view["column"]), 4)
    x, y = printed.vote_place(stage.layout.parts["senate"], height)
    said["spot-vote"] = sheet.box_spot("vote", x, y, 62, 31, stage.explain("vote"))


def _striking(said: dict[str, str], stage: Stage, view: View) -> None:
    for height, owner in enumerate(view["column"]):
        if owner == view["asked"]["target"]:
            x, y = printed.vote_place(stage.layout.parts["senate"], height)
            action = f"strike:{height + 1}"
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, 62, 31, stage.explain("strike"))


# ---------------------------------------------------------------------- the reader's cards


def _hand(said: dict[str, str], stage: Stage, view: View, kind: str) -> None:
    part, lang = stage.layout.parts["hand"], stage.lang
    seat = stage.seat
    assert seat is not None
    held: list[str] = view["hand"]
    has_anchor = bool(view["players"][seat].get("anchor"))
    if view["final"] is not None:
        draw_ending(said, stage, view)
        return
    if not held and not has_anchor:
        words = text(part.x + part.w / 2, part.y + 92, BOARD["no_cards"][lang], 17, "ink_soft", weight="400")
        said["show-hand"] = sheet.group("show-hand", words)
        return
    places = card_places(part, len(held) + has_anchor, stage.layout.cards)
    for number, card in enumerate(held):
        again = held[:number].count(card)
        x, y = places[number]
        _card(said, stage, card, again, x, y, kind)
    if has_anchor:
        x, y = places[-1]
        title = f"<title>{esc(stage.explain('anchor'))}</title>"
        said["show-hand-anchor"] = sheet.group("show-hand-anchor", title + anchor_face(lang), x, y)


def _card(said: dict[str, str], stage: Stage, card: str, again: int, x: float, y: float, kind: str) -> None:
    """A card in hand: it can be played; its corner sold, or thrown away."""
    face = trade_face(card, stage.lang)
    title = stage.explain(f"card:{card}")
    plays = kind in ("playing_cards", "playing_on_plot", "reacting", "making_room")
    if plays and not again:
        action = f"play:{card}"
        said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, CARD_WIDTH, CARD_HEIGHT, title, face)
    else:
        key = f"show-hand-{card}-{again}"
        said[key] = sheet.group(key, f"<title>{esc(title)}</title>{face}", x, y)
    corners: list[str] = []
    if kind in _ASIDES or kind in ("ending_turn", "making_room"):
        corners.append("sell")
    if kind in ("losing_card", "making_room"):
        corners.append("discard")
    for number, verb in enumerate(corners if not again else []):
        action = f"{verb}:{card}"
        content = coin_of("silver", 1, 0, 0, 27) if verb == "sell" else _cross()
        cx = x + CARD_WIDTH / 2 - 19 - 32 * number
        name = f"spot-x{verb}-{card}"
        spot = sheet.round_spot(action, cx, y + CARD_HEIGHT / 2 - 14, 15, stage.explain(action), content, name=name)
        said[name] = sheet.aside(spot) if verb == "sell" else spot


def _cross() -> str:
    return (
        f'<circle r="13" fill="{RED}" stroke="{INK}"/>'
        f'<path d="M-5-5L5 5M5-5L-5 5" stroke="{BONE}" stroke-width="3" stroke-linecap="round"/>'
    )


def _quests(said: dict[str, str], stage: Stage, view: View, kind: str) -> None:
    part = stage.layout.parts["quests"]
    held = [(quest["id"], quest["glory"]) for quest in view["quests"]]
    looking = [(name, 0) for name in (view["asked"] or {}).get("looking", ())] if kind == "keeping_quest" else []
    places = card_places(part, len(held) + len(looking), stage.layout.cards)
    for number, (quest, now) in enumerate(held + looking):
        x, y = places[number]
        face = quest_face(quest, stage.lang, now)
        title = stage.explain(f"quest:{quest}")
        verb = "return" if kind == "keeping_quests" else "keep" if number >= len(held) else ""
        if verb:
            action = f"{verb}:{quest}"
            said[sheet.spot_id(action)] = sheet.box_spot(action, x, y, CARD_WIDTH, CARD_HEIGHT, title, face)
        else:
            key = f"show-quest-{quest}"
            said[key] = sheet.group(key, f"<title>{esc(title)}</title>{face}", x, y)
