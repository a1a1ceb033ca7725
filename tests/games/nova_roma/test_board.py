"""The board as a picture: every choice has its place, and pieces glide."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS, Value
from tabularium.games.nova_roma.board import fragments
from tabularium.games.nova_roma.city import CELLS, ZONES
from tabularium.games.nova_roma.components import ESTATE_TILES, PORTS
from tabularium.games.nova_roma.steps.build import PayingRewards, PlacingBuilding
from tabularium.games.nova_roma.steps.estate import USING_TILE
from tabularium.games.nova_roma.steps.mosaic import PayingLines
from tabularium.games.nova_roma.view import view
from tests.games.boards import pieces, spots
from tests.games.nova_roma import playing
from tests.games.nova_roma.playing import NAMES, PURPLE, act, begin, play, stock, table, turn

OFF_THE_BOARD = ("pass", "done", "abandon", "exchange")
"""What is chosen by a button only; a building (``build:``) is laid by a gesture of its own."""

MODES: tuple[tuple[int, dict[str, Value]], ...] = (
    (1, {"mosaic_draft": True, "follower_draft": True}),
    (2, {"mosaic_draft": True, "follower_draft": True}),
    (4, {}),
)


def eager(seats: int, seed: int, options: dict[str, Value]) -> Iterator[tab.Match]:
    """A match played at random with a liking for deeds."""
    match = tab.new("nova_roma", seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while match.decision is not None:
        yield match
        choices = list(match.decision.options)
        deeds = [choice for choice in choices if str(choice) not in OFF_THE_BOARD]
        match.play(rng.choice(deeds if deeds and rng.random() < 0.85 else choices))


def missing(offered: set[str], picture: str) -> set[str]:
    wanted = {a for a in offered if a not in OFF_THE_BOARD and not a.startswith("build:")}
    return wanted - spots(picture)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_option_that_belongs_on_the_board_has_its_spot(
    seats: int, options: dict[str, Value], layout: str
) -> None:
    kinds: Counter[str] = Counter()
    for match in eager(seats, seats, options):
        decision = match.decision
        assert decision is not None
        offered = {str(action) for action in decision.options}
        kinds[decision.kind] += 1
        if kinds[decision.kind] > 5:
            continue
        lost = missing(offered, match.svg(decision.seat, layout=layout))
        assert not lost, f"{decision.kind}: {lost}"
    assert {"placing_patrician", "choosing_order", "performing", "racing", "producing", "taking_tile"} <= set(kinds)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_seldom_asked_has_its_spots(layout: str) -> None:
    s = turn(table(4))
    playing.goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, coin=9, influence=8, artisan=3)
    playing.row(s, PURPLE, "calux", "gloria", "hilaria", "patricia", "marcella", "marianus", "martinus")
    playing.hand(s, PURPLE, "agrippa", "bernardo")
    using = s.copy()
    using.players[PURPLE].tiles[4] = [tile.id for tile in ESTATE_TILES].index("special_sail")
    for t in (
        act(s.copy(), PURPLE, "build", 3),
        play(act(s.copy(), PURPLE, "recruit", 3), "done", "play:agrippa"),
        begin(s.copy(), PayingRewards(PURPLE, 0b11)),
        begin(s.copy(), PayingLines(PURPLE, 0b11100101)),
        begin(using, USING_TILE[PURPLE][4]),
        act(s.copy(), PURPLE, "petition", 3),
        play(act(s.copy(), PURPLE, "petition", 3), "pass"),
    ):
        offered = set(playing.options(t))
        assert not missing(offered, "".join(fragments(view(t, PURPLE), "en", NAMES, layout).values()))


def shown(s: object, layout: str, seat: int | None = PURPLE) -> dict[str, str]:
    return fragments(view(s, seat), "en", NAMES, layout)  # type: ignore[arg-type]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_free_cell_of_the_forum_shows_its_powers_as_sums(layout: str) -> None:
    s = turn(table(), "1.1")
    s.players[PURPLE].patricians = 1 << 4
    playing.row(s, PURPLE, "silvana")
    texts = re.findall(r">([^<>]+)</text>", shown(s, layout)["spot-place-1-2"])
    assert texts == ["2+1=3", "1", "↑2"]
    assert re.findall(r">([^<>]+)</text>", shown(s, layout)["spot-place-0-0"]) == ["1", "2"]
    assert "</text>" not in shown(s, layout)["spot-place-1-1"]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ships_are_moved_by_their_destinations_with_their_price(layout: str) -> None:
    s = turn(table())
    stock(s, PURPLE, coin=9)
    playing.goods(s, PURPLE, 5, 5, 5, 5, 5)
    play(act(s, PURPLE, "sail", 3), "maritime:1")
    parts = shown(s, layout)
    assert {f"spot-sail-{ship}-{route}" for ship in (1, 2) for route in ("south", "north")} <= set(parts)
    assert PORTS[0].names["en"] in parts["spot-sail-1-south"]
    assert ">1</text>" in parts["spot-sail-1-south"]
    assert not [key for key in shown(s, layout, None) if key.startswith("spot-sail")]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_patrician_keeps_its_id_from_the_mat_to_the_forum(layout: str) -> None:
    match = tab.new("nova_roma", seats=3, seed=1, options={"first_player": "1"})
    match.play(match.decision.options[0])  # type: ignore[union-attr]
    before = pieces(match, layout)
    decision = match.decision
    assert decision is not None
    assert decision.kind == "placing_patrician"
    action = decision.options[3]
    match.play(action)
    after = pieces(match, layout)
    moved = {key for key in after if after[key].get("transform") != before[key].get("transform")}
    row, col = str(action).removeprefix("place:").split(".")
    assert moved == {f"piece-patrician-{decision.seat}-{4 * int(row) + int(col):02}"}
    assert after[moved.pop()].get("opacity") is None


def test_building_pieces_lie_where_the_view_says() -> None:
    s = turn(table(2))
    begin(s, PlacingBuilding(PURPLE, 3, 3, False))
    play(s, playing.options(s)[0])
    table_seen = view(s, None)
    parts = shown(s, "wide", None)
    for zone, row, col in CELLS:
        owner = table_seen["city"]["zones"][zone]["cells"][row][col]
        piece = ET.fromstring(parts[f"piece-block-{zone}-{row}-{col}"])
        assert (piece.get("opacity") == "0") == (owner == "free")
        sign = "n" if owner in ("free", "neutral") else owner
        assert piece[0].attrib["href"] == f"#block-{sign}"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_zones_tell_where_a_building_can_be_dropped(layout: str) -> None:
    printed = ET.fromstring(shown(table(), layout)["print-board"].replace("xlink:", ""))
    grounds = [element for element in printed.iter() if element.get("data-ground")]
    assert [ground.get("data-ground") for ground in grounds] == [zone.letter for zone in ZONES]
    for ground, zone in zip(grounds, ZONES, strict=True):
        assert int(ground.attrib["data-rows"]) == len(zone.grid)
        assert int(ground.attrib["data-columns"]) == len(zone.grid[0])
        assert float(ground.attrib["data-cell"]) > 30


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_own_hand_is_seen_and_no_other(layout: str) -> None:
    s = turn(table())
    playing.hand(s, PURPLE, "agrippa")
    assert "show-hand-agrippa" in shown(s, layout)
    for other in (1, None):
        assert "Agrippa" not in "".join([part for key, part in shown(s, layout, other).items() if "take" not in key])
