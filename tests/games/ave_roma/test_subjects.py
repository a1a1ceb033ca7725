"""What statistics count: cards, player boards and patrons, not the slots where they lie."""

from __future__ import annotations

from tabularium.games.ave_roma.steps.dealing import ChoosingSide
from tests.games.ave_roma.playing import (
    GREEN,
    ROW_CARDS,
    YELLOW,
    area,
    begin,
    can_send,
    hold,
    options,
    positions,
    row,
    seating_titus,
    send,
    subjects,
    table,
)

PLENTY = {"stone": 3, "wood": 3, "wheat": 3, "wine": 3, "cattle": 3, "iron": 3, "denarii": 50}


def test_the_card_of_the_row() -> None:
    s = table()
    hold(s, YELLOW, **PLENTY)
    assert "to:aedificator.3" in can_send(s, YELLOW, 3)
    told = dict(zip(options(s), subjects(s), strict=True))
    assert told["to:aedificator.3"] == f"to:aedificator.{ROW_CARDS[0][2]}"
    assert told["to:quaestor"] == "to:quaestor"
    row(s, "aedificator", 3, "insula_plan")
    assert dict(zip(options(s), subjects(s), strict=True))["to:aedificator.3"] == "to:aedificator.insula_plan"


def test_the_side_of_the_own_board() -> None:
    s = begin(table(), ChoosingSide(GREEN))
    assert (options(s), subjects(s)) == (["side:a", "side:b"], ["side:board_2a", "side:board_2b"])


def test_the_half_of_the_area_card() -> None:
    s = table()
    area(s, 2, "sicilia")
    send(s, YELLOW, 2, "propraetor")
    assert subjects(s) == ["half:top.sicilia", "half:bottom.sicilia"]


def test_the_patron_that_stays_passive() -> None:
    s = seating_titus()
    assert dict(zip(options(s), subjects(s), strict=True))["passive"] == "passive:titus"


def test_no_slot_is_left_in_any_position() -> None:
    kinds: set[str] = set()
    for s, _, offered in positions(4, 1, {"mode": "advanced"}):
        for option, subject in zip(offered, subjects(s), strict=True):
            place, _, slot = option.removeprefix("to:").partition(".")
            if option.startswith("to:") and slot:
                kinds.add(place)
                assert subject.startswith(f"to:{place}.")
                assert not subject.endswith(f".{slot}")
    assert kinds == {"aedificator", "legatus", "senatus"}
