"""Section 6: the fight."""

import pytest

from tabularium.games.aquileia.components import ARENA_SPACES, SPACES
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    GIORGIO,
    KIKO,
    OVER,
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
    left,
    options,
    play,
    score,
    stand,
    standing,
    table,
    told,
)

BLANK = "roll:gold.gold.gold"


@pytest.mark.clause("AQ-A1")
def test_all_with_a_henchman_in_the_arena_fight_and_nobody_else() -> None:
    s = table()
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_2")
    stand(s, WALTER, "stadium_gold_2")
    begin(s, ARENA)
    assert [p["strength"] for p in view(s, None)["players"]] == [1, 0, 0, 2]
    play(s, BLANK, BLANK)
    assert asked(s) == "Kiko choosing_reward"
    play(s, "reward:servi", "deal:servus_single")
    assert [coins(s, seat)[0] for seat in range(4)] == [4, 2, 2, 5]


@pytest.mark.clause("AQ-A2", "AQ-A3")
@pytest.mark.parametrize(
    ("spaces", "strength"),
    [
        (["arena_1a"], 1),
        (["arena_1b"], 1),
        (["arena_2"], 2),
        (["arena_1a", "arena_1b"], 2),
        (["arena_1b", "arena_2"], 3),
        (["arena_1a", "arena_1b", "arena_2"], 4),
    ],
)
def test_strength_starts_at_the_sum_of_the_spaces(spaces: list[str], strength: int) -> None:
    s = table()
    stand(s, WALTER, *spaces)
    begin(s, ARENA)
    assert s.players[WALTER].strength == strength
    assert [SPACES[n].strength for n in ARENA_SPACES] == [1, 1, 2]


@pytest.mark.clause("AQ-A4")
@pytest.mark.parametrize(
    ("roll", "gain"),
    [
        ("bronze.bronze.bronze", 3),
        ("bronze.bronze.gold", 2),
        ("bronze.silver.gold", 1),
        ("silver.silver.silver", 0),
        ("silver.gold.gold", 0),
    ],
)
def test_each_bronze_of_three_dice_adds_one(roll: str, gain: int) -> None:
    s = table()
    stand(s, WALTER, "arena_1b")
    play(begin(s, ARENA), f"roll:{roll}")
    assert s.players[WALTER].strength == 1 + gain


@pytest.mark.clause("AQ-A4", "AQ-A5")
def test_all_roll_in_turn_order_before_all_play_cards_in_turn_order() -> None:
    s = table(first=WALTER)
    stand(s, STEFAN, "arena_1a")
    stand(s, WALTER, "arena_1b")
    stand(s, KIKO, "arena_2")
    for seat in (STEFAN, WALTER, KIKO):
        give(s, seat, "servi_double")
    begin(s, ARENA)
    play(s, "roll:bronze.bronze.bronze")
    assert [p.strength for p in s.players] == [1, 4, 0, 2]  # Walter is first player
    play(s, "roll:bronze.bronze.gold")
    assert [p.strength for p in s.players] == [1, 4, 0, 4]
    play(s, "roll:bronze.gold.gold")
    assert [p.strength for p in s.players] == [2, 4, 0, 4]
    play(s, "Walter done", "Kiko play:servi_double")
    assert [p.strength for p in s.players] == [2, 4, 0, 6]
    assert asked(s) == "Stefan playing_cards"  # he knows what was played before him; Walter is not asked again
    assert [e.args for e in told(s, STEFAN) if e.key == "played"] == [(KIKO, 1, 6)]
    play(s, "Stefan play:servi_double")
    assert asked(s) == "Kiko choosing_reward"


@pytest.mark.clause("AQ-A5")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("servus_single", 1),
        ("servi_double", 2),
        ("weapon_single", 1),
        ("weapons_double", 2),
        ("weapons_triple", 3),
    ],
)
def test_each_slave_and_each_weapon_adds_one(card: str, gain: int) -> None:
    s = table()
    give(s, STEFAN, card)
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), BLANK)
    assert options(s) == [f"play:{card}", "done"]
    play(s, f"play:{card}")
    assert s.players[STEFAN].strength == 1 + gain
    assert hand(s, STEFAN) == {}


@pytest.mark.clause("AQ-A5")
def test_any_number_of_cards_in_one_turn() -> None:
    s = table()
    give(s, STEFAN, "servus_single", 3)
    give(s, STEFAN, "weapons_triple")
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), BLANK)
    play(s, "play:servus_single", "play:weapons_triple", "play:servus_single")
    assert options(s) == ["play:servus_single", "done"]
    play(s, "done")
    assert asked(s) == "Stefan choosing_reward"
    assert s.players[STEFAN].strength == 1 + 5
    assert hand(s, STEFAN) == {"servus_single": 1}


