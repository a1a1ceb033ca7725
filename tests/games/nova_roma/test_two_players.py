"""Section 11: two players."""

import pytest

from tabularium.games.nova_roma.city import REWARD_CELLS, SHADED, ZONES
from tabularium.games.nova_roma.scoring import breakdown
from tabularium.games.nova_roma.state import NEUTRAL
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.steps.turns import PlacingLegionnaire
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    PURPLE,
    RED_TRACK,
    YELLOW,
    act,
    asked,
    begin,
    clause_of,
    dealt,
    options,
    pieces,
    play,
    quiet,
    race_to,
    standings,
    table,
    turn,
    walk,
)


@pytest.mark.clause("NR-254")
def test_neutral_pieces_on_all_shaded_cells() -> None:
    s = table(2)
    assert s.neutral == SHADED
    assert SHADED.bit_count() == 12
    for zone, shown in zip(ZONES, view(s, None)["city"]["zones"], strict=True):
        for down, line in enumerate(zone.grid):
            for right, mark in enumerate(line):
                assert (shown["cells"][down][right] == "neutral") == (mark == "#")
    assert table(3).neutral == 0


@pytest.mark.clause("NR-255")
def test_neutral_markers_on_space_four() -> None:
    s = table(2)
    assert s.neutral_markers == (4, 4, 4)
    assert standings(s, RED_TRACK) == (NEUTRAL, PURPLE, YELLOW)
    assert table(3).neutral_markers == ()


@pytest.mark.clause("NR-256")
def test_two_legionnaires_each() -> None:
    assert [player["legionnaires_left"] for player in view(table(2), None)["players"]] == [2, 2]
    assert [player["legionnaires_left"] for player in view(table(3), None)["players"]] == [0, 0, 0]


@pytest.mark.clause("NR-257")
def test_no_tokens_on_cells_marked_three_plus() -> None:
    s = table(2)
    for number, cell in enumerate(REWARD_CELLS):
        assert (s.reward_tokens[number] == -1) == cell.for_three
    assert len([cell for cell in REWARD_CELLS if cell.for_three]) == 4


@pytest.mark.clause("NR-258")
def test_a_legionnaire_after_the_first_and_second_patrician() -> None:
    s = turn(table(2))
    seen = []
    for _ in range(6):
        name = asked(s).split()[0]
        s = quiet(s, options(s)[0], "order:row", "abandon", "abandon")
        while asked(s).endswith("claiming"):
            s = quiet(s, "pass")
        if asked(s) == f"{name} placing_legionnaire":
            seen.append(name)
            assert "pass" not in options(s)
            s = quiet(s, options(s)[-1])
        else:
            seen.append("nobody")
        while asked(s).endswith("claiming"):
            s = quiet(s, "pass")
    assert seen == ["Purple", "Yellow", "Purple", "Yellow", "nobody", "nobody"]


@pytest.mark.clause("NR-258")
def test_the_legionnaire_comes_before_the_last_claim() -> None:
    kinds: list[str] = []
    for step, _, _ in walk(2, 6):
        kinds.append(type(step).__name__)
    place = kinds.index("PlacingLegionnaire")
    after = kinds[place + 1 : kinds.index("EndTurn", place)]
    assert set(after) <= {"Claiming", "ChoosingGood", "PayingLines"}


@pytest.mark.clause("NR-259")
def test_legionnaires_only_block() -> None:
    s = turn(table(2))
    begin(s, PlacingLegionnaire(PURPLE))
    play(s, "legionnaire:0.0")
    assert view(s, None)["forum"]["cells"][0] == "legionnaire"
    begin(s, PlacingLegionnaire(YELLOW))
    assert clause_of(s, "legionnaire:0.0") == "NR-259"
    s.players[PURPLE].patricians = 1 << 1
    assert s.base_power(PURPLE, 0) == 1
    act(s, PURPLE, "upgrade", 1)
    assert s.power == 1


@pytest.mark.clause("NR-260")
def test_legionnaires_return_with_the_patricians() -> None:
    s = table(2)
    s.round = 1
    s.legionnaires = 0b1111
    s.players[PURPLE].legionnaires = s.players[YELLOW].legionnaires = 0
    dealt(begin(s, CleanUp()))
    assert s.legionnaires == 0
    assert [player.legionnaires for player in s.players] == [2, 2]


@pytest.mark.clause("NR-261", "NR-262")
@pytest.mark.parametrize(
    ("purple", "yellow", "winner"),
    [(3, 2, None), (4, 0, None), (4, 4, None), (5, 4, PURPLE), (5, 6, YELLOW), (5, 5, PURPLE), (0, 0, None)],
)
def test_the_neutral_marker_must_be_beaten(purple: int, yellow: int, winner: int | None) -> None:
    s = table(2)
    s.round = 1
    race_to(s, PURPLE, RED_TRACK, purple)
    race_to(s, YELLOW, RED_TRACK, yellow)
    dealt(begin(s, CleanUp()))
    assert [player.chariots for player in s.players] == [int(winner == PURPLE), int(winner == YELLOW)]
    assert s.lost_chariots == (1 if winner is None else 0)


@pytest.mark.clause("NR-262")
def test_neutral_markers_never_move() -> None:
    for _, _, s in walk(2, 12):
        assert s.neutral_markers == (4, 4, 4)
        for track in range(3):
            on_four = [who for who in s.race[track] if s.space_of(who, track) == 4]
            assert on_four[0] == NEUTRAL


@pytest.mark.clause("NR-263")
def test_neutral_pieces_count_for_majorities() -> None:
    s = table(2)
    pieces(s, PURPLE, "b", "0.0", "0.2", "0.3")  # neutral: 4
    assert breakdown(s)[PURPLE]["majorities"] == 3
    pieces(s, PURPLE, "b", "1.0")
    assert breakdown(s)[PURPLE]["majorities"] == 7, "a tie with the neutral colour counts as most"


@pytest.mark.clause("NR-264")
def test_neutral_pieces_cover_cells_around_a_token() -> None:
    s = table(2)
    cell = next(n for n, printed in enumerate(REWARD_CELLS) if printed.id == "c.2.0")
    assert (REWARD_CELLS[cell].around & s.neutral).bit_count() == 1
    assert view(s, None)["city"]["rewards"][cell]["missing"] == 2
