"""Section 8: the auction."""

import pytest

from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    GIORGIO,
    KIKO,
    OVER,
    STEFAN,
    WALTER,
    asked,
    begin,
    clause_of,
    coins,
    hand,
    left,
    log,
    options,
    play,
    purse,
    stand,
    standing,
    table,
)

LAUREL = "theatrum_yellow_purple"


def auction(host: int = WALTER, *purses: tuple[int, int, int], seats: int = 4) -> Table:
    """Walter, or another, hosts an auction of the yellow and purple laurel."""
    s = table(seats)
    for seat, held in enumerate(purses):
        purse(s, seat, *held)
    stand(s, host, "theatrum")
    return play(begin(s, VisitTheatrum()), f"deal:{LAUREL}")


@pytest.mark.clause("AQ-T1")
def test_without_a_host_no_card_is_revealed() -> None:
    s = begin(table(), VisitTheatrum())
    assert asked(s) == OVER
    assert left(s, "theatrum_laurel") == 6
    assert view(s, None)["auction"] is None


@pytest.mark.clause("AQ-T2")
def test_the_host_reveals_the_top_laurel_to_all() -> None:
    s = auction(WALTER)
    for seat in (None, STEFAN, WALTER, KIKO):
        shown = view(s, seat)["auction"]
        assert (shown["card"], shown["host"], shown["bid"], shown["bidder"]) == (
            LAUREL,
            WALTER,
            [0, 0, 0],
            None,
        )
    assert left(s, "theatrum_laurel") == 5
    assert asked(s) == "Walter bidding"


@pytest.mark.clause("AQ-T3")
@pytest.mark.parametrize(
    ("held", "offered"),
    [
        ((3, 3, 3), ["pass", "bid:bronze", "bid:silver", "bid:gold"]),
        ((0, 1, 0), ["pass", "bid:silver"]),
        ((2, 0, 1), ["pass", "bid:bronze", "bid:gold"]),
    ],
)
def test_the_host_opens_with_one_coin_that_he_owns(held: tuple[int, int, int], offered: list[str]) -> None:
    s = auction(STEFAN, held)
    assert options(s) == offered
    if "bid:gold" not in offered:
        assert clause_of(s, "bid:gold") == "AQ-T3"
    play(s, offered[1])
    assert sum(view(s, None)["auction"]["bid"]) == 1


@pytest.mark.clause("AQ-T4", "AQ-T5", "AQ-T10")
def test_whoever_does_not_open_has_passed_and_the_next_may_open() -> None:
    s = auction(WALTER)
    play(s, "Walter pass", "Giorgio pass")
    assert view(s, None)["auction"]["passed"] == [WALTER, GIORGIO]
    assert asked(s) == "Kiko bidding"
    assert options(s) == ["pass", "bid:bronze", "bid:silver", "bid:gold"]
    play(s, "Kiko bid:bronze", "Stefan bid:bronze", "Kiko bid:gold", "Stefan pass")
    assert asked(s) == OVER  # Walter and Giorgio were not asked again
    assert hand(s, KIKO) == {LAUREL: 1}


@pytest.mark.clause("AQ-T4")
def test_a_host_without_coins_is_not_asked() -> None:
    s = auction(WALTER, (2, 1, 1), (0, 0, 0))
    assert asked(s) == "Giorgio bidding"
    assert view(s, None)["auction"]["passed"] == [WALTER]


@pytest.mark.clause("AQ-T6")
def test_if_nobody_opens_the_host_has_it_free() -> None:
    s = auction(WALTER)
    bank = s.bank[:]
    play(s, "Walter pass", "Giorgio pass", "Kiko pass", "Stefan pass")
    assert asked(s) == OVER
    assert hand(s, WALTER) == {LAUREL: 1}
    assert [coins(s, seat) for seat in range(4)] == [(2, 1, 1)] * 4
    assert s.bank == bank
    assert standing(s, WALTER) == []


@pytest.mark.clause("AQ-T6")
def test_if_nobody_has_a_coin_the_host_has_it_free() -> None:
    s = auction(WALTER, *[(0, 0, 0)] * 4)
    assert asked(s) == OVER
    assert hand(s, WALTER) == {LAUREL: 1}


@pytest.mark.clause("AQ-T7")
def test_after_the_opening_all_raise_or_pass_clockwise() -> None:
    s = auction(WALTER, *[(9, 9, 9)] * 4)
    play(s, "Walter bid:bronze", "Giorgio bid:bronze", "Kiko pass", "Stefan bid:bronze", "Walter bid:gold")
    assert asked(s) == "Giorgio bidding"
    play(s, "Giorgio pass")
    assert asked(s) == "Stefan bidding"  # Kiko is out
    assert set(options(s)) == {"pass", "bid:bronze", "bid:silver", "bid:gold"}
    play(s, "Stefan pass")
    assert hand(s, WALTER) == {LAUREL: 1}


@pytest.mark.clause("AQ-T8")
def test_a_raise_is_the_bid_coin_for_coin_and_one_more() -> None:
    s = auction(WALTER, *[(3, 3, 3)] * 4)
    bids = []
    for move in ("Walter bid:gold", "Giorgio bid:bronze", "Kiko bid:gold", "Stefan bid:silver"):
        play(s, move)
        bids.append(view(s, None)["auction"]["bid"])
    assert bids == [[0, 0, 1], [1, 0, 1], [1, 0, 2], [1, 1, 2]]
    play(s, "Walter pass", "Giorgio pass", "Kiko pass")
    assert coins(s, STEFAN) == (2, 2, 1)
    assert coins(s, WALTER) == (4, 4, 5)


