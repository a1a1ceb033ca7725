"""Sections 4.2, 4.3 and 6.9: placing and activating plots, vendetta and bonuses, the eight effects."""

import pytest

from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.steps.followers import GO_HOME
from tabularium.games.age_of_rome.steps.turns import EndRound
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
    begin,
    begin_round,
    build,
    clause_of,
    column,
    discarded,
    give,
    glory,
    hand,
    heard_keys,
    in_region,
    legions,
    options,
    pantheon,
    places_offered,
    placing,
    play,
    plot,
    plots_in,
    plotting,
    table,
    turn_wheel,
    vendetta,
)


def _plots(s: Table) -> list[str]:
    return [o for o in options(s) if o.startswith("plot:")]


def _bonuses(s: Table, seat: int) -> list[str]:
    shown = view(s, None)["players"][seat]["bonuses"]
    return [name for name, status in shown.items() if status == "active"]


# ---------------------------------------------------------------------- the pass


@pytest.mark.clause("AG-79")
def test_no_plots_are_activated_in_round_1() -> None:
    s = table(3)
    plot(s, LAURENT, GAUL)
    glory(s, 3, 3, 3)
    begin_round(s, 1)
    assert asked(s) == "Laurent building"
    s = table(3)
    plot(s, LAURENT, GAUL)
    glory(s, 3, 3, 3)
    assert asked(begin_round(s, 2)) == "Laurent plotting"


@pytest.mark.clause("AG-80", "AG-94")
def test_a_single_pass_in_turn_order() -> None:
    s = table(3)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, SPAIN)
    plot(s, CEDRIC, AFRICA)
    glory(s, 3, 3, 3)
    vendetta(s, 2, 2, 2)
    begin_round(s, 2, "circus_games")
    play(s, "Laurent plot:gaul.slander")
    assert asked(s) == "Laurent plotting"  # resolved, and again
    assert s.glory[CEDRIC] == 3  # 3 and 1 for the event, less 1
    play(s, "Laurent pass", "Cédric pass")
    assert asked(s) == "Laurent building"  # what was not activated has to wait


@pytest.mark.clause("AG-80a")
def test_who_can_do_nothing_is_skipped_but_who_holds_a_card_is_not() -> None:
    s = table(4)
    give(s, ANAIS, "falx")
    begin_round(s, 2)
    assert asked(s) == "Anaïs plotting"
    assert options(s) == ["pass", "sell:falx"]
    play(s, "sell:falx")
    assert asked(s) == "Laurent building"
    peace = table(4, "peace")
    give(peace, ANAIS, "falx")
    assert asked(begin_round(peace, 2)) == "Laurent building"
    alone = table(1)
    give(alone, LAURENT, "falx")
    assert asked(begin_round(alone, 2)) == "Laurent building"


@pytest.mark.clause("AG-81")
def test_which_markers_may_be_activated() -> None:
    s = table(4)
    glory(s, 3, 3, 3, 3)
    plot(s, LAURENT, AFRICA)  # the province facing him
    plot(s, LAURENT, GAUL, "fresh")
    plot(s, LAURENT, SPAIN, "activated")
    plot(s, CEDRIC, ITALY)  # not his
    give(s, LAURENT, "falx")
    plotting(s, LAURENT)
    assert _plots(s) == []
    assert clause_of(s, "plot:africa.slander") == "AG-81"
    assert clause_of(s, "plot:gaul.slander") == "AG-188"
    assert clause_of(s, "plot:spain.slander") == "AG-90"


@pytest.mark.clause("AG-82")
def test_the_target_is_whom_the_province_faces() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, ITALY)
    plotting(s, LAURENT)
    assert _plots(s) == ["plot:gaul.slander"]
    assert clause_of(s, "plot:italy.slander") == "AG-82"  # faces nobody
    turn_wheel(s, 1)  # now Gaul faces Anaïs, Italy Laurent, Africa Cédric
    play(s, "plot:gaul.slander")
    assert s.glory == [3, 3, 2]


