"""Section 6: the round, turns, passing, spaces, and the order inside an action."""

import pytest

from tabularium.games.ave_roma.state import Phase, Table
from tabularium.games.ave_roma.steps.politics import Activating
from tabularium.games.ave_roma.steps.turns import BeginRound
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    begin,
    can_send,
    clause_of,
    events,
    goods,
    hold,
    names_of,
    options,
    own,
    patron,
    play,
    positions,
    row,
    send,
    stand,
    table,
    turn,
    workers,
)


def to_the_next_round(s: Table) -> list[int]:
    """Everybody passes or takes the first option; the phases met on the way."""
    phases: list[int] = []
    while s.round == 1 and asked(s) != "over":
        phases.append(s.phase)
        play(s, "pass" if "pass" in options(s) else options(s)[0])
    return phases


@pytest.mark.clause("AR-29")
def test_phases_in_their_order() -> None:
    s = table(3)
    for seat in range(3):
        play(s, f"worker:{seat + 1}", "to:quaestor")
    phases = to_the_next_round(s)
    assert sorted(set(phases)) == [Phase.ACTION, Phase.MAINTENANCE]
    assert phases == sorted(phases)
    keys = [key for key in ("maintenance", "order") if events(s, key)]
    assert keys == ["maintenance", "order"]
    assert s.round == 2


@pytest.mark.clause("AR-30", "AR-34")
def test_turns_go_round_and_skip_who_has_passed() -> None:
    s = table(3)
    s.order = (BLUE, YELLOW, GREEN)
    begin(s, BeginRound(1))
    play(s, "Blue worker:1", "Blue to:quaestor", "Yellow pass", "Green worker:1", "Green to:quaestor")
    play(s, "Blue worker:2", "Blue to:quaestor")
    assert asked(s) == "Green placing", "Yellow has passed"


@pytest.mark.clause("AR-31")
def test_one_worker_or_pass() -> None:
    s = table()
    assert options(s) == ["worker:1", "worker:2", "worker:3", "worker:4", "worker:5", "pass"]
    play(s, "worker:3", "to:quaestor")
    assert s.players[YELLOW].workers == [0, 1, 1, 0, 1, 1]
    assert s.workers_at(0) == [3]
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-31", "AR-67")
def test_gains_of_the_basic_action_are_not_declined() -> None:
    s = table()
    hold(s, YELLOW)
    send(s, YELLOW, 3, "aedilis")
    assert goods(s, YELLOW) == {"cattle": 1, "stone": 1, "iron": 1, "wine": 1}
    assert asked(s) == "Green placing", "nothing was asked"


@pytest.mark.clause("AR-32")
def test_only_where_the_action_can_be_carried_out() -> None:
    s = table()
    hold(s, YELLOW)
    offered = can_send(s, YELLOW, 5)
    assert offered == ["to:quaestor", "to:aedilis", "to:mercator", "to:propraetor", "train:1"]
    assert clause_of(s, "to:roma") == "AR-91"
    assert clause_of(s, "to:aedificator.5") == "AR-28"


@pytest.mark.clause("AR-32", "AR-71")
def test_mercator_without_a_trade_counts_as_carried_out() -> None:
    s = table()
    hold(s, YELLOW)
    send(s, YELLOW, 1, "mercator")
    assert asked(s) == "Green placing"
    assert s.is_upper(0)


@pytest.mark.clause("AR-33", "AR-36")
def test_passing_with_workers_left_keeps_them() -> None:
    s = table()
    play(s, "pass")
    assert s.players[YELLOW].workers == [0, 1, 1, 1, 1, 1]
    assert s.players[YELLOW].has_passed


@pytest.mark.clause("AR-33", "AR-38", "AR-106")
def test_without_available_workers_one_passes_unasked() -> None:
    s = table()
    workers(s, YELLOW)
    s.players[YELLOW].training = [-4, 0, 0, 0]
    turn(s, YELLOW)
    assert s.players[YELLOW].has_passed
    assert s.players[YELLOW].training == [-4, 0, 0, 0]
    assert s.players[YELLOW].score == 0
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-35", "AR-37", "AR-38")
def test_points_for_unused_workers() -> None:
    s = table()
    workers(s, YELLOW, 2, 5)
    s.players[YELLOW].training = [3, -1, 0, 0]
    turn(s, YELLOW)
    play(s, "pass")
    player = s.players[YELLOW]
    assert player.score == 3, "two in hand and the trained one"
    assert player.workers == [0, 0, 1, 1, 0, 1]
    assert player.training == [0, -1, 0, 0]


@pytest.mark.clause("AR-39")
def test_the_phase_ends_when_all_have_passed() -> None:
    s = table(3)
    play(s, "Yellow pass", "Green pass")
    assert s.phase == Phase.ACTION
    play(s, "Blue pass")
    assert s.phase == Phase.MAINTENANCE


@pytest.mark.clause("AR-40", "AR-41", "AR-42", "AR-47a")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("location", ["quaestor", "aedilis", "mercator", "propraetor", "roma"])
def test_usable_spaces_by_number_of_players(seats: int, location: str) -> None:
    s = table(seats)
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=7, denarii=20)
    stand(s, location, *[4] * (seats - 1))
    assert can_send(s, YELLOW, 2).count(f"to:{location}") == 1, "which of its spaces does not matter"
    stand(s, location, *[4] * seats)
    assert f"to:{location}" not in can_send(s, YELLOW, 2)
    assert clause_of(s, f"to:{location}") == "AR-41"
    assert len(s.players[YELLOW].training) == 4


