"""How an error of ours reaches the person who typed a command: as a sentence, in her language."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

import typer

from tabularium.cli.language import safest_language
from tabularium.core.errors import TabulariumError

REFUSED = 2
"""The exit code when what was asked cannot be done."""

Command = TypeVar("Command", bound=Callable[..., Any])


def in_sentences(command: Command) -> Command:
    """The same command, telling errors as sentences and ending with the exit code 2."""

    @wraps(command)
    def told(*args: Any, **kwargs: Any) -> Any:
        try:
            return command(*args, **kwargs)
        except TabulariumError as error:
            typer.echo(error.sentence(safest_language(kwargs.get("lang"))), err=True)
            raise typer.Exit(REFUSED) from None

    return told  # type: ignore[return-value]
