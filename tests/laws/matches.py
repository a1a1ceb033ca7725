"""Random matches of all registered games, for the laws."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

import tabularium as tab
from tabularium.core.game import Value
from tabularium.core.match import Match


def modes() -> list[tuple[str, int, dict[str, Value]]]:
    """Every game at every seat count: with the defaults, and with each option at each of its other values."""
    found: list[tuple[str, int, dict[str, Value]]] = []
    for game in tab.games():
        for seats in game.seats:
            found.append((game.id, seats, {}))
            for option in game.options:
                for value in _few([value for value in option.values if value != option.default]):
                    try:
                        tab.new(game.id, seats, 0, {option.id: value})
                    except tab.TabulariumError:
                        continue  # not with so few seats
                    found.append((game.id, seats, {option.id: value}))
    return found


def _few(values: list[Value]) -> list[Value]:
    """All of them, or of a long row of numbers the first, the middle and the last."""
    return values if len(values) <= 6 else [values[0], values[len(values) // 2], values[-1]]


Mode = tuple[str, int, dict[str, Value]]

MODES = modes()
BASIC_MODES = [mode for mode in MODES if not mode[2]]
ENDS = [(game.id, seats, dict[str, Value]()) for game in tab.games() for seats in (game.seats[0], game.seats[-1])]
"""Each game with the fewest and with the most seats: for what takes long."""

seeds = st.integers(min_value=0, max_value=2**64)


def examples(count: int) -> settings:
    """So many matches where time is given (``make test-all``), two fifths of them else."""
    return settings(max_examples=count if os.environ.get("TABULARIUM_THOROUGH") else (2 * count + 4) // 5)


def modes_of(game: str) -> st.SearchStrategy[Mode]:
    return st.sampled_from([mode for mode in MODES if mode[0] == game])


def begun(mode: tuple[str, int, dict[str, Value]], seed: int) -> Match:
    game, seats, options = mode
    return tab.new(game, seats, seed, options)


def played(mode: tuple[str, int, dict[str, Value]], seed: int, moves: int | None = None) -> Match:
    """A match after that many random moves, or at its end."""
    match = begun(mode, seed)
    for _ in moving(match, seed, moves):
        pass
    return match


def moving(match: Match, seed: int, moves: int | None = None) -> Iterator[Match]:
    """The match itself, before each of its random moves."""
    rng = Random(seed)
    made = 0
    while (decision := match.decision) is not None and (moves is None or made < moves):
        yield match
        match.play(rng.choice(decision.options))
        made += 1


def everything(match: Match) -> Any:
    """All there is to know of a match, to compare two of them."""
    return match.record.actions, match._state.dump(), match._actors


def all_that_seat_sees(match: Match, seat: int | None) -> dict[str, Any]:
    """Every byte that a seat (None: a spectator) is ever shown of a position."""
    decision = match.decision
    seen: dict[str, Any] = {"view": match.view(seat)}
    for lang in ("en", "fr"):
        seen[f"text {lang}"] = match.text(seat, lang)
        seen[f"log {lang}"] = match.log(seat, lang)
        seen[f"picture {lang}"] = match.svg(seat, lang)
        if decision is not None and decision.seat == seat:
            seen[f"prompt {lang}"] = decision.prompt(lang)
            seen[f"labels {lang}"] = decision.labels(lang)
            seen[f"why not {lang}"] = match.why_not(lang)
        elif decision is not None:
            table = match.game.view(match._state, seat)
            seen[f"waiting {lang}"] = match.game.wording.waiting(table, lang, match.names(lang))
    if decision is not None and decision.seat == seat:
        seen["options"] = [str(option) for option in decision.options]
    # these name the whole record and the secret seed, which a resampled match does not share
    del seen["view"]["commitment"], seen["view"]["index"]
    seen["view"].pop("seed", None)
    return seen
