"""Section 17: the advanced mode."""

import pytest

from tabularium.games.ave_roma.components import CARDS
from tabularium.games.ave_roma.state import Table
from tabularium.games.ave_roma.steps.maintenance import BeginMaintenance, FinishRows
from tests.games.ave_roma.playing import (
    BLUE,
    YELLOW,
    area,
    asked,
    begin,
    can_send,
    clause_of,
    empty_deck,
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
    send,
    table,
    top,
)


def advanced(**held: int) -> Table:
    """Yellow with three amphora and two lion cards on the left side."""
    s = table(mode="advanced")
    own(s, YELLOW, "italia", "africa", "achaea", "macedonia", "aegyptus")
    hold(s, YELLOW, **held)
    return s


@pytest.mark.clause("AR-198", "AR-57")
def test_the_fee_is_three() -> None:
    s = advanced(denarii=3)
    area(s, 1, "syria", upper=True)
    send(s, YELLOW, 1, "aedilis", "continue", "continue")
    assert events(s, "fee") == [(YELLOW, 3)]
    s = advanced(denarii=2, wine=1)
    area(s, 1, None)
    send(s, YELLOW, 1, "mercator", "continue", "continue")
    assert goods(s, YELLOW) == {}, "also in an empty area"


@pytest.mark.clause("AR-199", "AR-201", "AR-205")
def test_quaestor_bonus_before_or_after_and_once() -> None:
    s = advanced()
    send(s, YELLOW, 1, "quaestor")
    assert options(s) == ["bonus:amphora", "bonus:lion", "continue"]
    play(s, "bonus:amphora")
    assert options(s) == ["spend:italia", "spend:africa", "spend:achaea"]
    assert clause_of(s, "spend:macedonia") == "AR-201"
    play(s, "spend:africa", "spend:italia", "done")
    assert goods(s, YELLOW) == {"denarii": 4 + 2}
    assert asked(s) == "Green placing", "not again after the basic action"
    s = advanced()
    send(s, YELLOW, 1, "quaestor", "continue", "bonus:lion", "spend:macedonia", "done")
    assert goods(s, YELLOW) == {"denarii": 2 + 2}


@pytest.mark.clause("AR-199")
def test_the_bonus_is_optional_and_belongs_to_every_board_action() -> None:
    s = advanced()
    send(s, YELLOW, 1, "quaestor", "continue", "continue")
    assert goods(s, YELLOW) == {"denarii": 2}
    extra(s, YELLOW, 1, "quaestor", "bonus:lion", "spend:macedonia", "done")
    assert goods(s, YELLOW) == {"denarii": 2 + 2 + 2}, "the extra action too"


@pytest.mark.clause("AR-200", "AR-202")
def test_left_side_cards_only() -> None:
    s = table(mode="advanced")
    patron(s, YELLOW, "atticus")  # active, amphora
    own(s, YELLOW, "cato", "aqueduct_plan", "hannibal_1", "italia")  # amphora of each deck
    own(s, YELLOW, "africa", right=True)
    hold(s, YELLOW)
    send(s, YELLOW, 2, "quaestor", "bonus:amphora")
    assert options(s) == ["spend:italia", "spend:aqueduct_plan", "spend:hannibal_1", "spend:cato"]
    play(s, "spend:cato", "spend:hannibal_1", "done")
    player = s.players[YELLOW]
    assert names_of(player.right) == ["africa", "hannibal_1", "cato"]
    assert names_of(player.cards) == ["italia", "africa", "aqueduct_plan", "hannibal_1", "atticus", "cato"]
    assert names_of(player.left) == ["italia", "aqueduct_plan"]


@pytest.mark.clause("AR-203")
def test_an_area_card_taken_in_the_action_cannot_be_used() -> None:
    s = table(mode="advanced")
    area(s, 1, "syria", upper=True)
    hold(s, YELLOW, denarii=3)
    send(s, YELLOW, 1, "aedilis")
    assert asked(s) == "dealer deal_area", "no card on the left side before that"
    assert names_of(s.players[YELLOW].left) == ["syria"]


