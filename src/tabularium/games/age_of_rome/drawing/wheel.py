"""The wheel of provinces, which really turns: what lies on it travels on its arc and keeps its head up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.age_of_rome.components import (
    ARROWS,
    BUILDINGS,
    CLOCK_STEPS,
    EVENT,
    EVENTS,
    PLACES_IN_USE,
    SIDES,
    TOP_LEVEL,
)
from tabularium.games.age_of_rome.drawing.faces import KIND_COLOURS, KIND_IDS, SEAT_COLOURS
from tabularium.games.age_of_rome.drawing.places import Point, Wheel, seat_angle
from tabularium.games.age_of_rome.drawing.stage import Stage
from tabularium.games.age_of_rome.naming import LEVEL_MARKS, has_plots, province_name, turns_again
from tabularium.games.age_of_rome.words import BOARD
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, fitted, numeral, text
from tabularium.games.kit.marks import coin_of, use, wreath
from tabularium.games.kit.palette import BONE, INK, SEATS, num, paint
from tabularium.games.kit.panels import rect


def steps_made(view: View) -> int:
    """Clockwise steps of the wheel since the beginning, not reduced to one turn, so that it turns the right way."""
    place: int = view["provinces"][0]["place"]
    event = view["event"]
    rounds_over = max(0, view["round"] - 1)
    if "clock" in view["variants"]:
        made = CLOCK_STEPS * rounds_over
    else:
        shown = [] if event is None else [*event["past"], event["id"]]
        arrows = [ARROWS[EVENTS[EVENT[name]].arrow] for name in shown[:rounds_over]]
        made = sum([arrow.steps if arrow.is_clockwise else -arrow.steps for arrow in arrows])
    return made if made % SIDES == place else place


def angles(view: View, bottom: int) -> list[int]:
    """For each province how far it has turned from the bottom of the picture, in degrees."""
    made = steps_made(view)
    return [90 * (province + made - bottom) for province in range(SIDES)]


def draw_wheel(said: dict[str, str], stage: Stage, view: View, names: Sequence[str]) -> None:
    wheel = stage.layout.wheel
    turned = angles(view, stage.bottom)
    whole = sheet.group("mat-wheel", stage.ground)
    said["mat-wheel"] = sheet.turning(whole, wheel.x, wheel.y, turned[0], upright=False)
    for number, province in enumerate(view["provinces"]):
        _province(said, stage, view, number, province, turned[number], names)
    start = next(n for n, province in enumerate(view["provinces"]) if province["id"] == view["start"]["province"])
    title = f"<title>{esc(stage.explain('first'))}</title>"
    first = f'<g id="show-first">{title}{use("first", 0, 0, wheel.marker_size)}</g>'
    said["show-first"] = sheet.turning(first, wheel.x, wheel.y, turned[start], *wheel.marker())
    said["show-hub"] = _hub(stage, view)
    _seats(said, stage, view, names)


def _province(
    said: dict[str, str],
    stage: Stage,
    view: View,
    number: int,
    province: dict[str, Any],
    angle: int,
    names: Sequence[str],
) -> None:
    wheel = stage.layout.wheel

    def lay(key: str, place: Point, shown: tuple[object, ...], draw: Callable[[], str], title: str) -> None:
        def whole() -> str:
            fragment = f'<g id="{key}"><title>{esc(title)}</title>{draw()}</g>'
            return sheet.turning(fragment, wheel.x, wheel.y, angle, *place)

        said[key] = stage.kept((key, angle, title, *shown), whole)

    for kind, building in enumerate(BUILDINGS):
        state = province["buildings"][building.id]
        title = stage.explain(f"building:{building.id}")
        shown = (state["level"], state["bonus"] and state["followers"] > 0)
        drawn = partial(tile, wheel.tile, kind, state)
        lay(f"show-tile-{number}-{kind}", wheel.building(kind), shown, drawn, title)
    people = (province["population"],)
    lay(
        f"show-people-{number}",
        wheel.population(),
        people,
        partial(_population, wheel, province),
        stage.explain("population"),
    )
    for space, plot in enumerate(province["plots"] if has_plots(view) else ()):
        lies = () if plot is None else (plot["owner"], plot["status"])
        key = f"show-plot-{number}-{space}"
        lay(key, wheel.plot(space), lies, partial(_plot, wheel, plot), stage.explain("place:plot"))
    empty = say(BOARD["empty"], stage.lang)
    who = [empty if seat is None else names[seat] for seat in (province["seat"], province["next_seat"])]
    name = province_name(province["id"], stage.lang)
    has_next = turns_again(view)
    title = say(BOARD["then" if has_next else "faces"], stage.lang).format(name, province["population"], *who)
    plate = partial(_plate, wheel, name, province["next_seat"], has_next)
    lay(f"show-name-{number}", (0, wheel.name_at), (province["next_seat"], has_next), plate, title)


def tile(size: float, kind: int, state: dict[str, Any]) -> str:
    """A building space: empty, or the building with its level and room for as many followers."""
    half, level = size / 2, state["level"]
    box = f'<rect x="{num(-half)}" y="{num(-half)}" width="{num(size)}" height="{num(size)}" rx="{num(size * 0.12)}"'
    icon = f"built-{KIND_IDS[kind]}"
    if not level:
        return (
            f'{box}{paint("marble")} fill-opacity=".38"/>{box} fill="none"{paint("", "ink_soft", 1.4)} '
            f'stroke-dasharray="4 3"/><g opacity=".42">{use(icon, 0, 0, size * 0.6)}</g>'
        )
    lift = size * 0.13
    drawn = (
        f'<rect x="{num(-half + 2)}" y="{num(-half + 4)}" width="{num(size)}" height="{num(size)}" '
        f'rx="{num(size * 0.12)}" fill="#1d120a" fill-opacity=".35"/>'
        f'{box} fill="{BONE}" stroke="{INK}" stroke-width="1.4"/>'
        f'<rect x="{num(-half + 3)}" y="{num(-half + 3)}" width="{num(size - 6)}" height="{num(size - 6)}" '
        f'rx="{num(size * 0.08)}" fill="{KIND_COLOURS[kind]}" fill-opacity=".34" stroke="{KIND_COLOURS[kind]}" '
        'stroke-width="2"/>' + use(icon, 0, -lift, size * 0.62)
    )
    for x, y in follower_places(size, level):
        drawn += f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(size * 0.105)}"{paint(BONE)} stroke="{INK}"/>'
    mark = LEVEL_MARKS[level]
    width = 10 + 5.4 * len(mark)
    drawn += rect(half - width - 1, -half + 1, width, 17, f' fill="{KIND_COLOURS[kind]}" stroke="{INK}"', 4)
    drawn += text(half - width / 2 - 1, -half + 14.4, mark, 14, "#fff7e0")
    if state["bonus"] and state["followers"]:
        drawn += f'<circle cx="{num(-half + 9)}" cy="{num(-half + 9)}" r="10" fill="#fff7e0" stroke="{INK}"/>'
        drawn += text(-half + 9, -half + 14, "+1", 14, INK)
    return drawn


def follower_places(size: float, level: int) -> list[Point]:
    """Where followers stand on a tile of that level, seen from its middle."""
    step = size * 0.29
    return [((place - (level - 1) / 2) * step, size * 0.34) for place in range(min(level, TOP_LEVEL))]


def _population(wheel: Wheel, province: dict[str, Any]) -> str:
    r = wheel.disc
    people = str(province["population"])
    size = max(14.0, r * 0.9)
    return (
        f'<circle r="{num(r)}"{paint("marble", "line", 2)}/>'
        f'<circle r="{num(r - 3.4)}"{paint("none", "inset_edge", 1)}/>'
        + use("ghost", -r * 0.42, r * 0.02, r * 0.82, paint("ink_soft"))
        + text(r * 0.3, size * 0.35, people, size, "ink")
    )


def _plot(wheel: Wheel, plot: dict[str, Any] | None) -> str:
    r = wheel.disc
    if plot is None:
        return (
            f'<circle r="{num(r - 2)}"{paint("marble")} fill-opacity=".3"/>'
            f'<circle r="{num(r - 2)}"{paint("none", "ink_soft", 1.4)} stroke-dasharray="4 3"/>'
            f'<g opacity=".35">{use("dagger", 0, 0, r * 1.1)}</g>'
        )
    symbol = "plotted" if plot["status"] == "activated" else "plot"
    return use(f"{symbol}-{plot['owner']}", 0, 0, r * 2)


def _plate(wheel: Wheel, name: str, next_seat: int | None, has_next: bool) -> str:
    """The province's name, and whom it will face after the wheel has turned."""
    w, h = wheel.name_width, 24
    drawn = rect(-w / 2, -h / 2, w, h, paint("marble", "line", 1.6), 6)
    room = w - 8
    middle = 0.0
    if has_next:
        size = 21 if w > 100 else 17
        badge_x = w / 2 - size / 2 - 1.5
        room, middle = w - size - 4, -size / 2
        if next_seat is None:
            drawn += f'<circle cx="{num(badge_x)}" r="8"{paint("none", "ink_soft", 1.2)} stroke-dasharray="3 2"/>'
        else:
            drawn += use(f"badge-{next_seat}", badge_x, 0, size)
    return drawn + fitted(middle, 5.4, name, room, 17, 14, "ink")


