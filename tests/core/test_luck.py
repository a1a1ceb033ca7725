"""Luck that is quick."""

from __future__ import annotations

from random import Random

from tabularium.core.luck import shuffle


def test_cards_are_shuffled_as_python_does_it() -> None:
    """Draw by draw, so that what a search finds does not depend on which of the two is used."""
    for count in range(130):
        ours, theirs = list(range(count)), list(range(count))
        luck, same_luck = Random(count), Random(count)
        shuffle(ours, luck)
        same_luck.shuffle(theirs)
        assert ours == theirs
        assert luck.random() == same_luck.random()
