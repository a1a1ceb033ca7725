"""Every question, answer, log line and reason exists in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import tabularium
from tabularium.core.agenda import Decision, Refusal, pending
from tabularium.core.story import Heard
from tabularium.core.words import LANGUAGES
from tabularium.games.ave_roma import brief, words
from tabularium.games.ave_roma.actions import BUY, TO
from tabularium.games.ave_roma.components import (
    AEDILIS,
    AREA_DECK,
    BIT,
    CARD,
    CARDS,
    DECK_RANGES,
    LOCATIONS,
    MODIFIERS,
    SCORINGS,
)
from tabularium.games.ave_roma.explaining import explain
from tabularium.games.ave_roma.phrases import icons_text, points_text
from tabularium.games.ave_roma.setup import STEPS
from tabularium.games.ave_roma.state import Points, Table
from tabularium.games.ave_roma.steps import turns
from tabularium.games.ave_roma.steps.areas import Investing
from tabularium.games.ave_roma.steps.effects import Spending
from tabularium.games.ave_roma.steps.ending import DoublingPatron, RaisingArea, RaisingPolitics, ScoringArea
from tabularium.games.ave_roma.steps.gains import Compensating, PairingFragments, TakingType
from tabularium.games.ave_roma.steps.paying import DECK_CARD, INFLUENCE, Discounting, Paying
from tabularium.games.ave_roma.steps.politics import Activating, SeatingPatron
from tabularium.games.ave_roma.steps.roma import Walking
from tabularium.games.ave_roma.steps.rows import RisingAnywhere
from tabularium.games.ave_roma.steps.sending import begin_context
from tabularium.games.ave_roma.steps.training import ChoosingTraining, TrainingExtra
from tabularium.games.ave_roma.text import AveRomaWording
from tabularium.games.ave_roma.view import view
from tests.games.ave_roma.playing import NAMES, YELLOW, area, hold, play, positions, table, told, walk

WORDING = AveRomaWording()
SOURCE = Path(turns.__file__).parent.parent
TABLES = ("PROMPTS", "WAITING", "LABELS", "BONUSES", "MODIFIERS", "SCORINGS", "EFFECTS", "ENDINGS", "LINES", "REASONS")
FURTHER = ("CATEGORIES", "TITLES", "BOARD", "EXPLAIN")
SAME = {
    "Point",
    "Surplus",
    "{0} point",
    "1 surplus",
    "{0} points",
    "{0} {1} points",
    "{0} denarius",
    "passive",
    "actif",
}

BARE = re.compile(r"[^\u00a0][:;!?](\s|$)")
"""French: a mark of punctuation without its no-break space."""


def check(english: str, french: str) -> None:
    """Two finished sentences: nothing left to fill in, and really two languages."""
    for sentence in (english, french):
        assert sentence
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert english != french, english
    assert not re.search(r" [:;!?»]|« ", french), french
    assert not BARE.search(french), french


@pytest.mark.parametrize("name", [*TABLES, *FURTHER])
def test_every_template_has_both_languages_with_the_same_places_to_fill(name: str) -> None:
    texts = getattr(words, name)
    assert len(texts) > 5
    for key, text in texts.items():
        assert set(text) == set(LANGUAGES), key
        english, french = (set(re.findall(r"\{(\w*)\}", text[lang])) for lang in LANGUAGES)
        assert english == french, key
        assert text["en"] != text["fr"] or text["en"] in SAME, key
        assert not re.search(r" [:;!?»]|« ", text["fr"]), key


def test_the_words_of_the_brief_table_exist_in_both_languages() -> None:
    for key, text in brief.BRIEF.items():
        assert set(text) == set(LANGUAGES), key


def test_patron_abilities_are_called_as_in_the_rulebook() -> None:
    assert set(words.MODIFIERS) == set(words.EFFECTS) == {named.id for named in MODIFIERS.values()}
    assert set(words.SCORINGS) == set(words.ENDINGS) == {named.id for named in SCORINGS.values()}
    for lang, left, right in (("en", '"', '"'), ("fr", "«\u00a0", "\u00a0»")):
        rulebook = (SOURCE / f"rulebook.{lang}.md").read_text(encoding="utf-8")
        for table_of in (words.MODIFIERS, words.SCORINGS):
            for text in table_of.values():
                assert f"{left}{text[lang]}{right}" in rulebook, text[lang]


# ---------------------------------------------------------------------- questions and answers


def rich(mode: str = "basic") -> Table:
    """Somebody who has plenty of everything, in the middle of an action at the Propraetor's."""
    s = table(3, mode)
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=5, denarii=30)
    player = s.players[YELLOW]
    for card in ("maecenas", "hannibal_4", "hannibal_5", "quintilianus", "titus", "vespasianus", "macedonia", "africa"):
        number = CARD[card]
        deck = CARDS[number].deck
        if number in s.bags[deck]:
            s.draw(number)
        player.cards |= BIT[number]
    player.politics = 2
    player.active = BIT[CARD["quintilianus"]] | BIT[CARD["titus"]]
    s.grey[0] = 2
    s.grey[1] = 3
    begin_context(s, YELLOW, 3, 1, -1)
    return s


