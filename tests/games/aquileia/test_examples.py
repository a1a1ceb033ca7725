"""Section 14: the worked examples of the rulebook, with their numbers."""

import pytest

from tabularium.games.aquileia.scoring import breakdown
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.portus import VisitPortus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
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
    buildings,
    clause_of,
    coins,
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


def town() -> Table:
    """Stefan is first player; Kiko is 2nd and Giorgio 4th on the tie-break track."""
    s = table(first=STEFAN, laurel="stadium_blue")
    discs(s, STEFAN, KIKO, WALTER, GIORGIO)
    for seat in range(4):
        purse(s, seat)
    return s


def strengths(s: Table) -> list[int]:
    return [player["strength"] for player in view(s, None)["players"]]


@pytest.mark.clause("AQ-E1")
def test_arena_fight() -> None:
    s = town()
    stand(s, STEFAN, "arena_1a")
    stand(s, KIKO, "arena_1b")
    stand(s, GIORGIO, "arena_2", "potentia")
    give(s, STEFAN, "servus_single")
    give(s, GIORGIO, "weapons_double", openly=True)
    give(s, GIORGIO, "servus_single")
    give(s, KIKO, "weapons_double", openly=True)
    begin(s, VisitMercatus(), ARENA)
    play(s, "roll:bronze.silver.gold")
    assert strengths(s) == [2, 0, 2, 1]
    play(s, "roll:silver.gold.gold", "roll:bronze.bronze.bronze")
    assert strengths(s) == [2, 0, 2, 4]
    play(
        s,
        "Stefan done",
        "Giorgio play:weapons_double",
        "Giorgio play:servus_single",
        "Kiko play:weapons_double",
    )
    assert strengths(s) == [2, 0, 5, 6]
    play(s, "Giorgio blue:2", "roll:bronze.silver")
    assert strengths(s) == [2, 0, 6, 6]
    assert view(s, None)["blue_dice"] == {"holder": GIORGIO, "left": 2}
    play(s, "Kiko reward:points", "deal:servi_double")
    assert [coins(s, seat)[0] for seat in range(4)] == [1, 0, 2, 3]
    assert [score(s, seat) for seat in range(4)] == [0, 0, 0, 12]
    assert hand(s, GIORGIO) == {"servi_double": 1}
    assert hand(s, STEFAN) == {"servus_single": 1}
    assert asked(s) == OVER


@pytest.mark.clause("AQ-E2")
def test_strength_beyond_the_track() -> None:
    s = town()
    give(s, KIKO, "weapons_triple")
    give(s, KIKO, "servi_double", 2)
    stand(s, KIKO, "arena_2")
    play(begin(s, ARENA), "roll:bronze.bronze.bronze", "play:weapons_triple")
    play(s, "play:servi_double", "play:servi_double")
    assert strengths(s)[KIKO] == 12
    play(s, "reward:points")
    assert score(s, KIKO) == 24


@pytest.mark.clause("AQ-E3")
def test_stadium_race() -> None:
    s = town()
    stand(s, STEFAN, "stadium_silver_1a")
    stand(s, GIORGIO, "stadium_silver_2")
    stand(s, WALTER, "stadium_gold_1a", "stadium_gold_1b")
    stand(s, KIKO, "stadium_gold_2")
    give(s, STEFAN, "horses_silver_double", openly=True)
    give(s, GIORGIO, "horse_silver_single", 2, openly=True)
    s.blue_holder, s.blue_dice = GIORGIO, 2  # left from the fight
    begin(s, STADIUM)
    assert strengths(s) == [1, 2, 2, 2]
    play(
        s,
        "roll:bronze.silver.silver",
        "roll:bronze.bronze.gold",
        "roll:bronze.silver.gold",
        "roll:silver.gold.gold",
    )
    assert strengths(s) == [3, 3, 3, 4]
    play(s, "Stefan play:horses_silver_double")
    play(s, "Giorgio play:horse_silver_single", "Giorgio play:horse_silver_single")
    assert strengths(s) == [5, 3, 5, 4]
    play(s, "Giorgio blue:2", "roll:silver.gold")
    assert strengths(s) == [5, 3, 6, 4]
    play(s, "deal:stadium_vp10", "Giorgio keep:top")
    assert [coins(s, seat) for seat in range(4)] == [(0, 2, 0), (0, 0, 0), (0, 3, 0), (0, 0, 1)]
    assert (hand(s, GIORGIO), hand(s, STEFAN)) == ({"stadium_vp10": 1}, {"stadium_blue": 1})
    for seat in (None, WALTER, KIKO):
        assert view(s, seat)["races"] == [{"winner": GIORGIO, "second": STEFAN, "face_up": "stadium_blue"}]


