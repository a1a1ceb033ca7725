"""One seat against bots: Gymnasium's own check, and what is ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabularium as tab
from tabularium.bots import Bot
from tabularium.bots.random import RandomBot
from tabularium.core.errors import (
    BadOption,
    BadSeed,
    IllegalAction,
    MatchIsOver,
    NoSuchSeat,
    UnknownBot,
    UnreadableAction,
)
from tabularium.research.gymnasium import NotReset, SeatEnv, env
from tabularium.research.rendering import RENDER_MODES
from tabularium.research.rewards import LOST_BY_ILLEGAL, REWARDS
from tests.laws.matches import ENDS, MODES, Mode, played

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


@our_bounds
@pytest.mark.filterwarnings("error")
def test_gymnasium_has_nothing_to_complain_of_in_what_it_makes_itself() -> None:
    """All render modes are tried: the environment knows how it was made."""
    made = gymnasium.make("tabularium/aquileia-v1", seats=2, opponents="random", render_mode="rgb_array")
    check_env(made.unwrapped)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("mode", [None, *RENDER_MODES])
def test_each_render_mode_can_be_asked_for_by_name(mode: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make("tabularium/aquileia-v1", seats=2, opponents="random", render_mode=mode)
    made.reset(seed=1)
    shown = made.render() if mode is not None else None
    assert type(shown) is {"ansi": str, "svg": str, "rgb_array": np.ndarray}.get(str(mode), type(None))
    assert ("Henchmen" in capsys.readouterr().out) == (mode == "human")


def test_seat_and_seats_may_be_numbers_of_numpy() -> None:
    three: Any = np.int64(3)
    table = env("aquileia", three, "random", seat=three - 1)
    table.reset(seed=1)
    assert (table.match.seats, table.seat) == (3, 2)


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
    assert (reward, is_over, info["is_illegal"]) == (LOST_BY_ILLEGAL["outcome"], True, True)
    assert not info["action_mask"].any()
    assert not table.action_masks().any()
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
        ({"opponents": []}, UnknownBot),
        ({"opponents": 3}, UnknownBot),
        ({"opponents": ["greedy", None]}, UnknownBot),
        ({"opponents": "greedy,random"}, BadOption),
        ({"opponents": [RandomBot(1), "greedy"]}, BadOption),
        ({"options": ["x"]}, BadOption),
        ({"options": ["first_player"]}, BadOption),
        ({"options": "first_player"}, BadOption),
        ({"seat": 2}, NoSuchSeat),
        ({"illegal": "ignore"}, BadOption),
        ({"render_mode": "smell"}, BadOption),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], error: type[tab.TabulariumError]) -> None:
    with pytest.raises(error) as refused:
        env("aquileia", 2, **settings)
    assert refused.value.sentence("en") != refused.value.sentence("fr")


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_action_costs_what_the_reward_says(reward: str) -> None:
    table = env("age_of_rome", 2, "random", reward=reward)
    _, info = table.reset(seed=1)
    _, lost, *_ = table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert lost == LOST_BY_ILLEGAL[reward]


@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_no_defeat_is_as_bad_as_that(mode: Mode) -> None:
    match = played(mode, 3)
    for name, reward in REWARDS.items():
        assert min(reward(match)) > LOST_BY_ILLEGAL[name]


def test_nothing_can_be_done_before_reset() -> None:
    table = env("aquileia", 2, "random")
    with pytest.raises(NotReset, match=r"reset\(\)") as refused:
        table.step(0)
    assert isinstance(refused.value, gymnasium.error.ResetNeeded)
    assert "reset()" in refused.value.sentence("fr")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.action_masks())[0]))


@pytest.mark.parametrize("action", [2.7, None, "pass", [1], -1, 10**6, np.float32(1)])
def test_what_is_no_number_of_an_action_is_refused_and_changes_nothing(action: Any) -> None:
    table = env("aquileia", 2, "random")
    table.reset(seed=1)
    before = table.match.record
    with pytest.raises(UnreadableAction, match="is no action of aquileia"):
        table.step(action)
    assert table.match.record == before
    table.step(np.flatnonzero(table.action_masks())[0])  # a number of NumPy is one


def test_a_person_sees_the_table_whenever_it_has_changed(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("via_appia", 2, "random", render_mode="human")

    def shown() -> str:
        return capsys.readouterr().out.strip()

    table.reset(seed=1)
    assert shown() == table.match.text(0).strip()
    table.step(int(np.flatnonzero(table.action_masks())[0]))
    assert shown() == table.match.text(0).strip()
    table.step(int(np.flatnonzero(table.action_masks() == 0)[0]))
    assert shown() == table.match.text(0).strip()


def test_a_seed_may_be_a_number_of_numpy() -> None:
    table = env("aquileia", 2, "random")
    assert table.reset(seed=np.int64(5))[0].tolist() == table.reset(seed=5)[0].tolist()  # type: ignore[arg-type]
    assert table.match.seed == 5
    for wrong in (2.5, "5"):
        with pytest.raises(BadSeed):
            table.reset(seed=wrong)  # type: ignore[arg-type]


class First:
    """Takes what comes first, and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, match: tab.Match, seat: int) -> Any:
        self.seats.add(seat)
        assert match.decision is not None
        return match.decision.options[0]


def test_a_bot_may_be_an_opponent_itself() -> None:
    first = First()
    finished(env("aquileia", 3, first), 2)
    assert first.seats == {1, 2}
    first.seats.clear()
    finished(env("aquileia", 3, ["random", first], seat=1), 2)
    assert first.seats == {0}


def test_or_be_made_for_every_match_from_a_seed() -> None:
    seeds: list[int] = []

    def made(seed: int) -> Bot:
        seeds.append(seed)
        return RandomBot(seed)

    table, written = env("aquileia", 3, made), env("aquileia", 3, "random")
    of_a_class = env("aquileia", 3, [RandomBot, "random"])
    for one in (table, written, of_a_class):
        finished(one, 4)
    assert table.match.record == written.match.record == of_a_class.match.record
    assert len(set(seeds)) == 2
    table.reset()
    assert len(set(seeds)) == 4
    nobody: Any = lambda seed: None  # noqa: E731
    with pytest.raises(UnknownBot, match="choose"):
        env("aquileia", 2, nobody).reset()
