"""Without the extra, a clear word in both languages."""

from __future__ import annotations

import builtins
import sys
from importlib import import_module
from typing import Any

import pytest

from tabularium.core.extras import MissingLibrary, needs


@pytest.mark.parametrize(
    ("module", "missing"),
    [("pettingzoo", "pettingzoo"), ("pettingzoo", "numpy"), ("gymnasium", "gymnasium"), ("gymnasium", "numpy")],
)
def test_a_missing_library_is_named_with_its_extra(module: str, missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == missing:
            raise ModuleNotFoundError(f"No module named {name!r}", name=missing)
        return imported(name, *rest)

    imported = builtins.__import__
    for loaded in ("tabularium.research.observing", f"tabularium.research.{module}"):
        monkeypatch.delitem(sys.modules, loaded, raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MissingLibrary) as refused:
        import_module(f"tabularium.research.{module}")
    assert f"{missing} is not installed" in refused.value.sentence("en")
    assert refused.value.sentence("fr").endswith("pip install 'tabularium[research]'")


def test_another_missing_module_is_not_blamed_on_the_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"), needs("research", "numpy"):
        import_module("nowhere_to_be_found")


def test_what_the_fields_mean_needs_no_library() -> None:
    import tabularium.research

    assert tabularium.research.describe("aquileia", 2)
