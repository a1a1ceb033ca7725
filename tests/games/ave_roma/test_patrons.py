"""Sections 10 and 11: active patrons and their modifiers."""

import pytest

from tabularium.games.ave_roma.components import CARD, CARDS, PATRON_DECK, Modifier, Scoring
from tests.games.ave_roma.playing import (
    BLUE,
    GREEN,
    YELLOW,
    area,
    asked,
    can_send,
    clause_of,
    events,
    extra,
    goods,
    grey,
    hold,
    level,
    names_of,
    options,
    own,
    patron,
    play,
    row,
    seating_titus,
    send,
    table,
    top,
    workers,
)

BASICS = {"wood": 3, "stone": 3, "cattle": 3, "wheat": 3, "iron": 3, "wine": 3}


@pytest.mark.clause("AR-120")
def test_every_patron_has_a_modifier_and_a_bonus() -> None:
    for card in CARDS:
        if card.deck == PATRON_DECK:
            assert card.modifier != Modifier.NONE
            assert card.scoring != Scoring.NONE
            assert 0 <= card.location < 8


@pytest.mark.clause("AR-120", "AR-121")
def test_a_modifier_works_only_while_active_and_every_time() -> None:
    s = table()
    own(s, YELLOW, "atticus")
    hold(s, YELLOW)
    send(s, YELLOW, 1, "quaestor")
    assert asked(s) == "Green placing", "a passive patron does nothing"
    patron(s, YELLOW, "atticus")
    for score in (1, 2):
        send(s, YELLOW, score, "quaestor", "use:atticus")
        assert s.players[YELLOW].score == score
    extra(s, YELLOW, 1, "quaestor", "use:atticus")
    assert s.players[YELLOW].score == 3, "also in the final extra action"


@pytest.mark.clause("AR-122", "AR-130")
def test_modifiers_of_one_action_are_cumulative() -> None:
    s = table()
    patron(s, YELLOW, "scipio", "labienus")  # legatus: 1 surplus less, 2 denarii
    row(s, "legatus", 5, "hannibal_1")  # 2 surplus, 2 denarii
    hold(s, YELLOW, surplus=1)
    send(s, YELLOW, 1, "legatus.5")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].score == 3


@pytest.mark.clause("AR-123")
def test_a_modifier_is_optional_before_or_after_and_once() -> None:
    for moves, found in (
        (("use:sallustius", "half:top", "done"), 2),
        (("continue", "half:top", "done", "use:sallustius"), 2),
        (("continue", "half:top", "done", "continue"), 0),
    ):
        s = table()
        patron(s, YELLOW, "sallustius")
        hold(s, YELLOW)
        send(s, YELLOW, 1, "propraetor", *moves)
        assert goods(s, YELLOW).get("denarii", 0) == found
        assert asked(s) == "Green placing"


@pytest.mark.clause("AR-123a", "AR-128")
def test_free_area_card_is_not_asked() -> None:
    s = table()
    patron(s, YELLOW, "cato")
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW)
    send(s, YELLOW, 1, "aedilis")
    assert asked(s) == "dealer deal_area"
    assert names_of(s.players[YELLOW].left) == ["italia"]
    assert not events(s, "fee")


@pytest.mark.clause("AR-123a", "AR-130")
def test_money_and_surplus_discounts_are_not_asked() -> None:
    s = table()
    patron(s, YELLOW, "cicero")
    s.players[YELLOW].politics = 2
    row(s, "senatus", 5, "titus")  # wheat, 5 denarii
    hold(s, YELLOW, wheat=1, denarii=5)
    send(s, YELLOW, 1, "senatus.5")
    assert goods(s, YELLOW) == {"denarii": 2}
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-124")
def test_gain_point() -> None:
    s = table()
    patron(s, YELLOW, "atticus")
    send(s, YELLOW, 3, "quaestor", "continue", "use:atticus")
    assert s.players[YELLOW].score == 1


