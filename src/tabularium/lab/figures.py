"""The plots of a report, as SVG text that stands in the page itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from math import log, nan
from typing import Any, Final

from tabularium.core.game import Game
from tabularium.lab.extras import library
from tabularium.lab.findings import Findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.words import ordinal, word

WIDTH: Final = 4.8
"""Narrow, so that the letters can still be read where it is shrunk to the width of a telephone."""
MOST_BINS: Final = 40
"""Or about that, in round numbers."""
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Of the columns of a histogram."""
COLOURS: Final = ("#8c2f26", "#2f5d8c", "#b58a2a", "#4c7a45", "#6b4a86", "#7a7a7a")
STYLE: Final = {
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#8a8170",
    "svg.hashsalt": "tabularium",  # the same plot is the same text
    "svg.fonttype": "none",
}


def plots(card: Game, found: Findings, lang: str) -> dict[str, str]:
    """All plots by name."""
    drawn: dict[str, str] = {}
    if found.seats > 1:
        turns = [ordinal(n + 1, lang) for n in range(found.seats)]
        drawn["by_order"] = _victories(turns, found.by_order, found, lang)
    seats = [word("seat", lang, n + 1) for n in range(found.seats)]
    drawn["by_seat"] = _victories(seats, found.by_seat, found, lang)
    if found.by_bot:
        drawn["by_bot"] = _victories(list(found.by_bot), list(found.by_bot.values()), found, lang)
    drawn["scores"] = _scores(found, lang)
    if found.winners_points or found.losers_points:
        drawn["points"] = _points(card, found, lang)
    drawn["lengths"] = _lengths(found, lang)
    if found.telling:
        drawn["uses"] = _uses(found, lang)
    return drawn


def _victories(names: Sequence[str], estimates: Sequence[Estimate], found: Findings, lang: str) -> str:
    figure, axes = _canvas(0.9 + 0.38 * len(names))
    places = range(len(names))
    values = [100 * estimate.value for estimate in estimates]
    colours = [COLOURS[place % len(COLOURS)] for place in places]
    axes.barh(places, values, color=colours, height=0.6)
    axes.errorbar(values, places, xerr=_reach(estimates, 100), fmt="none", ecolor="#222222", capsize=3)
    if found.seats > 1:  # alone one is not like anybody
        axes.axvline(100 / found.seats, color="#555555", linestyle="--", linewidth=1)
        axes.text(100 / found.seats, -0.62, f" {word('even', lang)}", color="#555555", fontsize=9)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"{word('share', lang)} (%)")
    return _text(figure)


def _scores(found: Findings, lang: str) -> str:
    figure, axes = _canvas(3.0)
    edges = bins(list(found.scores.values()))
    for number, (bot, scores) in enumerate(found.scores.items()):
        weights = [100 / len(scores)] * len(scores)
        colour = COLOURS[number % len(COLOURS)]
        axes.hist(scores, edges, weights=weights, alpha=0.45, color=colour, label=bot)
        axes.hist(scores, edges, weights=weights, histtype="step", color=colour)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(word("score", lang))
    axes.set_ylabel(f"{word('share_of_seats', lang)} (%)")
    axes.legend(frameon=False)
    return _text(figure)


def _points(card: Game, found: Findings, lang: str) -> str:
    names = list(found.winners_points or found.losers_points)
    figure, axes = _canvas(0.9 + 0.5 * len(names))
    for number, (points, who) in enumerate([(found.winners_points, "winners"), (found.losers_points, "losers")]):
        there = [(place, points[name]) for place, name in enumerate(names) if name in points]
        if not there:
            continue
        values = [estimate.value for _, estimate in there]
        reach = _reach([estimate for _, estimate in there])
        places = [place + 0.2 * (2 * number - 1) for place, _ in there]
        axes.barh(places, values, height=0.38, color=COLOURS[number], label=word(who, lang))
        axes.errorbar(values, places, xerr=reach, fmt="none", ecolor="#222222", capsize=2)
    axes.set_yticks(range(len(names)), [card.wording.category(name, lang) for name in names])
    axes.invert_yaxis()
    axes.set_xlabel(word("mean_points", lang))
    _legend_above(figure)
    return _text(figure)


def _uses(found: Findings, lang: str) -> str:
    """Victories with and without the actions that say most, one below the other."""
    names = [use.short for use in found.telling]
    figure, axes = _canvas(1.1 + 0.42 * len(names))
    sides = {
        "with": [use.with_it for use in found.telling if use.with_it],
        "without": [use.without_it for use in found.telling if use.without_it],
    }
    for number, (key, estimates) in enumerate(sides.items()):
        places = [place + 0.16 * (2 * number - 1) for place in range(len(names))]
        values = [100 * estimate.value for estimate in estimates]
        reach = _reach(estimates, 100)
        label = word(key, lang)
        axes.errorbar(values, places, xerr=reach, fmt="os"[number], color=COLOURS[number], capsize=2, label=label)
    for place in range(1, len(names)):
        axes.axhline(place - 0.5, color="#e4dcca", linewidth=0.8, zorder=0)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlim(0, min(100, 103 * max([estimate.high for estimates in sides.values() for estimate in estimates])))
    axes.set_xlabel(f"{word('share', lang)} (%)")
    _legend_above(figure)
    return _text(figure)


def _lengths(found: Findings, lang: str) -> str:
    figure, axes = _canvas(2.4)
    axes.hist(found.lengths, bins([found.lengths]), color=COLOURS[1])
    for axis in (axes.xaxis, axes.yaxis):
        axis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(word("decisions", lang))
    axes.set_ylabel(word("games", lang))
    return _text(figure)


def bins(groups: Sequence[Sequence[int]]) -> list[int]:
    """Where the columns of a histogram begin and end: as wide as the values of each group are many and close together.

    By the rule of Freedman and Diaconis, in round numbers; the same for all groups, so that they can be compared.
    """
    low, high = min([min(group) for group in groups]), max([max(group) for group in groups])
    wanted = [1.0, (high - low) / MOST_BINS]
    for group in groups:
        ranked = sorted(group)
        middle_half = ranked[3 * len(ranked) // 4] - ranked[len(ranked) // 4]
        wanted.append(2 * middle_half / len(ranked) ** (1 / 3))
    width = min(WIDTHS, key=lambda width: abs(log(width / max(wanted))))
    first = low // width * width
    return list(range(first, high + width + 1, width))


def _reach(estimates: Sequence[Estimate], scale: float = 1.0) -> list[list[float]]:
    """How far error bars go to either side; nowhere, where no interval can be told."""
    return [
        [scale * (each.value - each.low) if each.is_bounded else nan for each in estimates],
        [scale * (each.high - each.value) if each.is_bounded else nan for each in estimates],
    ]


def _legend_above(figure: Any) -> None:
    """Where there is always room for it."""
    figure.legend(frameon=False, loc="outside upper center", ncols=2)


def _canvas(height: float) -> tuple[Any, Any]:
    """A figure of its own: no screen, no global state but the style of what is drawn now."""
    matplotlib = library("matplotlib")
    matplotlib.rcParams.update(STYLE)
    figure = library("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.add_subplot()


def _text(figure: Any) -> str:
    """Only the drawing: no prologue, no date, no links."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    drawn = out.getvalue()
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn[drawn.index("<svg") :], flags=re.DOTALL)
    return drawn.replace("<svg ", '<svg aria-hidden="true" ', 1)
