"""Section 1: the starting table."""

import re

import pytest

from tabularium.core.errors import BadOption
from tabularium.core.game import LAYOUTS
from tabularium.games.kit import sheet
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.board import fragments
from tabularium.games.via_appia.components import (
    IN_QUARRY,
    PLACES,
    PLAYER_COLOURS,
    SLAB_COUNTS,
    SPACES,
    STONE_COUNTS,
    VICTORY_STACKS,
)
from tabularium.games.via_appia.drawing.places import FOOT, MM, layout_for
from tabularium.games.via_appia.quarry import in_order
from tabularium.games.via_appia.setup import setup
from tabularium.games.via_appia.state import new_table
from tabularium.games.via_appia.steps.quarrying import PackQuarry, is_in_tray
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    NAMES,
    PAULA,
    QUINTUS,
    RUFUS,
    SABINA,
    TRAY,
    asked,
    cards,
    money,
    options,
    pawn,
    play,
    score,
    table,
    weights,
)


@pytest.mark.clause("VA-S2", "VA-S3", "VA-Q11")
def test_board_bonus_tiles_and_victory_tiles() -> None:
    shown = view(table(4), None)
    assert shown["bonus_left"] == {"a": 11, "b": 13, "c": 17}
    assert list(shown["spaces"].values()) == [False] * 41
    assert {city: there["tiles"] for city, there in shown["cities"].items()} == {
        "roma": [],
        "tarracina": [6, 3, 1],
        "beneventum": [6, 3, 1],
        "brundisium": [6, 3, 1],
    }


@pytest.mark.clause("VA-S1", "VA-S8")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_board_lies_on_the_table_and_the_slider_beside_the_quarry(layout: str) -> None:
    said = fragments(view(table(3), PAULA), "en", NAMES, layout)
    made = layout_for(layout, 3)
    board = [made.parts[name] for name in (("board",) if layout != "tall" else ("a", "b", "c"))]
    for place, (x, y) in zip(PLACES, made.places, strict=True):  # every space and city lies on it
        assert any(part.x < x < part.x + part.w and part.y < y < part.y + part.h for part in board)
        assert place.id == "roma" or sheet.spot_id(f"{'lay' if place in SPACES else 'go'}:{place.id}") in said
    slider = re.search(r'href="#slider" transform="translate\(([\d.]+) ([\d.]+)\)', said["show-slider"])
    assert slider is not None
    x, y, (left, line) = float(slider[1]), float(slider[2]), made.tray
    assert left < x < left + MM * 105
    assert line < y < line + FOOT  # before the limit line, where no stone lies


@pytest.mark.clause("VA-S9")
def test_everybody_has_the_pieces_of_one_colour() -> None:
    s = table(4)
    for reader in range(4):
        said = fragments(view(s, reader), "en", NAMES)
        for seat in range(4):
            assert f'href="#henchman-{seat}"' in said[f"piece-pawn-{seat}"]
            assert f'href="#disc-{seat}"' in said[f"piece-score-{seat}"]
            assert f"mat-{seat}-cart" in said
            is_open = f">{money(s, seat)}</text>" in said[f"mat-{seat}-money"]
            assert is_open == (seat == reader)  # the others' lie behind their screens


@pytest.mark.clause("VA-S4", "VA-S15")
def test_two_players_leave_out_the_3() -> None:
    assert VICTORY_STACKS == {2: (6, 1), 3: (6, 3, 1), 4: (6, 3, 1)}
    two, three = view(table(2), None), view(table(3), None)
    assert two["cities"]["brundisium"]["tiles"] == [6, 1]
    for key in ("income", "pile", "quarry", "spaces", "slab_reserve"):
        assert two[key] == three[key]


@pytest.mark.clause("VA-S5")
def test_reserves() -> None:
    s = new_table(4, noise=True)
    assert s.stone_reserve == list(STONE_COUNTS) == [34, 22, 8]
    assert s.slab_reserve == list(SLAB_COUNTS) == [24, 13, 9]
    after = table(4)
    assert after.slab_reserve == [24, 13, 9]
    assert after.stone_reserve == [34 - 12 - 6, 22 - 8 - 2, 8 - 4]


@pytest.mark.clause("VA-S6")
def test_seven_of_sixteen_income_cards() -> None:
    s = setup(3, {"hand_noise": True})
    assert len(options(s)) == 16
    assert set(weights(s).values()) == {1}
    play(s, "deal:income_16")
    assert "deal:income_16" not in options(s)
    dealt = table(3)
    assert cards(dealt) == [f"income_{n:02}" for n in range(1, 8)]
    assert len(dealt.pile()) == 9


