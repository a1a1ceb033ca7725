"""The notebooks run from top to bottom, show something, and are kept without outputs.

Their cells are plain Python, so no kernel is needed: a cell is run as a notebook does it, its last expression is shown.
"""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs").glob("**/*.ipynb"))


def cells(notebook: Path, kind: str = "code") -> list[dict[str, Any]]:
    told: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
    assert (told["nbformat"], told["nbformat_minor"]) == (4, 4)
    return [cell for cell in told["cells"] if cell["cell_type"] == kind]


def shown(source: str, name: str, space: dict[str, Any]) -> Any:
    """Run a cell; the value of its last expression, if it ends with one."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, name, "exec"), space)
    return None if last is None else eval(compile(ast.Expression(last.value), name, "eval"), space)  # type: ignore[attr-defined]


def name(notebook: Path) -> str:
    return str(notebook.relative_to(ROOT))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name)
def test_a_notebook_runs_and_shows_pictures(notebook: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plt.switch_backend("Agg")
    space: dict[str, Any] = {"__name__": "__main__"}
    pictures = 0
    for number, cell in enumerate(cells(notebook)):
        value = shown("".join(cell["source"]), f"{name(notebook)}, cell {number + 1}", space)
        if hasattr(value, "_repr_svg_"):
            assert value._repr_svg_().startswith("<svg")
            pictures += 1
    assert pictures
    assert plt.get_fignums()
    plt.close("all")
    assert capsys.readouterr().out


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=name)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    assert cells(notebook, "markdown")
    for cell in cells(notebook):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None


def test_there_is_a_notebook() -> None:
    assert NOTEBOOKS
