"""Chance, drawn from the match's seed and the length of its record: same seed, same record, same draw.

Anyone can check a finished match: draw number ``n`` is the first 8 bytes, read as a big-endian number
``x``, of BLAKE2b-64 over the text ``seed:n``; the outcome is the one at the share ``x / 2**64`` of the total weight.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256

from tabularium.core.agenda import Action, Chance, State, weigh

_WHOLE = 2.0**-53


def share(seed: int, index: int) -> float:
    """A number from 0 up to 1 that belongs to this place of this match."""
    digest = blake2b(b"%d:%d" % (seed, index), digest_size=8).digest()
    return (int.from_bytes(digest, "big") >> 11) * _WHOLE


def draw(step: Chance, s: State, options: Sequence[Action], seed: int, index: int) -> Action:
    return weigh(step, s, options, share(seed, index))


def commitment(seed: int) -> str:
    """Published at the start; with the seed, published at the end, it shows that nothing was changed."""
    return sha256(b"tabularium:%d" % seed).hexdigest()
