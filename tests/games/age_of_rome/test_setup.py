"""Section 1: the starting table, for every number of players; section 13."""

import pytest

from tabularium.core.agenda import pending
from tabularium.core.errors import BadOption
from tabularium.games.age_of_rome import GAME
from tabularium.games.age_of_rome.actions import BEGIN
from tabularium.games.age_of_rome.components import CARDS, CHARACTERS, EVENTS, KINDS, QUESTS, TRADE_CARDS
from tabularium.games.age_of_rome.state import NO_PLOT, NOBODY
from tabularium.games.age_of_rome.view import view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    GAUL,
    ITALY,
    LAURENT,
    SPAIN,
    asked,
    begin_round,
    facing,
    hand,
    held,
    options,
    play,
    set_up,
    table,
    told,
    weights,
)


@pytest.mark.clause("AG-1", "AG-2", "AG-2a")
@pytest.mark.parametrize(
    ("seats", "provinces"),
    [(1, [AFRICA]), (2, [AFRICA, SPAIN]), (3, [AFRICA, GAUL, SPAIN]), (4, [AFRICA, GAUL, SPAIN, ITALY])],
)
def test_each_player_sits_before_a_province(seats: int, provinces: list[int]) -> None:
    s = table(seats)
    assert facing(s) == provinces
    shown = view(s, None)["provinces"]
    assert [p["place"] for p in shown] == [0, 1, 2, 3]
    assert [p["seat"] for p in shown] == [provinces.index(n) if n in provinces else None for n in range(4)]


@pytest.mark.clause("AG-3")
def test_round_1_begins_and_its_track_shows_the_yield() -> None:
    s = begin_round(table(), 1)
    assert (view(s, None)["round"], view(s, None)["yield"]) == (1, 1)
    assert (view(begin_round(table(), 9), None)["yield"]) == 5


@pytest.mark.clause("AG-4")
def test_provinces_start_empty_with_population_1() -> None:
    s = table()
    for province in view(s, None)["provinces"]:
        assert province["population"] == 1
        assert [b["level"] for b in province["buildings"].values()] == [0] * 5
        assert province["plots"] == [None] * 3
    assert s.plots == [NO_PLOT] * 12


@pytest.mark.clause("AG-5", "AG-6")
@pytest.mark.parametrize(("seats", "pile"), [(1, [4, 2, 1]), (2, [4, 2, 1]), (3, [4, 3, 2]), (4, [4, 3, 2])])
def test_tiles_by_type_and_level(seats: int, pile: list[int]) -> None:
    s = table(seats)
    assert list(view(s, None)["piles"].values()) == [pile] * 5
    assert sum(s.tiles) == (35 if seats <= 2 else 45)


@pytest.mark.clause("AG-7")
def test_five_medals_wait_with_the_piles() -> None:
    s = table()
    assert s.medals == [NOBODY] * KINDS
    assert view(s, None)["medals"] == dict.fromkeys(("military", "politics", "trade", "religion", "agriculture"))


@pytest.mark.parametrize(
    ("seats", "base", "top"),
    [
        pytest.param(4, [1, 1, 2], [1, 1, 2], marks=pytest.mark.clause("AG-8")),
        pytest.param(3, [1, 0, 2], [1, 1, 1], marks=pytest.mark.clause("AG-9")),
        pytest.param(2, [1, 0, 1], [1, 1, 0], marks=pytest.mark.clause("AG-10")),
        pytest.param(1, [1, 0, 1], [1, 1, 0], marks=pytest.mark.clause("AG-10")),
    ],
)
def test_common_pantheon_pieces(seats: int, base: list[int], top: list[int]) -> None:
    commons = view(table(seats), None)["commons"]
    assert list(commons["base"]) == ["gold", "silver", "bronze"]
    assert list(commons["base"].values()) == base
    assert list(commons["top"].values()) == top


@pytest.mark.clause("AG-11")
def test_denarii_never_run_out() -> None:
    s = begin_round(table(), 1)
    s.denarii[LAURENT] = 1000  # far more than the coins in the box
    play(s, "pass", "pass", "pass", "pass", *["place:colosseum"] * 4, "tax:normal")
    assert s.denarii[LAURENT] == 1001


