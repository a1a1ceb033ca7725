"""Section 8: the worked examples, with their numbers. VA-E11 to VA-E13, VA-E16 and VA-E17 here as moves of a game."""

import pytest

from tabularium.games.via_appia.actions import Packed
from tabularium.games.via_appia.components import CARD, PLACE, SPACES
from tabularium.games.via_appia.quarry import Stone, pack
from tabularium.games.via_appia.scoring import majority
from tabularium.games.via_appia.setup import setup
from tabularium.games.via_appia.state import Table, is_legal_load
from tabularium.games.via_appia.steps.building import ANY_PART, Building
from tabularium.games.via_appia.steps.income import TakingCard
from tabularium.games.via_appia.steps.travelling import Travelling
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    PAULA,
    QUINTUS,
    RUFUS,
    SABINA,
    TRAY,
    asked,
    begin,
    cards,
    cart,
    clause_of,
    face_up,
    fill,
    log,
    money,
    options,
    pave,
    play,
    purse,
    score,
    shove,
    stand,
    stones,
    table,
    work_out,
)
from tests.games.via_appia.test_quarry import FIRST, PACKED, SECOND, THIRD, example_points
from tests.games.via_appia.test_quarry import stones as as_stones


def prices(s: Table, seat: int) -> list[int]:
    return [s.price(seat, steps) for steps in (1, 2, 3)]


def pushed(quarry: list[Stone], size: str, x_mm: int, slope: int) -> tuple[str, tuple[Stone, ...]]:
    """What fell, and what is left."""
    s = table(2)
    fill(s, *quarry)
    stones(s, PAULA, 1, 1, 1)
    play(s, "quarry", f"stone:{size}", f"at:{x_mm}", f"slope:{slope}")
    return work_out(s).split(":")[1], s.quarry


@pytest.mark.clause("VA-E1", "VA-Q2")
def test_e1_cart() -> None:
    assert is_legal_load(1, 1, 1)
    for large, medium, small, legal in (
        (1, 0, 0, True),
        (0, 1, 1, True),
        (0, 1, 0, True),
        (0, 0, 1, True),
        (0, 0, 2, False),
    ):
        assert is_legal_load(1 + large, 1 + medium, 1 + small) == legal


@pytest.mark.clause("VA-E2")
def test_e2_city_discount() -> None:
    s = table(4)
    stand(s, SABINA, "a03")
    assert prices(s, SABINA) == [1, 3, 6]
    stand(s, PAULA, "b05")
    stand(s, QUINTUS, "b03")
    stand(s, RUFUS, "tarracina")
    assert s.markers(2) == 0
    assert prices(s, QUINTUS) == prices(s, RUFUS) == [1, 3, 6]
    in_part_a = prices(s, SABINA)  # markers at Tarracina, which those three have passed
    stand(s, PAULA, "beneventum")
    assert s.markers(2) == 1
    assert prices(s, QUINTUS) == prices(s, RUFUS) == [0, 2, 5]
    assert prices(s, SABINA) == in_part_a  # the marker at Beneventum does nothing for part A


@pytest.mark.clause("VA-E3", "VA-Q2")
def test_e3_moves_without_connection() -> None:
    s = table(2)
    pave(s, "a01", "a05", "a06")
    stand(s, PAULA, "a05")
    purse(s, PAULA, 6)
    begin(s, Travelling(PAULA))
    assert view(s, PAULA)["asked"]["journeys"] == {"a06": 1, "a01": 3}
    assert clause_of(s, "go:a02") == "VA-T2"
    play(s, "go:a01")  # what is left of the example allows it: on along the line from a06
    assert (s.players[PAULA].pawn, money(s, PAULA)) == (PLACE["a01"], 3)


@pytest.mark.clause("VA-E4")
def test_e4_legal_build_spaces() -> None:
    s = table(2)
    pave(s, "a01", by=QUINTUS)
    cart(s, PAULA, small=1, medium=1, large=1)
    begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))
    assert options(s) == ["lay:a02", "lay:a05", "lay:a06"]
    play(s, "lay:a02")
    assert {"lay:a03", "lay:a07"} <= set(options(s))


