"""Gymnasium environments: one seat learns, bots have the others. ``env("aquileia", seats=2, opponents="greedy")``.

They are registered, too, once this module is imported: ``gymnasium.make("tabularium/aquileia-v1", seats=2)``. An
observation is the vector of what the seat may know; what it may do stands in ``info["action_mask"]`` and is given by
``action_masks()``, where learners with masks look for it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabularium.bots import Bot
from tabularium.bots.spec import BotSpec, read_bot, read_bots
from tabularium.core.agenda import Seat
from tabularium.core.errors import IllegalAction, MatchIsOver, NoSuchSeat, UnknownBot, UnreadableAction
from tabularium.core.extras import needs
from tabularium.core.game import Value
from tabularium.core.match import Match, begin
from tabularium.core.registry import all_games, find
from tabularium.research.observing import Observer
from tabularium.research.rendering import ILLEGAL, RENDER_MODES, checked, rendered
from tabularium.research.rewards import reward_named

with needs("research", "gymnasium", "numpy"):
    import gymnasium
    from gymnasium.envs.registration import register, registry

LOST_BY_ILLEGAL: Final = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match; whenever it is to decide, it is asked. ``match`` is the match being played."""

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Value] | None = None,
        *,
        seat: Seat | None = 0,
        reward: str = "outcome",
        is_scaled: bool = False,
        illegal: str = "terminate",
        render_mode: str | None = None,
    ) -> None:
        card = find(game)
        self._options = dict(options or {})
        self.match: Match = begin(card, seats, 0, self._options)  # refuses here what cannot be played
        if seat is not None and seat not in range(seats):
            raise NoSuchSeat(seat, seats)
        checked("illegal", illegal, ILLEGAL)
        checked("render_mode", render_mode, (None, *RENDER_MODES))
        self._game = card
        self._specs = _bots(opponents)
        self._fixed_seat = seat
        self.seat: Seat = seat or 0
        self._reward = reward_named(reward)
        self._raises = illegal == "raise"
        self._is_lost = False
        self._bots: dict[Seat, Bot] = {}
        self._observer = Observer(card, seats, is_scaled)
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.observation_space = self._observer.vector_space()
        self.action_space = self._observer.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new match, up to the seat's first decision: with a seed that of ``tabularium.new(game, seats, seed)``."""
        super().reset(seed=seed)
        seats = self.match.seats
        drawn = int(self.np_random.integers(2**62))
        self.match = begin(self._game, seats, drawn if seed is None else seed, self._options)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(seats))
        others = [(self.seat + place) % seats for place in range(1, seats)]
        count = len(self._specs)
        self._bots = {other: self._specs[n % count].make(drawn + n + 1) for n, other in enumerate(others)}
        self._is_lost = False
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        match = self.match
        if match.is_over or self._is_lost:
            raise MatchIsOver
        number = int(action)
        if not 0 <= number < len(self._game.actions.actions):
            raise UnreadableAction(self._game.id, number)
        try:
            match.play(self._game.actions.actions[number], self.seat)
        except IllegalAction:
            if self._raises:
                raise
            self._is_lost = True
            return self._observation(), LOST_BY_ILLEGAL, True, False, self._info() | {"is_illegal": True}
        is_over = self._let_others_play()
        reward = self._reward(match)[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, is_over, False, self._info()

    def _let_others_play(self) -> bool:
        """Up to the seat's next decision; or is the match over?"""
        match = self.match
        while (decision := match.decision) is not None:
            if decision.seat == self.seat:
                return False
            match.play(self._bots[decision.seat].choose(match, decision.seat))
        return True

    def _observation(self) -> Any:
        return self._observer.vector(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        match = self.match
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if match.is_over:
            info |= {"scores": match.scores, "has_won": self.seat in match.winners}
        return info

    def action_masks(self) -> Any:
        """A 1 for each action that the seat may take now."""
        return self._observer.mask(self.match, self.seat)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return rendered(self.match, self.seat, self.render_mode)


def env(
    game: str,
    seats: int,
    opponents: str | Sequence[str] = "greedy",
    options: Mapping[str, Value] | None = None,
    *,
    seat: Seat | None = 0,
    reward: str = "outcome",
    is_scaled: bool = False,
    illegal: str = "terminate",
    render_mode: str | None = None,
) -> SeatEnv:
    """An environment for one seat.

    ``opponents``, for instance "greedy" or "mcts:200it,random", sit after it, the first ones again if they are too few;
    ``seat`` None: another one in every match. ``reward`` and ``is_scaled`` as in
    :func:`tabularium.research.pettingzoo.env`. An ``illegal`` action ends the episode with a reward of -1
    ("terminate"), or raises IllegalAction and changes nothing ("raise").
    """
    return SeatEnv(
        game,
        seats,
        opponents,
        options,
        seat=seat,
        reward=reward,
        is_scaled=is_scaled,
        illegal=illegal,
        render_mode=render_mode,
    )


def _bots(opponents: str | Sequence[str]) -> tuple[BotSpec, ...]:
    specs = read_bots(opponents) if isinstance(opponents, str) else tuple([read_bot(text) for text in opponents])
    if not specs:
        raise UnknownBot({"en": "Name at least one opponent.", "fr": "Nommez au moins un adversaire."})
    return specs


def register_all() -> None:
    """Give every game its name at Gymnasium: ``tabularium/aquileia-v1``."""
    for card in all_games():
        name = f"tabularium/{card.id}-v{card.version}"
        if name not in registry:
            register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": card.id})


register_all()
