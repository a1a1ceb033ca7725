"""The same games on a Ray cluster (extra ``cluster``). A node that dies loses no game: what it had is played again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from socket import create_connection
from typing import Any, Final
from urllib.parse import urlsplit

from tabularium.core.errors import TabulariumError
from tabularium.lab.extras import library
from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome, play_game

AHEAD: Final = 3
PATIENCE: Final = 3.0
"""So many seconds somebody has to answer at an address. Ray itself would try for minutes, with warnings of its own."""


class NoCluster(TabulariumError):
    """Nobody answers at that address."""

    def __init__(self, address: str, reason: str) -> None:
        super().__init__(
            {
                "en": f"No Ray cluster answers at {address}: {reason}",
                "fr": f"Aucun cluster Ray ne répond à {address}\u00a0: {reason}",
            }
        )


def _knock(address: str) -> None:
    """Does anybody answer there? Only where a host and a port are named; Ray has other kinds of addresses, too."""
    try:
        parts = urlsplit(address if "://" in address else f"ray://{address}")
        if parts.hostname is not None and parts.port is not None:
            create_connection((parts.hostname, parts.port), PATIENCE).close()
    except OSError as error:
        raise NoCluster(address, error.strerror or str(error)) from None
    except ValueError as error:  # that is no port
        raise NoCluster(address, str(error)) from None


def played_there(plan: Plan, numbers: Sequence[int], address: str) -> Iterator[Outcome]:
    """These games, each as soon as it is over, on all cores of the cluster at this address."""
    ray = library("ray", "cluster")
    _knock(address)
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(address, (str(error).splitlines() or [type(error).__name__])[0]) from None
    try:
        remote = ray.remote(num_cpus=1, max_retries=-1)(play_game)
        waiting = iter(numbers)
        running: list[Any] = []
        while True:
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for number in waiting:
                running.append(remote.remote(plan, number))
                if len(running) >= most:
                    break
            if not running:
                return
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