@pytest.mark.clause("AG-12")
def test_of_11_vendetta_markers_the_rest_is_supply() -> None:
    s = table(4)
    assert s.vendetta == [2, 3, 2, 2]
    assert GAME.census(s)["spare vendetta"]
    s.vendetta[:] = [4, 4, 3, 0]
    assert GAME.census(s)["spare vendetta"]
    s.vendetta[:] = [4, 4, 4, 0]  # a twelfth does not exist
    assert not GAME.census(s)["spare vendetta"]


@pytest.mark.clause("AG-13")
def test_milestones_at_the_start() -> None:
    shown = view(table(), None)["milestones"]
    assert [(m["space"], m["moves"]) for m in shown] == [(5, False), (12, True), (21, True), (30, True)]


@pytest.mark.clause("AG-14")
def test_event_deck() -> None:
    s = table()
    assert len(s.event_deck) == 12
    assert not any(EVENTS[n].negative for n in s.event_deck)
    assert set(weights(s).values()) == {1}  # any of them may come
    assert len(weights(s)) == 12


@pytest.mark.clause("AG-15")
@pytest.mark.parametrize(("seats", "count"), [(1, 30), (2, 30), (3, 38), (4, 38)])
def test_trade_deck(seats: int, count: int) -> None:
    s = table(seats)
    assert len(s.deck) == count
    assert any(TRADE_CARDS[CARDS[card]].asterisk for card in s.deck) == (seats > 2)


@pytest.mark.clause("AG-16")
@pytest.mark.parametrize(("seats", "count"), [(1, 17), (2, 17), (3, 28), (4, 28)])
def test_quest_deck(seats: int, count: int) -> None:
    s = set_up(seats)
    assert len(s.quest_deck) == count
    assert any(QUESTS[quest].asterisk for quest in s.quest_deck) == (seats > 2)


@pytest.mark.clause("AG-17")
def test_the_starting_player_is_chosen_by_lot() -> None:
    s = set_up(3)
    play(s, "character:fulvia", "character:junia_secunda", "character:livia_drusilla")
    assert weights(s) == {"first:1": 1, "first:2": 1, "first:3": 1}
    play(s, "first:3")
    assert s.marker == SPAIN  # the province in front of seat 2
    assert view(s, None)["start"] == {"province": "spain", "seat": 2}
    assert len(BEGIN) == 4


@pytest.mark.clause("AG-18")
def test_the_first_player_marker_stays_in_its_province() -> None:
    s = begin_round(table(start=CEDRIC), 1, "circus_games")
    assert s.marker == GAUL
    play(s, *["pass"] * 4, *["place:colosseum"] * 4, *["tax:normal"] * 4)
    assert s.marker == GAUL
    assert view(s, None)["start"] == {"province": "gaul", "seat": ANAIS}  # it has travelled with the wheel


@pytest.mark.clause("AG-19")
def test_characters_are_dealt_at_random_and_each_once() -> None:
    s = set_up(2)
    assert len(weights(s)) == 6
    play(s, "character:fulvia")
    assert "character:fulvia" not in options(s)
    assert len(weights(s)) == 5
    play(s, "character:livia_drusilla")
    assert [CHARACTERS[c].id for c in s.character] == ["fulvia", "livia_drusilla"]


@pytest.mark.clause("AG-20", "AG-21", "AG-24", "AG-30")
def test_what_every_player_starts_with() -> None:
    s = table()
    for seat, player in enumerate(view(s, None)["players"]):
        assert player["followers"] == {"home": 1, "placed": 0, "unrecruited": 4}
        assert player["plots_home"] == 3
        assert sorted(player["bonuses"]) == ["military", "politics", "trade"]
        assert hand(s, seat) == []


