"""Section 5.4: Recruit."""

import pytest

from tabularium.core.agenda import pending
from tabularium.games.nova_roma.components import FOLLOWERS
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    act,
    asked,
    cards,
    clause_of,
    coins,
    dealt,
    displayed,
    hand,
    hand_of,
    held,
    influence,
    options,
    play,
    quiet,
    row,
    row_of,
    show,
    stock,
    table,
    tile,
    turn,
    used,
)

SEVEN = ("calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")


@pytest.mark.clause("NR-71")
def test_as_many_cards_as_the_power_from_display_and_deck() -> None:
    s = table()
    hand(s, PURPLE)
    show(s, "trivia", "titus", "varina", "nela")
    act(s, PURPLE, "recruit", 3)
    assert options(s) == ["take:1", "take:2", "take:3", "take:4", "draw", "done"]
    play(s, "take:2", "draw")
    assert asked(s) == "dealer draw_follower"
    found = pending(s)
    assert found is not None
    assert list(found[0].witnesses(s) or ()) == [PURPLE]
    play(s, "deal:rufus")
    assert options(s) == ["take:1", "take:3", "take:4", "draw", "done"], "the drawn card is seen before the next choice"
    play(s, "take:1")
    assert sorted(hand_of(s, PURPLE)) == ["rufus", "titus", "trivia"]
    assert asked(s) == "Purple playing_follower"


@pytest.mark.clause("NR-71")
def test_one_may_take_fewer_cards() -> None:
    s = table()
    hand(s, PURPLE)
    act(s, PURPLE, "recruit", 3)
    play(s, "draw", "deal:rufus", "done")
    assert hand_of(s, PURPLE) == ["rufus"]


@pytest.mark.clause("NR-72")
def test_the_display_is_refilled_at_the_end_of_the_turn() -> None:
    s = turn(table())
    hand(s, PURPLE)
    show(s, "trivia", "titus", "varina", "nela")
    s = quiet(s, "place:1.3", "order:row", "perform", "take:1", "take:3", "pass")
    assert displayed(s) == [None, "titus", None, "nela"]
    s = quiet(s)
    play(s, "abandon")
    assert asked(s) == "dealer refill_follower"
    play(s, "deal:rufus", "deal:occius")
    assert displayed(dealt(s)) == ["titus", "nela", "rufus", "occius"]


@pytest.mark.clause("NR-72")
def test_a_gap_cannot_be_taken() -> None:
    s = table()
    show(s, "trivia", "titus", "varina", "nela")
    act(s, PURPLE, "recruit", 2)
    play(s, "take:1")
    assert clause_of(s, "take:1") == "NR-72"


@pytest.mark.clause("NR-73")
@pytest.mark.parametrize(("power", "price"), [(1, 2), (2, 1), (3, 0)])
def test_a_follower_costs_coins_by_power(power: int, price: int) -> None:
    s = table()
    hand(s, PURPLE, "trivia")
    stock(s, PURPLE, coin=price)
    act(s, PURPLE, "recruit", power)
    play(s, "done")
    assert options(s) == ["play:trivia", "pass"]
    play(s, "play:trivia")
    assert (coins(s, PURPLE), row_of(s, PURPLE), asked(s)) == (0, ["trivia"], OVER)
    if price:
        hand(s, PURPLE, "titus")
        stock(s, PURPLE, coin=price - 1)
        act(s, PURPLE, "recruit", power)
        play(s, "done")
        assert asked(s) == OVER, "it cannot be paid"


@pytest.mark.clause("NR-73")
def test_a_card_drawn_now_may_be_played_but_only_one() -> None:
    s = table()
    hand(s, PURPLE, "calux")
    act(s, PURPLE, "recruit", 3)
    play(s, "draw", "deal:rufus", "done", "play:rufus")
    assert row_of(s, PURPLE) == ["rufus"]
    assert asked(s) == OVER


