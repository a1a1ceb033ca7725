"""The reader's own cards, large enough to be read and chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.ave_roma.components import AREA_DECK, CARD, CARDS, SYMBOLS
from tabularium.games.ave_roma.drawing.faces import CARD_HEIGHT, face, taken_area, washed
from tabularium.games.ave_roma.drawing.places import Part
from tabularium.games.ave_roma.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import paint
from tabularium.games.kit.panels import inscription

if TYPE_CHECKING:
    from tabularium.games.ave_roma.drawing.stage import Stage

SCALES: Final = (1.35, 1.15, 1.0)
AREA_WIDTH: Final = 46.0
"""Of a taken area card only fragment and symbol still matter, so it is narrow."""

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
    widths = [card_width(part, name) for name in shown]
    for number, (name, (x, y, scale)) in enumerate(zip(shown, _places(part, widths), strict=True)):
        action = _card_action(kind, name)
        is_patron = bool(CARDS[CARD[name]].modifier)
        state = "active" if name in player["active"] else "used" if name in right else "passive" if is_patron else ""
        is_spent = name in player["spent"]
        # numbered, because what comes later lies above what comes before where they overlap
        key = f"spot-card-{number:02}-{name}" if action else f"show-card-{number:02}-{name}"
        lies = ("card", number, name, x, y, scale, action, state, is_spent)
        said[key] = stage.drawn(lies) or stage.keep(
            lies, _lying(stage, key, name, x, y, scale, action, state, is_spent)
        )


def card_width(part: Part, name: str) -> float:
    if CARDS[CARD[name]].deck == AREA_DECK:
        return AREA_WIDTH
    return 88.0 if part.w < 600 else 96.0


def _places(part: Part, widths: Sequence[float]) -> list[tuple[float, float, float]]:
    """The middle of each card and how large it is: large if there are few, overlapping if there are many."""
    room = part.w - 16
    for scale in SCALES:
        rows = _rows(widths, room / scale)
        if len(rows) <= _room_for(part, scale):
            break
    else:
        rows = _rows(widths, sum([wide + 5 for wide in widths]) / max(1, _room_for(part, scale)) + 60)
    places: list[tuple[float, float, float]] = []
    for number, row in enumerate(rows):
        steps = [(wide + 5) * scale for wide in row]
        over = sum(steps[:-1])
        tight = min(1.0, (room - row[-1] * scale) / over) if over else 1.0
        left = part.x + 8
        for wide, step in zip(row, steps, strict=True):
            y = part.y + 38 + CARD_HEIGHT * scale / 2 + (CARD_HEIGHT * scale + 9) * number
            places.append((left + wide * scale / 2, y, scale))
            left += step * tight
    return places


def _room_for(part: Part, scale: float) -> int:
    """How many rows of cards there is room for."""
    return int((part.h - 36) // (CARD_HEIGHT * scale + 9))


def _rows(widths: Sequence[float], room: float) -> list[list[float]]:
    rows: list[list[float]] = [[]]
    for wide in widths:
        if rows[-1] and sum(rows[-1]) + 5 * len(rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append(wide)
    return rows


def _lying(
    stage: Stage, key: str, name: str, x: float, y: float, scale: float, action: str, state: str, is_spent: bool
) -> str:
    card = CARDS[CARD[name]]
    width = card_width(stage.layout.cards, name)
    words = say(BOARD[state], stage.lang) if state else ""
    if card.deck == AREA_DECK:
        drawn = taken_area(card, width)
    else:
        drawn = face(card, width, stage.lang, stage.seats, is_spent, words)
    if state == "used":
        drawn = washed(drawn, width, CARD_HEIGHT)
    if scale != 1:
        drawn = f'<g transform="scale({scale})">{drawn}</g>'
    title = stage.explain(name)
    if action:
        return sheet.box_spot(action, x, y, width * scale, CARD_HEIGHT * scale, title, drawn, name=key)
    return sheet.group(key, f"<title>{esc(title)}</title>{drawn}", x, y)
