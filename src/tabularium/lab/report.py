"""A simulation as one page that can be opened from disk: plots, and the same numbers as tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from tabularium.core.game import Game
from tabularium.core.registry import find
from tabularium.lab.figures import plots
from tabularium.lab.findings import Findings, Use, findings
from tabularium.lab.intervals import Estimate
from tabularium.lab.journal import outcomes
from tabularium.lab.labels import kind_of
from tabularium.lab.plan import Plan
from tabularium.lab.tables import SEATS, USES, rows, use_rows, write_table
from tabularium.lab.words import number, ordinal, percent, plain, several, word
from tabularium.lab.writing import using, write_whole

REPORT: Final = "report.html"
PLOTS: Final = "plots"
NONE: Final = "–"
USE_HEADS: Final = ("action", "times", "per_game", "with_it", "without_it")
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2a2620; background: #faf7f0; margin: 0 auto; padding: 1.5rem;
  max-width: 52rem; }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #cfc5b0; padding-bottom: .3rem; }
svg { width: 100%; max-width: 34rem; height: auto; background: #fff; border: 1px solid #e4dcca; border-radius: 6px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .8rem 0; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid #e4dcca; vertical-align: top; }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
th { vertical-align: bottom; }
code { background: #efe8d8; padding: .1rem .3rem; border-radius: 4px; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .35rem 0; }
summary span { color: #6b6353; }
"""
NARROW: Final = """
  body { padding: 1rem; }
  table { font-size: .8rem; }
  th, td { padding-right: .5rem; }
  .uses, .uses tbody, .uses tr, .uses td { display: block; }
  .uses thead, .uses br { display: none; }
  .uses td { font-size: .95rem; padding-right: 0; }
  .uses td code { display: table; }
  .uses td.n { font-size: .85rem; text-align: left; white-space: normal; padding: 0; border: 0; }
  .uses tr { border-bottom: 1px solid #cfc5b0; padding: .3rem 0; }
  .uses td { border: 0; padding: 0; }
"""
"""On a telephone: a row of the table of actions is a card there, and each figure has its heading before it."""


def write_report(folder: Path, plan: Plan, command: str, lang: str) -> list[Path]:
    """The tables and the page of a folder, from all games in its journal; where they are. Raises UnusableFolder."""
    card, told = find(plan.game), list(outcomes(folder))
    found = findings(told, lang)
    written = [*write_table(folder, SEATS, rows(told)), *write_table(folder, USES, use_rows(found))]
    drawn = plots(card, found, lang)
    path = folder / REPORT
    write_whole(path, page(plan, found, drawn, command, lang))
    with using(folder, PLOTS):
        (folder / PLOTS).mkdir(exist_ok=True)
    for name, drawing in drawn.items():
        write_whole(folder / PLOTS / f"{name}.svg", drawing)
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
    heads = ["", word("victories", lang)]
    alone = f"<p>{escape(word('alone_about', lang))}</p>" if found.seats == 1 else ""
    scores = [[bot, plain(estimate, lang), str(max(found.scores[bot]))] for bot, estimate in found.mean_scores.items()]
    lengths = [[plain(found.mean_length, lang), str(min(found.lengths)), str(max(found.lengths))]]
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_style(lang)}</style><h1>{escape(title)}</h1>",
        f"<p>{word('made_with', lang)} <code>{escape(command)}</code></p>",
        "".join(f"<p>{escape(note)}</p>" for note in notes),
        *_by_order(found, drawn, lang),
        _part("alone" if found.seats == 1 else "by_seat", drawn["by_seat"], alone + _table(heads, seats), lang),
        *_by_bot(found, drawn, lang),
        _part("scores", drawn["scores"], _table(_heads(lang, "bot", "mean_score", "best_score"), scores), lang),
        _points(card, found, drawn, lang),
        _part("lengths", drawn["lengths"], _table(_heads(lang, "mean_length", "shortest", "longest"), lengths), lang),
        _uses(found, drawn, lang),
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


def _points(card: Game, found: Findings, drawn: dict[str, str], lang: str) -> str:
    lines = [
        [
            card.wording.category(name, lang),
            _or_none(found.winners_points.get(name), lang),
            _or_none(found.losers_points.get(name), lang),
        ]
        for name in found.winners_points or found.losers_points
    ]
    table = _table(["", *_heads(lang, "winners", "losers")], lines) if lines else ""
    return _part("points", _each_bot(found, lang) + drawn.get("points", ""), table, lang)


