"""Section 9: the quarry, to the micrometre."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from math import hypot, sqrt
from random import Random

import pytest

from tabularium.games import via_appia
from tabularium.games.via_appia import quarry, quarry_fast
from tabularium.games.via_appia.quarry import FILLING, RADII, Push, Stone, Tray, in_order, pack, with_noise

SMALL, MEDIUM, LARGE = range(3)


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about the reference, however many pushes came before."""
    monkeypatch.setattr(quarry, "push", quarry._push)


def push(stones: Sequence[Stone], size: int, x_mm: int, slope: int) -> Push:
    return quarry.push(stones, size, x_mm, slope)


def stones(written: str) -> list[Stone]:
    """`S 26659,9000; L 89000,16181` as the rules write a tray."""
    found = []
    for part in written.replace("\n", " ").split(";"):
        kind, _, place = part.strip().partition(" ")
        x, _, y = place.partition(",")
        found.append(("SML".index(kind), int(x), int(y)))
    return found


def kinds(fallen: Sequence[Stone]) -> str:
    return "".join("SML"[stone[0]] for stone in fallen)


def drawn(rng: Random) -> list[Stone]:
    points = []
    for size, count in FILLING:
        for _ in range(count):
            r = 1000 * RADII[size]
            points.append((size, rng.randint(r, 105000 - r), rng.randint(r, 119000)))
    return points


def packed(rng: Random) -> list[Stone]:
    while True:
        tray = pack(drawn(rng))
        if tray is not None:
            return tray


def any_push(rng: Random) -> tuple[int, int, int]:
    size = rng.choice([LARGE, MEDIUM, MEDIUM, SMALL, SMALL, SMALL])
    return size, rng.randint(RADII[size], 105 - RADII[size]), rng.randint(-25, 25)


def worst_overlap(tray: Sequence[Stone]) -> float:
    """Millimetres by which two stones lie in one another at worst."""
    worst = 0.0
    for place, (size, x, y) in enumerate(tray):
        for other, ox, oy in tray[place + 1 :]:
            worst = max(worst, RADII[size] + RADII[other] - hypot(ox - x, oy - y) / 1000)
    return worst


def assert_sound(tray: Sequence[Stone]) -> None:
    """VA-P15"""
    assert worst_overlap(tray) <= 0.003
    for size, x, y in tray:
        r = 1000 * RADII[size]
        assert r <= x <= 105000 - r
        assert r <= y <= 120000
    assert list(tray) == in_order(tray)


def example_points() -> list[Stone]:
    """The start points of VA-E16."""
    points: list[Stone] = []
    for size, count in FILLING:
        for _ in range(count):
            i, r = len(points) + 1, RADII[size]
            x = 1000 * r + 48271 * i % (105001 - 2000 * r)
            points.append((size, x, 1000 * r + 69621 * i % (119001 - 1000 * r)))
    return points


PACKED = """S 26659,9000; S 65054,9000; S 9000,12481; L 89000,16181; M 45856,17512; S 64594,26994; L 19683,35083;
S 77517,39522; M 46941,41487; M 93000,53710; S 41198,61796; L 66198,61813; M 20235,63077; S 96000,74494; S 44524,79505;
S 9000,80819; S 26867,83002; L 65040,93792; M 93000,95279; M 12000,101604; M 35998,101913; S 84275,114381;
S 23764,119000; M 52851,119000"""
FIRST = """S 68518,9000; S 9000,9715; M 47733,12000; S 26626,13460; L 89000,23334; S 64367,27599; M 43997,35707;
L 16000,36089; S 73969,43311; M 93000,52188; M 45061,59684; M 12000,63802; L 71190,69748; S 30111,74431; S 96000,75672;
S 9000,84694; S 45167,85635; S 25749,91895; M 93000,96457; L 65396,101219; M 12000,107768; M 38402,108655;
S 85170,116516"""
SECOND = """S 9000,9000; L 47133,16000; S 22597,20795; S 67558,30416; L 89000,43270; M 43979,43822; L 16000,44909;
S 64504,48263; S 73237,64002; M 35103,66120; M 93000,71102; M 12000,72621; M 43178,88721; L 71177,88917; S 22294,90925;
S 96000,91887; S 9000,103061; S 25778,109580; S 43778,109712; M 93000,112672"""
THIRD = """S 25372,9000; L 49372,16000; S 9000,16480; S 26891,26935; S 67176,33550; M 43488,43405; L 89000,45746;
L 16000,49438; S 63040,51068; S 73471,65738; M 37993,66768; M 93000,73458; M 12000,77151; M 43219,90192; L 71206,91038;
S 96000,94243; S 22814,95153; S 9000,106693; S 44356,111161; S 26429,112786; M 92646,114973"""


