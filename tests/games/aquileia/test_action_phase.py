"""Section 4: the action phase in general."""

import pytest

from tabularium.games.aquileia.components import SPACES
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.steps.turns import ActionPhase
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
    buildings,
    coins,
    give,
    hand,
    options,
    play,
    purse,
    score,
    stand,
    standing,
    table,
    told,
)


@pytest.mark.clause("AQ-AC1")
def test_the_areas_come_in_their_order() -> None:
    s = table(5)
    stand(s, STEFAN, "latro", "forum_1", "theatrum")
    stand(s, WALTER, "dolus", "arena_2", "stadium_gold_2")
    begin(s, ActionPhase())
    assert asked(s) == "dealer roll_dolus"
    play(s, "roll:gold.gold")
    assert asked(s) == "dealer roll_for_strength"
    play(s, "roll:gold.gold.gold", "Walter reward:points", "roll:gold.gold.gold")
    assert asked(s) == "dealer look_at_top"
    play(s, "deal:stadium_blue", "Walter keep:top", "deal:theatrum_white_blue")
    assert asked(s) == "Stefan bidding"
    play(s, "Stefan pass", "Walter pass", "pass", "pass", "pass")
    assert asked(s) == "Stefan building"
    play(s, "pass")
    assert asked(s) == "dealer roll_latro"
    play(s, "roll:gold.gold")
    assert asked(s) == OVER


@pytest.mark.clause("AQ-AC2")
def test_nothing_happens_without_henchmen() -> None:
    s = begin(table())
    before = s.dump()
    begin(s, ActionPhase())
    assert asked(s) == OVER
    assert s.dump() == before


@pytest.mark.clause("AQ-AC2")
@pytest.mark.parametrize("space", [space.id for space in SPACES])
def test_only_the_space_with_a_henchman_is_resolved(space: str) -> None:
    """Walter has the means for everything, but a henchman on one space only; nobody else is asked."""
    s = table()
    purse(s, WALTER, 5, 5, 5)
    stand(s, WALTER, space)
    begin(s, ActionPhase())
    for _ in range(40):
        if asked(s) == OVER:
            break
        if not asked(s).startswith(("Walter", "dealer")):
            assert space == "theatrum"
        play(s, options(s)[0])
    assert asked(s) == OVER
    assert s.players[WALTER].henchmen == 5


@pytest.mark.clause("AQ-AC3")
def test_a_henchman_returns_when_his_action_is_done_declined_or_impossible() -> None:
    s = table()
    purse(s, STEFAN, 1, 1, 0)
    stand(s, STEFAN, "equi_et_arma_middle", "servi_top", "servi_middle", "servi_bottom")
    begin(s, VisitMercatus())
    play(s, "Stefan buy:1")  # done
    assert "equi_et_arma_middle" not in standing(s, STEFAN)
    play(s, "deal:weapon_single")
    assert asked(s) == "Stefan buy_servi"
    assert standing(s, STEFAN) == ["servi_middle", "servi_bottom"]  # impossible at the top: no bronze
    play(s, "Stefan pass")  # declined
    assert asked(s) == OVER
    assert (standing(s, STEFAN), s.players[STEFAN].henchmen) == ([], 5)  # impossible at the bottom
    idle = [SPACES[event.args[1]].id for event in told(s) if event.key == "bought_nothing"]
    assert idle == ["servi_top", "servi_middle", "servi_bottom"]  # and all have seen it


@pytest.mark.clause("AQ-AC3")
def test_henchmen_return_from_a_contest_only_when_it_is_over() -> None:
    s = table()
    stand(s, STEFAN, "arena_1a", "arena_2", "stadium_gold_2")
    stand(s, WALTER, "arena_1b")
    begin(s, ARENA, STADIUM)
    play(s, "roll:gold.gold.gold", "roll:gold.gold.gold")
    assert asked(s) == "Stefan choosing_reward"
    assert standing(s, STEFAN) == ["arena_1a", "arena_2", "stadium_gold_2"]
    assert standing(s, WALTER) == ["arena_1b"]
    play(s, "reward:points", "deal:servus_single")
    assert standing(s, STEFAN) == ["stadium_gold_2"]
    assert standing(s, WALTER) == []
    play(s, "roll:gold.gold.gold", "deal:stadium_blue")
    assert standing(s, STEFAN) == ["stadium_gold_2"]
    play(s, "keep:top")
    assert s.players[STEFAN].henchmen == 5


@pytest.mark.clause("AQ-AC3")
def test_the_other_areas_send_their_henchmen_home_one_by_one() -> None:
    s = table()
    purse(s, STEFAN, 1, 2, 0)
    stand(s, STEFAN, "theatrum", "forum_1", "forum_3", "latro", "portus_bronze")
    begin(s, VisitTheatrum(), VisitForum(), VisitPortus())
    play(s, "deal:theatrum_white_blue", "pass", "pass", "pass", "pass")
    assert standing(s, STEFAN) == ["forum_1", "forum_3", "latro", "portus_bronze"]
    play(s, "Stefan pass")
    assert standing(s, STEFAN) == ["forum_3", "latro", "portus_bronze"]
    play(s, "Stefan build:villa_white_4")
    assert standing(s, STEFAN) == ["latro", "portus_bronze"]  # nothing more can be afforded
    play(s, "roll:silver.silver")
    assert standing(s, STEFAN) == []


