"""Section 4: pushing stones, trading what falls, and the cart; of section 9 what is chosen, drawn and recorded."""

import pytest

from tabularium.core.agenda import Computed, pending
from tabularium.games.via_appia.actions import ACTIONS, Pushed
from tabularium.games.via_appia.board import fragments
from tabularium.games.via_appia.components import LATERAL_WEIGHTS, SLOPE_WEIGHTS
from tabularium.games.via_appia.quarry import in_order, push
from tabularium.games.via_appia.state import Table, is_legal_load
from tabularium.games.via_appia.steps.quarrying import is_in_tray
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import (
    NAMES,
    PAULA,
    QUINTUS,
    asked,
    cart,
    clause_of,
    fill,
    log,
    money,
    options,
    play,
    shove,
    stones,
    table,
    weights,
    work_out,
)


def at_the_quarry(small: int = 2, medium: int = 2, large: int = 2, noise: bool = False) -> Table:
    s = table(2, noise=noise)
    stones(s, PAULA, small, medium, large)
    return play(s, "quarry")


@pytest.mark.clause("VA-C1", "VA-P5")
def test_one_stone_after_the_other() -> None:
    s = at_the_quarry(small=1, large=0)
    assert options(s) == ["stone:small", "stone:medium"]
    assert clause_of(s, "stone:large") == "VA-C1"
    shove(s, "small")
    assert options(s) == ["again", "stop"]
    play(s, "again")
    assert asked(s) == "Paula choosing_position"  # only medium stones are left
    shove(s, "medium", "m")
    play(s, "sell:medium")
    assert asked(s) == "Quintus taking_turn"
    assert s.players[PAULA].stones == [0, 1, 0]


@pytest.mark.clause("VA-C3", "VA-P5", "VA-P2", "VA-P3")
@pytest.mark.parametrize(("size", "r"), [("small", 9), ("medium", 12), ("large", 16)])
def test_every_millimetre_and_every_hundredth(size: str, r: int) -> None:
    s = at_the_quarry()
    play(s, f"stone:{size}")
    assert options(s) == [f"at:{x}" for x in range(r, 105 - r + 1)]
    if size == "large":
        assert clause_of(s, "at:15") == clause_of(s, "at:90") == "VA-P5"
    assert clause_of(s, "at:8") == clause_of(s, "at:97") == "VA-P5"
    play(s, f"at:{r}")
    assert options(s) == [f"slope:{slope}" for slope in range(-25, 26)]
    assert clause_of(s, "slope:-26") == clause_of(s, "slope:26") == "VA-P5"


@pytest.mark.clause("VA-C2", "VA-P14")
def test_what_happens_is_worked_out_by_the_model_and_recorded() -> None:
    s = at_the_quarry()
    before = s.quarry
    play(s, "stone:medium", "at:40", "slope:10")
    assert asked(s) == "dealer carry_out"
    done = push(before, 1, 40, 10)
    text = work_out(s)
    assert text.startswith("pushed:ms:s68518,9000_")
    assert s.quarry == tuple(done.stones)
    assert ACTIONS.parse(text) == Pushed((1, 0), tuple(done.stones))


@pytest.mark.clause("VA-P14", "VA-P15")
def test_a_record_cannot_hold_an_impossible_push() -> None:
    s = at_the_quarry()
    play(s, "stone:medium", "at:40", "slope:10")
    found = pending(s)
    assert found is not None
    step = found[0]
    assert isinstance(step, Computed)
    good = step.outcome(s, 0.5)
    assert isinstance(good, Pushed)
    assert good.fallen == (1, 0)
    assert step.accepts(s, good)
    assert not step.accepts(s, Pushed((2,), good.stones))  # a stone is lost
    assert not step.accepts(s, Pushed(good.fallen, good.stones[::-1]))
    assert not step.accepts(s, ACTIONS.parse("stop"))
    outside = [*good.stones]
    outside[-1] = (outside[-1][0], outside[-1][1], 120_001)
    assert not step.accepts(s, Pushed(good.fallen, tuple(outside)))
    assert not step.accepts(s, Pushed(good.fallen, tuple((size, 50_000, 50_000) for size, _, _ in good.stones)))
    size, x, y = good.stones[0]
    for aside, is_possible in ((0, True), (40, True), (-2_000, False), (2_000, False)):
        # it may be off by a hair, but not lie upon its neighbours
        moved = (size, x + aside, y)
        assert is_in_tray(in_order([moved, *good.stones[1:]])) == is_possible, aside


@pytest.mark.clause("VA-P14")
@pytest.mark.parametrize(
    "text", ["pushed:", "pushed:x:s1,1", "pushed:s:s1", "packed:", "packed:s01,5", "pushed:s:s1,1_", "pushed:s:s٣,1"]
)
def test_what_is_no_outcome_is_not_read(text: str) -> None:
    with pytest.raises(Exception, match="via_appia"):
        ACTIONS.parse(text)


