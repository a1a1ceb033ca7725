"""Observation vectors: the same law for every registered game, at all seat counts and options."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tabularium as tab
from tabularium.core.errors import BadSeatCount, UnknownGame
from tabularium.core.match import begin
from tabularium.core.record import read
from tabularium.core.registry import find
from tabularium.core.words import LANGUAGES
from tabularium.research import describe
from tabularium.research.observing import Observer
from tests.core.lots import GAME as LOTS
from tests.laws.matches import ENDS, MODES, Mode, begun, modes_of, moving, played, seeds
from tools.playthroughs import FOLDER

each_game = pytest.mark.parametrize("game", [game.id for game in tab.games()])
each_seat_count = pytest.mark.parametrize(
    ("game", "seats"), [(game.id, seats) for game in tab.games() for seats in game.seats]
)
moves_drawn = st.integers(min_value=0, max_value=150)


def observer(game: str, seats: int, is_scaled: bool = False) -> Observer:
    return Observer(find(game), seats, is_scaled)


@each_seat_count
def test_fields_stand_side_by_side_and_say_what_they_mean(game: str, seats: int) -> None:
    fields = describe(game, seats)
    assert len(find(game).fields(seats)) > 20
    assert len({field.name for field in fields}) == len(fields)
    place = 0
    for field in fields:
        assert (field.start, field.stop) == (place, place + len(field.parts))
        assert len(set(field.parts)) == len(field.parts) > 0
        assert field.low < field.high
        assert field.low <= 0  # what is not there is 0
        assert all(field.meaning[lang].strip() for lang in LANGUAGES)
        assert not re.search(r" [;:!?]", field.meaning["fr"]), field.name  # a no-break space stands there
        place = field.stop
    assert place == observer(game, seats).size


@each_game
@settings(max_examples=5)
@given(st.data(), seeds, moves_drawn)
def test_vectors_lie_in_their_box_and_know_no_more_than_the_view(
    game: str, data: st.DataObject, seed: int, moves: int
) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    plain, scaled = observer(game, match.seats), observer(game, match.seats, is_scaled=True)
    fields = describe(game, match.seats)
    for seat in range(match.seats):
        values = plain.values(match, seat)
        for field in fields:
            found = values[field.start : field.stop]
            assert field.low <= min(found), field.name
            assert max(found) <= field.high, field.name
        vector = plain.vector(match, seat)
        assert vector.dtype == np.float32
        assert plain.vector_space().contains(vector)
        assert scaled.vector_space().contains(scaled.vector(match, seat))
        twin = match.resample(seat, seed)
        assert np.array_equal(plain.vector(twin, seat), vector)
        decision = match.decision
        mask = plain.mask(match, seat)
        if decision is not None and decision.seat == seat:
            legal = {match.game.actions.actions[number] for number in np.flatnonzero(mask)}
            assert legal == set(decision.options)
            assert np.array_equal(plain.mask(twin, seat), mask)
        else:
            assert not mask.any()


SELDOM = {
    "ave_roma": {"asked.is_free"},
    "nova_roma": {"asked.card", "asked.track", "asked.rewards", "asked.lines"},
    "age_of_rome": {"asked.one", "asked.two", "asked.demand"},
}
"""Only asked for in situations that the playthroughs do not come to: see the test after the next."""


def seen_in(game: str) -> dict[int, tuple[Any, Any]]:
    """For each number of seats the least and the greatest vector seen in the playthroughs and one more match."""
    bounds: dict[int, tuple[Any, Any]] = {}
    for path in [*sorted(FOLDER.glob(f"{game}/*.json")), None]:
        whole = tab.replay(read(path.read_text(encoding="utf-8"))) if path else played((game, 2, {}), 5, 100)
        record = whole.record
        match = tab.new(game, record.seats, record.seed, record.options)
        plain = observer(game, match.seats)
        low, high = bounds.setdefault(match.seats, (plain.vector(match, 0), plain.vector(match, 0)))
        for number, place in enumerate(whole.moments[:-1]):
            entry = whole._entries.listed(place)[0]
            assert entry is not None
            match.apply(entry)
            vector = plain.vector(match, number % match.seats)
            np.minimum(low, vector, out=low)
            np.maximum(high, vector, out=high)
    return bounds


@each_game
def test_every_field_takes_more_than_one_value_in_the_playthroughs(game: str) -> None:
    has_moved: dict[str, bool] = {}
    for seats, (low, high) in seen_in(game).items():
        for field in describe(game, seats):
            name = re.sub(r"^(me|rival\d)\.", "player.", field.name)
            moved = bool((low != high)[field.start : field.stop].any())
            has_moved[name] = has_moved.get(name, False) or moved
    still = {name for name, moved in has_moved.items() if not moved}
    assert still - {"option.first_player"} == SELDOM.get(game, set())


@pytest.mark.parametrize(
    ("game", "name", "asked", "part", "number"),
    [
        ("ave_roma", "asked.is_free", {"is_free": True}, "asked.is_free", 1),
        ("nova_roma", "asked.card", {"card": "calux"}, "calux", 1),
        ("nova_roma", "asked.track", {"track": "track_veneta"}, "track_veneta", 1),
        ("nova_roma", "asked.rewards", {"cells": ["a.2.1"]}, "a.2.1", 1),
        ("nova_roma", "asked.lines", {"lines": ["line_col_left"]}, "line_col_left", 1),
        ("age_of_rome", "asked.one", {"one": "thrace"}, "thrace", 1),
        ("age_of_rome", "asked.two", {"two": "epirus"}, "epirus", 1),
        ("age_of_rome", "asked.demand", {"demand": 7}, "asked.demand", 7),
    ],
)
def test_what_is_seldom_asked_is_read_as_well(
    game: str, name: str, asked: dict[str, Any], part: str, number: float
) -> None:
    match = tab.new(game, 2, 1)
    field = next(field for field in find(game).fields(2) if field.name == name)
    table = match.view(0)["table"] | {"asked": {"seat": 0, "kind": "any", **asked}}
    vector = [0.0] * field.size
    field.write(table, vector, 0)
    assert vector == [number if found == part else 0 for found in field.parts]


@each_game
def test_a_move_that_shows_changes_the_vector(game: str) -> None:
    match = begun((game, min(find(game).seats), {}), 4)
    plain = observer(game, match.seats)
    changes, moves = 0, 0
    before = plain.vector(match, 0)
    for _ in moving(match, 4, 60):
        after = plain.vector(match, 0)
        moves += 1
        changes += not np.array_equal(before, after)
        before = after
    assert changes > 0.9 * (moves - 1)


@pytest.mark.parametrize("mode", [mode for mode in ENDS if mode[1] > 1], ids=str)
def test_whoever_looks_comes_first(mode: Mode) -> None:
    match = played(mode, 5, 40)
    seats = match.seats
    plain = observer(match.game.id, seats)
    place = {field.name: slice(field.start, field.stop) for field in describe(match.game.id, seats)}
    vectors = [plain.vector(match, seat) for seat in range(seats)]
    decision = match.decision
    assert decision is not None
    for seat in range(seats):
        assert np.flatnonzero(vectors[seat][place["decides"]]).tolist() == [(decision.seat - seat) % seats]
        after = (seat + 1) % seats
        # points are public in all games: those of the next seat are its own, and those of the last one are mine
        points = "total" if "me.total" in place else "score"
        mine = vectors[seat][place[f"me.{points}"]]
        assert np.array_equal(vectors[after][place[f"rival{seats - 1}.{points}"]], mine)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode[2]], ids=str)
def test_options_are_seen(mode: Mode) -> None:
    game, seats, options = mode
    plain = observer(game, seats)
    place = {field.name: slice(field.start, field.stop) for field in describe(game, seats)}
    with_them, without = plain.vector(begun(mode, 3), 0), plain.vector(begun((game, seats, {}), 3), 0)
    for option in options:
        seen = place[f"option.{option}"]
        assert not np.array_equal(with_them[seen], without[seen])


def test_what_bots_have_held_is_not_cut_off() -> None:
    """48 bronze coins, after exchanging: more than the box holds of one metal."""
    match = tab.new("aquileia", 2, 1)
    state: Any = match._state
    state.players[0].coins[0] = 48
    coins = next(field for field in describe("aquileia", 2) if field.name == "me.coins")
    assert observer("aquileia", 2).vector(match, 0)[coins.start] == 48


def test_amounts_without_a_limit_are_cut_off() -> None:
    match = tab.new("aquileia", 2, 1)
    state: Any = match._state
    state.players[0].coins[0] = 1000
    plain = observer("aquileia", 2)
    coins = next(field for field in describe("aquileia", 2) if field.name == "me.coins")
    assert plain.values(match, 0)[coins.start] == 1000
    assert plain.vector(match, 0)[coins.start] == coins.high


def test_a_game_without_fields_still_has_the_common_ones() -> None:
    plain = Observer(LOTS, 2)
    match = begin(LOTS, 2, 1, {})
    rng = Random(1)
    assert plain.vector_space().contains(plain.vector(match, 0))
    while (decision := match.decision) is not None:
        match.play(rng.choice(decision.options))
    assert plain.vector(match, 1)[0] == 1  # is_over


def test_what_cannot_be_described_is_refused() -> None:
    with pytest.raises(UnknownGame):
        describe("ludo", 2)
    with pytest.raises(BadSeatCount):
        describe("aquileia", 9)
