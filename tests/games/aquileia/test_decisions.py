"""Section 16: every decision of the inventory is offered, with exactly its options; and who is not asked."""

import pytest

from tabularium.games.aquileia.components import SPACES
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    KIKO,
    OVER,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    discarded,
    discs,
    give,
    hand,
    options,
    own,
    play,
    purse,
    score,
    stand,
    table,
)

BLANK = "roll:bronze.bronze.bronze"


@pytest.mark.clause("AQ-PL2", "AQ-PL10", "AQ-PL15", "AQ-PL18")
def test_d1_placing() -> None:
    s = table(2)
    assert sorted(options(s)) == sorted([*(f"place:{space.id}" for space in SPACES), "disc"])
    stand(s, STEFAN, "stadium_gold_2", "portus_silver", "dolus")
    stand(s, WALTER, "forum_1", "forum_2", "forum_3", "forum_4", "forum_5")
    discs(s, STEFAN)
    assert sorted(options(s)) == sorted(
        [
            "place:pecunia",
            *[f"place:equi_et_arma_{stall}" for stall in ("left", "middle", "right")],
            *[f"place:servi_{shelf}" for shelf in ("top", "middle", "bottom")],
            "place:potentia",
            *[f"place:arena_{number}" for number in ("1a", "1b", "2")],
            "place:theatrum",
            "place:latro",
            "place:stadium_gold_1a",
            "place:stadium_gold_1b",
            "pass",
        ]
    )


@pytest.mark.clause("AQ-M3", "AQ-M7")
def test_d2_exchanging() -> None:
    s = table()
    purse(s, STEFAN, 3, 3, 2)
    stand(s, STEFAN, "pecunia")
    begin(s, VisitMercatus())
    rates = ["bronze_to_silver", "silver_to_bronze", "bronze_to_gold"]
    rates += ["gold_to_bronze", "silver_to_gold", "gold_to_silver"]
    assert options(s) == [*[f"exchange:{rate}" for rate in rates], "done"]
    play(s, "exchange:gold_to_silver")  # 3 6 0: no gold, and no way back by 3 silver
    assert options(s) == [
        "exchange:bronze_to_silver",
        "exchange:silver_to_bronze",
        "exchange:bronze_to_gold",
        "done",
    ]


@pytest.mark.clause("AQ-M8")
def test_d3_buying_a_card() -> None:
    s = table()
    stand(s, STEFAN, "equi_et_arma_left")
    stand(s, WALTER, "equi_et_arma_middle")
    purse(s, WALTER, gold=4)
    begin(s, VisitMercatus())
    assert (asked(s), options(s)) == ("Stefan buy_card", ["buy:1", "pass"])
    play(s, "pass")
    assert asked(s) == OVER  # Walter has no bronze and is not asked


@pytest.mark.clause("AQ-M14", "AQ-M15", "AQ-M16", "AQ-M18")
def test_d4_buying_servi() -> None:
    s = table()
    purse(s, STEFAN, 5, 2, 2)
    stand(s, STEFAN, "servi_top", "servi_middle", "servi_bottom")
    begin(s, VisitMercatus())
    offered = []
    while asked(s) != OVER:
        offered.append((view(s, None)["asked"]["space"], options(s)))
        play(s, "Stefan pass")
    assert offered == [
        ("servi_top", ["pass", "buy:1"]),
        ("servi_middle", ["pass", "buy:1", "buy:2"]),
        ("servi_bottom", ["pass", "buy:1", "buy:2"]),
    ]


@pytest.mark.clause("AQ-A5", "AQ-A6")
def test_d5_cards_in_the_arena() -> None:
    s = table(stalls=["horse_silver_single"] * 3)
    for card in ("servus_single", "servi_double", "weapon_single", "weapons_double", "weapons_triple"):
        give(s, STEFAN, card)
    give(s, STEFAN, "horses_gold_double")
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), BLANK)
    assert options(s) == [
        "play:servus_single",
        "play:servi_double",
        "play:weapons_triple",
        "play:weapons_double",
        "play:weapon_single",
        "done",
    ]


@pytest.mark.clause("AQ-A7", "AQ-M21", "AQ-ST8")
def test_d6_and_d9_blue_dice() -> None:
    s = table()
    stand(s, STEFAN, "potentia", "arena_1a", "stadium_gold_1a")
    begin(s, VisitMercatus(), ARENA, STADIUM)
    play(s, BLANK)
    assert (asked(s), options(s)) == ("Stefan using_blue_dice", [f"blue:{count}" for count in range(5)])
    play(s, "blue:3", "roll:gold.gold.gold", "reward:points", BLANK)
    assert (asked(s), options(s)) == ("Stefan using_blue_dice", ["blue:0", "blue:1"])


