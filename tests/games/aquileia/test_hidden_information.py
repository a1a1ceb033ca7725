"""What a seat may know (AQ-G6, AQ-G15, AQ-ST19), and the unknown dealt anew."""

from collections.abc import Iterator
from random import Random

import pytest

from tabularium.core.agenda import Chance, Decision
from tabularium.games.aquileia.components import CARD, CARDS, LOT, SPACE, STADIUM_LAURELS
from tabularium.games.aquileia.state import NOBODY, Table, census
from tabularium.games.aquileia.steps.contests import KeepingLaurel
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.forum import PayingSlaves
from tabularium.games.aquileia.steps.theatrum import VisitTheatrum
from tabularium.games.aquileia.view import resample, view
from tests.games.aquileia.playing import (
    DECKS,
    GIORGIO,
    KIKO,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    give,
    hand,
    hoard,
    laurel,
    options,
    own,
    play,
    positions,
    stand,
    table,
    walk,
)

BLANK = "roll:bronze.bronze.bronze"


def twins(s: Table, seat: int | None, count: int = 60) -> Iterator[Table]:
    for seed in range(count):
        yield resample(s, seat, Random(seed))


# ---------------------------------------------------------------------- laws


@pytest.mark.clause("AQ-G6", "AQ-G15", "AQ-ST19")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_can_tell_a_resampled_table_from_the_true_one(seats: int) -> None:
    rng = Random(seats)
    for seed in range(2):
        for number, (s, _, _) in enumerate(positions(seats, 100 + seed)):
            s.is_telling = True
            seat = [None, *range(seats)][number % (seats + 1)]
            before = s.dump()
            seen = view(s, seat)
            twin = resample(s, seat, rng)
            assert view(twin, seat) == seen
            assert twin.story is None  # what was told of the true cards stays behind
            assert s.dump() == before
            assert census(twin) == census(s)


@pytest.mark.clause("AQ-G15")
def test_a_resampled_hand_has_as_many_cards_of_each_back() -> None:
    rng = Random(7)
    for s, step, _ in positions(4, 21):
        twin = resample(s, step.seat, rng)
        for player, other in zip(s.players, twin.players, strict=True):
            for cards in DECKS.values():
                assert sum(player.hand[card] for card in cards) == sum(other.hand[card] for card in cards)
                assert all(other.hand[card] >= other.shown[card] >= 0 for card in cards)
        assert min(twin.pile) >= 0


@pytest.mark.clause("AQ-G6", "AQ-G15")
@pytest.mark.parametrize("seats", [3, 5])
def test_whether_somebody_is_asked_tells_nothing_about_his_hand(seats: int) -> None:
    """At every decision, also those taken without asking: with other cards he would be asked as well."""
    rng = Random(1)
    unasked = 0
    for seed in range(3):
        for step, before, _ in walk(seats, 30 + seed):
            if isinstance(step, Decision):
                is_asked = len(step.options(before)) > 1 or step.must_ask(before)
                unasked += not is_asked
                twin = resample(before, (step.seat + 1) % seats, rng)
                assert (len(step.options(twin)) > 1 or step.must_ask(twin)) == is_asked
                assert step.options(twin)
    assert unasked > 20


@pytest.mark.clause("AQ-G6")
def test_the_other_hands_are_really_dealt_anew() -> None:
    s = table(stalls=["weapon_single"] * 3)
    give(s, STEFAN, "servi_double", 3)
    give(s, WALTER, "servi_double", 3)
    give(s, WALTER, "horses_gold_double")
    give(s, KIKO, "weapons_triple")
    begin(s)
    mine = hand(s, STEFAN)
    doubles, arms = set(), set()
    for twin in twins(s, STEFAN):
        assert hand(twin, STEFAN) == mine
        doubles.add(twin.players[WALTER].hand[CARD["servi_double"]])
        arms |= set(hand(twin, KIKO))
    assert doubles == {0, 1, 2, 3}
    assert len(arms) >= 5
    assert {twin.players[STEFAN].hand[CARD["servi_double"]] for twin in twins(s, None)} == {0, 1, 2, 3}


@pytest.mark.clause("AQ-G15", "AQ-T13")
def test_cards_taken_openly_stay_where_they_are() -> None:
    s = table(stalls=["weapon_single"] * 3)
    give(s, KIKO, "weapons_triple", openly=True)
    give(s, KIKO, "horse_gold_single")
    stand(s, WALTER, "theatrum")
    begin(s, VisitTheatrum())
    play(s, "deal:theatrum_blue_purple", "Walter pass", "Giorgio pass", "Kiko pass", "Stefan bid:gold")
    unseen = set()
    for twin in twins(s, WALTER):
        assert twin.players[KIKO].hand[CARD["weapons_triple"]] == 1
        assert hand(twin, STEFAN) == {"theatrum_blue_purple": 1}
        unseen |= set(hand(twin, KIKO)) - {"weapons_triple"}
    assert len(unseen) >= 5


