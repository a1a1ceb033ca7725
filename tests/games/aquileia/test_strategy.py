"""What the bots think of a position."""

from random import Random

from tabularium.games.aquileia.habits import exchanges_to, shortlist
from tabularium.games.aquileia.state import Table
from tabularium.games.aquileia.steps.mercatus import EXCHANGING, Exchanging
from tabularium.games.aquileia.strategy import FORUM, PECUNIA, terms
from tests.games.aquileia.playing import STEFAN, begin, options, play, purse, stand, table


def promised(*spaces: str, held: tuple[int, int, int]) -> float:
    """What henchmen on these spaces of the Forum promise in the last round to whoever holds so many coins."""
    s = table(2)
    s.round = 6
    purse(s, STEFAN, *held)
    for space in spaces:
        stand(s, STEFAN, space)
    return terms(s, STEFAN)[FORUM]


def test_money_is_spent_once_however_many_henchmen_wait_at_the_forum() -> None:
    one, both = (0, 2, 0), (2, 3, 0)  # for the white villa worth 4, which these spaces score at once; and the bakery
    assert promised("forum_2", held=one) > 0
    assert promised("forum_2", "forum_5", held=one) == promised("forum_2", held=one)
    assert promised("forum_2", "forum_5", held=both) > promised("forum_2", held=both)


def at_pecunia(*held: int) -> Table:
    """Stefan is about to exchange coins."""
    s = table(2)
    purse(s, STEFAN, *held)
    stand(s, STEFAN, "pecunia")
    return begin(s, EXCHANGING[STEFAN])


def looked_at(s: Table) -> list[str]:
    """The options that a bot looks at now."""
    step = s.agenda[-1]
    assert isinstance(step, Exchanging)
    return [str(action) for action in shortlist(s, step, step.options(s), Random(1), True)]


def test_points_at_the_pecunia_are_promised_until_they_are_scored() -> None:
    s = at_pecunia(6, 2, 1)
    assert terms(s, STEFAN)[PECUNIA] == 4.0
    play(s, "exchange:bronze_to_silver")
    assert terms(s, STEFAN)[PECUNIA] == 0.0


def test_bots_make_no_detour_at_the_pecunia() -> None:
    s = at_pecunia(6, 0, 0)
    assert looked_at(s) == options(s)
    play(s, "exchange:bronze_to_gold")
    assert looked_at(s) == ["done", "exchange:bronze_to_silver", "exchange:bronze_to_gold"]
    play(s, "exchange:bronze_to_silver")  # one of each metal
    assert options(s) == ["exchange:gold_to_bronze", "done"]
    assert looked_at(s) == ["done"], "four bronze and a silver are had with one exchange"


def test_every_holding_is_had_with_as_few_exchanges_as_can_be() -> None:
    found = exchanges_to((6, 0, 0))
    assert found == {(6, 0, 0): 0, (4, 1, 0): 1, (3, 0, 1): 1, (2, 2, 0): 2, (1, 1, 1): 2, (0, 0, 2): 2, (0, 3, 0): 3}
