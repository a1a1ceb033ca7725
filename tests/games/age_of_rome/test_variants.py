"""Section 14: the variants."""

import pytest

from tabularium.core.agenda import pending
from tabularium.games.age_of_rome.components import EVENTS, QUESTS
from tabularium.games.age_of_rome.state import NOBODY, Table
from tabularium.games.age_of_rome.steps.diplomacy import NEGOTIATING
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
    SPAIN,
    asked,
    begin,
    begin_round,
    build,
    building,
    clause_of,
    facing,
    give,
    glory,
    hand,
    in_region,
    in_round,
    level,
    medal,
    options,
    places_offered,
    placing,
    play,
    plot,
    purse,
    set_up,
    table,
    told,
    vendetta,
)

# ---------------------------------------------------------------------- Spies & Allies


def _deal(seats: int = 4, denarii: int = 6) -> Table:
    """Laurent's diplomacy turn; a level III Castle faces Anaïs, a level II Temple Damien, a Lighthouse Cédric."""
    s = table(seats, "spies_and_allies")
    build(s, SPAIN, military=3)
    build(s, GAUL, trade=1)
    if seats > 3:
        build(s, ITALY, religion=2)
    build(s, AFRICA, politics=1)
    purse(s, denarii, 6, 6, 6)
    in_round(s, 3)
    return begin(s, NEGOTIATING[LAURENT])


@pytest.mark.clause("AG-296")
def test_two_tokens_each() -> None:
    s = play(_deal(), "offer:gaul.trade", "amount:1")
    assert options(s) == ["token:spy", "token:alliance"]


@pytest.mark.clause("AG-297")
def test_a_diplomacy_turn_for_each_after_the_event() -> None:
    s = table(3, "spies_and_allies")
    build(s, GAUL, trade=1)
    purse(s, 1, 5, 0)
    plot(s, LAURENT, GAUL)
    glory(s, 3, 3, 3)
    begin_round(s, 2, "circus_games")
    assert asked(s) == "Laurent negotiating"
    play(s, "offer:gaul.trade", "token:spy", "refuse", "show:spy")  # resolved before the next
    # Cédric faces the only building himself, Anaïs has neither denarius nor card: both are skipped
    assert asked(s) == "Laurent plotting"
    first = begin_round(table(3, "spies_and_allies"), 1)
    assert asked(first) == "Laurent building"  # no building yet
    poor = table(3, "spies_and_allies")
    build(poor, GAUL, trade=1)
    purse(poor, 0, 0, 0)
    give(poor, ANAIS, "falx")
    begin_round(poor, 2, "circus_games")
    assert asked(poor) == "Anaïs negotiating"
    assert options(poor) == ["pass", "sell:falx"]
    play(poor, "sell:falx")
    assert "offer:gaul.trade" in options(poor)


@pytest.mark.clause("AG-298")
def test_where_and_how_much() -> None:
    s = _deal()
    offers = [o for o in options(s) if o.startswith("offer:")]
    assert offers == ["offer:gaul.trade", "offer:spain.military", "offer:italy.religion"]
    assert clause_of(s, "offer:africa.politics") == "AG-298"  # faces himself
    assert clause_of(s, "offer:gaul.military") == "AG-298"  # no building
    play(s, "offer:spain.military")
    assert options(s) == [f"amount:{n}" for n in range(1, 7)]
    play(s, "amount:5")
    assert s.denarii[LAURENT] == 1  # no longer in his purse
    found = pending(s)
    assert found is not None
    assert list(found[0].witnesses(s) or ()) == [LAURENT]
    play(s, "token:spy")
    deal = {"seat": LAURENT, "opponent": ANAIS, "province": "spain", "kind": "military", "amount": 5}
    assert view(s, LAURENT)["deal"] == {**deal, "token": "spy"}
    for other in (CEDRIC, ANAIS, None):
        assert view(s, other)["deal"] == {**deal, "token": None}  # face down
    three = _deal(3)
    build(three, ITALY, trade=1)
    assert clause_of(three, "offer:italy.trade") == "AG-298"  # faces nobody


@pytest.mark.clause("AG-298")
def test_a_player_may_pass() -> None:
    s = play(_deal(), "pass")
    assert s.deal_seat == NOBODY
    assert s.denarii == [6, 6, 6, 6]


