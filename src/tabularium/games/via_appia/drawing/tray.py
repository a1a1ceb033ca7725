"""The quarry: its stones, the slider with what is aimed at, and the film of the last push.

What follows a gauge of the aim says so, for whoever sets the gauges: ``data-slide="at 2.8 1260 400"`` lies at x = 1260
and 2.8 more for each unit of ``at``, y = 400; ``data-lean`` and ``data-turn`` are sheared or turned by so much of the
gauge, forward being up; a ``data-grip`` is dragged, one unit for so much of a way; a ``data-field`` tells the gauge by
where it is pressed, from the x of 0. A grip with the class ``handle`` also takes arrow keys. ``data-scene`` is what
should be in sight meanwhile.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan, degrees
from typing import Any, Final
from zlib import crc32

from tabularium.core.game import View
from tabularium.core.words import say
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import esc, text
from tabularium.games.kit.marks import use
from tabularium.games.kit.palette import num, paint
from tabularium.games.kit.panels import rect
from tabularium.games.via_appia import quarry
from tabularium.games.via_appia.components import (
    HAND_MISSES_MM,
    HAND_MISSES_SLOPE,
    RADIUS_MM,
    STONES,
    TRAY_DEPTH_MM,
    TRAY_WIDTH_MM,
)
from tabularium.games.via_appia.drawing.places import FOOT, MM
from tabularium.games.via_appia.drawing.stage import Stage
from tabularium.games.via_appia.drawing.words import WRITTEN
from tabularium.games.via_appia.words import AIM

SIZE: Final = {stone.id: size for size, stone in enumerate(STONES)}
ARROW_MM: Final = 46
"""From the stone's middle to the tip of the arrow that shows where it goes."""
_GROUND_UM: Final = 1000 * TRAY_DEPTH_MM


def draw_tray(said: dict[str, str], stage: Stage, view: View) -> None:
    layout = stage.layout
    left, line = layout.tray
    drawn = ""
    for size, x, y in view["quarry"]:
        at = layout.in_tray(x / 1000, y / 1000)
        drawn += use(f"stone-{SIZE[size]}", *at, 2 * MM * RADIUS_MM[SIZE[size]])
    title = say(WRITTEN["in_tray"], stage.lang).format(len(view["quarry"]))
    last = view["last_push"]
    if last is not None:
        title += " " + say(WRITTEN["last_push"], stage.lang).format(last["x"], last["slope"])
        film = _film(stage, last, view["quarry"])
        if film:
            said["show-film"] = film
    said["show-quarry"] = (
        f'<g id="show-quarry" data-state="{_fingerprint(view["quarry"])}" data-left="{left:.2f}" '
        f'data-line="{line:.2f}" data-mm="{MM}"><title>{esc(title)}</title>{drawn}</g>'
    )
    asked = view["asked"]
    is_aimed = asked is not None and asked["kind"] in ("choosing_position", "choosing_slope")
    if asked is None or not is_aimed:
        if asked is not None and asked["kind"] == "choosing_stone" and asked["seat"] == stage.seat:
            _stones_at_hand(said, stage, view["players"][stage.seat]["stones"])
            return
        x, y = layout.in_tray(TRAY_WIDTH_MM - 26, -20)
        said["show-slider"] = sheet.group("show-slider", _bar(x, y))
        return
    size, x_mm = SIZE[asked["stone"]], asked.get("x", -1)
    key = ("slider", size, x_mm, view["hand_noise"], asked["seat"] == stage.seat)
    said["show-slider"] = stage.drawn(key) or stage.keep(
        key, _aimed(stage, size, x_mm, view["hand_noise"], asked["seat"] == stage.seat)
    )


def _stones_at_hand(said: dict[str, str], stage: Stage, stones: dict[str, int]) -> None:
    """VA-C1 The own stones lie before the line, one of each size, to take one of them."""
    for size, x_mm in ((2, 20), (1, 55), (0, 86)):
        kind = STONES[size].id
        if not stones[kind]:
            continue
        action, name = f"stone:{kind}", f"spot-at-hand-{size}"
        key = (name, stones[kind])
        x, y = stage.layout.in_tray(x_mm, -21)
        drawn = use(f"stone-{size}", 0, 0, 2 * MM * RADIUS_MM[size])
        plate = MM * RADIUS_MM[size] * 0.71 + 12
        drawn += f'<circle cx="{num(plate)}" cy="{num(plate)}" r="13"{paint("marble", "line", 1.4)}/>'
        drawn += text(plate, plate + 6, str(stones[kind]), 17)
        said[name] = stage.drawn(key) or stage.keep(
            key, sheet.round_spot(action, x, y, MM * RADIUS_MM[size] + 3, stage.explain(action), drawn, name)
        )
    said["show-slider"] = sheet.group("show-slider", "")


