"""Section 14: the worked examples, with their exact numbers."""

import pytest

from tabularium.games.nova_roma.scoring import breakdown, points, scores
from tabularium.games.nova_roma.steps.build import PlacingBuilding
from tabularium.games.nova_roma.steps.cleanup import CleanUp
from tabularium.games.nova_roma.steps.mosaic import CLAIMING
from tabularium.games.nova_roma.steps.turns import PERFORMING
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    BLUE,
    FORUM,
    GREEN,
    OVER,
    PURPLE,
    RED_TRACK,
    YELLOW,
    act,
    asked,
    begin,
    cards,
    claimed,
    clause_of,
    coins,
    construction,
    contracts,
    dealt,
    goods,
    hand,
    held,
    influence,
    is_paid,
    maritime,
    mosaic,
    options,
    pieces,
    play,
    quiet,
    race_to,
    row,
    row_of,
    ship,
    stock,
    table,
    tile,
    token,
    turn,
    used,
)


@pytest.mark.clause("NR-E1")
def test_forum_placement() -> None:
    s = table(3)
    s.emperor_tile = 4  # with [1,0] among its cells
    s = turn(s, "1.0")
    for name, cell, powers in (
        ("Purple", "0.0", {"sail": 2, "upgrade": 1}),
        ("Yellow", "1.1", {"recruit": 2, "petition": 1}),
        ("Green", "2.0", {"sail": 2, "race": 1}),
        ("Purple", "3.0", {"sail": 3, "build": 1}),
    ):
        promised = next(
            p for p in view(s, None)["forum"]["powers"] if p["cell"] == [int(part) for part in cell.split(".")]
        )
        s = quiet(s, f"{name} place:{cell}")
        found = [view(s, None)["asked"][line] for line in ("row", "column")]
        assert {line["action"]: line["power"] for line in found} == powers
        assert {promised[line]["action"]: promised[line]["power"] for line in ("row", "column")} == powers
        s = quiet(s, "order:row", "abandon", "abandon")


@pytest.mark.clause("NR-E2")
def test_petition() -> None:
    s = table()
    s.claimant = GREEN
    hand(s, PURPLE)
    stock(s, PURPLE, influence=3, coin=0)
    act(s, PURPLE, "petition", 3)
    assert [option for option in options(s) if "trade" in option] == [f"petition:trade.{n}" for n in (1, 2, 3)]
    play(s, "petition:trade.2")
    assert (coins(s, PURPLE), influence(s, PURPLE)) == (2, 1)


@pytest.mark.clause("NR-E3")
@pytest.mark.parametrize(
    "mix", [("work:0.0", "work:1.1"), ("hire", "hire"), ("hire", "work:1.1"), ("work:1.1", "hire")]
)
def test_produce(mix: tuple[str, str]) -> None:
    s = table()
    stock(s, PURPLE, wheat=2, artisan=2)
    act(s, PURPLE, "produce", 2)
    play(s, *mix)
    assert asked(s) == OVER, "three operations are not legal"


@pytest.mark.clause("NR-E4")
def test_growing_achievements() -> None:
    s = table()
    mosaic(s, PURPLE, 5, 2, 3)
    stock(s, PURPLE, influence=0)
    four = ("calux", "gloria", "hilaria", "hortense")
    row(s, PURPLE, *four)
    begin(s, CLAIMING[PURPLE])
    assert options(s) == ["claim:1.1", "pass"]
    play(s, "claim:1.1")
    row(s, PURPLE, *four, "marcella", "marianus")
    s.has_claimed = False
    begin(s, CLAIMING[PURPLE])
    play(s, "claim:2.0")
    assert len(row_of(s, PURPLE)) == 6


@pytest.mark.clause("NR-E5")
def test_sea_scoring() -> None:
    s = table()
    ship(s, PURPLE, 1, "south.7")
    ship(s, PURPLE, 2, "south.8")
    assert breakdown(s)[PURPLE]["sea"] == 17


@pytest.mark.clause("NR-E6")
def test_animal_sets() -> None:
    s = table()
    for number in range(5):
        tile(s, PURPLE, f"{number // 3}.{number % 3}", "animal")
    assert breakdown(s)[PURPLE]["animals"] == 9 + 5


@pytest.mark.clause("NR-E7")
def test_solo_sea_scoring() -> None:
    s = table(1)
    ship(s, PURPLE, 1, "south.7")
    ship(s, PURPLE, 2, "north.9")
    assert breakdown(s)[PURPLE]["sea"] == 21