@pytest.mark.clause("AG-83", "AG-87", "AG-88", "AG-89")
def test_a_vendetta_marker_changes_sides_and_bonuses_with_it() -> None:
    s = table(3, cast=("marcus_antonius", "gaius_octavius", "fulvia"))
    glory(s, 3, 3, 3)
    vendetta(s, 2, 1, 2)
    plot(s, LAURENT, GAUL)
    build(s, AFRICA, politics=1)
    assert (_bonuses(s, LAURENT), _bonuses(s, CEDRIC)) == (["military"], ["military", "trade"])
    plotting(s, LAURENT)
    preview = view(s, LAURENT)["asked"]["previews"]["plot:gaul.slander"]
    play(s, "plot:gaul.slander")
    assert s.vendetta == [1, 2, 2]
    assert view(s, None)["players"][LAURENT]["covered"] == [False, False, False, True]
    assert view(s, None)["players"][CEDRIC]["covered"] == [False, False, True, True]
    assert (_bonuses(s, LAURENT), _bonuses(s, CEDRIC)) == (["military", "politics"], ["trade"])
    assert preview["bonuses"] == [["military", "politics"], ["trade"]]
    placing(s, LAURENT)
    assert "place:politics+bonus" in options(s)  # in the same round


@pytest.mark.clause("AG-84")
def test_without_vendetta_no_plot() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    vendetta(s, 0, 3, 2)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "falx")
    plotting(s, LAURENT)
    assert _plots(s) == []
    assert clause_of(s, "plot:gaul.slander") == "AG-84"


@pytest.mark.clause("AG-85")
def test_no_plot_against_a_full_track() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    vendetta(s, 2, 4, 2)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "falx")
    plotting(s, LAURENT)
    assert _plots(s) == []
    assert clause_of(s, "plot:gaul.slander") == "AG-85"


@pytest.mark.clause("AG-86")
def test_no_plot_without_a_usable_effect() -> None:
    s = table(3)
    glory(s, 3, 1, 3)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "falx")
    plotting(s, LAURENT)
    assert _plots(s) == []
    for effect, clause in (("slander", "AG-97"), ("defacement", "AG-98"), ("apostasy", "AG-99")):
        assert clause_of(s, f"plot:gaul.{effect}") == clause
    assert s.vendetta == [2, 3, 2]


@pytest.mark.clause("AG-90")
def test_an_activated_marker_stays_until_the_end_of_the_action_phase() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    plot(s, CEDRIC, GAUL)
    plot(s, ANAIS, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander")
    assert plots_in(s, GAUL) == [(LAURENT, "activated"), (CEDRIC, "ready"), (ANAIS, "ready")]
    give(s, CEDRIC, "falx")
    placing(s, CEDRIC)
    assert places_offered(s) == ["colosseum"]  # the space is still occupied
    begin(s, GO_HOME)
    assert plots_in(s, GAUL) == [(CEDRIC, "ready"), (ANAIS, "ready")]
    assert s.plots_home == [3, 2, 2]


@pytest.mark.clause("AG-91", "AG-92")
def test_one_of_the_three_own_effects_against_one_target() -> None:
    s = table(4)
    glory(s, 3, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    pantheon(s, CEDRIC, 1)
    pantheon(s, ANAIS, 1)
    legions(s, CEDRIC, 1)
    column(s, CEDRIC)
    give(s, CEDRIC, "falx")
    plotting(s, LAURENT)
    assert _plots(s) == ["plot:gaul.slander", "plot:gaul.defacement", "plot:gaul.apostasy"]
    play(s, "plot:gaul.defacement", "Cédric pass")
    assert s.pantheon == [0, 0, 1, 0]
    assert s.glory == [3, 3, 3, 3]


@pytest.mark.clause("AG-93", "AG-190")
def test_several_plots_against_one_target() -> None:
    s = table(3, cast=("marcus_antonius", "fulvia", "junia_secunda"))
    glory(s, 3, 4, 3)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander", "plot:gaul.slander")
    assert (s.glory[CEDRIC], s.vendetta) == (2, [0, 4, 2])
    assert plots_in(s, GAUL) == [(LAURENT, "activated")] * 2


@pytest.mark.clause("AG-95")
def test_order_of_an_activation() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "pugio", "falx")
    give(s, CEDRIC, "stylus", "falx")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander")
    assert (s.vendetta, plots_in(s, GAUL)) == ([1, 4, 2], [(LAURENT, "activated")])
    assert asked(s) == "Laurent playing_on_plot"
    assert "play:pugio" in options(s)
    assert clause_of(s, "play:falx") == "AG-161"
    play(s, "play:pugio", "pass")
    assert asked(s) == "Cédric reacting"
    assert s.glory[CEDRIC] == 3  # the effect comes last
    assert options(s) == ["pass", "play:stylus"]  # the target neither sells nor lays out sets
    play(s, "play:stylus", "pass")
    assert s.glory == [4, 2, 3]
    assert s.denarii[:2] == [8, 9]


@pytest.mark.clause("AG-95a", "AG-E33")
def test_example_forced_sale_without_an_object() -> None:
    s = table(4)
    glory(s, 3, 3, 3, 3)
    plot(s, DAMIEN, GAUL)
    give(s, CEDRIC, "stylus")
    plotting(s, DAMIEN)
    play(s, "plot:gaul.forced_sale", "Cédric play:stylus")
    assert s.denarii[CEDRIC] == 7 + 2
    assert s.denarii[DAMIEN] == 5
    assert discarded(s) == ["stylus"]
    assert "plot_fizzled" in heard_keys(s)
    assert s.vendetta == [2, 4, 2, 1]
    s = table(4, cast=("livia_drusilla", "fulvia", "junia_secunda", "gaius_octavius"))
    plot(s, LAURENT, GAUL)
    give(s, CEDRIC, "stylus")
    plotting(s, LAURENT)
    play(s, "plot:gaul.customs_duties", "Cédric play:stylus")
    assert hand(s, LAURENT) == []


@pytest.mark.clause("AG-96", "AG-229")
def test_a_cancelled_plot() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    give(s, CEDRIC, "scutum", "scutum")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander", "play:scutum")
    assert clause_of(s, "play:scutum") == "AG-163"  # a second one could do nothing
    play(s, "pass")
    assert s.glory == [3, 3, 3]
    assert s.vendetta == [1, 4, 2]
    assert plots_in(s, GAUL) == [(LAURENT, "activated")]


# ---------------------------------------------------------------------- effects


@pytest.mark.clause("AG-97")
def test_slander() -> None:
    s = table(3)
    glory(s, 3, 2, 1)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, SPAIN)
    plotting(s, LAURENT)
    assert _plots(s) == ["plot:gaul.slander"]  # Anaïs has only 1
    play(s, "plot:gaul.slander")
    assert s.glory == [3, 1, 1]


