"""Sections 15 and 16: alone."""

import pytest

from tabularium.core.errors import BadOption
from tabularium.games.age_of_rome import GAME
from tabularium.games.age_of_rome.components import CARDS, TRADE_CARDS
from tabularium.games.age_of_rome.scoring import achievements, breakdown, remark, tasks, title, winners
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    GAUL,
    LAURENT,
    OVER,
    asked,
    begin_round,
    build,
    building,
    clause_of,
    column,
    final_scoring,
    give,
    lay,
    legions,
    medal,
    options,
    pantheon,
    places_offered,
    placing,
    play,
    purse,
    quests,
    set_glory,
    set_up,
    table,
)


@pytest.mark.clause("AG-316")
def test_set_up_as_for_two_with_one_board() -> None:
    s = table(1)
    assert (len(s.deck), s.tiles[:3], sum(s.commons)) == (30, [4, 2, 1], 4)
    assert (s.seats, s.vendetta, len(s.quest_deck)) == (1, [2], 14)


@pytest.mark.clause("AG-317")
def test_negative_events_may_be_added() -> None:
    assert len(table(1, "hard_times").event_deck) == 18
    assert len(table(1).event_deck) == 12


@pytest.mark.clause("AG-318")
@pytest.mark.parametrize("event", ["circus_games", "grain_dole", "merchant_fleet", "clemency", "levy"])
def test_no_reward_but_a_denarius_for_each_follower(event: str) -> None:
    s = table(1, cast=["junia_secunda"])
    set_glory(s, LAURENT, 6, 1)
    begin_round(s, 2, event)
    assert s.denarii == [5 + 2]
    assert (s.glory, s.vendetta, s.hand, s.legions_home) == ([6], [2], [0], [5])
    assert s.named == ()
    assert asked(s) == "Laurent building"
    shown = view(s, None)["event"]
    assert shown["is_clockwise"] is (event in ("circus_games", "merchant_fleet", "levy"))


@pytest.mark.clause("AG-319")
def test_losses_apply_and_come_first() -> None:
    s = table(1, "hard_times", cast=["junia_secunda"])
    purse(s, 2)
    begin_round(s, 2, "proscriptions")
    assert s.denarii == [0 + 1]
    s = table(1, "hard_times")
    legions(s, LAURENT, 1, 1)
    begin_round(s, 2, "mutiny")
    play(s, "recall:epirus")
    assert s.legions_out(LAURENT) == 1
    s = table(1, "hard_times")
    begin_round(s, 2, "mutiny")  # nothing to lose: `min` is not reached
    assert asked(s) == "Laurent building"


@pytest.mark.clause("AG-320")
def test_no_plots_alone() -> None:
    s = table(1)
    give(s, LAURENT, "falx")
    assert s.vendetta == [2]
    placing(s, LAURENT)
    assert places_offered(s) == ["colosseum"]
    assert clause_of(s, "place:plot") == "AG-320"


@pytest.mark.clause("AG-320a")
def test_plot_cards_without_asterisk_stay() -> None:
    s = table(1)
    kinds = {TRADE_CARDS[CARDS[card]].id for card in s.deck}
    assert {"pugio", "sagum"} <= kinds
    assert not {"stylus", "scutum", "lacerna", "torques", "fibula"} & kinds
    give(s, LAURENT, "pugio", "spatha", "tridens")
    building(s, LAURENT)
    assert {"sell:pugio", "set:spatha.pugio.tridens"} <= set(options(s))


@pytest.mark.clause("AG-321")
def test_the_rest_of_the_round_is_normal() -> None:
    s = begin_round(table(1), 1, "grain_dole")
    play(s, "build:agriculture", "build:religion", "pass", "place:agriculture")
    assert s.denarii == [7 + 1 - 2 - 3 + 1]
    play(s, "place:religion", "tax:normal")  # 5 glory brought a second follower
    assert s.facing(LAURENT) == GAUL  # one step counter-clockwise
    assert s.round == 2


@pytest.mark.clause("AG-E37")
def test_example_a_round_of_hard_times() -> None:
    s = table(1, "hard_times")
    set_glory(s, LAURENT, 7, 1)
    purse(s, 1)
    build(s, AFRICA, military=2)
    plain = s.copy()
    begin_round(s, 4, "famine")
    assert s.denarii == [2]
    play(s, "pass", "place:colosseum", "place:colosseum")
    assert s.glory == [9]
    double = play(s.copy(), "tax:double")
    assert (double.denarii, double.glory) == ([8], [7])
    play(s, "tax:normal")
    assert (s.denarii, s.glory) == ([5], [9])
    begin_round(plain, 4, "grain_dole")
    assert plain.denarii == [3]


# ---------------------------------------------------------------------- tasks


def _done(s: Table) -> list[int]:
    return [number + 1 for number, done in enumerate(tasks(s)) if done]


