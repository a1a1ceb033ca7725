"""VA-P The quarry: round stones pushed over an edge.

Given the same stones and the same push every machine finds the same micrometres: between two stored states there are
only sums, products, quotients and square roots of doubles, in the order in which the clauses write them (VA-P17). So
formulas here are not to be tidied up: ``a * b / c`` is another number than ``a * (b / c)``.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt
from typing import Any, Final

Stone = tuple[int, int, int]  # size (0 small, 1 medium, 2 large), x and y of the centre in micrometres
Place = tuple[int, int]
Pair = tuple[int, int, float, float, float, float]  # i, j, sum of radii, its square, shares of i and j

WIDTH: Final = 105  # VA-P1, millimetres
DEPTH: Final = 120
RADII: Final[tuple[int, ...]] = (9, 12, 16)  # VA-P3
SLOPE_MAX: Final = 25  # VA-P5, hundredths
FILLING: Final = ((2, 4), (1, 8), (0, 12))  # VA-P4: size and number, in the order of the draws
MOST_FRAMES: Final = 28  # of the slider's way; the start and the end come on top

_R: Final[tuple[float, ...]] = (9.0, 12.0, 16.0)
_R_MAX: Final = 16.0
# VA-P21 the shares of a pair, by the sizes of i and j
_SHARE_I: Final = tuple([tuple([(b * b) / (a * a + b * b) for b in _R]) for a in _R])
_SHARE_J: Final = tuple([tuple([(a * a) / (a * a + b * b) for b in _R]) for a in _R])


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a push: the middle of the slider (none once it is withdrawn) and where each stone is.

    Stones come in the order of the list before the push, the pushed stone last. A fallen stone stays where it was
    taken off, beyond the edge.
    """

    slider: Place | None
    stones: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Push:
    """What a push did: the new state, the fallen stones in record order, and 20 to 30 moments to show."""

    stones: tuple[Stone, ...]
    fallen: tuple[Stone, ...]
    frames: tuple[Frame, ...]


def lateral_range(size: int) -> tuple[int, int]:
    """VA-P5 The first and the last lateral position of a stone of this size, in whole millimetres."""
    return RADII[size], WIDTH - RADII[size]


def with_noise(size: int, x_mm: int, slope: int, x_offset: int, slope_offset: int) -> tuple[int, int]:
    """VA-P6 The push that the hand carries out: choice plus draws, clipped."""
    least, most = lateral_range(size)
    x_mm = min(max(x_mm + x_offset, least), most)
    return x_mm, min(max(slope + slope_offset, -SLOPE_MAX), SLOPE_MAX)


def in_order(stones: Sequence[Stone]) -> list[Stone]:
    """VA-P16 Sorted by y, then x."""
    return sorted(stones, key=_by_place)


def _by_place(stone: Stone) -> tuple[int, int, int]:
    return stone[2], stone[1], stone[0]