@pytest.mark.clause("AG-22", "AG-23", "AG-26", "AG-27")
@pytest.mark.parametrize("character", [c.id for c in CHARACTERS])
def test_what_a_character_states(character: str) -> None:
    s = table(1, cast=[character])
    printed = next(c for c in CHARACTERS if c.id == character)
    player = view(s, 0)["players"][0]
    assert player["legions"] == {"home": printed.legions, "unrecruited": 7 - printed.legions, "out": 0}
    assert player["votes"] == {"home": printed.votes, "unrecruited": 5 - printed.votes, "out": 0}
    assert player["denarii"] == printed.denarii
    assert (player["glory"], player["track"], player["laps"]) == (printed.glory, printed.glory, 0)


@pytest.mark.clause("AG-25", "AG-29")
def test_vendetta_markers_fill_the_track_from_the_right() -> None:
    s = table(1, cast=["aemilius_lepidus"])
    player = view(s, 0)["players"][0]
    assert player["slots"] == ["politics", "military", None, "trade"]
    assert player["covered"] == [False, True, True, True]
    assert player["bonuses"] == {"military": "covered", "politics": "active", "trade": "covered"}
    s.vendetta[0] += 1  # the next one takes the rightmost free slot
    assert view(s, 0)["players"][0]["covered"] == [True] * 4
    s.vendetta[0] -= 2  # the leftmost ones are removed
    assert view(s, 0)["players"][0]["covered"] == [False, False, True, True]


@pytest.mark.clause("AG-28")
def test_anchors() -> None:
    s = table(4)
    assert s.anchor == [1, 1, 0, 0]
    assert s.hand_size(LAURENT) == 1
    assert s.hand_size(ANAIS) == 0


@pytest.mark.clause("AG-31", "AG-31a")
def test_each_keeps_two_of_three_quests_in_secret() -> None:
    s = set_up(3)
    play(s, "character:fulvia", "character:junia_secunda", "character:livia_drusilla", "first:2")
    play(s, *[f"quest:{name}" for name in ("offerings", "free_trade", "consul")])
    play(s, *[f"quest:{name}" for name in ("faction", "hard_work", "emporium")])
    play(s, *[f"quest:{name}" for name in ("piety", "triumphator", "last_stone")])
    assert asked(s) == "Cédric keeping_quests"
    assert options(s) == ["return:offerings", "return:free_trade", "return:consul"]
    found = pending(s)
    assert found is not None
    assert list(found[0].witnesses(s) or ()) == [CEDRIC]
    play(s, "Cédric return:consul", "Anaïs return:emporium", "Laurent return:last_stone")
    assert held(s, CEDRIC) == ["offerings", "free_trade"]
    # clockwise from the starting player, his first; the last one is the bottom card
    assert [QUESTS[e >> 2].id for e in s.quest_bottom] == ["consul", "emporium", "last_stone"]
    assert view(s, CEDRIC)["returned"] == ["consul"]
    assert view(s, ANAIS)["returned"] == ["emporium"]
    heard = [event.secret for event in told(s, LAURENT) if event.key == "quest_returned"]
    assert heard == [None, None, (QUESTS.index(next(q for q in QUESTS if q.id == "last_stone")),)]
    assert len(s.quest_deck) == 28 - 9


@pytest.mark.parametrize(
    ("character", "numbers", "anchor", "plot", "slots"),
    [
        pytest.param(
            "marcus_antonius",
            [7, 1, 2, 7, 4],
            True,
            "apostasy",
            ["military", None, "politics", "trade"],
            marks=pytest.mark.clause("AG-32"),
        ),
        pytest.param(
            "aemilius_lepidus",
            [7, 1, 3, 6, 5],
            True,
            "void_vote",
            ["politics", "military", None, "trade"],
            marks=pytest.mark.clause("AG-33"),
        ),
        pytest.param(
            "fulvia",
            [6, 2, 2, 7, 4],
            True,
            "deceit",
            ["military", None, "trade", "politics"],
            marks=pytest.mark.clause("AG-34"),
        ),
        pytest.param(
            "junia_secunda",
            [5, 2, 2, 5, 5],
            False,
            "second_vote",
            ["politics", None, "trade", "military"],
            marks=pytest.mark.clause("AG-35"),
        ),
        pytest.param(
            "gaius_octavius",
            [5, 3, 2, 6, 4],
            False,
            "forced_sale",
            ["trade", None, "military", "politics"],
            marks=pytest.mark.clause("AG-36"),
        ),
        pytest.param(
            "livia_drusilla",
            [5, 2, 3, 6, 4],
            False,
            "customs_duties",
            ["trade", "politics", None, "military"],
            marks=pytest.mark.clause("AG-37"),
        ),
    ],
)
@pytest.mark.clause("AG-38")
def test_the_six_characters(
    character: str, numbers: list[int], anchor: bool, plot: str, slots: list[str | None]
) -> None:
    s = table(1, cast=[character])
    player = view(s, 0)["players"][0]
    shown = [player["denarii"], player["glory"], player["vendetta"], player["legions"]["home"], player["votes"]["home"]]
    assert shown == numbers
    assert player["anchor"] is anchor
    assert player["slots"] == slots
    effects = CHARACTERS[s.character[0]].plots
    names = ("slander", "defacement", "apostasy", "deceit", "second_vote", "void_vote", "forced_sale", "customs_duties")
    assert [names[effect] for effect in effects] == ["slander", "defacement", plot]
    assert list(player["bonuses"].values()).count("active") == 1


