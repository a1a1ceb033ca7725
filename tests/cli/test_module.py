"""``python -m tabularium`` is the command line."""

from __future__ import annotations

import subprocess
import sys

import tabularium as tab


def test_the_package_can_be_run() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tabularium", "--version"], capture_output=True, text=True, timeout=60, check=True
    )
    assert ran.stdout.startswith(f"tabularium {tab.__version__} ")
