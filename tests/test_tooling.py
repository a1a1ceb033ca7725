"""The project's own machinery: locks, paths, compiled files, and the count of clauses."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.conftest import LONG_FIRST, names_whole_suite, order, report

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(kind: str) -> dict[str, str]:
    """Package -> version, of one lock."""
    text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
    return {normal(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)}


def asked_for(kind: str) -> set[str]:
    """The packages that pyproject.toml names for this lock."""
    groups = PROJECT["dependency-groups"]
    wanted = [*PROJECT["project"]["dependencies"], *groups["build"]]
    if kind == "dev":
        wanted += [requirement for requirement in groups["dev"] if isinstance(requirement, str)]
    return {normal(re.split(r"[^\w.-]", requirement)[0]) for requirement in wanted}


@pytest.mark.parametrize("kind", ["run", "dev"])
class TestLock:
    def test_every_dependency_is_locked(self, kind: str) -> None:
        assert asked_for(kind) <= set(locked(kind)), "run `make lock`"

    def test_every_package_has_hashes(self, kind: str) -> None:
        text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
        entries = re.split(r"^(?=[\w.-]+==)", text, flags=re.MULTILINE)[1:]
        assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []

    def test_names_no_host_and_no_place_on_this_machine(self, kind: str) -> None:
        text = (ROOT / "requirements" / f"{kind}.txt").read_text(encoding="utf-8")
        assert not re.search(r"://|--index|--extra-index|--find-links|(?:^|\s)/\w", text)


def test_dev_lock_contains_run_lock() -> None:
    assert locked("run").items() <= locked("dev").items(), "run `make lock`"


def test_version_is_the_same_everywhere() -> None:
    tabularium = pytest.importorskip("tabularium")
    assert getattr(tabularium, "__version__", PROJECT["project"]["version"]) == PROJECT["project"]["version"]


def test_no_file_names_somebodys_home() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    home = re.compile(rb"(?<![\w.~-])/(?:home|Users|root)/\w")
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    assert [str(f.relative_to(ROOT)) for f in files if f.is_file() and home.search(f.read_bytes())] == []


def test_every_make_target_is_explained() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = {name for line in re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE) for name in line.split()}
    explained = set(re.findall(r"^([a-z-]+):.*## ", text, re.MULTILINE))
    assert listed - explained == {"run-env", "dev-env", "test-env", "fresh"}


class TestCompiledFiles:
    """tools/compiled.sh, on a small tree of its own."""

    @pytest.fixture
    def tree(self, tmp_path: Path) -> Path:
        for name in ("core/match.py", "games/__init__.py", "games/ludus/steps.py"):
            self.write(tmp_path / "src/tabularium" / name, 1000)
        for name in ("tabularium/core/match.cpython-311.so", "tabularium/games/ludus/steps.cpython-311.so"):
            self.write(tmp_path / "src" / name, 2000)
        self.write(tmp_path / "src/tabularium__mypyc.cpython-311.so", 2001)
        return tmp_path

    @staticmethod
    def write(path: Path, time: int) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (time, time))

    @staticmethod
    def compiled_after(command: str, tree: Path) -> int:
        subprocess.run(["sh", ROOT / "tools/compiled.sh", command], cwd=tree, check=True, capture_output=True)
        return len(list(tree.rglob("*.so")))

    def test_stay_while_newer_than_the_source(self, tree: Path) -> None:
        assert self.compiled_after("check", tree) == 3

    def test_go_together_when_a_source_is_newer(self, tree: Path) -> None:
        self.write(tree / "src/tabularium/games/ludus/steps.py", 2002)
        assert self.compiled_after("check", tree) == 0

    def test_stay_when_what_is_not_compiled_is_newer(self, tree: Path) -> None:
        self.write(tree / "src/tabularium/games/__init__.py", 2002)
        self.write(tree / "src/tabularium/games/ludus/words.py", 2002)
        assert self.compiled_after("check", tree) == 3

    def test_go_together_when_a_source_is_gone(self, tree: Path) -> None:
        (tree / "src/tabularium/core/match.py").unlink()
        assert self.compiled_after("check", tree) == 0

    def test_are_removed_on_request(self, tree: Path) -> None:
        assert self.compiled_after("remove", tree) == 0
        assert self.compiled_after("remove", tree) == 0


def test_no_constant_that_the_compiled_build_would_not_find() -> None:
    """mypyc may take a tuple of floats for one that was never set, if its type tells how many they are."""
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for part in ("core", "games", "bots")
        for path in (ROOT / "src/tabularium" / part).rglob("*.py")
        if "drawing" not in path.parts
        for name in re.findall(r"^(\w+): Final = \(-?\d+\.", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert found == [], "write Final[tuple[float, ...]]"


class TestClauseReport:
    def test_counts_clauses_but_not_rulings_and_decisions(self) -> None:
        ids = {"ludus": ["LU-1", "LU-M2a", "LU-E3", "LU-Q1", "LU-D4"]}
        assert report(ids, {"LU-1", "LU-Q1"}) == ["ludus: 1 of 3 clauses shown; not yet: LU-M2a LU-E3"]
        assert report(ids, {"LU-1", "LU-M2a", "LU-E3"}) == ["ludus: 3 of 3 clauses shown"]

    def test_tells_of_ids_that_no_rulebook_has(self) -> None:
        lines = report({"ludus": ["LU-1"]}, {"LU-1", "LU-7", "XX-9"})
        assert lines == ["ludus: 1 of 1 clauses shown", "named by tests, but in no rulebook: LU-7"]

    @pytest.mark.parametrize(
        ("argument", "whole"),
        [
            ("tests", True),
            (".", True),
            ("tests/games", True),
            ("tests/games/ludus", False),
            ("tests/test_tooling.py", False),
            ("tests/games/ludus/test_setup.py::test_coins", False),
        ],
    )
    def test_is_for_the_whole_suite_only(self, argument: str, whole: bool) -> None:
        assert names_whole_suite([argument], ROOT) is whole


def test_long_tests_go_first() -> None:
    tests = ROOT / "tests"
    assert [folder for folder in LONG_FIRST if not (tests / folder).is_dir()] == []
    asked = [tests / "core" / "test_match.py", tests / "laws" / "test_laws.py", tests / "web" / "test_table.py"]
    assert sorted(asked, key=order) == asked[::-1]
