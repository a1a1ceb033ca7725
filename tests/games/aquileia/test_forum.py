"""Section 9: building."""

import pytest

from tabularium.games.aquileia.components import LOTS, LotKind
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.forum import VisitForum, payments
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    NAMES,
    OVER,
    STEFAN,
    WALTER,
    asked,
    begin,
    buildings,
    clause_of,
    coins,
    discarded,
    give,
    hand,
    options,
    own,
    play,
    purse,
    score,
    stand,
    standing,
    table,
)


def builder(
    *spaces: str,
    singles: int = 0,
    doubles: int = 0,
    held: tuple[int, ...] = (9, 9, 9),
    seat: int = STEFAN,
) -> Table:
    """Somebody at the Forum, by default Stefan with plenty of coins."""
    s = table()
    purse(s, seat, *held)
    give(s, seat, "servus_single", singles)
    give(s, seat, "servi_double", doubles)
    stand(s, seat, *spaces)
    return begin(s, VisitForum())


@pytest.mark.clause("AQ-F1")
def test_the_spaces_come_in_the_order_of_their_numbers() -> None:
    s = table()
    for seat, space in ((STEFAN, 5), (WALTER, 3), (GIORGIO, 1), (KIKO, 4), (KIKO, 2)):
        purse(s, seat, silver=2)
        stand(s, seat, f"forum_{space}")
    begin(s, VisitForum())
    for seat, space in ((GIORGIO, 1), (KIKO, 2), (WALTER, 3), (KIKO, 4), (STEFAN, 5)):
        assert view(s, None)["asked"]["space"] == f"forum_{space}"
        play(s, f"{NAMES[seat]} pass")
    assert asked(s) == OVER


@pytest.mark.clause("AQ-F2")
@pytest.mark.parametrize(("space", "most"), [(1, 1), (2, 1), (3, 2), (4, 1), (5, 1)])
def test_one_building_and_on_space_3_up_to_two(space: int, most: int) -> None:
    s = builder(f"forum_{space}")
    lots = ["villa_white_4", "workshop_pistor", "workshop_lucernarius"]
    for lot in lots[:most]:
        assert asked(s) == "Stefan building"
        assert "pass" in options(s)
        play(s, f"build:{lot}")
    assert asked(s) == OVER
    assert sorted(buildings(s, STEFAN)) == sorted(lots[:most])
    assert standing(s, STEFAN) == []


@pytest.mark.clause("AQ-F2")
def test_building_nothing_or_one_of_two() -> None:
    s = builder("forum_3", "forum_1")
    play(s, "pass", "pass")
    assert asked(s) == OVER
    assert buildings(s, STEFAN) == []
    s = builder("forum_3")
    play(s, "build:villa_white_4", "pass")
    assert asked(s) == OVER
    assert buildings(s, STEFAN) == ["villa_white_4"]


@pytest.mark.clause("AQ-F3")
def test_workshops_banks_and_villas_can_be_built() -> None:
    s = builder("forum_1", doubles=5)
    kinds = {LOTS[n].kind for n in range(len(LOTS)) if f"build:{LOTS[n].id}" in options(s)}
    assert kinds == {LotKind.VILLA, LotKind.WORKSHOP, LotKind.BANK}
    for lot in LOTS:
        assert f"build:{lot.id}" in options(s)
        assert (lot.colour is not None) == (lot.kind == LotKind.VILLA)
        assert any(lot.pays) == (lot.kind == LotKind.BANK)


@pytest.mark.clause("AQ-F4")
def test_a_lot_is_built_on_once() -> None:
    s = table()
    for seat in (STEFAN, WALTER):
        purse(s, seat, bronze=2, silver=4)
        stand(s, seat, f"forum_{seat + 1}")
    stand(s, STEFAN, "forum_3")
    begin(s, VisitForum())
    play(s, "Stefan build:villa_white_4")
    assert options(s) == ["build:workshop_pistor", "pass"]
    assert clause_of(s, "build:villa_white_4") == "AQ-F4"  # not by another
    play(s, "Walter pass")
    assert options(s) == ["build:workshop_pistor", "pass"]
    assert clause_of(s, "build:villa_white_4") == "AQ-F4"  # nor again by the same
    assert view(s, None)["lots"]["villa_white_4"] == STEFAN


