"""Who plays games: processes of this machine, one for each core, or this process alone."""

from __future__ import annotations

import os
import signal as signals
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Final, TypeVar

from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome, play_game

Told = TypeVar("Told")
AHEAD: Final = 3
"""So many games per process wait their turn: enough that none is idle, few enough to stop soon."""


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _leave_stopping_to_others() -> None:
    """Control-C reaches all processes of a terminal; only the first is to act on it."""
    signal(SIGINT, SIG_IGN)


@contextmanager
def _not_hearing_it() -> Iterator[None]:
    """Processes started meanwhile are deaf to Control-C from their first moment."""
    if not hasattr(signals, "pthread_sigmask"):
        yield
        return
    before = signals.pthread_sigmask(signals.SIG_BLOCK, {SIGINT})
    try:
        yield
    finally:
        signals.pthread_sigmask(signals.SIG_SETMASK, before)


def played_here(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[Outcome]:
    """These games, each as soon as it is over."""
    return told_by_all(partial(play_game, plan), numbers, jobs)


def told_by_all(play: Callable[[int], Told], numbers: Sequence[int], jobs: int) -> Iterator[Told]:
    """What is told of each of these games, as soon as it is over."""
    if jobs == 1 or len(numbers) == 1:
        yield from map(play, numbers)
        return
    waiting = iter(numbers)
    running: set[Future[Told]] = set()
    others = set(active_children())
    # started afresh rather than forked: the same on every system
    context = get_context("spawn")
    with ProcessPoolExecutor(
        min(jobs, len(numbers)), mp_context=context, initializer=_leave_stopping_to_others
    ) as pool:
        try:
            while True:
                with _not_hearing_it():  # the pool starts its processes when it is given work
                    for number in waiting:
                        running.add(pool.submit(play, number))
                        if len(running) >= AHEAD * jobs:
                            break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:  # stopped: a game that is under way can be played again, and nobody should wait for it
            for process in set(active_children()) - others:
                process.terminate()
            raise
