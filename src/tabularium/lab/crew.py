"""Who plays games: processes of this machine, one for each core, or this process alone.

Each process has a pipe of its own. A pool with one queue for all would have to be left in good order when it is
stopped in the middle of a game: a process that is ended while it tells its result leaves half a message behind, for
which the pool waits for ever.
"""

from __future__ import annotations

import os
import signal as signals
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_IGN, SIGINT, signal
from traceback import format_exc
from typing import Any, Final, TypeVar, cast

from tabularium.core.errors import TabulariumError
from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome, play_game

Told = TypeVar("Told")
AHEAD: Final = 2
"""So many games each process has before it: the one that it plays, and the next, so that it need not wait for it."""


class LostProcess(TabulariumError):
    """One of those who play is gone: killed by somebody, or for want of memory."""

    def __init__(self) -> None:
        super().__init__(
            {
                "en": "A process that played games was ended from outside, perhaps for want of memory. "
                "Try again with fewer processes.",
                "fr": "Un processus qui jouait des parties a été arrêté de l'extérieur, peut-être faute de mémoire. "
                "Réessayez avec moins de processus.",
            }
        )


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _not_hearing_it() -> Iterator[None]:
    """Processes started meanwhile are deaf to Control-C from their first moment."""
    if not hasattr(signals, "pthread_sigmask"):
        yield
        return
    ensure_running()  # a helper of the library, which otherwise would be started in between and end our deafness
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
    with _crew(play, min(jobs, len(numbers))) as pipes:
        owed = dict.fromkeys(pipes, 0)
        for pipe in AHEAD * pipes:
            _give(pipe, waiting, owed)
        while busy := [pipe for pipe in pipes if owed[pipe]]:
            for pipe in cast("list[Connection]", wait(busy)):
                told, fault = _heard(pipe)
                if fault is not None:
                    raise fault
                owed[pipe] -= 1
                _give(pipe, waiting, owed)
                yield told


@contextmanager
def _crew(play: Callable[[int], Told], size: int) -> Iterator[list[Connection]]:
    """The pipes to so many processes. Whatever happens, none of them outlives this."""
    context = get_context("spawn")  # started afresh rather than forked: the same on every system
    pairs = [context.Pipe() for _ in range(size)]
    processes = [context.Process(target=_plays, args=(play, theirs), daemon=True) for _, theirs in pairs]
    try:
        with _not_hearing_it():
            for process, (_, theirs) in zip(processes, pairs, strict=True):
                process.start()
                theirs.close()  # theirs alone, so that the pipe ends when the process does
        yield [ours for ours, _ in pairs]
    finally:  # a game that is under way can be played again, and nobody should wait for it
        for process in processes:
            if process.pid is not None:
                process.terminate()
                process.join()


def _plays(play: Callable[[int], Told], pipe: Connection) -> None:
    """What a process does: play the games whose numbers it is given, and tell each or what went wrong."""
    signal(SIGINT, SIG_IGN)  # it reaches all processes of a terminal; only the first is to act on it
    with suppress(EOFError, OSError):  # of the pipe: nobody is left who could be told
        while True:
            pipe.send(_told(play, pipe.recv()))


def _told(play: Callable[[int], Told], number: int) -> tuple[Told | None, Exception | None]:
    """A game, or what went wrong in it."""
    try:
        return play(number), None
    except Exception as fault:
        fault.add_note(format_exc())  # where it happened, which does not cross the pipe otherwise
        return None, fault


def _give(pipe: Connection, waiting: Iterator[int], owed: dict[Connection, int]) -> None:
    """The next game, if there is one."""
    for number in waiting:
        try:
            pipe.send(number)
        except OSError:
            raise LostProcess from None
        owed[pipe] += 1
        return


def _heard(pipe: Connection) -> tuple[Any, Exception | None]:
    try:
        told: tuple[Any, Exception | None] = pipe.recv()
    except (EOFError, OSError):
        raise LostProcess from None
    return told
