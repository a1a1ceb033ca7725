"""Sections 6.5 and 10: trade cards, how they are used and what each of them does."""

import pytest

from tabularium.games.age_of_rome.components import CARDS, QUESTS, TRADE_CARDS, TRADE_TYPES, Goods, set_type
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
    build,
    building,
    clause_of,
    column,
    discarded,
    empty_deck,
    final_scoring,
    give,
    glory,
    hand,
    held,
    in_region,
    in_round,
    lay,
    legions,
    medal,
    options,
    pantheon,
    placing,
    play,
    plot,
    plotting,
    purse,
    set_glory,
    table,
    taxing,
    throw_away,
    vendetta,
)

CAST = ("junia_secunda", "gaius_octavius", "livia_drusilla", "fulvia")  # the first three without an anchor

# ---------------------------------------------------------------------- drawing and using


@pytest.mark.clause("AG-159")
def test_the_lighthouse_draws_one_card_or_two() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, trade=2)
    vendetta(s, 0)
    s.placed[:] = [0, 1, 1]
    placing(s, LAURENT)
    play(s, "place:trade", "deal:falx_1", "pass")
    assert hand(s, LAURENT) == ["falx"]
    s.placed[LAURENT] = 0
    placing(s, LAURENT)
    play(s, "place:trade+bonus", "pass", "deal:bulla_1", "deal:spatha_1", "pass")
    assert hand(s, LAURENT) == ["falx", "spatha", "bulla"]


@pytest.mark.clause("AG-160")
def test_three_ways_to_use_a_card() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, agriculture=1)
    give(s, LAURENT, "falx", "sundial", "groma")
    placing(s, LAURENT)
    play(s, "place:agriculture")
    assert {"play:falx", "sell:falx", "set:sundial.falx.groma"} <= set(options(s))


@pytest.mark.clause("AG-161", "AG-162", "AG-166")
def test_the_condition_must_be_met() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, agriculture=1, religion=1)
    give(s, LAURENT, "falx", "tridens", "sundial", "pugio", "stylus")
    offered = {}
    for place in ("agriculture", "religion", "colosseum", "plot"):
        twin = s.copy()
        placing(twin, LAURENT)
        play(twin, f"place:{place}")
        offered[place] = [o for o in options(twin) if o.startswith("play:")]
    assert offered == {
        "agriculture": ["play:sundial", "play:falx"],
        "religion": ["play:sundial"],
        "colosseum": ["play:sundial", "play:tridens"],
        "plot": ["play:sundial"],
    }
    placing(s, LAURENT)
    play(s, "place:religion")
    for card in ("falx", "tridens", "pugio", "stylus"):
        assert clause_of(s, f"play:{card}") == "AG-161"
    play(s, "play:sundial", "deal:bulla_1")  # resolved at once, then discarded
    assert discarded(s) == ["sundial"]


@pytest.mark.clause("AG-162")
def test_every_condition_has_its_cards() -> None:
    triggers: dict[str, list[str]] = {}
    for card in TRADE_CARDS:
        triggers.setdefault(card.trigger.name.lower(), []).append(card.id)
    assert triggers == {
        "you_activate_plot": ["pugio", "sagum"],
        "plot_activated_in_your_province": ["stylus", "scutum", "lacerna"],
        "you_build": ["groma", "arca"],
        "you_double_tax": ["abacus", "anulus"],
        "place_colosseum": ["tridens", "torques"],
        "place_agriculture": ["falx", "cista"],
        "place_anywhere": [
            *("sundial", "circinus", "spatha", "gladius", "olicula", "toga_candida", "apex"),
            *("bulla", "snake_bracelets", "fibula", "capsa"),
        ],
    }


