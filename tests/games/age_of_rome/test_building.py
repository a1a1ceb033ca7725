"""Section 5: buying tiles, and the medals."""

import pytest

from tabularium.games.age_of_rome.components import BUILDINGS, TOP_LEVEL
from tabularium.games.age_of_rome.state import NOBODY
from tabularium.games.age_of_rome.steps.turns import EndRound
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    DAMIEN,
    GAUL,
    LAURENT,
    action_phase,
    asked,
    begin,
    begin_round,
    build,
    building,
    clause_of,
    column,
    discarded,
    final_scoring,
    give,
    hand,
    heard_keys,
    in_round,
    legions,
    level,
    medal,
    options,
    placing,
    play,
    plotting,
    purse,
    rotation,
    set_glory,
    table,
    taxing,
    told,
    turn_wheel,
)


@pytest.mark.clause("AG-106")
def test_any_number_of_tiles_in_turn_order_or_none() -> None:
    s = begin_round(table(3), 1, "circus_games")
    play(s, "Laurent build:military", "Laurent build:religion")
    assert s.denarii[LAURENT] == 0
    play(s, "Cédric pass", "Anaïs build:trade")
    assert asked(s) == "Anaïs building"
    play(s, "Anaïs pass")
    assert asked(s) == "Laurent placing"


@pytest.mark.clause("AG-107", "AG-122")
def test_only_in_the_province_in_front_but_on_whatever_stands_there() -> None:
    s = table(3)
    purse(s, 30, 30, 30)
    building(s, LAURENT)
    play(s, "build:trade", "pass")
    assert (level(s, AFRICA, "trade"), sum(s.levels)) == (1, 1)
    turn_wheel(s, 1)  # Africa before Cédric, who improves what Laurent built, and uses it
    building(s, CEDRIC)
    play(s, "build:trade", "pass")
    assert (level(s, AFRICA, "trade"), sum(s.levels)) == (2, 2)
    placing(s, CEDRIC)
    assert "place:trade" in options(s)


@pytest.mark.clause("AG-108", "AG-109", "AG-110", "AG-111", "AG-112")
def test_levels_one_upon_the_other_even_in_one_turn() -> None:
    s = table(3)
    purse(s, 40)
    building(s, LAURENT)
    reached = []
    for _ in range(3):
        play(s, "build:military")
        reached.append(level(s, AFRICA, "military"))
    assert reached == [1, 2, 3]
    assert s.denarii[LAURENT] == 40 - 4 - 9 - 14
    assert clause_of(s, "build:military") == "AG-112"


@pytest.mark.clause("AG-113")
def test_a_pile_may_be_empty_and_tiles_never_return() -> None:
    s = table(2)  # two tiles of level II, one of level III
    purse(s, 60, 60)
    build(s, GAUL, religion=3)
    assert s.tiles[3 * TOP_LEVEL : 4 * TOP_LEVEL] == [3, 1, 0]  # covered tiles are gone, too
    building(s, LAURENT)
    play(s, "build:religion", "build:religion")
    assert clause_of(s, "build:religion") == "AG-113"
    play(s, "pass")
    building(s, CEDRIC)
    play(s, "build:religion")
    assert clause_of(s, "build:religion") == "AG-113"


@pytest.mark.clause("AG-114")
def test_the_cost_must_be_paid() -> None:
    s = table(3)
    purse(s, 3)
    building(s, LAURENT)
    assert options(s) == ["pass", "build:trade", "build:religion", "build:agriculture"]
    assert clause_of(s, "build:military") == "AG-114"
    play(s, "build:religion")
    assert s.denarii[LAURENT] == 0


