"""A simulation as tables, one row per seat and game and one per action: Parquet for programs, CSV for all others."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from tabularium.lab.extras import library
from tabularium.lab.findings import Findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.playing import Outcome
from tabularium.lab.writing import write_whole

SEATS: Final = "seats"
USES: Final = "uses"
POINTS: Final = "points_"

Row = dict[str, Any]


def rows(outcomes: Iterable[Outcome]) -> list[Row]:
    """What is known of each seat of each game."""
    found: list[Row] = []
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            found.append(
                {
                    "game": outcome.number,
                    "seat": seat + 1,
                    "order": outcome.order[seat],
                    "bot": bot,
                    "score": outcome.scores[seat],
                    "place": outcome.places[seat],
                    "victory": outcome.shares[seat],
                    "decisions": outcome.decisions,
                    **{f"{POINTS}{name}": points for name, points in outcome.breakdown[seat].items()},
                }
            )
    return found


def use_rows(found: Findings) -> list[Row]:
    """What is known of each action that was ever taken, in the order of their names."""
    return [
        {
            "action": use.action,
            "times": use.times,
            **_columns("per_game", use.per_game),
            "seats": use.takers,
            **_columns("victory_with", use.with_it),
            **_columns("victory_without", use.without_it),
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
    """These rows in this folder, as Parquet and as CSV. Raises UnusableFolder."""
    polars = library("polars")
    frame = polars.DataFrame(found, infer_schema_length=None)
    frame = frame.cast({polars.Null: polars.Float64})  # a column of which nothing is known is still one of numbers
    written: list[Path] = []
    for ending, write in (("parquet", frame.write_parquet), ("csv", frame.write_csv)):
        content = BytesIO()
        write(content)
        written.append(folder / f"{name}.{ending}")
        write_whole(written[-1], content.getvalue())
    return written