@pytest.mark.clause("AG-163")
def test_a_card_that_could_do_nothing_cannot_be_played() -> None:
    s = table(3, cast=("marcus_antonius", "gaius_octavius", "livia_drusilla"))
    s.anchor[LAURENT] = 0
    legions(s, LAURENT, 7)
    give(s, LAURENT, "circinus", "spatha", "snake_bracelets")
    placing(s, LAURENT)
    play(s, "place:plot")
    for card in ("circinus", "spatha", "snake_bracelets"):
        assert clause_of(s, f"play:{card}") == "AG-163"
    assert "pass" in options(s)  # and playing is always optional


@pytest.mark.clause("AG-164")
def test_several_cards_and_cards_just_drawn() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "sundial")
    s.legions_left[LAURENT], s.legions_home[LAURENT] = 2, 5
    placing(s, LAURENT)
    play(s, "place:plot", "play:sundial", "deal:spatha_1", "play:spatha")
    assert s.legions_home[LAURENT] == 6
    assert discarded(s) == ["spatha", "sundial"]


@pytest.mark.clause("AG-164a", "AG-167", "AG-E34")
def test_example_a_card_is_played_to_make_room() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "bulla", "spatha", "pugio", "tridens", "abacus")
    assert s.legions_left[LAURENT] == 2
    placing(s, LAURENT)
    play(s, "place:plot", "play:bulla")
    assert view(s, None)["trade"]["in_play"] == ["bulla"]
    assert len(hand(s, LAURENT)) == 4
    play(s, "deal:falx_1")
    assert asked(s) == "Laurent making_room"
    assert "play:spatha" in options(s)
    play(s, "play:spatha")
    assert (s.legions_left[LAURENT], discarded(s)) == (1, ["spatha"])
    play(s, "deal:falx_2")
    assert len(hand(s, LAURENT)) == 5
    assert discarded(s) == ["bulla", "spatha"]


@pytest.mark.clause("AG-61", "AG-66", "AG-164a")
def test_room_is_made_before_the_discards_become_a_new_deck() -> None:
    s = table(3, cast=CAST)
    s.anchor[LAURENT] = 0
    give(s, LAURENT, "bulla", "snake_bracelets", "pugio", "tridens", "abacus")
    throw_away(s, "falx", "sundial")
    s.deck = s.deck[:1]
    placing(s, LAURENT)
    play(s, "place:plot", "play:bulla")
    play(s, *options(s))  # the last card of the deck comes in
    assert asked(s) == "Laurent making_room"
    assert (s.deck, discarded(s)) == ([], ["sundial", "falx"])
    assert discarded(play(s.copy(), "pass")) == ["bulla", "sundial", "falx"]  # forgone: no reason to shuffle
    play(s, "play:snake_bracelets")
    assert "sundial" in hand(s, LAURENT)
    assert (asked(s), discarded(s)) == ("Laurent making_room", ["snake_bracelets", "falx"])
    play(s, "discard:pugio")
    dealt = [option.partition(":")[2].rpartition("_")[0] for option in options(s)]
    assert sorted(dealt) == ["falx", "pugio", "snake_bracelets"]
    assert discarded(s) == []


@pytest.mark.clause("AG-165")
def test_a_physical_card_is_played_once_on_an_occasion() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "snake_bracelets", "snake_bracelets")
    throw_away(s, "sundial")
    placing(s, LAURENT)
    play(s, "place:plot", "play:snake_bracelets")  # takes the sundial
    play(s, "play:snake_bracelets")  # the other copy takes the first one back
    assert hand(s, LAURENT) == ["sundial", "snake_bracelets"]
    assert discarded(s) == ["snake_bracelets"]
    assert clause_of(s, "play:snake_bracelets") == "AG-165"
    play(s, "pass")
    s.placed[LAURENT] = 0
    s.placed[CEDRIC] = s.placed[ANAIS] = 1
    placing(s, LAURENT)
    play(s, "place:colosseum")
    assert "play:snake_bracelets" in options(s)  # another follower, another occasion


# ---------------------------------------------------------------------- examples


