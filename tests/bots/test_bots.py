"""The bots: legal, repeatable, blind to what their seat may not know, and better than chance."""

from __future__ import annotations

from itertools import count as ticking

import pytest

import tabularium as tab
from tabularium.bots import BOTS, Bot, mcts
from tabularium.bots.greedy import GreedyBot
from tabularium.bots.mcts import LEAST, MctsBot
from tabularium.core.errors import UnknownBot
from tests.laws.matches import BASIC_MODES, ENDS, Mode, begun, moving, played

SETTINGS: dict[str, dict[str, int]] = {"random": {}, "greedy": {"samples": 1}, "mcts": {"iterations": 20}}


def made(name: str, seed: int = 1) -> Bot:
    return tab.bot(name, seed=seed, **SETTINGS[name])


def test_every_bot_is_tested_here() -> None:
    assert set(SETTINGS) == set(BOTS)


@pytest.mark.parametrize("mode", ENDS, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_one_of_the_options(name: str, mode: Mode) -> None:
    match, bot = begun(mode, 3), made(name)
    every = max(9, len(played(mode, 3).record.actions) // 60)  # in a long match not oftener than in a short one
    for count, now in enumerate(moving(match, 3)):
        if count % every == 0:
            assert now.decision is not None
            assert bot.choose(now, now.decision.seat) in now.decision.options


@pytest.mark.parametrize("mode", ENDS, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_chooses_the_same_whatever_the_hidden_cards_are(name: str, mode: Mode) -> None:
    """The true hidden cards are swapped for others; the bot, which must not see them, chooses the same."""
    for moves in (5, 40, 80):
        match = played(mode, 8, moves)
        if match.decision is None:
            continue
        seat = match.decision.seat
        worlds = [match, *[match.resample(seat, n) for n in range(3)]]
        assert len({str(made(name, 4).choose(world, seat)) for world in worlds}) == 1


def test_a_bot_changes_nothing() -> None:
    match = played(BASIC_MODES[0], 1, 20)
    before = match.record, match._state.dump()
    assert match.decision is not None
    for name in BOTS:
        made(name).choose(match, match.decision.seat)
    assert (match.record, match._state.dump()) == before


@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_greedy_beats_random(game: str) -> None:
    """Few games here; `make test-all` plays more."""
    assert _wins(game, "greedy", "random", 2) == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in tab.games()])
def test_greedy_beats_random_in_95_of_100(game: str) -> None:
    assert _wins(game, "greedy", "random", 200) >= 190


def _wins(game: str, one: str, other: str, games: int) -> float:
    """How many two-seat games the one wins, with seats swapped; a shared victory is half a win."""
    wins = 0.0
    for seed in range(games):
        own = seed % 2
        match = tab.new(game, 2, seed)
        bots = [tab.bot(other, seed=seed), tab.bot(other, seed=seed)]
        bots[own] = tab.bot(one, seed=seed)
        while (decision := match.decision) is not None:
            match.play(bots[decision.seat].choose(match, decision.seat))
        wins += 1 / len(match.winners) if own in match.winners else 0
    return wins


def test_unknown_bots_and_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="random, greedy, mcts"):
        tab.bot("oracle")
    with pytest.raises(UnknownBot, match="wisdom"):
        tab.bot("greedy", wisdom=3)
    with pytest.raises(UnknownBot, match="more than 0"):
        tab.bot("mcts", milliseconds=0)


def test_mcts_thinks_about_as_long_as_it_is_told() -> None:
    match = played(BASIC_MODES[0], 1, 2)
    assert match.decision is not None
    assert tab.bot("mcts", milliseconds=30).choose(match, match.decision.seat) in match.decision.options


class NoTree(MctsBot):
    """Cannot look into its tree."""

    def _iterate(self, *_: object) -> None:
        raise AssertionError("looked into its tree")


def test_mcts_with_less_than_some_iterations_for_each_option_chooses_as_greedy() -> None:
    for moves in (2, 20, 40):
        match = played(BASIC_MODES[0], 1, moves)
        assert match.decision is not None
        seat = match.decision.seat
        few = LEAST * len(match.decision.options) - 1
        assert NoTree(iterations=few, seed=5).choose(match, seat) == GreedyBot(5, samples=1).choose(match, seat)
        with pytest.raises(AssertionError, match="looked"):
            NoTree(iterations=few + 1, seed=5).choose(match, seat)


def test_mcts_whose_time_was_too_short_chooses_as_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every iteration takes 10 milliseconds here: there is time for one."""
    ticks = ticking(step=0.01)
    monkeypatch.setattr(mcts, "perf_counter", lambda: next(ticks))
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    seat = match.decision.seat
    for seed in range(3):
        chosen = MctsBot(milliseconds=15, seed=seed).choose(match, seat)
        assert chosen == GreedyBot(seed, samples=1).choose(match, seat)