@pytest.mark.parametrize(
    ("kind", "costs"),
    [
        pytest.param("religion", [3, 8, 13], marks=pytest.mark.clause("AG-115")),
        pytest.param("trade", [3, 8, 13], marks=pytest.mark.clause("AG-116")),
        pytest.param("military", [4, 9, 14], marks=pytest.mark.clause("AG-117")),
        pytest.param("politics", [4, 9, 14], marks=pytest.mark.clause("AG-118")),
        pytest.param("agriculture", [2, 7, 12], marks=pytest.mark.clause("AG-119")),
    ],
)
@pytest.mark.clause("AG-120", "AG-121")
def test_costs_glory_and_population(kind: str, costs: list[int]) -> None:
    s = table(3)
    purse(s, 60)
    for step, cost in enumerate(costs):
        before, track = s.denarii[LAURENT], s.glory[LAURENT]
        building(s, LAURENT)
        preview = view(s, LAURENT)["asked"]["previews"][f"build:{kind}"]
        play(s, f"build:{kind}", "pass")
        assert before - s.denarii[LAURENT] == cost
        assert s.glory[LAURENT] - track == (2, 4, 6)[step]
        assert s.population(AFRICA) == 2 + step
        assert preview == {
            "province": "africa",
            "level": step + 1,
            "cost": cost,
            "denarii": s.denarii[LAURENT],
            "glory": (2, 4, 6)[step],
            "population": 2 + step,
            "medal": kind if step == 2 else None,
        }


@pytest.mark.clause("AG-121")
def test_population_is_at_most_16() -> None:
    s = table(4)
    build(s, AFRICA, **{b.id: 3 for b in BUILDINGS})
    assert s.population(AFRICA) == 16


@pytest.mark.clause("AG-E8")
def test_example_a_temple_of_three_levels() -> None:
    s = table(4)
    purse(s, 24)
    building(s, LAURENT)
    seen = []
    for _ in range(3):
        play(s, "build:religion")
        seen.append((s.denarii[LAURENT], s.glory[LAURENT], s.medals[3]))
    assert seen == [(21, 3, NOBODY), (13, 7, NOBODY), (0, 13, LAURENT)]


@pytest.mark.clause("AG-E9")
def test_example_population_2() -> None:
    s = building(table(4), LAURENT)
    play(s, "build:trade")
    assert view(s, None)["provinces"][AFRICA]["population"] == 2


@pytest.mark.clause("AG-123", "AG-222", "AG-240")
def test_cards_are_named_with_the_tile() -> None:
    s = table(3)
    purse(s, 0)
    give(s, LAURENT, "groma", "arca")
    building(s, LAURENT)
    built = [o for o in options(s) if o.startswith("build:")]
    # 4 less 5 is nothing; 3 less 3 is nothing; 2 less 2 is nothing, and then the second card would do nothing
    assert built == [
        "build:military+groma+arca",
        "build:politics+groma+arca",
        "build:trade+arca",
        "build:trade+groma+arca",
        "build:religion+arca",
        "build:religion+groma+arca",
        "build:agriculture+groma",
        "build:agriculture+arca",
    ]
    assert clause_of(s, "build:agriculture+groma+arca") == "AG-163"
    assert clause_of(s, "build:military+groma") == "AG-114"
    purse(s, 2)
    play(s, "build:military+groma")
    assert (s.denarii[LAURENT], level(s, AFRICA, "military"), hand(s, LAURENT)) == (0, 1, ["arca"])
    purse(s, 6)
    play(s, "build:military+arca")
    assert (s.denarii[LAURENT], level(s, AFRICA, "military")) == (0, 2)


@pytest.mark.clause("AG-123a")
def test_order_of_a_purchase() -> None:
    s = table(3)
    set_glory(s, LAURENT, 11, 1)
    purse(s, 14)
    build(s, AFRICA, trade=2)
    give(s, LAURENT, "groma")
    building(s, LAURENT)
    play(s, "build:trade+groma")
    keys = [key for key in heard_keys(s) if key in ("played", "built", "milestone", "medal")]
    assert keys == ["played", "built", "milestone", "medal"]
    assert discarded(s) == ["groma"]
    assert [event.args for event in told(s) if event.key == "built"] == [(LAURENT, 2, 3, AFRICA, 11, 6, 4)]


