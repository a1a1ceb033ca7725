"""Section 2: the starting table."""

import pytest

from tabularium.core.agenda import pending
from tabularium.core.errors import BadOption
from tabularium.games.nova_roma.city import REWARD_CELLS
from tabularium.games.nova_roma.components import (
    ARTISANS,
    BUILDING_PIECES,
    CHARIOT_COPIES,
    CONSTRUCTION,
    EMPEROR_TILES,
    ESTATE_TILES,
    FOLLOWERS,
    MARITIME,
    MOSAIC_TILES,
    TOKENS,
)
from tabularium.games.nova_roma.steps.cleanup import leader
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    BLUE,
    FORUM,
    GREEN,
    PURPLE,
    YELLOW,
    asked,
    coins,
    contracts,
    dealt,
    displayed,
    held,
    on_sale,
    options,
    play,
    set_up,
    standings,
    table,
    walk,
    weights,
)


@pytest.mark.clause("NR-13", "NR-27")
def test_artisans_lie_in_the_supply_and_everybody_has_one() -> None:
    for seats in (2, 3, 4):
        s = table(seats)
        assert [held(s, seat, "artisan") for seat in range(seats)] == [(1,)] * seats
        assert s.supply == ARTISANS - seats


@pytest.mark.clause("NR-14")
def test_four_maritime_contracts_from_a_stack_of_thirty() -> None:
    s = set_up(3)
    assert options(s) == [f"deal:{contract.id}" for contract in MARITIME]
    assert len(set(weights(s).values())) == 1
    play(s, "deal:maritime_sinope", "deal:maritime_tomis", "deal:maritime_olbia", "deal:maritime_tyras")
    assert contracts(s, "maritime") == ["sinope", "tomis", "olbia", "tyras"]
    assert s.maritime_stack.bit_count() == 26


@pytest.mark.clause("NR-15")
def test_four_construction_contracts_from_a_stack_of_twenty_eight() -> None:
    s = dealt(set_up(3), "RefillConstruction")
    assert options(s) == [f"deal:{contract.id}" for contract in CONSTRUCTION]
    play(s, *[f"deal:construction_{word}" for word in ("milion", "capitolium", "great_palace", "nymphaeum")])
    assert contracts(s, "construction") == ["milion", "capitolium", "great_palace", "nymphaeum"]
    assert s.construction_stack.bit_count() == 24


@pytest.mark.clause("NR-16")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 8), (2, 8), (3, 12), (4, 12)])
def test_reward_tokens_at_random_and_fewer_with_one_or_two(seats: int, tokens: int) -> None:
    s = dealt(set_up(seats), "DealReward")
    assert weights(s) == {f"deal:{token.id}": 3 for token in TOKENS}
    play(s, "deal:reward_goods")
    assert weights(s)["deal:reward_goods"] == 2
    s = table(seats)
    lying = [reward for reward in view(s, None)["city"]["rewards"] if reward["token"]]
    assert len(lying) == tokens
    for number, cell in enumerate(REWARD_CELLS):
        assert (s.reward_tokens[number] >= 0) == (seats > 2 or not cell.for_three)


@pytest.mark.clause("NR-17")
def test_forum_tiles_at_random_on_rows_and_columns() -> None:
    s = dealt(set_up(3), "DealForum")
    assert len(options(s)) == 8
    play(s, *[f"deal:forum_{word}" for word in reversed(FORUM)])
    forum = view(s, None)["forum"]
    assert forum["rows"] == ["produce", "trade", "petition", "sail"]
    assert forum["columns"] == ["build", "race", "recruit", "upgrade"]


@pytest.mark.clause("NR-18")
def test_five_of_eight_emperor_tiles_and_three_unseen_in_the_box() -> None:
    s = dealt(set_up(3), "RevealEmperor")
    assert options(s) == [f"deal:{tile.id}" for tile in EMPEROR_TILES]
    seen = []
    for step, before, after in walk(3, 2):
        if type(step).__name__ == "RevealEmperor":
            assert before.emperors >> after.emperor_tile & 1, "a tile that nobody has seen"
            seen.append(after.emperor_tile)
    assert len(set(seen)) == 5


@pytest.mark.clause("NR-19")
def test_four_basic_tiles_and_a_special_one() -> None:
    s = dealt(set_up(3), "RefillEstate")
    assert weights(s) == {f"deal:{tile.id}": tile.copies for tile in ESTATE_TILES if not tile.is_special}
    play(s, "deal:animal", "deal:prod_wine", "deal:animal")
    assert weights(s)["deal:animal"] == 7
    play(s, "deal:exch_coin_artisan")
    assert options(s) == [f"deal:{tile.id}" for tile in ESTATE_TILES if tile.is_special]
    play(s, "deal:special_sail")
    assert on_sale(s) == ["animal", "prod_wine", "animal", "exch_coin_artisan", "special_sail"]


