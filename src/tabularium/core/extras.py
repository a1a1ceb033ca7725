"""Heavy libraries that only some parts need: asked for when they are used, with a clear word when missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from tabularium.core.errors import TabulariumError


class MissingLibrary(TabulariumError):
    """An extra is not installed."""

    def __init__(self, name: str, extra: str) -> None:
        command = f"pip install 'tabularium[{extra}]'"
        super().__init__(
            {
                "en": f"{name} is not installed. Install it with: {command}",
                "fr": f"{name} n'est pas installé. Installez-le avec\u00a0: {command}",
            }
        )


@contextmanager
def needs(extra: str, *names: str) -> Iterator[None]:
    """Imports of these libraries stand in here: a missing one is named together with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in names:
            raise
        raise MissingLibrary(missing, extra) from None


def library(name: str, extra: str) -> Any:
    """The module of this name. Raises MissingLibrary."""
    with needs(extra, name.partition(".")[0]):
        return import_module(name)