# Worked examples


@pytest.mark.clause("VA-E11", "VA-P7", "VA-P8", "VA-P18")
@pytest.mark.parametrize(
    ("choice", "end"),
    [
        ((SMALL, 52, 0), (52000, 9000)),
        ((SMALL, 52, 20), (55565, 9000)),
        ((MEDIUM, 70, -15), (66420, 12000)),
        ((LARGE, 89, 25), (89000, 17492)),
    ],
)
def test_a_push_into_the_empty_tray(choice: tuple[int, int, int], end: tuple[int, int]) -> None:
    done = push([], *choice)
    assert done.stones == ((choice[0], *end),)
    assert done.fallen == ()


@pytest.mark.clause("VA-E12", "VA-P10")
def test_a_straight_column() -> None:
    column = [(MEDIUM, 52000, y) for y in (12000, 36000, 60000, 84000, 108000)]
    done = push(column, MEDIUM, 52, 0)
    assert kinds(done.fallen) == "M"
    assert list(done.stones) == column
    done = push(column[:4], MEDIUM, 52, 0)
    assert done.fallen == ()
    assert list(done.stones) == column


@pytest.mark.clause("VA-E13", "VA-P13")
def test_a_small_stone_at_the_edge() -> None:
    tray = stones("L 52000,16000; L 52000,48000; L 52000,80000; S 52000,105000")
    done = push(tray, LARGE, 52, 0)
    assert kinds(done.fallen) == "S"
    assert list(done.stones) == stones("L 52000,16000; L 52000,48000; L 52000,80000; L 52000,112000")


@pytest.mark.clause("VA-E16", "VA-P4", "VA-P23")
def test_the_packing_of_the_example() -> None:
    points = example_points()
    assert points[0] == (LARGE, 64271, 85621)
    assert points[23] == (SMALL, 36491, 29889)
    assert pack(points) == stones(PACKED)


@pytest.mark.clause("VA-E17", "VA-P9", "VA-P11", "VA-P12", "VA-P17", "VA-P19", "VA-P20", "VA-P21", "VA-P22")
def test_three_pushes_into_the_packing_of_the_example() -> None:
    done = push(stones(PACKED), MEDIUM, 40, 10)
    assert (kinds(done.fallen), list(done.stones)) == ("MS", stones(FIRST))
    done = push(done.stones, LARGE, 60, -20)
    assert (kinds(done.fallen), list(done.stones)) == ("SMML", stones(SECOND))
    done = push(done.stones, SMALL, 20, 25)
    assert (kinds(done.fallen), list(done.stones)) == ("", stones(THIRD))


@pytest.mark.clause("VA-E18", "VA-P6")
def test_an_unsteady_hand_is_clipped() -> None:
    assert with_noise(LARGE, 88, -24, 3, -4) == (89, -25)
    assert with_noise(LARGE, 17, 24, -3, 4) == (16, 25)
    assert with_noise(SMALL, 50, 0, -2, 7) == (48, 7)


# One clause after the other


