"""What the bots think of a position."""

from random import Random

import pytest

import tabularium as tab
from tabularium.core.agenda import Chance, pending, take
from tabularium.games.nova_roma.scoring import dummy_points, scores
from tabularium.games.nova_roma.state import Table, ones
from tabularium.games.nova_roma.strategy import JUDGE, evaluate, worth
from tabularium.games.nova_roma.terms import NEXT_TURN
from tabularium.games.nova_roma.view import shuffled
from tests.games.nova_roma.playing import PURPLE, race_to, stock, table, turn


def played_out(seats: int, seed: int) -> Table:
    """A game to its end, anyhow; on the way, hope goes from 1 to 0."""
    luck = Random(seed)
    s = tab.new("nova_roma", seats, seed).position(0, luck)
    assert isinstance(s, Table)
    assert [JUDGE.hope(s, seat) for seat in range(seats)] == [1.0] * seats
    while (asked := pending(s)) is not None:
        step, options = asked
        weights = step.weights(s) if isinstance(step, Chance) else None
        take(s, step, luck.choices(options, weights)[0])
        assert all(0.0 <= JUDGE.hope(s, seat) <= 1.0 for seat in range(seats))
    assert [JUDGE.hope(s, seat) for seat in range(seats)] == [0.0] * seats
    return s


@pytest.mark.parametrize("seats", [2, 4])
def test_at_the_end_only_points_count(seats: int) -> None:
    end = played_out(seats, 5)
    points = scores(end)
    for seat in range(seats):
        assert evaluate(end, seat) == points[seat] - max(points[other] for other in range(seats) if other != seat)


def test_at_the_end_of_a_solo_game_the_dummy_counts() -> None:
    end = played_out(1, 5)
    assert evaluate(end, 0) == scores(end)[0] - sum(dummy_points(end))


def test_only_the_own_next_turn_is_weighed() -> None:
    s = turn(table(2))
    promise = JUDGE.terms(s, PURPLE)[NEXT_TURN]
    assert promise > 0
    assert worth(s, PURPLE, True) == pytest.approx(worth(s, PURPLE, False) + promise * weight(s, NEXT_TURN))
    other = 1 - PURPLE
    assert evaluate(s, PURPLE) == pytest.approx(worth(s, PURPLE, True) - worth(s, other, False))


def weight(s: Table, term: int) -> float:
    one = [0.0] * len(JUDGE.names)
    one[term] = 1.0
    return JUDGE.weights.total(one, JUDGE.hope(s, PURPLE))


def test_terms_are_named_one_by_one() -> None:
    s = turn(table(2))
    assert len(set(JUDGE.names)) == len(JUDGE.names) == len(JUDGE.terms(s, PURPLE))
    before = JUDGE.terms(s, PURPLE)
    race_to(s, PURPLE, 0, 4)
    stock(s, PURPLE, coin=5)
    after = JUDGE.terms(s, PURPLE)
    changed = {name for name, one, two in zip(JUDGE.names, before, after, strict=True) if one != two}
    assert {"race", "coins"} <= changed <= {"race", "coins", "favourites", "mosaic_near", "next_turn"}


def test_sets_are_counted_and_shuffled_as_python_does_it() -> None:
    luck = Random(4)
    for size in [*range(62), 62]:
        cards = luck.getrandbits(size) if size else 0
        assert ones(cards) == cards.bit_count()
        theirs = [card for card in range(size) if cards >> card & 1]
        one, other = Random(size), Random(size)
        other.shuffle(theirs)
        assert shuffled(cards, one) == theirs
        assert one.random() == other.random()
    assert ones((1 << 62) - 1) == 62
