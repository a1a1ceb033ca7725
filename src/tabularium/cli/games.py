"""``tabularium games``: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tabularium
from tabularium.cli.language import chosen_language
from tabularium.cli.play import values_typed
from tabularium.cli.words import word
from tabularium.core.game import Option


def games(
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    spoken = chosen_language(lang)
    table = Table(title=word("games.title", spoken), title_justify="left")
    for column in ("id", "name", "seats", "options", "version"):
        table.add_column(word(f"games.{column}", spoken), overflow="fold")
    cards = tabularium.games()
    for card in cards:
        seats = f"{min(card.seats)}-{max(card.seats)}" if len(card.seats) > 1 else str(card.seats[0])
        options = "\n".join(_told(option, spoken) for option in card.options)
        table.add_row(card.id, card.names[spoken], seats, options, str(card.version))
    console = Console()
    console.print(table)
    console.print(word("games.play", spoken, cards[0].id), style="dim")


def _told(option: Option, lang: str) -> str:
    """``first_player=random|1|2: who begins ...``"""
    return f"{option.id}={values_typed(option)}\n  {option.about[lang]}"
