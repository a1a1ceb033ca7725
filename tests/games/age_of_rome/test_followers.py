"""Sections 6.1 to 6.4 and 6.6 to 6.8: placing followers, bonuses, legions, votes, pantheon, farms, Colosseum."""

import pytest

from tabularium.games.age_of_rome.metrics import is_defeated
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    DAMIEN,
    GAUL,
    ITALY,
    LAURENT,
    SPAIN,
    action_phase,
    asked,
    build,
    clause_of,
    column,
    give,
    hand,
    heard_keys,
    in_region,
    in_round,
    legions,
    medal,
    options,
    pantheon,
    places_offered,
    placing,
    play,
    plot,
    plots_in,
    purse,
    set_glory,
    table,
    told,
    vendetta,
)

# ---------------------------------------------------------------------- the rotation


@pytest.mark.clause("AG-131")
def test_one_follower_at_a_time_round_and_round() -> None:
    s = table(3)
    for seat, milestones in enumerate((3, 0, 1)):  # 3, 1 and 2 followers
        set_glory(s, seat, 15 if seat == 0 else 3 + seat, milestones)
    s.milestones[:] = [5, 40, 41, 42]
    action_phase(s, order=(1, 0, 2))
    turns = []
    while asked(s) != "over":
        turns.append(asked(s).split()[0])
        play(s, "place:plot" if "place:plot" in options(s) else "place:colosseum")
    assert turns == ["Cédric", "Laurent", "Anaïs", "Laurent", "Anaïs", "Laurent"]


@pytest.mark.clause("AG-132")
def test_a_follower_must_be_placed() -> None:
    s = action_phase(table(3))
    assert options(s) == ["place:plot", "place:colosseum"]
    assert "pass" not in options(s)


@pytest.mark.clause("AG-133")
def test_a_follower_gained_in_the_phase_is_placed_in_it() -> None:
    s = table(3)
    set_glory(s, LAURENT, 4)
    action_phase(s)
    play(s, "Laurent place:colosseum")  # 5: a second follower
    play(s, "Cédric place:plot", "Anaïs place:plot", "Laurent place:plot")
    assert asked(s) == "over"
    s = table(3)
    set_glory(s, ANAIS, 4)
    action_phase(s)
    play(s, "Laurent place:plot", "Cédric place:plot", "Anaïs place:colosseum")
    assert asked(s) == "Anaïs placing"  # the same player again


@pytest.mark.clause("AG-134")
def test_where_followers_go() -> None:
    s = table(3)
    build(s, AFRICA, military=1, religion=2)
    build(s, GAUL, trade=1)
    s.vendetta[LAURENT] = 4
    placing(s, LAURENT)
    assert places_offered(s) == ["military", "religion", "plot", "colosseum"]
    assert clause_of(s, "place:trade") == "AG-134"  # that stands in Gaul


@pytest.mark.clause("AG-135", "AG-E10")
def test_example_as_many_followers_as_levels() -> None:
    s = table(3)
    build(s, AFRICA, agriculture=1, religion=2, military=3)
    set_glory(s, LAURENT, 30, 15)
    for times in (1, 2, 3):
        placing(s, LAURENT)
        place = ("agriculture", "religion", "military")[times - 1]
        for number in range(times):
            s.placed[CEDRIC] = s.placed[ANAIS] = 1
            s.placed[LAURENT] = 0
            bonus = "+bonus" if (times, number) == (3, 0) else ""  # the marker takes no room
            play(s, f"place:{place}{bonus}", *["legion:epirus"] * ((2 if bonus else 1) if times == 3 else 0))
        assert asked(s) == "Laurent placing"
        assert clause_of(s, f"place:{place}") == "AG-135"
    assert view(s, None)["provinces"][AFRICA]["buildings"]["military"] == {
        "level": 3,
        "followers": 3,
        "capacity": 3,
        "bonus": True,
    }
    assert clause_of(s, "place:politics") == "AG-134"  # no tile there


@pytest.mark.clause("AG-136", "AG-137", "AG-137a")
def test_a_follower_s_turn() -> None:
    s = table(3)
    build(s, AFRICA, agriculture=1)
    give(s, LAURENT, "falx", "sundial")
    in_round(s, 3)
    placing(s, LAURENT)
    play(s, "place:agriculture")
    assert s.denarii[LAURENT] == 7  # the action waits
    play(s, "play:falx")
    assert s.denarii[LAURENT] == 9
    play(s, "pass")
    assert s.denarii[LAURENT] == 11  # and is carried out
    assert asked(s) == "Cédric placing"  # no card after the action