@pytest.mark.clause("NR-E8")
def test_solo_empty_mosaic_cells() -> None:
    s = table(1)
    s.players[PURPLE].claimed = 0b001_111_111  # two of the bottom row are unclaimed
    assert view(s, None)["dummy"]["points"]["mosaic"] == 10


@pytest.mark.clause("NR-E9")
def test_influence_overflow() -> None:
    s = table()
    stock(s, PURPLE, influence=7, coin=0, wine=1)
    act(s, PURPLE, "upgrade", 3)
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (8, 2)
    play(s, "wine")
    assert (influence(s, PURPLE), coins(s, PURPLE)) == (8, 3)


@pytest.mark.clause("NR-E10")
def test_trade() -> None:
    s = table()
    five = ("calux", "gloria", "hilaria", "hortense", "marcella")
    hand(s, PURPLE, *five)
    goods(s, PURPLE)
    stock(s, PURPLE, coin=1)
    act(s, PURPLE, "trade", 2)
    assert coins(s, PURPLE) == 3
    play(s, *[f"discard:{card}" for card in five])
    assert (coins(s, PURPLE), cards(s.players[PURPLE].hand)) == (5, [])
    play(s, "buy:wheat", "buy:stone", "buy:stone", "done")
    assert held(s, PURPLE, "wheat", "stone", "coin") == (1, 2, 2)


@pytest.mark.clause("NR-E11")
@pytest.mark.parametrize(("count", "power", "price", "surcharge"), [(3, 3, 0, 1), (2, 1, 2, 0), (7, 2, 1, 1)])
def test_follower_cost(count: int, power: int, price: int, surcharge: int) -> None:
    s = table()
    row(s, PURPLE, *("calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")[:count])
    hand(s, PURPLE, "trivia")
    stock(s, PURPLE, coin=5, influence=5)
    act(s, PURPLE, "recruit", power)
    play(s, "done", "play:trivia")
    if count == 7:
        play(s, "dismiss:calux")
    assert held(s, PURPLE, "coin", "influence") == (5 - price, 5 - surcharge)
    assert len(row_of(s, PURPLE)) == min(count + 1, 7)


@pytest.mark.clause("NR-E12")
def test_contract_access() -> None:
    s = turn(table())
    s.forum = (2, 3, 6, 5, 4, 1, 0, 7)  # row 0 petition, column 0 sail
    goods(s, PURPLE, 5, 5, 5, 5, 5)
    stock(s, PURPLE, influence=2)
    s.claimant = GREEN
    maritime(s, "tomis", "callatis", "odessos", "mesembria")
    s.emperor = 1  # in the row of petition: power 2
    s = quiet(s, "place:0.0", "order:column", "perform")
    assert options(s) == ["maritime:1", "maritime:2", "pass"]
    play(s, "maritime:1", "done", "perform", "petition:sail.2")
    assert options(s) == ["maritime:2", "maritime:3", "pass"]
    play(s, "maritime:3", "done")
    play(s, "deal:maritime_olbia", "deal:maritime_tyras")
    assert contracts(dealt(s), "maritime") == ["callatis", "mesembria", "olbia", "tyras"]


@pytest.mark.clause("NR-E13")
def test_sailing() -> None:
    for moves, ships in (
        (
            ("sail:1.south", "good:wine", "sail:1.south", "sail:1.south"),
            ["south_sinope", "start"],
        ),
        (
            ("sail:1.south", "good:wine", "sail:2.north", "sail:2.north", "good:wine"),
            ["south_heraclea", "north_odessos"],
        ),
    ):
        s = table()
        goods(s, PURPLE, 1, 0, 0, 1, 0)
        stock(s, PURPLE, coin=0, influence=0)
        maritime(s, "tomis")
        act(s, PURPLE, "sail", 3)
        play(s, "maritime:1", *moves)
        assert asked(s) == OVER
        assert view(s, None)["players"][PURPLE]["ships"] == ships
        if ships[1] == "start":
            assert held(s, PURPLE, "wine", "influence", "coin") == (1, 1, 0)
            assert breakdown(s)[PURPLE]["sea"] == 3
        else:
            assert held(s, PURPLE, "wine", "influence", "coin") == (2, 0, 1)


@pytest.mark.clause("NR-E14")
def test_leg_too_long() -> None:
    s = table()
    goods(s, PURPLE, 1, 0, 0, 1, 0)
    maritime(s, "tomis")
    ship(s, PURPLE, 1, "north.6")
    ship(s, PURPLE, 2, "north.6")
    act(s, PURPLE, "sail", 1)
    play(s, "maritime:1")
    assert asked(s) == OVER
    assert view(s, None)["players"][PURPLE]["maritime"] == ["maritime_tomis"]


