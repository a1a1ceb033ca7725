"""Section 5.3: Petition."""

import pytest

from tabularium.games.nova_roma.components import PETITIONED
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    GREEN,
    OVER,
    PURPLE,
    YELLOW,
    act,
    asked,
    clause_of,
    coins,
    construction,
    goods,
    hand,
    held,
    influence,
    options,
    play,
    quiet,
    row,
    row_of,
    stock,
    table,
    tile,
    turn,
    used,
)


@pytest.mark.clause("NR-62")
def test_two_influence_claim_the_first_player_token() -> None:
    s = table()
    s.turn = 1
    stock(s, YELLOW, influence=3)
    act(s, YELLOW, "petition")
    assert options(s) == ["first_player", "pass"]
    play(s, "first_player")
    assert influence(s, YELLOW) == 1
    assert view(s, None)["claimant"] == YELLOW


@pytest.mark.clause("NR-62")
def test_the_token_is_not_for_one_influence() -> None:
    s = table()
    s.turn = 1
    stock(s, YELLOW, influence=1)
    act(s, YELLOW, "petition")
    assert asked(s) == "Yellow choosing_petition"


@pytest.mark.clause("NR-63")
def test_one_claim_per_round() -> None:
    s = table()
    s.turn, s.claimant = 4, GREEN
    stock(s, YELLOW, influence=5)
    act(s, YELLOW, "petition", 3)
    assert asked(s) == "Yellow choosing_petition"
    assert view(s, None)["claimant"] == GREEN


@pytest.mark.clause("NR-64")
@pytest.mark.parametrize(("seat", "when", "may"), [(0, 0, False), (0, 3, True), (0, 6, True), (1, 1, True)])
def test_the_first_player_not_on_the_first_turn(seat: int, when: int, may: bool) -> None:
    s = table(3, first=PURPLE)
    s.turn = when
    stock(s, seat, influence=4)
    act(s, seat, "petition")
    assert asked(s).endswith("claiming_first_player") == may


@pytest.mark.clause("NR-65")
def test_the_order_of_this_round_does_not_change() -> None:
    s = turn(table(3, first=PURPLE))
    stock(s, YELLOW, influence=3)
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    s = quiet(s, "Yellow place:0.1", "order:column", "perform", "first_player", "pass", "abandon")
    assert s.claimant == YELLOW
    assert asked(s) == "Green placing_patrician"
    assert s.first_player == PURPLE
    s = quiet(s, "place:0.2", "order:row", "abandon", "abandon")
    assert asked(s) == "Purple placing_patrician"


@pytest.mark.clause("NR-66")
@pytest.mark.parametrize(("power", "owned", "most"), [(3, 2, 2), (2, 5, 2), (1, 8, 1), (3, 3, 3)])
def test_up_to_the_power_and_the_influence(power: int, owned: int, most: int) -> None:
    s = table()
    s.claimant = GREEN
    stock(s, PURPLE, influence=owned)
    act(s, PURPLE, "petition", power)
    offered = options(s)
    assert offered[-1] == "pass"
    assert len(offered) == 7 * most + 1
    if most < 3:
        assert clause_of(s, f"petition:trade.{most + 1}") == "NR-66"
    play(s, f"petition:upgrade.{most}")
    assert influence(s, PURPLE) == owned


@pytest.mark.clause("NR-66")
def test_without_influence_there_is_nothing_to_choose() -> None:
    s = table()
    stock(s, PURPLE, influence=0)
    act(s, PURPLE, "petition", 3)
    assert asked(s) == OVER


@pytest.mark.clause("NR-67")
def test_figures_in_the_line_of_the_chosen_action_do_not_count() -> None:
    s = table()
    s.claimant = GREEN
    stock(s, PURPLE, influence=1, coin=0)
    act(s, PURPLE, "petition", 1)
    s.players[PURPLE].patricians |= 1 << 2 | 1 << 6  # in the column of trade
    s.emperor = 10
    play(s, "petition:trade.1")
    assert coins(s, PURPLE) == 1


