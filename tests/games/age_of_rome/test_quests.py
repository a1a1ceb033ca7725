"""Section 12: the quests, each just met and just not met."""

from collections.abc import Callable

import pytest

from tabularium.games.age_of_rome.components import QUESTS, VARIANTS
from tabularium.games.age_of_rome.scoring import quest_glory, quests_completed
from tabularium.games.age_of_rome.state import Table
from tests.games.age_of_rome.playing import (
    AFRICA,
    CEDRIC,
    GAUL,
    ITALY,
    LAURENT,
    SPAIN,
    build,
    column,
    final_scoring,
    lay,
    legions,
    medal,
    pantheon,
    plot,
    purse,
    quests,
    set_glory,
    table,
    vendetta,
)


def _worth(s: Table, quest: str) -> int:
    return quest_glory(s, LAURENT, [q.id for q in QUESTS].index(quest))


Deed = Callable[[Table], None]


def _nothing(s: Table) -> None:
    pass


def _two_sets(s: Table) -> None:
    lay(s, LAURENT, "falx", "sundial", "groma")
    lay(s, LAURENT, "spatha", "pugio", "tridens")


def _one_set(s: Table) -> None:
    lay(s, LAURENT, "apex", "sagum", "olicula")


def _rival_set(s: Table) -> None:
    lay(s, CEDRIC, "bulla", "anulus", "fibula")


def _regions(*counts: int) -> Deed:
    return lambda s: legions(s, LAURENT, *counts)


def _rival_regions(*counts: int) -> Deed:
    return lambda s: legions(s, CEDRIC, *counts)


def _votes(*seats: int) -> Deed:
    return lambda s: column(s, *seats)


def _glory(mine: int, his: int) -> Deed:
    def put(s: Table) -> None:
        set_glory(s, LAURENT, mine, 15)
        set_glory(s, CEDRIC, his, 15)
        for seat in range(2, s.seats):
            set_glory(s, seat, 30, 15)

    return put


def _denarii(mine: int, his: int) -> Deed:
    return lambda s: purse(s, mine, his, 0, 0)


def _medals(*kinds: str) -> Deed:
    return lambda s: medal(s, LAURENT, *kinds)


def _pieces(count: int, base: str = "", top: str = "") -> Deed:
    return lambda s: pantheon(s, LAURENT, count, base, top)


def _built(mine: int, his: int, nobody_s: int) -> Deed:
    def put(s: Table) -> None:
        build(s, AFRICA, military=mine)
        build(s, GAUL, military=his)
        build(s, ITALY, politics=nobody_s)

    return put


def _plots(count: int) -> Deed:
    def put(s: Table) -> None:
        for province in (GAUL, SPAIN, AFRICA)[:count]:
            plot(s, LAURENT, province)

    return put


def _and(*deeds: Deed) -> Deed:
    def put(s: Table) -> None:
        for deed in deeds:
            deed(s)

    return put


