"""``tabularium rules``: the rulebook, or a part of it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from tabularium.cli.language import chosen_language
from tabularium.core.registry import find
from tabularium.core.rulebook import Rulebook


def rules(
    game: Annotated[str, typer.Argument(help="help.rules.game")],
    clause: Annotated[str | None, typer.Argument(help="help.rules.clause")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    book = Rulebook(find(game), chosen_language(lang))
    blocks = book.blocks if clause is None else book.find(clause)
    Console().print(Markdown("\n\n".join(block.text for block in blocks)))
