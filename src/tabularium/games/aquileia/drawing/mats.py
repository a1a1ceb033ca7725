"""What lies before the players: mats, the reader's hand, and what is known of the laurels won in races."""

from __future__ import annotations

from typing import Any, Final

from tabularium.core.agenda import Seat
from tabularium.core.game import View
from tabularium.games.aquileia.components import CARD, CARDS, HENCHMEN, LOT, LOTS, ROUNDS, LotKind
from tabularium.games.aquileia.drawing.faces import COLOUR_IDS, METAL_IDS
from tabularium.games.aquileia.drawing.places import Part, disc_home, mat_rows, shield_home
from tabularium.games.aquileia.drawing.stage import Stage
from tabularium.games.aquileia.words import BOARD
from tabularium.games.kit import cards, sheet
from tabularium.games.kit.lettering import esc, fitted, numeral, text
from tabularium.games.kit.marks import coin, points, use, wreath
from tabularium.games.kit.palette import DYES, INK, RED, num, paint
from tabularium.games.kit.panels import rect

HAND_CARD: Final = 76.0
SMALL_HAND_CARD: Final = 64.0


def draw_mat(said: dict[str, str], stage: Stage, view: View, seat: Seat, name: str) -> None:
    part = stage.layout.mats[seat]
    player = view["players"][seat]
    prefix = f"mat-{seat}"
    named = ("name", seat, name)
    said[f"{prefix}-name"] = stage.drawn(named) or stage.keep(named, _name(part, prefix, name))
    asked = view["asked"]
    if asked is not None and asked["seat"] == seat:
        said[f"{prefix}-turn"] = stage.turn[seat]
    scored = ("score", seat, player["score"])
    said[f"{prefix}-score"] = stage.drawn(scored) or stage.keep(scored, _score(part, prefix, player["score"]))
    is_own = seat == stage.seat
    for metal, count in enumerate(player["coins"]):
        owned = ("coins", seat, metal, count)
        key = f"spot-bid-{METAL_IDS[metal]}" if is_own else f"{prefix}-coins-{metal}"
        said[key] = stage.drawn(owned) or stage.keep(owned, _coins(stage, key, part, metal, count, is_own))
    if "laurels" in player:
        said[f"{prefix}-laurels"] = sheet.group(f"{prefix}-laurels", _shown_laurels(part, player))
    else:
        left = ("left", seat, player["henchmen"], player["houses"], player["strength"], player["has_passed"])
        said[f"{prefix}-pieces"] = stage.drawn(left) or stage.keep(left, _reserve(stage, part, prefix, seat, player))
    built = ("built", seat, *[lot for lot, owner in view["lots"].items() if owner == seat])
    said[f"{prefix}-built"] = stage.drawn(built) or stage.keep(built, _buildings(part, prefix, built[2:]))


def _name(part: Part, prefix: str, name: str) -> str:
    y = mat_rows(part)[0] + 7
    return sheet.group(f"{prefix}-name", fitted(part.x + 58, y, name, part.w - 168, 20, 16, "ink", "start"))


def _score(part: Part, prefix: str, score: int) -> str:
    return sheet.group(f"{prefix}-score", points(str(score), part.x + part.w - 30, mat_rows(part)[0], 44))


def _coins(stage: Stage, key: str, part: Part, metal: int, count: int, is_own: bool) -> str:
    x, y = part.x + 48 + 64 * metal, mat_rows(part)[1]
    drawn = coin(METAL_IDS[metal], -14, 0, 32) + text(8, 7, str(count), 21, "ink", "start")
    if not count:
        drawn = f'<g opacity=".4">{drawn}</g>'
    if not is_own:
        return sheet.group(key, drawn, x, y)
    action = f"bid:{METAL_IDS[metal]}"
    return sheet.box_spot(action, x, y, 62, 36, stage.explain(action), drawn)


