"""Section 5.5: Sail."""

import pytest

from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    YELLOW,
    act,
    artisans,
    asked,
    clause_of,
    coins,
    contracts,
    dealt,
    goods,
    held,
    influence,
    maritime,
    options,
    play,
    quiet,
    ship,
    stock,
    table,
    turn,
)


def sailor(power: int = 1, one: str = "", other: str = "") -> Table:
    """Purple, rich in goods, has completed a contract and may sail."""
    s = table()
    goods(s, PURPLE, 4, 4, 4, 4, 4)
    stock(s, PURPLE, coin=0, influence=0)
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    if one:
        ship(s, PURPLE, 1, one)
    if other:
        ship(s, PURPLE, 2, other)
    act(s, PURPLE, "sail", power)
    return play(s, "maritime:1")


@pytest.mark.clause("NR-80")
@pytest.mark.parametrize(("power", "slots"), [(1, 2), (2, 3), (3, 4)])
def test_slots_in_reach_by_power(power: int, slots: int) -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    act(s, PURPLE, "sail", power)
    assert options(s) == [*[f"maritime:{n + 1}" for n in range(slots)], "pass"]
    assert view(s, None)["asked"]["slots"] == slots
    if slots < 4:
        assert clause_of(s, "maritime:4") == "NR-80"


@pytest.mark.clause("NR-81")
def test_goods_and_coins_are_paid_and_the_contract_kept() -> None:
    s = table()
    maritime(s, "heraclea", "perinthus")
    goods(s, PURPLE, 1, 0, 0, 0, 0)
    stock(s, PURPLE, coin=4)
    act(s, PURPLE, "sail")
    play(s, "maritime:1")
    assert held(s, PURPLE, "wheat", "coin") == (0, 3)
    act(s, PURPLE, "sail")
    assert clause_of(s, "maritime:1") == "NR-91"
    play(s, "maritime:2")
    assert coins(s, PURPLE) == 0
    assert view(s, None)["players"][PURPLE]["maritime"] == ["maritime_heraclea", "maritime_perinthus"]


@pytest.mark.clause("NR-82")
def test_no_contract_no_sails() -> None:
    s = table()
    maritime(s, "tomis")
    act(s, PURPLE, "sail", 3)
    play(s, "pass")
    assert asked(s) == OVER


@pytest.mark.clause("NR-83")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_sails_equal_to_the_power(power: int) -> None:
    s = sailor(power)
    assert view(s, None)["asked"]["sails"] == power
    play(s, "done")
    assert asked(s) == OVER, "one may stay in port"


@pytest.mark.clause("NR-84")
def test_sails_are_divided_between_both_ships_at_will() -> None:
    s = sailor(3, "south.2", "south.3")
    play(s, "sail:2.south", "sail:1.south", "sail:2.south")
    assert view(s, None)["players"][PURPLE]["ships"] == ["south_sinope", "south_cerasus"]
    assert asked(s) == OVER
    s = sailor(2)
    play(s, "sail:1.north", "sail:2.south")
    assert asked(s) == "Purple choosing_good"
    assert view(s, None)["players"][PURPLE]["ships"] == ["north_apollonia", "south_heraclea"]


@pytest.mark.clause("NR-85")
def test_a_route_is_chosen_with_the_first_leg_for_good() -> None:
    s = sailor(3)
    assert options(s) == ["sail:1.south", "sail:1.north", "sail:2.south", "sail:2.north", "done"]
    play(s, "sail:1.north")
    assert options(s) == ["sail:1.north", "sail:2.south", "sail:2.north", "done"]
    assert clause_of(s, "sail:1.south") == "NR-85"


@pytest.mark.clause("NR-86")
def test_a_leg_needs_all_its_sails_and_the_rest_is_lost() -> None:
    s = sailor(2, "north.4", "south.7")
    assert options(s) == ["sail:1.north", "sail:2.south", "done"]
    s = sailor(2, "north.3", "north.4")
    play(s, "sail:1.north")
    assert asked(s) == OVER, "one sail is left, and both next legs cost two"
    s = sailor(1, "north.4", "south.1")
    assert clause_of(s, "sail:1.north") == "NR-86"


@pytest.mark.clause("NR-87")
def test_ports_reward_each_ship_that_enters_or_passes() -> None:
    s = sailor(3, "south.3", "south.3")
    play(s, "sail:1.south", "sail:1.south", "sail:2.south")  # Amisus 2 coins, Cerasus an artisan, Amisus again
    assert coins(s, PURPLE) == 4
    assert artisans(s, PURPLE) == 2
    s = sailor(2, "north.6", "south.8")
    before = sum(held(s, PURPLE, "wheat", "stone", "wood", "wine", "horse"))
    play(s, "sail:1.north")
    assert view(s, None)["asked"] == {"seat": PURPLE, "kind": "choosing_good", "left": 2}
    play(s, "good:stone", "good:wood")
    assert sum(held(s, PURPLE, "wheat", "stone", "wood", "wine", "horse")) == before + 2
    assert influence(s, PURPLE) == 0


@pytest.mark.clause("NR-88")
def test_any_number_of_ships_in_one_port() -> None:
    s = table()
    for number in (1, 2):
        ship(s, YELLOW, number, "south.1")
    goods(s, PURPLE, 4, 4, 4, 4, 4)
    maritime(s, "tomis")
    act(s, PURPLE, "sail", 2)
    play(s, "maritime:1", "sail:1.south", "good:wheat", "sail:2.south")
    assert view(s, None)["players"][PURPLE]["ships"] == ["south_heraclea", "south_heraclea"]


@pytest.mark.clause("NR-89")
def test_the_last_port_is_the_end() -> None:
    s = sailor(3, "south.8", "north.8")
    assert options(s) == ["sail:2.north", "done"]
    assert clause_of(s, "sail:1.south") == "NR-89"


@pytest.mark.clause("NR-90")
def test_a_contract_may_be_completed_with_both_ships_at_the_end() -> None:
    s = sailor(3, "south.8", "north.9")
    assert asked(s) == OVER
    assert len(view(s, None)["players"][PURPLE]["maritime"]) == 1


@pytest.mark.clause("NR-91")
def test_the_display_slides_and_is_refilled_at_the_end_of_the_turn() -> None:
    s = turn(table())
    goods(s, PURPLE, 4, 4, 4, 4, 4)
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    s = quiet(s, "place:0.0", "order:column", "perform", "maritime:2", "done")
    assert contracts(s, "maritime") == ["tomis", None, "odessos", "mesembria"]
    play(s, "abandon", "deal:maritime_olbia")
    assert contracts(dealt(s), "maritime") == ["tomis", "odessos", "mesembria", "olbia"]
