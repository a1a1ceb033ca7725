"""Section 5: Dolus, Pecunia, Equi et Arma, Servi, Potentia."""

from random import Random

import pytest

from tabularium.games.aquileia.components import RATES
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.turns import EndRound
from tabularium.games.aquileia.view import view
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
    clause_of,
    coins,
    discarded,
    give,
    hand,
    hoard,
    left,
    options,
    play,
    positions,
    purse,
    score,
    stalls,
    stand,
    standing,
    table,
    throw_away,
    told,
    weights,
)

THREE = ("weapons_triple", "weapons_double", "weapon_single")


@pytest.mark.clause("AQ-M1")
def test_the_order_of_the_market() -> None:
    s = table()
    stand(s, STEFAN, "potentia", "servi_bottom", "equi_et_arma_right")
    stand(s, WALTER, "servi_middle", "equi_et_arma_middle")
    stand(s, GIORGIO, "servi_top", "equi_et_arma_left", "pecunia")
    stand(s, KIKO, "dolus")
    begin(s, VisitMercatus())
    assert asked(s) == "dealer roll_dolus"
    play(s, "roll:gold.gold", "Giorgio done")
    for who, stall in (("Giorgio", 0), ("Walter", 1), ("Stefan", 2)):
        assert view(s, None)["asked"]["stall"] == stall
        play(s, f"{who} pass")
    for who, space in (("Giorgio", "servi_top"), ("Walter", "servi_middle"), ("Stefan", "servi_bottom")):
        assert view(s, None)["asked"]["space"] == space
        assert s.blue_holder != STEFAN
        play(s, f"{who} pass")
    assert asked(s) == OVER
    assert s.blue_holder == STEFAN


@pytest.mark.clause("AQ-M2")
def test_dolus_gives_a_coin_for_each_of_two_dice() -> None:
    s = table()
    stand(s, STEFAN, "dolus")
    begin(s, VisitMercatus())
    assert weights(s) == {
        "roll:bronze.bronze": 1,
        "roll:bronze.silver": 2,
        "roll:bronze.gold": 2,
        "roll:silver.silver": 1,
        "roll:silver.gold": 2,
        "roll:gold.gold": 1,
    }
    play(s, "roll:bronze.gold")
    assert coins(s, STEFAN) == (3, 1, 2)
    assert asked(s) == OVER


@pytest.mark.clause("AQ-M3")
@pytest.mark.parametrize(
    ("rate", "before", "after"),
    [
        ("bronze_to_silver", (2, 0, 0), (0, 1, 0)),
        ("silver_to_bronze", (0, 1, 0), (2, 0, 0)),
        ("bronze_to_gold", (3, 0, 0), (0, 0, 1)),
        ("gold_to_bronze", (0, 0, 1), (3, 0, 0)),
        ("silver_to_gold", (0, 3, 0), (0, 0, 2)),
        ("gold_to_silver", (0, 0, 2), (0, 3, 0)),
    ],
)
def test_the_rates_of_the_money_changer(rate: str, before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    s = table()
    purse(s, STEFAN, *before)
    bank = s.bank[:]
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    play(s, f"exchange:{rate}")
    assert coins(s, STEFAN) == after
    assert s.bank == [b + x - y for b, x, y in zip(bank, before, after, strict=True)]
    assert len(RATES) == 6


@pytest.mark.clause("AQ-M3", "AQ-M4")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ((1, 0, 0), []),
        ((2, 0, 0), ["bronze_to_silver"]),
        ((3, 0, 0), ["bronze_to_silver", "bronze_to_gold"]),
        ((1, 1, 1), ["silver_to_bronze", "gold_to_bronze"]),
        ((0, 3, 0), ["silver_to_bronze", "silver_to_gold"]),
        ((0, 0, 2), ["gold_to_bronze", "gold_to_silver"]),
    ],
)
def test_exchanges_that_can_be_paid(held: tuple[int, int, int], offered: list[str]) -> None:
    s = table()
    purse(s, STEFAN, *held)
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    if offered:
        assert sorted(options(s)) == sorted([*(f"exchange:{rate}" for rate in offered), "done"])
    else:
        assert asked(s) == OVER  # nothing to decide: not asked


