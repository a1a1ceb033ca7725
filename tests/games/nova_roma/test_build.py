"""Section 5.6: Build."""

import pytest

from tabularium.games.nova_roma.city import REWARD_CELLS, SHAPES, SPOTS, ZONES
from tabularium.games.nova_roma.components import CONSTRUCTION
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.build import PlacingBuilding
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    BLUE,
    GREEN,
    OVER,
    PURPLE,
    YELLOW,
    act,
    artisans,
    asked,
    begin,
    clause_of,
    coins,
    construction,
    contracts,
    dealt,
    goods,
    held,
    influence,
    is_paid,
    options,
    pieces,
    play,
    quiet,
    refused,
    row,
    stock,
    table,
    token,
    turn,
    used,
    working,
)


def builder(contract: str, power: int = 1, seats: int = 3) -> Table:
    """Purple, rich in everything, has completed a contract and may place its building."""
    s = table(seats)
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, coin=9, artisan=3)
    construction(s, contract)
    act(s, PURPLE, "build", power)
    return play(s, "construction:1")


def placing(s: Table, shape: str, power: int = 3, seat: int = PURPLE) -> Table:
    number = [printed.id for printed in SHAPES].index(shape)
    return begin(s, PlacingBuilding(seat, number, power, False))


@pytest.mark.clause("NR-92")
@pytest.mark.parametrize(("power", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_slots_in_reach_by_power(power: int, slots: int) -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    construction(s, "milion", "grain_store", "capitolium", "senate_house")
    act(s, PURPLE, "build", power)
    assert options(s) == [*[f"construction:{n + 1}" for n in range(slots)], "pass"]
    if slots < 4:
        assert clause_of(s, "construction:4") == "NR-92"


@pytest.mark.clause("NR-93")
def test_goods_and_coins_are_paid_and_the_contract_kept() -> None:
    s = table()
    goods(s, PURPLE, 0, 3, 3, 0, 0)
    stock(s, PURPLE, coin=2)
    construction(s, "augustaion", "bakery_of_the_annona")
    act(s, PURPLE, "build")
    assert clause_of(s, "construction:2") == "NR-93"
    play(s, "construction:1")
    assert held(s, PURPLE, "stone", "wood", "coin") == (1, 1, 0)
    assert view(s, None)["players"][PURPLE]["construction"] == ["construction_augustaion"]


@pytest.mark.clause("NR-94")
def test_an_artisan_is_paid_from_the_available_area() -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, artisan=0)
    working(s, PURPLE, "0.0", "0.1")
    construction(s, "nymphaeum")
    act(s, PURPLE, "build")
    assert asked(s) == OVER, "artisans at work cannot be used"
    stock(s, PURPLE, artisan=1)
    before = s.supply
    act(s, PURPLE, "build")
    play(s, "construction:1")
    assert (artisans(s, PURPLE), s.supply) == (0, before + 1)


@pytest.mark.clause("NR-95")
@pytest.mark.parametrize(("power", "zones"), [(1, "a"), (2, "ab"), (3, "abc")])
def test_zones_by_power(power: int, zones: str) -> None:
    s = builder("milion", power)
    assert {option.split(":")[1][0] for option in options(s) if option != "pass"} == set(zones)
    assert view(s, None)["asked"]["zones"] == [f"zone_{letter}" for letter in zones]
    if power < 3:
        assert clause_of(s, "build:c.0.0.i1.0") == "NR-95"


@pytest.mark.clause("NR-95")
def test_without_a_contract_there_is_no_building() -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    construction(s, "milion")
    act(s, PURPLE, "build", 3)
    play(s, "pass")
    assert asked(s) == OVER


@pytest.mark.clause("NR-96")
def test_every_shape_has_all_its_orientations() -> None:
    turns = {shape.id: len(shape.turns) for shape in SHAPES}
    assert turns == {"i1": 1, "i2": 2, "i3": 2, "l3": 4, "i4": 2, "l4": 8, "s4": 4, "t4": 4, "o4": 1}
    for shape in SHAPES:
        for _, cells in shape.turns:
            assert len(cells) == shape.size
    for contract in CONSTRUCTION:
        assert SHAPES[contract.shape].size in (1, 2, 3, 4)


@pytest.mark.clause("NR-96")
def test_a_building_is_turned_and_flipped() -> None:
    s = builder("city_aqueduct", 1)  # l4
    pictures = {turned["id"]: turned["cells"] for turned in view(s, None)["asked"]["turns"]}
    assert pictures["0"] == [[0, 0], [1, 0], [2, 0], [2, 1]]
    assert pictures["90"] == [[0, 0], [0, 1], [0, 2], [1, 0]]
    assert pictures["f0"] == [[0, 1], [1, 1], [2, 0], [2, 1]]
    play(s, "build:a.1.0.l4.90")
    shown = view(s, None)["city"]["zones"][0]["cells"]
    assert [shown[1][0], shown[1][1], shown[1][2], shown[2][0]] == [PURPLE] * 4
    assert asked(s) == OVER


@pytest.mark.clause("NR-97")
def test_all_pieces_on_free_cells_of_one_zone() -> None:
    s = builder("grain_store", 1)
    pieces(s, YELLOW, "a", "0.1")
    assert "build:a.0.1.i2.0" not in options(s)
    reason = refused(s, "build:a.0.1.i2.0")
    assert (reason.clause, reason.key, reason.args) == ("NR-97", "cell_taken", (0, 0, 1, YELLOW))
    play(s, "build:a.1.0.i2.90")
    shown = view(s, None)["city"]["zones"][0]["cells"]
    assert (shown[1][0], shown[2][0], shown[1][1]) == (PURPLE, PURPLE, "free")


@pytest.mark.clause("NR-97")
def test_legal_placements_are_exactly_those_on_free_cells() -> None:
    s = table()
    pieces(s, YELLOW, "c", "0.0", "1.3")
    shown = [zone["cells"] for zone in view(s, None)["city"]["zones"]]
    for number, shape in enumerate(SHAPES):
        begin(s, PlacingBuilding(PURPLE, number, 3, False))
        expected = set()
        for spot in SPOTS:
            if spot.shape == number and all(shown[spot.zone][down][right] == "free" for down, right in spot.cells):
                expected.add(f"build:{spot.id}")
        assert set(options(s)) == expected | {"pass"}, shape.id
        assert {placed["action"] for placed in view(s, None)["asked"]["placements"]} == expected


@pytest.mark.clause("NR-98", "NR-98a")
def test_no_piece_on_a_reward_cell_or_outside() -> None:
    s = builder("milion", 1)
    assert clause_of(s, "build:a.0.3.i1.0") == "NR-98"
    assert clause_of(s, "build:a.0.0.i1.0") == "NR-98a"
    s = builder("milion", 1, seats=2)
    assert view(s, None)["city"]["rewards"][2] == {
        "id": "a.2.5",
        "zone": "zone_a",
        "cell": [2, 5],
        "token": None,
        "is_paid": False,
        "missing": 7,
    }
    assert clause_of(s, "build:a.2.5.i1.0") == "NR-98", "a 3+ cell without a token cannot be built on either"


@pytest.mark.clause("NR-98a", "NR-103")
def test_a_reward_cell_stays_unusable_after_it_has_paid() -> None:
    s = table(4)
    pieces(s, PURPLE, "c", "1.0", "1.1")
    placing(s, "i1")
    play(s, "build:c.2.1.i1.0")
    assert is_paid(s, "c.2.0")
    placing(s, "i1")
    assert clause_of(s, "build:c.2.0.i1.0") == "NR-98"


@pytest.mark.clause("NR-99")
def test_buildings_need_not_touch() -> None:
    s = table()
    pieces(s, PURPLE, "a", "0.1")
    placing(s, "i1", 1)
    assert "build:a.4.1.i1.0" in options(s)


@pytest.mark.clause("NR-100")
def test_too_few_pieces_or_no_room_means_no_building() -> None:
    s = builder("milion", 1)
    s = table()
    pieces(s, PURPLE, "a", *[f"{r}.{c}" for r in range(3) for c in range(7) if ZONES[0].grid[r][c] in ".#"][:17])
    assert s.players[PURPLE].pieces_left() == 3
    placing(s, "o4", 3)
    assert asked(s) == OVER
    placing(s, "i3", 3)
    assert asked(s) == "Purple placing_building"
    s = table()
    pieces(s, YELLOW, "c", "0.0", "0.1", "1.0", "1.1")
    pieces(s, GREEN, "c", "0.3", "0.4", "1.2", "1.3")
    placing(s, "o4", 3)
    assert not [option for option in options(s) if option.startswith("build:c")]


@pytest.mark.clause("NR-100")
def test_no_room_at_all() -> None:
    s = builder("kynegion_arena", 1, seats=4)
    free = [f"{r}.{c}" for r in range(5) for c in range(7) if ZONES[0].grid[r][c] in ".#"]
    pieces(s, YELLOW, "a", *free[:19])
    pieces(s, GREEN, "a", *free[19:])
    assert asked(s) == OVER


@pytest.mark.clause("NR-101")
def test_the_building_may_be_left_out() -> None:
    s = builder("milion", 2)
    assert options(s)[-1] == "pass"
    play(s, "pass")
    assert asked(s) == OVER
    assert len(view(s, None)["players"][PURPLE]["construction"]) == 1
    assert view(s, None)["players"][PURPLE]["pieces_left"] == 20


@pytest.mark.clause("NR-102")
def test_the_cells_around_a_token() -> None:
    around = {cell.id: cell.around.bit_count() for cell in REWARD_CELLS}
    assert around["c.2.0"] == 3
    assert around["a.0.3"] == 5
    assert around["a.2.1"] == 8
    assert around["b.0.4"] == 5
    assert around["c.2.4"] == 3


@pytest.mark.clause("NR-102")
def test_everybody_beside_a_surrounded_token_gains_its_reward_once() -> None:
    s = table(4)
    token(s, "c.2.0", "artisan")
    pieces(s, PURPLE, "c", "1.0", "1.1")
    before = [(artisans(s, seat), coins(s, seat)) for seat in range(4)]
    placing(s, "i1", seat=GREEN)
    play(s, "build:c.2.1.i1.0")
    after = [(artisans(s, seat), coins(s, seat)) for seat in range(4)]
    gains = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(before, after, strict=True)]
    assert gains == [(1, 1), (0, 0), (1, 1), (0, 0)], "Purple once, though with two pieces"