@pytest.mark.clause("VA-P1", "VA-P3")
def test_tray_and_stones_have_their_measures() -> None:
    assert (quarry.WIDTH, quarry.DEPTH, RADII) == (105, 120, (9, 12, 16))
    # Two stones that just do not touch stay where they are; a hair nearer, and they part.
    for size, other in ((SMALL, MEDIUM), (MEDIUM, LARGE), (LARGE, SMALL)):
        way = 1000 * (RADII[size] + RADII[other])
        apart = [(size, 40000, 80000), (other, 40000 + way, 80000)]
        assert set(apart) <= set(push(apart, SMALL, 96, 0).stones)
        near = [(size, 40000, 80000), (other, 39900 + way, 80000)]
        moved = push(near, SMALL, 96, 0).stones
        assert not set(near) & set(moved)
        assert worst_overlap(moved) <= 0.003


@pytest.mark.clause("VA-P2", "VA-P5")
def test_a_stone_starts_before_the_line_between_the_walls() -> None:
    for size, r in enumerate(RADII):
        assert quarry.lateral_range(size) == (r, 105 - r)
        for x in quarry.lateral_range(size):
            first = push([], size, x, 0).frames[0]
            assert first.stones == ((1000 * x, -1000 * r),)
            assert first.slider == (1000 * x, -2000 * r)


@pytest.mark.clause("VA-P5", "VA-P7")
def test_the_slider_goes_as_far_aside_as_the_slope_says() -> None:
    for slope in (-25, -7, 0, 13, 25):
        film = [frame.slider for frame in push([], MEDIUM, 50, slope).frames]
        start, end = film[0], film[-2]
        assert start is not None
        assert end is not None
        assert end[1] == 0
        assert end[0] - start[0] == pytest.approx(-start[1] * slope / 100, abs=1)


@pytest.mark.clause("VA-P8")
def test_cheeks_keep_the_pushed_stone_before_the_bar() -> None:
    # A neighbour would shove the pushed stone aside; while it is before the line it stays within 22 - r of the middle.
    done = push([(LARGE, 60000, 16000), (LARGE, 89000, 30000)], SMALL, 48, 0)
    for frame in done.frames[:-1]:
        assert frame.slider is not None
        x, y = frame.stones[-1]
        if y < 9000:
            assert abs(x - frame.slider[0]) <= 22000 - 9000 + 1


@pytest.mark.clause("VA-P9")
def test_a_relaxation_ends_at_the_tolerance_or_after_its_sweeps() -> None:
    def near() -> Tray:
        tray = Tray([(MEDIUM, 50000, 50000), (MEDIUM, 60000, 50000), (MEDIUM, 55000, 60000)], 3.0, 1.5, 1e300)
        tray.make_list()
        return tray

    assert near().relax(0.05, 60, -1) < 0.05
    assert near().relax(0.0005, 2000, -1) < 0.0005
    assert near().relax(0.0005, 1, -1) == pytest.approx(14)


@pytest.mark.clause("VA-P10")
def test_what_nothing_touches_does_not_move() -> None:
    far = [(LARGE, 16000, 100000), (SMALL, 90000, 9000), (SMALL, 96000, 120000)]
    done = push(far, SMALL, 40, 0)
    assert set(far) <= set(done.stones)


@pytest.mark.clause("VA-P11")
def test_a_stone_falls_when_its_centre_is_beyond_the_edge() -> None:
    overhanging = [(LARGE, 16000, 104000), (LARGE, 50000, 120000)]
    assert set(overhanging) <= set(push(overhanging, SMALL, 90, 0).stones)
    # A column of small stones up to 117 mm gains a stone, then one that touches nothing at 120 mm is shoved over.
    column = [(SMALL, 52000, 9000 + 18000 * i) for i in range(6)]
    done = push([*column, (LARGE, 52000, 119000)], SMALL, 52, 0)
    assert kinds(done.fallen) == "L"
    assert done.fallen[0][2] > 120000
    assert [stone[2] for stone in done.stones] == [9000 + 18000 * i for i in range(7)]


