"""Position and slope as scales: exactly the options of the two decisions, and the picture follows them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from tabularium.core.display import Aim
from tabularium.core.game import LAYOUTS, View
from tabularium.core.match import Match, begin
from tabularium.games.via_appia import GAME
from tabularium.games.via_appia.drawing.places import MM, layout_for


def aiming(noise: bool = True, size: str = "small") -> Match:
    """A player has taken a stone of this size: the first, or the third, who has a medium one (VA-S13)."""
    match = begin(GAME, 4, 1, {"hand_noise": noise})
    if size == "medium":
        for _ in range(2):
            for move in ("income", None, "half:sesterces"):
                assert match.decision is not None
                match.play(move or match.decision.options[0])
    match.play("quarry")
    assert match.decision is not None
    if match.decision.kind == "choosing_stone":  # with stones of one size there is nothing to choose
        match.play(f"stone:{size}")
    assert shown(match)["asked"]["stone"] == size
    return match


def shown(match: Match) -> View:
    assert match.decision is not None
    table: View = match.view(match.decision.seat)["table"]
    return table


def aim_of(match: Match, lang: str = "en") -> Aim | None:
    assert GAME.aim is not None
    return GAME.aim(shown(match), lang)


@pytest.mark.clause("VA-P5")
@pytest.mark.parametrize("size", ["small", "medium"])
def test_the_scales_are_the_options_of_both_decisions(size: str) -> None:
    match = aiming(size=size)
    aim = aim_of(match)
    assert aim is not None
    assert match.decision is not None
    for place, gauge in enumerate(aim.gauges):
        numbers = range(gauge.least, gauge.most + 1)
        assert [f"{gauge.verb}:{n}" for n in numbers] == [str(action) for action in match.decision.options]
        assert gauge.start in numbers
        again = aim_of(match)
        assert again is not None
        assert again.gauges == aim.gauges[place:]
        match.play(f"{gauge.verb}:{gauge.most}")
    assert aim_of(match) is None


def test_nothing_else_is_set_on_a_scale() -> None:
    match = begin(GAME, 2, 1, {})
    assert aim_of(match) is None
    match.play("income")
    assert aim_of(match) is None


@pytest.mark.clause("VA-P6")
def test_the_hint_tells_how_steady_the_hand_is() -> None:
    for lang, unsteady, steady in (
        ("en", "3 mm, nor by more than 6 in slope", "exactly"),
        ("fr", "3 mm ou de plus de 6 en pente", "exactement"),
    ):
        for noise, words in ((True, unsteady), (False, steady)):
            aim = aim_of(aiming(noise), lang)
            assert aim is not None
            assert words in aim.hint


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_picture_follows_the_scales(layout: str) -> None:
    match = aiming()
    assert match.decision is not None
    slider = ET.fromstring(match.fragments(match.decision.seat, layout=layout)["show-slider"])
    aim = aim_of(match)
    assert aim is not None
    verbs = {gauge.verb for gauge in aim.gauges}
    for name in ("slide", "lean", "turn", "grip", "field"):
        said = [
            element.attrib[f"data-{name}"].split(" ")[0]
            for element in slider.iter()
            if f"data-{name}" in element.attrib
        ]
        assert said
        assert set(said) <= verbs
    handles = [element for element in slider.iter() if element.get("class") == "handle"]
    assert {element.attrib["data-grip"].split(" ")[0] for element in handles} == verbs
    made = layout_for(layout, 4)
    for element in slider.iter():  # drawn where the scales stand at first
        verb, by, x, y = [*element.attrib.get("data-slide", "").split(" "), "", "", ""][:4]
        if verb:
            start = next(gauge.start for gauge in aim.gauges if gauge.verb == verb)
            drawn = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", element.attrib["transform"])
            assert drawn is not None
            assert float(drawn[1]) == pytest.approx(float(x) + float(by) * start, abs=0.06)
            assert float(drawn[2]) == pytest.approx(float(y), abs=0.06)
            if verb == "at":
                assert float(x) == pytest.approx(made.in_tray(0, 0)[0], abs=0.06)
                assert float(by) == MM


def test_nobody_else_sees_what_one_has_in_mind() -> None:
    match = aiming()
    assert match.decision is not None
    other = match.fragments((match.decision.seat + 1) % 4)["show-slider"]
    assert "data-grip" not in other
    assert "data-field" not in other