@pytest.mark.clause("AG-98", "AG-181")
@pytest.mark.parametrize(("pieces", "after"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 3), (5, 4), (6, 5), (7, 7)])
def test_defacement_hits_own_pieces_of_an_unfinished_level(pieces: int, after: int) -> None:
    s = table(3)
    pantheon(s, CEDRIC, pieces, *(["gold"] if pieces >= 3 else []), *(["gold"] if pieces == 7 else []))
    glory(s, 3, 1, 1)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    if pieces == after:
        assert _plots(s) == []
    else:
        play(s, "plot:gaul.defacement")
    assert s.pantheon[CEDRIC] == after


@pytest.mark.clause("AG-E19")
def test_example_a_finished_base_is_safe() -> None:
    s = table(3)
    pantheon(s, CEDRIC, 5, "gold")
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, GAUL)
    vendetta(s, 3, 0, 0)
    glory(s, 3, 1, 1)
    plotting(s, LAURENT)
    play(s, "plot:gaul.defacement", "plot:gaul.defacement")
    assert (s.pantheon[CEDRIC], s.base_common[CEDRIC]) == (3, 0)
    assert _plots(s) == []  # only those two pieces could be hit


@pytest.mark.clause("AG-99")
def test_apostasy() -> None:
    s = table(3)
    legions(s, CEDRIC, 1, 0, 2)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.apostasy")
    assert options(s) == ["remove:epirus", "remove:thrace", "replace:epirus", "replace:thrace"]
    removed = play(s.copy(), "remove:thrace")
    assert (in_region(removed, CEDRIC), in_region(removed, LAURENT)) == ([1, 0, 1], [0, 0, 0])
    assert (removed.legions_home[CEDRIC], removed.legions_left[CEDRIC]) == (4, 1)  # still recruited
    play(s, "replace:thrace")
    assert (in_region(s, CEDRIC), in_region(s, LAURENT)) == ([1, 0, 1], [0, 0, 1])
    assert s.legions_home[LAURENT] == 6
    bare = table(3)
    legions(bare, CEDRIC, 1)
    legions(bare, LAURENT, 7)
    plot(bare, LAURENT, GAUL)
    plotting(bare, LAURENT)
    play(bare, "plot:gaul.apostasy")  # nothing to choose: no own legion at home, one region
    assert in_region(bare, CEDRIC) == [0, 0, 0]


