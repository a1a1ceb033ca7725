"""Section 7: the forty followers."""

import pytest

from tabularium.games.nova_roma.components import DEEDS, FOLLOWER, FOLLOWERS, FollowerKind
from tabularium.games.nova_roma.scoring import follower_points
from tabularium.games.nova_roma.state import Table
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    act,
    artisans,
    asked,
    clause_of,
    coins,
    completed,
    construction,
    goods,
    hand,
    held,
    influence,
    maritime,
    options,
    play,
    race_to,
    row,
    row_of,
    stock,
    table,
    tile,
    used,
)


def with_row(*cards: str) -> Table:
    """Purple with empty stores and these followers in the row."""
    s = table()
    goods(s, PURPLE)
    stock(s, PURPLE, coin=0, influence=0, artisan=0)
    hand(s, PURPLE)
    row(s, PURPLE, *cards)
    return s


@pytest.mark.clause("NR-138")
def test_three_kinds() -> None:
    for card in FOLLOWERS:
        if card.number <= 13:
            assert card.kind == FollowerKind.END_GAME
        elif card.number <= 34:
            assert card.kind == FollowerKind.ONCE_PER_ROUND
        else:
            assert card.kind == FollowerKind.PERMANENT


@pytest.mark.clause("NR-139")
def test_a_follower_is_used_only_in_its_own_action() -> None:
    s = with_row("bernardo", "cassian")
    act(s, PURPLE, "race")
    assert asked(s) == "Purple racing"
    act(s, PURPLE, "trade")
    assert options(s) == ["use:bernardo", "done"], "and it is optional"
    play(s, "done", "done")
    assert asked(s) == "Purple buying_goods" or asked(s) == "Purple using_followers"
    assert used(s, PURPLE) == []


@pytest.mark.clause("NR-140")
def test_any_number_of_followers_in_one_action() -> None:
    s = with_row("bernardo", "sergius", "sertor", "varina", "vitalis", "silvana")
    act(s, PURPLE, "trade")
    play(s, "use:silvana", "use:bernardo", "use:sergius", "use:sertor", "use:varina", "use:vitalis")
    assert held(s, PURPLE, "wheat", "stone", "wood", "wine", "horse", "coin") == (1, 1, 1, 1, 1, 2)


@pytest.mark.clause("NR-141")
def test_others_than_power_may_wait_until_after_a_step() -> None:
    s = with_row("silvana", "bernardo")
    act(s, PURPLE, "trade")
    assert options(s) == ["use:bernardo", "use:silvana", "done"]
    play(s, "done")
    assert coins(s, PURPLE) == 1
    assert options(s) == ["use:bernardo", "done"], "after step 1, but without the power"
    assert clause_of(s, "use:silvana") == "NR-141"
    play(s, "done")
    assert options(s) == ["use:bernardo", "done"], "after step 2"
    play(s, "done", "done")
    assert options(s) == ["use:bernardo", "done"], "and after the last one"
    play(s, "use:bernardo")
    assert held(s, PURPLE, "wheat") == (1,)


@pytest.mark.clause("NR-142")
def test_permanent_followers_pay_each_time() -> None:
    s = with_row("gratian")
    for paid in (1, 2):
        act(s, PURPLE, "race")
        assert coins(s, PURPLE) == paid
    assert used(s, PURPLE) == []


@pytest.mark.clause("NR-143")
@pytest.mark.parametrize(
    ("card", "deed"), [("agrippa", "build"), ("hadrianus", "sail"), ("lucius", "race"), ("rufus", "upgrade")]
)
def test_a_coin_to_place_an_artisan(card: str, deed: str) -> None:
    s = with_row(card, "jacobus", "titus")
    tile(s, PURPLE, "0.0", "prod_horse")
    stock(s, PURPLE, coin=1, artisan=1)
    act(s, PURPLE, deed)
    assert options(s) == [f"use:{card}", "done"]
    play(s, f"use:{card}")
    assert coins(s, PURPLE) == 0
    assert len(options(s)) == 9
    play(s, "work:0.0")
    assert held(s, PURPLE, "wheat", "stone", "horse") == (1, 1, 1)
    assert coins(s, PURPLE) == 0, "this is not a Produce: Jacobus pays nothing"
    assert artisans(s, PURPLE) == 0


@pytest.mark.clause("NR-143a")
@pytest.mark.parametrize("lacking", ["coin", "artisan", "cell"])
def test_without_coin_artisan_or_cell_it_is_not_offered(lacking: str) -> None:
    s = with_row("lucius")
    stock(s, PURPLE, coin=0 if lacking == "coin" else 1, artisan=0 if lacking == "artisan" else 1)
    if lacking == "cell":
        for number in range(9):
            tile(s, PURPLE, f"{number // 3}.{number % 3}", "animal")
    act(s, PURPLE, "race")
    assert asked(s) == "Purple racing"
    assert used(s, PURPLE) == []