@pytest.mark.clause("AR-204", "AR-206")
def test_aedilis_bonus_from_the_card_before_it_moves() -> None:
    s = advanced(denarii=3)
    area(s, 1, "syria", upper=True)  # wheat, wheat, stone, wood
    send(s, YELLOW, 1, "aedilis", "continue", "bonus:amphora", "spend:africa", "spend:italia", "done")
    assert options(s) == ["gain:wood", "gain:stone", "gain:wheat"]
    assert not events(s, "took_area_card")
    play(s, "gain:stone", "gain:stone")
    assert goods(s, YELLOW) == {"wheat": 2, "stone": 3, "wood": 1}, "and the fee is paid"
    assert len(events(s, "took_area_card")) == 1


@pytest.mark.clause("AR-206", "AR-28a")
def test_a_bonus_that_alone_pays_the_fee() -> None:
    s = advanced()
    area(s, 1, "syria", upper=True)
    assert "to:aedilis" in can_send(s, YELLOW, 1)
    play(s, "to:aedilis", "continue")
    # two lions would not be enough, and going on would leave the fee unpaid: the amphorae are taken unasked
    assert options(s) == ["spend:italia", "spend:africa", "spend:achaea"]
    play(s, "spend:africa", "spend:italia")
    # all three cards were needed: of three more wheat two overflow (2 each), of three more wood one (3)
    assert options(s) == ["gain:wood", "gain:wheat"]
    assert clause_of(s, "gain:stone") == "AR-28a"
    play(s, "gain:wheat")
    assert goods(s, YELLOW)["wheat"] == 3
    assert goods(s, YELLOW)["denarii"] == 2 * 2 - 3
    s = advanced(denarii=1)
    area(s, 1, "syria", upper=True)
    s.players[YELLOW].right = s.players[YELLOW].cards
    assert "to:aedilis" not in can_send(s, YELLOW, 1)


@pytest.mark.clause("AR-207")
def test_mercator_bonus() -> None:
    s = advanced()
    send(s, YELLOW, 1, "mercator", "bonus:lion", "spend:macedonia", "spend:aegyptus")
    assert goods(s, YELLOW) == {"surplus": 2}


@pytest.mark.clause("AR-208", "AR-119a")
def test_propraetor_bonus_in_sets_of_three() -> None:
    s = advanced()
    send(s, YELLOW, 2, "propraetor")
    assert options(s) == ["bonus:amphora", "continue"], "two lions are no set"
    assert clause_of(s, "bonus:lion") == "AR-208"
    play(s, "bonus:amphora", "spend:africa", "spend:italia")
    assert level(s, YELLOW, 2) == 1, "the third had to follow"
    assert asked(s) == "Yellow choosing_half"
    own(s, BLUE, "hannibal_1", "hannibal_3", "pyrrhus_4", "cato", "atticus", "vitruvius")
    hold(s, BLUE)
    send(s, BLUE, 3, "propraetor", "bonus:amphora", "spend:cato", "spend:atticus", "spend:vitruvius")
    assert "done" in options(s)
    play(s, "spend:hannibal_1")
    assert "done" not in options(s), "multiples of three"
    assert clause_of(s, "done") == "AR-208"
    play(s, "spend:hannibal_3")
    assert level(s, BLUE, 3) == 2, "two sets are one rise of two levels"