@pytest.mark.clause("AQ-M4", "AQ-M5")
def test_many_exchanges_score_four_points_once() -> None:
    s = table()
    purse(s, STEFAN, bronze=6)
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    play(s, "exchange:bronze_to_silver")
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((4, 1, 0), 4)
    play(s, "exchange:bronze_to_silver", "exchange:bronze_to_silver", "exchange:silver_to_gold")
    assert clause_of(s, "exchange:bronze_to_silver") == "AQ-M4"  # from the coins he then holds
    play(s, "done")
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((0, 0, 2), 4)
    assert standing(s, STEFAN) == []


@pytest.mark.clause("AQ-M6")
def test_no_exchange_no_points() -> None:
    s = table()
    stand(s, STEFAN, "pecunia")
    play(begin(s, VisitMercatus()), "done")
    assert (coins(s, STEFAN), score(s, STEFAN), standing(s, STEFAN)) == ((2, 1, 1), 0, [])


@pytest.mark.clause("AQ-M7")
def test_no_way_back_to_an_earlier_holding() -> None:
    s = table()
    purse(s, STEFAN, bronze=6)
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    play(s, "exchange:bronze_to_silver")  # 4 1 0
    assert clause_of(s, "exchange:silver_to_bronze") == "AQ-M7"
    play(s, "exchange:bronze_to_gold", "exchange:silver_to_bronze")  # 1 1 1, then 3 0 1
    assert clause_of(s, "exchange:gold_to_bronze") == "AQ-M7"  # would be 6 0 0 again, three exchanges ago
    play(s, "exchange:bronze_to_gold")  # 0 0 2
    assert clause_of(s, "exchange:gold_to_bronze") == "AQ-M7"  # 3 0 1
    play(s, "exchange:gold_to_silver")  # 0 3 0
    assert clause_of(s, "exchange:silver_to_gold") == "AQ-M7"
    play(s, "exchange:silver_to_bronze")  # 2 2 0: every way leads back, so he is done
    assert (asked(s), coins(s, STEFAN), standing(s, STEFAN)) == (OVER, (2, 2, 0), [])


@pytest.mark.clause("AQ-M7")
def test_an_exchange_spree_comes_to_an_end() -> None:
    s = table()
    purse(s, STEFAN, 4, 3, 3)
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    seen = [coins(s, STEFAN)]
    rng = Random(3)
    while asked(s) != OVER:
        play(s, rng.choice(options(s)[:-1]))  # any exchange, as long as there is one
        assert coins(s, STEFAN) not in seen
        seen.append(coins(s, STEFAN))
    assert len(seen) > 20
    assert score(s, STEFAN) == 4


@pytest.mark.clause("AQ-M7")
def test_the_next_visit_starts_afresh() -> None:
    s = table()
    purse(s, STEFAN, bronze=2)
    for rate in ("bronze_to_silver", "silver_to_bronze"):
        stand(s, STEFAN, "pecunia")
        play(begin(s, VisitMercatus()), f"exchange:{rate}")
        assert asked(s) == OVER  # there is no way but back
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((2, 0, 0), 8)


@pytest.mark.clause("AQ-M4")
def test_a_single_exchange_if_so_agreed() -> None:
    s = table(single_exchange=True)
    purse(s, STEFAN, bronze=6)
    stand(s, STEFAN, "pecunia")
    play(begin(s, VisitMercatus()), "exchange:bronze_to_silver")
    assert asked(s) == OVER
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((4, 1, 0), 4)


@pytest.mark.clause("AQ-M8")
@pytest.mark.parametrize(("space", "card"), list(zip(("left", "middle", "right"), THREE, strict=True)))
def test_the_card_of_the_space_for_one_bronze(space: str, card: str) -> None:
    s = table(stalls=THREE)
    stand(s, STEFAN, f"equi_et_arma_{space}")
    begin(s, VisitMercatus())
    assert options(s) == ["buy:1", "pass"]
    play(s, "buy:1")
    assert hand(s, STEFAN) == {card: 1}
    assert coins(s, STEFAN) == (1, 1, 1)


@pytest.mark.clause("AQ-M8")
def test_no_card_or_no_bronze_no_purchase() -> None:
    s = table()
    hoard(s, KIKO, "equi_et_arma")
    purse(s, WALTER, bronze=1)
    purse(s, GIORGIO, silver=3)
    stand(s, WALTER, "equi_et_arma_middle")
    play(begin(s, VisitMercatus()), "Walter buy:1")
    assert stalls(s)[1] is None
    stand(s, STEFAN, "equi_et_arma_middle")
    stand(s, GIORGIO, "equi_et_arma_right")
    begin(s, VisitMercatus())
    assert asked(s) == OVER  # neither was asked
    assert (coins(s, STEFAN), coins(s, GIORGIO)) == ((2, 1, 1), (0, 3, 0))
    assert standing(s, STEFAN) == standing(s, GIORGIO) == []


