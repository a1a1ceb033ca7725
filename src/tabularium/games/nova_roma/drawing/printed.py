"""The board as printed: what stays the same from position to position."""

from __future__ import annotations

from tabularium.core.words import say
from tabularium.games.kit import scenery
from tabularium.games.kit.lettering import fitted, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import SEATS, num, paint
from tabularium.games.kit.panels import inscription, mat, meander, rect, slab, tesserae
from tabularium.games.kit.parts import Part
from tabularium.games.nova_roma.city import ZONES
from tabularium.games.nova_roma.components import (
    COL_YIELD,
    FINISH_VP,
    HORSES,
    LAST_SPACE,
    MOSAIC_CELLS,
    MOSAIC_LINES,
    MOSAIC_ROW_VP,
    PORTS,
    RESOURCES,
    ROW_YIELD,
    START_PORT,
    TRACKS,
    WHEELS,
)
from tabularium.games.nova_roma.drawing import faces
from tabularium.games.nova_roma.drawing.places import Layout, estate_cell, mosaic_cell
from tabularium.games.nova_roma.drawing.signs import SEAT_COLOURS, TRACK_COLOURS, good
from tabularium.games.nova_roma.words import BOARD


def titled(part: Part, words: str, number: str = "") -> str:
    """A slab with its title."""
    return slab(part.x, part.y, part.w, part.h) + inscription(part.x + 5, part.y + 5, part.w - 10, words, number, 24)


def board(layout: Layout, lang: str) -> str:
    parts = layout.parts
    said = "".join(
        [titled(parts[key], BOARD[key][lang]) for key in ("maritime", "construction", "estate", "followers")]
    )
    said += _forum(layout, lang) + _sea(layout, lang) + _hippodrome(layout, lang) + _city(layout, lang)
    if "emblem" in parts:
        said += _emblem(parts["emblem"])
    return said


def _emblem(part: Part) -> str:
    x, y = part.x + part.w / 2, part.y + part.h / 2
    said = slab(part.x, part.y, part.w, part.h)
    said += tesserae(part.x + 10, part.y + 10, part.w - 20, part.h - 20, "brick", 6)
    said += meander(part.x + 10, part.y + 22, part.w - 20) + meander(part.x + 10, part.y + part.h - 32, part.w - 20)
    size = min(part.w * 0.6, 150)
    said += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size * 0.5)}"{paint("marble", "ochre", 4)}/>'
    said += use("wreath", x, y, size * 0.95, ' fill="#6d8f4e" stroke="#3c5727"') + use("eagle", x, y, size * 0.55)
    if part.w > 420:
        spread = size * 0.5 + 70
        return said + text(x - spread, y + 9, "NOVA", 28, "#f9e7bd") + text(x + spread, y + 9, "ROMA", 28, "#f9e7bd")
    said += text(x, y - size * 0.5 - 16, "NOVA", 26, "#f9e7bd") + text(x, y + size * 0.5 + 34, "ROMA", 26, "#f9e7bd")
    return said


# ---------------------------------------------------------------------- forum


def _forum(layout: Layout, lang: str) -> str:
    part = layout.parts["forum"]
    said = slab(part.x, part.y, part.w, part.h)
    first, last = layout.forum[0], layout.forum[-1]
    said += tesserae(first.x, first.y, last.x + last.w - first.x, last.y + last.h - first.y, "sand", 5)
    for cell in layout.forum:
        said += rect(cell.x + 2, cell.y + 2, cell.w - 4, cell.h - 4, paint("inset", "inset_edge", 1.6), 6)
    return said


# ---------------------------------------------------------------------- sea


def _sea(layout: Layout, lang: str) -> str:
    part = layout.parts["sea"]
    said = titled(part, BOARD["sea"][lang])
    said += scenery.sea(part.x + 6, part.y + 31, part.w - 12, part.h - 37)
    start = layout.ports[0]
    for number, port in enumerate(PORTS, 1):
        x, y = layout.ports[number]
        before = layout.ports[number - 1] if port.index > 1 else start
        said += (
            f'<path d="M{num(before[0])} {num(before[1])}L{num(x)} {num(y)}" stroke="#f4e6c0" stroke-width="3" '
            'stroke-dasharray="5 5" opacity=".85"/>'
        )
    said += _byzantium(layout, start, lang)
    for number, port in enumerate(PORTS, 1):
        said += _port(layout, number, lang)
        x, y = layout.ports[number]
        said += _leg(layout, x, y, port.sails)
    return said


