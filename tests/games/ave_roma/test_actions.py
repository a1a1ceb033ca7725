"""Section 8: Mercator, Aedificator, Legatus, Propraetor, Roma, Senatus and training."""

import pytest

from tabularium.games.ave_roma.components import CARDS, COLOSSEUM, KIND_MASK, WAR_REWARDS
from tabularium.games.ave_roma.steps.turns import BeginRound
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    begin,
    can_send,
    clause_of,
    goods,
    grey,
    hold,
    level,
    names_of,
    options,
    own,
    patron,
    play,
    row,
    send,
    table,
    turn,
    workers,
)

RICH = {"wood": 3, "stone": 3, "cattle": 3, "wheat": 3, "iron": 3, "wine": 3, "surplus": 7, "denarii": 20}


# ---------------------------------------------------------------------- Mercator


@pytest.mark.clause("AR-68")
def test_selling_any_number_of_any_types() -> None:
    s = table()
    hold(s, YELLOW, wood=3, stone=1, wine=2)
    send(s, YELLOW, 1, "mercator", *["sell:wood"] * 3, "sell:stone", "sell:wine", "sell:wine")
    assert goods(s, YELLOW) == {"denarii": 3 * 3 + 2 + 2 * 1}
    assert clause_of(s, "sell:wine") == "AR-68"


@pytest.mark.clause("AR-69")
def test_buying_up_to_four_of_types_on_the_card() -> None:
    s = table()
    hold(s, YELLOW, denarii=20)
    send(s, YELLOW, 1, "mercator")  # italia: stone, stone, wood, iron
    assert options(s) == ["buy:wood", "buy:stone", "buy:iron", "done"]
    assert clause_of(s, "buy:wheat") == "AR-69"
    play(s, "buy:iron", "buy:iron", "buy:iron", "buy:iron", "compensate:surplus")
    assert goods(s, YELLOW) == {"iron": 3, "surplus": 1, "denarii": 8}
    assert clause_of(s, "buy:iron") == "AR-69"
    assert [move for move in options(s) if move.startswith("buy")] == []


@pytest.mark.clause("AR-70")
def test_selling_and_buying_are_two_steps_in_either_order() -> None:
    s = table()
    hold(s, YELLOW, wheat=2, denarii=4)
    send(s, YELLOW, 1, "mercator", "sell:wheat", "buy:stone")
    assert clause_of(s, "sell:wheat") == "AR-70", "selling has been left"
    assert options(s) == ["buy:wood", "buy:stone", "buy:iron", "done"]
    s = table()
    hold(s, YELLOW, wheat=2, denarii=4)
    send(s, YELLOW, 1, "mercator", "buy:stone", "sell:wheat")
    assert clause_of(s, "buy:stone") == "AR-70"
    assert options(s) == ["sell:stone", "sell:wheat", "done"]


@pytest.mark.clause("AR-70", "AR-71")
def test_one_step_or_neither() -> None:
    s = table()
    hold(s, YELLOW, wheat=2, denarii=4)
    send(s, YELLOW, 1, "mercator", "done")
    assert goods(s, YELLOW) == {"wheat": 2, "denarii": 4}
    assert s.is_upper(0)


# ---------------------------------------------------------------------- Aedificator and Legatus


@pytest.mark.clause("AR-74", "AR-79")
def test_influence_icons_have_no_effect_at_once() -> None:
    s = table()
    row(s, "aedificator", 5, "insula_plan")
    row(s, "legatus", 5, "hannibal_2")
    hold(s, YELLOW, **RICH)
    send(s, YELLOW, 1, "aedificator.5")
    send(s, YELLOW, 1, "legatus.5")
    assert set(s.grey) == {-1}
    assert not s.players[YELLOW].spent
    hold(s, YELLOW)
    send(s, YELLOW, 2, "propraetor", "half:top")
    assert {"influence:insula_plan", "influence:hannibal_2"} <= set(options(s))


@pytest.mark.clause("AR-76")
def test_every_building_kind_exists_twice() -> None:
    for card in CARDS:
        if card.deck == 1:
            assert KIND_MASK[CARDS.index(card)].bit_count() == 2


@pytest.mark.clause("AR-76")
def test_the_pair_reward_may_be_surplus() -> None:
    s = table()
    own(s, YELLOW, "aqueduct_edifice")
    row(s, "aedificator", 5, "aqueduct_plan")
    hold(s, YELLOW, stone=1, iron=1, denarii=2)
    send(s, YELLOW, 1, "aedificator.5")
    assert goods(s, YELLOW) == {"surplus": 1}
    assert s.players[YELLOW].score == 1


