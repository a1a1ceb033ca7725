"""Section 12: the end of the game."""

import pytest

from tabularium.games.aquileia.components import CARDS, SPACES
from tabularium.games.aquileia.scoring import breakdown, scores, winners
from tabularium.games.aquileia.state import Points, Table
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.turns import EndRound, Placing
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    OVER,
    STEFAN,
    WALTER,
    asked,
    begin,
    discs,
    give,
    options,
    own,
    play,
    purse,
    score,
    table,
    told,
    walk,
)


@pytest.mark.clause("AQ-END1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_after_six_rounds(seats: int) -> None:
    rounds = [after.round for step, _, after in walk(seats, seats) if isinstance(step, EndRound)]
    assert rounds == [1, 2, 3, 4, 5, 6]


@pytest.mark.clause("AQ-END1")
@pytest.mark.parametrize("number", range(1, 7))
def test_only_the_sixth_round_is_the_last(number: int) -> None:
    s = table()
    s.round = number
    begin(s, EndRound())
    assert asked(s) == ("Stefan placing" if number < 6 else OVER)


@pytest.mark.clause("AQ-END2")
@pytest.mark.parametrize("vp", [10, 7, 5, 3])
def test_point_laurels_score_what_is_printed(vp: int) -> None:
    s = table()
    give(s, WALTER, f"stadium_vp{vp}")
    begin(s, EndGame())
    assert asked(s) == OVER
    assert scores(s) == [0, vp, 0, 0]
    assert breakdown(s)[WALTER]["laurels"] == vp


@pytest.mark.clause("AQ-END2")
def test_point_laurels_add_up() -> None:
    s = table()
    for vp in (10, 7, 3):
        give(s, WALTER, f"stadium_vp{vp}")
    s.score(WALTER, Points.PORTUS, 11)
    begin(s, EndGame())
    assert score(s, WALTER) == 31


def two_laurels() -> Table:
    s = table()
    give(s, KIKO, "theatrum_white_blue", openly=True)
    give(s, KIKO, "theatrum_blue_purple", openly=True)
    own(s, KIKO, "villa_white_4", "villa_blue_6", "villa_purple_10")
    return begin(s, EndGame())


@pytest.mark.clause("AQ-END3", "AQ-END4")
@pytest.mark.parametrize(
    ("first", "second", "total"),
    [("white", "blue", 10), ("white", "purple", 14), ("blue", "blue", 12), ("blue", "purple", 16)],
)
def test_the_owner_decides_for_each_laurel_on_its_own(first: str, second: str, total: int) -> None:
    s = two_laurels()
    assert options(s) == ["count:white", "count:blue"]
    play(s, f"Kiko count:{first}")
    assert options(s) == ["count:blue", "count:purple"]
    play(s, f"Kiko count:{second}")
    assert asked(s) == OVER
    assert score(s, KIKO) == total


@pytest.mark.clause("AQ-END3a")
def test_all_laurels_are_shown_before_the_colours_are_chosen() -> None:
    s = two_laurels()
    assert view(s, None)["asked"] == {"seat": KIKO, "kind": "choosing_colour", "card": "theatrum_white_blue"}
    s = table()
    give(s, KIKO, "theatrum_white_blue", openly=True)
    give(s, KIKO, "stadium_yellow")
    give(s, KIKO, "servi_double", 2)
    give(s, STEFAN, "stadium_vp3")
    own(s, KIKO, "villa_white_4")
    before = view(s, WALTER)["players"]
    assert not any("laurels" in player for player in before)
    begin(s, EndGame())
    for seat in (None, WALTER):
        shown = view(s, seat)["players"]
        assert [player["laurels"] for player in shown] == [
            {"stadium_vp3": 1},
            {},
            {},
            {"stadium_yellow": 1, "theatrum_white_blue": 1},  # and no slaves
        ]
    play(s, "Kiko count:white")
    assert view(s, None)["players"][KIKO]["counted"] == {"white": 1, "blue": 0, "yellow": 1, "purple": 0}


@pytest.mark.clause("AQ-END3a")
def test_colours_are_chosen_in_turn_order_from_the_new_first_player() -> None:
    s = table(first=STEFAN)
    laurels = ["theatrum_white_blue", "theatrum_white_purple", "theatrum_yellow_white"]
    villas = ["villa_white_4", "villa_white_6", "villa_white_8"]
    for seat, laurel, villa in zip((STEFAN, WALTER, KIKO), laurels, villas, strict=True):
        give(s, seat, laurel, openly=True)
        own(s, seat, villa)
    give(s, WALTER, "theatrum_blue_yellow", openly=True)
    own(s, WALTER, "villa_yellow_4")
    discs(s, KIKO, GIORGIO, WALTER, STEFAN)
    s.round = 6
    begin(s, EndRound())
    play(s, "Kiko count:white", "Stefan count:white")
    assert asked(s) == "Walter choosing_colour"
    play(s, "Walter count:yellow", "Walter count:purple")
    assert asked(s) == OVER
    assert scores(s) == [4, 4, 0, 8]


@pytest.mark.clause("AQ-END3a")
@pytest.mark.parametrize(
    ("villas", "is_asked"),
    [
        ([], False),
        (["villa_purple_10"], False),
        (["villa_white_4", "villa_blue_4"], False),
        (["villa_white_10", "villa_blue_6", "villa_blue_4"], False),
        (["villa_white_4"], True),
        (["villa_blue_4"], True),
        (["villa_white_4", "villa_blue_6"], True),
    ],
)
def test_a_colour_is_asked_for_only_if_it_matters(villas: list[str], is_asked: bool) -> None:
    s = table()
    give(s, KIKO, "theatrum_white_blue", openly=True)
    own(s, KIKO, *villas)
    begin(s, EndGame())
    assert asked(s) == ("Kiko choosing_colour" if is_asked else OVER)
    if not is_asked:
        assert score(s, KIKO) == sum(int(v.split("_")[2]) for v in villas if "white" in v)
        assert sum(view(s, None)["players"][KIKO]["counted"].values()) == 1


@pytest.mark.clause("AQ-END3a")
def test_a_laurel_of_the_stadium_does_not_make_equal_villas_matter() -> None:
    s = table()
    give(s, KIKO, "theatrum_white_blue", openly=True)
    give(s, KIKO, "stadium_blue", 2)
    own(s, KIKO, "villa_white_4", "villa_blue_4")
    begin(s, EndGame())
    assert asked(s) == OVER
    assert score(s, KIKO) == 4 + 2 * 4  # three laurels for villas of 4, however they are split


@pytest.mark.clause("AQ-END4")
def test_villas_times_laurels_colour_by_colour() -> None:
    s = table()
    give(s, WALTER, "stadium_yellow", 2)
    give(s, WALTER, "stadium_purple")
    give(s, WALTER, "theatrum_yellow_purple", openly=True)
    own(s, WALTER, "villa_yellow_10", "villa_yellow_4", "villa_purple_8", "villa_purple_4")
    own(s, STEFAN, "villa_yellow_8")
    play(begin(s, EndGame()), "Walter count:yellow")
    assert score(s, WALTER) == 3 * 14 + 1 * 12
    assert breakdown(s)[WALTER]["villas"] == 54
    assert score(s, STEFAN) == 0


@pytest.mark.clause("AQ-END5", "AQ-END10")
def test_villas_without_a_laurel_and_laurels_without_a_villa_score_nothing() -> None:
    s = table()
    own(s, STEFAN, "villa_yellow_10", "villa_yellow_8")
    give(s, STEFAN, "stadium_blue", 2)
    give(s, WALTER, "stadium_purple")
    give(s, WALTER, "theatrum_yellow_white", openly=True)
    begin(s, EndGame())
    assert asked(s) == OVER
    assert scores(s) == [0, 0, 0, 0]
    assert "villas" not in {event.key for event in told(s)}


@pytest.mark.clause("AQ-END6")
def test_a_point_laurel_multiplies_nothing() -> None:
    s = table()
    give(s, STEFAN, "stadium_vp5")
    give(s, STEFAN, "stadium_white")
    own(s, STEFAN, "villa_white_6", "villa_blue_10")
    begin(s, EndGame())
    assert score(s, STEFAN) == 5 + 6
    assert all(not card.colours for card in CARDS if card.vp)


@pytest.mark.clause("AQ-END7")
def test_coins_and_other_cards_score_nothing() -> None:
    s = table()
    purse(s, STEFAN, 20, 20, 20)
    give(s, STEFAN, "servi_double", 11)
    give(s, STEFAN, "weapons_triple")
    give(s, STEFAN, "horses_gold_double", 2)
    own(s, STEFAN, "workshop_gemmarius", "bank_all_metals")
    begin(s, EndGame())
    assert scores(s) == [0, 0, 0, 0]


@pytest.mark.clause("AQ-END8")
def test_most_points_win() -> None:
    s = table()
    s.score(STEFAN, Points.ARENA, 30)
    s.score(GIORGIO, Points.PORTUS, 26)
    give(s, GIORGIO, "stadium_vp5")
    begin(s, EndGame())
    assert scores(s) == [30, 0, 31, 0]
    assert winners(s) == (GIORGIO,)


@pytest.mark.clause("AQ-END9")
def test_a_tie_is_a_shared_victory() -> None:
    s = table()
    discs(s, GIORGIO, KIKO, WALTER, STEFAN)
    purse(s, KIKO, 9, 9, 9)
    s.score(STEFAN, Points.ARENA, 30)
    s.score(KIKO, Points.VILLAS, 30)
    s.score(WALTER, Points.VILLAS, 29)
    s.round = 6
    begin(s, EndRound())
    assert winners(s) == (STEFAN, KIKO)


def test_the_breakdown_adds_up_to_the_score() -> None:
    for step, _, after in walk(3, 6):
        if isinstance(step, Placing):
            assert [sum(parts.values()) for parts in breakdown(after)] == scores(after)
    assert set(breakdown(after)[0]) == {"pecunia", "arena", "building", "portus", "laurels", "villas"}
    assert max(scores(after)) > 0
    assert len(SPACES) == len(after.space_owner)
