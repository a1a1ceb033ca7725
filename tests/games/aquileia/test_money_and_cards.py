"""Section 1: money and cards."""

from collections import Counter

import pytest

from tabularium.games.aquileia.components import CARDS, QUAYS, Deck, Metal
from tabularium.games.aquileia.state import NOBODY
from tabularium.games.aquileia.steps.forum import VisitForum
from tabularium.games.aquileia.steps.mercatus import Exchanging, VisitMercatus
from tabularium.games.aquileia.steps.portus import RollLatro
from tabularium.games.aquileia.steps.theatrum import SellLaurel
from tabularium.games.aquileia.steps.turns import EndRound
from tabularium.games.aquileia.view import view
from tests.games.aquileia.playing import (
    ARENA,
    DECKS,
    GIORGIO,
    KIKO,
    OVER,
    STADIUM,
    STEFAN,
    WALTER,
    asked,
    begin,
    buildings,
    clause_of,
    coins,
    discarded,
    give,
    hand,
    hoard,
    laurel,
    left,
    log,
    options,
    own,
    play,
    positions,
    purse,
    stalls,
    stand,
    standing,
    table,
    throw_away,
    told,
    walk,
)


@pytest.mark.clause("AQ-G1", "AQ-G12")
@pytest.mark.parametrize(("metal", "word"), [(0, "bronze"), (1, "silver"), (2, "gold")])
def test_a_coin_of_each_metal_comes_from_the_bank(metal: int, word: str) -> None:
    s = table()
    purse(s, STEFAN, 1, 1, 1)
    bank = s.bank[:]
    stand(s, STEFAN, "dolus")
    play(begin(s, VisitMercatus()), f"roll:{word}.{word}")
    expected = [1, 1, 1]
    expected[metal] += 2
    bank[metal] -= 2
    assert coins(s, STEFAN) == tuple(expected)
    assert s.bank == bank


@pytest.mark.clause("AQ-G2", "AQ-G12")
def test_a_price_is_paid_exactly_and_to_the_bank() -> None:
    s = table()
    purse(s, STEFAN, 5, 4, 5)
    bank = s.bank[:]
    stand(s, STEFAN, "forum_1")
    play(begin(s, VisitForum()), "Stefan build:villa_white_4")
    assert coins(s, STEFAN) == (5, 2, 5)
    assert s.bank == [bank[0], bank[1] + 2, bank[2]]


@pytest.mark.clause("AQ-G3")
def test_a_better_metal_does_not_stand_in_for_a_lacking_one() -> None:
    s = table()
    purse(s, STEFAN, gold=9)
    stand(s, STEFAN, "servi_top", "equi_et_arma_middle", "forum_1")
    begin(s, VisitMercatus())
    assert (asked(s), hand(s, STEFAN), coins(s, STEFAN)) == (OVER, {}, (0, 0, 9))
    give(s, STEFAN, "servi_double", 2)
    begin(s, VisitForum())
    assert "build:villa_purple_4" in options(s)
    assert clause_of(s, "build:villa_white_4") == "AQ-F6"


@pytest.mark.clause("AQ-G4")
def test_exchanges_are_offered_at_pecunia_only() -> None:
    exchanges = 0
    for seed in range(4):
        for s, step, offered in positions(4, seed):
            may_exchange = any(option.startswith("exchange:") for option in offered)
            exchanges += may_exchange
            assert may_exchange == isinstance(step, Exchanging)
            if may_exchange:
                assert "pecunia" in standing(s, step.seat)
    assert exchanges > 5


@pytest.mark.clause("AQ-G5")
def test_everybody_sees_all_coins() -> None:
    s = table()
    for seat in range(4):
        purse(s, seat, seat, 2 * seat, 9 - seat)
    for eyes in (None, 0, 1, 2, 3):
        shown = [player["coins"] for player in view(s, eyes)["players"]]
        assert shown == [[0, 0, 9], [1, 2, 8], [2, 4, 7], [3, 6, 6]]


@pytest.mark.clause("AQ-G6", "AQ-G15")
def test_hands_are_hidden_by_face_and_by_number() -> None:
    one, other = table(), table()
    give(one, STEFAN, "servi_double", 2)
    give(one, KIKO, "weapons_triple")
    give(other, STEFAN, "servus_single")
    give(other, STEFAN, "horses_gold_double")
    give(other, KIKO, "servus_single")
    for seat in (None, WALTER, GIORGIO):
        assert view(one, seat) == view(other, seat)
    assert view(one, STEFAN)["hand"] == {"servi_double": 2}
    assert view(other, STEFAN)["hand"] == {"servus_single": 1, "horses_gold_double": 1}
    assert view(one, None)["hand"] is None


@pytest.mark.clause("AQ-G7")
def test_no_hand_limit() -> None:
    s = table()
    purse(s, WALTER, gold=3)
    hoard(s, WALTER, "servi", leaving=["servus_single", "servi_double", "servi_double"])
    hoard(s, WALTER, "equi_et_arma")
    stand(s, WALTER, "servi_bottom")
    play(begin(s, VisitMercatus()), "buy:3", "deal:servi_double", "deal:servi_double", "deal:servus_single")
    begin(s, EndRound())
    assert asked(s) == "Stefan placing"
    assert sum(hand(s, WALTER).values()) == 22 + 14


