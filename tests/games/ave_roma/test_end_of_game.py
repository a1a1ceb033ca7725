"""Sections 13 and 14: the end of the game and the final scoring."""

import pytest

from tabularium.core.standing import places_of
from tabularium.games.ave_roma.components import AREA_POINTS, CARD, POLITICS_POINTS
from tabularium.games.ave_roma.scoring import adjusted, breakdown, scores, standing, winners
from tabularium.games.ave_roma.state import Phase, Points, Table
from tabularium.games.ave_roma.steps.ending import BeginEnd, FinalScoring
from tabularium.games.ave_roma.steps.maintenance import BeginMaintenance
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    begin,
    clause_of,
    empty_deck,
    events,
    extra,
    goods,
    grey,
    hold,
    level,
    names_of,
    options,
    own,
    patron,
    play,
    positions,
    stand,
    table,
    told,
)


def bare(seats: int = 3, **further: str) -> Table:
    """A table where nobody holds anything."""
    s = table(seats, **further)
    for seat in range(seats):
        hold(s, seat)
    return s


def scored(s: Table, *moves: str) -> Table:
    begin(s, FinalScoring())
    return play(s, *moves)


# ---------------------------------------------------------------------- the end


@pytest.mark.clause("AR-151")
def test_after_the_first_trigger_the_phase_is_played_out() -> None:
    s = table(3)
    s.is_ending = True
    play(s, "worker:1", "to:quaestor", "pass", "pass", "pass")
    assert asked(s) == "Yellow imagining_worker", "no maintenance, no turn order"
    assert not events(s, "maintenance")


@pytest.mark.clause("AR-152", "AR-153")
@pytest.mark.parametrize(("taken", "left", "ends"), [(0, 0, True), (0, 1, False), (2, 1, True), (2, 2, False)])
def test_the_second_trigger(taken: int, left: int, ends: bool) -> None:
    s = table(3)
    s.taken[1] = taken
    empty_deck(s, 2, leaving=left)
    begin(s, BeginMaintenance())
    assert s.is_ending == ends


@pytest.mark.clause("AR-153a")
def test_nothing_triggers_the_end_again() -> None:
    s = table(3)
    s.is_ending = True
    empty_deck(s, 0)
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, denarii=2)
    extra(s, YELLOW, 1, "aedilis")
    assert s.area_cards[0] == -1
    assert not events(s, "end_by_area")
    assert asked(s) == "over"


@pytest.mark.clause("AR-154", "AR-158a")
def test_one_extra_action_each_in_turn_order() -> None:
    s = bare(3)
    s.order = (BLUE, YELLOW, GREEN)
    before = [player.workers[:] for player in s.players]
    begin(s, BeginEnd())
    assert options(s) == ["extra:1", "extra:2", "extra:3", "extra:4", "extra:5", "decline"]
    play(s, "Blue extra:5", "Blue to:quaestor")
    assert goods(s, BLUE) == {"denarii": 10}
    play(s, "Yellow extra:2", "Yellow to:aedilis")
    assert s.is_upper(1), "the area card moves as usual"
    assert goods(s, YELLOW) == {"wood": 1, "iron": 1, "wheat": 1, "cattle": 1}
    assert not any(s.spaces), "no worker is placed"
    assert [player.workers for player in s.players] == before
    assert all(player.points[Points.WORKERS] == 0 for player in s.players)


@pytest.mark.clause("AR-155")
def test_occupied_spaces_do_not_matter() -> None:
    s = bare(3)
    stand(s, "quaestor", 1, 2, 3)
    extra(s, YELLOW, 4, "quaestor")
    assert goods(s, YELLOW) == {"denarii": 8}


@pytest.mark.clause("AR-156", "AR-158")
def test_costs_and_intervals_apply_to_the_extra_action() -> None:
    s = bare(3)
    hold(s, YELLOW, wood=1, stone=1, iron=1)
    s.phase = Phase.FINAL_ACTIONS
    begin(s, BeginEnd())
    play(s, "Yellow extra:2")
    assert clause_of(s, "to:aedificator.3") == "AR-45", "thermae_plan can be paid, but not with a 2"
    assert clause_of(s, "to:aedificator.5") == "AR-28"
    s.rows[2] = -1
    begin(s, BeginEnd())
    play(s, "Yellow extra:3")
    assert clause_of(s, "to:aedificator.3") == "AR-44", "rows are not refilled"


@pytest.mark.clause("AR-157", "AR-129")
def test_declining_and_no_training() -> None:
    s = bare(3)
    begin(s, BeginEnd())
    play(s, "decline")
    assert s.players[YELLOW].score == 0
    play(s, "Green extra:3")
    assert clause_of(s, "train:1") == "AR-157"
    s = bare(3)
    patron(s, YELLOW, "lentulus")
    hold(s, YELLOW, denarii=1)
    extra(s, YELLOW, 1, "mercator")
    assert asked(s) == "over", "extra training gives nothing here"


