"""Runs the checks side by side and tells each one's story in one piece.

    python tools/check.py [--slow] CHECK ... [-- ARGUMENTS FOR PYTEST]

The tests' output is shown as it comes, line by line; each other check is told when it ends: a line if all is
well, else all it has to say. Everything is also kept in build/logs.
"""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
BIN = Path(sys.executable).parent

CHECKS: dict[str, list[str]] = {
    "ruff": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "layers": ["lint-imports"],
    "tests": ["pytest", "-q", "-n", "auto", "--dist", "worksteal"],
}

telling = threading.Lock()


@dataclass
class Outcome:
    name: str
    ok: bool
    seconds: float
    closing: str


def run(name: str, command: list[str], outcomes: list[Outcome]) -> None:
    begin = time.monotonic()
    lines: list[str] = []
    with (LOGS / f"{name}.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [BIN / command[0], *command[1:]],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            lines.append(line)
            if name == "tests":
                with telling:
                    print(line, end="", flush=True)
        code = process.wait()
    closing = next((line.strip() for line in reversed(lines) if line.strip()), "")
    outcome = Outcome(name, code == 0, time.monotonic() - begin, closing)
    with telling:
        outcomes.append(outcome)
        if name != "tests":
            if not outcome.ok:
                print(f"\n---- {name}: {' '.join(command)}\n{''.join(lines).rstrip()}\n----\n", flush=True)
            else:
                print(f"{name}: ok, {outcome.seconds:.1f} s", flush=True)


def main(arguments: list[str]) -> int:
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that knows few letters is no reason to fail
    for_pytest: list[str] = []
    if "--" in arguments:
        at = arguments.index("--")
        arguments, for_pytest = arguments[:at], arguments[at + 1 :]
    names = [a for a in arguments if not a.startswith("--")]
    commands = {name: list(CHECKS[name]) for name in names}
    if "tests" in commands:
        if "--slow" in arguments:
            os.environ["TABULARIUM_THOROUGH"] = "1"  # the laws then try more matches
        else:
            commands["tests"] += ["-m", "not slow"]
        if sys.stdout.isatty():
            commands["tests"] += ["--color=yes"]
        commands["tests"] += for_pytest
    LOGS.mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    threads = [threading.Thread(target=run, args=(name, commands[name], outcomes)) for name in names]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    except KeyboardInterrupt:  # the checks got it too, and end by themselves
        for thread in threads:
            thread.join()
        return 130
    outcomes.sort(key=lambda outcome: names.index(outcome.name))
    print()
    for outcome in outcomes:
        verdict = "ok    " if outcome.ok else "FAILED"
        print(f"{verdict} {outcome.name:7} {outcome.seconds:6.1f} s   {outcome.closing}")
    return 0 if [outcome.name for outcome in outcomes if outcome.ok] == names else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
