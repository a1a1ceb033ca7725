"""Sections 3 and 4: the Emperor, turns, perform or abandon, power."""

import pytest

from tabularium.games.nova_roma.components import EMPEROR_TILES
from tabularium.games.nova_roma.steps.turns import PLACING, EndTurn, PlacingEmperor
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    GREEN,
    OVER,
    PURPLE,
    YELLOW,
    act,
    asked,
    begin,
    clause_of,
    coins,
    completed,
    construction,
    contracts,
    displayed,
    estate,
    goods,
    hand,
    influence,
    maritime,
    mosaic,
    on_sale,
    options,
    play,
    quiet,
    row,
    show,
    stock,
    table,
    turn,
    used,
    walk,
)


@pytest.mark.clause("NR-33")
def test_an_emperor_tile_is_revealed_at_the_start_of_each_round() -> None:
    s = table()
    assert s.emperor_tile == 0
    assert view(s, None)["forum"]["emperor_tile"]["cells"] == [[1, 1], [2, 3]]
    assert view(s, None)["forum"]["emperor_tiles_left"] == 4


@pytest.mark.clause("NR-34")
def test_the_first_player_chooses_one_of_two_cells() -> None:
    s = table(3, first=YELLOW)
    assert asked(s) == "Yellow placing_emperor"
    assert options(s) == ["emperor:1.1", "emperor:2.3"]
    assert clause_of(s, "emperor:0.0") == "NR-34"
    play(s, "emperor:2.3")
    assert view(s, None)["forum"]["emperor"] == [2, 3]


@pytest.mark.clause("NR-35")
def test_the_emperor_stays_for_the_whole_round() -> None:
    standing: dict[int, set[int]] = {}
    for step, _, s in walk(3, 4):
        if step in PLACING or isinstance(step, EndTurn):
            standing.setdefault(s.round, set()).add(s.emperor)
        if isinstance(step, PlacingEmperor):
            assert s.emperor in EMPEROR_TILES[s.emperor_tile].cells
    assert sorted(standing) == [1, 2, 3, 4, 5]
    assert [len(cells) for cells in standing.values()] == [1] * 5


@pytest.mark.clause("NR-36")
def test_the_emperors_cell_is_occupied() -> None:
    s = turn(table())
    assert "place:1.1" not in options(s)
    assert clause_of(s, "place:1.1") == "NR-36"
    s = turn(table(2))
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    assert asked(s) == "Purple placing_legionnaire"
    assert clause_of(s, "legionnaire:1.1") == "NR-36"
    assert clause_of(s, "legionnaire:0.0") == "NR-38"


@pytest.mark.clause("NR-37")
def test_turns_go_clockwise_until_all_have_placed_three() -> None:
    s = turn(table(3, first=GREEN))
    seen = []
    while asked(s).endswith("placing_patrician"):
        seen.append(asked(s).split()[0])
        s = quiet(s, options(s)[0], "order:row", "abandon", "abandon")
    assert seen == ["Green", "Purple", "Yellow"] * 3
    assert s.round == 2


@pytest.mark.clause("NR-38")
def test_exactly_one_patrician_on_a_free_cell() -> None:
    s = turn(table())
    assert len(options(s)) == 15
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    assert asked(s) == "Yellow placing_patrician"
    assert len(options(s)) == 14
    assert clause_of(s, "place:0.0") == "NR-38"
    assert view(s, None)["players"][PURPLE]["patricians_left"] == 2


@pytest.mark.clause("NR-38a")
@pytest.mark.parametrize(("seats", "most"), [(1, 10), (2, 11), (3, 10), (4, 13)])
def test_there_is_always_a_free_cell(seats: int, most: int) -> None:
    fullest = 0
    for step, before, after in walk(seats, seats + 20):
        fullest = max(fullest, after.occupied().bit_count())
        if step in PLACING:
            assert before.occupied().bit_count() < 16
    assert fullest <= most
    assert fullest >= most - (1 if seats == 1 else 0), "all figures were placed"


@pytest.mark.clause("NR-39")
def test_a_patrician_gives_the_actions_of_its_row_and_column() -> None:
    s = quiet(turn(table()), "place:2.3")
    details = view(s, None)["asked"]
    assert (details["row"]["action"], details["column"]["action"]) == ("race", "produce")
    play(s, "order:row")
    assert view(s, None)["asked"]["action"] == "race"
    play(s, "abandon")
    assert view(s, None)["asked"]["action"] == "produce"
    s = quiet(s, "abandon")
    assert asked(s) == "Yellow placing_patrician"


