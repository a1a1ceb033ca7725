"""Luck that is quick."""

from __future__ import annotations

from random import Random

from tabularium.core.luck import draw_out, shuffle


def test_cards_are_shuffled_as_python_does_it() -> None:
    """Draw by draw, so that what a search finds does not depend on which of the two is used."""
    for count in range(130):
        ours, theirs = list(range(count)), list(range(count))
        luck, same_luck = Random(count), Random(count)
        shuffle(ours, luck)
        same_luck.shuffle(theirs)
        assert ours == theirs
        assert luck.random() == same_luck.random()


def test_cards_are_drawn_as_a_shuffle_would() -> None:
    for seed in range(40):
        ours, theirs = Random(seed), Random(seed)
        count, most = seed % 7, seed + 7
        rest, shuffled = list(range(most))[::-1], list(range(most))
        drawn = draw_out(rest, count, ours)
        theirs.shuffle(shuffled)
        assert drawn == shuffled[most - count :]
        assert rest == sorted(shuffled[: most - count])
        assert ours.random() == theirs.random()