@pytest.mark.clause("VA-P11")
def test_of_several_that_fall_the_farthest_comes_first_then_the_leftmost() -> None:
    tray = Tray(
        [(SMALL, 80000, 121000), (SMALL, 20000, 121000), (SMALL, 50000, 122000), (SMALL, 9000, 120000)], 3, 1.5, 1
    )
    assert tray.take_off() == [2, 1, 0]
    assert tray.here == [3]
    assert tray.take_off() == []


@pytest.mark.clause("VA-P12")
def test_at_the_end_the_pushed_stone_too_is_behind_the_line() -> None:
    rng = Random(12)
    for _ in range(20):
        choice = any_push(rng)
        done = push([], *choice)
        assert done.stones[0][2] >= 1000 * RADII[choice[0]]
        assert done.frames[-1].slider is None


@pytest.mark.clause("VA-P13", "VA-C12")
def test_a_stone_pushed_before_may_fall_later() -> None:
    tray: Sequence[Stone] = []
    fallen = []
    for _ in range(7):
        done = push(tray, LARGE, 52, 0)
        tray = done.stones
        fallen.append(kinds(done.fallen))
    assert fallen == ["", "", "", "", "L", "L", "L"]


@pytest.mark.clause("VA-P16")
def test_the_state_is_sorted_and_the_order_of_the_list_does_not_matter() -> None:
    rng = Random(16)
    tray = packed(rng)
    for _ in range(10):
        choice = any_push(rng)
        shuffled = list(tray)
        rng.shuffle(shuffled)
        done = push(tray, *choice)
        assert push(shuffled, *choice) == done
        tray = list(done.stones)
        assert tray == sorted(tray, key=lambda stone: (stone[2], stone[1]))


@pytest.mark.clause("VA-P17")
def test_a_stored_place_enters_as_micrometres_divided_by_a_thousand() -> None:
    tray = Tray([(SMALL, 26659, 79505)], 3.0, 1.5, 1e300)
    assert (tray.x, tray.y) == ([26.659], [79.505])


@pytest.mark.clause("VA-P18")
def test_the_slider_goes_by_equal_steps_of_at_most_a_millimetre_and_ends_on_the_line() -> None:
    film = [frame.slider for frame in push([], MEDIUM, 52, 25).frames[:-1]]
    ys = [place[1] for place in film if place is not None]
    assert ys[-1] == 0
    steps = {b - a for a, b in pairwise(ys)}
    assert max(steps) - min(steps) <= 1
    assert max(steps) <= 1000
    assert len(ys) == 1 + 25  # 12 / v + 12 = 24.37 millimetres, in 25 steps


@pytest.mark.clause("VA-P19")
def test_a_list_is_renewed_before_a_stone_can_meet_one_that_is_not_on_it() -> None:
    tray = Tray([(SMALL, 20000, 50000), (SMALL, 60000, 50000)], 3.0, 1.5, 1e300)
    tray.make_list()
    assert tray.pairs == []
    tray.x[0] += 3
    tray.y[0] += 4
    assert tray.farthest() == 25.0
    # A long column hands the push on within one step, and all of it has moved at the end.
    column = [(SMALL, 52000, 9000 + 18000 * i) for i in range(6)]
    done = push(column, SMALL, 52, 0)
    assert [stone[2] for stone in done.stones] == [9000 + 18000 * i for i in range(7)]


@pytest.mark.clause("VA-P20")
def test_walls_hold_stones_on_three_sides() -> None:
    tray = Tray(
        [(SMALL, 8000, 50000), (LARGE, 90000, 80000), (MEDIUM, 50000, 11000), (SMALL, 50000, 130000)], 3, 1.5, 1e300
    )
    assert tray.relax(9.0, 1, -1) == 1.0
    assert tray.x == [9.0, 89.0, 50.0, 50.0]
    assert tray.y == [50.0, 80.0, 12.0, 130.0]


