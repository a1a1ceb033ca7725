"""Section 5: laying slabs."""

import pytest

from tabularium.games.via_appia.board import fragments
from tabularium.games.via_appia.components import SPACES
from tabularium.games.via_appia.state import Table
from tabularium.games.via_appia.steps.building import ANY_PART, Building
from tabularium.games.via_appia.steps.turns import TakingTurn
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    NAMES,
    PAULA,
    QUINTUS,
    begin,
    cart,
    clause_of,
    log,
    money,
    options,
    pave,
    play,
    purse,
    score,
    stand,
    table,
)


def site(seats: int = 2, small: int = 0, medium: int = 0, large: int = 0, paved: str = "a01") -> Table:
    s = table(seats)
    if paved:
        pave(s, *paved.split(), by=QUINTUS)
    cart(s, PAULA, small, medium, large)
    return begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))


@pytest.mark.clause("VA-B1", "VA-B12", "VA-B7")
def test_one_or_two_slabs() -> None:
    s = site(small=2, medium=1)
    assert options(s) == ["lay:a05", "lay:a06"]
    play(s, "lay:a06")
    assert options(s) == ["lay:a05", "lay:a07", "stop"]  # a07 is joined by the first slab
    play(s, "stop")
    assert not s.paved[6]
    s = site(small=2)
    play(s, "lay:a06", "lay:a07")
    assert s.paved[6]
    assert s.players[PAULA].slabs == [0, 0, 0]


@pytest.mark.clause("VA-B2", "VA-Q6")
def test_only_on_an_empty_space_of_its_size() -> None:
    s = site(small=1, medium=1)
    assert clause_of(s, "lay:a01") == "VA-B2"
    assert clause_of(s, "lay:a02") == "VA-B2"
    assert options(s) == ["lay:a05", "lay:a06"]


@pytest.mark.clause("VA-B3")
def test_only_where_one_has_been() -> None:
    s = table(2)
    pave(s, "a")
    cart(s, PAULA, small=2, medium=2)
    assert "build" not in options(s)
    stand(s, PAULA, "tarracina")
    begin(s, Building(PAULA, ANY_PART))
    assert options(s) == ["lay:b01", "lay:b06"]
    pave(s, "b", "c01")
    cart(s, PAULA, small=2, medium=2)
    assert s.sites(PAULA) == []
    stand(s, PAULA, "beneventum")
    assert [SPACES[space].id for space in s.sites(PAULA)] == ["c08", "c09"]


@pytest.mark.clause("VA-B3", "VA-B5")
def test_reasons_for_closed_parts() -> None:
    s = site(small=2, medium=1)
    assert clause_of(s, "lay:b06") == "VA-B5"
    assert clause_of(s, "lay:c08") == "VA-B5"
    pave(s, "a")
    step = Building(PAULA, ANY_PART)
    assert {r.clause for r in step.refusals(s) if str(r.action).startswith("lay:b")} == {"VA-B3"}


@pytest.mark.clause("VA-B4")
def test_a_line_must_join_it() -> None:
    s = site(small=2)
    assert clause_of(s, "lay:a07") == "VA-B4"
    assert clause_of(s, "lay:a11") == "VA-B4"
    s = table(2)
    cart(s, PAULA, small=1, large=1)
    pave(s, "a01", by=QUINTUS)
    stand(s, PAULA, "tarracina")  # a city visited joins as well, from the other side
    begin(s, Building(PAULA, ANY_PART))
    assert options(s) == ["lay:a02", "lay:a04", "lay:a05", "lay:a06", "lay:a11"]


@pytest.mark.clause("VA-B5", "VA-Q6")
def test_earlier_parts_must_be_complete_whoever_paved_them() -> None:
    s = table(2)
    pave(s, "a", by=QUINTUS)
    stand(s, PAULA, "tarracina")
    assert s.open_part() == 1
    cart(s, PAULA, medium=1)
    assert s.sites(PAULA)
    s.paved[3] = 0
    assert s.open_part() == 0
    assert not s.sites(PAULA)


@pytest.mark.clause("VA-B6", "VA-B12")
def test_the_second_slab_stays_in_the_part() -> None:
    s = table(2)
    pave(s, "a")
    s.paved[10] = 0
    s.slab_reserve[0] += 1
    s.players[PAULA].bonus[0] -= 1
    stand(s, PAULA, "tarracina")
    cart(s, PAULA, small=2)
    begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))
    assert s.open_part() == 1  # the only space of part A was paved without asking ...
    assert s.players[PAULA].slabs == [1, 0, 0]  # ... and that ended the action
    step = Building(PAULA, 0)
    assert {r.clause for r in step.refusals(s) if str(r.action).startswith("lay:b")} == {"VA-B6"}


@pytest.mark.clause("VA-B8", "VA-B9")
def test_bonus_tile_and_points() -> None:
    s = site(small=1, medium=1, large=1)
    play(s, "lay:a02")
    assert score(s, PAULA) == 1 + 5
    play(s, "lay:a03")
    assert score(s, PAULA) == 1 + 5 + 3
    assert s.players[PAULA].bonus == [2, 0, 0]
    assert view(s, None)["bonus_left"]["a"] == 8


@pytest.mark.clause("VA-B10")
def test_two_slabs_bring_a_sesterce() -> None:
    s = site(small=2)
    purse(s, PAULA, 0)
    play(s, "lay:a05")
    assert money(s, PAULA) == 0
    play(s, "lay:a06")
    assert money(s, PAULA) == 1
    assert log(s)[-1] == "Paula has laid two slabs and takes 1 sesterce."


@pytest.mark.clause("VA-B11")
def test_scores_have_no_limit() -> None:
    s = table(2)
    pave(s, "a01", by=QUINTUS)
    cart(s, PAULA, large=1)
    s.players[PAULA].points[1] = 48
    begin(s, Building(PAULA, ANY_PART), TakingTurn(QUINTUS))
    assert score(s, PAULA) == 1 + 48 + 5
    assert view(s, QUINTUS)["players"][PAULA]["score"] == 54


@pytest.mark.clause("VA-B11", "VA-S9")
def test_beyond_50_the_marker_is_up_and_the_track_begins_anew() -> None:
    def drawn(vp: int) -> tuple[bool, str]:
        s = table(2)
        s.players[PAULA].points[1] = vp - 1
        said = fragments(view(s, PAULA), "en", NAMES)
        return "50+" in said["mat-0-name"], said["piece-score-0"]

    assert [drawn(vp)[0] for vp in (1, 49, 50, 51, 99, 101)] == [False, False, False, True, True, True]
    for vp in (52, 54, 100, 104):
        assert drawn(vp)[1] == drawn((vp - 1) % 50 + 1)[1]
    assert drawn(50)[1] != drawn(51)[1]


@pytest.mark.clause("VA-B13")
def test_the_pawn_does_not_matter_for_building() -> None:
    s = table(2)
    pave(s, "a05", "a06", by=QUINTUS)
    cart(s, PAULA, medium=1, small=1)
    before = s.sites(PAULA)
    s.players[PAULA].pawn = 5
    assert s.sites(PAULA) == before
