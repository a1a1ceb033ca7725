"""Section 7: the Income phase."""

import pytest

from tabularium.games.age_of_rome.components import TAX_LOSS
from tabularium.games.age_of_rome.steps.turns import TURNS
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    DAMIEN,
    GAUL,
    ITALY,
    LAURENT,
    SPAIN,
    asked,
    begin,
    build,
    clause_of,
    discarded,
    give,
    in_round,
    options,
    play,
    purse,
    set_glory,
    table,
    taxing,
)


@pytest.mark.clause("AG-191", "AG-192", "AG-193", "AG-195", "AG-E23")
def test_example_income() -> None:
    s = table(4)
    for province, levels in ((AFRICA, 2), (GAUL, 2), (SPAIN, 5), (ITALY, 4)):
        build(s, province, military=min(3, levels), trade=max(0, levels - 3))
    for seat, total in enumerate((1, 3, 7, 5)):
        set_glory(s, seat, total, 15)
    purse(s, 2, 1, 3, 10)
    in_round(s, 4)
    begin(s, *TURNS[3])
    # Laurent may only take the normal tax, so he is not asked; double would cost 2 glory
    assert (s.denarii[LAURENT], s.glory[LAURENT]) == (5, 1)
    assert options(s) == ["tax:normal", "tax:double"]
    assert view(s, CEDRIC)["asked"]["previews"] == {
        "tax:normal": {"gained": 3, "denarii": 4, "lost": 0, "glory": 3},
        "tax:double": {"gained": 6, "denarii": 7, "lost": 2, "glory": 1},
    }
    play(s, "Cédric tax:double")
    assert (s.denarii[CEDRIC], s.glory[CEDRIC]) == (7, 1)
    play(s, "Anaïs tax:double")
    assert (s.denarii[ANAIS], s.glory[ANAIS]) == (15, 3)
    assert view(s, DAMIEN)["asked"]["previews"]["tax:double"]["lost"] == 4
    play(s, "Damien tax:normal")
    assert (s.denarii[DAMIEN], s.glory[DAMIEN]) == (15, 5)


@pytest.mark.clause("AG-194")
def test_glory_lost_by_population() -> None:
    assert TAX_LOSS[1:] == (1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11)
    for levels in range(16):
        s = table(4)
        parts = [max(0, min(3, levels - 3 * n)) for n in range(5)]
        build(s, AFRICA, military=parts[0], politics=parts[1], trade=parts[2], religion=parts[3], agriculture=parts[4])
        set_glory(s, LAURENT, 30, 15)
        taxing(s, LAURENT)
        play(s, "tax:double")
        assert s.denarii[LAURENT] == 7 + 2 * (levels + 1)
        assert s.glory[LAURENT] == 30 - TAX_LOSS[levels + 1]


@pytest.mark.clause("AG-195")
def test_no_double_taxation_below_1() -> None:
    s = table(4)
    give(s, LAURENT, "falx")
    set_glory(s, LAURENT, 1)
    taxing(s, LAURENT)
    assert clause_of(s, "tax:double") == "AG-195"
    s.glory[LAURENT] = 2
    play(s, "tax:double")
    assert s.glory[LAURENT] == 1


@pytest.mark.clause("AG-196")
def test_cards_are_named_with_double_taxation() -> None:
    s = table(4)
    build(s, AFRICA, military=3)  # population 4 costs 3
    set_glory(s, LAURENT, 2, 1)
    give(s, LAURENT, "abacus", "anulus")
    taxing(s, LAURENT)
    taxes = [o for o in options(s) if o.startswith("tax:")]
    assert taxes == ["tax:normal", "tax:double+anulus", "tax:double+abacus+anulus"]  # the reduced loss counts
    assert clause_of(s, "tax:double+abacus") == "AG-195"
    preview = view(s, LAURENT)["asked"]["previews"]["tax:double+abacus+anulus"]
    play(s, "tax:double+abacus+anulus")
    assert (s.denarii[LAURENT], s.glory[LAURENT]) == (7 + 3 + 8, 1)
    assert preview == {"gained": 11, "denarii": 18, "lost": 1, "glory": 1}
    assert discarded(s) == ["anulus", "abacus"]
    assert asked(s) == "over"
