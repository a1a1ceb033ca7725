"""Every question, answer, log line and reason exists in both languages."""

import ast
import re
from pathlib import Path

import pytest

from tabularium.core.display import Panel
from tabularium.core.words import LANGUAGES
from tabularium.games.via_appia import GAME, words
from tabularium.games.via_appia.actions import ACTIONS, SLOPE
from tabularium.games.via_appia.brief import BRIEF
from tabularium.games.via_appia.components import CARDS, LATERAL_WEIGHTS, PLACES, SLOPE_WEIGHTS
from tabularium.games.via_appia.state import Points, Table
from tabularium.games.via_appia.steps import turns
from tabularium.games.via_appia.text import ViaAppiaWording, explain
from tabularium.games.via_appia.view import view
from tests.games.via_appia.playing import NAMES, PAULA, log, pave, play, positions, shove, stones, table, work_out

WORDING = ViaAppiaWording()
SOURCE = Path(turns.__file__).parent
TABLES = ("PROMPTS", "WAITING", "LABELS", "LINES", "REASONS", "CATEGORIES", "TITLES", "EXPLAIN", "BOARD")
SAME_IN_BOTH = {"{card}", "{0} sesterce", "{0} sesterces", "HS", "bonus A{0} B{1} C{2}"}


def check(english: str, french: str) -> None:
    """Two finished sentences: nothing left to fill in."""
    for sentence in (english, french):
        assert sentence
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", french), french


@pytest.mark.parametrize("name", TABLES)
def test_every_template_has_both_languages_with_the_same_places_to_fill(name: str) -> None:
    for key, text in getattr(words, name).items():
        assert set(text) == set(LANGUAGES), key
        english, french = (set(re.findall(r"\{(\w*)\}", text[lang])) for lang in LANGUAGES)
        assert english == french, key
        assert text["en"] != text["fr"] or text["en"] in SAME_IN_BOTH, key
    for key, text in BRIEF.items():
        assert text["en"] != text["fr"] or text["en"] in SAME_IN_BOTH, key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_is_said_in_a_random_match(seats: int) -> None:
    kinds: set[str] = set()
    for s, step in positions(seats, 20 + seats, most=500):
        seen = view(s, step.seat)
        kinds.add(seen["asked"]["kind"])
        check(WORDING.prompt(seen, "en"), WORDING.prompt(seen, "fr"))
        check(WORDING.waiting(seen, "en", NAMES), WORDING.waiting(seen, "fr", NAMES))
        labels = [[WORDING.label(seen, option, lang) for option in step.options(s)] for lang in LANGUAGES]
        for english, french in zip(*labels, strict=True):
            check(english, french)
        assert len(set(labels[0])) == len(labels[0])
        for refusal in step.refusals(s):
            check(WORDING.reason(refusal, "en", NAMES), WORDING.reason(refusal, "fr", NAMES))
    for english, french in zip(log(s), log(s, lang="fr"), strict=True):
        check(english, french)
    assert kinds >= {"taking_turn", "taking_card", "choosing_half", "choosing_position", "choosing_slope", "trading"}


def test_panels_in_both_languages_and_in_short() -> None:
    for number, (s, _) in enumerate(positions(3, 3, most=200)):
        if number % 20 == 0:
            for viewer in (None, 0):
                for lang in LANGUAGES:
                    panels = WORDING.panels(view(s, viewer), lang, NAMES)
                    assert len({panel.id for panel in panels}) == len(panels) == 7 + 3
                    for panel in panels:
                        assert panel.title
                        said = "\n".join("".join(span.text for span in line) for line in panel.lines)
                        assert not re.search(r"[{}]|None", said), said
                        assert panel.rows


def test_the_quarry_is_drawn_with_characters() -> None:
    panel = next(p for p in WORDING.panels(view(table(2), 0), "en", NAMES) if p.id == "quarry")
    drawn = ["".join(span.text for cell in row for span in cell) for row in panel.rows]
    tray = [line for line in drawn if line.startswith("│")]
    assert len(tray) == 15
    assert {len(line) for line in tray} == {29}
    assert ["".join(tray).count(letter) for letter in "SML"] == [12, 8, 4]  # one capital letter for each stone
    assert any("fall edge" in line for line in drawn)
    assert drawn[-2].split() == ["0", "20", "40", "60", "80", "100"]
    # the stone lies before the line: in the middle, until it is laid somewhere; then from 21 to 39 mm
    for moves, stone in ((("quarry",), " " * 12 + "ssSs"), (("quarry", "at:30"), " " * 6 + "ssSss")):
        waiting = play(table(2), *moves)
        panel = next(p for p in WORDING.panels(view(waiting, 0), "en", NAMES) if p.id == "quarry")
        foot = ["".join(span.text for cell in row for span in cell).rstrip() for row in panel.rows[-4:]]
        assert foot[0] == stone
        assert foot[2] == "hand: exact"