@pytest.mark.clause("AR-208", "AR-62")
def test_propraetor_bonus_in_an_empty_area() -> None:
    s = advanced(denarii=3)
    area(s, 2, None)
    assert "to:propraetor" in can_send(s, YELLOW, 2)
    play(s, "to:propraetor", "continue")
    assert asked(s) == "Yellow spending", "nothing else can be done, so the bonus is taken"
    play(s, "spend:africa", "spend:italia")
    assert level(s, YELLOW, 2) == 1
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-208", "AR-116")
def test_no_set_in_vain() -> None:
    s = advanced()
    grey(s, 2, yellow=1, green=2)
    send(s, YELLOW, 2, "propraetor")
    assert asked(s) == "Yellow choosing_half"


@pytest.mark.clause("AR-209")
def test_three_influence_cards_are_a_set_by_themselves() -> None:
    s = table(mode="advanced")
    own(s, YELLOW, "aqueduct_plan", "vercingetorix_2", "hannibal_3")
    hold(s, YELLOW)
    send(s, YELLOW, 2, "propraetor", "continue", "half:top")
    play(s, "influence:aqueduct_plan", "influence:vercingetorix_2", "influence:hannibal_3")
    assert level(s, YELLOW, 2) == 3
    assert options(s) == ["bonus:amphora", "continue"]
    play(s, "bonus:amphora")
    assert level(s, YELLOW, 2) == 4


@pytest.mark.clause("AR-209", "AR-210")
def test_cards_of_a_set_before_may_still_use_their_influence() -> None:
    s = table(mode="advanced")
    own(s, YELLOW, "aqueduct_plan", "vercingetorix_2", "hannibal_3")
    hold(s, YELLOW)
    send(s, YELLOW, 2, "propraetor", "bonus:amphora", "spend:aqueduct_plan", "spend:vercingetorix_2")
    assert level(s, YELLOW, 2) == 1
    assert not s.players[YELLOW].spent
    play(s, "half:top", "influence:hannibal_3", "done")
    assert level(s, YELLOW, 2) == 2
    assert names_of(s.players[YELLOW].spent) == ["hannibal_3"]


@pytest.mark.clause("AR-209")
def test_influence_cards_from_the_right_side_make_no_set() -> None:
    s = table(mode="advanced")
    own(s, YELLOW, "aqueduct_plan", "vercingetorix_2", "hannibal_3", right=True)
    hold(s, YELLOW)
    send(s, YELLOW, 2, "propraetor", "half:top")
    play(s, "influence:aqueduct_plan", "influence:vercingetorix_2", "influence:hannibal_3")
    assert level(s, YELLOW, 2) == 3, "their influence counts"
    assert asked(s) == "Green placing", "but not as a set"


@pytest.mark.clause("AR-211")
def test_roma_bonus_spaces_are_paid_and_their_honours_count() -> None:
    s = advanced(surplus=1, wheat=1, denarii=2)
    send(s, YELLOW, 1, "roma", "continue")
    assert s.players[YELLOW].colosseum == 1
    play(s, "bonus:lion", "spend:macedonia")
    assert options(s) == ["spend:aegyptus", "done"]
    play(s, "spend:aegyptus")
    player = s.players[YELLOW]
    assert player.colosseum == 3
    assert player.politics == 1
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-211", "AR-28a", "AR-134")
def test_roma_bonus_before_must_leave_the_basic_move_payable() -> None:
    s = advanced(surplus=1, wheat=1)
    send(s, YELLOW, 2, "roma")
    assert asked(s) == "Green placing", "one more space could not be paid"
    s = advanced(surplus=1, wheat=1)
    patron(s, YELLOW, "vespasianus")
    send(s, YELLOW, 2, "roma", "bonus:lion", "spend:macedonia")
    while asked(s) == "Yellow walking":
        play(s, options(s)[0])
    assert s.players[YELLOW].colosseum == 3, "the third one was the free step"
    assert goods(s, YELLOW) == {}


