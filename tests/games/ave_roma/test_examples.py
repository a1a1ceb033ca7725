"""Section 19: the worked examples, with their numbers."""

import pytest

from tabularium.games.ave_roma.components import AREA_POINTS, CARD, POLITICS_POINTS
from tabularium.games.ave_roma.scoring import adjusted
from tabularium.games.ave_roma.state import Phase, Table
from tabularium.games.ave_roma.steps.ending import FinalScoring
from tabularium.games.ave_roma.steps.maintenance import (
    PLAYER,
    BeginMaintenance,
    CollectWorkers,
    DetermineOrder,
    FinishRows,
    needs,
)
from tabularium.games.ave_roma.steps.turns import BeginRound
from tests.games.ave_roma.playing import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    area,
    asked,
    begin,
    can_send,
    clause_of,
    empty_deck,
    events,
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
    stand,
    table,
    top,
    turn,
    workers,
)


@pytest.mark.clause("AR-E1", "AR-66")
def test_quaestor_with_a_five() -> None:
    s = table()
    hold(s, YELLOW)
    send(s, YELLOW, 5, "quaestor")
    assert goods(s, YELLOW) == {"denarii": 10}


@pytest.mark.clause("AR-E9", "AR-66")
def test_quaestor_with_a_four() -> None:
    s = table()
    hold(s, YELLOW)
    send(s, YELLOW, 4, "quaestor")
    assert goods(s, YELLOW) == {"denarii": 8}


def collecting_table() -> Table:
    s = table(3)
    for seat in (GREEN, BLUE):
        workers(s, seat)
    stand(s, "aedilis", 3, 3, 2)
    stand(s, "quaestor", 4, 5, 4)
    stand(s, "propraetor", 2, 1, 5)
    stand(s, "legatus", 1)
    begin(s, CollectWorkers())
    play(s, "Blue collect:aedilis")
    assert s.players[BLUE].workers == [0, 0, 1, 2, 0, 0]
    play(s, "Green collect:propraetor")
    assert options(s) == ["collect:quaestor", "collect:legatus"]
    return s


@pytest.mark.clause("AR-E2", "AR-142", "AR-143", "AR-144")
@pytest.mark.parametrize(("second", "hand"), [(4, [0, 0, 1, 2, 2, 0]), (5, [0, 0, 1, 2, 1, 1])])
def test_collecting_two_of_three(second: int, hand: list[int]) -> None:
    s = collecting_table()
    play(s, "Blue collect:quaestor", "take:4", f"take:{second}")
    assert s.players[BLUE].workers == hand
    # the second player takes the last ones in two turns; the first of them is a choice of location
    play(s, "Green collect:quaestor")
    assert asked(s) == "over"
    assert sum(s.players[GREEN].workers) == 5
    assert not any(s.spaces)


@pytest.mark.clause("AR-E2", "AR-142")
def test_collecting_the_single_one_first() -> None:
    s = collecting_table()
    play(s, "Blue collect:legatus")
    assert asked(s) == "Green choosing_workers"
    play(s, "take:4", "take:5")
    assert asked(s) == "over"
    assert s.players[BLUE].workers == [0, 1, 1, 2, 1, 0]


@pytest.mark.clause("AR-E3", "AR-148", "AR-149")
def test_turn_order_with_a_tie() -> None:
    s = table(3)
    s.order = (BLUE, YELLOW, GREEN)
    workers(s, BLUE, 2, 2, 3, 5, 5)
    workers(s, YELLOW, 1, 3, 4, 4, 5)
    workers(s, GREEN, 1, 1, 2, 3, 4)
    begin(s, DetermineOrder())
    assert s.order == (GREEN, YELLOW, BLUE)


@pytest.mark.clause("AR-E4", "AR-162", "AR-167")
def test_adjustment_of_one_marker() -> None:
    after = adjusted([1, 3, 7, -1], brown=5)  # yellow, green, blue
    assert after == [1, 3, 5, -1]
    assert [AREA_POINTS[4][after[seat]] for seat in (BLUE, GREEN, YELLOW)] == [17, 9, 3]


@pytest.mark.clause("AR-E5", "AR-162", "AR-167")
def test_adjustment_that_pushes_down() -> None:
    after = adjusted([6, 2, 1, -1, 4], brown=2)  # yellow, green, blue, red, black
    assert after == [2, 0, 0, -1, 1]
    assert [AREA_POINTS[5][after[seat]] for seat in (YELLOW, BLACK, GREEN, BLUE)] == [6, 3, 1, 1]


@pytest.mark.clause("AR-E6", "AR-163")
def test_money_at_the_end() -> None:
    s = table()
    hold(s, YELLOW, denarii=13)
    begin(s, FinalScoring())
    assert (YELLOW, 13, 2) in events(s, "scored_denarii")
    assert s.players[YELLOW].score == 2