# ---------------------------------------------------------------------- medals


@pytest.mark.clause("AG-124")
def test_the_first_level_3_takes_the_medal_for_good() -> None:
    s = table(4)
    purse(s, 20, 20)
    build(s, AFRICA, trade=2)
    build(s, GAUL, trade=2)
    building(s, CEDRIC)
    play(s, "build:trade", "pass")
    assert s.medals[2] == CEDRIC
    building(s, LAURENT)
    play(s, "build:trade", "pass")
    assert s.medals[2] == CEDRIC
    assert view(s, None)["players"][CEDRIC]["medals"] == ["trade"]


@pytest.mark.clause("AG-125")
def test_military_medal() -> None:
    s = table(3)
    legions(s, LAURENT, 1)
    legions(s, CEDRIC, 1)
    assert view(s, None)["regions"]["epirus"]["glory"] == [0, 0, 0]
    medal(s, CEDRIC, "military")
    assert view(s, None)["regions"]["epirus"]["glory"] == [2, 5, 0]


@pytest.mark.clause("AG-126")
def test_politics_medal() -> None:
    s = table(3)
    medal(s, LAURENT, "politics")
    build(s, AFRICA, politics=1)
    column(s, LAURENT, LAURENT)
    placing(s, LAURENT)
    play(s, "place:politics", "vote")
    assert s.glory[LAURENT] == 1 + 3


@pytest.mark.clause("AG-127")
def test_trade_medal() -> None:
    s = table(3)
    give(s, LAURENT, "bulla", "bulla", "falx")
    building(s, LAURENT)
    assert clause_of(s, "set:falx.bulla.bulla") == "AG-172"
    medal(s, LAURENT, "trade")
    play(s, "set:falx.bulla.bulla")
    assert view(s, None)["players"][LAURENT]["sets"][0]["type"] == "tools"


@pytest.mark.clause("AG-128", "AG-128a")
def test_religion_medal_in_one_s_own_turn() -> None:
    s = table(3)
    medal(s, LAURENT, "religion")
    purse(s, 7, 9)
    set_glory(s, LAURENT, 4)
    building(s, CEDRIC)
    assert clause_of(s, "glory") == "AG-128"  # somebody else's
    give(s, LAURENT, "sundial")
    building(s, LAURENT)
    play(s, "glory")
    assert (s.denarii[LAURENT], s.glory[LAURENT], s.followers(LAURENT)) == (4, 5, 2)  # a milestone at once
    play(s, "glory")
    assert clause_of(s, "glory") == "AG-128"  # 1 denarius left
    for begun in (placing, taxing, plotting):
        purse(s, 3)
        begun(s, LAURENT)
        assert "glory" in options(s)


@pytest.mark.clause("AG-128b")
def test_religion_medal_outside_one_s_turn() -> None:
    s = table(3)
    medal(s, ANAIS, "religion")
    purse(s, 9, 9, 9)
    asked_for = []
    begin_round(s, 3, "circus_games")
    s.offered = ()  # as if nobody had asked her before the event
    begin(s, *s.agenda[::-1])
    while asked(s) != "dealer reveal_event":
        asked_for.append(asked(s))
        if asked(s) == "Anaïs buying_glory":
            play(s, "pass")
        else:
            choices = options(s)
            play(s, next(o for o in ("place:colosseum", "tax:normal", "pass") if o in choices))
    # before another's turn in each phase; again only if his denarii, a glory marker or a milestone has changed
    assert asked_for == [
        "Anaïs buying_glory",
        "Laurent building",
        "Cédric building",
        "Anaïs building",
        "Anaïs buying_glory",
        "Laurent placing",
        "Anaïs buying_glory",
        "Cédric placing",
        "Anaïs placing",
        "Anaïs buying_glory",  # nobody has a follower left
        "Anaïs buying_glory",
        "Laurent taxing",  # which changes none of these
        "Cédric taxing",
        "Anaïs taxing",
        "Anaïs buying_glory",  # before the next event
    ]


