"""What a search's figures mean: found from games, written down, and read again."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path
from random import Random

import pytest

import tabularium as tab
from tabularium.core.judging import Line, Meaning, log_odds, read_meanings
from tabularium.core.registry import find
from tabularium.lab import tuning
from tabularium.lab.calibrating import LEAST_SLOPE, Look, calibrated, dumps, looks_at
from tests.cli.test_commands import run

GAMES = 80


def games_of(seats: int, shift: float, slope: float) -> list[list[Look]]:
    """Games whose seats win, and end ahead, as this line through what was said has it, with luck."""
    rng = Random(4)
    games = []
    for _ in range(GAMES):
        looks = []
        for _ in range(40):
            said, hope = rng.uniform(0.05, 0.95), rng.random()
            margin = 10 * log_odds(said)
            odds = shift + slope * log_odds(said)
            won = float(rng.random() < 1 / (1 + exp(-odds)))
            looks.append(Look(said, margin, hope, won, -5 + 0.5 * margin + rng.gauss(0, 3)))
        games.append(looks)
    return games


def test_the_line_through_what_was_said_is_found() -> None:
    found = calibrated(games_of(4, -1.2, 0.6), 4)
    for hope in (0.0, 1.0):
        assert found.meaning.chances.at(0.0, hope) == pytest.approx(-1.2, abs=0.25)
        assert found.meaning.chances.at(1.0, hope) == pytest.approx(-0.6, abs=0.3)
        assert found.meaning.margin(0.0, hope) == pytest.approx(-5, abs=0.6)
        assert found.meaning.margin(10.0, hope) == pytest.approx(0, abs=0.8)
    assert found.looks == 40 * GAMES
    assert found.said == pytest.approx(0.5, abs=0.02)
    assert found.told == pytest.approx(found.won, abs=0.02)
    assert found.is_better
    assert found.error_after < found.error_before - 0.02


def test_alone_points_are_told_and_no_chances() -> None:
    found = calibrated(games_of(1, 0.0, 1.0), 1)
    assert found.meaning.chance(0.3, 0.5) == pytest.approx(0.3)
    assert found.meaning.margin(20.0, 0.5) == pytest.approx(5.0, abs=1.0)
    assert found.error_after < 4 < found.error_before


@pytest.mark.parametrize("slope", [-0.8, 0.1])
def test_what_seems_better_is_told_to_be_better_and_the_mean_is_right(slope: float) -> None:
    found = calibrated(games_of(4, -1.1, slope), 4)
    for hope in (0.0, 0.5, 1.0):
        assert found.meaning.chances.at(1.0, hope) - found.meaning.chances.at(0.0, hope) == pytest.approx(LEAST_SLOPE)
    assert found.told == pytest.approx(found.won, abs=0.02)


def test_what_is_no_better_in_games_left_out_is_not_told() -> None:
    few = [looks[:2] for looks in games_of(4, 0.0, 1.0)[:6]]
    found = calibrated(few, 4)
    assert not found.is_better
    assert found.meaning.chance(0.3, 0.5) == pytest.approx(0.3)
    assert found.meaning.margin(7.0, 0.5) == 7.0


def test_meanings_are_written_and_read() -> None:
    meaning = Meaning(Line(-0.25, 0.125, 0.5, 1.0), Line(1.0, 2.0, 0.75, 1.5))
    again = read_meanings(tomllib.loads(dumps({1: meaning, 4: meaning})))
    assert sorted(again) == [1, 4]
    for hope in (0.0, 0.3, 1.0):
        assert again[4].chance(0.7, hope) == pytest.approx(meaning.chance(0.7, hope))
        assert again[1].margin(7.0, hope) == pytest.approx(meaning.margin(7.0, hope))


def test_looks_are_at_every_seat_and_end_as_the_game_did() -> None:
    match = tab.new("aquileia", 3, 5)
    bots = [tab.bot("random", seed=seat) for seat in range(3)]
    while (decision := match.decision) is not None:
        match.play(bots[decision.seat].choose(match, decision.seat))
    told: list[int] = []
    (looks,) = looks_at([match.record.dumps()], "mcts:2it", told.append, 1)
    assert told == [1]
    totals = match.scores
    leads = {float(own - max([*totals[:seat], *totals[seat + 1 :]])) for seat, own in enumerate(totals)}
    assert {look.points for look in looks} == leads
    assert {look.won for look in looks} == set(match.shares)
    assert {look.hope for look in looks} >= {0.0, 1.0}


def test_the_command_writes_what_it_has_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setattr(tuning, "home", lambda _: home)
    given = ("calibrate", "aquileia", "--bot", "random", "--adviser", "mcts:1it", "--games", "10", "--jobs", "1")
    done = run(*given, "--out", str(tmp_path / "out"), "--write")
    assert done.exit_code == 0, done.output
    written = read_meanings(tomllib.loads((home / "meanings.toml").read_text(encoding="utf-8")))
    assert sorted(written) == sorted(find("aquileia").seats)
    assert (tmp_path / "out" / "meanings.toml").read_bytes() == (home / "meanings.toml").read_bytes()
