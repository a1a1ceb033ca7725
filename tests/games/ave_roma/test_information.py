"""Section 15: what is known to whom; and section 21: every decision is met."""

import json
from random import Random

import pytest

from tabularium.core.agenda import Decision, pending, take
from tabularium.core.game import kind_of
from tabularium.games.ave_roma.view import resample, view
from tests.games.ave_roma.playing import GREEN, YELLOW, options, own, patron, play, positions, set_up, table

EVERYWHERE = {  # but D12, which the tests of the fifth war show
    "choosing_side",  # D1
    "placing",  # D2, D3
    "sending",  # D2, D4, D18
    "using_effects",  # D5, D17
    "compensating",  # D7
    "trading",  # D8
    "paying",  # D9
    "choosing_half",  # D10
    "using_province",  # D11
    "investing",  # D11
    "pairing_fragments",  # D13
    "walking",  # D9
    "activating",  # D15
    "seating_patron",  # D16
    "taking_type",  # D17
    "training_extra",  # D19
    "choosing_training",  # D19
    "collecting",  # D23
    "choosing_workers",  # D24
    "imagining_worker",  # D25
    "sending_extra",  # D25
    "raising_politics",  # D26
    "raising_area",  # D26
    "doubling_patron",  # D26
    "scoring_area",  # D27
}
TWO_PLAYERS = {"picking_neutral", "sending_neutral"}  # D22
ADVANCED = {"spending", "discounting"}  # D6, D20, D21


@pytest.mark.clause("AR-185")
def test_everything_but_the_order_of_the_decks_is_public() -> None:
    s = table(3)
    own(s, GREEN, "italia", "hannibal_1")
    patron(s, GREEN, "cato")
    shown = view(s, YELLOW)
    assert shown["players"][GREEN]["cards"] == ["italia", "hannibal_1", "cato"]
    assert shown["players"][GREEN]["goods"]["denarii"] == 3
    assert shown["players"][GREEN]["workers"] == [1, 2, 3, 4, 5]
    assert shown["decks"] == {"area": 16, "building": 17, "war": 14, "patron": 16}
    for seat in (GREEN, None):
        assert {**view(s, seat), "seat": YELLOW} == shown, "all see the same"


@pytest.mark.clause("AR-186")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_view_tells_nothing_of_the_decks(mode: str) -> None:
    for s, _, _ in positions(3, 1, {"mode": mode, "decks": "random_20"}):
        shown = view(s, YELLOW)
        text = json.dumps(shown)
        assert view(resample(s, YELLOW, Random(1)), YELLOW) == shown
        if s.round == 3:
            twin = s.copy()
            twin.bags = [bag[::-1] for bag in twin.bags]
            assert json.dumps(view(twin, YELLOW)) == text
            break


@pytest.mark.clause("AR-186")
def test_any_card_of_the_bag_may_come_next() -> None:
    s = set_up(2, {"decks": "random_15"})
    assert len(options(s)) == 30
    play(s, "deal:arabia")
    assert "deal:arabia" not in options(s)


def kinds_met(seats: int, mode: str, matches: int) -> set[str]:
    """The kinds of decision asked in matches where the wish to pass is rare."""
    met: set[str] = set()
    rng = Random(7)
    for _ in range(matches):
        s = set_up(seats, {"mode": mode, "decks": "random_30"})
        for player in s.players:
            player.politics = 2
        while (found := pending(s)) is not None:
            step, choices = found
            if isinstance(step, Decision):
                met.add(kind_of(step))
                for player in s.players:
                    player.goods[7] = max(player.goods[7], 12)
                    player.goods[6] = max(player.goods[6], 4)
                choices = [c for c in step.options(s) if str(c) != "pass"] or choices
            take(s, step, choices[int(rng.random() * len(choices))])
    return met


def test_every_decision_of_the_inventory_is_met() -> None:
    assert EVERYWHERE - kinds_met(3, "basic", 14) == set()
    assert kinds_met(2, "basic", 1) >= TWO_PLAYERS
    assert ADVANCED - kinds_met(4, "advanced", 4) == set()
