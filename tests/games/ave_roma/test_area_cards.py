"""Section 7: use, fee and fragments of area cards."""

from collections.abc import Callable

import pytest

from tabularium.games.ave_roma.components import CARD
from tabularium.games.ave_roma.state import Phase, Table
from tests.games.ave_roma.playing import (
    GREEN,
    YELLOW,
    area,
    asked,
    can_send,
    clause_of,
    empty_deck,
    events,
    extra,
    goods,
    hold,
    level,
    names_of,
    options,
    own,
    patron,
    play,
    send,
    table,
    told,
)


@pytest.mark.clause("AR-50", "AR-51", "AR-71", "AR-88")
@pytest.mark.parametrize(
    ("location", "moves"),
    [("aedilis", ()), ("mercator", ("done",)), ("propraetor", ("half:top", "done"))],
)
def test_the_card_slides_up_at_the_end(location: str, moves: tuple[str, ...]) -> None:
    s = table()
    hold(s, YELLOW, denarii=3)
    send(s, YELLOW, 2, location, *moves)
    assert s.is_upper(1)
    assert goods(s, YELLOW)["denarii"] == 3
    assert s.area_cards[1] == CARD["sicilia"]


@pytest.mark.clause("AR-52", "AR-53", "AR-54", "AR-55", "AR-55a")
def test_order_when_a_card_is_taken() -> None:
    s = table()
    area(s, 1, "italia", upper=True)
    own(s, YELLOW, "macedonia")  # red, like italia
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 1, "aedilis")
    assert asked(s) == "Yellow pairing_fragments"
    play(s, "gain:wine", "deal:africa")
    keys = [event.key for event in told(s)]
    order = [keys.index(key) for key in ("fee", "took_area_card", "brown", "fragments")]
    assert order == sorted(order)
    assert max(i for i, key in enumerate(keys) if key == "area_dealt") > keys.index("fragments")
    assert goods(s, YELLOW) == {"stone": 2, "wood": 1, "iron": 1, "wine": 1}
    assert s.brown[0] == 1


@pytest.mark.clause("AR-55a", "AR-63")
def test_the_fragment_reward_does_not_pay_the_fee() -> None:
    s = table()
    area(s, 1, "italia", upper=True)
    own(s, YELLOW, "macedonia")
    hold(s, YELLOW, iron=2, wine=3, denarii=1)  # wine at full storage would bring 1, too late
    assert "to:aedilis" not in can_send(s, YELLOW, 1)
    assert clause_of(s, "to:aedilis") == "AR-63"


@pytest.mark.clause("AR-54")
def test_the_brown_marker_stays_at_the_top() -> None:
    s = table()
    s.brown[0] = 8
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 1, "aedilis", "deal:africa")
    assert s.brown[0] == 8


@pytest.mark.clause("AR-56", "AR-151")
def test_an_empty_deck_leaves_the_area_empty_and_triggers_the_end() -> None:
    s = table(3)
    empty_deck(s, 0)
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, denarii=2)
    play(s, "worker:1", "to:aedilis")
    assert s.area_cards[0] == -1
    assert s.is_ending
    assert asked(s) == "Green placing", "the phase is played to its end"
    assert s.phase == Phase.ACTION


def empty(location: str, **held: int) -> list[str]:
    s = table()
    area(s, 1, None)
    hold(s, YELLOW, **held)
    return [move for move in can_send(s, YELLOW, 1) if move == f"to:{location}"]


@pytest.mark.clause("AR-57", "AR-59", "AR-62")
def test_mercator_in_an_empty_area() -> None:
    s = table()
    area(s, 1, None)
    hold(s, YELLOW, stone=1)
    send(s, YELLOW, 1, "mercator")
    # only a sale pays the fee: it is made unasked, and nothing can be bought
    assert goods(s, YELLOW) == {}
    assert names_of(s.players[YELLOW].cards) == []
    assert s.brown[0] == 0
    assert empty("mercator", denarii=9) == [], "nothing would be done but paying the fee"
    assert empty("mercator", wine=1) == [], "the fee could not be paid"
    assert empty("mercator", wine=1, denarii=1) == ["to:mercator"]


