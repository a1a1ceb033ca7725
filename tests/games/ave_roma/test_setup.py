"""Sections 4 and 18: the starting table and its options."""

import pytest

from tabularium.games.ave_roma import GAME
from tabularium.games.ave_roma.components import (
    AREA_FACE,
    CARDS,
    DECK_RANGES,
    INTERVALS,
    PATRONS,
    PLAYER_BOARDS,
    SYMBOLS,
)
from tabularium.games.ave_roma.view import view
from tests.games.ave_roma.playing import (
    GREEN,
    YELLOW,
    asked,
    begin,
    can_send,
    goods,
    hold,
    names_of,
    options,
    own,
    patron,
    play,
    row,
    send,
    set_up,
    table,
)


@pytest.mark.clause("AR-1", "AR-16")
def test_four_decks_of_thirty_with_a_symbol_on_each_card() -> None:
    for deck in range(4):
        cards = [card for card in CARDS if card.deck == deck]
        assert len(cards) == 30
        assert sorted({card.symbol for card in cards}) == list(range(len(SYMBOLS)))


@pytest.mark.clause("AR-2", "AR-3")
@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, (18, 18, 20, 18)), (3, (22, 22, 20, 22)), (4, (26, 26, 25, 26)), (5, (30, 30, 30, 30))]
)
def test_cards_for_the_number_of_players(seats: int, sizes: tuple[int, ...]) -> None:
    s = set_up(seats)
    assert tuple(s.left) == sizes
    for bag in s.bags:
        assert all(CARDS[card].min_players <= seats for card in bag), "the others are out of the game"


@pytest.mark.clause("AR-4", "AR-5", "AR-6")
def test_dealing_areas_then_rows_from_the_right() -> None:
    s = set_up(3)
    assert asked(s) == "dealer deal_area"
    assert len(options(s)) == 22, "any card may be on top of a shuffled deck"
    play(s, "deal:italia", "deal:sicilia", "deal:asia", "deal:africa", "deal:baetica")
    assert [CARDS[card].id for card in s.area_cards] == ["italia", "sicilia", "asia", "africa", "baetica"]
    assert s.upper == 0
    play(s, "deal:taberna_plan")
    assert CARDS[s.rows[4]].id == "taberna_plan"
    for _ in range(14):
        play(s, options(s)[0])
    assert [CARDS[card].deck for card in s.rows] == [1] * 5 + [2] * 5 + [3] * 5


@pytest.mark.clause("AR-7", "AR-11", "AR-12", "AR-14", "AR-9")
def test_what_everybody_begins_with() -> None:
    s = table(4)
    for seat, player in enumerate(s.players):
        assert player.workers == [0, 1, 1, 1, 1, 1]
        assert player.goods[7] == 3
        assert player.score == 0
        assert player.colosseum == 0
        assert [s.level(seat, area) for area in range(5)] == [-1] * 5
    assert s.brown == [0] * 5


@pytest.mark.clause("AR-7a", "AR-13", "AR-8")
def test_boards_and_order_are_drawn_and_sides_chosen_in_that_order() -> None:
    s = set_up(3)
    while asked(s) != "dealer give_board":
        play(s, options(s)[0])
    play(s, "board:4", "board:1", "board:2")
    assert options(s) == ["next:1", "next:2", "next:3"]
    play(s, "next:3", "next:1", "next:2")
    assert [sum(player.goods) for player in s.players] == [0, 0, 0], "resources come after the choice"
    play(s, "Blue side:b", "Yellow side:a", "Green side:b")
    assert [PLAYER_BOARDS[player.board].id for player in s.players] == ["board_4a", "board_1b", "board_2b"]
    assert goods(s, YELLOW) == {"wheat": 2, "wine": 2, "surplus": 2, "denarii": 3}
    assert goods(s, GREEN) == {"wood": 2, "wheat": 2, "surplus": 2, "denarii": 3}
    assert s.players[YELLOW].politics == 0
    assert asked(s) == "Blue placing"


@pytest.mark.clause("AR-8")
def test_every_board_begins_with_two_of_what_costs_two() -> None:
    for board in PLAYER_BOARDS:
        assert board.start[:6] == tuple(2 if price == 2 else 0 for price in board.prices)
        assert board.start[6:] == (2, 3)