@pytest.mark.clause("VA-P21")
def test_of_two_stones_the_smaller_gives_way_more() -> None:
    tray = Tray([(SMALL, 40000, 50000), (LARGE, 60000, 50000)], 3.0, 1.5, 1e300)
    tray.make_list()
    assert tray.relax(9.0, 1, -1) == 5.0
    c = 1.5 * 5.0 / 20.0
    assert tray.x == [40.0 - 20.0 * (c * (256.0 / 337.0)), 60.0 + 20.0 * (c * (81.0 / 337.0))]
    assert tray.y == [50.0, 50.0]


@pytest.mark.clause("VA-P21")
def test_stones_on_the_same_point_part_in_y() -> None:
    tray = Tray([(SMALL, 40000, 50000), (SMALL, 40000, 50000)], 3.0, 1.0, 1e300)
    tray.make_list()
    assert tray.relax(0.001, 50, -1) < 0.001
    assert tray.x == [40.0, 40.0]
    assert tray.y[1] - tray.y[0] == pytest.approx(18)


@pytest.mark.clause("VA-P22")
def test_a_neighbour_list_goes_by_y_then_x_and_has_a_margin() -> None:
    tray = Tray(
        [(SMALL, 60000, 50000), (SMALL, 39001, 50000), (SMALL, 39001, 71000), (SMALL, 81000, 50000)], 3.0, 1.5, 1e300
    )
    tray.make_list()
    # 20.999 mm apart is near, 21 mm (18 and the margin of 3) is not; 0 and 3 are exactly that
    assert [pair[:2] for pair in tray.pairs] == [(1, 0)]
    assert (tray.was_x, tray.was_y) == (tray.x, tray.y)
    assert sqrt(tray.pairs[0][3]) == tray.pairs[0][2] == 18.0


@pytest.mark.clause("VA-P23")
def test_rounding_goes_to_the_nearest_and_stays_inside() -> None:
    tray = Tray([(SMALL, 9000, 9000)] * 5, 3.0, 1.5, 1e300)
    tray.x = [8.9996, 96.0004, 50.0005, 50.0015, 50.0]
    tray.y = [8.9, 50.0, 0.0625 + 50, 50.0, 119.9999]
    assert [tray.stored(i) for i in range(5)] == [
        (SMALL, 9000, 9000),
        (SMALL, 96000, 50000),
        (SMALL, 50000, 50062),  # 50062.5, to the even one
        (SMALL, 50002, 50000),
        (SMALL, 50000, 120000),
    ]


@pytest.mark.clause("VA-P4", "VA-S7", "VA-P15")
def test_packings_are_sound_and_differ() -> None:
    rng = Random(4)
    trays = [packed(rng) for _ in range(6)]
    for tray in trays:
        assert_sound(tray)
        assert [sum(stone[0] == size for stone in tray) for size in (LARGE, MEDIUM, SMALL)] == [4, 8, 12]
        assert max(stone[2] for stone in tray) <= 119001  # the tolerance
    assert len({tuple(tray) for tray in trays}) == 6


@pytest.mark.clause("VA-P4")
def test_some_points_must_be_drawn_anew() -> None:
    rng = Random(1)
    assert any(pack(drawn(rng)) is None for _ in range(60))


@pytest.mark.clause("VA-P15")
def test_nothing_overlaps_escapes_or_gets_lost() -> None:
    check_pushes(rounds=6, pushes=50)


@pytest.mark.slow
@pytest.mark.clause("VA-P15")
def test_nothing_overlaps_escapes_or_gets_lost_in_ten_thousand_pushes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quarry, "push", quarry_fast.push)  # the same micrometres, in half a minute
    check_pushes(rounds=200, pushes=50)


