"""The bots: legal, repeatable, blind to what their seat may not know, and better than chance."""

from __future__ import annotations

from inspect import signature
from itertools import count as counting
from typing import Any

import pytest

import tabularium as tab
from tabularium.bots import BOTS, Bot, mcts, settings
from tabularium.bots.greedy import GreedyBot
from tabularium.bots.mcts import MctsBot
from tabularium.bots.random import RandomBot
from tabularium.bots.strengths import STRENGTHS, tiro
from tabularium.core.errors import BadSetting, UnknownBot
from tabularium.core.match import Match
from tests.laws.matches import BASIC_MODES, ENDS, MODES, Mode, begun, moving, played

SETTINGS: dict[str, dict[str, int]] = {"random": {}, "greedy": {"samples": 1}, "mcts": {"iterations": 20}}
"""What makes them quick, and the same from run to run. The strengths are mcts with a clock, tested further down."""


def made(name: str, seed: int = 1) -> Bot:
    return tab.bot(name, seed=seed, **SETTINGS[name])


def test_every_bot_is_tested_here() -> None:
    assert {*SETTINGS, *STRENGTHS} == set(BOTS)


@pytest.mark.parametrize("mode", ENDS, ids=str)
@pytest.mark.parametrize("name", SETTINGS)
def test_a_bot_chooses_one_of_the_options(name: str, mode: Mode) -> None:
    match, bot = begun(mode, 3), made(name)
    every = max(9, len(played(mode, 3).record.actions) // 60)  # in a long match not oftener than in a short one
    for count, now in enumerate(moving(match, 3)):
        if count % every == 0:
            assert now.decision is not None
            assert bot.choose(now, now.decision.seat) in now.decision.options


@pytest.mark.parametrize("mode", ENDS, ids=str)
@pytest.mark.parametrize("name", SETTINGS)
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
    for name in SETTINGS:
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
        wins += match.shares[own]
    return wins


def test_unknown_bots_and_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot, match="random, greedy, mcts"):
        tab.bot("oracle")
    with pytest.raises(BadSetting, match=r"greedy has no setting 'wisdom'.*: seed, samples, depth"):
        tab.bot("greedy", wisdom=3)


@pytest.mark.parametrize(
    ("bot", "setting", "value"),
    [
        *[("mcts", budget, value) for budget in ("milliseconds", "iterations") for value in (0, -1, 1.5, True, "9")],
        ("mcts", "iterations", 10**400),
        ("mcts", "misjudgement", -0.1),
        ("mcts", "misjudgement", None),
        *[("mcts", "blunders", value) for value in (1.1, float("nan"), float("inf"), "often", ["x"])],
        *[("greedy", "samples", value) for value in (0, -4, 2.0, None, "4", True)],
        ("greedy", "depth", -1),
        *[("tiro", "thinking", value) for value in (0, -1.0, float("nan"), float("inf"), "hard", None)],
        *[(bot, "seed", "lucky") for bot in BOTS],
        ("random", "seed", 0.5),
    ],
)
def test_a_setting_that_a_bot_does_not_take_is_refused_in_a_sentence(bot: str, setting: str, value: Any) -> None:
    with pytest.raises(BadSetting) as refused:
        tab.bot(bot, **{setting: value})
    for lang in ("en", "fr"):
        said = refused.value.sentence(lang)
        assert setting in said
        assert bot in said
        assert settings.SETTINGS[bot][setting].words[lang] in said


def test_bots_made_without_a_name_are_checked_as_well() -> None:
    for make in (
        lambda: MctsBot(iterations=0),
        lambda: MctsBot(blunders=2.0),
        lambda: GreedyBot(samples=0),
        lambda: tiro(thinking=-1.0),
    ):
        with pytest.raises(BadSetting):
            make()


def test_what_a_bot_may_be_told_is_what_it_takes() -> None:
    makers: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot, "mcts": MctsBot, "tiro": tiro}
    for name, maker in makers.items():
        known = settings.SETTINGS[name]
        assert list(known) == list(signature(maker).parameters)
        for end in ("least", "most"):
            needed = {setting: getattr(how, end) for setting, how in known.items() if how.is_needed}
            whole = {setting: int(value) for setting, value in needed.items() if known[setting].is_whole}
            tab.bot(name, **needed | whole, seed=-(10**30))
    assert set(settings.SETTINGS) == set(BOTS)