def _hub(stage: Stage, view: View) -> str:
    """How the wheel turns at the end of the round, and the round."""
    wheel = stage.layout.wheel
    drawn = (
        f'<circle r="{num(wheel.hub)}"{paint("band", "band_edge", 3)}/>'
        f'<circle r="{num(wheel.hub - 5)}"{paint("none", "ochre", 1.4)}/>'
    )
    steps = 0 if view["event"] is None or view["round"] == view["rounds"] else view["event"]["steps"]
    size = wheel.hub * 0.86
    for number in range(abs(steps)):
        flip = -1 if steps < 0 else 1
        spin = (0, 180)[number] * flip
        lift = wheel.hub * 0.5
        drawn += (
            f'<g transform="rotate({spin}) scale({flip} 1) translate(0 {num(-lift)}) scale({size / 40:.3g})">'
            '<use href="#turn"/></g>'
        )
    letters = numeral(view["round"]) if view["round"] else "·"
    drawn += text(0, wheel.hub * 0.17, letters, max(14.0, wheel.hub * 0.44), "band_ink")
    return sheet.group("show-hub", drawn, wheel.x, wheel.y)


def _seats(said: dict[str, str], stage: Stage, view: View, names: Sequence[str]) -> None:
    """Who sits where: at the rim, in front of the province they face."""
    wheel = stage.layout.wheel
    asked = view["asked"]
    for seat, side in enumerate(PLACES_IN_USE[stage.seats]):
        x, y = wheel.turned((0, wheel.seats_at), seat_angle(side, stage.bottom))
        drawn = ""
        if asked is not None and asked["seat"] == seat:
            drawn += f'<circle r="{num(wheel.seat_size * 0.62)}"{paint("glow_soft", "glow", 3)}/>'
        drawn += use(f"badge-{seat}", 0, 0, wheel.seat_size)
        key = f"show-seat-{seat}"
        said[key] = sheet.group(key, f"<title>{esc(names[seat])}</title>{drawn}", x, y)


def deal_token(stage: Stage, view: View) -> str:
    """AG-298 The token face down on a building, with the denarii on it."""
    deal = view["deal"]
    size = stage.layout.wheel.tile
    fill, shade, _ = SEATS[SEAT_COLOURS[deal["seat"]]]
    x, y = size * 0.3, -size * 0.3
    drawn = f'<circle cx="{num(x)}" cy="{num(y)}" r="21" fill="{fill}" stroke="{shade}" stroke-width="2"/>'
    if deal["token"] is not None:  # only its owner sees the other side
        drawn += use("dagger", x - 20, y, 22) if deal["token"] == "spy" else wreath("green", x - 20, y, 26)
    return drawn + coin_of("silver", deal["amount"], x, y, 30 if deal["amount"] > 9 else 26)