@pytest.mark.clause("AQ-G8")
def test_played_cards_lie_on_their_own_discard_pile() -> None:
    s = table()
    give(s, STEFAN, "servus_single")
    give(s, STEFAN, "weapons_double")
    give(s, WALTER, "horses_silver_double")
    give(s, WALTER, "servi_double")
    purse(s, WALTER, 2, 0, 0)
    stand(s, STEFAN, "arena_1a")
    stand(s, WALTER, "stadium_silver_2", "forum_1")
    begin(s, ARENA, STADIUM, VisitForum())
    play(s, "roll:gold.gold.gold", "play:servus_single", "play:weapons_double", "reward:points")
    play(s, "roll:gold.gold.gold", "play:horses_silver_double", "deal:stadium_vp3", "keep:top")
    play(s, "build:villa_yellow_4")
    for seat in (None, KIKO):
        assert view(s, seat)["discards"] == {
            "servi": {"servus_single": 1, "servi_double": 1},
            "equi_et_arma": {"horses_silver_double": 1, "weapons_double": 1},
        }


@pytest.mark.clause("AQ-G9")
def test_an_empty_pile_is_made_anew_from_its_own_discards_when_a_card_is_needed() -> None:
    s = table()
    throw_away(s, "servi_double", 2)
    throw_away(s, "weapons_triple")
    hoard(s, KIKO, "servi", leaving=["servus_single"])
    purse(s, WALTER, gold=2)
    stand(s, WALTER, "servi_bottom")
    play(begin(s, VisitMercatus()), "buy:2")
    assert options(s) == ["deal:servus_single"]  # the pile first
    play(s, "deal:servus_single")
    assert (left(s, "servi"), discarded(s)) == (0, {"servi_double": 2, "weapons_triple": 1})
    assert options(s) == ["deal:servi_double"]
    play(s, "deal:servi_double")
    assert (left(s, "servi"), discarded(s)) == (1, {"weapons_triple": 1})
    assert "Slave cards (Servi): the discards are shuffled into a new pile." in log(s)


@pytest.mark.clause("AQ-G10")
def test_nothing_is_drawn_or_sold_from_two_empty_piles() -> None:
    s = table()
    hoard(s, KIKO, "servi")
    hoard(s, KIKO, "equi_et_arma")
    purse(s, STEFAN, 3, 3, 3)
    stand(s, STEFAN, "servi_top", "servi_middle", "servi_bottom", "equi_et_arma_left")
    begin(s, VisitMercatus())
    assert asked(s) == "Stefan buy_card"
    play(s, "buy:1")
    assert asked(s) == OVER  # no extra card, and no servi space was asked
    assert hand(s, STEFAN) == {"horse_gold_single": 1}
    assert coins(s, STEFAN) == (2, 3, 3)
    assert stalls(s) == [None, "horse_gold_single", "horse_gold_single"]
    assert standing(s, STEFAN) == []


@pytest.mark.clause("AQ-G11")
def test_laurels_are_never_reshuffled() -> None:
    s = table()
    hoard(s, KIKO, "stadium_laurel")
    stand(s, STEFAN, "stadium_gold_2")
    play(begin(s, STADIUM), "roll:gold.gold.gold")
    assert hand(s, STEFAN) == {"stadium_white": 1}
    stand(s, STEFAN, "stadium_gold_2")
    play(begin(s, STADIUM), "roll:gold.gold.gold")
    assert asked(s) == OVER
    assert (hand(s, STEFAN), laurel(s)) == ({"stadium_white": 1}, None)
    assert set(view(s, None)["discards"]) == {"servi", "equi_et_arma"}


@pytest.mark.clause("AQ-G12")
def test_the_books_balance_in_whole_matches() -> None:
    for seed in range(3):
        for step, before, after in walk(5, seed):
            paid = [a.coins != b.coins for a, b in zip(before.players, after.players, strict=True)]
            for metal in Metal:
                held = sum(p.coins[metal] for p in before.players) - sum(p.coins[metal] for p in after.players)
                under = before.quay_coin[metal] - after.quay_coin[metal]
                assert after.bank[metal] - before.bank[metal] == held + under
            if any(paid) and after.bank == before.bank and after.quay_coin == before.quay_coin:
                assert isinstance(step, SellLaurel)


@pytest.mark.clause("AQ-G13")
def test_the_bank_never_runs_dry() -> None:
    s = table()
    purse(s, KIKO, 39 - 6, 39 - 3, 39 - 3)
    assert s.bank == [0, 0, 0]
    stand(s, STEFAN, "dolus")
    play(begin(s, VisitMercatus()), "roll:bronze.gold")
    assert coins(s, STEFAN) == (3, 1, 2)


