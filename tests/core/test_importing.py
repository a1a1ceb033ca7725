"""A game is soon there: what bots, people or learning programs need of it is loaded when they first ask."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import tabularium as tab
from tabularium.games import LIBRARY

LATER = ("mind", "strategy", "text", "board", "fields", "gauges", "laying")
LOADED = """
import json, sys
import tabularium
from tabularium.core.registry import find
find({!r})
{}
print(json.dumps(list(sys.modules)))
"""


def modules_after(game: str, deed: str) -> set[str]:
    """The modules that a new Python has loaded when it has found this game and done this."""
    command = [sys.executable, "-c", LOADED.format(game, deed)]
    return set(json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


@pytest.mark.parametrize("game", LIBRARY)
def test_a_game_brings_its_rules_and_nothing_else(game: str) -> None:
    loaded = modules_after(game, "pass")
    assert {f"tabularium.games.{game}.{part}" for part in ("actions", "setup", "view")} <= loaded
    assert not {f"tabularium.games.{game}.{part}" for part in LATER} & loaded
    assert not {"tabularium.core.display", "hashlib"} & loaded


def test_the_rest_comes_when_it_is_asked_for() -> None:
    assert "tabularium.games.via_appia.mind" in modules_after("via_appia", "find('via_appia').mind()")
    shown = modules_after("via_appia", "tabularium.new('via_appia', 2, seed=1).text()")
    assert {"tabularium.games.via_appia.text", "tabularium.core.display"} <= shown
    assert "tabularium.games.via_appia.mind" not in shown


def test_a_game_tells_its_bots_the_same_through_its_card() -> None:
    match = tab.new("aquileia", 2, seed=1)
    table = match.game.setup(2, match.game.settle_options({}))
    assert match.game.evaluate(table, 0) == match.game.mind().evaluate(table, 0)