@pytest.mark.clause("NR-74")
def test_the_fourth_follower_costs_an_influence_more() -> None:
    s = table()
    row(s, PURPLE, "calux", "gloria", "hilaria")
    hand(s, PURPLE, "trivia")
    stock(s, PURPLE, influence=0, coin=5)
    act(s, PURPLE, "recruit", 3)
    play(s, "done")
    assert asked(s) == OVER, "no influence, no follower"
    stock(s, PURPLE, influence=1)
    act(s, PURPLE, "recruit", 3)
    play(s, "done", "play:trivia")
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (0, 5)


@pytest.mark.clause("NR-75")
def test_an_eighth_follower_drives_one_out() -> None:
    s = table()
    row(s, PURPLE, *SEVEN)
    hand(s, PURPLE, "trivia")
    stock(s, PURPLE, influence=1, coin=1)
    act(s, PURPLE, "recruit", 2)
    play(s, "done", "play:trivia")
    assert options(s) == [f"dismiss:{card}" for card in SEVEN]
    play(s, "dismiss:hilaria")
    assert row_of(s, PURPLE) == sorted({*SEVEN, "trivia"} - {"hilaria"}, key=[card.id for card in FOLLOWERS].index)
    assert "hilaria" in cards(s.discard)
    assert held(s, PURPLE, "coin", "influence") == (0, 0)


@pytest.mark.clause("NR-76")
def test_more_than_six_cards_are_discarded() -> None:
    s = table()
    hand(s, PURPLE, *SEVEN[:6])
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "recruit", 2)
    play(s, "draw", "deal:rufus", "draw", "deal:titus")
    assert asked(s) == "Purple discarding_down"
    assert len(options(s)) == 8
    play(s, "discard:rufus")
    assert asked(s) == "Purple discarding_down"
    play(s, "discard:calux")
    assert asked(s) == OVER
    assert len(hand_of(s, PURPLE)) == 6
    assert cards(s.discard) == ["calux", "rufus"]


@pytest.mark.clause("NR-76")
def test_the_hand_limit_holds_only_in_recruit() -> None:
    s = table()
    hand(s, PURPLE, *SEVEN)
    act(s, PURPLE, "trade")
    play(s, "done", "done")
    assert asked(s) == OVER
    assert len(hand_of(s, PURPLE)) == 7


@pytest.mark.clause("NR-78")
def test_a_played_follower_works_from_the_next_action_on() -> None:
    s = turn(table())
    row(s, PURPLE)
    hand(s, PURPLE, "cassian", "silvana")
    stock(s, PURPLE, coin=4)
    s = quiet(s, "place:1.2", "order:row", "perform", "done", "play:cassian")
    assert asked(s) == "Purple performing", "Cassian is of no use in the recruit that is under way"
    s.players[PURPLE].row |= 1 << 27
    s.players[PURPLE].hand &= ~(1 << 27)
    s.fresh |= 1 << 27  # as if Silvana had just been played instead
    play(s, "perform")
    assert options(s) == ["use:silvana", "done"], "in the second action of the same turn she may be used"


@pytest.mark.clause("NR-78a", "NR-128")
def test_a_follower_played_by_the_recruit_tile_waits_too() -> None:
    s = table()
    row(s, PURPLE)
    hand(s, PURPLE, "trivia")
    tile(s, PURPLE, "0.0", "special_recruit")
    tile(s, PURPLE, "0.1", "animal")
    stock(s, PURPLE, artisan=2, coin=0)
    act(s, PURPLE, "produce", 2)
    play(s, "work:0.0", "use_tile")
    assert row_of(s, PURPLE) == ["trivia"]
    assert "work:0.1" not in options(s), "Trivia's permission waits, too"
    assert clause_of(s, "work:0.1") == "NR-126"
    act(s, PURPLE, "produce", 1)
    assert "work:0.1" in options(s)


@pytest.mark.clause("NR-79")
def test_a_used_follower_lies_face_down() -> None:
    s = table()
    row(s, PURPLE, "bernardo")
    stock(s, PURPLE, wheat=0)
    act(s, PURPLE, "trade")
    play(s, "use:bernardo")
    assert used(s, PURPLE) == ["bernardo"]
    assert not [option for option in options(s) if option.startswith("use:")]
    act(s, PURPLE, "trade")
    assert asked(s) != "Purple using_followers"
    assert held(s, PURPLE, "wheat") == (1,)