CASES = [
    pytest.param("offerings", _medals("religion"), 6, _medals("trade"), 0, marks=pytest.mark.clause("AG-262")),
    pytest.param("free_trade", _medals("trade"), 6, _medals("religion"), 0, marks=pytest.mark.clause("AG-263")),
    pytest.param("preeminent_vote", _medals("politics"), 6, _nothing, 0, marks=pytest.mark.clause("AG-264")),
    pytest.param("hard_work", _medals("agriculture"), 6, _nothing, 0, marks=pytest.mark.clause("AG-265")),
    pytest.param("most_decorated", _medals("military"), 6, _nothing, 0, marks=pytest.mark.clause("AG-266")),
    pytest.param(
        "last_stone", _medals("trade", "religion"), 7, _medals("trade"), 0, marks=pytest.mark.clause("AG-267")
    ),
    pytest.param(
        "vendetta_as_engine",
        lambda s: vendetta(s, 0),
        6,
        lambda s: vendetta(s, 2),
        2,
        marks=pytest.mark.clause("AG-268"),
    ),
    pytest.param("vendetta_never_ends", _plots(2), 5, _plots(1), 0, marks=pytest.mark.clause("AG-269")),
    pytest.param(
        "triumphator",
        _and(_regions(2, 2, 0), _rival_regions(2, 1)),
        6,  # a shared first place counts
        _and(_regions(1, 2), _rival_regions(2)),
        0,  # second in one, the other not defeated
        marks=pytest.mark.clause("AG-270"),
    ),
    pytest.param("three_fronts", _regions(1, 1, 1), 3, _regions(3, 3), 0, marks=pytest.mark.clause("AG-271")),
    pytest.param(
        "great_army",
        _and(_regions(1, 1), _rival_regions(2)),
        5,
        _and(_regions(1), _rival_regions(2)),
        0,
        marks=pytest.mark.clause("AG-272"),
    ),
    pytest.param("six_legions", _regions(2, 2, 2), 6, _regions(5), 0, marks=pytest.mark.clause("AG-273")),
    pytest.param("consul", _votes(CEDRIC, LAURENT), 4, _votes(LAURENT, CEDRIC), 0, marks=pytest.mark.clause("AG-274")),
    pytest.param("faction", _votes(*[LAURENT] * 3), 5, _votes(*[LAURENT] * 2), 0, marks=pytest.mark.clause("AG-275")),
    pytest.param(
        "princeps_senatus",
        _votes(LAURENT, CEDRIC),
        5,
        _votes(LAURENT, CEDRIC, CEDRIC),
        0,
        marks=pytest.mark.clause("AG-276"),
    ),
    pytest.param("emporium", _two_sets, 5, _one_set, 0, marks=pytest.mark.clause("AG-277")),
    pytest.param("pax_romana", _rival_regions(1), 4, _regions(1), 0, marks=pytest.mark.clause("AG-278")),
    pytest.param("great_merchant", _and(_one_set, _rival_set), 5, _rival_set, 0, marks=pytest.mark.clause("AG-279")),
    pytest.param("full_holds", _and(_two_sets, _one_set), 6, _one_set, 2, marks=pytest.mark.clause("AG-280")),
    pytest.param(
        "pontifex_maximus", _pieces(7, "gold", "gold"), 6, _pieces(6, "gold"), 0, marks=pytest.mark.clause("AG-281")
    ),
    pytest.param(
        "gold_for_the_gods", _pieces(3, "gold"), 4, _pieces(3, "silver"), 0, marks=pytest.mark.clause("AG-282")
    ),
    pytest.param("piety", _pieces(1), 5, _nothing, 0, marks=pytest.mark.clause("AG-283")),
    pytest.param("full_coffers", _denarii(25, 30), 4, _denarii(24, 0), 0, marks=pytest.mark.clause("AG-284")),
    pytest.param("heir_of_crassus", _denarii(9, 9), 4, _denarii(8, 9), 0, marks=pytest.mark.clause("AG-285")),
    pytest.param("great_city", _built(2, 2, 3), 4, _built(1, 2, 0), 0, marks=pytest.mark.clause("AG-286")),
    pytest.param("auctoritas", _glory(45, 60), 4, _glory(44, 1), 0, marks=pytest.mark.clause("AG-287")),
    pytest.param("first_citizen", _glory(31, 31), 5, _glory(31, 32), 0, marks=pytest.mark.clause("AG-288")),
    pytest.param("humble_servant", _glory(9, 9), 5, _glory(9, 8), 0, marks=pytest.mark.clause("AG-289")),
]


@pytest.mark.parametrize(("quest", "met", "worth", "missed", "less"), CASES)
def test_a_quest_met_and_missed(quest: str, met: Deed, worth: int, missed: Deed, less: int) -> None:
    # Italy faces nobody with three players, so its population does not count
    yes, no = table(3), table(3)
    met(yes)
    missed(no)
    assert _worth(yes, quest) == worth
    assert _worth(no, quest) == less


@pytest.mark.clause("AG-290")
def test_completed_means_that_it_scores() -> None:
    s = table(3)
    quests(s, LAURENT, "triumphator", "consul", "full_holds", "full_coffers")
    assert quests_completed(s, LAURENT) == 0
    lay(s, LAURENT, "falx", "sundial", "groma")
    purse(s, 25)
    column(s, LAURENT)
    assert quests_completed(s, LAURENT) == 3
    final_scoring(s)  # the denarii are exchanged, but quests look at those before
    assert s.denarii[LAURENT] == 1
    assert quests_completed(s, LAURENT) == 3


def test_the_asterisks_and_what_variants_remove() -> None:
    assert len([q for q in QUESTS if q.asterisk]) == 11
    removed = {v.id: [q.id for q in QUESTS if v.id in q.remove_in] for v in VARIANTS}
    assert [len(removed[v]) for v in ("peace", "hero")] == [2, 6]