def _reserve(stage: Stage, part: Part, prefix: str, seat: Seat, player: dict[str, Any]) -> str:
    """Henchmen, places for disc and shield, houses; whether he has passed."""
    y = mat_rows(part)[2]
    said = ""
    for i in range(HENCHMEN):
        x = part.x + 30 + 25 * i
        if i < player["henchmen"]:
            said += use(f"henchman-{seat}", x, y, 30)
        else:
            said += use("ghost", x, y, 24, paint("inset_edge") + ' opacity=".35"')
    x, _ = disc_home(part)
    said += f'<circle cx="{num(x)}" cy="{num(y)}" r="13"{paint("none", "inset_edge", 1.2)} stroke-dasharray="3 3"/>'
    x, _ = shield_home(part)
    if player["strength"]:
        said += text(x, y + 7, str(player["strength"]), 20, "ink")
    else:
        said += rect(x - 10, y - 14, 20, 28, paint("none", "inset_edge", 1.2) + ' stroke-dasharray="3 3"', 5)
    x = part.x + 240
    said += use(f"house-{seat}", x, y, 30) + text(x + 20, y + 6, f"×{player['houses']}", 17, "ink", "start")
    if player["has_passed"]:
        words = BOARD["passed"][stage.lang]
        said += fitted(part.x + part.w - 10, y + 5, words, 56, 15, 14, "ink_soft", "end")
    return sheet.group(f"{prefix}-pieces", said)


def _buildings(part: Part, prefix: str, built: tuple[object, ...]) -> str:
    """What a player owns: villas by colour and value, workshops by points, banks by what they pay."""
    y = mat_rows(part)[3]
    said = ""
    step = min(36.0, (part.w - 46) / max(1, len(built) - 1))
    x = part.x + 32
    for name in built:
        lot = LOTS[LOT[str(name)]]
        if lot.kind == LotKind.VILLA:
            dye = COLOUR_IDS[lot.colour or 0]
            colour, shade = DYES[dye]
            said += (
                f'<path d="M{num(x - 14)} {num(y - 1)}L{num(x)} {num(y - 14)}L{num(x + 14)} {num(y - 1)}V{num(y + 13)}'
                f'H{num(x - 14)}Z" fill="{colour}" stroke="{shade}" stroke-width="1.6"/>'
            )
            said += text(x, y + 9, str(lot.vp), 16, "#fff" if dye in ("blue", "purple") else INK)
        elif lot.kind == LotKind.WORKSHOP:
            said += points(str(lot.vp), x, y, 31)
        else:
            said += use("bank", x, y - 2, 30)
            paid = [metal for metal in range(3) if lot.pays[metal]]
            for i, metal in enumerate(paid):
                said += use(f"blank-{METAL_IDS[metal]}", x + (i - (len(paid) - 1) / 2) * 9, y + 12, 12)
        x += step
    return sheet.group(f"{prefix}-built", said)


def _shown_laurels(part: Part, player: dict[str, Any]) -> str:
    """AQ-END3a At the end: all laurels, and for each colour how many count."""
    y = mat_rows(part)[2]
    shown = [kind for kind, count in player["laurels"].items() for _ in range(count)]
    said = ""
    step = min(29.0, (part.w - 178) / max(1, len(shown) - 1))
    for i, kind in enumerate(shown):
        said += cards.card(f"card-{kind}", part.x + 32 + step * i, y, 27)
    for i, dye in enumerate(COLOUR_IDS):
        x = part.x + part.w - 20 - 31 * (len(COLOUR_IDS) - 1 - i)
        said += wreath(dye, x, y, 32) + text(x, y + 5.5, str(player["counted"][dye]), 16, "ink")
    return said


# ---------------------------------------------------------------------- hand and memory


def draw_hand(said: dict[str, str], stage: Stage, view: View) -> None:
    part = stage.layout.parts["hand"]
    hand: dict[str, int] = view["hand"]
    if not hand:
        words = text(
            part.x + part.w / 2, part.y + (part.h + 38) / 2, BOARD["no_cards"][stage.lang], 17, "ink_soft", weight="400"
        )
        said["show-hand"] = sheet.group("show-hand", words)
        return
    for (kind, count), (x, y, width) in zip(hand.items(), _hand_places(part, len(hand))):
        held = ("hand", kind, count, x, y, width)
        printed = CARDS[CARD[kind]]
        can_be_played = printed.arena or printed.horses
        key = f"spot-play-{kind}" if can_be_played else f"show-hand-{kind}"
        said[key] = stage.drawn(held) or stage.keep(held, _held(stage, key, kind, count, x, y, width))


