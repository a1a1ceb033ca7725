"""``tabularium review``: where a seat of a recorded match lost most, given what it knew then."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import tabularium
from tabularium.bots.advising import CLOSER, GLANCE, adviser
from tabularium.cli.counting import counting
from tabularium.cli.language import chosen_language
from tabularium.cli.words import both, word
from tabularium.core.errors import TabulariumError

if TYPE_CHECKING:
    from rich.table import Table

    from tabularium.bots.reviewing import Review


class BadSeat(TabulariumError):
    """No seat of this record."""

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(both("review.bad_seat", seat, seats))


def review(
    file: Annotated[Path, typer.Argument(help="help.replay.file")],
    game: Annotated[int | None, typer.Option("--game", min=0, help="help.replay.game", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="help.review.seat", metavar="N")] = None,
    top: Annotated[int, typer.Option("--top", min=1, help="help.review.top")] = 10,
    glance: Annotated[str, typer.Option("--glance", help="help.review.glance", metavar="BOT")] = GLANCE,
    closer: Annotated[str, typer.Option("--closer", help="help.review.closer", metavar="BOT")] = CLOSER,
    seed: Annotated[int | None, typer.Option("--seed", help="help.review.seed")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    from rich.console import Console

    from tabularium.bots.reviewing import Review
    from tabularium.cli.journals import record_in
    from tabularium.cli.storage import names_in, people_in

    spoken, text = chosen_language(lang), record_in(file, game)
    for budget in (glance, closer):
        adviser(budget)  # better said before a long look than after it
    match = tabularium.loads(text)
    place = (people_in(text) or [0])[0] if seat is None else seat - 1
    if not 0 <= place < match.seats:
        raise BadSeat(place + 1, match.seats)
    given = [name or own for name, own in zip(names_in(text), match.names(spoken))]
    whole = Review(match, place)
    whose = match.names(spoken, given)[place]
    with counting(word("review.looking", spoken, whose), whole.total, "decision", spoken) as progress:
        progress(0)
        while whole.look(glance, closer, seed) is not None:
            progress(whole.done, whole.total)
    console = Console()
    console.print(word("review.looked", spoken, len(whole.asked), whose), markup=False)
    if not whole.asked:
        console.print(word("review.none", spoken))
    elif whole.slips:
        console.print(_listed(whole, top, closer, spoken))
    else:
        console.print(word("review.nothing", spoken))


def _listed(whole: Review, top: int, closer: str, lang: str) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from tabularium.bots.words import lost, percent

    table = Table(title=word("review.title", lang), box=box.SIMPLE_HEAD, title_justify="left")
    is_alone = whole.match.seats == 1
    places = {index: place for place, index in enumerate(whole.asked, start=1)}  # as the browser counts them
    for head in ("decision", "taken", "best", *(() if is_alone else ("chance",)), "lost"):
        name = closer if head == "best" and closer != CLOSER else word(f"review.{head}", lang)
        table.add_column(name, justify="right" if head in ("decision", "chance") else "left")
    for slip in whole.slips[:top]:
        asked = whole.match.at(slip.index).decision
        assert asked is not None
        chances = f"{percent(slip.chance, lang)} → {percent(slip.chance_taken, lang)}"
        labels = [Text(asked.label(action, lang)) for action in (slip.taken, slip.best)]
        table.add_row(str(places[slip.index]), *labels, *(() if is_alone else (chances,)), lost(slip.points, lang))
    return table
