"""A simulation as one page that can be opened from disk: plots, and the same numbers as tables."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from tabularium.core.registry import find
from tabularium.lab.figures import plots
from tabularium.lab.findings import Findings, findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.journal import outcomes
from tabularium.lab.plan import Plan
from tabularium.lab.tables import SEATS, USES, rows, use_rows, write_table
from tabularium.lab.words import ordinal, percent, plain, several, word

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
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
th { vertical-align: bottom; }
code { background: #efe8d8; padding: .1rem .3rem; border-radius: 4px; }
@media (max-width: 40rem) {
  body { padding: 1rem; }
  table { font-size: .8rem; }
  th, td { padding-right: .5rem; }
  p code { overflow-wrap: anywhere; }
}
"""


def write_report(folder: Path, plan: Plan, command: str, lang: str) -> list[Path]:
    """The tables and the page of a folder, from all games in its journal; where they are."""
    card, told = find(plan.game), list(outcomes(folder))
    found = findings(told, lang)
    written = [*write_table(folder, SEATS, rows(told)), *write_table(folder, USES, use_rows(found))]
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
    title = word(
        "title", lang, card.names[lang], several("games", found.games, lang), several("seats", found.seats, lang)
    )
    notes = [word("more_games", lang, plan.games)] if found.games > plan.games else []
    notes.append(word("intervals", lang))
    if not plan.is_repeatable:
        notes.append(word("not_repeatable", lang))
    seats = [[word("seat", lang, n + 1), percent(estimate, lang)] for n, estimate in enumerate(found.by_seat)]
    scores = [[bot, plain(estimate, lang), str(max(found.scores[bot]))] for bot, estimate in found.mean_scores.items()]
    lengths = [[plain(found.mean_length, lang), str(min(found.lengths)), str(max(found.lengths))]]
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
            _on_two_lines(plain(use.per_game, lang, 2)),
            _on_two_lines(percent(use.with_it, lang)),
            _on_two_lines(percent(use.without_it, lang)),
        ]
        for use in found.shown
    ]
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p>{word('made_with', lang)} <code>{escape(command)}</code></p>",
        "".join(f"<p>{escape(note)}</p>" for note in notes),
        *_by_order(found, drawn, lang),
        _part("by_seat", drawn["by_seat"], _table(["", word("victories", lang)], seats), lang),
        *_by_bot(found, drawn, lang),
        _part("scores", drawn["scores"], _table(_heads(lang, "bot", "mean_score", "best_score"), scores), lang),
        _part("points", drawn["points"], _table(["", *_heads(lang, "winners", "losers")], points), lang),
        _part("lengths", drawn["lengths"], _table(_heads(lang, "mean_length", "shortest", "longest"), lengths), lang),
        _part("uses", "", _uses(uses, lang), lang),
    ]
    return "\n".join(parts) + "\n"


def _by_order(found: Findings, drawn: dict[str, str], lang: str) -> list[str]:
    """Nothing for whoever plays alone."""
    if found.seats == 1:
        return []
    lines = [[ordinal(n + 1, lang), percent(estimate, lang)] for n, estimate in enumerate(found.by_order)]
    table = f"<p>{escape(word('by_order_about', lang))}</p>{_table(['', *_heads(lang, 'victories')], lines)}"
    return [_part("by_order", drawn["by_order"], table, lang)]


def _by_bot(found: Findings, drawn: dict[str, str], lang: str) -> list[str]:
    """Nothing where one bot holds all seats: among themselves all victories are theirs."""
    lines = [[bot, str(len(found.scores[bot])), percent(estimate, lang)] for bot, estimate in found.by_bot.items()]
    heads = _heads(lang, "bot", "seats_counted", "victories_per_seat")
    return [_part("by_bot", drawn["by_bot"], _table(heads, lines), lang)] if lines else []


def _uses(uses: list[list[str]], lang: str) -> str:
    if not uses:
        return f"<p>{word('uses_none', lang)}</p>"
    heads = _heads(lang, "action", "per_game", "with_it", "without_it")
    return f"<p>{word('uses_about', lang)}</p>{_table(heads, uses, is_safe=True)}"


def _heads(lang: str, *keys: str) -> list[str]:
    return [word(key, lang) for key in keys]


def _on_two_lines(figure: str) -> str:
    """The interval below the value: four columns of both would be wider than the page."""
    return escape(figure).replace(" (", "<br>(", 1)


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
