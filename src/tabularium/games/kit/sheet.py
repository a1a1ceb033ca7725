"""How fragments become a picture: layers, spots and pieces.

A board is a dict of keyed fragments, ``id -> one SVG element that carries this id``. The id says the layer:
``piece-disc-0`` lies in layer ``piece``. Within a layer fragments are ordered by id, so that whoever patches
a picture can insert a new one without asking; what must lie above something else lies in a later layer.
``head-`` fragments (title and description) stand first and are only ever replaced.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from tabularium.games.kit import cards, emblems, figures, houses, marks, panels
from tabularium.games.kit.lettering import FONT, esc
from tabularium.games.kit.palette import num, paint, style

LAYERS: Final = ("print", "mat", "show", "spot", "piece")
"""Printed board; players' mats; what lies there and cannot be chosen; what can be chosen; movable pieces."""


def layer_of(fragment_id: str) -> str:
    return fragment_id[: fragment_id.index("-")]


def piece(name: str, x: float, y: float, symbol: str, size: float = 40, is_seen: bool = True) -> str:
    """A movable piece: a symbol at absolute coordinates. Unseen ones wait where they will start from."""
    inner = f'<use href="#{symbol}"' + ("/>" if size == 40 else f' transform="scale({size / 40:.3g})"/>')
    unseen = "" if is_seen else ' opacity="0"'
    return f'<g id="piece-{name}" class="piece" transform="translate({num(x)} {num(y)})"{unseen}>{inner}</g>'


def round_spot(action: str, x: float, y: float, radius: float, title: str, content: str = "", name: str = "") -> str:
    """A round place where something can be chosen."""
    ring = f'<circle class="ring kf-glow_soft ks-glow" r="{num(radius)}"{_RING}/>'
    return _spot(action, x, y, title, content, ring, name, False)


def box_spot(
    action: str,
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    content: str = "",
    name: str = "",
    radius: float = 7,
    line: float = 4,
    is_dragged: bool = False,
) -> str:
    """A rectangular place where something can be chosen; (x, y) is its middle. ``line``: how thick its ring is.

    ``is_dragged``: choosing it takes up a piece that can be dragged to where it is put down next.
    """
    drawn = _RING if line == 4 else _RING.replace('stroke-width="4"', f'stroke-width="{num(line)}"')
    ring = (
        f'<rect class="ring kf-glow_soft ks-glow" x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" '
        f'height="{num(h)}" rx="{num(radius)}"{drawn}/>'
    )
    return _spot(action, x, y, title, content, ring, name, is_dragged)


def _spot(action: str, x: float, y: float, title: str, content: str, ring: str, name: str, is_dragged: bool) -> str:
    drag = ' data-drag=""' if is_dragged else ""
    return (
        f'<g id="{esc(name or spot_id(action))}" class="spot" data-action="{esc(action)}"{drag} '
        f'transform="translate({num(x)} {num(y)})"><title>{esc(title)}</title>{content}{ring}</g>'
    )


_RING: Final = ' fill="#fff0b8" fill-opacity=".12" stroke="#e8a400" stroke-width="4" opacity="0" pointer-events="all"'


def turning(
    fragment: str, x: float, y: float, angle: int, right: float = 0, down: float = 0, upright: bool = True
) -> str:
    """The fragment on a wheel around (x, y) that has turned clockwise by so many degrees.

    ``right`` and ``down``: where it lies while the wheel stands at 0. Whoever patches the picture lets it travel on its
    arc, because the functions of its transform stay the same; an upright one keeps its head up all the way.
    """
    head, _, rest = fragment.partition(">")
    place = f"translate({num(x)} {num(y)}) rotate({angle})"
    if upright:
        place += f" translate({num(right)} {num(down)}) rotate({-angle})"
    head = _TRANSFORM.sub("", head, count=1)
    return f'{head} data-turns="" transform="{place}">{rest}'


def aside(spot: str) -> str:
    """A spot for something one may do besides what is asked: a board that scrolls does not go there by itself."""
    return spot.replace(' class="spot"', ' data-aside="" class="spot"', 1)


_TRANSFORM: Final = re.compile(r' transform="[^"]*"')


def spot_id(action: str) -> str:
    """``place:arena_1a`` is offered at ``spot-place-arena_1a``."""
    return "spot-" + action.replace(":", "-").replace(".", "-")


def group(fragment_id: str, content: str, x: float = 0, y: float = 0) -> str:
    """A keyed group."""
    moved = f' transform="translate({num(x)} {num(y)})"' if x or y else ""
    return f'<g id="{fragment_id}"{moved}>{content}</g>'


SYMBOLS: Final[dict[str, str]] = {**marks.SYMBOLS, **emblems.SYMBOLS, **houses.SYMBOLS, **figures.SYMBOLS}


def defs(wanted: Iterable[str], own: Mapping[str, str]) -> str:
    """The definitions a picture needs: these symbols of the kit, and the game's own, with all they refer to."""
    known = {**SYMBOLS, **own}
    needed: dict[str, None] = {}
    waiting = [*own, *wanted]
    while waiting:
        name = waiting.pop()
        if name not in needed:
            needed[name] = None
            for part in known[name].split('href="#')[1:]:
                waiting.append(part[: part.index('"')])
    drawn = "".join([f'<g id="{name}">{known[name]}</g>' for name in sorted(needed)])
    return f"<defs>{marks.GRADIENTS}{cards.GRADIENTS}{panels.DEFS}{drawn}</defs>"


def head(width: float, height: float, lang: str, definitions: str) -> tuple[str, str]:
    """What comes before and after the title and description of a picture; the same for all its positions."""
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" lang="{esc(lang)}" '
        f'role="group" aria-labelledby="head-title" aria-describedby="head-desc" font-family="{esc(FONT)}" '
        'font-weight="700" text-anchor="middle">'
    )
    ground = f'<rect id="ground" width="{num(width)}" height="{num(height)}"{paint("table")}/>'
    return opening, f"<style>{style()}</style>{definitions}{ground}"


def titles(title: str, description: str) -> dict[str, str]:
    return {
        "head-title": f'<title id="head-title">{esc(title)}</title>',
        "head-desc": f'<desc id="head-desc">{esc(description)}</desc>',
    }


def assemble(opening: str, ground: str, fragments: Mapping[str, str]) -> str:
    """The whole picture: every fragment in its layer, ordered by id."""
    layers: dict[str, list[str]] = {layer: [] for layer in LAYERS}
    for key in sorted(fragments):
        layer = key[: key.index("-")]
        if layer != "head":
            layers[layer].append(fragments[key])
    parts = [opening, fragments["head-title"], fragments["head-desc"], ground]
    for layer in LAYERS:
        hidden = ' aria-hidden="true"' if layer == "piece" else ""
        parts.append(f'<g id="layer-{layer}"{hidden}>')
        parts += layers[layer]
        parts.append("</g>")
    parts.append("</svg>")
    return "".join(parts)


def changed(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """What a picture that shows ``before`` needs in order to show ``after``: fragments to set, ids to remove."""
    put = {key: fragment for key, fragment in after.items() if before.get(key) != fragment}
    return put, [key for key in before if key not in after]
