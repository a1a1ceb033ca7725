"""Colours by name. Those of the room and the board follow the page's theme; those of pieces never change.

Every themed shape carries its light colour as a plain attribute, for programs that know no style sheets,
and a class whose rule asks the page: ``fill: var(--tab-marble, ...)``. A page sets the custom properties
(:func:`theme_css`), a picture that stands alone falls back on the light colours.
"""

from __future__ import annotations

from typing import Final

THEME: Final[dict[str, tuple[str, str]]] = {
    # name: (light, dark)
    "table": ("#efe6d3", "#181411"),
    "board": ("#d8b482", "#3b2c20"),
    "board_edge": ("#a8703f", "#22180f"),
    "marble": ("#faf5e9", "#2f2822"),
    "marble_low": ("#ece0c8", "#251f1a"),
    "vein": ("#cdbfa3", "#4d4238"),
    "inset": ("#f3e9d3", "#3d342b"),
    "inset_edge": ("#b89b6c", "#7d664a"),
    "ink": ("#35241a", "#f3e8d2"),
    "ink_soft": ("#6b5440", "#c6b08f"),
    "line": ("#8c5b2e", "#a8784a"),
    "band": ("#8a2c1e", "#74261b"),
    "band_edge": ("#5f1a10", "#48140c"),
    "band_ink": ("#f9e7bd", "#f5dfae"),
    "sea": ("#4b938c", "#1f5553"),
    "sea_deep": ("#2f736f", "#153f40"),
    "foam": ("#bfe0d6", "#5f9d96"),
    "sand": ("#ecd19b", "#7a6140"),
    "sand_deep": ("#d3ad6c", "#5c4730"),
    "stone": ("#e6dac2", "#574b3f"),
    "stone_deep": ("#c9b794", "#40362d"),
    "brick": ("#bf6a41", "#83452a"),
    "brick_deep": ("#94482a", "#5b2d1b"),
    "ochre": ("#dda94f", "#9a7233"),
    "green": ("#7f9a63", "#4d6340"),
    "glow": ("#e8a400", "#ffc83d"),
    "glow_soft": ("#fff0b8", "#ffe08a"),
}
"""What follows the theme."""

INK: Final = "#2b1b12"
"""Outlines and letters on pieces, whatever the theme."""
PAPER: Final = "#fbf5e6"
PAPER_LOW: Final = "#eadcbd"
BONE: Final = "#fffaf0"
RED: Final = "#9c2f22"
RED_LOW: Final = "#6d1c13"
GOLD_LINE: Final = "#d9a63c"
LEAF: Final = "#6d8f4e"
SKIN: Final = "#c98f66"
SHADOW: Final = "#1d120a"

METALS: Final[dict[str, tuple[str, str, str]]] = {
    # light, middle, dark
    "bronze": ("#eab184", "#bd7440", "#743d1a"),
    "silver": ("#f7fafb", "#bcc4ca", "#66717b"),
    "gold": ("#fff0a8", "#e8b93a", "#8f640c"),
}

DICE: Final[dict[str, tuple[str, str, str]]] = {
    "red": ("#c9483a", "#a12b20", "#63150e"),
    "blue": ("#4d83c4", "#2d5d9c", "#173762"),
    "bone": ("#fffaf0", "#eee0c4", "#a58f6b"),
    "black": ("#5a5048", "#38302a", "#16110d"),
}

DYES: Final[dict[str, tuple[str, str]]] = {
    # laurels and villas: (colour, its shade)
    "white": ("#f6f1e6", "#8d8371"),
    "blue": ("#3f78bd", "#1f4577"),
    "yellow": ("#efc02f", "#94700b"),
    "purple": ("#8a4a9c", "#522362"),
    "green": ("#6d8f4e", "#3c5727"),
    "red": ("#b8402f", "#6f1c12"),
    "gold": ("#dba92f", "#86600d"),
    "bronze": ("#b06c39", "#6a3a19"),
}

