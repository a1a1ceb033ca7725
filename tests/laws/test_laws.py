"""Laws that hold in every position of random matches of every registered game, at all seat counts and options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabularium as tab
from tabularium.core.agenda import DEALER, Action, Question, State, pending, rollout, take
from tabularium.core.errors import (
    ActionRefused,
    IllegalAction,
    OutOfTurn,
    TabulariumError,
    UnreadableAction,
    UnreadableRecord,
)
from tabularium.core.game import View
from tabularium.core.match import restored
from tabularium.core.registry import find
from tabularium.core.story import heard
from tests.laws.matches import (
    BASIC_MODES,
    ENDS,
    MODES,
    Mode,
    all_that_seat_sees,
    begun,
    everything,
    examples,
    modes_of,
    moving,
    played,
    seeds,
)

each_game = pytest.mark.parametrize("game", [game.id for game in tab.games()])
moves_drawn = st.integers(min_value=0, max_value=400)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_every_match_ends_with_winners(mode: Mode) -> None:
    match = played(mode, seed=11)
    assert match.is_over
    assert match.decision is None
    assert match.winners or mode[1] == 1  # alone one may lose
    assert all(match.scores[seat] == max(match.scores) for seat in match.winners) or mode[1] == 1
    assert [sum(points.values()) for points in match.breakdown] == match.scores


@each_game
@examples(25)
@given(st.data(), seeds)
def test_somebody_can_move_or_it_is_over_and_pieces_are_conserved(game: str, data: st.DataObject, seed: int) -> None:
    mode = data.draw(modes_of(game))
    match = begun(mode, seed)
    census = match.game.census(match._state)
    for now in moving(match, seed):
        decision = now.decision
        assert decision is not None
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        assert 0 <= decision.seat < now.seats
        assert now.game.census(now._state) == census
    assert match.game.census(match._state) == census


@each_game
@examples(15)
@given(st.data(), seeds)
def test_notation_round_trips_and_options_are_shared_objects(game: str, data: st.DataObject, seed: int) -> None:
    mode = data.draw(modes_of(game))
    match = begun(mode, seed)
    table = match.game.actions
    for now in moving(match, seed):
        assert now.decision is not None
        for option in now.decision.options:
            assert table.parse(str(option)) is option
            assert table.actions[table.numbers[option]] is option


@each_game
@examples(20)
@given(st.data(), seeds, moves_drawn)
def test_a_copy_shares_nothing_and_behaves_the_same(game: str, data: st.DataObject, seed: int, moves: int) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    twin = match.copy()
    before = json.dumps(match._state.dump())
    assert json.dumps(twin._state.dump()) == before
    for _ in moving(twin, seed + 1):
        pass
    assert json.dumps(match._state.dump()) == before, "playing the copy changed the original"
    for _ in moving(match, seed + 1):
        pass
    assert everything(match) == everything(twin)


@each_game
@examples(15)
@given(st.data(), seeds)
def test_replay_gives_an_identical_state_at_every_index(game: str, data: st.DataObject, seed: int) -> None:
    mode = data.draw(modes_of(game))
    match = begun(mode, seed)
    card = match.game
    states = [json.dumps(now._state.dump()) for now in moving(match, seed)]
    twin = card.setup(match.seats, match.options)
    actors, entries = match._actors, match._entries.listed()
    for actor, entry in zip(actors, entries, strict=True):
        asked = pending(twin)
        assert asked is not None
        if actor != DEALER:
            assert json.dumps(twin.dump()) == states.pop(0)
        assert entry is not None
        take(twin, asked[0], entry)
    assert pending(twin) is None
    assert not states
    assert twin.dump() == match._state.dump()
    assert match.is_fairly_dealt


@each_game
@examples(20)
@given(st.data(), seeds, moves_drawn)
def test_records_and_saves_round_trip(game: str, data: st.DataObject, seed: int, moves: int) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    text = match.record.dumps()
    again = tab.loads(text)
    assert again.record.dumps() == text
    assert everything(again) == everything(match)
    assert again.log(0, "en") == match.log(0, "en")
    saved = restored(match.game, match.save())
    assert everything(saved) == everything(match)
    for _ in moving(match, seed + 2):
        pass
    for other in (again, saved):
        for _ in moving(other, seed + 2):
            pass
        assert everything(other) == everything(match)


@each_game
@examples(20)
@given(st.data(), seeds, moves_drawn)
def test_undo_then_redo_is_identity(game: str, data: st.DataObject, seed: int, moves: int) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    if match.is_over:
        match = played(mode, seed, 3)
    rng = Random(seed)
    decision = match.decision
    assert decision is not None
    before, log = json.dumps(match._state.dump()), match.log(decision.seat)
    action = rng.choice(decision.options)
    twin = match.copy()
    revealed = twin._state.revealed
    twin.play(action)
    if twin.is_over:
        return
    after = json.dumps(twin._state.dump())
    is_free = twin.can_undo(decision.seat)
    assert is_free == (twin._actors[-1] != DEALER and twin._state.revealed == revealed)
    twin.undo(everyone_agrees=not is_free)
    assert json.dumps(twin._state.dump()) == before
    assert twin.decision is not None
    assert twin.decision.seat == decision.seat
    assert list(twin.decision.options) == list(decision.options)
    assert twin.log(decision.seat)[: len(log)] == log
    assert tab.loads(twin.record.dumps()).record == twin.record
    if is_free:
        twin.play(action)
        assert json.dumps(twin._state.dump()) == after


@each_game
@examples(30)
@given(st.data(), seeds, moves_drawn, st.integers(0, 2**32))
def test_non_interference(game: str, data: st.DataObject, seed: int, moves: int, other: int) -> None:
    """Whatever a seat cannot know is dealt anew, and nothing it is shown changes by a byte."""
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    for seat in (*range(match.seats), None):
        twin = match.resample(seat, other)
        assert all_that_seat_sees(twin, seat) == all_that_seat_sees(match, seat)
        assert twin.game.census(twin._state) == match.game.census(match._state)
        for _ in moving(twin, other, 5):  # and it can be played on
            pass


@pytest.mark.parametrize("mode", ENDS, ids=str)
def test_an_unseen_choice_shows_nowhere(mode: Mode) -> None:
    """Wherever something is chosen or dealt unseen, another choice looks the same to whoever did not see it."""
    has_secrets, unseen = False, 0
    for seed in range(2):
        match = played(mode, seed)
        state = match.game.setup(match.seats, match.options)
        state.is_telling = True
        for entry in match._entries.listed():
            asked = pending(state)
            assert asked is not None
            assert entry is not None
            step, options = asked
            witnesses = step.witnesses(state)
            if witnesses is not None:
                has_secrets = True
                for seat in [seat for seat in (*range(match.seats), None) if seat not in witnesses]:
                    unseen += _look_alike(match, state, step, options, seat)
            take(state, step, entry)
    assert unseen or not has_secrets, "nothing unseen was met"


def _look_alike(match: tab.Match, state: State, step: Question, options: Sequence[Action], seat: int | None) -> int:
    """Whatever leaves the seat the same view tells and draws the same, too; how many outcomes did."""
    alike = 0
    views: list[View] = []
    told: list[list[str]] = []
    for option in options:
        view, lines = _shown_after(match, state, step, option, seat)
        # a seat may see a part of it, such as the card that it is handed: then its view differs
        if view not in views:
            views.append(view)
            told.append(lines)
            continue
        same = views.index(view)
        assert lines == told[same], f"seat {seat} hears the outcomes of {step}"
        if not alike:  # equal views are drawn and put into words alike: looked at once for each question
            assert _drawn(match, view) == _drawn(match, views[same]), f"seat {seat} sees the outcomes of {step}"
        alike += 1
    return alike


def _shown_after(
    match: tab.Match, state: State, step: Question, option: Action, seat: int | None
) -> tuple[View, list[str]]:
    """The seat's view right after this choice, before anything else happens, and what it hears of it."""
    game, twin = match.game, state.copy()
    since = 0 if twin.story is None else twin.story.number + 1
    take(twin, step, option)
    events = heard(twin.story, seat, since)
    lines = [game.wording.line(event, lang, match.names(lang)) for lang in ("en", "fr") for event in events]
    return game.view(twin, seat), lines