@pytest.mark.clause("NR-144")
def test_followers_in_hand_or_discarded_do_nothing() -> None:
    s = with_row()
    hand(s, PURPLE, "gratian", "manius", "nela")
    stock(s, PURPLE, influence=8)
    act(s, PURPLE, "race")
    assert asked(s) == "Purple racing"
    assert (coins(s, PURPLE), follower_points(s.players[PURPLE])) == (0, 0)
    row(s, PURPLE, "nela")
    assert follower_points(s.players[PURPLE]) == 4
    s.players[PURPLE].row = 0
    s.discard |= 1 << FOLLOWER["nela"]
    assert follower_points(s.players[PURPLE]) == 0


# ---------------------------------------------------------------------- end of game


def worth(card: str, s: Table) -> int:
    row(s, PURPLE, *row_of(s, PURPLE), card)
    before = follower_points(s.players[PURPLE])
    row(s, PURPLE, *[other for other in row_of(s, PURPLE) if other != card])
    return before - follower_points(s.players[PURPLE])


@pytest.mark.clause("NR-145", "NR-146", "NR-148", "NR-149", "NR-157")
@pytest.mark.parametrize(
    ("card", "good"),
    [("calux", "wood"), ("gloria", "wine"), ("hortense", "horse"), ("marcella", "stone"), ("vitus", "wheat")],
)
@pytest.mark.parametrize("amount", [0, 3])
def test_one_and_one_for_each_of_a_good(card: str, good: str, amount: int) -> None:
    s = with_row()
    stock(s, PURPLE, **{good: amount})
    assert worth(card, s) == 1 + amount


@pytest.mark.clause("NR-147")
def test_hilaria_counts_estate_tiles() -> None:
    s = with_row()
    assert worth("hilaria", s) == 0
    for cell, word in (("0.0", "animal"), ("0.1", "lion"), ("0.2", "prod_wheat")):
        tile(s, PURPLE, cell, word)
    assert worth("hilaria", s) == 3


@pytest.mark.clause("NR-150")
@pytest.mark.parametrize(("amount", "vp"), [(5, 0), (6, 4), (9, 4)])
def test_marianus_wants_six_coins(amount: int, vp: int) -> None:
    s = with_row()
    stock(s, PURPLE, coin=amount)
    assert worth("marianus", s) == vp


@pytest.mark.clause("NR-151")
def test_martinus_counts_followers_and_himself() -> None:
    s = with_row("titus", "trivia")
    assert worth("martinus", s) == 3


@pytest.mark.clause("NR-152")
@pytest.mark.parametrize(("amount", "vp"), [(5, 0), (6, 4), (8, 4)])
def test_nela_wants_six_influence(amount: int, vp: int) -> None:
    s = with_row()
    stock(s, PURPLE, influence=amount)
    assert worth("nela", s) == vp


@pytest.mark.clause("NR-153")
@pytest.mark.parametrize(("spaces", "vp"), [((0, 0, 0), 0), ((3, 0, 0), 1), ((3, 4, 2), 4)])
def test_petran_counts_pairs_of_spaces(spaces: tuple[int, int, int], vp: int) -> None:
    s = with_row()
    for track, space in enumerate(spaces):
        race_to(s, PURPLE, track, space)
    assert worth("petran", s) == vp


@pytest.mark.clause("NR-154")
@pytest.mark.parametrize(("count", "vp"), [(0, 1), (3, 2), (4, 3)])
def test_priscus_counts_pairs_of_construction_contracts(count: int, vp: int) -> None:
    s = with_row()
    completed(s, PURPLE, construction=count)
    assert worth("priscus", s) == vp


@pytest.mark.clause("NR-155")
def test_severin_counts_maritime_contracts() -> None:
    s = with_row()
    completed(s, PURPLE, maritime=4)
    assert worth("severin", s) == 4


@pytest.mark.clause("NR-156")
def test_valeria_counts_animal_tiles_a_lion_as_one() -> None:
    s = with_row()
    for cell, word in (("0.0", "animal"), ("0.1", "lion"), ("0.2", "animal"), ("1.0", "prod_wheat")):
        tile(s, PURPLE, cell, word)
    assert worth("valeria", s) == 1 + 3


# ---------------------------------------------------------------------- once per round


@pytest.mark.clause("NR-158", "NR-162", "NR-163", "NR-169")
@pytest.mark.parametrize(
    ("card", "deed"), [("agrippa", "build"), ("hadrianus", "sail"), ("lucius", "race"), ("rufus", "upgrade")]
)
def test_placing_followers_belong_to_their_action(card: str, deed: str) -> None:
    printed = FOLLOWERS[FOLLOWER[card]]
    assert (DEEDS[printed.deed].id, printed.effect) == (deed, "place_artisan")
    s = with_row(card)
    stock(s, PURPLE, coin=1, artisan=1)
    act(s, PURPLE, deed)
    play(s, f"use:{card}", "work:1.1")
    assert held(s, PURPLE, "wood", "horse", "coin") == (1, 1, 0)
    assert used(s, PURPLE) == [card]


