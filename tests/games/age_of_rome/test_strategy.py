"""What the bots think of a position."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.scoring import scores
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.strategy import TERMS, evaluate, hope, terms, worth
from tests.games.age_of_rome.playing import (
    AFRICA,
    CEDRIC,
    LAURENT,
    build,
    column,
    final_scoring,
    give,
    in_round,
    lay,
    legions,
    medal,
    pantheon,
    purse,
    set_glory,
    table,
)


def _base(seats: int = 2) -> Table:
    return in_round(table(seats), 4)


def test_at_the_end_only_the_sum_counts() -> None:
    s = table(2)
    purse(s, 8, 8)
    set_glory(s, LAURENT, 30, 15)
    set_glory(s, CEDRIC, 20, 15)
    final_scoring(s)
    mine, his = scores(s)
    assert evaluate(s, LAURENT) == pytest.approx(mine - his)
    assert evaluate(s, CEDRIC) == pytest.approx(his - mine)


@pytest.mark.parametrize(
    "deed",
    [
        lambda s: s.gain_glory(LAURENT, 1),
        lambda s: purse(s, 20),
        lambda s: legions(s, LAURENT, 1),
        lambda s: column(s, LAURENT),
        lambda s: pantheon(s, LAURENT, 2),
        lambda s: pantheon(s, LAURENT, 3, "gold"),
        lambda s: give(s, LAURENT, "falx"),
        lambda s: lay(s, LAURENT, "falx", "sundial", "groma"),
        lambda s: medal(s, LAURENT, "trade"),
        lambda s: build(s, AFRICA, military=1),
        lambda s: set_glory(s, LAURENT, s.glory[LAURENT], 1),
    ],
)
def test_what_is_good_for_one_is_bad_for_the_other(deed: object) -> None:
    assert callable(deed)
    before, after = _base(), _base()
    deed(after)
    assert evaluate(after, LAURENT) > evaluate(before, LAURENT)
    assert evaluate(after, CEDRIC) < evaluate(before, CEDRIC)


def test_alone_the_tasks_count() -> None:
    before, after = _base(1), _base(1)
    medal(after, LAURENT, "military", "politics", "trade")
    assert evaluate(after, LAURENT) - evaluate(before, LAURENT) > 15


@pytest.mark.parametrize(
    ("deed", "changed"),
    [
        (lambda s: purse(s, 20), {"denarii"}),
        (lambda s: legions(s, LAURENT, 1), {"legions", "legions_home"}),
        (lambda s: column(s, LAURENT), {"votes", "vote_run"}),
        (lambda s: lay(s, LAURENT, "falx", "sundial", "groma"), {"sets"}),
        (lambda s: give(s, LAURENT, "falx"), {"cards"}),
        (lambda s: give(s, LAURENT, "falx", "sundial"), {"cards", "set_near"}),
        (lambda s: medal(s, LAURENT, "trade"), {"trade_medal"}),
        (lambda s: medal(s, LAURENT, "politics"), {"politics_medal"}),
    ],
)
def test_each_thing_is_counted_under_its_name(deed: object, changed: set[str]) -> None:
    assert callable(deed)
    before, after = _base(), _base()
    for s in (before, after):
        s.quests[LAURENT] = 0  # they look at everything
    deed(after)
    pairs = zip(TERMS, terms(before, LAURENT), terms(after, LAURENT), strict=True)
    assert {name for name, was, now in pairs if was != now} == changed


def test_hope_goes_from_the_first_round_to_the_last() -> None:
    hopes = [hope(in_round(table(2), number), LAURENT) for number in range(1, 10)]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 0.85
    assert hopes[-1] < 0.15


def test_the_final_score_is_not_weighed() -> None:
    s = final_scoring(table(2))
    s.denarii[LAURENT] = 0
    assert worth(s, LAURENT) == scores(s)[LAURENT]
