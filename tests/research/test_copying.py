"""Environments can be deep-copied and pickled: for learners that search, and for workers in other processes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tabularium.research import gymnasium, pettingzoo

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))]
twins = pytest.mark.parametrize("twin", WAYS, ids=["deepcopy", "pickle"])


def seat_on(table: Any, steps: int) -> list[tuple[float, list[float]]]:
    """The lowest number that is allowed, so many times or to the end."""
    told = []
    for _ in range(steps):
        vector, reward, is_over, _, _ = table.step(int(np.flatnonzero(table.action_masks())[0]))
        told.append((reward, vector.tolist()))
        if is_over:
            break
    return told


def all_on(table: Any, steps: int) -> list[tuple[str, float, list[float]]]:
    told = []
    for agent in table.agent_iter(steps):
        observation, reward, is_over, is_cut, _ = table.last()
        told.append((agent, reward, observation["observation"].tolist()))
        table.step(None if is_over or is_cut else int(np.flatnonzero(observation["action_mask"])[0]))
    return told


@twins
@pytest.mark.parametrize("opponents", ["random", "greedy", "mcts:3it"])
def test_one_seat_against_bots(opponents: str, twin: Callable[[Any], Any]) -> None:
    table = gymnasium.env("aquileia", 3, opponents, seat=None, is_scaled=True)
    assert twin(table).reset(seed=2)[1]["seat"] == table.reset(seed=2)[1]["seat"]
    seat_on(table, 4)
    before = table.match.record
    other = twin(table)
    told = seat_on(other, 6)
    assert table.match.record == before
    assert seat_on(table, 6) == told
    assert table.reset()[0].tolist() == other.reset()[0].tolist()


@twins
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_all_seats(make: Callable[..., Any], twin: Callable[[Any], Any]) -> None:
    table = make("nova_roma", 2)
    twin(table).reset(seed=2)
    table.reset(seed=2)
    all_on(table, 10)
    before = table.unwrapped.match.record
    other = twin(table)
    told = all_on(other, 10)
    assert table.unwrapped.match.record == before
    assert all_on(table, 10) == told
    table.reset()
    other.reset()
    assert table.unwrapped.match.record == other.unwrapped.match.record
