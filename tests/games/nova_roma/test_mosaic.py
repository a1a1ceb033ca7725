"""Section 8: achievements."""

import pytest

from tabularium.games.nova_roma.components import ACHIEVEMENT, MOSAIC_TILES
from tabularium.games.nova_roma.state import Table
from tabularium.games.nova_roma.steps.mosaic import CLAIMING, achievable
from tabularium.games.nova_roma.view import view
from tests.games.nova_roma.playing import (
    OVER,
    PURPLE,
    act,
    artisans,
    asked,
    begin,
    claimed,
    clause_of,
    coins,
    completed,
    dealt,
    held,
    influence,
    mosaic,
    options,
    play,
    quiet,
    race_to,
    row,
    square,
    stock,
    table,
    tile,
    turn,
)

FOLLOWERS = ("calux", "gloria", "hilaria", "hortense", "marcella", "marianus", "martinus")


def owner(
    maritime: int = 0,
    construction: int = 0,
    followers: int = 0,
    tiles: int = 0,
    race: tuple[int, ...] = (),
    own: int = 0,
) -> Table:
    """Purple with so many contracts, followers, estate tiles, spaces and influence."""
    s = table()
    completed(s, PURPLE, maritime=maritime, construction=construction)
    row(s, PURPLE, *FOLLOWERS[:followers])
    for number in range(tiles):
        tile(s, PURPLE, f"{number // 3}.{number % 3}", "animal")
    for track, space in enumerate(race):
        race_to(s, PURPLE, track, space)
    stock(s, PURPLE, influence=own)
    return s


def meets(s: Table, goal: str) -> bool:
    """Could Purple claim this achievement, if a tile with it lay on the mosaic?"""
    number = ACHIEVEMENT[goal]
    place = next(n for n, printed in enumerate(MOSAIC_TILES) if number in printed.achievements)
    tiles = list(s.players[PURPLE].mosaic)
    tiles[MOSAIC_TILES[place].colour] = place
    s.players[PURPLE].mosaic = tuple(tiles)
    cell = MOSAIC_TILES[place].colour * 3 + MOSAIC_TILES[place].achievements.index(number)
    return bool(achievable(s.players[PURPLE]) >> cell & 1)


def claiming(s: Table) -> Table:
    s.has_claimed = False
    return begin(s, CLAIMING[PURPLE])


@pytest.mark.clause("NR-185")
def test_three_rows_of_three_by_colour() -> None:
    s = table()
    mosaic(s, PURPLE, 1, 2, 3)
    goals = [cell["achievement"] for cell in view(s, None)["players"][PURPLE]["mosaic"]]
    assert goals[:3] == ["g_construction_2", "g_race_3", "g_follower_maritime"]
    assert goals[3:6] == ["y_maritime_estate_5", "y_followers_4", "y_construction_4"]
    assert goals[6:] == ["o_followers_6", "o_race_10", "o_construction_6"]


@pytest.mark.clause("NR-186")
def test_one_claim_a_turn() -> None:
    s = owner(construction=2, race=(3,))
    mosaic(s, PURPLE, 1, 1, 1)
    s = turn(s)
    assert asked(s) == "Purple claiming"
    assert options(s) == ["claim:0.0", "claim:0.1", "pass"]
    play(s, "claim:0.1")
    s = quiet(s, "place:0.0", "order:row", "abandon", "abandon")
    assert asked(s) == "Yellow placing_patrician", "no second claim at the end of the turn"
    assert view(s, None)["players"][PURPLE]["tokens"] == 3


@pytest.mark.clause("NR-187")
def test_before_the_patrician_or_after_both_actions() -> None:
    s = table()
    mosaic(s, PURPLE, 1, 1, 1)
    completed(s, PURPLE, construction=2)
    s = turn(s)
    seen = []
    for move in ("pass", "place:0.0", "order:row", "abandon", "abandon"):
        seen.append(asked(s).split()[1])
        s = quiet(s, move)
    assert seen == ["claiming", "placing_patrician", "choosing_order", "performing", "performing"]
    assert asked(s) == "Purple claiming"
    play(s, "claim:0.0")
    assert asked(dealt(s)) == "Yellow placing_patrician"


@pytest.mark.clause("NR-188")
def test_the_condition_must_be_met_and_a_token_in_the_play_area() -> None:
    s = owner(construction=2)
    mosaic(s, PURPLE, 1, 1, 1)
    claiming(s)
    assert clause_of(s, "claim:0.1") == "NR-188"
    s.players[PURPLE].tokens = 0
    s.players[PURPLE].beside = 3
    assert achievable(s.players[PURPLE]) == 0, "tokens beside the hippodrome do not count"


@pytest.mark.clause("NR-189")
def test_each_once_and_in_any_order_of_rows() -> None:
    s = owner(construction=6)
    mosaic(s, PURPLE, 1, 1, 1)
    claiming(s)
    assert options(s) == ["claim:0.0", "claim:1.0", "claim:2.0", "pass"]
    play(s, "claim:2.0")
    claiming(s)
    assert options(s) == ["claim:0.0", "claim:1.0", "pass"]
    assert clause_of(s, "claim:2.0") == "NR-189"