@pytest.mark.clause("NR-E15")
def test_building_reward() -> None:
    s = table(4)
    token(s, "c.2.0", "influence")
    pieces(s, PURPLE, "c", "1.0", "1.1")
    goods(s, GREEN, 1, 1, 1, 1, 1)
    construction(s, "milion")
    act(s, GREEN, "build", 3)
    play(s, "construction:1", "build:c.2.1.i1.0")
    assert is_paid(s, "c.2.0")
    assert [influence(s, seat) for seat in (PURPLE, YELLOW, GREEN, BLUE)] == [3, 1, 3, 1]


@pytest.mark.clause("NR-E16")
def test_race() -> None:
    s = table()
    race_to(s, PURPLE, RED_TRACK, 2)
    stock(s, PURPLE, horse=1, artisan=0)
    act(s, PURPLE, "race", 3)
    play(s, "race:russata", "wheel:token", "race:russata")
    assert s.players[PURPLE].markers[RED_TRACK] == 4
    assert clause_of(s, "race:russata") == "NR-109"
    play(s, "race:veneta")
    assert s.players[PURPLE].markers == [4, 0, 1]
    assert (s.players[PURPLE].tokens, held(s, PURPLE, "horse")) == (5, (0,))


@pytest.mark.clause("NR-E17")
def test_chariot_tie() -> None:
    for seats, winner in ((3, YELLOW), (2, None)):
        s = table(seats)
        s.round = 1
        race_to(s, YELLOW, RED_TRACK, 3)
        race_to(s, PURPLE, RED_TRACK, 3)
        dealt(begin(s, CleanUp()))
        assert [seat for seat in range(seats) if s.players[seat].chariots] == ([] if winner is None else [winner])


@pytest.mark.clause("NR-E18")
def test_production() -> None:
    s = table()
    goods(s, PURPLE)
    stock(s, PURPLE, coin=0, artisan=3)
    act(s, PURPLE, "produce", 3)
    play(s, "work:0.0")
    assert held(s, PURPLE, "wheat", "stone") == (1, 1)
    play(s, "work:0.2")
    assert held(s, PURPLE, "wheat", "coin") == (3, 1)
    play(s, "work:1.2")
    assert held(s, PURPLE, "wheat", "stone", "wood", "wine", "horse", "coin") == (3, 1, 1, 0, 0, 3)


@pytest.mark.clause("NR-E19")
def test_two_lines_at_once() -> None:
    s = table()
    mosaic(s, PURPLE, 3, 1, 1)  # 0.2: two followers in the row
    row(s, PURPLE, "titus", "trivia")
    claimed(s, PURPLE, "0.0", "0.1", "1.2", "2.2")
    s.players[PURPLE].tokens, s.players[PURPLE].beside = 1, 2
    stock(s, PURPLE, coin=0, influence=0)
    begin(s, CLAIMING[PURPLE])
    play(s, "claim:0.2")
    assert options(s) == ["line:row_top", "line:col_right"]
    play(s, "line:row_top")
    assert (coins(s, PURPLE), influence(s, PURPLE)) == (1 + 2, 1)
    assert breakdown(s)[PURPLE]["mosaic"] == 6 + 3 + 5 + 1 + 2 == 17


@pytest.mark.clause("NR-E20")
def test_leftovers() -> None:
    s = table()
    s.first_player = YELLOW
    goods(s, PURPLE, 3, 0, 2, 0, 0)
    stock(s, PURPLE, coin=6, influence=5, artisan=2)
    assert (breakdown(s)[PURPLE]["goods_coins"], breakdown(s)[PURPLE]["influence_artisans"]) == (2, 3)
    row(s, PURPLE, "marianus")
    assert scores(s)[PURPLE] == 2 + 3 + 4
    row(s, PURPLE, "marianus", "calux")
    assert scores(s)[PURPLE] == 2 + 3 + 4 + 3


@pytest.mark.clause("NR-E21")
def test_majority() -> None:
    s = table(3)
    pieces(s, PURPLE, "b", "0.0", "0.1", "0.2", "0.3")
    pieces(s, YELLOW, "b", "1.0", "1.2", "1.3", "1.4")
    pieces(s, GREEN, "b", "2.0")
    assert [breakdown(s)[seat]["majorities"] for seat in range(3)] == [7, 7, 3]
    s = table(2)
    pieces(s, PURPLE, "a", "0.1", "0.2", "0.4", "0.5")
    pieces(s, YELLOW, "a", "1.1", "1.2", "1.4", "1.5", "1.6")
    assert [breakdown(s)[seat]["majorities"] for seat in range(2)] == [2, 5]
    s = table(1)
    pieces(s, PURPLE, "c", "0.0", "0.1", "1.0")
    assert points(s, PURPLE)[2] == 4
    assert view(s, None)["dummy"]["points"]["majorities"] == 5 + 7 + 10