@pytest.mark.clause("AR-81")
@pytest.mark.parametrize(
    ("owned", "gained", "points"), [(0, {}, 0), (1, {"denarii": 3}, 0), (2, {"surplus": 1}, 0), (3, {}, 2)]
)
def test_rewards_for_further_wars_of_a_kind(owned: int, gained: dict[str, int], points: int) -> None:
    s = table()
    own(s, YELLOW, *[f"hannibal_{number}" for number in (2, 3, 4)[:owned]])
    row(s, "legatus", 5, "hannibal_1")
    hold(s, YELLOW, surplus=2, denarii=2)
    send(s, YELLOW, 1, "legatus.5")
    assert goods(s, YELLOW) == gained
    assert s.players[YELLOW].score == 3 + points
    assert len(WAR_REWARDS) == 6


@pytest.mark.clause("AR-81", "AR-82")
def test_the_fifth_war_of_a_kind() -> None:
    s = table()
    own(s, YELLOW, "hannibal_2", "hannibal_3", "hannibal_4", "hannibal_5")
    row(s, "legatus", 5, "hannibal_1")
    grey(s, 1, yellow=3, green=4)
    hold(s, YELLOW, surplus=2, denarii=2)
    send(s, YELLOW, 1, "legatus.5")
    assert options(s) == ["rise:2", "rise:3", "rise:4", "rise:5", "decline"]
    assert clause_of(s, "rise:1") == "AR-116"
    twin = play(s.copy(), "decline")
    assert set(twin.grey) == set(s.grey)
    play(s, "rise:4")
    assert level(s, YELLOW, 4) == 1, "no marker was needed there"


# ---------------------------------------------------------------------- Propraetor


@pytest.mark.clause("AR-83")
def test_one_half_of_the_card() -> None:
    for half, gained in (("top", {"wood": 1, "iron": 1}), ("bottom", {"wheat": 1, "cattle": 1})):
        s = table()
        hold(s, YELLOW)
        send(s, YELLOW, 2, "propraetor")
        assert options(s) == ["half:top", "half:bottom"]
        play(s, f"half:{half}", "done")
        assert goods(s, YELLOW) == gained


@pytest.mark.clause("AR-84")
def test_one_more_resource_or_influence_or_nothing() -> None:
    s = table()
    hold(s, YELLOW)
    own(s, YELLOW, "hannibal_2")
    send(s, YELLOW, 2, "propraetor", "half:top")
    assert options(s) == ["gain:wood", "gain:cattle", "gain:wheat", "gain:iron", "influence:hannibal_2", "done"]
    assert clause_of(s, "gain:stone") == "AR-84"
    play(s, "gain:cattle")
    assert goods(s, YELLOW) == {"wood": 1, "iron": 1, "cattle": 1}
    assert asked(s) == "Green placing", "not both"


@pytest.mark.clause("AR-85", "AR-86", "AR-87", "AR-119a")
def test_influence_is_used_once_and_whole() -> None:
    s = table()
    own(s, YELLOW, "hannibal_5", "insula_plan")  # 2 and 1
    send(s, YELLOW, 2, "propraetor", "half:top", "influence:hannibal_5", "done")
    assert level(s, YELLOW, 2) == 2
    assert names_of(s.players[YELLOW].right) == ["hannibal_5"]
    hold(s, YELLOW)
    send(s, YELLOW, 3, "propraetor", "half:top")
    assert clause_of(s, "influence:hannibal_5") == "AR-86"
    assert "influence:insula_plan" in options(s)


# ---------------------------------------------------------------------- Roma


@pytest.mark.clause("AR-89", "AR-93")
def test_exactly_as_many_spaces_around_the_loop() -> None:
    s = table()
    s.players[YELLOW].colosseum = 7
    s.players[GREEN].colosseum = s.players[BLUE].colosseum = 4
    hold(s, YELLOW, wood=1, wine=1, surplus=1)
    send(s, YELLOW, 3, "roma")  # 8 (black, honour), 0 (any), 1 (surplus)
    assert s.players[YELLOW].colosseum == 1
    assert goods(s, YELLOW) == {}
    assert len(COLOSSEUM) == 9


@pytest.mark.clause("AR-90", "AR-92")
def test_a_space_with_another_marker_is_free() -> None:
    s = table()
    s.players[GREEN].colosseum = s.players[BLUE].colosseum = 1
    hold(s, YELLOW)
    send(s, YELLOW, 1, "roma")
    assert s.players[YELLOW].colosseum == 1
    assert [player.colosseum for player in s.players] == [1, 1, 1], "any number may stand there"
    hold(s, GREEN)
    assert "to:roma" not in can_send(s, GREEN, 1), "the space left behind does not matter"