@pytest.mark.clause("AQ-M8")
def test_one_purchase_for_each_henchman() -> None:
    s = table(stalls=THREE)
    stand(s, STEFAN, "equi_et_arma_middle", "equi_et_arma_right")
    play(begin(s, VisitMercatus()), "Stefan buy:1", "Stefan buy:1")
    assert hand(s, STEFAN) == {"weapons_double": 1, "weapon_single": 1}
    assert coins(s, STEFAN) == (0, 1, 1)


@pytest.mark.clause("AQ-M9")
def test_the_leftmost_purchase_brings_the_top_card_unseen_and_free() -> None:
    s = table(stalls=THREE)
    stand(s, STEFAN, "equi_et_arma_left")
    play(begin(s, VisitMercatus()), "buy:1")
    assert asked(s) == "dealer draw_extra"
    assert weights(s)["deal:horse_gold_single"] == 3
    one, other = s.copy(), s.copy()
    play(one, "deal:horse_gold_single", "deal:weapon_single")
    play(other, "deal:horses_silver_double", "deal:weapon_single")
    assert hand(one, STEFAN) == {"weapons_triple": 1, "horse_gold_single": 1}
    assert coins(one, STEFAN) == (1, 1, 1)
    assert left(one, "equi_et_arma") == 14 - 2
    for seat in (None, WALTER):
        assert view(one, seat) == view(other, seat)
        assert [e.secret for e in told(one, seat) if e.key == "drew_extra"] == [None]
    assert view(one, STEFAN) != view(other, STEFAN)


@pytest.mark.clause("AQ-M9")
@pytest.mark.parametrize("space", ["middle", "right"])
def test_the_other_stalls_bring_no_extra_card(space: str) -> None:
    s = table(stalls=THREE)
    stand(s, STEFAN, f"equi_et_arma_{space}")
    play(begin(s, VisitMercatus()), "buy:1")
    assert asked(s) == "dealer refill_slot"
    assert sum(hand(s, STEFAN).values()) == 1


@pytest.mark.clause("AQ-M10", "AQ-M12")
def test_without_a_purchase_no_extra_card_and_the_card_stays() -> None:
    s = table(stalls=THREE)
    stand(s, STEFAN, "equi_et_arma_left")
    play(begin(s, VisitMercatus()), "pass")
    assert asked(s) == OVER
    assert hand(s, STEFAN) == {}
    assert (stalls(s), left(s, "equi_et_arma")) == (list(THREE), 14)
    begin(s, EndRound())
    assert stalls(s) == list(THREE)


@pytest.mark.clause("AQ-M11", "AQ-M13")
def test_stalls_are_visited_then_refilled_from_left_to_right() -> None:
    s = table(stalls=THREE)
    stand(s, KIKO, "equi_et_arma_left")
    stand(s, STEFAN, "equi_et_arma_middle")
    stand(s, WALTER, "equi_et_arma_right")
    begin(s, VisitMercatus())
    play(s, "Kiko buy:1", "deal:horse_silver_single")
    assert stalls(s) == [None, "weapons_double", "weapon_single"]
    play(s, "Stefan pass", "Walter buy:1")
    assert stalls(s) == [None, "weapons_double", None]  # not before all three are resolved
    play(s, "deal:horse_gold_single")
    assert stalls(s) == ["horse_gold_single", "weapons_double", None]
    play(s, "deal:horses_gold_double")
    assert stalls(s) == ["horse_gold_single", "weapons_double", "horses_gold_double"]
    assert asked(s) == OVER


@pytest.mark.clause("AQ-M13")
def test_a_refill_comes_from_the_discards_if_the_pile_is_empty() -> None:
    s = table(stalls=THREE)
    throw_away(s, "horses_silver_double")
    hoard(s, KIKO, "equi_et_arma")
    stand(s, WALTER, "equi_et_arma_middle")
    play(begin(s, VisitMercatus()), "buy:1")
    assert options(s) == ["deal:horses_silver_double"]
    play(s, "deal:horses_silver_double")
    assert stalls(s) == ["weapons_triple", "horses_silver_double", "weapon_single"]
    assert discarded(s) == {}