@pytest.mark.clause("AR-159", "AR-160")
def test_the_order_of_the_final_scoring() -> None:
    s = bare(3)
    hold(s, YELLOW, denarii=5, wood=3)
    own(s, YELLOW, "cato", "agrippa", "pantheon_plan")
    s.players[YELLOW].politics = 1
    s.brown[0] = 2
    grey(s, 1, yellow=4)
    begin(s, BeginEnd())
    play(s, "decline", "decline", "decline")
    keys = [event.key for event in told(s)]
    order = [
        "scoring",
        "adjusted",
        "scored_denarii",
        "scored_resources",
        "scored_patron",
        "scored_politics",
        "scored_area",
    ]
    found = [keys.index(key) for key in order]
    assert found == sorted(found)
    assert breakdown(s)[YELLOW] == {
        "workers": 0,
        "buildings": 0,
        "wars": 0,
        "modifiers": 0,
        "honours": 0,
        "denarii": 1,
        "resources": 1,
        "patrons": 1,
        "politics": 1,
        "areas": 7,
    }


@pytest.mark.clause("AR-161")
def test_nothing_is_spent_by_scoring() -> None:
    s = bare(3)
    hold(s, YELLOW, wood=3, stone=3, denarii=10)
    own(s, YELLOW, "sertorius")  # basic resources, counted again
    scored(s)
    assert goods(s, YELLOW) == {"wood": 3, "stone": 3, "denarii": 10}
    assert s.players[YELLOW].score == 2 + 2 + 3


@pytest.mark.clause("AR-162")
@pytest.mark.parametrize(
    ("levels", "brown", "after"),
    [
        ([5, 4, 3], 3, [3, 2, 1]),
        ([3, 2, 1], 8, [3, 2, 1]),
        ([6, 1, -1], 3, [3, 1, -1]),
        ([0, 0, 0], 0, [0, 0, 0]),
        ([4, 3, 0], 0, [0, 0, 0]),
        ([8, 5, 4], 4, [4, 3, 2]),
    ],
)
def test_area_adjustment(levels: list[int], brown: int, after: list[int]) -> None:
    assert adjusted(levels, brown) == after


@pytest.mark.clause("AR-163", "AR-164")
@pytest.mark.parametrize(("denarii", "surplus", "points"), [(4, 2, 0), (5, 3, 2), (9, 5, 2), (10, 6, 4)])
def test_full_fives_and_threes(denarii: int, surplus: int, points: int) -> None:
    s = bare(3)
    hold(s, YELLOW, denarii=denarii, surplus=surplus)
    assert scored(s).players[YELLOW].score == points


@pytest.mark.clause("AR-165")
def test_every_patron_counts_active_or_passive() -> None:
    s = bare(3)
    patron(s, YELLOW, "columella")  # area presence
    own(s, YELLOW, "scipio")  # area presence
    s.players[YELLOW].politics = 1
    grey(s, 1, yellow=0)
    grey(s, 2, yellow=0)
    scored(s)
    assert s.players[YELLOW].points[Points.PATRONS] == 2 + 2


@pytest.mark.clause("AR-166")
def test_points_of_the_political_track() -> None:
    assert POLITICS_POINTS == (0, 1, 2, 4, 6, 9, 12, 16, 20, 25, 30)
    s = bare(3)
    s.players[GREEN].politics = 10
    assert scored(s).players[GREEN].score == 30


@pytest.mark.clause("AR-167", "AR-10")
def test_points_of_the_areas_by_level() -> None:
    assert AREA_POINTS[2] == AREA_POINTS[3] == (1, 4, 7, 11, 15, 20, 25, 31, 37)
    assert AREA_POINTS[4] == AREA_POINTS[5] == (1, 3, 6, 9, 13, 17, 22, 27, 33)
    s = bare(3)
    s.brown[:] = [8] * 5
    grey(s, 1, yellow=3, green=0)
    scored(s)
    assert [player.score for player in s.players] == [11, 1, 0], "no points without a marker"


