"""All commands together: one per verb, one module per command."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from tabularium.cli.errors import in_sentences
from tabularium.cli.language import chosen_language, set_language
from tabularium.cli.usage import Command, asked_language, retold, speak, usage
from tabularium.cli.words import HELP, build_in_words
from tabularium.core.words import say

COMMANDS: Final = (
    "serve",
    "play",
    "games",
    "rules",
    "replay",
    "review",
    "simulate",
    "ladder",
    "tune",
    "calibrate",
    "bench",
    "worker",
)
"""Each is a module here with a function of its name; one that is not there is left out."""

Lang = Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")]


class Translated(TyperGroup):
    """Help texts are keys in the code; they become words when the command line is run."""

    def make_context(self, info_name: Any, args: list[str], *rest: Any, **kwargs: Any) -> Any:
        set_language(None)  # whatever was said before belongs to another run
        lang = asked_language(args)
        speak(lang)
        for command in (self, *self.commands.values()):
            _translate(command, lang)
            for parameter in command.params:
                _translate(parameter, lang)
            helping = command.get_help_option(typer.Context(command))
            if helping is not None:
                helping.help = say(HELP["help.help"], lang)
        try:
            return super().make_context(info_name, args, *rest, **kwargs)
        except Exception as error:
            retold(error)
            raise

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            retold(error)
            raise

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx))


def _translate(thing: Any, lang: str) -> None:
    key = getattr(thing, "help", None)
    if key in HELP:
        thing.help = say(HELP[key], lang)


def build() -> typer.Typer:
    """The command line with all commands that are there."""
    app = typer.Typer(
        name="tabularium",
        cls=Translated,
        help="help.app",
        add_completion=False,
        invoke_without_command=True,
        rich_markup_mode="rich",
        pretty_exceptions_enable=False,
    )
    app.callback()(_root)
    for name in COMMANDS:
        if find_spec(f"tabularium.cli.{name}") is not None:
            function = getattr(import_module(f"tabularium.cli.{name}"), name)
            app.command(name, cls=Command, help=f"help.{name}")(in_sentences(function))
    return app


@in_sentences
def _root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help.version")] = False,
    lang: Lang = None,
) -> None:
    from tabularium import __version__

    set_language(lang)
    if version:
        typer.echo(f"tabularium {__version__} ({build_in_words(chosen_language(lang))})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from tabularium.cli.serve import serve

        serve()