@pytest.mark.clause("NR-190")
def test_what_is_required_is_only_shown() -> None:
    s = owner(construction=2, followers=1, maritime=1)
    mosaic(s, PURPLE, 1, 1, 1)
    claiming(s)
    play(s, "claim:0.0")
    claiming(s)
    play(s, "claim:0.2")
    player = view(s, None)["players"][PURPLE]
    assert (len(player["construction"]), len(player["row"]), len(player["maritime"])) == (2, 1, 1)


@pytest.mark.clause("NR-191")
def test_the_same_contracts_serve_for_several() -> None:
    s = owner(construction=4)
    mosaic(s, PURPLE, 1, 1, 1)
    claiming(s)
    play(s, "claim:0.0")
    claiming(s)
    assert "claim:1.0" in options(s)


@pytest.mark.clause("NR-192")
def test_claiming_is_never_compulsory() -> None:
    s = owner(construction=2)
    mosaic(s, PURPLE, 1, 1, 1)
    claiming(s)
    assert options(s)[-1] == "pass"
    play(s, "pass")
    assert s.players[PURPLE].claimed == 0
    claiming(s)
    assert asked(s) == "Purple claiming"


@pytest.mark.clause("NR-193")
def test_the_top_row_gives_a_coin() -> None:
    s = owner(construction=6)
    mosaic(s, PURPLE, 1, 1, 1)
    for cell, paid in (("0.0", 1), ("1.0", 0)):
        before = coins(s, PURPLE)
        claiming(s)
        play(s, f"claim:{cell}")
        assert coins(s, PURPLE) == before + paid


@pytest.mark.clause("NR-194")
@pytest.mark.parametrize(
    ("before", "last", "gains"),
    [
        (("0.1", "0.2"), "0.0", {"coin": 1 + 2}),
        (("1.1", "1.2"), "1.0", {"wheat": 2}),
        (("2.1", "2.2"), "2.0", {"influence": 2}),
        (("1.0", "2.0"), "0.0", {"coin": 1, "artisan": 1}),
        (("1.1", "2.2"), "0.0", {"coin": 1, "wheat": 1}),
        (("1.1", "0.2"), "2.0", {"coin": 1}),
    ],
)
def test_a_completed_line_pays(before: tuple[str, str], last: str, gains: dict[str, int]) -> None:
    s = owner(construction=6)
    mosaic(s, PURPLE, 1, 1, 1)
    claimed(s, PURPLE, *before)
    kept = {word: held(s, PURPLE, word)[0] for word in ("coin", "influence", "artisan", "wheat")}
    claiming(s)
    play(s, f"claim:{last}")
    while asked(s) != OVER:
        play(s, "good:wheat")
    gained = {word: held(s, PURPLE, word)[0] - kept[word] for word in kept}
    assert {word: amount for word, amount in gained.items() if amount} == gains


@pytest.mark.clause("NR-194")
def test_middle_and_right_columns_pay() -> None:
    s = owner(race=(3,), own=8)
    mosaic(s, PURPLE, 1, 1, 1)
    claimed(s, PURPLE, "0.1", "2.1")
    stock(s, PURPLE, coin=0)
    claiming(s)
    play(s, "claim:1.1")  # own 6 influence and spend 3
    assert (coins(s, PURPLE), influence(s, PURPLE)) == (2, 5)


@pytest.mark.clause("NR-194")
def test_several_lines_pay_in_the_chosen_order() -> None:
    s = owner(construction=2)
    mosaic(s, PURPLE, 1, 1, 1)
    claimed(s, PURPLE, "0.1", "0.2", "1.0", "2.0")
    s.players[PURPLE].tokens = 1
    stock(s, PURPLE, coin=0, artisan=0)
    begin(s, CLAIMING[PURPLE])
    play(s, "claim:0.0")
    assert options(s) == ["line:row_top", "line:col_left"]
    play(s, "line:col_left")
    assert (coins(s, PURPLE), artisans(s, PURPLE)) == (1 + 2, 1)
    assert asked(s) == OVER


@pytest.mark.clause("NR-195")
def test_four_tokens_and_three_more_from_the_hippodrome() -> None:
    s = table()
    player = s.players[PURPLE]
    assert player.tokens + player.beside == 7
    for track in range(3):
        race_to(s, PURPLE, track, 2)
    stock(s, PURPLE, horse=3, artisan=0)
    act(s, PURPLE, "race", 3)
    play(s, "race:russata", "wheel:token", "race:prasina", "wheel:token", "race:veneta", "wheel:token")
    assert (player.tokens, player.beside) == (7, 0)


@pytest.mark.clause("NR-196")
def test_a_claim_stays_though_the_condition_is_gone() -> None:
    s = owner(followers=2)
    mosaic(s, PURPLE, 3, 1, 1)
    claiming(s)
    play(s, "claim:0.2")
    row(s, PURPLE)
    assert s.players[PURPLE].claimed == 1 << square("0.2")
    assert view(s, None)["players"][PURPLE]["points"]["mosaic"] == 2


