"""The twin of ``quarry`` that numba compiles: same formulas, same order, same micrometres, a fraction of the time.

Needs the extra ``fast``. Without ``fastmath`` numba neither fuses nor reorders, so that VA-P17 holds here too. What
the formulas mean is said in ``quarry``; whoever changes one there changes it here, and a test compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import numpy as np
from numba import njit

from tabularium.games.via_appia.quarry import MOST_FRAMES, RADII, Frame, Push, Stone, in_order

_R: Final[Any] = np.array([9.0, 12.0, 16.0])


def _make_list(x: Any, y: Any, r: Any, full: Any, here: Any, margin: Any, was: Any, pi: Any, pj: Any, pf: Any) -> Any:
    """VA-P22; the number of pairs."""
    order: Any = np.empty(len(x), np.int64)
    count = 0
    for i in range(len(x)):
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
    pairs = 0
    for a in range(count):
        i = order[a]
        for b in range(a + 1, count):
            j = order[b]
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            z = r[i] + r[j]
            near = z + margin
            if dx * dx + dy * dy < near * near:
                pi[pairs] = i
                pj[pairs] = j
                both = full[i] * full[i] + full[j] * full[j]
                pf[pairs, 0] = z
                pf[pairs, 1] = (full[j] * full[j]) / both
                pf[pairs, 2] = (full[i] * full[i]) / both
                pairs += 1
    for i in range(len(x)):
        was[i, 0] = x[i]
        was[i, 1] = y[i]
    return pairs


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
    x: Any, y: Any, r: Any, here: Any, pi: Any, pj: Any, pf: Any, pairs: Any, factor: Any, far: Any,
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
        for i in range(len(x)):
            if here[i]:
                ri = r[i]
                if x[i] < ri:
                    worst = max(worst, ri - x[i])
                    x[i] = ri
                elif x[i] > 105.0 - ri:
                    worst = max(worst, x[i] - 105.0 + ri)
                    x[i] = 105.0 - ri
                if y[i] < ri:
                    if i != pushed:
                        worst = max(worst, ri - y[i])
                        y[i] = ri
                elif y[i] > far:
                    worst = max(worst, y[i] - far)
                    y[i] = far
        for p in range(pairs):
            i = pi[p]
            j = pj[p]
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            dd = dx * dx + dy * dy
            z = pf[p, 0]
            if dd < z * z:
                d = sqrt(dd)
                if d < 0.000000001:
                    dx = 0.0
                    dy = 0.000000001
                    d = 0.000000001
                gap = z - d
                worst = max(worst, gap)
                c = factor * gap / d
                share = c * pf[p, 1]
                x[i] -= dx * share
                y[i] -= dy * share
                share = c * pf[p, 2]
                x[j] += dx * share
                y[j] += dy * share
        if worst < tolerance:
            break
    return worst


_list_now: Any = njit(cache=True)(_make_list)
_farthest_now: Any = njit(cache=True)(_farthest)
_take_off_now: Any = njit(cache=True)(_take_off)
_relax_now: Any = njit(cache=True)(_relax)


def _run(x: Any, y: Any, r: Any, slope: Any, most: Any, here: Any, fallen: Any, film: Any) -> Any:
    """A whole push; how many stones fell and how many frames there are."""
    size = len(x)
    pushed = size - 1
    was: Any = np.empty((size, 2))
    pi: Any = np.empty(size * size, np.int64)
    pj: Any = np.empty(size * size, np.int64)
    pf: Any = np.empty((size * size, 3))
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
    pairs = _list_now(x, y, r, r, here, 3.0, was, pi, pj, pf)
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
                    _relax_now(x, y, r, here, pi, pj, pf, pairs, 1.5, 1e300, 0.0005, 2000, pushed, px, py, u, v)
                else:
                    _relax_now(x, y, r, here, pi, pj, pf, pairs, 1.5, 1e300, 0.05, 60, pushed, px, py, u, v)
                before = count
                count = _take_off_now(x, y, here, fallen, count)
                m = _farthest_now(x, y, here, was)
                if count > before or m > 0.5625:
                    pairs = _list_now(x, y, r, r, here, 3.0, was, pi, pj, pf)
                if not (m > 2.25 or (last and count > before)):
                    break
        if step == 0 or n <= most or step * most // n > (step - 1) * most // n:
            film[frames, 0, 0] = px
            film[frames, 0, 1] = py
            for i in range(size):
                film[frames, i + 1, 0] = x[i]
                film[frames, i + 1, 1] = y[i]
            frames += 1
    for _ in range(20):
        pairs = _list_now(x, y, r, r, here, 3.0, was, pi, pj, pf)
        worst = _relax_now(x, y, r, here, pi, pj, pf, pairs, 1.5, 1e300, 0.0005, 2000, -1, 0.0, 0.0, 0.0, 0.0)
        m = _farthest_now(x, y, here, was)
        before = count
        count = _take_off_now(x, y, here, fallen, count)
        if count == before and worst < 0.0005 and m <= 2.25:
            break
    return count, frames


_run_now: Any = njit(cache=True)(_run)


def push(stones: Sequence[Stone], size: int, x_mm: int, slope: int, film: bool = True) -> Push:
    """As ``quarry.push``; without ``film`` there are no frames, which saves most of what is left of the time."""
    before = in_order(stones)
    sizes = [stone[0] for stone in before]
    sizes.append(size)
    x: Any = np.array([stone[1] for stone in before] + [1000 * x_mm]) / 1000
    y: Any = np.array([stone[2] for stone in before] + [-1000 * RADII[size]]) / 1000
    count = len(sizes)
    here: Any = np.ones(count, np.bool_)
    gone: Any = np.zeros(count, np.int64)
    moments: Any = np.empty((MOST_FRAMES + 1, count + 1, 2))
    falls, frames = _run_now(x, y, _R[sizes], slope, MOST_FRAMES, here, gone, moments)

    at_x: list[int] = np.rint(x * 1000).astype(np.int64).tolist()
    at_y: list[int] = np.rint(y * 1000).astype(np.int64).tolist()
    stored: list[Stone] = []
    for i, kind in enumerate(sizes):
        least = 1000 * RADII[kind]
        stored.append((kind, min(max(at_x[i], least), 105000 - least), max(at_y[i], least)))
    fallen = gone[:falls].tolist()
    shown: list[Frame] = []
    if film:
        for moment in np.rint(moments[:frames] * 1000).astype(np.int64).tolist():
            places = [tuple(place) for place in moment]
            shown.append(Frame(places[0], tuple(places[1:])))
        ends = [(at_x[i], at_y[i]) if i in fallen else stored[i][1:] for i in range(count)]
        shown.append(Frame(None, tuple(ends)))
    left = [stored[i] for i in range(count) if here[i]]
    return Push(tuple(in_order(left)), tuple(stored[i] for i in fallen), tuple(shown))
