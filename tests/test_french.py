"""French as it is set: a space that does not break before the signs : ; ! ? and inside quotation marks."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "tabularium"
LOOSE = re.compile(r"\S (?=[:;!?»])|« ")


def in_french(path: Path) -> Iterator[tuple[int, str]]:
    """The texts that stand for "fr" in tables of words, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for key, value in zip(node.keys, node.values, strict=True) if isinstance(node, ast.Dict) else ():
            is_text = isinstance(value, (ast.Constant, ast.JoinedStr))
            if is_text and isinstance(key, ast.Constant) and key.value == "fr":
                parts = [part.value for part in ast.walk(value) if isinstance(part, ast.Constant)]
                yield value.lineno, "".join([part for part in parts if isinstance(part, str)])


def test_signs_are_never_alone_on_a_line() -> None:
    told = [(path, line, text) for path in SOURCE.rglob("*.py") for line, text in in_french(path)]
    assert len(told) > 1000
    loose = [f"{path.relative_to(SOURCE)}:{line} {text}" for path, line, text in told if LOOSE.search(text)]
    assert loose == []
