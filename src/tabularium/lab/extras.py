"""Heavy libraries that only the laboratory needs: asked for when they are used, with a clear word when missing."""

from __future__ import annotations

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


def library(name: str, extra: str = "lab") -> Any:
    """The module of this name. Raises MissingLibrary."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != name.partition(".")[0]:
            raise
        raise MissingLibrary(name.partition(".")[0], extra) from None