@pytest.mark.clause("NR-68")
def test_only_followers_of_petition_in_a_petition() -> None:
    s = table()
    s.claimant = GREEN
    row(s, PURPLE, "silvana", "bernardo", "petronia", "occius", "severa")
    stock(s, PURPLE, influence=2, coin=0)
    act(s, PURPLE, "petition", 1)
    assert coins(s, PURPLE) == 1, "Severa pays"
    assert options(s) == ["use:occius", "use:petronia", "done"]
    play(s, "use:petronia", "done")
    assert asked(s) == "Purple using_followers", "Occius is asked for again after the first step"
    play(s, "done", "petition:trade.2")
    assert coins(s, PURPLE) == 3
    assert options(s) == ["use:occius", "done"], "neither Silvana nor Bernardo"
    play(s, "use:occius")
    assert used(s, PURPLE) == ["occius", "petronia"]


@pytest.mark.clause("NR-68")
def test_patricia_does_not_help_in_a_petition() -> None:
    s = table()
    s.claimant = GREEN
    row(s, PURPLE, "patricia", "seraphina")
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, influence=1, coin=0, artisan=0)
    construction(s, "nymphaeum", "milion")
    act(s, PURPLE, "petition", 1)
    play(s, "petition:build.1")
    assert coins(s, PURPLE) == 0, "Seraphina pays nothing"
    assert options(s) == ["construction:2", "pass"]
    assert clause_of(s, "construction:1") == "NR-94"


@pytest.mark.clause("NR-69")
def test_petition_cannot_choose_petition() -> None:
    s = table()
    s.claimant = GREEN
    stock(s, PURPLE, influence=3)
    act(s, PURPLE, "petition", 3)
    assert not [option for option in options(s) if option.startswith("petition:petition")]
    assert {option.split(":")[1].split(".")[0] for option in options(s)[:-1]} == {
        "trade",
        "upgrade",
        "recruit",
        "sail",
        "build",
        "race",
        "produce",
    }
    assert len(PETITIONED) == 7


@pytest.mark.clause("NR-70")
def test_both_steps_in_one_petition_in_their_order() -> None:
    s = table()
    s.turn = 1
    stock(s, YELLOW, influence=3)
    act(s, YELLOW, "petition", 3)
    play(s, "first_player")
    assert influence(s, YELLOW) == 1
    assert [option for option in options(s) if option.endswith((".2", ".3"))] == []
    play(s, "petition:race.1")
    assert influence(s, YELLOW) == 0
    assert asked(s) == "Yellow racing"


@pytest.mark.clause("NR-70a")
def test_the_chosen_action_may_come_to_nothing_but_is_paid() -> None:
    s = table()
    s.claimant = GREEN
    stock(s, PURPLE, influence=2, coin=0, artisan=0)
    act(s, PURPLE, "petition", 2)
    play(s, "petition:race.2", "done")
    assert asked(s) == OVER
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (0, 0)
    assert "abandon" not in options(s)


@pytest.mark.clause("NR-68", "NR-184")
def test_trivia_allows_animals_in_a_petition_without_her_coin() -> None:
    s = table()
    s.claimant = GREEN
    row(s, PURPLE, "trivia")
    tile(s, PURPLE, "0.0", "animal")
    goods(s, PURPLE)
    stock(s, PURPLE, influence=1, coin=0, artisan=1)
    act(s, PURPLE, "petition", 1)
    play(s, "petition:produce.1", "work:0.0")
    assert held(s, PURPLE, "wheat", "stone", "coin") == (1, 1, 0)


@pytest.mark.clause("NR-78a")
def test_a_follower_recruited_by_petition_waits_for_the_next_action() -> None:
    s = table()
    s.claimant = GREEN
    row(s, PURPLE)
    hand(s, PURPLE, "occius")
    stock(s, PURPLE, influence=3, coin=2)
    act(s, PURPLE, "petition", 1)
    play(s, "petition:recruit.1", "done", "play:occius")
    assert row_of(s, PURPLE) == ["occius"]
    assert asked(s) == OVER, "Occius cannot be used in the petition that is under way"
    act(s, PURPLE, "petition", 1)
    assert options(s) == ["use:occius", "done"]
