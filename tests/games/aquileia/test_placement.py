"""Section 3: the placement phase."""

import pytest

from tabularium.core.agenda import pending
from tabularium.games.aquileia.components import SPACES
from tabularium.games.aquileia.state import NOBODY, Table
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import VisitMercatus
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.steps.turns import ActionPhase, Placing
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    OTTO,
    OVER,
    STEFAN,
    WALTER,
    asked,
    begin,
    clause_of,
    coins,
    discs,
    options,
    play,
    purse,
    refused,
    stand,
    standing,
    table,
    walk,
)


def places(s: Table) -> set[str]:
    return {option.removeprefix("place:") for option in options(s) if option.startswith("place:")}


@pytest.mark.clause("AQ-PL1")
def test_the_first_player_begins_and_it_goes_round_clockwise() -> None:
    s = table(first=GIORGIO)
    play(s, "Giorgio place:dolus", "Kiko place:pecunia", "Stefan place:potentia", "Walter place:latro")
    play(s, "Giorgio place:arena_2", "Kiko disc", "Stefan disc", "Walter place:theatrum", "Giorgio disc")
    assert asked(s) == "Kiko placing"


@pytest.mark.clause("AQ-PL2")
def test_a_turn_is_one_henchman_or_the_disc_or_a_pass() -> None:
    s = table()
    play(s, "Stefan place:dolus")
    assert (s.players[STEFAN].henchmen, s.tiebreak, standing(s, STEFAN)) == (4, [], ["dolus"])
    play(s, "Walter disc")
    assert (s.players[WALTER].henchmen, s.tiebreak, standing(s, WALTER)) == (5, [WALTER], [])
    play(s, "Giorgio place:latro", "Kiko place:arena_2", "Stefan place:arena_1a", "Walter pass")
    assert (s.players[WALTER].henchmen, s.tiebreak) == (5, [WALTER])
    assert asked(s) == "Giorgio placing"
    assert all(option in ("disc", "pass") or option.startswith("place:") for option in options(s))


@pytest.mark.clause("AQ-PL3")
def test_a_space_holds_one_henchman() -> None:
    s = table()
    play(s, "Stefan place:dolus")
    assert "dolus" not in places(s)
    assert (clause_of(s, "place:dolus"), refused(s, "place:dolus").args) == ("AQ-PL3", (STEFAN,))
    play(s, "disc", "disc", "disc")
    assert asked(s) == "Stefan placing"
    assert "dolus" not in places(s)  # not even a second one of his own


@pytest.mark.clause("AQ-PL4", "AQ-PL5", "AQ-PL6")
def test_discs_fill_the_track_from_its_first_space_and_use_up_a_turn() -> None:
    s = table()
    assert options(s).count("disc") == 1  # no choice of a space
    play(s, "Stefan place:dolus", "Walter disc", "Giorgio place:latro", "Kiko disc", "Stefan disc")
    assert view(s, None)["tiebreak"] == [WALTER, KIKO, STEFAN]
    assert s.space_owner.count(WALTER) == 0
    assert asked(s) == "Walter placing"
    assert len(places(s)) == 28 - 2  # discs take no action space


@pytest.mark.clause("AQ-PL6")
def test_no_henchman_goes_on_the_track() -> None:
    s = table()
    assert places(s) == {space.id for space in SPACES}
    assert not any("tie" in name or "track" in name for name in places(s))
    play(s, "place:dolus")
    assert s.tiebreak == []


@pytest.mark.clause("AQ-PL7")
def test_every_disc_lies_once_when_the_phase_ends() -> None:
    s = table()
    play(s, "Stefan disc", "Walter disc", "Giorgio disc", "Kiko disc")
    assert clause_of(s, "disc") == "AQ-PL7"
    phases = 0
    for seats in (2, 5):
        for step, before, _ in walk(seats, seats):
            if isinstance(step, ActionPhase):
                assert sorted(before.tiebreak) == list(range(seats))
                phases += 1
    assert phases == 12


