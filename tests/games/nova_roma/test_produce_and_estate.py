"""Sections 5.8 and 6: Produce and the estate tiles."""

import pytest

from tabularium.games.nova_roma.scoring import animal_points, follower_worth
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    YELLOW,
    act,
    artisans,
    asked,
    begin,
    clause_of,
    coins,
    dealt,
    goods,
    hand,
    held,
    influence,
    options,
    pieces,
    play,
    race_to,
    row,
    row_of,
    ship,
    square,
    stock,
    table,
    tile,
    token,
    used,
    working,
)


def producer(power: int = 1, artisan: int = 1, seats: int = 3, **tiles: str) -> Table:
    """Purple with empty stores and these tiles (``c02="animal"``) performs Produce."""
    s = table(seats)
    goods(s, PURPLE)
    stock(s, PURPLE, coin=0, influence=0, artisan=artisan)
    for cell, word in tiles.items():
        tile(s, PURPLE, f"{cell[1]}.{cell[2]}", word)
    return act(s, PURPLE, "produce", power)


def spent(s: Table, cell: str) -> bool:
    return bool(view(s, None)["players"][PURPLE]["estate"][square(cell)]["is_spent"])


@pytest.mark.clause("NR-115")
def test_as_many_operations_as_the_power_in_any_mix() -> None:
    s = table()
    goods(s, PURPLE, 3, 0, 0, 0, 0)
    stock(s, PURPLE, artisan=1)
    act(s, PURPLE, "produce", 3)
    play(s, "work:0.0", "hire", "work:1.1")
    assert asked(s) == OVER
    assert s.players[PURPLE].placed.bit_count() == 2


@pytest.mark.clause("NR-116")
def test_hiring_costs_a_wheat() -> None:
    s = table()
    goods(s, PURPLE, 1, 0, 0, 0, 0)
    act(s, PURPLE, "produce", 2)
    before = s.supply
    play(s, "hire")
    assert (held(s, PURPLE, "wheat"), artisans(s, PURPLE), s.supply) == ((0,), 2, before - 1)
    assert clause_of(s, "hire") == "NR-116"


@pytest.mark.clause("NR-117")
def test_an_artisan_goes_on_a_cell_without_one() -> None:
    s = producer(2, artisan=2)
    assert options(s) == [*[f"work:{r}.{c}" for r in range(3) for c in range(3)], "done"]
    play(s, "work:1.1")
    assert clause_of(s, "work:1.1") == "NR-117"
    assert artisans(s, PURPLE) == 1


@pytest.mark.clause("NR-117a")
def test_who_can_neither_hire_nor_place_stops() -> None:
    s = producer(3, artisan=0)
    assert asked(s) == OVER
    s = table()
    stock(s, PURPLE, artisan=0, wheat=1)
    act(s, PURPLE, "produce", 1)
    assert options(s) == ["hire", "done"]
    assert clause_of(s, "work:0.0") == "NR-117a"


@pytest.mark.clause("NR-118")
def test_a_hired_artisan_may_be_placed_at_once() -> None:
    s = table()
    stock(s, PURPLE, artisan=0, wheat=1, stone=0)
    act(s, PURPLE, "produce", 2)
    play(s, "hire", "work:0.0")
    assert held(s, PURPLE, "wheat", "stone") == (1, 1)


@pytest.mark.clause("NR-119")
@pytest.mark.parametrize(
    ("cell", "gained"),
    [
        ("0.0", ("wheat", "stone")),
        ("0.1", ("wheat", "horse")),
        ("1.0", ("wood", "stone")),
        ("1.2", ("wood", "coin")),
        ("2.1", ("wine", "horse")),
        ("2.2", ("wine", "coin")),
    ],
)
def test_one_of_the_row_and_one_of_the_column(cell: str, gained: tuple[str, str]) -> None:
    s = producer()
    play(s, f"work:{cell}")
    everything = ("wheat", "stone", "wood", "wine", "horse", "coin", "influence")
    assert held(s, PURPLE, *everything) == tuple([1 if word in gained else 0 for word in everything])


