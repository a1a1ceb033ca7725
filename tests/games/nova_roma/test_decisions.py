"""Section 16: every decision of the inventory is really offered, in matches played at random."""

from collections.abc import Mapping

import pytest

from tabularium.core.game import Value, kind_of
from tests.games.nova_roma.playing import positions

INVENTORY = {
    "D1": ("drafting_mosaic", {"draft"}),
    "D2": ("picking_card", {"pick"}),
    "D3": ("keeping_cards", {"keep"}),
    "D4": ("placing_emperor", {"emperor"}),
    "D5": ("claiming", {"claim", "pass"}),
    "D6": ("placing_patrician", {"place"}),
    "D7": ("choosing_order", {"order"}),
    "D8": ("performing", {"perform", "abandon"}),
    "D9": ("using_followers", {"use", "done"}),
    "D11": ("selling_followers", {"discard", "done"}),
    "D12": ("buying_goods", {"buy", "done"}),
    "D13": ("spending_wine", {"wine", "done"}),
    "D14": ("taking_tile", {"tile", "pass"}),
    "D15": ("putting_tile", {"estate"}),
    "D16": ("claiming_first_player", {"first_player", "pass"}),
    "D17": ("choosing_petition", {"petition", "pass"}),
    "D18": ("taking_cards", {"take", "draw", "done"}),
    "D19": ("playing_follower", {"play", "pass"}),
    "D22": ("choosing_maritime", {"maritime", "pass"}),
    "D23": ("sailing", {"sail", "done"}),
    "D24": ("choosing_construction", {"construction", "pass"}),
    "D25": ("placing_building", {"build", "pass"}),
    "D27": ("choosing_good", {"good"}),
    "D28": ("racing", {"race", "done"}),
    "D29": ("choosing_wheel", {"wheel"}),
    "D30": ("spending_artisan", {"artisan", "pass"}),
    "D31": ("producing", {"hire", "work", "done"}),
    "D32": ("exchanging", {"exchange", "pass"}),
    "D33": ("using_tile", {"use_tile", "pass"}),
    "D34": ("placing_legionnaire", {"legionnaire"}),
}
"""Decision, its kind, and what its options begin with. D10 and D35 are asked like D9 and D5; the rare D20, D21, D26 and
D36 have tests of their own: dismiss, discard down to six, several reward tokens, several lines of the mosaic."""

MODES: list[tuple[int, Mapping[str, Value]]] = [
    (2, {}),
    (3, {"mosaic_draft": True}),
    (4, {"follower_draft": True}),
    (1, {}),
]


@pytest.fixture(scope="module")
def met() -> dict[str, set[str]]:
    """Every kind of decision that came up in some matches, with what its options began with."""
    found: dict[str, set[str]] = {}
    for seats, options in MODES:
        for seed in range(12):
            for _, step, choices in positions(seats, seed, options):
                begins = found.setdefault(kind_of(step), set())
                begins.update([choice.partition(":")[0] for choice in choices])
    return found


@pytest.mark.parametrize("number", INVENTORY)
def test_the_decision_is_offered(met: dict[str, set[str]], number: str) -> None:
    kind, begins = INVENTORY[number]
    assert met[kind] == begins


def test_no_other_decision_is_asked(met: dict[str, set[str]]) -> None:
    rare = {"dismissing_follower", "discarding_down", "paying_rewards", "paying_lines", "placing_artisan"}
    assert set(met) <= {kind for kind, _ in INVENTORY.values()} | rare
