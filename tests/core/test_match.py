"""A match: playing, refusing, taking back, copying, showing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabularium.core.agenda import DEALER
from tabularium.core.dealer import commitment
from tabularium.core.errors import (
    BadOption,
    BadSeatCount,
    BadSeed,
    CannotUndo,
    IllegalAction,
    MatchIsOver,
    NoSuchMoment,
    NoSuchSeat,
    OutOfTurn,
    RenumberedSave,
    UnreadableAction,
)
from tabularium.core.match import Match, begin, replayed, restored
from tabularium.core.notation import ActionTable
from tabularium.core.record import Record
from tests.core import lots


def dealt(*actions: str, seats: int = 2) -> Match:
    """A match that went so, the dealer's outcomes included; then dealt on from the seed."""
    return replayed(Record("lots", 2, seats, {"ones": 3}, 99, actions), lots.GAME)


def finished() -> Match:
    match = begin(lots.GAME, 2, 5, {})
    while (decision := match.decision) is not None:
        match.play(decision.options[0])
    return match


def test_the_decision_says_who_what_and_which() -> None:
    decision = dealt("lot:2").decision
    assert decision is not None
    assert (decision.seat, decision.kind) == (0, "deciding")
    assert list(decision.options) == [lots.KEEP, lots.THROW]
    assert decision.prompt("fr") == "[0, 'deciding'] (fr)"
    assert decision.labels("en") == ["keep (en)", "throw (en)"]
    assert decision.label(lots.KEEP, "de") == "keep (en)"  # what we do not speak is English


def test_a_decision_with_one_option_is_taken_by_the_engine_unless_that_would_tell() -> None:
    hidden = dealt("lot:1").decision
    assert hidden is not None
    assert list(hidden.options) == [lots.KEEP]  # asked all the same
    match = dealt("lot:1", "keep", "lot:1", "keep", "more")  # a point each: after one "more" only "done" is left
    assert match.decision is not None
    assert match.decision.seat == 1
    assert match.record.actions[-1] == "more"


def test_a_moot_decision_is_dropped() -> None:
    match = dealt(*["lot:2", "throw", "die:6", "lot:3", "keep", "done", "done"] * 2)
    match = dealt(*match.record.actions[:14], "lot:2", "throw", "die:6", "lot:3", "keep")
    assert match.scores[0] == 18
    assert match.decision is not None
    assert match.decision.seat == 1


def test_refusals_are_typed_name_the_clause_and_change_nothing() -> None:
    match = dealt("lot:1")
    before = match.record, match._state.dump()
    with pytest.raises(UnreadableAction, match="Did you mean: throw"):
        match.play("trow")
    with pytest.raises(IllegalAction, match=r"throw: A 1 must be kept\. \(LT-3\)") as illegal:
        match.play("throw")
    assert illegal.value.clause == "LT-3"
    assert illegal.value.sentence("fr") == "throw\u00a0: Il faut garder un 1. (LT-3)"
    with pytest.raises(IllegalAction, match="more: this is not among the choices now"):
        match.play(lots.MORE)
    with pytest.raises(OutOfTurn, match="turn of seat 1: seat 0 is to decide"):
        match.play("keep", seat=1)
    with pytest.raises(NoSuchSeat):
        match.play("keep", seat=7)
    assert (match.record, match._state.dump()) == before
    [refused] = match.why_not("fr")
    assert (refused.action, refused.clause, refused.sentence) == (lots.THROW, "LT-3", "Il faut garder un 1.")


def test_when_it_is_over_nothing_can_be_played_or_taken_back() -> None:
    match = finished()
    with pytest.raises(MatchIsOver):
        match.play("keep")
    with pytest.raises(CannotUndo, match="over"):
        match.undo(everyone_agrees=True)
    assert match.why_not() == []
    assert match.view()["seed"] == "5"


@pytest.mark.parametrize("seats", [0, 1, 4, -1, True, "2", None, 2.0])
def test_a_bad_seat_count(seats: int) -> None:
    with pytest.raises(BadSeatCount, match="2, 3 seats"):
        begin(lots.GAME, seats, 1, {})