@pytest.mark.clause("AQ-A11")
def test_d7_the_reward_of_the_fight() -> None:
    s = table()
    stand(s, STEFAN, "arena_1a")
    play(begin(s, ARENA), BLANK)
    assert (asked(s), options(s)) == ("Stefan choosing_reward", ["reward:points", "reward:servi"])


@pytest.mark.clause("AQ-ST6", "AQ-ST7")
def test_d8_cards_in_the_stadium() -> None:
    s = table(stalls=["weapon_single"] * 3)
    for card in ("horse_silver_single", "horses_silver_double", "horse_gold_single", "horses_gold_double"):
        give(s, STEFAN, card)
        if "silver" in card:
            give(s, WALTER, card)
    give(s, STEFAN, "servi_double")
    give(s, STEFAN, "weapons_triple")
    stand(s, STEFAN, "stadium_gold_1a")
    stand(s, WALTER, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK, BLANK)
    assert options(s) == ["play:horses_gold_double", "play:horse_gold_single", "done"]
    play(s, "Stefan done")
    assert options(s) == ["play:horses_silver_double", "play:horse_silver_single", "done"]


@pytest.mark.clause("AQ-ST11")
@pytest.mark.parametrize("top", ["stadium_vp3", "stadium_white"])
def test_d10_the_laurel_to_keep(top: str) -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, f"deal:{top}")
    assert (asked(s), options(s)) == ("Stefan keeping_laurel", ["keep:face_up", "keep:top"])


@pytest.mark.clause("AQ-T3", "AQ-T8", "AQ-T9")
def test_d11_and_d12_bids() -> None:
    s = table()
    purse(s, WALTER, 1, 0, 1)
    stand(s, STEFAN, "theatrum")
    play(begin(s, VisitTheatrum()), "deal:theatrum_white_blue")
    assert (asked(s), options(s)) == ("Stefan bidding", ["pass", "bid:bronze", "bid:silver", "bid:gold"])
    play(s, "bid:bronze")
    assert (asked(s), options(s)) == ("Walter bidding", ["pass", "bid:gold"])


@pytest.mark.clause("AQ-F2", "AQ-F5")
def test_d13_building_and_on_space_3_twice() -> None:
    s = table()
    purse(s, STEFAN, 2, 2, 0)
    give(s, STEFAN, "servus_single")
    stand(s, STEFAN, "forum_3")
    own(s, WALTER, "bank_bronze_gold")
    begin(s, VisitForum())
    first = ["villa_blue_4", "villa_white_4", "workshop_pistor", "workshop_textor", "workshop_vinarius"]
    assert options(s) == [*[f"build:{lot}" for lot in first], "pass"]
    play(s, "build:villa_blue_4")
    assert asked(s) == OVER  # 1 bronze and 1 silver buy nothing; he has no servi card left
    s = table()
    purse(s, STEFAN, 2, 3, 0)
    stand(s, STEFAN, "forum_3")
    begin(s, VisitForum())
    assert options(s) == ["build:villa_white_4", "build:workshop_pistor", "pass"]
    play(s, "build:villa_white_4")
    assert (asked(s), options(s)) == ("Stefan building", ["build:workshop_pistor", "pass"])


@pytest.mark.clause("AQ-F7", "AQ-F8")
def test_d14_paying_slaves() -> None:
    s = table()
    purse(s, STEFAN, 3, 1, 1)
    give(s, STEFAN, "servus_single", 4)
    give(s, STEFAN, "servi_double", 2)
    stand(s, STEFAN, "forum_1")
    play(begin(s, VisitForum()), "build:villa_yellow_10")
    assert asked(s) == "Stefan paying_slaves"
    assert options(s) == ["pay:0single.2double", "pay:2single.1double", "pay:4single.0double"]
    play(s, "pay:2single.1double")
    assert hand(s, STEFAN) == {"servus_single": 2, "servi_double": 1}


@pytest.mark.clause("AQ-PO7", "AQ-PO8")
def test_d15_paying_again() -> None:
    s = table()
    stand(s, STEFAN, "portus_bronze")
    stand(s, WALTER, "latro")
    play(begin(s, VisitPortus()), "roll:bronze.bronze")
    assert (asked(s), options(s)) == ("Stefan paying_again", ["activate", "pass"])