@pytest.mark.clause("AG-E16", "AG-220")
def test_example_sundial_and_circinus() -> None:
    s = table(3, cast=("gaius_octavius", "junia_secunda", "fulvia"))
    vendetta(s, 0, 0, 0)
    build(s, SPAIN, trade=1)
    give(s, ANAIS, "sundial", "pugio", "groma", "abacus")
    assert (s.anchor[ANAIS], s.hand_size(ANAIS)) == (1, 5)
    placing(s, ANAIS)
    play(s, "place:trade+bonus", "play:sundial", "deal:circinus_1", "play:circinus")
    assert (s.anchor[ANAIS], len(hand(s, ANAIS))) == (0, 3)
    play(s, "pass", "deal:falx_1", "deal:falx_2")
    assert (s.hand_size(ANAIS), discarded(s)) == (5, ["circinus", "sundial"])


@pytest.mark.clause("AG-E17")
def test_example_bulla_and_a_set() -> None:
    s = table(3, cast=CAST)
    vendetta(s, 0)
    build(s, AFRICA, trade=1)
    give(s, LAURENT, "bulla", "falx", "groma", "pugio")
    placing(s, LAURENT)
    play(s, "place:trade+bonus", "play:bulla", "deal:sundial_1", "deal:abacus_1")
    assert len(hand(s, LAURENT)) == 5
    play(s, "set:sundial.falx.groma")
    assert len(hand(s, LAURENT)) == 2
    play(s, "pass", "deal:olicula_1", "deal:spatha_1")
    assert len(hand(s, LAURENT)) == 4
    assert asked(s) == "Laurent ending_turn"
    assert "play:olicula" not in options(s)


@pytest.mark.clause("AG-E18")
def test_example_snake_bracelets_bulla_and_spatha() -> None:
    s = table(4, cast=("junia_secunda", "marcus_antonius", "livia_drusilla", "gaius_octavius"))
    vendetta(s, 2, 2, 3, 0)
    build(s, ITALY, military=1)
    legions(s, DAMIEN, 3, 2)
    assert (s.legions_home[DAMIEN], s.legions_left[DAMIEN]) == (1, 1)
    give(s, DAMIEN, "snake_bracelets")
    throw_away(s, "bulla")
    placing(s, DAMIEN)
    play(s, "place:military+bonus", "play:snake_bracelets")
    assert (hand(s, DAMIEN), discarded(s)) == (["bulla"], ["snake_bracelets"])
    play(s, "play:bulla", "deal:falx_1", "deal:spatha_1", "play:spatha")
    assert s.legions_home[DAMIEN] == 2
    play(s, "pass", "legion:epirus", "legion:macedonia")
    assert (in_region(s, DAMIEN), s.legions_home[DAMIEN]) == ([4, 3, 0], 0)
    assert discarded(s) == ["spatha", "bulla", "snake_bracelets"]


@pytest.mark.clause("AG-E35")
def test_example_jewels_as_jokers() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "bulla", "snake_bracelets", "falx", "arca", "spatha")
    building(s, LAURENT)
    without = [o for o in options(s) if o.startswith("set:")]
    assert without == ["set:bulla.snake_bracelets.arca"]
    medal(s, LAURENT, "trade")
    worth = {}
    for laid in [o for o in options(s) if o.startswith("set:")]:
        twin = play(s.copy(), laid)
        shown = view(twin, None)["players"][LAURENT]["sets"][0]
        worth[laid] = (shown["type"], shown["glory"])
    assert worth["set:falx.bulla.snake_bracelets"] == ("tools", 3)
    assert worth["set:spatha.bulla.arca"] == ("weapons", 4)
    assert worth["set:bulla.snake_bracelets.arca"] == ("jewels", 6)
    assert "set:falx.spatha.bulla" not in worth


# ---------------------------------------------------------------------- sets


