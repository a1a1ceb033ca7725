"""Section 7: the race."""

import pytest

from tabularium.games.aquileia.components import SIDE_SPACES, SPACES, Metal
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    GIORGIO,
    KIKO,
    OVER,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    clause_of,
    coins,
    discarded,
    discs,
    give,
    hand,
    hoard,
    laurel,
    left,
    log,
    options,
    play,
    purse,
    score,
    stand,
    standing,
    table,
    told,
    weights,
)

BLANK = "roll:bronze.bronze.bronze"


@pytest.mark.clause("AQ-ST1", "AQ-ST3")
def test_racers_of_both_sides_run_one_race_and_nobody_else_runs() -> None:
    s = table()
    stand(s, STEFAN, "stadium_silver_1a")
    stand(s, KIKO, "stadium_gold_2")
    stand(s, WALTER, "arena_2")
    begin(s, STADIUM)
    assert [p["strength"] for p in view(s, None)["players"]] == [1, 0, 0, 2]
    play(s, "roll:silver.silver.silver", BLANK, "deal:stadium_blue")
    assert asked(s) == "Stefan keeping_laurel"  # one winner for both sides
    play(s, "keep:top", "deal:stadium_vp3")
    assert asked(s) == OVER
    assert (coins(s, STEFAN), coins(s, WALTER), coins(s, KIKO)) == ((2, 4, 1), (2, 1, 1), (2, 1, 3))


@pytest.mark.clause("AQ-ST2", "AQ-ST4")
@pytest.mark.parametrize("side", ["silver", "gold"])
@pytest.mark.parametrize(
    ("spaces", "strength"),
    [(["1a"], 1), (["1b"], 1), (["2"], 2), (["1a", "1b"], 2), (["1a", "2"], 3), (["1a", "1b", "2"], 4)],
)
def test_strength_starts_at_the_sum_of_the_spaces(side: str, spaces: list[str], strength: int) -> None:
    s = table()
    stand(s, WALTER, *[f"stadium_{side}_{space}" for space in spaces])
    begin(s, STADIUM)
    assert s.players[WALTER].strength == strength
    assert [SPACES[n].strength for n in SIDE_SPACES[Metal[side.upper()]]] == [1, 1, 2]


@pytest.mark.clause("AQ-ST5")
@pytest.mark.parametrize(
    ("roll", "silver", "gold"),
    [
        ("silver.silver.gold", 2, 1),
        ("silver.gold.gold", 1, 2),
        ("gold.gold.gold", 0, 3),
        ("bronze.bronze.silver", 1, 0),
    ],
)
def test_each_die_of_the_own_metal_adds_one(roll: str, silver: int, gold: int) -> None:
    s = table(first=WALTER)
    stand(s, STEFAN, "stadium_silver_1a")
    stand(s, WALTER, "stadium_gold_1a")
    begin(s, STADIUM)
    assert len(weights(s)) == 10
    play(s, f"roll:{roll}")  # Walter is first player
    assert [p.strength for p in s.players] == [1, 1 + gold, 0, 0]
    play(s, f"roll:{roll}")
    assert [p.strength for p in s.players] == [1 + silver, 1 + gold, 0, 0]


@pytest.mark.clause("AQ-ST5")
def test_bronze_counts_for_no_side() -> None:
    s = table()
    stand(s, STEFAN, "stadium_silver_1a")
    stand(s, WALTER, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK)
    assert [p.strength for p in s.players] == [1, 1, 0, 0]


@pytest.mark.clause("AQ-ST6")
@pytest.mark.parametrize("side", ["silver", "gold"])
def test_each_horse_of_the_own_side_adds_one(side: str) -> None:
    s = table(stalls=["weapon_single"] * 3)
    give(s, STEFAN, f"horse_{side}_single", 2)
    give(s, STEFAN, f"horses_{side}_double")
    stand(s, STEFAN, f"stadium_{side}_1a")
    play(begin(s, STADIUM), BLANK)
    assert options(s) == [f"play:horses_{side}_double", f"play:horse_{side}_single", "done"]
    play(s, f"play:horses_{side}_double")
    assert s.players[STEFAN].strength == 3
    play(s, f"play:horse_{side}_single", "done")
    assert asked(s) == "dealer look_at_top"
    assert hand(s, STEFAN) == {f"horse_{side}_single": 1}
    assert discarded(s) == {f"horses_{side}_double": 1, f"horse_{side}_single": 1}