@pytest.mark.clause("AR-90")
def test_passed_spaces_are_paid_too() -> None:
    s = table()
    s.players[YELLOW].colosseum = 2
    hold(s, YELLOW, denarii=2, wood=1, cattle=1)
    send(s, YELLOW, 2, "roma")
    assert options(s) == ["pay:wood", "pay:cattle"], "2 denarii are paid, then any resource"
    play(s, "pay:cattle")
    assert goods(s, YELLOW) == {"wood": 1}


@pytest.mark.clause("AR-91")
def test_all_or_nothing() -> None:
    s = table()
    hold(s, YELLOW, surplus=1)
    assert "to:roma" not in can_send(s, YELLOW, 2)
    assert clause_of(s, "to:roma") == "AR-91"
    assert "to:roma" in can_send(s, YELLOW, 1)


@pytest.mark.clause("AR-94")
def test_honours_count_even_where_others_stand() -> None:
    s = table()
    s.players[YELLOW].colosseum = 4
    s.players[GREEN].colosseum = 5
    hold(s, YELLOW)
    send(s, YELLOW, 1, "roma")
    assert s.players[YELLOW].politics == 1


@pytest.mark.clause("AR-95")
def test_beyond_level_ten() -> None:
    s = table()
    s.players[YELLOW].colosseum = 4
    s.players[YELLOW].politics = 10
    hold(s, YELLOW, wine=1)
    send(s, YELLOW, 1, "roma")
    assert s.players[YELLOW].politics == 10
    assert s.players[YELLOW].score == 2


@pytest.mark.clause("AR-96", "AR-104")
def test_five_slots_by_level() -> None:
    s = table()
    player = s.players[YELLOW]
    found = []
    for politics in range(11):
        player.politics = politics
        found.append(player.open_slots)
    assert found == [0, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5]


@pytest.mark.clause("AR-97")
def test_two_slots_unlocked_in_one_move() -> None:
    s = table()
    own(s, YELLOW, "verres", "cato", "agrippa")
    s.players[YELLOW].colosseum = 1
    hold(s, YELLOW, wheat=1, denarii=2, wood=1, wine=1)
    send(s, YELLOW, 4, "roma")
    assert options(s) == ["activate:verres", "activate:agrippa", "activate:cato"]
    play(s, "activate:cato")  # the walk goes on: 2 denarii, the wood, the wine
    assert s.players[YELLOW].colosseum == 5
    assert options(s) == ["activate:verres", "activate:agrippa"]
    play(s, "activate:agrippa")
    assert names_of(s.players[YELLOW].active) == ["agrippa", "cato"]


@pytest.mark.clause("AR-98")
def test_without_a_passive_patron_the_slot_stays_empty() -> None:
    s = table()
    s.players[YELLOW].colosseum = 1
    hold(s, YELLOW, wheat=1)
    send(s, YELLOW, 1, "roma")
    assert s.players[YELLOW].open_slots == 1


# ---------------------------------------------------------------------- Senatus


@pytest.mark.clause("AR-100", "AR-102")
def test_a_patron_at_level_zero_is_passive() -> None:
    s = table()
    hold(s, YELLOW, **RICH)
    row(s, "senatus", 5, "cato")
    send(s, YELLOW, 1, "senatus.5")
    assert names_of(s.players[YELLOW].passive) == names_of(s.players[YELLOW].left) == ["cato"]


@pytest.mark.clause("AR-101")
def test_an_empty_slot_must_be_filled() -> None:
    s = table()
    s.players[YELLOW].politics = 1
    hold(s, YELLOW, **RICH)
    row(s, "senatus", 5, "cato")
    send(s, YELLOW, 1, "senatus.5")
    assert names_of(s.players[YELLOW].active) == ["cato"]
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-102", "AR-103")
def test_with_full_slots_passive_or_in_place_of_an_active_one() -> None:
    s = table()
    patron(s, YELLOW, "verres", "agrippa")
    hold(s, YELLOW, **RICH)
    row(s, "senatus", 5, "cato")
    send(s, YELLOW, 1, "senatus.5")
    assert options(s) == ["passive", "replace:verres", "replace:agrippa"]
    twin = play(s.copy(), "passive")
    assert names_of(twin.players[YELLOW].passive) == ["cato"]
    play(s, "replace:agrippa")
    assert names_of(s.players[YELLOW].active) == ["verres", "cato"]
    assert names_of(s.players[YELLOW].left) == ["agrippa"]


