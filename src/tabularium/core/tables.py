"""TOML files, read once: what was read is kept as bytecode, as Python does with its own files.

To read the tables of a game takes about as long as to load its rules. Python keeps the bytecode beside the file or
where it was told to, makes it anew when the file has changed, and does without where it may not write.
"""

from __future__ import annotations

import marshal
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any


def read_table(path: str) -> dict[str, Any]:
    """The table in this file. Each call makes a new one."""
    code = _Reader("table", path).get_code("table")
    assert code is not None
    (packed,) = code.co_consts
    table: dict[str, Any] = marshal.loads(packed)
    return table


class _Reader(SourceFileLoader):
    """Python's own reader of source files; what it takes for the code of a TOML file has the table as its constant."""

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        import tomllib  # only when there is no bytecode yet

        return compile("", path, "exec").replace(co_consts=(marshal.dumps(tomllib.loads(data.decode())),))