@pytest.mark.clause("AR-59")
def test_nothing_is_bought_in_an_empty_area() -> None:
    s = table()
    area(s, 1, None)
    hold(s, YELLOW, stone=2, wine=1, denarii=9)
    send(s, YELLOW, 1, "mercator")
    assert options(s) == ["sell:stone", "sell:wine"], "something must be done"
    assert clause_of(s, "buy:stone") == "AR-59"
    assert clause_of(s, "done") == "AR-62"
    play(s, "sell:stone")
    assert options(s) == ["sell:stone", "sell:wine", "done"]


@pytest.mark.clause("AR-58")
def test_aedilis_in_an_empty_area() -> None:
    assert empty("aedilis", denarii=9) == []
    s = table()
    area(s, 1, None)
    can_send(s, YELLOW, 1)
    assert clause_of(s, "to:aedilis") == "AR-58"


@pytest.mark.clause("AR-57", "AR-60", "AR-62")
def test_propraetor_in_an_empty_area() -> None:
    s = table()
    area(s, 1, None)
    own(s, YELLOW, "hannibal_2", "hannibal_5")
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 1, "propraetor")
    assert options(s) == ["influence:hannibal_2", "influence:hannibal_5"]
    assert clause_of(s, "gain:stone") == "AR-60"
    assert clause_of(s, "done") == "AR-62"
    play(s, "influence:hannibal_5", "done")
    assert level(s, YELLOW, 1) == 2
    assert goods(s, YELLOW) == {}
    assert s.brown[0] == 0
    assert empty("propraetor", denarii=9) == []


@pytest.mark.clause("AR-57", "AR-62")
def test_an_empty_area_is_refused_for_the_right_reason() -> None:
    s = table()
    area(s, 1, None)
    own(s, YELLOW, "hannibal_2")
    hold(s, YELLOW, wine=1)
    can_send(s, YELLOW, 1)
    # board 1: wine is sold for 1, less than the fee; and at propraetor nothing can be sold
    assert (clause_of(s, "to:mercator"), clause_of(s, "to:propraetor")) == ("AR-57", "AR-57")
    s = table()
    area(s, 1, None)
    hold(s, YELLOW, denarii=9)
    can_send(s, YELLOW, 1)
    assert (clause_of(s, "to:mercator"), clause_of(s, "to:propraetor")) == ("AR-62", "AR-62")


@pytest.mark.clause("AR-61", "AR-62")
def test_patrons_in_an_empty_area() -> None:
    s = table(4)
    area(s, 1, None)
    patron(s, YELLOW, "metellus")  # propraetor: raise the brown marker
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 1, "propraetor", "continue")  # after the basic action it can no longer be declined
    assert s.brown[0] == 1
    assert goods(s, YELLOW) == {}
    patron(s, GREEN, "scaurus", "pompeius")
    hold(s, GREEN, denarii=2, wood=1, wheat=1, wine=1)
    send(s, GREEN, 1, "propraetor", "use:pompeius")
    assert level(s, GREEN, 1) == 1, "influence can be bought"


@pytest.mark.clause("AR-62", "AR-63", "AR-70", "AR-133")
@pytest.mark.parametrize("begins", [send, extra])
def test_influence_for_which_the_money_is_not_earned_is_nothing_done(begins: Callable[..., Table]) -> None:
    s = table()
    area(s, 1, None)
    patron(s, YELLOW, "lucullus")  # mercator: a level for 4 denarii
    hold(s, YELLOW, iron=1, wine=1, denarii=5)
    begins(s, YELLOW, 1, "mercator")
    assert options(s) == ["use:lucullus", "continue"], "a sale can still pay the fee"
    play(s, "continue")
    # without a sale 5 denarii are too few for the level and the fee: then nothing at all would be done
    assert options(s) == ["sell:iron", "sell:wine"]
    assert clause_of(s, "done") == "AR-62"
    play(s, "sell:wine", "done", "use:lucullus")
    assert level(s, YELLOW, 1) == 1
    assert goods(s, YELLOW) == {"iron": 1}


