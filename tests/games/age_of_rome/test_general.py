"""Section 2: recruiting, glory, milestones, ties, trade cards in one's turn."""

import pytest

from tabularium.games.age_of_rome.steps.diplomacy import NEGOTIATING
from tabularium.games.age_of_rome.steps.medal import OfferGlory
from tabularium.games.age_of_rome.steps.trading import BY_EVENT, DRAW
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    DAMIEN,
    GAUL,
    LAURENT,
    NAMES,
    SPAIN,
    action_phase,
    asked,
    begin,
    begin_round,
    build,
    building,
    clause_of,
    column,
    discarded,
    empty_deck,
    give,
    glory,
    hand,
    heard_keys,
    in_round,
    legions,
    medal,
    options,
    placing,
    play,
    plot,
    plotting,
    purse,
    quests,
    set_glory,
    table,
    taxing,
    throw_away,
    told,
)

# ---------------------------------------------------------------------- recruiting


@pytest.mark.clause("AG-39")
def test_unrecruited_pieces_cannot_be_used() -> None:
    s = table()  # Damien: 6 of 7 legions, 4 of 5 votes
    build(s, 3, military=1, politics=1)
    legions(s, DAMIEN, 6)
    column(s, DAMIEN, DAMIEN, DAMIEN, DAMIEN)
    placing(s, DAMIEN)
    play(s, "place:military")
    assert (s.legions_home[DAMIEN], s.legions_left[DAMIEN]) == (0, 1)
    assert not [o for o in options(s) if o.startswith("legion:")]
    assert clause_of(s, "legion:thrace") == "AG-147"
    s = table()
    build(s, 3, politics=1)
    column(s, DAMIEN, DAMIEN, DAMIEN, DAMIEN)
    placing(s, DAMIEN)
    play(s, "place:politics")
    assert s.votes_left[DAMIEN] == 1
    assert asked(s) != "Damien voting"  # he has none to place


@pytest.mark.clause("AG-40")
def test_a_recruited_piece_may_be_used_at_once() -> None:
    s = table()
    build(s, 3, military=1)
    legions(s, DAMIEN, 6)
    give(s, DAMIEN, "spatha")
    placing(s, DAMIEN)
    play(s, "place:military", "play:spatha")
    assert s.legions_home[DAMIEN] == 1
    play(s, "legion:thrace")
    assert s.legions_out(DAMIEN) == 7


@pytest.mark.clause("AG-41")
def test_only_milestones_and_cards_recruit() -> None:
    s = table()
    build(s, 3, military=1, politics=1, trade=1, religion=1, agriculture=1)
    before = (s.legions_left[DAMIEN], s.votes_left[DAMIEN], s.followers(DAMIEN))
    for place, more in (
        ("military", ["legion:epirus"]),
        ("politics", ["vote"]),
        ("trade", ["deal:sundial_1", "pass"]),
        ("religion", []),
        ("agriculture", []),
    ):
        s.placed[:] = [1, 1, 1, 0]
        placing(s, DAMIEN)
        play(s, f"place:{place}", *(["pass"] if s.hand[DAMIEN] else []), *more)
        assert (s.legions_left[DAMIEN], s.votes_left[DAMIEN], s.followers(DAMIEN)) == before


@pytest.mark.clause("AG-42")
def test_recruiting_does_nothing_when_nothing_is_left() -> None:
    s = table(4, cast=("marcus_antonius", "fulvia", "junia_secunda", "gaius_octavius"))
    s.legions_left[:] = [0, 0, 2, 1]
    s.legions_home[:] = [5, 5, 5, 6]
    begin_round(s, 1, "levy")  # the fewest are 5: three players, two of whom have none left
    assert s.named == (0, 1, 2)
    assert s.legions_home == [5, 5, 6, 6]
    assert [event.args for event in told(s) if event.key == "recruited_legion"] == [(ANAIS,)]


# ---------------------------------------------------------------------- glory


