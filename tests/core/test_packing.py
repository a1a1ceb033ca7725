"""States as short text: plain data and nothing else."""

from __future__ import annotations

import pickle
from binascii import b2a_base64
from pathlib import Path

import pytest

from tabularium.core.packing import pack_state, unpack_state


class Burglar:
    """Would make a file, if it were loaded as any pickle is."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> tuple[object, ...]:
        return Path.touch, (self.path,)


def test_plain_data_comes_back_as_it_was() -> None:
    plain = [[["Deal", 3, [1, 2]]], [0, -1, 255, 70_000, 1 << 120], [True, False, None], "", "né", []]
    assert unpack_state(pack_state(plain)) == plain


def test_nothing_is_run_by_what_is_loaded(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    packed = b2a_base64(pickle.dumps([Burglar(mark)])).decode()
    with pytest.raises(pickle.UnpicklingError, match="plain data only"):
        unpack_state(packed)
    assert not mark.exists()
