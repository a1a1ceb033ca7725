"""Section 6: walking along the road."""

import pytest

from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.travelling import Travelling
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    PAULA,
    QUINTUS,
    RUFUS,
    SABINA,
    asked,
    begin,
    clause_of,
    money,
    options,
    pave,
    pawn,
    play,
    purse,
    score,
    stand,
    table,
)


def road(*paved: str, at: str = "roma", seats: int = 4, sesterces: int = 20) -> Table:
    """Paula is about to travel, then Quintus has a turn."""
    s = table(seats)
    pave(s, *paved, by=QUINTUS)
    stand(s, PAULA, at)
    purse(s, PAULA, sesterces)
    s.agenda.clear()
    s.then(Travelling(PAULA), TakingTurn(QUINTUS))
    return s


def prices(s: Table, seat: int) -> list[int]:
    found: list[int] = view(s, seat)["players"][seat]["prices"]
    return found


@pytest.mark.clause("VA-T1", "VA-T2")
def test_one_to_three_steps() -> None:
    s = road("a")
    assert prices(s, PAULA) == [1, 3, 6]
    assert view(s, PAULA)["asked"]["journeys"] == {
        "a01": 1,
        "a05": 1,
        "a02": 3,
        "a06": 3,
        "a03": 6,
        "a07": 6,
    }
    assert clause_of(s, "go:a04") == "VA-T1"
    play(s, "go:a07")
    assert (money(s, PAULA), pawn(s, PAULA)) == (14, "a07")


@pytest.mark.clause("VA-T2")
def test_only_over_paved_spaces() -> None:
    s = road("a01", "a06", "a07")
    assert options(s) == ["go:a01", "go:a06", "go:a07"]
    assert clause_of(s, "go:a02") == "VA-T2"
    assert clause_of(s, "go:tarracina") == "VA-T1"


@pytest.mark.clause("VA-T1")
def test_only_what_one_can_pay() -> None:
    s = road("a", sesterces=3)
    assert options(s) == ["go:a01", "go:a02", "go:a05", "go:a06"]
    assert clause_of(s, "go:a03") == "VA-T1"


@pytest.mark.clause("VA-T3", "VA-T7", "VA-Q9")
def test_a_city_is_a_step_and_stops_the_pawn() -> None:
    s = road("a", "b", at="a03")
    stand(s, PAULA, "a03")
    assert view(s, PAULA)["asked"]["journeys"]["tarracina"] == 3  # two steps
    assert not any(option.startswith("go:b") for option in options(s))
    play(s, "go:tarracina")
    assert money(s, PAULA) == 17
    assert s.players[PAULA].reached == 1


@pytest.mark.clause("VA-T4", "VA-T5")
def test_room_on_slabs_and_passing_over_others() -> None:
    s = road("a")
    stand(s, QUINTUS, "a01")
    stand(s, RUFUS, "a02")
    assert "go:a01" not in options(s)
    assert clause_of(s, "go:a01") == "VA-T4"
    assert {"go:a02", "go:a03"} <= set(options(s))  # a large slab has room for two; a01 is passed over
    assert view(s, PAULA)["asked"]["journeys"]["a02"] == 3  # a01 counts as a step
    stand(s, SABINA, "a02")
    assert clause_of(s, "go:a02") == "VA-T4"
    assert view(s, PAULA)["asked"]["journeys"]["a03"] == 6  # and so does the full a02
    play(s, "go:a03")
    assert (pawn(s, PAULA), money(s, PAULA)) == ("a03", 14)


@pytest.mark.clause("VA-T6", "VA-Q9")
def test_a_city_holds_any_number() -> None:
    s = road("a", at="a04")
    for seat in (QUINTUS, RUFUS, SABINA):
        stand(s, seat, "tarracina")
    assert "go:tarracina" in options(s)


@pytest.mark.clause("VA-T8", "VA-Q9")
def test_never_back_to_a_city_or_a_part_left_behind() -> None:
    s = road("a", at="a05")
    assert clause_of(s, "go:roma") == "VA-T8"
    assert "go:a01" in options(s)
    s = road("a", "b", at="b06")
    assert {"go:b07", "go:b01"} <= set(options(s))
    assert clause_of(s, "go:tarracina") == "VA-T8"
    assert clause_of(s, "go:a11") == "VA-T8"
    s = road("a", at="a07")
    assert "go:a05" in options(s)  # backwards within the part


@pytest.mark.clause("VA-T9", "VA-T10", "VA-T18", "VA-Q10")
def test_arriving() -> None:
    s = road("a", at="a04")
    play(s, "go:tarracina")
    assert score(s, PAULA) == 1 + 6
    assert view(s, None)["cities"]["tarracina"] == {"tiles": [3, 1], "markers": 1, "arrivals": 1}
    assert prices(s, QUINTUS) == [0, 2, 5]
    assert prices(s, PAULA) == [1, 3, 6]


@pytest.mark.clause("VA-T9")
def test_an_empty_stack_gives_nothing() -> None:
    s = road("a", at="a04", seats=4)
    for seat in (QUINTUS, RUFUS, SABINA):
        stand(s, seat, "tarracina")
    play(s, "go:tarracina")
    assert score(s, PAULA) == 1


@pytest.mark.clause("VA-T11", "VA-T12", "VA-T13")
def test_discounts() -> None:
    s = road("a", "b", at="tarracina")
    assert prices(s, PAULA) == [1, 3, 6]  # markers in Tarracina are of no use to her any more
    stand(s, QUINTUS, "beneventum")
    stand(s, RUFUS, "beneventum")
    assert prices(s, PAULA) == [0, 1, 4]
    assert prices(s, SABINA) == [0, 0, 3]  # three have been to Tarracina
    purse(s, PAULA, 0)
    assert options(s) == ["go:b01", "go:b06"]
    play(s, "go:b01")
    assert money(s, PAULA) == 0
    stand(s, SABINA, "beneventum")
    assert prices(s, PAULA) == [0, 0, 3]


@pytest.mark.clause("VA-T14", "VA-T10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_most_one_marker_fewer_than_players(seats: int) -> None:
    s = table(seats)
    for seat in range(seats):
        stand(s, seat, "tarracina")
        assert s.markers(1) == min(seat + 1, seats - 1)
    assert s.markers(0) == 0


@pytest.mark.clause("VA-T15")
def test_a_free_move_is_still_an_action() -> None:
    s = table(2)
    pave(s, "a01")
    stand(s, QUINTUS, "tarracina")
    purse(s, PAULA, 0)
    assert options(s) == ["income", "quarry", "travel"]
    play(s, "travel")
    assert pawn(s, PAULA) == "a01"
    assert asked(s) == "Quintus taking_turn"


@pytest.mark.clause("VA-T16", "VA-Q9")
def test_the_shortest_way_counts() -> None:
    s = road("a01", "a02", "a05", "a06", "a07", at="a05")
    assert view(s, PAULA)["asked"]["journeys"] == {"a06": 1, "a01": 3, "a07": 3, "a02": 6}
    assert clause_of(s, "go:a05") == "VA-T16"


@pytest.mark.clause("VA-T17")
def test_the_end_of_the_road() -> None:
    s = table(2)
    pave(s, "a", "b", "c")
    stand(s, PAULA, "brundisium")
    purse(s, PAULA, 30)
    begin(s, TakingTurn(PAULA))
    assert "travel" not in options(s)
    assert clause_of(s, "travel") == "VA-T17"
    assert prices(s, QUINTUS) == [0, 2, 5]
    assert view(s, None)["players"][PAULA]["prices"] is None
