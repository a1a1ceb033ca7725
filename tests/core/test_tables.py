"""TOML files are read once and kept as bytecode; whoever reads them never notices."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest

from tabularium.core.tables import read_table

TABLE = 'names = ["Ave", "Roma"]\n[card]\nname_fr = "dé à jouer"\nworth = 1.5\nis_rare = true\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(sys, "pycache_prefix", None)
    file = tmp_path / "cards.toml"
    file.write_text(TABLE, encoding="utf-8")
    return file


def test_a_table_is_read_as_tomllib_reads_it(file: Path) -> None:
    assert read_table(str(file)) == tomllib.loads(TABLE)
    assert read_table(str(file)) == tomllib.loads(TABLE), "from its bytecode"
    assert read_table(str(file)) is not read_table(str(file))


def test_a_second_reading_does_not_parse(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_table(str(file))
    assert [kept.suffix for kept in (file.parent / "__pycache__").iterdir()] == [".pyc"]
    monkeypatch.setattr(tomllib, "loads", None)
    assert read_table(str(file))["card"]["worth"] == 1.5


def test_a_changed_table_is_read_anew(file: Path) -> None:
    read_table(str(file))
    file.write_text(TABLE.replace("1.5", "2.5"), encoding="utf-8")
    os.utime(file, (0, 0))
    assert read_table(str(file))["card"]["worth"] == 2.5


def test_a_table_is_read_where_nothing_may_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert read_table(str(file)) == tomllib.loads(TABLE)
    assert not (file.parent / "__pycache__").exists()


def test_a_table_that_is_not_toml_says_where(file: Path) -> None:
    file.write_text("names = [\n", encoding="utf-8")
    with pytest.raises(tomllib.TOMLDecodeError, match="end of document"):
        read_table(str(file))