def _byzantium(layout: Layout, start: tuple[float, float], lang: str) -> str:
    x, y = start
    name = say(START_PORT.names, lang)
    if layout.name != "tall":
        return (
            rect(x - 46, y - 40, 92, 90, paint("sand", "line", 2), 10)
            + rect(x - 41, y - 35, 82, 62, paint("inset", "inset_edge", 1.2), 7)
            + fitted(x, y + 43, name, 86, 15)
        )
    part = layout.parts["sea"]
    return rect(part.x + 12, y - 20, part.w - 24, 44, paint("sand", "line", 2), 10) + text(
        part.x + part.w - 60, y + 6, name, 16, "ink"
    )


def _port(layout: Layout, number: int, lang: str) -> str:
    port = PORTS[number - 1]
    x, y = layout.ports[number]
    ground = "ochre" if port.vp else "stone"
    said = f'<circle cx="{num(x)}" cy="{num(y)}" r="16"{paint(ground, "board_edge", 2)}/>'
    if port.vp:
        said += faces.vp(str(port.vp), x, y, 30)
    else:
        resource, count = port.reward[0]
        said += good(RESOURCES[resource].id, x, y, 22)
        if count > 1:
            said += f'<circle cx="{num(x + 11)}" cy="{num(y + 10)}" r="8.5"{paint("marble", "ink_soft", 1)}/>'
            said += text(x + 11, y + 15, str(count), 14)
    name = say(port.names, lang).split(" ")[0]
    if layout.name != "tall":
        return said + fitted(x, y + (30 if port.index % 2 else 44), name, 116, 14, 14, "#fff8e2")
    return said + fitted(x + 22, y - 7, name, 170, 15, 14, "#fff8e2", "start")


def _leg(layout: Layout, x: float, y: float, sails: int) -> str:
    """How many sails a leg costs."""
    tx, ty = x - (25 if layout.name == "tall" else 29), y
    circle = f'<circle cx="{num(tx)}" cy="{num(ty)}" r="9.5" fill="#fffaf0" stroke="#2f736f" stroke-width="1.4"/>'
    return circle + text(tx, ty + 5, str(sails), 15, "#1d4a48")


# ---------------------------------------------------------------------- hippodrome


def _hippodrome(layout: Layout, lang: str) -> str:
    part = layout.parts["hippodrome"]
    said = titled(part, BOARD["hippodrome"][lang])
    wide = layout.space
    tall = layout.spaces[1][0][1] - layout.spaces[0][0][1]
    for number, track in enumerate(TRACKS):
        name = track.id.removeprefix("track_")
        colour, shade = TRACK_COLOURS[name]
        for space, (x, y) in enumerate(layout.spaces[number]):
            said += rect(
                x - wide / 2 + 1,
                y - tall / 2 + 2,
                wide - 2,
                tall - 4,
                paint("sand" if space else "stone", shade, 1.6),
                4,
            )
            said += rect(x - wide / 2 + 1, y + tall / 2 - 6, wide - 2, 4, f' fill="{colour}"')
            if space in WHEELS:
                said += (
                    f'<g opacity=".45">{use("deed-race", x - (8 if space == LAST_SPACE else 0), y - 1, tall - 12)}</g>'
                )
            if space == LAST_SPACE:
                said += faces.vp(str(FINISH_VP), x + wide / 2 - 14, y - 3, 24)
            if HORSES[space]:
                lx = x - wide / 2
                said += (
                    f'<path d="M{num(lx)} {num(y - tall / 2)}V{num(y + tall / 2)}" stroke="#fffaf0" stroke-width="4"/>'
                )
                for i in range(HORSES[space]):
                    said += use("res-horse", lx, y - 8 + 15 * i if HORSES[space] > 1 else y, 17)
        x, y = layout.spaces[number][0]
        said += use(f"chariot-{name}", part.x + (27 if layout.name == "tall" else 30), y, tall - 5)
        if layout.name != "tall":
            letter = say(track.names, lang).partition("(")[2][:1]
            said += text(part.x + 64, y + 6, letter, 17, "ink_soft")
    return said