@pytest.mark.clause("AR-212", "AR-215a")
def test_the_deck_card_needs_a_card_used_and_cards_need_the_deck_card() -> None:
    s = advanced(wood=1, stone=1, iron=1, cattle=1, denarii=4)
    row(s, "aedificator", 5, "thermae_plan")  # wood, stone, iron
    top(s, "pantheon_edifice")
    send(s, YELLOW, 1, "aedificator.5")
    assert asked(s) == "Green placing", "the deck card cannot be paid, so no card may be used"
    s = advanced(wood=1, stone=1, iron=1, cattle=1, denarii=4)
    row(s, "aedificator", 5, "thermae_plan")
    top(s, "insula_plan")  # wood, cattle, 2 denarii
    send(s, YELLOW, 1, "aedificator.5", "continue", "bonus:lion", "spend:macedonia", "done")
    assert "insula_plan" in names_of(s.players[YELLOW].cards)
    assert goods(s, YELLOW) == {"denarii": 2}


@pytest.mark.clause("AR-213", "AR-215a")
def test_no_more_cards_than_lower_the_cost() -> None:
    s = advanced(surplus=5, cattle=1, denarii=9)
    row(s, "legatus", 5, "hannibal_1")
    top(s, "pyrrhus_1")  # cattle, 1 surplus, 2 denarii
    send(s, YELLOW, 1, "legatus.5", "continue", "bonus:amphora", "spend:africa")
    # 1 surplus less is nothing left to lower
    assert "pyrrhus_1" in names_of(s.players[YELLOW].cards)
    assert names_of(s.players[YELLOW].right) == ["africa"]
    assert goods(s, YELLOW) == {"surplus": 3, "denarii": 5}


@pytest.mark.clause("AR-213")
def test_two_denarii_less_per_card_at_senatus() -> None:
    s = advanced(wheat=1, wood=1, denarii=5 + 3)
    row(s, "senatus", 5, "titus")  # wheat, 5 denarii: at its full price
    top(s, "columella")  # wood, 7 denarii
    send(s, YELLOW, 1, "senatus.5", "continue", "bonus:lion", "spend:macedonia")
    assert goods(s, YELLOW) == {}, "both lions were needed: 7 - 4"
    assert names_of(s.players[YELLOW].passive) == ["columella", "titus"]


@pytest.mark.clause("AR-214", "AR-81")
def test_the_deck_card_follows_all_rules() -> None:
    s = advanced(surplus=4, denarii=4)
    own(s, YELLOW, "vercingetorix_3")
    row(s, "legatus", 5, "hannibal_1")
    top(s, "vercingetorix_2")  # 2 surplus, 2 denarii
    send(s, YELLOW, 1, "legatus.5", "continue", "bonus:amphora", "spend:africa", "done")
    assert goods(s, YELLOW) == {"surplus": 1, "denarii": 3}, "the second of a kind gives 3 denarii"


@pytest.mark.clause("AR-212", "AR-28a", "AR-123")
def test_a_modifier_is_not_counted_before_and_again_after_the_deck_card() -> None:
    def offered(denarii: int) -> bool:
        s = table(3, "advanced")
        own(s, YELLOW, "hannibal_1", "hannibal_2", "vercingetorix_2")
        patron(s, YELLOW, "labienus")  # 2 denarii
        top(s, "hannibal_3")  # 1 wine, 2 surplus, 2 denarii; as third Hannibal it brings 1 surplus
        row(s, "legatus", 5, "pyrrhus_4")  # 1 cattle, 3 surplus, 2 denarii
        hold(s, YELLOW, wine=1, cattle=1, surplus=2, denarii=denarii)
        return "to:legatus.5" in can_send(s, YELLOW, 1)

    # two amphora cards take off the surplus of the deck card, and its reward is the third one of the row card;
    # together they cost 4 denarii, and the patron brings 2 of them once
    assert offered(2)
    assert not offered(1)
    assert not offered(0)