def _hand_places(part: Part, count: int) -> list[tuple[float, float, float]]:
    """The middle of each card and its width: in one row if they fit, else in two where there is room."""
    rows, width = 1, HAND_CARD
    if part.h > 200 and count * (width + 8) > part.w - 20:
        rows, width = 2, SMALL_HAND_CARD
    first = (count + rows - 1) // rows
    places: list[tuple[float, float, float]] = []
    for row, cards_in_row in enumerate((first, count - first)[:rows]):
        step = min(width + 12, (part.w - width - 24) / max(1, cards_in_row - 1))
        left = part.x + part.w / 2 - step * (cards_in_row - 1) / 2
        y = part.y + 31 + (part.h - 31) * (row + 0.5) / rows
        places += [(left + step * i, y, width) for i in range(cards_in_row)]
    return places


def _held(stage: Stage, key: str, kind: str, count: int, x: float, y: float, width: float) -> str:
    """A card in hand; several of a kind lie on each other."""
    high = width * cards.HEIGHT / cards.WIDTH
    drawn = cards.card(f"card-{kind}", 4, -4, width) if count > 1 else ""
    drawn += cards.card(f"card-{kind}", 0, 0, width)
    if count > 1:
        x_count, y_count = 14 - width / 2, high / 2 - 13
        drawn += (
            f'<circle cx="{num(x_count)}" cy="{num(y_count)}" r="14" fill="{RED}" stroke="#fff4d6" stroke-width="2"/>'
        )
        drawn += text(x_count, y_count + 5.5, f"×{count}", 16, "#fff4d6")
    title = stage.explain(kind)
    if key.startswith("spot-"):
        return sheet.box_spot(f"play:{kind}", x, y, width, high, title, drawn)
    return sheet.group(key, f"<title>{esc(title)}</title>{drawn}", x, y)


def draw_races(said: dict[str, str], stage: Stage, view: View) -> None:
    """What the reader knows of the laurels won in races."""
    part = stage.layout.parts["races"]
    step = (part.w - 16) / ROUNDS
    races = view["races"]
    for i in range(ROUNDS):
        key = f"show-race-{i}"
        race: dict[str, Any] = races[i] if i < len(races) else {}
        known = ("race", i, *race.values(), *race)
        x = part.x + 8 + step * (i + 0.5)
        said[key] = stage.drawn(known) or stage.keep(known, sheet.group(key, _race(x, part.y, i, race)))


def _race(x: float, y: float, number: int, race: dict[str, Any]) -> str:
    """Winner and second with their laurels: face up as far as they are known."""
    said = text(x, y + 48, numeral(number + 1), 15, "ink_soft")
    if not race:
        return said + cards.place_for_card(x, y + 98, 44)
    winner, second, face_up = race["winner"], race["second"], race["face_up"]
    kept, handed_on = race.get("kept"), race.get("other", race.get("received"))
    if "received" in race and handed_on != face_up:
        kept = face_up
    if second is None:
        return said + _won(x, y + 84, kept) + use(f"badge-{winner}", x, y + 132, 24)
    said += use(f"badge-{winner}", x - 19, y + 132, 24) + use(f"badge-{second}", x + 19, y + 132, 24)
    if kept is None and handed_on is None:  # the card that was on show lies with one of the two
        said += _won(x - 19, y + 96, None) + _won(x + 19, y + 96, None)
        said += cards.card(f"card-{face_up}", x, y + 78, 34)
        said += f'<circle cx="{num(x)}" cy="{num(y + 107)}" r="9.5" fill="#fff4d6" stroke="{INK}"/>'
        return said + text(x, y + 112.5, "?", 16, INK)
    return said + _won(x - 19, y + 84, kept) + _won(x + 19, y + 84, handed_on)


def _won(x: float, y: float, kind: str | None) -> str:
    symbol = "back-stadium_laurel" if kind is None else f"card-{kind}"
    return cards.card(symbol, x, y, 34)