@pytest.mark.clause("AR-168", "AR-169")
def test_who_wins() -> None:
    s = bare(3)
    s.players[YELLOW].points[0] = 10
    assert winners(s) == (YELLOW,)
    s.players[GREEN].points[0] = 10
    assert winners(s) == (YELLOW, GREEN), "all equal: they share"
    hold(s, GREEN, wood=1)
    assert winners(s) == (GREEN,), "more resources"
    hold(s, GREEN, surplus=1)
    assert winners(s) == (GREEN,), "surplus counts among them"
    hold(s, YELLOW, denarii=1)
    assert winners(s) == (YELLOW,), "but denarii come first"
    assert scores(s) == [10, 10, 0]
    s.players[BLUE].points[0] = 11
    assert winners(s) == (BLUE,)
    assert places_of(standing(s), winners(s)) == [2, 3, 1], "and settle the lower places too"


# ---------------------------------------------------------------------- patron bonuses


def bonus(seats: int, card: str, **given: int) -> Table:
    """A player who owns this patron and these goods."""
    s = bare(seats)
    hold(s, YELLOW, **given)
    own(s, YELLOW, card)
    return s


def patron_points(s: Table) -> int:
    return s.players[YELLOW].points[Points.PATRONS]


@pytest.mark.clause("AR-170")
def test_markers_move_first_in_turn_order() -> None:
    s = bare(3)
    s.order = (GREEN, YELLOW, BLUE)
    s.brown[:] = [8] * 5
    own(s, YELLOW, "octavianus", "cicero")  # raise political level; 1 point per level
    own(s, GREEN, "titus")  # raise an area marker
    grey(s, 1, green=1)
    begin(s, FinalScoring())
    play(s, "Green raise:1.by1", "Yellow politics:rise", "Yellow activate:cicero")
    assert patron_points(s) == 1, "counted on the resulting position"
    assert level(s, GREEN, 1) == 2


@pytest.mark.clause("AR-171")
def test_points_for_the_political_level() -> None:
    s = bonus(3, "cicero")
    s.players[YELLOW].politics = 7
    assert patron_points(scored(s)) == 7


@pytest.mark.clause("AR-172", "AR-95", "AR-97")
def test_a_political_rise() -> None:
    s = bonus(3, "octavianus")
    begin(s, FinalScoring())
    assert options(s) == ["politics:rise", "decline"]
    play(s, "politics:rise")
    assert s.players[YELLOW].politics == 1
    assert names_of(s.players[YELLOW].active) == ["octavianus"], "a slot was unlocked"
    s = bonus(3, "octavianus")
    s.players[YELLOW].politics = 10
    scored(s, "politics:rise")
    assert s.players[YELLOW].score == 30 + 2
    s = bonus(3, "octavianus")
    assert scored(s, "decline").players[YELLOW].politics == 0


@pytest.mark.clause("AR-173")
def test_points_for_active_patrons() -> None:
    s = bonus(3, "verres")
    patron(s, YELLOW, "cato", "agrippa", "lentulus")
    assert ("scored_patron", (YELLOW, CARD["verres"], 3)) in [(e.key, e.args) for e in told(scored(s))]


@pytest.mark.clause("AR-174")
def test_another_patron_counts_twice() -> None:
    s = bonus(3, "maecenas")
    own(s, YELLOW, "cicero", "cato")
    s.players[YELLOW].politics = 0
    hold(s, YELLOW, surplus=4)
    begin(s, FinalScoring())
    assert options(s) == ["double:cato", "double:cicero", "decline"]
    play(s, "double:cato")
    assert patron_points(s) == 8
    s = bonus(3, "maecenas", surplus=4)
    own(s, YELLOW, "cato")
    assert patron_points(scored(s, "decline")) == 4


@pytest.mark.clause("AR-174", "AR-172", "AR-177")
def test_doubled_rises_and_choices_are_made_twice() -> None:
    s = bonus(3, "maecenas")
    own(s, YELLOW, "octavianus")
    scored(s, "double:octavianus", "politics:rise", "activate:maecenas", "politics:rise")
    assert s.players[YELLOW].politics == 2
    s = bare(4)
    own(s, YELLOW, "maecenas", "plinius")
    s.brown[:] = [8] * 5
    grey(s, 1, yellow=3)
    grey(s, 2, yellow=1)
    scored(s, "double:plinius", "score:1", "score:2")
    assert patron_points(s) == 4


@pytest.mark.clause("AR-175")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_being_first_in_areas(seats: int, each: int) -> None:
    s = bonus(seats, "apollodorus")
    s.brown[:] = [8] * 5
    grey(s, 1, yellow=3, green=2)
    grey(s, 2, yellow=2, green=3)
    grey(s, 3, yellow=0)
    grey(s, 4, yellow=0, green=0)
    assert patron_points(scored(s)) == 2 * each, "a lone marker on 0 is first, a shared 0 is not"