@pytest.mark.clause("AG-43")
def test_glory_moves_the_marker_at_once() -> None:
    s = table()
    plot(s, LAURENT, GAUL)
    glory(s, 4, 4, 4, 4)
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander")
    assert s.glory == [4, 3, 4, 4]
    placing(s, LAURENT)
    play(s, "place:colosseum")
    assert s.glory == [5, 3, 4, 4]


@pytest.mark.clause("AG-44")
def test_end_glory_does_not_move_the_marker() -> None:
    s = table()
    column(s, LAURENT)
    assert view(s, None)["players"][LAURENT]["standing"]["politics"] == 1
    assert view(s, None)["players"][LAURENT]["glory"] == 1
    assert view(s, None)["players"][LAURENT]["total"] == 1


@pytest.mark.clause("AG-45", "AG-46", "AG-48", "AG-E24")
def test_the_track_goes_round() -> None:
    s = table()
    shown = []
    for total in (3, 30, 31, 60, 61, 113):
        s.glory[LAURENT] = total
        player = view(s, None)["players"][LAURENT]
        shown.append((player["track"], player["laps"], player["total"]))
    assert shown == [(3, 0, 3), (30, 0, 30), (1, 1, 31), (30, 1, 60), (1, 2, 61), (23, 3, 113)]
    set_glory(s, CEDRIC, 31, 15)
    plot(s, LAURENT, GAUL)
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander")  # AG-48: back to the plain side
    player = view(s, None)["players"][CEDRIC]
    assert (player["track"], player["laps"]) == (30, 0)


@pytest.mark.clause("AG-47")
def test_no_total_falls_below_1() -> None:
    s = table()
    glory(s, 1, 1, 2, 3)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, SPAIN)
    plotting(s, LAURENT)
    assert [o for o in options(s) if o.startswith("plot:")] == ["plot:spain.slander"]
    assert clause_of(s, "plot:gaul.slander") == "AG-97"
    give(s, LAURENT, "falx")  # so that he is asked at all
    taxing(s, LAURENT)
    assert clause_of(s, "tax:double") == "AG-195"


# ---------------------------------------------------------------------- milestones


@pytest.mark.clause("AG-49", "AG-50")
def test_a_milestone_brings_a_follower_once() -> None:
    s = table()
    set_glory(s, LAURENT, 4)
    s.gain_glory(LAURENT, 1)
    assert s.followers(LAURENT) == 2
    s.glory[LAURENT] = 3
    s.gain_glory(LAURENT, 4)  # passes it again
    assert s.followers(LAURENT) == 2
    s.gain_glory(LAURENT, 93)  # beyond all of them
    assert s.followers(LAURENT) == 5
    s.gain_glory(LAURENT, 100)
    assert s.followers(LAURENT) == 5


@pytest.mark.clause("AG-51")
def test_milestones_move_down_but_the_first_does_not() -> None:
    s = table()
    s.gain_glory(LAURENT, 40)
    assert s.milestones == [5, 11, 20, 29]
    s.gain_glory(CEDRIC, 10)  # 11 is enough now
    assert s.followers(CEDRIC) == 3
    assert s.milestones == [5, 10, 20, 29]


@pytest.mark.clause("AG-52", "AG-E2")
def test_example_a_moving_milestone() -> None:
    s = table(3)
    set_glory(s, LAURENT, 11, 1)
    set_glory(s, ANAIS, 11, 1)
    set_glory(s, CEDRIC, 9, 1)
    s.gain_glory(LAURENT, 1)
    assert [s.followers(seat) for seat in (LAURENT, ANAIS, CEDRIC)] == [3, 3, 2]
    assert s.milestones[1] == 10
    assert [event.args for event in told(s) if event.key == "milestone"] == [(1, (LAURENT,), 11), (1, (ANAIS,), 10)]


@pytest.mark.clause("AG-E3")
def test_example_two_players_reach_it_together() -> None:
    s = table(3)
    set_glory(s, LAURENT, 11, 1)
    set_glory(s, ANAIS, 11, 1)
    set_glory(s, CEDRIC, 11, 1)
    s.gain_glory(LAURENT, 1)
    assert [s.followers(seat) for seat in (LAURENT, ANAIS, CEDRIC)] == [3, 3, 3]
    assert s.milestones[1] == 9
    moves = [event.args for event in told(s) if event.key == "milestone"]
    assert moves == [(1, (LAURENT,), 11), (1, (CEDRIC, ANAIS), 9)]


