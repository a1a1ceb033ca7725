"""Section 17: achievements, earned and just not earned."""

from collections.abc import Callable

import pytest

from tabularium.games.age_of_rome import GAME
from tabularium.games.age_of_rome.components import ACHIEVEMENTS
from tabularium.games.age_of_rome.scoring import achievements, scores
from tabularium.games.age_of_rome.state import Table
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    CEDRIC,
    LAURENT,
    column,
    final_scoring,
    lay,
    legions,
    medal,
    pantheon,
    purse,
    quests,
    set_glory,
    table,
    vendetta,
)

Deed = Callable[[Table], None]


def _total(points: int) -> Deed:
    return lambda s: set_glory(s, LAURENT, points, 15)


def _track(peak: int) -> Deed:
    def put(s: Table) -> None:
        s.peak[LAURENT] = peak

    return put


def _jewels(count: int) -> Deed:
    def put(s: Table) -> None:
        lay(s, LAURENT, "bulla", "snake_bracelets", "anulus")
        lay(s, LAURENT, *(("bulla", "fibula", "arca") if count == 2 else ("apex", "sagum", "olicula")))

    return put


def _same(third: tuple[str, str, str]) -> Deed:
    def put(s: Table) -> None:
        lay(s, LAURENT, "falx", "sundial", "groma")
        lay(s, LAURENT, "falx", "sundial", "abacus")
        lay(s, LAURENT, *third)

    return put


def _regions(shared: bool) -> Deed:
    def put(s: Table) -> None:
        legions(s, LAURENT, 2, 2, 3)
        legions(s, CEDRIC, 2 if shared else 1, 1, 1)

    return put


def _with_medal(s: Table) -> None:
    _regions(True)(s)
    medal(s, LAURENT, "military")


def _votes(heights: tuple[int, ...]) -> Deed:
    return lambda s: column(s, *[LAURENT if n + 1 in heights else CEDRIC for n in range(5)])


def _quests(*names: str) -> Deed:
    def put(s: Table) -> None:
        quests(s, LAURENT, *names)
        purse(s, 25)
        column(s, *[LAURENT] * 3)

    return put


CASES = [
    pytest.param("total_100", _total(100), _total(99), marks=pytest.mark.clause("AG-334")),
    pytest.param(
        "five_medals",
        lambda s: medal(s, LAURENT, "military", "politics", "trade", "religion", "agriculture"),
        lambda s: medal(s, LAURENT, "military", "politics", "trade", "religion"),
        marks=pytest.mark.clause("AG-335"),
    ),
    pytest.param("two_jewel_sets", _jewels(2), _jewels(1), marks=pytest.mark.clause("AG-336")),
    pytest.param("track_61", _track(61), _track(60), marks=pytest.mark.clause("AG-337")),
    pytest.param(
        "three_same_sets",
        _same(("circinus", "stylus", "arca")),
        _same(("spatha", "pugio", "tridens")),
        marks=pytest.mark.clause("AG-338"),
    ),
    pytest.param("three_regions", _regions(False), _regions(True), marks=pytest.mark.clause("AG-339")),
    pytest.param("three_regions", _with_medal, _regions(True), marks=pytest.mark.clause("AG-339")),
    pytest.param("senate_12", _votes((1, 4, 5)), _votes((4, 5)), marks=pytest.mark.clause("AG-341")),
    pytest.param(
        "golden_pantheon",
        lambda s: pantheon(s, LAURENT, 7, "gold", "gold"),
        lambda s: pantheon(s, LAURENT, 7, "gold", "silver"),
        marks=pytest.mark.clause("AG-342"),
    ),
    pytest.param(
        "four_quests",
        _quests("full_coffers", "consul", "faction", "princeps_senatus"),
        _quests("full_coffers", "consul", "faction", "auctoritas"),
        marks=pytest.mark.clause("AG-343"),
    ),
    pytest.param("no_vendetta", lambda s: vendetta(s, 0), lambda s: vendetta(s, 1), marks=pytest.mark.clause("AG-344")),
    pytest.param("designer_score", _total(113), _total(112), marks=pytest.mark.clause("AG-345")),
]


def _bare() -> Table:
    s = table(3)
    for seat in range(3):
        quests(s, seat)
        s.denarii[seat] = 0
    return s


@pytest.mark.parametrize(("name", "deed", "almost"), CASES)
def test_earned_and_not_earned(name: str, deed: Deed, almost: Deed) -> None:
    for what, is_earned in ((deed, True), (almost, False)):
        s = _bare()
        what(s)
        assert achievements(s, LAURENT) == []  # only at the end
        before = scores(s)[LAURENT]
        final_scoring(s)
        assert (name in achievements(s, LAURENT)) is is_earned, (before, scores(s))
        assert name not in achievements(s, CEDRIC)
        assert (name in view(s, None)["final"][LAURENT]["achievements"]) is is_earned


@pytest.mark.clause("AG-333")
def test_they_change_neither_score_nor_victory() -> None:
    s = final_scoring(_bare())
    clean = _bare()
    vendetta(clean, 0)
    final_scoring(clean)
    assert achievements(clean, LAURENT) == ["no_vendetta"]
    assert scores(clean) == scores(s)
    assert [feat.id for feat in GAME.feats] == [achievement.id for achievement in ACHIEVEMENTS]
    assert len(GAME.feats) == 12
    assert GAME.earned is not None
    assert list(GAME.earned(clean, LAURENT)) == ["no_vendetta"]


@pytest.mark.clause("AG-333a")
def test_none_are_earned_alone() -> None:
    s = table(1)
    set_glory(s, LAURENT, 120, 15)
    vendetta(s, 0)
    final_scoring(s)
    assert achievements(s, LAURENT) == []


@pytest.mark.clause("AG-340")
def test_cassius_cannot_be_beaten_yet() -> None:
    s = _bare()
    set_glory(s, LAURENT, 200, 15)
    final_scoring(s)
    assert "cassius_90" in [achievement.id for achievement in ACHIEVEMENTS]
    assert "cassius_90" not in achievements(s, LAURENT)