@pytest.mark.clause("AR-104")
def test_at_most_five_active_and_any_number_of_passive() -> None:
    s = table()
    patron(s, YELLOW, "verres", "agrippa", "atticus", "columella", "metellus")
    own(s, YELLOW, "vitruvius", "apollodorus", "scipio")
    s.players[YELLOW].politics = 9
    hold(s, YELLOW, **RICH)
    row(s, "senatus", 5, "cato")
    send(s, YELLOW, 1, "senatus.5", "passive")
    assert s.players[YELLOW].active.bit_count() == 5
    assert s.players[YELLOW].passive.bit_count() == 4


# ---------------------------------------------------------------------- training


@pytest.mark.clause("AR-105", "AR-109", "AR-111")
def test_free_and_affordable_training_spaces_of_the_own_board() -> None:
    s = table()
    hold(s, YELLOW, denarii=2)
    s.players[YELLOW].training = [-3, 0, 0, 0]
    s.players[GREEN].training = [-1, -2, -3, -4]
    found = [move for move in can_send(s, YELLOW, 5) if move.startswith("train")]
    assert found == ["train:2", "train:3"]
    assert clause_of(s, "train:1") == "AR-109"
    assert clause_of(s, "train:4") == "AR-105"
    play(s, "train:3")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].training == [-3, 0, -5, 0]
    assert s.players[GREEN].training == [-1, -2, -3, -4]


@pytest.mark.clause("AR-106")
def test_not_again_in_the_same_round() -> None:
    s = table()
    s.players[YELLOW].training = [-3, 0, 0, 0]
    turn(s, YELLOW)
    assert clause_of(s, "trained:1.as3") == "AR-106"


@pytest.mark.clause("AR-107")
@pytest.mark.parametrize(
    ("space", "printed", "values"),
    [(1, 1, [1, 2]), (1, 3, [2, 3, 4]), (2, 4, [2, 3, 4, 5]), (3, 5, [2, 3, 4, 5]), (4, 3, [1, 2, 3, 4, 5])],
)
def test_the_range_of_a_trained_worker(space: int, printed: int, values: list[int]) -> None:
    s = table()
    s.players[YELLOW].training[space - 1] = -printed
    begin(s, BeginRound(2))
    assert [m for m in options(s) if m.startswith("trained")] == [f"trained:{space}.as{value}" for value in values]
    for value in range(1, 6):
        if value not in values:
            assert clause_of(s, f"trained:{space}.as{value}") == "AR-107"


@pytest.mark.clause("AR-107", "AR-108", "AR-109")
def test_a_trained_worker_counts_as_the_chosen_value_and_lies_with_its_own() -> None:
    s = table()
    hold(s, YELLOW)
    s.players[YELLOW].training[1] = 3
    turn(s, YELLOW)
    play(s, "trained:2.as5", "to:quaestor")
    assert goods(s, YELLOW) == {"denarii": 10}
    assert s.workers_at(0) == [3]
    assert s.players[YELLOW].training == [0, 0, 0, 0], "the space is free again"


@pytest.mark.clause("AR-108", "AR-110")
def test_training_again_loses_the_earlier_training() -> None:
    s = table()
    hold(s, YELLOW, denarii=3)
    workers(s, YELLOW)
    s.players[YELLOW].training[0] = 3
    turn(s, YELLOW)
    play(s, "trained:1.as4")
    assert not [move for move in options(s) if move.startswith("train")]
    assert clause_of(s, "train:4") == "AR-108"
    turn(s, YELLOW)
    play(s, "trained:1.as3")
    assert "train:1" not in options(s), "only another space"
    play(s, "train:2")
    assert s.players[YELLOW].training == [0, -3, 0, 0]


@pytest.mark.clause("AR-37", "AR-107")
def test_training_is_lost_on_passing() -> None:
    s = table()
    s.players[YELLOW].training[3] = 2
    turn(s, YELLOW)
    play(s, "pass")
    assert s.players[YELLOW].training == [0, 0, 0, 0]
    assert s.players[YELLOW].workers == [0, 1, 2, 1, 1, 1]


@pytest.mark.clause("AR-67")
def test_the_area_of_the_value_is_used() -> None:
    s = table()
    area(s, 4, "cyprus")
    hold(s, YELLOW)
    send(s, YELLOW, 4, "aedilis")
    assert goods(s, YELLOW) == {"stone": 2, "wine": 2}
