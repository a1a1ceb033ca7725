"""Section 12: the solo game."""

import pytest

from tabularium.core.errors import BadOption
from tabularium.games.nova_roma.city import SHADED
from tabularium.games.nova_roma.components import CONSTRUCTION, EMPEROR_TILES
from tabularium.games.nova_roma.scoring import breakdown, contract_points, dummy_points, scores, winners
from tabularium.games.nova_roma.state import NEUTRAL, Table
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.steps.turns import PLACING, RevealEmperor, RevealLegionnaires
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    RED_TRACK,
    act,
    artisans,
    asked,
    begin,
    claimed,
    clause_of,
    coins,
    completed,
    contracts,
    dealt,
    displayed,
    maritime,
    on_sale,
    options,
    pieces,
    play,
    quiet,
    race_to,
    row,
    set_up,
    ship,
    standings,
    stock,
    table,
    tile,
    used,
    walk,
    working,
)


def cleaned(s: Table, number: int = 1) -> Table:
    s.round = number
    return dealt(begin(s, CleanUp()))


def dummy(s: Table, word: str) -> int:
    count: int = view(s, None)["dummy"]["points"][word]
    return count


@pytest.mark.clause("NR-265")
def test_the_dummy_has_no_boards_of_its_own() -> None:
    seen = view(table(1), None)
    assert len(seen["players"]) == 1
    assert set(seen["dummy"]) == {"ships", "chariots", "vp", "contracts", "maritime_out", "points", "score"}
    assert seen["neutral"] == "dummy"
    assert view(table(2), None)["dummy"] is None


@pytest.mark.clause("NR-266")
def test_dummy_ships_on_the_three_point_ports() -> None:
    assert view(table(1), None)["dummy"]["ships"] == ["south_sinope", "north_tomis"]
    assert dummy(table(1), "sea") == 6


@pytest.mark.clause("NR-267")
def test_dummy_pieces_on_all_shaded_cells() -> None:
    assert table(1).neutral == SHADED


@pytest.mark.clause("NR-268")
def test_dummy_markers_on_space_three_and_the_favourite_one_further() -> None:
    s = dealt(set_up(1), "DealFavourite")
    assert s.neutral_markers == (3, 3, 3)
    play(s, "deal:chariot_prasina")
    assert s.neutral_markers == (3, 4, 3)
    assert standings(s, 1) == (NEUTRAL, PURPLE)


@pytest.mark.clause("NR-269", "NR-275")
def test_six_legionnaires_two_before_each_patrician() -> None:
    s = table(1)
    play(s, "emperor:1.1")
    assert asked(s) == "dealer reveal_legionnaires"
    play(s, "deal:emperor_2")  # grey 0.0 and 3.2
    assert s.legionnaires == 1 << 0 | 1 << 14
    most, before_each = 0, []
    for step, before, after in walk(1, 9):
        most = max(most, after.legionnaires.bit_count())
        if isinstance(step, RevealLegionnaires):
            before_each.append(before.players[0].patricians.bit_count())
    assert most <= 6
    assert before_each == [0, 1, 2] * 5


@pytest.mark.clause("NR-270")
@pytest.mark.parametrize(("level", "vp"), [("easy", 20), ("normal", 30), ("hard", 40)])
def test_three_difficulties(level: str, vp: int) -> None:
    assert dealt(set_up(1, {"difficulty": level})).dummy_vp == vp
    assert dummy(table(1, options={"difficulty": level}), "start") == vp


@pytest.mark.clause("NR-270")
def test_difficulty_is_for_one_seat_only() -> None:
    with pytest.raises(BadOption):
        set_up(2, {"difficulty": "hard"})


@pytest.mark.clause("NR-271")
def test_all_eight_emperor_tiles() -> None:
    s = dealt(set_up(1), "RevealEmperor")
    assert view(s, None)["forum"]["emperor_tiles_left"] == 8
    assert len(options(s)) == len(EMPEROR_TILES) == 8


