"""Other engines, measured in the same run in an environment of their own that is thrown away afterwards."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tabularium.cli.words import both
from tabularium.core.errors import TabulariumError

# Run by the peer's own Python. Four random players; only decisions with more than one option count.
CATANATRON = """
import json, random, sys
from time import perf_counter
from catanatron import Color, Game, RandomPlayer

decisions = 0

class Counting(RandomPlayer):
    def decide(self, game, playable_actions):
        global decisions
        decisions += len(playable_actions) > 1
        return random.choice(list(playable_actions))

random.seed(1)
games, seconds, copied = 0, float(sys.argv[1]), []
start = perf_counter()
while (spent := perf_counter() - start) < seconds:
    Game([Counting(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)]).play()
    games += 1
game = Game([Counting(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
for _ in range(100):
    game.play_tick()
for _ in range(300):
    begin = perf_counter()
    game.copy()
    copied.append(perf_counter() - begin)
print(json.dumps({
    "games_per_s": games / spent,
    "match_decisions_per_s": decisions / spent,
    "decisions": decisions / games,
    "copy_us_50": sorted(copied)[150] * 1e6,
}))
"""


class PeerFailed(TabulariumError):
    """Another engine could not be installed, or not be run."""

    def __init__(self, key: str, output: str) -> None:
        lines = output.strip().splitlines()
        super().__init__(both(key, lines[-1] if lines else "?"))


def measure_catanatron(seconds: float) -> dict[str, Any]:
    """Its figures."""
    with TemporaryDirectory(prefix="tabularium-peer-") as folder:
        try:
            venv.create(folder, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise PeerFailed("bench.peer_install", str(error)) from error
        python = str(Path(folder, "bin", "python"))
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "catanatron"]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PeerFailed("bench.peer_install", done.stderr)
        run = subprocess.run([python, "-c", CATANATRON, str(seconds)], capture_output=True, text=True, check=False)
        if run.returncode:
            raise PeerFailed("bench.peer_run", run.stderr)
        figures: dict[str, Any] = json.loads(run.stdout)
        return figures


if __name__ == "__main__":
    print(json.dumps(measure_catanatron(float(sys.argv[1]))))