@pytest.mark.clause("AQ-AC4")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    s = table(first=GIORGIO)
    for seat, space in enumerate(("arena_1a", "arena_1b", "stadium_gold_1a", "arena_2")):
        stand(s, seat, space)
        give(s, seat, "servus_single")
    begin(s, ARENA)
    play(s, "roll:bronze.gold.gold", "roll:bronze.bronze.bronze", "roll:gold.gold.gold")
    strengths = [player.strength for player in s.players]
    assert strengths == [1 + 3, 1 + 0, 0, 2 + 1]  # Kiko rolled first, then Stefan, then Walter
    play(s, "Kiko done", "Stefan done", "Walter done")


@pytest.mark.clause("AQ-AC5")
def test_everything_bought_played_bid_or_built_may_be_declined() -> None:
    s = table()
    purse(s, STEFAN, 5, 5, 5)
    give(s, STEFAN, "servus_single")
    give(s, STEFAN, "horse_silver_single", openly=True)
    stand(s, STEFAN, "pecunia", "equi_et_arma_left", "servi_top", "potentia", "arena_2")
    begin(s, VisitMercatus())
    play(s, "Stefan done", "Stefan pass", "Stefan pass")
    begin(s, ARENA)
    play(s, "roll:bronze.bronze.bronze", "Stefan done", "Stefan blue:0", "Stefan reward:points")
    stand(s, STEFAN, "stadium_silver_2", "theatrum", "forum_2", "forum_3")
    begin(s, STADIUM, VisitTheatrum(), VisitForum())
    play(s, "roll:gold.gold.gold", "Stefan done", "Stefan blue:0")
    play(s, "deal:stadium_vp3", "Stefan keep:top", "deal:theatrum_white_blue")
    play(s, "Stefan pass", "Walter pass", "Giorgio pass", "Kiko pass", "Stefan pass", "Stefan pass")
    assert asked(s) == OVER
    assert coins(s, STEFAN) == (5 + 3, 5 + 3, 5)
    assert s.players[STEFAN].houses == 9


@pytest.mark.clause("AQ-AC5")
def test_rolls_coins_rewards_and_the_blue_dice_come_by_themselves() -> None:
    s = table()
    stand(s, STEFAN, "dolus", "potentia", "arena_2", "latro")
    begin(s, ActionPhase())
    assert asked(s) == "dealer roll_dolus"
    play(s, "roll:silver.gold")
    assert coins(s, STEFAN) == (2, 2, 2)
    assert (s.blue_holder, s.blue_dice) == (STEFAN, 4)
    assert asked(s) == "dealer roll_for_strength"
    play(s, "roll:silver.gold.gold", "blue:0")
    assert coins(s, STEFAN) == (5, 2, 2)
    assert options(s) == ["reward:points", "reward:servi"]  # no third way
    play(s, "reward:points")
    assert asked(s) == "dealer roll_latro"


@pytest.mark.clause("AQ-AC6")
def test_what_a_space_yields_can_be_used_on_the_next_one() -> None:
    s = table()
    purse(s, STEFAN)
    stand(s, STEFAN, "dolus", "equi_et_arma_left", "servi_bottom", "arena_2", "forum_1")
    begin(s, ActionPhase())
    play(s, "roll:bronze.gold", "Stefan buy:1", "deal:weapons_triple", "deal:weapon_single")
    play(s, "Stefan buy:1", "deal:servi_double", "roll:gold.gold.gold")
    assert coins(s, STEFAN) == (0, 0, 0)
    play(s, "play:weapons_triple", "done", "reward:points")
    assert score(s, STEFAN) == 2 * (2 + 3)
    assert coins(s, STEFAN) == (3, 0, 0)
    assert asked(s) == "Stefan building"
    play(s, "build:villa_yellow_4")  # 2 bronze from the Arena, slaves from the Servi
    assert s.lot_owner.count(STEFAN) == 1
    assert hand(s, STEFAN) == {"horse_gold_single": 1}


@pytest.mark.clause("AQ-AC6")
def test_auction_money_builds_in_the_same_round() -> None:
    s = table()
    purse(s, WALTER, 0, 1, 0)
    purse(s, KIKO, 0, 2, 0)
    give(s, WALTER, "servus_single")
    stand(s, WALTER, "theatrum", "forum_4")
    begin(s, VisitTheatrum(), VisitForum())
    play(s, "deal:theatrum_white_blue", "Walter pass", "Giorgio pass", "Kiko bid:silver", "Stefan pass")
    assert coins(s, WALTER) == (0, 2, 0)
    play(s, "Walter build:bank_bronze_gold")
    assert buildings(s, WALTER) == ["bank_bronze_gold"]
