"""A simulation as tables, by seats and by actions: Parquet for programs, CSV for everything else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tabularium.lab.extras import library
from tabularium.lab.findings import Use
from tabularium.lab.intervals import Estimate
from tabularium.lab.playing import Outcome

SEATS: Final = "seats"
USES: Final = "uses"
POINTS: Final = "points_"


def rows(outcomes: Iterable[Outcome]) -> list[dict[str, Any]]:
    """What is known of each seat of each game."""
    found: list[dict[str, Any]] = []
    for outcome in outcomes:
        best = sorted(outcome.scores, reverse=True)
        for seat, bot in enumerate(outcome.bots):
            found.append(
                {
                    "game": outcome.number,
                    "seat": seat + 1,
                    "order": outcome.order[seat],
                    "bot": bot,
                    "score": outcome.scores[seat],
                    "place": best.index(outcome.scores[seat]) + 1,
                    "victory": outcome.shares[seat],
                    "decisions": outcome.decisions,
                    **{f"{POINTS}{name}": points for name, points in outcome.breakdown[seat].items()},
                }
            )
    return found


def use_rows(uses: Iterable[Use]) -> list[dict[str, Any]]:
    """What is known of each action."""
    return [
        {
            "action": use.action,
            "times": use.times,
            "per_game": use.per_game,
            "seats": use.takers,
            **_edges("with", use.with_it),
            **_edges("without", use.without_it),
        }
        for use in uses
    ]


def _edges(name: str, estimate: Estimate) -> dict[str, float]:
    return {f"victory_{name}": estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


def write_table(folder: Path, name: str, found: list[dict[str, Any]]) -> list[Path]:
    """A table of this name in this folder, as ``.parquet`` and as ``.csv``."""
    polars = library("polars")
    frame = polars.DataFrame(found, infer_schema_length=None)
    paths = [folder / f"{name}.parquet", folder / f"{name}.csv"]
    frame.write_parquet(paths[0])
    frame.write_csv(paths[1])
    return paths