@pytest.mark.clause("AG-138")
def test_legions_and_votes_may_be_declined() -> None:
    s = table(3)
    build(s, AFRICA, military=1, politics=1)
    placing(s, LAURENT)
    play(s, "place:military", "pass")
    assert (s.legions_out(LAURENT), "no_legion" in heard_keys(s)) == (0, True)
    s.placed[LAURENT] = 0
    placing(s, LAURENT)
    play(s, "place:politics", "pass")
    assert (s.column, "no_vote" in heard_keys(s)) == ([], True)


@pytest.mark.clause("AG-139")
def test_what_is_impossible_is_lost() -> None:
    s = table(3)
    build(s, AFRICA, politics=2, religion=1)
    vendetta(s, 0)
    column(s, LAURENT, LAURENT, LAURENT)
    pantheon(s, LAURENT, 7, "gold", "gold")
    set_glory(s, LAURENT, 6, 1)
    placing(s, LAURENT)
    play(s, "place:politics+bonus", "vote")  # his last one; the second half is lost
    assert s.votes_home[LAURENT] == 0
    s.placed[:] = [1, 1, 1]
    placing(s, LAURENT)
    play(s, "place:religion")
    assert s.pantheon[LAURENT] == 7
    s.placed[:] = [1, 1, 1]
    placing(s, LAURENT)
    play(s, "place:politics")
    assert s.column == [LAURENT] * 4


@pytest.mark.clause("AG-140")
def test_at_the_end_all_go_home_but_plots_not_activated() -> None:
    s = table(3)
    build(s, AFRICA, military=1)
    plot(s, CEDRIC, ITALY)
    plot(s, ANAIS, GAUL, "activated")
    action_phase(s)
    play(s, "place:military+bonus", "pass", "pass", "Cédric place:plot")
    assert s.used == [1, 0, 0]
    play(s, "Anaïs place:colosseum")
    assert (s.placed, s.used, s.colosseum, sum(s.standing)) == ([0] * 3, [0] * 3, [0] * 3, 0)
    assert plots_in(s, ITALY) + plots_in(s, GAUL) == [(CEDRIC, "ready"), (CEDRIC, "ready")]
    assert s.plots_home == [3, 1, 3]


# ---------------------------------------------------------------------- bonuses


@pytest.mark.clause("AG-142")
def test_a_bonus_is_declared_with_the_placement_before_any_card() -> None:
    s = table(3)
    build(s, AFRICA, military=2)
    give(s, LAURENT, "spatha")
    s.legions_left[LAURENT], s.legions_home[LAURENT] = 2, 5
    placing(s, LAURENT)
    without = play(s.copy(), "place:military")
    assert "play:spatha" in options(without)
    assert not [option for option in options(without) if option.endswith("+bonus")]
    play(without, "play:spatha", "legion:epirus")
    assert (in_region(without, LAURENT), without.used[LAURENT]) == ([1, 0, 0], 0)
    play(s, "place:military+bonus")
    assert view(s, None)["players"][LAURENT]["bonuses"]["military"] == "used"  # before the card
    play(s, "play:spatha", "legion:epirus", "legion:thrace")
    assert in_region(s, LAURENT) == [1, 0, 1]


@pytest.mark.clause("AG-141", "AG-143", "AG-144")
def test_a_bonus_doubles_one_action_a_round() -> None:
    s = table(3)  # Marcus Antonius: military active
    build(s, AFRICA, military=2, politics=1)
    set_glory(s, LAURENT, 12, 3)
    placing(s, LAURENT)
    assert "military" in places_offered(s)  # with or without it
    assert "military+bonus" in places_offered(s)
    assert clause_of(s, "place:politics+bonus") == "AG-88"
    play(s, "place:military+bonus", "legion:epirus", "legion:thrace")
    assert in_region(s, LAURENT) == [1, 0, 1]
    assert view(s, None)["players"][LAURENT]["bonuses"]["military"] == "used"
    s.placed[LAURENT] = 1
    placing(s, LAURENT)
    assert clause_of(s, "place:military+bonus") == "AG-144"
    assert "place:military" in options(s)


@pytest.mark.clause("AG-145")
def test_the_second_action_is_only_the_plain_one() -> None:
    s = table(3)
    build(s, AFRICA, military=1)
    give(s, LAURENT, "circinus", "spatha")
    s.legions_left[LAURENT], s.legions_home[LAURENT] = 2, 5
    placing(s, LAURENT)
    play(s, "place:military+bonus", "play:spatha", "play:circinus")
    assert (s.legions_left[LAURENT], s.anchor[LAURENT]) == (1, 0)
    play(s, "legion:epirus", "legion:epirus")
    assert (s.legions_left[LAURENT], s.legions_home[LAURENT]) == (1, 4)  # card effects are not repeated