@pytest.mark.clause("AQ-G14")
def test_players_give_each_other_nothing_but_by_auction_race_and_robbery() -> None:
    sales = robberies = 0
    for seed in range(6):
        for step, before, after in walk(4, seed):
            pairs = list(zip(before.players, after.players, strict=True))
            for metal in Metal:
                changes = [b.coins[metal] - a.coins[metal] for a, b in pairs]
                if min(changes) < 0 < max(changes):
                    assert isinstance(step, SellLaurel)
                    sales += 1
                changes[before.space_owner[QUAYS[metal]]] = 0  # the owner of the henchman there may activate a bank
                if before.quay_coin[metal] > after.quay_coin[metal] and any(changes):
                    assert isinstance(step, RollLatro)
                    robberies += 1
            for card in range(len(CARDS)):
                changes = [b.hand[card] - a.hand[card] for a, b in pairs]
                assert not min(changes) < 0 < max(changes)
    assert sales
    assert robberies


@pytest.mark.clause("AQ-G15")
@pytest.mark.parametrize("seed", range(4))
def test_an_attentive_spectator_knows_how_many_cards_of_which_back_everybody_holds(seed: int) -> None:
    *_, (_, _, s) = walk(3 + seed % 3, seed)
    held: list[Counter[Deck]] = [Counter() for _ in s.players]
    for event in told(s, None):
        assert event.secret is None
        match event.key, event.args:
            case ("bought_card" | "drew_extra", (seat, *_)):
                held[seat][Deck.EQUI_ET_ARMA] += 1
            case "drew_servi", (seat,):
                held[seat][Deck.SERVI] += 1
            case "played", (seat, card, _):
                held[seat][CARDS[card].deck] -= 1
            case "built", (seat, _, singles, doubles):
                held[seat][Deck.SERVI] -= singles + doubles
            case "kept_laurel" | "took_laurel" | "took_top" | "last_laurel", (seat, *_):
                held[seat][Deck.STADIUM_LAUREL] += 1
            case "given_laurel", (_, seat):
                held[seat][Deck.STADIUM_LAUREL] += 1
            case "sold", (seat, *_):
                held[seat][Deck.THEATRUM_LAUREL] += 1
    for counted, player in zip(held, s.players, strict=True):
        for deck, cards in zip(Deck, DECKS.values(), strict=True):
            assert counted[deck] == sum(player.hand[card] for card in cards)


@pytest.mark.clause("AQ-G15")
def test_only_the_one_who_draws_hears_which_card() -> None:
    s = table()
    purse(s, STEFAN, 2)
    stand(s, STEFAN, "equi_et_arma_left", "servi_top")
    play(
        begin(s, VisitMercatus()),
        "buy:1",
        "deal:weapons_triple",
        "deal:weapon_single",
        "buy:1",
        "deal:servi_double",
    )
    mine, theirs = log(s, STEFAN), log(s, WALTER)
    assert "Stefan draws a card from the equi-et-arma pile: Three weapons." in mine
    assert "Stefan draws a servi card: Two slaves." in mine
    assert "Stefan draws a card from the equi-et-arma pile." in theirs
    assert "Stefan draws a servi card." in theirs
    assert not any("Three weapons" in line or "Two slaves" in line for line in theirs)


@pytest.mark.clause("AQ-G16")
def test_everybody_sees_how_many_cards_are_left() -> None:
    s = table()
    purse(s, STEFAN, 2)
    stand(s, STEFAN, "equi_et_arma_left", "servi_top")
    stand(s, KIKO, "stadium_gold_2", "theatrum")
    for seat in (None, WALTER):
        assert view(s, seat)["piles"] == {
            "servi": 22,
            "equi_et_arma": 14,
            "stadium_laurel": 11,
            "theatrum_laurel": 6,
        }
    play(
        begin(s, VisitMercatus()),
        "buy:1",
        "deal:weapons_triple",
        "deal:weapon_single",
        "buy:1",
        "deal:servi_double",
    )
    for seat in (None, WALTER):
        assert view(s, seat)["piles"]["servi"] == 21
        assert view(s, seat)["piles"]["equi_et_arma"] == 12


@pytest.mark.clause("AQ-G7", "AQ-G8")
def test_a_hand_changes_only_by_taking_playing_and_paying() -> None:
    """Nobody has to discard: a card leaves a hand only for its discard pile, by its owner's choice."""
    for _, before, after in walk(5, 11):
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            for card, (had, has) in enumerate(zip(old.hand, new.hand, strict=True)):
                if has < had:
                    step = before.agenda[-1]
                    assert getattr(step, "seat", NOBODY) == seat
                    assert after.discard[card] - before.discard[card] == had - has


@pytest.mark.clause("AQ-G2", "AQ-G12")
def test_own_buildings_do_not_change_the_price() -> None:
    s = table()
    own(s, STEFAN, "villa_white_6", "bank_all_metals")
    purse(s, STEFAN, 3, 1, 1)
    give(s, STEFAN, "servus_single")
    stand(s, STEFAN, "forum_4")
    play(begin(s, VisitForum()), "build:workshop_aerarius")
    assert coins(s, STEFAN) == (0, 1, 0)
    assert hand(s, STEFAN) == {}
    assert "workshop_aerarius" in buildings(s, STEFAN)
