"""Gymnasium environments: one seat learns, bots have the others. ``env("aquileia", seats=2, opponents="greedy")``.

They are registered, too, once this module is imported: ``gymnasium.make("tabularium/aquileia-v1", seats=2)``. An
observation is the vector of what the seat may know; what it may do stands in ``info["action_mask"]`` and is given by
``action_masks()``, where learners with masks look for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabularium.bots import Bot
from tabularium.bots.spec import read_bot, read_bots
from tabularium.core.agenda import Seat
from tabularium.core.errors import BadOption, IllegalAction, MatchIsOver, NoSuchSeat, TabulariumError, UnknownBot
from tabularium.core.extras import needs
from tabularium.core.game import Value
from tabularium.core.match import Match, begin
from tabularium.core.registry import all_games, find
from tabularium.research.observing import Observer
from tabularium.research.rendering import ILLEGAL, METADATA, RENDER_MODES, checked, rendered, whole, whole_seed
from tabularium.research.rewards import LOST_BY_ILLEGAL, reward_named

with needs("research", "gymnasium", "numpy"):
    import gymnasium
    from gymnasium.envs.registration import register, registry
    from gymnasium.error import ResetNeeded

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""
Opponent = str | Bot | Maker
"""Written as in the laboratory, a bot, or what makes one."""


class NotReset(TabulariumError, ResetNeeded):
    """An episode begins with ``reset()``."""

    def __init__(self) -> None:
        super().__init__(
            {
                "en": "Nothing has begun yet: call reset() before step().",
                "fr": "Rien n'a commencé\u00a0: appelez reset() avant step().",
            }
        )


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match; whenever it is to decide, it is asked. ``match`` is the match being played."""

    metadata = METADATA  # of the class, where gymnasium.make() looks before anything is made

    def __init__(
        self,
        game: str,
        seats: int,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        options: Mapping[str, Value] | None = None,
        *,
        seat: Seat | None = 0,
        reward: str = "outcome",
        is_scaled: bool = False,
        illegal: str = "terminate",
        render_mode: str | None = None,
    ) -> None:
        card = find(game)
        self.match: Match = begin(card, seats, 0, {} if options is None else options)  # refuses what cannot be
        self._options, seats = self.match.options, self.match.seats
        if seat is not None and seat not in range(seats):
            raise NoSuchSeat(seat, seats)
        seat = None if seat is None else int(seat)
        checked("illegal", illegal, ILLEGAL)
        checked("render_mode", render_mode, (None, *RENDER_MODES))
        self._game = card
        self._makers = _makers(opponents, seats)
        self._fixed_seat = seat
        self.seat: Seat = seat or 0
        self._reward = reward_named(reward)
        self._lost_by_illegal = LOST_BY_ILLEGAL[reward]
        self._raises = illegal == "raise"
        self._has_begun = False
        self._is_lost = False
        self._bots: dict[Seat, Bot] = {}
        self._observer = Observer(card, seats, is_scaled)
        self.render_mode = render_mode
        self.observation_space = self._observer.vector_space()
        self.action_space = self._observer.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new match, up to the seat's first decision: with a seed that of ``tabularium.new(game, seats, seed)``."""
        seed = whole_seed(seed)
        super().reset(seed=seed)
        seats = self.match.seats
        drawn = int(self.np_random.integers(2**62))
        self.match = begin(self._game, seats, drawn if seed is None else seed, self._options)
        if self._fixed_seat is None:
            self.seat = int(self.np_random.integers(seats))
        others = [(self.seat + place) % seats for place in range(1, seats)]
        makers = self._makers
        self._bots = {other: _made(makers[n % len(makers)], drawn + n + 1) for n, other in enumerate(others)}
        self._has_begun = True
        self._is_lost = False
        self._let_others_play()
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        match = self.match
        if not self._has_begun:
            raise NotReset
        if match.is_over or self._is_lost:
            raise MatchIsOver
        number = whole(action, self._game)
        try:
            match.play(self._game.actions.actions[number], self.seat)
        except IllegalAction:
            if self._raises:
                raise
            self._is_lost = True
            self._show()
            return self._observation(), self._lost_by_illegal, True, False, self._info() | {"is_illegal": True}
        is_over = self._let_others_play()
        reward = self._reward(match)[self.seat] if is_over else 0.0
        self._show()
        return self._observation(), reward, is_over, False, self._info()

    def _let_others_play(self) -> bool:
        """Up to the seat's next decision; or is the match over?"""
        match = self.match
        while (decision := match.decision) is not None:
            if decision.seat == self.seat:
                return False
            match.play(self._bots[decision.seat].choose(match, decision.seat))
        return True

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _observation(self) -> Any:
        return self._observer.vector(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        match = self.match
        info: dict[str, Any] = {"action_mask": self.action_masks(), "seat": self.seat}
        if match.is_over:
            info |= {"scores": match.scores, "has_won": self.seat in match.winners}
        return info

    def action_masks(self) -> Any:
        """A 1 for each action that the seat may take now: none once the episode is over."""
        return self._observer.nothing() if self._is_lost else self._observer.mask(self.match, self.seat)

    def render(self) -> Any:
        """The table as the seat sees it."""
        return rendered(self.match, self.seat, self.render_mode)


def env(
    game: str,
    seats: int,
    opponents: Opponent | Sequence[Opponent] = "greedy",
    options: Mapping[str, Value] | None = None,
    *,
    seat: Seat | None = 0,
    reward: str = "outcome",
    is_scaled: bool = False,
    illegal: str = "terminate",
    render_mode: str | None = None,
) -> SeatEnv:
    """An environment for one seat.

    ``opponents``, for instance "greedy" or "mcts:200it,random", sit after it, the first ones again if they are too few.
    They may be bots themselves, or functions that make one from a seed, anew for every match; one or a list.
    ``seat`` None: another one in every match. ``reward`` and ``is_scaled`` as in
    :func:`tabularium.research.pettingzoo.env`. An ``illegal`` action ends the episode and is worth less than any defeat
    ("terminate"; ``LOST_BY_ILLEGAL`` says how much), or raises IllegalAction and changes nothing ("raise").
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


@dataclass(frozen=True, slots=True)
class Always:
    """Makes no new bot: the one it has plays every match. A class, since functions made on the way do not pickle."""

    bot: Bot

    def __call__(self, seed: int) -> Bot:
        return self.bot


def _makers(opponents: Opponent | Sequence[Opponent], seats: int) -> tuple[Maker, ...]:
    """One for each opponent named. Raises UnknownBot or BadOption."""
    makers: tuple[Maker, ...]
    if isinstance(opponents, str):
        makers = tuple([spec.make for spec in read_bots(opponents)])
    elif isinstance(opponents, Sequence):
        makers = tuple([_maker(one) for one in opponents])
    else:
        makers = (_maker(opponents),)
    if not makers:
        raise UnknownBot({"en": "Name at least one opponent.", "fr": "Nommez au moins un adversaire."})
    most = max(1, seats - 1)  # who plays alone need not say that there is none
    if len(makers) > most:
        raise BadOption(
            {
                "en": f"These are too many opponents: {len(makers)}. With {seats} seats there can be at most {most}.",
                "fr": f"C'est trop d'adversaires\u00a0: {len(makers)}. Pour {seats} places, il en faut au plus {most}.",
            }
        )
    return makers


def _maker(opponent: Any) -> Maker:
    if isinstance(opponent, str):
        return read_bot(opponent).make
    if not isinstance(opponent, type) and hasattr(opponent, "choose"):
        return Always(opponent)
    if callable(opponent):
        made: Maker = opponent
        return made
    raise _no_bot(opponent)


def _made(maker: Maker, seed: int) -> Bot:
    bot = maker(seed)
    if not hasattr(bot, "choose"):
        raise _no_bot(bot)
    return bot


def _no_bot(what: object) -> UnknownBot:
    return UnknownBot(
        {
            "en": f"{what!r} is no bot: a bot has a method choose(match, seat).",
            "fr": f"{what!r} n'est pas un bot\u00a0: un bot a une méthode choose(match, seat).",
        }
    )


def register_all() -> None:
    """Give every game its name at Gymnasium: ``tabularium/aquileia-v1``."""
    for card in all_games():
        name = f"tabularium/{card.id}-v{card.version}"
        if name not in registry:
            register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": card.id})


register_all()