def _bar(x: float, y: float, angle: float = 0) -> str:
    turned = f" rotate({angle:.2f})" if angle else ""
    return f'<use href="#slider" transform="translate({num(x)} {num(y)}){turned} scale({MM})"/>'


def _fingerprint(stones: list[list[Any]]) -> str:
    """Tells one state of the quarry from another: a film begins only where the picture stands."""
    return f"{crc32(repr(stones).encode()):08x}"


# ---------------------------------------------------------------------- aiming


def _aimed(stage: Stage, size: int, x_mm: int, noise: bool, is_own: bool) -> str:
    """The stone before the line, the slider behind it, where they are going and how far the hand may miss.

    With ``x_mm`` -1 the position is still open. To everybody else it is a ghost, for nobody sees what one has in mind.
    """
    layout = stage.layout
    r = RADIUS_MM[size]
    left, line = layout.tray
    at_mm = TRAY_WIDTH_MM // 2 if x_mm < 0 else x_mm
    x, y = layout.in_tray(at_mm, -r)
    slides = f' data-slide="at {MM} {num(left)} {num(y)}"' if x_mm < 0 else ""
    here = f'<g{slides} transform="translate({num(x)} {num(y)})">'
    stone = use(f"stone-{size}", 0, 0, 2 * MM * r)
    lying = f'<g data-turn="slope .01">{_bar(0, MM * r)}</g>{stone}'
    if not is_own:
        return sheet.group("show-slider", f'<g opacity=".5">{here}{lying}</g></g>')
    top = line - MM * TRAY_DEPTH_MM
    wide = MM * TRAY_WIDTH_MM
    clip = f'<clipPath id="va-between-walls">{rect(left, top, wide, line + FOOT - top, "")}</clipPath>'
    ahead = f'<g clip-path="url(#va-between-walls)">{here}{_ahead(r, noise)}</g></g>'
    field = ""
    grip = f"<g>{lying}</g>"
    if x_mm < 0:
        zone = rect(left, line, wide, FOOT, ' fill="#fff" fill-opacity="0" pointer-events="all"')
        field = f'<g data-field="at {MM} {num(left)}">{zone}</g>'
        grip = f'<g class="handle" data-grip="at {MM}">{lying}{_focus_ring(MM * r + 5)}</g>'
    tip_by = MM * ARROW_MM / 100
    tip = (
        f'<g data-grip="slope {tip_by:.3f}" data-slide="slope {tip_by:.3f} 0 {num(-MM * ARROW_MM)}" '
        f'transform="translate(0 {num(-MM * ARROW_MM)})"><circle r="20" fill="#fff" fill-opacity="0" '
        f'pointer-events="all"/><circle r="9"{paint("glow", "ink", 1.6)}/>'
        f'<path d="M-4.500 0h9m-2.500-3l3 3l-3 3m-4-6l-3 3l3 3"{paint("none", "#2b1b12", 1.4)}/></g>'
    )
    foot = layout.on_ruler(0)[1] + 20
    scene = rect(left - 10, top - 40, wide + 20, foot - top + 40, ' data-scene="" fill="none" pointer-events="none"')
    return sheet.group("show-slider", f"{scene}{clip}{field}{ahead}{here}{grip}{tip}</g>{_scale(stage)}")


def _ahead(r: int, noise: bool) -> str:
    """From the stone's middle: the band in which the hand may go, the way, and where the stone will lie."""
    miss_mm, miss = (HAND_MISSES_MM, HAND_MISSES_SLOPE) if noise else (0, 0)
    near, far = MM * (r + miss_mm), MM * (r + miss_mm + 2 * r * miss / 100)
    deep = -2 * MM * r
    end_by = 2 * MM * r / 100
    band = (
        f'<path d="M{num(-near)} 0L{num(-far)} {num(deep)}A{num(far)} {num(MM * r)} 0 0 1 {num(far)} {num(deep)}'
        f'L{num(near)} 0A{num(near)} {num(MM * r)} 0 0 1 {num(-near)} 0Z"{paint("glow_soft", "glow", 2.2)} '
        'fill-opacity=".6" stroke-dasharray="7 4"/>'
    )
    way = f'<path d="M0 0V{num(-MM * ARROW_MM + 9)}"{paint("none", "#2b1b12", 1.8)} stroke-dasharray="3 5"/>'
    end = (
        f'<g data-slide="slope {end_by:.3f} 0 {num(deep)}" transform="translate(0 {num(deep)})">'
        f'<circle r="{num(MM * r)}"{paint("none", "#2b1b12", 1.6)} stroke-dasharray="5 4"/></g>'
    )
    return f'<g data-lean="slope .01">{band}{way}</g>{end}'