def test_an_error_in_the_bot_of_somebody_else_stays_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    class Clumsy:
        def __init__(self, seed: int | None = None, wisdom: int = 1) -> None:
            self.wit = wisdom + seed  # type: ignore[operator]

        def choose(self, match: Match, seat: int) -> Any:
            """Never comes so far."""

    monkeypatch.setitem(BOTS, "clumsy", Clumsy)
    with pytest.raises(TypeError, match="unsupported operand"):
        tab.bot("clumsy", wisdom=3)
    with pytest.raises(TypeError, match="folly"):
        tab.bot("clumsy", folly=3)


def test_mcts_thinks_as_long_as_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a millisecond whenever somebody looks: twice as long, twice as many ways down."""
    match = played(BASIC_MODES[0], 1, 2)
    assert match.decision is not None
    seat, passed = match.decision.seat, counting(0.0, 0.001)
    for clock in ("perf_counter", "thread_time"):
        monkeypatch.setattr(mcts, clock, lambda: next(passed))
    tries = []
    for milliseconds in (50, 100):
        bot = MctsBot(milliseconds=milliseconds, seed=1)
        root = bot._grown(match, seat, match.decision.options)
        tries.append(sum(child.tries - 1 for child in root.children.values()))
    assert tries[0] > 10
    assert tries[1] == pytest.approx(2 * tries[0], rel=0.2)


def test_the_strengths_go_up() -> None:
    weak, middling, strong = [STRENGTHS[name] for name in ("tiro", "centurio", "imperator")]
    assert weak.iterations < middling.iterations < strong.iterations
    assert weak.milliseconds < middling.milliseconds < strong.milliseconds
    assert weak.misjudgement > middling.misjudgement > strong.misjudgement == 0
    assert weak.blunders > middling.blunders == strong.blunders == 0


def test_with_one_look_mcts_takes_what_looks_best_at_once() -> None:
    """No game is too slow for it: a first look at every option is an answer."""
    for moves in (2, 20, 40):
        match = played(BASIC_MODES[0], 1, moves)
        assert match.decision is not None
        advice = MctsBot(iterations=1, seed=5).advise(match, match.decision.seat)
        assert MctsBot(iterations=1, seed=5).choose(match, match.decision.seat) is advice[0].action
        assert len(advice) == len(match.decision.options)


def test_advice_is_about_every_option_and_looks_at_what_is_asked_for() -> None:
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    seat, options = match.decision.seat, match.decision.options
    advice = MctsBot(iterations=60, seed=2).advise(match, seat)
    assert {told.action for told in advice} <= set(options)
    assert sum(told.share for told in advice) == pytest.approx(1)
    assert all(0 <= told.chance <= 1 for told in advice)
    last = advice[-1]
    again = {told.action: told for told in MctsBot(iterations=60, seed=2).advise(match, seat, also=[last.action])}
    assert again[last.action].share > last.share


@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_advice_is_the_same_whatever_the_hidden_cards_are(mode: Mode) -> None:
    match = played(mode, 8, 30)
    assert match.decision is not None
    seat = match.decision.seat
    worlds = [match, match.resample(seat, 3)]
    one, other = [MctsBot(iterations=8, seed=1).advise(world, seat) for world in worlds]
    assert one == other


def in_one_turn() -> tuple[Match, Match]:
    """A match at a decision, and after a first answer that leads to another decision of the same seat at once."""
    for moves in range(10, 80):
        match = played(BASIC_MODES[0], 1, moves)
        if match.decision is None or len(match.decision.options) == 1:
            continue
        seat, index = match.decision.seat, match.index
        after = match.copy()
        after.play(MctsBot(iterations=40, seed=3).choose(match, seat))
        if after.decision is not None and after.decision.seat == seat and after.index == index + 1:
            return match, after
    raise AssertionError("there is always a seat that is asked twice")


def test_what_was_thought_is_kept_within_a_turn_and_only_there() -> None:
    match, after = in_one_turn()
    assert match.decision is not None
    seat = match.decision.seat
    bot = MctsBot(iterations=40, seed=3)
    bot.choose(match, seat)
    kept = bot._known(
        after.resample(seat, 9), seat
    )  # as a worker hands it over: the seat cannot tell it from the true one
    assert sum(child.tries - 1 for child in kept.children.values()) > 0
    bot.choose(match, seat)
    assert not bot._known(played(BASIC_MODES[0], 2, 12), seat).children


def test_what_is_kept_answers_the_question_that_is_asked_next() -> None:
    """In Nova Roma a bot's mind passes over questions with one sensible answer, and is asked them all the same."""
    match, bot = tab.new("nova_roma", 2, 3), MctsBot(iterations=8, seed=3)
    kept = 0
    for _ in range(150):
        asked = match.decision
        assert asked is not None
        match.play(bot.choose(match, asked.seat))
        after = match.decision
        if bot._kept is not None and after is not None and after.seat == asked.seat:
            kept += 1
            assert bot._kept[0].asked == after._step
    assert kept > 10


