"""The board as it is printed: slabs, tracks and prices. Drawn once for a layout and a language."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from tabularium.core.agenda import Seat
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    COLOSSEUM_GLORY,
    COLUMN_CAPACITY,
    COLUMN_GLORY,
    MAX_SEATS,
    REGIONS,
    ROUNDS,
    SIDES,
    TRACK_SPACES,
    YIELD,
)
from tabularium.games.age_of_rome.drawing.faces import KIND_COLOURS, SEAT_COLOURS
from tabularium.games.age_of_rome.drawing.places import Layout, Part, Point, Wheel
from tabularium.games.age_of_rome.naming import building_name, region_name
from tabularium.games.age_of_rome.words import BOARD
from tabularium.games.kit import scenery, sheet
from tabularium.games.kit.lettering import fitted, numeral, text
from tabularium.games.kit.marks import coin_of, points, use, wreath
from tabularium.games.kit.palette import INK, SEATS, num, paint
from tabularium.games.kit.panels import inscription, mat, rect, rule, slab, tesserae

GROUNDS: Final = ("ochre", "green", "brick", "sea")
"""Africa, Gaul, Spain, Italy."""
REGION_GROUNDS: Final = ("green", "ochre", "sea")


def board(layout: Layout, seats: int, lang: str) -> str:
    """Everything printed, under one roof."""
    parts = layout.parts
    said = [tesserae(0, 0, layout.width, layout.height, "board")]
    said += [
        _frame(parts["wheel"]),
        _corners(layout),
        _track(layout, lang),
        _event(parts["event"], lang),
        _regions(parts["regions"], seats, lang),
        _senate(parts["senate"], lang),
        _colosseum(parts["colosseum"], lang),
        slab_with_title(parts["decks"], say(BOARD["decks"], lang)),
        _piles(parts["piles"], lang),
    ]
    if "banner" in parts:
        said.append(_emblem(parts["banner"]))
    if "rest" in parts:
        said.append(_emblem(parts["rest"]) if seats > 1 else slab_with_title(parts["rest"], say(BOARD["tasks"], lang)))
    return "".join(said)


def frames(layout: Layout, reader: Seat | None, lang: str) -> dict[str, str]:
    """The mats with nothing on them, and the place for the hand and the quests."""
    made: dict[str, str] = {}
    for seat, part in enumerate(layout.mats):
        colour, shade, _ = SEATS[SEAT_COLOURS[seat]]
        drawn = mat(part.x, part.y, part.w, part.h, colour, shade, seat == reader)
        made[f"mat-{seat}"] = sheet.group(f"mat-{seat}", drawn + use(f"badge-{seat}", part.x + 32, part.y + 24, 36))
    for name in ("hand", "quests"):
        if name in layout.parts:
            drawn = slab_with_title(layout.parts[name], say(BOARD[name], lang))
            made[f"mat-{name}"] = sheet.group(f"mat-{name}", drawn)
    return made


def slab_with_title(part: Part, words: str) -> str:
    return slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, words, high=24)


# ---------------------------------------------------------------------- the wheel and the glory track


def _frame(part: Part) -> str:
    """The ground on which the wheel lies."""
    return slab(part.x, part.y, part.w, part.h) + rect(
        part.x + 7, part.y + 7, part.w - 14, part.h - 14, paint("none", "ochre", 1.6), 5
    )


def _sector(wheel: Wheel, number: int) -> str:
    """A quarter of the wheel, drawn at the bottom and turned to its place."""
    r = wheel.radius
    edge = r * cos(pi / 4)
    path = f"M0 0L{num(edge)} {num(edge)}A{num(r)} {num(r)} 0 0 1 {num(-edge)} {num(edge)}Z"
    inner = wheel.discs_at + wheel.disc + 5
    arc = f"M{num(inner * cos(pi / 4))} {num(inner * sin(pi / 4))}A{num(inner)} {num(inner)} 0 0 1 "
    arc += f"{num(-inner * cos(pi / 4))} {num(inner * sin(pi / 4))}"
    return (
        f'<g transform="rotate({90 * number})"><path d="{path}"{paint(GROUNDS[number], "line", 3)}/>'
        f'<path d="{path}" fill="url(#k-tesserae)" opacity=".75"/>'
        f'<path d="{arc}"{paint("none", "marble", 1.6)} opacity=".55"/></g>'
    )


def ground(wheel: Wheel) -> str:
    """The disc with its four provinces."""
    rim = wheel.radius
    return "".join([_sector(wheel, number) for number in range(SIDES)]) + (
        f'<circle r="{num(rim)}"{paint("none", "board_edge", 5)}/>'
        f'<circle r="{num(rim - 5)}"{paint("none", "ochre", 1.6)}/>'
    )


def _corners(layout: Layout) -> str:
    """Laurels in the corners beside the wheel, where there is room."""
    part = layout.parts["wheel"]
    if layout.name == "tall":
        return ""
    inset = 60
    corners = [
        (part.x + inset, part.y + inset),
        (part.x + part.w - inset, part.y + inset),
        (part.x + inset, part.y + part.h - inset),
        (part.x + part.w - inset, part.y + part.h - inset),
    ]
    drawn = ""
    for x, y in corners:
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="38"{paint("inset", "inset_edge", 1.6)}/>'
        drawn += wreath("green", x, y, 70) + use("eagle", x, y, 42)
    return drawn


def _track(layout: Layout, lang: str) -> str:
    if layout.name != "tall":
        return _ring(layout)
    part = layout.parts["track"]
    drawn = slab(part.x, part.y, part.w, part.h)
    step = (part.w - 12) / 15
    for number, (x, y) in enumerate(layout.track):
        fill = "brick" if (number + 1) % 5 == 0 else "inset" if number % 2 else "stone"
        drawn += rect(x - step / 2, y - 17, step, 36, paint(fill, "board_edge", 1), 3)
        ink = "#fff4d6" if fill == "brick" else "ink_soft"
        drawn += text(x, y + 6, str(number + 1), 15, ink)
    return drawn


def _ring(layout: Layout) -> str:
    """The glory track round the wheel."""
    w = layout.wheel
    step = 360 / TRACK_SPACES
    inner, outer = 357.0, 393.0
    drawn = f'<circle cx="{num(w.x)}" cy="{num(w.y)}" r="{num(outer + 2)}"{paint("board_edge")}/>'
    fields: dict[str, str] = {"inset": "", "stone": "", "brick": ""}
    numbers = ""
    for number, (x, y) in enumerate(layout.track):
        fill = "brick" if (number + 1) % 5 == 0 else "inset" if number % 2 else "stone"
        a, b = [_on_ring(w.x, w.y, 45 + step * (number + i)) for i in (0, 1)]
        fields[fill] += (
            f"M{_at(a, inner)}L{_at(a, outer)}A{num(outer)} {num(outer)} 0 0 1 {_at(b, outer)}L{_at(b, inner)}"
            f"A{num(inner)} {num(inner)} 0 0 0 {_at(a, inner)}Z"
        )
        numbers += text(x, y + 6, str(number + 1), 17, "#fff4d6" if fill == "brick" else "ink_soft")
    for fill, path in fields.items():
        drawn += (
            f'<path d="{path}"{paint(fill, "board_edge", 1.2)}/><path d="{path}" fill="url(#k-tesserae)" opacity=".6"/>'
        )
    drawn += f'<circle cx="{num(w.x)}" cy="{num(w.y)}" r="{num(inner)}"{paint("board_edge")}/>'
    return drawn + numbers


def _on_ring(x: float, y: float, degrees: float) -> tuple[float, float, float, float]:
    """A direction from the middle, clockwise from straight down."""
    a = degrees * pi / 180
    return x, y, -sin(a), cos(a)


def _at(direction: tuple[float, float, float, float], radius: float) -> str:
    x, y, right, down = direction
    return f"{num(x + right * radius)} {num(y + down * radius)}"


# ---------------------------------------------------------------------- event and rounds


def round_places(part: Part) -> list[Point]:
    step = (part.w - 16) / ROUNDS
    return [(part.x + 8 + step * (i + 0.5), part.y + 139) for i in range(ROUNDS)]


def _event(part: Part, lang: str) -> str:
    drawn = slab_with_title(part, say(BOARD["event"], lang)) + rule(part.x + 10, part.y + 115, part.w - 20)
    for number, (x, y) in enumerate(round_places(part)):
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="15.5"{paint("inset", "inset_edge", 1.4)}/>'
        drawn += text(x, y + 5.5, numeral(number + 1), 15, "ink_soft")
        drawn += coin_of("silver", YIELD[number + 1], x, y + 33, 24)
    return drawn


# ---------------------------------------------------------------------- regions, Senate, Colosseum


def region_part(part: Part, region: int) -> Part:
    w = (part.w - 20) / len(REGIONS)
    return Part(part.x + 10 + w * region + 2, part.y + 34, w - 4, part.h - 40)


def legion_place(part: Part, region: int, seat: int, number: int, seats: int) -> Point:
    field = region_part(part, region)
    row = (field.h - 56) / max(seats, 2)
    return field.x + 16 + 13.5 * number, field.y + 56 + row * (seat + 0.5) - 2


def _regions(part: Part, seats: int, lang: str) -> str:
    drawn = slab_with_title(part, say(BOARD["regions"], lang))
    for number, region in enumerate(REGIONS):
        field = region_part(part, number)
        drawn += rect(field.x, field.y, field.w, field.h, paint(REGION_GROUNDS[number], "line", 1.4), 6)
        drawn += rect(field.x, field.y, field.w, field.h, ' fill="url(#k-tesserae)" opacity=".6"', 6)
        drawn += rect(field.x + 4, field.y + 54, field.w - 8, field.h - 58, paint("marble") + ' fill-opacity=".72"', 4)
        drawn += rect(field.x + 4, field.y + 4, field.w - 8, 20, paint("marble", "line", 1), 4)
        drawn += fitted(field.x + field.w / 2, field.y + 19, region_name(region.id, lang), field.w - 14, 16, 14)
        drawn += _defence(field.x + 18, field.y + 39, region.defence)
        banners = region.glory_for_two if seats <= 2 else region.glory
        for place, value in enumerate(banners):
            drawn += points(str(value), field.x + 50 + 28 * place, field.y + 39, (30, 27, 26)[place])
    return drawn


def _defence(x: float, y: float, value: int) -> str:
    path = f"M{num(x - 11)} {num(y - 13)}H{num(x + 11)}V{num(y)}C{num(x + 11)} {num(y + 9)} {num(x)} {num(y + 13)} "
    path += f"{num(x)} {num(y + 13)}C{num(x)} {num(y + 13)} {num(x - 11)} {num(y + 9)} {num(x - 11)} {num(y)}Z"
    return f'<path d="{path}" fill="#6d747a" stroke="{INK}" stroke-width="1.4"/>' + text(
        x, y + 5.5, str(value), 16, "#fff"
    )


def vote_place(part: Part, height: int) -> Point:
    """Height 0 is the bottom."""
    return part.x + part.w / 2 + 12, part.y + part.h - 24 - 31.5 * height


def _senate(part: Part, lang: str) -> str:
    drawn = slab_with_title(part, say(BOARD["senate"], lang))
    for height in range(COLUMN_CAPACITY):
        x, y = vote_place(part, height)
        drawn += rect(x - 29, y - 14.5, 58, 29, paint("inset", "inset_edge", 1.4), 4)
        drawn += points(str(COLUMN_GLORY[height]), part.x + 20, y, 27)
    return drawn


def colosseum_place(part: Part, number: int, count: int) -> Point:
    """Followers on the sand, in rows of four."""
    row, column = divmod(number, 4)
    across = min(4, count - 4 * row)
    return part.x + part.w / 2 + (column - (across - 1) / 2) * 23, part.y + 84 + 15 * row


def _colosseum(part: Part, lang: str) -> str:
    x = part.x + part.w / 2
    drawn = slab_with_title(part, say(BOARD["colosseum"], lang))
    drawn += scenery.amphitheatre(x, part.y + 102, part.w / 2 - 7, 60)
    return drawn + points(str(COLOSSEUM_GLORY), x, part.y + 181, 30)


# ---------------------------------------------------------------------- tiles and medals


def pile_row(part: Part, kind: int) -> float:
    return part.y + 46 + 27 * kind


def pile_column(part: Part, level: int) -> float:
    return part.x + part.w - 258 + 68 * level


def medal_place(part: Part, kind: int) -> Point:
    return part.x + part.w - 38, pile_row(part, kind)


def _piles(part: Part, lang: str) -> str:
    drawn = slab_with_title(part, say(BOARD["piles"], lang))
    for kind, building in enumerate(BUILDINGS):
        y = pile_row(part, kind)
        drawn += rect(part.x + 9, y - 12, 26, 24, f' fill="{KIND_COLOURS[kind]}" fill-opacity=".3"', 5)
        drawn += use(f"built-{building.id}", part.x + 22, y, 24)
        room = pile_column(part, 0) - part.x - 56
        drawn += fitted(part.x + 42, y + 5, building_name(building.id, lang), room, 16, 14, "ink", "start")
        for level, cost in enumerate(building.cost):
            drawn += coin_of("silver", cost, pile_column(part, level), y, 25)
    drawn += rule(part.x + 10, part.y + 172, part.w - 20)
    return drawn + text(part.x + 14, part.y + 192, say(BOARD["pantheon"], lang), 15, "ink", "start")


def _emblem(part: Part) -> str:
    """The eagle of Rome, where no player sits."""
    x, y = part.x + part.w / 2, part.y + part.h / 2
    r = min(part.w, part.h) / 2 - 18
    drawn = tesserae(part.x, part.y, part.w, part.h, "brick", 6)
    drawn += rect(part.x, part.y, part.w, part.h, paint("none", "line", 2), 6)
    drawn += rect(part.x + 7, part.y + 7, part.w - 14, part.h - 14, paint("none", "ochre", 2), 4)
    drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{paint("inset", "ochre", 5)}/>'
    if part.w > 4 * part.h:
        for words, middle in (("AGE OF", (part.x + x - r) / 2), ("ROME", (x + r + part.x + part.w) / 2)):
            drawn += text(middle, y + 17, words, 48, "band_ink", more=' letter-spacing="6"')
    return drawn + wreath("green", x, y, 1.96 * r) + use("eagle", x, y, 1.25 * r)


assert len(SEAT_COLOURS) == MAX_SEATS, "a colour for each seat"