@pytest.mark.clause("VA-P6", "VA-S16", "VA-Q18")
def test_the_hand_misses_a_little() -> None:
    s = at_the_quarry(noise=True)
    play(s, "stone:large", "at:50", "slope:0")
    assert asked(s) == "dealer draw_drift"
    assert list(weights(s).items())[:2] == [("drift:-6", 1), ("drift:-5", 12)]
    assert tuple(weights(s).values()) == LATERAL_WEIGHTS
    assert sum(weights(s).values()) == 10_000
    play(s, "drift:+2")
    assert asked(s) == "dealer draw_tilt"
    assert next(iter(weights(s))) == "tilt:-11"
    assert tuple(weights(s).values()) == SLOPE_WEIGHTS
    play(s, "tilt:-7")
    done = push(s.quarry, 2, 52, -7)
    work_out(s)
    assert s.quarry == tuple(done.stones)
    assert s.last_push is not None
    assert s.last_push[1:6] == (2, 50, 0, 52, -7)


@pytest.mark.clause("VA-C4", "VA-C6")
def test_a_slab_or_a_sesterce() -> None:
    s = at_the_quarry()
    shove(s, "small", "l")
    assert options(s) == ["trade:large.small", "trade:large.medium", "trade:large.large", "sell:large"]
    reserve, slabs = s.stone_reserve[2], s.slab_reserve[2]
    play(s, "trade:large.large")
    assert s.players[PAULA].slabs == [0, 0, 1]
    assert s.stone_reserve[2] == reserve + 1
    assert s.slab_reserve[2] == slabs - 1
    assert s.players[PAULA].stones == [1, 2, 2]
    play(s, "again")
    shove(s, "small", "m")
    assert options(s) == ["trade:medium.small", "trade:medium.medium", "sell:medium"]
    assert clause_of(s, "trade:medium.large") == "VA-C4"
    assert clause_of(s, "sell:large") == "VA-C4"
    before = money(s, PAULA)
    play(s, "sell:medium")
    assert money(s, PAULA) == before + 1


@pytest.mark.clause("VA-C5", "VA-K3")
def test_only_what_fits_and_is_there() -> None:
    s = at_the_quarry()
    cart(s, PAULA, medium=2)
    s.slab_reserve[0], spare = 0, s.slab_reserve[0]
    shove(s, "small", "m")
    assert asked(s) == "Paula pushing_again"  # the sale was the only way
    assert money(s, PAULA) == 1 + 1
    assert spare
    play(s, "again")
    shove(s, "small", "l")
    assert options(s) == ["trade:large.large", "sell:large"]
    assert clause_of(s, "trade:large.medium") == "VA-C5"
    assert clause_of(s, "trade:large.small") == "VA-C5"


@pytest.mark.clause("VA-C7", "VA-Q5")
def test_fallen_stones_are_settled_after_each_push_in_any_order() -> None:
    s = at_the_quarry()
    shove(s, "large", "ssl")
    assert asked(s) == "Paula trading"
    assert "trade:small.small" in options(s)
    assert "trade:large.large" in options(s)
    play(s, "sell:small", "trade:large.medium", "trade:small.small")
    assert asked(s) == "Paula pushing_again"
    assert s.players[PAULA].slabs == [1, 1, 0]


@pytest.mark.clause("VA-C8", "VA-C13")
def test_the_third_push() -> None:
    s = at_the_quarry()
    s.players[PAULA].has_tile = True
    shove(s, "small", "s")
    play(s, "sell:small", "again")
    shove(s, "small")
    assert options(s) == ["push_plus_one", "stop"]  # whether stones have fallen or not
    play(s, "push_plus_one")
    assert not s.players[PAULA].has_tile
    shove(s, "large", "m")
    play(s, "sell:medium")
    assert asked(s) == "Quintus taking_turn"


@pytest.mark.clause("VA-C8", "VA-C13")
def test_no_third_push_without_two_before_it_a_tile_and_a_stone() -> None:
    s = at_the_quarry()
    s.players[PAULA].has_tile = True
    shove(s, "small")
    assert options(s) == ["again", "stop"]
    play(s, "stop")
    assert s.players[PAULA].has_tile
    assert asked(s) == "Quintus taking_turn"
    s = at_the_quarry(small=2, medium=0, large=0)
    s.players[PAULA].has_tile = True
    shove(s, "small")
    play(s, "again")
    shove(s, "small")
    play(s, "consolation:sesterce")
    assert asked(s) == "Quintus taking_turn"  # no stone is left
    s = at_the_quarry()
    shove(s, "small")
    play(s, "again")
    shove(s, "small")
    play(s, "consolation:sesterce")
    assert asked(s) == "Quintus taking_turn"  # no tile