class Tray:
    """Stones on the move, in millimetres; index by place in the list of stones. ``here`` names those not yet fallen."""

    __slots__ = ("factor", "far", "here", "margin", "pairs", "r", "sizes", "was_x", "was_y", "x", "y")

    def __init__(self, stones: Sequence[Stone], margin: float, factor: float, far: float) -> None:
        self.sizes: list[int] = [stone[0] for stone in stones]
        self.r: list[float] = [_R[stone[0]] for stone in stones]
        self.x: list[float] = [stone[1] / 1000 for stone in stones]
        self.y: list[float] = [stone[2] / 1000 for stone in stones]
        self.was_x: list[float] = self.x[:]
        self.was_y: list[float] = self.y[:]
        self.here: list[int] = list(range(len(stones)))
        self.pairs: list[Pair] = []
        self.margin: float = margin
        self.factor: float = factor
        self.far: float = far

    def make_list(self) -> None:
        """VA-P22 Stones that may come to touch, in the order in which they are looked at."""
        x, y, r, sizes, margin = self.x, self.y, self.r, self.sizes, self.margin
        keys = [(y[i], x[i], i) for i in self.here]
        keys.sort()
        order = [key[2] for key in keys]
        pairs: list[Pair] = []
        for place, i in enumerate(order):
            xi, yi, ri, size_i = x[i], y[i], r[i], sizes[i]
            reach = ri + _R_MAX + margin  # farther than this in y alone, no later stone is near
            for j in order[place + 1 :]:
                dy = y[j] - yi
                if dy >= reach:
                    break
                dx = x[j] - xi
                z = ri + r[j]
                near = z + margin
                if dx * dx + dy * dy < near * near:
                    pairs.append((i, j, z, z * z, _SHARE_I[size_i][sizes[j]], _SHARE_J[size_i][sizes[j]]))
        self.pairs = pairs
        self.was_x = x[:]
        self.was_y = y[:]

    def farthest(self) -> float:
        """VA-P19 (2) The square of the longest way since the list was made."""
        x, y, was_x, was_y = self.x, self.y, self.was_x, self.was_y
        m = 0.0
        for i in self.here:
            a = x[i] - was_x[i]
            b = y[i] - was_y[i]
            way = a * a + b * b
            if way > m:
                m = way
        return m

    def take_off(self) -> list[int]:
        """VA-P11 Stones whose centre is beyond the edge leave the tray; the farthest comes first, then the leftmost."""
        y = self.y
        gone = [(-y[i], self.x[i], i) for i in self.here if y[i] > 120.0]
        if not gone:
            return []
        gone.sort()
        fallen = [entry[2] for entry in gone]
        self.here = [i for i in self.here if i not in fallen]
        return fallen

    def relax(
        self,
        tolerance: float,
        sweeps: int,
        pushed: int,
        px: float = 0.0,
        py: float = 0.0,
        u: float = 0.0,
        v: float = 0.0,
    ) -> float:
        """VA-P9 Sweeps of bar, walls and contacts; the greatest violation of the last one. ``pushed`` -1: no bar."""
        x, y, r, here, pairs = self.x, self.y, self.r, self.here, self.pairs
        factor, far = self.factor, self.far
        worst = 0.0
        for _ in range(sweeps):
            worst = 0.0
            if pushed >= 0:  # VA-P8
                ri = r[pushed]
                xi = x[pushed]
                yi = y[pushed]
                g = ri - ((xi - px) * u + (yi - py) * v)
                if g > 0.0:
                    worst = g
                    xi += g * u
                    yi += g * v
                if yi < ri:
                    a = (xi - px) * v - (yi - py) * u
                    k = 22.0 - ri
                    if a > k:
                        h = a - k
                        xi -= h * v
                        yi += h * u
                    elif a < -k:
                        h = -k - a
                        xi += h * v
                        yi -= h * u
                x[pushed] = xi
                y[pushed] = yi
            for i in here:  # VA-P20
                ri = r[i]
                xi = x[i]
                if xi < ri:
                    if ri - xi > worst:
                        worst = ri - xi
                    x[i] = ri
                elif xi > 105.0 - ri:
                    if xi - 105.0 + ri > worst:
                        worst = xi - 105.0 + ri
                    x[i] = 105.0 - ri
                yi = y[i]
                if yi < ri:
                    if i != pushed:
                        if ri - yi > worst:
                            worst = ri - yi
                        y[i] = ri
                elif yi > far:
                    if yi - far > worst:
                        worst = yi - far
                    y[i] = far
            for i, j, z, zz, fi, fj in pairs:  # VA-P21
                xi = x[i]
                yi = y[i]
                xj = x[j]
                yj = y[j]
                dx = xj - xi
                dy = yj - yi
                dd = dx * dx + dy * dy
                if dd < zz:
                    d = sqrt(dd)
                    if d < 0.000000001:
                        dx = 0.0
                        dy = d = 0.000000001
                    gap = z - d
                    if gap > worst:
                        worst = gap
                    c = factor * gap / d
                    share = c * fi
                    x[i] = xi - dx * share
                    y[i] = yi - dy * share
                    share = c * fj
                    x[j] = xj + dx * share
                    y[j] = yj + dy * share
            if worst < tolerance:
                break
        return worst

    def stored(self, i: int) -> Stone:
        """VA-P23 A stone in whole micrometres, inside the walls and behind the line."""
        least = 1000 * RADII[self.sizes[i]]
        x = min(max(round(self.x[i] * 1000), least), 1000 * WIDTH - least)
        return self.sizes[i], x, max(round(self.y[i] * 1000), least)

    def frame(self, slider: Place | None) -> Frame:
        return Frame(slider, tuple([(round(x * 1000), round(y * 1000)) for x, y in zip(self.x, self.y)]))


