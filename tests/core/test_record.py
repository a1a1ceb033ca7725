"""Records: what is written, and what is said of those that cannot be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tabularium as tab
from tabularium.core import registry
from tabularium.core.errors import CorruptRecord, NewerRecord, OlderRecord, TruncatedRecord, UnknownGame
from tabularium.core.match import begin
from tabularium.core.record import read
from tests.core import lots


@pytest.fixture(autouse=True)
def _in_the_library() -> Any:
    registry.register("lots", lambda: lots.GAME)
    yield
    registry._loaders.pop("lots")
    registry._loaded.pop("lots", None)


def text(**changes: Any) -> str:
    plain = json.loads(begin(lots.GAME, 2, 7, {}).record.dumps())
    return json.dumps({**plain, **changes})


def test_a_record_is_readable_text_with_one_action_a_line() -> None:
    match = begin(lots.GAME, 2, 2**100, {"ones": 1})
    match.play(match.decision.options[0] if match.decision else "")
    lines = match.record.dumps().splitlines()
    assert lines[1] == ' "tabularium": 1,'
    assert f' "seed": "{2**100}",' in lines
    assert all(f'  "{action}"' in (line.rstrip(",") for line in lines) for action in match.record.actions)
    assert tab.loads(match.record.dumps()).seed == 2**100


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"seats": "two"}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": 9}, "seats"),
        ({"options": {"ones": 2}}, "options"),
        ({"game": 3}, "game"),
        ({"options": []}, "options"),
        ({"options": {"ones": None}}, "options"),
        ({"seed": 7}, "seed"),
        ({"seed": "seven"}, "seed"),
        ({"actions": "keep"}, "actions"),
        ({"actions": [1]}, "action 1"),
        ({"actions": ["nonsense"]}, "action 1"),
        ({"actions": ["lot:1", "throw"]}, "action 2"),
        ({"actions": ["keep"]}, "action 1"),
        ({"actions": ["undo"]}, "action 1"),
        ({"actions": ["lot:2", "keep", "die:1"]}, "action 3"),
        ({"start": {}}, "start"),
        ({"start": [1, 2]}, "seal"),
        ({"tabularium": "1"}, "tabularium"),
    ],
    ids=str,
)
def test_a_damaged_record_says_where(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(CorruptRecord) as error:
        tab.loads(text(**changes))
    assert error.value.where == where
    assert where in error.value.sentence("fr")


def test_a_sealed_start_that_is_no_state() -> None:
    match = begin(lots.GAME, 2, 7, {}).resample(0, 3)
    record = match.record
    broken = tab.Record(record.game, record.rules, record.seats, record.options, record.seed, (), [["Nonsense"], 1])
    with pytest.raises(CorruptRecord, match="damaged at start"):
        tab.loads(broken.dumps())
    cut = json.loads(record.dumps())
    cut["start"][1][0] += 1
    with pytest.raises(CorruptRecord, match="seal"):
        tab.loads(json.dumps(cut))


@pytest.mark.parametrize("junk", ["[]", "7", '"x"', '{"game": "lots"}', "{]}", "nonsense", '{"a" 1}'])
def test_what_is_no_record(junk: str) -> None:
    with pytest.raises(CorruptRecord):
        tab.loads(junk)


def test_a_deep_nest_is_no_record() -> None:
    with pytest.raises(CorruptRecord):
        tab.loads("[" * 100_000 + "]" * 100_000)


def test_a_start_that_only_looks_like_a_state() -> None:
    record = begin(lots.GAME, 2, 7, {}).resample(0, 3).record
    assert record.start is not None
    agenda, bag, points, named, drawn = record.start
    for start in (
        [agenda, [9, 9, 9], points, named, drawn],  # too many lots
        [agenda, bag, [0, 0, 0], named, drawn],  # three players at two seats
        [[["Deciding", 7]], bag, points, named, drawn],  # nobody sits there
        [agenda, bag, "xx", named, drawn],
    ):
        broken = tab.Record(record.game, record.rules, record.seats, record.options, record.seed, (), start)
        with pytest.raises(CorruptRecord, match="damaged at start"):
            tab.loads(broken.dumps())


def test_a_match_that_is_over_cannot_be_opened_again_by_its_record() -> None:
    match = begin(lots.GAME, 2, 5, {})
    while (decision := match.decision) is not None:
        match.play(decision.options[0])
    record = match.record
    again = tab.Record(record.game, record.rules, 2, record.options, 5, (*record.actions, "undo"))
    with pytest.raises(CorruptRecord, match="over"):
        tab.replay(again)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert tab.loads("\ufeff" + text()).record == tab.loads(text()).record


def test_what_is_not_even_text() -> None:
    with pytest.raises(CorruptRecord):
        tab.loads(None)  # type: ignore[arg-type]


def test_a_truncated_record_says_so_at_every_length() -> None:
    whole = tab.new("aquileia", 2, 7).record.dumps().rstrip()
    for length in range(len(whole)):
        with pytest.raises(TruncatedRecord, match="ends too early"):
            read(whole[:length])


def test_newer_and_older_ones() -> None:
    with pytest.raises(NewerRecord, match="format 2"):
        tab.loads(text(tabularium=2))
    with pytest.raises(NewerRecord, match="rules 3"):
        tab.loads(text(rules=3))
    with pytest.raises(OlderRecord, match="rules version 1"):
        tab.loads(text(rules=1))


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownGame, match="aquileia"):
        tab.loads(text(game="monopoly"))