@pytest.mark.clause("AQ-F5")
@pytest.mark.parametrize("lot", [lot.id for lot in LOTS])
def test_the_full_cost_and_nothing_less(lot: str) -> None:
    printed = next(candidate for candidate in LOTS if candidate.id == lot)
    s = builder("forum_1", singles=printed.slaves, held=printed.cost)
    assert f"build:{lot}" in options(s)
    without = s.copy()
    play(s, f"build:{lot}")
    if asked(s) == "Stefan paying_slaves":
        play(s, *options(s))
    if printed.slaves:
        assert discarded(s) == {"servus_single": printed.slaves}
    assert (coins(s, STEFAN), hand(s, STEFAN), buildings(s, STEFAN)) == ((0, 0, 0), {}, [lot])
    for metal in range(3):
        if printed.cost[metal]:
            poorer = without.copy()
            poorer.gain(STEFAN, metal, -1)
            assert f"build:{lot}" not in options(poorer)
    if printed.slaves:
        without.players[STEFAN].hand[0] -= 1
        without.pile[0] += 1
        assert f"build:{lot}" not in options(without)


@pytest.mark.clause("AQ-F6")
def test_no_change_and_no_exchange() -> None:
    s = builder("forum_1", held=(2, 1, 9))
    assert clause_of(s, "build:villa_white_4") == "AQ-F6"
    assert "build:workshop_pistor" in options(s)
    play(s, "build:workshop_pistor")
    assert coins(s, STEFAN) == (0, 0, 9)


@pytest.mark.clause("AQ-F7")
@pytest.mark.parametrize(
    ("singles", "doubles", "slaves", "allowed"),
    [
        (4, 2, 4, {"pay:4single.0double", "pay:2single.1double", "pay:0single.2double"}),
        (3, 2, 3, {"pay:3single.0double", "pay:1single.1double"}),
        (2, 1, 2, {"pay:2single.0double", "pay:0single.1double"}),
        (1, 2, 3, {"pay:1single.1double"}),
        (1, 1, 1, {"pay:1single.0double"}),
        (0, 2, 3, {"pay:0single.2double"}),
        (0, 3, 3, {"pay:0single.2double"}),
        (0, 1, 1, {"pay:0single.1double"}),
        (0, 2, 4, {"pay:0single.2double"}),
        (2, 0, 2, {"pay:2single.0double"}),
    ],
)
def test_slaves_are_paid_exactly_if_possible_or_else_overpaid(
    singles: int, doubles: int, slaves: int, allowed: set[str]
) -> None:
    assert {f"pay:{a}single.{b}double" for a, b in payments(singles, doubles, slaves)} == allowed
    lot = {1: "workshop_textor", 2: "villa_yellow_4", 3: "villa_blue_6", 4: "villa_yellow_10"}[slaves]
    s = builder("forum_1", singles=singles, doubles=doubles)
    play(s, f"build:{lot}")
    if asked(s) == "Stefan paying_slaves":
        assert set(options(s)) == allowed
        play(s, min(options(s)))
    paid = f"pay:{discarded(s).get('servus_single', 0)}single.{discarded(s).get('servi_double', 0)}double"
    assert paid in allowed
    assert buildings(s, STEFAN) == [lot]


@pytest.mark.clause("AQ-F7", "AQ-F8")
def test_every_payment_covers_the_cost_and_holds_no_superfluous_card() -> None:
    for singles in range(6):
        for doubles in range(6):
            for cost in range(5):
                found = payments(singles, doubles, cost)
                assert bool(found) == (singles + 2 * doubles >= cost)
                exact_is_possible = any(a + 2 * b == cost for a in range(singles + 1) for b in range(doubles + 1))
                for a, b in found:
                    assert a <= singles
                    assert b <= doubles
                    assert (a + 2 * b == cost) == exact_is_possible
                    assert a + 2 * b >= cost
                    assert not a or a - 1 + 2 * b < cost
                    assert not b or a + 2 * b - 2 < cost
                if exact_is_possible:
                    assert len(found) == sum(a + 2 * b == cost for a in range(singles + 1) for b in range(doubles + 1))


