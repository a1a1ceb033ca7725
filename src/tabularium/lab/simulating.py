"""A simulation from its plan to its report."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from tabularium.lab.cluster import played_there
from tabularium.lab.crew import played_here
from tabularium.lab.journal import Journal
from tabularium.lab.plan import Plan
from tabularium.lab.playing import Outcome

Progress = Callable[[int], None]
"""Is told how many games there are by now."""


def simulate(plan: Plan, folder: Path, jobs: int, cluster: str | None, progress: Progress) -> int:
    """Play what is still missing in this folder; how many games it then holds, of a longer run perhaps more.

    May be interrupted at any time, and called again.
    """
    with Journal(folder, plan) as journal:
        return play_on(journal, jobs, cluster, progress)


def play_on(journal: Journal, jobs: int, cluster: str | None, progress: Progress) -> int:
    """The same for a journal that is open already."""
    plan, missing = journal.plan, journal.missing
    there = plan.games - len(missing)
    progress(there)
    with closing(_played(plan, missing, jobs, cluster)) as played:  # stopped here, the processes stop at once
        for outcome in played:
            there += journal.write(outcome)
            progress(there)
    journal.tidy()
    return len(journal.done)


def _played(plan: Plan, numbers: list[int], jobs: int, cluster: str | None) -> Generator[Outcome, None, None]:
    if numbers:
        yield from played_here(plan, numbers, jobs) if cluster is None else played_there(plan, numbers, cluster)
