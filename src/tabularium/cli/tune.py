"""``tabularium tune``: weights for a game's evaluation from games that were played, kept if they play better."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tabularium.bots.spec import read_bot
from tabularium.cli.counting import counting
from tabularium.cli.language import chosen_language
from tabularium.cli.simulate import AUTO, as_typed, folder_of, jobs_of
from tabularium.cli.words import word
from tabularium.core.registry import find


def tune(
    game: Annotated[str, typer.Argument(help="help.simulate.game")],
    out: Annotated[str, typer.Option("--out", help="help.simulate.out", metavar="DIR")],
    bot: Annotated[str, typer.Option("--bot", help="help.tune.bot")] = "mcts:4it",
    games: Annotated[int, typer.Option("--games", min=10, help="help.simulate.games")] = 200,
    checks: Annotated[int, typer.Option("--checks", min=2, help="help.tune.checks")] = 100,
    jobs: Annotated[str, typer.Option("--jobs", help="help.simulate.jobs", metavar="N|auto")] = AUTO,
    seed: Annotated[int, typer.Option("--seed", help="help.simulate.seed")] = 1,
    write: Annotated[bool, typer.Option("--write", help="help.tune.write")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.lab import tuning
    from tabularium.lab.extras import library
    from tabularium.lab.journal import outcomes
    from tabularium.lab.plan import make_plan
    from tabularium.lab.simulating import simulate
    from tabularium.lab.words import percent
    from tabularium.lab.writing import write_whole

    spoken, card, folder = chosen_language(lang), find(game), folder_of(out)
    judge = tuning.judge_of(card)
    library("numpy")
    seats = min([count for count in card.seats if count > 1])
    plan, processes = make_plan(card.id, seats, (read_bot(bot),), games, seed, {}), jobs_of(jobs)
    with counting(word("simulate.playing", spoken, card.names[spoken]), games, "game", spoken) as progress:
        try:
            simulate(plan, folder, processes, None, progress)
        except KeyboardInterrupt:
            typer.echo(word("simulate.interrupted", spoken), err=True)
            raise typer.Exit(130) from None
    found = tuning.tuned(card, [(outcome.record, outcome.scores) for outcome in outcomes(folder, games)])
    typer.echo(word("tune.explains", spoken, found.games, found.positions, f"{found.before:.2f}", f"{found.after:.2f}"))
    for place, part in enumerate(tuning.STEPS):
        new = found.steps[place]
        with counting(word("tune.checking", spoken, f"{part:g}"), checks, "game", spoken) as progress:
            wins = tuning.compared(card, new, checks, seed + place * checks, progress, processes)
        typer.echo(word("tune.won", spoken, percent(wins, spoken), checks, f"{part:g}"))
        if wins.low > 0.5:
            break
    else:
        typer.echo(word("tune.no_better", spoken))
        new = found.steps[-1]
    table = Table(*[word(f"tune.{column}", spoken) for column in ("term", "early", "late")])
    for name, early, late in zip(judge.names, new.early, new.late, strict=True):
        table.add_row(name, f"{early:.2f}", f"{late:.2f}")
    Console().print(table)
    text = f"# {as_typed()}\n\n{new.dumps(judge.names)}"
    for path in (folder, *([tuning.home(card)] if write else [])):
        write_whole(path / "weights.toml", text)
        typer.echo(path / "weights.toml")
