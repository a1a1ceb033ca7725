"""What is unknown is shuffled anew in every iteration of a search, so it has to be quick."""

from __future__ import annotations

from random import Random


def shuffle(cards: list[int], rng: Random) -> None:
    """What ``rng.shuffle(cards)`` does, draw by draw, and compiled several times as fast."""
    draw = rng.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        bits = (last + 1).bit_length()
        place: int = draw(bits)
        while place > last:
            place = draw(bits)
        held = cards[last]
        cards[last] = cards[place]
        cards[place] = held