@pytest.mark.clause("AG-168", "AG-173")
def test_three_cards_of_a_type_laid_out_for_good() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "pugio", "spatha", "tridens", "falx", "sundial")
    building(s, LAURENT)
    assert [o for o in options(s) if o.startswith("set:")] == ["set:spatha.pugio.tridens"]
    play(s, "set:spatha.pugio.tridens")
    assert hand(s, LAURENT) == ["sundial", "falx"]
    assert [o for o in options(s) if o.startswith("sell:")] == ["sell:sundial", "sell:falx"]
    plot(s, CEDRIC, AFRICA)
    s.hand[LAURENT] = 0  # the set cannot be hit by a forced sale
    give(s, CEDRIC, "stylus")
    plotting(s, CEDRIC)
    assert clause_of(s, "plot:africa.forced_sale") == "AG-103"


@pytest.mark.clause("AG-169", "AG-170")
def test_the_types_and_what_their_sets_are_worth() -> None:
    assert [(t.id, t.glory) for t in TRADE_TYPES] == [
        ("tools", 3),
        ("weapons", 4),
        ("clothes", 5),
        ("jewels", 6),
        ("chests", 0),
    ]
    counts = [len([1 for kind in CARDS if TRADE_CARDS[kind].goods == goods]) for goods in Goods]
    assert counts == [10, 9, 8, 7, 4]
    s = table(4)
    lay(s, LAURENT, "falx", "arca", "cista")  # jokers add nothing of their own
    lay(s, CEDRIC, "spatha", "pugio", "tridens")
    lay(s, ANAIS, "apex", "sagum", "olicula")
    lay(s, DAMIEN, "bulla", "fibula", "anulus")
    final_scoring(s)
    assert [s.final[seat * 7 + 3] for seat in range(4)] == [3, 4, 5, 6]


@pytest.mark.clause("AG-171", "AG-174")
def test_jokers_stand_for_any_type_but_not_alone() -> None:
    tools, weapons, jewels, chests = Goods.TOOLS, Goods.WEAPONS, Goods.JEWELS, Goods.CHESTS
    assert set_type((tools, chests, chests), False) == tools
    assert set_type((jewels, jewels, chests), False) == jewels
    assert set_type((tools, weapons, chests), False) == -1
    assert set_type((chests, chests, chests), False) == -1
    s = table(3, cast=CAST)
    give(s, LAURENT, "arca", "capsa", "cista", "sagum")
    building(s, LAURENT)
    laid = [o for o in options(s) if o.startswith("set:")]
    assert laid == ["set:sagum.arca.capsa", "set:sagum.arca.cista", "set:sagum.capsa.cista"]
    play(s, "set:sagum.arca.capsa")
    assert view(s, None)["players"][LAURENT]["sets"][0]["type"] == "clothes"


@pytest.mark.clause("AG-172")
def test_with_the_medal_jewels_are_jokers_of_another_type() -> None:
    tools, weapons, jewels, chests = Goods.TOOLS, Goods.WEAPONS, Goods.JEWELS, Goods.CHESTS
    assert set_type((tools, tools, jewels), True) == tools
    assert set_type((weapons, jewels, chests), True) == weapons
    assert set_type((jewels, jewels, jewels), True) == jewels
    assert set_type((jewels, chests, chests), True) == jewels
    assert set_type((tools, weapons, jewels), True) == -1
    assert set_type((tools, tools, jewels), False) == -1


@pytest.mark.clause("AG-175")
def test_three_sets_are_the_most() -> None:
    s = table(3, cast=CAST)
    lay(s, LAURENT, "falx", "sundial", "groma")
    lay(s, LAURENT, "spatha", "pugio", "tridens")
    lay(s, LAURENT, "apex", "sagum", "olicula")
    give(s, LAURENT, "bulla", "anulus", "fibula")
    building(s, LAURENT)
    assert clause_of(s, "set:bulla.fibula.anulus") == "AG-175"


# ---------------------------------------------------------------------- card by card


