"""Section 13: the drafts."""

from random import Random

import pytest

from tabularium.core.agenda import pending
from tabularium.games.nova_roma.components import MOSAIC_TILES
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.view import resample, view
from tests.games.nova_roma.playing import (
    GREEN,
    PURPLE,
    YELLOW,
    asked,
    clause_of,
    dealt,
    hand_of,
    options,
    play,
    positions,
    set_up,
    told,
)


def mosaic_draft(seats: int = 3) -> Table:
    return dealt(set_up(seats, {"mosaic_draft": True, "first_player": "1"}))


def follower_draft(seats: int = 3) -> Table:
    return dealt(set_up(seats, {"follower_draft": True, "first_player": "1"}))


@pytest.mark.clause("NR-297")
def test_two_tiles_of_each_colour_are_open() -> None:
    s = mosaic_draft()
    colours = [MOSAIC_TILES[n].colour for n in range(15) if s.mosaic_open >> n & 1]
    assert colours == [0, 0, 1, 1, 2, 2]
    assert len(view(s, None)["mosaic_open"]) == 6


@pytest.mark.clause("NR-298")
def test_a_tile_of_a_colour_not_yet_owned_is_taken_and_replaced() -> None:
    s = mosaic_draft()
    assert asked(s) == "Green drafting_mosaic"
    play(s, "draft:mosaic_yellow_1")
    assert asked(s) == "dealer open_mosaic"
    assert options(s) == ["deal:mosaic_yellow_3", "deal:mosaic_yellow_4", "deal:mosaic_yellow_5"]
    play(s, "deal:mosaic_yellow_5", "Yellow draft:mosaic_green_1")
    dealt(s)
    play(s, "Purple draft:mosaic_green_2")
    dealt(s)
    assert asked(s) == "Green drafting_mosaic"
    assert not [option for option in options(s) if "yellow" in option]
    assert clause_of(s, "draft:mosaic_yellow_5") == "NR-298"


@pytest.mark.clause("NR-299")
def test_three_laps_in_reverse_turn_order() -> None:
    s = mosaic_draft()
    seen = []
    while asked(s).endswith("drafting_mosaic"):
        seen.append(asked(s).split()[0])
        play(s, options(s)[0])
        dealt(s)
    assert seen[:6] == ["Green", "Yellow", "Purple"] * 2
    for player in s.players:
        assert [MOSAIC_TILES[tile].colour for tile in player.mosaic] == [0, 1, 2]


@pytest.mark.clause("NR-299a")
def test_the_mosaic_draft_comes_first_and_the_board_is_open() -> None:
    s = dealt(set_up(3, {"mosaic_draft": True, "follower_draft": True, "first_player": "1"}))
    assert asked(s) == "Green drafting_mosaic"
    seen = view(s, PURPLE)
    assert None not in seen["maritime"] + seen["construction"] + seen["followers"] + seen["estate"]
    while asked(s).endswith("drafting_mosaic"):
        play(s, options(s)[0])
        dealt(s)
    assert asked(s) == "Purple picking_card"


@pytest.mark.clause("NR-300")
def test_four_cards_each_seen_only_by_their_holder() -> None:
    s = follower_draft()
    assert [len(packet) for packet in s.packets] == [4, 4, 4]
    assert len(view(s, YELLOW)["packet"]) == 4
    assert view(s, None)["packet"] == []
    assert len([event for event in told(s, YELLOW) if event.key == "packet" and event.secret]) == 4


@pytest.mark.clause("NR-301")
def test_pick_one_and_pass_the_rest_to_the_left() -> None:
    s = follower_draft()
    first = {seat: view(s, seat)["packet"] for seat in range(3)}
    for seat, name in enumerate(("Purple", "Yellow", "Green")):
        found = pending(s)
        assert found is not None
        assert list(found[0].witnesses(s) or ()) == [seat]
        play(s, f"{name} pick:{first[seat][0]}")
        if name != "Green":
            assert view(s, seat)["packet"] == [], "waiting for the others"
    assert view(s, YELLOW)["packet"] == first[PURPLE][1:]
    assert view(s, GREEN)["packet"] == first[YELLOW][1:]
    assert view(s, PURPLE)["packet"] == first[GREEN][1:]
    assert view(s, PURPLE)["picked"] == [first[PURPLE][0]]
    assert view(s, PURPLE)["seen"] == [first[PURPLE]]
    hidden = [event.secret for event in told(s, PURPLE) if event.key == "picked"]
    assert [secret is None for secret in hidden] == [False, True, True]


@pytest.mark.clause("NR-301", "NR-302")
def test_four_picks_then_two_are_kept() -> None:
    s = follower_draft()
    picks = 0
    while asked(s).endswith("picking_card"):
        play(s, options(s)[0])
        picks += 1
    assert picks == 9, "the last card of each packet is forced"
    four = view(s, PURPLE)["picked"]
    assert len(four) == 4
    assert options(s) == [f"keep:{card}" for card in four]
    play(s, f"keep:{four[3]}", f"keep:{four[0]}")
    assert sorted(hand_of(s, PURPLE)) == sorted([four[0], four[3]])
    assert asked(s) == "Yellow keeping_cards"
    for _ in range(4):
        play(s, options(s)[0])
    assert s.packets == ()
    assert s.deck.bit_count() == 40 - 4 - 6
    assert [player.hand.bit_count() for player in s.players] == [2, 2, 2]
    assert view(s, PURPLE)["players"][YELLOW]["known"] == []


@pytest.mark.clause("NR-302a")
def test_alone_one_chooses_freely() -> None:
    s = mosaic_draft(1)
    for _ in range(3):
        assert asked(s) == "Purple drafting_mosaic"
        play(s, options(s)[0])
        dealt(s)
        if not asked(s).endswith("drafting_mosaic"):
            break
    assert -1 not in s.players[0].mosaic
    s = follower_draft(1)
    assert asked(s) == "Purple keeping_cards"
    assert len(options(s)) == 4
    assert [option.removeprefix("keep:") for option in options(s)] == view(s, PURPLE)["packet"]
    play(s, options(s)[0], options(s)[1])
    assert s.players[0].hand.bit_count() == 2
    assert dealt(s).round == 1


@pytest.mark.clause("NR-301")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_not_seen_may_be_anything_and_the_rest_is_kept(seats: int) -> None:
    for seed, (s, _, _) in enumerate(positions(seats, 5, {"follower_draft": True})):
        if not s.packets:
            break
        for seat in (*range(seats), None):
            twin = resample(s, seat, Random(seed))
            assert view(twin, seat) == view(s, seat)
            assert sorted([card for packet in twin.packets for card in packet]) != [] or not s.packets
            dealt_cards = sum([1 << card for packet in twin.packets for card in packet])
            assert dealt_cards & twin.deck == 0
            assert (dealt_cards | twin.deck).bit_count() == 36