@pytest.mark.clause("NR-120")
def test_one_more_for_each_other_artisan_in_the_line() -> None:
    s = table()
    goods(s, PURPLE)
    stock(s, PURPLE, artisan=1, coin=0)
    working(s, PURPLE, "0.0", "0.1", "1.2")
    act(s, PURPLE, "produce")
    play(s, "work:0.2")
    assert held(s, PURPLE, "wheat", "coin") == (3, 2)


@pytest.mark.clause("NR-121", "NR-124")
@pytest.mark.parametrize("word", ["wheat", "stone", "wood", "wine", "horse", "influence"])
def test_a_production_tile_gives_what_it_shows(word: str) -> None:
    s = producer(c22=f"prod_{word}")
    play(s, "work:2.2")  # wine and a coin
    assert held(s, PURPLE, word) == (2 if word == "wine" else 1,)


@pytest.mark.clause("NR-124")
def test_a_production_tile_gives_each_time() -> None:
    s = producer(c00="prod_horse")
    play(s, "work:0.0")
    s.players[PURPLE].placed, s.supply = 0, s.supply + 1
    stock(s, PURPLE, artisan=1)
    act(s, PURPLE, "produce")
    play(s, "work:0.0")
    assert held(s, PURPLE, "horse") == (2,)


@pytest.mark.clause("NR-122")
def test_any_number_of_artisans_during_a_round() -> None:
    s = table()
    stock(s, PURPLE, artisan=3, wheat=5)
    act(s, PURPLE, "produce", 3)
    play(s, "hire", "hire", "hire")
    assert artisans(s, PURPLE) == 6


@pytest.mark.clause("NR-123")
def test_artisans_stay_on_the_estate_until_the_cleanup() -> None:
    s = producer(2, artisan=2)
    play(s, "work:0.0", "work:1.1")
    act(s, PURPLE, "trade")
    assert s.players[PURPLE].placed.bit_count() == 2
    s.round = 1
    dealt(begin(s, CleanUp()))
    assert (s.players[PURPLE].placed, artisans(s, PURPLE)) == (0, 2)


@pytest.mark.clause("NR-125")
def test_exchange_tiles() -> None:
    s = producer(c02="exch_coin_artisan")
    play(s, "work:0.2")  # wheat and a coin, which pays for it
    assert options(s) == ["exchange", "pass"]
    play(s, "exchange")
    assert (coins(s, PURPLE), artisans(s, PURPLE)) == (0, 1)
    s = producer(c00="exch_influence_good")
    stock(s, PURPLE, influence=1)
    play(s, "work:0.0", "exchange", "good:horse")
    assert held(s, PURPLE, "influence", "horse") == (0, 1)
    s = producer(c00="exch_influence_coins")
    stock(s, PURPLE, influence=2)
    play(s, "work:0.0", "exchange")
    assert held(s, PURPLE, "influence", "coin") == (1, 2)
    assert asked(s) == OVER, "once for each artisan"


@pytest.mark.clause("NR-125")
def test_an_exchange_may_be_left_out_and_must_be_paid() -> None:
    s = producer(c00="exch_influence_coins")
    play(s, "work:0.0")
    assert asked(s) == OVER, "no influence"
    s = producer(c00="exch_influence_coins")
    stock(s, PURPLE, influence=1)
    play(s, "work:0.0", "pass")
    assert influence(s, PURPLE) == 1


@pytest.mark.clause("NR-126")
def test_no_artisan_on_an_animal_but_with_trivia() -> None:
    s = producer(c00="animal", c01="lion")
    assert "work:0.0" not in options(s)
    assert clause_of(s, "work:0.0") == clause_of(s, "work:0.1") == "NR-126"
    row(s, PURPLE, "trivia")
    act(s, PURPLE, "produce")
    assert {"work:0.0", "work:0.1"} < set(options(s))


@pytest.mark.clause("NR-126a")
def test_an_artisan_on_an_animal_stays_when_trivia_leaves() -> None:
    s = producer(c00="animal")
    row(s, PURPLE, "trivia")
    act(s, PURPLE, "produce")
    play(s, "work:0.0")
    row(s, PURPLE)
    stock(s, PURPLE, artisan=1)
    act(s, PURPLE, "produce")
    assert s.players[PURPLE].placed == 1
    play(s, "work:0.1")
    assert held(s, PURPLE, "wheat") == (1 + 2,), "and it still counts for its row"


