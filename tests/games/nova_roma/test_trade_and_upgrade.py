"""Sections 5.1 and 5.2: Trade and Upgrade."""

import pytest

from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    act,
    asked,
    cards,
    clause_of,
    coins,
    dealt,
    estate,
    goods,
    hand,
    hand_of,
    held,
    influence,
    on_sale,
    options,
    play,
    quiet,
    stock,
    table,
    tile,
    turn,
    working,
)


@pytest.mark.clause("NR-53")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_trade_gives_coins_equal_to_the_power(power: int) -> None:
    s = table()
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "trade", power)
    assert coins(s, PURPLE) == power


@pytest.mark.clause("NR-54")
@pytest.mark.parametrize(("count", "paid"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_discarded_cards_give_a_coin(count: int, paid: int) -> None:
    s = table()
    held_cards = ["calux", "nela", "trivia", "titus"]
    hand(s, PURPLE, *held_cards)
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "trade")
    assert asked(s) == "Purple selling_followers"
    play(s, *[f"discard:{card}" for card in held_cards[:count]])
    assert coins(s, PURPLE) == 1 + paid
    assert sorted(cards(s.discard)) == sorted(held_cards[:count])
    assert sorted(hand_of(s, PURPLE)) == sorted(held_cards[count:])


@pytest.mark.clause("NR-55")
def test_each_coin_buys_a_good_below_five() -> None:
    s = table()
    goods(s, PURPLE, 5, 0, 4, 0, 0)
    stock(s, PURPLE, coin=2)
    hand(s, PURPLE)
    act(s, PURPLE, "trade")
    assert options(s) == ["buy:stone", "buy:wood", "buy:wine", "buy:horse", "done"]
    assert clause_of(s, "buy:wheat") == "NR-4"
    play(s, "buy:wood", "buy:stone")
    assert "buy:wood" not in options(s)
    play(s, "done")
    assert held(s, PURPLE, "stone", "wood", "coin") == (1, 5, 1)
    assert asked(s) == OVER


@pytest.mark.clause("NR-56")
@pytest.mark.parametrize("power", [1, 2, 3])
def test_upgrade_gives_influence_equal_to_the_power(power: int) -> None:
    s = table()
    stock(s, PURPLE, influence=0)
    act(s, PURPLE, "upgrade", power)
    assert influence(s, PURPLE) == power


@pytest.mark.clause("NR-57")
def test_any_number_of_wine_for_influence() -> None:
    s = table()
    stock(s, PURPLE, influence=5, wine=3, coin=0)
    act(s, PURPLE, "upgrade")
    play(s, "wine", "wine")
    assert held(s, PURPLE, "influence", "wine", "coin") == (8, 1, 0)
    play(s, "wine")
    assert held(s, PURPLE, "influence", "wine", "coin") == (8, 0, 1)
    assert asked(s) == "Purple taking_tile"


@pytest.mark.clause("NR-58")
def test_one_tile_for_the_price_of_its_slot() -> None:
    s = table()
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    stock(s, PURPLE, coin=0, wine=0)
    act(s, PURPLE, "upgrade")
    assert options(s) == ["tile:1", "tile:2", "pass"]
    assert clause_of(s, "tile:3") == "NR-58"
    assert clause_of(s, "tile:special") == "NR-58"
    stock(s, PURPLE, coin=1, wine=1)
    act(s, PURPLE, "upgrade")
    play(s, "done")
    assert options(s) == ["tile:1", "tile:2", "tile:3", "tile:4", "tile:special", "pass"], "at power 1 too"
    play(s, "tile:special", "estate:0.0")
    assert held(s, PURPLE, "coin", "wine") == (1, 0)
    assert asked(s) == OVER, "exactly one"
    act(s, PURPLE, "upgrade")
    play(s, "tile:4", "estate:0.1")
    assert held(s, PURPLE, "coin") == (0,)


@pytest.mark.clause("NR-59", "NR-137", "NR-137a")
def test_a_tile_goes_on_any_cell_and_replaces_what_lay_there() -> None:
    s = table()
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    stock(s, PURPLE, wine=0)
    tile(s, PURPLE, "1.1", "prod_horse")
    working(s, PURPLE, "2.2")
    act(s, PURPLE, "upgrade")
    play(s, "tile:1")
    assert asked(s) == "Purple putting_tile"
    assert len(options(s)) == 9
    before = held(s, PURPLE, "wine", "coin", "horse")
    play(s, "estate:1.1")
    seen = view(s, None)
    assert seen["estate_out"] == {"prod_horse": 1}
    assert seen["players"][PURPLE]["estate"][4]["tile"] == "animal"
    act(s, PURPLE, "upgrade")
    play(s, "tile:2", "estate:2.2")  # where an artisan stands: it stays and does nothing
    cell = view(s, None)["players"][PURPLE]["estate"][8]
    assert cell == {"tile": "prod_wine", "is_spent": False, "artisan": True}
    assert held(s, PURPLE, "wine", "coin", "horse") == before


@pytest.mark.clause("NR-137a")
def test_an_animal_may_be_put_where_an_artisan_stands() -> None:
    s = table()
    estate(s, "animal", None, None, None, None)
    stock(s, PURPLE, wine=0, artisan=1)
    working(s, PURPLE, "0.0")
    act(s, PURPLE, "upgrade")
    play(s, "tile:1", "estate:0.0")
    stock(s, PURPLE, wheat=0, stone=0)
    act(s, PURPLE, "produce")
    play(s, "work:0.2")
    assert held(s, PURPLE, "wheat") == (2,), "the artisan on the animal still counts for its row"


@pytest.mark.clause("NR-60")
def test_basic_tiles_slide_and_are_refilled_at_the_end_of_the_turn() -> None:
    s = turn(table())
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    stock(s, PURPLE, wine=0)
    s = quiet(s, "place:0.0", "order:row", "perform", "tile:2", "estate:0.0")
    assert on_sale(s)[:4] == ["animal", None, "prod_wheat", "prod_stone"], "a gap until the end of the turn"
    play(s, "abandon")
    assert asked(s) == "dealer refill_estate"
    play(s, "deal:prod_horse")
    assert on_sale(dealt(s))[:4] == ["animal", "prod_wheat", "prod_stone", "prod_horse"]


@pytest.mark.clause("NR-61")
def test_a_special_tile_is_not_replaced_before_the_cleanup() -> None:
    s = turn(table())
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    s = quiet(s, "place:0.0", "order:row", "perform", "done", "tile:special", "estate:0.0", "abandon")
    assert on_sale(s) == ["animal", "prod_wine", "prod_wheat", "prod_stone", None]
    act(s, PURPLE, "upgrade")
    assert clause_of(s, "tile:special") == "NR-61"