def _drawn(match: tab.Match, view: View) -> list[object]:
    game = match.game
    words: list[object] = [game.wording.panels(view, lang, match.names(lang)) for lang in ("en", "fr")]
    return [*words, game.picture(view, "en", match.names("en"))]


@each_game
@examples(10)
@given(st.data(), seeds, moves_drawn)
def test_a_seat_sees_its_own_actions_and_all_public_ones(game: str, data: st.DataObject, seed: int, moves: int) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    actions = list(match.record.actions)
    for seat in range(match.seats):
        seen = match.actions_seen(seat)
        assert len(seen) == len(actions)
        for known, action, actor in zip(seen, actions, match._actors, strict=True):
            assert known in (action, None)
            assert known is not None or actor != seat


@each_game
@examples(20)
@given(st.data(), seeds, moves_drawn, st.randoms(use_true_random=False))
def test_an_illegal_action_changes_nothing(game: str, data: st.DataObject, seed: int, moves: int, rng: Random) -> None:
    mode = data.draw(modes_of(game))
    match = played(mode, seed, moves)
    before, record = json.dumps(match._state.dump()), match.record
    offered = set(match.decision.options) if match.decision else set()
    others = [action for action in match.game.actions.actions if action not in offered]
    for action in rng.sample(others, min(12, len(others))):
        with pytest.raises(ActionRefused) as refused:
            match.play(action)
        assert refused.value.sentence("fr")
        with pytest.raises(ActionRefused):
            match.play(str(action))
    if match.decision is not None and match.seats > 1:
        with pytest.raises(OutOfTurn):
            match.play(match.decision.options[0], seat=(match.decision.seat + 1) % match.seats)
    assert json.dumps(match._state.dump()) == before
    assert match.record == record


