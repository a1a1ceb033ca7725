"""Sections 3, 4.1, 8 and 11: the round, the event, the wheel."""

import pytest

from tabularium.games.age_of_rome.components import EVENTS
from tabularium.games.age_of_rome.state import NOBODY
from tabularium.games.age_of_rome.steps.turns import EndRound
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    DAMIEN,
    GAUL,
    ITALY,
    LAURENT,
    OVER,
    SPAIN,
    asked,
    begin,
    begin_round,
    build,
    column,
    discarded,
    facing,
    give,
    glory,
    hand,
    heard_keys,
    in_region,
    legions,
    level,
    options,
    pantheon,
    play,
    plot,
    plots_in,
    purse,
    quests,
    set_glory,
    table,
    told,
    turn_wheel,
    vendetta,
)

# ---------------------------------------------------------------------- the round


@pytest.mark.clause("AG-69", "AG-201")
def test_nine_rounds_of_four_phases() -> None:
    s = table(2)
    while asked(s) != OVER:
        choices = options(s)
        calm = [o for o in ("place:colosseum", "tax:normal", "pass") if o in choices]
        play(s, calm[0] if calm else choices[0])
    rounds = [event.args[0] for event in told(s) if event.key == "round"]
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    told_of = [(event.key, *event.args[:1]) for event in told(s) if event.key in ("round", "event", "phase", "wheel")]
    first = [key if key != "phase" else f"phase {rest[0]}" for key, *rest in told_of[:6]]
    assert first == ["round", "event", "phase 1", "phase 2", "phase 3", "wheel"]
    assert told_of[-1] == ("phase", 5)  # final scoring, and no wheel after round 9
    assert heard_keys(s).count("wheel") == 8
    assert heard_keys(s).count("event") == 9


@pytest.mark.clause("AG-70", "AG-72", "AG-E5")
@pytest.mark.parametrize(
    ("event", "order", "africa"),
    [
        ("circus_games", (0, 1, 2, 3), 1),  # one blue arrow
        ("levy", (0, 1, 2, 3), 2),  # two blue
        ("grain_dole", (0, 3, 2, 1), 3),  # one orange
        ("census", (0, 3, 2, 1), 2),  # two orange
    ],
)
def test_example_arrows_set_order_and_rotation(event: str, order: tuple[int, ...], africa: int) -> None:
    s = begin_round(table(4), 1, event)
    assert s.order == order
    assert tuple(view(s, None)["order"]) == order
    asked_for = []
    for _ in range(4):
        asked_for.append(asked(s).split()[0])
        play(s, "pass")
    play(s, *["place:colosseum"] * 4)
    while asked(s) != "dealer reveal_event":
        play(s, "tax:normal")
    assert s.faced_by(AFRICA) == africa
    assert asked_for == [("Laurent", "Cédric", "Anaïs", "Damien")[seat] for seat in order]


@pytest.mark.clause("AG-71", "AG-E30")
def test_example_the_marker_before_an_empty_seat() -> None:
    s = table(3, start=CEDRIC)
    assert s.marker == GAUL
    turn_wheel(s, 2)
    assert [s.faced_by(p) for p in (GAUL, SPAIN, ITALY, AFRICA)] == [NOBODY, LAURENT, CEDRIC, ANAIS]
    orange = begin_round(s.copy(), 2, "grain_dole")
    assert orange.order == (ANAIS, CEDRIC, LAURENT)
    blue = begin_round(s, 2, "circus_games")
    assert blue.order == (LAURENT, CEDRIC, ANAIS)


@pytest.mark.clause("AG-E29")
def test_example_two_players_and_empty_seats() -> None:
    s = table(2, cast=("livia_drusilla", "fulvia"))
    begin_round(s, 1, "merchant_fleet")
    play(s, "deal:falx_1", "deal:falx_2")
    assert s.order == (0, 1)
    play(s, "pass", "pass", "place:plot", "pass", "place:colosseum", "pass", "tax:normal", "tax:normal")
    assert [s.faced_by(p) for p in (ITALY, AFRICA, GAUL, SPAIN)] == [0, NOBODY, 1, NOBODY]
    assert plots_in(s, AFRICA) == [(0, "ready")]
    orange = play(s.copy(), "event:grain_dole")
    assert orange.order == (0, 1)
    play(s, "event:circus_games")
    assert s.order == (1, 0)
    assert asked(s) == "Cédric plotting"
    play(s, "pass")
    assert asked(s) == "Laurent plotting"
    assert options(s) == ["pass", "sell:falx"]  # her plot faces nobody


