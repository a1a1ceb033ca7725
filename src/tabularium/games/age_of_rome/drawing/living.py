"""What changes from position to position on the board: the event, legions, votes, piles, and movable pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    COLUMN_CAPACITY,
    EVENT,
    EVENTS,
    FOLLOWERS,
    KINDS,
    LEGIONS,
    LEVELS,
    MATERIALS,
    PLOT_SPACES,
    REGIONS,
    SIDES,
    TOP_LEVEL,
    TRADE_CARD,
    TRADE_CARDS,
)
from tabularium.games.age_of_rome.drawing import printed
from tabularium.games.age_of_rome.drawing.choices import draw_choices
from tabularium.games.age_of_rome.drawing.faces import GOODS_COLOURS, GOODS_IDS, paragraph
from tabularium.games.age_of_rome.drawing.mats import draw_mat, draw_tasks, follower_home, legion_home, vote_home
from tabularium.games.age_of_rome.drawing.places import Point
from tabularium.games.age_of_rome.drawing.stage import Stage
from tabularium.games.age_of_rome.drawing.wheel import angles, draw_wheel, follower_places
from tabularium.games.age_of_rome.explaining import discards
from tabularium.games.age_of_rome.naming import event_name
from tabularium.games.age_of_rome.words import BOARD
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, fitted, text
from tabularium.games.kit.marks import coin_of, use, wreath
from tabularium.games.kit.palette import INK, num, paint
from tabularium.games.kit.panels import rect


def living(stage: Stage, view: View, names: Sequence[str]) -> dict[str, str]:
    """All fragments of a position."""
    said = stage.still.copy()
    draw_wheel(said, stage, view, names)
    _event(said, stage, view)
    _regions(said, stage, view)
    _piles(said, stage, view)
    _decks(said, stage, view, names)
    for seat in range(stage.seats):
        draw_mat(said, stage, view, seat, names)
    draw_tasks(said, stage, view)
    _pieces(said, stage, view)
    draw_choices(said, stage, view)
    return said


def _show(said: dict[str, str], key: str, content: str, title: str) -> None:
    said[key] = f'<g id="{key}"><title>{esc(title)}</title>{content}</g>'


# ---------------------------------------------------------------------- the board


def _event(said: dict[str, str], stage: Stage, view: View) -> None:
    part, lang = stage.layout.parts["event"], stage.lang
    event = view["event"]
    if event is None:
        said["show-event"] = sheet.group(
            "show-event", paragraph(part.x + 14, part.y + 60, say(BOARD["no_event"], lang), part.w - 24, 16, 2)
        )
        return
    name, words = event_name(event["id"], lang), say(EVENTS[EVENT[event["id"]]].texts, lang)
    drawn = fitted(part.x + 14, part.y + 52, name, part.w - 150, 20, 16, "ink", "start")
    drawn += paragraph(part.x + 14, part.y + 73, words, part.w - 28, 16, 2)
    x = part.x + part.w - 20
    for seat in reversed(event["named"]):
        drawn += use(f"badge-{seat}", x, part.y + 46, 28)
        x -= 30
    if not event["named"]:
        drawn += text(x + 10, part.y + 52, say(BOARD["nobody"], lang), 15, "ink_soft", "end", "400")
        x -= 50
    for place, seat in enumerate(reversed(view["order"])):
        drawn += use(f"badge-{seat}", part.x + part.w - 22 - 23 * place, part.y + 17, 20)
    is_negative = EVENTS[EVENT[event["id"]]].negative
    sign = "−" if is_negative else "➤"
    drawn += text(x + 2, part.y + 52, sign, 18, "ink_soft")
    _show(said, "show-event", drawn, stage.explain(f"event:{event['id']}"))


def _regions(said: dict[str, str], stage: Stage, view: View) -> None:
    part = stage.layout.parts["regions"]
    for number, region in enumerate(REGIONS):
        state = view["regions"][region.id]
        field = printed.region_part(part, number)
        drawn = ""
        if state["is_defeated"]:
            drawn += wreath("gold", field.x + 18, field.y + 38, 44)
        for seat, glory in enumerate(state["glory"]):
            _, y = printed.legion_place(part, number, seat, 0, stage.seats)
            if glory:
                drawn += text(field.x + field.w - 8, y + 6, str(glory), 16, "band", "end")
        cover = rect(field.x, field.y, field.w, field.h, ' fill="none" pointer-events="all"')
        _show(said, f"show-region-{number}", drawn + cover, stage.explain(region.id))


def _piles(said: dict[str, str], stage: Stage, view: View) -> None:
    part = stage.layout.parts["piles"]
    drawn = ""
    for kind, building in enumerate(BUILDINGS):
        y = printed.pile_row(part, kind)
        for level, left in enumerate(view["piles"][building.id]):
            x = printed.pile_column(part, level)
            said_left = text(x + 16, y + 5.5, f"×{left}", 16, "ink" if left else "ink_soft", "start")
            drawn += said_left if left else f'<g opacity=".45">{said_left}</g>'
    said["show-piles"] = sheet.group("show-piles", drawn)
    for kind, building in enumerate(BUILDINGS):
        if view["medals"] and view["medals"][building.id] is None:
            x, y = printed.medal_place(part, kind)
            _show(
                said, f"show-medal-{kind}", use(f"medal-{building.id}", x, y, 26), stage.explain(f"medal:{building.id}")
            )
        elif view["medals"]:
            x, y = printed.medal_place(part, kind)
            owner = view["medals"][building.id]
            _show(said, f"show-medal-{kind}", use(f"badge-{owner}", x, y, 22), stage.explain(f"medal:{building.id}"))
    _commons(said, stage, view)


def _commons(said: dict[str, str], stage: Stage, view: View) -> None:
    """Common pantheon pieces that are left."""
    part = stage.layout.parts["piles"]
    drawn, x, y = "", part.x + 106, part.y + 187
    for level in LEVELS:
        drawn += text(x, y + 5, say(BOARD[level.id], stage.lang), 15, "ink_soft", "start", "400")
        x += 44
        for material in MATERIALS:
            left = view["commons"][level.id][material.id]
            coin = coin_of(material.id, left, x + 8, y, 25)
            drawn += coin if left else f'<g opacity=".3">{coin}</g>'
            x += 28
        x += 14
    _show(said, "show-commons", drawn, stage.explain("pantheon"))


def _decks(said: dict[str, str], stage: Stage, view: View, names: Sequence[str]) -> None:
    part = stage.layout.parts["decks"]
    left, right = part.x + part.w / 2 - 30, part.x + part.w / 2 + 30
    trade = view["trade"]
    _show(
        said,
        "show-deck-trade",
        cards.stack("back-trade", left, part.y + 70, trade["deck"], 46),
        stage.explain("trade_pile"),
    )
    thrown = trade["discard"]
    drawn = cards.place_for_card(right, part.y + 70, 46)
    if thrown:
        drawn = _discard(right, part.y + 70, thrown)
    _show(said, "show-discard", drawn, discards(thrown, stage.lang))
    quests = cards.stack("back-quest", left, part.y + 152, view["quests_left"], 46)
    _show(said, "show-deck-quest", quests, stage.explain("quest_pile"))
    event = view["event"]
    if event is not None:
        _show(
            said,
            "show-deck-event",
            cards.stack("back-event", right, part.y + 152, event["left"], 46),
            _coming(stage, view, names),
        )


def _coming(stage: Stage, view: View, names: Sequence[str]) -> str:
    """The events that may still be revealed, each with those whom it would name now."""
    nobody = say(BOARD["nobody"], stage.lang)
    told = [
        f"{event_name(event['id'], stage.lang)} ({', '.join([names[seat] for seat in event['named']]) or nobody})"
        for event in view["coming_events"]
    ]
    return say(BOARD["coming"], stage.lang).format(", ".join(told) or nobody)


def _discard(x: float, y: float, thrown: Sequence[str]) -> str:
    """The top card by its type, and how many lie there."""
    goods = int(TRADE_CARDS[TRADE_CARD[thrown[-1]]].goods)
    drawn = rect(x - 23, y - 32, 46, 64, f' fill="#fbf5e6" stroke="{INK}" stroke-width="1.4"', 5)
    drawn += rect(x - 20, y - 29, 40, 58, f' fill="none" stroke="{GOODS_COLOURS[goods]}" stroke-width="2.4"', 4)
    drawn += use(f"goods-{GOODS_IDS[goods]}", x, y - 6, 30)
    drawn += f'<circle cx="{num(x)}" cy="{num(y + 22)}" r="10"{paint("marble", "ink_soft", 1.2)}/>'
    return drawn + text(x, y + 27, str(len(thrown)), 14, "ink")


# ---------------------------------------------------------------------- pieces


def _pieces(said: dict[str, str], stage: Stage, view: View) -> None:
    """Every movable piece, in one flat layer and in absolute coordinates."""
    layout = stage.layout
    turned = angles(view, stage.bottom)
    for seat in range(stage.seats):
        if view["players"][seat]["character"] is None:
            continue
        _followers(said, stage, view, seat, turned)
        _legions(said, stage, view, seat)
        _votes(said, stage, view, seat)
    _glory(said, stage, view)
    if view["round"]:
        x, y = printed.round_places(layout.parts["event"])[view["round"] - 1]
        said["piece-round"] = stage.piece("round", x, y, "round", 44)


def _followers(said: dict[str, str], stage: Stage, view: View, seat: int, turned: list[int]) -> None:
    """A follower for every place where one may stand; unseen at home until he stands there."""
    layout, wheel = stage.layout, stage.layout.wheel
    home = follower_home(layout.mats[seat])
    symbol, size = f"henchman-{seat}", wheel.tile * 0.42
    there: dict[str, tuple[Point, float]] = {}
    number = next((n for n in range(SIDES) if view["provinces"][n]["seat"] == seat), 0)
    province: dict[str, Any] = view["provinces"][number]
    for kind, building in enumerate(BUILDINGS):
        state = province["buildings"][building.id]
        x, y = wheel.turned(wheel.building(kind), turned[number])
        places = follower_places(wheel.tile, state["level"])
        for i, (right, down) in enumerate(places[: state["followers"]]):
            there[f"{kind}-{i}"] = (x + right, y + down - size * 0.12), size
    for space, plot in enumerate(province["plots"]):
        if plot is not None and plot["status"] == "fresh" and plot["owner"] == seat:
            x, y = wheel.turned(wheel.plot(space), turned[number])
            there[f"plot-{space}"] = (x, y - wheel.disc * 0.3), size * 1.05
    part = layout.parts["colosseum"]
    before = sum(view["colosseum"][:seat])
    for i in range(view["colosseum"][seat]):
        there[f"games-{i}"] = printed.colosseum_place(part, before + i, sum(view["colosseum"])), 30
    names = [f"{kind}-{i}" for kind in range(KINDS) for i in range(TOP_LEVEL)]
    names += [f"plot-{space}" for space in range(PLOT_SPACES)] + [f"games-{i}" for i in range(FOLLOWERS)]
    for name in names:
        (x, y), big = there.get(name, (home, size))
        key = f"follower-{seat}-{name}"
        said[f"piece-{key}"] = stage.piece(key, x, y, symbol, big, name in there)


def _legions(said: dict[str, str], stage: Stage, view: View, seat: int) -> None:
    part, home = stage.layout.parts["regions"], legion_home(stage.layout.mats[seat])
    for number, region in enumerate(REGIONS):
        count = view["regions"][region.id]["legions"][seat]
        for i in range(LEGIONS):
            x, y = printed.legion_place(part, number, seat, i, stage.seats) if i < count else home
            key = f"legion-{seat}-{number}-{i}"
            said[f"piece-{key}"] = stage.piece(key, x, y, f"shield-{seat}", 22, i < count)


def _votes(said: dict[str, str], stage: Stage, view: View, seat: int) -> None:
    part, home = stage.layout.parts["senate"], vote_home(stage.layout.mats[seat])
    column = view["column"]
    for height in range(COLUMN_CAPACITY):
        is_there = height < len(column) and column[height] == seat
        x, y = printed.vote_place(part, height) if is_there else home
        key = f"vote-{seat}-{height}"
        said[f"piece-{key}"] = stage.piece(key, x, y, f"vote-{seat}", 44, is_there)


def _apart(number: int, count: int) -> Point:
    """Where one of several markers lies that share a space."""
    if count == 1:
        return 0, 0
    if count == 2:
        return (-0.8, -0.5) if number == 0 else (0.8, 0.5)
    return (-1, 1)[number % 2], (-0.9, 0.9)[number // 2]


def _glory(said: dict[str, str], stage: Stage, view: View) -> None:
    """Milestones, and above them the players' markers."""
    layout = stage.layout
    for number, milestone in enumerate(view["milestones"]):
        x, y = layout.track[milestone["space"] - 1]
        said[f"piece-arch-{number}"] = stage.piece(f"arch-{number}", x, y, "arch", 38 if layout.name == "tall" else 40)
    players = [(seat, p) for seat, p in enumerate(view["players"]) if p["character"] is not None]
    for seat, player in players:
        same = [other for other, p in players if p["track"] == player["track"]]
        x, y = layout.track[player["track"] - 1]
        right, down = _apart(same.index(seat), len(same))
        reach = 7.5 if layout.name == "tall" else 12
        x, y = x + reach * right, y + reach * down
        symbol = f"glory-{seat}-{min(4, player['laps'])}"
        key = f"glory-{seat}"
        said[f"piece-{key}"] = stage.piece(key, x, y, symbol, 26 if layout.name == "tall" else 32)
