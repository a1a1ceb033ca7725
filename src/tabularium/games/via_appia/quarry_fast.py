"""The twin of ``quarry`` that numba compiles: same formulas, same order, same micrometres, a fraction of the time.

Needs the extra ``fast``. Without ``fastmath`` numba neither fuses nor reorders, so that VA-P17 holds here too. What
the formulas mean is said in ``quarry``; whoever changes one there changes it here, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import sqrt
from typing import Any, Final

import numpy as np
from numba import njit

from tabularium.games.via_appia.quarry import MOST_FRAMES, RADII, Frame, Push, Stone, in_order

_RADII: Final[Any] = np.array(RADII)
_NO_FILM: Final[Any] = np.empty((0, 0, 0))


def _make_list(
    x: Any, y: Any, r: Any, full: Any, here: Any, margin: Any, was: Any, order: Any, pi: Any, pj: Any, pf: Any
) -> Any:
    """VA-P22; the number of stones that are here and the number of pairs.

    The pairs come in tiers: a pair stands one tier behind the last pair before it, in the order of the clause, that has
    a stone in common with it. So each stone still meets the others in that order, which is all that the numbers depend
    on, and the processor can work on several pairs of a tier at once instead of waiting for one after the other.
    """
    size = len(x)
    count = 0
    for i in range(size):
        if here[i]:
            at = count
            while at > 0:
                k = order[at - 1]
                if y[k] < y[i] or (y[k] == y[i] and x[k] <= x[i]):
                    break
                order[at] = k
                at -= 1
            order[at] = i
            count += 1
        was[i, 0] = x[i]
        was[i, 1] = y[i]
    first: Any = np.empty(size * size, np.uint32)
    second: Any = np.empty(size * size, np.uint32)
    tier: Any = np.empty(size * size, np.uint32)
    tiers_of: Any = np.zeros(size, np.uint32)
    starts: Any = np.zeros(size * size + 2, np.uint32)
    pairs = 0
    for a in range(count):
        i = order[a]
        reach = r[i] + 16.0 + margin
        for b in range(a + 1, count):
            j = order[b]
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            if dy >= reach:
                break
            near = r[i] + r[j] + margin
            if dx * dx + dy * dy < near * near:
                first[pairs] = i
                second[pairs] = j
                behind = max(tiers_of[i], tiers_of[j])
                tier[pairs] = behind
                tiers_of[i] = behind + 1
                tiers_of[j] = behind + 1
                starts[behind + 1] += 1
                pairs += 1
    at = 0
    for t in range(pairs + 1):
        at += starts[t]
        starts[t] = at
    for p in range(pairs):
        i = first[p]
        j = second[p]
        at = starts[tier[p]]
        starts[tier[p]] += 1
        pi[at] = i
        pj[at] = j
        both = full[i] * full[i] + full[j] * full[j]
        z = r[i] + r[j]
        pf[at, 0] = z
        pf[at, 1] = z * z
        pf[at, 2] = (full[j] * full[j]) / both
        pf[at, 3] = (full[i] * full[i]) / both
    return count, pairs


def _farthest(x: Any, y: Any, here: Any, was: Any) -> Any:
    m = 0.0
    for i in range(len(x)):
        if here[i]:
            a = x[i] - was[i, 0]
            b = y[i] - was[i, 1]
            way = a * a + b * b
            if way > m:
                m = way
    return m


def _take_off(x: Any, y: Any, here: Any, fallen: Any, count: Any) -> Any:
    """VA-P11; how many have fallen so far."""
    while True:
        first = -1
        for i in range(len(x)):
            if here[i] and y[i] > 120.0 and (first < 0 or y[i] > y[first] or (y[i] == y[first] and x[i] < x[first])):
                first = i
        if first < 0:
            return count
        here[first] = False
        fallen[count] = first
        count += 1


def _relax(
    x: Any, y: Any, r: Any, order: Any, count: Any, pi: Any, pj: Any, pf: Any, pairs: Any, factor: Any, far: Any,
    tolerance: Any, sweeps: Any, pushed: Any, px: Any, py: Any, u: Any, v: Any,
) -> Any:  # fmt: skip
    """VA-P8, VA-P9, VA-P20, VA-P21; the greatest violation of the last sweep."""
    worst = 0.0
    for _ in range(sweeps):
        worst = 0.0
        if pushed >= 0:
            ri = r[pushed]
            g = ri - ((x[pushed] - px) * u + (y[pushed] - py) * v)
            if g > 0.0:
                worst = g
                x[pushed] += g * u
                y[pushed] += g * v
            if y[pushed] < ri:
                a = (x[pushed] - px) * v - (y[pushed] - py) * u
                k = 22.0 - ri
                if a > k:
                    h = a - k
                    x[pushed] -= h * v
                    y[pushed] += h * u
                elif a < -k:
                    h = -k - a
                    x[pushed] += h * v
                    y[pushed] -= h * u
        for place in range(count):
            i = order[place]
            ri = r[i]
            xi = x[i]
            yi = y[i]
            if xi < ri:
                if ri - xi > worst:
                    worst = ri - xi
                x[i] = ri
            elif xi > 105.0 - ri:
                if xi - 105.0 + ri > worst:
                    worst = xi - 105.0 + ri
                x[i] = 105.0 - ri
            if yi < ri:
                if i != pushed:
                    if ri - yi > worst:
                        worst = ri - yi
                    y[i] = ri
            elif yi > far:
                if yi - far > worst:
                    worst = yi - far
                y[i] = far
        for p in range(pairs):
            i = pi[p]
            j = pj[p]
            xi = x[i]
            yi = y[i]
            xj = x[j]
            yj = y[j]
            dx = xj - xi
            dy = yj - yi
            dd = dx * dx + dy * dy
            if dd < pf[p, 1]:
                d = sqrt(dd)
                if d < 0.000000001:
                    dx = 0.0
                    dy = 0.000000001
                    d = 0.000000001
                gap = pf[p, 0] - d
                if gap > worst:
                    worst = gap
                c = factor * gap / d
                share = c * pf[p, 2]
                x[i] = xi - dx * share
                y[i] = yi - dy * share
                share = c * pf[p, 3]
                x[j] = xj + dx * share
                y[j] = yj + dy * share
        if worst < tolerance:
            break
    return worst


_list_now: Any = njit(cache=True, error_model="numpy")(_make_list)
_farthest_now: Any = njit(cache=True, error_model="numpy")(_farthest)
_take_off_now: Any = njit(cache=True, error_model="numpy")(_take_off)
_relax_now: Any = njit(cache=True, error_model="numpy")(_relax)


def _comes_before(stones: Any, i: Any, j: Any) -> Any:
    """VA-P16."""
    for field in (2, 1, 0):
        if stones[i, field] != stones[j, field]:
            return stones[i, field] < stones[j, field]
    return True


_comes_before_now: Any = njit(cache=True, error_model="numpy")(_comes_before)


def _in_order(stones: Any, here: Any, order: Any) -> Any:
    """VA-P16 The stones that are here, as their places in the list; how many there are."""
    count = 0
    for i in range(len(stones)):
        if here[i]:
            at = count
            while at > 0 and not _comes_before_now(stones, order[at - 1], i):
                order[at] = order[at - 1]
                at -= 1
            order[at] = i
            count += 1
    return count


def _store(stones: Any, x: Any, y: Any) -> None:
    """VA-P23; ``rint`` rounds exact halves to even."""
    for i in range(len(stones)):
        least = 1000 * _RADII[stones[i, 0]]
        stones[i, 1] = min(max(np.int64(np.rint(x[i] * 1000)), least), 105000 - least)
        stones[i, 2] = max(np.int64(np.rint(y[i] * 1000)), least)


_in_order_now: Any = njit(cache=True, error_model="numpy")(_in_order)
_store_now: Any = njit(cache=True, error_model="numpy")(_store)


def _run(stones: Any, slope: Any, most: Any, fallen: Any, left: Any, film: Any) -> Any:
    """A whole push of the last of the stones; how many fell, how many are left, and how many frames there are.

    ``stones`` are then those after the push, ``left`` the places of those in the tray in the order of VA-P16.
    """
    size = len(stones)
    pushed = size - 1
    here: Any = np.ones(size, np.bool_)
    x: Any = np.empty(size)
    y: Any = np.empty(size)
    r: Any = np.empty(size)
    for i in range(size):
        r[i] = _RADII[stones[i, 0]]
        x[i] = stones[i, 1] / 1000
        y[i] = stones[i, 2] / 1000
    was: Any = np.empty((size, 2))
    order: Any = np.empty(size, np.uint32)
    pi: Any = np.empty(size * size, np.uint32)
    pj: Any = np.empty(size * size, np.uint32)
    pf: Any = np.empty((size * size, 4))
    ri = r[pushed]
    t = slope / 100
    q = sqrt(t * t + 1)
    u = t / q
    v = 1 / q
    px = x[pushed] - ri * u
    py = -ri - ri * v
    w = -py / v
    n = int(w)
    if n < w:
        n += 1
    e = w / n
    stay, pairs = _list_now(x, y, r, r, here, 3.0, was, order, pi, pj, pf)
    count = 0
    frames = 0
    for step in range(n + 1):
        if step > 0:
            px += e * u
            py += e * v
            last = step == n
            if last:
                py = 0.0
            for _ in range(12):
                if last:
                    _relax_now(x, y, r, order, stay, pi, pj, pf, pairs, 1.5, 1e300, 0.0005, 2000, pushed, px, py, u, v)
                else:
                    _relax_now(x, y, r, order, stay, pi, pj, pf, pairs, 1.5, 1e300, 0.05, 60, pushed, px, py, u, v)
                before = count
                count = _take_off_now(x, y, here, fallen, count)
                m = _farthest_now(x, y, here, was)
                if count > before or m > 0.5625:
                    stay, pairs = _list_now(x, y, r, r, here, 3.0, was, order, pi, pj, pf)
                if not (m > 2.25 or (last and count > before)):
                    break
        if most > 0 and (step == 0 or n <= most or step * most // n > (step - 1) * most // n):
            film[frames, 0, 0] = px
            film[frames, 0, 1] = py
            for i in range(size):
                film[frames, i + 1, 0] = x[i]
                film[frames, i + 1, 1] = y[i]
            frames += 1
    for _ in range(20):
        stay, pairs = _list_now(x, y, r, r, here, 3.0, was, order, pi, pj, pf)
        worst = _relax_now(x, y, r, order, stay, pi, pj, pf, pairs, 1.5, 1e300, 0.0005, 2000, -1, 0.0, 0.0, 0.0, 0.0)
        m = _farthest_now(x, y, here, was)
        before = count
        count = _take_off_now(x, y, here, fallen, count)
        if count == before and worst < 0.0005 and m <= 2.25:
            break
    _store_now(stones, x, y)
    return count, _in_order_now(stones, here, left), frames


def _fill(stones: Any) -> Any:
    """VA-P4 (2) and (3); did it close?"""
    size = len(stones)
    here: Any = np.ones(size, np.bool_)
    x: Any = np.empty(size)
    y: Any = np.empty(size)
    full: Any = np.empty(size)
    for i in range(size):
        full[i] = _RADII[stones[i, 0]]
        x[i] = stones[i, 1] / 1000
        y[i] = stones[i, 2] / 1000
    was: Any = np.empty((size, 2))
    order: Any = np.empty(size, np.uint32)
    pi: Any = np.empty(size * size, np.uint32)
    pj: Any = np.empty(size * size, np.uint32)
    pf: Any = np.empty((size * size, 4))
    r: Any = np.empty(size)
    for g in range(1, 41):
        for i in range(size):
            r[i] = full[i] * (0.4 + 0.6 * g / 40)
        stay, pairs = _list_now(x, y, r, full, here, 6.0, was, order, pi, pj, pf)
        _relax_now(x, y, r, order, stay, pi, pj, pf, pairs, 1.0, 119.0, 0.02, 40, -1, 0.0, 0.0, 0.0, 0.0)
    for _ in range(30):
        stay, pairs = _list_now(x, y, full, full, here, 6.0, was, order, pi, pj, pf)
        worst = _relax_now(x, y, full, order, stay, pi, pj, pf, pairs, 1.0, 119.0, 0.001, 200, -1, 0.0, 0.0, 0.0, 0.0)
        if worst < 0.001 and _farthest_now(x, y, here, was) <= 9.0:
            _store_now(stones, x, y)
            return True
    return False


_run_now: Any = njit(cache=True, error_model="numpy")(_run)
_fill_now: Any = njit(cache=True, error_model="numpy")(_fill)


def _table(stones: Sequence[Stone]) -> Any:
    """A row for each stone: size, x, y."""
    return np.fromiter(chain.from_iterable(stones), np.int64, 3 * len(stones)).reshape(-1, 3)


def pack(points: Sequence[Stone]) -> list[Stone] | None:
    """As ``quarry.pack``."""
    stones = _table(points)
    if not _fill_now(stones):
        return None
    return in_order([(size, x, y) for size, x, y in stones.tolist()])


def push(stones: Sequence[Stone], size: int, x_mm: int, slope: int, film: bool = True) -> Push:
    """As ``quarry.push``; without ``film`` there are no frames, which saves most of what is left of the time."""
    table = _table([*in_order(stones), (size, 1000 * x_mm, -1000 * RADII[size])])
    count = len(table)
    gone: Any = np.empty(count, np.int64)
    left: Any = np.empty(count, np.int64)
    moments: Any = np.empty((MOST_FRAMES + 1, count + 1, 2)) if film else _NO_FILM
    falls, stays, frames = _run_now(table, slope, MOST_FRAMES if film else 0, gone, left, moments)

    stored: list[Stone] = [(kind, x, y) for kind, x, y in table.tolist()]
    shown: list[Frame] = []
    if film:
        for moment in np.rint(moments[:frames] * 1000).astype(np.int64).tolist():
            places = [tuple(place) for place in moment]
            shown.append(Frame(places[0], tuple(places[1:])))
        shown.append(Frame(None, tuple([stone[1:] for stone in stored])))
    return Push(
        tuple([stored[i] for i in left[:stays].tolist()]),
        tuple([stored[i] for i in gone[:falls].tolist()]),
        tuple(shown),
    )