@pytest.mark.clause("AR-10")
def test_the_face_of_the_scoring_card() -> None:
    assert AREA_FACE == {2: "2_3", 3: "2_3", 4: "4_5", 5: "4_5"}


@pytest.mark.clause("AR-15")
def test_the_bank_is_unlimited() -> None:
    s = table()
    hold(s, YELLOW, denarii=400)
    send(s, YELLOW, 5, "quaestor")
    assert goods(s, YELLOW) == {"denarii": 410}


@pytest.mark.clause("AR-17")
def test_points_are_marked_when_they_are_gained() -> None:
    s = table()
    row(s, "aedificator", 5, "taberna_edifice")
    hold(s, YELLOW, wheat=1, wine=1, denarii=2)
    send(s, YELLOW, 1, "aedificator.5")
    assert asked(s) == "Green placing"
    assert GAME.scores(s)[YELLOW] == 3


@pytest.mark.clause("AR-18")
def test_sides_of_the_board_and_active_patrons() -> None:
    s = table()
    patron(s, YELLOW, "verres")
    own(s, YELLOW, "italia", "cato")
    own(s, YELLOW, "hannibal_2", right=True)
    player = s.players[YELLOW]
    assert names_of(player.left) == ["italia", "cato"]
    assert names_of(player.right) == ["hannibal_2"]
    assert names_of(player.active) == ["verres"]
    assert len(names_of(player.cards)) == 4
    own(s, YELLOW, "colosseum_plan", right=True)  # a pair counts cards on either side
    row(s, "aedificator", 5, "colosseum_edifice")
    hold(s, YELLOW, wood=1, stone=2, cattle=1, iron=1, wine=1, denarii=3)
    send(s, YELLOW, 1, "aedificator.5")
    assert goods(s, YELLOW) == {"iron": 1}


# ---------------------------------------------------------------------- options


@pytest.mark.clause("AR-220")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_thirty_cards(seats: int) -> None:
    s = set_up(seats, {"decks": "ignore_numbers"})
    assert s.left == [30] * 4
    assert [len(bag) for bag in s.bags] == [30] * 4


@pytest.mark.clause("AR-221", "AR-186")
def test_random_decks_of_equal_size() -> None:
    offered = next(option for option in GAME.options if option.id == "decks").values
    assert [f"random_{size}" in offered for size in (14, 15, 22, 30, 31)] == [False, True, True, True, False]
    s = set_up(2, {"decks": "random_15"})
    assert s.left == [15] * 4
    assert [len(bag) for bag in s.bags] == [30] * 4, "any of the thirty may be among them"
    for _ in range(20):
        play(s, options(s)[0])
    assert view(s, 0)["decks"] == {"area": 10, "building": 10, "war": 10, "patron": 10}


@pytest.mark.clause("AR-222")
def test_no_promotional_cards() -> None:
    assert len(CARDS) == 4 * 30 == sum(len(deck) for deck in DECK_RANGES)
    assert PATRONS.bit_count() == 30


@pytest.mark.clause("AR-223", "AR-45")
def test_the_two_interval_profiles() -> None:
    assert INTERVALS[0][:5] == INTERVALS[0][5:10] == ((5, 5), (4, 5), (3, 5), (2, 5), (1, 5))
    assert INTERVALS[0][10:] == ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5))
    assert INTERVALS[1] == ((1, 1), (1, 2), (1, 3), (1, 4), (1, 5)) * 3
    for profile, slots in (
        ("rulebook", ["to:aedificator.5"]),
        ("low_values", ["to:aedificator.1", "to:aedificator.5"]),
    ):
        s = table(intervals=profile)
        hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, denarii=20)
        found = [move for move in can_send(s, YELLOW, 1) if move.startswith("to:aedificator")]
        assert [slot in found for slot in ("to:aedificator.1", "to:aedificator.5")] == [
            "to:aedificator.1" in slots,
            True,
        ]


@pytest.mark.clause("AR-197")
def test_advanced_mode_turns_up_the_top_of_three_decks() -> None:
    s = table(mode="advanced")
    assert [CARDS[card].id for card in s.tops] == ["insula_plan", "vercingetorix_1", "columella"]
    assert view(s, 0)["tops"] == {"building": "insula_plan", "war": "vercingetorix_1", "patron": "columella"}
    basic = begin(table())
    assert basic.tops == [-1, -1, -1]