@pytest.mark.clause("AQ-M13a")
def test_a_stall_that_stays_empty_is_filled_at_the_end_of_the_round() -> None:
    s = table(stalls=THREE)
    hoard(s, KIKO, "equi_et_arma")
    stand(s, WALTER, "equi_et_arma_right")
    stand(s, KIKO, "arena_2")
    play(begin(s, VisitMercatus(), ARENA), "Walter buy:1", "roll:gold.gold.gold")
    assert stalls(s) == ["weapons_triple", "weapons_double", None]
    play(s, "Kiko play:weapons_double", "Kiko done", "Kiko reward:points")
    assert stalls(s)[2] is None  # a card is on the discards, but it is not yet the end of the round
    begin(s, EndRound())
    assert options(s) == ["deal:weapons_double"]
    play(s, "deal:weapons_double")
    assert stalls(s) == ["weapons_triple", "weapons_double", "weapons_double"]
    assert discarded(s) == {}


@pytest.mark.clause("AQ-M13a")
def test_a_stall_stays_empty_as_long_as_there_is_no_card() -> None:
    s = table(stalls=THREE)
    hoard(s, KIKO, "equi_et_arma")
    stand(s, WALTER, "equi_et_arma_left")
    play(begin(s, VisitMercatus(), EndRound()), "Walter buy:1")
    assert asked(s) == "Stefan placing"
    assert stalls(s) == [None, "weapons_double", "weapon_single"]


SERVI_OFFERS = [
    ("AQ-M14", "servi_top", (9, 0, 0), 1),
    ("AQ-M15", "servi_middle", (0, 9, 0), 2),
    ("AQ-M16", "servi_bottom", (0, 0, 9), 3),
]


@pytest.mark.clause("AQ-M14", "AQ-M15", "AQ-M16")
@pytest.mark.parametrize(("clause", "space", "held", "most"), SERVI_OFFERS)
def test_how_many_servi_cards_a_space_sells(clause: str, space: str, held: tuple[int, int, int], most: int) -> None:
    s = table()
    purse(s, STEFAN, *held)
    stand(s, STEFAN, space)
    begin(s, VisitMercatus())
    assert options(s) == ["pass", *[f"buy:{count}" for count in range(1, most + 1)]]
    for count in range(most + 1, 4):
        assert clause_of(s, f"buy:{count}") == clause
    play(s, f"buy:{most}", *["deal:servus_single"] * most)
    assert hand(s, STEFAN) == {"servus_single": most}
    assert sum(coins(s, STEFAN)) == 9 - most  # one coin each, of the one metal he has


@pytest.mark.clause("AQ-M15", "AQ-M16", "AQ-M18")
@pytest.mark.parametrize(("space", "metal"), [("servi_middle", 1), ("servi_bottom", 2)])
def test_servi_are_paid_in_the_metal_of_the_space(space: str, metal: int) -> None:
    s = table()
    purse(s, STEFAN, 9, 9, 9)
    s.gain(STEFAN, metal, -8)
    stand(s, STEFAN, space)
    begin(s, VisitMercatus())
    assert options(s) == ["pass", "buy:1"]
    assert clause_of(s, "buy:2") == "AQ-M18"
    play(s, "buy:1", "deal:servus_single")
    assert s.players[STEFAN].coins[metal] == 0
    assert sum(coins(s, STEFAN)) == 18


@pytest.mark.clause("AQ-M14")
def test_the_top_space_takes_bronze() -> None:
    s = table()
    stand(s, STEFAN, "servi_top")
    play(begin(s, VisitMercatus()), "buy:1", "deal:servi_double")
    assert (coins(s, STEFAN), hand(s, STEFAN)) == ((1, 1, 1), {"servi_double": 1})


@pytest.mark.clause("AQ-M17")
def test_only_the_buyer_sees_his_servi_cards() -> None:
    s = table()
    stand(s, STEFAN, "servi_top")
    play(begin(s, VisitMercatus()), "buy:1")
    one, other = s.copy(), s.copy()
    play(one, "deal:servi_double")
    play(other, "deal:servus_single")
    for seat in (None, WALTER, KIKO):
        assert view(one, seat) == view(other, seat)
        assert [e.secret for e in told(one, seat) if e.key == "drew_servi"] == [None]
    assert view(one, STEFAN)["hand"] == {"servi_double": 1}
    assert [e.secret for e in told(one, STEFAN) if e.key == "drew_servi"] == [(1,)]