def rare_positions() -> Iterator[Table]:
    """Decisions that matches played at random seldom come to."""
    icons = CARDS[CARD["basilica_plan"]].cost
    any_icon = (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0)
    for step in (
        Investing(YELLOW, 1),
        RisingAnywhere(YELLOW),
        DoublingPatron(YELLOW),
        RaisingPolitics(YELLOW),
        RaisingArea(YELLOW, 2),
        ScoringArea(YELLOW, CARD["quintilianus"]),
        PairingFragments(YELLOW, 3),
        TakingType(YELLOW),
        Compensating(YELLOW, 0),
        Activating(YELLOW),
        SeatingPatron(YELLOW, CARD["vespasianus"]),
        Walking(YELLOW, 2),
        ChoosingTraining(YELLOW, -1, 3),
        TrainingExtra(YELLOW),
        Paying(YELLOW, INFLUENCE, any_icon),
    ):
        s = rich()
        s.agenda.clear()
        s.agenda.append(step)
        yield s
    for further in (Spending(YELLOW, 0, 1), Discounting(YELLOW, DECK_CARD, icons, 2)):
        s = rich("advanced")
        s.agenda.clear()
        begin_context(s, YELLOW, 5, 5, 0)
        s.agenda.append(further)
        yield s


MATCHES = [(2, "basic", 1), (4, "advanced", 2), (3, "advanced", 3)]


def test_every_decision_has_a_question_and_every_option_a_label() -> None:
    kinds = set()
    usual = [s.copy() for seats, mode, seed in MATCHES for s, _, _ in positions(seats, seed, {"mode": mode})]
    for s in [*usual, *rare_positions()]:
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
        assert len(set(labels["en"])) == len(set(labels["fr"])) == len(choices), labels["en"]
    assert kinds == {name for name, kind in STEPS.items() if issubclass(kind, Decision) and kind is not Decision}


def test_labels_say_what_a_place_costs_and_gives() -> None:
    s = table(3)
    hold(s, YELLOW, wood=3, stone=3, cattle=3, wheat=3, iron=3, wine=3, surplus=5, denarii=30)
    s.upper = 1 << 2
    play(s, "worker:3")
    said = {str(a): WORDING.label(view(s, YELLOW), a, "en") for a in s.agenda[-1].options(s)}  # type: ignore[attr-defined]
    assert said["to:quaestor"] == "Quaestor: 6 denarii"
    assert said["to:aedilis"].endswith("; pay 2 denarii, take Asia")
    assert said["to:roma"] == "Roma: walk 3 for 1 surplus, 1 green resource, 2 denarii; +1 political level"
    basilica = "Aedificator 5: Basilica (plan), 4 points, for 1 wood, 1 stone, 1 wheat, 2 denarii"
    assert said["to:aedificator.5"] == basilica
    assert said["train:2"] == "Training ±2: 1 denarius"


