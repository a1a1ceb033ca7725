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
from tabularium.cli.counting import counting
from tabularium.cli.goals import reached
from tabularium.cli.language import chosen_language
from tabularium.cli.peers import PEERS, measure_peer
from tabularium.cli.words import both, word
from tabularium.core.errors import TabulariumError
from tabularium.core.registry import find

PACKAGE = Path(tab.__file__).parent
FAILED: Final = 1
"""The exit code when a measurement has failed."""
LEAST_SECONDS: Final = 0.1
QUICK_SECONDS: Final = 0.5
WIDE: Final = 130
"""Where no terminal says how wide it is."""

TABLES: Final[tuple[tuple[tuple[str, int], ...], ...]] = (
    (
        ("games_per_s", 1),
        ("decisions_per_s", 0),
        ("match_decisions_per_s", 0),
        ("decisions", 0),
        ("options", 1),
    ),
    (
        ("copy_us_10", 1),
        ("copy_us_50", 1),
        ("copy_us_90", 1),
        ("iterations_per_s", 0),
    ),
    (
        ("computed_ms", 2),
        ("computed_plain_ms", 1),
        ("rest_decisions_per_s", 0),
    ),
    (
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
    ),
    (
        ("open_ms", 1),
        ("table_ms", 1),
        ("look_request_ms", 1),
        ("play_request_ms", 1),
        ("update_bytes", 0),
        ("moves_per_s", 0),
    ),
)
"""What is measured, table by table, and with how many digits; the words are under ``bench.row.``."""

Figures = dict[str, Any]
Lines = dict[tuple[str, str], Figures | TabulariumError]
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


class CannotWrite(TabulariumError):
    """The file for the figures cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(both("bench.cannot_write", path, error.strerror or error))


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="help.bench.games")] = None,
    seconds: Annotated[float, typer.Option(min=LEAST_SECONDS, help="help.bench.seconds")] = 5.0,
    quick: Annotated[bool, typer.Option("--quick", help="help.bench.quick")] = False,
    peers: Annotated[bool, typer.Option(help="help.bench.peers")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="help.bench.json")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="help.bench.out", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="help.lang", metavar="en|fr")] = None,
) -> None:
    """Measure the speed of the games, plain and compiled, beside other engines."""
    spoken = chosen_language(lang)
    if not isfinite(seconds) or seconds < LEAST_SECONDS:
        raise BadSeconds
    ids = [find(game).id for game in games] if games else [game.id for game in tab.games()]
    if quick:
        seconds, peers = QUICK_SECONDS, False
    if out is not None:
        _write(out, "{}")  # better refused before a long run than after it
    before = _load()
    try:
        lines = _lines(ids, seconds, not quick, peers, spoken)
    except MeasuringFailed as error:
        typer.echo(error.sentence(spoken), err=True)
        raise typer.Exit(FAILED) from None
    told = json.dumps({_heading(*key, "en"): _as_data(line) for key, line in lines.items()}, indent=1)
    if out is not None:
        _write(out, told)
    if as_json:
        print(told)
    else:
        console = Console(width=None if Console().is_terminal else WIDE)
        _show(console, lines, word("bench.load", spoken, before, _load(), os.cpu_count() or "?"), spoken)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise CannotWrite(path, error) from None


def _as_data(line: Figures | TabulariumError) -> Any:
    return line if isinstance(line, dict) else str(line)


def _lines(ids: list[str], seconds: float, served: bool, peers: bool, lang: str) -> Lines:
    lines: Lines = {}
    with TemporaryDirectory(prefix="tabularium-bench-") as folder:
        builds = _builds(Path(folder))
        others = PEERS if peers else ()
        total = len(builds) * len(ids) + len(others)
        with counting(word("bench.measuring", lang), total, "measurement", lang) as tell:
            tell(0)
            for build, source in builds.items():
                for game in ids:
                    lines[game, build] = _measured(game, source, seconds, served)
                    tell(len(lines))
            for peer in others:
                try:
                    lines[peer.name, ""] = measure_peer(peer, seconds)
                except TabulariumError as error:
                    lines[peer.name, ""] = error
                tell(len(lines))
    return lines


def _load() -> str:
    """How many processes wanted to run in the last minute, so that figures of a busy machine are recognised."""
    return f"{os.getloadavg()[0]:.2f}" if hasattr(os, "getloadavg") else "?"


def _builds(folder: Path) -> dict[str, Path]:
    """Where to import from for each build that there is. Python prefers compiled files, so plain is a copy without."""
    if not any(PACKAGE.glob("core/*.so")):
        return {"plain": PACKAGE.parent}
    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return {"plain": folder, "compiled": PACKAGE.parent}


def _measured(game: str, source: Path, seconds: float, served: bool) -> Figures:
    """The figures of the rules; those of the server, and of the environments if their libraries are there."""
    figures: Figures = {}
    modules = ("tabularium.cli.measure", "tabularium.server.measure", "tabularium.research.measure")
    for module in modules if served else modules[:1]:
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


def _show(console: Console, lines: Lines, load: str, lang: str) -> None:
    figures = {key: line for key, line in lines.items() if isinstance(line, dict)}
    for number, columns in enumerate(TABLES):
        there = [(key, digits) for key, digits in columns if any(key in line for line in figures.values())]
        if there:
            console.print(_table(word(f"bench.table.{number}", lang), there, figures, lang))
    console.print(_goals(figures, lang))
    for (game, _), line in lines.items():
        if isinstance(line, TabulariumError):
            console.print(f"{game} {line.sentence(lang)}", markup=False)
    if not any(line.get("is_compiled") for line in figures.values()):
        console.print(word("bench.no_compiled", lang))
    console.print(load)


def _table(title: str, columns: list[tuple[str, int]], figures: dict[tuple[str, str], Figures], lang: str) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for key, _ in columns:
        table.add_column(word(f"bench.row.{key}", lang), justify="right")
    for (game, build), line in figures.items():
        cells = [_number(line[key], digits, lang) if key in line else "" for key, digits in columns]
        if any(cells):
            table.add_row(_heading(game, build, lang), *cells)
    return table


def _goals(figures: dict[tuple[str, str], Figures], lang: str) -> Table:
    """What was aimed at and what is reached, for each build that was measured."""
    table = Table(title=word("bench.goals", lang), title_justify="left")
    table.add_column("")
    builds = [build for build in ("plain", "compiled") if any(build == of for _, of in figures)]
    for build in builds:
        table.add_column(word("bench.goal", lang, word(f"bench.{build}", lang)), justify="right")
        table.add_column(word("bench.reached", lang), justify="right")
    by_build = {build: reached([line for (_, of), line in figures.items() if of == build], build) for build in builds}
    for number, goal in enumerate(next(iter(by_build.values()), [])):
        cells: list[str] = []
        for build in builds:
            found = by_build[build][number]
            mark = "" if found.value is None else " ✓" if found.is_reached else " ✗"
            value = "" if found.value is None else _number(found.value, goal.digits, lang)
            cells += [_number(found.goal, goal.digits, lang), value + mark]
        table.add_row(word(f"bench.goal.{goal.key}", lang), *cells)
    return table
