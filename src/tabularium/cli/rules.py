"""``tabularium rules``: the rulebook, or a part of it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown

from tabularium.cli.language import chosen_language
from tabularium.core.errors import UnknownClause
from tabularium.core.registry import find
from tabularium.core.rulebook import Block, Rulebook

_SIMILAR: Final = 0.7


def rules(
    game: Annotated[str, typer.Argument(help="help.rules.game")],
    clause: Annotated[str | None, typer.Argument(help="help.rules.clause")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    book = Rulebook(find(game), chosen_language(lang))
    blocks = book.blocks if clause is None else found(book, clause)
    Console().print(Markdown("\n\n".join(block.text for block in blocks)))


def found(book: Rulebook, name: str) -> list[Block]:
    """What the rulebook finds under this name, or under it with the game's prefix: ``M3`` is AQ-M3."""
    prefix = f"{book.game.prefix}-"
    bare = name.strip().upper().removeprefix(prefix)
    for written in (name, prefix + bare):
        try:
            return book.find(written)
        except UnknownClause:
            continue
    ids = {clause.upper().removeprefix(prefix): clause for clause in book.places}  # all have the prefix in common
    near = get_close_matches(bare[:20], ids, 3, _SIMILAR)
    raise UnknownClause(book.game.names, name, [ids[clause] for clause in near])