@pytest.mark.clause("AG-53")
def test_simultaneous_gains_move_all_markers_first() -> None:
    s = table(3)
    for seat in range(3):
        set_glory(s, seat, 11, 1)
    begin_round(s, 1, "circus_games")  # all have the least: all gain 1
    assert s.glory == [12, 12, 12]
    assert [event.args for event in told(s) if event.key == "milestone"] == [(1, (0, 1, 2), 9)]


@pytest.mark.clause("AG-54", "AG-E4")
def test_example_a_follower_is_never_lost() -> None:
    s = table()
    set_glory(s, ANAIS, 4)
    s.gain_glory(ANAIS, 3)
    assert (s.glory[ANAIS], s.followers(ANAIS)) == (7, 2)
    build(s, SPAIN, military=3, politics=1)  # population 5: double taxation costs 4
    taxing(s, ANAIS)
    play(s, "tax:double")
    assert (s.glory[ANAIS], s.followers(ANAIS)) == (3, 2)


# ---------------------------------------------------------------------- ties


@pytest.mark.clause("AG-55")
def test_all_tied_players_are_affected_by_an_event() -> None:
    s = table(4)
    purse(s, 5, 3, 3, 8)
    begin_round(s, 1, "grain_dole")
    assert sorted(s.named) == [CEDRIC, ANAIS]
    assert s.denarii == [5, 6, 6, 8]


@pytest.mark.clause("AG-56")
def test_a_tie_is_enough_for_a_quest() -> None:
    s = table(4)
    quests(s, LAURENT, "heir_of_crassus", "humble_servant")
    quests(s, CEDRIC, "first_citizen")
    purse(s, 9, 9, 2, 1)
    glory(s, 3, 4, 4, 3)
    assert [q["glory"] for q in view(s, LAURENT)["quests"]] == [4, 5]
    assert [q["glory"] for q in view(s, CEDRIC)["quests"]] == [5]
    s.glory[CEDRIC] = 3
    assert [q["glory"] for q in view(s, CEDRIC)["quests"]] == [0]


# ---------------------------------------------------------------------- any moment of one's turn


@pytest.mark.clause("AG-57", "AG-57a", "AG-58")
def test_cards_may_be_sold_in_every_turn_before_its_questions() -> None:
    s = table(3, "spies_and_allies")
    build(s, AFRICA, trade=1)
    build(s, GAUL, military=1)
    purse(s, 9, 9, 9)
    give(s, LAURENT, "sundial", "falx", "groma", "abacus")
    in_round(s)
    begin(s, NEGOTIATING[LAURENT])  # question 4
    play(s, "sell:sundial")
    assert s.denarii[LAURENT] == 10
    assert asked(s) == "Laurent negotiating"  # the question is put again
    play(s, "offer:gaul.military", "amount:1", "token:spy", "demand:3")
    play(s, "Laurent sell:falx")  # question 6
    assert asked(s) == "Laurent last_offer"
    s = table(3)
    give(s, LAURENT, "sundial", "falx", "groma", "abacus")
    plot(s, LAURENT, GAUL)
    glory(s, 4, 4, 4)
    plotting(s, LAURENT)
    play(s, "sell:sundial", "plot:gaul.slander", "sell:falx")  # questions 8 and 10
    assert asked(s) == "Laurent playing_on_plot"
    building(s, LAURENT)
    play(s, "sell:groma")  # question 12
    assert asked(s) == "Laurent building"
    taxing(s, LAURENT)
    play(s, "sell:abacus")  # question 22
    assert asked(s) == "Laurent taxing"
    assert s.denarii[LAURENT] == 7 + 4
    assert discarded(s) == ["abacus", "groma", "falx", "sundial"]


