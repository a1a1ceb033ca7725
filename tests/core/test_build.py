"""The build that runs: other processes use the same one."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import tabularium.core.match
from tabularium.core.build import is_compiled


def test_what_is_compiled_is_compiled_as_a_whole() -> None:
    assert is_compiled() == (not str(tabularium.core.match.__file__).endswith(".py"))


def test_processes_of_the_laboratory_use_the_same_build() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(is_compiled).result() == is_compiled()
