"""Section 5: resources, storage and payment."""

import pytest

from tabularium.games.ave_roma.components import COLOURS, GOODS
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    can_send,
    clause_of,
    goods,
    hold,
    options,
    own,
    patron,
    play,
    positions,
    row,
    send,
    table,
)

FULL = {"wood": 3, "stone": 3, "cattle": 3, "wheat": 3, "iron": 3, "wine": 3}


@pytest.mark.clause("AR-19")
def test_six_basic_resources_in_three_colours() -> None:
    assert [good.id for good in GOODS] == [*FULL, "surplus", "denarii"]
    assert [colour.id for colour in COLOURS] == ["black", "green", "red"]
    s = table()
    row(s, "aedificator", 5, "horreum_plan")  # 1 wheat, 1 black
    hold(s, YELLOW, **FULL)
    send(s, YELLOW, 1, "aedificator.5")
    assert options(s) == ["pay:wood", "pay:stone"]


@pytest.mark.clause("AR-20")
def test_storage_is_never_exceeded() -> None:
    for mode in ("basic", "advanced"):
        for s, _, _ in positions(4, 5, {"mode": mode}):
            for player in s.players:
                assert all(0 <= count <= 3 for count in player.goods[:6])
                assert 0 <= player.goods[6] <= 7
                assert player.goods[7] >= 0


@pytest.mark.clause("AR-21")
def test_prices_are_those_of_the_own_board() -> None:
    s = table()
    for seat, price in ((YELLOW, 3), (BLUE, 2)):  # wood on board_1a, board_3a
        hold(s, seat, wood=1)
        send(s, seat, 1, "mercator", "sell:wood", "done")
        assert goods(s, seat) == {"denarii": price}
        s.upper = 0
    hold(s, YELLOW, denarii=3)
    send(s, YELLOW, 2, "mercator", "buy:wood")
    assert goods(s, YELLOW) == {"wood": 1}


@pytest.mark.clause("AR-22", "AR-25")
def test_each_overflow_is_compensated_separately() -> None:
    s = table()
    area(s, 1, "baetica")  # iron, wine, iron, wine
    hold(s, YELLOW, iron=3, wine=3)
    send(s, YELLOW, 1, "aedilis")
    assert options(s) == ["compensate:surplus", "compensate:denarii"]
    play(s, "compensate:denarii", "compensate:surplus", "compensate:surplus", "compensate:denarii")
    assert goods(s, YELLOW) == {"iron": 3, "wine": 3, "surplus": 2, "denarii": 3 + 1}


@pytest.mark.clause("AR-23")
def test_with_seven_surplus_only_denarii() -> None:
    s = table()
    area(s, 1, "baetica")
    hold(s, YELLOW, iron=3, wine=3, surplus=6)
    send(s, YELLOW, 1, "aedilis", "compensate:surplus")
    # 7 surplus: the other three are money, unasked
    assert goods(s, YELLOW) == {"iron": 3, "wine": 3, "surplus": 7, "denarii": 1 + 3 + 1}
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-24")
def test_surplus_beyond_seven_is_lost() -> None:
    s = table()
    own(s, YELLOW, "hannibal_4", "hannibal_5")
    row(s, "legatus", 5, "hannibal_1")
    patron(s, YELLOW, "marius")  # basic resources for surplus
    hold(s, YELLOW, wood=2, surplus=7, denarii=2)
    send(s, YELLOW, 1, "legatus.5", "pay:wood", "pay:wood")
    assert goods(s, YELLOW) == {"surplus": 7}, "the third war of a kind gives 1 surplus"


@pytest.mark.clause("AR-25", "AR-69")
def test_buying_at_full_storage() -> None:
    s = table()
    hold(s, YELLOW, stone=3, denarii=2)
    send(s, YELLOW, 1, "mercator", "buy:stone", "compensate:surplus", "done")
    assert goods(s, YELLOW) == {"stone": 3, "surplus": 1}


@pytest.mark.clause("AR-25", "AR-76")
def test_a_reward_at_full_storage() -> None:
    s = table()
    own(s, YELLOW, "pantheon_plan")
    row(s, "aedificator", 5, "pantheon_edifice")
    patron(s, YELLOW, "vitruvius")
    hold(s, YELLOW, stone=3, iron=1, wine=3, denarii=3)
    send(s, YELLOW, 1, "aedificator.5", "discount:stone", "pay:wine")
    # 2 stone would leave 1: with the discount 2 are left, and the reward makes 3
    assert goods(s, YELLOW) == {"stone": 3, "wine": 1}


