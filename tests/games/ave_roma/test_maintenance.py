"""Section 12: the maintenance phase and the turn order."""

import pytest

from tabularium.games.ave_roma.components import CARDS
from tabularium.games.ave_roma.state import Phase, Table
from tabularium.games.ave_roma.steps.maintenance import (
    PLAYER,
    BeginMaintenance,
    ChoosingWorkers,
    Collecting,
    CollectWorkers,
    DetermineOrder,
    FinishRows,
    needs,
)
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    begin,
    clause_of,
    empty_deck,
    names_of,
    options,
    play,
    positions,
    stand,
    table,
    walk,
    workers,
)


def row_ids(s: Table, number: int) -> list[str | None]:
    return [None if card < 0 else CARDS[card].id for card in s.rows[5 * number : 5 * number + 5]]


def take(s: Table, *slots: int) -> None:
    """Cards bought from these slots (0 to 14) this round."""
    for slot in slots:
        s.players[YELLOW].cards |= 1 << s.rows[slot]
        s.rows[slot] = -1
        s.taken[slot // 5] += 1


@pytest.mark.clause("AR-138", "AR-152")
def test_the_phase_begins_with_the_check() -> None:
    s = table()
    take(s, 0, 5, 10)
    empty_deck(s, 3)
    begin(s, BeginMaintenance(), FinishRows())
    assert asked(s) == "Yellow imagining_worker", "the patron row cannot be filled: no maintenance"
    assert s.phase == Phase.FINAL_ACTIONS


@pytest.mark.clause("AR-139")
def test_an_untouched_row_loses_its_rightmost_card() -> None:
    s = table()
    take(s, 2)
    begin(s, FinishRows())
    assert names_of(s.box) == ["mithridates_1", "gracchus"]
    assert row_ids(s, 1) == [None, "hannibal_1", "hannibal_2", "pyrrhus_1", "pyrrhus_2"]


@pytest.mark.clause("AR-140", "AR-141")
def test_cards_slide_right_and_gaps_are_filled_from_the_right() -> None:
    s = table()
    take(s, 1, 3, 5, 10)
    begin(s, FinishRows())
    assert row_ids(s, 0) == [None, None, "colosseum_plan", "thermae_plan", "basilica_plan"]
    play(s, "deal:taberna_plan", "deal:insula_plan")
    assert row_ids(s, 0) == ["insula_plan", "taberna_plan", "colosseum_plan", "thermae_plan", "basilica_plan"]
    play(s, "deal:hannibal_3", "deal:columella")
    assert row_ids(s, 1)[0] == "hannibal_3"
    assert row_ids(s, 2)[0] == "columella"


@pytest.mark.clause("AR-142")
def test_collecting_begins_with_the_last_and_skips_who_has_five() -> None:
    s = table(3)
    s.order = (GREEN, BLUE, YELLOW)
    workers(s, YELLOW, 1, 1, 1)
    workers(s, GREEN, 2, 2, 2)
    stand(s, "quaestor", 5)
    stand(s, "aedilis", 4)
    stand(s, "roma", 3)
    stand(s, "senatus", 2)
    begin(s, CollectWorkers())
    play(s, "Yellow collect:roma", "Green collect:quaestor", "Yellow collect:aedilis")
    assert asked(s) == "over", "the last worker is the only one left"
    assert [sum(player.workers) for player in s.players] == [5, 5, 5]


@pytest.mark.clause("AR-143")
def test_all_workers_of_a_location_are_taken() -> None:
    s = table(3)
    workers(s, YELLOW, 1)
    workers(s, BLUE, 5)
    stand(s, "aedilis", 4, 4, 3)
    stand(s, "roma", 2, 2)
    stand(s, "quaestor", 1, 1, 1)
    begin(s, CollectWorkers())
    assert options(s) == ["collect:quaestor", "collect:aedilis", "collect:roma"]
    assert clause_of(s, "collect:mercator") == "AR-143"
    play(s, "Blue collect:aedilis")
    assert s.players[BLUE].workers == [0, 0, 0, 1, 2, 1]


@pytest.mark.clause("AR-144")
def test_only_as_many_as_are_needed() -> None:
    s = table(3)
    workers(s, BLUE, 1, 1, 1, 1)
    workers(s, YELLOW, 5, 5)
    stand(s, "aedilis", 2, 3)
    stand(s, "roma", 4, 4)
    begin(s, CollectWorkers())
    play(s, "Blue collect:aedilis")
    assert options(s) == ["take:2", "take:3"]
    play(s, "take:3")
    assert s.players[BLUE].workers == [0, 4, 0, 1, 0, 0]
    assert s.workers_at(1) == [2]


@pytest.mark.clause("AR-145", "AR-146")
def test_trained_workers_count_and_everybody_ends_with_five() -> None:
    s = table(3)
    workers(s, YELLOW, 1, 2)
    s.players[YELLOW].training = [-3, 0, -4, 0]
    assert needs(s, YELLOW, PLAYER) == 1
    for seats in (2, 3, 5):
        for step, before, after in walk(seats, 4):
            if isinstance(step, Collecting | ChoosingWorkers):
                lacking = [needs(before, seat, PLAYER) for seat in range(seats)]
                pools = 10 - sum(before.pools) if before.pools else 0
                assert sum(1 for value in before.spaces if value) == sum(lacking) + pools
            if isinstance(step, DetermineOrder):
                assert not any(before.spaces)
                assert [player.worker_count() for player in after.players] == [5] * seats


@pytest.mark.clause("AR-147")
def test_area_cards_are_not_refreshed() -> None:
    s = table(3)
    area(s, 2, "sicilia", upper=True)
    before = s.area_cards[:]
    play(s, "pass", "pass", "pass")
    while s.phase != Phase.ACTION:
        play(s, options(s)[0])
    assert s.area_cards == before
    assert s.upper == 0b00010


@pytest.mark.clause("AR-148")
def test_workers_in_training_count_with_their_printed_value() -> None:
    s = table(3)
    workers(s, YELLOW, 1, 1, 1, 1)
    s.players[YELLOW].training = [0, 0, 0, -5]  # 9
    workers(s, GREEN, 1, 1, 1, 1, 4)  # 8
    workers(s, BLUE, 1, 1, 1, 2, 5)  # 10
    begin(s, DetermineOrder())
    assert s.order == (GREEN, YELLOW, BLUE)


@pytest.mark.clause("AR-149")
def test_ties_are_reversed() -> None:
    s = table(4)
    for seat in range(4):
        workers(s, seat, 3, 3, 3, 3, 3)
    workers(s, GREEN, 5, 5, 5, 5, 5)
    begin(s, DetermineOrder())
    assert s.order == (3, BLUE, YELLOW, GREEN)


@pytest.mark.clause("AR-150")
def test_the_new_order_applies_to_the_next_phases() -> None:
    s = table(3)
    play(s, "worker:1", "to:quaestor", "pass", "pass", "pass")  # sums: Yellow 14, the others 15
    while s.phase != Phase.ACTION:
        play(s, options(s)[0])
    assert s.round == 2
    assert asked(s).split()[0] == ("Yellow", "Green", "Blue")[s.order[0]]


@pytest.mark.clause("AR-36")
def test_unused_workers_stay_for_the_next_round() -> None:
    s = table(3)
    play(s, "pass", "pass", "pass")
    while s.phase != Phase.ACTION:
        play(s, options(s)[0])
    assert [player.workers for player in s.players] == [[0, 1, 1, 1, 1, 1]] * 3


@pytest.mark.clause("AR-141")
def test_rows_have_five_cards_in_every_action_phase() -> None:
    rounds = set()
    for s, step, _ in positions(4, 2):
        if s.phase == Phase.ACTION and not any(s.taken) and s.round not in rounds and type(step).__name__ == "Placing":
            rounds.add(s.round)
            assert all(card >= 0 for card in s.rows)
    assert len(rounds) > 3