@pytest.mark.clause("AQ-ST6")
def test_one_turn_of_cards_each_in_turn_order() -> None:
    s = table(first=GIORGIO)
    for seat, space in (
        (STEFAN, "stadium_silver_1a"),
        (WALTER, "stadium_silver_1b"),
        (KIKO, "stadium_silver_2"),
    ):
        give(s, seat, "horse_silver_single", openly=True)
        stand(s, seat, space)
    play(begin(s, STADIUM), BLANK, BLANK, BLANK)
    play(s, "Kiko done", "Stefan play:horse_silver_single", "Walter done")
    assert asked(s) == "dealer look_at_top"
    assert [p.strength for p in s.players] == [2, 1, 0, 2]


@pytest.mark.clause("AQ-ST7")
def test_other_cards_are_of_no_use() -> None:
    s = table(stalls=["weapon_single"] * 3)
    for card in ("horses_gold_double", "weapons_triple", "servi_double"):
        give(s, STEFAN, card)
    give(s, STEFAN, "horse_silver_single")
    stand(s, STEFAN, "stadium_silver_1a")
    play(begin(s, STADIUM), BLANK)
    assert options(s) == ["play:horse_silver_single", "done"]
    for card in ("horses_gold_double", "weapons_triple", "servi_double"):
        assert clause_of(s, f"play:{card}") == "AQ-ST7"


@pytest.mark.clause("AQ-ST8")
def test_blue_dice_not_used_in_the_arena_add_one_for_the_own_metal() -> None:
    s = table()
    give(s, WALTER, "horses_gold_double", openly=True)
    stand(s, STEFAN, "potentia", "arena_2", "stadium_gold_1a")
    stand(s, WALTER, "stadium_gold_1b")
    begin(s, VisitMercatus(), ARENA, STADIUM)
    play(s, "roll:gold.gold.gold", "Stefan blue:1", "roll:silver", "reward:points")
    play(s, BLANK, BLANK, "Walter done")  # after everybody's cards
    assert options(s) == ["blue:0", "blue:1", "blue:2", "blue:3"]
    play(s, "Stefan blue:3", "roll:silver.gold.gold")
    assert s.players[STEFAN].strength == 1 + 2
    assert asked(s) == "dealer look_at_top"


@pytest.mark.clause("AQ-ST9")
def test_strength_is_shown_and_ties_go_to_the_lower_number_of_the_track() -> None:
    s = table()
    discs(s, GIORGIO, KIKO, WALTER, STEFAN)
    stand(s, STEFAN, "stadium_silver_1a", "stadium_silver_1b")
    stand(s, WALTER, "stadium_gold_2")
    stand(s, KIKO, "stadium_silver_2")
    begin(s, STADIUM)
    for seat in (None, GIORGIO):
        assert [p["strength"] for p in view(s, seat)["players"]] == [2, 2, 0, 2]
    play(s, BLANK, BLANK, BLANK, "deal:stadium_blue", "Kiko keep:top", "deal:stadium_vp3")
    assert [coins(s, seat) for seat in (KIKO, WALTER, STEFAN)] == [(2, 4, 1), (2, 1, 3), (2, 2, 1)]
    assert (hand(s, KIKO), hand(s, WALTER), hand(s, STEFAN)) == (
        {"stadium_blue": 1},
        {"stadium_white": 1},
        {},
    )


@pytest.mark.clause("AQ-ST9")
def test_strength_counts_before_the_track_and_beyond_ten() -> None:
    s = table(stalls=["weapon_single"] * 3)
    discs(s, STEFAN, WALTER, GIORGIO, KIKO)
    give(s, KIKO, "horses_gold_double", 2)
    give(s, KIKO, "horse_gold_single", 2)
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a", "stadium_gold_1b", "stadium_gold_2")
    play(begin(s, STADIUM), "roll:silver.silver.silver", "roll:gold.gold.gold")
    play(s, *["Kiko play:horses_gold_double"] * 2, *["Kiko play:horse_gold_single"] * 2)
    assert view(s, None)["players"][KIKO]["strength"] == 13
    play(s, "deal:stadium_blue")
    assert asked(s) == "Kiko keeping_laurel"