@pytest.mark.clause("NR-272")
def test_no_first_player_token() -> None:
    s = table(1)
    s.turn = 1
    stock(s, PURPLE, influence=8)
    act(s, PURPLE, "petition", 2)
    assert asked(s) == "Purple choosing_petition"
    assert "first_player" not in breakdown(s)[PURPLE]


@pytest.mark.clause("NR-273")
def test_three_coins() -> None:
    assert coins(table(1), PURPLE) == 3


@pytest.mark.clause("NR-274")
def test_the_player_places_the_emperor() -> None:
    s = table(1)
    assert asked(s) == "Purple placing_emperor"
    assert options(s) == ["emperor:1.1", "emperor:2.3"]


@pytest.mark.clause("NR-275a")
def test_the_legionnaires_come_first_and_the_next_tile_after_the_turn() -> None:
    kinds = [type(step).__name__ for step, _, _ in walk(1, 5)]
    for place, kind in enumerate(kinds):
        if kind == "RevealLegionnaires":
            assert kinds[place + 1] == "BeginTurn"
            assert kinds[place - 1] in ("NextTurn", "EndTurn") or kinds[place - 1].startswith("Refill")
    assert kinds.count("RevealLegionnaires") == 15


@pytest.mark.clause("NR-276")
def test_a_blocked_legionnaire_gives_the_dummy_a_point() -> None:
    s = table(1)
    play(s, "emperor:1.1")
    play(s, "deal:emperor_6")  # grey 1.1 and 2.0
    assert (s.dummy_vp, s.legionnaires) == (31, 1 << 8)
    begin(s, RevealLegionnaires())
    s.players[PURPLE].patricians = 1 << 0 | 1 << 14
    play(s, "deal:emperor_2")
    assert (s.dummy_vp, s.legionnaires) == (33, 1 << 8)


@pytest.mark.clause("NR-277", "NR-277a")
def test_the_tiles_are_shuffled_anew_in_rounds_three_and_five() -> None:
    when = []
    for step, before, after in walk(1, 7):
        if isinstance(step, RevealEmperor | RevealLegionnaires):
            assert after.emperors.bit_count() == (before.emperors.bit_count() or 8) - 1
            if not before.emperors:
                when.append((before.round, type(step).__name__))
    assert when == [(3, "RevealEmperor"), (5, "RevealEmperor")]


@pytest.mark.clause("NR-278")
def test_patricians_are_placed_as_usual_on_free_cells() -> None:
    s = table(1)
    play(s, "emperor:1.1", "deal:emperor_2")
    assert asked(s) == "Purple placing_patrician"
    assert len(options(s)) == 13
    assert clause_of(s, "place:0.0") == "NR-278"
    assert clause_of(s, "place:1.1") == "NR-36"
    s = quiet(s, "place:0.2", "order:row", "abandon", "abandon")
    assert asked(s) == "Purple placing_patrician"


@pytest.mark.clause("NR-279")
def test_figures_leave_the_forum() -> None:
    s = table(1)
    s.players[PURPLE].patricians, s.legionnaires = 0b111, 0b111000
    cleaned(s)
    assert (s.players[PURPLE].patricians, s.legionnaires) == (0, 0)


@pytest.mark.clause("NR-280")
@pytest.mark.parametrize(("space", "wins"), [(0, False), (3, False), (4, False), (5, True)])
def test_the_favourite_goes_to_whoever_is_ahead(space: int, wins: bool) -> None:
    s = table(1)  # the dummy stands on 4 of the red track
    race_to(s, PURPLE, RED_TRACK, space)
    cleaned(s)
    assert (s.players[PURPLE].chariots, s.dummy_chariots) == (int(wins), int(not wins))


@pytest.mark.clause("NR-280")
def test_on_one_space_the_lower_marker_is_ahead() -> None:
    s = table(1)
    race_to(s, PURPLE, RED_TRACK, 5)
    s.advance_dummy(RED_TRACK)
    assert standings(s, RED_TRACK) == (PURPLE, NEUTRAL)
    cleaned(s)
    assert s.players[PURPLE].chariots == 1


