"""Weights from games: found where there is something to find, left alone where there is not."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import numpy as np
import pytest

import tabularium as tab
from tabularium.core.judging import Weights, read_weights
from tabularium.core.registry import find
from tabularium.lab import tuning
from tabularium.lab.intervals import rate
from tabularium.lab.tuning import CannotTune, compared, tuned
from tests.cli.test_commands import run
from tests.laws.matches import BASIC_MODES, begun, moving, played

JUDGED = [game.id for game in tab.games()]


def games_of(count: int) -> list[tuple[str, list[int]]]:
    matches = [played(BASIC_MODES[0], seed) for seed in range(count)]
    return [(match.record.dumps(), match.scores) for match in matches]


@pytest.mark.parametrize("game", JUDGED)
def test_every_game_can_be_tuned(game: str) -> None:
    judge = find(game).mind().judge
    assert judge is not None
    assert len(set(judge.names)) == len(judge.names) == len(judge.weights.early) == len(judge.weights.late)
    assert set(judge.fixed) < set(judge.names)
    mode = next(mode for mode in BASIC_MODES if mode[0] == game)
    for count, match in enumerate(moving(begun(mode, 1), 1)):
        if count % 25 == 0:
            state = match._state.copy()
            for seat in range(match.seats):
                assert len(judge.terms(state, seat)) == len(judge.names)
                assert 0 <= judge.hope(state, seat) <= 1


def test_weights_are_read_as_they_were_written() -> None:
    weights = Weights([1.5, 0.25], [1.0, 2.0], 30.0, 9.0)
    again = read_weights(tomllib.loads(weights.dumps(("one", "other"))), ("one", "other"))
    assert (again.early, again.late, again.scale_early, again.scale_late) == ([1.5, 0.25], [1.0, 2.0], 30.0, 9.0)
    assert read_weights({}, ("one",)).total([3.0], 0.5) == 3.0
    assert weights.total([2.0, 1.0], 1.0) == 3.25
    assert weights.total([2.0, 1.0], 0.0) == 4.0
    with pytest.raises(AssertionError, match="no term third"):
        read_weights({"third": {"early": 1.0, "late": 1.0}}, ("one",))


def test_to_be_ahead_is_worth_more_the_later_it_is() -> None:
    weights = Weights([], [], 30.0, 10.0)
    assert weights.chance(0.0, 0.3) == 0.5
    assert 0.5 < weights.chance(8.0, 1.0) < weights.chance(8.0, 0.0) < 1.0
    assert weights.chance(-8.0, 0.0) == pytest.approx(1 - weights.chance(8.0, 0.0))
    assert weights.chance(-1e9, 0.0) == 0.0


def test_the_regression_finds_weights_that_are_there() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(4000, 4))
    true = np.array([1.0, 0.5, 2.0, 0.4])
    ends = rows @ true + rng.normal(size=4000)
    found = tuning._solved(np, rows, ends, np.ones(4), 1e-3 * np.ones(4))
    assert found == pytest.approx(true, abs=0.06)
    held = tuning._solved(np, rows, ends, np.ones(4), np.array([1e-3, 1e9, 1e-3, 1e-3]))
    assert held[1] == pytest.approx(1.0, abs=1e-6)


def test_the_worth_of_a_lead_is_found_early_and_late() -> None:
    rng = np.random.default_rng(1)
    leads = rng.normal(scale=15, size=(20000, 2))
    chances = 1 / (1 + np.exp(-leads @ np.array([1 / 20, 1 / 8])))
    ends = np.where(rng.random(20000) < chances, 1.0, -1.0)
    assert tuning._scales(np, leads, ends, np.array([1.0, 1.0])) == pytest.approx((20, 8), rel=0.1)


def test_points_and_promises_stay_as_they_are() -> None:
    game = find("aquileia")
    judge = game.mind().judge
    assert judge is not None
    before = judge.weights.copy()
    found = tuned(game, games_of(12))
    assert found.games == 12
    assert found.positions > 300
    for name, early, late, was_early, was_late in zip(
        judge.names, found.steps[0].early, found.steps[0].late, before.early, before.late, strict=True
    ):
        if name in judge.fixed:
            assert (early, late) == pytest.approx((was_early, was_late), abs=1e-3)
    whole, half, _, none = found.steps
    assert none.early == pytest.approx(before.early)
    assert whole.early != pytest.approx(before.early)
    assert half.late == pytest.approx([(new + old) / 2 for new, old in zip(whole.late, before.late)])
    assert half.scale_late != whole.scale_late
    assert (judge.weights.early, judge.weights.late) == (before.early, before.late)


def test_few_games_are_refused_in_a_sentence() -> None:
    with pytest.raises(CannotTune, match="at least 10 games"):
        tuned(find("aquileia"), games_of(3))


def test_bad_weights_lose_and_the_present_ones_are_put_back() -> None:
    game = find("nova_roma")
    judge = game.mind().judge
    assert judge is not None
    before = judge.weights.copy()
    bad = Weights([-w for w in before.early], [-w for w in before.late], before.scale_early, before.scale_late)
    told: list[int] = []
    assert compared(game, bad, 2, 1, told.append).value == 0.0
    assert told == [1, 2]
    assert (judge.weights.early, judge.weights.late) == (before.early, before.late)


def test_the_command_writes_what_plays_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With weights that are better by decree, as play would take too long here."""
    monkeypatch.setattr(tuning, "compared", lambda *_: rate(16, 20))
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(tuning, "home", lambda _: home)
    given = ("tune", "aquileia", "--bot", "random", "--games", "12", "--jobs", "1", "--out", str(tmp_path))
    done = run(*given, "--write")
    assert done.exit_code == 0, done.output
    assert "80.0 %" in done.output
    judge = find("aquileia").mind().judge
    assert judge is not None
    written = read_weights(tomllib.loads((home / "weights.toml").read_text(encoding="utf-8")), judge.names)
    assert written.late != pytest.approx(judge.weights.late, abs=1e-3)
    assert (tmp_path / "weights.toml").read_bytes() == (home / "weights.toml").read_bytes()
    monkeypatch.setattr(tuning, "compared", lambda *_: rate(Random(1).random(), 10))
    again = run(
        "tune", "aquileia", "--bot", "random", "--games", "12", "--jobs", "1", "--out", str(tmp_path), "--lang", "fr"
    )
    assert again.exit_code == 0
    assert "Aucun pas" in again.output
    kept = read_weights(tomllib.loads((tmp_path / "weights.toml").read_text(encoding="utf-8")), judge.names)
    assert kept.early == pytest.approx(judge.weights.early, abs=1e-3)
    assert kept.scale_late != judge.weights.scale_late
