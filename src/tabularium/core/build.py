"""Which build runs: plain Python, or the one that ``make compiled`` makes of the same source."""

from __future__ import annotations

from tabularium.core import agenda


def is_compiled() -> bool:
    """Are the rules that this process uses compiled?"""
    return not str(agenda.__file__).endswith(".py")
