"""Section 10: the end of the game and scoring."""

import pytest

from tabularium.core.agenda import pending
from tabularium.core.standing import places_of
from tabularium.games.nova_roma.components import CATEGORIES
from tabularium.games.nova_roma.scoring import breakdown, points, scores, standing, winners
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tests.games.nova_roma.playing import (
    BLUE,
    GREEN,
    OVER,
    PURPLE,
    RED_TRACK,
    YELLOW,
    artisans,
    asked,
    begin,
    claimed,
    completed,
    displayed,
    goods,
    on_sale,
    pieces,
    race_to,
    row,
    ship,
    stock,
    table,
    tile,
    walk,
    working,
)


def category(s: Table, word: str, seat: int = PURPLE) -> int:
    return breakdown(s)[seat][word]


def bare(seats: int = 3, options: dict[str, bool] | None = None) -> Table:
    """Everybody has nothing."""
    s = table(seats, options=options)
    for seat in range(seats):
        goods(s, seat)
        stock(s, seat, coin=0, influence=0, artisan=0)
    return s


@pytest.mark.clause("NR-236")
def test_the_game_ends_after_round_five() -> None:
    last = None
    for _, _, s in walk(2, 3):
        last = s
    assert last is not None
    assert last.round == 5
    assert pending(last) is None


@pytest.mark.clause("NR-237")
def test_the_last_cleanup_has_only_two_steps() -> None:
    s = table(3, first=YELLOW)
    s.round = 5
    race_to(s, GREEN, RED_TRACK, 1)
    working(s, PURPLE, "0.0")
    stock(s, PURPLE, artisan=5)
    row(s, PURPLE, "titus")
    s.players[PURPLE].used = s.players[PURPLE].row
    before = (displayed(s), on_sale(s), s.players[PURPLE].placed, s.players[PURPLE].used)
    begin(s, CleanUp())
    assert asked(s) == OVER
    assert s.first_player == GREEN
    assert s.players[GREEN].chariots == 1
    assert (displayed(s), on_sale(s), s.players[PURPLE].placed, s.players[PURPLE].used) == before
    assert artisans(s, PURPLE) == 5


@pytest.mark.clause("NR-238")
@pytest.mark.parametrize(
    ("one", "other", "vp"),
    [
        ("", "", 0),
        ("south.2", "north.2", 0),
        ("south.3", "north.5", 6),
        ("south.5", "south.6", 3 + 7),
        ("south.8", "north.9", 10 + 14),
        ("north.8", "north.6", 14),
    ],
)
def test_each_ship_scores_its_furthest_port(one: str, other: str, vp: int) -> None:
    s = bare()
    if one:
        ship(s, PURPLE, 1, one)
        ship(s, PURPLE, 2, other)
    assert category(s, "sea") == vp


@pytest.mark.clause("NR-239")
def test_construction_contracts_score_their_points() -> None:
    s = bare()
    completed(s, PURPLE, construction=["senate_house", "augustaion", "portico_of_the_mese"])
    assert category(s, "construction") == 5 + 6 + 2


@pytest.mark.clause("NR-240")
def test_most_pieces_of_a_zone() -> None:
    s = bare(4)
    pieces(s, PURPLE, "a", "0.1", "0.2")
    pieces(s, YELLOW, "a", "1.0")
    pieces(s, GREEN, "b", "0.0")
    pieces(s, YELLOW, "c", "0.0")
    assert [category(s, "majorities", seat) for seat in range(4)] == [5, 2 + 10, 7, 0]


@pytest.mark.clause("NR-241")
def test_ties_for_most_all_score_in_full() -> None:
    s = bare(4)
    pieces(s, PURPLE, "c", "0.0", "0.1")
    pieces(s, YELLOW, "c", "1.0", "1.1")
    pieces(s, GREEN, "c", "0.3")
    assert [category(s, "majorities", seat) for seat in (PURPLE, YELLOW, GREEN, BLUE)] == [10, 10, 4, 0]


@pytest.mark.clause("NR-242")
def test_three_points_for_a_chariot() -> None:
    s = bare()
    s.players[PURPLE].chariots = 2
    assert category(s, "chariots") == 6


@pytest.mark.clause("NR-243")
def test_five_points_for_a_marker_at_the_end() -> None:
    s = bare()
    race_to(s, PURPLE, 0, 7)
    race_to(s, PURPLE, 1, 7)
    race_to(s, PURPLE, 2, 6)
    race_to(s, YELLOW, 0, 7)
    assert category(s, "finish") == 10
    assert category(s, "finish", YELLOW) == 5


@pytest.mark.clause("NR-244")
def test_end_game_followers_of_the_row_score() -> None:
    s = bare()
    row(s, PURPLE, "calux", "martinus", "titus")
    stock(s, PURPLE, wood=2)
    assert category(s, "followers") == 1 + 2 + 3


