"""A simulation as one page that can be opened from disk: plots, and the same numbers as tables."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from tabularium.core.registry import find
from tabularium.lab.figures import plots
from tabularium.lab.findings import Findings, all_uses, findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.journal import outcomes
from tabularium.lab.plan import Plan
from tabularium.lab.tables import SEATS, USES, rows, use_rows, write_table
from tabularium.lab.words import number, ordinal, percent, plain, word

REPORT: Final = "report.html"
PLOTS: Final = "plots"
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2a2620; background: #faf7f0; margin: 0 auto; padding: 1.5rem;
  max-width: 52rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #cfc5b0; padding-bottom: .3rem; }
svg { max-width: 100%; height: auto; background: #fff; border: 1px solid #e4dcca; border-radius: 6px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #e4dcca; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { background: #efe8d8; padding: .1rem .3rem; border-radius: 4px; }
"""


def write_report(folder: Path, plan: Plan, command: str, lang: str) -> list[Path]:
    """The tables and the page of a folder, from its journal; where they are."""
    card, told = find(plan.game), list(outcomes(folder, plan.games))
    written = [*write_table(folder, SEATS, rows(told)), *write_table(folder, USES, use_rows(all_uses(told)))]
    found = findings(told, lang)
    drawn = plots(card, found, lang)
    path = folder / REPORT
    path.write_text(page(plan, found, drawn, command, lang), encoding="utf-8")
    (folder / PLOTS).mkdir(exist_ok=True)
    for name, drawing in drawn.items():
        (folder / PLOTS / f"{name}.svg").write_text(drawing, encoding="utf-8")
    return [*written, path]


def page(plan: Plan, found: Findings, drawn: dict[str, str], command: str, lang: str) -> str:
    """The whole page."""
    card = find(plan.game)
    title = word("title", lang, card.names[lang], found.games, found.seats)
    notes = [word("intervals", lang)] if plan.is_repeatable else [word("intervals", lang), word("not_repeatable", lang)]
    turns = [[ordinal(n + 1, lang), percent(estimate, lang)] for n, estimate in enumerate(found.by_order)]
    seats = [[word("seat", lang, n + 1), percent(estimate, lang)] for n, estimate in enumerate(found.by_seat)]
    bots = [
        [
            bot,
            str(len(found.scores[bot])),
            percent(estimate, lang),
            plain(found.mean_scores[bot], lang),
            str(max(found.scores[bot])),
        ]
        for bot, estimate in found.by_bot.items()
    ]
    points = [
        [
            card.wording.category(name, lang),
            _or_none(found.winners_points, name, lang),
            _or_none(found.losers_points, name, lang),
        ]
        for name in found.winners_points or found.losers_points
    ]
    uses = [
        [
            f"{escape(use.words)}<br><code>{escape(use.action)}</code>",
            number(use.per_game, lang, 2),
            percent(use.with_it, lang),
            percent(use.without_it, lang),
        ]
        for use in found.uses
    ]
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{word('made_with', lang)} <code>{escape(command)}</code></p>",
        "".join(f"<p>{escape(note)}</p>" for note in notes),
        _part("by_order", drawn["by_order"], _by_order(turns, lang), lang),
        _part("by_seat", drawn["by_seat"], _table(["", word("victories", lang)], seats), lang),
        _part(
            "by_bot",
            drawn["by_bot"],
            _table(
                [word(key, lang) for key in ("bot", "seats_counted", "victories", "mean_score", "best_score")], bots
            ),
            lang,
        ),
        _part("scores", drawn["scores"], "", lang),
        _part("points", drawn["points"], _table(["", word("winners", lang), word("losers", lang)], points), lang),
        _part("lengths", drawn["lengths"], "", lang),
        _part("uses", "", _uses(uses, lang), lang),
    ]
    return "\n".join(parts) + "\n"


def _by_order(turns: list[list[str]], lang: str) -> str:
    return f"<p>{escape(word('by_order_about', lang))}</p>{_table(['', word('victories', lang)], turns)}"


def _uses(uses: list[list[str]], lang: str) -> str:
    if not uses:
        return f"<p>{word('uses_none', lang)}</p>"
    heads = [word(key, lang) for key in ("action", "per_game", "with_it", "without_it")]
    return f"<p>{word('uses_about', lang)}</p>{_table(heads, uses, is_safe=True)}"


def _part(key: str, drawing: str, table: str, lang: str) -> str:
    return f"<h2>{escape(word(key, lang))}</h2>{drawing}{table}"


def _table(heads: list[str], lines: list[list[str]], is_safe: bool = False) -> str:
    """Words to the left, numbers to the right."""
    top = "".join(f'<th{_side(place)} scope="col">{escape(head)}</th>' for place, head in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(f"<td{_side(place)}>{cell if is_safe else escape(cell)}</td>" for place, cell in enumerate(line))
        + "</tr>"
        for line in lines
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _side(place: int) -> str:
    return ' class="n"' if place else ""


def _or_none(points: dict[str, Estimate], name: str, lang: str) -> str:
    return plain(points[name], lang) if name in points else "–"