@pytest.mark.clause("AG-57a")
def test_no_sale_while_a_detail_is_settled() -> None:
    s = table(3)
    build(s, AFRICA, military=1, politics=1)
    give(s, LAURENT, "falx", "sundial", "groma")
    placing(s, LAURENT)
    assert {"sell:falx", "set:sundial.falx.groma"} <= set(options(s))  # question 14
    play(s, "place:military")
    assert {"sell:falx", "set:sundial.falx.groma"} <= set(options(s))  # question 15
    play(s, "pass")
    assert asked(s) == "Laurent placing_legion"
    assert not [o for o in options(s) if o.startswith(("sell:", "set:"))]


@pytest.mark.clause("AG-57b")
def test_the_turn_ends_by_itself_unless_a_card_came_in() -> None:
    s = table(3, cast=("junia_secunda", "gaius_octavius", "livia_drusilla"))
    build(s, AFRICA, trade=1, agriculture=1)
    s.reached[LAURENT] = 1
    placing(s, LAURENT)
    play(s, "place:agriculture")
    assert asked(s) == "Cédric placing"  # nothing came in
    s.placed[:] = [1, 1, 1]
    placing(s, LAURENT)
    play(s, "place:trade", "deal:bulla_1")
    assert asked(s) == "Laurent ending_turn"
    assert options(s) == ["pass", "sell:bulla"]
    play(s, "sell:bulla")
    assert s.denarii[LAURENT] == 5 + 1 + 1
    assert asked(s) != "Laurent ending_turn"


@pytest.mark.clause("AG-59")
def test_sets_are_free_and_laid_at_any_moment() -> None:
    s = table(3)
    give(s, CEDRIC, "falx", "sundial", "groma", "bulla")
    building(s, CEDRIC)
    play(s, "set:sundial.falx.groma")
    assert asked(s) == "Cédric building"
    assert s.denarii[CEDRIC] == 7
    assert hand(s, CEDRIC) == ["bulla"]
    assert view(s, None)["players"][CEDRIC]["sets"] == [
        {"cards": ["sundial", "falx", "groma"], "type": "tools", "glory": 3}
    ]


# ---------------------------------------------------------------------- the hand


@pytest.mark.clause("AG-60", "AG-61", "AG-62")
def test_a_full_hand_must_make_room_for_every_single_draw() -> None:
    s = table(3)  # Laurent has an anchor
    build(s, AFRICA, trade=1)
    s.vendetta[LAURENT] = 0
    give(s, LAURENT, "falx", "spatha", "olicula")
    placing(s, LAURENT)
    play(s, "place:trade+bonus", "pass", "deal:sundial_1")
    assert (s.hand_size(LAURENT), asked(s)) == (5, "Laurent making_room")
    assert options(s) == [
        "pass",
        *[f"sell:{card}" for card in ("sundial", "falx", "spatha", "olicula")],
        *[f"discard:{card}" for card in ("sundial", "falx", "spatha", "olicula")],
    ]
    forgone = s.copy()
    play(forgone, "pass")
    assert len(hand(forgone, LAURENT)) == 4
    assert "forwent" in heard_keys(forgone)
    assert asked(forgone) == "Cédric placing"  # nothing came in after that decision
    play(s, "discard:falx", "deal:bulla_1")
    assert s.denarii[LAURENT] == 7  # discarded, not sold
    assert hand(s, LAURENT) == ["sundial", "spatha", "olicula", "bulla"]


@pytest.mark.clause("AG-61", "AG-62a")
def test_a_building_s_draw_leaves_no_time_for_cards() -> None:
    s = table(3)
    build(s, AFRICA, trade=1)
    give(s, LAURENT, "falx", "sundial", "groma", "circinus")
    placing(s, LAURENT)
    play(s, "place:trade", "pass")
    assert asked(s) == "Laurent making_room"
    assert clause_of(s, "play:circinus") == "AG-62a"
    play(s, "set:sundial.falx.groma", "deal:bulla_1")
    assert hand(s, LAURENT) == ["circinus", "bulla"]


