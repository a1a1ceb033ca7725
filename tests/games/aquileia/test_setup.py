"""Sections 2 and 13: the starting table, and two players."""

from collections import Counter

import pytest

from tabularium.core.agenda import Chance, pending
from tabularium.core.errors import BadOption, BadSeatCount
from tabularium.games.aquileia import GAME
from tabularium.games.aquileia.components import DICE, LOTS, SPACES, LotKind
from tabularium.games.aquileia.setup import setup
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    GIORGIO,
    NAMES,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    coins,
    give,
    hand,
    laurel,
    left,
    options,
    play,
    purse,
    score,
    stalls,
    stand,
    table,
    walk,
    weights,
)

SEATS = (2, 3, 4, 5)


@pytest.mark.clause("AQ-S1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_all_pieces_of_one_colour(seats: int) -> None:
    s = table(seats)
    for seat, player in enumerate(view(s, None)["players"]):
        assert (player["henchmen"], player["houses"], player["has_disc"]) == (5, 9, True)
        assert s.players[seat].houses == 9
    colours = [GAME.wording.player_name(seat, "en") for seat in range(seats)]
    assert colours == ["Blue", "Green", "Yellow", "Red", "Orange"][:seats]
    for place in range(5):
        for seat in range(seats):
            play(s, f"{NAMES[seat]} {[o for o in options(s) if o.startswith('place:')][-4]}")
            assert s.players[seat].henchmen == 4 - place
    assert len(s.tiebreak) == seats  # and then each one disc, which they had no choice but to place


@pytest.mark.clause("AQ-S2", "AQ-S3", "AQ-S12")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_begins_with_four_coins_and_nothing_else(seats: int) -> None:
    s = table(seats)
    for seat in range(seats):
        assert score(s, seat) == 0
        assert coins(s, seat) == (2, 1, 1)
        assert hand(s, seat) == {}
        assert view(s, seat)["hand"] == {}
    assert set(view(s, None)["lots"].values()) == {None}
    assert s.bank == [39 - 2 * seats, 39 - seats, 39 - seats]


@pytest.mark.clause("AQ-S4")
def test_three_of_the_17_equi_et_arma_cards_are_turned_up_from_left_to_right() -> None:
    s = setup(3, {"first_player": "1", "single_exchange": False})
    assert weights(s) == {
        "deal:horses_gold_double": 2,
        "deal:horse_gold_single": 3,
        "deal:horses_silver_double": 2,
        "deal:horse_silver_single": 3,
        "deal:weapons_triple": 1,
        "deal:weapons_double": 3,
        "deal:weapon_single": 3,
    }
    play(s, "deal:weapons_triple")
    assert stalls(s) == ["weapons_triple", None, None]
    assert "deal:weapons_triple" not in options(s)
    play(s, "deal:weapon_single", "deal:horses_gold_double")
    assert stalls(s) == ["weapons_triple", "weapon_single", "horses_gold_double"]
    assert left(s, "equi_et_arma") == 14
    assert view(s, None)["stalls"] == stalls(s)


@pytest.mark.clause("AQ-S5")
def test_22_servi_cards_lie_face_down() -> None:
    s = table()
    assert left(s, "servi") == 22
    stand(s, STEFAN, "servi_top")
    play(begin(s, VisitMercatus()), "buy:1")
    assert weights(s) == {"deal:servus_single": 11, "deal:servi_double": 11}


@pytest.mark.clause("AQ-S6")
def test_four_blue_dice_lie_on_potentia() -> None:
    s = table()
    assert view(s, None)["blue_dice"] == {"holder": None, "left": 0}
    stand(s, STEFAN, "potentia")
    begin(s, VisitMercatus())
    assert view(s, None)["blue_dice"] == {"holder": STEFAN, "left": 4}


@pytest.mark.clause("AQ-S7")
def test_one_of_the_12_stadium_laurels_is_turned_up() -> None:
    s = setup(3, {"first_player": "1", "single_exchange": False})
    play(s, "deal:weapons_triple", "deal:weapon_single", "deal:horses_gold_double")
    colours = {f"deal:stadium_{colour}": 2 for colour in ("white", "blue", "yellow", "purple")}
    assert weights(s) == colours | {f"deal:stadium_vp{vp}": 1 for vp in (10, 7, 5, 3)}
    play(s, "deal:stadium_vp7")
    assert (laurel(s), left(s, "stadium_laurel")) == ("stadium_vp7", 11)
    assert view(s, None)["laurel"] == "stadium_vp7"
    assert asked(s) == "Stefan placing"


@pytest.mark.clause("AQ-S8")
def test_the_six_theatrum_laurels_lie_face_down() -> None:
    s = table()
    assert (left(s, "theatrum_laurel"), view(s, None)["auction"]) == (6, None)
    stand(s, STEFAN, "theatrum")
    begin(s, VisitTheatrum())
    assert set(weights(s).values()) == {1}
    pairs = {frozenset(option.removeprefix("deal:theatrum_").split("_")) for option in options(s)}
    assert len(pairs) == 6  # every two of the four colours
    assert Counter(colour for pair in pairs for colour in pair) == dict.fromkeys(
        ("white", "blue", "yellow", "purple"), 3
    )


@pytest.mark.clause("AQ-S9")
def test_three_red_dice_with_each_metal_twice() -> None:
    s = table()
    stand(s, STEFAN, "arena_2")
    begin(s, ARENA)
    rolls = weights(s)
    assert all(len(roll.split(".")) == 3 for roll in rolls)
    assert len(rolls) == 10
    assert sum(rolls.values()) == 3**3
    assert rolls["roll:bronze.bronze.bronze"] == 1
    assert rolls["roll:bronze.bronze.silver"] == 3
    assert rolls["roll:bronze.silver.gold"] == 6
    assert [sum(how_often) for _, how_often in DICE] == [3**count for count in range(5)]


@pytest.mark.clause("AQ-S10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    s = setup(seats, {"first_player": "random", "single_exchange": False})
    play(s, *["deal:horse_gold_single"] * 3, "deal:stadium_white")
    assert weights(s) == {f"first:{seat + 1}": 1 for seat in range(seats)}
    found = pending(s)
    assert found is not None
    assert isinstance(found[0], Chance)
    play(s, f"first:{seats}")
    assert asked(s) == f"{NAMES[seats - 1]} placing"
    assert view(s, None)["first_player"] == seats - 1


def test_the_players_may_agree_on_the_first_player() -> None:
    assert asked(table(4, first=GIORGIO)) == "Giorgio placing"
    assert asked(table(3, first=GIORGIO)) == "Giorgio placing"
    with pytest.raises(BadOption):
        setup(3, {"first_player": "4", "single_exchange": False})


@pytest.mark.clause("AQ-S11")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_closed_at_any_number_of_players(seats: int) -> None:
    s = table(seats)
    assert sorted(options(s)) == sorted([*(f"place:{space.id}" for space in SPACES), "disc"])
    assert len(SPACES) == 28
    purse(s, STEFAN, 3, 3, 3)
    give(s, STEFAN, "servi_double", 2)
    stand(s, STEFAN, "forum_1")
    begin(s, VisitForum())
    assert sorted(options(s)) == sorted([*(f"build:{lot.id}" for lot in LOTS), "pass"])
    assert Counter(lot.kind for lot in LOTS) == {LotKind.VILLA: 16, LotKind.WORKSHOP: 12, LotKind.BANK: 4}
    assert (left(s, "servi"), left(s, "stadium_laurel"), left(s, "theatrum_laurel")) == (20, 11, 6)


@pytest.mark.clause("AQ-S12")
def test_a_first_fight_is_fought_without_cards() -> None:
    s = table()
    stand(s, STEFAN, "arena_2")
    play(begin(s, ARENA), "roll:gold.gold.gold")
    assert asked(s) == "Stefan choosing_reward"  # nobody was asked for cards, as nobody has any


@pytest.mark.clause("AQ-V1")
def test_two_players_have_no_third_and_the_same_rules() -> None:
    assert GAME.seats == (2, 3, 4, 5)
    with pytest.raises(BadSeatCount):
        GAME.check_seats(1)
    with pytest.raises(BadSeatCount):
        GAME.check_seats(6)
    s = table(2)
    stand(s, STEFAN, "arena_1a", "stadium_gold_2")
    stand(s, WALTER, "arena_2", "stadium_silver_2")
    begin(s, ARENA, STADIUM)
    play(s, "roll:gold.gold.gold", "roll:gold.gold.gold", "Walter reward:servi", "deal:servus_single")
    play(s, "roll:gold.gold.gold", "roll:gold.gold.gold", "deal:stadium_vp3", "Stefan keep:top")
    assert asked(s).startswith("dealer turn_up_laurel")
    assert coins(s, STEFAN) == (2 + 2, 1, 1 + 3)
    assert coins(s, WALTER) == (2 + 3, 1 + 2, 1)
    assert score(s, STEFAN) == 2 * 1
    assert (hand(s, STEFAN), hand(s, WALTER)) == (
        {"stadium_vp3": 1},
        {"servus_single": 1, "stadium_white": 1},
    )


@pytest.mark.clause("AQ-V1", "AQ-S11")
def test_two_players_play_six_rounds() -> None:
    rounds = {after.round for _, _, after in walk(2, 3)}
    assert rounds == {0, 1, 2, 3, 4, 5, 6}
