"""Bots against each other, and how strong that makes them: openskill ratings, and who beats whom."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

from tabularium.bots.spec import BotSpec
from tabularium.core.game import Value
from tabularium.core.registry import find
from tabularium.lab.extras import library
from tabularium.lab.intervals import Estimate, rate
from tabularium.lab.journal import outcomes
from tabularium.lab.plan import BadPlan, Plan, make_plan
from tabularium.lab.playing import Outcome
from tabularium.lab.words import number, percent, several, word
from tabularium.lab.writing import write_whole

TABLE: Final = "ladder.md"
FIGURES: Final = "ladder.json"
TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's place on the ladder."""

    bot: str
    rating: float
    sigma: float
    against: dict[str, Estimate]


def pairings(
    game: str, bots: tuple[BotSpec, ...], games: int, seed: int, options: dict[str, Value]
) -> list[tuple[str, Plan]]:
    """Every two of the bots, so many games each, seats changing: a name for the folder, and the plan."""
    if len(set(bots)) < TWO:
        raise BadPlan({"en": "Name at least two different bots.", "fr": "Nommez au moins deux bots différents."})
    seats = min(count for count in find(game).seats if count >= TWO)
    return [
        (f"{one}-{other}".replace(":", "_"), make_plan(game, seats, (one, other), games, seed, options))
        for one, other in combinations(dict.fromkeys(bots), TWO)
    ]


def rungs(folders: list[Path], games: int) -> list[Rung]:
    """The ladder that comes of so many games in each of these folders, the strongest first."""
    model = library("openskill.models").PlackettLuce()
    ratings: dict[str, object] = {}
    won: defaultdict[tuple[str, str], float] = defaultdict(float)
    met: defaultdict[tuple[str, str], int] = defaultdict(int)
    for outcome in _in_turn(folders, games):
        teams = [[ratings.setdefault(bot, model.rating(name=bot))] for bot in outcome.bots]
        # a share of the victory, not the score: what counts is who wins
        for team, bot in zip(model.rate(teams, scores=outcome.shares), outcome.bots, strict=True):
            ratings[bot] = team[0]
        for seat, bot in enumerate(outcome.bots):
            for other in outcome.bots:
                if other != bot:
                    won[bot, other] += outcome.shares[seat]
                    met[bot, other] += 1
    found = [
        Rung(
            bot,
            rated.mu,  # type: ignore[attr-defined]
            rated.sigma,  # type: ignore[attr-defined]
            {other: rate(won[bot, other], met[bot, other]) for other in ratings if (bot, other) in met},
        )
        for bot, rated in ratings.items()
    ]
    return sorted(found, key=lambda rung: -rung.rating)


def _in_turn(folders: list[Path], games: int) -> Iterator[Outcome]:
    """A game of each pairing in turn, so that no pairing is rated before the others have begun."""
    told = [list(outcomes(folder, games)) for folder in folders]
    for turn in range(max([len(played) for played in told], default=0)):
        for played in told:
            if turn < len(played):
                yield played[turn]


def write_ladder(
    folder: Path, game: str, found: list[Rung], games: int, command: str, lang: str, is_repeatable: bool
) -> list[Path]:
    """The ladder as a page of Markdown and as JSON, with the command that made it, and whether it would again. Raises
    UnusableFolder.
    """
    names = [rung.bot for rung in found]
    heads = [word("bot", lang), word("rating", lang), word("uncertainty", lang)]
    heads += [f"{word('against', lang)} {name}" for name in names]
    lines = [
        f"# {word('ladder_title', lang, find(game).names[lang], several('games', games, lang))}",
        "",
        f"`{command}`",
        "",
    ]
    lines += [f"| {' | '.join(heads)} |", f"|---{'|---:' * (len(heads) - 1)}|"]
    for rung in found:
        cells = [rung.bot, number(rung.rating, lang), number(rung.sigma, lang)]
        for name in names:
            estimate = rung.against.get(name)
            cells.append("" if estimate is None else percent(estimate, lang))
        lines.append(f"| {' | '.join(cells)} |")
    page, figures = folder / TABLE, folder / FIGURES
    notes = [word("intervals", lang)] if is_repeatable else [word("intervals", lang), word("not_repeatable", lang)]
    write_whole(page, "\n".join([*lines, *[f"\n{note}" for note in notes], ""]))
    rows = [{"bot": rung.bot, "rating": rung.rating, "sigma": rung.sigma, "against": rung.against} for rung in found]
    told = {"command": command, "game": game, "games": games, "repeatable": is_repeatable, "ladder": rows}
    write_whole(figures, json.dumps(told, indent=1) + "\n")
    return [page, figures]