@pytest.mark.parametrize(
    ("card", "goods", "copies", "asterisk"),
    [
        pytest.param("sundial", "tools", 2, False, marks=pytest.mark.clause("AG-219")),
        pytest.param("circinus", "tools", 2, False, marks=pytest.mark.clause("AG-220")),
        pytest.param("falx", "tools", 2, False, marks=pytest.mark.clause("AG-221")),
        pytest.param("groma", "tools", 1, False, marks=pytest.mark.clause("AG-222")),
        pytest.param("abacus", "tools", 1, False, marks=pytest.mark.clause("AG-223")),
        pytest.param("stylus", "tools", 2, True, marks=pytest.mark.clause("AG-224")),
        pytest.param("spatha", "weapons", 2, False, marks=pytest.mark.clause("AG-225")),
        pytest.param("gladius", "weapons", 1, False, marks=pytest.mark.clause("AG-226")),
        pytest.param("pugio", "weapons", 2, False, marks=pytest.mark.clause("AG-227")),
        pytest.param("tridens", "weapons", 2, False, marks=pytest.mark.clause("AG-228")),
        pytest.param("scutum", "weapons", 2, True, marks=pytest.mark.clause("AG-229")),
        pytest.param("olicula", "clothes", 2, False, marks=pytest.mark.clause("AG-230")),
        pytest.param("toga_candida", "clothes", 2, False, marks=pytest.mark.clause("AG-231")),
        pytest.param("apex", "clothes", 1, False, marks=pytest.mark.clause("AG-232")),
        pytest.param("sagum", "clothes", 1, False, marks=pytest.mark.clause("AG-233")),
        pytest.param("lacerna", "clothes", 2, True, marks=pytest.mark.clause("AG-234")),
        pytest.param("bulla", "jewels", 2, False, marks=pytest.mark.clause("AG-235")),
        pytest.param("snake_bracelets", "jewels", 2, False, marks=pytest.mark.clause("AG-236")),
        pytest.param("torques", "jewels", 1, True, marks=pytest.mark.clause("AG-237")),
        pytest.param("fibula", "jewels", 1, True, marks=pytest.mark.clause("AG-238")),
        pytest.param("anulus", "jewels", 1, False, marks=pytest.mark.clause("AG-239")),
        pytest.param("arca", "chests", 1, False, marks=pytest.mark.clause("AG-240")),
        pytest.param("capsa", "chests", 2, False, marks=pytest.mark.clause("AG-241")),
        pytest.param("cista", "chests", 1, False, marks=pytest.mark.clause("AG-242")),
    ],
)
def test_what_is_printed(card: str, goods: str, copies: int, asterisk: bool) -> None:
    printed = next(c for c in TRADE_CARDS if c.id == card)
    assert (printed.goods.name.lower(), printed.copies, printed.asterisk) == (goods, copies, asterisk)


@pytest.mark.clause("AG-219")
def test_sundial() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "sundial")
    placing(s, LAURENT)
    play(s, "place:colosseum", "play:sundial", "deal:bulla_1")
    assert hand(s, LAURENT) == ["bulla"]


@pytest.mark.clause("AG-221")
def test_falx() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, agriculture=1)
    give(s, LAURENT, "falx")
    placing(s, LAURENT)
    play(s, "place:agriculture", "play:falx")
    assert s.denarii[LAURENT] == 5 + 2 + 1


@pytest.mark.clause("AG-223", "AG-196")
def test_abacus() -> None:
    s = table(3, cast=CAST)
    glory(s, 5, 5, 5)
    give(s, LAURENT, "abacus")
    taxing(s, LAURENT)
    play(s, "tax:double+abacus")
    assert (s.denarii[LAURENT], s.glory[LAURENT], discarded(s)) == (5 + 2 + 3, 4, ["abacus"])


@pytest.mark.clause("AG-224")
def test_stylus() -> None:
    s = table(3, cast=CAST)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    give(s, CEDRIC, "stylus")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander", "play:stylus")
    assert s.denarii[CEDRIC] == 7


@pytest.mark.clause("AG-225")
def test_spatha() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "spatha")
    placing(s, LAURENT)
    play(s, "place:plot", "play:spatha")
    assert (s.legions_home[LAURENT], s.legions_left[LAURENT]) == (6, 1)