@pytest.mark.clause("AQ-PL8")
def test_henchmen_may_follow_the_disc_and_the_disc_may_come_at_any_turn() -> None:
    s = table(2)
    play(s, "Stefan disc", "Walter place:dolus")
    spaces = ["forum_1", "forum_2", "forum_3", "forum_4", "forum_5"]
    mine = ["arena_1a", "arena_1b", "arena_2", "latro"]
    for own_space, space in zip(mine, spaces, strict=False):
        assert "disc" not in options(s)
        play(s, f"Stefan place:{space}")
        assert "disc" in options(s)
        play(s, f"Walter place:{own_space}")
    assert s.players[WALTER].henchmen == 0
    play(s, "Stefan place:forum_5")
    assert standing(s, STEFAN) == spaces
    assert s.tiebreak == [STEFAN, WALTER]  # his last piece, placed without asking


@pytest.mark.clause("AQ-PL9", "AQ-PL12")
def test_whoever_passes_places_no_more_but_has_all_five_again_next_round() -> None:
    s = table(2)
    play(s, "Stefan disc", "Walter disc", "Stefan place:dolus", "Walter pass")
    assert s.players[WALTER].henchmen == 5
    for space in ("forum_1", "forum_2", "forum_3"):
        play(s, f"Stefan place:{space}")  # Walter is skipped
    assert asked(s) == "Stefan placing"
    play(s, "Stefan pass")
    assert asked(s) == "dealer roll_dolus"
    play(s, "roll:bronze.bronze", "Stefan pass", "Stefan pass", "Stefan pass")
    assert s.round == 2
    play(s, "Stefan place:dolus")
    assert asked(s) == "Walter placing"
    assert [p.henchmen + s.space_owner.count(n) for n, p in enumerate(s.players)] == [5, 5]


@pytest.mark.clause("AQ-PL9")
def test_passing_is_optional() -> None:
    s = table(2)
    play(s, "Stefan disc", "Walter disc")
    assert {"pass", "place:dolus"} <= set(options(s))


@pytest.mark.clause("AQ-PL10")
def test_no_pass_before_the_disc() -> None:
    s = table(2)
    assert clause_of(s, "pass") == "AQ-PL10"
    play(s, "Stefan disc", "Walter place:dolus")
    assert "pass" in options(s)
    play(s, "Stefan pass")
    assert asked(s) == "Walter placing"
    assert "pass" not in options(s)


def crowded_table() -> Table:
    """Otto's last henchman may go nowhere: only the gold side and the gold quay are free."""
    s = table(5)
    purse(s, OTTO, 1, 1, 0)
    taken = [s.id for s in SPACES if not s.id.startswith("stadium_gold") and s.id != "portus_gold"]
    taken.remove("stadium_silver_1a")
    stand(s, OTTO, "stadium_silver_1a", *taken[:3])
    for seat in range(4):
        stand(s, seat, *taken[3 + 5 * seat : 8 + 5 * seat])
    assert s.space_owner.count(NOBODY) == 4
    return s


@pytest.mark.clause("AQ-PL11", "AQ-PL13")
def test_who_can_place_no_henchman_must_place_his_disc() -> None:
    s = crowded_table()
    discs(s, STEFAN, WALTER, GIORGIO, KIKO)
    s.agenda[:] = [Placing(OTTO)]
    assert asked(s) == OVER
    assert s.tiebreak[-1] == OTTO
    assert s.players[OTTO].has_passed
    assert s.players[OTTO].henchmen == 1


@pytest.mark.clause("AQ-PL11")
def test_who_has_no_henchman_left_must_place_his_disc() -> None:
    s = table(2)
    stand(s, STEFAN, "forum_1", "forum_2", "forum_3", "forum_4")
    play(s, "Stefan place:forum_5", "Walter place:dolus")
    assert s.tiebreak == [STEFAN]  # he had nothing else to do on his turn
    assert asked(s) == "Walter placing"