@pytest.mark.clause("NR-281")
def test_the_dummy_advances_on_each_new_favourite() -> None:
    s = table(1)
    assert s.neutral_markers == (4, 3, 3)
    race_to(s, PURPLE, RED_TRACK, 5)
    cleaned(s)
    assert s.neutral_markers == (5, 3, 3), "the next favourite is red again"
    assert standings(s, RED_TRACK) == (PURPLE, NEUTRAL), "onto the top of the stack"


@pytest.mark.clause("NR-282")
def test_the_dummy_ignores_lines_and_wheels() -> None:
    s = table(1)
    before = dummy_points(s)[0]
    for space in (5, 6, 7, 7):
        s.advance_dummy(RED_TRACK)
        assert s.neutral_markers[RED_TRACK] == space
    assert dummy_points(s)[0] == before


@pytest.mark.clause("NR-283")
def test_the_leftmost_maritime_contract_is_discarded() -> None:
    s = table(1)
    maritime(s, "sinope", "tomis", "olbia", "tyras")
    s.round = 1
    dealt(begin(s, CleanUp()), "RefillMaritime")
    play(s, "deal:maritime_histria")
    assert contracts(s, "maritime") == ["tomis", "olbia", "tyras", "histria"]
    assert view(s, None)["dummy"]["maritime_out"] == ["maritime_sinope"]


@pytest.mark.clause("NR-284")
def test_dummy_ships_go_on_to_the_next_port() -> None:
    s = table(1)
    for south, north in (
        ("south_amisus", "north_tyras"),
        ("south_cerasus", "north_olbia"),
        ("south_trapezus", "north_chersonesos"),
    ):
        cleaned(s)
        assert view(s, None)["dummy"]["ships"] == [south, north]
    s.dummy_ships = (8, 17)
    cleaned(s)
    assert s.dummy_ships == (8, 17), "at the end of a route they stay"


@pytest.mark.clause("NR-285")
def test_the_leftmost_construction_contract_goes_to_the_dummy() -> None:
    s = table(1)
    first = contracts(s, "construction")[0]
    cleaned(s)
    assert view(s, None)["dummy"]["contracts"] == [f"construction_{first}"]
    assert None not in contracts(s, "construction")


@pytest.mark.clause("NR-286")
def test_the_other_cleanup_steps_are_done() -> None:
    s = table(1)
    working(s, PURPLE, "0.0", "0.1")
    stock(s, PURPLE, artisan=2)
    row(s, PURPLE, "titus")
    s.players[PURPLE].used = s.players[PURPLE].row
    cards, tiles = displayed(s), on_sale(s)
    cleaned(s)
    assert artisans(s, PURPLE) == 3
    assert used(s, PURPLE) == []
    assert displayed(s)[:3] == cards[1:]
    assert on_sale(s)[:3] == tiles[1:4]
    assert on_sale(s)[4] != tiles[4]


@pytest.mark.clause("NR-287")
def test_the_last_cleanup() -> None:
    s = table(1)
    working(s, PURPLE, "0.0")
    cards = displayed(s)
    sea = contracts(s, "maritime")
    cleaned(s, 5)
    assert asked(s) == OVER
    assert s.dummy_chariots == 1
    assert view(s, None)["dummy"]["ships"] == ["south_amisus", "north_tyras"]
    assert len(view(s, None)["dummy"]["contracts"]) == 1
    assert (displayed(s), contracts(s, "maritime"), s.players[PURPLE].placed) == (cards, sea, 1)


@pytest.mark.clause("NR-288")
def test_only_eight_categories() -> None:
    s = table(1)
    stock(s, PURPLE, wheat=5, coin=40, influence=8, artisan=3)
    assert list(breakdown(s)[PURPLE]) == [
        "sea",
        "construction",
        "majorities",
        "chariots",
        "finish",
        "followers",
        "animals",
        "mosaic",
    ]
    assert scores(s) == [0]


