"""The board as a picture: what can be chosen is on it, pieces glide, everything public is seen."""

from __future__ import annotations

import re

import pytest

import tabularium as tab
from tabularium.core.game import LAYOUTS
from tabularium.core.words import LANGUAGES
from tabularium.games.ave_roma.board import fragments
from tabularium.games.ave_roma.components import BIT, CARD, CARDS
from tabularium.games.ave_roma.drawing.faces import cost_items, face, modifier_items, scoring_items
from tabularium.games.ave_roma.drawing.icons import own_symbols
from tabularium.games.ave_roma.view import view
from tabularium.games.kit import sheet
from tests.games.ave_roma.playing import GREEN, NAMES, YELLOW, hold, play, table
from tests.games.boards import pieces, positions, spots

OFF_THE_BOARD = ("pass", "done", "decline", "continue", "passive", "step:free", "discount:", "side:")
"""What is chosen by a button only."""


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (4, "advanced")])
def test_every_option_that_belongs_on_the_board_has_its_spot(seats: int, mode: str, layout: str) -> None:
    kinds: set[str] = set()
    for match in positions("ave_roma", seats, seats, every=2, options={"mode": mode}):
        decision = match.decision
        if decision is None:
            continue
        offered = {str(action) for action in decision.options if not str(action).startswith(OFF_THE_BOARD)}
        kinds.add(decision.kind)
        missing = offered - spots(match.svg(decision.seat, layout=layout).replace(' data-drag=""', ""))
        assert not missing, f"{decision.kind}: {missing}"
    assert {"placing", "sending", "trading", "choosing_half", "collecting", "choosing_workers"} <= kinds


@pytest.mark.parametrize("layout", LAYOUTS)
def test_refused_places_are_on_the_board_too(layout: str) -> None:
    """So that they can be pointed at and say why not."""
    s = table(3)
    hold(s, YELLOW)
    play(s, "worker:1")
    drawn = "".join(fragments(view(s, YELLOW), "en", NAMES, layout).values())
    refused = {str(refusal.action) for refusal in s.agenda[-1].refusals(s)}  # type: ignore[attr-defined]
    assert {"to:aedificator.1", "to:roma", "train:4"} <= refused
    assert refused <= spots(drawn)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_worker_glides_from_the_hand_to_his_space(layout: str) -> None:
    match = tab.new("ave_roma", seats=3, seed=1)
    while match.decision is not None and match.decision.kind != "placing":
        match.play(match.decision.options[0])
    match.play("worker:4")
    before = pieces(match, layout)
    waiting = before["piece-worker-0-0"]
    assert waiting.get("opacity") == "0"
    assert "#worker-4" in str(next(waiting.iter("{http://www.w3.org/2000/svg}use")).attrib)
    match.play("to:quaestor")
    after = pieces(match, layout)
    seen = {key for key in after if key.startswith("piece-worker-") and after[key].get("opacity") is None}
    assert seen == {"piece-worker-0-0"}
    assert after["piece-worker-0-0"].get("transform") != waiting.get("transform")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_only_the_own_workers_can_be_dragged_and_only_by_their_owner(layout: str) -> None:
    s = table(3)
    mine = "".join(fragments(view(s, YELLOW), "en", NAMES, layout).values())
    assert set(re.findall(r'data-action="([^"]+)" data-drag', mine)) == {f"worker:{value}" for value in range(1, 6)}
    assert "data-drag" not in "".join(fragments(view(s, None), "en", NAMES, layout).values())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_markers_stand_where_the_view_says(layout: str) -> None:
    s = table(3)
    parts = fragments(view(s, None), "en", NAMES, layout)
    cube, brown = parts[f"piece-cube-2-{GREEN}"], parts["piece-brown-2"]
    assert 'opacity="0"' in cube
    s.grey[2 * 3 + GREEN] = 4
    s.brown[2] = 3
    s.players[GREEN].colosseum = 5
    s.players[GREEN].politics = 2
    after = fragments(view(s, None), "en", NAMES, layout)
    put, gone = sheet.changed(parts, after)
    assert not gone
    assert "opacity" not in after[f"piece-cube-2-{GREEN}"]
    assert after["piece-brown-2"] != brown
    moved = {f"piece-cube-2-{GREEN}", "piece-brown-2", f"piece-roma-{GREEN}", f"piece-politics-{GREEN}"}
    assert moved <= set(put)
    assert {key for key in put if key.startswith("piece-roma")} >= {f"piece-roma-{GREEN}"}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_area_card_slides_up_and_an_empty_area_has_none(layout: str) -> None:
    s = table(3)
    lower = fragments(view(s, None), "en", NAMES, layout)["show-area-0"]
    s.upper |= 1
    assert fragments(view(s, None), "en", NAMES, layout)["show-area-0"] != lower
    s.bags[0] = (*s.bags[0], s.area_cards[0])
    s.area_cards[0] = -1
    assert "show-area-0" not in fragments(view(s, None), "en", NAMES, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_card_of_every_player_is_seen(layout: str) -> None:
    s = table(3)
    for seat, names in ((YELLOW, ("hannibal_4", "titus", "macedonia")), (GREEN, ("titus", "curia_plan"))):
        for name in names:
            s.players[seat].cards |= BIT[CARD[name]]
    s.players[GREEN].politics = 1
    s.players[GREEN].active = BIT[CARD["titus"]]
    parts = fragments(view(s, YELLOW), "en", NAMES, layout)
    own = {key[len("show-card-00-") :] for key in parts if key.startswith("show-card-")}
    assert own == {"hannibal_4", "titus", "macedonia"}
    assert "Curia (plan), building" in parts[f"mat-{GREEN}-cards"]
    assert "Titus, patron" in parts[f"mat-{GREEN}-patrons"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_drawn_with_symbols_that_exist(lang: str) -> None:
    symbols = {*own_symbols(), *sheet.SYMBOLS}
    for card in CARDS:
        for seats in (2, 5):
            drawn = face(card, 84, lang, seats)
            assert set(re.findall(r'href="#([^"]+)"', drawn)) <= symbols
        if card.modifier:
            assert modifier_items(card)
            assert scoring_items(card, 3)
        assert len(cost_items(card.cost)) <= 8


def test_the_whole_table_fits_its_picture() -> None:
    for seats in (2, 3, 4, 5):
        for layout in LAYOUTS:
            match = tab.new("ave_roma", seats=seats, seed=1, options={"mode": "advanced"})
            picture = match.svg(0, layout=layout)
            width, height = (float(n) for n in re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', picture)[0])
            for x, y in re.findall(r'class="(?:piece|spot)"[^>]*translate\(([-\d.]+) ([-\d.]+)\)', picture):
                assert 0 < float(x) < width
                assert 0 < float(y) < height
