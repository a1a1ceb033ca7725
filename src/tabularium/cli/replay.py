"""``tabularium replay``: a recorded match, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import tabularium
from tabularium.cli.language import chosen_language


def replay(
    file: Annotated[Path, typer.Argument(help="help.replay.file")],
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from tabularium.cli.play import show
    from tabularium.cli.storage import names_in, text_of

    text = text_of(file)
    match = tabularium.loads(text)
    show(chosen_language(lang), watched=match, names=names_in(text))