def _fulfil(s: Table, *numbers: int) -> None:
    quests(s, LAURENT)
    for number in numbers:
        if number == 1:
            s.peak[LAURENT] = 51
        elif number == 2:
            medal(s, LAURENT, "military", "politics", "trade")
        elif number == 3:
            legions(s, LAURENT, 2, 3)
        elif number == 4:
            column(s, *[LAURENT] * 4)
        elif number == 5:
            lay(s, LAURENT, "falx", "sundial", "groma")
            lay(s, LAURENT, "spatha", "pugio", "tridens")
        elif number == 6:
            pantheon(s, LAURENT, 7, "gold", "gold")
        else:
            quests(s, LAURENT, "full_coffers", "auctoritas")
            purse(s, 25)
            s.glory[LAURENT] = 45


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=pytest.mark.clause("AG-323")),
        pytest.param(2, marks=pytest.mark.clause("AG-324")),
        pytest.param(3, marks=pytest.mark.clause("AG-325")),
        pytest.param(4, marks=pytest.mark.clause("AG-326")),
        pytest.param(5, marks=pytest.mark.clause("AG-327")),
        pytest.param(6, marks=pytest.mark.clause("AG-328")),
        pytest.param(7, marks=pytest.mark.clause("AG-329")),
    ],
)
def test_each_task(number: int) -> None:
    s = table(1)
    _fulfil(s)
    assert _done(s) == []
    _fulfil(s, number)
    assert _done(s) == [number]


def test_just_missed_tasks() -> None:
    s = table(1)
    _fulfil(s)
    set_glory(s, LAURENT, 50, 15)
    medal(s, LAURENT, "military", "politics")
    legions(s, LAURENT, 2, 2)
    column(s, *[LAURENT] * 3)
    lay(s, LAURENT, "falx", "sundial", "groma")
    pantheon(s, LAURENT, 6, "gold")
    quests(s, LAURENT, "auctoritas")
    assert _done(s) == []


@pytest.mark.clause("AG-322", "AG-323")
def test_51_counts_from_the_moment_it_is_reached() -> None:
    s = table(1)
    _fulfil(s)
    set_glory(s, LAURENT, 50, 15)
    build(s, AFRICA, military=3, trade=3)
    begin_round(s, 8, "grain_dole")
    play(s, "pass", "place:colosseum", *["place:colosseum"] * 4, "tax:double")
    assert s.glory == [55 - 5]
    assert 1 in _done(s)
    assert view(s, LAURENT)["solo"]["tasks"]["glory_51"] is True


@pytest.mark.clause("AG-330")
@pytest.mark.parametrize(
    ("numbers", "name"),
    [
        ((), "No title"),
        ((1, 2, 3), "No title"),
        ((1, 2, 3, 4), "Praetor"),
        ((1, 2, 3, 4, 5), "Praetor"),
        ((1, 2, 3, 4, 5, 6), "Imperator"),
        ((1, 2, 3, 4, 5, 6, 7), "Son of Jupiter"),
    ],
)
def test_titles(numbers: tuple[int, ...], name: str) -> None:
    s = table(1)
    _fulfil(s, *numbers)
    assert title(s).names["en"] == name
    final_scoring(s)
    assert title(s).names["en"] == name
    assert view(s, None)["solo"]["title"]["en"] == name
    assert view(s, None)["solo"]["done"] == len(numbers)
    assert winners(s) == ((0,) if len(numbers) >= 4 else ())
    assert remark(s, "en") == f"{len(numbers)} of 7 tasks: {name}."
    done = f"{len(numbers)} tâches" if len(numbers) > 1 else f"{len(numbers)} tâche"
    assert remark(s, "fr").startswith(f"{done} sur 7\u00a0: ")
    assert remark(table(2), "en") == ""


@pytest.mark.clause("AG-331")
def test_the_sum_is_shown_but_decides_nothing() -> None:
    s = table(1)
    _fulfil(s, 3)
    set_glory(s, LAURENT, 10)
    purse(s, 8)
    final_scoring(s)
    assert breakdown(s)[0] == {
        "glory_track": 10,
        "military": 5 + 4,
        "politics": 0,
        "trade": 0,
        "religion": 0,
        "quests": 0,
        "denarii": 2,
    }
    assert (winners(s), achievements(s, 0)) == ((), [])  # one task is no title


@pytest.mark.clause("AG-332")
def test_cassius_attack_is_not_offered() -> None:
    assert not [option.id for option in GAME.options if "cassius" in option.id]
    with pytest.raises(BadOption):
        GAME.settle_options({"cassius_attack": True})


def test_a_whole_solo_game_at_random() -> None:
    s = set_up(1, {"hard_times": True, "clock": True})
    while asked(s) != OVER:
        play(s, options(s)[-1])
    assert len(s.final) == 7