def _scale(stage: Stage) -> str:
    """The pointer on the scale of slopes."""
    layout = stage.layout
    x, y = layout.on_ruler(0)
    step = layout.on_ruler(1)[0] - x
    left, wide = layout.tray[0], MM * TRAY_WIDTH_MM
    zone = rect(left, y - 17, wide, 34, ' fill="#fff" fill-opacity="0" pointer-events="all"')
    pointer = (
        f'<rect x="-7" y="-16" width="14" height="32" rx="4"{paint("glow", "ink", 1.6)}/>'
        f'<path d="M0-11V11"{paint("none", "#2b1b12", 1.6)}/>{_focus_ring(20)}'
    )
    return (
        f'<g data-field="slope {step:.3f} {num(x)}">{zone}</g>'
        f'<g class="handle" data-grip="slope {step:.3f}" data-slide="slope {step:.3f} {num(x)} {num(y)}" '
        f'transform="translate({num(x)} {num(y)})">{pointer}</g>'
    )


def _focus_ring(radius: float) -> str:
    return f'<circle class="ring kf-glow_soft ks-glow" r="{num(radius)}" fill="none" stroke="#e8a400" opacity="0"/>'


# ---------------------------------------------------------------------- the film


def _film(stage: Stage, last: dict[str, Any], quarry_now: list[list[Any]]) -> str:
    """The last push as 20 to 30 moments, to be played once when it happens; nothing if it cannot be shown.

    ``data-frames``: for each actor, which are drawn within in the same order, its place in tenths of a millimetre, or
    nothing where it has not moved; ``!`` when it falls there, ``-`` when it is taken away. ``data-place``: x and y of
    the origin, and units for a tenth. ``data-over``: what is not shown meanwhile; the film begins where the state of
    the first of these is ``data-before``.
    """
    before = tuple([(SIZE[size], x, y) for size, x, y in last["before"]])
    after = tuple([(SIZE[size], x, y) for size, x, y in quarry_now])
    frames = _shot(before, SIZE[last["size"]], last["x"], last["slope"], after)
    if not frames:
        return ""
    left, line = stage.layout.tray
    actors = f"<g>{_bar(0, 0, degrees(atan(last['slope'] / 100)))}</g>"
    for size in [*[stone[0] for stone in before], SIZE[last["size"]]]:
        actors += f"<g>{use(f'stone-{size}', 0, 0, 2 * MM * RADIUS_MM[size])}</g>"
    return (
        f'<g id="show-film" display="none" data-over="show-quarry show-slider" '
        f'data-before="{_fingerprint(last["before"])}" data-place="{left:.2f} {line:.2f} {MM / 10:.3g} {-MM / 10:.3g}" '
        f'data-again="{esc(say(AIM["watch_again"], stage.lang))}" data-frames="{frames}">{actors}</g>'
    )


@lru_cache(maxsize=128)
def _shot(before: tuple[quarry.Stone, ...], size: int, x_mm: int, slope: int, after: tuple[quarry.Stone, ...]) -> str:
    """Films of late: every seat and layout shows the same.

    VA-P14 The record decides, not this machine: a push that would end otherwise here has no film.
    """
    done = quarry.push(before, size, x_mm, slope)
    if tuple(done.stones) != after:
        return ""
    frames: list[str] = []
    was: list[str] = []
    for frame in done.frames:
        now = ["-" if frame.slider is None else _tenths(frame.slider)]
        now += [_tenths(place) + ("!" if place[1] > _GROUND_UM else "") for place in frame.stones]
        frames.append(" ".join(["" if old == new else new for old, new in zip(was, now)] if was else now))
        was = now
    return ";".join(frames)


def _tenths(place: quarry.Place) -> str:
    return f"{round(place[0] / 100)},{round(place[1] / 100)}"
