"""The board as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tabularium as tab
from tabularium.core.match import begin
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import SMALL
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.board import LAYOUTS, assemble
from tabularium.games.via_appia.components import CARDS, LINES, PLACES, SPACES
from tabularium.games.via_appia.drawing.places import SLAB_SIDES, layout_for
from tabularium.games.via_appia.quarry import RADII
from tabularium.games.via_appia.text import explain

HOSTILE = ["<script>alert(1)</script>", "\"' onmouseover='x()", "]]> --> &lt;&amp;", "\x00\x1b[31m\u202e" + "W" * 200]
OFF_THE_BOARD = ("again", "stop")
"""What is chosen by a button only."""


def positions(seats: int, seed: int, every: int = 1, most: int = 400) -> Iterator[tab.Match]:
    """A match played at random, though fond of the road, seen from time to time; and its last position."""
    match = begin(GAME, seats, seed, {})
    rng = Random(seed)
    count = 0
    while match.decision is not None and count < most:
        if count % every == 0:
            yield match
        options = match.decision.options
        fond = [a for a in options if str(a).startswith(("lay:", "build", "go:", "travel", "trade:"))]
        match.play(rng.choice(fond if fond and rng.random() < 0.6 else options))
        count += 1
    yield match


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def actions(picture: str) -> set[str]:
    return set(re.findall(r'class="spot" data-action="([^"]+)"', picture))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_well_formed_with_unique_ids(seats: int, lang: str, layout: str) -> None:
    for match in positions(seats, seats, every=37):
        for seat in (None, 0, seats - 1):
            picture = match.svg(seat, lang, layout=layout)
            tree = parsed(picture)
            ids = [element.get("id") for element in tree.iter() if element.get("id")]
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(ids)
            assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= set(ids)
            width, height = [float(n) for n in tree.attrib["viewBox"].split()[2:]]
            assert (width > height) == (layout == "wide")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_hostile_names_are_escaped(layout: str) -> None:
    for match in positions(4, 3, every=100):
        tree = parsed(match.svg(0, "en", HOSTILE, layout))
        assert not [element for element in tree.iter() if element.tag.rpartition("}")[2] == "script"]
        for element in tree.iter():
            assert not any(name.startswith("on") for name in element.attrib)
            assert "\u202e" not in (element.text or "")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_option_that_belongs_on_the_board_has_its_spot(seats: int, layout: str) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        for match in positions(seats, seed):
            decision = match.decision
            if decision is None:
                continue
            offered = {str(action) for action in decision.options} - set(OFF_THE_BOARD)
            kinds.add(decision.kind)
            missing = offered - actions(match.svg(decision.seat, layout=layout))
            assert not missing, f"{decision.kind}: {missing}"
    assert {"taking_turn", "taking_card", "choosing_half", "choosing_position", "choosing_slope"} <= kinds
    assert {"trading", "building", "travelling"} <= kinds


def test_every_spot_offers_an_action_of_the_game_and_says_what_it_is_for() -> None:
    table = begin(GAME, 3, 1, {}).game.actions
    for match in positions(3, 1, every=19):
        for element in parsed(match.svg(0, "fr")).iter():
            if element.get("class") == "spot":
                table.parse(element.attrib["data-action"])
                assert (element[0].text or "").rstrip().endswith(".")
                assert "VA-" in (element[0].text or "")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_a_seat_cannot_know_does_not_change_its_picture(layout: str) -> None:
    for match in positions(3, 7, every=61):
        for seat in (*range(3), None):
            assert match.resample(seat, 1).svg(seat, layout=layout) == match.svg(seat, layout=layout)


def test_prices_of_a_journey_are_shown_to_the_traveller_only() -> None:
    for match in positions(2, 3):
        decision = match.decision
        if decision is not None and decision.kind == "travelling":
            mine, other = match.fragments(decision.seat), match.fragments(1 - decision.seat)
            for action in decision.options:
                key = sheet.spot_id(str(action))
                assert "Price: " in mine[key]
                assert "Price: " not in other[key]
            return
    pytest.fail("nobody travelled")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_patching_gives_the_same_picture_as_drawing_anew(layout: str) -> None:
    shown: dict[str, str] = {}
    for match in positions(4, 11, every=3):
        parts = match.fragments(1, "en", layout=layout)
        put, gone = sheet.changed(shown, parts)
        for key in gone:
            del shown[key]
        shown.update(put)
        view = match.view(1)["table"]
        assert assemble(shown, view, "en", layout) == match.svg(1, "en", layout=layout)


def test_each_fragment_carries_its_id_and_lies_in_its_layer() -> None:
    for match in positions(3, 2, every=50):
        for key, fragment in match.fragments(0).items():
            assert ET.fromstring(fragment).get("id") == key
            assert sheet.layer_of(key) in (*sheet.LAYERS, "head")


def pieces(match: tab.Match, layout: str = "wide") -> dict[str, Any]:
    tree = parsed(match.svg(None, layout=layout))
    layer = next(element for element in tree if element.get("id") == "layer-piece")
    assert layer.get("aria-hidden") == "true"
    for piece in layer:  # one flat layer, in absolute coordinates
        assert piece.get("class") == "piece"
        assert re.fullmatch(r"translate\([-\d.]+ [-\d.]+\)", piece.attrib["transform"])
    return {piece.attrib["id"]: piece for piece in layer}


def test_pawns_and_scores_keep_their_ids() -> None:
    names = {f"piece-{kind}-{seat}" for kind in ("pawn", "score") for seat in range(4)}
    for match in positions(4, 5, every=20):
        assert set(pieces(match)) == names
        assert {name for name in names if "pawn" in name} == set(pieces(match, "tall"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_stones_lie_to_scale_in_the_tray(layout: str) -> None:
    for match in positions(2, 4, every=60):
        table = match.view(None)["table"]
        tray = ET.fromstring(match.fragments(None, layout=layout)["show-quarry"])
        left, line, mm = (float(tray.attrib[f"data-{name}"]) for name in ("left", "line", "mm"))
        drawn = [element for element in tree_uses(tray) if "stone-" in element.attrib["href"]]
        assert len(drawn) == len(table["quarry"])
        for element, (size, x, y) in zip(drawn, table["quarry"], strict=True):
            found = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)", element.attrib["transform"])
            assert found is not None
            at_x, at_y, scale = (float(part) for part in found.groups())
            assert at_x == pytest.approx(left + mm * x / 1000, abs=0.06)
            assert at_y == pytest.approx(line - mm * y / 1000, abs=0.06)
            radius = RADII[("small", "medium", "large").index(size)]
            assert 20 * scale == pytest.approx(mm * radius, rel=0.01)


def tree_uses(element: ET.Element) -> list[ET.Element]:
    return [inner for inner in element.iter() if inner.tag.rpartition("}")[2] == "use"]


def test_the_film_of_the_last_push_ends_with_the_stones_as_they_lie() -> None:
    seen = 0
    for match in positions(2, 6, every=3, most=120):
        table = match.view(None)["table"]
        parts = match.fragments(None)
        last = table["last_push"]
        assert ("show-film" in parts) == (last is not None)
        if last is None:
            continue
        film = ET.fromstring(parts["show-film"])
        frames = [frame.split(" ") for frame in film.attrib["data-film"].split(";")]
        assert 20 <= len(frames) <= 30
        assert {len(frame) for frame in frames} == {len(last["before"]) + 2}
        assert frames[-1][0] == "-"
        ends = sorted(tuple(int(n) for n in place.split(",")) for place in frames[-1][1:])
        lie = sorted((x // 100, y // 100) for _, x, y in table["quarry"])
        assert set(lie) <= set(ends)
        assert len(ends) - len(lie) == len(last["fallen"])
        seen += 1
    assert seen


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_lies_outside_and_spaces_do_not_overlap(seats: int, layout: str) -> None:
    made = layout_for(layout, seats)
    for part in (*made.parts.values(), *made.mats):
        assert part.x >= 0
        assert part.y >= 0
        assert part.x + part.w <= made.width
        assert part.y + part.h <= made.height
    for number, space in enumerate(SPACES):
        for other in range(number):
            (x, y), (ox, oy) = made.places[number], made.places[other]
            apart = (SLAB_SIDES[space.size] + SLAB_SIDES[SPACES[other].size]) / 2
            assert max(abs(x - ox), abs(y - oy)) > apart, (space.id, SPACES[other].id)
    for a, b in LINES:  # a line is never longer than a step of the eye
        (x, y), (ox, oy) = made.line(a, b)
        assert abs(x - ox) + abs(y - oy) < 170


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_letters_are_too_small_to_read(layout: str) -> None:
    """Symbols are drawn in their own boxes; what is written on the board itself is never under the least size."""
    for match in positions(4, 3, every=100):
        for key, fragment in match.fragments(0, "fr", layout=layout).items():
            if key.startswith(("print-", "mat-", "show-", "spot-")):
                for size, words in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', fragment):
                    assert float(size) >= SMALL - 0.1, (key, words)


def test_every_thing_is_explained_in_both_languages() -> None:
    for thing in [*[place.id for place in PLACES], *[card.id for card in CARDS], "pile", "cart"]:
        said = {explain(thing, lang) for lang in ("en", "fr")}
        assert len(said) == 2
        for sentence in said:
            assert re.search(r"\(VA-[A-Z]+\d+.*\)\.$", sentence)


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(tab.TabulariumError, match="wide, tall"):
        begin(GAME, 2, 0, {}).svg(layout="round")