@pytest.mark.clause("AG-E1")
def test_example_marcus_antonius() -> None:
    s = table(4)
    player = view(s, LAURENT)["players"][LAURENT]
    assert player["character"] == "marcus_antonius"
    assert player["legions"] == {"home": 7, "unrecruited": 0, "out": 0}
    assert player["votes"] == {"home": 4, "unrecruited": 1, "out": 0}
    assert player["followers"] == {"home": 1, "placed": 0, "unrecruited": 4}
    assert (player["denarii"], player["glory"], player["vendetta"]) == (7, 1, 2)
    assert player["covered"] == [False, False, True, True]
    assert player["anchor"] is True


@pytest.mark.clause("AG-291")
def test_four_players_use_everything_but_negative_events() -> None:
    s = table(4)
    assert (len(s.deck), sum(s.tiles), sum(s.commons), len(s.event_deck)) == (38, 45, 8, 12)
    assert len(s.quest_deck) + len(s.quest_bottom) + sum(q.bit_count() for q in s.quests) == 28


@pytest.mark.clause("AG-292")
def test_three_players_lack_only_pantheon_pieces() -> None:
    s = table(3)
    assert (len(s.deck), sum(s.tiles), sum(s.commons), len(s.event_deck)) == (38, 45, 6, 12)
    assert s.faced_by(ITALY) == NOBODY
    assert [r["banners"] for r in view(s, None)["regions"].values()] == [[5, 2], [8, 4], [10, 5, 3]]


@pytest.mark.clause("AG-293")
def test_two_players() -> None:
    s = table(2)
    assert (len(s.deck), sum(s.tiles), sum(s.commons)) == (30, 35, 4)
    assert facing(s) == [AFRICA, SPAIN]
    assert [r["banners"] for r in view(s, None)["regions"].values()] == [[5, 2], [4], [5, 3]]


@pytest.mark.clause("AG-294")
def test_one_player_is_set_up_as_two() -> None:
    alone, two = table(1), table(2)
    assert (alone.deck, alone.tiles, alone.commons, alone.event_deck) == (
        two.deck,
        two.tiles,
        two.commons,
        two.event_deck,
    )
    assert view(alone, None)["regions"]["thrace"]["banners"] == [5, 3]
    assert alone.seats == 1


@pytest.mark.clause("AG-295")
def test_variants_may_be_combined() -> None:
    s = table(2, "spies_and_allies", "peace", "clock", "hero", "hard_times")
    names = ["spies_and_allies", "peace", "clock", "hero", "hard_times"]
    assert view(s, None)["variants"] == names
    assert [option.id for option in GAME.options] == names
    assert view(table(3), None)["variants"] == []


@pytest.mark.clause("AG-295a")
@pytest.mark.parametrize("variant", ["spies_and_allies", "peace", "hero"])
def test_alone_only_clock_and_hard_times(variant: str) -> None:
    with pytest.raises(BadOption, match="AG-295a"):
        set_up(1, {variant: True})
    assert view(table(1, "clock", "hard_times"), 0)["variants"] == ["clock", "hard_times"]
