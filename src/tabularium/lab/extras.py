"""Heavy libraries that only the laboratory needs: asked for when they are used, with a clear word when missing."""

from __future__ import annotations

from typing import Any

from tabularium.core import extras
from tabularium.core.extras import MissingLibrary

__all__ = ["MissingLibrary", "library"]


def library(name: str, extra: str = "lab") -> Any:
    """The module of this name. Raises MissingLibrary."""
    return extras.library(name, extra)
