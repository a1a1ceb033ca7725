"""The board as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tabularium as tab
from tabularium.games.aquileia.board import LAYOUTS, assemble, fragments
from tabularium.games.aquileia.components import CARDS, DECKS, LOTS, SPACES
from tabularium.games.aquileia.text import explain
from tabularium.games.aquileia.view import view
from tabularium.games.kit import sheet
from tabularium.games.kit.lettering import SMALL
from tests.games.aquileia.playing import ARENA, NAMES, STEFAN, WALTER, begin, play, stand, table

HOSTILE = [
    "<script>alert(1)</script>",
    "\"' onmouseover='x()",
    "]]> --> &lt;&amp;",
    "\u202eתיבה\u202c \u2067x",
    "\x00\x1b[31m" + "W" * 200,
]
OFF_THE_BOARD = ("pass", "done", "blue:0")
"""What is chosen by a button only; so is how to pay slaves (``pay:``)."""


def positions(seats: int, seed: int, every: int = 1) -> Iterator[tab.Match]:
    """A random match, seen from time to time, and its end."""
    match = tab.new("aquileia", seats=seats, seed=seed)
    rng = Random(seed)
    count = 0
    while match.decision is not None:
        if count % every == 0:
            yield match
        match.play(rng.choice(match.decision.options))
        count += 1
    yield match


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)


def actions(picture: str) -> set[str]:
    return set(re.findall(r'class="spot" data-action="([^"]+)"', picture))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_picture_is_well_formed_with_unique_ids(seats: int, lang: str, layout: str) -> None:
    for match in positions(seats, seats, every=17):
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
    for match in positions(5, 3, every=40):
        tree = parsed(match.svg(0, "en", HOSTILE, layout))
        assert not [element for element in tree.iter() if element.tag.rpartition("}")[2] == "script"]
        for element in tree.iter():
            assert not any(name.startswith("on") for name in element.attrib)
            assert "\u202e" not in (element.text or "")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_option_that_belongs_on_the_board_has_its_spot(seats: int, layout: str) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        for match in positions(seats, seed):
            decision = match.decision
            if decision is None:
                continue
            offered = {str(action) for action in decision.options}
            offered = {a for a in offered if a not in OFF_THE_BOARD and not a.startswith("pay:")}
            kinds.add(decision.kind)
            missing = offered - actions(match.svg(decision.seat, layout=layout))
            assert not missing, f"{decision.kind}: {missing}"
    assert {"placing", "building", "bidding", "playing_cards", "exchanging", "buy_card", "buy_servi"} <= kinds


def test_every_spot_offers_an_action_of_the_game_and_says_what_it_is_for() -> None:
    table = tab.new("aquileia", seats=3, seed=1).game.actions
    for match in positions(3, 1, every=5):
        for element in parsed(match.svg(0, "fr")).iter():
            if element.get("class") == "spot":
                table.parse(element.attrib["data-action"])
                assert (element[0].text or "").rstrip().endswith(".")
                assert "AQ-" in (element[0].text or "")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_what_a_seat_cannot_know_does_not_change_its_picture(seats: int, layout: str) -> None:
    for match in positions(seats, 7, every=23):
        for seat in (*range(seats), None):
            for seed in (1, 2):
                other = match.resample(seat, seed)
                assert other.svg(seat, layout=layout) == match.svg(seat, layout=layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_patching_gives_the_same_picture_as_drawing_anew(layout: str) -> None:
    shown: dict[str, str] = {}
    sizes: list[int] = []
    for match in positions(4, 11):
        parts = match.fragments(1, "en", layout=layout)
        put, gone = sheet.changed(shown, parts)
        sizes.append(sum(len(fragment) for fragment in put.values()))
        for key in gone:
            del shown[key]
        shown.update(put)
        view = match.view(1)["table"]
        assert assemble(shown, view, "en", layout) == match.svg(1, "en", layout=layout)
    assert sorted(sizes[1:])[len(sizes) // 2] < 3000


def test_each_fragment_carries_its_id_and_lies_in_its_layer() -> None:
    for match in positions(3, 2, every=30):
        parts = match.fragments(0)
        for key, fragment in parts.items():
            assert ET.fromstring(fragment).get("id") == key
            assert sheet.layer_of(key) in (*sheet.LAYERS, "head")
        tree = parsed(match.svg(0))
        for layer in tree:
            name = layer.get("id") or ""
            if name.startswith("layer-"):
                inside = [child.attrib["id"] for child in layer]
                assert inside == sorted(inside)
                assert set(inside) == {key for key in parts if f"layer-{sheet.layer_of(key)}" == name}


def pieces(match: tab.Match, layout: str = "wide") -> dict[str, Any]:
    tree = parsed(match.svg(None, layout=layout))
    layer = next(element for element in tree if element.get("id") == "layer-piece")
    assert layer.get("aria-hidden") == "true"
    for piece in layer:  # one flat layer, in absolute coordinates
        assert piece.get("class") == "piece"
        assert re.fullmatch(r"translate\([-\d.]+ [-\d.]+\)", piece.attrib["transform"])
    return {piece.attrib["id"]: piece for piece in layer}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_henchman_keeps_his_id_from_the_reserve_to_a_space_and_back(layout: str) -> None:
    match = tab.new("aquileia", seats=2, seed=1, options={"first_player": "1"})
    at_home = pieces(match, layout)["piece-henchman-0-dolus"]
    assert at_home.get("opacity") == "0"
    before = pieces(match, layout)
    match.play("place:dolus")
    after = pieces(match, layout)
    moved = {key for key in after if after[key].get("transform") != before[key].get("transform")}
    assert moved == {"piece-henchman-0-dolus"}
    assert after["piece-henchman-0-dolus"].get("opacity") is None


def test_pieces_stay_from_position_to_position() -> None:
    known: set[str] = set()
    for match in positions(4, 5, every=3):
        there = pieces(match)
        assert known <= set(there)
        known = set(there)
        table = match.view(None)["table"]
        seen = {key for key, piece in there.items() if piece.get("opacity") != "0"}
        standing = {f"piece-henchman-{owner}-{space}" for space, owner in table["spaces"].items() if owner is not None}
        assert {key for key in seen if key.startswith("piece-henchman-")} == standing
        built = {f"piece-house-{lot}" for lot, owner in table["lots"].items() if owner is not None}
        assert {key for key in seen if key.startswith("piece-house-")} == built


def dice_on(parts: dict[str, str]) -> list[str]:
    """The dice in the tray, each drawn within a group of its own that carries the number of the roll."""
    dice = [ET.fromstring(parts[key]) for key in sorted(parts) if key.startswith("show-die-")]
    return [f"{die[0].attrib['class']} {die[0][0].attrib['href']}" for die in dice]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_dice_of_the_last_roll_lie_in_the_tray(layout: str) -> None:
    s = table(3)
    assert dice_on(fragments(view(s, None), "en", NAMES, layout)) == []
    assert "show-roll" not in fragments(view(s, None), "en", NAMES, layout)
    stand(s, STEFAN, "arena_1a")
    stand(s, WALTER, "arena_1b")
    s.blue_holder, s.blue_dice = WALTER, 4
    play(begin(s, ARENA), "roll:bronze.silver.gold")
    first = fragments(view(s, None), "en", NAMES, layout)
    assert dice_on(first) == [f"rolled r1 #die-red-{metal}" for metal in ("bronze", "silver", "gold")]
    assert "Last roll, Stefan: bronze, silver, gold" in first["show-roll"]
    assert "#badge-0" in first["show-roll"]
    play(s, "roll:bronze.silver.gold")
    second = fragments(view(s, None), "fr", NAMES, layout)
    assert dice_on(second) == [f"rolled r2 #die-red-{metal}" for metal in ("bronze", "silver", "gold")]
    assert "#badge-1" in second["show-roll"]
    play(s, "Walter blue:4", "roll:bronze.bronze.gold.gold")
    third = fragments(view(s, None), "en", NAMES, layout)
    assert dice_on(third) == [f"rolled r3 #die-blue-{metal}" for metal in ("bronze", "bronze", "gold", "gold")]
    assert "Last roll, Walter, blue dice: bronze, bronze, gold, gold" in third["show-roll"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_a_new_roll_draws_the_dice_anew(layout: str) -> None:
    shown: dict[str, str] = {}
    number = 0
    for match in positions(4, 6):
        parts = match.fragments(None, layout=layout)
        put, _ = sheet.changed(shown, parts)
        roll = match.view(None)["table"]["roll"]
        drawn = {key for key in put if key.startswith("show-die-")}
        if roll is None or roll["number"] == number:
            assert not drawn
        else:
            assert roll["number"] > number
            assert len(drawn) == len(roll["faces"])
            number = roll["number"]
        shown = parts
    assert number > 6


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_letters_are_too_small_to_read(layout: str) -> None:
    """Symbols are drawn in their own boxes; what is written on the board itself is never under the least size."""
    for match in positions(5, 3, every=60):
        parts = match.fragments(0, "fr", layout=layout)
        for key, fragment in parts.items():
            if key.startswith(("print-", "mat-", "show-", "spot-")):
                for size, words in re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', fragment):
                    assert float(size) >= SMALL - 0.1 or words == "+", (key, words)


def test_every_thing_is_explained_in_both_languages() -> None:
    things = [thing.id for thing in (*SPACES, *LOTS, *CARDS)]
    things += [f"pile:{deck.id}" for deck in DECKS]
    for thing in things:
        said = {explain(thing, lang) for lang in ("en", "fr")}
        assert len(said) == 2
        for sentence in said:
            assert re.search(r"\(AQ-[A-Z]+\d+.*\)\.$", sentence)
            assert "{" not in sentence
    assert explain("place:arena_2", "en") == explain("arena_2", "en")


def test_explanations_name_clauses_of_the_rulebook() -> None:
    rulebook = tab.new("aquileia", seats=2, seed=0).game.rulebook("en")
    for thing in (*SPACES, *LOTS, *CARDS):
        for clause in re.findall(r"AQ-[A-Z]+\d+\w?", explain(thing.id, "en")):
            assert f"**{clause}**" in rulebook


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(tab.TabulariumError, match="wide, tall"):
        tab.new("aquileia", seats=2, seed=0).svg(layout="round")