@pytest.mark.clause("VA-E5")
@pytest.mark.parametrize(("half", "coins", "medium"), [("stones", 0, 3), ("sesterces", 1, 0)])
def test_e5_income(half: str, coins: int, medium: int) -> None:
    s = table(3, cards=(1, 9, 2, 3, 4, 5, 6))
    for seat in range(3):
        stones(s, seat)
        purse(s, seat, 0)
    face_up(s, 1, 9, 2, 3)
    begin(s, TakingCard(PAULA), TakingCard(QUINTUS), TakingCard(RUFUS), TakingCard(PAULA), TakingTurn(QUINTUS))
    play(s, "take:income_01")
    assert options(s) == ["half:sesterces", "half:stones"]
    play(s, f"half:{half}")
    assert (money(s, PAULA), s.players[PAULA].stones) == (coins, [0, medium, 0])
    play(s, "Quintus take:income_09")
    assert (money(s, QUINTUS), s.players[QUINTUS].stones) == (4, [3, 0, 0])
    play(s, "Rufus take:income_02")
    assert s.players[PAULA].has_tile  # the last card is taken without asking: both halves and the tile
    assert (money(s, PAULA), s.players[PAULA].stones) == (coins + 2, [3, medium + 1, 0])
    pile = options(s)
    assert len(pile) == 9
    play(s, *pile[:7])
    assert [f"deal:{card}" for card in cards(s)] == pile[:7]
    assert len(s.pile()) == 9
    assert {CARD["income_01"], CARD["income_09"]} <= set(s.pile())


@pytest.mark.clause("VA-E6")
def test_e6_two_slabs() -> None:
    s = table(2)
    pave(s, "a01", by=QUINTUS)
    cart(s, PAULA, large=1, small=1)
    purse(s, PAULA, 0)
    begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))
    play(s, "lay:a02", "lay:a07")
    assert score(s, PAULA) == 1 + 6
    assert s.players[PAULA].bonus == [2, 0, 0]
    assert money(s, PAULA) == 1


@pytest.mark.clause("VA-E7")
def test_e7_arrivals_of_four() -> None:
    s = table(4)
    pave(s, "a")
    for seat, place in ((PAULA, "a04"), (QUINTUS, "a11"), (RUFUS, "a04"), (SABINA, "a10")):
        stand(s, seat, place)
        purse(s, seat, 6)
    found = []
    for seat in (PAULA, QUINTUS, RUFUS, SABINA):
        if seat == SABINA:
            assert prices(s, SABINA) == [0, 0, 3]
        begin(s, Travelling(seat), TakingTurn(seat))
        play(s, "go:tarracina")
        found.append((score(s, seat) - 1, s.markers(1)))
    assert found == [(6, 1), (3, 2), (1, 3), (0, 3)]


@pytest.mark.clause("VA-E8")
def test_e8_arrivals_of_two() -> None:
    s = table(2)
    pave(s, "a")
    found = []
    for seat in (PAULA, QUINTUS):
        stand(s, seat, "a11")
        purse(s, seat, 6)
        begin(s, Travelling(seat), TakingTurn(seat))
        play(s, "go:tarracina")
        found.append((score(s, seat) - 1, s.markers(1)))
    assert found == [(6, 1), (1, 1)]


@pytest.mark.clause("VA-E9")
def test_e9_stone_shortage() -> None:
    s = table(3, cards=(10, 1, 2, 3, 4, 5, 6))
    fill(s, *[(1, 12000 + n, 12000) for n in range(18)])
    stones(s, RUFUS)
    stones(s, QUINTUS, medium=1)
    stones(s, PAULA, medium=3)
    assert s.stone_reserve[1] == 0
    begin(s, TakingCard(PAULA), TakingTurn(QUINTUS))
    play(s, "take:income_10", "half:stones")
    assert log(s)[-2].endswith("everybody returns half of theirs (Paula 2, Quintus 1, Rufus 0).")
    assert log(s)[-1] == "Paula takes income: 2 medium stones."
    assert [s.players[seat].stones[1] for seat in range(3)] == [3, 0, 0]
    assert s.stone_reserve[1] == 1


@pytest.mark.clause("VA-E10")
def test_e10_majorities() -> None:
    assert majority([4, 4, 2, 1]) == [6, 6, 0, 0]
    assert majority([5, 3, 3, 0]) == [8, 2, 2, 0]
    assert majority([4, 4, 3]) == [6, 6, 0]
    assert majority([3, 3, 3]) == [4, 4, 4]
    assert majority([11, 0]) == [8, 0]
    assert majority([5, 2, 2, 2]) == [8, 1, 1, 1]


@pytest.mark.clause("VA-E11")
@pytest.mark.parametrize(
    ("size", "x_mm", "slope", "end"),
    [
        ("small", 52, 0, (0, 52000, 9000)),
        ("small", 52, 20, (0, 55565, 9000)),
        ("medium", 70, -15, (1, 66420, 12000)),
        ("large", 89, 25, (2, 89000, 17492)),
    ],
)
def test_e11_empty_tray(size: str, x_mm: int, slope: int, end: Stone) -> None:
    assert pushed([], size, x_mm, slope) == ("", (end,))