@pytest.mark.clause("AG-146")
def test_no_bonus_elsewhere() -> None:
    s = table(3)
    build(s, AFRICA, military=1, politics=1, trade=1, religion=1, agriculture=1)
    vendetta(s, 0)
    placing(s, LAURENT)
    assert [p for p in places_offered(s) if p.endswith("+bonus")] == ["military+bonus", "politics+bonus", "trade+bonus"]


@pytest.mark.clause("AG-E21")
def test_example_bonuses() -> None:
    s = table(4, cast=("marcus_antonius", "aemilius_lepidus", "gaius_octavius", "fulvia"))
    vendetta(s, 0, 0, 0, 0)
    build(s, ITALY, military=1)
    build(s, SPAIN, trade=1)
    build(s, AFRICA, politics=1)
    legions(s, DAMIEN, 0, 0, 1)
    placing(s, DAMIEN)
    play(s, "place:military+bonus", "legion:macedonia", "move:thrace.epirus")
    assert in_region(s, DAMIEN) == [1, 1, 0]
    placing(s, ANAIS)
    play(s, "place:trade+bonus", "deal:falx_1", "deal:bulla_1", "pass")
    assert hand(s, ANAIS) == ["falx", "bulla"]
    placing(s, LAURENT)
    play(s, "place:politics+bonus", "vote", "vote")
    assert s.column == [LAURENT, LAURENT]


# ---------------------------------------------------------------------- military


@pytest.mark.clause("AG-147", "AG-148")
def test_legions_are_placed_or_moved() -> None:
    s = table(3)
    build(s, AFRICA, military=1)
    legions(s, LAURENT, 3)
    legions(s, CEDRIC, 3)
    placing(s, LAURENT)
    play(s, "place:military")
    assert options(s) == [
        "legion:epirus",
        "legion:macedonia",
        "legion:thrace",
        "move:epirus.macedonia",
        "move:epirus.thrace",
        "pass",
    ]
    assert clause_of(s, "move:thrace.epirus") == "AG-147"
    play(s, "legion:epirus")
    assert (in_region(s, LAURENT), s.legions_home[LAURENT]) == ([4, 0, 0], 3)  # any number of any players


@pytest.mark.clause("AG-149")
def test_with_the_bonus_twice_in_any_mixture() -> None:
    s = table(3)
    build(s, AFRICA, military=1)
    legions(s, LAURENT, 1)
    placing(s, LAURENT)
    play(s, "place:military+bonus", "move:epirus.thrace", "move:thrace.macedonia")
    assert in_region(s, LAURENT) == [0, 1, 0]


@pytest.mark.clause("AG-150")
@pytest.mark.parametrize(("region", "defence"), [(0, 2), (1, 3), (2, 4)])
def test_a_region_is_defeated_by_all_together(region: int, defence: int) -> None:
    s = table(3)
    legions(s, LAURENT, *[defence - 2 if r == region else 0 for r in range(3)])
    legions(s, CEDRIC, *[1 if r == region else 0 for r in range(3)])
    assert not is_defeated(s, region)
    legions(s, ANAIS, *[1 if r == region else 0 for r in range(3)])
    assert is_defeated(s, region)
    assert list(view(s, None)["regions"].values())[region]["is_defeated"] is True


# ---------------------------------------------------------------------- politics


@pytest.mark.clause("AG-151", "AG-152")
def test_votes_lie_on_each_other() -> None:
    s = table(3)
    vendetta(s, 0)
    build(s, AFRICA, politics=1)
    build(s, GAUL, politics=1)
    placing(s, LAURENT)
    play(s, "place:politics+bonus", "vote", "vote", "Cédric place:politics", "vote")
    assert s.column == [LAURENT, LAURENT, CEDRIC]
    assert [event.args for event in told(s) if event.key == "voted"] == [(LAURENT, 1), (LAURENT, 2), (CEDRIC, 3)]


@pytest.mark.clause("AG-153", "AG-154", "AG-E13")
def test_example_two_majorities() -> None:
    s = table(3)
    vendetta(s, 0, 0)
    build(s, GAUL, politics=1)
    column(s, LAURENT, CEDRIC, CEDRIC)
    s.votes_left[CEDRIC], s.votes_home[CEDRIC] = 1, 2
    placing(s, CEDRIC)
    play(s, "place:politics+bonus", "vote")
    assert s.glory[CEDRIC] == 1 + 2
    play(s, "vote")
    assert s.glory[CEDRIC] == 1 + 4
    assert s.column == [LAURENT, CEDRIC, CEDRIC, CEDRIC, CEDRIC]


@pytest.mark.clause("AG-153")
def test_no_majority_with_a_foreign_vote_among_the_top_three() -> None:
    s = table(3)
    build(s, AFRICA, politics=1)
    column(s, LAURENT, LAURENT, CEDRIC)
    placing(s, LAURENT)
    play(s, "place:politics", "vote")
    assert s.glory[LAURENT] == 1


