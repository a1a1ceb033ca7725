"""``python -m tabularium`` is the command line."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tabularium as tab

INTERRUPTED = """
import runpy, sys

class CtrlC:
    @staticmethod
    def find_spec(name, *_):
        if name == "typer":
            raise KeyboardInterrupt

sys.meta_path.insert(0, CtrlC)
"""


def test_the_package_can_be_run() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tabularium", "--version"], capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stdout.startswith(f"tabularium {tab.__version__} ")


@pytest.mark.parametrize(
    "run", ["from tabularium.cli import main; main()", "runpy.run_module('tabularium', run_name='__main__')"]
)
def test_ctrl_c_while_it_is_still_importing_ends_it_silently(run: str) -> None:
    ran = subprocess.run([sys.executable, "-c", INTERRUPTED + run], capture_output=True, text=True, timeout=60)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "")
