"""The map of the city: its cells as bits of one number, and every place where a building could lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tabularium.core.words import Words
from tabularium.games.nova_roma.components import DATA, MAX_POWER, Named

Cell = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Zone(Named):
    letter: str
    power: int
    """NR-95 The power that it asks for."""
    vp_most: int
    vp_other: int
    grid: tuple[str, ...]
    cells: int
    """Its building cells, one bit each."""


@dataclass(frozen=True, slots=True, eq=False)
class RewardCell:
    """NR-98a A cell for a reward token, which never becomes a building cell."""

    zone: int
    row: int
    col: int
    for_three: bool
    """Marked 3+."""
    around: int
    """NR-102 The building cells that surround it."""

    @property
    def id(self) -> str:
        return f"{ZONES[self.zone].letter}.{self.row}.{self.col}"


@dataclass(frozen=True, slots=True, eq=False)
class Shape(Named):
    size: int
    turns: tuple[tuple[str, tuple[Cell, ...]], ...]
    """NR-96 Its different orientations: a name (degrees clockwise, ``f`` if it was flipped before) and its cells."""


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """One shape in one orientation at one place inside the rectangle of a zone."""

    shape: int
    zone: int
    row: int
    col: int
    """The upper left corner of its bounding box."""
    turn: str
    cells: tuple[Cell, ...]
    mask: int
    """Its building cells as bits; 0 if it would lie outside the zone or on a reward cell."""

    @property
    def id(self) -> str:
        return f"{ZONES[self.zone].letter}.{self.row}.{self.col}.{SHAPES[self.shape].id}.{self.turn}"


def _names(entry: dict[str, Any]) -> Words:
    return {"en": entry["name_en"], "fr": entry["name_fr"]}


def _building_cells() -> dict[tuple[int, int, int], int]:
    """The building cells of all zones, numbered in reading order."""
    numbers: dict[tuple[int, int, int], int] = {}
    for zone, entry in enumerate(DATA["zones"]):
        for row, line in enumerate(entry["grid"]):
            for col, mark in enumerate(line):
                if mark in ".#":
                    numbers[zone, row, col] = len(numbers)
    return numbers


CELL_NUMBER: Final = _building_cells()
CELLS: Final[tuple[tuple[int, int, int], ...]] = tuple(CELL_NUMBER)
"""Zone, row and column of each building cell."""
assert len(CELLS) <= 62, "zones: the cells of the city are the largest set that is counted by state.ones"


def _zone(number: int, entry: dict[str, Any]) -> Zone:
    cells = sum([1 << n for n, (zone, _, _) in enumerate(CELLS) if zone == number])
    letter = entry["id"].removeprefix("zone_")
    vp = (entry["vp_most"], entry["vp_other"])
    return Zone(entry["id"], _names(entry), letter, entry["power_required"], *vp, tuple(entry["grid"]), cells)


ZONES: Final[tuple[Zone, ...]] = tuple([_zone(n, e) for n, e in enumerate(DATA["zones"])])


def _around(zone: int, row: int, col: int) -> int:
    near = [(zone, row + down, col + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return sum([1 << CELL_NUMBER[cell] for cell in near if cell in CELL_NUMBER])


REWARD_CELLS: Final[tuple[RewardCell, ...]] = tuple(
    [
        RewardCell(zone, row, col, mark == "P", _around(zone, row, col))
        for zone, printed in enumerate(ZONES)
        for row, line in enumerate(printed.grid)
        for col, mark in enumerate(line)
        if mark in "TP"
    ]
)
REWARD_CELL: Final = {cell.id: number for number, cell in enumerate(REWARD_CELLS)}

SHADED: Final = sum([1 << n for (z, r, c), n in CELL_NUMBER.items() if ZONES[z].grid[r][c] == "#"])
"""NR-254 The cells of neutral pieces."""


def _turned(cells: list[Cell]) -> list[Cell]:
    """A quarter turn clockwise, moved back to the corner."""
    height = max([row for row, _ in cells]) + 1
    return sorted([(col, height - 1 - row) for row, col in cells])


def _turns(cells: list[Cell]) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    width = max([col for _, col in cells]) + 1
    found: dict[tuple[Cell, ...], str] = {}
    for flip, start in (("", sorted(cells)), ("f", sorted([(row, width - 1 - col) for row, col in cells]))):
        turned = start
        for degrees in (0, 90, 180, 270):
            found.setdefault(tuple(turned), f"{flip}{degrees}")
            turned = _turned(turned)
    return tuple([(name, shape) for shape, name in found.items()])


SHAPES: Final[tuple[Shape, ...]] = tuple(
    [Shape(e["id"], _names(e), e["size"], _turns([(row, col) for row, col in e["cells"]])) for e in DATA["shapes"]]
)
SINGLE: Final = [shape.id for shape in SHAPES].index("i1")


def _spots() -> tuple[Spot, ...]:
    found: list[Spot] = []
    for number, shape in enumerate(SHAPES):
        for zone, printed in enumerate(ZONES):
            for turn, cells in shape.turns:
                height, width = max([r for r, _ in cells]) + 1, max([c for _, c in cells]) + 1
                for row in range(len(printed.grid) - height + 1):
                    for col in range(len(printed.grid[0]) - width + 1):
                        found.append(_spot(number, zone, row, col, turn, cells))
    return tuple(found)


def _spot(shape: int, zone: int, row: int, col: int, turn: str, cells: tuple[Cell, ...]) -> Spot:
    lying = tuple([(row + down, col + right) for down, right in cells])
    on_map = [CELL_NUMBER.get((zone, r, c), -1) for r, c in lying]
    mask = 0 if -1 in on_map else sum([1 << n for n in on_map])
    return Spot(shape, zone, row, col, turn, lying, mask)


SPOTS: Final = _spots()
"""All places that somebody might point at, whether a building could ever lie there or not."""


def _candidates(shape: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    lying = [
        (n, spot.mask, ZONES[spot.zone].power) for n, spot in enumerate(SPOTS) if spot.shape == shape and spot.mask
    ]
    return tuple([tuple([(mask, n) for n, mask, asked in lying if asked <= power]) for power in range(MAX_POWER + 1)])


CANDIDATES: Final = tuple([_candidates(shape) for shape in range(len(SHAPES))])
"""For each shape and power: (cells, number of the spot) of every place on building cells of a zone in reach."""


def _check() -> None:
    for zone, printed in enumerate(ZONES):
        entry = DATA["zones"][zone]
        assert printed.cells.bit_count() == entry["building_cells"], f"components.toml: {printed.id}"
        assert (printed.cells & SHADED).bit_count() == entry["neutral_cells"], f"components.toml: {printed.id}"
        rewards = [cell for cell in REWARD_CELLS if cell.zone == zone]
        assert len(rewards) == entry["reward_cells"], f"components.toml: {printed.id}"
        assert len([cell for cell in rewards if cell.for_three]) == entry["reward_cells_3plus"]


_check()
