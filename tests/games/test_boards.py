"""The board of every game as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib import import_module

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import SMALL
from tests.games.boards import glimpses, parsed, pieces

TABLES = [(game.id, seats) for game in tab.games() for seats in game.seats]
FULL = [(game.id, game.seats[-1]) for game in tab.games()]
NARROWEST = {"wide": 1240, "square": 929, "tall": 390}
"""How many pixels a board has at least, on a screen of 1700, 1280 and 390 (see `static/layout.js`)."""
HOSTILE = [
    "<script>alert(1)</script>",
    "\"' onmouseover='x()",
    "]]> --> &lt;&amp;",
    "\u202eתיבה\u202c \u2067x",
    "\x00\x1b[31m" + "W" * 200,
]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_picture_is_well_formed_with_unique_ids(game: str, seats: int, layout: str) -> None:
    for number, match in enumerate(glimpses(game, seats)[::2]):
        for seat in (None, seats - 1):
            picture = match.svg(seat, "en" if number % 2 else "fr", layout=layout)
            tree = parsed(picture)
            ids = [element.get("id") for element in tree.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)
            assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids)
            width, height = box(tree)
            assert (height > 2 * width) == (layout == "tall")


def test_pictures_on_one_page_of_a_notebook_share_no_names() -> None:
    """A disc of one game is not drawn in the colours of another."""
    page: set[str] = set()
    for game, seats in FULL:
        for match in glimpses(game, seats)[:2]:
            picture = match._repr_svg_()
            ids = {element.attrib["id"] for element in parsed(picture).iter() if "id" in element.attrib}
            refers = r'(?:href="#|url\(#|aria-labelledby="|aria-describedby=")([^")]+)'
            assert {name for names in re.findall(refers, picture) for name in names.split()} <= ids
            assert not ids & page
            page |= ids


def box(picture: ET.Element) -> tuple[float, float]:
    """How wide and how high a picture is."""
    wide, high = picture.attrib["viewBox"].split()[2:]
    return float(wide), float(high)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_mat_lies_on_another_or_beyond_the_edge(game: str, seats: int, layout: str) -> None:
    for seat in (None, *range(seats)):
        tree = parsed(glimpses(game, seats)[0].svg(seat, layout=layout))
        width, height = box(tree)
        found: list[tuple[float, float, float, float]] = []
        for element in next(layer for layer in tree if layer.get("id") == "layer-mat"):
            key, frame = element.attrib["id"], element.find("{http://www.w3.org/2000/svg}rect")
            if re.fullmatch(r"mat-(\d|[a-z]+)", key) and frame is not None:
                x, y, w, h = (float(frame.attrib[name]) for name in ("x", "y", "width", "height"))
                assert 0 <= x <= width - w, key
                assert 0 <= y <= height - h, key
                assert all(x >= a + c or a >= x + w or y >= b + d or b >= y + h for a, b, c, d in found), key
                found.append((x, y, w, h))
        assert len(found) >= seats


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_hostile_names_are_escaped(game: str, seats: int, layout: str) -> None:
    for match in glimpses(game, seats)[::3]:
        tree = parsed(match.svg(0, "en", HOSTILE[:seats], layout))
        assert not [element for element in tree.iter() if element.tag.rpartition("}")[2] == "script"]
        for element in tree.iter():
            assert not any(name.startswith("on") for name in element.attrib)
            assert "\u202e" not in (element.text or "")


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_every_spot_offers_an_action_of_the_game_and_says_what_it_is_for(game: str, seats: int) -> None:
    seen = 0
    for match in glimpses(game, seats):
        seat = 0 if match.decision is None else match.decision.seat
        for element in parsed(match.svg(seat, "fr")).iter():
            if element.get("class") == "spot":
                match.game.actions.parse(element.attrib["data-action"])
                assert (element[0].text or "").rstrip().endswith(".")
                assert f"{match.game.prefix}-" in (element[0].text or "")
                seen += 1
    assert seen


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_what_a_seat_cannot_know_does_not_change_its_picture(game: str, seats: int, layout: str) -> None:
    for match in glimpses(game, seats)[::2]:
        for seat in (*range(seats), None):
            assert match.resample(seat, 1).svg(seat, layout=layout) == match.svg(seat, layout=layout)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_patching_gives_the_same_picture_as_drawing_anew(game: str, seats: int, layout: str) -> None:
    assemble = import_module(f"tabularium.games.{game}.board").assemble
    shown: dict[str, str] = {}
    for match in glimpses(game, seats):
        put, gone = sheet.changed(shown, match.fragments(0, "en", layout=layout))
        for key in gone:
            del shown[key]
        shown.update(put)
        assert assemble(shown, match.view(0)["table"], "en", layout) == match.svg(0, "en", layout=layout)


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_each_fragment_carries_its_id_and_lies_in_its_layer(game: str, seats: int) -> None:
    for match in glimpses(game, seats)[::2]:
        parts = match.fragments(0)
        for key, fragment in parts.items():
            assert ET.fromstring(fragment).get("id") == key
            assert sheet.layer_of(key) in (*sheet.LAYERS, "head")
        for layer in parsed(match.svg(0)):
            name = layer.get("id") or ""
            if name.startswith("layer-"):
                inside = [child.attrib["id"] for child in layer]
                assert inside == sorted(inside)
                assert set(inside) == {key for key in parts if f"layer-{sheet.layer_of(key)}" == name}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_pieces_lie_in_one_flat_layer_and_stay_there(game: str, seats: int, layout: str) -> None:
    known: set[str] = set()
    for match in glimpses(game, seats):
        there = set(pieces(match, layout))
        assert known <= there
        known = there
    assert known


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("game", "seats"), FULL)
def test_no_letters_are_too_small_to_read(game: str, seats: int, layout: str) -> None:
    """Symbols are drawn in their own boxes; what is written on the board itself is never under the least size, and
    has about ten pixels or more on the narrowest screen that is shown this layout."""
    matches = glimpses(game, seats)[::2]
    least = max(SMALL, 9.8 * box(parsed(matches[0].svg(0, layout=layout)))[0] / NARROWEST[layout])
    for match in matches:
        for key, fragment in match.fragments(0, "fr", layout=layout).items():
            if key.startswith(("print-", "mat-", "show-", "spot-")):
                for size, words in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', fragment):
                    assert float(size) >= least - 0.1 or words == "+", (key, words)


@pytest.mark.parametrize("game", [game for game, _ in FULL])
def test_an_unknown_layout_is_refused(game: str) -> None:
    with pytest.raises(tab.TabulariumError, match="wide, square, tall"):
        glimpses(game, FULL[[name for name, _ in FULL].index(game)][1])[0].svg(layout="round")
