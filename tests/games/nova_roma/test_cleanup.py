"""Section 9: the cleanup phase."""

import pytest

from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    GREEN,
    OVER,
    PURPLE,
    RED_TRACK,
    YELLOW,
    artisans,
    asked,
    begin,
    cards,
    dealt,
    displayed,
    estate,
    no_deck,
    on_sale,
    play,
    race_to,
    row,
    show,
    stock,
    table,
    tile,
    told,
    used,
    working,
)


def cleaned(s: Table, number: int = 1) -> Table:
    """The cleanup of a round, the dealer dealing the first of what is possible."""
    s.round = number
    return dealt(begin(s, CleanUp()))


@pytest.mark.clause("NR-223")
def test_the_claimant_or_the_next_clockwise_is_first_player() -> None:
    s = table(3, first=YELLOW)
    assert cleaned(s).first_player == GREEN
    s = table(3, first=GREEN)
    assert cleaned(s).first_player == PURPLE
    s = table(3, first=YELLOW)
    s.claimant = YELLOW
    cleaned(s)
    assert (s.first_player, s.claimant) == (YELLOW, -1)


@pytest.mark.clause("NR-224")
def test_the_furthest_on_the_favourite_track_takes_the_token() -> None:
    s = table()
    race_to(s, YELLOW, RED_TRACK, 2)
    race_to(s, GREEN, RED_TRACK, 3)
    race_to(s, PURPLE, 1, 6)
    cleaned(s)
    assert [player.chariots for player in s.players] == [0, 0, 1]


@pytest.mark.clause("NR-225")
def test_on_one_space_the_lowest_marker_is_first() -> None:
    s = table()
    race_to(s, YELLOW, RED_TRACK, 2)
    race_to(s, PURPLE, RED_TRACK, 2)
    cleaned(s)
    assert [player.chariots for player in s.players] == [0, 1, 0]


@pytest.mark.clause("NR-226")
def test_nobody_wins_from_the_start_space() -> None:
    s = cleaned(table())
    assert [player.chariots for player in s.players] == [0, 0, 0]
    assert s.lost_chariots == 1


@pytest.mark.clause("NR-227")
def test_the_next_favourite_moves_up_and_another_is_revealed() -> None:
    s = table()
    s.round = 1
    s.next_favourite = 2
    s.chariots[2] -= 1
    s.chariots[0] += 1
    begin(s, CleanUp())
    assert asked(s) == "dealer reveal_next_favourite"
    play(s, "deal:chariot_prasina")
    hippodrome = view(s, None)["hippodrome"]
    assert (hippodrome["favourite"], hippodrome["next_favourite"]) == ("track_veneta", "track_prasina")
    s = table()
    cleaned(s, 4)
    assert (s.favourite, s.next_favourite) == (0, -1), "the fifth token is the last"


@pytest.mark.clause("NR-228")
def test_patricians_return() -> None:
    s = table()
    for seat in range(3):
        s.players[seat].patricians = 0b111 << (4 * seat)
    cleaned(s)
    assert [player["patricians_left"] for player in view(s, None)["players"]] == [3, 3, 3]
    assert s.occupied() == 0


@pytest.mark.clause("NR-229")
def test_artisans_return_and_more_than_three_go_to_the_supply() -> None:
    s = table()
    working(s, PURPLE, "0.0", "0.1")
    stock(s, PURPLE, artisan=3)
    working(s, YELLOW, "2.2")
    before = s.supply
    cleaned(s)
    assert (artisans(s, PURPLE), artisans(s, YELLOW), artisans(s, GREEN)) == (3, 2, 1)
    assert s.supply == before + 2
    assert s.players[PURPLE].placed == 0


@pytest.mark.clause("NR-230", "NR-235")
def test_followers_wake_but_used_tiles_do_not() -> None:
    s = table()
    row(s, PURPLE, "silvana", "titus")
    s.players[PURPLE].used = s.players[PURPLE].row
    tile(s, PURPLE, "0.0", "special_sail")
    s.players[PURPLE].spent = 1
    cleaned(s)
    assert used(s, PURPLE) == []
    assert view(s, None)["players"][PURPLE]["estate"][0]["is_spent"]


@pytest.mark.clause("NR-231")
def test_the_follower_display_rotates() -> None:
    s = table()
    show(s, "trivia", "titus", "varina", "nela")
    s.round = 1
    dealt(begin(s, CleanUp()), "RefillFollower")
    play(s, "deal:rufus")
    assert displayed(s) == ["titus", "varina", "nela", "rufus"]
    assert cards(s.discard) == ["trivia"]


@pytest.mark.clause("NR-232", "NR-233")
def test_the_estate_display_rotates() -> None:
    s = table()
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    s.round = 1
    dealt(begin(s, CleanUp()), "RefillEstate")
    play(s, "deal:prod_horse", "deal:lion")
    assert on_sale(s) == ["prod_wine", "prod_wheat", "prod_stone", "prod_horse", "lion"]
    assert view(s, None)["estate_out"] == {"animal": 1, "special_sail": 1}


@pytest.mark.clause("NR-233")
def test_a_special_tile_that_was_taken_is_replaced() -> None:
    s = table()
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", None)
    cleaned(s)
    assert on_sale(s)[4] is not None
    assert view(s, None)["estate_out"] == {"animal": 1}


@pytest.mark.clause("NR-234")
def test_discarded_tiles_do_not_come_back() -> None:
    s = table()
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    s.estate_out = [a + b for a, b in zip(s.estate_out, s.estate_stack, strict=True)]
    s.estate_stack = [0] * len(s.estate_stack)
    cleaned(s)
    assert on_sale(s) == ["prod_wine", "prod_wheat", "prod_stone", None, None]


@pytest.mark.clause("NR-234a")
def test_a_discard_from_an_empty_display_is_skipped() -> None:
    s = table(1)
    show(s)
    no_deck(s)
    estate(s, None, None, None, None, None)
    s.maritime_out |= sum([1 << n for n in s.maritime])
    s.construction_out |= sum([1 << n for n in s.construction])
    s.maritime[:] = s.construction[:] = [-1] * 4
    s.maritime_out, s.maritime_stack = s.maritime_out | s.maritime_stack, 0
    s.construction_out, s.construction_stack = s.construction_out | s.construction_stack, 0
    s.estate_out = [a + b for a, b in zip(s.estate_out, s.estate_stack, strict=True)]
    s.estate_stack = [0] * len(s.estate_stack)
    cleaned(s)
    assert asked(s) == OVER
    assert displayed(s) == [None] * 4
    assert not [event for event in told(s) if event.key in ("follower_rotated", "tile_rotated", "maritime_out")]