def test_the_table_in_words() -> None:
    for number, (s, step, _) in enumerate(positions(2, 5, {"mode": "advanced"})):
        if number % 15 == 0:
            english, french = (WORDING.panels(view(s, step.seat), lang, NAMES) for lang in LANGUAGES)
            assert [panel.id for panel in english] == [panel.id for panel in french]
            assert {panel.seat for panel in english} == {None, 0, 1}
            for panel in (*english, *french):
                assert panel.lines
                assert panel.rows
                lines = [*panel.lines, *[cell for row in panel.rows for cell in row]]
                text = "".join(span.text for line in lines for span in line)
                assert not re.search(r"[{}]|None", text), text
            for panel in french:
                for said in [*panel.lines, *[cell for row in panel.rows for cell in row]]:
                    assert not BARE.search("".join(span.text for span in said)), said


def test_one_and_several_are_told_apart() -> None:
    assert icons_text({"any": 2, "black": 1}, "en") == "2 resources of your choice, 1 black resource"
    assert icons_text({"any": 1, "black": 2}, "fr") == "1 ressource au choix, 2 ressources noires"
    assert (points_text(0, "en"), points_text(0, "fr")) == ("0 points", "0 point")
    assert WORDING.line(event("walks", 0, 1), "en", NAMES) == "Yellow walks 1 more space around the Colosseum."
    dear = Refusal(BUY[5], "AR-69", "too_dear", (1, 0))
    assert WORDING.reason(dear, "en", NAMES) == "It costs 1 denarius, and you have 0."
    s = rich()
    for rises, question in ((1, "by 1 level?"), (2, "(2 levels in all)")):
        s.agenda[-1:] = [RaisingArea(YELLOW, rises)]
        assert WORDING.prompt(view(s, YELLOW), "en").endswith(question)


def test_a_free_choice_is_counted_once_in_the_brief_table() -> None:
    scipio = brief._card_cells("scipio", "fr")
    assert [span.text for cell in scipio for span in cell][1] == "1libre 8d"


def test_a_refused_place_goes_by_its_own_name() -> None:
    s = table(3)
    area(s, 2, None)
    play(s, "worker:2")
    assert WORDING.label(view(s, YELLOW), TO[AEDILIS], "en") == "Aedilis: no card in area 2"


def test_every_kind_of_points_has_a_name() -> None:
    assert {kind.name.lower() for kind in Points} == set(words.CATEGORIES)
    for kind in Points:
        check(*[WORDING.category(kind.name.lower(), lang) for lang in LANGUAGES])


# ---------------------------------------------------------------------- the log


def keys_in_source() -> set[str]:
    """The keys of all events that the rules can tell."""
    keys = set()
    for module in (*(SOURCE / "steps").glob("*.py"), SOURCE / "state.py", SOURCE / "scoring.py"):
        for call in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
                key = call.args[0]
                assert isinstance(key, ast.Constant)
                keys.add(str(key.value))
    return keys


VARIANTS = {"sent_as": "sent", "walks_one": "walks", "bought_points": "bought", "collected_pool": "collected"}


def event(key: str, *args: object) -> Heard:
    return Heard(0, key, args, None)


RARE = [
    event("war_points", 0, 2),
    event("war_set", 0, 1, 4),
    event("surplus_lost", 0, 1),
    event("honour_points", 1, 2),
    event("doubled", 1, 100),
    event("adjusted", 1, 2, 1),
    event("used_patron", 1, 97),
    event("scored_level", 1, 102, 3, 4),
    event("modifier_point", 0, 1),
    event("free_walk", 0),
    event("stepped_free", 0, 3),
    event("replaced", 0, 95, 96),
    event("end_by_row", 2),
    event("end_by_area", 2),
    event("discounted", 0, 9),
    event("walks", 0, 2),
    event("walks", 0, 1),
    event("declined_extra", 0),
    event("fragments", 0, 3, 2),
    event("pair", 0, 3),
    event("pair_points", 0, 1),
]


@pytest.fixture(scope="module")
def stories() -> Sequence[Heard]:
    told_so_far: list[Heard] = []
    for seats, mode, seed in MATCHES:
        told_so_far += told(list(walk(seats, seed, {"mode": mode}))[-1][2])
    return told_so_far


def test_every_event_of_the_rules_has_words(stories: Sequence[Heard]) -> None:
    assert keys_in_source() == {VARIANTS.get(key, key) for key in words.LINES}
    heard = {happened.key for happened in [*stories, *RARE]}
    assert heard == keys_in_source()