@pytest.mark.clause("AR-E7", "AR-164")
def test_resources_at_the_end() -> None:
    s = table()
    hold(s, YELLOW, wood=3, stone=2, wheat=3, iron=1, surplus=2)
    begin(s, FinalScoring())
    assert s.players[YELLOW].score == 3


@pytest.mark.clause("AR-E8", "AR-166")
def test_political_level_at_the_end() -> None:
    s = table()
    hold(s, YELLOW)
    s.players[YELLOW].politics = 4
    begin(s, FinalScoring())
    assert s.players[YELLOW].score == 6
    assert POLITICS_POINTS[10] == 30


@pytest.mark.clause("AR-E10", "AR-67", "AR-51")
def test_aedilis_with_a_three() -> None:
    s = table()
    area(s, 3, "italia")
    hold(s, YELLOW, stone=2, surplus=2)
    send(s, YELLOW, 3, "aedilis", "compensate:surplus")
    assert goods(s, YELLOW) == {"stone": 3, "wood": 1, "iron": 1, "surplus": 3}
    assert s.is_upper(2)


@pytest.mark.clause("AR-E11", "AR-68", "AR-69")
def test_mercator_with_a_four() -> None:
    s = table()
    hold(s, YELLOW, iron=2, denarii=3)
    send(s, YELLOW, 4, "mercator", "sell:iron", "sell:iron", "buy:wheat", "buy:wine", "buy:wine")
    assert "buy:wine" in options(s)
    play(s, "done")
    assert goods(s, YELLOW) == {"wheat": 1, "wine": 2, "denarii": 5}
    assert s.is_upper(3)


@pytest.mark.clause("AR-E12", "AR-72", "AR-73", "AR-45")
def test_aedificator_for_a_five_only() -> None:
    s = table()
    row(s, "aedificator", 1, "taberna_edifice")
    hold(s, YELLOW, wheat=1, wine=1, denarii=2)
    assert "to:aedificator.1" not in can_send(s, YELLOW, 4)
    assert clause_of(s, "to:aedificator.1") == "AR-45"
    send(s, YELLOW, 5, "aedificator.1")
    assert goods(s, YELLOW) == {}
    assert names_of(s.players[YELLOW].left) == ["taberna_edifice"]
    assert s.players[YELLOW].score == 3


@pytest.mark.clause("AR-E13", "AR-76")
def test_a_building_pair() -> None:
    s = table()
    own(s, GREEN, "colosseum_plan")
    row(s, "aedificator", 1, "colosseum_edifice")
    hold(s, GREEN, wood=1, stone=2, cattle=1, iron=1, wine=1, denarii=3)
    send(s, GREEN, 5, "aedificator.1")
    assert goods(s, GREEN) == {"iron": 1}
    assert s.players[GREEN].score == 7 + 1


@pytest.mark.clause("AR-E14", "AR-77", "AR-78", "AR-79")
def test_legatus_for_values_from_two() -> None:
    s = table()
    row(s, "legatus", 4, "hannibal_3")
    hold(s, YELLOW, wine=1, surplus=2, denarii=2)
    assert "to:legatus.4" not in can_send(s, YELLOW, 1)
    send(s, YELLOW, 2, "legatus.4")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].score == 1
    assert names_of(s.players[YELLOW].left) == ["hannibal_3"]
    assert not s.players[YELLOW].spent


@pytest.mark.clause("AR-E15", "AR-81")
def test_a_third_war_of_a_kind() -> None:
    s = table()
    own(s, GREEN, "hannibal_4", "hannibal_5")
    row(s, "legatus", 5, "hannibal_1")
    hold(s, GREEN, surplus=2, denarii=2)
    send(s, GREEN, 3, "legatus.5")
    assert goods(s, GREEN) == {"surplus": 1}


def province() -> Table:
    s = table()
    area(s, 2, "sicilia")
    grey(s, 2, yellow=3)
    s.players[BLUE].board = 2  # board_2a
    hold(s, BLUE, wheat=3, cattle=3, surplus=2, denarii=3)
    own(s, BLUE, "hannibal_2", "pyrrhus_2", "hannibal_5")
    send(s, BLUE, 2, "propraetor", "half:bottom", "compensate:surplus", "compensate:denarii")
    return s


@pytest.mark.clause("AR-E16", "AR-83", "AR-85", "AR-87", "AR-113")
def test_propraetor_with_a_two() -> None:
    s = province()
    play(s, "influence:hannibal_2", "influence:pyrrhus_2", "done")
    assert goods(s, BLUE) == {"wheat": 3, "cattle": 3, "surplus": 3, "denarii": 5}
    assert names_of(s.players[BLUE].right) == ["hannibal_2", "pyrrhus_2"]
    assert level(s, BLUE, 2) == 2


