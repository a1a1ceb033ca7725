"""What a report says of winning: bots of different strength, and every action in words."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace

import pytest

from tabularium.bots.spec import read_bots
from tabularium.core.registry import find
from tabularium.lab import report
from tabularium.lab.figures import plots
from tabularium.lab.findings import Findings, findings
from tabularium.lab.intervals import Estimate, mean, rate, weighted
from tabularium.lab.labels import in_words
from tabularium.lab.plan import Plan, make_plan
from tabularium.lab.playing import Outcome, play_game
from tabularium.lab.tables import use_rows
from tabularium.lab.words import word

PHONE = 343
"""Pixels across, between the margins of a page of 375."""


def plan(bots: str, seats: int = 2, game: str = "aquileia", games: int = 100) -> Plan:
    return make_plan(game, seats, read_bots(bots), games, 1, {})


@pytest.fixture(scope="module")
def played() -> Outcome:
    return play_game(plan("random"), 0)


def duel(
    played: Outcome,
    number: int,
    bots: tuple[str, str],
    winner: int,
    used: tuple[bool, bool],
    points: tuple[int, int] = (30, 10),
) -> Outcome:
    """A game of two bots: who has won, who has placed a henchman in the arena, and how many points each has got."""
    return replace(
        played,
        number=number,
        bots=list(bots),
        shares=[float(seat == winner) for seat in (0, 1)],
        breakdown=[{"arena": each} for each in points],
        used=[{"place:arena_2": 1} if has else {} for has in used],
    )


def told(found: Findings) -> tuple[Estimate, Estimate]:
    [use] = found.uses
    assert use.with_it is not None
    assert use.without_it is not None
    return use.with_it, use.without_it


# ---------------------------------------------------------------------- bots of different strength


def uneven(played: Outcome, strong: str, weak: str) -> list[Outcome]:
    """Of one bot three games in four are won and it does something in four games of five, the other as seldom as it
    can. Whether it is done in a game does not matter for who wins it.
    """
    return [
        duel(played, number, (strong, weak), int(number % 4 == 0), (number % 5 != 0, number % 5 == 0))
        for number in range(100)
    ]


def test_what_the_stronger_bot_likes_to_do_does_not_seem_to_win(played: Outcome) -> None:
    found = findings(uneven(played, "greedy", "random"), "en")
    with_it, without_it = told(found)
    assert with_it.value == pytest.approx(0.5)
    assert without_it.value == pytest.approx(0.5)
    assert with_it.low < with_it.value < with_it.high
    assert not found.telling
    assert found.is_enough
    assert found.winners_points["arena"].value == pytest.approx(20)
    assert found.losers_points["arena"].value == pytest.approx(20)
    [row] = use_rows(found)
    assert row["victory_with"] == pytest.approx(row["victory_without"])


def test_with_one_bot_all_seats_are_counted_alike(played: Outcome) -> None:
    found = findings(uneven(played, "random", "random"), "en")
    assert told(found) == (rate(65, 100), rate(35, 100))
    assert found.winners_points["arena"] == mean([[10 if number % 4 == 0 else 30] for number in range(100)])
    assert [use.action for use in found.telling] == ["place:arena_2"]
    assert not found.is_one_sided
    assert not found.left_out


def test_what_wins_within_each_bot_shows(played: Outcome) -> None:
    """Each bot wins when it alone has done it, and else the strong one."""
    games = [
        duel(played, number, ("greedy", "random"), int(number % 4 == 0), (number % 4 != 0, number % 4 == 0), (9, 9))
        for number in range(100)
    ]
    assert [use.action for use in findings(games, "en").telling] == ["place:arena_2"]


def test_other_opponents_are_another_group(played: Outcome) -> None:
    """Against one of them it always wins and always does it, against the others as seldom as it can."""
    games = [
        duel(
            played, number, ("greedy", "random" if number % 2 else "mcts:1it"), 1 - number % 2, (number % 2 == 1, False)
        )
        for number in range(100)
    ]
    evenly = [duel(played, number, ("tiro", "tiro"), number % 2, (number % 4 < 2, False)) for number in range(100, 200)]
    found = findings(games + evenly, "en")
    with_it, without_it = told(found)
    assert (with_it.value, without_it.value) == (0.5, 0.5)
    assert not found.is_one_sided
    assert found.left_out == ["greedy", "mcts:1it", "random"]
    page = report.page(plan("greedy,random"), found, defaultdict(str), "", "en")
    assert "and so left out: greedy, mcts:1it, random." in page


@pytest.mark.parametrize(
    ("lang", "told_so"), [("en", "what the stronger bot does otherwise"), ("fr", "le plus fort fait")]
)
def test_where_one_bot_always_wins_it_shows_how_the_bots_differ(played: Outcome, lang: str, told_so: str) -> None:
    games = [duel(played, number, ("greedy", "random"), 0, (number % 2 == 0, number % 3 == 0)) for number in range(60)]
    found = findings(games, lang)
    assert found.is_one_sided
    assert not found.left_out
    assert told(found) == (rate(30, 50), rate(30, 70))
    assert (found.winners_points["arena"].value, found.losers_points["arena"].value) == (30, 10)
    card = find("aquileia")
    page = report.page(plan("greedy,random", games=60), found, plots(card, found, lang), "", lang)
    assert page.count(told_so) == 2
    assert word("each_bot", lang) not in page


def test_a_page_says_how_several_bots_are_compared(played: Outcome) -> None:
    for lang, said in (
        ("en", "only seats of the same bot against the same opponents"),
        ("fr", "places d&#x27;un même bot"),
    ):
        pages = [
            report.page(plan(bots), findings(uneven(played, *bots.split(",")), lang), defaultdict(str), "", lang)
            for bots in ("greedy,random", "random,random")
        ]
        assert [said in page for page in pages] == [True, False]


def test_estimates_are_averaged_with_their_weights() -> None:
    one = Estimate(0.4, 0.3, 0.6)
    assert weighted([(7.0, one)]) is one
    assert weighted([(1.0, one), (1.0, one)]) == pytest.approx((0.4, 0.4 - 0.1 / 2**0.5, 0.4 + 0.2 / 2**0.5))
    assert weighted([(3.0, one), (1.0, Estimate(0.8, 0.8, 0.8))]) == pytest.approx((0.5, 0.425, 0.65))
    assert not weighted([(1.0, one), (1.0, mean([[1.0]]))]).is_bounded


# ---------------------------------------------------------------------- actions in words


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["nova_roma", "ave_roma", "age_of_rome"])
def test_no_two_actions_are_told_in_the_same_words(game: str, lang: str) -> None:
    games = [play_game(plan("random", 3, game), number) for number in range(3)]
    actions = set[str]().union(*[used for outcome in games for used in outcome.used])
    said = in_words(dict.fromkeys(actions, 1), games, lang)
    for words in (said.words, said.short):
        assert set(words) == actions
        assert len(set(words.values())) == len(actions)
        assert all(re.search(r"\w", text) for text in words.values())
    assert set(said.kinds) == {action.partition(":")[0] for action in actions}


def test_an_action_whose_buttons_vary_is_told_from_its_neighbour() -> None:
    games = [play_game(plan("random", 2, "nova_roma"), number) for number in range(6)]
    cells = {action for outcome in games for used in outcome.used for action in used if action.startswith("estate:")}
    said = in_words(dict.fromkeys(cells, 8), games, "en").words
    assert {"estate:1.0", "estate:1.1"} <= cells
    for cell in cells:
        row, column = re.findall(r"\d", cell)
        assert said[cell].startswith(f"Row {int(row) + 1}, column {int(column) + 1}")


# ---------------------------------------------------------------------- the page


@pytest.fixture(scope="module")
def many() -> list[Outcome]:
    """Games where whoever has placed a henchman in the arena has won."""
    games = [play_game(plan("random"), number) for number in range(30)]
    place = "place:arena_2"
    return [
        replace(
            game,
            used=[
                {**used, place: 1} if share else {key: count for key, count in used.items() if key != place}
                for used, share in zip(game.used, game.shares, strict=True)
            ],
        )
        for game in games
    ]


def page_of(games: list[Outcome], lang: str) -> tuple[Findings, dict[str, str], str]:
    found = findings(games, lang)
    drawn = plots(find("aquileia"), found, lang)
    return found, drawn, report.page(plan("random", games=len(games)), found, drawn, "", lang)


@pytest.mark.parametrize(("lang", "name"), [("en", "Arena, strength 2"), ("fr", "Arena, force 2")])
def test_the_page_holds_every_action_by_kind_and_a_plot_of_the_most_telling(
    many: list[Outcome], lang: str, name: str
) -> None:
    found, drawn, page = page_of(many, lang)
    assert found.telling[0].action == "place:arena_2"
    assert name in drawn["uses"]
    assert page.count("<svg") == len(drawn) == 6
    top, _, folded = page.partition("<h3>")
    assert all(f"<code>{use.action}</code>" in folded or f"({use.action})" in folded for use in found.uses)
    assert all((f"<code>{use.action}</code>" in top) == (use in found.telling) for use in found.uses)
    kinds = {use.action.partition(":")[0] for use in found.uses}
    assert folded.count("<details>") == len(kinds)
    builds = [use for use in found.uses if use.action.startswith("build:")]
    assert f"<code>build</code> <span>{len(builds)} actions, " in folded


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There is no action where"), ("fr", "Il n&#x27;y a aucune action où")]
)
def test_where_nothing_differs_the_page_says_so(played: Outcome, lang: str, said: str) -> None:
    games = [
        duel(played, number, ("random", "random"), number % 2, (number % 4 < 2, number % 4 > 1)) for number in range(80)
    ]
    found, drawn, page = page_of(games, lang)
    assert found.is_enough
    assert said in page
    assert "uses" not in drawn


def test_plots_can_be_read_on_a_telephone(many: list[Outcome]) -> None:
    _, drawn, page = page_of(many, "en")
    for drawing in drawn.values():
        across = re.search(r'viewBox="0 0 ([\d.]+) ', drawing)
        assert across is not None
        assert 10 * PHONE / float(across[1]) > 9  # the letters have ten units
    assert '.uses td:nth-child(5)::before { content: "Victories without it: "; }' in page