@pytest.mark.clause("AG-73", "AG-74", "AG-75", "AG-68")
def test_the_event_is_revealed_for_all_to_see() -> None:
    s = table(4)
    purse(s, 5, 1, 5, 5)
    begin_round(s, 1, "grain_dole")
    assert s.denarii == [5, 4, 5, 5]  # the reward at once
    shown = view(s, None)["event"]
    assert shown["id"] == "grain_dole"
    assert shown["named"] == [CEDRIC]
    assert (shown["arrow"], shown["is_clockwise"], shown["steps"]) == ("ccw1", False, -1)
    assert shown["left"] == 11
    # and how the wheel will turn: Gaul, now before Cédric, goes back to Laurent
    assert [p["next_seat"] for p in view(s, None)["provinces"]] == [3, 0, 1, 2]


@pytest.mark.clause("AG-76")
def test_zero_takes_part_unless_the_card_says_otherwise() -> None:
    s = begin_round(table(4), 1, "triumph")  # nobody has a legion out: all are tied with none
    assert len(s.named) == 4
    s = table(4, "hard_times")
    begin_round(s, 1, "mutiny")  # here at least one is needed
    assert s.named == ()
    assert asked(s) == "Laurent building"


@pytest.mark.clause("AG-76a")
def test_the_comparison_is_made_once() -> None:
    s = table(4)
    for seat in (LAURENT, CEDRIC, ANAIS):
        give(s, seat, "falx" if seat == LAURENT else "sundial" if seat == CEDRIC else "spatha")
    give(s, DAMIEN, "bulla")
    begin_round(s, 1, "merchant_fleet")
    assert s.named == (0, 1, 2, 3)  # one card each
    play(s, "deal:gladius_1")  # Laurent has two now, but the others are served all the same
    assert asked(s) == "dealer take_card"
    play(s, "deal:apex_1", "deal:sagum_1", "deal:arca_1")
    assert [len(hand(s, seat)) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.clause("AG-77")
def test_an_event_draw_with_a_full_hand() -> None:
    s = table(4)
    for seat, cards in enumerate(
        (
            ["falx", "sundial", "groma", "circinus"],
            ["falx", "sundial", "abacus", "circinus"],
            ["spatha", "gladius", "pugio", "tridens", "scutum"],
            ["spatha", "bulla", "pugio", "tridens", "scutum"],
        )
    ):
        give(s, seat, *cards)
    begin_round(s, 1, "merchant_fleet")  # fewest: Laurent and Cédric with four cards and an anchor
    assert asked(s) == "Laurent making_room"
    assert options(s) == ["pass", "discard:sundial", "discard:circinus", "discard:falx", "discard:groma"]
    play(s, "discard:falx", "deal:apex_1")
    assert s.denarii[LAURENT] == 7
    assert "apex" in hand(s, LAURENT)
    play(s, "Cédric pass")
    assert len(hand(s, CEDRIC)) == 4
    assert discarded(s) == ["falx"]


@pytest.mark.clause("AG-78")
def test_losses_stop_at_nothing_and_at_1() -> None:
    s = table(4, "hard_times")
    build(s, AFRICA, military=1)
    purse(s, 1, 9, 9, 9)
    begin_round(s, 1, "famine")
    assert s.denarii == [0, 9, 9, 9]
    s = table(4, "hard_times")
    glory(s, 1, 1, 1, 1)
    begin_round(s, 1, "ill_omens")
    assert s.glory == [1, 1, 1, 1]


# ---------------------------------------------------------------------- the end of the round


@pytest.mark.clause("AG-197", "AG-200")
@pytest.mark.parametrize(
    ("event", "provinces"),
    [
        ("circus_games", [ITALY, AFRICA, GAUL, SPAIN]),
        ("levy", [SPAIN, ITALY, AFRICA, GAUL]),
        ("grain_dole", [GAUL, SPAIN, ITALY, AFRICA]),
        ("census", [SPAIN, ITALY, AFRICA, GAUL]),
    ],
)
def test_the_wheel_turns(event: str, provinces: list[int]) -> None:
    s = begin_round(table(4), 1, event)
    begin(s, EndRound())
    assert facing(s) == provinces
    assert s.round == 2


@pytest.mark.clause("AG-198", "AG-199")
def test_what_turns_with_the_wheel() -> None:
    s = begin_round(table(4), 2, "circus_games")
    build(s, AFRICA, military=2, trade=1)
    plot(s, CEDRIC, AFRICA)
    legions(s, LAURENT, 1, 0, 2)
    column(s, LAURENT, CEDRIC)
    begin(s, EndRound())
    assert s.faced_by(AFRICA) == CEDRIC
    assert (s.population(AFRICA), level(s, AFRICA, "military"), plots_in(s, AFRICA)) == (4, 2, [(CEDRIC, "ready")])
    assert s.marker == AFRICA
    assert (in_region(s, LAURENT), s.column, s.milestones) == ([1, 0, 2], [LAURENT, CEDRIC], [5, 12, 21, 30])


@pytest.mark.clause("AG-202")
def test_after_round_9_the_wheel_stays() -> None:
    s = begin_round(table(4), 9, "circus_games")
    quests(s, LAURENT, "great_city")
    build(s, AFRICA, military=3)
    begin(s, EndRound())
    assert asked(s) == OVER
    assert facing(s) == [AFRICA, GAUL, SPAIN, ITALY]
    assert view(s, None)["final"][LAURENT]["quests"] == [{"id": "great_city", "glory": 4}]


# ---------------------------------------------------------------------- events, card by card


@pytest.mark.clause("AG-243")
def test_circus_games() -> None:
    s = table(4)
    glory(s, 3, 2, 4, 2)
    begin_round(s, 1, "circus_games")
    assert s.glory == [3, 3, 4, 3]


@pytest.mark.clause("AG-244")
def test_grain_dole() -> None:
    s = table(4)
    purse(s, 2, 4, 4, 4)
    begin_round(s, 1, "grain_dole")
    assert s.denarii == [5, 4, 4, 4]


@pytest.mark.clause("AG-245")
def test_triumph() -> None:
    s = table(4)
    legions(s, CEDRIC, 1, 1)
    legions(s, ANAIS, 1)
    before = s.glory[:]
    begin_round(s, 2, "triumph")
    assert [now - then for now, then in zip(s.glory, before, strict=True)] == [0, 1, 0, 0]


@pytest.mark.clause("AG-246")
def test_tribal_assembly() -> None:
    s = table(4)
    column(s, ANAIS, CEDRIC, ANAIS)
    before = s.glory[:]
    begin_round(s, 2, "tribal_assembly")
    assert [now - then for now, then in zip(s.glory, before, strict=True)] == [0, 0, 1, 0]


@pytest.mark.clause("AG-247")
def test_merchant_fleet() -> None:
    s = table(4)
    give(s, LAURENT, "falx")
    give(s, CEDRIC, "sundial")
    give(s, ANAIS, "bulla")
    begin_round(s, 2, "merchant_fleet")
    assert s.named == (DAMIEN,)
    play(s, "deal:capsa_1")
    assert hand(s, DAMIEN) == ["capsa"]


@pytest.mark.clause("AG-248")
def test_feast_of_the_gods() -> None:
    s = table(4)
    pantheon(s, LAURENT, 2)
    pantheon(s, DAMIEN, 2)
    before = s.glory[:]
    begin_round(s, 2, "feast_of_the_gods")
    assert [now - then for now, then in zip(s.glory, before, strict=True)] == [1, 0, 0, 1]


@pytest.mark.clause("AG-249")
def test_census() -> None:
    s = table(3)
    build(s, GAUL, trade=1)
    build(s, ITALY, trade=2)  # faces nobody
    begin_round(s, 2, "census")
    assert s.denarii == [7, 9, 5]


@pytest.mark.clause("AG-250")
def test_levy() -> None:
    s = begin_round(table(4), 1, "levy")
    assert s.named == (ANAIS,)  # Junia Secunda has 5 legions
    assert (s.legions_home[ANAIS], s.legions_left[ANAIS]) == (6, 1)


@pytest.mark.clause("AG-251")
def test_new_men() -> None:
    s = begin_round(table(4), 1, "new_men")
    assert sorted(s.named) == [LAURENT, DAMIEN]
    assert (s.votes_home, s.votes_left) == ([5, 5, 5, 5], [0, 0, 0, 0])


@pytest.mark.clause("AG-252")
def test_saturnalia() -> None:
    s = table(4)
    give(s, ANAIS, "bulla", "falx")
    give(s, LAURENT, "sundial")
    begin_round(s, 1, "saturnalia")
    assert s.denarii == [7, 7, 7, 5]


@pytest.mark.clause("AG-253")
def test_clemency() -> None:
    s = begin_round(table(4), 1, "clemency")
    assert s.named == (CEDRIC,)
    assert s.vendetta == [2, 2, 2, 2]
    assert view(s, None)["players"][CEDRIC]["bonuses"]["military"] == "active"  # uncovered from the left
    s = table(4)
    vendetta(s, 0, 0, 0, 0)
    begin_round(s, 1, "clemency")
    assert s.named == ()


@pytest.mark.clause("AG-254")
def test_sibylline_books() -> None:
    s = table(4)
    set_glory(s, LAURENT, 6, 1)
    set_glory(s, CEDRIC, 6, 1)
    begin_round(s, 2, "sibylline_books")
    assert s.glory == [6, 6, 3, 4]
    assert s.denarii == [7, 7, 6, 6]


@pytest.mark.clause("AG-255")
def test_famine() -> None:
    s = table(4, "hard_times")
    build(s, SPAIN, trade=1)
    begin_round(s, 2, "famine")
    assert s.denarii == [7, 7, 3, 5]


@pytest.mark.clause("AG-256", "AG-261")
def test_mutiny() -> None:
    s = table(4, "hard_times")
    legions(s, LAURENT, 1, 1)
    legions(s, DAMIEN, 0, 1, 1)
    legions(s, CEDRIC, 1)
    begin_round(s, 2, "mutiny")  # orange: Laurent, Damien, Anaïs, Cédric
    assert s.order == (LAURENT, DAMIEN, ANAIS, CEDRIC)
    assert options(s) == ["recall:epirus", "recall:macedonia"]
    play(s, "Laurent recall:macedonia", "Damien recall:thrace")
    assert (in_region(s, LAURENT), in_region(s, DAMIEN), in_region(s, CEDRIC)) == ([1, 0, 0], [0, 1, 0], [1, 0, 0])
    assert s.legions_home[LAURENT] == 6


@pytest.mark.clause("AG-257")
def test_electoral_scandal() -> None:
    s = table(4, "hard_times")
    column(s, CEDRIC, ANAIS, LAURENT, ANAIS)
    begin_round(s, 2, "electoral_scandal")
    assert s.column == [CEDRIC, LAURENT, ANAIS]
    assert s.votes_home[ANAIS] == 4


@pytest.mark.clause("AG-258")
def test_pirates() -> None:
    s = table(4, "hard_times")
    give(s, ANAIS, "falx", "falx")
    give(s, CEDRIC, "bulla")
    begin_round(s, 2, "pirates")
    assert asked(s) == "Anaïs losing_card"  # that both are alike is not betrayed
    assert options(s) == ["discard:falx"]
    play(s, "discard:falx")
    assert (hand(s, ANAIS), discarded(s), s.denarii[ANAIS]) == (["falx"], ["falx"], 5)


@pytest.mark.clause("AG-259")
def test_ill_omens() -> None:
    s = table(4, "hard_times")
    glory(s, 3, 4, 4, 2)
    begin_round(s, 2, "ill_omens")
    assert s.glory == [3, 3, 3, 2]


@pytest.mark.clause("AG-260")
def test_proscriptions() -> None:
    s = table(4, "hard_times")
    purse(s, 8, 2, 8, 1)
    begin_round(s, 2, "proscriptions")
    assert s.denarii == [5, 2, 5, 1]


def test_three_arrows_of_each_kind_among_the_plain_events() -> None:
    arrows = [event.arrow for event in EVENTS if not event.negative]
    assert sorted(arrows) == sorted([0, 1, 2, 3] * 3)