@pytest.mark.clause("NR-289")
def test_both_score_their_ships() -> None:
    s = table(1)
    ship(s, PURPLE, 1, "south.6")
    s.dummy_ships = (8, 16)
    assert breakdown(s)[PURPLE]["sea"] == 7
    assert dummy(s, "sea") == 10 + 7


@pytest.mark.clause("NR-290")
def test_the_dummy_scores_its_five_contracts() -> None:
    s = table(1)
    completed(s, PURPLE, construction=["augustaion"])
    assert breakdown(s)[PURPLE]["construction"] == 6
    end = [after for _, _, after in walk(1, 3)][-1]
    taken = [contract for n, contract in enumerate(CONSTRUCTION) if end.construction_out >> n & 1]
    assert len(taken) == 5
    assert dummy(end, "construction") == sum(contract.vp for contract in taken) == contract_points(end.construction_out)


@pytest.mark.clause("NR-291")
def test_the_dummy_wins_ties_for_a_zone() -> None:
    s = table(1)
    assert (dummy(s, "majorities"), breakdown(s)[PURPLE]["majorities"]) == (5 + 7 + 10, 0)
    pieces(s, PURPLE, "c", "0.0", "0.1", "1.0")  # three against three
    assert (dummy(s, "majorities"), breakdown(s)[PURPLE]["majorities"]) == (22, 4)
    pieces(s, PURPLE, "c", "1.1")
    assert (dummy(s, "majorities"), breakdown(s)[PURPLE]["majorities"]) == (5 + 7 + 4, 10)


@pytest.mark.clause("NR-292")
def test_three_points_for_each_chariot() -> None:
    s = table(1)
    s.players[PURPLE].chariots, s.dummy_chariots = 2, 3
    assert (breakdown(s)[PURPLE]["chariots"], dummy(s, "chariots")) == (6, 9)


@pytest.mark.clause("NR-293")
def test_the_dummy_scores_markers_that_are_further() -> None:
    s = table(1)  # the dummy on 4, 3, 3
    assert dummy(s, "finish") == 15
    race_to(s, PURPLE, RED_TRACK, 4)
    race_to(s, PURPLE, 1, 2)
    race_to(s, PURPLE, 2, 7)
    assert dummy(s, "finish") == 5
    assert breakdown(s)[PURPLE]["finish"] == 5


@pytest.mark.clause("NR-294")
def test_followers_and_animals_score_as_usual() -> None:
    s = table(1)
    row(s, PURPLE, "martinus")
    tile(s, PURPLE, "0.0", "animal")
    assert (breakdown(s)[PURPLE]["followers"], breakdown(s)[PURPLE]["animals"]) == (1, 2)
    assert {"followers", "animals"} & set(view(s, None)["dummy"]["points"]) == set()


@pytest.mark.clause("NR-295")
def test_the_dummy_scores_unclaimed_achievements() -> None:
    s = table(1)
    assert dummy(s, "mosaic") == 3 * (2 + 3 + 5)
    claimed(s, PURPLE, "0.0", "1.1", "2.2")
    assert dummy(s, "mosaic") == 2 * (2 + 3 + 5)
    assert breakdown(s)[PURPLE]["mosaic"] == 2 + 3 + 5 + 3


@pytest.mark.clause("NR-296")
def test_the_player_must_have_more_than_the_dummy() -> None:
    s = table(1)
    claimed(s, PURPLE, "0.0", "1.1", "2.2")
    own = scores(s)[0]
    s.dummy_vp += own - sum(dummy_points(s))
    assert scores(s)[0] == view(s, None)["dummy"]["score"]
    assert winners(s) == ()
    s.dummy_vp -= 1
    assert winners(s) == (PURPLE,)


@pytest.mark.clause("NR-275a")
def test_every_turn_of_the_solo_game_is_the_players() -> None:
    turns = [step for step, _, _ in walk(1, 2) if step in PLACING]
    assert turns == [PLACING[PURPLE]] * 15
