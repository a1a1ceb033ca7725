"""Compiles core, games and bots in place with mypyc: same source, same behaviour, several times the speed.

    python tools/compile.py            everything
    python tools/compile.py aquileia   core, bots and these games only: for whoever works on one of them; the others
                                       cannot be played until all is compiled, or nothing

Core, bots and each game become one shared library each, so that a change in one game compiles that game only, while
calls from one library to another stay direct C calls. The libraries and one small loader per module land in src,
where imports find them before the .py files.
"""

from __future__ import annotations

import fnmatch
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tabularium")
# Inside a library functions call each other directly, as nothing can take their place.
FLAGS = ["-fvisibility=hidden", "-fno-plt"]


def games() -> list[str]:
    """The folders of games, by name."""
    return sorted([path.parent.name for path in (PACKAGE / "games").glob("*/steps*") if path.parent.is_dir()])


def libraries(chosen: Sequence[str]) -> dict[str, list[Path]]:
    """The modules of each library, by its name, in a stable order."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["tabularium"]
    left_out: list[str] = settings["not-compiled"]
    folders = {"core": "core", "bots": "bots"} | {game: f"games/{game}" for game in chosen}
    return {
        f"tabularium_{name}": [
            path
            for path in sorted((PACKAGE / folder).rglob("*.py"))
            if path.name != "__init__.py"
            and not any(fnmatch.fnmatch(path.relative_to(PACKAGE).as_posix(), pattern) for pattern in left_out)
        ]
        for name, folder in folders.items()
    }


def module_name(path: Path) -> str:
    return ".".join(path.relative_to("src").with_suffix("").parts)


def what_is_missing() -> str | None:
    """A kind sentence if nothing can be compiled on this machine."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if shutil.which(compiler) is None:
        lacking = f"a C compiler ({compiler})"
    elif not header.exists():
        lacking = "Python's C headers (Python.h)"
    else:
        return None
    if platform.system() == "Darwin":
        remedy = "xcode-select --install"
    elif shutil.which("apt-get"):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        remedy = f"sudo apt-get install -y gcc libc6-dev python{version}-dev"
    else:
        remedy = "install it with your system's package manager"
    return (
        f"The compiled build needs {lacking}, which is not here:\n  {remedy}\n"
        "Nothing else needs it: everything works without, only slower."
    )


def build(parts: dict[str, list[Path]]) -> None:
    """Translate and compile; what has not changed since the last time is taken from build."""
    from mypy.version import __version__ as mypy_version

    workshop = Path("build/mypyc") / f"{sys.implementation.cache_tag}-mypy-{mypy_version}"
    try:
        build_in(workshop, parts)
    except (ValueError, LookupError, AttributeError):  # mypyc stumbles over what it kept of an earlier build
        if not workshop.exists():
            raise
        print("Once more, from the beginning ...", flush=True)
        shutil.rmtree(workshop)
        build_in(workshop, parts)


def build_in(workshop: Path, parts: dict[str, list[Path]]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    start = time.time()
    extensions = mypycify(
        [str(path) for paths in parts.values() for path in paths],
        opt_level="2",  # as fast as 3 here, and sooner done
        debug_level="0",
        separate=[([str(path) for path in paths], name) for name, paths in parts.items()],
        target_dir=str(workshop),
    )
    for extension in extensions:
        extension.extra_compile_args += FLAGS
    # No configuration file is read here: this distribution is only a vehicle for build_ext.
    distribution = Distribution({"name": "tabularium", "package_dir": {"": "src"}, "ext_modules": extensions})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = str(workshop / "temp")
    command.build_lib = str(workshop / "lib")
    command.parallel = True  # one core per library
    command.ensure_finalized()
    command.run()
    for path in Path("src").rglob("*.so"):  # their date tells which source they belong to
        os.utime(path, (start, start))


def is_in_use(paths: list[Path]) -> bool:
    """Does a fresh Python really import the compiled modules?"""
    question = "import importlib, sys\nfor m in sys.argv[1:]: print(importlib.import_module(m).__file__)"
    names = [module_name(path) for path in paths]
    answer = subprocess.run([sys.executable, "-c", question, *names], capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        print(answer.stderr, file=sys.stderr)
        return False
    plain = [name for name, file in zip(names, answer.stdout.split("\n")) if file.endswith(".py")]
    if plain:
        print("Still not compiled: " + " ".join(plain), file=sys.stderr)
    return not plain


def main(chosen: Sequence[str]) -> int:
    os.chdir(ROOT)
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    unknown = sorted(set(chosen) - set(games()))
    if unknown:
        print(f"No such game: {' '.join(unknown)}. There are: {' '.join(games())}.", file=sys.stderr)
        return 1
    parts = libraries(chosen or games())
    paths = [path for part in parts.values() for path in part]
    print(f"Compiling {len(paths)} modules; the first time this takes some minutes ...", flush=True)
    begin = time.monotonic()
    remove = ["sh", "tools/compiled.sh", "remove"]
    subprocess.run(remove, check=True)
    built = False
    try:
        build(parts)
        built = is_in_use(paths)
    finally:
        if not built:
            subprocess.run(remove, check=True)
    if built:
        print(f"Compiled in {time.monotonic() - begin:.0f} s. `make plain` goes back.")
    return 0 if built else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
