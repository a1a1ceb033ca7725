"""Chance, drawn from the match's seed and the length of its record: same seed, same record, same draw.

Anyone can check a finished match: draw number ``n`` is the first 8 bytes, read as a big-endian number
``x``, of BLAKE2b-64 over the text ``seed:n``; the outcome is the one at the share ``x / 2**64`` of the total
weight (to 53 binary places, which is what a floating-point number holds).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.core.agenda import Action, Chance, State, weigh

_WHOLE: Final = 2.0**-53


class Dealer:
    """Draws for one match."""

    __slots__ = ("_seeded", "seed")

    def __init__(self, seed: int) -> None:
        from hashlib import blake2b  # with OpenSSL: takes as long to load as all of core

        self.seed = seed
        self._seeded = blake2b(b"%d:" % seed, digest_size=8)

    def share(self, index: int) -> float:
        """A number from 0 up to 1 that belongs to this place of the record."""
        place = self._seeded.copy()
        place.update(b"%d" % index)
        return (int.from_bytes(place.digest(), "big") >> 11) * _WHOLE

    def draw(self, step: Chance, s: State, options: Sequence[Action], index: int) -> Action:
        return weigh(step, s, options, self.share(index))


def commitment(seed: int) -> str:
    """Published at the start; with the seed, published at the end, it shows that nothing was changed."""
    from hashlib import sha256

    return sha256(b"tabularium:%d" % seed).hexdigest()