@pytest.mark.clause("VA-C9", "VA-Q5")
def test_consolation_after_two_pushes_in_vain_and_never_again() -> None:
    s = at_the_quarry()
    s.players[PAULA].has_tile = True
    shove(s, "small")
    play(s, "again")
    shove(s, "small")
    assert options(s) == ["consolation:slab", "consolation:sesterce"]
    play(s, "consolation:slab")
    assert s.players[PAULA].slabs == [1, 0, 0]
    play(s, "push_plus_one")
    shove(s, "large")
    assert asked(s) == "Quintus taking_turn"
    assert s.players[PAULA].slabs == [1, 0, 0]
    assert money(s, PAULA) == 1


@pytest.mark.clause("VA-C9")
@pytest.mark.parametrize("first", [True, False])
def test_no_consolation_if_one_push_made_a_stone_fall(first: bool) -> None:
    s = at_the_quarry()
    shove(s, "small", "s" if first else "")
    play(s, *(["sell:small"] if first else []), "again")
    shove(s, "small", "" if first else "s")
    play(s, *([] if first else ["sell:small"]))
    assert asked(s) == "Quintus taking_turn"


@pytest.mark.clause("VA-C10")
def test_consolation_without_a_place_is_a_sesterce() -> None:
    s = at_the_quarry()
    cart(s, PAULA, small=2)
    shove(s, "small")
    play(s, "again")
    shove(s, "small")
    assert asked(s) == "Quintus taking_turn"
    assert money(s, PAULA) == 1 + 1
    assert log(s)[-1] == "Nothing has fallen: Paula takes 1 sesterce."


@pytest.mark.clause("VA-C11")
def test_one_push_in_vain_brings_nothing() -> None:
    s = at_the_quarry()
    shove(s, "small")
    play(s, "stop")
    assert money(s, PAULA) == 1
    assert s.players[PAULA].slabs == [0, 0, 0]


@pytest.mark.clause("VA-C12", "VA-P13")
def test_the_pushed_stone_stays_and_any_stone_may_fall() -> None:
    s = at_the_quarry()
    fill(s, (0, 50000, 50000))
    shove(s, "large", "s")
    assert s.quarry == ((2, 16000, 16000),)
    play(s, "sell:small", "again")
    shove(s, "medium", "l")  # the one pushed a moment ago
    assert "trade:large.large" in options(s)


@pytest.mark.clause("VA-K1")
def test_a_slab_that_is_taken_lies_on_a_place_of_its_size() -> None:
    s = at_the_quarry()
    reserve = s.slab_reserve[:]
    assert fragments(view(s, PAULA), "en", NAMES)["mat-0-cart"].count('href="#slab-') == 0
    shove(s, "small", "lm")
    play(s, "trade:large.large", "trade:medium.small")
    assert s.players[PAULA].slabs == [1, 0, 1]
    assert s.slab_reserve == [reserve[0] - 1, reserve[1], reserve[2] - 1]
    drawn = fragments(view(s, PAULA), "en", NAMES)["mat-0-cart"]
    assert [drawn.count(f'href="#slab-{size}"') for size in range(3)] == [1, 0, 1]


@pytest.mark.clause("VA-K2", "VA-K3", "VA-Q4")
def test_loads() -> None:
    legal = [(large, medium, small) for large in range(4) for medium in range(4) for small in range(4)]
    legal = [load for load in legal if is_legal_load(*load)]
    places = [((1, 0, 0), (0, 0, 0)), ((0, 1, 0), (0, 0, 0)), ((0, 0, 1), (0, 0, 0))]
    bay = [(0, 0, 0), (1, 0, 0), (0, 1, 1), (0, 1, 0), (0, 0, 1)]
    possible = {
        tuple(a + b + c + d for a, b, c, d in zip(one, two, three, four, strict=True))
        for one in places[0]
        for two in places[1]
        for three in places[2]
        for four in bay
    }
    assert set(legal) == possible
    assert max(sum(load) for load in legal) == 5


@pytest.mark.clause("VA-K4")
def test_slabs_leave_the_cart_only_by_being_built() -> None:
    s = at_the_quarry()
    cart(s, PAULA, large=2, medium=1, small=1)
    shove(s, "small", "l")
    play(s, "stop")
    assert s.players[PAULA].slabs == [1, 1, 2]
    play(s, "Quintus income", "take:income_01", "half:sesterces")
    play(s, "Paula income", "take:income_02", "half:sesterces")
    assert s.players[PAULA].slabs == [1, 1, 2]
    assert s.players[QUINTUS].slabs == [0, 0, 0]