@pytest.mark.clause("NR-40")
def test_the_order_is_chosen_and_the_first_is_finished_first() -> None:
    s = quiet(turn(table()), "place:0.2")  # upgrade and trade
    assert options(s) == ["order:row", "order:column"]
    play(s, "order:column", "perform")
    assert view(s, None)["acting"] == "trade"
    while view(s, None)["acting"] == "trade" and not asked(s).endswith("performing"):
        play(s, "done")
    assert view(s, None)["asked"]["action"] == "upgrade"


@pytest.mark.clause("NR-41", "NR-42")
def test_perform_or_abandon_each_action() -> None:
    s = quiet(turn(table()), "place:0.2", "order:row")
    assert options(s) == ["perform", "abandon"]
    before = coins(s, PURPLE)
    play(s, "abandon")
    assert (coins(s, PURPLE), influence(s, PURPLE)) == (before + 1, 1)
    s = quiet(s, "abandon")
    assert coins(s, PURPLE) == before + 2
    assert asked(s) == "Yellow placing_patrician"


@pytest.mark.clause("NR-43")
def test_no_follower_helps_an_abandoned_action() -> None:
    s = turn(table())
    row(s, PURPLE, "gratian", "jacobus", "manius", "titus")
    s = quiet(s, "place:2.3", "order:row", "abandon")
    assert used(s, PURPLE) == []
    assert coins(s, PURPLE) == 3 + 1, "nothing of Gratian"
    play(s, "perform")  # the other action is not affected
    assert coins(s, PURPLE) == 4 + 1
    assert options(s) == ["use:titus", "done"]


@pytest.mark.clause("NR-44", "NR-44a")
def test_a_performed_action_of_which_nothing_is_done_gives_no_coin() -> None:
    s = table()
    before = coins(s, PURPLE)
    for deed in ("sail", "build", "race", "produce", "petition", "recruit"):
        act(s, PURPLE, deed, 2)
        while asked(s) != OVER:
            play(s, "pass" if "pass" in options(s) else "done")
        assert coins(s, PURPLE) == before


@pytest.mark.clause("NR-44a")
def test_the_first_gains_of_trade_and_upgrade_are_taken_in_full() -> None:
    s = table()
    stock(s, PURPLE, coin=0, influence=0)
    act(s, PURPLE, "trade", 3)
    assert coins(s, PURPLE) == 3
    act(s, PURPLE, "upgrade", 2)
    assert influence(s, PURPLE) == 2


@pytest.mark.clause("NR-45")
def test_one_may_claim_after_abandoning_both() -> None:
    s = turn(table())
    mosaic(s, PURPLE, 2, 1, 1)
    completed(s, PURPLE, maritime=2)
    s = quiet(s, "pass") if asked(s).endswith("claiming") else s
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    assert asked(s) == "Purple claiming"
    assert options(s) == ["claim:0.1", "pass"]


@pytest.mark.clause("NR-46", "NR-60", "NR-72", "NR-91", "NR-105")
def test_displays_slide_and_are_refilled_at_the_end_of_the_turn() -> None:
    s = table()
    maritime(s, "sinope", "tomis", "olbia", "tyras")
    construction(s, "milion", "capitolium", "great_palace", "nymphaeum")
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "lion")
    show(s, "trivia", "calux", "titus", "nela")
    s.maritime[0] = s.construction[1] = s.estate[2] = s.followers[3] = s.followers[0] = -1
    s.players[PURPLE].maritime |= 1 << 22
    s.players[PURPLE].construction |= 1 << 26
    s.estate_stack[0] += 1
    s.deck |= 1 << 7 | 1 << 39
    begin(s, EndTurn())
    assert asked(s) == "dealer refill_maritime"
    play(s, "deal:maritime_callatis")
    assert asked(s) == "dealer refill_construction"
    play(s, "deal:construction_senate_house")
    assert asked(s) == "dealer refill_estate"
    play(s, "deal:prod_horse")
    assert asked(s) == "dealer refill_follower"
    play(s, "deal:agrippa", "deal:rufus")
    assert asked(s) == OVER
    assert contracts(s, "maritime") == ["tomis", "olbia", "tyras", "callatis"]
    assert contracts(s, "construction") == ["milion", "great_palace", "nymphaeum", "senate_house"]
    assert on_sale(s) == ["animal", "prod_wine", "prod_stone", "prod_horse", "lion"]
    assert displayed(s) == ["calux", "titus", "agrippa", "rufus"]