@pytest.mark.clause("AQ-ST10", "AQ-ST14")
def test_three_two_one_coins_in_the_metal_of_the_own_side_and_no_more() -> None:
    s = table(5)
    spaces = [
        "stadium_gold_1a",
        "stadium_silver_1a",
        "stadium_gold_1b",
        "stadium_silver_1b",
        "stadium_gold_2",
    ]
    rolls = [
        "gold.gold.gold",
        "silver.silver.silver",
        "bronze.gold.gold",
        "silver.silver.gold",
        "bronze.gold.gold",
    ]
    discs(s, 4, 3, 2, 1, 0)
    for seat, space in enumerate(spaces):
        purse(s, seat)
        stand(s, seat, space)
    play(begin(s, STADIUM), *[f"roll:{roll}" for roll in rolls])
    assert [p.strength for p in s.players] == [4, 4, 3, 3, 4]
    play(s, "deal:stadium_blue", "Otto keep:top", "deal:stadium_vp3")
    assert [coins(s, seat) for seat in range(5)] == [(0, 0, 1), (0, 2, 0), (0, 0, 0), (0, 0, 0), (0, 0, 3)]
    assert [hand(s, seat) for seat in range(5)] == [{}, {"stadium_white": 1}, {}, {}, {"stadium_blue": 1}]
    assert [score(s, seat) for seat in range(5)] == [0] * 5


@pytest.mark.clause("AQ-ST11", "AQ-ST12")
@pytest.mark.parametrize(
    ("choice", "kept", "handed"),
    [("face_up", "stadium_white", "stadium_vp10"), ("top", "stadium_vp10", "stadium_white")],
)
def test_the_winner_sees_two_laurels_keeps_one_and_hands_on_the_other(choice: str, kept: str, handed: str) -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK, "deal:stadium_vp10")
    assert options(s) == ["keep:face_up", "keep:top"]
    assert view(s, STEFAN)["asked"]["top"] == "stadium_vp10"
    for seat in (None, WALTER, KIKO):
        assert "top" not in view(s, seat)["asked"]
    play(s, f"keep:{choice}")
    assert (hand(s, STEFAN), hand(s, KIKO)) == ({kept: 1}, {handed: 1})
    assert laurel(s) is None
    assert left(s, "stadium_laurel") == 10


@pytest.mark.clause("AQ-ST12", "AQ-ST13", "AQ-ST19")
def test_the_rest_do_not_learn_who_has_which_laurel() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK)
    ends = []
    for top, choice in (("stadium_vp10", "face_up"), ("stadium_vp10", "top"), ("stadium_vp3", "top")):
        end = s.copy()
        play(end, f"deal:{top}", f"keep:{choice}", "deal:stadium_yellow")
        ends.append(end)
    for seat in (None, WALTER, GIORGIO):
        first, second, third = (view(end, seat) for end in ends)
        assert first == second == third
        assert first["races"] == [{"winner": STEFAN, "second": KIKO, "face_up": "stadium_white"}]
        assert [log(end, seat) for end in ends[1:]] == [log(ends[0], seat)] * 2
    kept = [view(end, STEFAN)["races"][0]["kept"] for end in ends]
    other = [view(end, STEFAN)["races"][0]["other"] for end in ends]
    received = [view(end, KIKO)["races"][0]["received"] for end in ends]
    assert kept == ["stadium_white", "stadium_vp10", "stadium_vp3"]
    assert other == received == ["stadium_vp10", "stadium_white", "stadium_white"]
    assert view(ends[1], KIKO) == view(ends[2], KIKO)  # the second does not know what the winner kept