@pytest.mark.clause("AQ-END3", "AQ-END3a")
def test_d16_the_colour_of_a_laurel() -> None:
    s = table()
    for card in ("theatrum_yellow_white", "theatrum_blue_purple"):
        give(s, KIKO, card, openly=True)
    own(s, KIKO, "villa_white_4")
    begin(s, EndGame())
    assert (asked(s), options(s)) == ("Kiko choosing_colour", ["count:yellow", "count:white"])
    play(s, "count:yellow")  # a bad choice, but his own
    assert (asked(s), score(s, KIKO)) == (OVER, 0)


# ---------------------------------------------------------------------- asked so that nobody learns anything


@pytest.mark.clause("AQ-G15", "AQ-A5")
def test_an_unseen_card_that_is_of_no_use_is_asked_for_all_the_same() -> None:
    """Not to be asked would tell the others that the card is no weapon."""
    for card, is_useful in (("horses_gold_double", False), ("weapons_triple", True)):
        s = table(stalls=["weapon_single"] * 3)
        give(s, STEFAN, card)
        stand(s, STEFAN, "arena_1a")
        play(begin(s, ARENA), BLANK)
        assert asked(s) == "Stefan playing_cards"
        assert options(s) == ([f"play:{card}"] if is_useful else []) + ["done"]
        play(s, "done")
        assert asked(s) == "Stefan choosing_reward"


@pytest.mark.clause("AQ-G15", "AQ-A5", "AQ-ST6")
def test_cards_that_all_have_seen_give_no_reason_to_ask() -> None:
    s = table(stalls=["weapon_single"] * 3)
    give(s, STEFAN, "horses_gold_double", openly=True)
    give(s, STEFAN, "weapons_triple", openly=True)
    give(s, STEFAN, "servi_double")
    stand(s, STEFAN, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK)
    assert asked(s) == "dealer look_at_top"


@pytest.mark.clause("AQ-G15", "AQ-ST6")
def test_an_unseen_card_is_asked_for_in_the_stadium() -> None:
    s = table(stalls=["weapon_single"] * 3)
    give(s, STEFAN, "weapons_triple")
    stand(s, STEFAN, "stadium_silver_2")
    play(begin(s, STADIUM), BLANK)
    assert (asked(s), options(s)) == ("Stefan playing_cards", ["done"])


@pytest.mark.clause("AQ-G15", "AQ-F2")
@pytest.mark.parametrize(("card", "offered"), [("servus_single", []), ("servi_double", ["build:villa_yellow_4"])])
def test_a_builder_who_might_hold_enough_slaves_is_asked(card: str, offered: list[str]) -> None:
    """With 2 bronze there is one lot, for 2 slaves; whether his one servi card is a double is his secret."""
    s = table()
    purse(s, STEFAN, bronze=2)
    give(s, STEFAN, card)
    stand(s, STEFAN, "forum_1")
    begin(s, VisitForum())
    assert (asked(s), options(s)) == ("Stefan building", [*offered, "pass"])


@pytest.mark.clause("AQ-G15", "AQ-F2")
def test_a_builder_who_cannot_hold_enough_slaves_is_not_asked() -> None:
    s = table()
    purse(s, STEFAN, bronze=2)
    stand(s, STEFAN, "forum_1")
    begin(s, VisitForum())
    assert asked(s) == OVER


@pytest.mark.clause("AQ-G15", "AQ-F7")
@pytest.mark.parametrize(
    ("singles", "doubles", "is_asked"),
    [(2, 0, False), (1, 1, False), (3, 0, True), (0, 3, True), (1, 2, True)],
)
def test_a_builder_is_asked_how_he_pays_if_he_might_have_a_choice(singles: int, doubles: int, is_asked: bool) -> None:
    """2 slaves: with three cards there may be two ways to pay, with two cards there are not."""
    s = table()
    purse(s, STEFAN, bronze=2)
    give(s, STEFAN, "servus_single", singles)
    give(s, STEFAN, "servi_double", doubles)
    stand(s, STEFAN, "forum_1")
    play(begin(s, VisitForum()), "build:villa_yellow_4")
    assert asked(s) == ("Stefan paying_slaves" if is_asked else OVER)
    if is_asked:
        assert len(options(s)) == 1
        play(s, *options(s))
    paid = discarded(s)
    assert paid.get("servus_single", 0) + 2 * paid.get("servi_double", 0) == 2