@pytest.mark.clause("AR-E16", "AR-115")
def test_propraetor_passing_yellow_or_not() -> None:
    s = play(province(), "influence:hannibal_2", "influence:pyrrhus_2", "influence:hannibal_5")
    assert level(s, BLUE, 2) == 4
    s = play(province(), "influence:hannibal_2", "influence:hannibal_5", "done")
    assert level(s, BLUE, 2) == 2


@pytest.mark.clause("AR-E17", "AR-51", "AR-52", "AR-53", "AR-54", "AR-55")
def test_two_uses_of_an_area_card() -> None:
    s = table()
    send(s, YELLOW, 1, "aedilis", "compensate:surplus")
    assert s.is_upper(0)
    assert not events(s, "fee")
    hold(s, GREEN, denarii=1)
    assert "to:propraetor" not in can_send(s, GREEN, 1)
    assert clause_of(s, "to:propraetor") == "AR-63"
    hold(s, GREEN, denarii=2)
    send(s, GREEN, 1, "propraetor", "half:top", "done")
    assert asked(s) == "dealer deal_area"
    play(s, "deal:macedonia")
    assert goods(s, GREEN) == {"stone": 2}
    assert names_of(s.players[GREEN].left) == ["italia"]
    assert s.brown[0] == 1
    assert s.area_cards[0] == CARD["macedonia"]
    assert not s.is_upper(0)


@pytest.mark.clause("AR-E18", "AR-89", "AR-90", "AR-94", "AR-97")
def test_roma_with_a_three() -> None:
    s = table()
    s.players[BLUE].colosseum = 3
    patron(s, GREEN, "verres")
    own(s, GREEN, "cato")
    hold(s, GREEN, surplus=1, wheat=1)
    send(s, GREEN, 3, "roma")
    player = s.players[GREEN]
    assert goods(s, GREEN) == {}
    assert player.colosseum == 3
    assert player.politics == 2
    assert names_of(player.active) == ["verres", "cato"]


@pytest.mark.clause("AR-E19", "AR-99", "AR-103", "AR-130", "AR-49")
def test_senatus_replacing_a_patron() -> None:
    s = table(5)
    patron(s, BLACK, "verres")
    hold(s, BLACK, denarii=12, stone=1)
    row(s, "senatus", 2, "cicero")
    send(s, BLACK, 1, "senatus.2", "replace:verres")
    player = s.players[BLACK]
    assert goods(s, BLACK) == {}
    assert names_of(player.active) == ["cicero"]
    assert names_of(player.left) == names_of(player.passive) == ["verres"]
    hold(s, BLACK, denarii=6, wheat=1)
    row(s, "senatus", 5, "cato")
    send(s, BLACK, 1, "senatus.5", "passive")
    assert goods(s, BLACK) == {}


@pytest.mark.clause("AR-E20", "AR-105", "AR-106", "AR-107")
def test_training() -> None:
    s = table()
    workers(s, BLUE, 1)
    turn(s, BLUE)
    play(s, "worker:1", "train:2")
    assert goods(s, BLUE)["denarii"] == 2
    turn(s, BLUE)
    assert asked(s) != "Blue placing", "no worker is left, so Blue passes"
    s.order = (BLUE, YELLOW, GREEN)
    begin(s, BeginRound(2))
    assert [move for move in options(s) if move.startswith("trained")] == [
        "trained:2.as1",
        "trained:2.as2",
        "trained:2.as3",
    ]


@pytest.mark.clause("AR-E21", "AR-28a", "AR-63", "AR-22")
def test_fee_paid_from_compensation() -> None:
    s = table()
    area(s, 5, "baetica", upper=True)
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3)
    send(s, YELLOW, 5, "aedilis", "compensate:surplus", "compensate:surplus")
    # an iron and a wine are surplus now; a second iron as surplus would leave 1 denarius for the fee of 2
    assert goods(s, YELLOW)["denarii"] == 3
    assert options(s) == ["compensate:surplus", "compensate:denarii"], "the last wine is free again"
    play(s, "compensate:surplus", "deal:macedonia")
    assert goods(s, YELLOW)["denarii"] == 1
    assert goods(s, YELLOW)["surplus"] == 3
    assert names_of(s.players[YELLOW].left) == ["baetica"]
    assert s.brown[4] == 1


