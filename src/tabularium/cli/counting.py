"""A progress bar for games: how many, how fast, how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text


class Rate(ProgressColumn):
    """Games per second, or seconds per game where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{1 / speed:.1f} s")


@contextmanager
def counting(what: str, total: int) -> Iterator[Callable[..., None]]:
    """While it runs, tell it how many there are by now, and how many there will be if that has changed.

    What was there at the start does not count for the rate.
    """
    said = TextColumn("{task.description}", markup=False)
    columns = (said, BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), speed_estimate_period=120) as bar:
        task = bar.add_task(what, total=total, start=False)

        def tell(count: int, of: int = total) -> None:
            bar.update(task, completed=count, total=of)
            if not bar.tasks[0].started:
                bar.start_task(task)

        yield tell
