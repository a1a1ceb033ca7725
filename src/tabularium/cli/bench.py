"""``tabularium bench``: how fast the games are, beside the best of their kind."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from math import isfinite
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

import tabularium as tab
from tabularium.cli.language import chosen_language
from tabularium.cli.peers import measure_catanatron
from tabularium.cli.words import both, word
from tabularium.core.errors import TabulariumError
from tabularium.core.registry import find

PACKAGE = Path(tab.__file__).parent
PEER: Final = "catanatron"
FAILED: Final = 1
"""The exit code when a measurement has failed."""
LEAST_SECONDS: Final = 0.1

ROWS: Final = (
    ("games_per_s", 1),
    ("decisions_per_s", 0),
    ("match_decisions_per_s", 0),
    ("computed_ms", 2),
    ("computed_plain_ms", 1),
    ("rest_decisions_per_s", 0),
    ("decisions", 0),
    ("options", 1),
    ("copy_us_10", 1),
    ("copy_us_50", 1),
    ("copy_us_90", 1),
    ("save_us", 0),
    ("save_bytes", 0),
    ("load_us", 0),
    ("record_bytes", 0),
    ("match_bytes", 0),
    ("view_us", 0),
    ("picture_us", 0),
    ("text_us", 0),
    ("env_steps_per_s", 0),
    ("import_ms", 0),
    ("open_ms", 1),
    ("table_ms", 1),
    ("look_request_ms", 1),
    ("play_request_ms", 1),
    ("update_bytes", 0),
    ("moves_per_s", 0),
)
"""What is measured, and with how many digits; the words are under ``bench.row.``."""

Columns = dict[tuple[str, str], dict[str, Any] | TabulariumError]
"""By game and build (of another engine: empty) its figures, or why there are none."""


class BadSeconds(TabulariumError):
    """No time that one can measure for."""

    def __init__(self) -> None:
        super().__init__(both("bench.bad_seconds"))


class MeasuringFailed(TabulariumError):
    """The process that measures has ended with an error."""

    def __init__(self, game: str, output: str) -> None:
        lines = output.strip().splitlines()
        super().__init__(both("bench.failed", game, lines[-1] if lines else "?"))


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="help.bench.games")] = None,
    seconds: Annotated[float, typer.Option(min=LEAST_SECONDS, help="help.bench.seconds")] = 5.0,
    peers: Annotated[bool, typer.Option(help="help.bench.peers")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="help.bench.json")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    """Measure the speed of the games, plain and compiled, beside other engines."""
    spoken = chosen_language(lang)
    if not isfinite(seconds) or seconds < LEAST_SECONDS:
        raise BadSeconds
    ids = [find(game).id for game in games] if games else [game.id for game in tab.games()]
    console = Console(stderr=as_json)
    before = _load()
    try:
        columns = _columns(ids, seconds, peers, console, spoken)
    except MeasuringFailed as error:
        typer.echo(error.sentence(spoken), err=True)
        raise typer.Exit(FAILED) from None
    if as_json:
        told = {
            ", ".join([part for part in key if part]): column if isinstance(column, dict) else str(column)
            for key, column in columns.items()
        }
        print(json.dumps(told, indent=1))
    else:
        _show(console, columns, word("bench.load", spoken, before, _load(), os.cpu_count() or "?"), spoken)


def _columns(ids: list[str], seconds: float, peers: bool, console: Console, lang: str) -> Columns:
    columns: Columns = {}
    with TemporaryDirectory(prefix="tabularium-bench-") as folder, console.status("") as status:
        for build, source in _builds(Path(folder)).items():
            for game in ids:
                status.update(f"{_heading(game, build, lang)} ...")
                columns[game, build] = _measured(game, source, seconds)
        if peers:
            status.update(f"{PEER} ...")
            try:
                columns[PEER, ""] = measure_catanatron(seconds)
            except TabulariumError as error:
                columns[PEER, ""] = error
    return columns


def _load() -> str:
    """How many processes wanted to run in the last minute, so that figures of a busy machine are recognised."""
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "?"


def _builds(folder: Path) -> dict[str, Path]:
    """Where to import from for each build that there is. Python prefers compiled files, so plain is a copy without."""
    if not any(PACKAGE.glob("core/*.so")):
        return {"plain": PACKAGE.parent}
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return {"plain": folder, "compiled": PACKAGE.parent}


def _measured(game: str, source: Path, seconds: float) -> dict[str, Any]:
    """The figures of the rules, of the server, and of the environments if their libraries are there."""
    figures: dict[str, Any] = {}
    for module in ("tabularium.cli.measure", "tabularium.server.measure", "tabularium.research.measure"):
        command = [sys.executable, "-m", module, game, str(seconds)]
        env = {**os.environ, "PYTHONPATH": str(source)}
        run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
        if run.returncode:
            raise MeasuringFailed(game, run.stderr)
        figures |= json.loads(run.stdout)
    return figures


def _heading(game: str, build: str, lang: str) -> str:
    return f"{game}, {word(f'bench.{build}', lang)}" if build else game


def _number(value: float, digits: int, lang: str) -> str:
    said = f"{value:,.{digits}f}"
    return said.replace(",", "\u202f").replace(".", ",") if lang == "fr" else said


def _show(console: Console, columns: Columns, load: str, lang: str) -> None:
    table = Table(title=word("bench.title", lang), caption=load, caption_justify="left")
    table.add_column("")
    figures = {key: column for key, column in columns.items() if isinstance(column, dict)}
    for game, build in figures:
        table.add_column(_heading(game, build, lang), justify="right")
    for key, digits in ROWS:
        cells = [_number(column[key], digits, lang) if key in column else "" for column in figures.values()]
        if any(cells):
            table.add_row(word(f"bench.row.{key}", lang), *cells)
    console.print(table)
    for (game, _), column in columns.items():
        if isinstance(column, TabulariumError):
            console.print(f"{game} {column.sentence(lang)}", markup=False)
    if not any(column.get("is_compiled") for column in figures.values()):
        console.print(word("bench.no_compiled", lang))
    if (PEER, "") in figures:
        peer = figures[PEER, ""]["match_decisions_per_s"]
        for (game, build), column in figures.items():
            if game != PEER:
                times = _number(column["match_decisions_per_s"] / peer, 1, lang)
                console.print(word("bench.times", lang, _heading(game, build, lang), times))
