"""The board as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from random import Random

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.core.match import begin
from tabularium.games.kit import sheet
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.board import fragments
from tabularium.games.via_appia.components import CARDS, LINES, PLACES, SPACES
from tabularium.games.via_appia.drawing.places import SLAB_SIDES, layout_for
from tabularium.games.via_appia.quarry import RADII
from tabularium.games.via_appia.text import explain
from tabularium.games.via_appia.view import view
from tests.games.boards import pieces, spots
from tests.games.via_appia.playing import NAMES, pave, play, shove, stones, table, work_out

OFF_THE_BOARD = ("again", "stop")
"""What is chosen by a button only."""
AIMED = ("choosing_position", "choosing_slope")
"""What is set on a scale: see ``test_gauges.py``."""


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
            if decision.kind in AIMED:
                continue
            missing = offered - spots(match.svg(decision.seat, layout=layout))
            assert not missing, f"{decision.kind}: {missing}"
    assert {"taking_turn", "taking_card", "choosing_half", *AIMED} <= kinds
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


def moments(film: ET.Element) -> list[list[str]]:
    """The places of all actors in every frame, with those that have not moved where they were."""
    frames: list[list[str]] = []
    for frame in film.attrib["data-frames"].split(";"):
        entries = frame.split(" ")
        frames.append([entry or frames[-1][place] for place, entry in enumerate(entries)])
    return frames


def lies_at(entry: str) -> tuple[int, ...]:
    return tuple(int(n) for n in entry.rstrip("!").split(","))


def test_the_film_of_the_last_push_begins_and_ends_with_the_stones_as_they_lie() -> None:
    """VA-P14: 20 to 30 moments, small enough to be sent to everybody."""
    seen = falls = 0
    for match in positions(2, 6, every=3, most=120):
        table = match.view(None)["table"]
        parts = match.fragments(None)
        last = table["last_push"]
        assert ("show-film" in parts) == (last is not None)
        if last is None:
            continue
        assert len(parts["show-film"]) < 16_000
        film = ET.fromstring(parts["show-film"])
        frames = moments(film)
        assert 20 <= len(frames) <= 30
        assert {len(frame) for frame in frames} == {len(last["before"]) + 2} == {len(film)}
        starts = [lies_at(entry) for entry in frames[0][1:-1]]
        assert starts == [(round(x / 100), round(y / 100)) for _, x, y in last["before"]]
        assert frames[-1][0] == "-"
        ends = sorted(lies_at(entry) for entry in frames[-1][1:] if not entry.endswith("!"))
        assert ends == sorted((round(x / 100), round(y / 100)) for _, x, y in table["quarry"])
        fallen = [entry for entry in frames[-1] if entry.endswith("!")]
        assert len(fallen) == len(last["fallen"])
        falls += len(fallen)
        seen += 1
    assert seen
    assert falls


@pytest.mark.clause("VA-P14")
def test_a_push_that_would_end_otherwise_has_no_film() -> None:
    """The record decides: nothing is shown that does not end as it says."""
    s = table(2)
    stones(s, 0, small=3)
    play(s, "quarry", "at:40", "slope:0")
    work_out(s)
    assert "show-film" in fragments(view(s, 0), "en", NAMES)
    s = table(2)
    stones(s, 0, small=3)
    play(s, "quarry")
    shove(s, "small", "l")  # recorded so, whatever physics would say
    said = fragments(view(s, 0), "en", NAMES)
    assert "show-film" not in said
    assert said["show-quarry"].count("<use") == len(s.quarry)


def test_a_slab_keeps_the_number_of_its_space() -> None:
    s = table(2)
    pave(s, "a05", "a06", "b12")
    said = fragments(view(s, 0), "en", NAMES)
    for space, number in (("a05", "5"), ("a06", "6"), ("b12", "12")):
        written = [element.text for element in ET.fromstring(said[f"spot-go-{space}"]).iter("text")]
        assert written == [number]


def test_a_film_begins_only_where_the_picture_stands() -> None:
    """What tells the quarry before a push from the one after it, and from all others."""
    match = begin(GAME, 2, 5, {})
    states: list[str] = []
    rng = Random(3)
    while len(states) < 4:
        assert match.decision is not None
        quarry = ET.fromstring(match.fragments(None)["show-quarry"]).attrib["data-state"]
        if match.decision.kind == "choosing_slope":
            states.append(quarry)
            match.play(rng.choice(match.decision.options))
            film = ET.fromstring(match.fragments(None)["show-film"])
            assert film.attrib["data-before"] == quarry
            assert ET.fromstring(match.fragments(None)["show-quarry"]).attrib["data-state"] != quarry
        else:
            match.play(next((a for a in match.decision.options if str(a) == "quarry"), match.decision.options[0]))
    assert len(set(states)) == len(states)


def test_slabs_that_can_be_taken_are_lit_in_the_cart() -> None:
    """VA-C4, VA-C5: every size that may be taken has a spot there, and no other has."""
    seen: set[str] = set()
    for seed in range(3):
        for match in positions(2, seed, most=200):
            decision = match.decision
            if decision is None:
                continue
            parts = match.fragments(decision.seat)
            spots_there = {key: ET.fromstring(parts[key]).attrib["data-action"] for key in parts if "spot-cart" in key}
            options = [str(action) for action in decision.options]
            assert set(spots_there.values()) <= set(options)
            takes = {option.rpartition(".")[2] for option in options if option.startswith("trade:")}
            if decision.kind == "trading":
                assert {action.rpartition(".")[2] for action in spots_there.values()} == takes
                seen |= takes
            other = match.fragments(1 - decision.seat)
            assert not [key for key in other if "spot-cart" in key]
    assert seen == {"small", "medium", "large"}


def test_the_own_stones_lie_before_the_line_to_take_one() -> None:
    for match in positions(2, 2):
        decision = match.decision
        if decision is not None and decision.kind == "choosing_stone":
            parts = match.fragments(decision.seat)
            lying = [ET.fromstring(parts[key]).attrib["data-action"] for key in parts if "spot-at-hand" in key]
            assert sorted(lying) == sorted(str(action) for action in decision.options)
            return
    pytest.fail("nobody had a choice of stones")


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