def test_a_turn_takes_less_than_ten_seconds_however_many_decisions_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that runs only when it is looked at, with a seat that is always in the same turn."""
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    seat = match.decision.seat
    now = [0.0]

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr(mcts, "perf_counter", clock)
    monkeypatch.setattr(mcts, "thread_time", clock)
    match._actors[-1] = seat  # as if it had just decided
    bot = MctsBot(milliseconds=2000, seed=1)
    for _ in range(20):
        bot.choose(match, seat)
    assert 5 < now[0] < 10


def test_a_match_counts_the_decisions_in_a_row() -> None:
    match = begun(BASIC_MODES[0], 3)
    last, row = -1, 0
    for now in moving(match, 3):
        assert now.decision is not None
        seat = now.decision.seat
        row = row if seat == last else 0
        assert now.in_a_row(seat) == row
        assert now.resample(seat, 1).in_a_row(seat) == row
        assert now.in_a_row((seat + 1) % now.seats) == 0 or row == 0
        last, row = seat, row + 1


@pytest.mark.parametrize("name", STRENGTHS)
def test_strengths_are_bots_that_search(name: str) -> None:
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    bot = tab.bot(name, seed=1, thinking=0.05)
    assert isinstance(bot, MctsBot)
    assert bot.choose(match, match.decision.seat) in match.decision.options


def test_somebody_who_errs_chooses_otherwise_at_times() -> None:
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    seat = match.decision.seat

    def choices(error: float) -> set[str]:
        return {str(MctsBot(iterations=30, seed=seed, misjudgement=error).choose(match, seat)) for seed in range(12)}

    assert len(choices(30.0)) > len(choices(0.0))
    hasty = {str(MctsBot(iterations=30, seed=seed, blunders=1.0).choose(match, seat)) for seed in range(12)}
    assert len(hasty) > len(choices(0.0))


def leaping(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the clocks jump an hour whenever somebody looks at them."""
    hours = counting(0.0, 3600.0)
    for clock in ("perf_counter", "thread_time"):
        monkeypatch.setattr(mcts, clock, lambda: next(hours))


def test_without_a_budget_of_time_no_clock_changes_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    seat = match.decision.seat
    before = MctsBot(iterations=60, seed=2).advise(match, seat)
    leaping(monkeypatch)
    assert MctsBot(iterations=60, seed=2).advise(match, seat) == before
    assert len(MctsBot(milliseconds=60, seed=2).advise(match, seat)) == len(match.decision.options)


def test_time_is_never_used_up_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a long turn a little is left for every decision; the next turn, and whoever plays alone, begins anew."""
    match = played(BASIC_MODES[0], 1, 20)
    assert match.decision is not None
    bot = MctsBot(milliseconds=2000, seed=1)
    bot._spent = 100.0
    assert 0 < bot._time() < 0.1
    alone = next(mode for mode in MODES if mode[1] == 1)
    solo = played(alone, 1, 9)
    assert solo.decision is not None
    quick = MctsBot(milliseconds=1, seed=1)
    quick._spent = 100.0
    quick.choose(solo, 0)
    assert quick._spent < 50.0
    leaping(monkeypatch)
    assert MctsBot(iterations=1, seed=1)._time() == mcts.FOREVER


def test_where_one_option_is_worth_a_look_advice_is_about_this_decision() -> None:
    """Via Appia names one position for a push; a position that a person took is looked at beside it."""
    match = next(
        now
        for now in moving(begun(next(mode for mode in BASIC_MODES if mode[0] == "via_appia"), 2), 2)
        if now.decision is not None and now.decision.kind == "choosing_position"
    )
    assert match.decision is not None
    seat, options = match.decision.seat, match.decision.options
    alone = MctsBot(iterations=3, seed=1).advise(match, seat)
    assert len(alone) == 1
    again = MctsBot(iterations=3, seed=1).advise(match, seat, also=[alone[0].action])
    assert [told.action for told in again] == [alone[0].action]
    other = next(option for option in options if option is not alone[0].action)
    both = MctsBot(iterations=3, seed=1).advise(match, seat, also=[other])
    assert {told.action for told in both} == {alone[0].action, other}