def test_the_quarry_and_the_road_in_words() -> None:
    s = table(2, noise=True)
    play(s, "quarry", "at:40", "slope:10", "drift:+1", "tilt:-2")
    work_out(s)
    said = {p.id: ["".join(span.text for span in line) for line in p.lines] for p in _panels(s)}
    assert "A4 (large): free; lines to A3, A10, Tarracina" in said["part_a"]
    assert "Where the stones lie: millimetres from the left wall / from the limit line" in said["quarry"]
    last = next(line for line in said["quarry"] if line.startswith("Last push"))
    assert "Paula aimed a small stone at 40 mm, slope 10; the hand went to 41 mm, slope 8; " in last
    assert said["reserve"][-1] == "Bonus tiles: A 11, B 13, C 17"
    rows = {p.id: ["".join(span.text for cell in row for span in cell) for row in p.rows] for p in _panels(s)}
    assert "across: 1–6 2–7 3–8 4–10" in rows["part_a"]
    assert rows["reserve"][-1] == "bonus A11 B13 C17"
    assert any("HS: sesterces" in row for row in rows["income"])


def _panels(s: Table) -> list[Panel]:
    return WORDING.panels(view(s, PAULA), "en", NAMES)


def test_what_is_said_while_aiming_and_after_it() -> None:
    s = table(2)
    stones(s, PAULA, small=2)
    play(s, "quarry")
    assert "slope" not in WORDING.prompt(view(s, PAULA), "en")
    play(s, "at:40")
    labels = [WORDING.label(view(s, PAULA), SLOPE[slope], "en") for slope in (-7, 0, 7)]
    assert labels == ["7 to the left", "0, straight on", "7 to the right"]
    for fallen, end, end_fr in (
        ("", "nothing falls.", "rien ne tombe."),
        ("m", "1 medium stone falls.", "il tombe 1 pierre moyenne."),
        ("mm", "2 medium stones fall.", "il tombe 2 pierres moyennes."),
        (
            "sml",
            "1 small stone, 1 medium stone and 1 large stone fall.",
            "il tombe 1 petite pierre, 1 pierre moyenne et 1 grande pierre.",
        ),
    ):
        s = table(2)
        play(s, "quarry")
        shove(s, "small", fallen)
        at = next(place for place, line in enumerate(log(s)) if "pushes" in line)
        assert log(s)[at].endswith(f"slope 0: {end}")
        assert log(s, lang="fr")[at].endswith(end_fr)


def test_every_event_and_reason_in_the_rules_has_its_words() -> None:
    found: dict[str, set[str]] = {"tell": set(), "Refusal": set()}
    for module in [*SOURCE.glob("*.py"), SOURCE.parent / "state.py"]:
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call):
                name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                place = {"tell": 0, "Refusal": 2}.get(name)
                given = None if place is None else call.args[place]
                if isinstance(given, ast.Constant):
                    found[name].add(str(given.value))
    assert len(found["tell"]) > 15
    assert found["tell"] <= set(words.LINES)
    assert found["Refusal"] <= set(words.REASONS)
    assert {"no_slab", "nothing_to_lay"} <= set(words.REASONS)


def test_every_decision_has_its_words() -> None:
    kinds = {
        "taking_turn",
        "taking_card",
        "choosing_half",
        "choosing_stone",
        "choosing_position",
        "choosing_slope",
        "pushing_again",
        "using_tile",
        "trading",
        "consoling",
        "building",
        "travelling",
    }
    assert set(words.WAITING) == kinds
    assert kinds <= set(words.PROMPTS)


@pytest.mark.clause("VA-P6")
def test_the_rulebook_prints_the_weights_of_the_hand() -> None:
    for lang in LANGUAGES:
        clause = next(line for line in GAME.rulebook(lang).splitlines() if line.startswith("- **VA-P6**"))
        for weights in (LATERAL_WEIGHTS, SLOPE_WEIGHTS):
            assert f" {', '.join(str(weight) for weight in weights)}" in clause


def test_categories() -> None:
    for kind in Points:
        assert WORDING.category(kind.name.lower(), "en") != WORDING.category(kind.name.lower(), "fr")


def test_everything_on_the_board_is_explained() -> None:
    things = [place.id for place in PLACES] + [card.id for card in CARDS] + ["pile", "cart"]
    dealt = ("first:", "deal:", "drift:", "tilt:")
    things += [text for text in ACTIONS.by_text if not text.startswith(dealt)]
    clauses = set(re.findall(r"VA-[A-Z]+\d+", GAME.rulebook("en")))
    for thing in things:
        check(explain(thing, "en"), explain(thing, "fr"))
        assert set(re.findall(r"VA-[A-Z]+\d+", explain(thing, "en"))) <= clauses


@pytest.mark.clause("VA-I10")
def test_some_lines() -> None:
    s = table(2)
    pave(s, "a05")
    play(s, "travel")
    assert log(s)[-1] == "Paula travels to A5 for 1 sesterce."
    assert log(s, lang="fr")[-1] == "Paula voyage jusqu'à A5 pour 1 sesterce."
    s = table(2)
    stones(s, PAULA, large=3)
    s.take_stones(PAULA, 2, 2)
    assert log(s)[-1] == "There are not enough large stones: everybody returns half of theirs (Paula 2, Quintus 0)."
