"""Every question, answer, log line and reason exists in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tabularium.core.agenda import Decision, Refusal, pending, take
from tabularium.core.words import LANGUAGES
from tabularium.games.nova_roma import words
from tabularium.games.nova_roma.actions import PASS
from tabularium.games.nova_roma.brief import BRIEF
from tabularium.games.nova_roma.components import (
    CONSTRUCTION,
    DEEDS,
    ESTATE_TILES,
    FOLLOWERS,
    MARITIME,
    MOSAIC_LINES,
    MOSAIC_TILES,
    PORTS,
    TOKENS,
    TRACKS,
)
from tabularium.games.nova_roma.explaining import explain
from tabularium.games.nova_roma.setup import STEPS
from tabularium.games.nova_roma.state import NEUTRAL, Table
from tabularium.games.nova_roma.steps import turns
from tabularium.games.nova_roma.steps.build import PayingRewards, PlacingBuilding
from tabularium.games.nova_roma.steps.estate import EXCHANGING, USING_TILE
from tabularium.games.nova_roma.steps.mosaic import PayingLines
from tabularium.games.nova_roma.text import NovaRomaWording
from tabularium.games.nova_roma.view import view
from tests.games.by_hand import drawn
from tests.games.nova_roma import playing
from tests.games.nova_roma.playing import NAMES, PURPLE, act, begin, play, set_up, stock, table, turn

WORDING = NovaRomaWording()
SOURCE = Path(turns.__file__).parent.parent
RULEBOOK = (SOURCE / "rulebook.en.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r"\*\*(NR-\d+\w?)\*\*", RULEBOOK))
TABLES = (
    "AMOUNTS",
    "PROMPTS",
    "WAITING",
    "LABELS",
    "EFFECTS",
    "COUNTED",
    "LINES",
    "CAUSES",
    "REASONS",
    "TITLES",
    "EXPLAIN",
    "BOARD",
)
SAME_IN_BOTH = {
    *["{0} artisan", "{0} artisans", "1 animal", "Forum", "Hippodrome", "Zone {0}", "{0} ✓", "{0} {1}"],
    *["{row}, {column}", "{cell}", "{action} {power} ({parts})", "{zone}, {cell} ({turn})"],
}
MODES: tuple[tuple[int, dict[str, bool]], ...] = (
    (1, {"mosaic_draft": True, "follower_draft": True}),
    (2, {"mosaic_draft": True, "follower_draft": True}),
    (3, {}),
    (4, {}),
)


def check(english: str, french: str) -> None:
    """Two finished sentences: nothing left to fill in."""
    for sentence in (english, french):
        assert sentence
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert not re.search(r" [:;!?]", french), french
    assert "\u00a0" not in english, english


@pytest.mark.parametrize("name", TABLES)
def test_every_template_has_both_languages_with_the_same_places_to_fill(name: str) -> None:
    for key, text in getattr(words, name).items():
        assert set(text) == set(LANGUAGES), key
        english, french = (set(re.findall(r"\{(\w*)\}", text[lang])) for lang in LANGUAGES)
        assert english == french, key
        assert text["en"] != text["fr"] or text["en"] in SAME_IN_BOTH, key
        assert not re.search(r" [:;!?]", text["fr"]), key
        assert "\u00a0" not in text["en"], key


def test_the_short_words_have_both_languages() -> None:
    for key, text in BRIEF.items():
        assert set(text) == set(LANGUAGES), key


# ---------------------------------------------------------------------- matches to read


@cache
def read() -> list[Table]:
    """Positions of matches played at random, with a liking for what is seldom chosen; ends included."""
    seen: list[Table] = []
    for number, (seats, options) in enumerate(MODES):
        s = set_up(seats, options)
        rng = Random(number)
        count = 0
        while (found := pending(s)) is not None:
            step, choices = found
            if isinstance(step, Decision):
                if count % 3 == 0:
                    seen.append(s.copy())
                count += 1
                deeds = [choice for choice in choices if str(choice) not in ("pass", "done", "abandon")]
                if deeds and rng.random() < 0.8:
                    choices = deeds
            take(s, step, drawn(s, step, choices, rng))
        seen.append(s)
    return seen


def rare() -> Iterator[Table]:
    """Decisions that matches played at random seldom come to."""
    s = turn(table(4))
    playing.goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, coin=9, influence=8, artisan=3)
    playing.row(s, PURPLE, "calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")
    playing.hand(s, PURPLE, *[card.id for card in FOLLOWERS[13:22]])
    yield play(act(s.copy(), PURPLE, "recruit", 3), "take:1", "done")
    yield play(act(s.copy(), PURPLE, "recruit", 3), "take:1", "done", "play:agrippa")
    yield play(act(s.copy(), PURPLE, "recruit", 3), "done", "pass")
    yield act(s.copy(), PURPLE, "upgrade", 3)
    yield play(act(s.copy(), PURPLE, "upgrade", 3), "done", "tile:1")
    yield begin(s.copy(), EXCHANGING[PURPLE][[tile.id for tile in ESTATE_TILES].index("exch_coin_artisan")])
    for tile in ("special_recruit", "special_sail", "special_build", "special_income_coins", "special_race"):
        t = s.copy()
        t.players[PURPLE].tiles[0] = [each.id for each in ESTATE_TILES].index(tile)
        yield begin(t, USING_TILE[PURPLE][0])
    yield begin(s.copy(), PayingRewards(PURPLE, 0b11))
    yield begin(s.copy(), PayingLines(PURPLE, 0b101))
    yield begin(s.copy(), PlacingBuilding(PURPLE, 5, 2, False))


def everywhere() -> list[Table]:
    return [*read(), *rare()]


# ---------------------------------------------------------------------- questions and answers


def test_every_decision_has_a_question_and_every_option_a_label() -> None:
    kinds = set()
    for s in everywhere():
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Decision):
            continue
        kinds.add(type(step).__name__)
        mine, theirs = view(s, step.seat), view(s, None)
        check(WORDING.prompt(mine, "en"), WORDING.prompt(mine, "fr"))
        check(WORDING.waiting(theirs, "en", NAMES), WORDING.waiting(theirs, "fr", NAMES))
        assert NAMES[step.seat] in WORDING.waiting(theirs, "fr", NAMES)
        choices = step.options(s)
        for english, french in [[WORDING.label(mine, choice, lang) for lang in LANGUAGES] for choice in choices]:
            check(english, french)
        for lang in LANGUAGES:
            assert len({WORDING.label(mine, choice, lang) for choice in choices}) == len(choices), choices
    asked = {name for name, kind in STEPS.items() if issubclass(kind, Decision) and kind is not Decision}
    assert kinds == asked, asked - kinds


def test_a_cell_of_the_forum_shows_its_powers_as_sums() -> None:
    s = turn(table(), "1.1")
    playing.row(s, PURPLE, "tiberius")
    s.players[PURPLE].patricians = 1 << 4
    mine = view(s, PURPLE)
    labels = {str(choice): WORDING.label(mine, choice, "en") for choice in s.agenda[-1].options(s)}  # type: ignore[attr-defined]
    assert labels["place:1.2"] == "Recruit 3 (2+1), Trade 1 (1)"
    assert labels["place:0.1"] == "Upgrade 1 (1), Petition 2 (1+1)"
    s.players[PURPLE].patricians = 0
    label = WORDING.label(view(s, PURPLE), s.agenda[-1].options(s)[4], "en")  # type: ignore[attr-defined]
    assert label == "Recruit 2 (1+1; Tiberius → 3), Sail 1 (1)"


def test_the_table_in_words() -> None:
    for s in everywhere()[::2]:
        for seat in (None, 0):
            seen = view(s, seat)
            for panels in zip(*[WORDING.panels(seen, lang, NAMES) for lang in LANGUAGES], strict=True):
                check(*[panel.title for panel in panels])
                for lines in zip(*[panel.lines for panel in panels], strict=True):
                    check(*["".join([span.text for span in line]) for line in lines])
                assert len(panels[0].rows) == len(panels[1].rows)
            ids = [panel.id for panel in WORDING.panels(seen, "en", NAMES)]
            assert len(ids) == len(set(ids))
            assert ("hand" in ids) == (seat is not None)


def test_the_part_that_is_asked_about_is_active() -> None:
    for s in everywhere()[::3]:
        if s.agenda:
            active = [panel.id for panel in WORDING.panels(view(s, s.agenda[-1].seat), "en", NAMES) if panel.is_active]  # type: ignore[attr-defined]
            assert len(active) == 1


# ---------------------------------------------------------------------- the log


def told_in_source() -> set[str]:
    """The keys of all events that the rules tell."""
    keys = set()
    for path in (SOURCE / "steps").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"tell": 0, "tell_some": 1}.get(node.func.attr)
                if place is not None:
                    keys.add(ast.literal_eval(node.args[place]))
    return keys | {"received", "reshuffled"}


def test_every_line_of_the_log_exists_in_both_languages() -> None:
    heard = set()
    for s in everywhere():
        if s.agenda and len(s.players) > 1:
            continue
        for seat in (None, 0):
            for event in playing.told(s, seat):
                heard.add(event.key)
                check(*[WORDING.line(event, lang, NAMES) for lang in LANGUAGES])
    rules = told_in_source()
    assert heard <= rules
    assert len(rules - heard) < 12, rules - heard
    told_words = {key.removesuffix("_secret") for key in words.LINES}
    assert rules <= told_words
    made_here = {"round_alone", "received_nothing", "put_tile_over", "construction_patricia", "raced_line"}
    assert told_words - rules == made_here


# ---------------------------------------------------------------------- reasons


SELDOM: dict[str, tuple[object, ...]] = {
    "no_card_there": (),
    "deck_empty": (),
    "follower_coins": (2, 1),
    "follower_influence": (),
    "hand_limit": (6,),
    "one_track": (),
    "last_space": (),
    "other_route": (),
    "last_port": (),
    "leg_too_long": (2, 1),
    "follower_used": (),
    "follower_fresh": (),
    "power_too_late": (),
    "cannot_place_artisan": (),
    "gain_lost": (),
    "patricia_pays": (),
    "no_contract_there": (),
    "no_tile_there": (),
    "no_artisans_left": (),
    "no_wheat": (),
    "no_artisan": (),
    "no_token_alone": (),
    "token_claimed": (1,),
    "first_turn": (),
    "too_little_influence": (2, 1),
    "petition_power": (1,),
    "good_full": (4,),
    "too_few_horses": (2, 0),
    "already_claimed": (),
}
"""What matches played at random may not come to."""


def refusal_keys() -> set[str]:
    text = "".join([path.read_text(encoding="utf-8") for path in (SOURCE / "steps").glob("*.py")])
    found = set(re.findall(r'"([a-z_]+)"', text))
    return found & set(words.REASONS)


def test_every_reason_is_given_in_both_languages() -> None:
    given = set()
    for s in everywhere():
        step = s.agenda[-1] if s.agenda else None
        if isinstance(step, Decision):
            offered = set(step.options(s))
            mine = view(s, step.seat)
            for refusal in step.refusals(s):
                given.add(refusal.key)
                assert refusal.action not in offered
                assert refusal.clause in CLAUSES
                check(*[WORDING.reason(refusal, lang, NAMES) for lang in LANGUAGES])
                check(*[WORDING.label(mine, refusal.action, lang) for lang in LANGUAGES])
    assert given <= set(words.REASONS)
    assert refusal_keys() == set(words.REASONS)
    assert given | set(SELDOM) == set(words.REASONS), set(words.REASONS) - given - set(SELDOM)


@pytest.mark.parametrize("key", SELDOM)
def test_reasons_that_are_seldom_given(key: str) -> None:
    refusal = Refusal(PASS, "NR-1", key, SELDOM[key])
    check(*[WORDING.reason(refusal, lang, NAMES) for lang in LANGUAGES])


def test_a_neutral_piece_is_in_the_way() -> None:
    refusal = Refusal(PASS, "NR-97", "cell_taken", (0, 1, 2, NEUTRAL))
    assert WORDING.reason(refusal, "en", NAMES) == "On row 2, column 3 lies a piece of the neutral colour."


# ---------------------------------------------------------------------- what things are for


def test_every_thing_is_explained_with_its_clause() -> None:
    things = [each.id for group in (MARITIME, CONSTRUCTION, PORTS, ESTATE_TILES, TOKENS, TRACKS) for each in group]
    things += [each.id for group in (MOSAIC_LINES, MOSAIC_TILES) for each in group]
    things += [f"{place}:{card.id}" for card in FOLLOWERS for place in ("hand", "row")]
    things += [f"deed_{deed.id}" for deed in DEEDS]
    things += [f"goal:{goal}:0" for goal in ("g_race_3",)]
    for thing in things:
        english, french = explain(thing, "en"), explain(thing, "fr")
        check(english, french)
        assert english != french
        for sentence in (english, french):
            assert re.search(r"\(NR-\d+.*\)\.$", sentence), sentence
    for thing in things:
        for clause in re.findall(r"NR-\d+\w?", explain(thing, "en")):
            assert f"**{clause}**" in RULEBOOK, thing
    for lang in LANGUAGES:
        assert set(re.findall(r"NR-\d+\w?", "".join([text[lang] for text in words.EXPLAIN.values()]))) <= CLAUSES
    assert "NR-184" in explain("row:trivia", "en")
    assert "NR-145" in explain("hand:calux", "fr")