def _each_bot(found: Findings, lang: str) -> str:
    """How victories are compared where several bots have played."""
    notes = [word("one_sided" if found.is_one_sided else "each_bot", lang)] if found.by_bot else []
    if found.left_out:
        notes.append(word("left_out", lang, ", ".join(found.left_out)))
    return "".join([f"<p>{escape(note)}</p>" for note in notes])


def _uses(found: Findings, drawn: dict[str, str], lang: str) -> str:
    """First what says most, then everything by kind, folded up."""
    about = "uses_about" if found.telling else "uses_alike" if found.is_enough else "uses_none"
    telling = _use_table(found.telling, lang) if found.telling else ""
    kinds: defaultdict[str, list[Use]] = defaultdict(list)
    for use in sorted(found.uses, key=lambda use: (-use.times, use.action)):
        kinds[kind_of(use.action)].append(use)
    often = sorted(kinds.items(), key=lambda item: -sum([use.times for use in item[1]]))
    folded = "".join([_kind(kind, uses, found, lang) for kind, uses in often])
    notes = f"<p>{escape(word(about, lang))}</p>{_each_bot(found, lang)}"
    more = f"<h3>{escape(word('all_uses', lang))}</h3><p>{escape(word('all_uses_about', lang))}</p>{folded}"
    return _part("uses", notes + drawn.get("uses", ""), telling + more, lang)


def _kind(kind: str, uses: Sequence[Use], found: Findings, lang: str) -> str:
    per_game = sum([use.times for use in uses]) / found.games
    often = word("so_often", lang, several("actions", len(uses), lang), number(per_game, lang))
    said = f"{escape(found.kinds.get(kind, kind))} <code>{escape(kind)}</code> <span>{escape(often)}</span>"
    return f"<details><summary>{said}</summary>{_use_table(uses, lang)}</details>\n"


def _use_table(uses: Sequence[Use], lang: str) -> str:
    lines = [
        [
            f"{escape(use.words)}{'' if use.action in use.words else f'<br><code>{escape(use.action)}</code>'}",
            str(use.times),
            _on_two_lines(plain(use.per_game, lang, 2)),
            _on_two_lines(NONE if use.with_it is None else percent(use.with_it, lang)),
            _on_two_lines(NONE if use.without_it is None else percent(use.without_it, lang)),
        ]
        for use in uses
    ]
    return _table(_heads(lang, *USE_HEADS), lines, "uses")


def _style(lang: str) -> str:
    """With the headings that stand before the figures where the screen is narrow."""
    before = [
        f'  .uses td:nth-child({place})::before {{ content: "{word("said_of", lang, word(head, lang))}"; }}\n'
        for place, head in enumerate(USE_HEADS[1:], 2)
    ]
    return f"{STYLE}@media (max-width: 40rem) {{{NARROW}{''.join(before)}}}\n"


def _heads(lang: str, *keys: str) -> list[str]:
    return [word(key, lang) for key in keys]


def _on_two_lines(figure: str) -> str:
    """The interval below the value: four columns of both would be wider than the page."""
    return escape(figure).replace(" (", " <br>(", 1)


def _part(key: str, drawing: str, table: str, lang: str) -> str:
    return f"<h2>{escape(word(key, lang))}</h2>{drawing}{table}"


def _table(heads: list[str], lines: list[list[str]], kind: str = "") -> str:
    """Words to the left, numbers to the right. What is of some kind is HTML already."""
    top = "".join(f'<th{_side(place)} scope="col">{escape(head)}</th>' for place, head in enumerate(heads))
    body = "".join(
        "<tr>"
        + "".join(f"<td{_side(place)}>{cell if kind else escape(cell)}</td>" for place, cell in enumerate(line))
        + "</tr>"
        for line in lines
    )
    named = f' class="{kind}"' if kind else ""
    return f'<div class="wide"><table{named}><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _side(place: int) -> str:
    return ' class="n"' if place else ""


def _or_none(points: Estimate | None, lang: str) -> str:
    return NONE if points is None else plain(points, lang)