@pytest.mark.clause("AQ-F7", "AQ-G15")
@pytest.mark.parametrize(
    ("lot", "cards", "slaves"), [("villa_yellow_10", 2, 4), ("villa_yellow_10", 3, 4), ("villa_blue_6", 2, 3)]
)
def test_a_buyer_can_always_pay_for_the_lot_he_has_chosen(lot: str, cards: int, slaves: int) -> None:
    s = table()
    hoard(s, KIKO, "servi", leaving=["servus_single"] * 9 + ["servi_double"] * cards)
    give(s, STEFAN, "servi_double", cards)
    give(s, WALTER, "servus_single", 4)
    stand(s, STEFAN, "forum_1")
    s.agenda[:] = [PayingSlaves(STEFAN, LOT[lot], SPACE["forum_1"])]  # he has just chosen the lot
    holdings = set()
    for twin in twins(s, KIKO, 400):
        assert twin.players[STEFAN].servi == cards
        assert twin.players[STEFAN].slaves >= slaves
        assert census(twin) == census(s)
        holdings.add(twin.players[STEFAN].slaves)
    assert len(holdings) == 2 * cards - slaves + 1  # all that would do
    for twin in twins(s, STEFAN, 10):
        assert hand(twin, STEFAN) == {"servi_double": cards}  # he knows his own cards
        assert census(twin) == census(s)


@pytest.mark.clause("AQ-F7", "AQ-G15")
def test_buyers_of_whole_matches_can_pay_after_a_resample() -> None:
    rng = Random(5)
    paying = 0
    for seed in range(60):
        for s, step, _ in positions(2, 200 + seed):
            if isinstance(step, PayingSlaves):
                paying += 1
                for seat in (None, 1 - step.seat):
                    assert options(resample(s, seat, rng))
    assert paying > 5


@pytest.mark.clause("AQ-M9", "AQ-M17", "AQ-ST12", "AQ-ST13")
def test_who_sees_what_is_drawn_and_chosen() -> None:
    """Everything happens before all eyes, but for these few."""
    seen: dict[str, set[bool]] = {}
    for seed in range(3):
        for step, before, _ in walk(4, 80 + seed):
            if isinstance(step, Decision | Chance):
                witnesses = step.witnesses(before)
                assert witnesses is None or list(witnesses) == [getattr(step, "seat", None)]
                seen.setdefault(type(step).__name__, set()).add(witnesses is None)
    secret = {name for name, openly in seen.items() if False in openly}
    assert secret == {"DrawExtra", "DrawServi", "LookAtTop", "KeepingLaurel"}
    s = table()
    assert KeepingLaurel(STEFAN, KIKO).witnesses(s) == (STEFAN,)
    assert KeepingLaurel(STEFAN, NOBODY).witnesses(s) is None


# ---------------------------------------------------------------------- who knows which laurel is where


Laurels = tuple[str, ...]


def laurels(s: Table, seat: int) -> Laurels:
    return tuple(CARDS[card].id for card in STADIUM_LAURELS for _ in range(s.players[seat].hand[card]))


def raced(top: str, choice: str, racers: tuple[int, ...] = (STEFAN, KIKO), face_up: str = "stadium_white") -> Table:
    """Stefan has won a race, Kiko was second if he ran; the next laurel is on show."""
    s = table(laurel=face_up)
    for seat, space in zip(racers, ("stadium_silver_2", "stadium_gold_1a"), strict=False):
        stand(s, seat, space)
    play(begin(s, STADIUM), *[BLANK] * len(racers), f"deal:{top}", f"keep:{choice}")
    if len(racers) > 1:
        play(s, "deal:stadium_vp10")
    return s


def imagined(s: Table, seat: int | None) -> set[tuple[Laurels, Laurels]]:
    """What Stefan and Kiko may hold as far as the seat knows."""
    found = set()
    for twin in twins(s, seat, 400):
        assert view(twin, seat) == view(s, seat)
        assert laurel(twin) == laurel(s)
        found.add((laurels(twin, STEFAN), laurels(twin, KIKO)))
    return found


ALL = {CARDS[card].id for card in STADIUM_LAURELS}
UNSEEN = ALL - {"stadium_vp10"}  # that one lies on show after the race


@pytest.mark.clause("AQ-ST19")
@pytest.mark.parametrize("choice", ["face_up", "top"])
@pytest.mark.parametrize("top", ["stadium_vp3", "stadium_white"])
def test_the_winner_knows_both_laurels(top: str, choice: str) -> None:
    s = raced(top, choice)
    assert imagined(s, STEFAN) == {(laurels(s, STEFAN), laurels(s, KIKO))}