@pytest.mark.clause("AQ-T9")
def test_only_coins_of_the_own_reserve_can_be_bid_all_together() -> None:
    s = auction(STEFAN, (9, 9, 9), (0, 2, 9), (1, 1, 0), (1, 2, 0))
    play(s, "Stefan bid:silver")
    assert options(s) == ["pass", "bid:silver", "bid:gold"]
    assert clause_of(s, "bid:bronze") == "AQ-T9"
    play(s, "Walter bid:silver")
    # Giorgio has one silver and cannot match two; Kiko matches and may add his bronze, but no third silver
    assert asked(s) == "Kiko bidding"
    assert options(s) == ["pass", "bid:bronze"]
    assert view(s, None)["auction"]["passed"] == [GIORGIO]


@pytest.mark.clause("AQ-T9")
def test_who_can_match_but_has_nothing_to_add_must_pass() -> None:
    s = auction(STEFAN, (1, 1, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    play(s, "Stefan bid:bronze")
    assert asked(s) == OVER
    assert hand(s, STEFAN) == {LAUREL: 1}
    assert coins(s, STEFAN) == (0, 1, 0)


@pytest.mark.clause("AQ-T10")
def test_who_has_passed_is_out_whatever_the_bid_does() -> None:
    s = auction(STEFAN, *[(9, 9, 9)] * 4)
    play(s, "Stefan bid:gold", "Walter pass", "Giorgio bid:gold", "Kiko bid:gold")
    for _ in range(3):
        play(s, "Stefan bid:bronze", "Giorgio bid:silver", "Kiko bid:bronze")
    play(s, "Stefan pass", "Giorgio pass")
    assert hand(s, KIKO) == {LAUREL: 1}
    assert coins(s, WALTER) == (9, 9, 9)


@pytest.mark.clause("AQ-T11", "AQ-T12")
def test_the_winner_pays_the_host_and_the_others_nothing() -> None:
    s = auction(WALTER)
    bank = s.bank[:]
    play(
        s,
        "Walter bid:bronze",
        "Giorgio bid:silver",
        "Kiko bid:gold",
        "Stefan pass",
        "Walter pass",
        "Giorgio pass",
    )
    assert hand(s, KIKO) == {LAUREL: 1}
    assert [coins(s, seat) for seat in range(4)] == [(2, 1, 1), (3, 2, 2), (2, 1, 1), (1, 0, 0)]
    assert s.bank == bank
    assert standing(s, WALTER) == []


@pytest.mark.clause("AQ-T11")
def test_a_host_who_wins_pays_the_bank() -> None:
    s = auction(WALTER)
    bank = s.bank[:]
    play(
        s,
        "Walter bid:gold",
        "Giorgio bid:silver",
        "Kiko pass",
        "Stefan pass",
        "Walter bid:bronze",
        "Giorgio pass",
    )
    assert hand(s, WALTER) == {LAUREL: 1}
    assert coins(s, WALTER) == (1, 0, 0)
    assert s.bank == [bank[0] + 1, bank[1] + 1, bank[2] + 1]
    assert coins(s, GIORGIO) == (2, 1, 1)


@pytest.mark.clause("AQ-T13")
def test_all_know_the_card_that_was_won() -> None:
    s = auction(WALTER)
    play(s, "Walter pass", "Giorgio pass", "Kiko bid:gold", "Stefan pass")
    assert view(s, KIKO)["hand"] == {LAUREL: 1}
    for seat in (None, STEFAN):
        assert "Kiko wins Yellow or purple laurel and pays 1 gold to Walter." in log(s, seat)


@pytest.mark.clause("AQ-T14")
def test_bidding_goes_on_clockwise_from_an_opener_who_is_not_the_host() -> None:
    s = auction(WALTER, *[(9, 9, 9)] * 5, seats=5)
    play(s, "Walter pass", "Giorgio pass", "Kiko bid:gold", "Otto bid:gold", "Stefan bid:gold")
    assert asked(s) == "Kiko bidding"  # Walter and Giorgio are out
    play(s, "Kiko pass", "Otto pass")
    assert hand(s, STEFAN) == {LAUREL: 1}
    assert coins(s, WALTER) == (9, 9, 12)


@pytest.mark.clause("AQ-T14")
def test_an_opener_whom_nobody_raises_wins_with_one_coin() -> None:
    s = auction(WALTER)
    play(s, "Walter pass", "Giorgio pass", "Kiko pass", "Stefan bid:silver")
    assert asked(s) == OVER  # the last to be asked; nobody is left to raise
    assert (hand(s, STEFAN), coins(s, STEFAN)) == ({LAUREL: 1}, (2, 0, 1))
    assert coins(s, WALTER) == (2, 2, 1)


@pytest.mark.clause("AQ-T15")
def test_one_laurel_a_round_and_six_laurels_for_six_rounds() -> None:
    s = table(2)
    for number in range(1, 7):
        assert s.round == number
        while asked(s).endswith("placing"):
            wishes = ["place:theatrum", "disc", "pass"] if asked(s).startswith("Stefan") else ["disc", "pass"]
            play(s, next(wish for wish in wishes if wish in options(s)))
        assert asked(s) == "dealer reveal_theatrum"
        assert len(options(s)) == left(s, "theatrum_laurel") == 7 - number
        play(s, options(s)[0], "pass", "pass")
    assert asked(s) == OVER
    assert left(s, "theatrum_laurel") == 0
    assert sum(hand(s, STEFAN).values()) == 6