@pytest.mark.clause("AG-62b", "AG-66")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = table(3, cast=("junia_secunda", "gaius_octavius", "livia_drusilla"))
    build(s, AFRICA, trade=1)
    empty_deck(s)
    s.discard[:] = s.discard[:2]  # the rest is out of the way
    s.sets[LAURENT] = ()
    give_back = s.copy()
    placing(s, LAURENT)
    play(s, "place:trade")
    assert sorted(options(s)) == ["deal:sundial_1", "deal:sundial_2"]
    assert s.discard == []
    play(s, "deal:sundial_2")
    give_back.discard.clear()
    give_back.hand[LAURENT] = 31  # five cards in hand, and nothing to draw
    placing(give_back, LAURENT)
    play(give_back, "place:trade", "pass")
    assert asked(give_back) == "Cédric placing"  # the draw is lost, and nobody was asked to make room
    assert "no_cards_left" in heard_keys(give_back)


@pytest.mark.clause("AG-63")
def test_the_anchor_only_takes_room() -> None:
    s = table(3)
    give(s, LAURENT, "falx", "sundial", "groma", "circinus")
    assert s.hand_size(LAURENT) == 5
    assert not s.has_room(LAURENT)
    placing(s, LAURENT)
    assert not [o for o in options(s) if "anchor" in o]
    play(s, "place:colosseum", "play:circinus")  # the card effect that removes it
    assert s.anchor[LAURENT] == 0
    assert view(s, None)["players"][LAURENT]["anchor"] is False


@pytest.mark.clause("AG-64")
def test_the_anchor_is_no_trade_card() -> None:
    s = table(4)
    plot(s, DAMIEN, AFRICA)  # against Laurent, who holds an anchor and nothing else
    glory(s, 3, 3, 3, 3)
    plotting(s, DAMIEN)
    assert clause_of(s, "plot:africa.forced_sale") == "AG-103"
    give(s, LAURENT, "falx")
    play(s, "plot:africa.forced_sale", "Laurent pass")
    assert options(s) == ["pick:falx_1"]
    play(s, "pick:falx_1")
    assert s.anchor[LAURENT] == 1
    begin_round(s, 2, "merchant_fleet")  # fewest trade cards: all have none
    assert len(s.named) == 4


@pytest.mark.clause("AG-65")
def test_the_discard_pile_keeps_its_order() -> None:
    s = table(3)
    throw_away(s, "falx")
    give(s, LAURENT, "sundial", "groma", "spatha")
    building(s, LAURENT)
    play(s, "sell:spatha", "build:military+groma", "sell:sundial")
    assert discarded(s) == ["sundial", "groma", "spatha", "falx"]
    assert view(s, None)["trade"]["discard"] == ["falx", "spatha", "groma", "sundial"]


@pytest.mark.clause("AG-128b")
def test_the_event_draw_is_nobody_s_turn() -> None:
    s = table(3)
    medal(s, LAURENT, "religion")
    purse(s, 9, 9, 9)
    give(s, LAURENT, "falx", "sundial", "groma", "circinus")
    begin(in_round(s), DRAW[LAURENT][BY_EVENT])
    assert options(s) == ["pass", *[f"discard:{card}" for card in ("sundial", "circinus", "falx", "groma")]]
    begin(s, OfferGlory())
    assert options(s) == ["glory", "pass"]


@pytest.mark.clause("AG-72a", "AG-131")
def test_in_turn_order_unless_said_otherwise() -> None:
    s = action_phase(table(4), order=(2, 1, 0, 3))
    for name in ("Anaïs", "Cédric", "Laurent", "Damien"):
        play(s, f"{name} place:colosseum")


@pytest.mark.clause("AG-72a")
@pytest.mark.parametrize("start", range(4))
def test_losses_of_an_event_in_turn_order(start: int) -> None:
    s = table(4, "hard_times", start=start)
    for seat in range(4):
        legions(s, seat, 1, 1)
    begin_round(s, 2, "mutiny")
    assert sorted(s.named) == [0, 1, 2, 3]
    asked_in_order = []
    while asked(s).endswith("recalling_legion"):
        asked_in_order.append(asked(s).split()[0])
        play(s, "recall:epirus")
    assert asked_in_order == [NAMES[seat] for seat in s.order]
    assert s.order[0] == start
