"""What is not the same in two plans, in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from tabularium.lab.words import word

BECAUSE: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("game",),
    "options": ("game",),
    "weights": ("game",),
    "settings": ("bots",),
    "repeatable": ("game", "bots", "settings"),
}
"""What is naturally another where something else is: that alone is worth saying."""


def differing(there: Mapping[str, Any], here: Mapping[str, Any], lang: str) -> str:
    """``seed (1 there, 2 here); settings tiro.blunders (0.2 there, 0.1 here)``"""
    others = {part for part in here if there.get(part) != here[part]}
    told = [part for part in here if part in others and others.isdisjoint(BECAUSE.get(part, ()))]
    said: list[str] = []
    for part in told:
        theirs, ours = _leaves(there.get(part, {})), _leaves(here[part])
        for leaf in dict.fromkeys([*theirs, *ours]):
            one, other = [leaves.get(leaf, word("unknown", lang)) for leaves in (theirs, ours)]
            if one != other:
                said.append(word("differs", lang, f"{word(f'plan_{part}', lang)} {leaf}".strip(), one, other))
    return "; ".join(said)


def _leaves(value: Any, name: str = "") -> dict[str, str]:
    """The single values inside of a value, by where they are: ``tiro.blunders``."""
    if isinstance(value, dict):
        found: dict[str, str] = {}
        for key, part in value.items():
            found |= _leaves(part, f"{name}.{key}" if name else key)
        return found
    if isinstance(value, list):
        return {name: ", ".join(map(str, value))}
    return {name: value if isinstance(value, str) else json.dumps(value)}
