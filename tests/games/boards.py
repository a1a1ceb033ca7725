"""Pictures of any game: positions to look at, and how to read what is drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from random import Random

import tabularium as tab
from tabularium.core.game import Value

LOOKS = 9


def positions(
    game: str, seats: int, seed: int, every: int = 1, options: dict[str, Value] | None = None
) -> Iterator[tab.Match]:
    """A random match, seen from time to time, and its end."""
    match = tab.new(game, seats=seats, seed=seed, options=options)
    rng = Random(seed)
    count = 0
    while match.decision is not None:
        if count % every == 0:
            yield match
        match.play(rng.choice(match.decision.options))
        count += 1
    yield match


@cache
def glimpses(game: str, seats: int) -> list[tab.Match]:
    """Some positions of one random match, from its beginning to its end: played once, looked at often."""
    seen = [match.copy() for match in positions(game, seats, seats, every=4)]
    return [seen[number * (len(seen) - 1) // (LOOKS - 1)] for number in range(LOOKS)]


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def spots(picture: str) -> set[str]:
    """The actions that can be chosen on the board."""
    return set(re.findall(r'class="spot" data-action="([^"]+)"', picture))


def pieces(match: tab.Match, layout: str = "wide") -> dict[str, ET.Element]:
    """What glides from place to place: one flat layer, in absolute coordinates."""
    layer = next(element for element in parsed(match.svg(None, layout=layout)) if element.get("id") == "layer-piece")
    assert layer.get("aria-hidden") == "true"
    for piece in layer:
        assert piece.get("class") == "piece"
        assert re.fullmatch(r"translate\([-\d.]+ [-\d.]+\)", piece.attrib["transform"])
    return {piece.attrib["id"]: piece for piece in layer}