@pytest.mark.clause("AQ-PL11")
def test_who_can_place_no_henchman_and_has_placed_his_disc_must_pass() -> None:
    s = crowded_table()
    discs(s, OTTO, STEFAN, WALTER, GIORGIO, KIKO)
    s.agenda[:] = [Placing(OTTO)]
    assert asked(s) == OVER
    assert s.tiebreak[0] == OTTO
    assert s.players[OTTO].has_passed
    purse(s, OTTO, 1, 1, 1)  # a gold coin would open the quay
    s.agenda[:] = [Placing(OTTO)]
    assert options(s) == ["place:portus_gold", "pass"]


@pytest.mark.clause("AQ-PL12", "AQ-PL13")
def test_the_phase_ends_when_all_are_out_of_pieces_or_have_passed() -> None:
    s = table(3)
    stand(s, STEFAN, "forum_1", "forum_2", "forum_3", "forum_4")
    play(s, "Stefan place:latro", "Walter disc", "Giorgio disc")  # Stefan's disc goes by itself
    assert s.tiebreak == [WALTER, GIORGIO, STEFAN]
    assert asked(s) == "Walter placing"
    play(s, "Walter pass")
    assert asked(s) == "Giorgio placing"
    play(s, "Giorgio place:dolus", "Giorgio place:potentia")
    assert asked(s) == "Giorgio placing"  # he alone goes on
    play(s, "Giorgio pass")
    assert asked(s) == "dealer roll_dolus"


@pytest.mark.clause("AQ-PL14")
def test_several_henchmen_in_one_area() -> None:
    s = table(2)
    play(s, "Stefan place:arena_1a", "Walter disc", "Stefan place:arena_1b", "Walter place:forum_1")
    play(s, "Stefan place:arena_2", "Walter place:forum_4", "Stefan place:dolus", "Walter place:servi_top")
    play(s, "Stefan place:pecunia")
    assert standing(s, STEFAN) == ["dolus", "pecunia", "arena_1a", "arena_1b", "arena_2"]


@pytest.mark.clause("AQ-PL15")
@pytest.mark.parametrize(("side", "other"), [("silver", "gold"), ("gold", "silver")])
def test_one_side_of_the_stadium_only(side: str, other: str) -> None:
    s = table(2)
    play(s, f"Stefan place:stadium_{side}_1a", "Walter disc")
    assert {f"stadium_{side}_1b", f"stadium_{side}_2"} <= places(s)
    assert not any(place.startswith(f"stadium_{other}") for place in places(s))
    assert clause_of(s, f"place:stadium_{other}_2") == "AQ-PL15"
    play(s, f"Stefan place:stadium_{side}_2")
    assert f"stadium_{other}_2" in places(s)  # Walter is free to choose


@pytest.mark.clause("AQ-PL16")
@pytest.mark.parametrize(("metal", "word"), [(0, "bronze"), (1, "silver"), (2, "gold")])
def test_a_quay_takes_a_coin_of_its_metal_at_once(metal: int, word: str) -> None:
    s = table(2)
    purse(s, STEFAN, 3, 3, 3)
    s.gain(STEFAN, metal, -3)
    quays = {"portus_bronze", "portus_silver", "portus_gold"}
    assert places(s) & quays == quays - {f"portus_{word}"}
    assert clause_of(s, f"place:portus_{word}") == "AQ-PL16"
    s.gain(STEFAN, metal, 1)
    play(s, f"place:portus_{word}")
    assert s.players[STEFAN].coins[metal] == 0
    assert view(s, None)["quay_coins"] == {m: int(m == word) for m in ("bronze", "silver", "gold")}