@pytest.mark.clause("NR-47")
def test_power_is_own_patricians_and_the_emperor() -> None:
    s = turn(table(), "1.1")
    cells = {tuple(entry["cell"]): entry for entry in view(s, None)["forum"]["powers"]}
    assert (1, 1) not in cells
    assert len(cells) == 15
    beside = cells[1, 0]
    assert beside["row"] == {
        "action": "recruit",
        "patricians": 1,
        "emperor": 1,
        "followers": [],
        "power": 2,
        "most": 2,
    }
    assert (beside["column"]["patricians"], beside["column"]["emperor"], beside["column"]["power"]) == (1, 0, 1)
    s.players[PURPLE].patricians = 1 << 0 | 1 << 8
    assert s.base_power(PURPLE, 4) == 2


@pytest.mark.clause("NR-48")
def test_others_and_legionnaires_add_no_power() -> None:
    s = turn(table(2))
    s.players[YELLOW].patricians = 1 << 0 | 1 << 4
    s.legionnaires = 1 << 12
    s.players[PURPLE].patricians = 1 << 8
    assert s.base_power(PURPLE, 4) == 1
    assert s.base_power(YELLOW, 4) == 2


@pytest.mark.clause("NR-49", "NR-50")
def test_a_power_follower_adds_one_before_the_first_step() -> None:
    s = table()
    row(s, PURPLE, "silvana")
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "trade", 2)
    assert options(s) == ["use:silvana", "done"]
    play(s, "use:silvana")
    assert coins(s, PURPLE) == 3
    assert used(s, PURPLE) == ["silvana"]


@pytest.mark.clause("NR-50")
def test_power_is_at_most_three() -> None:
    s = table()
    row(s, PURPLE, "silvana")
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "trade", 3)
    assert asked(s) == "Purple selling_followers", "at power 3 the follower is not offered"
    assert coins(s, PURPLE) == 3
    s.players[PURPLE].patricians = 0b1111
    s.emperor = 0
    assert s.base_power(PURPLE, 0) == 3
    s.players[PURPLE].patricians = 0b1
    s.emperor = 15
    assert s.base_power(PURPLE, 0) == 1


@pytest.mark.clause("NR-50")
def test_the_cap_shows_before_placing() -> None:
    s = turn(table(), "1.1")
    row(s, PURPLE, "tiberius")
    s.players[PURPLE].patricians = 1 << 4 | 1 << 6
    entry = next(entry for entry in view(s, None)["forum"]["powers"] if entry["cell"] == [1, 3])
    assert (entry["row"]["patricians"], entry["row"]["emperor"]) == (3, 1)
    assert (entry["row"]["power"], entry["row"]["most"], entry["row"]["followers"]) == (3, 3, ["tiberius"])


@pytest.mark.clause("NR-51")
def test_power_is_fixed_once_the_first_step_begins() -> None:
    s = table()
    row(s, PURPLE, "septimus")
    goods(s, PURPLE, 2, 2, 2, 2, 2)
    maritime(s, "tomis", "callatis", "odessos", "olbia")
    act(s, PURPLE, "sail", 1)
    play(s, "done")  # no more power
    assert options(s) == ["maritime:1", "maritime:2", "pass"]
    play(s, "maritime:1")
    assert asked(s) == "Purple sailing", "the follower is not offered again"
    assert view(s, None)["asked"]["sails"] == 1


@pytest.mark.clause("NR-52")
def test_steps_come_in_their_order_and_a_skipped_one_is_gone() -> None:
    s = table()
    hand(s, PURPLE, "calux", "nela")
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "trade")
    assert asked(s) == "Purple selling_followers"
    play(s, "done")
    assert asked(s) == "Purple buying_goods"
    play(s, "buy:wheat")
    assert asked(s) == OVER, "the cards cannot be sold any more"
