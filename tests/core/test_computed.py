"""Chance whose outcome is worked out: the record holds it as data, and a replay computes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tabularium.core.agenda import Action, Computed, Decision, State, Step, rollout
from tabularium.core.errors import CorruptRecord, IllegalAction, UnreadableAction
from tabularium.core.game import Value
from tabularium.core.match import Match, begin, replayed, restored
from tabularium.core.notation import ActionTable
from tabularium.core.snapshot import dump_steps, load_steps
from tests.core import lots


@dataclass(frozen=True, slots=True, eq=False)
class More(Action):
    def __str__(self) -> str:
        return "more"


@dataclass(frozen=True, slots=True, eq=False)
class Enough(Action):
    def __str__(self) -> str:
        return "enough"


@dataclass(frozen=True, slots=True)
class Measured(Action):
    """So many millimetres of rain."""

    rain: int

    def __str__(self) -> str:
        return f"measured:{self.rain}"


MORE, ENOUGH = More(), Enough()
computed: list[float] = []


class Gauge(State):
    __slots__ = ("rain",)

    def __init__(self, agenda: list[Step], rain: list[int]) -> None:
        super().__init__(agenda)
        self.rain = rain

    def copy(self) -> Gauge:
        return Gauge(self.agenda[:], self.rain[:])

    def dump(self) -> list[Any]:
        return [dump_steps(self.agenda), self.rain]


@dataclass(frozen=True, slots=True)
class Rain(Computed):
    def outcome(self, s: Gauge, share: float) -> Measured:
        computed.append(share)
        return Measured(int(share * 1_000_000))

    def accepts(self, s: Gauge, action: Action) -> bool:
        return isinstance(action, Measured) and action.rain < 1_000_000

    def resolve(self, s: Gauge, action: Measured) -> None:
        s.rain.append(action.rain)


@dataclass(frozen=True)  # no slots: they would hide the seat of a compiled Decision
class GoOn(Decision):
    def options(self, s: Gauge) -> Sequence[Action]:
        return (MORE, ENOUGH) if len(s.rain) < 5 else (ENOUGH,)

    def resolve(self, s: Gauge, action: Action) -> None:
        if action is MORE:
            s.then(Rain(), self)


def setup(seats: int, options: Mapping[str, Value]) -> Gauge:
    s = Gauge([], [])
    s.then(Rain(), GoOn(0))
    return s


def restore(plain: list[Any]) -> Gauge:
    return Gauge(load_steps(plain[0], {"Rain": Rain, "GoOn": GoOn}), plain[1][:])


def reader(text: str) -> Action | None:
    number = text.removeprefix("measured:")
    return Measured(int(number)) if number != text and number.isdecimal() else None


TABLE = ActionTable("rain", [MORE, ENOUGH], reader)
GAME = replace(lots.GAME, id="rain", actions=TABLE, setup=setup, restore=restore, options=())


def rain_of(match: Match) -> list[int]:
    state = match._state
    assert isinstance(state, Gauge)
    return state.rain


def test_the_dealer_works_it_out_and_the_record_holds_it() -> None:
    match = begin(GAME, lots.GAME.seats[0], 7, {})
    match.play("more")
    rain = rain_of(match)
    assert len(rain) == 2
    assert match.record.actions == (f"measured:{rain[0]}", "more", f"measured:{rain[1]}")
    assert match.is_fairly_dealt


def test_a_replay_computes_nothing() -> None:
    match = begin(GAME, lots.GAME.seats[0], 8, {})
    match.play("more")
    match.play("more")
    computed.clear()
    again = replayed(match.record, GAME)
    saved = restored(GAME, match.save())
    assert computed == []
    assert rain_of(again) == rain_of(saved) == rain_of(match)
    assert again.record == saved.record == match.record
    match.undo(everyone_agrees=True)
    assert len(rain_of(match)) == 2


def test_what_cannot_have_come_of_it_is_refused() -> None:
    record = begin(GAME, lots.GAME.seats[0], 9, {}).record
    for wrong in ("measured:1000000", "more", "measured:x", "measured:007", "measured:-1"):
        with pytest.raises(CorruptRecord):
            replayed(replace(record, actions=(wrong,)), GAME)
    unfair = replayed(replace(record, actions=("measured:5",)), GAME)
    assert not unfair.is_fairly_dealt


def test_notation_with_data() -> None:
    assert TABLE.parse("measured:12") == Measured(12)
    assert TABLE.text(Measured(12)) == "measured:12"
    assert TABLE.text(MORE) == "more"
    assert TABLE.parse("more") is MORE
    with pytest.raises(UnreadableAction):
        TABLE.parse("measured:012")
    match = begin(GAME, lots.GAME.seats[0], 9, {})
    with pytest.raises(IllegalAction):
        match.play("measured:12")


def test_a_rollout_works_it_out_too() -> None:
    state = setup(1, {})
    rollout(state, lambda: 0.25)
    assert state.rain == [250_000] * 5
