"""Compiles core and games in place with mypyc: same source, same behaviour, several times the speed.

All modules but the `__init__.py` go into one shared library, so that calls between them are direct C calls.
The library and one small loader per module land in src, where imports find them before the .py files.
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
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/tabularium")
LIBRARY = "tabularium"  # the shared library is tabularium__mypyc


def sources() -> list[Path]:
    """The modules to compile, in a stable order."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["tabularium"]
    left_out: list[str] = settings["not-compiled"]
    return [
        path
        for part in ("core", "games")
        for path in sorted((PACKAGE / part).rglob("*.py"))
        if path.name != "__init__.py"
        and not any(fnmatch.fnmatch(path.relative_to(PACKAGE).as_posix(), pattern) for pattern in left_out)
    ]


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


def build(paths: list[Path]) -> None:
    """Translate and compile; what has not changed since the last time is taken from build."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    start = time.time()
    workshop = Path("build/mypyc") / f"{sys.implementation.cache_tag}-mypy-{mypy_version}"
    extensions = mypycify(
        [str(path) for path in paths],
        opt_level="3",
        debug_level="0",
        group_name=LIBRARY,
        target_dir=str(workshop),
    )
    # No configuration file is read here: this distribution is only a vehicle for build_ext.
    distribution = Distribution({"name": "tabularium", "package_dir": {"": "src"}, "ext_modules": extensions})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = str(workshop / "temp")
    command.build_lib = str(workshop / "lib")
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


def main() -> int:
    os.chdir(ROOT)
    missing = what_is_missing()
    if missing:
        print(missing, file=sys.stderr)
        return 1
    paths = sources()
    print(f"Compiling {len(paths)} modules of core and games; a minute or more ...", flush=True)
    begin = time.monotonic()
    remove = ["sh", "tools/compiled.sh", "remove"]
    subprocess.run(remove, check=True)
    built = False
    try:
        build(paths)
        built = is_in_use(paths)
    finally:
        if not built:
            subprocess.run(remove, check=True)
    if built:
        print(f"Compiled in {time.monotonic() - begin:.0f} s. `make plain` goes back.")
    return 0 if built else 1


if __name__ == "__main__":
    sys.exit(main())