@pytest.mark.clause("NR-E22")
def test_solo_dummy_sea() -> None:
    s = table(1)
    assert view(s, None)["dummy"]["ships"] == ["south_sinope", "north_tomis"]
    for number in range(1, 6):
        s.round = number
        dealt(begin(s, CleanUp()))
    assert view(s, None)["dummy"]["ships"] == ["south_dioscurias", "north_panticapaeum"]
    assert view(s, None)["dummy"]["points"]["sea"] == 17


@pytest.mark.clause("NR-E23")
def test_petition_and_followers() -> None:
    for deed in ("petition", "produce"):
        s = table()
        row(s, PURPLE, "trivia", "jacobus", "titus", "occius", "severa")
        tile(s, PURPLE, "2.2", "animal")
        goods(s, PURPLE)
        stock(s, PURPLE, influence=0, coin=0, artisan=1)
        act(s, PURPLE, deed, 1)
        if deed == "petition":
            assert coins(s, PURPLE) == 1
            play(s, "use:occius")
            assert influence(s, PURPLE) == 1
            play(s, "petition:produce.1")
            assert asked(s) == "Purple producing", "Titus may not be used"
            play(s, "work:2.2")
            assert held(s, PURPLE, "wine", "coin", "influence") == (1, 2, 0)
            assert used(s, PURPLE) == ["occius"]
        else:
            play(s, "done", "work:2.2")
            assert held(s, PURPLE, "wine", "coin") == (1, 3)
        assert asked(s) == OVER


@pytest.mark.clause("NR-E24")
def test_solo_legionnaires() -> None:
    s = table(1)
    assert s.dummy_vp == 30
    play(s, "emperor:1.1", "deal:emperor_6")
    assert (s.dummy_vp, s.legionnaires) == (31, 1 << 8)
    play(s, "place:3.1")
    play(s, "order:row", "abandon", "abandon")
    play(s, "deal:emperor_3")
    assert (s.dummy_vp, s.legionnaires) == (32, 1 << 8 | 1 << 3)


@pytest.mark.clause("NR-E25")
@pytest.mark.parametrize(
    ("further", "purple", "yellow", "winner"), [(5, 5, 5, True), (6, 6, 5, True), (4, 4, 4, False)]
)
def test_two_player_chariot(further: int, purple: int, yellow: int, winner: bool) -> None:
    s = table(2)
    s.round = 1
    race_to(s, PURPLE, RED_TRACK, min(5, further))
    race_to(s, YELLOW, RED_TRACK, yellow)
    race_to(s, PURPLE, RED_TRACK, purple)
    dealt(begin(s, CleanUp()))
    assert [player.chariots for player in s.players] == [int(winner), 0]


@pytest.mark.clause("NR-E26")
def test_two_player_reward_token() -> None:
    s = table(2)
    token(s, "c.2.0", "coins")
    zone = view(s, None)["city"]["zones"][2]["cells"]
    assert [zone[0][4], zone[1][2], zone[2][1], zone[2][4]] == ["neutral", "neutral", "neutral", "reward"]
    begin(s, PlacingBuilding(PURPLE, 1, 3, False))
    assert clause_of(s, "build:c.2.3.i2.0") == "NR-98"
    stock(s, PURPLE, coin=0)
    stock(s, YELLOW, coin=0)
    play(s, "build:c.1.0.i2.0")
    assert (coins(s, PURPLE), coins(s, YELLOW)) == (3, 0)


@pytest.mark.clause("NR-E27")
def test_abandon() -> None:
    for perform in (False, True):
        s = table()
        s.claimant = GREEN
        row(s, PURPLE, "severa", "occius")
        stock(s, PURPLE, coin=0, influence=0)
        line = FORUM.index("petition")
        s.players[PURPLE].patricians, s.emperor = 1 << 1, 0
        begin(s, PERFORMING[PURPLE][line])
        if perform:
            play(s, "perform", "use:occius", "pass")
            assert (coins(s, PURPLE), influence(s, PURPLE), used(s, PURPLE)) == (1, 1, ["occius"])
        else:
            play(s, "abandon")
            assert (coins(s, PURPLE), influence(s, PURPLE), used(s, PURPLE)) == (1, 0, [])
        assert asked(s) == OVER