@pytest.mark.clause("AR-176")
def test_raising_an_area_marker() -> None:
    s = bonus(4, "titus")
    s.brown[:] = [3, 8, 8, 8, 8]
    grey(s, 1, yellow=3)
    grey(s, 2, yellow=1, green=2)
    grey(s, 3, yellow=8)
    begin(s, FinalScoring())
    assert options(s) == ["raise:1.by1", "decline"], "not onto others, not beyond the top, not without a marker"
    play(s, "raise:1.by1")
    assert level(s, YELLOW, 1) == 4, "it may pass the brown marker"


@pytest.mark.clause("AR-176", "AR-174")
def test_several_rises_may_pass_others() -> None:
    s = bonus(4, "titus")
    own(s, YELLOW, "varro")
    s.brown[:] = [8] * 5
    grey(s, 1, yellow=1, green=2)
    grey(s, 2, yellow=0)
    begin(s, FinalScoring())
    assert options(s) == ["raise:1.by2", "raise:2.by1", "raise:2.by2", "decline"]
    twin = play(s.copy(), "raise:1.by2")
    assert level(twin, YELLOW, 1) == 3
    play(s, "raise:2.by1")
    assert options(s) == ["raise:2.by1", "decline"]


@pytest.mark.clause("AR-177")
def test_scoring_a_level() -> None:
    s = bonus(5, "quintilianus")
    s.brown[:] = [2, 8, 8, 8, 8]
    grey(s, 1, yellow=5)
    grey(s, 2, yellow=3)
    begin(s, FinalScoring())
    assert options(s) == ["score:1", "score:2"]
    play(s, "score:2")
    assert patron_points(s) == 3
    assert patron_points(scored(bonus(5, "quintilianus"))) == 0


@pytest.mark.clause("AR-178")
def test_presence_in_areas() -> None:
    s = bonus(3, "scipio")
    grey(s, 1, yellow=0)
    grey(s, 4, yellow=2)
    assert patron_points(scored(s)) == 2


@pytest.mark.clause("AR-179")
def test_cards_with_points_and_influence() -> None:
    s = bonus(3, "vespasianus")
    own(s, YELLOW, "hannibal_1", "hannibal_2", "hannibal_3")  # points; influence; both
    own(s, YELLOW, "taberna_plan", right=True)  # both
    s.players[YELLOW].spent |= 1 << CARD["taberna_plan"]
    assert patron_points(scored(s)) == 2


@pytest.mark.clause("AR-180", "AR-18")
def test_sets_of_symbols() -> None:
    s = bonus(3, "lentulus")  # amphora
    own(s, YELLOW, "hannibal_2", "hannibal_4", "pyrrhus_1", "macedonia")  # 2 swords, 2 lions
    assert patron_points(scored(s)) == 2
    s = bonus(3, "lentulus")
    own(s, YELLOW, "hannibal_2", "hannibal_4", "pyrrhus_1", "macedonia")
    own(s, YELLOW, "italia", right=True)
    assert patron_points(scored(s)) == 4


@pytest.mark.clause("AR-181")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("scaurus", ("hannibal_2", "hannibal_4", "sicilia"), 2),
        ("metellus", ("italia", "africa", "hannibal_1", "hannibal_3"), 4),
        ("marius", ("macedonia", "pyrrhus_1"), 2),
    ],
)
def test_pairs_of_one_symbol(card: str, others: tuple[str, ...], points: int) -> None:
    s = bonus(4, card)
    own(s, YELLOW, *others)
    assert patron_points(scored(s)) == points


@pytest.mark.clause("AR-182")
def test_basic_resources_again() -> None:
    assert patron_points(scored(bonus(3, "sertorius", wood=3, wine=2, surplus=7))) == 2


@pytest.mark.clause("AR-183")
@pytest.mark.parametrize(("card", "points"), [("cato", 5), ("lucullus", 3), ("frontinus", 4), ("hortensius", 2)])
def test_resources_shown_on_the_patron(card: str, points: int) -> None:
    s = bonus(5, card, surplus=5, wood=1, stone=2, iron=3, wine=1, cattle=2)
    assert patron_points(scored(s)) == points


@pytest.mark.clause("AR-184")
@pytest.mark.parametrize(("card", "points"), [("vitruvius", 1), ("agrippa", 2), ("sallustius", 3), ("atticus", 2)])
def test_cards_of_a_type(card: str, points: int) -> None:
    s = bonus(3, card)
    own(s, YELLOW, "italia", "pantheon_plan", "theatre_plan", "pyrrhus_1", "hannibal_1", "mithridates_1", "columella")
    hold(s, YELLOW)
    assert patron_points(scored(s)) == points


@pytest.mark.clause("AR-160")
def test_points_come_only_from_where_they_are_booked() -> None:
    for s, _, _ in positions(2, 6):
        assert [sum(part.values()) for part in breakdown(s)] == scores(s)
