"""What one seat may know, and what it may take back."""

from random import Random

import pytest

import tabularium as tab
from tabularium.core.errors import CannotUndo
from tabularium.games.nova_roma.view import resample, view
from tests.games.nova_roma.playing import (
    PURPLE,
    YELLOW,
    act,
    cards,
    hand,
    hand_of,
    play,
    positions,
    row,
    show,
    stock,
    table,
)


@pytest.mark.clause("NR-11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_that_a_seat_sees_depends_on_what_it_cannot_know(seats: int) -> None:
    for number, (s, _, _) in enumerate(positions(seats, seats)):
        if number % 7 == 0:
            for seat in (*range(seats), None):
                twin = resample(s, seat, Random(number))
                assert view(twin, seat) == view(s, seat)
                assert [player.hand.bit_count() for player in twin.players] == [
                    player.hand.bit_count() for player in s.players
                ]


@pytest.mark.clause("NR-11", "NR-11a")
def test_unknown_cards_are_dealt_anew_and_known_ones_stay() -> None:
    s = table()
    hand(s, YELLOW, "trivia", "titus")
    s.players[YELLOW].known = 1 << 39
    found = set()
    for seed in range(60):
        twin = resample(s, PURPLE, Random(seed))
        assert "trivia" in hand_of(twin, YELLOW)
        assert hand_of(twin, PURPLE) == hand_of(s, PURPLE)
        found.update(hand_of(twin, YELLOW))
    assert len(found) > 15, "the other card may be any that Purple has not seen"
    assert not found & set(cards(s.players[PURPLE].hand))
    assert not found & set(view(s, None)["followers"])


@pytest.mark.clause("NR-11")
def test_the_same_luck_deals_the_same_from_tables_that_look_alike() -> None:
    s = table()
    other = resample(s, PURPLE, Random(1))
    one, two = resample(s, PURPLE, Random(5)), resample(other, PURPLE, Random(5))
    assert [player.hand for player in one.players] == [player.hand for player in two.players]
    assert one.deck == two.deck


@pytest.mark.clause("NR-75")
def test_a_card_that_is_announced_is_known() -> None:
    s = table()
    row(s, PURPLE, "calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")
    hand(s, PURPLE, "trivia", "titus")
    stock(s, PURPLE, coin=9, influence=3)
    act(s, PURPLE, "recruit", 3)
    play(s, "done", "play:trivia")
    assert view(s, YELLOW)["players"][PURPLE]["known"] == ["trivia"]
    twin = resample(s, YELLOW, Random(3))
    play(twin, "dismiss:calux")
    assert "trivia" in view(twin, YELLOW)["players"][PURPLE]["row"][-1]["id"]


def test_a_card_of_the_display_may_be_put_back_but_a_drawn_one_not() -> None:
    match = tab.new("nova_roma", 2, 4)
    while match.decision is not None and match.decision.kind != "taking_cards":
        chosen = match.decision.options[-1 if match.decision.kind == "performing" else 0]
        acting = match.view(match.decision.seat)["table"]["asked"]
        if match.decision.kind == "performing" and acting["action"] == "recruit":
            chosen = match.decision.options[0]
        match.play(chosen)
    assert match.decision is not None
    seat = match.decision.seat
    match.play("take:1")
    match.undo(seat)
    assert match.decision is not None
    assert "take:1" in [str(option) for option in match.decision.options]
    match.play("draw")
    with pytest.raises(CannotUndo):
        match.undo(seat)


@pytest.mark.clause("NR-301")
def test_a_pick_cannot_be_taken_back_once_the_packets_are_passed() -> None:
    match = tab.new("nova_roma", 2, 4, {"follower_draft": True, "first_player": "1"})
    for taken_back in (True, False):
        assert match.decision is not None
        assert match.decision.kind == "picking_card"
        seat = match.decision.seat
        match.play(match.decision.options[0])
        assert match.can_undo(seat) == taken_back


def test_the_display_shows_what_lies_there() -> None:
    s = table()
    show(s, "trivia", "titus", "varina", "nela")
    assert view(s, None)["followers"] == ["trivia", "titus", "varina", "nela"]