@pytest.mark.clause("NR-20")
def test_four_followers_face_up() -> None:
    s = dealt(set_up(3), "RefillFollower")
    assert options(s) == [f"deal:{card.id}" for card in FOLLOWERS]
    play(s, "deal:trivia", "deal:calux", "deal:titus", "deal:nela")
    assert displayed(s) == ["trivia", "calux", "titus", "nela"]


@pytest.mark.clause("NR-21")
def test_the_favourite_chariot_and_the_next() -> None:
    s = dealt(set_up(3), "DealFavourite")
    assert weights(s) == {"deal:chariot_russata": 3, "deal:chariot_prasina": 3, "deal:chariot_veneta": 3}
    play(s, "deal:chariot_veneta")
    assert weights(s)["deal:chariot_veneta"] == 2
    play(s, "deal:chariot_russata")
    hippodrome = view(s, None)["hippodrome"]
    assert (hippodrome["favourite"], hippodrome["next_favourite"]) == ("track_veneta", "track_russata")
    assert hippodrome["chariots_left"] == 3
    assert sum(s.chariots) == sum(CHARIOT_COPIES) - 2


@pytest.mark.clause("NR-22", "NR-29")
def test_everybody_has_the_pieces_of_a_colour() -> None:
    for player in view(table(4), None)["players"]:
        assert player["pieces_left"] == BUILDING_PIECES == 20
        assert player["patricians_left"] == 3
        assert len(player["ships"]) == 2
        assert player["tokens"] == 4
        assert len(player["estate"]) == 9
        assert not [cell for cell in player["estate"] if cell["tile"] or cell["artisan"]]


@pytest.mark.clause("NR-23")
def test_a_marker_of_everybody_on_each_start_space() -> None:
    s = table(4)
    for track in range(3):
        assert sorted(standings(s, track)) == [PURPLE, YELLOW, GREEN, BLUE]
        assert [player.markers[track] for player in s.players] == [0] * 4


@pytest.mark.clause("NR-23a")
def test_start_stacks_in_turn_order_decide_nothing() -> None:
    s = table(4, first=GREEN)
    assert standings(s, 0) == (GREEN, BLUE, PURPLE, YELLOW)
    assert leader(s, 0) == -1
    s.advance(YELLOW, 0)
    assert leader(s, 0) == YELLOW


@pytest.mark.clause("NR-24")
def test_three_achievement_tokens_beside_the_hippodrome() -> None:
    assert [(player.tokens, player.beside) for player in table(4).players] == [(4, 3)] * 4


@pytest.mark.clause("NR-25")
def test_ships_begin_at_byzantium() -> None:
    assert [player["ships"] for player in view(table(2), None)["players"]] == [["start", "start"]] * 2


@pytest.mark.clause("NR-26")
def test_one_influence_and_one_of_each_good() -> None:
    s = table(3)
    for seat in range(3):
        assert held(s, seat, "wheat", "stone", "wood", "wine", "horse", "influence") == (1, 1, 1, 1, 1, 1)


@pytest.mark.clause("NR-28")
def test_a_mosaic_tile_of_each_colour_at_random() -> None:
    s = dealt(set_up(4, {"first_player": "1"}), "DealMosaic")
    assert options(s) == [f"deal:{tile.id}" for tile in MOSAIC_TILES if tile.colour == 0]
    s = table(4)
    for player in s.players:
        assert [MOSAIC_TILES[tile].colour for tile in player.mosaic] == [0, 1, 2]
    assert s.mosaic_stack.bit_count() == 3


@pytest.mark.clause("NR-30")
def test_two_cards_from_the_deck_for_everybody() -> None:
    s = dealt(set_up(3, {"first_player": "1"}), "DrawFollower")
    assert len(options(s)) == 36
    step = s.agenda[-1]
    found = pending(s)
    assert found is not None
    assert list(found[0].witnesses(s) or ()) == [PURPLE]
    assert step is found[0]
    s = dealt(s)
    assert [player.hand.bit_count() for player in s.players] == [2, 2, 2]


@pytest.mark.clause("NR-31")
def test_a_random_first_player() -> None:
    s = dealt(set_up(4), "ChooseFirstPlayer")
    assert weights(s) == {"first:1": 1, "first:2": 1, "first:3": 1, "first:4": 1}
    play(s, "first:3")
    assert view(s, None)["first_player"] == GREEN
    assert asked(dealt(s)) == "Green placing_emperor"


@pytest.mark.clause("NR-32")
def test_coins_by_turn_order() -> None:
    s = table(4, first=GREEN)
    assert [coins(s, seat) for seat in (GREEN, BLUE, PURPLE, YELLOW)] == [3, 4, 5, 6]


@pytest.mark.clause("NR-32a")
def test_the_first_player_is_known_before_the_drafts() -> None:
    s = dealt(set_up(3, {"mosaic_draft": True, "follower_draft": True}), "ChooseFirstPlayer")
    play(s, "first:2")
    assert asked(dealt(s)) == "Purple drafting_mosaic", "the last in turn order begins"


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption):
        set_up(2, {"first_player": "3"})