@pytest.mark.clause("AG-100")
def test_deceit() -> None:
    s = table(3, cast=("fulvia", "marcus_antonius", "junia_secunda"))
    legions(s, CEDRIC, 2, 1)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.deceit")  # the first can only be one in Epirus, so that is settled
    assert options(s) == ["lure:epirus", "lure:macedonia"]
    both = play(s.copy(), "lure:epirus")
    assert options(both) == ["send:macedonia", "send:thrace"]  # at least one must change region
    play(both, "send:thrace")
    assert in_region(both, CEDRIC) == [0, 1, 2]
    play(s, "lure:macedonia")
    assert options(s) == ["send:epirus", "send:macedonia", "send:thrace"]
    play(s, "send:macedonia")
    assert in_region(s, CEDRIC) == [1, 2, 0]
    few = table(3, cast=("fulvia", "marcus_antonius", "junia_secunda"))
    legions(few, CEDRIC, 1)
    plot(few, LAURENT, GAUL)
    give(few, LAURENT, "falx")
    plotting(few, LAURENT)
    assert clause_of(few, "plot:gaul.deceit") == "AG-100"


@pytest.mark.clause("AG-101", "AG-105", "AG-155", "AG-E14")
def test_example_second_vote() -> None:
    s = table(4, cast=("marcus_antonius", "aemilius_lepidus", "gaius_octavius", "junia_secunda"))
    glory(s, 3, 3, 1, 3)
    column(s, DAMIEN, ANAIS, DAMIEN, DAMIEN)
    plot(s, DAMIEN, SPAIN)
    plotting(s, DAMIEN)
    play(s, "plot:spain.second_vote")  # one vote to remove: nothing to choose
    assert s.column == [DAMIEN] * 4
    assert s.votes_home[ANAIS] == 4
    assert s.glory[DAMIEN] == 3 + 2
    keys = heard_keys(s)
    assert keys.count("majority") == 1  # none by removing, one by adding
    assert keys.index("vote_struck") < keys.index("voted") < keys.index("majority")


@pytest.mark.clause("AG-101")
def test_second_vote_needs_votes_of_both() -> None:
    cast = ("junia_secunda", "aemilius_lepidus", "gaius_octavius")
    s = table(3, cast=cast)
    column(s, CEDRIC, ANAIS, CEDRIC)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.second_vote")
    assert options(s) == ["strike:1", "strike:3"]
    play(s, "strike:1")
    assert s.column == [ANAIS, CEDRIC, LAURENT]
    s = table(3, cast=cast)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "falx")
    plotting(s, LAURENT)
    assert clause_of(s, "plot:gaul.second_vote") == "AG-101"
    column(s, CEDRIC)
    s.votes_left[LAURENT] += s.votes_home[LAURENT]
    s.votes_home[LAURENT] = 0
    assert clause_of(s, "plot:gaul.second_vote") == "AG-101"


@pytest.mark.clause("AG-102")
def test_void_vote() -> None:
    s = table(3)
    column(s, ANAIS, CEDRIC, ANAIS)
    plot(s, CEDRIC, SPAIN)
    plotting(s, CEDRIC)
    play(s, "plot:spain.void_vote", "strike:3")
    assert s.column == [ANAIS, CEDRIC]
    assert s.glory[CEDRIC] == 1 + 1
    assert s.votes_home[ANAIS] == 4
    bare = table(3)
    plot(bare, CEDRIC, SPAIN)
    give(bare, CEDRIC, "falx")
    plotting(bare, CEDRIC)
    assert clause_of(bare, "plot:spain.void_vote") == "AG-102"


@pytest.mark.clause("AG-103")
def test_forced_sale() -> None:
    s = table(4)
    give(s, ANAIS, "falx", "bulla")
    plot(s, DAMIEN, SPAIN)
    plotting(s, DAMIEN)
    play(s, "plot:spain.forced_sale", "Anaïs pass")
    assert sorted(options(s)) == ["pick:bulla_1", "pick:falx_1"]
    play(s, "pick:bulla_1")
    assert (hand(s, ANAIS), discarded(s), s.denarii[DAMIEN]) == (["falx"], ["bulla"], 7)