@each_game
@examples(40)
@given(st.data(), st.text(max_size=60))
def test_fuzzed_notation_raises_only_unreadable_action(game: str, data: st.DataObject, text: str) -> None:
    mode = data.draw(modes_of(game))
    match = begun(mode, 1)
    if text in match.game.actions.by_text:
        return
    with pytest.raises(UnreadableAction):
        match.play(text)


@each_game
@examples(100)
@given(st.data())
def test_fuzzed_records_raise_only_the_declared_errors(game: str, data: st.DataObject) -> None:
    mode = data.draw(modes_of(game))
    text = played(mode, 3, data.draw(st.integers(0, 60))).record.dumps()
    how = data.draw(st.sampled_from(["cut", "replace", "insert", "swap", "value"]))
    place = data.draw(st.integers(0, len(text) - 1))
    if how == "cut":
        text = text[:place]
    elif how == "replace":
        text = text[:place] + data.draw(st.characters()) + text[place + 1 :]
    elif how == "insert":
        text = text[:place] + data.draw(st.text(max_size=5)) + text[place:]
    elif how == "swap":
        other = data.draw(st.integers(0, len(text) - 1))
        a, b = sorted((place, other))
        text = text[:a] + text[b : b + 9] + text[a:b] + text[b + 9 :]
    else:
        plain = json.loads(text)
        key = data.draw(st.sampled_from(sorted(plain)))
        plain[key] = data.draw(
            st.none() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=8), max_size=4)
        )
        text = json.dumps(plain)
    try:
        match = tab.loads(text)
    except TabulariumError:
        return
    assert tab.loads(match.record.dumps()).record == match.record


@examples(60)
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda b: b.decode("latin-1")))
def test_any_text_is_a_record_or_unreadable(text: str) -> None:
    with pytest.raises(UnreadableRecord):
        tab.loads(text)


@pytest.mark.parametrize("mode", BASIC_MODES, ids=str)
def test_why_not_never_names_what_is_offered(mode: Mode) -> None:
    match = begun(mode, 2)
    clauses = set(_ids(match.game.rulebook("en")))
    for now in moving(match, 2):
        assert now.decision is not None
        offered = set(now.decision.options)
        for refused in now.why_not("fr"):
            assert refused.action not in offered
            assert refused.clause in clauses
            assert refused.sentence
            with pytest.raises(IllegalAction, match=refused.clause):
                now.play(refused.action)


def _ids(rulebook: str) -> list[str]:
    return [part.split("**")[0].split(" ")[0] for part in rulebook.split("**")[1::2]]


@each_game
def test_rollouts_of_one_seed_are_the_same(game: str) -> None:
    card = find(game)
    ends = []
    for _ in range(2):
        state = card.setup(card.seats[0], card.settle_options({}))
        rollout(state, Random(4).random)
        ends.append(state.dump())
    assert ends[0] == ends[1]