@pytest.mark.clause("AQ-E4")
def test_auction() -> None:
    s = town()
    purse(s, WALTER, silver=3, gold=2)
    purse(s, GIORGIO, bronze=1, silver=2, gold=1)
    purse(s, KIKO, 2, 2, 2)
    purse(s, STEFAN, bronze=2, silver=2)
    stand(s, WALTER, "theatrum")
    begin(s, VisitTheatrum())
    play(
        s,
        "deal:theatrum_white_blue",
        "Walter bid:silver",
        "Giorgio bid:silver",
        "Kiko pass",
        "Stefan bid:bronze",
    )
    assert view(s, None)["auction"]["bid"] == [1, 2, 0]
    assert WALTER in view(s, None)["auction"]["passed"]  # he has no bronze and was not asked
    play(s, "Giorgio pass")
    assert hand(s, STEFAN) == {"theatrum_white_blue": 1}
    assert coins(s, STEFAN) == (1, 0, 0)
    assert coins(s, WALTER) == (1, 5, 2)
    assert coins(s, GIORGIO) == (1, 2, 1)


@pytest.mark.clause("AQ-E5")
def test_building_with_overpaid_slaves() -> None:
    s = town()
    purse(s, KIKO, 2, 2, 1)
    give(s, KIKO, "servi_double", 2)
    stand(s, KIKO, "forum_2")
    play(begin(s, VisitForum()), "Kiko build:villa_blue_10")
    assert asked(s) == OVER
    assert coins(s, KIKO) == (0, 0, 0)
    assert discarded(s) == {"servi_double": 2}
    assert (buildings(s, KIKO), s.players[KIKO].houses, score(s, KIKO)) == (["villa_blue_10"], 8, 10)


@pytest.mark.clause("AQ-E6")
def test_two_builders() -> None:
    s = town()
    for seat in (KIKO, WALTER):
        purse(s, seat, 9, 9, 9)
    stand(s, KIKO, "forum_2", "forum_5")
    stand(s, WALTER, "forum_3")
    begin(s, VisitForum())
    play(s, "Kiko build:villa_white_4", "Walter build:workshop_gemmarius", "Walter build:workshop_pistor")
    play(s, "Kiko build:workshop_lucernarius")
    assert asked(s) == OVER
    assert (len(buildings(s, KIKO)), len(buildings(s, WALTER))) == (2, 2)
    assert (score(s, KIKO), score(s, WALTER)) == (4 + 2, 0)


@pytest.mark.clause("AQ-E7")
@pytest.mark.parametrize(
    ("first", "then", "paid"),
    [("villa_blue_6", "villa_blue_4", 2), ("villa_blue_4", "villa_blue_6", 1)],
)
def test_separate_payment(first: str, then: str, paid: int) -> None:
    s = town()
    purse(s, KIKO, 9, 9, 9)
    give(s, KIKO, "servi_double", 2)
    stand(s, KIKO, "forum_3")
    begin(s, VisitForum())
    assert {f"build:{first}", f"build:{then}"} <= set(options(s))
    play(s, f"build:{first}")
    assert discarded(s) == {"servi_double": paid}
    assert clause_of(s, f"build:{then}") == "AQ-F7"


@pytest.mark.clause("AQ-E8")
def test_portus() -> None:
    s = town()
    purse(s, KIKO, bronze=2)
    purse(s, STEFAN, silver=1)
    purse(s, GIORGIO, gold=1)
    stand(s, KIKO, "portus_bronze")
    stand(s, STEFAN, "portus_silver")
    stand(s, GIORGIO, "portus_gold")
    stand(s, WALTER, "latro")
    own(s, KIKO, "bank_silver_gold", "workshop_vinarius")
    own(s, STEFAN, "workshop_figulus")
    own(s, GIORGIO, "workshop_gemmarius")
    bank = s.bank[:]
    play(begin(s, VisitPortus()), "roll:bronze.gold")
    assert coins(s, WALTER) == (1, 0, 1)
    play(s, "Kiko activate")
    assert asked(s) == OVER  # Giorgio has no other gold
    assert (coins(s, KIKO), score(s, KIKO)) == ((0, 1, 1), 4)
    assert (coins(s, STEFAN), score(s, STEFAN)) == ((0, 0, 0), 3)
    assert (coins(s, GIORGIO), score(s, GIORGIO)) == ((0, 0, 0), 0)
    assert s.bank == [bank[0] + 1, bank[1] + 1 - 1, bank[2] - 1]


@pytest.mark.clause("AQ-E9")
def test_villa_scoring() -> None:
    s = town()
    s.face_up, other = -1, s.face_up  # the blue laurel that was on show is his
    s.players[KIKO].hand[other] += 1
    give(s, KIKO, "theatrum_blue_yellow", openly=True)
    give(s, KIKO, "stadium_vp5")
    own(s, KIKO, "villa_blue_10", "villa_blue_6")
    play(begin(s, EndGame()), "Kiko count:blue")
    assert breakdown(s)[KIKO] == {
        "pecunia": 0,
        "arena": 0,
        "building": 0,
        "portus": 0,
        "laurels": 5,
        "villas": 32,
    }
    assert score(s, KIKO) == 37


@pytest.mark.clause("AQ-E10")
def test_villas_without_laurel() -> None:
    s = town()
    own(s, KIKO, "villa_yellow_10", "villa_yellow_4")
    give(s, KIKO, "stadium_purple")
    begin(s, EndGame())
    assert (asked(s), score(s, KIKO)) == (OVER, 0)