@pytest.mark.clause("NR-245")
@pytest.mark.parametrize(("animals", "vp"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 11), (5, 14), (6, 18), (8, 23)])
def test_sets_of_animals(animals: int, vp: int) -> None:
    s = bare()
    for number in range(animals):
        tile(s, PURPLE, f"{number // 3}.{number % 3}", "animal")
    assert category(s, "animals") == vp


@pytest.mark.clause("NR-246")
@pytest.mark.parametrize(("cell", "vp"), [("0.0", 2), ("0.2", 2), ("1.1", 3), ("2.1", 5)])
def test_a_claimed_achievement_scores_by_its_row(cell: str, vp: int) -> None:
    s = bare()
    claimed(s, PURPLE, cell)
    assert category(s, "mosaic") == vp


@pytest.mark.clause("NR-247")
@pytest.mark.parametrize(
    ("cells", "vp"),
    [
        (("0.0", "0.1", "0.2"), 6 + 1),
        (("1.0", "1.1", "1.2"), 9 + 2),
        (("2.0", "2.1", "2.2"), 15 + 3),
        (("0.0", "1.0", "2.0"), 10 + 2),
        (("0.1", "1.1", "2.1"), 10 + 2),
        (("0.2", "1.2", "2.2"), 10 + 2),
        (("0.0", "1.1", "2.2"), 10 + 3),
        (("2.0", "1.1", "0.2"), 10 + 3),
        (("0.0", "1.1", "1.2"), 8),
    ],
)
def test_complete_lines_score_their_bonus(cells: tuple[str, ...], vp: int) -> None:
    s = bare()
    claimed(s, PURPLE, *cells)
    assert category(s, "mosaic") == vp


@pytest.mark.clause("NR-248")
@pytest.mark.parametrize(("wheat", "coin", "vp"), [(0, 3, 0), (1, 3, 1), (3, 4, 1), (5, 7, 3)])
def test_four_goods_and_coins_for_a_point(wheat: int, coin: int, vp: int) -> None:
    s = bare()
    stock(s, PURPLE, wheat=wheat, coin=coin)
    assert category(s, "goods_coins") == vp


@pytest.mark.clause("NR-249")
def test_two_influence_and_artisans_for_a_point_wherever_they_stand() -> None:
    s = bare()
    stock(s, PURPLE, influence=3, artisan=1)
    working(s, PURPLE, "0.0")
    assert category(s, "influence_artisans") == 2
    working(s, PURPLE, "0.1")
    assert category(s, "influence_artisans") == 3


@pytest.mark.clause("NR-250")
def test_two_points_for_the_first_player_token_after_the_last_cleanup() -> None:
    s = bare()
    s.round, s.first_player = 5, YELLOW
    begin(s, CleanUp())
    assert [category(s, "first_player", seat) for seat in range(3)] == [0, 0, 2]
    s = bare()
    s.round, s.claimant = 5, PURPLE
    begin(s, CleanUp())
    assert category(s, "first_player") == 2


@pytest.mark.clause("NR-251")
def test_scoring_spends_nothing() -> None:
    s = bare()
    s.first_player = YELLOW
    row(s, PURPLE, "nela", "calux")
    stock(s, PURPLE, influence=6, wood=4)
    assert breakdown(s)[PURPLE] == dict.fromkeys([kind.id for kind in CATEGORIES], 0) | {
        "followers": 4 + 5,
        "goods_coins": 1,
        "influence_artisans": 3,
    }
    assert scores(s)[PURPLE] == sum(points(s, PURPLE)) == 13


def came(s: Table) -> list[int]:
    return places_of(standing(s), winners(s))


@pytest.mark.clause("NR-252")
def test_a_tie_goes_to_the_most_influence() -> None:
    s = bare()
    s.first_player = GREEN
    stock(s, PURPLE, influence=3, artisan=1)  # 2 points each
    stock(s, YELLOW, influence=4)
    assert scores(s) == [2, 2, 2]
    assert winners(s) == (YELLOW,)
    assert came(s) == [2, 1, 3]


@pytest.mark.clause("NR-253", "NR-253a")
def test_then_to_the_youngest_if_the_seats_are_in_order_of_age() -> None:
    for by_age, first, places in (
        (False, (PURPLE, YELLOW), [1, 1, 3]),
        (True, (PURPLE,), [1, 2, 3]),
    ):
        s = bare(3, {"seated_by_age": by_age})
        s.first_player = GREEN
        for seat in (PURPLE, YELLOW):
            stock(s, seat, influence=4)
        assert scores(s) == [2, 2, 2]
        assert winners(s) == first
        assert came(s) == places


@pytest.mark.clause("NR-253a")
def test_lower_places_are_ranked_alike() -> None:
    s = bare(4)
    s.first_player = PURPLE
    stock(s, PURPLE, influence=8)
    stock(s, GREEN, influence=1)
    assert scores(s) == [6, 0, 0, 0]
    assert came(s) == [1, 3, 2, 3]
