"""Sections 2 and 3: the turn, and income."""

import pytest

from tabularium.games.via_appia.components import CARD, CARDS
from tabularium.games.via_appia.steps.income import TakingCard
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    PAULA,
    QUINTUS,
    RUFUS,
    asked,
    begin,
    cards,
    cart,
    clause_of,
    face_up,
    fill,
    money,
    options,
    pave,
    play,
    purse,
    stones,
    table,
    told,
)


@pytest.mark.clause("VA-TU1", "VA-TU2")
def test_one_action_each_clockwise() -> None:
    s = table(3, first=QUINTUS)
    play(s, "Quintus income", "take:income_01", "half:sesterces")
    play(s, "Rufus income", "take:income_02", "half:sesterces")
    play(s, "Paula income", "take:income_03", "half:sesterces")
    assert asked(s) == "Quintus taking_turn"
    assert s.round == 2


@pytest.mark.clause("VA-TU3")
def test_what_can_be_done() -> None:
    s = table(2)
    assert options(s) == ["income", "quarry"]
    assert clause_of(s, "build") == clause_of(s, "travel") == "VA-TU3"
    stones(s, PAULA)
    cart(s, PAULA, small=1)
    assert options(s) == ["income", "build"]
    assert clause_of(s, "quarry") == "VA-TU3"
    pave(s, "a05")
    assert options(s) == ["income", "build", "travel"]
    purse(s, PAULA, 0)
    assert options(s) == ["income", "build"]
    stones(s, PAULA, small=1)
    cart(s, PAULA, large=1)
    assert options(s) == ["income", "quarry"]
    assert clause_of(s, "build") == "VA-TU3"


@pytest.mark.clause("VA-TU3")
def test_nobody_passes() -> None:
    s = table(2)
    assert not any(option in ("pass", "stop") for option in options(s))


@pytest.mark.clause("VA-I1", "VA-I2", "VA-I4", "VA-I5")
def test_one_half_of_a_card() -> None:
    s = table(2)
    play(s, "income")
    assert options(s) == [f"take:income_{n:02}" for n in range(1, 8)]
    play(s, "take:income_04")
    assert options(s) == ["half:sesterces", "half:stones"]
    reserve = s.stone_reserve[:]
    play(s, "half:stones")
    assert s.players[PAULA].stones == [4, 2, 0]
    assert [before - after for before, after in zip(reserve, s.stone_reserve, strict=True)] == [2, 2, 0]
    assert money(s, PAULA) == 1
    play(s, "Quintus income")
    assert "take:income_04" not in options(s)
    assert clause_of(s, "take:income_04") == "VA-I5"
    play(s, "take:income_05", "half:sesterces")
    assert money(s, QUINTUS) == 2 + 3
    assert s.players[QUINTUS].stones == [2, 0, 0]


@pytest.mark.clause("VA-I3")
@pytest.mark.parametrize(("left", "both"), [(4, False), (3, True), (2, True)])
def test_both_halves_with_three_or_fewer(left: int, both: bool) -> None:
    s = table(2)
    face_up(s, *range(1, left + 1))
    play(s, "income", "take:income_02")
    if both:
        assert money(s, PAULA) == 1 + 2
        assert s.players[PAULA].stones == [3, 1, 1]
    else:
        assert asked(s) == "Paula choosing_half"


@pytest.mark.clause("VA-I6", "VA-I8", "VA-I9")
def test_the_last_card() -> None:
    s = table(2)
    face_up(s, 3)
    pile = s.pile()
    play(s, "income")  # the only card is taken without asking
    assert s.players[PAULA].has_tile
    assert asked(s) == "dealer deal_card"
    assert options(s) == [f"deal:{CARDS[card].id}" for card in pile]
    assert len(pile) == 9
    play(s, *[f"deal:{CARDS[card].id}" for card in pile[:7]])
    assert cards(s) == [CARDS[card].id for card in pile[:7]]
    assert sorted(s.pile()) == sorted([*pile[7:], *[CARD[f"income_{n:02}"] for n in range(1, 8)]])
    assert len(s.pile()) == 9
    assert asked(s) == "Quintus taking_turn"


@pytest.mark.clause("VA-I7")
def test_never_two_tiles() -> None:
    s = table(2)
    face_up(s, 3)
    s.players[PAULA].has_tile = True
    play(s, "income")
    assert s.players[PAULA].has_tile
    assert not any(event.key == "tile" for event in told(s))


@pytest.mark.clause("VA-I10", "VA-I11", "VA-Q7")
def test_shortage_large_before_medium_before_small() -> None:
    s = table(3)
    stones(s, PAULA, small=9, medium=4, large=3)
    stones(s, RUFUS, small=3)
    stones(s, QUINTUS, small=9, medium=10, large=1)
    assert s.stone_reserve == [1, 0, 0]
    face_up(s, 2)
    begin(s, TakingCard(PAULA))
    # large: 2 + 1 come back, 1 is taken; medium: 2 + 5, 1 is taken; small: there is one
    assert s.players[PAULA].stones == [10, 3, 2]
    assert s.players[QUINTUS].stones == [9, 5, 0]
    assert s.players[RUFUS].stones == [3, 0, 0]
    assert s.stone_reserve == [0, 6, 2]


@pytest.mark.clause("VA-I11", "VA-I13", "VA-Q7")
def test_what_is_missing_is_not_received() -> None:
    s = table(2)
    fill(s, *[(1, 12000, 12000)] * 22)  # all medium stones are in the quarry but one, which nobody holds
    s.quarry = s.quarry[1:]
    s.stone_reserve[1] += 1
    assert s.stone_reserve[1] == 1
    begin(s, TakingCard(PAULA))
    assert "take:income_01" in options(s)
    play(s, "take:income_01", "half:stones")
    assert s.players[PAULA].stones == [2, 1, 0]
    assert s.stone_reserve[1] == 0


@pytest.mark.clause("VA-I12", "VA-Q8")
def test_no_limit_to_stones_or_sesterces() -> None:
    s = table(2)
    purse(s, PAULA, 100)
    assert s.bank < 0
    stones(s, PAULA, small=20, medium=12, large=4)
    play(s, "income", "take:income_05", "half:sesterces")
    assert money(s, PAULA) == 103


@pytest.mark.clause("VA-I4", "VA-Q14")
def test_sesterces_are_behind_the_screen_and_stones_are_not() -> None:
    s = table(2)
    other = view(s, QUINTUS)["players"][PAULA]
    assert other["sesterces"] is None
    assert other["bonus"] is None
    assert other["stones"] == {"small": 2, "medium": 0, "large": 0}
    assert view(s, PAULA)["players"][PAULA]["sesterces"] == 1
