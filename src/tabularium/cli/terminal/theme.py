"""The look: a Roman record office by lamplight. Terracotta, bronze and marble on dark umber."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.color import Color
from textual.theme import Theme

from tabularium.core.game import Game

NIGHT: Final = "#17110e"
"""Behind everything."""
SLATE: Final = "#221a15"
"""Of cards."""
SHADE: Final = "#2d231c"
"""Of what is chosen, and of bars."""
CLAY: Final = "#54291c"
"""Of titles."""
TERRACOTTA: Final = "#b4512e"
EMBER: Final = "#7d3922"
"""Under what is highlighted: both marble and dust can be read on it."""
BRONZE: Final = "#cf9156"
MARBLE: Final = "#efe6d8"
DUST: Final = "#a39585"
GOLD: Final = "#f4c752"
SILVER: Final = "#c8d0d8"

ROMAN: Final = Theme(
    name="roman",
    primary=TERRACOTTA,
    secondary=BRONZE,
    accent=GOLD,
    foreground=MARBLE,
    background=NIGHT,
    surface=SLATE,
    panel=SHADE,
    success="#8fbf6a",
    warning=GOLD,
    error="#e0614c",
    dark=True,
    variables={
        "border": BRONZE,
        "scrollbar": CLAY,
        "scrollbar-hover": TERRACOTTA,
        "scrollbar-active": TERRACOTTA,
        "scrollbar-background": NIGHT,
        "scrollbar-background-hover": NIGHT,
        "scrollbar-background-active": NIGHT,
        "scrollbar-corner-color": NIGHT,
        "clay": CLAY,
        "ember": EMBER,
        "marble": MARBLE,
        "dust": DUST,
        "bronze": BRONZE,
        "terracotta": TERRACOTTA,
        "slate": SLATE,
        "shade": SHADE,
        "night": NIGHT,
        "gold": GOLD,
        "input-cursor-background": BRONZE,
        "input-selection-background": f"{TERRACOTTA} 60%",
    },
)

_STYLES: Final = {
    "": "",
    "dim": DUST,
    "strong": f"bold {MARBLE}",
    "bronze": BRONZE,
    "silver": SILVER,
    "gold": GOLD,
    "white": "#ffffff",
    "blue": "#7fb0ff",
    "yellow": "#ffe27a",
    "purple": "#cf9bf0",
    "red": "#ff8a78",
    "green": "#86d98f",
}


def lighter(colour: str, share: float) -> str:
    """The colour mixed with this share of white, so that it can be read on a dark ground."""
    red, green, blue = Color.parse(colour).get_truecolor()
    mixed = [round(part + (255 - part) * share) for part in (red, green, blue)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def styles_for(game: Game) -> Mapping[str, str]:
    """How the styles that a game uses for its words look; a style that is not here looks plain."""
    seats = {f"seat{n}": f"bold {lighter(colour, 0.35)}" for n, colour in enumerate(game.seat_colours)}
    return {**_STYLES, **seats}


def seat_colour(game: Game, seat: int) -> str:
    colours = game.seat_colours
    return lighter(colours[seat % len(colours)], 0.35)
