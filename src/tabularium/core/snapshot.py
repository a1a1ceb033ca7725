"""Agendas as plain lists, so that a state can be saved and loaded without a replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabularium.core.agenda import Step


def dump_steps(agenda: Sequence[Step]) -> list[list[Any]]:
    """Each step as its name followed by its fields, in the order they are declared."""
    dumped: list[list[Any]] = []
    for step in agenda:
        fields: Mapping[str, Any] = type(step).__dataclass_fields__
        dumped.append([type(step).__name__, *[getattr(step, name) for name in fields]])
    return dumped


def load_steps(dumped: Sequence[Any], kinds: Mapping[str, type[Step]]) -> list[Step]:
    """The inverse of :func:`dump_steps`. Raises LookupError, TypeError or ValueError on anything else."""
    return [kinds[name](*[frozen(value) for value in fields]) for name, *fields in dumped]


def frozen(value: Any) -> Any:
    """Lists, which is what JSON makes of tuples, as tuples again."""
    return tuple(frozen(v) for v in value) if isinstance(value, list) else value
