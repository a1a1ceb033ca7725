"""A progress bar for games: how many, how fast, how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from tabularium.cli.words import word


class Rate(ProgressColumn):
    """Games (or what else is counted) per second, or seconds per game where they are slow."""

    def __init__(self, unit: str, lang: str) -> None:
        super().__init__()
        self._unit = unit
        self._lang = lang

    def render(self, task: Task) -> Text:
        return Text(said_rate(task.finished_speed or task.speed or 0.0, self._unit, self._lang))


def said_rate(per_second: float, unit: str, lang: str) -> str:
    """``2.5/s``, or ``4.3 s per game``; nothing while it is unknown."""
    if not per_second:
        return ""
    is_quick = per_second >= 1
    figure = f"{per_second if is_quick else 1 / per_second:.1f}"
    figure = figure.replace(".", ",") if lang == "fr" else figure
    return f"{figure}/s" if is_quick else word(f"rate.{unit}", lang, figure)


@contextmanager
def counting(what: str, total: int, unit: str, lang: str) -> Iterator[Callable[..., None]]:
    """While it runs, tell it how many there are by now, and how many there will be if that has changed.

    What was there at the start does not count for the rate. The unit is a word of the rates: ``game``.
    """
    said = TextColumn("{task.description}", markup=False)
    columns = (said, BarColumn(), MofNCompleteColumn(), Rate(unit, lang), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), speed_estimate_period=120) as bar:
        task = bar.add_task(what, total=total, start=False)

        def tell(count: int, of: int = total) -> None:
            bar.update(task, completed=count, total=of)
            if not bar.tasks[0].started:
                bar.start_task(task)

        yield tell
