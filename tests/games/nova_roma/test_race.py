"""Section 5.7: Race."""

import pytest

from tabularium.games.nova_roma.components import HORSES, LAST_SPACE, WHEELS
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    BLUE_TRACK,
    GREEN,
    GREEN_TRACK,
    OVER,
    PURPLE,
    RED_TRACK,
    YELLOW,
    act,
    artisans,
    asked,
    clause_of,
    coins,
    held,
    influence,
    options,
    play,
    race_to,
    standings,
    stock,
    table,
    working,
)


@pytest.mark.clause("NR-106")
def test_spaces_equal_to_the_power_on_one_or_several_tracks() -> None:
    s = table()
    stock(s, PURPLE, artisan=0)
    act(s, PURPLE, "race", 3)
    assert options(s) == ["race:russata", "race:prasina", "race:veneta", "done"]
    play(s, "race:russata", "race:veneta", "race:russata")
    assert s.players[PURPLE].markers == [2, 0, 1]
    assert asked(s) == OVER


@pytest.mark.clause("NR-107")
def test_one_artisan_for_one_more_space() -> None:
    s = table()
    stock(s, PURPLE, artisan=2)
    before = s.supply
    act(s, PURPLE, "race", 1)
    play(s, "race:russata")
    assert options(s) == ["artisan:russata", "artisan:prasina", "artisan:veneta", "pass"]
    play(s, "artisan:prasina")
    assert s.players[PURPLE].markers == [1, 1, 0]
    assert (artisans(s, PURPLE), s.supply) == (1, before + 1)
    assert asked(s) == OVER, "at most one artisan"


@pytest.mark.clause("NR-107")
def test_artisans_at_work_cannot_race() -> None:
    s = table()
    stock(s, PURPLE, artisan=0)
    working(s, PURPLE, "0.0")
    act(s, PURPLE, "race", 1)
    play(s, "race:russata")
    assert asked(s) == OVER


@pytest.mark.clause("NR-107")
def test_the_artisans_space_pays_its_line_and_its_wheel() -> None:
    s = table()
    stock(s, PURPLE, artisan=1, horse=1)
    race_to(s, PURPLE, RED_TRACK, 2)
    act(s, PURPLE, "race", 1)
    play(s, "done", "artisan:russata", "wheel:token")
    assert held(s, PURPLE, "horse", "artisan") == (0, 0)
    assert s.players[PURPLE].tokens == 5


@pytest.mark.clause("NR-108")
def test_a_marker_is_put_on_top_of_the_stack() -> None:
    s = table()
    stock(s, PURPLE, artisan=0)
    race_to(s, YELLOW, RED_TRACK, 1)
    act(s, PURPLE, "race", 1)
    play(s, "race:russata")
    assert standings(s, RED_TRACK) == (YELLOW, PURPLE, GREEN), "Yellow lies below Purple, and so is ahead"


@pytest.mark.clause("NR-108a")
def test_whoever_leaves_a_stack_leaves_the_others_in_their_order() -> None:
    s = table()
    for seat in (YELLOW, GREEN, PURPLE):
        race_to(s, seat, RED_TRACK, 2)
    assert standings(s, RED_TRACK) == (YELLOW, GREEN, PURPLE)
    race_to(s, YELLOW, RED_TRACK, 3)
    assert standings(s, RED_TRACK) == (YELLOW, GREEN, PURPLE)
    race_to(s, PURPLE, RED_TRACK, 4)
    assert standings(s, RED_TRACK) == (PURPLE, YELLOW, GREEN)
    race_to(s, GREEN, RED_TRACK, 4)  # through the space of Yellow, and on top of Purple
    assert standings(s, RED_TRACK) == (PURPLE, GREEN, YELLOW)


@pytest.mark.clause("NR-109")
def test_a_line_costs_horses() -> None:
    assert HORSES == (0, 0, 0, 1, 0, 1, 0, 2)
    s = table()
    race_to(s, PURPLE, RED_TRACK, 6)
    stock(s, PURPLE, horse=1, artisan=0)
    act(s, PURPLE, "race", 1)
    assert options(s) == ["race:prasina", "race:veneta", "done"]
    assert clause_of(s, "race:russata") == "NR-109"
    stock(s, PURPLE, horse=2)
    act(s, PURPLE, "race", 1)
    play(s, "race:russata", "wheel:influence")
    assert held(s, PURPLE, "horse") == (0,)


@pytest.mark.clause("NR-110")
def test_a_wheel_gives_a_token_or_an_influence() -> None:
    assert sorted(WHEELS) == [3, 5, 7]
    s = table()
    race_to(s, PURPLE, RED_TRACK, 2)
    race_to(s, PURPLE, BLUE_TRACK, 4)
    stock(s, PURPLE, horse=3, artisan=0, influence=1)
    act(s, PURPLE, "race", 2)
    play(s, "race:russata")
    assert options(s) == ["wheel:token", "wheel:influence"]
    play(s, "wheel:token")
    assert (s.players[PURPLE].tokens, s.players[PURPLE].beside) == (5, 2)
    play(s, "race:veneta", "wheel:influence")
    assert influence(s, PURPLE) == 2
    assert s.players[PURPLE].beside == 2


@pytest.mark.clause("NR-111")
def test_several_lines_are_each_paid_and_rewarded() -> None:
    s = table()
    race_to(s, PURPLE, RED_TRACK, 2)
    stock(s, PURPLE, horse=2, artisan=0, influence=0)
    act(s, PURPLE, "race", 3)
    play(s, "race:russata", "wheel:token", "race:russata", "race:russata", "wheel:influence")
    assert s.players[PURPLE].markers[RED_TRACK] == 5
    assert held(s, PURPLE, "horse", "influence") == (0, 1)
    assert s.players[PURPLE].tokens == 5


@pytest.mark.clause("NR-112")
def test_without_a_token_beside_the_hippodrome_it_is_the_influence() -> None:
    s = table()
    s.players[PURPLE].beside, s.players[PURPLE].tokens = 0, 7
    race_to(s, PURPLE, RED_TRACK, 2)
    stock(s, PURPLE, horse=1, artisan=0, influence=8, coin=0)
    act(s, PURPLE, "race", 1)
    play(s, "race:russata")
    assert asked(s) == OVER
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (8, 1)


@pytest.mark.clause("NR-113")
def test_the_last_space_is_the_end() -> None:
    s = table()
    race_to(s, PURPLE, RED_TRACK, LAST_SPACE)
    act(s, PURPLE, "race", 1)
    assert clause_of(s, "race:russata") == "NR-113"


@pytest.mark.clause("NR-113a")
def test_spaces_advanced_are_the_numbers_of_the_spaces() -> None:
    s = table()
    race_to(s, PURPLE, RED_TRACK, 3)
    race_to(s, PURPLE, GREEN_TRACK, 4)
    assert s.players[PURPLE].race_total() == 7
    assert view(s, None)["players"][PURPLE]["markers"] == [3, 4, 0]


@pytest.mark.clause("NR-114")
def test_unused_spaces_are_lost() -> None:
    s = table()
    stock(s, PURPLE, artisan=0)
    act(s, PURPLE, "race", 3)
    play(s, "race:russata", "done")
    assert asked(s) == OVER
    assert s.players[PURPLE].race_total() == 1
    for track in range(3):
        race_to(s, PURPLE, track, 2)
    stock(s, PURPLE, horse=0)
    act(s, PURPLE, "race", 3)
    assert asked(s) == OVER, "no space can be reached"
