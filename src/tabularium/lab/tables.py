"""A simulation as a table, one row per seat and game: Parquet for programs, CSV for everything else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tabularium.core.standing import places
from tabularium.lab.extras import library
from tabularium.lab.playing import Outcome

SEATS: Final = "seats"
POINTS: Final = "points_"


def rows(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """What is known of each seat of each game."""
    found: list[dict[str, Any]] = []
    for outcome in outcomes:
        came = places(outcome.scores, [seat for seat, share in enumerate(outcome.shares) if share])
        for seat, bot in enumerate(outcome.bots):
            found.append(
                {
                    "game": outcome.number,
                    "seat": seat + 1,
                    "bot": bot,
                    "score": outcome.scores[seat],
                    "place": came[seat],
                    "victory": outcome.shares[seat],
                    "decisions": outcome.decisions,
                    **{f"{POINTS}{name}": points for name, points in outcome.breakdown[seat].items()},
                }
            )
    return found


def write_tables(folder: Path, found: list[dict[str, Any]]) -> list[Path]:
    """``seats.parquet`` and ``seats.csv`` in this folder."""
    polars = library("polars")
    frame = polars.DataFrame(found, infer_schema_length=None)
    paths = [folder / f"{SEATS}.parquet", folder / f"{SEATS}.csv"]
    frame.write_parquet(paths[0])
    frame.write_csv(paths[1])
    return paths
