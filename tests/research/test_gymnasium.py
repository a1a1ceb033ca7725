"""One seat against bots: Gymnasium's own check, and what is ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabularium as tab
from tabularium.core.errors import BadOption, IllegalAction, MatchIsOver, NoSuchSeat, UnknownBot
from tabularium.research.gymnasium import LOST_BY_ILLEGAL, SeatEnv, env
from tests.laws.matches import ENDS, MODES, Mode

no_spec = pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
our_bounds = pytest.mark.filterwarnings("ignore:.*Box observation space")


def finished(table: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """At random to the end: the last reward and what was told with it."""
    _, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    while True:
        assert np.array_equal(info["action_mask"], table.action_masks())
        _, reward, is_over, is_cut, info = table.step(table.action_space.sample(info["action_mask"]))
        assert not is_cut
        if is_over:
            return reward, info
        assert reward == 0


@no_spec
@our_bounds
@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_gymnasium_has_nothing_to_complain_of(mode: Mode) -> None:
    game, seats, options = mode
    check_env(env(game, seats, "random", options, render_mode="ansi"))


@no_spec
@our_bounds
@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_gymnasium_has_nothing_to_complain_of_in_every_mode(mode: Mode) -> None:
    game, seats, options = mode
    check_env(env(game, seats, "random", options, seat=None, is_scaled=True))


@pytest.mark.parametrize(("game", "opponents"), [("aquileia", "greedy,random"), ("age_of_rome", "random")])
def test_a_match_against_bots_is_a_match_of_those_bots(game: str, opponents: str) -> None:
    table = env(game, 3, opponents, seat=1, reward="score")
    reward, info = finished(table, 6)
    match = table.match
    assert match.is_over
    assert info["scores"] == match.scores
    assert info["has_won"] == (1 in match.winners)
    assert reward == match.scores[1]
    assert not info["action_mask"].any()
    assert match.record.seed == 6
    with pytest.raises(MatchIsOver):
        table.step(0)


def test_the_same_seed_the_same_match_bots_included() -> None:
    table, again = env("aquileia", 2, "random"), env("aquileia", 2, "random")
    assert finished(table, 3)[1]["scores"] == finished(again, 3)[1]["scores"]
    assert table.match.record == again.match.record
    table.reset()
    again.reset()
    assert table.match.record == again.match.record


def test_the_seat_may_change_from_match_to_match() -> None:
    table = env("aquileia", 4, "random", seat=None)
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert seats == {0, 1, 2, 3}
    for seed in range(4):
        table.reset(seed=seed)
        assert table.match.decision is not None
        assert table.match.decision.seat == table.seat


def test_alone_there_are_no_opponents() -> None:
    reward, info = finished(env("nova_roma", 1, options={"difficulty": "easy"}), 2)
    assert reward == (1 if info["has_won"] else -1)


def test_an_illegal_action_ends_the_episode() -> None:
    table = env("via_appia", 2, "random")
    _, info = table.reset(seed=1)
    before = table.match.record
    _, reward, is_over, _, info = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, info["is_illegal"]) == (LOST_BY_ILLEGAL, True, True)
    assert table.match.record == before
    with pytest.raises(MatchIsOver):
        table.step(0)


def test_or_it_is_refused() -> None:
    table = env("via_appia", 2, "random", illegal="raise")
    _, info = table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    table.step(int(np.flatnonzero(info["action_mask"])[0]))


@our_bounds
@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_every_game_is_registered(game: str) -> None:
    made = gymnasium.make(f"tabularium/{game}-v1", seats=2, opponents=["random"])
    vector, _ = made.reset(seed=1)
    assert made.observation_space.contains(vector)
    made.close()


@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"opponents": "cheater"}, UnknownBot),
        ({"opponents": ""}, UnknownBot),
        ({"seat": 2}, NoSuchSeat),
        ({"illegal": "ignore"}, BadOption),
        ({"render_mode": "smell"}, BadOption),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], error: type[tab.TabulariumError]) -> None:
    with pytest.raises(error) as refused:
        env("aquileia", 2, **settings)
    assert refused.value.sentence("en") != refused.value.sentence("fr")