@pytest.mark.clause("AQ-PL17")
def test_the_coin_under_a_henchman_is_out_of_reach() -> None:
    s = table()
    purse(s, STEFAN, bronze=2, gold=1)
    play(s, "Stefan place:portus_gold")
    stand(s, STEFAN, "pecunia", "theatrum", "servi_bottom")
    begin(s, VisitMercatus(), VisitTheatrum())
    assert options(s) == ["exchange:bronze_to_silver", "done"]
    play(s, "done")
    assert asked(s) == "dealer reveal_theatrum"  # no gold for a servi card
    play(s, "deal:theatrum_white_blue")
    assert options(s) == ["pass", "bid:bronze"]
    assert coins(s, STEFAN) == (2, 0, 0)


@pytest.mark.clause("AQ-PL18")
def test_one_quay_only() -> None:
    s = table(2)
    play(s, "Stefan place:portus_silver", "Walter disc")
    assert not places(s) & {"portus_bronze", "portus_gold"}
    assert clause_of(s, "place:portus_gold") == "AQ-PL18"
    play(s, "Stefan disc")
    assert {"portus_bronze", "portus_gold"} <= places(s)


@pytest.mark.clause("AQ-PL19")
@pytest.mark.parametrize(("one", "other"), [("latro", "portus_gold"), ("portus_gold", "latro")])
def test_latro_goes_together_with_a_quay(one: str, other: str) -> None:
    s = table(2)
    play(s, f"Stefan place:{one}", "Walter disc", f"Stefan place:{other}")
    assert set(standing(s, STEFAN)) == {"latro", "portus_gold"}


@pytest.mark.clause("AQ-PL20")
def test_forum_spaces_are_taken_in_any_order() -> None:
    s = table(2)
    play(s, "Stefan place:forum_5", "Walter place:forum_2", "Stefan place:forum_1", "Walter place:forum_4")
    for seat in (STEFAN, WALTER):
        purse(s, seat, silver=2)
    begin(s, VisitForum())
    assert asked(s) == "Stefan building"
    assert view(s, None)["asked"]["space"] == "forum_1"


@pytest.mark.clause("AQ-PL21")
def test_a_space_may_be_taken_that_is_of_no_use() -> None:
    s = table(2)
    purse(s, STEFAN)
    quays = {"portus_bronze", "portus_silver", "portus_gold"}
    assert places(s) == {space.id for space in SPACES} - quays  # all but what costs a coin at once
    play(s, "Stefan place:servi_bottom", "Walter disc", "Stefan place:forum_1")
    assert standing(s, STEFAN) == ["servi_bottom", "forum_1"]


@pytest.mark.clause("AQ-PL22")
def test_placed_pieces_stay_where_they_are() -> None:
    moves = 0
    for step, before, after in walk(5, 8):
        if isinstance(step, Placing):
            moves += 1
            assert after.tiebreak[: len(before.tiebreak)] == before.tiebreak
            for was, now in zip(before.space_owner, after.space_owner, strict=True):
                assert now == was or was == NOBODY
    assert moves > 6 * 5 * 3


@pytest.mark.clause("AQ-PL2", "AQ-PL13")
def test_each_turn_of_a_whole_match_uses_one_piece_or_passes() -> None:
    for step, before, after in walk(4, 2):
        if isinstance(step, Placing):
            was, now = before.players[step.seat], after.players[step.seat]
            henchman = was.henchmen - now.henchmen
            disc = len(after.tiebreak) - len(before.tiebreak)
            passed = now.has_passed - was.has_passed
            assert sorted([henchman, disc, passed]) == [0, 0, 1]
        elif isinstance(step, ActionPhase):
            assert all(player.has_passed or not player.henchmen for player in before.players)


def test_nobody_is_asked_when_there_is_one_thing_to_do() -> None:
    s = crowded_table()
    discs(s, STEFAN, WALTER, GIORGIO, KIKO)
    s.agenda[:] = [Placing(OTTO)]
    assert pending(s) is None