@pytest.mark.clause("NR-103")
def test_a_token_pays_only_once() -> None:
    s = table(4)
    token(s, "c.2.0", "coins")
    pieces(s, PURPLE, "c", "1.0", "1.1")
    placing(s, "i1")
    play(s, "build:c.2.1.i1.0")
    before = coins(s, PURPLE)
    placing(s, "i1")
    play(s, "build:c.0.0.i1.0")
    assert coins(s, PURPLE) == before


@pytest.mark.clause("NR-104")
def test_rewards_are_resolved_clockwise_from_the_active_player() -> None:
    s = table(4)
    token(s, "c.2.0", "goods")
    pieces(s, YELLOW, "c", "1.0")
    pieces(s, BLUE, "c", "1.1")
    placing(s, "i1", seat=GREEN)
    play(s, "build:c.2.1.i1.0")
    play(s, "Green good:wheat", "Green good:wheat")
    play(s, "Blue good:stone", "Blue good:wood")
    play(s, "Yellow good:horse", "Yellow good:wine")
    assert asked(s) == OVER


@pytest.mark.clause("NR-104")
def test_the_active_player_orders_several_tokens() -> None:
    s = table(4)
    token(s, "b.0.4", "coins")
    token(s, "b.2.4", "influence")
    ring = ["0.3", "0.5", "1.3", "1.5", "2.3", "2.5", "3.3", "3.4", "3.5"]
    pieces(s, YELLOW, "b", *ring)
    stock(s, YELLOW, coin=0, influence=0)
    stock(s, PURPLE, coin=0, influence=0)
    placing(s, "i1")
    play(s, "build:b.1.4.i1.0")
    assert options(s) == ["reward:b.0.4", "reward:b.2.4"]
    play(s, "Purple reward:b.2.4")
    assert asked(s) == OVER
    assert (coins(s, PURPLE), influence(s, PURPLE)) == (3, 2)
    assert (coins(s, YELLOW), influence(s, YELLOW)) == (3, 2)


