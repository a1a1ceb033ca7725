"""What statistics count: contracts, followers, tiles and achievements, not the slots where they lie."""

from __future__ import annotations

import pytest

from tabularium.games.nova_roma.city import REWARD_CELL
from tabularium.games.nova_roma.steps.build import PayingRewards
from tabularium.games.nova_roma.steps.mosaic import CLAIMING
from tabularium.games.nova_roma.steps.turns import CHOOSING_ORDER, PLACING
from tabularium.games.nova_roma.subjects import turn_order
from tests.games.nova_roma.playing import (
    GREEN,
    PURPLE,
    YELLOW,
    act,
    begin,
    completed,
    construction,
    dealt,
    estate,
    goods,
    maritime,
    mosaic,
    options,
    play,
    positions,
    quiet,
    row,
    set_up,
    show,
    stock,
    subjects,
    table,
    tile,
    token,
    turn,
)


def test_contracts_by_their_names() -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, coin=20, artisan=2)
    row(s, PURPLE, "patricia")
    construction(s, "milion", "grain_store", "capitolium", "nymphaeum")
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    act(s, PURPLE, "build", 3)
    told = dict(zip(options(s), subjects(s), strict=True))
    assert told["construction:4"] == "construction:nymphaeum"
    assert told["construction:4.patricia"] == "construction:nymphaeum.patricia"
    assert told["pass"] == "pass"
    act(s, PURPLE, "sail", 3)
    assert subjects(s) == ["maritime:tomis", "maritime:callatis", "maritime:odessos", "maritime:mesembria", "pass"]


def test_followers_and_tiles_of_the_displays() -> None:
    s = table()
    show(s, "trivia", "titus", "varina", "nela")
    act(s, PURPLE, "recruit", 3)
    assert subjects(s) == ["take:trivia", "take:titus", "take:varina", "take:nela", "draw", "done"]
    estate(s, "animal", "prod_wine", "prod_wheat", "prod_stone", "special_sail")
    stock(s, PURPLE, coin=9, wine=1)
    act(s, PURPLE, "upgrade")
    play(s, "done")
    assert [subject for subject in subjects(s) if subject.startswith("tile:")] == [
        "tile:animal",
        "tile:prod_wine",
        "tile:prod_wheat",
        "tile:prod_stone",
        "tile:special_sail",
    ]


@pytest.mark.parametrize(("word", "deed"), [("exch_coin_artisan", "exchange"), ("special_income_coins", "use_tile")])
def test_tiles_of_the_own_estate(word: str, deed: str) -> None:
    s = table()
    stock(s, PURPLE, coin=5, artisan=2)
    tile(s, PURPLE, "0.2", word)
    act(s, PURPLE, "produce")
    told = dict(zip(options(s), subjects(s), strict=True))
    assert told["work:0.2"] == f"work:{word}"
    assert told["work:0.1"] == "work:0.1"
    play(s, "work:0.2")
    assert dict(zip(options(s), subjects(s), strict=True)) == {deed: f"{deed}:{word}", "pass": "pass"}


def test_achievements_and_rewards() -> None:
    s = table()
    mosaic(s, PURPLE, 1, 1, 1)
    completed(s, PURPLE, construction=2)
    begin(s, CLAIMING[PURPLE])
    assert (options(s), subjects(s)) == (["claim:0.0", "pass"], ["claim:g_construction_2", "pass"])
    token(s, "b.0.4", "coins")
    token(s, "b.2.4", "influence")
    begin(s, PayingRewards(PURPLE, 1 << REWARD_CELL["b.0.4"] | 1 << REWARD_CELL["b.2.4"]))
    assert subjects(s) == ["reward:coins", "reward:influence"]


def test_the_forum_by_its_actions() -> None:
    """NR-E1 The rows are upgrade, recruit, race and build, the columns sail, petition, trade and produce."""
    s = table()
    told = dict(zip(options(s), subjects(s), strict=True))
    assert all(subject.startswith("emperor:") and "." in subject for subject in told.values())
    begin(s, PLACING[PURPLE])
    told = dict(zip(options(s), subjects(s), strict=True))
    assert told["place:3.0"] == "place:build.sail"
    assert told["place:0.2"] == "place:upgrade.trade"
    begin(s, CHOOSING_ORDER[PURPLE][2])
    assert dict(zip(options(s), subjects(s), strict=True)) == {
        "order:row": "order:upgrade",
        "order:column": "order:trade",
    }
    play(s, "order:column")
    assert subjects(s) == ["perform:trade", "abandon:trade"]


SLOTS = (
    "construction:",
    "maritime:",
    "take:",
    "tile:",
    "claim:",
    "place:",
    "perform",
    "abandon",
    "use_tile",
    "exchange",
)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_slot_is_left_in_any_position(seats: int) -> None:
    kinds: set[str] = set()
    for s, _, offered in positions(seats, seats):
        for option, subject in zip(offered, subjects(s), strict=True):
            if option.startswith(SLOTS):
                kinds.add(option.partition(":")[0])
                assert subject != option
                assert subject.partition(":")[0] == option.partition(":")[0]
                assert not subject.partition(":")[2][0].isdigit()
    assert {"construction", "maritime", "take", "tile", "claim", "place", "perform"} <= kinds


@pytest.mark.parametrize("option", ["mosaic_draft", "follower_draft"])
def test_the_order_of_play_is_that_of_the_turns_not_of_a_draft(option: str) -> None:
    s = dealt(set_up(3, {"first_player": str(YELLOW + 1), option: True}))
    assert list(turn_order(s)) == [YELLOW, GREEN, PURPLE]


def test_the_first_turn_is_that_of_the_first_in_the_order_of_play() -> None:
    s = turn(table(3, first=GREEN))
    assert list(turn_order(s)) == [GREEN, PURPLE, YELLOW]
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    assert s.agenda[-1] == PLACING[PURPLE]
