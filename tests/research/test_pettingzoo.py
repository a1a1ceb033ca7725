"""PettingZoo's own tests on all games and modes, and what is ours: seeds, rewards, illegal actions, pictures."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as pettingzoo_test

import tabularium as tab
from tabularium.core.errors import BadOption, BadSeatCount, IllegalAction, UnknownGame, UnreadableAction
from tabularium.core.standing import places_of
from tabularium.research.measure import measure
from tabularium.research.pettingzoo import env, raw_env
from tabularium.research.rendering import RENDER_MODES
from tabularium.research.rewards import LOST_BY_ILLEGAL, REWARDS, margin, outcome, rank, score
from tests.laws.matches import ENDS, MODES, Mode, played

checks: Any = pettingzoo_test  # untyped

# PettingZoo keeps a list of its own games whose observations are dicts with a mask, and warns of all others;
# and at the end of a match nothing is allowed any more.
our_observations = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def play_on(table: Any, seed: int) -> dict[str, float]:
    """At random to the end; what each agent got."""
    rng, got = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, is_over, is_cut, _ = table.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if is_over or is_cut else rng.choice(legal))
    return got


@our_observations
@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_the_api_holds_with_the_fewest_and_the_most_seats(mode: Mode) -> None:
    checks.api_test(env(*mode), num_cycles=8)


@our_observations
@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_the_api_holds_in_every_mode_over_whole_matches(mode: Mode) -> None:
    checks.api_test(env(*mode), num_cycles=1000)


@our_observations
@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_seeds_settle_everything(mode: Mode) -> None:
    checks.seed_test(lambda: env(*mode), num_cycles=6)


@our_observations
@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES, ids=str)
def test_seeds_settle_everything_in_every_mode(mode: Mode) -> None:
    checks.seed_test(lambda: env(*mode), num_cycles=100)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_pettingzoo_can_measure_its_speed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    checks.performance_benchmark(env(game, 2))
    assert float(capsys.readouterr().out.split(" turns per second")[0].split()[-1]) > 0  # how many: `tabularium bench`


def test_a_seed_deals_the_match_of_that_seed_and_the_next_ones_follow() -> None:
    table, again = raw_env("aquileia", 3), raw_env("aquileia", 3)
    for one in (table, again):
        one.reset(seed=7)
        assert one.match.record == tab.new("aquileia", 3, 7).record
        one.reset()
    assert table.match.record == again.match.record
    assert table.match.seed != 7
    table.reset(seed=8)
    again.reset()
    assert table.match.seed != again.match.seed
    again.reset(seed=np.int64(8))  # type: ignore[arg-type]
    assert again.match.record == table.match.record
    fresh, other = raw_env("aquileia", 2), raw_env("aquileia", 2)
    fresh.reset()
    other.reset()
    assert fresh.match.seed != other.match.seed


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_and_are_those_of_the_match(reward: str) -> None:
    table = env("aquileia", 3, reward=reward)
    table.reset(seed=2)
    got = play_on(table, 2)
    match = table.unwrapped.match  # type: ignore[attr-defined]
    assert match.is_over
    assert list(got.values()) == REWARDS[reward](match)
    assert not table.agents


class Ended:
    """As much of a match as rewards look at."""

    def __init__(self, scores: list[int], winners: tuple[int, ...]) -> None:
        self.scores, self.winners, self.seats = scores, winners, len(scores)
        self.places = places_of(scores, winners)
        self.shares = [(seat in winners) / max(1, len(winners)) for seat in range(self.seats)]


@pytest.mark.parametrize(
    ("reward", "scores", "winners", "worth"),
    [
        (outcome, [9, 5], (0,), [1, -1]),
        (outcome, [5, 5], (0, 1), [0, 0]),
        (outcome, [9, 5, 1], (0,), [1, -0.5, -0.5]),
        (outcome, [9, 9, 1], (0, 1), [0.25, 0.25, -0.5]),
        (outcome, [9], (0,), [1]),
        (outcome, [9], (), [-1]),
        (rank, [9, 5, 1], (0,), [1, 0, -1]),
        (rank, [9, 5, 5], (0,), [1, -0.5, -0.5]),
        (rank, [9, 9, 1], (1,), [0, 1, -1]),  # a tie that the rules have settled
        (rank, [9], (), [-1]),
        (margin, [9, 5, 1], (0,), [4, -4, -8]),
        (margin, [9], (), [9]),
        (score, [9, 5, 1], (0,), [9, 5, 1]),
    ],
)
def test_rewards(reward: Any, scores: list[int], winners: tuple[int, ...], worth: list[float]) -> None:
    assert reward(Ended(scores, winners)) == worth


@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_outcome_and_rank_are_zero_sum(mode: Mode) -> None:
    match = played(mode, 3)
    if match.seats > 1:
        assert sum(outcome(match)) == pytest.approx(0)
        assert sum(rank(match)) == pytest.approx(0)


def illegal_number(table: Any) -> int:
    mask = table.observe(table.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask == 0)[0])


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_loses_as_usual(reward: str) -> None:
    table = env("nova_roma", 2, reward=reward)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(illegal_number(table))
    assert all(table.terminations.values())
    assert table.rewards[culprit] == LOST_BY_ILLEGAL[reward]
    assert sum(table.rewards.values()) == LOST_BY_ILLEGAL[reward]


def test_or_it_is_refused_with_its_rule_and_changes_nothing() -> None:
    table = env("aquileia", 2, illegal="raise")
    table.reset(seed=1)
    match = table.unwrapped.match  # type: ignore[attr-defined]
    actions = match.game.actions
    assert match.decision is not None
    table.step(actions.numbers[actions.parse("place:arena_2")])
    before, agent = match.record, table.agent_selection
    with pytest.raises(IllegalAction) as refused:
        table.step(actions.numbers[actions.parse("place:arena_2")])
    assert refused.value.clause == "AQ-PL3"
    assert match.record == before
    assert table.agent_selection == agent
    with pytest.raises(UnreadableAction):
        table.unwrapped.step(len(actions.actions))
    for wrong in (2.7, None):
        with pytest.raises(UnreadableAction):
            table.unwrapped.step(wrong)  # type: ignore[arg-type]


def test_it_shows_the_table_as_text_and_as_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    assert raw_env.metadata["render_modes"] == list(RENDER_MODES)
    shown = {}
    for mode in ("ansi", "svg", "human", None):
        table = raw_env("via_appia", 2, render_mode=mode)
        table.reset(seed=3)
        shown[mode] = table.render()
        table.close()
    match = tab.new("via_appia", 2, 3)
    assert match.decision is not None
    assert shown["ansi"] == match.text(match.decision.seat)
    assert str(shown["svg"]).startswith("<svg")
    assert shown["human"] is None
    assert shown[None] is None
    assert capsys.readouterr().out.strip() == str(shown["ansi"]).strip()


def test_it_shows_the_table_in_pixels() -> None:
    table = raw_env("aquileia", 2, render_mode="rgb_array")
    table.reset(seed=3)
    picture = table.render()
    assert picture.dtype == np.uint8
    assert picture.shape == (750, 1200, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1000  # a drawing, not a blank sheet


def test_the_state_is_what_all_seats_see() -> None:
    table = raw_env("age_of_rome", 3)
    table.reset(seed=5)
    parts = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state(), np.concatenate(parts))
    assert table.state_space.contains(table.state())


def test_the_end_is_told_to_everybody() -> None:
    table: Any = env("age_of_rome", 1)
    table.reset(seed=4)
    told = {}
    rng = Random(4)
    for agent in table.agent_iter():
        observation, _, is_over, _, info = table.last()
        if is_over:
            told[agent] = info
            assert not observation["action_mask"].any()
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        table.step(None if is_over else rng.choice(legal))
    match = table.unwrapped.match
    assert told == {"player_0": {"score": match.scores[0], "has_won": bool(match.winners)}}


@pytest.mark.parametrize(
    ("arguments", "settings", "error"),
    [
        (("ludo", 2), {}, UnknownGame),
        (("aquileia", 9), {}, BadSeatCount),
        (("aquileia", 2, {"weather": True}), {}, BadOption),
        (("aquileia", 2, ["x"]), {}, BadOption),
        (("aquileia", 2), {"reward": "praise"}, BadOption),
        (("aquileia", 2), {"reward": ["outcome"]}, BadOption),
        (("aquileia", 2), {"illegal": "ignore"}, BadOption),
        (("aquileia", 2), {"render_mode": "smell"}, BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_in_both_languages(
    arguments: tuple[Any, ...], settings: dict[str, Any], error: type[tab.TabulariumError]
) -> None:
    with pytest.raises(error) as refused:
        env(*arguments, **settings)
    assert refused.value.sentence("en") != refused.value.sentence("fr")


def test_seats_may_be_a_number_of_numpy() -> None:
    three: Any = np.int64(3)
    table = raw_env("aquileia", three)
    table.reset(seed=three)
    assert table.match.record == tab.new("aquileia", 3, 3).record


def test_the_bench_can_measure_an_environment() -> None:
    assert measure("aquileia", 0.1)["env_steps_per_s"] > 0
