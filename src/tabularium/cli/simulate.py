"""``tabularium simulate``: thousands of games between bots, and a report of what wins."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from tabularium.bots.spec import read_bots
from tabularium.cli.counting import counting
from tabularium.cli.language import chosen_language
from tabularium.cli.play import given_options
from tabularium.cli.words import both, build_in_words, word
from tabularium.core.errors import TabulariumError
from tabularium.core.registry import find

AUTO = "auto"


class BadJobs(TabulariumError):
    """No number of processes."""

    def __init__(self, text: str) -> None:
        super().__init__(both("simulate.bad_jobs", text))


class BadFolder(TabulariumError):
    """No name of a folder."""

    def __init__(self) -> None:
        super().__init__(
            {
                "en": "--out needs the name of a folder; for the present one write a dot: --out .",
                "fr": "--out demande le nom d'un dossier\u00a0; pour le dossier courant, un point\u00a0: --out .",
            }
        )


def simulate(
    game: Annotated[str, typer.Argument(help="help.simulate.game")],
    bots: Annotated[str, typer.Option("--bots", help="help.simulate.bots", metavar="A,B")],
    out: Annotated[str, typer.Option("--out", help="help.simulate.out", metavar="DIR")],
    seats: Annotated[int | None, typer.Option("--seats", help="help.simulate.seats")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="help.simulate.games")] = 100,
    jobs: Annotated[str, typer.Option("--jobs", help="help.simulate.jobs", metavar="N|auto")] = AUTO,
    seed: Annotated[int, typer.Option("--seed", help="help.simulate.seed")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help="help.play.option", metavar="NAME=VALUE")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="help.simulate.cluster", metavar="ADDRESS")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.lab.extras import library
    from tabularium.lab.journal import Journal
    from tabularium.lab.plan import make_plan
    from tabularium.lab.report import write_report
    from tabularium.lab.simulating import play_on

    spoken, card, folder = chosen_language(lang), find(game), folder_of(out)
    line_up = read_bots(bots)
    count = seats if seats is not None else min(max(card.seats), max(min(card.seats), len(line_up)))
    for needed in ("polars", "matplotlib"):
        library(needed)  # better said before a long run than after it
    plan, processes = make_plan(card.id, count, line_up, games, seed, given_options(card, option or [])), jobs_of(jobs)
    try:
        with Journal(folder, plan) as journal:  # before anything is said: it may refuse
            typer.echo(word("build.rules", spoken, build_in_words(spoken)), err=True)
            with counting(word("simulate.playing", spoken, card.names[spoken]), games, "game", spoken) as progress:
                there = play_on(journal, processes, cluster, progress)
    except KeyboardInterrupt:
        typer.echo(word("simulate.interrupted", spoken), err=True)
        raise typer.Exit(130) from None
    if there > games:
        typer.echo(word("simulate.more", spoken, folder, there), err=True)
    for path in write_report(folder, plan, as_typed(), spoken):
        typer.echo(path)


def folder_of(text: str) -> Path:
    """The folder of this name. Nothing would be the present one, and is hardly ever meant."""
    if not text.strip():
        raise BadFolder
    return Path(text)


def jobs_of(text: str) -> int:
    """How many processes: a number, or as many as there are cores."""
    from tabularium.lab.crew import cores

    if text == AUTO:
        return cores()
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise BadJobs(text)
    return int(text)


def as_typed() -> str:
    """The command that was given, to stand beside what came of it."""
    return shlex.join(["tabularium", *sys.argv[1:]])
