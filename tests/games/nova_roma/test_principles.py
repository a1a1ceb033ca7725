"""Section 1: limits, payments, rewards, and what is open or hidden."""

import pytest

from tabularium.core.agenda import pending
from tabularium.games.nova_roma.components import ARTISANS, FOLLOWERS, ROUNDS
from tabularium.games.nova_roma.scoring import scores, winners
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.steps.race import SPENDING_ARTISAN
from tabularium.games.nova_roma.steps.rewards import CHOOSING_GOOD
from tabularium.games.nova_roma.steps.turns import PLACING, PlacingEmperor
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    YELLOW,
    act,
    artisans,
    asked,
    begin,
    clause_of,
    coins,
    estate,
    goods,
    hand,
    hand_of,
    held,
    influence,
    maritime,
    no_deck,
    options,
    pieces,
    play,
    ship,
    show,
    stock,
    table,
    tile,
    told,
    walk,
)


@pytest.mark.clause("NR-1", "NR-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_three_phases_with_an_emperor_tile_each(seats: int) -> None:
    phases: list[str] = []
    for step, before, _ in walk(seats, seats):
        if isinstance(step, PlacingEmperor):
            assert view(before, None)["forum"]["emperor_tiles_left"] == ROUNDS - before.round
            phases.append(f"{before.round} emperor")
        elif step in PLACING and phases[-1] != f"{before.round} forum":
            phases.append(f"{before.round} forum")
        elif isinstance(step, CleanUp):
            phases.append(f"{before.round} cleanup")
    assert phases == [f"{n} {phase}" for n in range(1, 6) for phase in ("emperor", "forum", "cleanup")]


@pytest.mark.clause("NR-3")
def test_points_are_counted_at_the_end_and_the_most_wins() -> None:
    final = None
    for _, _, s in walk(3, 8):
        final = s
    assert final is not None
    totals = [player["score"] for player in view(final, None)["players"]]
    assert totals == scores(final)
    assert pending(final) is None
    assert winners(final) == (totals.index(max(totals)),)


@pytest.mark.clause("NR-4")
def test_goods_above_five_are_lost() -> None:
    s = table()
    goods(s, PURPLE, 4, 0, 0, 0, 0)
    s.gain(PURPLE, 0, 3)
    assert held(s, PURPLE, "wheat") == (5,)
    s.gain(PURPLE, 1, 2)
    assert held(s, PURPLE, "stone") == (2,)


@pytest.mark.clause("NR-5")
@pytest.mark.parametrize(
    ("before", "gained", "after", "paid"), [(7, 3, 8, 2), (8, 1, 8, 1), (3, 2, 5, 0), (6, 2, 8, 0)]
)
def test_influence_above_eight_is_paid_in_coins(before: int, gained: int, after: int, paid: int) -> None:
    s = table()
    stock(s, PURPLE, influence=before, coin=0)
    s.gain(PURPLE, 6, gained)
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (after, paid)


@pytest.mark.clause("NR-5")
def test_the_coin_for_surplus_influence_comes_from_a_port_too() -> None:
    s = table()
    stock(s, PURPLE, influence=8, wheat=1, wine=1, coin=0)
    maritime(s, "tomis")
    ship(s, PURPLE, 1, "south.1")
    act(s, PURPLE, "sail")
    play(s, "maritime:1", "sail:1.south")  # Amastris: 1 influence
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (8, 1)


@pytest.mark.clause("NR-6")
def test_coins_have_no_limit() -> None:
    s = table()
    stock(s, PURPLE, coin=60)
    s.gain(PURPLE, 5, 40)
    assert coins(s, PURPLE) == 100


@pytest.mark.clause("NR-7", "NR-9a")
def test_sixteen_artisans_and_no_more() -> None:
    s = table()
    assert s.supply == ARTISANS - 3 == 13
    stock(s, YELLOW, artisan=14)
    stock(s, PURPLE, artisan=0, wheat=2)
    assert s.supply == 1
    act(s, PURPLE, "produce", 2)
    play(s, "hire")
    assert (s.supply, artisans(s, PURPLE)) == (0, 1)
    assert clause_of(s, "hire") == "NR-9a"
    s.gain(PURPLE, 7, 1)
    assert artisans(s, PURPLE) == 1, "the reward is lost"


@pytest.mark.clause("NR-9a")
def test_no_artisan_is_sold_when_the_supply_is_empty() -> None:
    s = table()
    tile(s, PURPLE, "0.0", "exch_coin_artisan")
    stock(s, YELLOW, artisan=14)
    assert s.supply == 0
    act(s, PURPLE, "produce")
    play(s, "work:0.0")
    assert asked(s) == OVER, "the exchange is not offered"


@pytest.mark.clause("NR-8")
def test_a_cost_is_paid_in_full_from_ones_own_stock() -> None:
    s = table()
    maritime(s, "sinope", "tomis")  # 2 wheat; 1 wheat and 1 wine
    goods(s, PURPLE, 1, 0, 0, 1, 0)
    goods(s, YELLOW, 5, 5, 5, 5, 5)
    act(s, PURPLE, "sail")
    assert options(s) == ["maritime:2", "pass"]
    assert clause_of(s, "maritime:1") == "NR-81"
    play(s, "maritime:2")
    assert held(s, PURPLE, "wheat", "wine") == (0, 0)
    assert held(s, YELLOW, "wheat", "wine") == (5, 5)


@pytest.mark.clause("NR-9")
def test_goods_of_choice_come_one_at_a_time_below_five() -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 4, 3, 5)
    begin(s, CHOOSING_GOOD[PURPLE][3])
    assert options(s) == ["good:wood", "good:wine"]
    assert clause_of(s, "good:wheat") == "NR-9"
    play(s, "Purple good:wood")
    assert asked(s) == OVER, "only wine is left: it is taken twice"
    assert held(s, PURPLE, "wood", "wine") == (5, 5)


