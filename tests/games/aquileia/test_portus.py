"""Section 10: the robber and the quays."""

import pytest

from tabularium.games.aquileia.components import METALS, QUAYS, SPACE
from tabularium.games.aquileia.setup import restore
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.steps.turns import BeginRound
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    OVER,
    STEFAN,
    WALTER,
    asked,
    begin,
    clause_of,
    coins,
    options,
    own,
    play,
    positions,
    purse,
    score,
    stand,
    standing,
    table,
    weights,
)

WORKSHOPS = (
    "workshop_pistor",
    "workshop_figulus",
    "workshop_vinarius",
    "workshop_vitrarius",
)  # 2, 3, 4, 5 VP


def port(robber: int | None = None, **spares: int) -> Table:
    """Stefan, Walter and Giorgio on the bronze, silver and gold quay, with no coins but their spares."""
    s = table()
    for seat, (metal, lot) in enumerate(zip(METALS, WORKSHOPS, strict=False)):
        purse(s, seat, **{metal.id: 1})
        stand(s, seat, f"portus_{metal.id}")
        purse(s, seat, **{metal.id: spares.get(metal.id, 0)})
        own(s, seat, lot)
    purse(s, KIKO)
    if robber is not None:
        stand(s, robber, "latro")
    return s


@pytest.mark.clause("AQ-PO1")
def test_latro_then_bronze_silver_and_gold() -> None:
    s = port(KIKO, bronze=1, silver=1, gold=1)
    begin(s, VisitPortus())
    assert asked(s) == "dealer roll_latro"
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 0]
    play(s, "roll:bronze.gold")
    assert view(s, None)["asked"] == {"seat": STEFAN, "kind": "paying_again", "space": "portus_bronze"}
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 0]  # silver waits for bronze
    play(s, "Stefan activate")
    assert [score(s, seat) for seat in range(4)] == [2, 3, 0, 0]  # and gold comes after silver
    assert view(s, None)["asked"]["space"] == "portus_gold"
    play(s, "Giorgio activate")
    assert [score(s, seat) for seat in range(4)] == [2, 3, 4, 0]


@pytest.mark.clause("AQ-PO2")
def test_the_robber_rolls_two_dice() -> None:
    s = begin(port(KIKO), VisitPortus())
    assert sum(weights(s).values()) == 3**2
    assert len(weights(s)) == 6


@pytest.mark.clause("AQ-PO2")
def test_everybody_sees_the_dice_until_the_next_roll() -> None:
    s = begin(port(KIKO), VisitPortus(), BeginRound(2))
    assert view(s, None)["roll"] is None
    play(s, "roll:bronze.silver")
    assert s.round == 2  # the robber often rolls last in a round
    for seat in (None, STEFAN, KIKO):
        assert view(s, seat)["roll"] == {"seat": KIKO, "colour": "red", "faces": ["bronze", "silver"], "number": 1}
    stand(s, WALTER, "dolus")
    twin = s.copy()
    play(begin(s, VisitMercatus()), "roll:gold.gold")
    assert view(s, None)["roll"] == {"seat": WALTER, "colour": "red", "faces": ["gold", "gold"], "number": 2}
    assert restore(s.dump()).roll == s.roll
    assert view(twin, None)["roll"]["number"] == 1


@pytest.mark.clause("AQ-PO3", "AQ-PO4")
@pytest.mark.parametrize(
    ("roll", "taken"),
    [
        ("bronze.silver", (1, 1, 0)),
        ("silver.gold", (0, 1, 1)),
        ("bronze.gold", (1, 0, 1)),
        ("bronze.bronze", (1, 0, 0)),
        ("gold.gold", (0, 0, 1)),
    ],
)
def test_each_die_takes_the_coin_of_its_quay(roll: str, taken: tuple[int, int, int]) -> None:
    s = begin(port(KIKO), VisitPortus())
    bank = s.bank[:]
    play(s, f"roll:{roll}")
    assert coins(s, KIKO) == taken
    assert s.bank == [b + 1 - t for b, t in zip(bank, taken, strict=True)]  # the others are paid to the bank
    assert [score(s, seat) for seat in range(3)] == [0 if t else vp for t, vp in zip(taken, (2, 3, 4), strict=True)]


@pytest.mark.clause("AQ-PO4")
@pytest.mark.parametrize("roll", ["gold.gold", "silver.gold"])
def test_a_coin_that_is_not_there_is_not_gained(roll: str) -> None:
    s = table()
    stand(s, STEFAN, "portus_bronze")
    stand(s, KIKO, "latro")
    play(begin(s, VisitPortus()), f"roll:{roll}")
    assert coins(s, KIKO) == (2, 1, 1)
    assert coins(s, STEFAN) == (1, 1, 1)
    assert asked(s) == OVER


@pytest.mark.clause("AQ-PO5")
def test_latro_robs_himself_and_may_pay_with_that_coin() -> None:
    s = port(STEFAN)
    begin(s, VisitPortus())
    assert coins(s, STEFAN) == (0, 0, 0)
    play(s, "roll:bronze.bronze")
    assert coins(s, STEFAN) == (1, 0, 0)
    assert options(s) == ["activate", "pass"]
    one, other = s.copy(), s.copy()
    play(one, "Stefan activate")
    assert (coins(one, STEFAN), score(one, STEFAN)) == ((0, 0, 0), 2)
    play(other, "Stefan pass")
    assert (coins(other, STEFAN), score(other, STEFAN)) == ((1, 0, 0), 0)