@pytest.mark.clause("AR-212", "AR-28a", "AR-214")
def test_the_deck_card_before_may_bring_what_the_row_card_costs() -> None:
    s = advanced(surplus=3, wheat=1)
    own(s, YELLOW, "pyrrhus_3")
    row(s, "legatus", 5, "hannibal_1")  # 2 surplus, 2 denarii
    top(s, "pyrrhus_2")  # wheat, 2 surplus; then 3 denarii for the second of a kind
    assert "to:legatus.5" in can_send(s, YELLOW, 1)
    play(s, "to:legatus.5")
    assert options(s) == ["bonus:amphora", "bonus:lion"]
    assert clause_of(s, "continue") == "AR-28a"
    play(s, "bonus:amphora", "spend:africa", "done")
    assert asked(s) == "dealer turn_up_top"
    play(s, "deal:hannibal_5")
    assert goods(s, YELLOW) == {"denarii": 1}
    assert {"hannibal_1", "pyrrhus_2"} <= set(names_of(s.players[YELLOW].cards))


@pytest.mark.clause("AR-215")
def test_one_deck_card_per_action_and_a_new_top() -> None:
    s = advanced(surplus=7, wood=3, denarii=20)
    row(s, "legatus", 5, "hannibal_1")
    top(s, "vercingetorix_1")
    send(s, YELLOW, 1, "legatus.5", "continue", "bonus:amphora", "spend:africa")
    assert asked(s) == "dealer turn_up_top"
    play(s, "deal:hannibal_4")
    assert CARDS[s.tops[1]].id == "hannibal_4"
    assert asked(s) == "Green placing", "one only"


@pytest.mark.clause("AR-215a")
def test_an_empty_deck_has_no_bonus() -> None:
    s = advanced(surplus=7, denarii=20)
    empty_deck(s, 2)
    s.box |= 1 << s.tops[1]
    s.tops[1] = -1
    send(s, YELLOW, 5, "legatus.1")
    assert asked(s) == "Green placing"


@pytest.mark.clause("AR-216", "AR-153")
def test_the_face_up_card_is_part_of_its_deck() -> None:
    s = table(mode="advanced")
    empty_deck(s, 1)
    assert s.deck_size(1) == 1
    begin(s, BeginMaintenance())
    assert not s.is_ending, "one card is needed and there"


@pytest.mark.clause("AR-217", "AR-216")
def test_rows_are_filled_before_a_new_top_is_turned_up() -> None:
    s = table(mode="advanced")
    begin(s, FinishRows())
    assert CARDS[s.rows[0]].id == "insula_plan", "the face-up card comes first"
    assert asked(s) == "dealer turn_up_top"
    play(s, "deal:villa_plan", "deal:hannibal_3", "deal:lentulus")
    assert [CARDS[card].id for card in s.tops] == ["villa_plan", "hannibal_3", "lentulus"]
    assert [CARDS[s.rows[slot]].id for slot in (5, 10)] == ["vercingetorix_1", "columella"]


@pytest.mark.clause("AR-218", "AR-97", "AR-103")
def test_a_passive_patron_of_the_right_side_may_become_active() -> None:
    s = table(mode="advanced")
    own(s, YELLOW, "cato", right=True)
    own(s, YELLOW, "verres")
    s.players[YELLOW].colosseum = 1
    hold(s, YELLOW, wheat=1)
    send(s, YELLOW, 1, "roma")
    assert options(s) == ["activate:verres", "activate:cato"]
    play(s, "activate:cato")
    player = s.players[YELLOW]
    assert names_of(player.right) == []
    hold(s, YELLOW, wheat=1, denarii=5)
    row(s, "senatus", 5, "titus")
    send(s, YELLOW, 1, "senatus.5", "replace:cato")
    assert set(names_of(player.left)) == {"cato", "verres"}, "it can be used for a bonus again"


@pytest.mark.clause("AR-219")
def test_training_has_no_bonus() -> None:
    s = advanced(denarii=3)
    can_send(s, YELLOW, 3)
    play(s, "train:2")
    assert asked(s) == "Green placing"