@pytest.mark.clause("AG-226")
def test_gladius() -> None:
    s = table(3, cast=CAST)
    legions(s, LAURENT, 1)
    give(s, LAURENT, "gladius")
    placing(s, LAURENT)
    play(s, "place:plot", "play:gladius")
    assert {"legion:thrace", "move:epirus.thrace", "pass"} <= set(options(s))
    play(s, "move:epirus.thrace")
    assert in_region(s, LAURENT) == [0, 0, 1]


@pytest.mark.clause("AG-227", "AG-233")
def test_pugio_and_sagum() -> None:
    s = table(3, cast=CAST)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    give(s, LAURENT, "pugio", "sagum")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander", "play:pugio")
    assert (s.glory[LAURENT], s.denarii[LAURENT]) == (4, 6)
    play(s, "play:sagum")
    assert s.glory[LAURENT] == 6


@pytest.mark.clause("AG-228")
def test_trident() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "tridens")
    placing(s, LAURENT)
    play(s, "place:colosseum", "play:tridens")
    assert s.glory[LAURENT] == 2 + 1 + 1


@pytest.mark.clause("AG-230")
def test_olicula() -> None:
    s = table(3, cast=("fulvia", "junia_secunda", "livia_drusilla"))
    give(s, LAURENT, "olicula")
    placing(s, LAURENT)
    play(s, "place:plot", "play:olicula")
    assert (s.votes_home[LAURENT], s.votes_left[LAURENT]) == (5, 0)


@pytest.mark.clause("AG-231")
def test_toga_candida() -> None:
    s = table(3, cast=CAST)
    column(s, LAURENT, LAURENT)
    give(s, LAURENT, "toga_candida")
    placing(s, LAURENT)
    play(s, "place:plot", "play:toga_candida")
    assert options(s) == ["vote", "pass"]
    play(s, "vote")
    assert (s.column, s.glory[LAURENT]) == ([LAURENT] * 3, 2 + 2)


@pytest.mark.clause("AG-232")
def test_apex() -> None:
    s = table(3, cast=CAST)
    pantheon(s, LAURENT, 2)
    give(s, LAURENT, "apex")
    placing(s, LAURENT)
    play(s, "place:plot", "play:apex")
    assert (s.pantheon[LAURENT], s.base_common[LAURENT]) == (3, 0)


@pytest.mark.clause("AG-234")
def test_lacerna() -> None:
    s = table(3, cast=CAST)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    give(s, CEDRIC, "lacerna")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander", "play:lacerna")
    assert s.vendetta == [1, 2, 3]  # it came, and one went back to the supply


@pytest.mark.clause("AG-235")
def test_bulla() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "bulla")
    placing(s, LAURENT)
    play(s, "place:plot", "play:bulla", "deal:falx_1", "deal:falx_2")
    assert hand(s, LAURENT) == ["falx", "falx"]


@pytest.mark.clause("AG-236")
def test_snake_bracelets() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "snake_bracelets")
    throw_away(s, "falx", "gladius")
    placing(s, LAURENT)
    play(s, "place:plot", "play:snake_bracelets")
    assert (hand(s, LAURENT), discarded(s)) == (["gladius"], ["snake_bracelets", "falx"])


@pytest.mark.clause("AG-237")
@pytest.mark.parametrize(("others", "gained"), [((5, 6, 7), 2), ((5, 1, 1), 1), ((3, 3, 4), 1)])
def test_torques(others: tuple[int, int, int], gained: int) -> None:
    s = table(4, cast=CAST)
    for seat, total in enumerate((3, *others)):
        set_glory(s, seat, total, 15)
    give(s, LAURENT, "torques")
    placing(s, LAURENT)
    play(s, "place:colosseum", "play:torques")
    assert s.glory[LAURENT] == 3 + gained + 1
    s.glory[LAURENT] = 50
    give(s, LAURENT, "sundial")
    s.hand[LAURENT] |= 1 << s.discard.pop()
    s.placed[:] = [0, 1, 1, 1]
    placing(s, LAURENT)
    play(s, "place:colosseum")
    assert clause_of(s, "play:torques") == "AG-163"  # nobody is ahead