@pytest.mark.clause("AG-128b")
def test_religion_medal_before_final_scoring() -> None:
    s = table(2)
    medal(s, LAURENT, "religion")
    purse(s, 7, 0)
    in_round(s, 9)
    begin(s, EndRound())
    assert asked(s) == "Laurent buying_glory"
    play(s, "glory", "glory")
    assert s.final[0] == 1 + 2


@pytest.mark.clause("AG-128b", "AG-133", "AG-E32")
def test_example_a_milestone_comes_closer() -> None:
    s = table(4)
    medal(s, ANAIS, "religion")
    set_glory(s, LAURENT, 11, 1)
    set_glory(s, CEDRIC, 11, 1)
    set_glory(s, ANAIS, 9, 1)
    set_glory(s, DAMIEN, 8, 1)
    s.placed[:] = [1, 1, 2, 2]
    purse(s, 5, 5, 4, 5)
    in_round(s, 3)
    rotation(s, DAMIEN)
    play(s, "Anaïs pass", "Laurent place:colosseum")
    assert [s.followers(seat) for seat in range(4)] == [3, 3, 2, 2]
    assert s.milestones[1] == 10
    play(s, "Anaïs glory")
    assert (s.glory[ANAIS], s.denarii[ANAIS], s.milestones[1]) == (10, 1, 9)
    play(s, "Cédric place:colosseum")
    assert asked(s) == "Anaïs placing"  # back in the rotation


@pytest.mark.clause("AG-128b")
def test_a_purchase_can_reopen_the_action_phase() -> None:
    s = table(3)
    medal(s, ANAIS, "religion")
    set_glory(s, ANAIS, 4)
    purse(s, 0, 0, 3)
    action_phase(s)
    play(s, "Anaïs pass", "Laurent place:colosseum", "Anaïs pass", "Cédric place:colosseum", "place:plot")
    assert asked(s) == "Anaïs buying_glory"
    play(s, "glory")
    assert asked(s) == "Anaïs placing"


@pytest.mark.clause("AG-128c")
def test_denarii_on_a_token_buy_no_glory() -> None:
    s = table(3, "spies_and_allies")
    medal(s, LAURENT, "religion")
    build(s, GAUL, trade=1)
    purse(s, 5, 5, 5)
    begin_round(s, 2)
    play(s, "offer:gaul.trade", "amount:4", "token:alliance", "demand:5")
    assert s.denarii[LAURENT] == 1
    assert options(s) == ["amount:4", "amount:5"]
    richer = table(3, "spies_and_allies")
    medal(richer, LAURENT, "religion")
    build(richer, GAUL, trade=1)
    purse(richer, 7, 5, 5)
    begin_round(richer, 2)
    play(richer, "offer:gaul.trade", "amount:4", "token:alliance", "demand:5")
    assert richer.denarii[LAURENT] == 3  # three in the purse do buy it
    assert options(richer) == ["amount:4", "amount:5", "glory"]


@pytest.mark.clause("AG-129")
def test_religion_medal_in_final_scoring() -> None:
    s = table(3)
    medal(s, CEDRIC, "religion")
    purse(s, 11, 11, 11)
    final_scoring(s)
    assert [s.final[seat * 7 + 6] for seat in range(3)] == [2, 3, 2]
    assert s.denarii == [3, 2, 3]


@pytest.mark.clause("AG-130")
def test_agriculture_medal() -> None:
    s = table(3)
    medal(s, LAURENT, "agriculture")
    build(s, AFRICA, agriculture=1)
    build(s, GAUL, agriculture=1)
    purse(s, 0, 0, 0)
    in_round(s, 5)
    placing(s, LAURENT)
    play(s, "place:agriculture", "Cédric place:agriculture")
    assert s.denarii[:2] == [5, 3]
