"""The plots of a report, as SVG text that stands in the page itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from tabularium.core.game import Game
from tabularium.lab.extras import library
from tabularium.lab.findings import Findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.words import ordinal, word

WIDTH: Final = 7.2
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
    return {
        "by_order": _victories([ordinal(n + 1, lang) for n in range(found.seats)], found.by_order, found, lang),
        "by_seat": _victories([word("seat", lang, n + 1) for n in range(found.seats)], found.by_seat, found, lang),
        "by_bot": _victories(list(found.by_bot), list(found.by_bot.values()), found, lang),
        "scores": _scores(found, lang),
        "points": _points(card, found, lang),
        "lengths": _lengths(found, lang),
    }


def _victories(names: Sequence[str], estimates: Sequence[Estimate], found: Findings, lang: str) -> str:
    figure, axes = _canvas(0.9 + 0.38 * len(names))
    places = range(len(names))
    values = [100 * estimate.value for estimate in estimates]
    reach = [[100 * (e.value - e.low) for e in estimates], [100 * (e.high - e.value) for e in estimates]]
    colours = [COLOURS[place % len(COLOURS)] for place in places]
    axes.barh(places, values, color=colours, height=0.6)
    axes.errorbar(values, places, xerr=reach, fmt="none", ecolor="#222222", capsize=3)
    axes.axvline(100 / found.seats, color="#555555", linestyle="--", linewidth=1)
    axes.text(100 / found.seats, -0.62, f" {word('even', lang)}", color="#555555", fontsize=9)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel(f"{word('share', lang)} (%)")
    return _text(figure)


def _scores(found: Findings, lang: str) -> str:
    figure, axes = _canvas(3.0)
    everything = [score for scores in found.scores.values() for score in scores]
    low, high = min(everything), max(everything) + 1
    step = max(1, (high - low) // 40)
    edges = list(range(low, high + step, step))
    for number, (bot, scores) in enumerate(found.scores.items()):
        weights = [100 / len(scores)] * len(scores)
        colour = COLOURS[number % len(COLOURS)]
        axes.hist(scores, edges, weights=weights, alpha=0.45, color=colour, label=bot)
        axes.hist(scores, edges, weights=weights, histtype="step", color=colour)
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
        reach = [[e.value - e.low for _, e in there], [e.high - e.value for _, e in there]]
        places = [place + 0.2 * (2 * number - 1) for place, _ in there]
        axes.barh(places, values, height=0.38, color=COLOURS[number], label=word(who, lang))
        axes.errorbar(values, places, xerr=reach, fmt="none", ecolor="#222222", capsize=2)
    axes.set_yticks(range(len(names)), [card.wording.category(name, lang) for name in names])
    axes.invert_yaxis()
    axes.set_xlabel(word("mean_points", lang))
    axes.legend(frameon=False)
    return _text(figure)


def _lengths(found: Findings, lang: str) -> str:
    figure, axes = _canvas(2.4)
    axes.hist(found.lengths, min(40, max(1, len(set(found.lengths)))), color=COLOURS[1])
    axes.set_xlabel(word("decisions", lang))
    axes.set_ylabel(word("games", lang))
    return _text(figure)


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