@pytest.mark.clause("VA-S7", "VA-P4", "VA-P14")
def test_the_quarry_is_filled_at_random() -> None:
    s = setup(3, {"hand_noise": True})
    play(s, *[f"deal:income_{n:02}" for n in range(1, 8)])
    assert asked(s) == "dealer pack_quarry"
    assert options(s) == []
    step = PackQuarry()
    one, other = step.outcome(s, 0.1), step.outcome(s, 0.7)
    assert one == step.outcome(s, 0.1) != other
    for packed in (one, other):
        assert step.accepts(s, packed)
        assert len(packed.stones) == 24
        assert tuple(sum(stone[0] == size for stone in packed.stones) for size in range(3)) == IN_QUARRY == (12, 8, 4)
        assert list(packed.stones) == in_order(packed.stones)
        assert is_in_tray(packed.stones)
    play(s, str(one))
    assert s.quarry == one.stones


@pytest.mark.clause("VA-P14", "VA-P16")
def test_a_record_cannot_hold_a_quarry_that_is_none() -> None:
    s = setup(3, {"hand_noise": True})
    play(s, *[f"deal:income_{n:02}" for n in range(1, 8)])
    step = PackQuarry()
    stones = step.outcome(s, 0.4).stones
    kind = type(step.outcome(s, 0.4))
    assert not step.accepts(s, kind(stones[1:]))
    assert not step.accepts(s, kind(stones[::-1]))
    assert not step.accepts(s, kind(((stones[0][0], 1, stones[0][2]), *stones[1:])))
    assert not step.accepts(s, kind(tuple(in_order([(size, 50_000, 50_000) for size, _, _ in stones]))))


@pytest.mark.clause("VA-S10", "VA-S11", "VA-S14", "VA-Q1", "VA-Q3")
def test_each_player() -> None:
    s = table(4)
    assert [colour.id for colour in PLAYER_COLOURS] == ["red", "blue", "green", "yellow"]
    for seat in range(4):
        player = s.players[seat]
        assert pawn(s, seat) == "roma"
        assert score(s, seat) == 1
        assert player.slabs == [0, 0, 0]
        assert not player.has_tile
        assert player.bonus == [0, 0, 0]


@pytest.mark.clause("VA-S12", "VA-TU1", "VA-Q1")
def test_the_start_player_is_drawn_and_stays() -> None:
    s = setup(3, {"hand_noise": True})
    play(s, *[f"deal:income_{n:02}" for n in range(1, 8)], TRAY)
    assert weights(s) == {"first:1": 1, "first:2": 1, "first:3": 1}
    play(s, "first:3")
    for card, name in zip((1, 2, 3, 4), ("Rufus", "Paula", "Quintus", "Rufus"), strict=True):
        assert asked(s) == f"{name} taking_turn"
        play(s, "income", f"take:income_{card:02}", "half:sesterces")
    assert s.start_player == RUFUS


@pytest.mark.clause("VA-S13", "VA-Q1")
def test_start_goods_by_seat() -> None:
    s = table(4, first=RUFUS)
    goods = {NAMES[seat]: (money(s, seat), s.players[seat].stones) for seat in (RUFUS, SABINA, PAULA, QUINTUS)}
    assert goods == {
        "Rufus": (1, [2, 0, 0]),
        "Sabina": (2, [2, 0, 0]),
        "Paula": (2, [1, 1, 0]),
        "Quintus": (3, [1, 1, 0]),
    }


@pytest.mark.clause("VA-S16", "VA-Q18")
def test_the_only_option_is_the_unsteady_hand() -> None:
    assert [option.id for option in GAME.options] == ["hand_noise"]
    assert GAME.settle_options({}) == {"hand_noise": True}
    assert GAME.settle_options({"hand_noise": False}) == {"hand_noise": False}
    with pytest.raises(BadOption):
        GAME.settle_options({"hand_noise": "little"})
    assert GAME.seats == (2, 3, 4)


@pytest.mark.clause("VA-Q13", "VA-Q15")
def test_names_and_year() -> None:
    assert "2013" in GAME.credits
    shown = view(table(2), None)
    assert list(shown["cities"]) == ["roma", "tarracina", "beneventum", "brundisium"]