@pytest.mark.clause("AG-299", "AG-E31")
def test_example_bargaining() -> None:
    s = _deal(4, 6)
    play(s, "offer:italy.religion", "amount:2", "token:alliance")
    assert asked(s) == "Damien answering"
    assert options(s) == ["accept", "refuse", "demand:3", "demand:4", "demand:5", "demand:6"]
    play(s, "demand:5")
    assert asked(s) == "Laurent last_offer"
    assert options(s) == ["amount:2", "amount:3", "amount:4", "amount:5"]
    play(s, "amount:4")
    assert options(s) == ["accept", "refuse"]
    before = s.glory[:]
    spy = s.copy()
    play(s, "Damien accept", "show:alliance")
    assert (s.denarii[DAMIEN], s.denarii[LAURENT]) == (10, 2)
    assert [now - then for now, then in zip(s.glory, before, strict=True)] == [2, 0, 0, 2]
    spy.deal_token = 0
    play(spy, "Damien refuse", "show:spy")
    assert (spy.denarii[LAURENT], spy.denarii[DAMIEN]) == (2, 6)


@pytest.mark.clause("AG-300", "AG-301", "AG-302", "AG-E27")
def test_example_accepted() -> None:
    s = _deal()
    play(s, "offer:spain.military", "amount:5", "token:alliance", "Anaïs accept", "show:alliance")
    assert s.denarii == [1, 6, 11, 6]
    assert s.glory == [1 + 3, 1, 2 + 3, 3]
    s = _deal()
    play(s, "offer:spain.military", "amount:5", "token:spy", "Anaïs accept", "show:spy")
    assert s.denarii == [1, 6, 11, 6]
    assert asked(s) == "Laurent taking_profit"
    assert options(s) == ["profit:glory", "profit:action"]
    action = play(s.copy(), "profit:action", "legion:thrace")
    assert (in_region(action, LAURENT), action.glory) == ([0, 0, 1], [1, 1, 2, 3])  # without a bonus: one
    play(s, "profit:glory")
    assert s.glory == [4, 1, 2, 3]


@pytest.mark.clause("AG-53", "AG-301")
def test_an_alliance_moves_both_markers_before_milestones() -> None:
    s = _deal()
    glory(s, 3, 1, 3, 1)
    play(s, "offer:spain.military", "amount:1", "token:alliance", "Anaïs accept", "show:alliance")
    milestones = [event.args for event in told(s) if event.key == "milestone"]
    assert milestones == [(0, (LAURENT, ANAIS), 5)]


@pytest.mark.clause("AG-303")
def test_the_free_action_counts_as_a_placement() -> None:
    s = _deal()
    build(s, SPAIN, agriculture=1)
    medal(s, LAURENT, "agriculture")
    give(s, LAURENT, "falx", "sundial")
    s.standing[SPAIN * 5 + 4] = 1  # full: no room is needed
    play(s, "offer:spain.agriculture", "amount:1", "token:spy", "accept", "show:spy", "profit:action")
    assert asked(s) == "Laurent playing_cards"
    play(s, "play:falx")
    play(s, "play:sundial", "deal:bulla_1", "pass")
    assert s.denarii[LAURENT] == 6 - 1 + 2 + 2 + 2  # falx, yield of round 3, medal
    assert s.placed[LAURENT] == 0  # no follower either
    s = _deal()
    play(s, "offer:gaul.trade", "amount:1", "token:spy", "accept", "show:spy", "profit:action", "deal:bulla_1")
    assert asked(s) == "Laurent ending_turn"  # a card came in
    assert hand(s, LAURENT) == ["bulla"]


@pytest.mark.clause("AG-304", "AG-E28")
def test_example_refused() -> None:
    for token, left in (("alliance", 6), ("spy", 3)):
        s = _deal()
        begin(s, NEGOTIATING[ANAIS])
        build(s, AFRICA, trade=1)
        play(s, "offer:africa.trade", "amount:3", f"token:{token}", "Laurent refuse", f"show:{token}")
        assert (s.denarii[ANAIS], s.denarii[LAURENT]) == (left, 6)
        assert [event.args for event in told(s) if event.key == "token_revealed"] == [(ANAIS, token == "alliance")]


@pytest.mark.clause("AG-305")
def test_one_diplomacy_turn_a_round_and_the_token_returns() -> None:
    s = table(2, "spies_and_allies")
    build(s, SPAIN, trade=1)
    build(s, AFRICA, trade=1)
    purse(s, 6, 6)
    begin_round(s, 2, "circus_games")
    play(s, "Laurent offer:spain.trade", "amount:1", "token:spy", "refuse", "show:spy")
    assert asked(s) == "Cédric negotiating"
    play(s, "pass")
    assert asked(s) == "Laurent building"
    begin_round(s, 3, "levy")
    play(s, "offer:spain.trade", "amount:1")
    assert options(s) == ["token:spy", "token:alliance"]  # both again


