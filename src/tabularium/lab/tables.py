"""A simulation as tables, one row per seat and game and one per action: Parquet for programs, CSV for all others."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tabularium.core.standing import places
from tabularium.lab.extras import library
from tabularium.lab.findings import Findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.playing import Outcome

SEATS: Final = "seats"
USES: Final = "uses"
POINTS: Final = "points_"

Row = dict[str, Any]


def rows(outcomes: Iterable[Outcome]) -> list[Row]:
    """What is known of each seat of each game."""
    found: list[Row] = []
    for outcome in outcomes:
        came = places(outcome.scores, [seat for seat, share in enumerate(outcome.shares) if share])
        for seat, bot in enumerate(outcome.bots):
            found.append(
                {
                    "game": outcome.number,
                    "seat": seat + 1,
                    "order": outcome.order[seat],
                    "bot": bot,
                    "score": outcome.scores[seat],
                    "place": came[seat],
                    "victory": outcome.shares[seat],
                    "decisions": outcome.decisions,
                    **{f"{POINTS}{name}": points for name, points in outcome.breakdown[seat].items()},
                }
            )
    return found


def use_rows(found: Findings) -> list[Row]:
    """What is known of each action that was ever taken, in the order of their names."""
    seats = found.games * found.seats
    return [
        {
            "action": use.action,
            "times": use.times,
            **_columns("per_game", use.per_game),
            "seats": use.takers,
            **_columns("victory_with", use.with_it),
            **_columns("victory_without", use.without_it if use.takers < seats else None),
        }
        for use in sorted(found.uses, key=lambda use: use.action)
    ]


def _columns(name: str, estimate: Estimate | None) -> dict[str, float | None]:
    """A value and its interval; empty what cannot be told."""
    value, low, high = estimate or (None, None, None)
    if estimate is not None and not estimate.is_bounded:
        low = high = None
    return {name: value, f"{name}_low": low, f"{name}_high": high}


def write_table(folder: Path, name: str, found: list[Row]) -> list[Path]:
    """These rows in this folder, as Parquet and as CSV."""
    polars = library("polars")
    frame = polars.DataFrame(found, infer_schema_length=None)
    frame = frame.cast({polars.Null: polars.Float64})  # a column of which nothing is known is still one of numbers
    paths = [folder / f"{name}.parquet", folder / f"{name}.csv"]
    frame.write_parquet(paths[0])
    frame.write_csv(paths[1])
    return paths