@pytest.mark.parametrize(("options", "says"), [({"twos": 1}, "no option 'twos'"), ({"ones": 2}, "It can be: 1, 3")])
def test_a_bad_option(options: dict[str, int], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        begin(lots.GAME, 2, 1, options)


def test_a_value_of_another_type_is_a_bad_option() -> None:
    with pytest.raises(BadOption):
        begin(lots.GAME, 2, 1, {"ones": True})


def test_undo_is_free_until_something_is_revealed() -> None:
    match = dealt("lot:1", "keep", "lot:3", "keep")
    match.play("more")  # the engine takes seat 0's "done"; nothing is revealed
    assert match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo, match="Somebody else has moved"):
        match.undo(seat=1)
    match.undo(seat=0)
    assert match.record.actions[-2:] == ("more", "undo")
    assert match.decision is not None
    assert match.decision.seat == 0
    assert match.log(0)[-1] == "Player 1 takes back a move."
    assert match.log(0, "fr")[-1] == "Joueur 1 reprend un coup."
    with pytest.raises(CannotUndo, match="Somebody else"):
        match.undo(seat=0)  # before that stands seat 1's move


def test_undo_across_a_revelation_needs_everyone_and_is_dealt_anew() -> None:
    match = dealt("lot:2")
    match.play("throw")
    assert match._actors[-1] == DEALER
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo()
    match.undo(everyone_agrees=True)
    assert match.decision is not None
    assert match.decision.seat == 0
    assert match._state.dump() == dealt("lot:2")._state.dump()
    draws = set()
    for seed in range(30):  # the record has grown, so the die may fall otherwise
        once = begin(lots.GAME, 2, seed, {})
        if "throw" in once.view(0)["choices"]:
            once.play("throw")
            first = once.record.actions[2]
            once.undo(everyone_agrees=True)
            once.play("throw")
            draws.add(first == once.record.actions[-2 if once.record.actions[-1].startswith("lot") else -1])
    assert draws == {True, False}


def test_what_has_been_revealed_without_the_dealer_is_a_barrier_too() -> None:
    match = dealt(*["lot:3", "keep", "lot:3", "keep", "done", "done"] * 2, "lot:3", "keep", "lot:3", "keep", "done")
    match.play("more")
    assert match.can_undo(1)
    match.undo()
    match.play("done")  # the end is shown
    revealing = dealt(*match.record.actions)
    assert revealing.is_over
    early = dealt("lot:3", "keep", "lot:3", "keep", "more")
    early.play("show")
    assert not early.can_undo(0)
    with pytest.raises(CannotUndo, match="revealed"):
        early.undo()
    assert not replayed(early.record, lots.GAME).can_undo()
    assert not restored(lots.GAME, early.save()).can_undo()
    assert not early.copy().can_undo()
    early.undo(everyone_agrees=True)
    assert early.decision is not None
    assert "show" in map(str, early.decision.options)


@pytest.mark.parametrize("seed", [1.5, True, "x", None, 2**1025, 10**5000], ids=range(6))
def test_a_bad_seed(seed: int) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        begin(lots.GAME, 2, seed, {})
    with pytest.raises(BadSeed):
        begin(lots.GAME, 2, 1, {}).resample(0, seed)


def test_wrong_arguments_are_refused_in_sentences() -> None:
    match = dealt("lot:2")
    nonsense: Any
    for nonsense in ([], 3, None):
        with pytest.raises(UnreadableAction):
            match.play(nonsense)
    assert match.decision is not None
    assert match.decision.label("keep") == "keep (en)"
    with pytest.raises(NoSuchMoment):
        match.at(99)
    with pytest.raises(BadOption, match="wide, square, tall"):
        match.svg(layout="round")
    for call in (match.undo, match.can_undo, match.actions_seen, match.view, match.log):
        with pytest.raises(NoSuchSeat):
            call(9)
    assert match.names("en", ["Livia"]) == ["Livia", "Player 2"]