@pytest.mark.clause("NR-197", "NR-208", "NR-218")
@pytest.mark.parametrize(("goal", "least"), [("g_construction_2", 2), ("y_construction_4", 4), ("o_construction_6", 6)])
def test_construction_contracts(goal: str, least: int) -> None:
    assert not meets(owner(construction=least - 1, maritime=6), goal)
    assert meets(owner(construction=least), goal)


@pytest.mark.clause("NR-198", "NR-209", "NR-220")
@pytest.mark.parametrize(("goal", "least"), [("g_maritime_2", 2), ("y_maritime_4", 4), ("o_maritime_6", 6)])
def test_maritime_contracts(goal: str, least: int) -> None:
    assert not meets(owner(maritime=least - 1, construction=6), goal)
    assert meets(owner(maritime=least), goal)


@pytest.mark.clause("NR-199", "NR-210", "NR-219")
@pytest.mark.parametrize(("goal", "least"), [("g_followers_2", 2), ("y_followers_4", 4), ("o_followers_6", 6)])
def test_followers_in_the_row(goal: str, least: int) -> None:
    assert not meets(owner(followers=least - 1, maritime=6), goal)
    assert meets(owner(followers=least), goal)


@pytest.mark.clause("NR-200", "NR-202", "NR-203", "NR-204", "NR-205", "NR-206")
@pytest.mark.parametrize(
    ("goal", "one", "other"),
    [
        ("g_maritime_construction", "maritime", "construction"),
        ("g_follower_maritime", "followers", "maritime"),
        ("g_follower_construction", "followers", "construction"),
        ("g_follower_estate", "followers", "tiles"),
        ("g_maritime_estate", "maritime", "tiles"),
        ("g_construction_estate", "construction", "tiles"),
    ],
)
def test_one_of_each_of_two(goal: str, one: str, other: str) -> None:
    assert meets(owner(**{one: 1, other: 1}), goal)  # type: ignore[arg-type]
    assert not meets(owner(**{one: 3}), goal)  # type: ignore[arg-type]
    assert not meets(owner(**{other: 3}), goal)  # type: ignore[arg-type]


@pytest.mark.clause("NR-201")
def test_space_three_on_any_track() -> None:
    assert not meets(owner(race=(2, 2, 2)), "g_race_3")
    assert meets(owner(race=(0, 0, 3)), "g_race_3")
    assert meets(owner(race=(5, 0, 0)), "g_race_3")


@pytest.mark.clause("NR-207", "NR-217")
@pytest.mark.parametrize(
    ("goal", "green", "yellow", "cell", "least", "price"),
    [("g_influence_4", 2, 1, "0.2", 4, 2), ("y_influence_6", 1, 1, "1.1", 6, 3)],
)
def test_influence_is_owned_and_spent(goal: str, green: int, yellow: int, cell: str, least: int, price: int) -> None:
    assert not meets(owner(own=least - 1), goal)
    s = owner(own=least)
    assert meets(s, goal)
    mosaic(s, PURPLE, green, yellow, 1)
    claiming(s)
    play(s, f"claim:{cell}")
    assert influence(s, PURPLE) == least - price


@pytest.mark.clause("NR-211", "NR-212", "NR-213", "NR-214", "NR-215", "NR-216")
@pytest.mark.parametrize(
    ("goal", "one", "other"),
    [
        ("y_maritime_construction_5", "maritime", "construction"),
        ("y_follower_construction_5", "followers", "construction"),
        ("y_follower_maritime_5", "followers", "maritime"),
        ("y_follower_estate_5", "followers", "tiles"),
        ("y_maritime_estate_5", "maritime", "tiles"),
        ("y_construction_estate_5", "construction", "tiles"),
    ],
)
def test_five_of_two_together_with_at_least_one_of_each(goal: str, one: str, other: str) -> None:
    assert meets(owner(**{one: 1, other: 4}), goal)  # type: ignore[arg-type]
    assert meets(owner(**{one: 4, other: 1}), goal)  # type: ignore[arg-type]
    assert meets(owner(**{one: 3, other: 3}), goal)  # type: ignore[arg-type]
    assert not meets(owner(**{one: 2, other: 2}), goal)  # type: ignore[arg-type]
    assert not meets(owner(**{one: 6}), goal)  # type: ignore[arg-type]
    assert not meets(owner(**{other: 6}), goal)  # type: ignore[arg-type]


@pytest.mark.clause("NR-221")
def test_ten_spaces_on_all_tracks_together() -> None:
    assert not meets(owner(race=(3, 3, 3)), "o_race_10")
    assert meets(owner(race=(3, 4, 3)), "o_race_10")


@pytest.mark.clause("NR-222")
def test_five_estate_tiles() -> None:
    assert not meets(owner(tiles=4), "o_estate_5")
    assert meets(owner(tiles=5), "o_estate_5")
