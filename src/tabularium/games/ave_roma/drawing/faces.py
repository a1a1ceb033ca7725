"""Cards as they lie on the table: drawn where they lie, with letters of a readable size."""

from __future__ import annotations

from typing import Final

from tabularium.core.words import say
from tabularium.games.ave_roma.components import (
    AREA_DECK,
    AREA_FIRST_POINTS,
    BUILDING_DECK,
    BUILDING_KINDS,
    COST_DENARII,
    COST_KEYS,
    FRAGMENTS,
    GOODS,
    LEGATUS,
    LOCATIONS,
    PATRON_DECK,
    SENATUS,
    SYMBOLS,
    WAR_KINDS,
    Card,
    Cost,
    Modifier,
    Scoring,
)
from tabularium.games.ave_roma.drawing.icons import DECK_IDS
from tabularium.games.kit.lettering import NARROWEST, SMALL, squeezed, text, width_of
from tabularium.games.kit.marks import coin_of, points, use
from tabularium.games.kit.palette import INK, SHADOW, num
from tabularium.games.kit.panels import rect

CARD_HEIGHT: Final = 150.0
AREA_CARD_HEIGHT: Final = 94.0
ACCENTS: Final = ("#5f7436", "#8a5427", "#8a2c1e", "#5f2c6d")
PLAN: Final = "#44677f"
"""The band of a building's plan; the edifice has its deck's."""

_POINTS: Final = 26.0
_COIN: Final = 23.0


# ---------------------------------------------------------------------- rows of icons


def cost_items(cost: Cost) -> list[str]:
    """Every icon of a cost; money as one coin with its number."""
    items: list[str] = []
    for icon, count in enumerate(cost[:COST_DENARII]):
        key = COST_KEYS[icon]
        symbol = f"choice-{key}" if key in ("black", "green", "red", "any") else f"good-{key}"
        items += [symbol] * count
    return items + ([f"coin:{cost[COST_DENARII]}"] if cost[COST_DENARII] else [])


def draw_items(items: list[str], x: float, y: float, width: float, size: float = 22) -> str:
    """Icons side by side around (x, y): symbols, ``coin:2``, ``points:1`` or ``text:/``."""
    fixed = {"coin": _COIN, "points": _POINTS, "text": 8.0}
    widths = [fixed.get(item.partition(":")[0], size) for item in items]
    spare = width - sum(widths)
    loose = [item for item in items if ":" not in item]
    if spare < 0 and loose:
        size += spare / len(loose)
        widths = [fixed.get(item.partition(":")[0], size) for item in items]
    left = x - sum(widths) / 2
    said = ""
    for item, wide in zip(items, widths, strict=True):
        kind, _, rest = item.partition(":")
        middle = left + wide / 2
        if kind == "coin":
            said += coin_of("silver", int(rest), middle, y, _COIN)
        elif kind == "points":
            said += points(rest, middle, y, _POINTS)
        elif kind == "text":
            said += text(middle, y + 5.5, rest, 16, INK)
        else:
            said += use(item, middle, y, size)
        left += wide
    return said


def modifier_items(card: Card) -> list[str]:
    """What an active patron adds to its action, in icons."""
    match Modifier(card.modifier):
        case Modifier.GAIN_POINT:
            return ["text:+", "points:1"]
        case Modifier.GAIN_DENARII:
            return ["text:+", "coin:2"]
        case Modifier.GAIN_SURPLUS:
            return ["text:+", "good-surplus"]
        case Modifier.GAIN_AREA_RESOURCE:
            return ["text:+", "deck-area", "choice-any"]
        case Modifier.FREE_AREA_CARD:
            return ["deck-area", "text:=", "coin:0"]
        case Modifier.EXTRA_TRAINING:
            return ["text:+", "worker-any", "text:±"]
        case Modifier.CARD_DISCOUNT:
            less = (
                "coin:2" if card.location == SENATUS else "good-surplus" if card.location == LEGATUS else "choice-any"
            )
            return ["text:−", less]
        case Modifier.SURPLUS_FOR_BASIC:
            return ["good-surplus", "text:=", "choice-any"]
        case Modifier.BASIC_FOR_SURPLUS:
            return ["choice-any", "text:=", "good-surplus"]
        case Modifier.BUY_INFLUENCE:
            return [*cost_items(card.price), "text:›", "influence"]
        case Modifier.ONE_STEP_FREE:
            return ["arch", "text:=", "coin:0"]
        case Modifier.FREE_COLOSSEUM_STEP:
            return ["text:+", "arch"]
    return ["brown", "up"]