@pytest.mark.clause("VA-E12")
def test_e12_straight_column() -> None:
    column: list[Stone] = [(1, 52000, y) for y in (12000, 36000, 60000, 84000, 108000)]
    assert pushed(column, "medium", 52, 0) == ("m", tuple(column))
    assert pushed(column[:4], "medium", 52, 0) == ("", tuple(column))


@pytest.mark.clause("VA-E13")
def test_e13_small_stone_at_the_edge() -> None:
    before: list[Stone] = [(2, 52000, y) for y in (16000, 48000, 80000)]
    after = tuple((2, 52000, y) for y in (16000, 48000, 80000, 112000))
    assert pushed([*before, (0, 52000, 105000)], "large", 52, 0) == ("s", after)


@pytest.mark.clause("VA-E14")
def test_e14_no_fall() -> None:
    s = table(2)
    stones(s, PAULA, small=4)
    s.players[PAULA].has_tile = True
    play(s, "quarry")
    shove(s, "small")
    play(s, "again")
    shove(s, "small")
    assert options(s) == ["consolation:slab", "consolation:sesterce"]
    play(s, "consolation:slab", "push_plus_one")
    shove(s, "small", "l")
    play(s, "trade:large.large")
    assert s.players[PAULA].slabs == [1, 0, 1]
    s = table(2)
    play(s, "quarry")
    shove(s, "small")
    play(s, "stop")
    assert asked(s) == "Quintus taking_turn"
    assert (money(s, PAULA), s.players[PAULA].slabs) == (1, [0, 0, 0])


@pytest.mark.clause("VA-E15")
def test_e15_full_cart() -> None:
    s = table(2)
    cart(s, PAULA, large=2, medium=1, small=1)
    play(s, "quarry")
    shove(s, "small", "l")
    assert money(s, PAULA) == 1 + 1  # sold without asking
    s = table(2)
    cart(s, PAULA, large=2, medium=0, small=1)
    play(s, "quarry")
    shove(s, "small", "l")
    assert options(s) == ["trade:large.medium", "sell:large"]


@pytest.mark.clause("VA-E16")
def test_e16_packing_in_the_record() -> None:
    s = setup(2, {"hand_noise": False})
    play(s, *[f"deal:income_{n:02}" for n in range(1, 8)])
    packed = pack(example_points())
    assert packed == as_stones(PACKED)
    play(s, str(Packed(tuple(packed))))
    assert s.quarry == tuple(as_stones(PACKED))
    assert str(Packed(s.quarry)) == TRAY


@pytest.mark.clause("VA-E17")
def test_e17_three_pushes() -> None:
    s = table(2)
    stones(s, PAULA, 1, 1, 1)
    s.players[PAULA].has_tile = True
    play(s, "quarry", "stone:medium", "at:40", "slope:10")
    assert work_out(s).startswith("pushed:ms:s68518,9000_s9000,9715_m47733,12000_")
    assert s.quarry == tuple(as_stones(FIRST))
    play(s, "sell:small", "sell:medium", "again", "stone:large", "at:60", "slope:-20")
    assert work_out(s).startswith("pushed:smml:s9000,9000_l47133,16000_")
    assert s.quarry == tuple(as_stones(SECOND))
    play(s, "sell:small", "sell:medium", "sell:medium", "sell:large", "push_plus_one", "at:20", "slope:25")
    assert work_out(s).startswith("pushed::s25372,9000_l49372,16000_")
    assert s.quarry == tuple(as_stones(THIRD))


@pytest.mark.clause("VA-E18")
def test_e18_hand_noise() -> None:
    s = table(2, noise=True)
    stones(s, PAULA, large=1, small=1)
    play(s, "quarry", "stone:large", "at:88", "slope:-24", "drift:+3", "tilt:-4")
    work_out(s)
    assert s.last_push is not None
    assert s.last_push[1:6] == (2, 88, -24, 89, -25)
    assert "Paula aims a large stone at 88 mm, slope -24; the hand goes to 89 mm, slope -25" in log(s)[-1]


@pytest.mark.clause("VA-E19")
def test_e19_discount_at_once() -> None:
    s = table(4)
    pave(s, "a")
    stand(s, PAULA, "a04")
    stand(s, QUINTUS, "a03")
    purse(s, PAULA, 6)
    assert prices(s, QUINTUS) == [1, 3, 6]
    play(s, "Paula travel", "go:tarracina")
    assert asked(s) == "Quintus taking_turn"
    assert prices(s, QUINTUS) == [0, 2, 5]
    assert SPACES[2].id == "a03"