SEATS: Final[dict[str, tuple[str, str, str]]] = {
    # players: (colour, its shade, the letter's colour on it)
    "blue": ("#2f6fc0", "#153a6e", "#ffffff"),
    "green": ("#3f8f4f", "#1a4a26", "#ffffff"),
    "yellow": ("#f2c832", "#8a6a06", "#2b1b12"),
    "red": ("#c23a2e", "#6a150e", "#ffffff"),
    "orange": ("#ee8522", "#8a4204", "#2b1b12"),
    "purple": ("#8448a0", "#452057", "#ffffff"),
    "white": ("#f4efe4", "#8c8272", "#2b1b12"),
    "black": ("#453d37", "#14100d", "#ffffff"),
}

SHAPES: Final = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
LETTERS: Final = "ABCDEF"


def num(value: float) -> str:
    """A coordinate, as short as can be."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def paint(fill: str = "none", stroke: str = "", width: float = 0) -> str:
    """The attributes of a shape; a colour is a name of the theme or a plain colour."""
    classes = ""
    if fill in THEME:
        classes, fill = f"kf-{fill}", THEME[fill][0]
    said = f' fill="{fill}"' if fill else ""
    if stroke:
        if stroke in THEME:
            classes, stroke = f"{classes} ks-{stroke}".strip(), THEME[stroke][0]
        said += f' stroke="{stroke}"'
        if width:
            said += f' stroke-width="{num(width) if width >= 0.1 else width}"'
    return f' class="{classes}"{said}' if classes else said


def stop(offset: str, colour: str, opacity: str = "") -> str:
    """A stop of a gradient, in a colour of the theme or a plain one."""
    named = colour in THEME
    said = f' class="kg-{colour}"' if named else ""
    seen = f' stop-opacity="{opacity}"' if opacity else ""
    return f'<stop offset="{offset}"{said} stop-color="{THEME[colour][0] if named else colour}"{seen}/>'


def gradient(name: str, *stops: str, slanted: bool = False) -> str:
    """A gradient from top to bottom, or slanted."""
    end = 'x2="1" y2="1"' if slanted else 'x2="0" y2="1"'
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{"".join(stops)}</linearGradient>'


def style() -> str:
    """The rules a picture carries within itself. Programs without custom properties skip them all."""
    rules: list[str] = []
    for name, (light, _) in THEME.items():
        value = f"var(--tab-{name.replace('_', '-')},{light})"
        rules.append(f".kf-{name}{{fill:{value}}}.ks-{name}{{stroke:{value}}}.kg-{name}{{stop-color:{value}}}")
    return f"@supports(color:var(--x)){{{''.join(rules)}}}{_BEHAVIOUR}"


_BEHAVIOUR: Final = (
    "@supports(color:var(--x)){"
    ".ring,.glow{opacity:0}.piece{pointer-events:none}"
    ".spot{outline:none}.spot .hit{fill:transparent}"
    ".spot.lit{cursor:pointer}.spot.lit .ring{opacity:1}.spot.lit .glow{opacity:.5}"
    ".spot.lit:hover .glow{opacity:.85}"
    ".spot:focus .ring,.spot:focus-visible .ring{opacity:1;stroke-width:5;stroke-dasharray:none}"
    ".spot.no{cursor:not-allowed}.spot.no .ring{opacity:.55;stroke:#8a2c1e;stroke-dasharray:3 4}"
    ".piece{transition:transform .5s cubic-bezier(.3,.1,.2,1),opacity .25s}"
    "[data-turns]{transition:transform 1.6s cubic-bezier(.45,.05,.25,1)}"
    "}"
    "@media(prefers-reduced-motion:reduce){.piece,[data-turns]{transition:none}}"
)


def theme_css(dark: bool) -> str:
    """The custom properties of a theme, for a page to put into the rule of its choice."""
    return "".join([f"--tab-{name.replace('_', '-')}:{pair[1 if dark else 0]};" for name, pair in THEME.items()])