@pytest.mark.clause("AR-125")
@pytest.mark.parametrize(
    ("card", "place"), [("agrippa", "aedilis"), ("sallustius", "propraetor"), ("octavianus", "roma")]
)
def test_gain_denarii(card: str, place: str) -> None:
    s = table()
    patron(s, YELLOW, card)
    hold(s, YELLOW, surplus=1)
    send(s, YELLOW, 1, place, f"use:{card}")
    assert goods(s, YELLOW)["denarii"] == 2


@pytest.mark.clause("AR-126", "AR-24")
def test_gain_surplus() -> None:
    s = table()
    patron(s, YELLOW, "columella")
    hold(s, YELLOW, surplus=6)
    send(s, YELLOW, 1, "mercator", "use:columella")
    assert goods(s, YELLOW)["surplus"] == 7
    patron(s, YELLOW, "crassus")
    send(s, YELLOW, 1, "quaestor")
    assert asked(s) == "Green placing", "with 7 it would be lost"


@pytest.mark.clause("AR-127")
def test_gain_area_resource() -> None:
    s = table()
    patron(s, YELLOW, "verres")
    area(s, 2, "sicilia", upper=True)
    hold(s, YELLOW)
    send(s, YELLOW, 2, "quaestor", "continue", "use:verres")
    assert options(s) == ["gain:wood", "gain:cattle", "gain:wheat", "gain:iron"]
    assert clause_of(s, "gain:wine") == "AR-127"
    play(s, "gain:wheat")
    assert goods(s, YELLOW) == {"wheat": 1, "denarii": 4}
    assert s.is_upper(1), "at quaestor the card does not move"


@pytest.mark.clause("AR-127", "AR-50")
def test_gain_area_resource_from_the_card_before_it_moves() -> None:
    s = table(4)
    patron(s, YELLOW, "scaurus")  # aedilis
    area(s, 2, "sicilia", upper=True)
    hold(s, YELLOW, denarii=2)
    send(s, YELLOW, 2, "aedilis", "continue", "use:scaurus", "gain:wood", "deal:africa")
    assert goods(s, YELLOW) == {"wood": 2, "iron": 1, "wheat": 1, "cattle": 1}


@pytest.mark.clause("AR-128", "AR-57")
def test_free_area_card_does_not_help_in_an_empty_area() -> None:
    s = table(3)
    patron(s, YELLOW, "varro")  # mercator
    area(s, 1, None)
    hold(s, YELLOW, stone=1)
    send(s, YELLOW, 1, "mercator")
    assert goods(s, YELLOW) == {}
    assert events(s, "fee") == [(YELLOW, 2)]


@pytest.mark.clause("AR-129")
def test_extra_training() -> None:
    s = table()
    patron(s, YELLOW, "lentulus")
    hold(s, YELLOW, denarii=1)
    workers(s, YELLOW, 1, 4)
    s.players[YELLOW].training[0] = 3
    send(s, YELLOW, 1, "mercator")
    assert options(s) == ["worker:4", "trained:1.as3", "decline"]
    play(s, "worker:4")
    assert asked(s) == "Green placing", "only the space for 1 denarius was free and affordable"
    assert s.players[YELLOW].training == [3, -4, 0, 0]
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-130")
def test_a_basic_icon_less_at_aedificator() -> None:
    s = table()
    patron(s, YELLOW, "vitruvius")
    row(s, "aedificator", 5, "pantheon_edifice")  # 2 stone, iron, wine, any, 3 denarii
    hold(s, YELLOW, **BASICS, denarii=3)
    send(s, YELLOW, 1, "aedificator.5")
    assert options(s) == ["discount:stone", "discount:iron", "discount:wine", "discount:any", "discount:none"]
    twin = play(s.copy(), "discount:none")
    assert asked(twin) == "Yellow paying", "declined: any is still to be paid"
    play(s, "discount:any")
    assert goods(s, YELLOW) == {**BASICS, "stone": 1, "iron": 2, "wine": 2}


@pytest.mark.clause("AR-130", "AR-28a")
def test_the_discount_that_alone_keeps_it_payable() -> None:
    s = table()
    patron(s, YELLOW, "vitruvius")
    row(s, "aedificator", 5, "thermae_plan")  # wood, stone, iron
    hold(s, YELLOW, wood=1, iron=1)
    send(s, YELLOW, 1, "aedificator.5")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].score == 3
    assert events(s, "discounted") == [(YELLOW, 1)]


