"""``tabularium ladder``: the bots play each other, and are rated."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Annotated

import typer

from tabularium.bots.spec import read_bots
from tabularium.cli.counting import counting
from tabularium.cli.language import chosen_language
from tabularium.cli.play import given_options
from tabularium.cli.simulate import AUTO, as_typed, folder_of, jobs_of
from tabularium.cli.words import build_in_words, word
from tabularium.core.registry import find


def ladder(
    game: Annotated[str, typer.Argument(help="help.simulate.game")],
    bots: Annotated[str, typer.Option("--bots", help="help.ladder.bots", metavar="A,B,C")],
    out: Annotated[str, typer.Option("--out", help="help.simulate.out", metavar="DIR")],
    games: Annotated[int, typer.Option("--games", min=1, help="help.ladder.games")] = 100,
    jobs: Annotated[str, typer.Option("--jobs", help="help.simulate.jobs", metavar="N|auto")] = AUTO,
    seed: Annotated[int, typer.Option("--seed", help="help.simulate.seed")] = 1,
    option: Annotated[list[str] | None, typer.Option("--option", help="help.play.option", metavar="NAME=VALUE")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="help.simulate.cluster", metavar="ADDRESS")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.lab.extras import library
    from tabularium.lab.journal import Journal
    from tabularium.lab.ladder import pairings, rungs, write_ladder
    from tabularium.lab.simulating import play_on

    spoken, card, folder = chosen_language(lang), find(game), folder_of(out)
    plans = pairings(card.id, read_bots(bots), games, seed, given_options(card, option or []))
    processes = jobs_of(jobs)
    library("openskill.models")  # better said before a long run than after it
    try:
        with ExitStack() as stack:
            # all of them before anything is said: each may refuse, and the last one should not after hours
            journals = [stack.enter_context(Journal(folder / name, plan)) for name, plan in plans]
            typer.echo(word("build.rules", spoken, build_in_words(spoken)), err=True)
            for (name, _), journal in zip(plans, journals, strict=True):
                with counting(name, games, "game", spoken) as progress:
                    play_on(journal, processes, cluster, progress)
    except KeyboardInterrupt:
        typer.echo(word("simulate.interrupted", spoken), err=True)
        raise typer.Exit(130) from None
    rated = rungs([journal.folder for journal in journals], games)
    repeatable = all(plan.is_repeatable for _, plan in plans)
    paths = write_ladder(folder, card.id, rated, games * len(plans), as_typed(), spoken, repeatable)
    typer.echo(paths[0].read_text(encoding="utf-8"))
    for path in paths:
        typer.echo(path)
