"""Every question, answer, log line and reason exists in both languages."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import tabularium
from tabularium.core.agenda import Decision, Refusal, Step
from tabularium.core.errors import IllegalAction
from tabularium.core.words import LANGUAGES
from tabularium.games.aquileia import words
from tabularium.games.aquileia.actions import ACTIONS
from tabularium.games.aquileia.components import LOT, QUAYS, SPACE, SPACES, STALLS, Metal
from tabularium.games.aquileia.setup import STEPS
from tabularium.games.aquileia.state import NO_CARD, Points, Table
from tabularium.games.aquileia.steps import turns
from tabularium.games.aquileia.steps.contests import Contest, PlayingCards, UsingBlueDice
from tabularium.games.aquileia.steps.ending import EndGame
from tabularium.games.aquileia.steps.forum import Building, PayingSlaves, VisitForum
from tabularium.games.aquileia.steps.mercatus import BuyCard, BuyServi, Exchanging, VisitMercatus
from tabularium.games.aquileia.steps.portus import PayingAgain, VisitPortus
from tabularium.games.aquileia.steps.theatrum import Bidding, VisitTheatrum
from tabularium.games.aquileia.steps.turns import EndRound, Placing
from tabularium.games.aquileia.text import AquileiaWording
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    GIORGIO,
    KIKO,
    NAMES,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    discs,
    give,
    hoard,
    log,
    own,
    play,
    positions,
    purse,
    stand,
    table,
    throw_away,
    told,
    walk,
)

WORDING = AquileiaWording()
SOURCE = Path(turns.__file__).parent.parent
TABLES = ("PROMPTS", "WAITING", "LABELS", "LINES", "REASONS", "CATEGORIES", "TITLES")
SAME_IN_BOTH = {"Pecunia", "Villas", "{space}", *[f"Forum {number}" for number in range(1, 6)]}
BLANK = "roll:bronze.bronze.bronze"


def check(english: str, french: str) -> None:
    """Two finished sentences: nothing left to fill in, and really two languages."""
    for sentence in (english, french):
        assert sentence
        assert not re.search(r"[{}]|None|  ", sentence), sentence
    assert english != french or english in SAME_IN_BOTH


@pytest.mark.parametrize("name", TABLES)
def test_every_template_has_both_languages_with_the_same_places_to_fill(name: str) -> None:
    texts = getattr(words, name)
    assert len(texts) > 5
    for key, text in texts.items():
        assert set(text) == set(LANGUAGES), key
        english, french = (set(re.findall(r"\{(\w*)\}", text[lang])) for lang in LANGUAGES)
        assert english == french, key
        assert text["en"] != text["fr"] or text["en"] in SAME_IN_BOTH, key


# ---------------------------------------------------------------------- questions and answers


def rare_positions() -> Iterator[Table]:
    """Decisions that matches played at random seldom come to."""
    s = table(stalls=["weapon_single"] * 3)
    purse(s, STEFAN, 9, 9, 9)
    give(s, STEFAN, "servus_single", 4)
    give(s, STEFAN, "servi_double", 4)
    give(s, STEFAN, "theatrum_white_blue", openly=True)
    own(s, STEFAN, "villa_white_4")
    discs(s, *range(4))
    stand(s, STEFAN, "forum_3", "arena_2", "stadium_gold_2", "portus_gold", "servi_bottom")
    for steps in (
        [Building(STEFAN, SPACE["forum_3"], 2)],
        [PayingSlaves(STEFAN, LOT["villa_yellow_10"], SPACE["forum_3"])],
        [EndGame()],
        [PayingAgain(STEFAN, Metal.GOLD)],
        [BuyServi(STEFAN, SPACE["servi_bottom"])],
    ):
        yield begin(s.copy(), *steps)
    yield play(begin(s.copy(), STADIUM), BLANK, "deal:stadium_vp10")
    yield play(begin(s.copy(), ARENA), BLANK)


def test_every_decision_has_a_question_and_every_option_a_label() -> None:
    kinds = set()
    usual = [s.copy() for seed in range(2) for s, _, _ in positions(4, 40 + seed)]
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
        assert len(set(labels["en"])) == len(set(labels["fr"])) == len(choices)
    assert kinds == {name for name, kind in STEPS.items() if issubclass(kind, Decision) and kind is not Decision}


@pytest.mark.parametrize(
    ("lang", "twin"),
    [("en", "Stadium, silver side, strength 1 (second)"), ("fr", "Stadium, côté argent, force 1 (deuxième)")],
)
def test_a_space_is_called_the_same_in_a_choice_and_in_the_log(lang: str, twin: str) -> None:
    match = tabularium.new("aquileia", seats=2, seed=1)
    choice = ACTIONS.parse("place:stadium_silver_1b")
    assert match.decision is not None
    assert match.decision.label(choice, lang) == twin
    match.play(choice)
    assert match.log(None, lang)[-1].endswith(f"{twin}.")


def test_questions_name_what_they_are_about() -> None:
    s = table(stalls=("weapons_triple", "weapon_single", "weapon_single"))
    stand(s, STEFAN, "equi_et_arma_left", "servi_top", "theatrum")
    begin(s, VisitMercatus(), VisitTheatrum())
    assert WORDING.prompt(view(s, STEFAN), "en") == "Equi et Arma: buy Three weapons for 1 bronze?"
    assert WORDING.prompt(view(s, STEFAN), "fr") == "Equi et Arma\u00a0: acheter Trois armes pour 1 bronze\u00a0?"
    play(s, "pass")
    assert "1 bronze" in WORDING.prompt(view(s, STEFAN), "en")
    play(s, "pass", "deal:theatrum_white_blue")
    assert "open with one coin" in WORDING.prompt(view(s, STEFAN), "en")
    play(s, "bid:silver")
    assert "the bid is 1 silver" in WORDING.prompt(view(s, WALTER), "en")
    assert "l'offre est de 1 argent" in WORDING.prompt(view(s, WALTER), "fr")


def test_the_table_in_words() -> None:
    for number, (s, step, _) in enumerate(positions(5, 50)):
        if number % 12 == 0:
            for seat in (None, step.seat):
                english, french = (WORDING.panels(view(s, seat), lang, NAMES) for lang in LANGUAGES)
                assert [panel.id for panel in english] == [panel.id for panel in french]
                assert any(panel.id == "hand" for panel in english) == (seat is not None)
                for panel in (*english, *french):
                    lines = [*panel.lines, *[cell for row in panel.rows for cell in row]]
                    text = "".join(span.text for line in lines for span in line)
                    assert not re.search(r"[{}]|None", text), text


def test_every_kind_of_points_has_a_name() -> None:
    assert {kind.name.lower() for kind in Points} == set(words.CATEGORIES)
    for kind in Points:
        for lang in LANGUAGES:
            assert WORDING.category(kind.name.lower(), lang)


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


def rare_stories() -> Iterator[Table]:
    s = table()
    hoard(s, KIKO, "stadium_laurel")
    stand(s, STEFAN, "stadium_gold_2")
    yield play(begin(s, STADIUM), BLANK)
    for choice in ("face_up", "top"):
        s = table()
        stand(s, STEFAN, "stadium_gold_2")
        yield play(begin(s, STADIUM), BLANK, "deal:stadium_vp3", f"keep:{choice}")
    s = table()
    throw_away(s, "servi_double")
    hoard(s, KIKO, "servi")
    stand(s, STEFAN, "servi_top", "latro", "portus_gold")
    own(s, STEFAN, "workshop_pistor", "bank_all_metals")
    play(begin(s, VisitMercatus(), VisitPortus()), "buy:1", "deal:servi_double", "roll:gold.gold")
    yield play(s, "activate")
    s = table()
    purse(s, STEFAN, gold=1)
    stand(s, STEFAN, "portus_gold")
    stand(s, WALTER, "latro")
    yield play(begin(s, VisitPortus()), "roll:gold.gold")
    for bids in (["pass"] * 4, ["bid:gold"] + ["pass"] * 3, ["pass", "bid:gold", "pass", "pass"]):
        s = table()
        stand(s, STEFAN, "theatrum")
        yield play(begin(s, VisitTheatrum()), "deal:theatrum_white_blue", *bids)
    s = table()
    s.round = 6
    give(s, STEFAN, "stadium_vp5")
    give(s, STEFAN, "theatrum_white_blue", openly=True)
    own(s, STEFAN, "villa_blue_10")
    yield play(begin(s, EndRound()), "count:blue")


@pytest.fixture(scope="module")
def stories() -> list[Table]:
    return [*rare_stories(), *[list(walk(seats, 60 + seats))[-1][2] for seats in (2, 3, 4, 5)]]


def test_every_event_of_the_rules_has_been_told_and_has_words(stories: Sequence[Table]) -> None:
    heard = {event.key for s in stories for event in told(s)}
    assert heard == keys_in_source()


def test_every_line_of_the_log_exists_in_both_languages(stories: Sequence[Table]) -> None:
    used = set()
    for s in stories:
        for seat in (None, STEFAN, WALTER):
            for english, french in zip(log(s, seat, "en"), log(s, seat, "fr"), strict=True):
                check(english, french)
                used.add(english)
    assert len(used) > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_word_list_is_told(stories: Sequence[Table], lang: str) -> None:
    lines = {line for s in stories for seat in (None, *range(len(s.players))) for line in log(s, seat, lang)}
    for key, text in words.LINES.items():
        if key != "robbed":  # a part of latro_robs
            pattern = re.compile(re.sub(r"\\{\d\\}", ".+", re.escape(text[lang])))
            assert any(pattern.fullmatch(line) for line in lines), key


def test_the_log_names_people_and_things() -> None:
    s = table()
    purse(s, KIKO, 2, 2, 1)
    give(s, KIKO, "servi_double", 2)
    stand(s, KIKO, "forum_2", "dolus")
    begin(s, VisitMercatus(), VisitForum())
    play(s, "roll:bronze.bronze", "build:villa_blue_10")
    assert log(s)[-3:] == [
        "Kiko swindles 2 bronze out of the bank.",
        "Kiko builds: Blue villa 10, paying 2 cards of two slaves.",
        "Kiko scores 10 VP for building.",
    ]
    assert log(s, lang="fr")[-1] == "Kiko marque 10 PV pour cette construction."


# ---------------------------------------------------------------------- reasons


def clause_ids() -> set[str]:
    rulebook = (SOURCE / "rulebook.en.md").read_text(encoding="utf-8")
    return set(re.findall(r"\*\*(AQ-[A-Z]+\d+[a-z]?)\*\*", rulebook))


def refusing_positions() -> Iterator[tuple[Table, Decision]]:
    """Somebody at a loss, once for each reason that there is."""
    s = table(single_exchange=True)
    purse(s, STEFAN, 3, 0, 1)
    stand(s, STEFAN, "stadium_gold_2")
    yield s.copy(), Placing(STEFAN)  # disc_first, space_taken, other_side, no_coin_for_quay
    stand(s, STEFAN, "portus_gold")
    discs(s, STEFAN)
    yield s.copy(), Placing(STEFAN)  # disc_lies, one_quay
    stand(s, STEFAN, "dolus", "pecunia", "latro")
    yield s.copy(), Placing(STEFAN)  # no_henchman
    yield s.copy(), Exchanging(STEFAN, ())  # too_few_coins
    yield s.copy(), Exchanging(STEFAN, ((1, 1, 1),))  # single_exchange
    s.single_exchange = False
    yield s.copy(), Exchanging(STEFAN, ((1, 1, 0),))  # earlier_holding
    s.players[WALTER].hand[s.slots[1]] += 1
    s.slots[1] = NO_CARD
    yield s.copy(), BuyCard(STEFAN, 1)  # no_card_here
    hoard(s, KIKO, "servi", leaving=["servi_double"])
    yield s.copy(), BuyServi(GIORGIO, SPACE["servi_middle"])  # servi_limit, servi_gone
    give(s, STEFAN, "horses_gold_double")
    give(s, STEFAN, "horses_silver_double")
    yield s.copy(), PlayingCards(STEFAN, Contest.ARENA)  # no_horses_in_arena, no_such_card
    yield s.copy(), PlayingCards(STEFAN, Contest.STADIUM)  # only_own_horses
    s.blue_dice = 1
    yield s.copy(), UsingBlueDice(STEFAN, Contest.ARENA)  # blue_dice_left
    s.bid = [0, 1, 0]
    yield s.copy(), Bidding(STEFAN)  # cannot_match
    s.bid, s.bidder = [0, 0, 0], WALTER
    yield s.copy(), Bidding(STEFAN)  # no_coin_to_add
    own(s, WALTER, "villa_white_4")
    purse(s, STEFAN, 9, 9, 9)
    yield s.copy(), Building(STEFAN, SPACE["forum_1"], 1)  # lot_taken, too_few_slaves
    s.players[STEFAN].houses = 0
    yield s.copy(), Building(STEFAN, SPACE["forum_1"], 1)  # no_house
    yield s.copy(), PayingSlaves(KIKO, LOT["workshop_textor"], SPACE["forum_1"])  # not_in_hand, pay_exactly
    s.pile[0], s.players[KIKO].hand[0] = s.players[KIKO].hand[0], 0
    yield s.copy(), PayingSlaves(KIKO, LOT["workshop_textor"], SPACE["forum_1"])  # superfluous_card
    purse(s, STEFAN)
    yield s.copy(), PayingAgain(STEFAN, Metal.GOLD)


def test_every_reason_is_given_with_its_clause_in_both_languages() -> None:
    known, keys = clause_ids(), set()
    for s, step in refusing_positions():
        offered = step.options(s)
        refusals = step.refusals(s)
        assert len({refusal.action for refusal in refusals}) == len(refusals)
        for refusal in refusals:
            keys.add(refusal.key)
            assert refusal.action not in offered
            assert refusal.clause in known
            check(*[WORDING.reason(refusal, lang, NAMES) for lang in LANGUAGES])
    assert keys == set(words.REASONS)


@pytest.mark.parametrize(
    ("action", "key", "clause"),
    [
        ("place:dolus", "space_taken", "AQ-PL3"),
        ("place:stadium_gold_1a", "other_side", "AQ-PL15"),
        ("place:portus_gold", "no_coin_for_quay", "AQ-PL16"),
        ("pass", "disc_first", "AQ-PL10"),
    ],
)
def test_why_not(action: str, key: str, clause: str) -> None:
    s = table()
    purse(s, STEFAN, 3, 1, 0)
    stand(s, STEFAN, "stadium_silver_2")
    stand(s, WALTER, "dolus")
    found = {str(refusal.action): refusal for refusal in Placing(STEFAN).refusals(s)}
    assert (found[action].key, found[action].clause) == (key, clause)


def test_what_is_not_offered_has_a_reason_or_no_meaning_here() -> None:
    """Of the actions that a question is about, each is offered or refused with a reason, never both."""
    about: dict[type[Step], tuple[str, ...]] = {
        Placing: ("place:", "disc", "pass"),
        Building: ("build:",),
        PayingSlaves: ("pay:",),
        Exchanging: ("exchange:",),
        UsingBlueDice: ("blue:",),
        Bidding: ("bid:",),
        BuyServi: ("buy:",),
    }
    for seed in range(2):
        for s, step, offered in positions(4, 70 + seed):
            if type(step) in about:
                wanted = {text for text in ACTIONS.by_text if text.startswith(about[type(step)])}
                refused = {str(refusal.action) for refusal in step.refusals(s)}
                assert refused == wanted - set(offered), asked(s)


def test_a_match_says_why_not() -> None:
    match = tabularium.new("aquileia", seats=3, seed=4)
    first = match.decision
    assert first is not None
    match.play("place:dolus")
    with pytest.raises(IllegalAction) as refusal:
        match.play("place:dolus")
    assert refusal.value.clause == "AQ-PL3"
    assert "(AQ-PL3)" in refusal.value.sentence("en")
    assert match.names("en")[first.seat] in refusal.value.sentence("en")
    assert match.names("fr")[first.seat] in refusal.value.sentence("fr")
    reasons = {str(refused.action): refused for refused in match.why_not("fr")}
    assert reasons["pass"].clause == "AQ-PL10"
    assert reasons["pass"].sentence == "On ne peut passer qu'après avoir placé son disque."


def test_reasons_for_races_name_the_metal() -> None:
    refusal = Refusal(ACTIONS.parse("play:weapon_single"), "AQ-ST7", "only_own_horses", (Metal.SILVER,))
    assert WORDING.reason(refusal, "en", NAMES) == "Only silver horses count in your race."
    assert "argent" in WORDING.reason(refusal, "fr", NAMES)


def test_every_name_of_a_piece_is_translated() -> None:
    for space in SPACES:
        assert space.names["en"]
        assert space.names["fr"]
    assert len({space.names["fr"] for space in SPACES}) == len(SPACES)
    assert all(SPACES[n].names["en"] != SPACES[n].names["fr"] for n in (*STALLS, *QUAYS))
