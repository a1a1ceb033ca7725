"""Actions in words, for reports: one text for an action whose button says something else from use to use."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import tabularium as tab
from tabularium.lab.playing import Outcome
from tabularium.lab.words import word

GAMES_READ: Final = 12
"""So many games are gone through, and others only for actions that are seldom in these."""
GAP: Final = "…"
MARKS: Final = ",.:;?!)"
"""They end a word and are no part of it, so that "1" and "1," are the same word."""
LONGEST: Final = 30
"""So many letters has a name in short, at most."""

Once = dict[str, None]
"""Texts in the order in which they were met, each of them once."""


@dataclass(frozen=True, slots=True)
class Told:
    """Actions in words, and kinds of action: the verbs of their notation."""

    words: dict[str, str]
    """No two actions have the same."""
    short: dict[str, str]
    """Names for a plot, none twice either; the notation where a few words do not tell enough."""
    kinds: dict[str, str]
    """What is asked where such an action is chosen, or what such actions have in common."""


def kind_of(action: str) -> str:
    """``build`` of ``build:villa_blue_4``"""
    return action.partition(":")[0]


def in_words(enough: Mapping[str, int], outcomes: Sequence[Outcome], lang: str) -> Told:
    """What stands on the buttons of these actions, which are told as in ``Outcome.used``.

    It is said of each how many different buttons are enough, if a few games have not that many.
    """
    labels: defaultdict[str, Once] = defaultdict(dict)
    questions: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for number, outcome in enumerate(outcomes):
        lacking = {action for action, count in enough.items() if len(labels[action]) < count}
        wanted = enough.keys() if number < GAMES_READ else lacking & set[str]().union(*outcome.used)
        if not wanted:
            continue
        for match, action in tab.loads(outcome.record).retraced():
            told, decision = match.subject(action), match.decision
            if told in wanted and decision is not None:
                labels[told][decision.label(action, lang)] = None
                questions[kind_of(told)][_question(decision.prompt(lang))] += 1
    shared = {action: _shared(list(found)) for action, found in labels.items() if found}
    words = {told: said or in_common(list(labels[told]), lang) for told, said in shared.items()}
    kinds: defaultdict[str, list[str]] = defaultdict(list)
    for text, said in words.items():
        kinds[kind_of(text)].append(said)
    headings = {kind: _heading(questions[kind], buttons, lang) for kind, buttons in kinds.items()}
    return Told(_distinct(words), _in_short(shared), headings)


def in_common(labels: Sequence[str], lang: str) -> str:
    """What all of them say, with gaps where they differ; the first as an instance, if that is less than half of it.

    "Take 8 VP" and "Take 3 VP" are "Take … VP".
    """
    return _shared(labels) or word("for_instance", lang, labels[0])


def _shared(labels: Sequence[str], least: float = 0.5) -> str:
    """Empty, if it is nothing, or less than this part of the first."""
    first = kept = _parts(labels[0])
    for label in labels[1:]:
        kept = _merged(kept, _parts(label))
    if _letters(kept) < max(1, least * _letters(first)) or kept.count("(") != kept.count(")"):
        return ""
    said = "".join([part if part.strip("\u00a0") in MARKS else f" {part}" for part in kept])
    said = said.replace("( ", "(").strip()
    return re.sub(rf"{GAP}([,;]? {GAP})*\.?", GAP, said)


def _heading(questions: Counter[str], buttons: Sequence[str], lang: str) -> str:
    """What a single button says; or what is asked, if it is much the same everywhere; or how all the buttons begin."""
    if len(buttons) == 1:
        return buttons[0]
    asked, common = _shared(list(questions)), _shared(buttons, 0)
    if asked or not common or common.startswith(GAP):
        return asked or word("for_instance", lang, questions.most_common(1)[0][0])
    return common


def _question(prompt: str) -> str:
    """What is asked, without what is told besides."""
    sentences = re.split(r"(?<=[.?!]) ", prompt)
    return next((sentence for sentence in sentences if sentence.endswith("?")), sentences[0])


def _distinct(words: Mapping[str, str]) -> dict[str, str]:
    """With its notation, where another action has the same words."""
    often = Counter(words.values())
    return {action: said if often[said] == 1 else f"{said} ({action})" for action, said in words.items()}


def _in_short(words: Mapping[str, str]) -> dict[str, str]:
    """All of the words, or those before a colon, a bracket or a comma."""
    short: dict[str, str] = {}
    for action, said in words.items():
        parts = [re.split(stop, said)[0] for stop in ("$", r"\u00a0?: ", r" \(", ", ")]
        whole = [part for part in parts if 0 < len(part) <= LONGEST and part.count("(") == part.count(")")]
        short[action] = whole[0] if whole else action
    often = Counter(short.values())
    return {action: said if often[said] == 1 else action for action, said in short.items()}


def _parts(label: str) -> list[str]:
    """Its words, and apart from them the brackets around some of them and the marks that follow."""
    parts: list[str] = []
    for whole in label.split(" "):
        opened = re.match(r"\(*", whole)
        start = opened.end() if opened else 0
        ended = re.search(rf"(\u00a0?[{re.escape(MARKS)}])*$", whole[start:])
        end = start + ended.start() if ended else len(whole)
        if "(" in whole[start:end] or start == end:  # as in "house(s)"; or marks alone
            parts.append(whole)
        else:
            parts += ["("] * start + [whole[start:end]] + re.findall(r"\u00a0?.", whole[end:])
    return [part for part in parts if part]


def _letters(parts: Sequence[str]) -> int:
    return sum([sum(map(str.isalnum, part)) for part in parts])


def _merged(one: list[str], other: list[str]) -> list[str]:
    """What both say in the same order, and a gap wherever one of them says more."""
    start, last = 0, min(len(one), len(other))
    while start < last and one[start] == other[start]:
        start += 1
    end = 0
    while end < last - start and one[-1 - end] == other[-1 - end]:
        end += 1
    middle = _longest_common(one[start : len(one) - end], other[start : len(other) - end])
    return [*one[:start], *middle, *one[len(one) - end :]]


def _longest_common(one: list[str], other: list[str]) -> list[str]:
    """Of all ways to read them side by side the one where most letters are the same; words say more than numbers."""
    most = [[0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for i in reversed(range(len(one))):
        for j in reversed(range(len(other))):
            both = _weight(one[i]) + most[i + 1][j + 1] if one[i] == other[j] else 0
            most[i][j] = max(both, most[i + 1][j], most[i][j + 1])
    kept: list[str] = []
    i = j = 0
    while i < len(one) or j < len(other):
        if i < len(one) and j < len(other) and one[i] == other[j] and most[i][j] > most[i + 1][j + 1]:
            kept.append(one[i])
            i, j = i + 1, j + 1
        else:
            if kept[-1:] != [GAP]:
                kept.append(GAP)
            is_other = i == len(one) or (j < len(other) and most[i][j + 1] == most[i][j])
            i, j = (i, j + 1) if is_other else (i + 1, j)
    return kept


def _weight(part: str) -> int:
    return 1 + sum([4 if sign.isalpha() else 1 for sign in part])