@pytest.mark.clause("AQ-ST19")
def test_a_second_who_received_the_unseen_card_knows_both() -> None:
    s = raced("stadium_vp3", "face_up")
    assert imagined(s, KIKO) == {(("stadium_white",), ("stadium_vp3",))}


@pytest.mark.clause("AQ-ST19")
def test_a_second_who_received_the_face_up_card_does_not_know_the_other() -> None:
    s = raced("stadium_vp3", "top")
    assert imagined(s, KIKO) == {((card,), ("stadium_white",)) for card in UNSEEN}


@pytest.mark.clause("AQ-ST19")
@pytest.mark.parametrize("choice", ["face_up", "top"])
def test_a_second_cannot_tell_two_laurels_of_one_kind_apart(choice: str) -> None:
    s = raced("stadium_white", choice)
    assert imagined(s, KIKO) == {((card,), ("stadium_white",)) for card in UNSEEN}


@pytest.mark.clause("AQ-ST19")
@pytest.mark.parametrize("seat", [None, WALTER])
@pytest.mark.parametrize("choice", ["face_up", "top"])
@pytest.mark.parametrize("top", ["stadium_vp3", "stadium_white"])
def test_the_others_know_only_that_one_of_the_two_has_the_face_up_card(top: str, choice: str, seat: int | None) -> None:
    s = raced(top, choice)
    one_way = {(("stadium_white",), (card,)) for card in UNSEEN}
    other_way = {((card,), ("stadium_white",)) for card in UNSEEN}
    assert imagined(s, seat) == one_way | other_way


@pytest.mark.clause("AQ-ST16", "AQ-ST19")
@pytest.mark.parametrize("seat", [None, KIKO])
def test_all_know_what_a_lone_racer_took_from_the_board(seat: int | None) -> None:
    s = raced("stadium_vp3", "face_up", racers=(STEFAN,))
    assert laurel(s) == "stadium_vp3"
    assert imagined(s, seat) == {(("stadium_white",), ())}


@pytest.mark.clause("AQ-ST16", "AQ-ST19")
def test_only_a_lone_racer_knows_what_he_took_from_the_pile() -> None:
    s = raced("stadium_vp3", "top", racers=(STEFAN,))
    assert laurel(s) == "stadium_white"
    assert imagined(s, STEFAN) == {(("stadium_vp3",), ())}
    for seat in (None, KIKO):
        assert imagined(s, seat) == {((card,), ()) for card in ALL}  # one more white laurel is about


@pytest.mark.clause("AQ-ST11", "AQ-ST19")
def test_only_the_winner_sees_the_top_laurel_while_he_chooses() -> None:
    s = table(laurel="stadium_white")
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, KIKO, "stadium_gold_1a")
    play(begin(s, STADIUM), BLANK, BLANK, "deal:stadium_vp3")
    assert {CARDS[twin.top].id for twin in twins(s, STEFAN)} == {"stadium_vp3"}
    for seat in (None, WALTER, KIKO):
        assert {CARDS[twin.top].id for twin in twins(s, seat, 200)} == ALL


@pytest.mark.clause("AQ-ST19")
def test_several_races_are_remembered_each_for_itself() -> None:
    s = raced("stadium_vp3", "top")  # Stefan has 3 points, Kiko the white laurel
    stand(s, KIKO, "stadium_silver_2")
    stand(s, GIORGIO, "stadium_gold_1a")
    play(begin(s, STADIUM), *[BLANK] * 2, "deal:stadium_blue", "Kiko keep:face_up", "deal:stadium_yellow")
    assert laurels(s, KIKO) == ("stadium_white", "stadium_vp10")
    seen = set()
    for twin in twins(s, GIORGIO, 200):  # he has received the blue one, so Kiko kept the 10 points
        assert laurels(twin, GIORGIO) == ("stadium_blue",)
        assert "stadium_vp10" in laurels(twin, KIKO)
        assert "stadium_white" in laurels(twin, KIKO) + laurels(twin, STEFAN)
        seen.add(laurels(twin, STEFAN))
    assert len(seen) > 4
    assert imagined(s, KIKO) == {((card,), ("stadium_white", "stadium_vp10")) for card in UNSEEN}


@pytest.mark.clause("AQ-END3a", "AQ-ST19")
def test_at_the_end_nothing_about_laurels_is_unknown() -> None:
    s = raced("stadium_vp3", "top")
    give(s, WALTER, "theatrum_white_blue", openly=True)
    give(s, WALTER, "servi_double", 2)
    own(s, WALTER, "villa_white_4")
    begin(s, EndGame())
    assert asked(s) == "Walter choosing_colour"
    for seat in (None, GIORGIO, KIKO):
        assert imagined(s, seat) == {(("stadium_vp3",), ("stadium_white",))}
