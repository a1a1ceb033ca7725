"""Starting a server or a worker: what is asked for, and what is told if its database cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tabularium.cli.commands import build
from tabularium.server.settings import Settings
from tests.server.support import free_port


@pytest.mark.parametrize("command", [["serve", "--no-browser"], ["worker"]])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path, command: list[str], lang: str) -> None:
    unknown = {"en": "Tabularium cannot use", "fr": "Tabularium ne sait pas"}[lang]
    closed = {"en": "The database ", "fr": "Impossible d'ouvrir"}[lang]
    broken = tmp_path / "broken.sqlite"
    broken.write_text("this is no database, however long one looks at it " * 50)
    for database, sentence in (
        ("mysql://x", unknown),
        ("nonsense://user:secret@x", unknown),
        ("://secret", unknown),
        (str(tmp_path / "missing" / "matches.sqlite"), closed),
        (str(broken), closed),
        (f"postgresql://ann:secret@127.0.0.1:{free_port()}/none", closed),
    ):
        result = CliRunner().invoke(build(), ["--lang", lang, *command, "--database", database])
        assert result.exit_code == 1, (database, result.output, result.exception)
        assert result.stderr.startswith(sentence), result.stderr
        assert len(result.stderr.strip().splitlines()) == 1
        assert "secret" not in result.stderr


@pytest.mark.parametrize(
    ("asked", "expected"), [([], (True, 200)), (["--no-limits"], (False, 200)), (["--connections", "9"], (True, 9))]
)
def test_limits_can_be_set_and_lifted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: list[str], expected: tuple[bool, int]
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("tabularium.server.run.serve", lambda settings, *rest, **more: started.append(settings))
    command = ["serve", "--no-browser", "--database", str(tmp_path / "matches.sqlite"), *asked]
    result = CliRunner().invoke(build(), command)
    assert result.exit_code == 0, result.output
    assert [(settings.rate_limits, settings.connections) for settings in started] == [expected]