@pytest.mark.clause("AG-238")
def test_fibula() -> None:
    s = table(4, cast=CAST)
    purse(s, 2, 3, 0, 1)
    give(s, LAURENT, "fibula")
    placing(s, LAURENT)
    play(s, "place:plot", "play:fibula")
    assert s.denarii == [4, 2, 0, 0]


@pytest.mark.clause("AG-239", "AG-196")
def test_signet_ring() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, military=2)  # population 3 costs 2 glory
    set_glory(s, LAURENT, 1)
    give(s, LAURENT, "anulus")
    taxing(s, LAURENT)
    assert clause_of(s, "tax:double") == "AG-195"
    play(s, "tax:double+anulus")  # with the card nothing is lost
    assert (s.glory[LAURENT], s.denarii[LAURENT]) == (1, 11)


@pytest.mark.clause("AG-241")
def test_capsa() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "capsa", "falx")
    before = held(s, LAURENT)
    placing(s, LAURENT)
    play(s, "place:plot", "play:capsa", "quest:faction", "quest:consul")
    assert asked(s) == "Laurent keeping_quest"
    assert options(s) == ["keep:consul", "keep:faction"]
    assert view(s, LAURENT)["asked"]["looking"] == ["consul", "faction"]
    assert "looking" not in view(s, CEDRIC)["asked"]
    play(s, "keep:consul")
    assert set(held(s, LAURENT)) == {*before, "consul"}
    assert view(s, LAURENT)["returned"][-1] == "faction"


@pytest.mark.clause("AG-241")
def test_capsa_at_the_end_of_the_quest_deck() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "capsa", "falx")
    s.quest_deck.clear()
    first, second, third = [entry >> 2 for entry in s.quest_bottom]
    placing(s, LAURENT)
    play(s, "place:plot", "play:capsa")
    assert options(s) == [f"quest:{QUESTS[first].id}"]  # the order under the deck is fixed
    play(s, options(s)[0])
    play(s, f"quest:{QUESTS[second].id}", f"keep:{QUESTS[second].id}")
    assert [entry >> 2 for entry in s.quest_bottom] == [third, first]
    s.quest_bottom[:] = s.quest_bottom[:1]
    s.quests[CEDRIC] |= 1 << first
    s.hand[LAURENT] |= 1 << s.discard.pop()
    s.placed[:] = [0, 1, 1]
    placing(s, LAURENT)
    play(s, "place:plot", "play:capsa", f"quest:{QUESTS[third].id}")  # with one card left he takes that one
    assert QUESTS[third].id in held(s, LAURENT)
    s.hand[LAURENT] |= 1 << s.discard.pop()
    s.placed[:] = [0, 1, 1]
    placing(s, LAURENT)
    play(s, "place:colosseum")
    assert clause_of(s, "play:capsa") == "AG-163"


@pytest.mark.clause("AG-242")
def test_cista() -> None:
    s = table(3, cast=CAST)
    build(s, AFRICA, agriculture=1)
    medal(s, LAURENT, "agriculture")
    give(s, LAURENT, "cista")
    in_round(s, 7)
    placing(s, LAURENT)
    play(s, "place:agriculture", "play:cista")
    assert s.denarii[LAURENT] == 5 + 4 + 4 + 2  # the medal counts once


@pytest.mark.clause("AG-66", "AG-235")
def test_a_draw_in_the_midst_of_an_effect_may_reshuffle() -> None:
    s = table(3, cast=CAST)
    give(s, LAURENT, "bulla")
    empty_deck(s, "falx")
    placing(s, LAURENT)
    play(s, "place:plot", "play:bulla", "deal:falx_1")
    assert "deal:bulla_1" not in options(s)  # it is still being played
    assert "deal:bulla_2" in options(s)
