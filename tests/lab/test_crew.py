"""Several processes that play: what they tell, what goes wrong, and that none is left behind."""

from __future__ import annotations

import os
import signal
from contextlib import closing
from multiprocessing import Pipe, active_children

import pytest

from tabularium.core.errors import UnknownGame
from tabularium.core.registry import find
from tabularium.lab.crew import LostProcess, _plays, told_by_all


def long_story(number: int) -> bytes:
    """Longer than a pipe holds, so that whoever tells it waits until it is heard."""
    return bytes([number]) * 200_000


def faulty(number: int) -> int:
    if number == 3:
        find("chess")
    return number


def killed(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGTERM)
    return number


def test_every_game_is_told_once() -> None:
    told = list(told_by_all(long_story, range(11), 3))
    assert sorted(told) == [long_story(number) for number in range(11)]
    assert not active_children()


def test_more_processes_than_games() -> None:
    assert sorted(told_by_all(faulty, range(2), 5)) == [0, 1]
    assert list(told_by_all(faulty, range(0), 5)) == []


def test_a_fault_in_another_process_is_told_as_it_is() -> None:
    with pytest.raises(UnknownGame, match="chess") as caught:
        list(told_by_all(faulty, range(9), 2))
    assert caught.value.game == "chess"
    assert "in faulty" in "".join(caught.value.__notes__)
    assert not active_children()


def test_a_process_that_vanishes_is_told_in_a_sentence() -> None:
    with pytest.raises(LostProcess, match="fewer processes") as caught:
        list(told_by_all(killed, range(9), 2))
    assert "moins de processus" in caught.value.sentence("fr")
    assert not active_children()


def test_stopping_in_the_middle_leaves_nobody_behind() -> None:
    with closing(told_by_all(long_story, range(1000), 2)) as told:  # type: ignore[type-var]
        next(told)
    assert not active_children()


def test_whoever_plays_for_somebody_who_is_gone_ends_silently() -> None:
    """As when the command is ended from outside in the middle of a game."""
    ours, theirs = Pipe()
    handler = signal.getsignal(signal.SIGINT)
    ours.send(1)
    ours.close()
    try:
        _plays(long_story, theirs)
    finally:
        signal.signal(signal.SIGINT, handler)
