"""How fast an environment is: ``python -m tabularium.research.measure GAME SECONDS`` prints its figures as JSON."""

from __future__ import annotations

import json
import sys
from random import Random
from time import perf_counter
from typing import Any

from tabularium.core.extras import MissingLibrary
from tabularium.core.registry import find


def measure(game: str, seconds: float) -> dict[str, Any]:
    """Random steps with observations and masks, with four seats or as many as there can be.

    Nothing where the libraries are missing.
    """
    try:
        from tabularium.research.pettingzoo import env
    except MissingLibrary:
        return {}
    table: Any = env(game, min(4, max(find(game).seats)))
    _steps(table, 0)  # so that whatever compiles itself has done so
    steps, seed, start = 0, 1, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        steps += _steps(table, seed)
        seed += 1
    return {"env_steps_per_s": steps / spent}


def _steps(table: Any, seed: int) -> int:
    """How many steps a whole match takes."""
    rng, steps = Random(seed), 0
    table.reset(seed=seed)
    for _ in table.agent_iter():
        observation, _, is_over, is_cut, _ = table.last()
        table.step(None if is_over or is_cut else rng.choice(observation["action_mask"].nonzero()[0]))
        steps += 1
    return steps


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
