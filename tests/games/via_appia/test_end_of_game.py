"""Section 7: the end."""

import pytest

from tabularium.games.via_appia.components import PLACE
from tabularium.games.via_appia.scoring import breakdown, majority, scores, winners
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.ending import FinalScoring
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    NAMES,
    OVER,
    PAULA,
    QUINTUS,
    RUFUS,
    asked,
    begin,
    cart,
    log,
    options,
    pave,
    play,
    purse,
    score,
    stand,
    stones,
    table,
)


def nearly_there(seats: int = 3, seat: int = QUINTUS, first: int = PAULA) -> Table:
    """This seat can step into Brundisium."""
    s = table(seats, first=first)
    pave(s, "a", "b", "c")
    s.paved[PLACE["c10"]] = 0
    s.slab_reserve[0] += 1
    s.players[PAULA].bonus[2] -= 1
    stand(s, seat, "c17")
    purse(s, seat, 1)
    return s


@pytest.mark.clause("VA-EN1", "VA-EN2", "VA-EN3")
def test_a_victory_tile_in_brundisium_ends_the_game_after_the_round() -> None:
    s = nearly_there()
    play(s, "Paula income", "take:income_01", "half:sesterces")
    play(s, "Quintus travel")
    play(s, *(["go:brundisium"] if asked(s) == "Quintus travelling" else []))
    assert s.is_ending
    assert asked(s) == "Rufus taking_turn"  # the round is finished, all rules in force
    assert view(s, None)["is_ending"]
    assert "income" in options(s)
    play(s, "Rufus income", "take:income_02", "half:stones")
    assert asked(s) == OVER
    assert scores(s)[QUINTUS] >= 7


@pytest.mark.clause("VA-EN2")
def test_if_the_last_player_triggers_the_end_it_is_over_at_once() -> None:
    s = nearly_there(seat=RUFUS)
    play(s, "income", "take:income_01", "half:sesterces")
    play(s, "income", "take:income_02", "half:sesterces")
    play(s, "Rufus travel")
    play(s, *(["go:brundisium"] if asked(s) == "Rufus travelling" else []))
    assert asked(s) == OVER


@pytest.mark.clause("VA-EN2", "VA-TU1")
@pytest.mark.parametrize("first", [PAULA, QUINTUS, RUFUS])
@pytest.mark.parametrize("traveller", [PAULA, QUINTUS, RUFUS])
def test_all_have_had_the_same_number_of_turns_whoever_began(first: int, traveller: int) -> None:
    s = nearly_there(seat=traveller, first=first)
    turns: list[int] = []
    while asked(s) != OVER:
        name, kind = asked(s).split(" ")
        if kind == "taking_turn":
            turns.append(NAMES.index(name))
            play(s, "travel" if turns[-1] == traveller else "income")
        else:
            play(s, "go:brundisium" if kind == "travelling" else options(s)[0])
    assert turns == [(first + place) % 3 for place in range(3)]
    assert s.players[traveller].reached == 3


@pytest.mark.clause("VA-EN1", "VA-EN2")
def test_the_whole_road_paved_ends_the_game() -> None:
    s = nearly_there(2)
    stand(s, PAULA, "beneventum")
    cart(s, PAULA, small=2)
    play(s, "Paula build")
    assert s.is_ending
    assert log(s)[-1].startswith("The whole road is paved")
    play(s, "Quintus income", "take:income_01", "half:sesterces")
    assert asked(s) == OVER


@pytest.mark.clause("VA-EN4", "VA-EN12")
def test_most_sesterces() -> None:
    s = table(3)
    purse(s, PAULA, 4)
    purse(s, QUINTUS, 4)
    purse(s, RUFUS, 3)
    begin(s, FinalScoring())
    assert [score(s, seat) for seat in range(3)] == [3, 3, 1]
    assert [points["money"] for points in breakdown(s)] == [2, 2, 0]
    assert view(s, None)["players"][RUFUS]["sesterces"] == 3


@pytest.mark.clause("VA-EN5", "VA-EN8")
def test_most_and_second_most_tiles_of_each_part() -> None:
    s = table(3)
    pave(s, "a01", "a05", "a06", by=PAULA)
    pave(s, "a07", by=QUINTUS)
    pave(s, "b06", by=RUFUS)
    purse(s, RUFUS, 30)
    begin(s, FinalScoring())
    assert [points["part_a"] for points in breakdown(s)] == [8, 4, 0]
    assert [points["part_b"] for points in breakdown(s)] == [0, 0, 8]
    assert [points["part_c"] for points in breakdown(s)] == [0, 0, 0]


@pytest.mark.clause("VA-EN6", "VA-EN7", "VA-EN8", "VA-Q12")
def test_ties() -> None:
    assert majority([4, 4, 4, 4]) == [3, 3, 3, 3]
    assert majority([6, 2, 2, 2]) == [8, 1, 1, 1]
    assert majority([0, 0]) == [0, 0]
    assert majority([3, 0, 0]) == [8, 0, 0]
    assert majority([2, 1]) == [8, 4]


@pytest.mark.clause("VA-EN9")
def test_tied_players_share_the_victory() -> None:
    s = table(3)
    for seat in range(3):
        purse(s, seat, 2 if seat < 2 else 1)
    begin(s, FinalScoring())
    assert winners(s) == (PAULA, QUINTUS)


@pytest.mark.clause("VA-EN10")
def test_what_scores_nothing() -> None:
    s = table(2)
    stones(s, PAULA, small=5, medium=5, large=2)
    cart(s, PAULA, large=2, medium=1, small=1)
    s.players[PAULA].has_tile = True
    stand(s, PAULA, "tarracina")
    purse(s, PAULA, 0)
    begin(s, FinalScoring())
    assert score(s, PAULA) == 1


@pytest.mark.clause("VA-EN11", "VA-Q17")
def test_twenty_quiet_rounds() -> None:
    s = table(2)
    rounds = 0
    while asked(s) != OVER:
        if asked(s).endswith("taking_turn"):
            rounds = s.round
            play(s, "income")
        elif asked(s).startswith("dealer"):
            play(s, options(s)[0])
        else:
            play(s, options(s)[0])
    assert rounds == 20
    assert "Nothing has moved on for 20 rounds: the game is over." in log(s)


@pytest.mark.clause("VA-EN11")
def test_a_slab_or_a_city_breaks_the_quiet() -> None:
    s = table(2)
    s.quiet_rounds = 19
    cart(s, PAULA, small=1)
    pave(s, "a06")
    play(s, "Paula build")
    play(s, *(["lay:a05"] if asked(s) == "Paula building" else []))
    play(s, "Quintus income", "take:income_01", "half:sesterces")
    assert s.quiet_rounds == 0
    assert asked(s) == "Paula taking_turn"


@pytest.mark.clause("VA-EN12", "VA-Q14")
def test_screens_are_lifted_at_the_end() -> None:
    s = table(2)
    assert view(s, QUINTUS)["players"][PAULA]["bonus"] is None
    begin(s, FinalScoring())
    shown = view(s, QUINTUS)["players"][PAULA]
    assert shown["sesterces"] == 1
    assert shown["bonus"] == {"a": 0, "b": 0, "c": 0}
