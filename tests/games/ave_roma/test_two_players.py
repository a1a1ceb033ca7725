"""Section 16: the two-player game with neutral worker pools."""

import pytest

from tabularium.games.ave_roma.state import Phase
from tabularium.games.ave_roma.steps.ending import BeginEnd
from tabularium.games.ave_roma.steps.maintenance import (
    PLAYER,
    POOL,
    BeginMaintenance,
    ChoosingWorkers,
    Collecting,
    CollectWorkers,
    DetermineOrder,
    collectors,
    needs,
)
from tabularium.games.ave_roma.steps.turns import SendingNeutral
from tests.games.ave_roma.playing import (
    GREEN,
    YELLOW,
    asked,
    begin,
    clause_of,
    events,
    hold,
    options,
    patron,
    play,
    positions,
    send,
    stand,
    table,
    walk,
    workers,
)


@pytest.mark.clause("AR-187", "AR-196a")
def test_two_neutral_pools() -> None:
    s = table(2)
    assert s.pools == [0, 1, 1, 1, 1, 1] * 2
    assert len(s.players) == 2, "a pool has no board, no cards and no score"
    for seats in (3, 4, 5):
        assert table(seats).pools == []


@pytest.mark.clause("AR-188")
def test_a_neutral_worker_ends_each_turn() -> None:
    s = table(2)
    play(s, "Yellow worker:1", "Yellow to:quaestor")
    assert asked(s) == "Yellow picking_neutral"
    assert options(s) == [f"worker:{value}" for value in range(1, 6)]
    play(s, "worker:4", "to:roma")
    assert s.pools[:6] == [0, 1, 1, 1, 0, 1]
    assert asked(s) == "Green placing"
    assert len(events(s, "neutral_sent")) == 1


@pytest.mark.clause("AR-188", "AR-129")
def test_one_neutral_worker_even_after_extra_training() -> None:
    s = table(2)
    patron(s, YELLOW, "lentulus")
    hold(s, YELLOW)
    send(s, YELLOW, 1, "mercator", "worker:2")
    assert s.players[YELLOW].training == [-2, 0, 0, 0], "the only space without a cost"
    play(s, "worker:5", "to:quaestor")
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-188")
def test_no_neutral_worker_is_left() -> None:
    s = table(2)
    s.pools[:6] = [0] * 6
    play(s, "Yellow worker:1", "Yellow to:quaestor")
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-189")
def test_only_on_restricted_spaces() -> None:
    s = table(2)
    stand(s, "roma", 0, 0, 1, 1, 1)
    play(s, "Yellow worker:1", "Yellow to:quaestor", "Yellow worker:5")
    assert options(s) == ["to:quaestor", "to:aedilis", "to:mercator", "to:propraetor"]
    assert clause_of(s, "to:roma") == "AR-189"
    play(s, "to:aedilis")  # the value does not matter, and nothing is done
    assert s.spaces[5:10] == [0, 0, 5, 0, 0]
    assert not s.is_upper(4)
    play(s, "Green worker:1")
    assert {"to:quaestor", "to:aedilis"} <= set(options(s)), "the players' own spaces are still free"


@pytest.mark.clause("AR-190")
def test_also_after_training_or_passing() -> None:
    s = table(2)
    play(s, "Yellow worker:1", "Yellow train:1")
    assert asked(s) == "Yellow picking_neutral"
    play(s, "worker:1", "to:roma", "Green pass")
    assert asked(s) == "Green picking_neutral"


@pytest.mark.clause("AR-191", "AR-192", "AR-196a")
def test_the_phase_lasts_until_both_pools_are_empty() -> None:
    s = table(2)
    play(s, "Yellow pass", "worker:1", "to:quaestor", "Green pass", "worker:1", "to:quaestor")
    turns = []
    while s.phase == Phase.ACTION:
        turns.append(asked(s))
        play(s, options(s)[0])
    assert [turn.split()[0] for turn in turns if turn.endswith("picking_neutral")] == ["Yellow", "Green"] * 3
    assert sum(s.pools) == 0
    assert sum(1 for value in s.spaces if value) == 10


@pytest.mark.clause("AR-196a", "AR-189")
def test_restricted_spaces_never_run_out() -> None:
    for step, before, _ in walk(2, 9):
        if isinstance(step, SendingNeutral):
            assert step.options(before)
        if isinstance(step, BeginMaintenance):
            assert sum(before.pools) == 0


@pytest.mark.clause("AR-193")
def test_the_order_of_collecting() -> None:
    s = table(2)
    s.order = (GREEN, YELLOW)
    assert collectors(s) == [(YELLOW, PLAYER), (GREEN, PLAYER), (YELLOW, POOL), (GREEN, POOL)]
    for seat in (YELLOW, GREEN):
        workers(s, seat, 1, 1, 1, 1)
    s.pools = [0, 4, 0, 0, 0, 0] * 2
    stand(s, "quaestor", 2)
    stand(s, "aedilis", 3)
    stand(s, "mercator", 4)
    stand(s, "roma", 5)
    begin(s, CollectWorkers())
    play(s, "Yellow collect:quaestor", "Green collect:roma", "Yellow collect:aedilis")
    assert asked(s) == "over"
    assert s.pools == [0, 4, 0, 1, 0, 0, 0, 4, 0, 0, 1, 0]


@pytest.mark.clause("AR-193", "AR-194")
def test_all_four_end_with_five_under_the_same_rules() -> None:
    s = table(2)
    workers(s, YELLOW, 1, 1, 1, 1, 1)
    workers(s, GREEN, 1, 1, 1, 1, 1)
    s.pools = [0, 4, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0]
    stand(s, "quaestor", 2, 3)
    stand(s, "aedilis", 4)
    begin(s, CollectWorkers())
    assert asked(s) == "Green collecting", "the pool of the second player, and its manager decides"
    play(s, "collect:aedilis")
    assert asked(s) == "Yellow choosing_workers", "a pool takes as many as it needs, of choice"
    play(s, "take:2")
    assert s.pools == [0, 4, 1, 0, 0, 0, 0, 3, 0, 1, 1, 0]
    for step, before, after in walk(2, 5):
        if isinstance(step, DetermineOrder):
            assert [sum(after.pools[:6]), sum(after.pools[6:])] == [5, 5]
        if isinstance(step, Collecting | ChoosingWorkers):
            assert needs(before, step.seat, step.kind) > 0


@pytest.mark.clause("AR-195")
def test_pools_do_not_take_part_in_the_turn_order() -> None:
    s = table(2)
    s.pools = [0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]
    workers(s, YELLOW, 5, 5, 5, 5, 5)
    workers(s, GREEN, 4, 5, 5, 5, 5)
    begin(s, DetermineOrder())
    assert s.order == (GREEN, YELLOW)


@pytest.mark.clause("AR-196")
def test_no_neutral_worker_in_the_extra_action() -> None:
    s = table(2)
    begin(s, BeginEnd())
    play(s, "Yellow extra:1", "Yellow to:quaestor")
    assert asked(s) == "Green imagining_worker"
    assert s.pools == [0, 1, 1, 1, 1, 1] * 2


@pytest.mark.clause("AR-42", "AR-189")
def test_players_and_neutral_workers_keep_to_their_spaces() -> None:
    for s, _, _ in positions(2, 12):
        if s.phase == Phase.ACTION:
            for location in range(5):
                spaces = s.spaces[5 * location : 5 * location + 5]
                assert not (spaces[1] and not spaces[0])
                assert not (spaces[4] and not spaces[3])
