"""What the bots think of a position."""

from collections.abc import Callable
from random import Random

import pytest

import tabularium as tab
from tabularium.core.agenda import Decision
from tabularium.games.ave_roma.components import DENARII, SURPLUS
from tabularium.games.ave_roma.scoring import scores
from tabularium.games.ave_roma.state import Table
from tabularium.games.ave_roma.strategy import JUDGE, evaluate
from tests.games.ave_roma.playing import (
    GREEN,
    YELLOW,
    grey,
    hold,
    own,
    patron,
    play,
    positions,
    row,
    send,
    table,
    turn,
    walk,
)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_thinking_changes_nothing(mode: str) -> None:
    for number, (s, step, _) in enumerate(positions(3, 21, {"mode": mode})):
        if number % 5 == 0:
            before = s.dump()
            evaluate(s, step.seat)
            assert s.dump() == before


def test_at_the_end_only_points_count() -> None:
    for _, _, last in walk(3, 4):
        end = last
    assert not end.agenda
    points = scores(end)
    for seat in range(3):
        assert evaluate(end, seat) == points[seat] - max(points[other] for other in range(3) if other != seat)


def test_each_thing_has_its_term() -> None:
    s = table()
    assert len(set(JUDGE.names)) == len(JUDGE.names)
    assert JUDGE.hope(s, YELLOW) == 1.0
    before = JUDGE.terms(s, YELLOW)
    changes: list[tuple[Callable[[Table], None], set[str]]] = [
        (lambda t: t.players[YELLOW].goods.__setitem__(DENARII, 20), {"denarii"}),
        (lambda t: t.players[YELLOW].goods.__setitem__(SURPLUS, 4), {"surplus"}),
        (lambda t: grey(t, 1, yellow=3), {"areas", "areas_later"}),
    ]
    for change, expected in changes:
        twin = s.copy()
        change(twin)
        terms = JUDGE.terms(twin, YELLOW)
        changed = {name for name, one, two in zip(JUDGE.names, before, terms, strict=True) if one != two}
        assert changed == expected


def test_more_is_better() -> None:
    s = table()
    at_first = evaluate(s, YELLOW)
    changes: list[Callable[[Table], None]] = [
        lambda t: hold(t, YELLOW, denarii=20, wood=3, surplus=4),
        lambda t: own(t, YELLOW, "hannibal_5"),
        lambda t: patron(t, YELLOW, "cicero"),
        lambda t: grey(t, 1, yellow=3),
    ]
    for change in changes:
        twin = s.copy()
        change(twin)
        assert evaluate(twin, YELLOW) > at_first
        assert evaluate(twin, GREEN) < evaluate(s, GREEN)


def test_an_action_under_way_is_seen_to_its_end() -> None:
    """Right after a worker was sent nothing has been gained yet, but what it will gain counts already."""
    s = table()
    hold(s, YELLOW)
    turn(s, YELLOW)
    play(s, "worker:5")
    step = s.agenda[-1]
    assert isinstance(step, Decision)
    worths = {}
    for place in ("to:quaestor", "train:1"):
        twin = s.copy()
        action = next(option for option in step.options(twin) if str(option) == place)
        twin.agenda.pop()
        step.resolve(twin, action)
        worths[place] = evaluate(twin, YELLOW)
    assert worths["to:quaestor"] > worths["train:1"] + 2


def test_greedy_takes_a_card_that_it_can_pay() -> None:
    match = tab.new("ave_roma", 2, 5)
    bot = tab.bot("greedy", seed=1, samples=1)
    while (decision := match.decision) is not None and decision.kind == "choosing_side":
        match.play(bot.choose(match, decision.seat))
    assert match.decision is not None
    assert str(bot.choose(match, match.decision.seat)) != "pass"
    s = table()
    row(s, "aedificator", 5, "thermae_plan")
    hold(s, YELLOW, wood=1, stone=1, iron=1)
    before = evaluate(s, YELLOW)
    assert evaluate(send(s, YELLOW, 1, "aedificator.5"), YELLOW) > before - 1


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    for seed in range(4):
        match, rng, me = tab.new("ave_roma", 2, seed), Random(seed), seed % 2
        bot = tab.bot("greedy", seed=seed, samples=1)
        while (decision := match.decision) is not None:
            match.play(bot.choose(match, me) if decision.seat == me else rng.choice(decision.options))
        assert match.winners == (me,)