@pytest.mark.clause("NR-105")
def test_the_display_slides_and_is_refilled_at_the_end_of_the_turn() -> None:
    s = turn(table())
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    construction(s, "milion", "grain_store", "capitolium", "senate_house")
    s = quiet(s, "place:3.0", "order:row", "perform", "construction:1", "build:a.0.1.i1.0")
    assert contracts(s, "construction") == [None, "grain_store", "capitolium", "senate_house"]
    play(s, "abandon", "deal:construction_covered_cistern")
    assert contracts(dealt(s), "construction") == ["grain_store", "capitolium", "senate_house", "covered_cistern"]


@pytest.mark.clause("NR-167")
def test_patricia_stands_in_for_the_artisan() -> None:
    s = table()
    row(s, PURPLE, "patricia")
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, artisan=1)
    construction(s, "nymphaeum", "milion")
    act(s, PURPLE, "build")
    assert options(s) == ["construction:1", "construction:1.patricia", "construction:2", "pass"]
    play(s, "construction:1.patricia")
    assert artisans(s, PURPLE) == 1
    assert used(s, PURPLE) == ["patricia"]
    stock(s, PURPLE, artisan=0)
    construction(s, "city_theatre")
    act(s, PURPLE, "build")
    assert asked(s) == OVER, "she is turned face down, and no artisan is left"
