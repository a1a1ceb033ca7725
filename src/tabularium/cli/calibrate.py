"""``tabularium calibrate``: what the figures of hints and reviews mean, from how games ended."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tabularium.bots.advising import adviser
from tabularium.bots.spec import read_bot
from tabularium.cli.counting import counting
from tabularium.cli.language import chosen_language
from tabularium.cli.simulate import AUTO, as_typed, folder_of, jobs_of
from tabularium.cli.words import word
from tabularium.core.registry import find


def calibrate(
    game: Annotated[str, typer.Argument(help="help.simulate.game")],
    out: Annotated[str, typer.Option("--out", help="help.simulate.out", metavar="DIR")],
    bot: Annotated[str, typer.Option("--bot", help="help.tune.bot")] = "mcts:20it",
    budget: Annotated[str, typer.Option("--adviser", help="help.calibrate.adviser", metavar="BOT")] = "mcts:100it",
    games: Annotated[int, typer.Option("--games", min=10, help="help.calibrate.games")] = 60,
    jobs: Annotated[str, typer.Option("--jobs", help="help.simulate.jobs", metavar="N|auto")] = AUTO,
    seed: Annotated[int, typer.Option("--seed", help="help.simulate.seed")] = 1,
    write: Annotated[bool, typer.Option("--write", help="help.calibrate.write")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.lab import calibrating, tuning
    from tabularium.lab.extras import library
    from tabularium.lab.journal import outcomes
    from tabularium.lab.plan import make_plan
    from tabularium.lab.simulating import simulate
    from tabularium.lab.writing import write_whole

    spoken, card, folder = chosen_language(lang), find(game), folder_of(out)
    tuning.judge_of(card)
    adviser(budget)
    library("numpy")
    processes, meanings = jobs_of(jobs), {}
    plain: list[str] = []
    heads = ("seats", "looks", "said", "told", "won", "before", "after")
    table = Table(*[word(f"calibrate.{column}", spoken) for column in heads])
    try:
        for seats in sorted(card.seats):
            played_in = folder / str(seats)
            plan = make_plan(card.id, seats, (read_bot(bot),), games, seed, {})
            with counting(word("calibrate.playing", spoken, seats), games, "game", spoken) as progress:
                simulate(plan, played_in, processes, None, progress)
            played = [outcome.record for outcome in outcomes(played_in, games)]
            with counting(word("calibrate.looking", spoken, seats), games, "game", spoken) as progress:
                found = calibrating.calibrated(calibrating.looks_at(played, budget, progress, processes), seats)
            meanings[seats] = found.meaning
            if not found.is_better:
                plain.append(str(seats))
            shares = [f"{share:.0%}" if seats > 1 else "" for share in (found.said, found.told, found.won)]
            table.add_row(
                str(seats), str(found.looks), *shares, f"{found.error_before:.3f}", f"{found.error_after:.3f}"
            )
    except KeyboardInterrupt:
        typer.echo(word("simulate.interrupted", spoken), err=True)
        raise typer.Exit(130) from None
    Console().print(table)
    if plain:
        typer.echo(word("calibrate.plain", spoken, ", ".join(plain)))
    text = f"# {as_typed()}\n\n{calibrating.dumps(meanings)}"
    for path in (folder, *([tuning.home(card)] if write else [])):
        write_whole(path / "meanings.toml", text)
        typer.echo(path / "meanings.toml")