@pytest.mark.clause("AQ-PO6")
def test_a_coin_that_still_lies_there_is_paid_and_activates() -> None:
    s = port(bronze=2, silver=2, gold=2)
    bank = s.bank[:]
    begin(s, VisitPortus())
    assert asked(s) == OVER  # nobody is asked
    assert s.bank == [b + 1 for b in bank]
    assert [score(s, seat) for seat in range(3)] == [2, 3, 4]
    assert [coins(s, seat)[seat] for seat in range(3)] == [2, 2, 2]  # nothing more is paid
    assert s.quay_coin == [0, 0, 0]
    assert [s.space_owner[quay] for quay in QUAYS] == [-1, -1, -1]


@pytest.mark.clause("AQ-PO7")
def test_a_robbed_player_may_pay_again_in_the_same_metal() -> None:
    s = port(KIKO, silver=1)
    purse(s, WALTER, 5, 1, 5)
    begin(s, VisitPortus())
    play(s, "roll:silver.silver")
    assert options(s) == ["activate", "pass"]
    bank = s.bank[1]
    play(s, "Walter activate")
    assert (coins(s, WALTER), score(s, WALTER)) == ((5, 0, 5), 3)
    assert s.bank[1] == bank + 1
    assert standing(s, WALTER) == []


@pytest.mark.clause("AQ-PO7")
def test_a_robbed_player_without_that_metal_cannot_activate() -> None:
    s = port(KIKO)
    purse(s, WALTER, 5, 0, 5)
    begin(s, VisitPortus())
    play(s, "roll:silver.silver")
    assert asked(s) == OVER
    assert (coins(s, WALTER), score(s, WALTER), standing(s, WALTER)) == ((5, 0, 5), 0, [])


@pytest.mark.clause("AQ-PO8")
def test_a_robbed_player_may_leave_it() -> None:
    s = port(KIKO, silver=1)
    play(begin(s, VisitPortus()), "roll:silver.silver", "Walter pass")
    assert (coins(s, WALTER), score(s, WALTER), standing(s, WALTER)) == ((0, 1, 0), 0, [])


@pytest.mark.clause("AQ-PO9", "AQ-PO10")
def test_all_workshops_score_and_all_banks_pay_at_once_and_villas_do_nothing() -> None:
    s = table()
    purse(s, STEFAN, gold=1)
    own(s, STEFAN, "workshop_pistor", "workshop_gemmarius", "villa_blue_10", "villa_white_4")
    own(s, STEFAN, "bank_all_metals", "bank_bronze_gold")
    own(s, WALTER, "workshop_vinarius", "bank_silver_gold")
    stand(s, STEFAN, "portus_gold")
    begin(s, VisitPortus())
    assert asked(s) == OVER
    assert coins(s, STEFAN) == (2, 1, 2)
    assert score(s, STEFAN) == 2 + 6
    assert (coins(s, WALTER), score(s, WALTER)) == ((2, 1, 1), 0)


@pytest.mark.clause("AQ-PO9")
@pytest.mark.parametrize(
    ("bank", "pays"),
    [
        ("bank_bronze_silver", (1, 1, 0)),
        ("bank_bronze_gold", (1, 0, 1)),
        ("bank_silver_gold", (0, 1, 1)),
        ("bank_all_metals", (1, 1, 1)),
    ],
)
def test_what_a_bank_pays(bank: str, pays: tuple[int, int, int]) -> None:
    s = table()
    purse(s, STEFAN, bronze=1)
    own(s, STEFAN, bank)
    stand(s, STEFAN, "portus_bronze")
    begin(s, VisitPortus())
    assert (coins(s, STEFAN), score(s, STEFAN)) == (pays, 0)


@pytest.mark.clause("AQ-PO10")
def test_a_villa_alone_yields_nothing() -> None:
    s = table()
    own(s, STEFAN, "villa_blue_10", "villa_purple_8")
    stand(s, STEFAN, "portus_silver")
    begin(s, VisitPortus())
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((2, 0, 1), 0)


@pytest.mark.clause("AQ-PO11")
def test_the_coin_is_paid_even_for_nothing() -> None:
    s = table()
    bank = s.bank[2]
    play(s, "Stefan place:portus_gold")
    begin(s, VisitPortus())
    assert (coins(s, STEFAN), score(s, STEFAN), s.bank[2]) == ((2, 1, 0), 0, bank + 1)
    assert s.space_owner[SPACE["portus_gold"]] == -1


@pytest.mark.clause("AQ-PO12")
def test_nobody_activates_twice_a_round() -> None:
    s = table(2)
    play(s, "Stefan place:portus_gold", "Walter disc")
    assert clause_of(s, "place:portus_bronze") == "AQ-PL18"
    quays = {f"portus_{metal.id}" for metal in METALS}
    held = 0
    for seed in range(4):
        for position, _, _ in positions(3, seed):
            for seat in (STEFAN, WALTER, GIORGIO):
                count = len(quays & set(standing(position, seat)))
                held = max(held, count)
    assert held == 1
