"""The table in short, in rows of cells, for a screen that shows all of it. Sees views, never the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.display import Line, Row, Span, seat_mark
from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.via_appia.components import (
    CARD,
    CARDS,
    CITIES,
    EACH_SIZE,
    HAND_MISSES_MM,
    HAND_MISSES_SLOPE,
    LAST_CITY,
    LINES,
    PARTS,
    RADIUS_MM,
    SPACES,
    STONES,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
)

SIZE_STYLES: Final = ("silver", "white", "bronze")

BRIEF: Final = {
    "start": {"en": "Start player", "fr": "Premier joueur"},
    "letters": {"en": "sml", "fr": "pmg"},
    "legend": {"en": "s small  m medium  l large", "fr": "p petite  m moyenne  g grande"},
    "coins": {"en": "HS", "fr": "HS"},
    "vp": {"en": "{0} VP", "fr": "{0} PV"},
    "stones": {"en": "stones ", "fr": "pierres "},
    "cart": {"en": "cart ", "fr": "charrette "},
    "slabs": {"en": "slabs ", "fr": "dalles "},
    "tile": {"en": "push +1", "fr": "glissière + 1"},
    "bonus": {"en": "bonus A{0} B{1} C{2}", "fr": "bonus A{0} B{1} C{2}"},
    "tiles": {"en": "tiles {0}", "fr": "plaquettes {0}"},
    "markers": {"en": "markers {0}", "fr": "marqueurs {0}"},
    "or": {"en": "or", "fr": "ou"},
    "and": {"en": "and", "fr": "et"},
    "edge": {"en": "fall edge", "fr": "bord de chute"},
    "line": {"en": "limit line", "fr": "ligne limite"},
    "pile": {"en": "in the pile: {0}; HS: sesterces", "fr": "dans la pioche : {0} ; HS : sesterces"},
    "lines": {"en": "across: {0}", "fr": "en travers : {0}"},
    "hand": {"en": "hand: ± {0} mm, ± {1} slope", "fr": "main : ± {0} mm, pente ± {1}"},
    "steady": {"en": "hand: exact", "fr": "main : exacte"},
    "fallen": {"en": "fallen: ", "fr": "tombé : "},
}

_ACTIVE: Final = {
    "taking_card": ("income",),
    "choosing_half": ("income",),
    "choosing_stone": ("quarry",),
    "choosing_position": ("quarry",),
    "choosing_slope": ("quarry",),
    "pushing_again": ("quarry",),
    "using_tile": ("quarry",),
    "trading": ("quarry",),
    "consoling": ("quarry",),
}


def active_panels(view: View) -> tuple[str, ...]:
    """The ids of the parts that the present decision is about."""
    asked = view["asked"]
    if asked is None:
        return ()
    if asked["kind"] == "building":
        return (f"part_{next((part for part, left in view['bonus_left'].items() if left), 'c')}",)
    if asked["kind"] == "travelling":
        reached = [city.id for city in CITIES].index(view["players"][asked["seat"]]["reached"])
        return (f"part_{PARTS[min(reached, LAST_CITY - 1)].id}",)
    return _ACTIVE.get(asked["kind"], ())


def _w(key: str, lang: str, *args: object) -> str:
    return say(BRIEF[key], lang).format(*args)


def _cell(text: str, style: str = "") -> Line:
    return (Span(text, style),)


def _sizes(counts: Mapping[str, int] | Sequence[int], lang: str) -> Line:
    """``2s 1l``, each in its colour."""
    letters = say(BRIEF["letters"], lang)
    spans: list[Span] = []
    for size in EACH_SIZE:
        count = counts[STONES[size].id] if isinstance(counts, Mapping) else counts[size]
        if count:
            spans += [Span(" ")] if spans else []
            spans.append(Span(f"{count}{letters[size]}", SIZE_STYLES[size]))
    return tuple(spans) or _cell("–", "dim")


def round_rows(view: View, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    if view["start_player"] is None:
        return ()
    return ((_cell(_w("start", lang)), (seat_mark(view["start_player"], names),)),)


def _pawns(view: View, place: str, names: Sequence[str]) -> list[Span]:
    return [seat_mark(seat, names) for seat, player in enumerate(view["players"]) if player["pawn"] == place]


_ACROSS: Final = tuple(
    [
        [(a, b) for a, b in LINES if max(a, b) < len(SPACES) and SPACES[a].part == part and abs(a - b) > 1]
        for part in range(len(PARTS))
    ]
)
"""The lines from lane to lane, by part."""


def part_rows(view: View, part: int, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    """Two lanes of spaces by number and size: a paved one stands out, an empty one is dim; then the city at the end.

    In a lane each space is joined to the next, and the lane to both cities; the lines across are named.
    """
    letters = say(BRIEF["letters"], lang)
    rows: list[Row] = []
    if part == 0:
        rows.append(((Span(say(CITIES[0].names, lang), "strong"), Span(" "), *_pawns(view, CITIES[0].id, names)),))
    lanes: dict[bool, list[Span]] = {True: [], False: []}
    spaces = [space for space in SPACES if space.part == part]
    turn = next(n for n in range(1, len(spaces)) if spaces[n].x < spaces[n - 1].x)
    for number, space in enumerate(spaces):
        lane = lanes[number < turn]
        is_paved = view["spaces"][space.id]
        text = f"{number + 1}{letters[space.size]}"
        lane.append(Span(f"[{text}]", SIZE_STYLES[space.size]) if is_paved else Span(f" {text} ", "dim"))
        lane += _pawns(view, space.id, names)
    across = " ".join([f"{int(SPACES[a].id[1:])}–{int(SPACES[b].id[1:])}" for a, b in _ACROSS[part]])
    rows += [(tuple(lanes[True]),), (tuple(lanes[False]),), (_cell(_w("lines", lang, across), "dim"),)]
    city = CITIES[part + 1]
    there = view["cities"][city.id]
    tiles = " ".join([str(vp) for vp in there["tiles"]]) or "–"
    said = f" {_w('tiles', lang, tiles)}, {_w('markers', lang, there['markers'])} "
    rows.append(((Span(say(city.names, lang), "strong"), Span(said, "dim"), *_pawns(view, city.id, names)),))
    return tuple(rows)


def income_rows(view: View, lang: str) -> tuple[Row, ...]:
    face_up = [lying["card"] for lying in view["income"] if not lying["is_used"]]
    joined = _w("and" if len(face_up) <= 3 else "or", lang)
    rows: list[Row] = []
    for card in face_up:
        printed = CARDS[CARD[card]]
        coins = _cell(f"{printed.sesterces} {_w('coins', lang)}", "strong")
        rows.append((coins, _cell(joined, "dim"), _sizes(printed.stones, lang)))
    rows.append((_cell(_w("pile", lang, len(view["pile"])), "dim"),))
    return tuple(rows)


_MM_ACROSS: Final = 4  # one character
_MM_DOWN: Final = 8
_MM_MARKED: Final = 20
_MIDDLE: Final = len(SIZE_STYLES)


def quarry_rows(view: View, lang: str) -> tuple[Row, ...]:
    """The tray drawn with characters, seen from the slider: the fall edge is at the top."""
    letters = say(BRIEF["letters"], lang)
    sizes = {STONES[size].id: int(size) for size in EACH_SIZE}
    across = -(-TRAY_WIDTH_MM // _MM_ACROSS)
    deepest = TRAY_DEPTH_MM // _MM_DOWN + 2  # stones hang over the edge
    grid = [[-1] * across for _ in range(deepest)]
    for kind, x, y in view["quarry"]:
        r = 1000 * RADIUS_MM[sizes[kind]]
        for down in range(deepest):
            for column in range(across):
                dx = 1000 * _MM_ACROSS * column + 500 * _MM_ACROSS - x
                dy = 1000 * _MM_DOWN * down + 500 * _MM_DOWN - y
                if dx * dx + dy * dy <= r * r:
                    grid[down][column] = sizes[kind]
    for kind, x, y in view["quarry"]:  # a capital letter in its middle tells a stone from the next one
        grid[min(y // 1000 // _MM_DOWN, deepest - 1)][min(x // 1000 // _MM_ACROSS, across - 1)] = sizes[kind] + _MIDDLE
    rows: list[Row] = []
    for down in reversed(range(deepest)):
        if down == deepest - 3:
            rows.append((_cell(f"┄ {_w('edge', lang)} ".ljust(across + 2, "┄"), "dim"),))
        rows.append((_drawn(grid[down], letters, down < deepest - 2),))
    rows.append((_cell(f"─ {_w('line', lang)} ".ljust(across + 2, "─"), "dim"),))
    asked = view["asked"]
    if asked is not None and "stone" in asked:  # about to be pushed; in the middle, until it is laid somewhere
        size, x = sizes[asked["stone"]], asked.get("x", TRAY_WIDTH_MM // 2)
        laid = [size if abs(_MM_ACROSS * (c + 0.5) - x) <= RADIUS_MM[size] else -1 for c in range(across)]
        laid[x // _MM_ACROSS] = size + _MIDDLE
        rows.append((_drawn(laid, letters, False),))
    rows.append((_cell(_ruler(across + 2), "dim"),))
    if asked is not None and "stone" in asked:
        hand = _w("hand", lang, HAND_MISSES_MM, HAND_MISSES_SLOPE) if view["hand_noise"] else _w("steady", lang)
        rows.append((_cell(hand, "dim"),))
    rows.append((_cell(_w("legend", lang), "dim"),))
    if any(view["fallen"].values()):
        rows.append(((Span(_w("fallen", lang), "strong"), *_sizes(view["fallen"], lang)),))
    return tuple(rows)


def _ruler(width: int) -> str:
    """Millimetres from the left wall."""
    marks = [" "] * width
    for mm in range(0, TRAY_WIDTH_MM + 1, _MM_MARKED):
        said = str(mm)
        start = min(max(0, 1 + mm // _MM_ACROSS - len(said) // 2), width - len(said))
        marks[start : start + len(said)] = said
    return "".join(marks)


def _drawn(cells: Sequence[int], letters: str, has_walls: bool) -> Line:
    wall = Span("│" if has_walls else " ", "dim")
    spans = [wall]
    start = 0
    while start < len(cells):
        end = start
        while end < len(cells) and cells[end] == cells[start]:
            end += 1
        size = cells[start]
        drawn = " " if size < 0 else (letters + letters.upper())[size]
        spans.append(Span(drawn * (end - start), "" if size < 0 else SIZE_STYLES[size % _MIDDLE]))
        start = end
    return (*spans, wall)


def reserve_rows(view: View, lang: str) -> tuple[Row, ...]:
    return (
        (_cell(_w("stones", lang).strip()), _sizes(view["stone_reserve"], lang)),
        (_cell(_w("slabs", lang).strip()), _sizes(view["slab_reserve"], lang)),
        (_cell(_w("bonus", lang, *view["bonus_left"].values()), "dim"),),
    )


def player_rows(view: View, seat: Seat, lang: str, names: Sequence[str]) -> tuple[Row, ...]:
    player = view["players"][seat]
    mark = (seat_mark(seat, names), Span(f" {names[seat]}", f"seat{seat}"))
    if player["sesterces"] is None:
        money, bonus = _cell(f"? {_w('coins', lang)}", "dim"), ""
    else:
        money = _cell(f"{player['sesterces']} {_w('coins', lang)}", "silver")
        bonus = _w("bonus", lang, *player["bonus"].values())
    rows: list[Row] = [
        (
            mark,
            _cell(_w("vp", lang, player["score"]), "strong"),
            money,
            (Span(_w("stones", lang), "dim"), *_sizes(player["stones"], lang)),
            (Span(_w("cart", lang), "dim"), *_sizes(player["slabs"], lang)),
            _cell(_w("tile", lang) if player["has_tile"] else ""),
        )
    ]
    if bonus:
        rows.append((_cell(bonus, "dim"),))
    return tuple(rows)
