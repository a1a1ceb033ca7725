"""Steps are data: equal if they say the same, and shown as they are written."""

from __future__ import annotations

from tabularium.games.aquileia.actions import PASS
from tabularium.games.aquileia.steps.portus import RollLatro, UseQuay
from tabularium.games.aquileia.steps.turns import BeginRound
from tests.core.lots import KEEP


def test_steps_are_equal_if_kind_and_fields_are() -> None:
    assert BeginRound(2) == BeginRound(2)
    assert BeginRound(2) != BeginRound(3)
    assert len({BeginRound(2), BeginRound(2), BeginRound(3)}) == 2
    assert RollLatro(1) != UseQuay(1)
    assert RollLatro(1) != 1


def test_steps_and_actions_are_shown_as_they_are_written() -> None:
    assert repr(BeginRound(2)) == "BeginRound(2)"
    assert repr(KEEP) == "Word(word='keep')"
    assert repr(PASS) == "Pass(pass)"
