"""The board as a picture: complete, well formed, safe, and easy to patch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.games.aquileia.board import fragments
from tabularium.games.aquileia.components import CARDS, DECKS, LOTS, SPACES
from tabularium.games.aquileia.text import explain
from tabularium.games.aquileia.view import view
from tabularium.games.kit import sheet
from tests.games.aquileia.playing import ARENA, NAMES, STEFAN, WALTER, begin, play, stand, table
from tests.games.boards import pieces, positions, spots

OFF_THE_BOARD = ("pass", "done", "blue:0")
"""What is chosen by a button only; so is how to pay slaves (``pay:``)."""


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_option_that_belongs_on_the_board_has_its_spot(seats: int, layout: str) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(3):
        for match in positions("aquileia", seats, seed):
            decision = match.decision
            if decision is None:
                continue
            kinds[decision.kind] += 1
            if kinds[decision.kind] > 16:
                continue
            offered = {str(action) for action in decision.options}
            offered = {a for a in offered if a not in OFF_THE_BOARD and not a.startswith("pay:")}
            missing = offered - spots(match.svg(decision.seat, layout=layout))
            assert not missing, f"{decision.kind}: {missing}"
    assert {"placing", "building", "bidding", "playing_cards", "exchanging", "buy_card", "buy_servi"} <= set(kinds)


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
    for match in positions("aquileia", 4, 5, every=3):
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
    for match in positions("aquileia", 4, 6):
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
