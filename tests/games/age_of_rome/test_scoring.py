"""Section 9: final scoring."""

import pytest

from tabularium.core.standing import places_of
from tabularium.games.age_of_rome.components import CATEGORIES
from tabularium.games.age_of_rome.naming import standing_text
from tabularium.games.age_of_rome.scoring import breakdown, places, region_glory, remark, scores, standing, winners
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.text import AgeOfRomeWording
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    ANAIS,
    CEDRIC,
    DAMIEN,
    LAURENT,
    NAMES,
    column,
    final_scoring,
    give,
    lay,
    legions,
    medal,
    pantheon,
    purse,
    quests,
    set_glory,
    table,
    told,
)


def _blank(s: Table) -> Table:
    """Nobody has any quest, glory or denarii that could disturb."""
    for seat in range(s.seats):
        quests(s, seat)
        set_glory(s, seat, 1)
        s.denarii[seat] = 0
    return s


def _category(s: Table, name: str) -> list[int]:
    return [points[name] for points in breakdown(s)]


def _full_example() -> Table:
    s = _blank(table(4))
    for seat, total in ((LAURENT, 29), (CEDRIC, 26), (ANAIS, 27), (DAMIEN, 23)):
        set_glory(s, seat, total, 15)
    legions(s, ANAIS, 2, 3)
    legions(s, DAMIEN, 2, 0, 1)
    legions(s, LAURENT, 0, 3, 2)
    legions(s, CEDRIC, 0, 1, 3)
    medal(s, DAMIEN, "military")
    medal(s, CEDRIC, "trade")
    medal(s, ANAIS, "religion")
    column(s, DAMIEN, LAURENT, CEDRIC, DAMIEN, ANAIS)
    lay(s, CEDRIC, "spatha", "pugio", "bulla")
    lay(s, CEDRIC, "apex", "sagum", "fibula")
    lay(s, ANAIS, "gladius", "tridens", "scutum")
    lay(s, DAMIEN, "snake_bracelets", "torques", "anulus")
    pantheon(s, ANAIS, 3, "gold")
    pantheon(s, DAMIEN, 5, "silver")
    pantheon(s, CEDRIC, 7, "bronze", "gold")
    pantheon(s, LAURENT, 1)
    quests(s, CEDRIC, "triumphator")
    quests(s, DAMIEN, "most_decorated")
    purse(s, 12, 3, 6, 10)
    return s


@pytest.mark.clause("AG-E26", "AG-203", "AG-204", "AG-217")
def test_example_full_scoring() -> None:
    s = final_scoring(_full_example())
    assert breakdown(s) == [
        dict(zip([c.id for c in CATEGORIES], row, strict=True))
        for row in (
            (29, 5, 2, 0, 1, 0, 3),
            (26, 14, 3, 9, 11, 3, 0),
            (27, 2, 6, 4, 6, 0, 2),
            (23, 8, 6, 6, 7, 6, 2),
        )
    ]
    assert scores(s) == [40, 66, 47, 58]
    assert (winners(s), remark(s, "en")) == ((CEDRIC,), "")
    assert s.denarii[DAMIEN] == 2
    order = [event.args[1] for event in told(s) if event.key == "scored" and event.args[0] == LAURENT]
    assert order == [0, 1, 2, 3, 4, 5, 6]
    shown = view(s, None)["final"]
    assert [seat["total"] for seat in shown] == [40, 66, 47, 58]
    assert shown[DAMIEN]["quests"] == [{"id": "most_decorated", "glory": 6}]


@pytest.mark.clause("AG-E25")
def test_example_military() -> None:
    s = _full_example()
    assert region_glory(s, 0) == [0, 0, 2, 5]
    assert region_glory(s, 1) == [0, 4, 0, 0]
    assert region_glory(s, 2) == [5, 10, 0, 3]
    final_scoring(s)
    assert _category(s, "military") == [5, 14, 2, 8]


@pytest.mark.clause("AG-205")
def test_only_defeated_regions_score() -> None:
    s = _blank(table(3))
    legions(s, LAURENT, 1, 2, 3)
    final_scoring(s)
    assert _category(s, "military") == [0, 0, 0]


@pytest.mark.clause("AG-206")
def test_banners_of_three_and_four_players() -> None:
    s = _blank(table(4))
    legions(s, LAURENT, 3, 3, 1)
    legions(s, CEDRIC, 2, 2, 2)
    legions(s, ANAIS, 1, 1, 3)
    legions(s, DAMIEN, 0, 0, 4)
    assert [region_glory(s, region) for region in range(3)] == [[5, 2, 0, 0], [8, 4, 0, 0], [0, 3, 5, 10]]


@pytest.mark.clause("AG-207", "AG-E12")
def test_example_banners_of_two_players() -> None:
    s = _blank(table(2))
    legions(s, LAURENT, 2, 2, 3)
    legions(s, CEDRIC, 1, 1, 1)
    assert [region_glory(s, region) for region in range(3)] == [[5, 2], [4, 0], [5, 3]]


@pytest.mark.clause("AG-208")
def test_without_a_legion_no_place() -> None:
    s = _blank(table(3))
    legions(s, LAURENT, 0, 0, 4)
    assert places(s, 2) == [(LAURENT,)]
    assert region_glory(s, 2) == [10, 0, 0]


@pytest.mark.clause("AG-209", "AG-E11")
def test_example_ties_and_the_medal() -> None:
    s = _blank(table(3))
    legions(s, LAURENT, 0, 0, 3)
    legions(s, ANAIS, 0, 0, 3)
    legions(s, CEDRIC, 0, 0, 1)
    assert places(s, 2) == [(LAURENT, ANAIS), (CEDRIC,)]
    assert region_glory(s, 2) == [0, 5, 0]  # Cédric is second
    medal(s, LAURENT, "military")
    assert places(s, 2) == [(LAURENT,), (ANAIS,), (CEDRIC,)]
    assert region_glory(s, 2) == [10, 3, 5]


