"""What lies before the players: their boards, and the reader's own cards and quests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    CHARACTER,
    CHARACTERS,
    FOLLOWERS,
    PANTHEON_ORDER,
    PLOT_MARKERS,
    QUEST,
    QUESTS,
    TASKS,
    TRADE_CARD,
    TRADE_CARDS,
    Test,
)
from tabularium.games.age_of_rome.drawing.faces import (
    GOODS_COLOURS,
    GOODS_IDS,
    SEAT_COLOURS,
    TRIGGER_IDS,
    paragraph,
    wrapped,
)
from tabularium.games.age_of_rome.drawing.places import Part, Point
from tabularium.games.age_of_rome.drawing.printed import slab_with_title
from tabularium.games.age_of_rome.drawing.stage import Stage
from tabularium.games.age_of_rome.naming import (
    achievement_name,
    card_name,
    character_name,
    has_plots,
    quest_name,
    quest_text,
)
from tabularium.games.age_of_rome.words import BOARD
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, fitted, squeezed, text
from tabularium.games.kit.marks import coin, points, use
from tabularium.games.kit.palette import INK, METALS, PAPER, RED, SEATS, num, paint
from tabularium.games.kit.panels import rect

CARD_WIDTH: Final = 148.0
CARD_HEIGHT: Final = 121.0
_WOMEN: Final = ("fulvia", "junia_secunda", "livia_drusilla")


def _row(part: Part, number: int) -> float:
    return part.y + (24, 62, 97, 133, 171)[number]


def follower_home(part: Part) -> Point:
    return part.x + 80, _row(part, 2)


def legion_home(part: Part) -> Point:
    return part.x + 190, _row(part, 2)


def vote_home(part: Part) -> Point:
    return part.x + 262, _row(part, 2)


def glory_place(part: Part) -> Point:
    return part.x + part.w - 30, _row(part, 0) + 1


def draw_mat(said: dict[str, str], stage: Stage, view: View, seat: Seat, names: Sequence[str]) -> None:
    part = stage.layout.mats[seat]
    player = view["players"][seat]
    prefix = f"mat-{seat}"
    asked = view["asked"]
    if asked is not None and asked["seat"] == seat:
        said[f"{prefix}-turn"] = sheet.group(f"{prefix}-turn", _turn(part))
    said[f"{prefix}-name"] = sheet.group(f"{prefix}-name", _name(stage, part, player, names[seat]))
    if player["character"] is None:
        return
    total = player["glory"] if view["final"] is None else player["total"]
    plots = has_plots(view)

    def lay(name: str, draw: Callable[[], str], *shown: object, title: str = "") -> None:
        key = f"{prefix}-{name}"
        head = f"<title>{esc(stage.explain(title))}</title>" if title else ""
        said[key] = stage.kept((key, *shown), lambda: sheet.group(key, head + draw()))

    lay("score", lambda: points(str(total), *glory_place(part), 45), total)
    stock = [player[name] for name in ("denarii", "cards", "anchor", "quests")]
    lay("stock", lambda: _stock(stage, part, player), *stock, *player["medals"])
    lay("troops", lambda: _troops(part, seat, player), *[str(player[k]) for k in ("followers", "legions", "votes")])
    track = (player["character"], player["vendetta"], player["plots_home"], str(player["bonuses"]), plots)
    lay("vendetta", lambda: _vendetta(part, seat, player, plots), *track, title="vendetta")
    works = (str(player["pantheon"]), *[entry["type"] for entry in player["sets"]])
    lay("works", lambda: _works(part, seat, player), *works, title="pantheon")


def draw_ending(said: dict[str, str], stage: Stage, view: View) -> None:
    """AG-215, AG-333 After the end all quests lie open, and achievements are told, where the hand was."""
    if view["final"] is None or "hand" not in stage.layout.parts:
        return
    part, lang = stage.layout.parts["hand"], stage.lang
    step = min(31.0, (part.h - 36) / len(view["final"]))
    drawn = ""
    for seat, entry in enumerate(view["final"]):
        y = part.y + 33 + step * (seat + 0.5)
        quests = [f"{quest_name(quest['id'], lang)} {quest['glory']}" for quest in entry["quests"]]
        earned = [f"★ {achievement_name(name, lang)}" for name in entry["achievements"]]
        words = " · ".join([*quests, *earned])
        drawn += use(f"badge-{seat}", part.x + 24, y, 25)
        drawn += fitted(part.x + 44, y + 5, words, part.w - 54, 16, 14, "ink", "start", "400")
    said["mat-hand"] = sheet.group("mat-hand", slab_with_title(part, say(BOARD["over"], lang)))
    said["show-ending"] = sheet.group("show-ending", drawn)


def _turn(part: Part) -> str:
    y = _row(part, 0)
    ring = rect(part.x + 13, part.y + 4, part.w - 18, 41, paint("none", "glow", 3), 6)
    if part.x < 20:  # no room for an arrow beside the mat
        return ring
    return ring + (
        f'<path d="M{num(part.x - 9)} {num(y - 9)}L{num(part.x + 7)} {num(y)}L{num(part.x - 9)} {num(y + 9)}Z"'
        f"{paint('glow', 'band_edge', 1.4)}/>"
    )


def _name(stage: Stage, part: Part, player: dict[str, Any], name: str) -> str:
    y = _row(part, 0)
    if player["character"] is None:
        return fitted(part.x + 58, y + 7, name, part.w - 110, 20, 16, "ink", "start")
    bust = "bust-woman" if player["character"] in _WOMEN else "bust-man"
    who = character_name(player["character"], stage.lang)
    title = f"<title>{esc(stage.explain('character:' + player['character']))}</title>"
    return (
        title
        + use(bust, part.x + 72, y, 36)
        + fitted(part.x + 96, y - 1, name, part.w - 168, 18, 15, "ink", "start")
        + fitted(part.x + 96, y + 15, who, part.w - 168, 14, 14, "ink_soft", "start", "400")
    )


def _stock(stage: Stage, part: Part, player: dict[str, Any]) -> str:
    """Denarii, cards, quests, medals."""
    y = _row(part, 1)
    x = part.x
    drawn = coin("silver", x + 32, y, 30) + text(x + 51, y + 7, str(player["denarii"]), 20, "ink", "start")
    drawn += cards.card("back-trade", x + 98, y, 20)
    drawn += text(x + 113, y + 6, f"{player['cards']}/{player['limit'] - player['anchor']}", 17, "ink", "start")
    if player["anchor"]:
        drawn += f"<g><title>{esc(stage.explain('anchor'))}</title>{use('anchor', x + 152, y, 22)}</g>"
    drawn += cards.card("back-quest", x + 182, y, 20) + text(x + 197, y + 6, str(player["quests"]), 17, "ink", "start")
    for number, medal in enumerate(player["medals"]):
        title = f"<title>{esc(stage.explain('medal:' + medal))}</title>"
        drawn += f"<g>{title}{use(f'medal-{medal}', x + 232 + 24 * number, y, 27)}</g>"
    return drawn


def _troops(part: Part, seat: Seat, player: dict[str, Any]) -> str:
    """Followers at home, out, and unrecruited; legions and votes at home, with those unrecruited in brackets."""
    y = _row(part, 2)
    followers = player["followers"]
    drawn = ""
    for number in range(FOLLOWERS):
        x = part.x + 28 + 26 * number
        if number < followers["home"]:
            drawn += use(f"henchman-{seat}", x, y, 29)
        elif number < followers["home"] + followers["placed"]:
            drawn += use("ghost", x, y, 25, paint("inset_edge") + ' opacity=".8"')
        else:
            drawn += use("ghost", x, y, 20, paint("inset_edge") + ' opacity=".3"')
    for kind, symbol, (x, _) in (
        ("legions", f"shield-{seat}", legion_home(part)),
        ("votes", f"vote-{seat}", vote_home(part)),
    ):
        state = player[kind]
        drawn += use(symbol, x, y, 27) + text(x + 19, y + 6, str(state["home"]), 18, "ink", "start")
        if state["unrecruited"]:
            drawn += text(x + 31, y + 5, f"+{state['unrecruited']}", 14, "ink_soft", "start", "400")
    return drawn


def slot_place(part: Part, number: int) -> Point:
    return part.x + 36 + 42 * number, _row(part, 3)


def _vendetta(part: Part, seat: Seat, player: dict[str, Any], has_plots: bool) -> str:
    """The track with its bonuses, covered or not; then the plot markers at home."""
    drawn = rect(part.x + 14, _row(part, 3) - 18, 170, 36, paint("inset", "inset_edge", 1.2), 7)
    for number, bonus in enumerate(player["slots"]):
        x, y = slot_place(part, number)
        is_covered = player["covered"][number]
        if is_covered:
            drawn += use("vendetta", x - (3 if bonus else 0), y - (2 if bonus else 0), 31)
            drawn += use(f"bonus-{bonus}", x + 12, y + 8, 18) if bonus else ""
        elif bonus is not None:
            used = player["bonuses"][bonus] == "used"
            drawn += f'<g opacity="{".4" if used else "1"}">{use(f"bonus-{bonus}", x, y, 31)}</g>'
        else:
            drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="13"{paint("none", "inset_edge", 1.2)}/>'
    for number in range(PLOT_MARKERS if has_plots else 0):
        x, y = part.x + 208 + 34 * number, _row(part, 3)
        if number < player["plots_home"]:
            drawn += use(f"plot-{seat}", x, y, 30)
        else:
            drawn += (
                f'<circle cx="{num(x)}" cy="{num(y)}" r="13"{paint("none", "inset_edge", 1.2)} stroke-dasharray="3 3"/>'
            )
    return drawn


def _works(part: Part, seat: Seat, player: dict[str, Any]) -> str:
    """The pantheon, base below and top above, and the trade sets."""
    y = _row(part, 4)
    pantheon = player["pantheon"]
    fill, shade, _ = SEATS[SEAT_COLOURS[seat]]
    drawn = f'<path d="M{num(part.x + 20)} {num(y + 17)}h104" {paint("none", "line", 2)}/>'
    for number, kind in enumerate(PANTHEON_ORDER):
        is_base = number < 3
        w = 32 if is_base else 24
        x = part.x + 24 + (number if is_base else number - 3) * w
        top = y if is_base else y - 16
        paintwork = paint("none", "inset_edge", 1.2) + ' stroke-dasharray="3 2"'
        if number < pantheon["pieces"]:
            paintwork = f' fill="{fill}" stroke="{shade}" stroke-width="1.4"'
            if "common" in kind:
                metal = METALS[pantheon["base" if is_base else "top"]]
                paintwork = f' fill="{metal[1]}" stroke="{metal[2]}" stroke-width="1.4"'
        drawn += rect(x + 1, top + 1, w - 2, 14, paintwork, 3)
        if "common" in kind:  # told from the others without colour
            drawn += f'<circle cx="{num(x + w / 2)}" cy="{num(top + 8)}" r="3" fill="{PAPER}" stroke="{INK}"/>'
    for number, entry in enumerate(player["sets"]):
        x = part.x + 158 + 60 * number
        goods = GOODS_IDS.index(entry["type"])
        drawn += rect(x - 22, y - 16, 54, 34, f' fill="{GOODS_COLOURS[goods]}" stroke="{INK}"', 5)
        drawn += use(f"goods-{entry['type']}", x - 7, y + 1, 22) + points(str(entry["glory"]), x + 17, y + 1, 27)
    return drawn


# ---------------------------------------------------------------------- the reader's cards


def card_places(part: Part, count: int, across: int) -> list[Point]:
    """The middle of each card: side by side, in several rows where the part is high."""
    rows = max(1, int((part.h - 30) // CARD_HEIGHT))
    first = max(across, -(-count // rows))
    places: list[Point] = []
    for number in range(count):
        row, column = divmod(number, first)
        in_row = min(first, count - row * first)
        step = min(CARD_WIDTH + 8, (part.w - CARD_WIDTH - 12) / max(1, in_row - 1))
        x = part.x + part.w / 2 + (column - (in_row - 1) / 2) * step
        places.append((x, part.y + 33 + CARD_HEIGHT / 2 + row * (CARD_HEIGHT + 4)))
    return places


def _face(colour: str, name: str, body: str) -> str:
    w, h = CARD_WIDTH, CARD_HEIGHT
    return (
        rect(-w / 2 + 2, -h / 2 + 3, w, h, ' fill="#1d120a" fill-opacity=".3"', 7)
        + rect(-w / 2, -h / 2, w, h, f' fill="{PAPER}" stroke="{INK}" stroke-width="1.4"', 7)
        + rect(-w / 2 + 3, -h / 2 + 3, w - 6, 22, f' fill="{colour}"', 5)
        + squeezed(0, -h / 2 + 19, name, w - 9, 16, "#fffaf0")
        + body
    )


def _printed(words: str) -> str:
    """The text of a card: four lines with air between them, or five close ones."""
    w, h = CARD_WIDTH, CARD_HEIGHT
    is_long = len(wrapped(words, w - 14, 14, 5)) > 4
    y, step = (36.0, 1.0) if is_long else (39.0, 1.1)
    return paragraph(-w / 2 + 8, -h / 2 + y, words, w - 14, 14, 5, INK, step=step)


def trade_face(card: str, lang: str) -> str:
    """A trade card: its type, when it may be played, and what it does."""
    printed = TRADE_CARDS[TRADE_CARD[card]]
    goods = int(printed.goods)
    w, h = CARD_WIDTH, CARD_HEIGHT
    body = _printed(say(printed.texts, lang))
    body += f'<path d="M{num(-w / 2 + 8)} {num(h / 2 - 25)}H{num(w / 2 - 8)}" stroke="{GOODS_COLOURS[goods]}"/>'
    body += use(f"goods-{GOODS_IDS[goods]}", -w / 2 + 19, h / 2 - 13, 22)
    body += use(f"when-{TRIGGER_IDS[printed.trigger]}", -w / 2 + 46, h / 2 - 13, 22)
    return _face(GOODS_COLOURS[goods], card_name(card, lang), body)


def quest_face(quest: str, lang: str, now: int) -> str:
    printed = QUESTS[QUEST[quest]]
    w, h = CARD_WIDTH, CARD_HEIGHT
    worth = f"{printed.glory}×" if printed.condition.test == Test.PER else str(printed.glory)
    body = _printed(quest_text(quest, lang))
    size = 34 if worth.endswith("×") else 29
    body += points(worth, w / 2 - size / 2 - 2, h / 2 - size / 2 - 1, size)
    style = RED if now else "#7a6a58"
    body += text(-w / 2 + 8, h / 2 - 8, say(BOARD["now"], lang).format(now), 14, style, "start")
    return _face("#5f2c54", quest_name(quest, lang), body)


def anchor_face(lang: str) -> str:
    return _face("#5f6a74", say(BOARD["anchor"], lang), use("anchor", 0, 12, 60))


def draw_tasks(said: dict[str, str], stage: Stage, view: View) -> None:
    """AG-322 The seven tasks of the solo game, and the title at the end."""
    solo = view["solo"]
    if solo is None or "rest" not in stage.layout.parts:
        return
    part = stage.layout.parts["rest"]
    step = min(64.0, (part.h - 40) / (len(TASKS) + 1))
    drawn = ""
    for number, task in enumerate(TASKS):
        y = part.y + 34 + step * (number + 0.5)
        is_done = solo["tasks"].get(task.id, False)
        drawn += f'<circle cx="{num(part.x + 26)}" cy="{num(y)}" r="11"{paint("inset", "line", 1.6)}/>'
        if is_done:
            drawn += use("wreath", part.x + 26, y, 34, f' fill="{METALS["gold"][1]}" stroke="{METALS["gold"][2]}"')
        lines = 2 if step > 40 else 1
        drawn += paragraph(
            part.x + 48, y + (0 if lines == 2 else 5), say(task.texts, stage.lang), part.w - 60, 16, lines
        )
    if solo["title"] is not None:
        y = part.y + 34 + step * (len(TASKS) + 0.5)
        drawn += fitted(part.x + part.w / 2, y + 7, say(solo["title"], stage.lang), part.w - 24, 24, 18, RED)
    said["show-tasks"] = sheet.group("show-tasks", drawn)


def character_plots(player: dict[str, Any]) -> tuple[int, ...]:
    return CHARACTERS[CHARACTER[player["character"]]].plots
