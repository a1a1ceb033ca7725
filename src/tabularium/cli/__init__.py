"""``tabularium ...``: one command per verb, one module per command."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""The exit code after Ctrl-C, as shells have it."""


def main() -> None:
    """What the console script runs. What takes time to import is imported here, so that Ctrl-C ends that too."""
    try:
        from tabularium.cli.commands import build

        build()()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