@pytest.mark.clause("NR-9")
def test_goods_of_choice_are_lost_when_all_are_full() -> None:
    s = table()
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    begin(s, CHOOSING_GOOD[PURPLE][2])
    assert asked(s) == OVER


@pytest.mark.clause("NR-10")
def test_everything_on_the_table_is_open() -> None:
    s = table(4)
    pieces(s, YELLOW, "a", "0.1")
    seen = view(s, PURPLE)
    assert {player["cards"] for player in seen["players"]} == {2}
    for player in seen["players"]:
        assert set(player) >= {"goods", "coins", "influence", "artisans", "estate", "row", "maritime", "construction"}
        assert all(cell["achievement"] for cell in player["mosaic"])
    assert seen["city"]["zones"][0]["cells"][0][1] == YELLOW
    assert len([reward for reward in seen["city"]["rewards"] if reward["token"]]) == 12
    assert seen["hippodrome"]["favourite"] == "track_russata"
    assert seen["hippodrome"]["next_favourite"] == "track_russata"
    assert seen["follower_discard"] == []
    assert view(s, None)["players"] == seen["players"]


@pytest.mark.clause("NR-11")
def test_hands_and_stacks_are_hidden() -> None:
    s = table()
    hand(s, PURPLE, "trivia", "titus")
    hand(s, YELLOW, "calux", "nela")
    assert view(s, PURPLE)["hand"] == ["titus", "trivia"]
    assert view(s, None)["hand"] is None
    shown = str(view(s, PURPLE)["players"]) + str(view(s, None))
    assert not [name for name in ("calux", "nela") if name in shown]
    assert view(s, PURPLE)["stacks"]["followers"] == len(FOLLOWERS) - 4 - 6


@pytest.mark.clause("NR-11a")
def test_a_card_from_the_display_is_known_until_it_leaves_the_hand() -> None:
    s = table()
    hand(s, PURPLE)
    show(s, "trivia", "titus", "calux", "nela")
    stock(s, PURPLE, coin=2)
    act(s, PURPLE, "recruit", 2)
    play(s, "take:1", "draw", "deal:varina")
    assert view(s, YELLOW)["players"][PURPLE]["known"] == ["trivia"]
    assert [(event.key, event.secret) for event in told(s, YELLOW) if event.key == "drew"][-1] == ("drew", None)
    assert [event.secret for event in told(s, PURPLE) if event.key == "drew"][-1] == (
        [card.id for card in FOLLOWERS].index("varina"),
    )
    play(s, "play:trivia")
    assert view(s, YELLOW)["players"][PURPLE]["known"] == []
    assert hand_of(s, PURPLE) == ["varina"]


@pytest.mark.clause("NR-12")
def test_what_does_not_say_may_is_mandatory() -> None:
    s = table()
    assert "pass" not in options(s), "the Emperor must be placed"
    play(s, "emperor:1.1")
    assert "pass" not in options(s), "a patrician must be placed"
    hand(s, PURPLE, *[card.id for card in FOLLOWERS[:7]])
    stock(s, PURPLE, coin=0)
    act(s, PURPLE, "recruit")
    play(s, "done")
    assert asked(s) == "Purple discarding_down"
    assert "done" not in options(s)
    assert clause_of(s, "done") == "NR-76"


@pytest.mark.clause("NR-107")
def test_the_supply_gets_back_what_is_paid() -> None:
    s = table()
    begin(s, SPENDING_ARTISAN[PURPLE])
    before = s.supply
    play(s, "artisan:russata")
    assert s.supply == before + 1


@pytest.mark.clause("NR-77")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = table()
    no_deck(s, "calux", "nela")
    act(s, PURPLE, "recruit")
    play(s, "draw")
    assert options(s) == ["deal:calux", "deal:nela"]
    play(s, "deal:nela")
    assert (s.deck.bit_count(), s.discard) == (1, 0)


@pytest.mark.clause("NR-77")
def test_without_deck_and_discards_nothing_can_be_drawn() -> None:
    s = table()
    no_deck(s)
    act(s, PURPLE, "recruit")
    assert "draw" not in options(s)
    assert clause_of(s, "draw") == "NR-77"


@pytest.mark.clause("NR-58")
def test_an_empty_estate_display_offers_nothing() -> None:
    s = table()
    estate(s, None, None, None, None, None)
    stock(s, PURPLE, wine=0)
    act(s, PURPLE, "upgrade")
    assert asked(s) == OVER