# ---------------------------------------------------------------------- city


def _city(layout: Layout, lang: str) -> str:
    part = layout.parts["city"]
    said = titled(part, BOARD["city"][lang])
    for zone, (x, y, size) in zip(ZONES, layout.zones, strict=True):
        wide = size * len(zone.grid[0])
        name = f"{zone.letter.upper()} · {say(BOARD['power'], lang).format(zone.power)}"
        said += fitted(x + 2, y - 8, name, wide - 62, 16, 14, "ink", "start")
        said += faces.vp(str(zone.vp_most), x + wide - 46, y - 13, 26) + faces.vp(
            str(zone.vp_other), x + wide - 16, y - 13, 22
        )
        said += (
            f'<g data-ground="{zone.letter}" data-cell="{num(size)}" data-rows="{len(zone.grid)}" '
            f'data-columns="{len(zone.grid[0])}" transform="translate({num(x)} {num(y)})">'
        )
        for row, line in enumerate(zone.grid):
            for col, mark in enumerate(line):
                if mark == "_":
                    continue
                fill = "stone" if mark == "#" else "ochre" if mark in "TP" else "inset"
                said += rect(col * size + 1, row * size + 1, size - 2, size - 2, paint(fill, "inset_edge", 1.4), 3)
                if mark == "P":
                    said += text((col + 0.5) * size, (row + 0.5) * size + 5, "3+", 14, "ink_soft")
        said += "</g>"
    return said


# ---------------------------------------------------------------------- mats


def frame(part: Part, seat: int, is_own: bool) -> str:
    """A mat with nothing on it: the headings of the estate, the frame of the mosaic."""
    colour, shade, _ = SEATS[SEAT_COLOURS[seat]]
    said = mat(part.x, part.y, part.w, part.h, colour, shade, is_own) + use(
        f"badge-{seat}", part.x + 32, part.y + 25, 34
    )
    first = estate_cell(part, 0)
    for i in range(3):
        column, row = estate_cell(part, i), estate_cell(part, 3 * i)
        said += good(RESOURCES[COL_YIELD[i]].id, column.x + column.w / 2, first.y - 12, 21)
        said += good(RESOURCES[ROW_YIELD[3 * i]].id, first.x - 13, row.y + row.h / 2, 21)
    for cell in range(MOSAIC_CELLS):
        square = estate_cell(part, cell)
        said += rect(square.x + 1, square.y + 1, square.w - 2, square.h - 2, paint("green", "inset_edge", 1.2), 3)
        said += rect(square.x + 1, square.y + 1, square.w - 2, square.h - 2, ' fill="url(#k-tesserae)" opacity=".6"', 3)
    for number, vp in enumerate(MOSAIC_ROW_VP):
        square = mosaic_cell(part, 3 * number)
        said += text(square.x - 10, square.y + square.h / 2 + 6, str(vp), 16, "ink_soft")
    for line in MOSAIC_LINES:
        x, y = line_place(part, line.id)
        said += faces.vp(str(line.vp), x, y, 21)
    for i in range(7):
        step = (part.w - 24) / 7
        said += rect(
            part.x + 14 + step * i,
            part.y + 264,
            step - 3,
            50,
            paint("inset", "inset_edge", 1) + ' stroke-dasharray="4 3" opacity=".6"',
            5,
        )
    return said


def line_place(part: Part, line: str) -> tuple[float, float]:
    """Where the bonus of a line of the mosaic is printed, at its end."""
    first = mosaic_cell(part, 0)
    right = first.x + 3 * first.w + 12
    if line.startswith("line_row"):
        row = ("top", "middle", "bottom").index(line.removeprefix("line_row_"))
        return right, first.y + first.h * (row + 0.5)
    if line.startswith("line_col"):
        column = ("left", "middle", "right").index(line.removeprefix("line_col_"))
        return first.x + first.w * (column + 0.5), first.y - 11
    return (first.x - 12, first.y - 10) if line == "line_diag_down" else (right, first.y - 10)