@pytest.mark.clause("AG-104")
def test_customs_duties() -> None:
    cast = ("livia_drusilla", "fulvia", "junia_secunda")
    s = table(3, cast=cast)
    give(s, ANAIS, "falx", "bulla")
    plot(s, LAURENT, SPAIN)
    plotting(s, LAURENT)
    play(s, "plot:spain.customs_duties", "Anaïs pass", "pick:bulla_1")
    assert (hand(s, LAURENT), hand(s, ANAIS), discarded(s)) == (["bulla"], ["falx"], [])
    assert asked(s) == "Laurent plotting"  # so he may use the card in his turn
    full = table(3, cast=cast)
    give(full, ANAIS, "falx")
    give(full, LAURENT, "sundial", "groma", "abacus", "bulla", "spatha")
    plot(full, LAURENT, SPAIN)
    plotting(full, LAURENT)
    assert clause_of(full, "plot:spain.customs_duties") == "AG-104"


# ---------------------------------------------------------------------- placing plots


@pytest.mark.clause("AG-186", "AG-188", "AG-E6")
def test_example_a_plot_is_placed_and_stays_behind() -> None:
    s = action_phase(table(3))
    play(s, "Laurent place:plot")
    assert plots_in(s, AFRICA) == [(LAURENT, "fresh")]
    assert s.plots_home[LAURENT] == 2
    assert s.placed[LAURENT] == 1
    begin(s, GO_HOME)
    assert plots_in(s, AFRICA) == [(LAURENT, "ready")]  # the marker stays
    assert s.placed[LAURENT] == 0  # the follower went home
    turn_wheel(s, 2)  # Africa before Anaïs
    placing(s, ANAIS)
    play(s, "place:plot")
    assert plots_in(s, AFRICA) == [(LAURENT, "ready"), (ANAIS, "fresh")]


@pytest.mark.clause("AG-E7")
def test_example_vendetta_and_bonuses() -> None:
    s = table(4, cast=("marcus_antonius", "aemilius_lepidus", "junia_secunda", "gaius_octavius"))
    glory(s, 3, 1, 1, 3)
    vendetta(s, 2, 3, 2, 0)
    pantheon(s, CEDRIC, 1)
    for owner in (LAURENT, ANAIS, DAMIEN):
        plot(s, owner, GAUL)  # which faces Cédric
    give(s, ANAIS, "falx")
    give(s, DAMIEN, "falx")
    assert (_bonuses(s, LAURENT), _bonuses(s, CEDRIC)) == (["military"], ["politics"])
    plotting(s, LAURENT)
    play(s, "plot:gaul.defacement")
    assert s.vendetta == [1, 4, 2, 0]
    assert s.pantheon[CEDRIC] == 0
    assert (LAURENT, "activated") in plots_in(s, GAUL)
    assert (_bonuses(s, LAURENT), _bonuses(s, CEDRIC)) == (["military", "politics"], [])
    plotting(s, ANAIS)
    assert clause_of(s, "plot:gaul.slander") == "AG-85"
    plotting(s, DAMIEN)
    assert clause_of(s, "plot:gaul.slander") == "AG-84"


@pytest.mark.clause("AG-187", "AG-E22")
def test_example_no_free_plot_space_or_no_marker() -> None:
    s = table(3)
    plot(s, LAURENT, AFRICA)
    plot(s, CEDRIC, AFRICA, "activated")
    plot(s, ANAIS, AFRICA)
    give(s, LAURENT, "falx")
    placing(s, LAURENT)
    assert places_offered(s) == ["colosseum"]
    assert clause_of(s, "place:plot") == "AG-187"
    s = table(3)
    for province in (GAUL, SPAIN, ITALY):
        plot(s, LAURENT, province)
    give(s, LAURENT, "falx")
    placing(s, LAURENT)
    assert clause_of(s, "place:plot") == "AG-187"


@pytest.mark.clause("AG-189")
def test_plots_are_placed_only_in_the_action_phase() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    give(s, LAURENT, "falx")
    begin_round(s, 2)
    while asked(s) != "Laurent placing":
        assert "place:plot" not in options(s)
        play(s, "pass")
    assert "place:plot" in options(s)


@pytest.mark.clause("AG-188")
def test_a_plot_travels_and_may_be_activated_in_the_next_round() -> None:
    s = action_phase(begin_round(table(3), 2, "circus_games"))
    glory(s, 3, 3, 3)
    play(s, "Laurent place:plot")
    begin(s, GO_HOME, EndRound())
    play(s, "event:new_men")
    assert s.faced_by(AFRICA) == CEDRIC
    while asked(s) != "Laurent plotting":
        play(s, "pass")
    assert _plots(s) == ["plot:africa.slander"]
