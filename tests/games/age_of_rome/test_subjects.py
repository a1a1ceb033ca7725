"""What statistics count: the tile of a building, level by level; and the order of play."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.subjects import turn_order
from tests.games.age_of_rome.playing import (
    LAURENT,
    begin_round,
    build,
    building,
    options,
    purse,
    subjects,
    table,
)


def test_the_level_of_the_tile() -> None:
    s = table()
    purse(s, 60)
    build(s, s.facing(LAURENT), trade=1, religion=2)
    building(s, LAURENT)
    told = dict(zip(options(s), subjects(s), strict=True))
    assert [told[f"build:{kind}"] for kind in ("military", "trade", "religion")] == [
        "build:military.1",
        "build:trade.2",
        "build:religion.3",
    ]
    assert told["pass"] == "pass"


@pytest.mark.parametrize(("event", "step"), [("circus_games", 1), ("grain_dole", -1)])
@pytest.mark.parametrize("start", range(4))
def test_the_order_of_play_goes_from_the_starting_player_as_the_event_says(start: int, event: str, step: int) -> None:
    s = table(start=start)
    assert not turn_order(s), "nobody knows the direction yet"
    begin_round(s, 1, event)
    assert list(turn_order(s)) == [(start + step * place) % 4 for place in range(4)]