@pytest.mark.clause("AQ-A6")
def test_horses_are_of_no_use() -> None:
    s = table(stalls=["weapons_triple"] + ["weapon_single"] * 2)
    for card in ("horse_gold_single", "horses_gold_double", "horse_silver_single", "horses_silver_double"):
        give(s, STEFAN, card)
    give(s, STEFAN, "weapon_single")
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), BLANK)
    assert options(s) == ["play:weapon_single", "done"]
    assert clause_of(s, "play:horses_gold_double") == "AQ-A6"


@pytest.mark.clause("AQ-A7")
@pytest.mark.parametrize(
    ("count", "roll", "gain"), [(4, "bronze.bronze.silver.gold", 2), (1, "bronze", 1), (2, "silver.gold", 0)]
)
def test_blue_dice_are_rolled_together_after_all_cards(count: int, roll: str, gain: int) -> None:
    s = table()
    for seat in (STEFAN, WALTER):
        give(s, seat, "servus_single")
    stand(s, STEFAN, "arena_1a", "potentia")
    stand(s, WALTER, "arena_1b")
    begin(s, VisitMercatus(), ARENA)
    play(s, BLANK, BLANK, "Stefan done", "Walter done")
    assert options(s) == ["blue:0", "blue:1", "blue:2", "blue:3", "blue:4"]
    play(s, f"Stefan blue:{count}", f"roll:{roll}")
    assert asked(s).endswith("choosing_reward")  # once only
    assert s.players[STEFAN].strength == 1 + gain


@pytest.mark.clause("AQ-A7")
def test_no_blue_dice_if_so_wished() -> None:
    s = table()
    stand(s, STEFAN, "arena_1a", "potentia")
    play(begin(s, VisitMercatus(), ARENA), BLANK, "blue:0")
    assert asked(s) == "Stefan choosing_reward"
    assert (s.players[STEFAN].strength, s.blue_dice) == (1, 4)


@pytest.mark.clause("AQ-A8")
def test_strength_is_public_at_every_step_and_without_limit() -> None:
    s = table()
    hoard(s, STEFAN, "servi", leaving=["servus_single"])
    stand(s, STEFAN, "arena_2", "potentia")
    begin(s, VisitMercatus(), ARENA)

    def shown() -> int:
        strengths = {view(s, seat)["players"][STEFAN]["strength"] for seat in (None, WALTER, KIKO)}
        assert len(strengths) == 1
        return int(strengths.pop())

    assert shown() == 2
    play(s, "roll:bronze.bronze.bronze")
    assert shown() == 5
    for _ in range(11):
        play(s, "play:servi_double")
    assert shown() == 27
    play(s, "done", "blue:4", "roll:bronze.bronze.bronze.bronze")
    assert shown() == 31
    play(s, "reward:points")
    assert score(s, STEFAN) == 62
    assert shown() == 0


@pytest.mark.clause("AQ-A9", "AQ-A11", "AQ-A12", "AQ-A13")
def test_ranks_and_rewards() -> None:
    s = table()
    discs(s, STEFAN, WALTER, GIORGIO, KIKO)
    stand(s, STEFAN, "arena_1a")
    stand(s, WALTER, "arena_1b")
    stand(s, KIKO, "arena_2")
    begin(s, ARENA)
    play(s, BLANK, "roll:bronze.bronze.gold", "roll:bronze.bronze.bronze")
    assert options(s) == ["reward:points", "reward:servi"]
    one, other = s.copy(), s.copy()
    play(one, "Kiko reward:points", "deal:servi_double")
    assert [score(one, seat) for seat in range(4)] == [0, 0, 0, 10]
    assert (hand(one, WALTER), hand(one, KIKO)) == ({"servi_double": 1}, {})
    play(other, "Kiko reward:servi", "deal:servi_double")
    assert [score(other, seat) for seat in range(4)] == [0, 6, 0, 0]
    assert (hand(other, WALTER), hand(other, KIKO)) == ({}, {"servi_double": 1})
    for ended in (one, other):
        assert [coins(ended, seat) for seat in range(4)] == [(3, 1, 1), (4, 1, 1), (2, 1, 1), (5, 1, 1)]
        assert hand(ended, STEFAN) == {}


