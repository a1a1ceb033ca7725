"""Section 2.6: who knows what, and what the fact of being asked tells."""

import json
from random import Random

import pytest

from tabularium.core.agenda import Decision, pending
from tabularium.games.age_of_rome.components import BIT_CYCLE, CARDS, PLACE_OF, QUESTS, TRADE_CARDS
from tabularium.games.age_of_rome.state import Table, census
from tabularium.games.age_of_rome.view import resample, view
from tests.games.age_of_rome.playing import (
    AFRICA,
    ANAIS,
    CEDRIC,
    GAUL,
    LAURENT,
    SPAIN,
    asked,
    begin_round,
    build,
    clause_of,
    give,
    glory,
    hand,
    held,
    options,
    placing,
    play,
    plot,
    plotting,
    positions,
    quests,
    table,
    throw_away,
    told,
    vendetta,
)

LIVIA = ("livia_drusilla", "gaius_octavius", "junia_secunda", "fulvia")


def _hands(s: Table, seat: int, viewer: int | None, tries: int = 30) -> set[tuple[str, ...]]:
    """The hands that a seat may hold as far as the viewer can tell."""
    return {tuple(hand(resample(s, viewer, Random(n)), seat)) for n in range(tries)}


@pytest.mark.clause("AG-67")
def test_hands_quests_and_decks_are_hidden() -> None:
    s = table(3)
    quests(s, CEDRIC, "consul", "piety")
    give(s, CEDRIC, "gladius", "capsa")
    begin_round(s, 2)
    for viewer in (LAURENT, ANAIS, None):
        seen = json.dumps(view(s, viewer))
        for secret in ("gladius", "capsa", "consul", "piety"):
            assert f'"{secret}"' not in seen
        player = view(s, viewer)["players"][CEDRIC]
        assert (player["cards"], player["quests"], player["known"]) == (2, 2, [])  # the numbers are public
        assert len(_hands(s, CEDRIC, viewer)) > 10
    assert view(s, CEDRIC)["hand"] == ["gladius", "capsa"]
    assert [q["id"] for q in view(s, CEDRIC)["quests"]] == ["consul", "piety"]
    assert _hands(s, CEDRIC, CEDRIC) == {("gladius", "capsa")}


@pytest.mark.clause("AG-68")
def test_everything_else_is_public() -> None:
    s = table(3)
    build(s, AFRICA, military=2)
    throw_away(s, "falx")
    plot(s, ANAIS, GAUL)
    begin_round(s, 2)
    mine, spectator = view(s, LAURENT), view(s, None)
    own = ("seat", "hand", "quests", "returned", "asked")
    assert {key: mine[key] for key in mine if key not in (*own, "players")} == {
        key: spectator[key] for key in spectator if key not in (*own, "players")
    }
    shown = spectator["players"][CEDRIC]
    assert (shown["denarii"], shown["vendetta"], shown["votes"]["unrecruited"]) == (7, 3, 0)
    assert spectator["provinces"][GAUL]["plots"][0] == {"owner": ANAIS, "status": "ready"}
    assert spectator["trade"]["discard"] == ["falx"]
    assert spectator["event"]["arrow"] == "ccw1"


@pytest.mark.clause("AG-68a")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    s = table(4, cast=LIVIA)
    give(s, ANAIS, "gladius", "falx")
    plot(s, LAURENT, SPAIN)
    plotting(s, LAURENT)
    play(s, "plot:spain.customs_duties", "Anaïs pass", "pick:gladius_1")
    assert view(s, ANAIS)["players"][LAURENT]["known"] == ["gladius"]
    assert view(s, CEDRIC)["players"][LAURENT]["known"] == []
    assert _hands(s, LAURENT, ANAIS) == {("gladius",)}
    assert len(_hands(s, LAURENT, CEDRIC)) > 5
    gladius = [card.id for card in TRADE_CARDS].index("gladius")
    heard = [[e.secret for e in told(s, seat) if e.key == "customs"] for seat in (LAURENT, CEDRIC, ANAIS)]
    assert heard == [[(gladius,)], [None], [(gladius,)]]


@pytest.mark.clause("AG-68a")
def test_a_card_from_the_discard_pile_was_seen_by_all() -> None:
    s = table(4, cast=LIVIA)
    give(s, LAURENT, "snake_bracelets", "falx")
    throw_away(s, "gladius")
    placing(s, LAURENT)
    play(s, "place:plot", "play:snake_bracelets", "pass")
    for viewer in (CEDRIC, ANAIS, None):
        assert view(s, viewer)["players"][LAURENT]["known"] == ["gladius"]
        assert all("gladius" in cards for cards in _hands(s, LAURENT, viewer))
    # a random theft leaves open whether it was that card
    plot(s, LAURENT, SPAIN)
    s.hand[ANAIS], s.hand[LAURENT] = s.hand[LAURENT], 0
    plotting(s, LAURENT)
    play(s, "plot:spain.customs_duties", "Anaïs pass", "pick:falx_1")
    assert view(s, CEDRIC)["players"][ANAIS]["known"] == []
    assert view(s, LAURENT)["players"][ANAIS]["known"] == ["gladius"]  # the thief knows that it was not