# ---------------------------------------------------------------------- Peace


@pytest.mark.clause("AG-306")
def test_peace_knows_no_plots() -> None:
    s = table(3, "peace")
    glory(s, 3, 3, 3)
    placing(s, LAURENT)
    give(s, LAURENT, "falx")
    assert places_offered(s) == []  # nothing but the Colosseum, so he was not asked
    s.placed[LAURENT] = 0
    placing(s, LAURENT)
    assert places_offered(s) == ["colosseum"]
    assert clause_of(s, "place:plot") == "AG-306"
    plot(s, LAURENT, GAUL)
    begin_round(s, 2, "circus_games")
    assert asked(s) == "Laurent building"


@pytest.mark.clause("AG-307")
def test_vendetta_covers_bonuses_in_peace_too() -> None:
    s = table(3, "peace")
    assert s.vendetta == [2, 3, 2]
    assert view(s, None)["players"][CEDRIC]["bonuses"]["military"] == "covered"
    begin_round(s, 1, "clemency")
    assert view(s, None)["players"][CEDRIC]["bonuses"]["military"] == "active"


@pytest.mark.clause("AG-308")
def test_peace_removes_two_quests() -> None:
    s = set_up(4, {"peace": True})
    removed = {"vendetta_as_engine", "vendetta_never_ends"}
    assert {QUESTS[n].id for n in range(28) if n not in s.quest_deck} == removed


@pytest.mark.clause("AG-309")
def test_plot_cards_stay_in_peace() -> None:
    s = table(3, "peace")
    assert len(s.deck) == 38
    give(s, LAURENT, "pugio", "scutum", "spatha")
    building(s, LAURENT)
    assert {"sell:pugio", "sell:scutum", "set:spatha.pugio.scutum"} <= set(options(s))
    vendetta(s, 1, 0, 0)
    begin_round(s, 2, "clemency")
    assert s.vendetta == [0, 0, 0]


# ---------------------------------------------------------------------- Clock


@pytest.mark.clause("AG-310", "AG-311")
@pytest.mark.parametrize("event", ["circus_games", "levy", "grain_dole", "census"])
def test_the_clock_always_turns_one_step(event: str) -> None:
    s = begin_round(table(4, "clock"), 1, event)
    blue = event in ("circus_games", "levy")
    assert s.order == ((0, 1, 2, 3) if blue else (0, 3, 2, 1))  # the event sets the direction of play
    assert view(s, None)["event"]["steps"] == 1
    assert view(s, None)["event"]["is_clockwise"] is blue
    begin(s, EndRound())
    assert facing(s) == [ITALY, AFRICA, GAUL, SPAIN]


# ---------------------------------------------------------------------- Hero


@pytest.mark.clause("AG-312")
def test_a_hero_needs_no_medals() -> None:
    s = table(3, "hero")
    build(s, AFRICA, religion=2)
    purse(s, 20)
    building(s, LAURENT)
    assert view(s, LAURENT)["asked"]["previews"]["build:religion"]["medal"] is None
    play(s, "build:religion")
    assert level(s, AFRICA, "religion") == 3
    assert s.medals == [NOBODY] * 5
    assert view(s, None)["medals"] == {}


@pytest.mark.clause("AG-313")
def test_hero_removes_six_quests() -> None:
    s = set_up(4, {"hero": True})
    removed = {"offerings", "free_trade", "preeminent_vote", "hard_work", "most_decorated", "last_stone"}
    assert {QUESTS[n].id for n in range(28) if n not in s.quest_deck} == removed
    both = set_up(2, {"hero": True, "peace": True})
    assert len(both.quest_deck) == 11


# ---------------------------------------------------------------------- Hard Times


@pytest.mark.clause("AG-314", "AG-315")
def test_hard_times_add_the_negative_events() -> None:
    s = table(4, "hard_times")
    assert len(s.event_deck) == 18
    assert len([n for n in s.event_deck if EVENTS[n].negative]) == 6
    plain = table(4)
    assert (s.deck, s.tiles, s.commons, s.milestones) == (plain.deck, plain.tiles, plain.commons, plain.milestones)
