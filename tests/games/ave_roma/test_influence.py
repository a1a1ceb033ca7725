"""Section 9: area influence."""

import pytest

from tabularium.games.ave_roma.components import TOP_LEVEL
from tests.games.ave_roma.playing import (
    BLUE,
    YELLOW,
    area,
    goods,
    grey,
    hold,
    level,
    options,
    own,
    patron,
    play,
    positions,
    send,
    table,
)


@pytest.mark.clause("AR-112", "AR-114")
def test_one_marker_in_an_area_and_one_on_a_level_above_zero() -> None:
    for mode in ("basic", "advanced"):
        for s, _, _ in positions(5, 3, {"mode": mode, "decks": "random_15"}):
            assert len(s.grey) == 5 * 5
            for number in range(5):
                above = [s.level(seat, number) for seat in range(5) if s.level(seat, number) > 0]
                assert len(above) == len(set(above))


@pytest.mark.clause("AR-113")
def test_a_rise_with_and_without_a_marker() -> None:
    s = table()
    assert s.landing(YELLOW, 0, 3) == 3
    grey(s, 1, yellow=2)
    assert s.landing(YELLOW, 0, 3) == 5
    grey(s, 1, yellow=0)
    assert s.landing(YELLOW, 0, 1) == 1


@pytest.mark.clause("AR-114", "AR-115")
def test_level_zero_is_always_free() -> None:
    s = table(4)
    grey(s, 1, green=1, blue=0)
    assert s.landing(YELLOW, 0, 1) == 0
    assert s.can_rise(YELLOW, 0, 1), "a cube on level 0 is more than none"
    own(s, YELLOW, "hannibal_2")
    hold(s, YELLOW)
    send(s, YELLOW, 1, "propraetor", "half:top", "influence:hannibal_2")
    assert level(s, YELLOW, 1) == level(s, BLUE, 1) == 0


@pytest.mark.clause("AR-115")
def test_occupied_levels_are_passed() -> None:
    s = table(4)
    grey(s, 1, yellow=1, green=2, blue=3)
    assert s.landing(YELLOW, 0, 3) == 4
    assert s.landing(YELLOW, 0, 2) == 1


@pytest.mark.clause("AR-116", "AR-119")
def test_a_rise_never_lowers_nor_does_nothing() -> None:
    s = table(3)
    grey(s, 1, yellow=2, green=3)
    assert s.landing(YELLOW, 0, 1) == 2
    assert not s.can_rise(YELLOW, 0, 1)
    before: dict[int, int] = {}
    for now, _, _ in positions(3, 11):
        if now.phase < 5:
            for place, at in enumerate(now.grey):
                assert at >= before.get(place, -1), "influence is neither moved nor reduced"
                before[place] = at


@pytest.mark.clause("AR-117")
def test_the_top_of_the_track() -> None:
    s = table()
    grey(s, 1, yellow=7)
    assert s.landing(YELLOW, 0, 5) == TOP_LEVEL == 8
    grey(s, 1, green=8)
    assert not s.can_rise(YELLOW, 0, 5)
    assert s.landing(BLUE, 0, 20) == 6, "8 and 7 are occupied"


@pytest.mark.clause("AR-118")
def test_markers_may_stand_above_the_brown_one() -> None:
    s = table()
    own(s, YELLOW, "hannibal_5")
    hold(s, YELLOW)
    send(s, YELLOW, 1, "propraetor", "half:top", "influence:hannibal_5")
    assert s.brown[0] == 0
    assert level(s, YELLOW, 1) == 2


@pytest.mark.clause("AR-119a", "AR-133")
def test_each_patron_effect_is_a_rise_of_its_own() -> None:
    s = table(4)
    area(s, 1, "italia")
    grey(s, 1, yellow=0, green=1)
    patron(s, YELLOW, "pompeius")
    own(s, YELLOW, "hannibal_2")  # influence 1
    hold(s, YELLOW, wood=1, wheat=1, wine=1)
    send(s, YELLOW, 1, "propraetor")
    assert options(s) == ["half:top", "half:bottom"], "one level up is taken, and rises are not added up"
    play(s, "half:top")
    assert "influence:hannibal_2" not in options(s)
    assert goods(s, YELLOW)["wheat"] == 1