def test_every_line_of_the_log_exists_in_both_languages(stories: Sequence[Heard]) -> None:
    used = set()
    for heard in [*stories, *RARE]:
        english, french = (WORDING.line(heard, lang, NAMES) for lang in LANGUAGES)
        check(english, french)
        used.add(english)
    assert len(used) > 300


def test_the_log_names_people_and_things() -> None:
    sent = event("sent", 0, 2, 4, 5, 1)
    assert WORDING.line(sent, "en", NAMES) == "Yellow sends a worker of value 2, counting as 4: Aedificator 2."
    area = DECK_RANGES[AREA_DECK][0]
    assert WORDING.line(event("took_area_card", 1, 2, area), "en", NAMES) == "Green takes Italia from area 3."
    assert WORDING.line(event("gained", 2, 7, 1), "fr", NAMES) == "Blue gagne 1 denarius."


# ---------------------------------------------------------------------- reasons


def clause_ids() -> set[str]:
    rulebook = (SOURCE / "rulebook.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(AR-\d+[a-z]?)\*\*", rulebook))


def refusal_keys() -> set[str]:
    """Every word in the rules that is a reason: the constants beside a clause."""
    found = set()
    for module in (SOURCE / "steps").glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            inside = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
            strings = [part.value for part in inside if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            if isinstance(node, ast.Call) and not (isinstance(node.func, ast.Name) and node.func.id == "Refusal"):
                continue
            keys = [text for text in strings if re.fullmatch(r"[a-z_]+", text)]
            if isinstance(node, ast.Call) or len(strings) > len(keys):
                found |= set(keys)
    return found


def test_every_reason_of_the_rules_has_words() -> None:
    assert refusal_keys() == set(words.REASONS) - {"wrong_value_one"}  # a wrong_value


def test_every_reason_is_given_with_its_clause_in_both_languages() -> None:
    known, keys = clause_ids(), set()
    seen = 0
    for seats, mode, seed in MATCHES:
        for s, step, offered in positions(seats, seed, {"mode": mode}):
            refusals = step.refusals(s)
            assert len({refusal.action for refusal in refusals}) == len(refusals)
            for refusal in refusals:
                seen += 1
                keys.add(refusal.key)
                assert str(refusal.action) not in offered
                assert refusal.clause in known
                check(*[WORDING.reason(refusal, lang, NAMES) for lang in LANGUAGES])
                check(*[WORDING.label(view(s, step.seat), refusal.action, lang) for lang in LANGUAGES])
    assert seen > 1000
    assert len(keys) > 15


def test_a_match_says_why_not() -> None:
    match = tabularium.new("ave_roma", seats=3, seed=4)
    while match.decision is not None and match.decision.kind != "sending":
        match.play(match.decision.options[0])
    assert match.decision is not None
    refused = {str(refusal.action): refusal for refusal in match.why_not("fr")}
    assert any(place.startswith("to:") for place in refused)


# ---------------------------------------------------------------------- what things are for


def test_every_thing_is_explained_in_both_languages() -> None:
    known = clause_ids()
    things = [card.id for card in CARDS] + [place.id for place in LOCATIONS[:-1]]
    things += [f"area:{n}" for n in range(1, 6)] + [f"space:{n}" for n in range(9)] + ["good:wood", "good:surplus"]
    for thing in things:
        english, french = (explain(thing, lang) for lang in LANGUAGES)
        check(english, french)
        for sentence in (english, french):
            assert re.search(r"\(AR-\d+.*\)\.$", sentence), sentence
            assert set(re.findall(r"AR-\d+[a-z]?", sentence)) <= known
    for thing in ("good:denarii", "compensate:surplus", "discount:any", "discount:none", "train:1"):
        check(*[explain(thing, lang) for lang in LANGUAGES])
    assert "3" not in explain("good:denarii", "en")  # AR-20 money has no limit
    assert "Point: gain 1 point" in explain("atticus", "en")
    assert "AR-124" in explain("atticus", "en")


def test_an_end_of_a_match_has_no_question() -> None:
    s = list(walk(3, 8))[-1][2]
    assert pending(s) is None
    assert WORDING.prompt(view(s, None), "en") == WORDING.waiting(view(s, None), "en", NAMES) == "The game is over."
