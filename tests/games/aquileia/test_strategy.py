"""What the bots think of a position."""

from tabularium.games.aquileia.strategy import FORUM, terms
from tests.games.aquileia.playing import STEFAN, purse, stand, table


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