def check_pushes(rounds: int, pushes: int) -> None:
    rng = Random(f"{rounds} packings")
    fell = 0
    for _ in range(rounds):
        tray: Sequence[Stone] = packed(rng)
        for _ in range(pushes):
            choice = any_push(rng)
            done = push(tray, *choice)
            assert_sound(done.stones)
            assert len(done.stones) + len(done.fallen) == len(tray) + 1
            before = sorted([stone[0] for stone in tray] + [choice[0]])
            assert sorted(stone[0] for stone in (*done.stones, *done.fallen)) == before
            assert 20 <= len(done.frames) <= 30
            tray = done.stones
            fell += len(done.fallen)
    assert 0.8 < fell / (rounds * pushes) < 1.3  # the data file names 1.01


def test_the_film_begins_before_the_push_and_ends_with_the_new_state() -> None:
    tray = stones(PACKED)
    done = push(tray, LARGE, 60, -20)
    film = done.frames
    assert film[0].stones == (*(stone[1:] for stone in tray), (60000, -16000))
    sizes = [*(stone[0] for stone in tray), LARGE]
    ends = list(zip(sizes, film[-1].stones))
    left = [(size, *place) for size, place in ends if place[1] <= 120000]
    assert in_order(left) == list(done.stones)
    assert len(ends) - len(left) == len(done.fallen)
    for size, x, y in done.fallen:
        assert (size, (x, y)) in ends


def test_a_push_takes_milliseconds() -> None:
    rng = Random(0)
    tray: Sequence[Stone] = packed(rng)
    start = time.perf_counter()
    for _ in range(20):
        tray = push(tray, *any_push(rng)).stones
    each = (time.perf_counter() - start) / 20
    print(f"plain: {1000 * each:.1f} ms a push")
    assert each < 1.0  # machines differ; this one only notices a disaster


# The twin


def test_the_twin_gives_the_same_micrometres() -> None:
    rng = Random("twins")
    spent = [0.0, 0.0]
    quarry_fast.push([], SMALL, 52, 0)
    for _ in range(4):
        tray: Sequence[Stone] = packed(rng)
        for _ in range(50):
            choice = any_push(rng)
            clock = [time.perf_counter()]
            plain = push(tray, *choice)
            clock.append(time.perf_counter())
            fast = quarry_fast.push(tray, *choice)
            clock.append(time.perf_counter())
            assert fast == plain
            bare = quarry_fast.push(tray, *choice, film=False)
            clock.append(time.perf_counter())
            assert (bare.stones, bare.fallen, bare.frames) == (plain.stones, plain.fallen, ())
            assert {type(n) for stone in fast.stones for n in stone} == {int}
            spent[0] += clock[1] - clock[0]
            spent[1] += clock[3] - clock[2]
            tray = plain.stones
    print(f"plain: {5 * spent[0]:.2f} ms a push, twin: {5 * spent[1]:.2f} ms")


def test_the_twin_packs_the_same() -> None:
    rng = Random("twin packings")
    for _ in range(25):
        points = drawn(rng)
        assert quarry_fast.pack(points) == pack(points)
    assert quarry_fast.pack(example_points()) == stones(PACKED)


def test_who_pushes_often_gets_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(quarry, "_twin", [])
    monkeypatch.setattr(quarry, "_count", [quarry.PATIENCE - 2])
    before = quarry.push([], SMALL, 52, 20)
    assert not quarry._twin
    assert quarry.push([], SMALL, 52, 20) == before
    assert quarry._twin
    assert pack(example_points()) == stones(PACKED)


def test_a_numba_that_cannot_work_here_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(quarry, "_twin", [])
    monkeypatch.setattr(quarry, "_count", [quarry.PATIENCE - 1])
    monkeypatch.setitem(sys.modules, quarry_fast.__name__, None)
    monkeypatch.delattr(via_appia, "quarry_fast")
    assert quarry.push([], SMALL, 52, 20).stones == ((SMALL, 55565, 9000),)
    assert not quarry.hurry()
