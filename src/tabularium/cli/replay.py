"""``tabularium replay``: a recorded match, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tabularium
from tabularium.cli.language import chosen_language


def replay(
    file: Annotated[Path, typer.Argument(help="help.replay.file")],
    game: Annotated[int | None, typer.Option("--game", min=0, help="help.replay.game", metavar="N")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.cli.journals import record_in
    from tabularium.cli.play import show
    from tabularium.cli.storage import names_in

    text = record_in(file, game)
    match = tabularium.loads(text)
    show(chosen_language(lang), watched=match, names=names_in(text))
