"""Other engines, measured in the same run, each in an environment of its own that is thrown away afterwards.

Random players, CPU time and the best of several runs, as with our own games; only decisions with more than one option
count.
"""

from __future__ import annotations

import json
import subprocess
import venv
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tabularium.cli.words import both
from tabularium.core.errors import TabulariumError

# Run by the peer's own Python, after a part that defines beginning(), play() -> decisions, half_way(),
# copy_of(state) -> copy and finish(state), which plays a copy to its end.
COMMON: Final = """
import json, sys
from time import process_time

REPEATS, seconds = 5, float(sys.argv[1])


def rate(deed):
    best, total, times = 0.0, 0, 0
    for _ in range(REPEATS):
        start, done, count = process_time(), 0, 0
        while (spent := process_time() - start) < seconds / REPEATS:
            count += deed()
            done += 1
        best, total, times = max(best, done / spent), total + count, times + done
    return best, total / times


def iterate():
    finish(copy_of(state))
    return 1


games, per_game = rate(play)
state = half_way()
copies, _ = rate(lambda: copy_of(state) is not None)
state = beginning()
iterations, _ = rate(iterate)
print(json.dumps({
    "games_per_s": games,
    "match_decisions_per_s": games * per_game,
    "decisions": per_game,
    "copy_us_50": 1e6 / copies,
    "iterations_per_s": iterations,
}))
"""

CATANATRON: Final = """
import random
from catanatron import Color, Game, RandomPlayer

random.seed(1)
decisions = 0

class Counting(RandomPlayer):
    def decide(self, game, playable_actions):
        global decisions
        decisions += len(playable_actions) > 1
        return random.choice(list(playable_actions))

def beginning():
    return Game([Counting(colour) for colour in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])

def play():
    before = decisions
    beginning().play()
    return decisions - before

def half_way():
    game = beginning()
    for _ in range(100):
        game.play_tick()
    return game

def copy_of(game):
    return game.copy()

def finish(game):
    game.play()
"""

RLCARD: Final = """
import random
from copy import copy, deepcopy
import rlcard

random.seed(1)

def beginning():
    env = rlcard.make("gin-rummy", config={"seed": 1})
    env.reset()
    return env

def go_on(env, most):
    made = decisions = 0
    while made < most and not env.is_over():
        legal = list(env.get_state(env.get_player_id())["legal_actions"])
        decisions += len(legal) > 1
        env.step(random.choice(legal))
        made += 1
    return decisions

env = beginning()

def play():
    env.reset()
    return go_on(env, 10**6)

def half_way():
    half = beginning()
    go_on(half, 25)
    return half

def copy_of(half):  # all but the match itself can be shared
    twin = copy(half)
    twin.game = deepcopy(half.game)
    return twin

def finish(half):
    go_on(half, 10**6)
"""

OPEN_SPIEL: Final = """
import random
import pyspiel

random.seed(1)
game = pyspiel.load_game("gin_rummy")

def beginning():
    return game.new_initial_state()

def go_on(state, most):
    made = decisions = 0
    while made < most and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
            continue
        legal = state.legal_actions()
        decisions += len(legal) > 1
        state.apply_action(random.choice(legal))
        made += 1
    return decisions

def play():
    return go_on(beginning(), 10**6)

def half_way():
    state = beginning()
    go_on(state, 25)
    return state

def copy_of(state):
    return state.clone()

def finish(state):
    go_on(state, 10**6)
"""


@dataclass(frozen=True, slots=True)
class Peer:
    """Another engine: how it and its game are called, the package to install, and how it is played."""

    name: str
    package: str
    script: str


PEERS: Final = (
    Peer("catanatron", "catanatron", CATANATRON),
    Peer("RLCard, gin rummy", "rlcard", RLCARD),
    Peer("OpenSpiel, gin rummy", "open_spiel", OPEN_SPIEL),
)


class PeerFailed(TabulariumError):
    """Another engine could not be installed, or not be run."""

    def __init__(self, key: str, output: str) -> None:
        lines = output.strip().splitlines()
        super().__init__(both(key, lines[-1] if lines else "?"))


def measure_peer(peer: Peer, seconds: float) -> dict[str, Any]:
    """Its figures."""
    with TemporaryDirectory(prefix="tabularium-peer-") as folder:
        try:
            venv.create(folder, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise PeerFailed("bench.peer_install", str(error)) from error
        python = str(Path(folder, "bin", "python"))
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer.package]
        done = subprocess.run(install, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PeerFailed("bench.peer_install", done.stderr)
        return run_peer(peer, python, seconds)


def run_peer(peer: Peer, python: str, seconds: float) -> dict[str, Any]:
    """The figures, where it is installed for this Python."""
    command = [python, "-c", peer.script + COMMON, str(seconds)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise PeerFailed("bench.peer_run", run.stderr)
    figures: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return figures