@pytest.mark.clause("AG-68a")
def test_a_known_card_that_is_sold_is_known_no_more() -> None:
    s = table(3, cast=LIVIA)
    give(s, LAURENT, "sundial")
    throw_away(s, "sundial")
    s.hand[LAURENT] |= 1 << s.discard.pop()
    s.known[:] = [1 << 1] * 4  # the second copy was taken from the pile; the first was not seen
    assert view(s, CEDRIC)["players"][LAURENT]["known"] == ["sundial"]
    begin_round(s, 2, "levy")
    play(s, "Laurent sell:sundial")  # whichever it was, one sundial may remain, or not
    assert hand(s, LAURENT) == ["sundial"]
    assert view(s, CEDRIC)["players"][LAURENT]["known"] == []


@pytest.mark.clause("AG-68a")
def test_quests_looked_at_are_known_to_one_only() -> None:
    s = table(3, cast=LIVIA)
    give(s, LAURENT, "capsa", "falx")
    placing(s, LAURENT)
    play(s, "place:plot", "play:capsa", "quest:consul")
    found = pending(s)
    assert found is not None
    assert list(found[0].witnesses(s) or ()) == [LAURENT]
    play(s, "quest:faction")
    seen = set()
    for n in range(20):
        other = resample(s, CEDRIC, Random(n))
        seen.add(tuple(QUESTS[q].id for q in range(28) if other.looking >> q & 1))
        assert held(other, CEDRIC) == held(s, CEDRIC)
    assert len(seen) > 10
    assert resample(s, LAURENT, Random(1)).looking == s.looking


@pytest.mark.clause("AG-68b")
def test_the_target_is_asked_whatever_he_holds() -> None:
    s = table(3)
    glory(s, 3, 3, 3)
    plot(s, LAURENT, GAUL)
    plot(s, LAURENT, SPAIN)
    give(s, CEDRIC, "falx")
    plotting(s, LAURENT)
    play(s, "plot:gaul.slander")
    assert asked(s) == "Cédric reacting"
    assert options(s) == ["pass"]
    assert clause_of(s, "play:falx") == "AG-161"
    play(s, "pass")
    vendetta(s, 1, 3, 2)
    play(s, "plot:spain.slander")  # Anaïs holds no card: nobody is asked
    assert s.glory[ANAIS] == 2
    two = table(2)
    glory(two, 3, 3)
    plot(two, LAURENT, SPAIN)
    give(two, CEDRIC, "falx")
    plotting(two, LAURENT)
    play(two, "plot:spain.slander")  # no reaction card is in the game
    assert two.glory[CEDRIC] == 2


@pytest.mark.clause("AG-68b")
def test_who_holds_a_card_is_asked_about_cards_at_every_follower() -> None:
    for card in ("pugio", "sundial"):  # whether it fits or not
        s = table(3, cast=LIVIA)
        build(s, AFRICA, religion=1)
        give(s, LAURENT, card)
        placing(s, LAURENT)
        play(s, "place:religion")
        assert asked(s) == "Laurent playing_cards"
        assert view(s, CEDRIC)["asked"] == {
            "seat": LAURENT,
            "kind": "playing_cards",
            "place": "religion",
            "province": "africa",
        }


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4), (4, 5)])
def test_a_resampled_table_looks_the_same_and_asks_the_same(seats: int, seed: int) -> None:
    variants = {"spies_and_allies": seats > 1, "hard_times": True}
    rng = Random(seed)
    for count, (s, step, choices) in enumerate(positions(seats, seed, variants)):
        if count % 5:
            continue
        for viewer in (*range(seats), None):
            twin = resample(s, viewer, rng)
            assert view(twin, viewer) == view(s, viewer)
            assert census(twin) == census(s)
            found = pending(twin)
            assert found is not None
            assert isinstance(found[0], Decision)
            assert (type(found[0]), found[0].seat) == (type(step), step.seat)
            if viewer == step.seat:
                assert [str(choice) for choice in found[1]] == choices


def test_the_face_down_token_may_be_either() -> None:
    s = table(3, "spies_and_allies")
    build(s, GAUL, trade=1)
    begin_round(s, 2, "levy")
    play(s, "offer:gaul.trade", "amount:1", "token:spy")
    assert {resample(s, CEDRIC, Random(n)).deal_token for n in range(20)} == {0, 1}
    assert {resample(s, LAURENT, Random(n)).deal_token for n in range(20)} == {0}


def test_the_same_luck_deals_the_same_from_tables_that_look_alike() -> None:
    s = table(3, cast=LIVIA)
    give(s, CEDRIC, "gladius", "capsa")
    other = resample(s, LAURENT, Random(3))
    assert resample(s, LAURENT, Random(8)).dump() == resample(other, LAURENT, Random(8)).dump()
    assert len(CARDS) == 38


def test_the_place_of_a_bit() -> None:
    assert [PLACE_OF[(1 << n) % BIT_CYCLE] for n in range(52)] == list(range(52))