def _push(stones: Sequence[Stone], size: int, x_mm: int, slope: int, film: bool = True) -> Push:
    """VA-P7 to VA-P23 in plain Python."""
    before = in_order(stones)
    pushed = len(before)
    tray = Tray([*before, (size, 1000 * x_mm, -1000 * RADII[size])], 3.0, 1.5, 1e300)
    r = _R[size]
    t = slope / 100
    q = sqrt(t * t + 1)
    u = t / q
    v = 1 / q
    px = x_mm - r * u
    py = -r - r * v
    w = -py / v
    n = int(w)
    if n < w:
        n += 1
    e = w / n
    tray.make_list()

    fallen: list[int] = []
    frames = [tray.frame((round(px * 1000), round(py * 1000)))] if film else []
    for step in range(1, n + 1):  # VA-P18
        px += e * u
        py += e * v
        last = step == n
        if last:
            py = 0.0
        for _ in range(12):  # VA-P19
            if last:
                tray.relax(0.0005, 2000, pushed, px, py, u, v)
            else:
                tray.relax(0.05, 60, pushed, px, py, u, v)
            gone = tray.take_off()
            fallen += gone
            m = tray.farthest()
            if gone or m > 0.5625:
                tray.make_list()
            if not (m > 2.25 or (last and gone)):
                break
        if film and (n <= MOST_FRAMES or step * MOST_FRAMES // n > (step - 1) * MOST_FRAMES // n):
            frames.append(tray.frame((round(px * 1000), round(py * 1000))))

    for _ in range(20):  # VA-P12
        tray.make_list()
        worst = tray.relax(0.0005, 2000, -1)
        m = tray.farthest()
        gone = tray.take_off()
        fallen += gone
        if not gone and worst < 0.0005 and m <= 2.25:
            break

    left = [tray.stored(i) for i in tray.here]
    if film:
        frames.append(Frame(None, tuple([tray.stored(i)[1:] for i in range(pushed + 1)])))
    return Push(tuple(in_order(left)), tuple([tray.stored(i) for i in fallen]), tuple(frames))


def _pack(points: Sequence[Stone]) -> list[Stone] | None:
    """VA-P4 (2) to (5) in plain Python."""
    tray = Tray(points, 6.0, 1.0, 119.0)
    full = tray.r
    for g in range(1, 41):
        tray.r = [r * (0.4 + 0.6 * g / 40) for r in full]
        tray.make_list()
        tray.relax(0.02, 40, -1)
    tray.r = full
    for _ in range(30):
        tray.make_list()
        if tray.relax(0.001, 200, -1) < 0.001 and tray.farthest() <= 9.0:
            return in_order([tray.stored(i) for i in tray.here])
    return None


# The twin of these two functions that numba compiles (extra ``fast``) gives the same micrometres some thirty times
# sooner, but loading it takes as long as fifty pushes, and the very first time several seconds: worth it for who
# pushes often, as bots and the lab do.
PATIENCE: Final = 50
_twin: list[Any] = []
_count: list[int] = [0]


def hurry() -> bool:
    """Use the compiled twin from now on; False if numba is not installed, or cannot work here."""
    _count[0] = PATIENCE
    if not _twin and find_spec("numba") is not None:
        with suppress(ImportError, RuntimeError):  # it does not fit numpy, or finds no place for its cache
            from tabularium.games.via_appia import quarry_fast

            _twin.append(quarry_fast)
    return bool(_twin)


def push(stones: Sequence[Stone], size: int, x_mm: int, slope: int, film: bool = True) -> Push:
    """A stone of this size pushed in at a lateral position (millimetres) with a slope (hundredths).

    Without ``film`` there are no frames: enough for who only wants to know what falls.
    """
    if not _twin:
        _count[0] += 1
        if _count[0] != PATIENCE or not hurry():
            return _push(stones, size, x_mm, slope, film)
    found: Push = _twin[0].push(stones, size, x_mm, slope, film)
    return found


def pack(points: Sequence[Stone]) -> list[Stone] | None:
    """VA-P4 The quarry at the start, from the points drawn (size, x, y); None: they must be drawn anew."""
    if _twin:
        found: list[Stone] | None = _twin[0].pack(points)
        return found
    return _pack(points)
