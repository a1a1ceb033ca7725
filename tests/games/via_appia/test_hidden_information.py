"""What a seat may know (VA-Q14), and the unknown dealt anew."""

import json
from random import Random

import pytest

from tabularium.games.via_appia.setup import restore
from tabularium.games.via_appia.state import census
from tabularium.games.via_appia.view import resample, view
from tests.games.via_appia.playing import PAULA, QUINTUS, positions, table


@pytest.mark.clause("VA-Q14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_can_tell_a_resampled_table_from_the_true_one(seats: int) -> None:
    rng = Random(seats)
    for number, (s, _) in enumerate(positions(seats, seats)):
        seat = [None, *range(seats)][number % (seats + 1)]
        before = s.dump()
        twin = resample(s, seat, rng)
        assert view(twin, seat) == view(s, seat)
        assert census(twin) == census(s)
        assert twin.story is None
        assert s.dump() == before


@pytest.mark.clause("VA-Q14")
def test_only_the_owner_sees_behind_a_screen() -> None:
    for s, _ in positions(3, 8, most=120):
        for viewer in (None, 0, 1, 2):
            for seat, player in enumerate(view(s, viewer)["players"]):
                assert (player["sesterces"] is None) == (seat != viewer)
                assert (player["bonus"] is None) == (seat != viewer)


@pytest.mark.clause("VA-Q14", "VA-S6")
def test_the_pile_is_known_but_not_its_order() -> None:
    s = table(2)
    assert view(s, PAULA)["pile"] == [f"income_{n:02}" for n in range(8, 17)]
    assert view(s, PAULA)["pile"] == view(s, QUINTUS)["pile"]
    s.display.reverse()
    assert view(s, None)["pile"] == [f"income_{n:02}" for n in range(8, 17)]


@pytest.mark.clause("VA-P14", "VA-P16")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_table_is_saved_and_restored(seats: int) -> None:
    for s, _ in positions(seats, 5, most=150):
        plain = json.loads(json.dumps(s.dump()))
        again = restore(plain)
        assert again.dump() == s.dump()
        assert again.copy().dump() == s.dump()
        assert view(again, 0) == view(s, 0)