@pytest.mark.clause("AR-43", "AR-44", "AR-75", "AR-80", "AR-99")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("location", "value"), [("aedificator", 5), ("legatus", 5), ("senatus", 1)])
def test_each_row_space_belongs_to_its_card(seats: int, location: str, value: int) -> None:
    s = table(seats)
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=7, denarii=20)
    slots = [f"to:{location}.{slot}" for slot in range(1, 6)]
    assert [move for move in can_send(s, YELLOW, value) if location in move] == slots
    play(s, slots[2])
    while asked(s).startswith("Yellow") and not asked(s).endswith("neutral"):
        play(s, options(s)[0])
    hold(s, GREEN, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=7, denarii=20)
    assert [move for move in can_send(s, GREEN, value) if location in move] == slots[:2] + slots[3:]
    assert clause_of(s, slots[2]) == "AR-44"


@pytest.mark.clause("AR-45")
def test_the_interval_of_a_slot() -> None:
    s = table()
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=7, denarii=20)
    rows = ("aedificator", "legatus", "senatus")
    reached = {v: [[m for m in can_send(s, YELLOW, v) if r in m] for r in rows] for v in (1, 3, 5)}
    assert [len(found) for found in reached[1]] == [1, 1, 5]
    assert [len(found) for found in reached[3]] == [3, 3, 3]
    assert [len(found) for found in reached[5]] == [5, 5, 1]
    assert reached[1][0] == ["to:aedificator.5"]
    assert reached[5][2] == ["to:senatus.5"]


@pytest.mark.clause("AR-46", "AR-47")
def test_the_value_designates_the_area_and_may_be_used_again() -> None:
    s = table(4)
    hold(s, YELLOW)
    hold(s, GREEN, denarii=2)
    send(s, YELLOW, 2, "aedilis")
    assert s.upper == 0b00010
    send(s, GREEN, 2, "aedilis", "deal:africa")
    assert s.workers_at(1) == [2, 2]
    assert names_of(s.players[GREEN].cards) == ["sicilia"]


@pytest.mark.clause("AR-48")
def test_the_order_inside_an_action() -> None:
    s = table()
    patron(s, YELLOW, "lentulus", "columella")
    hold(s, YELLOW, denarii=9)
    area(s, 1, "italia", upper=True)
    send(s, YELLOW, 1, "mercator", "continue")
    assert asked(s) == "Yellow trading"
    play(s, "done")
    assert asked(s) == "Yellow using_effects"
    assert s.area_cards[0] >= 0
    assert s.is_upper(0), "the card has not moved"
    play(s, "use:columella")
    assert asked(s) == "dealer deal_area", "the area card comes after the effects"
    play(s, "deal:africa")
    assert asked(s) == "Yellow training_extra", "and extra training last"
    play(s, "decline")
    assert goods(s, YELLOW) == {"surplus": 1, "denarii": 7}


@pytest.mark.clause("AR-49")
def test_modifiers_are_those_at_placement() -> None:
    s = table()
    own(s, YELLOW, "octavianus")
    s.players[YELLOW].colosseum = 1
    hold(s, YELLOW, wheat=1)
    send(s, YELLOW, 1, "roma")
    player = s.players[YELLOW]
    assert names_of(player.active) == ["octavianus"]
    assert goods(s, YELLOW) == {}, "the patron that became active on the way gives nothing yet"
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-49a", "AR-32")
def test_what_an_effect_before_gives_can_pay() -> None:
    s = table()
    patron(s, YELLOW, "octavianus")  # roma: 2 denarii
    s.players[YELLOW].colosseum = 2  # next: 2 denarii
    hold(s, YELLOW)
    assert "to:roma" in can_send(s, YELLOW, 1)
    play(s, "to:roma")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].colosseum == 3


@pytest.mark.clause("AR-49a", "AR-122", "AR-123")
def test_effects_in_any_order_on_either_side() -> None:
    s = table()
    patron(s, YELLOW, "atticus", "verres", "crassus")
    hold(s, YELLOW)
    send(s, YELLOW, 1, "quaestor")
    assert options(s) == ["use:atticus", "use:crassus", "use:verres", "continue"]
    play(s, "use:verres")
    assert asked(s) == "Yellow taking_type", "finished before the next"
    play(s, "gain:wood", "use:atticus")
    assert options(s) == ["use:crassus", "continue"], "once per patron"
    play(s, "continue")
    assert goods(s, YELLOW)["denarii"] == 2
    assert options(s) == ["use:crassus", "continue"]
    play(s, "continue")
    assert goods(s, YELLOW) == {"wood": 1, "denarii": 2}
    assert s.players[YELLOW].score == 1


@pytest.mark.clause("AR-98a")
def test_no_empty_slot_beside_a_passive_patron() -> None:
    for mode in ("basic", "advanced"):
        for s, step, _ in positions(3, 8, {"mode": mode}):
            for seat, player in enumerate(s.players):
                if not isinstance(step, Activating) or step.seat != seat:
                    assert player.open_slots == 0 or not player.passive


@pytest.mark.clause("AR-40")
def test_row_cards_lie_at_three_locations() -> None:
    s = table()
    row(s, "legatus", 5, "hannibal_1")
    assert len(s.rows) == 15
    assert len(s.spaces) == 8 * 5