@pytest.mark.clause("AQ-M18")
def test_the_number_is_chosen_and_paid_before_drawing() -> None:
    s = table()
    purse(s, STEFAN, gold=3)
    stand(s, STEFAN, "servi_bottom")
    play(begin(s, VisitMercatus()), "buy:3")
    assert coins(s, STEFAN) == (0, 0, 0)
    assert hand(s, STEFAN) == {}
    play(s, "deal:servi_double", "deal:servus_single", "deal:servus_single")  # no further question
    assert asked(s) == OVER


@pytest.mark.clause("AQ-M18")
def test_no_more_servi_are_sold_than_both_piles_hold() -> None:
    s = table()
    throw_away(s, "servi_double")
    hoard(s, KIKO, "servi", leaving=["servus_single"])
    purse(s, STEFAN, gold=3)
    stand(s, STEFAN, "servi_bottom")
    begin(s, VisitMercatus())
    assert options(s) == ["pass", "buy:1", "buy:2"]
    assert clause_of(s, "buy:3") == "AQ-G10"
    play(s, "buy:2", "deal:servus_single", "deal:servi_double")
    assert hand(s, STEFAN) == {"servus_single": 1, "servi_double": 1}


@pytest.mark.clause("AQ-M19", "AQ-M20", "AQ-M21")
@pytest.mark.parametrize("in_arena", range(5))
def test_the_four_blue_dice_are_split_over_both_contests(in_arena: int) -> None:
    s = table()
    stand(s, STEFAN, "potentia", "arena_2", "stadium_gold_2")
    begin(s, VisitMercatus())
    assert (s.blue_holder, s.blue_dice) == (STEFAN, 4)
    begin(s, ARENA, STADIUM)
    play(s, "roll:gold.gold.gold")
    assert options(s) == [f"blue:{count}" for count in range(5)]
    play(s, f"blue:{in_arena}")
    if in_arena:
        play(s, "roll:" + ".".join(["bronze"] * in_arena))
    assert s.players[STEFAN].strength == 2 + in_arena
    play(s, "reward:points", "roll:silver.silver.silver")
    rest = 4 - in_arena
    if rest:
        assert options(s) == [f"blue:{count}" for count in range(rest + 1)]
        assert not in_arena or clause_of(s, f"blue:{rest + 1}") == "AQ-M21"
        play(s, f"blue:{rest}", "roll:" + ".".join(["gold"] * rest))
    assert s.players[STEFAN].strength == 2 + rest
    assert asked(s) == "dealer look_at_top"
    play(s, "deal:stadium_blue", "keep:top")
    assert view(s, None)["blue_dice"] == {"holder": None, "left": 0}


@pytest.mark.clause("AQ-M22")
def test_blue_dice_are_used_only_by_a_contestant() -> None:
    s = table()
    stand(s, STEFAN, "potentia", "stadium_gold_2")
    stand(s, WALTER, "arena_2")
    begin(s, VisitMercatus(), ARENA, STADIUM)
    play(s, "roll:gold.gold.gold", "Walter reward:points")  # nobody is asked for blue dice in the Arena
    play(s, "roll:gold.gold.gold")
    assert asked(s) == "Stefan using_blue_dice"


@pytest.mark.clause("AQ-M22")
def test_blue_dice_are_for_their_holder_only() -> None:
    asked_of = set()
    for seed in range(4):
        for s, step, _ in positions(4, seed):
            if type(step).__name__ == "UsingBlueDice":
                assert step.seat == s.blue_holder
                assert s.players[step.seat].strength
                asked_of.add(step.seat)
    assert len(asked_of) > 1


@pytest.mark.clause("AQ-M23")
def test_unused_blue_dice_go_back_after_the_stadium() -> None:
    s = table()
    stand(s, STEFAN, "potentia", "arena_2")
    begin(s, VisitMercatus(), ARENA, STADIUM)
    play(s, "roll:gold.gold.gold", "Stefan blue:1", "roll:bronze")
    assert (s.blue_holder, s.blue_dice) == (STEFAN, 3)
    play(s, "reward:points")  # nobody races
    assert asked(s) == OVER
    assert (s.blue_holder, s.blue_dice) == (-1, 0)
    give(s, STEFAN, "servus_single")
    stand(s, STEFAN, "stadium_gold_2")
    play(begin(s, STADIUM), "roll:gold.gold.gold")
    assert asked(s) == "dealer look_at_top"  # no dice are left over
