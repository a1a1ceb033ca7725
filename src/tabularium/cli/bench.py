"""``tabularium bench``: how fast the games are, beside the best of their kind."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import tabularium as tab
from tabularium.cli.peers import measure_catanatron

PACKAGE = Path(tab.__file__).parent

ROWS = (
    ("games/s", "games_per_s", 1),
    ("decisions/s, bare state", "decisions_per_s", 0),
    ("decisions/s, recorded match", "match_decisions_per_s", 0),
    ("decisions per game", "decisions", 0),
    ("options per decision", "options", 1),
    ("copy at 10 %, µs", "copy_us_10", 1),
    ("copy at 50 %, µs", "copy_us_50", 1),
    ("copy at 90 %, µs", "copy_us_90", 1),
    ("save half-way, µs", "save_us", 0),
    ("save half-way, bytes", "save_bytes", 0),
    ("load half-way, µs", "load_us", 0),
    ("record of a game, bytes", "record_bytes", 0),
    ("memory per match, bytes", "match_bytes", 0),
    ("view, µs", "view_us", 0),
    ("picture, µs", "picture_us", 0),
    ("table in words, µs", "text_us", 0),
    ("import, ms", "import_ms", 0),
)


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all, if none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to play for each figure.")] = 5.0,
    peers: Annotated[bool, typer.Option(help="Measure other engines too (installs them for a moment).")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure the speed of the games, plain and compiled, beside other engines."""
    console = Console(stderr=as_json)
    ids = games or [game.id for game in tab.games()]
    columns: dict[str, dict[str, Any] | str] = {}
    with TemporaryDirectory(prefix="tabularium-bench-") as folder, console.status("") as status:
        for name, source in _builds(Path(folder)).items():
            for game in ids:
                status.update(f"{game}, {name} ...")
                columns[f"{game}, {name}"] = _measured(game, source, seconds)
        if peers:
            status.update("catanatron ...")
            columns["catanatron"] = measure_catanatron(seconds)
    if as_json:
        print(json.dumps(columns, indent=1))
    else:
        _show(console, columns)


def _builds(folder: Path) -> dict[str, Path]:
    """Where to import from for each build that there is. Python prefers compiled files, so plain is a copy without."""
    if not any(PACKAGE.glob("core/*.so")):
        return {"plain": PACKAGE.parent}
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return {"plain": folder, "compiled": PACKAGE.parent}


def _measured(game: str, source: Path, seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "tabularium.cli.measure", game, str(seconds)]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(source)}, capture_output=True, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def _show(console: Console, columns: dict[str, dict[str, Any] | str]) -> None:
    table = Table(title="Random play on one core")
    table.add_column("")
    figures = {name: column for name, column in columns.items() if isinstance(column, dict)}
    for name in figures:
        table.add_column(name, justify="right")
    for label, key, digits in ROWS:
        table.add_row(label, *[f"{column[key]:,.{digits}f}" if key in column else "" for column in figures.values()])
    console.print(table)
    for name, column in columns.items():
        if isinstance(column, str):
            console.print(f"{name} {column}")
    if not any(column.get("is_compiled") for column in figures.values()):
        console.print("The compiled build is not there; `make compiled` makes it.")
    if "catanatron" in figures:
        peer = figures["catanatron"]["match_decisions_per_s"]
        for name, column in figures.items():
            if name != "catanatron":
                console.print(f"{name}: {column['match_decisions_per_s'] / peer:.1f} times catanatron's decisions/s")
