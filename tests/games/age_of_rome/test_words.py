"""Every question, answer, log line and reason exists in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tabularium as tab
from tabularium.core.agenda import Decision, pending, take
from tabularium.core.words import LANGUAGES
from tabularium.games.age_of_rome import GAME, words
from tabularium.games.age_of_rome.brief import BRIEF
from tabularium.games.age_of_rome.components import CARDS, CATEGORIES, CHARACTER, EVENT, SETS, TRADE_CARD, Kind, Plot
from tabularium.games.age_of_rome.gauges import aim
from tabularium.games.age_of_rome.naming import glory, province_with_article
from tabularium.games.age_of_rome.setup import STEPS
from tabularium.games.age_of_rome.state import READY, Table
from tabularium.games.age_of_rome.steps import turns
from tabularium.games.age_of_rome.steps.building import Building
from tabularium.games.age_of_rome.steps.diplomacy import Answering, LastOffer, NamingAmount, Negotiating, TakingProfit
from tabularium.games.age_of_rome.steps.events import LosingCard, RecallingLegion, RevealEvent
from tabularium.games.age_of_rome.steps.followers import Placing
from tabularium.games.age_of_rome.steps.hands import EndingTurn
from tabularium.games.age_of_rome.steps.income import Taxing
from tabularium.games.age_of_rome.steps.medal import BuyingGlory
from tabularium.games.age_of_rome.steps.plot_effects import Luring, Ousting, PlotEffect, StrikingVote
from tabularium.games.age_of_rome.steps.plotting import Plotting
from tabularium.games.age_of_rome.steps.provinces import PlacingLegion, Voting
from tabularium.games.age_of_rome.steps.trading import (
    BY_ACTION,
    BY_EVENT,
    Drawing,
    KeepingQuest,
    MakingRoom,
    PlayingCards,
    PlayingOnPlot,
    Reacting,
    play_card,
)
from tabularium.games.age_of_rome.text import AgeOfRomeWording
from tabularium.games.age_of_rome.view import view
from tests.games.by_hand import ByHand

NAMES = ("Anaïs", "Cédric", "Damien", "Laurent")
HAND: ByHand[Table] = ByHand(GAME, NAMES)
WORDING = AgeOfRomeWording()
SOURCE = Path(turns.__file__).parent.parent
TABLES = ("PROMPTS", "WAITING", "LABELS", "LINES", "REASONS", "CATEGORIES", "TITLES")
SAME = re.compile(
    r"[{}0-9.: ()−+/,]*|Religion|Denarii|1 denarius|\{0\} denarii|Quests?|"
    r"\{building\}\{cards\}|Double taxation.*|[{}\d., :]*Denarii[{}\d., :]*"
)
A, B, C, D = range(4)


def check(english: str, french: str) -> None:
    """Two finished sentences: nothing left to fill in; French with its own spaces."""
    for sentence in (english, french):
        assert sentence
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert not re.search(r" [:;!?»]", french), french


@pytest.mark.parametrize("name", TABLES)
def test_every_template_has_both_languages_with_the_same_places_to_fill(name: str) -> None:
    texts = getattr(words, name)
    assert len(texts) > 5
    for key, text in texts.items():
        assert set(text) == set(LANGUAGES), key
        english, french = (set(re.findall(r"\{(\w*)\}", text[lang])) for lang in LANGUAGES)
        assert english == french, key
        assert text["en"] != text["fr"] or SAME.fullmatch(text["en"]), key


def test_french_has_its_own_spaces() -> None:
    for table in (*[getattr(words, name) for name in TABLES], words.EXPLAIN, words.BOARD, BRIEF):
        for key, text in table.items():
            assert not re.search(r" [:;!?»]", text["fr"]), key
            assert "\u00a0" not in text["en"], key


# ---------------------------------------------------------------------- positions


@cache
def opened(seats: int = 4, **options: bool) -> Table:
    """A table whose quests have been chosen: the Building phase of the first round."""
    for s, step, _ in HAND.positions(seats, 7, options):
        if isinstance(step, Building):
            return s.copy()
    raise AssertionError


def rich() -> Table:
    """Everybody has something of everything."""
    s = opened().copy()
    s.is_telling = True
    s.round = 5
    for seat, name in enumerate(("fulvia", "junia_secunda", "gaius_octavius", "livia_drusilla")):
        s.character[seat] = CHARACTER[name]
    s.denarii[:] = [30] * 4
    s.glory[:] = [20, 12, 9, 8]
    for place in (0, 1, 2, 3, 4):
        for province in range(4):
            s.levels[province * 5 + place] = 1
            s.tiles[place * 3] = 0
    for region in range(3):
        for seat in range(4):
            s.legions[region * 4 + seat] += 1
            s.legions_home[seat] -= 1
    for seat in (B, A, B, C, D):
        s.column.append(seat)
        s.votes_home[seat] -= 1
    return s


def deal(s: Table, seat: int, *cards: str) -> None:
    """These trade cards from the deck to a hand."""
    for name in cards:
        card = next(card for card in s.deck if CARDS[card] == TRADE_CARD[name])
        s.deck.remove(card)
        s.hand[seat] |= 1 << card


def plot(s: Table, seat: int, province: int, status: int = READY) -> None:
    s.plots[s.plots.index(-1, province * 3)] = status + seat
    s.plots_home[seat] -= 1


def asked_of(step: Any, prepare: Any = None, table: Table | None = None) -> Table:
    s = rich() if table is None else table
    if prepare:
        prepare(s)
    s.agenda.clear()
    s.agenda.append(step)
    return s


def rare_positions() -> Iterator[Table]:
    """Decisions that matches played at random seldom come to."""
    s = rich()
    deal(s, A, "bulla", "spatha", "gladius", "groma")
    deal(s, B, "scutum", "stylus")
    deal(s, C, "pugio")
    s.medals[Kind.RELIGION] = A
    s.deal_seat, s.deal_building, s.deal_amount, s.deal_token = A, s.facing(B) * 5, 3, 0
    for province in range(4):
        if s.faced_by(province) != A:
            plot(s, A, province)
    for step in (
        Plotting(A),
        PlayingOnPlot(A),
        Reacting(B, A, int(Plot.DECEIT)),
        Ousting(A, B),
        Luring(A, B, -1, -1),
        Luring(A, B, 0, -1),
        Luring(A, B, 0, 1),
        StrikingVote(A, B, int(Plot.VOID_VOTE)),
        RecallingLegion(A),
        LosingCard(A),
        MakingRoom(A, BY_ACTION),
        MakingRoom(A, BY_EVENT),
        MakingRoom(A, int(Kind.TRADE)),
        EndingTurn(A),
        BuyingGlory(A),
        PlacingLegion(A),
        Voting(A),
        Taxing(A),
        Building(A),
        Placing(A),
        PlayingCards(A, 0),
        Negotiating(A),
        Answering(B, True),
        LastOffer(A, 7),
        TakingProfit(A, 2, 1),
    ):
        t = s.copy()
        t.agenda[:] = [step]
        yield t
    s.looking = 0b11 << s.quest_deck[0]
    s.agenda[:] = [KeepingQuest(A)]
    yield s


def usual_positions() -> Iterator[Table]:
    for seats, seed, options in (
        (4, 1, {}),
        (4, 2, {"spies_and_allies": True, "hard_times": True}),
        (2, 3, {}),
        (1, 4, {}),
    ):
        for s, _, _ in HAND.positions(seats, seed, options):
            yield s.copy()


def test_every_decision_has_a_question_and_every_option_a_label() -> None:
    kinds = set()
    for s in [*usual_positions(), *rare_positions()]:
        step = s.agenda[-1]
        assert isinstance(step, Decision)
        kinds.add(type(step).__name__)
        mine, theirs = view(s, step.seat), view(s, None)
        check(WORDING.prompt(mine, "en"), WORDING.prompt(mine, "fr"))
        check(WORDING.waiting(theirs, "en", NAMES), WORDING.waiting(theirs, "fr", NAMES))
        assert NAMES[step.seat] in WORDING.waiting(theirs, "fr", NAMES)
        choices = step.options(s)
        labels = {lang: [WORDING.label(mine, choice, lang) for choice in choices] for lang in LANGUAGES}
        for english, french in zip(labels["en"], labels["fr"], strict=True):
            check(english, french)
        assert len(set(labels["en"])) == len(set(labels["fr"])) == len(choices)
    assert kinds == {name for name, kind in STEPS.items() if issubclass(kind, Decision) and kind is not Decision}


def test_a_plot_says_what_it_does_to_both_vendetta_tracks() -> None:
    s = rich()
    province = next(p for p in range(4) if s.faced_by(p) == B)
    plot(s, A, province)
    s.vendetta[A], s.vendetta[B] = (
        3,
        2,
    )  # Fulvia: military, none, trade, politics; Junia: politics, none, trade, military
    asked_of(Plotting(A), table=s)
    mine = view(s, A)
    action = next(a for a in Plotting(A).options(s) if str(a).endswith(".slander"))
    said = WORDING.label(mine, action, "en")
    assert said.startswith("Slander against Junia Secunda (red), plot in ")
    assert said.endswith("the target loses 1 Glory (vendetta after it: you 2, the target 3)")
    s.vendetta[A] = 4
    said = WORDING.label(view(s, A), action, "en")
    assert said.endswith("(vendetta after it: you 3, the target 3; opens your bonus military)")
    s.vendetta[B] = 3
    assert WORDING.label(view(s, A), action, "fr").endswith("couvre le bonus adverse politique)")


def test_a_tile_and_a_tax_say_what_they_cost_and_give() -> None:
    s = rich()
    s.tiles[3:6] = [1, 1, 1]
    s.levels[s.facing(A) * 5 + 1] = 2
    deal(s, A, "groma", "abacus")
    labels = {str(a): WORDING.label(view(asked_of(Building(A), table=s), A), a, "en") for a in Building(A).options(s)}
    assert labels["build:politics"] == "Basilica III for 14 denarii: +6 glory, population 8, and the medal"
    assert labels["build:politics+groma"].startswith("Basilica III for 12 denarii with Groma: ")
    mine = view(asked_of(Taxing(A), table=s), A)
    labels = {str(a): WORDING.label(mine, a, "en") for a in Taxing(A).options(s)}
    assert labels["tax:normal"] == "Normal tax: +7 denarii"
    assert labels["tax:double"] == "Double taxation: +14 denarii, −5 glory"
    assert labels["tax:double+abacus"] == "Double taxation with Abacus: +17 denarii, −5 glory"


def test_a_vote_that_makes_a_majority_says_so() -> None:
    s = rich()
    s.column[:] = [A, B, B]
    mine = view(asked_of(Voting(B), table=s), B)
    assert WORDING.label(mine, Voting(B).options(s)[0], "en") == "Cast a vote: majority, +2 glory"
    s.medals[Kind.POLITICS] = B
    assert (
        WORDING.label(view(s, B), Voting(B).options(s)[0], "fr") == "Poser un vote\u00a0: majorité, +3 points de gloire"
    )


# ---------------------------------------------------------------------- the table


def test_the_table_in_words() -> None:
    for number, s in enumerate([*usual_positions(), *rare_positions()]):
        if number % 9 == 0:
            step = s.agenda[-1]
            assert isinstance(step, Decision)
            for seat in (None, step.seat):
                english, french = (WORDING.panels(view(s, seat), lang, NAMES) for lang in LANGUAGES)
                assert [panel.id for panel in english] == [panel.id for panel in french]
                assert any(panel.id == "quests" for panel in english) == (seat is not None)
                for panel in (*english, *french):
                    lines = [*panel.lines, *[cell for row in panel.rows for cell in row]]
                    text = "".join(span.text for line in lines for span in line)
                    assert not re.search(r"[{}]|None", text), text
                for panel in french:
                    for line in panel.lines:
                        assert not re.search(r" [:;!?»]", "".join(span.text for span in line))


def lines_of(s: Table, lang: str, seat: int | None = None) -> list[str]:
    panels = WORDING.panels(view(s, seat), lang, NAMES)
    return ["".join([span.text for span in line]) for panel in panels for line in panel.lines]


def test_after_the_last_turn_of_the_wheel_it_turns_no_more() -> None:
    s = rich()
    s.round = 8
    assert len([line for line in lines_of(s, "en") if "after the turn of the wheel" in line]) == 4
    s.round = 9
    assert not [line for line in lines_of(s, "en") if "after the turn of the wheel" in line]


def test_without_plots_none_are_listed() -> None:
    for seats, options, is_listed in ((4, {}, True), (4, {"peace": True}, False), (1, {}, False)):
        s = list(HAND.walk(seats, 1, options))[-1][2]
        for lang, words_of_plots in (("en", r"Plots?\b"), ("fr", r"\bComplots|Marqueurs complot")):
            found = [line for line in lines_of(s, lang) if re.match(words_of_plots, line)]
            assert bool(found) == is_listed, found


def test_the_anchor_is_no_trade_card() -> None:
    s = rich()
    s.hand[A], s.anchor[A] = 0, 1
    deal(s, A, "bulla")
    assert "Trade cards: 1, and the anchor (a hand holds 5)" in lines_of(s, "en")
    s.anchor[A] = 0
    assert "Trade cards: 1 (a hand holds 5)" in lines_of(s, "en")


def test_an_offer_has_no_amount_before_it_is_named() -> None:
    s = rich()
    s.deal_seat, s.deal_building, s.deal_amount = A, int(Kind.TRADE), 0
    assert not [line for line in lines_of(s, "en") if "offers" in line]
    assert [line for line in lines_of(s, "en") if line.startswith("Anaïs considers an offer to ")]
    s.deal_amount = 2
    assert [line for line in lines_of(s, "en") if line.startswith("Anaïs offers 2 denarii to ")]


def test_french_articles_and_negations() -> None:
    s = rich()
    s.event, s.named = EVENT["famine"], ()
    assert "Il ne désigne personne." in lines_of(s, "fr")
    assert [province_with_article(n, "fr") for n in ("africa", "gaul", "italy")] == [
        "l'Afrique",
        "la Gaule",
        "l'Italie",
    ]
    assert province_with_article("gaul", "en") == "Gaul"
    assert [glory(count, "fr") for count in (0, 1, 2)] == [
        "0 point de gloire",
        "1 point de gloire",
        "2 points de gloire",
    ]


def test_the_short_rows_show_the_vendetta_track_and_known_cards() -> None:
    s = rich()
    s.vendetta[A] = 1  # Fulvia: military, none, trade, politics
    s.used[A] = 1 << int(Kind.TRADE)
    s.hand[A] = 0
    deal(s, A, "bulla")
    s.known[B] |= s.hand[A]
    for seat, knows in ((B, True), (C, False)):
        panel = next(p for p in WORDING.panels(view(s, seat), "en", NAMES) if p.id == "player0")
        rows = [["".join([span.text for span in cell]) for cell in row] for row in panel.rows]
        assert rows[0][-1] == "M–✓✖"
        assert rows[2] == [f"Unrecruited: legions {s.legions_left[A]}, votes {s.votes_left[A]}. Quests: 2"]
        assert (["You know of: Bulla"] in rows) == knows


def test_every_kind_of_points_has_a_name() -> None:
    assert {category.id for category in CATEGORIES} == set(words.CATEGORIES)
    for category in CATEGORIES:
        for lang in LANGUAGES:
            assert WORDING.category(category.id, lang)


# ---------------------------------------------------------------------- the log


def keys_in_source() -> set[str]:
    """The keys of all events that the rules can tell."""
    keys = set()
    for module in (*(SOURCE / "steps").glob("*.py"), SOURCE / "state.py"):
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                place = {"tell": 0, "tell_some": 1}.get(call.func.attr)
                if place is not None:
                    key = call.args[place]
                    assert isinstance(key, ast.Constant)
                    keys.add(str(key.value))
    return keys


CARDS_TO_PLAY = (
    *("lacerna", "scutum", "fibula", "torques", "circinus"),
    *("spatha", "olicula", "snake_bracelets", "sundial", "capsa"),
)


def rare_stories() -> Iterator[Table]:
    s = rich()
    deal(s, A, *CARDS_TO_PLAY)
    s.anchor[A] = 1
    s.vendetta[A] = 2
    s.legions_left[A] += 1
    s.votes_left[A] += 1
    s.discard.append(s.deck.pop())
    for name in CARDS_TO_PLAY:
        s.agenda.clear()
        play_card(s, A, TRADE_CARD[name], 0)
        _settle(s)
    yield s
    s = rich()
    deal(s, B, "stylus", "scutum")
    for effect in (Plot.FORCED_SALE, Plot.CUSTOMS_DUTIES, Plot.CUSTOMS_DUTIES):
        s.agenda[:] = [PlotEffect(A, B, int(effect))]
        _settle(s)
    s.pantheon[B] = 1
    for effect in (Plot.DEFACEMENT, Plot.SLANDER, Plot.APOSTASY, Plot.VOID_VOTE, Plot.DECEIT):
        s.agenda[:] = [PlotEffect(A, B, int(effect))]
        _settle(s)
    s.pantheon[B] = 7
    s.agenda.clear()
    s.add_pantheon_piece(B)
    s.deck.clear()
    s.agenda[:] = [Drawing(A, BY_ACTION)]
    _settle(s)
    s.discard.clear()
    s.deck.clear()
    s.agenda[:] = [Drawing(A, BY_ACTION)]
    _settle(s)
    for step, move in (
        (Voting(A), "pass"),
        (PlacingLegion(A), "pass"),
        (PlacingLegion(A), "move:epirus.thrace"),
        (RecallingLegion(A), "recall:thrace"),
    ):
        s.agenda[:] = [step]
        HAND.play(s, move)
    yield s
    s = rich()
    s.reached = [0] * s.seats
    s.glory[:] = [4, 4, 4, 4]
    s.glory[A] = s.glory[B] = 5
    s.check_milestones()
    s.gain_glory(C, 1)
    s.glory[A] = s.glory[B] = 12
    s.check_milestones()
    s.gain_glory(C, 5)
    yield s
    s = rich()
    s.denarii[:] = [0] * s.seats
    s.event_deck = [EVENT["famine"]]
    s.agenda[:] = [RevealEvent()]
    yield HAND.play(s, "event:famine")
    s = rich()
    s.medals[Kind.RELIGION] = A
    s.agenda[:] = [BuyingGlory(A)]
    HAND.play(s, "glory")
    deal(s, A, "bulla", "snake_bracelets", "fibula")
    s.agenda[:] = [MakingRoom(A, BY_ACTION)]
    HAND.play(s, "pass")
    s.agenda[:] = [EndingTurn(A)]
    s.fresh = True
    yield HAND.play(s, "set:bulla.snake_bracelets.fibula")


def _settle(s: Table) -> None:
    """Whatever is asked, the first answer."""
    while (found := pending(s)) is not None:
        take(s, found[0], found[1][-1])


@pytest.fixture(scope="module")
def stories() -> list[Table]:
    whole: tuple[tuple[int, int, dict[str, bool]], ...] = (
        (4, 1, {}),
        (3, 5, {"hard_times": True}),
        (2, 3, {}),
        (1, 4, {"hard_times": True}),
    )
    spies = [list(HAND.walk(4, seed, {"spies_and_allies": True}))[-1][2] for seed in (2, 11, 12)]
    return [*rare_stories(), *[list(HAND.walk(seats, seed, o))[-1][2] for seats, seed, o in whole], *spies]


def test_every_event_of_the_rules_has_been_told_and_has_words(stories: list[Table]) -> None:
    heard = {event.key for s in stories for event in HAND.told(s)}
    assert heard == keys_in_source()


def test_every_line_of_the_log_exists_in_both_languages(stories: list[Table]) -> None:
    used = set()
    for s in stories:
        for seat in (None, *range(s.seats)):
            for english, french in zip(HAND.log(s, seat, "en"), HAND.log(s, seat, "fr"), strict=True):
                check(english, french)
                used.add(english)
    assert len(used) > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_word_list_is_told(stories: list[Table], lang: str) -> None:
    lines = {line for s in stories for seat in (None, *range(s.seats)) for line in HAND.log(s, seat, lang)}
    for key, text in words.LINES.items():
        if key != "faces":  # a part of the lines about the wheel
            pattern = re.compile(re.sub(r"\\{\d\\}", ".+", re.escape(text[lang])))
            assert any(pattern.fullmatch(line) for line in lines), key


# ---------------------------------------------------------------------- reasons


def refusing_positions() -> Iterator[tuple[Table, Decision]]:
    """Somebody at a loss, once for each reason that there is."""
    s = rich()
    deal(s, A, "bulla", "groma", "arca", "spatha", "torques")
    s.tiles[Kind.POLITICS * 3 + 1] = 0
    s.levels[s.facing(A) * 5 + Kind.MILITARY] = 3
    yield s.copy(), Building(A)  # top_level, pile_empty, no_religion_medal
    s.denarii[A] = 0
    yield s.copy(), Building(A)  # too_few_denarii
    s.levels[s.facing(A) * 5 + Kind.AGRICULTURE] = 0
    s.tiles[Kind.AGRICULTURE * 3] = 1
    yield s.copy(), Building(A)  # no_effect
    s.levels[s.facing(A) * 5 + Kind.RELIGION] = 0
    s.standing[s.facing(A) * 5 + Kind.POLITICS] = 1
    s.vendetta[A], s.used[A] = 2, 1 << Kind.MILITARY
    yield s.copy(), Placing(A)  # no_building, building_full, bonus_used, bonus_covered
    s.plots_home[A] = 0
    yield s.copy(), Placing(A)  # no_plot_marker
    s.plots_home[A] = 3
    full = s.copy()
    full.plots[full.facing(A) * 3 : full.facing(A) * 3 + 3] = [READY + B] * 3
    yield full, Placing(A)  # plot_spaces_full
    peace = opened(peace=True).copy()
    yield peace, Placing(A)  # no_plots
    s.glory[A] = 2
    yield s.copy(), Taxing(A)  # too_little_glory
    for province, status in ((s.facing(A), READY), (s.facing(B), 8), (s.facing(C), 0), (s.facing(D), READY)):
        plot(s, A, province, status) if s.plots_home[A] else s.plots.__setitem__(province * 3, status + A)
    s.vendetta[A] = 1
    s.glory[D] = 1
    yield s.copy(), Plotting(A)  # plot_faces_you, plot_spent, plot_fresh, effect_useless
    s.vendetta[D] = 4
    yield s.copy(), Plotting(A)  # vendetta_full
    s.vendetta[A] = 0
    yield s.copy(), Plotting(A)  # no_vendetta
    three = opened(3).copy()
    empty = next(p for p in range(4) if three.faced_by(p) < 0)
    plot(three, A, empty)
    three.levels[empty * 5] = 1
    yield three.copy(), Plotting(A)  # plot_faces_nobody
    three.denarii[A] = 0
    three.levels[three.facing(B) * 5] = 1
    three.levels[three.facing(A) * 5] = 1
    yield three, Negotiating(A)  # own_province, province_faces_nobody
    s.legions_home[A] = 0
    s.legions[A] = 0
    yield s.copy(), PlacingLegion(A)  # no_legion_home, no_legion_there
    yield s.copy(), PlayingCards(A, 0)  # condition_not_met
    s.played = s.hand[A]
    yield s.copy(), PlayingCards(A, 0)  # played_already
    yield s.copy(), MakingRoom(A, BY_EVENT)  # no_time_for_cards
    rest = rich()
    deal(rest, A, "bulla", "snake_bracelets", "sundial", "spatha", "gladius")
    yield rest.copy(), EndingTurn(A)  # no_trade_medal
    deal(rest, A, "pugio")
    rest.medals[Kind.RELIGION] = B
    rest.sets[A] = tuple([next(iter(SETS))] * 3)
    yield rest, EndingTurn(A)  # sets_full, no_religion_medal


def keys_of_refusals() -> set[str]:
    """The keys of all reasons in the rules."""
    found: set[str] = set()
    for module in (SOURCE / "steps").glob("*.py"):
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal":
                found |= {str(part.value) for part in ast.walk(call.args[2]) if isinstance(part, ast.Constant)}
    return found


def test_every_reason_is_given_with_its_clause_in_both_languages() -> None:
    keys = set()
    for s, step in refusing_positions():
        offered = step.options(s)
        refusals = step.refusals(s)
        assert len({refusal.action for refusal in refusals}) == len(refusals)
        for refusal in refusals:
            keys.add(refusal.key)
            assert refusal.action not in offered
            assert re.fullmatch(r"AG-\d+[a-c]?", refusal.clause)
            check(*[WORDING.reason(refusal, lang, NAMES) for lang in LANGUAGES])
    assert keys == set(words.REASONS) == keys_of_refusals()


def test_refused_actions_have_labels() -> None:
    for s, step in refusing_positions():
        s.agenda[:] = [step]
        for refusal in step.refusals(s):
            check(*[WORDING.label(view(s, step.seat), refusal.action, lang) for lang in LANGUAGES])


# ---------------------------------------------------------------------- numbers


def test_many_denarii_are_named_on_a_scale_from_the_least_to_the_most() -> None:
    s = rich()
    s.deal_seat, s.deal_building, s.deal_amount, s.deal_token = A, s.facing(B) * 5, 3, 0
    for step, verb in ((NamingAmount(A), "amount"), (Answering(B, True), "demand"), (LastOffer(A, 20), "amount")):
        asked_of(step, table=s)
        found = aim(view(s, step.seat), "fr")
        assert found is not None
        numbers = [str(action) for action in step.options(s) if str(action).startswith(f"{verb}:")]
        scale = found.gauges[0]
        assert [f"{scale.verb}:{n}" for n in range(scale.least, scale.most + 1)] == numbers
        assert scale.start == scale.least
    s.denarii[A] = 5
    for few in (NamingAmount(A), Answering(B, True), Answering(B, False), Building(A)):
        assert aim(view(asked_of(few, table=s), few.seat), "en") is None


# ---------------------------------------------------------------------- achievements


@pytest.mark.clause("AG-333")
def test_achievements_are_told_when_the_match_is_over_and_not_before() -> None:
    assert len(GAME.feats) == len({feat.id for feat in GAME.feats}) == 12
    match = tab.new("age_of_rome", seats=2, seed=2)
    rng = Random(2)
    while match.decision is not None:
        assert match.feats(0) == match.feats(1) == []
        match.play(rng.choice(match.decision.options))
    earned = [feat.id for feat in match.feats(0)]
    assert set(earned) == {"senate_12", "no_vendetta"}
    assert match.view(1)["table"]["final"][0]["achievements"] == earned
    said = "".join(span.text for panel in match.panels(1, "fr") for line in panel.lines for span in line)
    assert "Maître du Sénat" in said