@pytest.mark.clause("AR-130")
def test_a_missing_part_gives_nothing() -> None:
    s = table()
    patron(s, YELLOW, "scipio")
    hold(s, YELLOW, surplus=1, denarii=2)
    row(s, "legatus", 5, "vercingetorix_2")  # 2 surplus, 2 denarii
    send(s, YELLOW, 1, "legatus.5")
    assert goods(s, YELLOW) == {}
    s = table(3, decks="ignore_numbers")
    patron(s, YELLOW, "cicero")
    s.players[YELLOW].politics = 2
    row(s, "senatus", 5, "marius")  # 12 denarii
    hold(s, YELLOW, denarii=10)
    send(s, YELLOW, 1, "senatus.5")
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-131")
def test_surplus_for_basic() -> None:
    s = table()
    patron(s, YELLOW, "apollodorus")
    row(s, "aedificator", 5, "thermae_plan")
    hold(s, YELLOW, wood=1, surplus=2)
    send(s, YELLOW, 1, "aedificator.5")
    assert goods(s, YELLOW) == {}, "stone and iron were paid with surplus"


@pytest.mark.clause("AR-131")
def test_which_icons_are_paid_with_surplus() -> None:
    s = table()
    patron(s, YELLOW, "apollodorus")
    row(s, "aedificator", 5, "thermae_plan")
    hold(s, YELLOW, wood=1, stone=1, iron=1, surplus=1)
    send(s, YELLOW, 1, "aedificator.5")
    assert options(s) == ["pay:wood", "pay:surplus"]
    play(s, "pay:wood", "pay:surplus")
    assert goods(s, YELLOW) == {"stone": 1}


@pytest.mark.clause("AR-132")
def test_basic_for_surplus() -> None:
    s = table(4)
    patron(s, YELLOW, "marius")
    row(s, "legatus", 5, "hannibal_3")  # wine, 2 surplus, 2 denarii
    hold(s, YELLOW, wine=1, wood=1, surplus=1, denarii=2)
    send(s, YELLOW, 1, "legatus.5")
    assert options(s) == ["pay:surplus", "pay:wood"]
    play(s, "pay:wood")
    assert goods(s, YELLOW) == {}, "and the surplus for the other"
    hold(s, YELLOW, wine=1, wood=1, denarii=2)
    row(s, "legatus", 5, "pyrrhus_3")
    assert "to:legatus.5" not in can_send(s, YELLOW, 1)


@pytest.mark.clause("AR-133", "AR-61")
def test_buy_influence_for_surplus() -> None:
    s = table()
    patron(s, YELLOW, "gracchus")  # aedilis, 2 surplus
    hold(s, YELLOW, surplus=2)
    send(s, YELLOW, 3, "aedilis", "use:gracchus")
    assert level(s, YELLOW, 3) == 1
    assert "surplus" not in goods(s, YELLOW)


@pytest.mark.clause("AR-133", "AR-63")
def test_buy_influence_for_money_leaves_the_fee() -> None:
    s = table(5)
    patron(s, YELLOW, "lucullus")  # mercator, 4 denarii
    area(s, 1, "italia", upper=True)
    hold(s, YELLOW, denarii=5)
    send(s, YELLOW, 1, "mercator")
    assert asked(s) == "Yellow trading", "4 denarii and the fee of 2 are too much"
    play(s, "done")
    hold(s, GREEN, denarii=6)
    patron(s, GREEN, "lucullus")
    area(s, 2, "sicilia", upper=True)
    send(s, GREEN, 2, "mercator", "use:lucullus", "done")
    assert level(s, GREEN, 2) == 1
    assert goods(s, GREEN) == {}


@pytest.mark.clause("AR-133", "AR-27")
def test_buy_influence_for_three_colours() -> None:
    s = table(4)
    patron(s, YELLOW, "pompeius")
    hold(s, YELLOW, wood=1, stone=1, cattle=1, wine=1)
    send(s, YELLOW, 2, "propraetor", "use:pompeius")
    assert options(s) == ["pay:wood", "pay:stone"]
    play(s, "pay:stone")
    assert goods(s, YELLOW) == {"wood": 1}
    assert level(s, YELLOW, 2) == 1
    assert asked(s) == "Yellow choosing_half"


