"""The board as a picture: what may be chosen is lit, the wheel turns the right way, pieces keep their ids."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.games.age_of_rome.components import (
    BUILDINGS,
    CHARACTERS,
    EVENTS,
    MEDALS,
    PLOT_EFFECTS,
    PROVINCES,
    QUESTS,
    REGIONS,
    TRADE_CARDS,
)
from tabularium.games.age_of_rome.drawing import choices
from tabularium.games.age_of_rome.drawing.mats import quest_face, trade_face
from tabularium.games.age_of_rome.drawing.wheel import steps_made
from tabularium.games.age_of_rome.explaining import explain
from tabularium.games.age_of_rome.words import EXPLAIN
from tabularium.games.kit.lettering import esc
from tests.games.boards import parsed, pieces, positions, spots

OFF_THE_BOARD = ("pass", "accept", "refuse")
BY_BUTTON = ("set:", "amount:", "demand:", "token:", "profit:")
"""What is chosen by a button only: numbers, tokens, and which three cards make a set."""


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {"spies_and_allies": True, "hard_times": True})])
def test_every_option_that_belongs_on_the_board_has_its_spot(seats: int, options: dict[str, bool], layout: str) -> None:
    kinds: Counter[str] = Counter()
    for match in positions("age_of_rome", seats, 3, options=dict(options)):
        decision = match.decision
        if decision is None:
            continue
        kinds[decision.kind] += 1
        if kinds[decision.kind] > 16:
            continue
        offered = {str(action) for action in decision.options}
        offered = {a for a in offered if a not in OFF_THE_BOARD and not a.startswith(BY_BUTTON)}
        missing = offered - spots(match.svg(decision.seat, layout=layout))
        assert not missing, f"{decision.kind}: {missing}"
    assert {"keeping_quests", "building", "placing", "voting", "taxing"} <= set(kinds)


def transform(match: tab.Match, seat: int | None, key: str) -> str:
    return ET.fromstring(match.fragments(seat)[key]).attrib["transform"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_province_in_front_of_the_reader_lies_at_the_bottom(seats: int) -> None:
    for match in positions("age_of_rome", seats, 5, every=25):
        table = match.view(None)["table"]
        for seat in range(seats):
            number = next(n for n in range(4) if table["provinces"][n]["seat"] == seat)
            found = re.search(r"rotate\((-?\d+)\)", transform(match, seat, f"show-name-{number}"))
            assert found
            assert int(found[1]) % 360 == 0


@pytest.mark.parametrize("options", [{}, {"clock": True}])
def test_the_wheel_turns_as_far_and_to_the_side_that_the_arrows_announce(options: dict[str, bool]) -> None:
    turned: dict[int, int] = {}
    expected: dict[int, int] = {}
    for match in positions("age_of_rome", 4, 8, options=dict(options)):
        table = match.view(None)["table"]
        turned.setdefault(table["round"], steps_made(table))
        assert steps_made(table) == turned[table["round"]]
        assert steps_made(table) % 4 == table["provinces"][0]["place"]
        if table["event"] is not None and table["phase"] == "income":
            expected[table["round"] + 1] = turned[table["round"]] + table["event"]["steps"]
    assert len(turned) == 10
    for number in range(2, 10):
        assert turned[number] == expected[number]
    assert options or any(made < 0 or made > 3 for made in turned.values())


def test_what_lies_on_the_wheel_turns_with_it_and_stays_upright() -> None:
    before: dict[str, str] = {}
    rounds = 0
    for match in positions("age_of_rome", 3, 4):
        after = match.fragments(None)
        if before and match.view(None)["table"]["round"] > rounds:
            turning = {key for key, fragment in after.items() if 'data-turns=""' in fragment.partition(">")[0]}
            assert {"mat-wheel", "show-first", "show-name-0", "show-tile-2-3", "show-plot-1-0"} <= turning
            for key in turning - {"mat-wheel"}:
                angles = re.findall(r"rotate\((-?\d+)\)", after[key].partition(">")[0])
                assert int(angles[0]) == -int(angles[1])
        before, rounds = after, match.view(None)["table"]["round"]
    assert rounds == 9


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pieces_stand_where_they_are(layout: str) -> None:
    for match in positions("age_of_rome", 4, 6, every=7):
        table = match.view(None)["table"]
        seen = {key for key, piece in pieces(match, layout).items() if piece.get("opacity") != "0"}
        for seat, player in enumerate(table["players"]):
            if player["character"] is not None:
                mine = [key for key in seen if re.match(rf"piece-(\w+)-{seat}-", key)]
                assert len([key for key in mine if "-follower-" in key]) == player["followers"]["placed"]
                assert len([key for key in mine if "-legion-" in key]) == player["legions"]["out"]
                assert len([key for key in mine if "-vote-" in key]) == player["votes"]["out"]


def test_a_plot_and_its_owner_are_seen_on_the_wheel() -> None:
    statuses = set()
    for match in positions("age_of_rome", 4, 9):
        table = match.view(None)["table"]
        parts = match.fragments(None)
        for number, province in enumerate(table["provinces"]):
            for space, plot in enumerate(province["plots"]):
                drawn = parts[f"show-plot-{number}-{space}"]
                if plot is not None:
                    statuses.add(plot["status"])
                    symbol = "plotted" if plot["status"] == "activated" else "plot"
                    assert f'#{symbol}-{plot["owner"]}"' in drawn
                else:
                    assert "#plot" not in drawn
    assert statuses == {"fresh", "ready", "activated"}


def test_only_the_reader_sees_his_cards_and_quests() -> None:
    for match in positions("age_of_rome", 2, 2, every=11):
        for seat in (0, 1):
            mine = match.view(seat)["table"]
            parts = match.fragments(seat)
            shown = {quest["id"] for quest in mine["quests"]}
            drawn = {key.rpartition("-")[2] for key in parts if key.startswith(("show-quest-", "spot-return-"))}
            assert drawn == shown
        assert not any(key.startswith("show-quest-") for key in match.fragments(None))


def test_the_solo_game_shows_its_tasks_and_the_title() -> None:
    matches = list(positions("age_of_rome", 1, 3, every=40))
    for layout in LAYOUTS:
        assert "51" in matches[0].fragments(0, layout=layout)["show-tasks"]
        title = matches[-1].view(0)["table"]["solo"]["title"]["fr"]
        assert title in matches[-1].fragments(0, "fr", layout=layout)["show-tasks"]


def test_every_thing_is_explained_in_both_languages_with_its_clause() -> None:
    things = [
        *[f"{verb}:{b.id}" for b in BUILDINGS for verb in ("building", "place", "build")],
        *[f"place:{b.id}+bonus" for b in BUILDINGS[:3]],
        *[f"{verb}:{card.id}" for card in TRADE_CARDS for verb in ("card", "play", "sell", "discard")],
        *[f"{verb}:{quest.id}" for quest in QUESTS for verb in ("quest", "keep", "return")],
        *[f"event:{event.id}" for event in EVENTS],
        *[f"medal:{medal.id}" for medal in MEDALS],
        *[f"character:{character.id}" for character in CHARACTERS],
        *[f"plot:gaul.{effect.id}" for effect in PLOT_EFFECTS],
        *[f"{verb}:{r.id}" for r in REGIONS for verb in ("legion", "remove", "replace", "lure", "send", "recall")],
        *[thing.id for thing in (*PROVINCES, *REGIONS)],
        *[
            "senate",
            "vote",
            "strike",
            "colosseum",
            "milestone",
            "first",
            "pantheon",
            "vendetta",
            "anchor",
            "population",
        ],
        *["tax:normal", "tax:double", "tax:double+abacus", "glory", "accept", "refuse", "trade_pile", "quest_pile"],
        *["place:plot", "place:colosseum", "move:epirus.thrace", "offer:gaul.trade", "set:bulla.fibula.torques"],
    ]
    for thing in things:
        said = {explain(thing, lang) for lang in ("en", "fr")}
        assert len(said) == 2, thing
        for sentence in said:
            assert re.search(r"\((AG-\d+[a-c]?(, )?)+\)\.$", sentence), sentence
            assert "{" not in sentence


def test_explanations_of_cards_name_their_own_clause() -> None:
    assert "(AG-219)" in explain("card:sundial", "en")
    assert "(AG-242)" in explain("card:cista", "en")
    assert "(AG-243)" in explain("event:circus_games", "en")
    assert "(AG-289)" in explain("quest:humble_servant", "en")
    assert "(AG-104)" in explain("plot:gaul.customs_duties", "en")
    assert "(AG-37)" in explain("character:livia_drusilla", "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_card_text_is_cut(lang: str) -> None:
    faces = [trade_face(card.id, lang) for card in TRADE_CARDS] + [quest_face(quest.id, lang, 0) for quest in QUESTS]
    for face in faces:
        lines = re.findall(r'font-weight="400">([^<]*)<', face)
        assert lines
        assert not [line for line in lines if line.endswith("…")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_names_of_the_provinces_are_whole(layout: str) -> None:
    match = list(positions("age_of_rome", 4, 1, every=400))[1]
    drawn = match.svg(None, lang="fr", layout=layout)
    for province in PROVINCES:
        assert f">{province.names['fr']}</text>" in drawn


def test_second_and_void_vote_have_signs_of_their_own() -> None:
    signs = {choices._effect(effect, 20) for effect in range(len(PLOT_EFFECTS))}
    assert len(signs) == len(PLOT_EFFECTS)


def test_the_disc_of_a_plot_says_what_it_does_to_the_vendetta_tracks() -> None:
    seen = 0
    for match in positions("age_of_rome", 4, 3, every=1):
        decision = match.decision
        if decision is not None and decision.kind == "plotting":
            drawn = match.svg(decision.seat)
            for option in decision.options:
                if str(option).startswith("plot:"):
                    told = re.search(r"\(vendetta after it: .*\)$", decision.label(option))
                    assert told is not None
                    assert esc(told[0]) in drawn
                    seen += 1
        if seen > 5:
            break
    assert seen


def test_the_banners_of_a_region_are_those_of_the_table() -> None:
    for seats in (1, 2):
        assert "by place: 4 (" in explain("macedonia", "en", seats)
        assert "by place: 5 / 3 (" in explain("thrace", "en", seats)
    for region in REGIONS:
        assert f": {' / '.join(map(str, region.glory))} (" in explain(region.id, "fr", 3)
    assert explain("thrace", "en", 3) != explain("thrace", "en", 2)


def test_a_picture_of_the_end_is_complete() -> None:
    match = list(positions("age_of_rome", 4, 1, every=1000))[-1]
    assert match.decision is None
    for layout in LAYOUTS:
        parsed(match.svg(0, "fr", layout=layout))


def test_explanations_name_clauses_of_the_rulebook() -> None:
    rulebook = tab.new("age_of_rome", seats=2, seed=0).game.rulebook("en")
    for text in EXPLAIN.values():
        for clause in re.findall(r"AG-\d+[a-c]?", text["en"]):
            assert f"**{clause}**" in rulebook, clause