@pytest.mark.clause("AG-156", "AG-157", "AG-E15")
def test_example_the_bottom_vote_comes_back() -> None:
    s = table(3)
    vendetta(s, 0, 0, 0)
    build(s, SPAIN, politics=1)
    column(s, ANAIS, ANAIS, CEDRIC, ANAIS, ANAIS)
    assert s.votes_home[ANAIS] == 1
    placing(s, ANAIS)
    play(s, "place:politics+bonus", "vote")
    assert (s.glory[ANAIS], s.column, s.votes_home[ANAIS]) == (4, [ANAIS, CEDRIC, ANAIS, ANAIS, ANAIS], 1)
    play(s, "vote")
    assert (s.glory[ANAIS], s.column, s.votes_home[ANAIS]) == (6, [CEDRIC, ANAIS, ANAIS, ANAIS, ANAIS], 1)


@pytest.mark.clause("AG-158")
def test_without_a_vote_at_home_none_is_placed() -> None:
    s = table(3)
    build(s, AFRICA, politics=1)
    column(s, *[LAURENT] * 4)
    s.votes_left[LAURENT] = 1
    placing(s, LAURENT)
    play(s, "place:politics")
    assert asked(s) == "Cédric placing"
    assert s.column == [LAURENT] * 4


# ---------------------------------------------------------------------- religion


@pytest.mark.clause("AG-176", "AG-177", "AG-178", "AG-179")
def test_a_pantheon_piece_by_piece() -> None:
    s = table(4)
    build(s, AFRICA, religion=1)
    seen = []
    for _ in range(7):
        s.placed[:] = [1, 1, 1, 1]
        placing(s, LAURENT)
        play(s, "place:religion")
        shown = view(s, None)["players"][LAURENT]["pantheon"]
        seen.append((shown["pieces"], shown["base"], shown["top"]))
    assert seen == [
        (1, None, None),
        (2, None, None),
        (3, "gold", None),
        (4, "gold", None),
        (5, "gold", None),
        (6, "gold", None),
        (7, "gold", "gold"),
    ]
    told_of = [event.key for event in told(s) if event.key.startswith("pantheon")]
    own, common = "pantheon_own", "pantheon_common"
    assert told_of == [own, own, common, own, own, own, common]


@pytest.mark.clause("AG-179", "AG-180")
@pytest.mark.parametrize(
    ("seats", "base", "top"),
    [
        (4, ["gold", "silver", "bronze", "bronze"], ["gold", "silver", "bronze", "bronze"]),
        (3, ["gold", "bronze", "bronze"], ["gold", "silver", "bronze"]),
        (2, ["gold", "bronze"], ["gold", "silver"]),
    ],
)
def test_common_pieces_in_order(seats: int, base: list[str], top: list[str]) -> None:
    s = table(seats)
    for seat in range(seats):
        for _ in range(7):
            s.add_pantheon_piece(seat)
    players = view(s, None)["players"]
    assert [player["pantheon"]["base"] for player in players] == base
    assert [player["pantheon"]["top"] for player in players] == top


@pytest.mark.clause("AG-182")
def test_a_complete_pantheon_gets_nothing_more() -> None:
    s = table(3)
    build(s, AFRICA, religion=1)
    pantheon(s, LAURENT, 7, "gold", "gold")
    before = s.commons[:]
    placing(s, LAURENT)
    play(s, "place:religion")
    assert (s.pantheon[LAURENT], s.commons) == (7, before)


# ---------------------------------------------------------------------- farm and Colosseum


@pytest.mark.clause("AG-183", "AG-E20")
@pytest.mark.parametrize(
    ("number", "denarii"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)]
)
def test_example_the_yield_by_round(number: int, denarii: int) -> None:
    for has_medal in (False, True):
        s = table(3)
        build(s, AFRICA, agriculture=1)
        purse(s, 0)
        if has_medal:
            medal(s, LAURENT, "agriculture")
        in_round(s, number)
        placing(s, LAURENT)
        play(s, "place:agriculture")
        assert s.denarii[LAURENT] == denarii + (2 if has_medal else 0)


@pytest.mark.clause("AG-184", "AG-185")
def test_the_colosseum_has_room_for_all() -> None:
    s = table(4)
    for seat in range(4):
        set_glory(s, seat, 30, 15)
    s.milestones[:] = [5, 90, 91, 92]
    action_phase(s)
    for _ in range(19):
        play(s, "place:colosseum")
    assert s.colosseum == [5, 5, 5, 4]
    play(s, "place:colosseum")
    assert s.glory == [35, 35, 35, 35]