@pytest.mark.clause("AR-E22", "AR-115", "AR-116")
def test_occupied_levels() -> None:
    s = table(4)
    grey(s, 4, yellow=3, green=4, blue=2)
    assert [s.can_rise(BLUE, 3, levels) for levels in (1, 2, 3)] == [False, False, True]
    assert s.landing(BLUE, 3, 3) == 5
    assert s.landing(RED, 3, 4) == 1
    own(s, BLUE, "hannibal_2")
    send(s, BLUE, 4, "propraetor", "half:top")
    assert clause_of(s, "influence:hannibal_2") == "AR-116"


@pytest.mark.clause("AR-E23", "AR-35", "AR-190", "AR-191", "AR-192")
def test_two_players_and_an_early_pass() -> None:
    s = table(2)
    play(s, "Yellow worker:1", "Yellow to:quaestor", "Yellow worker:1", "Yellow to:quaestor")
    play(s, "Green worker:1", "Green to:quaestor", "Green worker:1", "Green to:quaestor")
    play(s, "Yellow worker:2", "Yellow to:aedilis", "Yellow worker:2", "Yellow to:aedilis")
    play(s, "Green worker:3", "Green to:aedilis", "Green worker:2", "Green to:aedilis")
    play(s, "Yellow pass")
    assert s.players[YELLOW].score == 3
    play(s, "Yellow worker:3", "Yellow to:mercator")
    play(s, "Green worker:2", "Green train:1", "Green worker:3", "Green to:mercator")
    play(s, "Yellow worker:4", "Yellow to:mercator")  # nothing else on this turn
    play(s, "Green worker:4", "Green train:2", "Green worker:4", "Green to:roma")
    play(s, "Yellow to:roma")  # the last one of the pool
    assert asked(s) == "Green placing"
    assert s.phase == Phase.ACTION
    play(s, "Green pass", "Green to:roma")
    assert s.phase == Phase.MAINTENANCE
    assert needs(s, YELLOW, PLAYER) == 2


@pytest.mark.clause("AR-E24", "AR-152", "AR-153")
def test_end_check() -> None:
    s = table(3)
    s.taken = [3, 0, 2]
    for at in (0, 1, 2, 10, 11):
        s.box |= 1 << s.rows[at]
        s.rows[at] = -1
    for deck, left in ((1, 3), (2, 1), (3, 2)):
        empty_deck(s, deck, leaving=left)
    twin = s.copy()
    begin(s, BeginMaintenance(), FinishRows())
    while asked(s).startswith("dealer"):
        play(s, options(s)[0])
    assert not s.is_ending
    assert s.left[1:] == [0, 0, 0]
    assert all(card >= 0 for card in s.rows)
    empty_deck(twin, 2)
    begin(twin, BeginMaintenance(), FinishRows())
    assert twin.is_ending
    assert asked(twin) == "Yellow imagining_worker"


@pytest.mark.clause("AR-E25", "AR-203", "AR-212", "AR-213", "AR-214", "AR-215")
def test_advanced_deck_card() -> None:
    s = table(mode="advanced")
    top(s, "basilica_plan")
    row(s, "aedificator", 1, "taberna_edifice")
    own(s, YELLOW, "syria")
    hold(s, YELLOW, wheat=1, wine=1, wood=1, denarii=4)
    send(s, YELLOW, 5, "aedificator.1", "bonus:amphora", "spend:syria")
    # the other card must follow, for one discount is not enough; then wood is all that Yellow can pay
    assert options(s) == ["discount:stone", "discount:wheat"]
    play(s, "discount:stone")
    assert asked(s) == "dealer turn_up_top"
    play(s, "deal:villa_plan")
    player = s.players[YELLOW]
    assert goods(s, YELLOW) == {}
    assert player.score == 3 + 4
    assert names_of(player.left) == ["basilica_plan"]
    assert names_of(player.right) == ["syria", "taberna_edifice"]
    assert s.tops[0] == CARD["villa_plan"]


@pytest.mark.clause("AR-E26", "AR-208", "AR-209", "AR-210")
def test_advanced_sets_at_propraetor() -> None:
    s = table(mode="advanced")
    area(s, 2, "sicilia")
    own(s, BLUE, "aqueduct_plan", "vercingetorix_2", "hannibal_3")  # all amphora, influence 1 each
    send(s, BLUE, 2, "propraetor", "continue", "half:top", "influence:aqueduct_plan")
    play(s, "influence:vercingetorix_2", "done")
    assert level(s, BLUE, 2) == 2
    play(s, "bonus:amphora")
    assert level(s, BLUE, 2) == 3
    player = s.players[BLUE]
    assert names_of(player.right) == ["aqueduct_plan", "hannibal_3", "vercingetorix_2"]
    assert names_of(player.spent) == ["aqueduct_plan", "vercingetorix_2"]