@pytest.mark.clause("AQ-ST13", "AQ-ST19")
def test_what_is_told_of_the_laurels() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK, "deal:stadium_vp10", "keep:top")
    assert "Stefan keeps Laurel, 10 points and hands White laurel to Kiko." in log(s, STEFAN)
    assert "Kiko receives White laurel." in log(s, KIKO)
    for seat in (None, WALTER, KIKO):
        assert "Stefan keeps one of the two laurels and hands the other to Kiko." in log(s, seat)
        assert not any("10 points" in line for line in log(s, seat))
    secrets = [event.secret for event in told(s, WALTER) if event.key in ("kept_laurel", "given_laurel")]
    assert secrets == [None, None]


@pytest.mark.clause("AQ-ST15")
def test_after_a_race_the_next_laurel_is_turned_up() -> None:
    s = table()
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK, "deal:stadium_vp10", "keep:top")
    assert asked(s) == "dealer turn_up_laurel"
    assert sum(weights(s).values()) == 10
    assert "deal:stadium_vp10" not in options(s)
    play(s, "deal:stadium_vp5")
    assert (laurel(s), left(s, "stadium_laurel")) == ("stadium_vp5", 9)
    assert asked(s) == OVER


@pytest.mark.clause("AQ-ST15")
def test_nothing_is_turned_up_from_an_empty_pile() -> None:
    s = table()
    hoard(s, GIORGIO, "stadium_laurel", leaving=["stadium_vp3"])
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK, "deal:stadium_vp3", "keep:top")
    assert (asked(s), laurel(s), left(s, "stadium_laurel")) == (OVER, None, 0)


@pytest.mark.clause("AQ-ST16")
def test_a_lone_racer_leaves_the_face_up_laurel_where_it_was() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK, "deal:stadium_vp10", "keep:top")
    assert asked(s) == OVER
    assert hand(s, STEFAN) == {"stadium_vp10": 1}
    assert (laurel(s), left(s, "stadium_laurel")) == ("stadium_white", 10)
    assert coins(s, STEFAN) == (2, 4, 1)


@pytest.mark.clause("AQ-ST15", "AQ-ST16")
def test_a_lone_racer_leaves_the_top_laurel_which_is_then_turned_up() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK, "deal:stadium_vp10", "keep:face_up")
    assert asked(s) == OVER
    assert hand(s, STEFAN) == {"stadium_white": 1}
    assert (laurel(s), left(s, "stadium_laurel")) == ("stadium_vp10", 10)


@pytest.mark.clause("AQ-ST17")
def test_without_racers_the_laurels_stay() -> None:
    s = table(laurel="stadium_blue")
    stand(s, STEFAN, "arena_2")
    begin(s, STADIUM)
    assert asked(s) == OVER
    assert (laurel(s), left(s, "stadium_laurel")) == ("stadium_blue", 11)
    assert standing(s, STEFAN) == ["arena_2"]


@pytest.mark.clause("AQ-ST18")
def test_the_last_laurel_goes_to_the_winner() -> None:
    s = table(laurel="stadium_white")
    hoard(s, GIORGIO, "stadium_laurel")
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK)
    assert asked(s) == OVER  # nothing to choose
    assert (hand(s, STEFAN), hand(s, KIKO)) == ({"stadium_white": 1}, {})
    assert (coins(s, STEFAN), coins(s, KIKO)) == ((2, 4, 1), (2, 1, 3))
    assert view(s, WALTER)["races"] == [
        {"winner": STEFAN, "second": None, "face_up": "stadium_white", "kept": "stadium_white"}
    ]


@pytest.mark.clause("AQ-ST19")
@pytest.mark.parametrize(("choice", "known"), [("face_up", "stadium_white"), ("top", None)])
def test_with_a_lone_racer_the_board_shows_which_card_stayed(choice: str, known: str | None) -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK, "deal:stadium_vp10", f"keep:{choice}")
    for seat in (None, KIKO):
        assert view(s, seat)["races"] == [{"winner": STEFAN, "second": None, "face_up": "stadium_white", "kept": known}]
    race = view(s, STEFAN)["races"][0]
    assert {race["kept"], race["other"]} == {"stadium_white", "stadium_vp10"}
    assert race["kept"] == ("stadium_white" if choice == "face_up" else "stadium_vp10")
