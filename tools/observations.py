"""Writes docs/reference/observations.md from what the games say of their fields: `python tools/observations.py`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import tabularium as tab
from tabularium.core.game import Game
from tabularium.research import Placed, describe

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "observations.md"
MOST_PARTS = 8

INTRODUCTION = """\
# What an observation says

The vectors that the [environments](../how-to/research.md) give, field by field. `tabularium.research.describe(game,
seats)` gives the same with the place of each field in the vector and the name of each number; meanings are there in
French, too.

- Everything is read from what the seat may know (`match.view(seat)`), so nothing hidden is in it.
- Seats are counted from the one that looks: `me`, then `rival1` to its left, and so on. What is listed for `me` follows
  in the same way for each rival; what the seat does not know of them is 0.
- Which of several things it is (a card, a place, a seat) is a 1 at its place and 0 elsewhere, and 0 everywhere if it is
  none of them.
- Amounts are plain numbers; those that the rules do not limit are cut off at the upper bound. With `is_scaled=True` all
  numbers are divided so that they lie between 0 and 1.
- The vector is the same with all options of a game; they are in it as `option.` fields.

This page is made by `python tools/observations.py`.
"""


def page() -> str:
    return "\n".join([INTRODUCTION, *[_chapter(game) for game in tab.games()]])


def _chapter(game: Game) -> str:
    fields = describe(game.id, max(game.seats))
    solo = describe(game.id, 1) if 1 in game.seats else []
    known = {field.name for field in fields}
    only_alone = [field for field in solo if field.name not in known]
    few = describe(game.id, min([seats for seats in game.seats if seats > 1]))
    only_few = [field for field in few if field.name not in known]
    sizes = ", ".join([f"{describe(game.id, seats)[-1].stop:,} with {seats}" for seats in game.seats])
    return "\n".join(
        [
            f"## {game.names['en']}",
            "",
            f"Numbers by seats: {sizes}. Actions: {len(game.actions.actions):,}.",
            "",
            *_table(f"With {max(game.seats)} seats", fields),
            *(_table("Only with the fewest rivals", only_few) if only_few else []),
            *(_table("Only alone", only_alone) if only_alone else []),
        ]
    )


def _table(title: str, fields: Sequence[Placed]) -> list[str]:
    rows = [
        f"| `{field.name}` | {field.stop - field.start} | {field.low:g} to {field.high:g} | {_meaning(field)} |"
        for field in fields
        if not field.name.startswith("rival")
    ]
    return [f"| {title} | numbers | | |", "|---|---|---|---|", *rows, ""]


def _meaning(field: Placed) -> str:
    parts = field.parts
    if len(parts) == 1:
        return field.meaning["en"]
    shown = ", ".join(parts) if len(parts) <= MOST_PARTS else f"{', '.join(parts[:3])} ... {parts[-1]}"
    return f"{field.meaning['en']} *{shown}*"


def main() -> None:
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