@pytest.mark.clause("AQ-F7")
def test_too_few_slaves() -> None:
    s = builder("forum_1", singles=1, doubles=1)
    assert "build:villa_blue_8" in options(s)
    assert clause_of(s, "build:villa_yellow_10") == "AQ-F7"


@pytest.mark.clause("AQ-F7", "AQ-F8")
def test_why_a_payment_is_refused() -> None:
    s = builder("forum_1", singles=3, doubles=2)
    play(s, "build:villa_blue_6")
    assert options(s) == ["pay:1single.1double", "pay:3single.0double"]
    assert clause_of(s, "pay:0single.2double") == "AQ-F7"  # exact payment is possible
    assert clause_of(s, "pay:2single.0double") == "AQ-F7"  # too few
    assert clause_of(s, "pay:4single.0double") == "AQ-F7"  # not in hand
    s = builder("forum_1", doubles=3)
    play(s, "build:workshop_figulus")  # he is asked as the others do not know that he has no single
    assert options(s) == ["pay:0single.1double"]
    assert clause_of(s, "pay:0single.2double") == "AQ-F7"
    s = builder("forum_1", doubles=4)
    play(s, "build:villa_blue_6")
    assert options(s) == ["pay:0single.2double"]
    s = builder("forum_1", doubles=2, held=(0, 2, 0))
    play(s, "build:workshop_textor")  # 1 slave: one double, the second would be superfluous
    assert hand(s, STEFAN) == {"servi_double": 1}


@pytest.mark.clause("AQ-F9")
def test_the_two_buildings_of_space_3_are_paid_separately() -> None:
    s = builder("forum_3", doubles=2)
    play(s, "build:workshop_textor")  # 1 slave with a double: 1 over
    assert hand(s, STEFAN) == {"servi_double": 1}
    assert clause_of(s, "build:villa_blue_6") == "AQ-F7"  # 3 slaves: the surplus is gone
    play(s, "build:villa_purple_4")
    assert hand(s, STEFAN) == {}
    assert asked(s) == OVER


@pytest.mark.clause("AQ-F10")
def test_a_house_for_each_building_and_none_without() -> None:
    s = table()
    purse(s, STEFAN, silver=6)
    own(s, STEFAN, *[lot.id for lot in LOTS if lot.kind == LotKind.WORKSHOP][:8])
    stand(s, STEFAN, "forum_3", "forum_4")
    begin(s, VisitForum())
    play(s, "Stefan build:villa_white_4")
    assert s.players[STEFAN].houses == 0
    assert view(s, None)["lots"]["villa_white_4"] == STEFAN
    assert asked(s) == OVER  # coins for more, but no house; not asked again
    assert coins(s, STEFAN) == (0, 4, 0)
    assert standing(s, STEFAN) == []


@pytest.mark.clause("AQ-F11", "AQ-F12")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("lot", "vp"), [("villa_purple_10", 10), ("workshop_gemmarius", 6), ("bank_all_metals", 0)])
def test_spaces_2_and_5_score_the_printed_points(space: int, lot: str, vp: int) -> None:
    s = builder(f"forum_{space}", singles=1)
    play(s, f"build:{lot}")
    assert score(s, STEFAN) == (vp if space in (2, 5) else 0)


@pytest.mark.clause("AQ-F13")
def test_each_of_several_henchmen_builds() -> None:
    s = builder("forum_2", "forum_3", "forum_5")
    lots = ["villa_white_4", "workshop_pistor", "workshop_lucernarius", "workshop_gemmarius"]
    play(s, *[f"Stefan build:{lot}" for lot in lots])
    assert asked(s) == OVER
    assert sorted(buildings(s, STEFAN)) == sorted(lots)
    assert score(s, STEFAN) == 4 + 6  # from spaces 2 and 5


@pytest.mark.clause("AQ-F14")
def test_a_new_building_is_activated_the_same_round() -> None:
    s = table()
    purse(s, STEFAN, 1, 2, 3)
    stand(s, STEFAN, "forum_1", "portus_gold")
    begin(s, VisitForum(), VisitPortus())
    play(s, "build:workshop_gemmarius")
    assert asked(s) == OVER
    assert score(s, STEFAN) == 6