@pytest.mark.clause("NR-127")
def test_a_lion_is_two_animals_in_sets_and_one_tile_otherwise() -> None:
    s = table()
    tile(s, PURPLE, "0.0", "lion")
    assert animal_points(s.players[PURPLE]) == 5
    row(s, PURPLE, "valeria", "hilaria", "trivia")
    assert follower_worth(s.players[PURPLE], 11) == 1 + 1
    assert follower_worth(s.players[PURPLE], 2) == 1
    goods(s, PURPLE)
    act(s, PURPLE, "produce")
    play(s, "work:0.0")
    assert not spent(s, "0.0")


@pytest.mark.clause("NR-128")
def test_the_recruit_tile_plays_a_follower_for_no_coins() -> None:
    s = producer(c00="special_recruit")
    row(s, PURPLE)
    hand(s, PURPLE, "nela", "calux")
    play(s, "work:0.0")
    assert options(s) == ["use_tile", "pass"]
    play(s, "use_tile")
    assert options(s) == ["play:calux", "play:nela"]
    play(s, "play:nela")
    assert row_of(s, PURPLE) == ["nela"]
    assert spent(s, "0.0")


@pytest.mark.clause("NR-128")
def test_surcharge_and_limit_hold_for_the_recruit_tile() -> None:
    s = producer(c00="special_recruit")
    row(s, PURPLE, "calux", "gloria", "hilaria")
    hand(s, PURPLE, "nela")
    play(s, "work:0.0")
    assert asked(s) == OVER, "no influence for the surcharge"
    s = producer(c00="special_recruit")
    row(s, PURPLE, "calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")
    hand(s, PURPLE, "nela")
    stock(s, PURPLE, influence=1)
    play(s, "work:0.0", "use_tile", "dismiss:calux")
    assert "nela" in row_of(s, PURPLE)
    assert held(s, PURPLE, "influence", "coin") == (0, 0)


@pytest.mark.clause("NR-129")
def test_the_sail_tile_gives_up_to_two_sails() -> None:
    s = producer(c00="special_sail")
    play(s, "work:0.0", "use_tile")
    assert "done" not in options(s)
    play(s, "sail:1.north")
    assert coins(s, PURPLE) == 1, "the reward of Apollonia"
    assert "done" in options(s)
    play(s, "sail:2.north")
    assert view(s, None)["players"][PURPLE]["ships"] == ["north_apollonia", "north_apollonia"]
    assert view(s, None)["players"][PURPLE]["maritime"] == []
    assert asked(s) == OVER


@pytest.mark.clause("NR-130")
def test_the_build_tile_places_a_piece_in_any_zone() -> None:
    s = producer(c00="special_build", seats=4)
    token(s, "c.2.0", "coins")
    pieces(s, PURPLE, "c", "1.0", "1.1")
    play(s, "work:0.0", "use_tile")
    assert "pass" not in options(s)
    assert {option.split(":")[1][0] for option in options(s)} == {"a", "b", "c"}
    play(s, "build:c.2.1.i1.0")
    assert coins(s, PURPLE) == 3, "reward tokens pay as usual"
    assert view(s, None)["players"][PURPLE]["construction"] == []


@pytest.mark.clause("NR-131")
def test_income_tiles() -> None:
    s = producer(c00="special_income_goods")
    play(s, "work:0.0", "use_tile", "good:wine", "good:wine", "good:wood")
    assert held(s, PURPLE, "wine", "wood") == (2, 1)
    s = producer(c00="special_income_coins")
    play(s, "work:0.0", "use_tile")
    assert coins(s, PURPLE) == 4


@pytest.mark.clause("NR-132")
def test_the_hippodrome_tile_advances_one_marker() -> None:
    s = producer(c00="special_race", artisan=2)
    race_to(s, PURPLE, 0, 2)
    stock(s, PURPLE, horse=1)
    play(s, "work:0.0", "use_tile")
    assert options(s) == ["race:russata", "race:prasina", "race:veneta"]
    play(s, "race:russata", "wheel:token")
    assert options(s) == ["race:russata", "done"]
    assert clause_of(s, "race:prasina") == "NR-132"
    play(s, "race:russata")
    assert s.players[PURPLE].markers == [4, 0, 0]
    assert held(s, PURPLE, "horse") == (0,)
    assert asked(s) == OVER, "no artisan can be discarded for a further space"