@pytest.mark.clause("AG-210", "AG-211", "AG-E36")
def test_example_the_medal_among_three() -> None:
    s = _blank(table(4))
    for seat in (LAURENT, CEDRIC, ANAIS):
        legions(s, seat, 0, 0, 2)
    legions(s, DAMIEN, 0, 0, 1)
    medal(s, LAURENT, "military")
    assert places(s, 2) == [(LAURENT,), (CEDRIC, ANAIS), (DAMIEN,)]
    assert region_glory(s, 2) == [10, 0, 0, 3]


@pytest.mark.clause("AG-210")
def test_the_medal_when_there_is_no_next_place() -> None:
    s = _blank(table(4))
    legions(s, LAURENT, 2)
    legions(s, CEDRIC, 1)
    legions(s, ANAIS, 1)
    medal(s, CEDRIC, "military")
    assert region_glory(s, 0) == [5, 2, 0, 0]  # tied for second with Anaïs, who would be third


@pytest.mark.clause("AG-212")
@pytest.mark.parametrize("height", [1, 2, 3, 4, 5])
def test_votes_by_height(height: int) -> None:
    s = _blank(table(3))
    column(s, *[LAURENT if n + 1 == height else CEDRIC if n < 4 else ANAIS for n in range(height)])
    final_scoring(s)
    assert _category(s, "politics")[LAURENT] == (1, 2, 3, 5, 6)[height - 1]


@pytest.mark.clause("AG-213")
def test_sets_score_and_hands_do_not() -> None:
    s = _blank(table(3))
    lay(s, LAURENT, "falx", "sundial", "groma")
    lay(s, LAURENT, "bulla", "anulus", "fibula")
    give(s, CEDRIC, "spatha", "pugio", "tridens", "gladius")
    final_scoring(s)
    assert _category(s, "trade") == [9, 0, 0]


@pytest.mark.clause("AG-214")
@pytest.mark.parametrize(
    ("pieces", "base", "top", "worth"),
    [
        (0, "", "", 0),
        (2, "", "", 2),
        (3, "gold", "", 6),
        (3, "silver", "", 5),
        (6, "bronze", "", 7),
        (7, "gold", "gold", 13),
        (7, "bronze", "silver", 10),
    ],
)
def test_pantheons(pieces: int, base: str, top: str, worth: int) -> None:
    s = _blank(table(4))
    pantheon(s, LAURENT, pieces, base, top)
    final_scoring(s)
    assert _category(s, "religion") == [worth, 0, 0, 0]


@pytest.mark.clause("AG-215")
def test_quests_are_revealed_and_never_cost_anything() -> None:
    s = _blank(table(3))
    quests(s, LAURENT, "consul", "full_holds", "pontifex_maximus")
    column(s, CEDRIC, LAURENT)
    lay(s, LAURENT, "falx", "sundial", "groma")
    lay(s, LAURENT, "bulla", "anulus", "fibula")
    final_scoring(s)
    assert _category(s, "quests") == [4 + 4, 0, 0]
    for viewer in (CEDRIC, None):
        assert view(s, viewer)["final"][LAURENT]["quests"] == [
            {"id": "consul", "glory": 4},
            {"id": "full_holds", "glory": 4},
            {"id": "pontifex_maximus", "glory": 0},
        ]


@pytest.mark.clause("AG-216")
def test_denarii_four_for_one() -> None:
    s = _blank(table(4))
    purse(s, 3, 4, 7, 8)
    final_scoring(s)
    assert _category(s, "denarii") == [0, 1, 1, 2]
    assert s.denarii == [3, 0, 3, 0]


def test_the_standing_at_the_end_is_what_was_scored() -> None:
    s = final_scoring(_full_example())
    shown = view(s, None)
    assert [player["standing"] for player in shown["players"]] == breakdown(s)
    assert [player["standing"]["denarii"] for player in shown["players"]] == [3, 0, 2, 2]
    said = AgeOfRomeWording().panels(shown, "en", NAMES)
    text = ["".join([span.text for span in line]) for panel in said for line in panel.lines]
    assert not [line for line in text if line.startswith("If it ended now")]
    assert text.count(standing_text(breakdown(s)[LAURENT], "en")) == 1
    assert standing_text(breakdown(s)[LAURENT], "en").endswith("Denarii: 3")


@pytest.mark.clause("AG-218")
def test_ties_are_broken_by_denarii_left() -> None:
    s = _blank(table(3))
    for seat in range(3):
        set_glory(s, seat, 20, 15)
    purse(s, 1, 3, 2)
    final_scoring(s)
    assert scores(s) == [20, 20, 20]
    assert winners(s) == (CEDRIC,)
    assert places_of(standing(s), winners(s)) == [3, 1, 2]
    s = _blank(table(3))
    for seat in range(3):
        set_glory(s, seat, 20, 15)
    purse(s, 1, 3, 3)
    final_scoring(s)
    assert winners(s) == (CEDRIC, ANAIS)
    assert [remark(s, lang) for lang in ("en", "fr")] == ["They reign as co-emperors.", "Ils règnent en co-empereurs."]


def test_until_the_end_only_the_track_counts() -> None:
    s = _full_example()
    assert scores(s) == [29, 26, 27, 23]
    assert [sum(points.values()) for points in breakdown(s)] == scores(s)