@pytest.mark.clause("AR-26")
def test_surplus_is_neither_sold_nor_any_resource() -> None:
    s = table()
    hold(s, YELLOW, surplus=7, denarii=20)
    send(s, YELLOW, 1, "mercator")
    assert not [move for move in options(s) if "surplus" in move]
    row(s, "senatus", 5, "octavianus")  # any, 6 denarii
    assert "to:senatus.5" not in can_send(s, GREEN, 1)


@pytest.mark.clause("AR-27")
def test_every_icon_is_paid_separately() -> None:
    s = table()
    row(s, "aedificator", 5, "theatre_edifice")  # wood, wheat, wine, red, 2 denarii
    hold(s, YELLOW, wood=1, wheat=1, wine=1, denarii=2)
    assert "to:aedificator.5" not in can_send(s, YELLOW, 1), "the wine cannot be the red one as well"
    hold(s, YELLOW, wood=1, wheat=1, wine=1, iron=1, denarii=2)
    send(s, YELLOW, 1, "aedificator.5")
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-27")
def test_any_is_one_basic_resource_of_choice() -> None:
    s = table()
    row(s, "senatus", 5, "octavianus")
    hold(s, YELLOW, wood=1, wine=2, surplus=3, denarii=6)
    send(s, YELLOW, 1, "senatus.5")
    assert options(s) == ["pay:wood", "pay:wine"]
    assert clause_of(s, "pay:iron") == "AR-27"


@pytest.mark.clause("AR-28")
def test_no_choice_may_leave_a_cost_unpayable() -> None:
    s = table()
    row(s, "aedificator", 5, "aqueduct_edifice")  # 2 stone, iron, black, 2 denarii
    hold(s, YELLOW, stone=2, iron=1, denarii=2)
    assert "to:aedificator.5" not in can_send(s, YELLOW, 1)
    assert clause_of(s, "to:aedificator.5") == "AR-28"
    hold(s, GREEN, wheat=1, wine=1, denarii=2)
    s.players[GREEN].colosseum = 3  # any, then red
    send(s, GREEN, 2, "roma")
    assert asked(s) == "Blue placing", "only the wheat could be paid first, so nobody was asked"
    assert goods(s, GREEN) == {"denarii": 2}


@pytest.mark.clause("AR-28a")
def test_an_effect_that_alone_keeps_the_cost_payable() -> None:
    s = table()
    patron(s, YELLOW, "labienus")  # legatus: gain 2 denarii
    row(s, "legatus", 5, "hannibal_1")  # 2 surplus, 2 denarii
    hold(s, YELLOW, surplus=2)
    assert "to:legatus.5" in can_send(s, YELLOW, 1)
    play(s, "to:legatus.5")
    assert goods(s, YELLOW) == {}, "the 2 denarii could not be declined"
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-28a", "AR-63")
def test_a_type_that_leaves_the_fee_unpaid_is_refused() -> None:
    s = table()
    area(s, 1, "italia", upper=True)  # stone, stone, wood, iron
    patron(s, YELLOW, "frontinus")  # propraetor: 1 resource of the card
    hold(s, YELLOW, wood=3, stone=1)
    send(s, YELLOW, 1, "propraetor", "use:frontinus")
    assert options(s) == ["gain:wood", "gain:stone", "gain:iron"]
    play(s, "gain:iron", "half:top")
    # 3 stone now: one more wood (3) or stone (2) pays the fee, one more iron would be stored
    assert options(s) == ["gain:wood", "gain:stone"]
    assert clause_of(s, "gain:iron") == "AR-28a"
    assert clause_of(s, "done") == "AR-28a"
    play(s, "gain:wood")
    assert asked(s) == "dealer deal_area", "surplus was no choice"
    assert goods(s, YELLOW) == {"wood": 3, "stone": 3, "iron": 1, "denarii": 1}


@pytest.mark.clause("AR-28", "AR-28a", "AR-63", "AR-133")
def test_an_icon_is_not_paid_with_what_the_fee_needs_after_the_other_icons() -> None:
    s = table(4)
    patron(s, GREEN, "pompeius")  # propraetor: influence for a black, a green and a red resource
    area(s, 2, "africa", upper=True)  # stone, wheat; wine, wood; the fee is 2
    hold(s, GREEN, stone=3, wood=1, wheat=3, iron=1)
    send(s, GREEN, 2, "propraetor", "use:pompeius")
    # wheat and iron go too: with 3 stones kept, the top half and the free resource overflow twice, at 1 denarius each
    assert goods(s, GREEN) == {"stone": 3, "wheat": 3, "denarii": 1}, "the wood was paid, and the top half taken"
    assert options(s) == ["gain:stone", "gain:wheat"]
    play(s, "gain:stone")
    assert goods(s, GREEN) == {"stone": 3, "wheat": 3}, "and the fee is paid"
