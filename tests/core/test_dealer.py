"""Chance: the same seed and the same place give the same draw, as anyone can check."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from tabularium.core.dealer import Dealer
from tests.core import lots


def test_a_draw_follows_the_published_recipe() -> None:
    digest = blake2b(b"12345:7", digest_size=8).digest()
    assert Dealer(12345).share(7) == (int.from_bytes(digest, "big") >> 11) / 2**53


def test_draws_depend_on_seed_and_place() -> None:
    shares = [Dealer(seed).share(place) for seed in range(50) for place in range(50)]
    assert len(set(shares)) == len(shares)
    assert all(0 <= share < 1 for share in shares)


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    state = lots.setup(2, {"ones": 1})  # one 1, three 2s, three 3s
    step = lots.Draw(0)
    seen: Counter[str] = Counter()
    for seed in range(7000):
        seen[str(Dealer(seed).draw(step, state, step.options(state), 0))] += 1
    for outcome, expected in {"lot:1": 1000, "lot:2": 3000, "lot:3": 3000}.items():
        assert abs(seen[outcome] - expected) < 200