@pytest.mark.clause("AR-133", "AR-116")
def test_no_influence_is_bought_in_vain() -> None:
    s = table()
    patron(s, YELLOW, "gracchus", "agrippa")
    grey(s, 3, yellow=1, green=2)
    hold(s, YELLOW, surplus=2)
    send(s, YELLOW, 3, "aedilis")
    assert options(s) == ["use:agrippa", "continue"]
    assert clause_of(s, "use:gracchus") == "AR-133"


@pytest.mark.clause("AR-134")
def test_one_step_free_of_choice() -> None:
    s = table()
    patron(s, YELLOW, "vespasianus")
    s.players[YELLOW].colosseum = 2
    s.players[YELLOW].politics = 2
    hold(s, YELLOW, wood=1, denarii=2)
    send(s, YELLOW, 2, "roma")  # 2 denarii, any
    assert options(s) == ["step:pay", "step:free"]
    twin = play(s.copy(), "step:free")
    assert goods(twin, YELLOW) == {"denarii": 2}, "the wood was paid, for the free step was used"
    play(s, "step:pay")
    assert options(s) == ["pay:wood", "step:free"]
    play(s, "step:free")
    assert goods(s, YELLOW) == {"wood": 1}


@pytest.mark.clause("AR-134", "AR-28a")
def test_the_free_step_that_is_needed() -> None:
    s = table()
    patron(s, YELLOW, "vespasianus")
    hold(s, YELLOW, surplus=1)
    assert "to:roma" in can_send(s, YELLOW, 2)
    play(s, "to:roma")
    assert goods(s, YELLOW) == {}
    assert s.players[YELLOW].colosseum == 2


@pytest.mark.clause("AR-135")
def test_free_colosseum_step() -> None:
    s = seating_titus()
    player = s.players[YELLOW]
    assert player.colosseum == 2
    assert player.politics == 2
    assert names_of(player.active) == ["cato", "hortensius"], "the honour unlocked a slot"
    assert asked(s) == "Yellow seating_patron", "both slots are full when titus comes"


@pytest.mark.clause("AR-136")
def test_raise_brown() -> None:
    s = table(4)
    patron(s, YELLOW, "plinius")  # mercator
    hold(s, YELLOW)
    send(s, YELLOW, 4, "mercator", "use:plinius")
    assert s.brown == [0, 0, 0, 1, 0]
    s.brown[1] = 8
    patron(s, BLUE, "metellus")
    hold(s, BLUE)
    send(s, BLUE, 2, "propraetor")
    assert asked(s) == "Blue choosing_half", "at the top it does nothing"


@pytest.mark.clause("AR-137")
@pytest.mark.parametrize(
    ("card", "deck_card", "place"),
    [("vitruvius", "insula_plan", "aedificator.5"), ("scipio", "vercingetorix_3", "legatus.5")],
)
def test_discounts_apply_to_the_deck_card(card: str, deck_card: str, place: str) -> None:
    s = table(mode="advanced")
    patron(s, YELLOW, card)
    own(s, YELLOW, "italia")
    top(s, deck_card)
    hold(s, YELLOW, **BASICS, surplus=7, denarii=30)
    send(s, YELLOW, 1, place)
    while "bonus:amphora" not in options(s) and asked(s).startswith("Yellow"):
        play(s, options(s)[-1])
    before = goods(s, YELLOW)
    play(s, "bonus:amphora")
    while asked(s) in ("Yellow spending", "Yellow discounting", "Yellow paying"):
        play(s, "done" if "done" in options(s) else options(s)[0])
    after = goods(s, YELLOW)
    cost = sum(CARDS[CARD[deck_card]].cost)
    paid = sum(before.values()) - sum(after.values())
    assert deck_card in names_of(s.players[YELLOW].cards)
    assert paid == cost - 2, "one off for the patron, one for the card used"
