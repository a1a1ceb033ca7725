"""PettingZoo environments (AEC) of all games: ``env("nova_roma", seats=3)``.

An observation is a dict: ``observation``, the vector of what the seat may know (:func:`tabularium.research.describe`),
and ``action_mask``, a 1 for each action that it may take. Actions have the numbers of the game's table. Chance is dealt
by the match itself; rewards come at the end. The games are played in turns, so there is no parallel version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabularium.core.extras import needs
from tabularium.core.game import Value
from tabularium.core.match import Match, begin
from tabularium.core.registry import find
from tabularium.research.observing import Observer
from tabularium.research.rendering import ILLEGAL, METADATA, RENDER_MODES, checked, rendered, whole, whole_seed
from tabularium.research.rewards import LOST_BY_ILLEGAL, reward_named

with needs("research", "gymnasium", "numpy", "pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper


def env(
    game: str,
    seats: int,
    options: Mapping[str, Value] | None = None,
    *,
    reward: str = "outcome",
    is_scaled: bool = False,
    illegal: str = "terminate",
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual wrappers.

    ``options`` are those of the game; ``reward`` is "outcome", "rank", "margin" or "score"; ``is_scaled`` gives vectors
    between 0 and 1. An ``illegal`` action either ends the match and is worth less to whoever took it than any defeat
    ("terminate", as in PettingZoo's classic games; ``LOST_BY_ILLEGAL`` says how much), or raises IllegalAction, which
    names the rule, and changes nothing ("raise").
    """
    checked("illegal", illegal, ILLEGAL)
    made: AECEnv[str, dict[str, Any], int] = raw_env(
        game, seats, options, reward=reward, is_scaled=is_scaled, render_mode=render_mode
    )
    if illegal == "terminate":
        made = TerminateIllegalWrapper(made, illegal_reward=LOST_BY_ILLEGAL[reward])
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv[str, dict[str, Any], int]):
    """The environment without wrappers. ``match`` is the match being played: its record, its picture, its log."""

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        reward: str = "outcome",
        is_scaled: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        card = find(game)
        checked("render_mode", render_mode, (None, *RENDER_MODES))
        self._reward = reward_named(reward)
        self.match: Match = begin(card, seats, 0, {} if options is None else options)  # refuses what cannot be
        self._options, seats = self.match.options, self.match.seats
        self._game = card
        self._observer = observer = Observer(card, seats, is_scaled)
        self._random: Any = None
        self.render_mode = render_mode
        self.metadata = METADATA | {"name": f"tabularium_{card.id}_v{card.version}", "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observation_space(observer) for agent in self.possible_agents}
        self.action_spaces = {agent: observer.action_space() for agent in self.possible_agents}
        box = observer.vector_space()
        self.state_space = spaces.Box(np.tile(box.low, seats), np.tile(box.high, seats), dtype=np.float32)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match: with a seed the one that ``tabularium.new(game, seats, seed)`` deals, else the next of a row.

        ``options`` are PettingZoo's and mean nothing here; those of the game are given to the environment.
        """
        seed = whole_seed(seed)
        if seed is not None or self._random is None:
            self._random, drawn = seeding.np_random(seed)
            seed = drawn if seed is None else seed
        else:
            seed = int(self._random.integers(2**63))
        self.match = begin(self._game, len(self.possible_agents), seed, self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        decision = self.match.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        match, seat = self.match, self._seat_of[agent]
        return {
            "observation": self._observer.vector(match, seat),
            "action_mask": self._observer.nothing()
            if self.terminations.get(agent)
            else self._observer.mask(match, seat),
        }

    def state(self) -> Any:
        """What all seats see, one after the other: for learners whose critic may look into every hand."""
        return np.concatenate([self._observer.vector(self.match, seat) for seat in range(len(self.possible_agents))])

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match, number = self.match, whole(action, self._game)
        match.play(self._game.actions.actions[number])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.is_over:
            self._finish()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        match = self.match
        scores, winners = match.scores, match.winners
        for agent, reward in zip(self.possible_agents, self._reward(match), strict=True):
            seat = self._seat_of[agent]
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat], "has_won": seat in winners}

    def render(self) -> Any:
        """The table as whoever is to decide sees it."""
        decision = self.match.decision
        return rendered(self.match, None if decision is None else decision.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _observation_space(observer: Observer) -> Any:
    return spaces.Dict({"observation": observer.vector_space(), "action_mask": observer.mask_space()})