def scoring_items(card: Card, seats: int) -> list[str]:
    """What a patron brings at the end, in icons."""
    match Scoring(card.scoring):
        case Scoring.POLITICAL_LEVEL:
            return ["points:1", "text:/", "column"]
        case Scoring.RAISE_POLITICAL:
            return ["column", "up"]
        case Scoring.ACTIVE_PATRONS:
            return ["points:1", "text:/", "deck-patron", "check"]
        case Scoring.DOUBLE_OTHER_PATRON:
            return ["text:2", "text:×", "deck-patron"]
        case Scoring.AREA_FIRST:
            return [f"points:{AREA_FIRST_POINTS[seats]}", "text:/", "cube-any", "crown"]
        case Scoring.RAISE_AREA:
            return ["cube-any", "up"]
        case Scoring.AREA_LEVEL:
            return ["points:=", "text:1", "cube-any"]
        case Scoring.AREA_PRESENCE:
            return ["points:1", "text:/", "cube-any"]
        case Scoring.CARDS_WITH_POINTS_AND_INFLUENCE:
            return ["points:1", "text:/", "points:+", "influence"]
        case Scoring.SYMBOL_SETS:
            return ["points:2", "text:/", *[f"sym-{symbol.id}" for symbol in SYMBOLS]]
        case Scoring.SYMBOL_PAIRS:
            return ["points:2", "text:/", *[f"sym-{SYMBOLS[card.what[0]].id}"] * 2]
        case Scoring.BASIC_RESOURCES:
            return ["points:1", "text:/", "choice-any", "choice-any"]
        case Scoring.PER_RESOURCE:
            return ["points:1", "text:/", *[f"good-{GOODS[good].id}" for good in card.what]]
    return ["points:1", "text:/", f"deck-{DECK_IDS[card.what[0]]}"]


# ---------------------------------------------------------------------- faces


def sheet_of_paper(w: float, h: float, accent: str, name: str) -> str:
    """A card with its name on a band."""
    x, y = -w / 2, -h / 2
    return (
        rect(x + 1.5, y + 2.5, w, h, f' fill="{SHADOW}" opacity=".3"', 6)
        + rect(x, y, w, h, f' fill="url(#k-paper)" stroke="{INK}" stroke-width="1.6"', 6)
        + f'<path d="M{num(x)} {num(y + 22)}V{num(y + 6)}A6 6 0 0 1 {num(x + 6)} {num(y)}H{num(-x - 6)}'
        f'A6 6 0 0 1 {num(-x)} {num(y + 6)}V{num(y + 22)}Z" fill="{accent}" stroke="{INK}" stroke-width="1.2"/>'
        + squeezed(0, y + 16.5, name, w - 6, 15, "#fff4d6")
    )


def _line(y: float, w: float) -> str:
    return f'<path d="M{num(8 - w / 2)} {num(y)}H{num(w / 2 - 8)}" stroke="#b89b6c" stroke-width="1.2"/>'