def test_a_copy_and_a_record_share_nothing_with_the_match() -> None:
    match = dealt("lot:2").resample(0, 1)
    match.copy().options["ones"] = 1
    match.record.options["ones"] = 1
    assert match.record.start is not None
    match.record.start[1][0] += 1
    assert match.options == {"ones": 3}
    assert replayed(match.record, lots.GAME).record == match.record


def test_nothing_to_take_back() -> None:
    match = begin(lots.GAME, 2, 3, {})
    with pytest.raises(CannotUndo, match="no move to take back"):
        match.undo(everyone_agrees=True)


def test_notes_of_taken_back_moves_stay_in_the_log_and_in_the_record() -> None:
    match = dealt("lot:3", "keep", "lot:3", "keep")
    for _ in range(2):
        match.play("more")
        match.undo()
    match.play("more")
    assert sum("takes back" in line for line in match.log(1)) == 2
    again = replayed(match.record, lots.GAME)
    assert again.record == match.record
    assert again.log(1) == match.log(1)
    assert restored(lots.GAME, match.save()).log(1) == match.log(1)


def test_a_save_is_not_read_by_another_table_of_actions() -> None:
    match = dealt("lot:3", "keep", "lot:3", "keep")
    match.play("more")
    match.undo()
    table = ActionTable("lots", lots.GAME.actions.actions[::-1])
    renumbered = replace(lots.GAME, actions=table)
    with pytest.raises(RenumberedSave):
        restored(renumbered, match.save())
    again = restored(renumbered, match.save(), match.record.actions)
    assert again.record == match.record
    assert again.decision is not None
    assert restored(renumbered, again.save()).record == match.record


def test_the_log_is_told_to_each_seat_as_it_saw_it_and_goes_on() -> None:
    match = dealt("lot:2")
    assert match.log(0)[-1] == "drew (0,) (2,) (en)"
    assert match.log(1)[-1] == match.log(None)[-1] == "drew (0,) None (en)"
    told = len(match.log(0))
    match.play("keep")
    assert match.log(0, since=told)[0] == "decided (0, 'keep') None (en)"
    assert match.log(0)[:told] == dealt("lot:2").log(0)


def test_who_has_not_seen_an_action_does_not_get_it() -> None:
    match = dealt("lot:2", "keep", "lot:3")
    assert match.actions_seen(0) == ["lot:2", "keep", None]
    assert match.actions_seen(1) == [None, "keep", "lot:3"]
    assert match.actions_seen(None) == [None, "keep", None]
    assert None not in finished().actions_seen(None)


def test_a_resampled_match_is_another_world_with_the_same_face() -> None:
    match = dealt("lot:2", "keep", "lot:3")
    twins = [match.resample(0, seed) for seed in range(20)]
    assert {twin._state.dump()[-1] for twin in twins} == {1, 2, 3}
    for twin in twins:
        assert twin.view(0)["table"] == match.view(0)["table"]
        assert twin.log(0) == match.log(0)
        assert "(3,)" not in twin.log(1)[-1]  # what seat 0 has not seen is gone for good
        loaded = replayed(twin.record, lots.GAME)
        assert loaded._state.dump() == twin._state.dump()
    with pytest.raises(NoSuchSeat):
        match.resample(2, 1)


def test_the_seed_is_committed_to_and_every_deal_follows_from_it() -> None:
    match = finished()
    assert match.commitment == match.record.commitment == commitment(5)
    assert match.commitment != commitment(6)
    assert match.is_fairly_dealt
    cheated = list(match.record.actions)
    cheated[0] = "lot:1" if cheated[0] != "lot:1" else "lot:2"
    assert not replayed(Record("lots", 2, 2, {"ones": 3}, 5, (cheated[0],)), lots.GAME).is_fairly_dealt


def test_no_seat_is_shown_the_seed_before_the_end() -> None:
    match = begin(lots.GAME, 2, 123456789, {})
    for seat in (0, 1, None):
        assert "123456789" not in str(match.view(seat))
