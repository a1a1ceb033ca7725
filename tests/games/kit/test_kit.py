"""The kit: every drawing is well formed, every reference is met, every text is escaped, every letter can be read."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabularium.games.kit import cards, figures, lettering, marks, panels, scenery, sheet
from tabularium.games.kit.palette import SEATS, SHAPES, THEME, num, paint, style, theme_css

COLOURS = tuple(SEATS)[: len(SHAPES)]
HOSTILE = [
    "<script>alert(1)</script>",
    "\"' onload='alert(1)",
    "]]><svg>",
    "&amp;&#x3c;",
    "\u202eevil\u202c",
    "\x00\x08\ud800",
    "-->",
]


def svg(content: str) -> ET.Element:
    return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{content}</svg>')


def whole(wanted: list[str], own: dict[str, str], content: str = "") -> str:
    opening, ground = sheet.head(100, 100, "en", sheet.defs(wanted, own))
    return sheet.assemble(opening, ground, {**sheet.titles("T", "D"), "show-x": sheet.group("show-x", content)})


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_is_escaped(text: str) -> None:
    drawn = svg(lettering.text(0, 0, text) + lettering.fitted(0, 0, text, 60) + f'<g id="{lettering.esc(text)}"/>')
    assert {element.tag.rpartition("}")[2] for element in drawn} == {"text", "g"}
    assert "\u202e" not in ET.tostring(drawn, encoding="unicode")


@given(st.text())
def test_any_text_may_be_drawn(text: str) -> None:
    escaped = lettering.esc(text)
    drawn = svg(f'<text id="{escaped}">{escaped}</text>')[0]
    assert drawn.text in (drawn.get("id"), None)
    svg(lettering.fitted(0, 0, text, 50))


@given(st.text(min_size=1, max_size=80), st.floats(min_value=20, max_value=400))
def test_fitted_text_keeps_within_its_width(text: str, width: float) -> None:
    short = lettering.shortened(text, width, 16)
    assert lettering.width_of(short, 16) <= width or short == "…"


def test_every_symbol_is_well_formed_and_finds_what_it_refers_to() -> None:
    faces = {name: marks.use(f"coin-{name}") for name in ("bronze", "silver", "gold")}
    own = {
        **figures.seat_symbols(COLOURS),
        **marks.die_symbols("red", faces),
        **marks.die_symbols("bone", {str(n): marks.pips(n) for n in range(1, 7)}),
        "card": cards.front(marks.use("horses-gold"), "#802010", "2"),
        "back": cards.back(marks.use("chain"), "#802010"),
    }
    drawn = whole(list(sheet.SYMBOLS), own)
    tree = ET.fromstring(drawn)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', drawn)) | set(re.findall(r"url\(#([^)]+)\)", drawn)) <= set(ids)


def test_only_what_is_used_is_defined() -> None:
    drawn = whole([], {"face": marks.use("horses-gold")})
    assert 'id="horse-gold"' in drawn
    assert 'id="villa-blue"' not in drawn


def test_scenery_is_well_formed() -> None:
    parts = [
        scenery.amphitheatre(50, 50, 40, 30),
        scenery.circus(0, 0, 90, 50),
        scenery.theatre(50, 50, 40),
        scenery.temple(0, 0, 200, 120, 5, 40),
        scenery.sea(0, 0, 50, 50),
        scenery.galley(0, 0),
        scenery.lighthouse(0, 0),
        scenery.awning(0, 0, 90, 20, 7),
        panels.slab(0, 0, 50, 50),
        panels.inscription(0, 0, 120, "Arena", "II"),
        panels.meander(0, 0, 100),
        panels.cell(0, 0, 20, 20, "3"),
        panels.mat(0, 0, 300, 150, "#111111", "#222222", True),
        cards.stack("back", 0, 0, 0) + cards.stack("back", 0, 0, 3),
        panels.draw_frame_track(panels.frame_track(0, 0, 400, 300, 20, 32, 18)),
    ]
    svg("".join(parts))


def test_a_track_round_the_board_has_no_gap() -> None:
    cells = panels.frame_track(0, 0, 400, 300, 20, 32, 18)
    assert len(cells) == 100
    assert sum(w * h for _, _, w, h in cells) == pytest.approx(400 * 300 - 360 * 260)


def test_seats_differ_in_colour_shape_and_letter() -> None:
    badges = [marks.badge(seat, colour, 14, 18) for seat, colour in enumerate(COLOURS)]
    shapes = [svg(badge)[0] for badge in badges]
    letters = [svg(badge)[1].text for badge in badges]
    assert len({(shape.tag, shape.get("points")) for shape in shapes}) == len(COLOURS)
    assert len(set(letters)) == len({shape.get("fill") for shape in shapes}) == len(COLOURS)


def test_a_spot_has_its_action_its_title_and_a_ring() -> None:
    spot = svg(sheet.round_spot("place:x<y", 3, 4, 20, 'a "title"'))[0]
    assert (spot.get("class"), spot.get("data-action"), spot.get("id")) == ("spot", "place:x<y", "spot-place-x<y")
    assert spot[0].text == 'a "title"'
    assert "ring" in (spot[-1].get("class") or "").split()
    assert (spot[-1].get("opacity"), spot[-1].get("pointer-events")) == ("0", "all")


def test_fragments_lie_in_their_layers_ordered_by_id() -> None:
    parts = {key: sheet.group(key, "") for key in ("piece-b", "show-z", "piece-a", "print-x", "spot-q", "mat-1")}
    opening, ground = sheet.head(10, 10, "fr", "")
    tree = ET.fromstring(sheet.assemble(opening, ground, {**parts, **sheet.titles("T", "D")}))
    layers = [element for element in tree if (element.get("id") or "").startswith("layer-")]
    assert [layer.get("id") for layer in layers] == [f"layer-{name}" for name in sheet.LAYERS]
    assert [[child.get("id") for child in layer] for layer in layers][-1] == ["piece-a", "piece-b"]
    assert layers[-1].get("aria-hidden") == "true"
    assert [element.tag.rpartition("}")[2] for element in tree][:2] == ["title", "desc"]
    assert sheet.changed({"a": "1", "b": "2"}, {"a": "1", "c": "3"}) == ({"c": "3"}, ["b"])


def test_colours_are_there_with_and_without_style_sheets() -> None:
    light, dark = THEME["marble"]
    assert paint("marble", "line", 2).startswith(f' class="kf-marble ks-line" fill="{light}" stroke=')
    assert f".kf-marble{{fill:var(--tab-marble,{light})}}" in style()
    assert f"--tab-marble:{dark};" in theme_css(dark=True)
    assert paint("#123456") == ' fill="#123456"'


def _luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    high, low = sorted([_luminance(one), _luminance(other)], reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "marble"),
        ("ink", "marble_low"),
        ("ink", "inset"),
        ("ink", "table"),
        ("ink_soft", "marble"),
        ("ink_soft", "marble_low"),
        ("ink_soft", "inset"),
        ("band_ink", "band"),
    ],
)
def test_letters_stand_out_in_both_themes(ink: str, ground: str, theme: int) -> None:
    assert _contrast(THEME[ink][theme], THEME[ground][theme]) >= 4.5


@pytest.mark.parametrize("colour", SEATS)
def test_letters_stand_out_on_pieces(colour: str) -> None:
    fill, shade, ink = SEATS[colour]
    assert _contrast(ink, fill) >= 3  # large and bold
    assert _contrast(fill, shade) >= 1.7


@given(st.floats(min_value=-5000, max_value=5000))
def test_coordinates_are_short_and_near(value: float) -> None:
    assert abs(float(num(value)) - value) <= 0.051
    assert len(num(value)) <= 7


def test_numerals() -> None:
    assert [lettering.numeral(n) for n in (0, 1, 4, 6, 9, 14)] == ["·", "I", "IV", "VI", "IX", "XIV"]


def test_what_lies_on_a_wheel_travels_on_its_arc_and_stays_upright() -> None:
    lies = sheet.turning('<g id="show-x" transform="translate(1 2)"><title>a</title></g>', 100, 80, 450, 10, 20)
    place = "translate(100 80) rotate(450) translate(10 20) rotate(-450)"
    assert lies == f'<g id="show-x" data-turns="" transform="{place}"><title>a</title></g>'
    whole = sheet.turning('<g id="mat-x"><path/></g>', 100, 80, -90, upright=False)
    assert whole == '<g id="mat-x" data-turns="" transform="translate(100 80) rotate(-90)"><path/></g>'


def test_a_spot_for_something_besides_says_so() -> None:
    spot = sheet.round_spot("sell:x", 0, 0, 5, "Sell it (AG-58).")
    assert sheet.aside(spot).startswith('<g id="spot-sell-x" data-aside="" class="spot" data-action="sell:x"')