def face(card: Card, w: float, lang: str, seats: int, is_spent: bool = False, state: str | None = None) -> str:
    """A building, a war, a patron or an area card around (0, 0); ``state`` stands where the cost of an own card was."""
    if card.deck == AREA_DECK:
        return area_face(card, w, CARD_HEIGHT, lang)
    if card.deck == PATRON_DECK:
        return _patron(card, w, lang, seats, state)
    kinds = BUILDING_KINDS if card.deck == BUILDING_DECK else WAR_KINDS
    name = say(kinds[card.kind].names, lang)
    accent = ACCENTS[card.deck]
    if card.deck == BUILDING_DECK:
        accent = PLAN if card.id.endswith("_plan") else accent
    said = sheet_of_paper(w, CARD_HEIGHT, accent, name) + use(f"deck-{DECK_IDS[card.deck]}", 21 - w / 2, -31, 34)
    right = w / 2 - 22
    if card.points:
        said += points(str(card.points), right, -32, 36)
    for i in range(card.influence):
        spread = (i - (card.influence - 1)) * 23 + (7 if card.influence > 1 else 0)
        said += use("influence", right + spread, -2 if card.points else -32, 27)
    if is_spent:
        said += f'<path d="M{num(right - 16)} 8L{num(right + 16)}-14" stroke="#9c2f22" stroke-width="3.4"/>'
    said += use(f"sym-{SYMBOLS[card.symbol].id}", 17 - w / 2, 3, 22)
    if card.deck == BUILDING_DECK:
        x = 0.0 if card.points and card.influence else 8.0
        reward = ["points:1"] if card.pair_points else cost_items(card.pair_reward)
        if not (card.points and card.influence):
            said += draw_items(["text:2", "text:›", *reward], x + 6, 3, 54, 20)
    said += _line(18, w)
    if state is not None:
        return said + _state(state, 0, 47, w)
    items = cost_items(card.cost)
    first = items if len(items) <= 4 else items[: (len(items) + 1) // 2]
    rest = items[len(first) :]
    if not rest:
        return said + draw_items(first, 0, 46, w - 6, 25)
    return said + draw_items(first, 0, 34, w - 6, 23) + draw_items(rest, 0, 59, w - 6, 23)


def _state(words: str, x: float, y: float, w: float) -> str:
    """Whether an own card is active or used."""
    if not words:
        return ""
    wide = min(w - 16, 12 + 8.4 * len(words))
    return rect(x - wide / 2, y - 12, wide, 22, ' fill="#6b5440"', 6) + text(x, y + 4, words, 14, "#fff4d6")


def _patron(card: Card, w: float, lang: str, seats: int, state: str | None) -> str:
    said = sheet_of_paper(w, CARD_HEIGHT, ACCENTS[PATRON_DECK], say(card.names, lang))
    said += rect(3 - w / 2, -52, w - 6, 19, ' fill="#8a2c1e" fill-opacity=".13"')
    said += squeezed(0, -38, say(LOCATIONS[card.location].names, lang), w - 8, 15, "#7a2418")
    said += draw_items(modifier_items(card), 0, -16, w - 8, 25)
    said += rect(3 - w / 2, 1, w - 6, 33, ' fill="#e2b53a" fill-opacity=".35"')
    said += draw_items(scoring_items(card, seats), 0, 17.5, w - 8, 23)
    said += use(f"sym-{SYMBOLS[card.symbol].id}", 15 - w / 2, 55, 21)
    if state is not None:
        return said + _state(state, 10, 55, w - 14)
    return said + draw_items(cost_items(card.cost), 11, 55, w - 32, 23)


def _area_name(words: str, width: float) -> str:
    """On a card too narrow for it "Hispania Tarraconensis" is "H. Tarraconensis"."""
    first, _, rest = words.partition(" ")
    return f"{first[0]}. {rest}" if rest and width_of(words, SMALL) > width * NARROWEST else words


def area_face(card: Card, w: float, h: float, lang: str) -> str:
    """The four resources two by two, the fragment and the symbol."""
    said = sheet_of_paper(w, h, ACCENTS[AREA_DECK], _area_name(say(card.names, lang), w - 6))
    top, bottom = area_rows(h)
    for y, goods in ((top, card.top), (bottom, card.bottom)):
        for i, good in enumerate(goods):
            said += use(f"good-{GOODS[good].id}", *area_icon(w, i, y), min(31, (w - 28) / 2 + 3))
    middle = (top + bottom) / 2
    said += f'<path d="M{num(6 - w / 2)} {num(middle)}H{num(w / 2 - 24)}" stroke="#b89b6c" stroke-dasharray="3 3"/>'
    said += use(f"fragment-{FRAGMENTS[card.fragment].id}", w / 2 - 9, top, 26)
    return said + use(f"sym-{SYMBOLS[card.symbol].id}", w / 2 - 13, bottom, 20)


def taken_area(card: Card, w: float) -> str:
    """An area card that a player has taken: of it only fragment and symbol still matter."""
    said = sheet_of_paper(w, CARD_HEIGHT, ACCENTS[AREA_DECK], "") + use("deck-area", 0, -33, 30)
    said += use(f"fragment-{FRAGMENTS[card.fragment].id}", 5, 10, 34)
    return said + use(f"sym-{SYMBOLS[card.symbol].id}", 0, 53, 27)


def washed(drawn: str, w: float, h: float, radius: float = 6) -> str:
    """A used card: paler, but nothing shines through it."""
    return drawn + rect(-w / 2, -h / 2, w, h, ' fill="#f3e8cf" fill-opacity=".55"', radius)


def area_rows(h: float) -> tuple[float, float]:
    """The heights of the two rows of an area card."""
    room = (h - 22) / 4
    return -h / 2 + 22 + room, -h / 2 + 22 + 3 * room


def area_icon(w: float, number: int, y: float) -> tuple[float, float]:
    """Where one of the two icons of a row lies."""
    step = (w - 28) / 2
    return -w / 2 + 4 + step * (number + 0.5), y


def chip(card: Card, size: float, is_faint: bool) -> str:
    """A card in the smallest: its deck, and what of it still counts."""
    half = size / 2
    accent = PLAN if card.id.endswith("_plan") else ACCENTS[card.deck]
    said = rect(-half, -half, size, size, f' fill="url(#k-paper)" stroke="{accent}" stroke-width="2.4"', 5)
    if card.influence and not is_faint:
        said += use("influence", -5, 0, size - 8) + text(half - 7, half - 5, str(card.influence), 15, INK)
    elif card.deck == PATRON_DECK:
        said += use("deck-patron", 0, 0, size - 8)
    else:
        said += use(f"sym-{SYMBOLS[card.symbol].id}", 0, 0, size - 9)
    return washed(said, size, size, 5) if is_faint else said
