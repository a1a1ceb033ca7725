"""Section 11: the end of a round."""

import pytest

from tabularium.games.aquileia.steps.turns import EndRound
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    NAMES,
    STEFAN,
    WALTER,
    asked,
    begin,
    buildings,
    coins,
    discs,
    give,
    hand,
    hoard,
    log,
    options,
    own,
    play,
    purse,
    stalls,
    table,
    throw_away,
    walk,
)


@pytest.mark.clause("AQ-R1")
@pytest.mark.parametrize("best", [STEFAN, WALTER, GIORGIO, KIKO])
def test_the_first_disc_makes_the_first_player(best: int) -> None:
    s = table(first=WALTER)
    discs(s, best, *[seat for seat in range(4) if seat != best])
    begin(s, EndRound())
    assert view(s, None)["first_player"] == best
    assert asked(s) == f"{NAMES[best]} placing"
    assert s.round == 2
    assert log(s)[-2:] == [
        f"{NAMES[best]} is first player.",
        "Round 2 begins.",
    ]


@pytest.mark.clause("AQ-R2")
def test_all_discs_return() -> None:
    s = begin(table(), EndRound())
    assert s.tiebreak == []
    assert all(player["has_disc"] for player in view(s, None)["players"])
    assert "disc" in options(s)


@pytest.mark.clause("AQ-R3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_henchmen_and_blue_dice_are_back(seats: int) -> None:
    ends = 0
    for step, before, _ in walk(seats, 10 + seats):
        if isinstance(step, EndRound):
            ends += 1
            assert [player.henchmen for player in before.players] == [5] * seats
            assert set(before.space_owner) == {-1}
            assert before.quay_coin == [0, 0, 0]
            assert (before.blue_holder, before.blue_dice) == (-1, 0)
    assert ends == 6


@pytest.mark.clause("AQ-R4")
def test_cards_coins_and_buildings_are_kept() -> None:
    s = table()
    purse(s, STEFAN, 7, 8, 9)
    give(s, STEFAN, "servi_double", 4)
    give(s, STEFAN, "weapons_triple")
    give(s, STEFAN, "stadium_vp10")
    own(s, STEFAN, "villa_blue_10", "bank_all_metals")
    begin(s, EndRound())
    assert asked(s) == "Stefan placing"
    assert coins(s, STEFAN) == (7, 8, 9)
    assert hand(s, STEFAN) == {"servi_double": 4, "weapons_triple": 1, "stadium_vp10": 1}
    assert buildings(s, STEFAN) == ["villa_blue_10", "bank_all_metals"]
    assert s.players[STEFAN].houses == 7


@pytest.mark.clause("AQ-R5")
def test_empty_stalls_are_filled_from_left_to_right() -> None:
    s = table(stalls=("weapons_triple", "weapons_double", "weapon_single"))
    throw_away(s, "horses_gold_double", 2)
    hoard(s, KIKO, "equi_et_arma")
    for slot in (0, 2):  # sold while both piles were empty
        s.players[WALTER].hand[s.slots[slot]] += 1
        s.slots[slot] = -1
    begin(s, EndRound())
    play(s, "deal:horses_gold_double")
    assert stalls(s) == ["horses_gold_double", "weapons_double", None]
    play(s, "deal:horses_gold_double")
    assert stalls(s) == ["horses_gold_double", "weapons_double", "horses_gold_double"]
    assert asked(s) == "Stefan placing"


@pytest.mark.clause("AQ-R5")
def test_one_card_fills_the_leftmost_of_two_empty_stalls() -> None:
    s = table(stalls=("weapons_triple", "weapons_double", "weapon_single"))
    throw_away(s, "horses_gold_double")
    hoard(s, KIKO, "equi_et_arma")
    for slot in (1, 2):
        s.players[WALTER].hand[s.slots[slot]] += 1
        s.slots[slot] = -1
    play(begin(s, EndRound()), "deal:horses_gold_double")
    assert stalls(s) == ["weapons_triple", "horses_gold_double", None]
    assert asked(s) == "Stefan placing"