@pytest.mark.clause("AQ-A10")
@pytest.mark.parametrize(
    ("track", "ranked"),
    [
        ((STEFAN, WALTER, GIORGIO, KIKO), [STEFAN, WALTER, KIKO]),
        ((KIKO, GIORGIO, WALTER, STEFAN), [KIKO, WALTER, STEFAN]),
        ((GIORGIO, WALTER, STEFAN, KIKO), [WALTER, STEFAN, KIKO]),
    ],
)
def test_ties_go_to_the_lower_number_of_the_track(track: tuple[int, ...], ranked: list[int]) -> None:
    s = table()
    discs(s, *track)
    stand(s, STEFAN, "arena_1a")
    stand(s, WALTER, "arena_1b")
    stand(s, KIKO, "arena_2")
    begin(s, ARENA)
    play(s, "roll:bronze.gold.gold", "roll:bronze.gold.gold", BLANK, "reward:points", "deal:servus_single")
    winner, second, third = ranked
    assert score(s, winner) == 4
    assert hand(s, second) == {"servus_single": 1}
    assert [coins(s, seat)[0] for seat in ranked] == [5, 4, 3]
    assert coins(s, third) == (3, 1, 1)


@pytest.mark.clause("AQ-A10")
def test_strength_counts_before_the_track() -> None:
    s = table()
    discs(s, STEFAN, WALTER, GIORGIO, KIKO)
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_2")
    play(begin(s, ARENA), BLANK, BLANK)
    assert asked(s) == "Kiko choosing_reward"


@pytest.mark.clause("AQ-A11a")
def test_without_servi_cards_the_winner_takes_the_points_unasked() -> None:
    s = table()
    hoard(s, GIORGIO, "servi")
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_2")
    play(begin(s, ARENA), BLANK, BLANK)
    assert asked(s) == OVER
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 4]
    assert (coins(s, KIKO), coins(s, STEFAN)) == ((5, 1, 1), (4, 1, 1))
    assert hand(s, STEFAN) == hand(s, KIKO) == {}


@pytest.mark.clause("AQ-A11a")
def test_a_servi_card_played_in_the_fight_can_be_the_reward() -> None:
    s = table()
    hoard(s, STEFAN, "servi")
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_2")
    play(begin(s, ARENA), BLANK, BLANK, "Stefan play:servi_double", "Stefan done")
    assert options(s) == ["reward:points", "reward:servi"]
    play(s, "Stefan reward:points")
    assert options(s) == ["deal:servi_double"]


@pytest.mark.clause("AQ-A14")
@pytest.mark.parametrize("reward", ["points", "servi"])
def test_a_lone_fighter_wins_and_the_other_reward_is_not_given(reward: str) -> None:
    s = table()
    give(s, STEFAN, "weapons_double")
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), "roll:bronze.gold.gold", "play:weapons_double", f"reward:{reward}")
    if reward == "servi":
        play(s, "deal:servus_single")
    assert asked(s) == OVER
    assert coins(s, STEFAN) == (5, 1, 1)
    assert score(s, STEFAN) == (8 if reward == "points" else 0)
    assert sum(hand(s, STEFAN).values()) == (0 if reward == "points" else 1)
    assert [score(s, seat) for seat in (WALTER, GIORGIO, KIKO)] == [0, 0, 0]
    assert left(s, "servi") == 22 - (reward == "servi")


@pytest.mark.clause("AQ-A15")
def test_with_two_fighters_nobody_is_third() -> None:
    s = table()
    stand(s, STEFAN, "arena_1a", "arena_1b")
    stand(s, KIKO, "arena_2")
    bank = s.bank[0]
    play(begin(s, ARENA), BLANK, BLANK, "reward:points", "deal:servus_single")
    assert s.bank[0] == bank - 3 - 2
    assert [coins(s, seat)[0] for seat in range(4)] == [5, 2, 2, 4]


@pytest.mark.clause("AQ-A16")
def test_cards_are_lost_also_by_losers() -> None:
    s = table()
    give(s, STEFAN, "weapon_single")
    give(s, KIKO, "weapons_triple")
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_2")
    play(begin(s, ARENA), BLANK, BLANK)
    play(s, "Stefan play:weapon_single", "Kiko play:weapons_triple")
    play(s, "Kiko reward:points", "deal:servus_single")
    assert (hand(s, STEFAN), hand(s, KIKO)) == ({"servus_single": 1}, {})
    assert discarded(s) == {"weapon_single": 1, "weapons_triple": 1}


@pytest.mark.clause("AQ-A17")
def test_no_henchman_no_fight() -> None:
    s = table()
    bank = s.bank[:]
    give(s, STEFAN, "weapons_triple")
    stand(s, STEFAN, "stadium_gold_1a")
    begin(s, ARENA)
    assert asked(s) == OVER
    assert (s.bank, [score(s, seat) for seat in range(4)]) == (bank, [0, 0, 0, 0])
    assert standing(s, STEFAN) == ["stadium_gold_1a"]
