"""The decision inventory: every question is really put, and what an answer would do is shown before."""

from __future__ import annotations

from random import Random

import pytest

from tabularium.core.agenda import Decision, pending, take
from tabularium.core.game import kind_of
from tabularium.games.age_of_rome.actions import ACTIONS
from tabularium.games.age_of_rome.setup import STEPS
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    GAUL,
    LAURENT,
    build,
    building,
    column,
    give,
    glory,
    legions,
    options,
    pantheon,
    plot,
    plotting,
    positions,
    set_glory,
    set_up,
    table,
    taxing,
)
from tests.games.by_hand import drawn

EVERY_VARIANT = {"spies_and_allies": True, "hard_times": True}


def test_every_kind_of_decision_comes_up_in_play() -> None:
    kinds = {name for name, step in STEPS.items() if issubclass(step, Decision) and step is not Decision}
    met: set[str] = set()
    for seed in range(40):
        met |= kinds & _met_by_hoarders(3 + seed % 2, seed)
        if met == kinds:
            return
    raise AssertionError(f"never asked: {kinds - met}")


def _met_by_hoarders(seats: int, seed: int) -> set[str]:
    """The kinds of decision in a match of players who keep their cards, so that hands are full at times."""
    s, rng, met = set_up(seats, EVERY_VARIANT), Random(seed), set()
    while (found := pending(s)) is not None:
        step, choices = found
        met.add(type(step).__name__)
        kept = [choice for choice in choices if not str(choice).startswith(("sell:", "set:", "discard:"))]
        trade = [choice for choice in kept if str(choice).startswith("place:trade")]
        take(s, step, drawn(s, step, trade or kept or choices, rng))
    return met


def test_whoever_decides_sees_what_he_is_asked() -> None:
    for s, step, choices in positions(3, 7, EVERY_VARIANT):
        shown = view(s, step.seat)["asked"]
        assert (shown["seat"], shown["kind"]) == (step.seat, kind_of(step))
        assert set(shown["previews"]) <= set(choices)
        for other in {LAURENT, CEDRIC, ANAIS} - {step.seat}:
            assert "previews" not in view(s, other)["asked"]


@pytest.mark.parametrize("seed", [3, 4])
def test_previews_come_true(seed: int) -> None:
    """What is foretold of a tile, a tax or a plot is what happens."""
    seen = 0
    for s, step, _ in positions(3, seed):
        for text, preview in view(s, step.seat)["asked"]["previews"].items():
            twin = s.copy()
            found = pending(twin)
            assert found is not None
            take(twin, found[0], ACTIONS.parse(text))
            after = view(twin, None)["players"][step.seat]
            seen += 1
            if text.startswith("plot:"):
                target = preview["target"]
                assert [twin.vendetta[step.seat], twin.vendetta[target]] == preview["vendetta"]
                for seat, bonuses in zip((step.seat, target), preview["bonuses"], strict=True):
                    shown = view(twin, None)["players"][seat]["bonuses"]
                    assert [bonus for bonus, status in shown.items() if status == "active"] == bonuses
                continue
            assert after["denarii"] == preview["denarii"]
            if text.startswith("tax:"):
                assert after["glory"] == preview["glory"]
            else:
                assert after["glory"] == s.glory[step.seat] + preview["glory"]
                assert twin.population(twin.facing(step.seat)) == preview["population"]
                assert (preview["medal"] in after["medals"]) is (preview["medal"] is not None)
    assert seen > 50


@pytest.mark.parametrize(
    ("character", "effect", "does"),
    [
        ("marcus_antonius", "slander", {"target_glory": -1}),
        ("marcus_antonius", "defacement", {"target_pieces": -1}),
        ("marcus_antonius", "apostasy", {"target_legions": -1}),
        ("fulvia", "deceit", {"target_legions_moved": 2}),
        ("junia_secunda", "second_vote", {"target_votes": -1, "votes": 1}),
        ("aemilius_lepidus", "void_vote", {"target_votes": -1, "glory": 1}),
        ("gaius_octavius", "forced_sale", {"target_cards": -1, "denarii": 2}),
        ("livia_drusilla", "customs_duties", {"target_cards": -1, "cards": 1}),
    ],
)
def test_what_a_plot_would_do(character: str, effect: str, does: dict[str, int]) -> None:
    others = [name for name in ("fulvia", "junia_secunda", "livia_drusilla") if name != character]
    s = table(3, cast=[character, *others])
    glory(s, 3, 3, 3)
    pantheon(s, CEDRIC, 1)
    legions(s, CEDRIC, 2)
    column(s, CEDRIC)
    give(s, CEDRIC, "falx")
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    preview = view(s, LAURENT)["asked"]["previews"][f"plot:gaul.{effect}"]
    assert (preview["target"], preview["province"], preview["does"]) == (CEDRIC, "gaul", does)


def test_whom_the_coming_events_would_name() -> None:
    s = table(3, "hard_times")
    set_glory(s, CEDRIC, 9, 1)
    build(s, AFRICA, trade=1)
    coming = {event["id"]: event["named"] for event in view(s, None)["coming_events"]}
    assert len(coming) == 18
    assert coming["ill_omens"] == [CEDRIC]
    assert coming["census"] == [LAURENT]
    assert coming["mutiny"] == []  # nobody has a legion out
    assert coming["triumph"] == [LAURENT, CEDRIC, ANAIS]
    alone = {event["id"]: event["named"] for event in view(table(1), None)["coming_events"]}
    assert set(map(tuple, alone.values())) == {()}


def test_a_player_without_a_choice_is_not_asked() -> None:
    s = table(3)
    s.denarii[LAURENT] = 0
    s.glory[LAURENT] = 1
    assert options(building(s, LAURENT)) == []
    assert options(taxing(s, LAURENT)) == []
    assert s.denarii[LAURENT] == 1