@pytest.mark.clause("AR-62", "AR-133")
def test_influence_for_which_there_is_money_is_enough() -> None:
    s = table()
    area(s, 1, None)
    patron(s, YELLOW, "lucullus")
    hold(s, YELLOW, iron=1, wine=1, denarii=6)
    send(s, YELLOW, 1, "mercator", "continue")
    assert options(s) == ["sell:iron", "sell:wine", "done"]
    play(s, "done")  # now the level is all that is left to do, and it is bought unasked
    assert level(s, YELLOW, 1) == 1
    assert goods(s, YELLOW) == {"iron": 1, "wine": 1}


@pytest.mark.clause("AR-61")
def test_no_resource_from_an_empty_area() -> None:
    s = table()
    area(s, 2, None)
    patron(s, YELLOW, "verres")  # quaestor: 1 resource of the area card
    hold(s, YELLOW)
    send(s, YELLOW, 2, "quaestor")
    assert asked(s) == "Green placing"
    assert goods(s, YELLOW) == {"denarii": 4}


@pytest.mark.clause("AR-63")
def test_money_of_the_action_pays_the_fee() -> None:
    s = table()
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, stone=1)
    send(s, YELLOW, 1, "mercator", "deal:africa")
    assert goods(s, YELLOW) == {}, "the stone was sold for the fee"
    hold(s, GREEN)
    area(s, 2, "sicilia", upper=True)
    patron(s, GREEN, "agrippa")  # aedilis: 2 denarii
    send(s, GREEN, 2, "aedilis", "use:agrippa")
    assert names_of(s.players[GREEN].left) == ["sicilia"]


@pytest.mark.clause("AR-63")
def test_buying_must_leave_the_fee() -> None:
    s = table()
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, wine=1, denarii=4)
    send(s, YELLOW, 1, "mercator", "sell:wine")
    assert options(s) == ["buy:wood", "buy:stone", "buy:iron", "done"]
    play(s, "buy:stone")
    assert asked(s) == "dealer deal_area", "1 denarius was left beyond the fee: nothing more could be bought"
    assert goods(s, YELLOW) == {"stone": 1, "denarii": 1}


@pytest.mark.clause("AR-64")
@pytest.mark.parametrize(
    ("have", "new", "choices"),
    [
        (("gallia_narbonensis",), "baetica", ["gain:wood", "gain:stone"]),
        (("macedonia",), "italia", ["gain:iron", "gain:wine"]),
        (("africa",), "aegyptus", ["gain:cattle", "gain:wheat"]),
        (("sicilia",), "germania", ["gain:wood", "gain:stone", "gain:cattle", "gain:wheat", "gain:iron", "gain:wine"]),
        (("dalmatia", "achaea", "asia"), "baetica", ["gain:wood", "gain:stone"]),
    ],
)
def test_pairs_of_fragments(have: tuple[str, ...], new: str, choices: list[str]) -> None:
    s = table()
    own(s, YELLOW, *have)
    area(s, 5, new, upper=True)
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 5, "mercator", "done")
    assert asked(s) == "Yellow pairing_fragments"
    assert options(s) == choices


@pytest.mark.clause("AR-65")
def test_only_identical_fragments_pair_once() -> None:
    s = table()
    own(s, YELLOW, "gallia_narbonensis", "asia", "sicilia", "italia")  # two black (a pair already), multi, red
    area(s, 5, "baetica", upper=True)  # a third black
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 5, "mercator", "done")
    assert asked(s) == "dealer deal_area", "no pair: multi is not wild, and each card pairs once"
    assert not events(s, "fragments")


@pytest.mark.clause("AR-51", "AR-198")
def test_the_lower_position_costs_nothing_in_either_mode() -> None:
    for mode, fee in (("basic", 2), ("advanced", 3)):
        s = table(mode=mode)
        hold(s, YELLOW)
        send(s, YELLOW, 3, "aedilis")
        assert not events(s, "fee")
        assert s.fee_in(2) == fee
