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


def draw_out(numbers: list[int], count: int, rng: Random) -> list[int]:
    """Take so many out, as ``rng.shuffle`` and then ``pop`` would, and leave the others in order; no two are the same.

    It draws all that ``shuffle`` draws, but does not put in order what is of no concern: in a search this is done for
    every iteration, and shuffling and sorting all cards was most of its time.
    """
    numbers.sort()
    mixed = numbers[:]
    most = len(mixed)
    bits, power = most.bit_length(), 1 << most.bit_length() >> 1
    random_bits = rng.getrandbits
    for place in range(most - 1, 0, -1):
        if place + 1 < power:
            bits -= 1
            power >>= 1
        other: int = random_bits(bits)
        while other > place:
            other = random_bits(bits)
        if place >= most - count:
            mixed[place], mixed[other] = mixed[other], mixed[place]
    taken = 0
    drawn = mixed[most - count :]
    for number in drawn:
        taken |= 1 << number
    numbers[:] = [number for number in numbers if not taken >> number & 1]
    return drawn
