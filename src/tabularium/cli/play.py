"""``tabularium play``: a match in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabularium.cli.language import chosen_language
from tabularium.cli.words import both, word
from tabularium.core.errors import BadOption, TabulariumError
from tabularium.core.game import Game, Option, Value
from tabularium.core.registry import find

if TYPE_CHECKING:
    from tabularium.cli.terminal.app import TabulariumApp


class NoTerminal(TabulariumError):
    """Standard input or output is a file or a pipe."""

    def __init__(self) -> None:
        super().__init__(both("no_terminal"))


def play(
    game: Annotated[str | None, typer.Argument(help="help.play.game")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="help.play.seats")] = None,
    bots: Annotated[str, typer.Option("--bots", help="help.play.bots", metavar="A,B")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="help.play.seed")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="help.play.option", metavar="NAME=VALUE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="help.play.resume")] = False,
) -> None:
    # only what is needed: textual takes a while to import, and other commands do without it
    from tabularium.cli.session import new_session, seated
    from tabularium.cli.storage import latest

    spoken = chosen_language(lang)
    card = find(game) if game is not None else None
    if resume:

        def tell(path: Path, error: TabulariumError) -> None:
            typer.echo(word("passed_over", spoken, path.name, error.sentence(spoken)), err=True)

        session = latest(game, tell)
        show(session.lang if lang is None else spoken, session=session)
    elif card is None:
        open_menu(spoken)
    else:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        sitters = seated(card, seats, names)
        show(spoken, session=new_session(card, sitters, spoken, seed, given_options(card, option or [])))


def given_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """``name=value`` as typed, each value as the option has it: yes, true and 1 mean true."""
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, typed = text.partition("=")
        if not equals:
            raise BadOption(both("bad_option_text", text))
        given[name.strip()] = _value(game, name.strip(), typed.strip())
    return game.settle_options(given)


def _value(game: Game, name: str, typed: str) -> Value:
    for option in game.options:
        if option.id == name:
            for value in option.values:
                said = {str(value).casefold(), *[label.casefold() for label in option.labels[value].values()]}
                if isinstance(value, bool):
                    said |= {"yes", "1"} if value else {"no", "0"}
                if typed.casefold() in said:
                    return value
            raise BadOption(both("bad_option_value", name, typed, values_typed(option)))
    return typed  # the game says which options it has


def values_typed(option: Option) -> str:
    """``false|true``: what can be written after the option's name."""
    return "|".join(str(value).lower() for value in option.values)


def open_menu(lang: str) -> None:
    show(lang)


def show(lang: str, **what: object) -> None:
    """Open the table in the terminal."""
    from tabularium.cli.terminal.app import TabulariumApp

    run(TabulariumApp(lang, **what))  # type: ignore[arg-type]


def run(app: TabulariumApp) -> None:
    """Let the application have the terminal until it is done with it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise NoTerminal
    app.run()
    if app.saved_in is not None:
        typer.echo(word("saved_in", app.lang, app.saved_in))
