"""The board as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from random import Random

import pytest

import tabularium as tab
from tabularium.core.match import begin
from tabularium.games.kit import sheet
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.board import LAYOUTS
from tabularium.games.via_appia.components import CARDS, LINES, PLACES, SPACES
from tabularium.games.via_appia.drawing.places import SLAB_SIDES, layout_for
from tabularium.games.via_appia.quarry import RADII
from tabularium.games.via_appia.text import explain
from tests.games.boards import pieces, spots

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
            missing = offered - spots(match.svg(decision.seat, layout=layout))
            assert not missing, f"{decision.kind}: {missing}"
    assert {"taking_turn", "taking_card", "choosing_half", "choosing_position", "choosing_slope"} <= kinds
    assert {"trading", "building", "travelling"} <= kinds


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


def test_every_thing_is_explained_in_both_languages() -> None:
    for thing in [*[place.id for place in PLACES], *[card.id for card in CARDS], "pile", "cart"]:
        said = {explain(thing, lang) for lang in ("en", "fr")}
        assert len(said) == 2
        for sentence in said:
            assert re.search(r"\(VA-[A-Z]+\d+.*\)\.$", sentence)
