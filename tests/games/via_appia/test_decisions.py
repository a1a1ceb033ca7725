"""Section 11: every decision of the inventory is offered, with exactly its options; and who is not asked."""

import pytest

from tabularium.games.via_appia.components import PLACES, SPACES
from tabularium.games.via_appia.steps.building import ANY_PART, Building
from tabularium.games.via_appia.steps.travelling import Travelling
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    PAULA,
    QUINTUS,
    asked,
    begin,
    cart,
    face_up,
    options,
    pave,
    play,
    purse,
    shove,
    stones,
    table,
)


@pytest.mark.clause("VA-TU2", "VA-TU3")
def test_d1_the_four_actions() -> None:
    s = table(2)
    pave(s, "a05", by=QUINTUS)
    cart(s, PAULA, small=1)
    assert options(s) == ["income", "quarry", "build", "travel"]


@pytest.mark.clause("VA-I1", "VA-I2")
def test_d2_d3_income() -> None:
    s = table(2)
    face_up(s, 2, 3, 5, 7)
    play(s, "income")
    assert options(s) == ["take:income_02", "take:income_03", "take:income_05", "take:income_07"]
    play(s, "take:income_05")
    assert view(s, QUINTUS)["asked"] == {"seat": PAULA, "kind": "choosing_half", "card": "income_05"}
    assert options(s) == ["half:sesterces", "half:stones"]


@pytest.mark.clause("VA-C1", "VA-P5")
def test_d4_three_answers_for_a_push() -> None:
    s = table(2)
    stones(s, PAULA, 1, 1, 1)
    play(s, "quarry")
    assert options(s) == ["stone:small", "stone:medium", "stone:large"]
    play(s, "stone:large")
    assert (options(s)[0], options(s)[-1], len(options(s))) == ("at:16", "at:89", 74)
    play(s, "at:33")
    assert view(s, None)["asked"] == {"seat": PAULA, "kind": "choosing_slope", "stone": "large", "x": 33}
    assert (options(s)[0], options(s)[-1], len(options(s))) == ("slope:-25", "slope:25", 51)


@pytest.mark.clause("VA-C1", "VA-C8", "VA-C9")
def test_d5_d6_d8_after_a_push() -> None:
    s = table(2)
    stones(s, PAULA, 3)
    s.players[PAULA].has_tile = True
    play(s, "quarry")
    shove(s, "small")
    assert (asked(s), options(s)) == ("Paula pushing_again", ["again", "stop"])
    play(s, "again")
    shove(s, "small")
    assert (asked(s), options(s)) == ("Paula consoling", ["consolation:slab", "consolation:sesterce"])
    play(s, "consolation:sesterce")
    assert (asked(s), options(s)) == ("Paula using_tile", ["push_plus_one", "stop"])
    play(s, "stop")
    assert s.players[PAULA].has_tile


@pytest.mark.clause("VA-C1")
def test_d5_is_not_asked_without_a_stone() -> None:
    s = table(2)
    stones(s, PAULA, small=1)
    play(s, "quarry")
    shove(s, "small")
    assert asked(s) == "Quintus taking_turn"


@pytest.mark.clause("VA-C4", "VA-C7")
def test_d7_which_stone_and_what_for() -> None:
    s = table(2)
    play(s, "quarry")
    shove(s, "small", "sml")
    assert options(s) == [
        "trade:small.small",
        "sell:small",
        "trade:medium.small",
        "trade:medium.medium",
        "sell:medium",
        "trade:large.small",
        "trade:large.medium",
        "trade:large.large",
        "sell:large",
    ]


@pytest.mark.clause("VA-B1", "VA-B12")
def test_d9_building() -> None:
    s = table(2)
    cart(s, PAULA, small=2, medium=1)
    begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))
    assert options(s) == ["lay:a01", "lay:a05"]
    play(s, "lay:a01")
    assert options(s) == ["lay:a05", "lay:a06", "stop"]
    assert {f"lay:{space.id}" for space in SPACES} >= set(options(s)[:-1])


@pytest.mark.clause("VA-T1", "VA-T16")
def test_d10_travelling_and_what_the_others_see_of_it() -> None:
    s = table(2)
    pave(s, "a01", "a05", "a06")
    purse(s, PAULA, 3)
    begin(s, Travelling(PAULA), TakingTurn(QUINTUS))
    assert options(s) == ["go:a01", "go:a05", "go:a06"]
    assert view(s, PAULA)["asked"]["journeys"] == {"a01": 1, "a05": 1, "a06": 3}
    assert "journeys" not in view(s, QUINTUS)["asked"]
    assert {f"go:{place.id}" for place in PLACES} >= set(options(s))


@pytest.mark.clause("VA-I6", "VA-TU3")
def test_a_single_answer_is_not_asked() -> None:
    s = table(2)
    stones(s, PAULA)
    face_up(s, 4)
    begin(s, TakingTurn(PAULA), TakingTurn(QUINTUS))
    assert asked(s) == "dealer deal_card"  # income was the only action, and the card the last