@pytest.mark.clause("NR-133")
def test_a_used_tile_lies_face_down_and_still_counts() -> None:
    s = producer(c00="special_income_coins")
    play(s, "work:0.0", "use_tile")
    assert spent(s, "0.0")
    s.players[PURPLE].placed, s.supply = 0, s.supply + 1
    stock(s, PURPLE, artisan=1)
    act(s, PURPLE, "produce")
    assert "work:0.0" in options(s)
    play(s, "work:0.0")
    assert asked(s) == OVER
    assert coins(s, PURPLE) == 4
    assert s.players[PURPLE].tile_count() == 1


@pytest.mark.clause("NR-134")
def test_a_declined_tile_can_be_used_later() -> None:
    s = producer(c00="special_income_coins")
    play(s, "work:0.0", "pass")
    assert not spent(s, "0.0")
    s.players[PURPLE].placed, s.supply = 0, s.supply + 1
    stock(s, PURPLE, artisan=1)
    act(s, PURPLE, "produce")
    play(s, "work:0.0", "use_tile")
    assert coins(s, PURPLE) == 4


@pytest.mark.clause("NR-134a")
def test_an_effect_that_could_do_nothing_is_not_offered() -> None:
    s = producer(c00="special_sail")
    ship(s, PURPLE, 1, "south.8")
    ship(s, PURPLE, 2, "north.9")
    play(s, "work:0.0")
    assert asked(s) == OVER
    s = producer(c00="special_race")
    for track in range(3):
        race_to(s, PURPLE, track, 2)
    play(s, "work:0.0")
    assert asked(s) == OVER, "no horse for any line"
    s = producer(c00="special_recruit")
    hand(s, PURPLE)
    play(s, "work:0.0")
    assert asked(s) == OVER
    s = producer(c22="special_income_goods")
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    play(s, "work:2.2")
    assert asked(s) == OVER
    s = producer(c00="special_build")
    s.players[PURPLE].pieces = (1 << 20) - 1
    play(s, "work:0.0")
    assert asked(s) == OVER, "no piece left"
    assert not spent(s, "0.0")


@pytest.mark.clause("NR-135")
def test_tile_effects_are_not_actions() -> None:
    s = producer(c00="special_sail", c01="special_race", c10="special_recruit", c11="special_build", artisan=4)
    row(s, PURPLE, "constantin", "gratian", "seraphina", "septimus", "manius", "cassian", "egeria")
    hand(s, PURPLE, "nela")
    stock(s, PURPLE, influence=1, coin=0)
    act(s, PURPLE, "produce", 3)
    play(s, "work:0.0", "use_tile", "sail:1.south", "good:horse", "done")
    play(s, "work:0.1", "use_tile", "race:russata", "done")
    play(s, "work:1.1", "use_tile", "build:a.0.1.i1.0")
    assert asked(s) == OVER
    assert used(s, PURPLE) == []
    assert coins(s, PURPLE) == 0, "Constantin, Gratian and Seraphina pay nothing"


@pytest.mark.clause("NR-136")
def test_lines_pay_before_the_tile() -> None:
    s = producer(c02="exch_coin_artisan")
    assert coins(s, PURPLE) == 0
    play(s, "work:0.2")
    assert asked(s) == "Purple exchanging", "the coin of the column pays for the exchange"
    assert coins(s, PURPLE) == 1


@pytest.mark.clause("NR-133")
def test_a_new_tile_on_a_used_one_is_fresh() -> None:
    s = producer(c00="special_income_coins")
    play(s, "work:0.0", "use_tile")
    s.estate[0] = 0
    s.estate_stack[0] -= 1
    act(s, PURPLE, "upgrade")
    play(s, "tile:1", "estate:0.0")
    assert not spent(s, "0.0")
    assert view(s, YELLOW)["estate_out"] == {"special_income_coins": 1}