@pytest.mark.clause("NR-159", "NR-173", "NR-174", "NR-177", "NR-178")
@pytest.mark.parametrize(
    ("card", "good"),
    [("bernardo", "wheat"), ("sergius", "horse"), ("sertor", "stone"), ("varina", "wine"), ("vitalis", "wood")],
)
def test_trade_followers_give_a_good(card: str, good: str) -> None:
    s = with_row(card)
    act(s, PURPLE, "trade")
    play(s, f"use:{card}")
    assert held(s, PURPLE, good) == (1,)
    assert used(s, PURPLE) == [card]
    row(s, PURPLE, card)
    stock(s, PURPLE, **{good: 5})
    act(s, PURPLE, "trade")
    assert asked(s) == "Purple buying_goods", "with 5 of it the card would do nothing and is not offered"


@pytest.mark.clause("NR-160")
def test_cassian_gives_an_influence_in_recruit() -> None:
    s = with_row("cassian")
    act(s, PURPLE, "recruit")
    play(s, "use:cassian")
    assert influence(s, PURPLE) == 1


@pytest.mark.clause("NR-161", "NR-164", "NR-170", "NR-171", "NR-172", "NR-175", "NR-176", "NR-168")
@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("egeria", "build"),
        ("manius", "race"),
        ("seneca", "upgrade"),
        ("septimus", "sail"),
        ("silvana", "trade"),
        ("tiberius", "recruit"),
        ("titus", "produce"),
        ("petronia", "petition"),
    ],
)
@pytest.mark.parametrize("power", [1, 2])
def test_power_followers_add_one(card: str, deed: str, power: int) -> None:
    s = with_row(card)
    s.claimant = PURPLE
    goods(s, PURPLE, 4, 4, 4, 4, 4)
    stock(s, PURPLE, coin=0, influence=4, artisan=1)
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    construction(s, "milion", "grain_store", "landward_gate", "senate_house")
    act(s, PURPLE, deed, power)
    assert options(s) == [f"use:{card}", "done"]
    play(s, f"use:{card}")
    assert used(s, PURPLE) == [card]
    assert s.power == power + 1
    match deed:
        case "build" | "sail":
            word = "construction" if deed == "build" else "maritime"
            assert f"{word}:{power + 2}" in options(s)
        case "race":
            play(s, *["race:russata", "race:prasina", "race:veneta"][: power + 1])
            assert asked(s) == "Purple spending_artisan"
        case "upgrade":
            assert influence(s, PURPLE) == 4 + power + 1
        case "trade":
            assert coins(s, PURPLE) == power + 1
        case "recruit":
            play(s, *["take:1", "take:2", "take:3"][: power + 1])
            assert asked(s) != "Purple taking_cards"
        case "produce":
            play(s, *["hire", "hire", "hire"][: power + 1])
            assert asked(s) == OVER
        case _:
            assert f"petition:trade.{power + 1}" in options(s)


@pytest.mark.clause("NR-165")
def test_marcus_gives_a_good_of_choice_in_upgrade() -> None:
    s = with_row("marcus")
    act(s, PURPLE, "upgrade")
    play(s, "use:marcus", "good:stone")
    assert held(s, PURPLE, "stone") == (1,)
    row(s, PURPLE, "marcus")
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    act(s, PURPLE, "upgrade")
    assert asked(s) == "Purple spending_wine", "nothing to choose: not offered"


@pytest.mark.clause("NR-166")
def test_occius_gives_an_influence_in_petition() -> None:
    s = with_row("occius")
    act(s, PURPLE, "petition")
    play(s, "use:occius")
    assert influence(s, PURPLE) == 1
    assert "petition:trade.1" in options(s)


# ---------------------------------------------------------------------- permanent


@pytest.mark.clause("NR-179", "NR-180", "NR-181", "NR-182", "NR-183")
@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("constantin", "sail"),
        ("gratian", "race"),
        ("jacobus", "produce"),
        ("seraphina", "build"),
        ("severa", "petition"),
    ],
)
def test_permanent_followers_give_a_coin_in_their_action(card: str, deed: str) -> None:
    s = with_row(card)
    act(s, PURPLE, deed)
    assert coins(s, PURPLE) == 1
    s = with_row(card)
    act(s, PURPLE, "race" if deed != "race" else "sail")
    assert coins(s, PURPLE) == 0


@pytest.mark.clause("NR-184")
def test_trivia_lets_artisans_work_with_animals_for_a_coin() -> None:
    s = with_row("trivia", "lucius")
    tile(s, PURPLE, "0.0", "animal")
    tile(s, PURPLE, "0.1", "lion")
    stock(s, PURPLE, artisan=2, coin=0)
    act(s, PURPLE, "produce")
    play(s, "work:0.0")
    assert held(s, PURPLE, "wheat", "stone", "coin") == (1, 1, 1)
    act(s, PURPLE, "race")  # whatever causes the placement
    play(s, "use:lucius", "work:0.1")
    assert held(s, PURPLE, "wheat", "horse", "coin") == (3, 1, 1)
